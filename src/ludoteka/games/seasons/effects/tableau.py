"""Cards in play and in hand: sacrificing, returning, putting into play."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.state import Task
from ludoteka.games.seasons.cards.definition import CARDS, Step
from ludoteka.games.seasons.effects.deck import different_cards, discard_openly, play_free
from ludoteka.games.seasons.payment import (
    placed_words,
)
from ludoteka.games.seasons.table import Placed, Table, Verb, verb


class SacrificeSelf(Verb):
    def run(self, g: Table, t: Task) -> None:
        placed = g.find(t.seat, t.card)
        if placed is not None:
            g.sacrifice(t.seat, placed)


class SacrificeOne(Verb):
    """Sacrifice one card in play, if there is one."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return len(g.players[seat].tableau) >= step.n

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.different(g.players[seat].tableau)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, option)
        if placed is not None:
            g.sacrifice(seat, placed)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"sacrifice {placed_words(g, seat, option)}"


class RivalsSacrifice(Verb):
    def run(self, g: Table, t: Task) -> None:
        for rival in reversed(g.rivals(t.seat)):
            g.push(Task(SACRIFICE_ONE, rival))


class SacrificeFamiliar(Verb):
    """Discard a familiar from hand (option = its code) or sacrifice one in play (option = 128 + its uid)."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        if g.familiars(seat) > 0:
            return True
        for card in g.players[seat].hand:
            if CARDS[card].familiar:
                return True
        return False

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        options = different_cards([card for card in player.hand if CARDS[card].familiar])
        for uid in g.different([placed for placed in player.tableau if CARDS[placed.card].familiar]):
            options.append(128 + uid)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option < 128:
            discard_openly(g, seat, option)
        else:
            placed = g.find(seat, option - 128)
            if placed is not None:
                g.sacrifice(seat, placed)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        if option < 128:
            return f"discard {CARDS[option].slug}"
        return f"sacrifice {placed_words(g, seat, option - 128)}"


class EveryoneReturns(Verb):
    """Each player takes a magic item in play back to hand, the left neighbour first, the owner last."""

    def run(self, g: Table, t: Task) -> None:
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
                g.tell("returned", seat, {"card": CARDS[placed.card].id})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"return {placed_words(g, seat, option)}"


class Dream(Verb):
    """Sacrifice the card and discard the reserve; then a card from hand is put into play free."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        player = g.players[seat]
        return len(player.hand) > 0 and len(player.tableau) - 1 < player.gauge

    def run(self, g: Table, t: Task) -> None:
        placed = g.find(t.seat, t.card)
        if placed is not None:
            g.push(Task(PLAY_HAND, t.seat))
            g.sacrifice(t.seat, placed)
            g.lose_reserve(t.seat)


class PlayHand(Verb):
    """Put a card from hand into play free."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return different_cards(g.players[seat].hand)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.take_from_hand(seat, option)
        play_free(g, seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"play {CARDS[option].slug}"


class PassOn(Verb):
    """The card goes, straightened, into the left neighbour's play area."""

    def run(self, g: Table, t: Task) -> None:
        placed = g.find(t.seat, t.card)
        if placed is None:
            return
        left = (t.seat + 1) % g.seats
        g.leave(t.seat, placed)
        placed.tapped = False
        g.players[left].tableau.append(placed)
        g.players[left].refresh()
        if g.events is not None:
            g.tell("passed-on", t.seat, {"card": CARDS[placed.card].id, "to": left})


def sacrifice_self() -> Step:
    return Step(SACRIFICE_SELF)


def sacrifice_one(needed: int) -> Step:
    return Step(SACRIFICE_ONE, needed)


def rivals_sacrifice() -> Step:
    return Step(RIVALS_SACRIFICE)


def sacrifice_familiar() -> Step:
    return Step(SACRIFICE_FAMILIAR)


def everyone_returns() -> Step:
    return Step(EVERYONE_RETURNS)


def dream() -> Step:
    return Step(DREAM)


def pass_on() -> Step:
    return Step(PASS_ON)


SACRIFICE_SELF: Final = verb(SacrificeSelf("sacrifice-self"))
SACRIFICE_ONE: Final = verb(SacrificeOne("sacrifice"))
RIVALS_SACRIFICE: Final = verb(RivalsSacrifice("rivals-sacrifice"))
SACRIFICE_FAMILIAR: Final = verb(SacrificeFamiliar("sacrifice-familiar"))
EVERYONE_RETURNS: Final = verb(EveryoneReturns("everyone-returns"))
RETURN_ITEM: Final = verb(ReturnItem("return-item"))
DREAM: Final = verb(Dream("dream"))
PLAY_HAND: Final = verb(PlayHand("play-hand"))
PASS_ON: Final = verb(PassOn("pass-on"))
