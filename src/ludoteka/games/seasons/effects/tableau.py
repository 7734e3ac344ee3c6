"""Cards in play and in hand: sacrificing, returning, putting into play."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.shape import BIT, NOTHING
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import FEW, UID
from ludoteka.games.seasons.cards.definition import CARDS, SHIELD, Step
from ludoteka.games.seasons.effects.deck import different_cards, discard_openly, play_free, playable
from ludoteka.games.seasons.effects.effect import effect, instant
from ludoteka.games.seasons.payment import placed_detail, placed_words
from ludoteka.games.seasons.pieces import Placed
from ludoteka.games.seasons.shown import Option, Reason
from ludoteka.games.seasons.table import CAUSES, IMPOSED, SACRIFICE_DUE, SETTLE_GUARD, Table, Verb, verb

IN_PLAY: Final[i64] = 128  # options that name a card in play begin here, those below name a card in hand


class Doomed(Verb):
    """A card that is to be sacrificed: it goes itself, or a shield in its place."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        if g.find(seat, t.card) is None:
            return []
        options: list[int] = [t.card]
        options += g.shield_uids(seat, t.card)
        return options

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"sacrifice {placed_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return placed_detail("sacrifice", g, seat, option)


class SacrificeSelf(Doomed):
    """The card itself, or a shield in its place. A shield, and with m the card too, leaves when the effect is over."""

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, option)
        if placed is None:
            return
        if option != t.card:
            placed.guard = t.card
        elif t.m == 0:
            g.sacrifice(seat, placed)


sacrifice_self: Final = effect(SacrificeSelf("sacrifice-self"), n=NOTHING, late=BIT)


class SettleGuard(Verb):
    """The effect of a card that sacrifices itself is over: the shield promised for it leaves, or the card (R300)."""

    def run(self, g: Table, t: Task) -> None:
        for shield in g.players[t.seat].tableau:
            if shield.guard == t.card:
                shield.guard = 0
                if CARDS[shield.face].changes(SHIELD):  # due even if the card it saves has left meanwhile
                    g.give_up(t.seat, shield, g.players[t.seat].changes(SHIELD))
                    return
        placed = g.find(t.seat, t.card)
        if placed is not None:
            g.sacrifice(t.seat, placed)


class SacrificeDue(Doomed):
    """A card has to be sacrificed at once; a shield may go in its place."""

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, option)
        if placed is None:
            return
        if option == t.card:
            g.sacrifice(seat, placed)
        else:
            g.give_up(seat, placed, g.players[seat].changes(SHIELD))


class SacrificeOne(Verb):
    """Sacrifice one card in play, if there is one."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return len(g.players[seat].tableau) >= step.n

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [{"kind": "needs-cards", "n": step.n - len(g.players[seat].tableau)}]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.different(g.players[seat].tableau)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, option)
        if placed is not None:
            g.give_up(seat, placed, len(g.players[seat].tableau) - 1)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"sacrifice {placed_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return placed_detail("sacrifice", g, seat, option)


sacrifice_one: Final = effect(SacrificeOne("sacrifice"), needed=FEW)


@instant("rivals-sacrifice")
def rivals_sacrifice(g: Table, t: Task) -> None:
    for rival in reversed(g.rivals(t.seat)):
        g.push(Task(sacrifice_one.code, rival))


class SacrificeFamiliar(Verb):
    """Discard a familiar from hand (option = its code) or sacrifice one in play (option = 128 + its uid)."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        if g.familiars(seat) > 0:
            return True
        for card in g.players[seat].hand:
            if CARDS[card].familiar:
                return True
        return False

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [{"kind": "no-familiar"}]

    def run(self, g: Table, t: Task) -> None:
        g.ask_among(t, self.offer(g, t, t.seat), len(g.players[t.seat].hand), len(self.in_play(g, t.seat)))

    def in_play(self, g: Table, seat: i64) -> list[Placed]:
        """Cards in play that meet the demand: familiars, and shields in their place."""
        return [p for p in g.players[seat].tableau if CARDS[p.card].familiar or CARDS[p.face].changes(SHIELD)]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = different_cards([card for card in g.players[seat].hand if CARDS[card].familiar])
        for uid in g.different(self.in_play(g, seat)):
            options.append(IN_PLAY + uid)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option < IN_PLAY:
            discard_openly(g, seat, option)
            return
        placed = g.find(seat, option - IN_PLAY)
        if placed is not None:
            others: i64 = len(self.in_play(g, seat)) - 1
            for card in g.players[seat].hand:
                if CARDS[card].familiar:
                    others += 1
            g.give_up(seat, placed, others)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return demand_words(g, seat, option)

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return demand_detail(g, seat, option)


sacrifice_familiar: Final = effect(SacrificeFamiliar("sacrifice-familiar"))


@instant("everyone-returns")
def everyone_returns(g: Table, t: Task) -> None:
    """Each player takes a magic item in play back to hand, the left neighbour first, the owner last."""
    g.push(Task(RETURN_ITEM, t.seat))
    for rival in reversed(g.rivals(t.seat)):
        g.push(Task(RETURN_ITEM, rival))


class ReturnItem(Verb):
    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.different([placed for placed in g.players[seat].tableau if not CARDS[placed.card].familiar])

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, option)
        if placed is not None:
            g.leave(seat, placed)
            g.add_to_hand(seat, placed.card, g.everyone())
            if g.events is not None:
                g.tell({"kind": "returned", "seat": seat, "card": CARDS[placed.card].id, **g.because(seat)})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"return {placed_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return placed_detail("return", g, seat, option)


class Dream(SacrificeSelf):
    """Sacrifice the card, or a shield, and discard the reserve; then a card from hand is put into play free."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        player = g.players[seat]
        return len(playable(player.hand)) > 0 and len(player.tableau) - 1 < player.gauge

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        player = g.players[seat]
        found: list[Reason] = []
        if not playable(player.hand):
            found.append({"kind": "no-playable"})
        if len(player.tableau) - 1 >= player.gauge:
            found.append({"kind": "gauge-full", "cards": len(player.tableau) - 1, "gauge": player.gauge})
        return found

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        """A shield leaves only after the effect, so the gauge must have room for one more card until then (R301)."""
        return super().offer(g, t, seat) if g.has_room(seat) else [t.card]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.push(Task(PLAY_HAND, seat))
        super().settle(g, t, seat, option)
        g.lose_reserve(seat, g.source(t.card))


dream: Final = effect(Dream("dream"))


class PlayHand(Verb):
    """Put a card from hand into play free."""

    def run(self, g: Table, t: Task) -> None:
        g.ask_among(t, self.offer(g, t, t.seat), len(g.players[t.seat].hand))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return playable(g.players[seat].hand)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.take_from_hand(seat, option)
        play_free(g, seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"play {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "play", "card": CARDS[option].id}


@instant("pass-on")
def pass_on(g: Table, t: Task) -> None:
    """The card goes, straightened, into the left neighbour's play area."""
    placed = g.find(t.seat, t.card)
    if placed is None:
        return
    left = (t.seat + 1) % g.seats
    g.leave(t.seat, placed)
    placed.tapped = False
    g.players[left].tableau.append(placed)
    g.players[left].refresh()
    if g.events is not None:
        g.tell({"kind": "passed-on", "seat": t.seat, "card": CARDS[placed.card].id, "to": left})


def demand_words(g: Table, seat: int, option: int) -> str:
    """A card given up, as text: from hand (its code) or in play (IN_PLAY + its uid)."""
    if option < IN_PLAY:
        return f"discard {CARDS[option].slug}"
    return f"sacrifice {placed_words(g, seat, option - IN_PLAY)}"


def demand_detail(g: Table, seat: int, option: int) -> Option:
    """A card given up, as data."""
    if option < IN_PLAY:
        return {"do": "discard", "card": CARDS[option].id}
    return placed_detail("sacrifice", g, seat, option - IN_PLAY)


verb(SettleGuard("settle-guard", card=UID), promised=SETTLE_GUARD)
verb(SacrificeDue("sacrifice-due", card=UID), promised=SACRIFICE_DUE)
RETURN_ITEM: Final = verb(ReturnItem("return-item"))
PLAY_HAND: Final = verb(PlayHand("play-hand"))
IMPOSED.update((RETURN_ITEM, sacrifice_one.code))
CAUSES.update({RETURN_ITEM: "base:17", sacrifice_one.code: "base:10"})  # the only cards that make others do it
CAUSES[PLAY_HAND] = "base:24"  # and the only one that does this
