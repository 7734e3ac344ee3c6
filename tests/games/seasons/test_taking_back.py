"""What the table says of a bonus before it is spent, and whether it can be taken back afterwards."""

import pytest

from ludoteka.core.match import Match
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.scenario import Scenario, Seat


def begun(scenario: Scenario) -> Match:
    state = scenario.state
    return Match(GAME, state.seats, state.chance.key, start=state.to_json())


def said(match: Match, text: str) -> tuple[bool, str | None]:
    """Whether an option is marked as one for good, and whether it is to be pressed twice."""
    state = match.state
    option = state.option_named(0, text)
    final = match.final(0, option)
    return final, GAME.weight(state.option_detail(state.agenda[-1], 0, option), final)


@pytest.mark.parametrize("bonus", ["exchange", "transmute", "gauge"])
def test_a_bonus_that_shows_nothing_new_can_be_taken_back(bonus: str) -> None:
    match = begun(Scenario(Seat(reserve="air+fire", gauge=3), Seat()))
    before = match.state.to_json()
    assert said(match, f"bonus {bonus}") == (False, None)
    match.answer(0, f"bonus {bonus}")
    assert match.view(0)["players"][0]["bonus"] == 1
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.to_json() == before


def test_a_bonus_that_shows_cards_is_for_good_and_pressed_twice() -> None:
    by_die = begun(Scenario(Seat(die=5), Seat(), at="turn"))
    by_enchantment = begun(Scenario(Seat(), Seat(), enchantment="olafs-knowledge"))
    for match in (by_die, by_enchantment):
        assert said(match, "bonus draw") == (True, "always")
        match.answer(0, "bonus draw")
        assert match.view(0)["players"][0]["bonus"] == 1
        assert not match.can_undo(0)
