"""Crystals and the summoning gauge."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.shape import Number
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import FEW, SOME_CRYSTALS
from ludoteka.games.seasons.cards.definition import CARDS, Step
from ludoteka.games.seasons.effects.effect import effect, instant
from ludoteka.games.seasons.energy import (
    size,
)
from ludoteka.games.seasons.pieces import Placed
from ludoteka.games.seasons.shown import Reason
from ludoteka.games.seasons.table import SACRIFICE_DUE, Table, Verb


@instant("crystals", n=SOME_CRYSTALS)
def crystals(g: Table, t: Task) -> None:
    g.gain_crystals(t.seat, t.n, g.source(t.card))


class PayCrystals(Verb):
    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return crystals >= step.n

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [g.lacking_crystals(seat, step.n, g.rival_fairies(seat))]

    def run(self, g: Table, t: Task) -> None:
        g.lose_crystals(t.seat, t.n, g.source(t.card))


pay_crystals: Final = effect(PayCrystals("pay-crystals"), n=SOME_CRYSTALS)


@instant("lose-crystals", n=SOME_CRYSTALS)
def lose_crystals(g: Table, t: Task) -> None:
    g.lose_crystals(t.seat, t.n, g.source(t.card))


@instant("rivals-lose", n=SOME_CRYSTALS)
def rivals_lose(g: Table, t: Task) -> None:
    for rival in g.rivals(t.seat):
        g.lose_crystals(rival, t.n, g.source(t.card), by=t.seat)


@instant("tribute", n=SOME_CRYSTALS)
def tribute(g: Table, t: Task) -> None:
    """Each rival gives n crystals, or all they have."""
    for rival in g.rivals(t.seat):
        g.take_crystals(t.seat, rival, t.n, g.source(t.card))


@instant("extort", n=SOME_CRYSTALS)
def extort(g: Table, t: Task) -> None:
    """Each rival gives n crystals; if one cannot, the card is sacrificed."""
    placed = g.find(t.seat, t.card)
    if placed is None:
        return
    refused = False
    for rival in g.rivals(t.seat):
        if g.take_crystals(t.seat, rival, t.n, CARDS[placed.card].id) < t.n:
            refused = True
    if refused:
        g.push(Task(SACRIFICE_DUE, t.seat, t.card))


@instant("leaders-theft", n=SOME_CRYSTALS)
def leaders_theft(g: Table, t: Task) -> None:
    """If the owner is strictly ahead in crystals, take n from each rival."""
    own = g.players[t.seat].crystals
    for rival in g.rivals(t.seat):
        if g.players[rival].crystals >= own:
            return
    for rival in g.rivals(t.seat):
        g.take_crystals(t.seat, rival, t.n, g.source(t.card))


@instant("crystals-per-item", n=SOME_CRYSTALS)
def crystals_per_item(g: Table, t: Task) -> None:
    """n crystals for each other magic item in play."""
    g.gain_crystals(t.seat, t.n * g.items(t.seat, t.card), g.source(t.card))


@instant("crystals-per-familiar", n=SOME_CRYSTALS)
def crystals_per_familiar(g: Table, t: Task) -> None:
    g.gain_crystals(t.seat, t.n * g.familiars(t.seat), g.source(t.card))


@instant("full-reserve-reward", n=FEW, at_least=SOME_CRYSTALS)
def full_reserve_reward(g: Table, t: Task) -> None:
    """n crystals if the reserve holds at least m tokens."""
    if size(g.players[t.seat].reserve) >= t.m:
        g.gain_crystals(t.seat, t.n, g.source(t.card))


@instant("gauge", n=Number(-9, 9))
def gauge(g: Table, t: Task) -> None:
    g.move_gauge(t.seat, t.n, g.source(t.card))
