"""Ability token 8: four water are discarded; eighteen points are gained."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

FOUR = "water+water+water+water"


def test_four_water_are_discarded() -> None:
    s = Scenario(Seat(reserve=f"air+{FOUR}+water", token=8), Seat()).do("use token")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.seat(0).score) == ("air+water", 0, 18)


@pytest.mark.parametrize("reserve", ["", "water+water+water", "air+air+air+water+water+water+earth"])
def test_all_four_must_be_there(reserve: str) -> None:
    """R385"""
    assert "use token" not in Scenario(Seat(reserve=reserve, token=8), Seat()).options


def test_water_on_amulet_of_water_counts() -> None:
    """R038, R385: mixed as the owner likes."""
    s = Scenario(Seat([], ["amulet-of-water: water+water"], "water+water+water", token=8), Seat()).do("use token")
    assert s.options == [
        "discard water+water water+water@amulet-of-water",
        "discard water+water+water water@amulet-of-water",
    ]
    s.do(s.options[0])
    assert (s.seat(0).reserve, s.seat(0).tokens("amulet-of-water")) == ("water", "nothing")
    s = Scenario(Seat([], [f"amulet-of-water: {FOUR}"], token=8), Seat()).do("use token")
    assert s.seat(0).tokens("amulet-of-water") == "nothing"


def test_water_on_both_amulets_counts() -> None:
    """R385"""
    s = Scenario(Seat([], ["amulet-of-water: water+water", "amulet-of-water: water+water"], token=8), Seat())
    s.do("use token")
    assert [s.seat(0).tokens("amulet-of-water", copy) for copy in (1, 2)] == ["nothing", "nothing"]


def test_water_on_a_raven_that_copies_an_amulet_counts() -> None:
    """R385"""
    seat = Seat(["raven-the-usurper"], reserve="water+water+fire", token=8)
    s = Scenario(seat, Seat(in_play=["amulet-of-water: air"]), kingdom=True)
    s.do("summon raven-the-usurper", "copy amulet-of-water of seat 1", f"store {FOUR}", "use token")
    assert (s.seat(0).tokens("raven-the-usurper"), s.seat(0).score) == ("nothing", 2 + 18)


@pytest.mark.parametrize("card", ["glutton-cauldron", "fairy-monolith", "jewel-of-the-ancients"])
def test_water_on_other_cards_does_not(card: str) -> None:
    """R385"""
    s = Scenario(Seat([], [f"{card}: {FOUR}"], "water+water+water", token=8), Seat(), kingdom=True)
    assert "use token" not in s.options


def test_it_is_no_transmuting() -> None:
    s = Scenario(Seat([], ["purse-of-io"], FOUR, token=8), Seat(), transmuting=True, enchantment="ios-bounty")
    assert s.do("use token").seat(0).crystals == 0
