"""Reasons are given for just what is not offered: in random matches `why_not` is held against the options."""

from typing import Any

import pytest

from ludoteka.core.declared import misfit
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.state import State
from tests.conformance.test_conformance import CASES, Case, Dice, dumped, every_case, every_game, is_json, walk

FOREIGN: list[dict[str, Any]] = [{}, {"do": "no such thing"}, {"do": []}, {"kind": "over"}, {"do": "end", "extra": 1}]


def offered(state: State, seat: int) -> list[dict[str, Any]]:
    """What a seat may do now, as data."""
    if seat not in state.owing():
        return []
    task = state.agenda[-1]
    return [dict(state.option_detail(task, seat, option)) for option in state.options(seat)]


@every_case
def test_a_reason_is_given_if_and_only_if_no_option_does_it(case: Case) -> None:
    """And it has its declared form, rests on nothing that the seat cannot know, and asking changes nothing."""
    shown = case.game.shown
    assert shown is not None
    dice = Dice("reasons")
    for state in walk(case.start("reasons"), dice):
        if not (state.over or dice.one_in(4)):
            continue
        before = dumped(state)
        for seat in range(state.seats):
            details, things = offered(state, seat), state.things(seat)
            other = state.determinize(seat, dice.fork())
            assert other.things(seat) == things
            for thing in things:
                reasons = state.why_not(seat, thing)
                done = any(thing.items() <= detail.items() for detail in details)
                assert done == (reasons == []), (seat, thing, reasons)
                assert other.why_not(seat, thing) == reasons
                assert is_json(reasons)
                wrong = {misfit(thing, shown.thing, "a thing")} | {misfit(r, shown.reason, "a reason") for r in reasons}
                assert wrong == {""}
        assert dumped(state) == before


@every_game
@pytest.mark.parametrize("thing", FOREIGN, ids=str)
def test_foreign_things_are_refused(game: Game, thing: dict[str, Any]) -> None:
    state = next(case for case in CASES if case.game is game).start()
    with pytest.raises(Refused):
        state.why_not(0, thing)


@every_game
def test_only_seats_are_given_reasons(game: Game) -> None:
    state = next(case for case in CASES if case.game is game).start()
    for seat in (-1, state.seats):
        with pytest.raises(Refused):
            state.why_not(seat, {"do": "end"})
