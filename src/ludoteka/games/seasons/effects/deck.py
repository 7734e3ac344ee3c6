"""Drawing, looking at and revealing cards of the deck."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.event import explain
from ludoteka.core.memory import without
from ludoteka.core.packing import bit
from ludoteka.core.shape import SEAT, Number
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import CARDS_IN_ALL, FEW, UID
from ludoteka.games.seasons.cards.definition import CARDS, NEVER_FREE, SHIELD, Step
from ludoteka.games.seasons.effects.effect import effect, instant
from ludoteka.games.seasons.effects.gain import energy
from ludoteka.games.seasons.effects.pay import discard_energy
from ludoteka.games.seasons.energy import (
    size,
)
from ludoteka.games.seasons.payment import placed_detail, placed_words
from ludoteka.games.seasons.pieces import Placed
from ludoteka.games.seasons.shown import GaveCard, Option, Question, Reason
from ludoteka.games.seasons.table import ALL_ELEMENTS, Table, Verb, verb


@instant("draw-kept", n=Number(0, CARDS_IN_ALL))
def draw_kept(g: Table, t: Task) -> None:
    """Draw n cards that must be kept, one by one, so that those which lay open stay known to all (R368)."""
    for _ in range(t.n):
        g.look(t.seat, 1)
        g.keep_looked()


class DrawChoose(Verb):
    """Look at n cards, keep one, discard the others."""

    def run(self, g: Table, t: Task) -> None:
        if g.look(t.seat, t.n):
            g.ask_among(t, looked_cards(g), len(g.looked))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return looked_cards(g)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.keep_one_looked(option)
        g.discard_looked()

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"keep {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "keep", "card": CARDS[option].id}


draw_choose: Final = effect(DrawChoose("draw-choose"), n=FEW)


class DrawPlay(Verb):
    """Look at n cards and put one into play free if the gauge has room; the others are discarded."""

    def run(self, g: Table, t: Task) -> None:
        if not g.look(t.seat, t.n):
            return
        if g.has_room(t.seat) and self.offer(g, t, t.seat):
            g.ask_among(t, self.offer(g, t, t.seat), len(g.looked))
        else:
            g.discard_looked()

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return playable(g.looked)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.looked.remove(option)
        g.discard_looked()
        play_free(g, seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"play {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "play", "card": CARDS[option].id}


draw_play: Final = effect(DrawPlay("draw-play"), n=FEW)


class Prophecy(Verb):
    """Look at a card for each player and keep one; then `deal` hands out the others."""

    def run(self, g: Table, t: Task) -> None:
        if g.look(t.seat, g.seats):
            g.ask_among(t, looked_cards(g), len(g.looked))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return looked_cards(g)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.keep_one_looked(option)
        g.push(Task(DEAL, seat, t.card, (seat + 1) % g.seats))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"keep {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "keep", "card": CARDS[option].id}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "prophecy", **g.about(t.card), "receivers": receivers(g, seat)}


def receivers(g: Table, first: i64) -> list[int]:
    """Who gets the cards looked at, one each, clockwise."""
    return [int((first + i) % g.seats) for i in range(len(g.looked))]


prophecy: Final = effect(Prophecy("prophecy"))


class Deal(Verb):
    """Give one of the cards looked at to seat n, then go on clockwise."""

    def run(self, g: Table, t: Task) -> None:
        if g.looked:
            g.ask_among(t, looked_cards(g), len(g.looked))
        else:
            g.looker = -1

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return looked_cards(g)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.looked.remove(option)
        g.add_to_hand(t.n, option, bit(seat))
        g.barrier += 1
        if g.events is not None:
            audience = bit(seat) | bit(t.n)
            event: GaveCard = {"kind": "gave-card", "seat": seat, "to": t.n}
            explain(event, g.because(seat))
            g.whisper(event, {"given": CARDS[option].id}, audience)
        g.push(Task(DEAL, seat, t.card, (t.n + 1) % g.seats))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"give {CARDS[option].slug} to seat {t.n}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "give", "card": CARDS[option].id, "target": t.n}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "deal", **g.about(t.card), "receivers": receivers(g, t.n)}


@instant("rivals-draw", gauge=FEW)
def rivals_draw(g: Table, t: Task) -> None:
    """Each rival's gauge goes down by n, and the rival draws a card that must be kept."""
    for rival in g.rivals(t.seat):
        g.move_gauge(rival, -t.n, g.source(t.card), by=t.seat)
        g.look(rival, 1)
        g.keep_looked()


class RevealDraw(Verb):
    """Draw a card, show it, keep it, and gain its prestige in energy."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return bool(g.deck or g.discard)

    def run(self, g: Table, t: Task) -> None:
        card = g.take_top()
        if card == 0:
            return
        g.add_to_hand(t.seat, card, g.everyone())
        if g.events is not None:
            g.tell({"kind": "drew-openly", "seat": t.seat, "card": CARDS[card].id, **g.because(t.seat)})
        reward(g, t, card)


reveal_draw: Final = effect(RevealDraw("reveal-draw"))


class RevealDiscard(Verb):
    """Discard a card from hand openly and gain its prestige in energy."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return len(g.players[seat].hand) > 0

    def run(self, g: Table, t: Task) -> None:
        g.ask_among(t, self.offer(g, t, t.seat), len(g.players[t.seat].hand))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return different_cards(g.players[seat].hand)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if g.players[seat].changes(SHIELD) == 0:
            discard_openly(g, seat, option)
            reward(g, t, option)
        else:
            show(g, seat, option)
            g.push(Task(SHOWN, seat, t.card, option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"discard {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "discard", "card": CARDS[option].id}


reveal_discard: Final = effect(RevealDiscard("reveal-discard"))


class Shown(Verb):
    """The card n was shown from hand to be discarded; a shield may go in its place (R110)."""

    def fits(self, g: Table, t: Task) -> bool:
        return super().fits(g, t) and t.n in g.players[t.seat].hand

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = [0]
        options += g.shield_uids(seat)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        shield = g.find(seat, option) if option else None
        reward(g, t, t.n)
        if shield is None:
            discard_openly(g, seat, t.n)
        else:
            g.give_up(seat, shield, len(player.hand) + player.changes(SHIELD) - 1)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"sacrifice {placed_words(g, seat, option)}" if option else f"discard {CARDS[t.n].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if option:
            return placed_detail("sacrifice", g, seat, option)
        return {"do": "discard", "card": CARDS[t.n].id}


class Peek(Verb):
    """Look at the top card of the deck and put it back, or discard n tokens to put it into play free."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return bool(g.deck or g.discard)

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [{"kind": "no-deck-nor-discard"}]

    def run(self, g: Table, t: Task) -> None:
        if not g.deck:
            g.reshuffle()
        if g.deck_known[t.seat] == 0:
            g.deck_known[t.seat] = 1
            g.barrier += 1
        if g.events is not None:
            top = CARDS[g.deck[-1]].id
            g.whisper({"kind": "peeked", "seat": t.seat}, {"card": top}, bit(t.seat))
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        playing = (
            g.has_room(seat) and size(g.players[seat].spendable()) >= t.n and not CARDS[g.deck[-1]].changes(NEVER_FREE)
        )
        return [0, 1] if playing else [0]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option:
            g.push(Task(PLAY_TOP, seat, t.card))
            g.push(Task(discard_energy.code, seat, t.card, t.n))
        elif g.events is not None:
            g.tell({"kind": "put-back", "seat": seat})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return "play it" if option else "put it back"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "play-it" if option else "put-back"}


peek: Final = effect(Peek("peek"), price=FEW)


class PlayTop(Verb):
    """Put the top card of the deck into play free."""

    def run(self, g: Table, t: Task) -> None:
        play_free(g, t.seat, g.take_top())


class DiscardTop(Verb):
    """Discard the top card of the deck unseen."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return bool(g.deck or g.discard)

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [{"kind": "no-deck-nor-discard"}]

    def run(self, g: Table, t: Task) -> None:
        seen = g.top_known_to()
        card = g.take_top()
        g.discard_card(card, seen)
        if g.events is not None:
            if seen == g.everyone():
                g.tell({"kind": "discarded-openly", "seat": t.seat, "card": CARDS[card].id, **g.because(t.seat)})
            else:
                g.tell({"kind": "deck-discarded", "seat": t.seat, "n": 1})


discard_top: Final = effect(DiscardTop("discard-top"))


def playable(cards: list[int]) -> list[int]:
    """The different cards that may be put into play free."""
    return different_cards([card for card in cards if not CARDS[card].changes(NEVER_FREE)])


def show(g: Table, seat: i64, card: i64) -> None:
    """Show a card in hand to all."""
    for viewer in range(g.seats):
        slot = viewer * g.seats + seat
        if viewer != seat and card not in g.known_hand[slot]:
            if card in g.known_held[slot]:
                g.known_held[slot] = without(g.known_held[slot], card)
            g.known_hand[slot] = (*g.known_hand[slot], card)
    g.barrier += 1
    if g.events is not None:
        g.tell({"kind": "showed", "seat": seat, "card": CARDS[card].id})


def looked_cards(g: Table) -> list[int]:
    """The different cards being looked at."""
    return different_cards(g.looked)


def different_cards(cards: list[int]) -> list[int]:
    """Cards in their order, of equal ones only the first."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def reward(g: Table, t: Task, card: i64) -> None:
    """Gain as much energy as a card has prestige."""
    if CARDS[card].prestige > 0:
        g.push(Task(energy.code, t.seat, t.card, CARDS[card].prestige))


def discard_openly(g: Table, seat: i64, card: i64) -> None:
    """Discard a card from hand, shown to all."""
    g.take_from_hand(seat, card)
    g.discard_card(card, g.everyone())
    if g.events is not None:
        g.tell({"kind": "discarded-openly", "seat": seat, "card": CARDS[card].id, **g.because(seat)})


def play_free(g: Table, seat: i64, card: i64) -> None:
    """Put a card into play without summoning it."""
    if g.events is not None:
        g.tell({"kind": "played-free", "seat": seat, "card": CARDS[card].id, **g.because(seat)})
    g.enter(seat, card, ALL_ELEMENTS)


DEAL: Final = verb(Deal("deal", card=UID, n=SEAT))
SHOWN: Final = verb(Shown("shown", card=UID, n=Number(1, 127)))
PLAY_TOP: Final = verb(PlayTop("play-top", card=UID))
