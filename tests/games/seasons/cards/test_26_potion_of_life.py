"""Potion of Life: drunk once, it turns the whole reserve into crystals, four for each token."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

POTION = "potion-of-life"
DRINK = "activate potion-of-life"


def test_costs_two_earth() -> None:
    s = Scenario(Seat([POTION], reserve="fire+earth+earth"), Seat()).do(f"summon {POTION}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([POTION], "fire")


def test_one_earth_is_too_few() -> None:
    assert f"summon {POTION}" not in Scenario(Seat([POTION], reserve="air+fire+water+earth"), Seat()).options


def test_is_worth_no_prestige() -> None:
    assert Scenario(Seat(in_play=[POTION]), Seat()).seat(0).score == 0


@pytest.mark.parametrize("season", ["winter", "spring", "summer", "fall"])
def test_is_sacrificed_for_four_crystals_a_token_in_any_season(season: str) -> None:
    """R091: the whole reserve goes, and transmuting need not be allowed."""
    s = Scenario(Seat(in_play=[POTION], reserve="air+water+fire+earth"), Seat(), season=season).do(DRINK)
    assert (s.seat(0).crystals, s.seat(0).reserve) == (16, "nothing")
    assert (s.seat(0).in_play, s.discard, s.kind) == ([], [POTION], "main")


def test_may_be_drunk_with_an_empty_reserve() -> None:
    """R234."""
    s = Scenario(Seat(in_play=[POTION], crystals=2), Seat()).do(DRINK)
    assert (s.seat(0).crystals, s.seat(0).in_play) == (2, [])


def test_takes_tokens_on_grimoire_and_leaves_those_on_amulet_and_cauldron() -> None:
    in_play = [POTION, "bespelled-grimoire", "amulet-of-water: air+fire", "glutton-cauldron: earth"]
    s = Scenario(Seat(in_play=in_play, reserve="air+air+air+water+water+water+fire+fire+fire"), Seat()).do(DRINK)
    assert (s.seat(0).crystals, s.seat(0).reserve) == (36, "nothing")
    assert s.seat(0).tokens("amulet-of-water") == "air+fire"
    assert s.seat(0).tokens("glutton-cauldron") == "earth"


@pytest.mark.parametrize(("purses", "crystals"), [(1, 15), (2, 18)])
def test_each_purse_of_io_adds_one_crystal_a_token(purses: int, crystals: int) -> None:
    """R090."""
    s = Scenario(Seat(in_play=[POTION, *["purse-of-io"] * purses], reserve="air+water+fire"), Seat()).do(DRINK)
    assert s.seat(0).crystals == crystals


def test_transmute_bonuses_used_before_it_add_up() -> None:
    """R090, R273: two bonuses and a Purse of Io make it seven."""
    s = Scenario(Seat(in_play=[POTION, "purse-of-io"], reserve="air+water"), Seat())
    s.do("bonus transmute", "bonus transmute", DRINK)
    assert s.seat(0).crystals == 14


def test_a_bonus_used_after_it_adds_nothing() -> None:
    """R273."""
    s = Scenario(Seat(in_play=[POTION], reserve="air+water"), Seat()).do(DRINK, "bonus transmute")
    assert s.seat(0).crystals == 8


def test_opens_no_further_transmuting() -> None:
    in_play = [POTION, "amulet-of-water: air"]
    assert "transmute" not in Scenario(Seat(in_play=in_play, reserve="fire"), Seat()).do(DRINK).options


def test_does_not_end_transmuting_allowed_by_the_die() -> None:
    """R091."""
    s = Scenario(Seat(in_play=[POTION, "amulet-of-water: air"], reserve="fire"), Seat(), transmuting=True).do(DRINK)
    assert "transmute" in s.options


def test_has_no_effect_when_sacrificed_for_another_card() -> None:
    """R251."""
    s = Scenario(Seat(["syllas-the-faithful"], reserve="fire+fire+fire"), Seat(in_play=[POTION], reserve="air"))
    s.do("summon syllas-the-faithful")
    assert (s.seat(1).in_play, s.seat(1).reserve, s.seat(1).crystals) == ([], "air", 0)
