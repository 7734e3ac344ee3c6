"""Ability token 4: one step down the summoning gauge; ten points are gained."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat


def test_the_gauge_goes_down_by_one() -> None:
    s = Scenario(Seat(gauge=3, token=4), Seat()).do("use token")
    assert (s.seat(0).gauge, s.seat(0).score) == (2, 10)


@pytest.mark.parametrize(("gauge", "cards", "possible"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True)])
def test_the_gauge_may_not_fall_below_the_cards_in_play(gauge: int, cards: int, possible: bool) -> None:
    """R055"""
    s = Scenario(Seat(in_play=["die-of-malice"] * cards, gauge=gauge, token=4), Seat())
    assert ("use token" in s.options) is possible


def test_more_cards_than_gauge_forbid_it() -> None:
    """R055: as after a rival's Demon of Argos."""
    s = Scenario(Seat(in_play=["die-of-malice", "temporal-boots"], gauge=1, token=4), Seat())
    assert "use token" not in s.options


def test_the_lost_step_counts_for_later_summons() -> None:
    s = Scenario(Seat(["die-of-malice"], ["temporal-boots"], gauge=2, token=4), Seat()).do("use token")
    assert "summon die-of-malice" not in s.options
