"""Balance of Ishtar: three identical tokens become nine crystals, once a round, whatever the die allows."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat


def test_costs_two_crystals() -> None:
    s = Scenario(Seat(hand=["balance-of-ishtar"], crystals=2), Seat()).do("summon balance-of-ishtar")
    assert s.seat(0).crystals == 0


def test_is_not_offered_with_one_crystal() -> None:
    s = Scenario(Seat(hand=["balance-of-ishtar"], crystals=1, reserve="air+air+water+water"), Seat())
    assert "summon balance-of-ishtar" not in s.options


def test_is_worth_four_prestige() -> None:
    assert Scenario(Seat(in_play=["balance-of-ishtar"]), Seat()).seat(0).score == 4


@pytest.mark.parametrize("season", ["winter", "spring", "summer", "fall"])
def test_three_identical_tokens_become_nine_crystals_in_any_season(season: str) -> None:
    s = Scenario(Seat(in_play=["balance-of-ishtar"], reserve="air+fire+fire+fire"), Seat(), season=season)
    s.do("activate balance-of-ishtar")
    assert s.seat(0).crystals == 9
    assert s.seat(0).reserve == "air"
    assert s.seat(0).tapped == ["balance-of-ishtar"]


def test_its_owner_chooses_the_type() -> None:
    s = Scenario(Seat(in_play=["balance-of-ishtar"], reserve="air+air+air+earth+earth+earth"), Seat())
    s.do("activate balance-of-ishtar")
    assert sorted(s.options) == ["transmute air+air+air", "transmute earth+earth+earth"]
    assert s.do("transmute earth+earth+earth").seat(0).reserve == "air+air+air"


@pytest.mark.parametrize("reserve", ["", "fire+fire", "fire+fire+air+air+water+water+earth"])
def test_cannot_be_activated_without_three_identical_tokens(reserve: str) -> None:
    s = Scenario(Seat(in_play=["balance-of-ishtar"], reserve=reserve, crystals=9), Seat(), transmuting=True)
    assert "activate balance-of-ishtar" not in s.options


def test_tokens_on_glutton_cauldron_do_not_count() -> None:
    s = Scenario(Seat(in_play=["balance-of-ishtar", "glutton-cauldron: fire+fire"], reserve="fire"), Seat())
    assert "activate balance-of-ishtar" not in s.options


def test_gives_no_general_permission_to_transmute() -> None:
    """R274."""
    s = Scenario(Seat(in_play=["balance-of-ishtar"], reserve="fire+fire+fire+fire"), Seat())
    assert "transmute" not in s.do("activate balance-of-ishtar").options


@pytest.mark.parametrize(("purses", "crystals"), [(1, 12), (2, 15)])
def test_each_purse_of_io_adds_three(purses: int, crystals: int) -> None:
    """R089."""
    s = Scenario(Seat(in_play=["balance-of-ishtar", *["purse-of-io"] * purses], reserve="air+air+air"), Seat())
    assert s.do("activate balance-of-ishtar").seat(0).crystals == crystals


def test_each_transmute_bonus_used_before_adds_three() -> None:
    """R089, R273."""
    s = Scenario(Seat(in_play=["balance-of-ishtar", "purse-of-io"], reserve="air+air+air"), Seat())
    s.do("bonus transmute", "bonus transmute", "activate balance-of-ishtar")
    assert s.seat(0).crystals == 9 + 6 + 3


def test_a_transmute_bonus_used_after_adds_nothing() -> None:
    """R273."""
    s = Scenario(Seat(in_play=["balance-of-ishtar"], reserve="air+air+air"), Seat())
    assert s.do("activate balance-of-ishtar", "bonus transmute").seat(0).crystals == 9


def test_works_once_a_round_and_again_in_the_next() -> None:
    s = Scenario(Seat(in_play=["balance-of-ishtar"], reserve="air+air+air+fire+fire+fire"), Seat())
    s.do("activate balance-of-ishtar", "transmute air+air+air")
    assert "activate balance-of-ishtar" not in s.options
    assert s.end_turn().seat(0).tapped == []


def test_two_copies_are_activated_one_after_the_other() -> None:
    s = Scenario(Seat(in_play=["balance-of-ishtar", "balance-of-ishtar"], reserve="air+air+air+fire+fire+fire"), Seat())
    s.do("activate balance-of-ishtar", "transmute air+air+air", "activate balance-of-ishtar#2")
    assert s.seat(0).crystals == 18
    assert s.seat(0).reserve == "nothing"


def test_may_be_activated_in_the_turn_it_is_summoned() -> None:
    s = Scenario(Seat(hand=["balance-of-ishtar"], crystals=2, reserve="air+air+air"), Seat())
    assert s.do("summon balance-of-ishtar", "activate balance-of-ishtar").seat(0).crystals == 9


def test_reserve_and_amulet_of_water_may_be_mixed_freely() -> None:
    """R247."""
    s = Scenario(Seat(in_play=["balance-of-ishtar", "amulet-of-water: air+air"], reserve="air+air"), Seat())
    s.do("activate balance-of-ishtar")
    assert sorted(s.options) == ["transmute air air+air@amulet-of-water", "transmute air+air air@amulet-of-water"]
