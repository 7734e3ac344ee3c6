"""Crystals and the summoning gauge."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.shape import Number
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import FEW, SOME_CRYSTALS, UID
from ludoteka.games.seasons.cards.definition import CARDS, Step
from ludoteka.games.seasons.energy import (
    size,
)
from ludoteka.games.seasons.pieces import Placed
from ludoteka.games.seasons.table import SACRIFICE_DUE, Table, Verb, verb


class GainCrystals(Verb):
    def run(self, g: Table, t: Task) -> None:
        g.gain_crystals(t.seat, t.n, g.source(t.card))


class PayCrystals(Verb):
    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return crystals >= step.n

    def run(self, g: Table, t: Task) -> None:
        g.lose_crystals(t.seat, t.n, g.source(t.card))


class LoseCrystals(Verb):
    def run(self, g: Table, t: Task) -> None:
        g.lose_crystals(t.seat, t.n, g.source(t.card))


class RivalsLose(Verb):
    def run(self, g: Table, t: Task) -> None:
        for rival in g.rivals(t.seat):
            g.lose_crystals(rival, t.n, g.source(t.card))


class Tribute(Verb):
    """Each rival gives n crystals, or what he has."""

    def run(self, g: Table, t: Task) -> None:
        for rival in g.rivals(t.seat):
            g.take_crystals(t.seat, rival, t.n, g.source(t.card))


class Extort(Verb):
    """Each rival gives n crystals; if one cannot, the card is sacrificed."""

    def run(self, g: Table, t: Task) -> None:
        placed = g.find(t.seat, t.card)
        if placed is None:
            return
        refused = False
        for rival in g.rivals(t.seat):
            if g.take_crystals(t.seat, rival, t.n, CARDS[placed.card].id) < t.n:
                refused = True
        if refused:
            g.push(Task(SACRIFICE_DUE, t.seat, t.card))


class LeadersTheft(Verb):
    """If the owner is strictly ahead in crystals, take n from each rival."""

    def run(self, g: Table, t: Task) -> None:
        own = g.players[t.seat].crystals
        for rival in g.rivals(t.seat):
            if g.players[rival].crystals >= own:
                return
        for rival in g.rivals(t.seat):
            g.take_crystals(t.seat, rival, t.n, g.source(t.card))


class CrystalsPerItem(Verb):
    """n crystals for each other magic item in play."""

    def run(self, g: Table, t: Task) -> None:
        g.gain_crystals(t.seat, t.n * g.items(t.seat, t.card), g.source(t.card))


class CrystalsPerFamiliar(Verb):
    def run(self, g: Table, t: Task) -> None:
        g.gain_crystals(t.seat, t.n * g.familiars(t.seat), g.source(t.card))


class FullReserveReward(Verb):
    """n crystals if the reserve holds at least m tokens."""

    def run(self, g: Table, t: Task) -> None:
        if size(g.players[t.seat].reserve) >= t.m:
            g.gain_crystals(t.seat, t.n, g.source(t.card))


class RaiseGauge(Verb):
    def run(self, g: Table, t: Task) -> None:
        g.move_gauge(t.seat, t.n, g.source(t.card))


def crystals(n: int) -> Step:
    return Step(CRYSTALS, n)


def pay_crystals(n: int) -> Step:
    return Step(PAY_CRYSTALS, n)


def lose_crystals(n: int) -> Step:
    return Step(LOSE_CRYSTALS, n)


def rivals_lose(n: int) -> Step:
    return Step(RIVALS_LOSE, n)


def tribute(n: int) -> Step:
    return Step(TRIBUTE, n)


def extort(n: int) -> Step:
    return Step(EXTORT, n)


def leaders_theft(n: int) -> Step:
    return Step(LEADERS_THEFT, n)


def crystals_per_item(n: int) -> Step:
    return Step(CRYSTALS_PER_ITEM, n)


def crystals_per_familiar(n: int) -> Step:
    return Step(CRYSTALS_PER_FAMILIAR, n)


def full_reserve_reward(n: int, at_least: int) -> Step:
    return Step(FULL_RESERVE_REWARD, n, at_least)


def gauge(n: int) -> Step:
    return Step(GAUGE, n)


CRYSTALS: Final = verb(GainCrystals("crystals", card=UID, n=SOME_CRYSTALS))
PAY_CRYSTALS: Final = verb(PayCrystals("pay-crystals", card=UID, n=SOME_CRYSTALS))
LOSE_CRYSTALS: Final = verb(LoseCrystals("lose-crystals", card=UID, n=SOME_CRYSTALS))
RIVALS_LOSE: Final = verb(RivalsLose("rivals-lose", card=UID, n=SOME_CRYSTALS))
TRIBUTE: Final = verb(Tribute("tribute", card=UID, n=SOME_CRYSTALS))
EXTORT: Final = verb(Extort("extort", card=UID, n=SOME_CRYSTALS))
LEADERS_THEFT: Final = verb(LeadersTheft("leaders-theft", card=UID, n=SOME_CRYSTALS))
CRYSTALS_PER_ITEM: Final = verb(CrystalsPerItem("crystals-per-item", card=UID, n=SOME_CRYSTALS))
CRYSTALS_PER_FAMILIAR: Final = verb(CrystalsPerFamiliar("crystals-per-familiar", card=UID, n=SOME_CRYSTALS))
FULL_RESERVE_REWARD: Final = verb(FullReserveReward("full-reserve-reward", card=UID, n=FEW, m=SOME_CRYSTALS))
GAUGE: Final = verb(RaiseGauge("gauge", card=UID, n=Number(-9, 9)))
