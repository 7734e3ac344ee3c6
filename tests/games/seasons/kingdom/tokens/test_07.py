"""Ability token 7: twelve crystals; six points are lost."""

from ludoteka.games.seasons.scenario import Scenario, Seat


def test_twelve_crystals() -> None:
    s = Scenario(Seat(crystals=3, token=7), Seat(crystals=3)).do("use token")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (15, 3)
    assert s.seat(0).score == 15 - 6


def test_they_may_be_spent_at_once() -> None:
    s = Scenario(Seat(["runic-cube-of-eolis"], crystals=8, token=7), Seat()).do("use token")
    assert s.do("summon runic-cube-of-eolis").seat(0).crystals == 0


def test_totals_may_be_negative() -> None:
    """R192: the loss counts even if the crystals are gone."""
    s = Scenario(Seat(token=7, token_used=True), Seat())
    assert s.seat(0).score == -6
