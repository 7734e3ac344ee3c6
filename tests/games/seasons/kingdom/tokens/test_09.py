"""Ability token 9: two steps up the summoning gauge; five points are lost."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat


@pytest.mark.parametrize(("before", "after"), [(0, 2), (13, 15), (14, 15)])
def test_two_steps_as_far_as_there_are_any(before: int, after: int) -> None:
    """R383: from 14 it adds one."""
    s = Scenario(Seat(gauge=before, token=9), Seat()).do("use token")
    assert (s.seat(0).gauge, s.seat(0).score) == (after, -5)


def test_not_at_the_end_of_the_gauge() -> None:
    """R383"""
    assert "use token" not in Scenario(Seat(gauge=15, token=9), Seat()).options


def test_there_is_room_for_two_more_cards() -> None:
    s = Scenario(Seat(["die-of-malice", "glutton-cauldron"], gauge=0, token=9), Seat()).do("use token")
    s.do("summon die-of-malice", "summon glutton-cauldron")
    assert s.seat(0).in_play == ["die-of-malice", "glutton-cauldron"]
