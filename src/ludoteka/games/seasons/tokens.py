"""The twelve special ability tokens of Enchanted Kingdom: used once in one's own turn, scored at the end."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import bit
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import FEW, GAUGE_MAX, PASSIVE_TOKEN
from ludoteka.games.seasons.cards.definition import CARDS, Step
from ludoteka.games.seasons.effects.crystals import crystals, gauge
from ludoteka.games.seasons.effects.deck import different_cards
from ludoteka.games.seasons.effects.effect import effect
from ludoteka.games.seasons.effects.gain import energy
from ludoteka.games.seasons.effects.kingdom import arrange
from ludoteka.games.seasons.effects.tableau import IN_PLAY, demand_detail, demand_words
from ludoteka.games.seasons.energy import WATER, count
from ludoteka.games.seasons.payment import pay, payment_detail, payment_words, splits
from ludoteka.games.seasons.shown import HandSeen, Option, Question
from ludoteka.games.seasons.table import DRAW_OR_NOT, HAND_PENALTY, LEAP, Table, Verb

TOKENS: Final = 12
WATER_NEEDED: Final[i64] = 4
HAND_REWARD: Final[i64] = 3


class Ability:
    """An ability token: its effect, and the points on its back."""

    def __init__(self, number: int, *steps: Step, points: int) -> None:
        self.number: i64 = number
        self.points: i64 = points
        self.steps: list[Step] = list(steps)


class DropCard(Verb):
    """Give up a card in hand or in play. A token is no power card, so a shield earns nothing (R116)."""

    def run(self, g: Table, t: Task) -> None:
        player = g.players[t.seat]
        g.ask_among(t, self.offer(g, t, t.seat), len(player.hand), len(player.tableau))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        options = different_cards(player.hand)
        for uid in g.different(player.tableau):
            options.append(IN_PLAY + uid)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option < IN_PLAY:
            g.discard_unseen(seat, option)
            return
        placed = g.find(seat, option - IN_PLAY)
        if placed is not None:
            g.sacrifice(seat, placed)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return demand_words(g, seat, option)

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return demand_detail(g, seat, option)


class DrainWater(Verb):
    """Discard n water tokens."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return splits(g.players[seat], WATER * t.n)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        pay(g, seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"discard {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return payment_detail("drain-water", g, seat, option)

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "drain-water", **g.about(t.card), "n": int(t.n)}


class Boost(Verb):
    """Transmuting is allowed and every token brings n more crystals this turn."""

    def run(self, g: Table, t: Task) -> None:
        g.transmuting = True
        g.surplus += t.n


class SeeHands(Verb):
    """Look at the hands of all rivals."""

    def run(self, g: Table, t: Task) -> None:
        g.barrier += 1
        for rival in g.rivals(t.seat):
            slot = t.seat * g.seats + rival
            hand = g.players[rival].hand
            fresh = hand.copy()
            for card in g.known_hand[slot]:
                fresh.remove(card)
            held = list(g.known_held[slot])
            for card in fresh:
                if card in held:
                    held.remove(card)
            g.known_held[slot] = tuple(held)
            g.known_hand[slot] = tuple(hand)
            if g.events is not None:
                ids = [CARDS[card].id for card in hand]
                event: HandSeen = {"kind": "hand-seen", "seat": rival, "n": len(ids), "by": t.seat}
                g.whisper(event, {"cards": ids}, bit(t.seat))


drop_card: Final = effect(DropCard("drop-card"))
drain_water: Final = effect(DrainWater("drain-water"), n=FEW)
boost: Final = effect(Boost("boost"), n=FEW)
see_hands: Final = effect(SeeHands("see-hands"))


ABILITIES: Final = [
    Ability(0, points=0),
    Ability(1, Step(DRAW_OR_NOT), points=-5),
    Ability(2, drop_card(), points=6),
    Ability(3, energy(2), points=-5),
    Ability(4, gauge(-1), points=10),
    Ability(PASSIVE_TOKEN, points=0),
    Ability(6, boost(1), points=0),
    Ability(7, crystals(12), points=-6),
    Ability(8, drain_water(WATER_NEEDED), points=18),
    Ability(9, gauge(2), points=-5),
    Ability(10, Step(LEAP, 2), points=3),
    Ability(11, see_hands(), points=9),
    Ability(12, arrange(3), points=0),
]


def can_use_token(g: Table, seat: i64) -> bool:
    """Whether the seat's token can be used now; it is known to be there and unused."""
    player = g.players[seat]
    token = player.token
    if token == 1:
        return bool(g.deck or g.discard)
    if token == 2:
        return bool(player.hand or player.tableau)
    if token == 4:
        return player.gauge > 0 and player.gauge > len(player.tableau)
    if token == 8:
        return count(player.spendable(), 1) >= WATER_NEEDED
    if token == 9:
        return player.gauge < GAUGE_MAX
    if token == 12:
        return len(g.deck) > 0
    return token != PASSIVE_TOKEN


def use_token(g: Table, seat: i64) -> None:
    """Turn the token over and do what it says."""
    player = g.players[seat]
    player.token_used = True
    if g.events is not None:
        g.tell({"kind": "token-used", "seat": seat, "token": player.token})
    g.push_steps(ABILITIES[player.token].steps, seat, 0)


def token_points(g: Table, seat: i64) -> i64:
    """Points of the token at the end: only of one that was used (R381)."""
    player = g.players[seat]
    return ABILITIES[player.token].points if player.token_used else 0


def hand_points(g: Table, seat: i64) -> i64:
    """Points of the cards left in hand."""
    player = g.players[seat]
    return len(player.hand) * (HAND_REWARD if player.token == PASSIVE_TOKEN else -HAND_PENALTY)
