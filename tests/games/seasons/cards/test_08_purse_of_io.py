"""Purse of Io: one more crystal for every token its owner transmutes."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat


def test_costs_air_and_fire() -> None:
    s = Scenario(Seat(hand=["purse-of-io"], reserve="air+fire+fire"), Seat()).do("summon purse-of-io")
    assert s.seat(0).reserve == "fire"


@pytest.mark.parametrize("reserve", ["air+air+water+earth", "fire+fire+water+earth"])
def test_is_not_offered_without_both_tokens(reserve: str) -> None:
    s = Scenario(Seat(hand=["purse-of-io"], reserve=reserve, crystals=20), Seat())
    assert "summon purse-of-io" not in s.options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=["purse-of-io"]), Seat()).seat(0).score == 6


@pytest.mark.parametrize(
    ("season", "crystals"), [("winter", 1 + 1 + 2 + 3), ("spring", 2 + 1 + 3 + 1), ("fall", 1 + 3 + 1 + 2)]
)
def test_every_token_gives_one_crystal_more(season: str, crystals: int) -> None:
    s = Scenario(
        Seat(in_play=["purse-of-io"], reserve="air+water+fire+earth"), Seat(), season=season, transmuting=True
    ).do("transmute", "transmute air+water+fire+earth")
    assert s.seat(0).crystals == crystals + 4


def test_two_copies_give_two_more() -> None:
    """R092."""
    s = Scenario(Seat(in_play=["purse-of-io", "purse-of-io"], reserve="air+air"), Seat(), transmuting=True)
    assert s.do("transmute", "transmute air+air").seat(0).crystals == 2 * (1 + 2)


def test_adds_to_the_transmute_bonuses_used_so_far() -> None:
    """R273: what was transmuted before a bonus gains nothing from it."""
    s = Scenario(Seat(in_play=["purse-of-io"], reserve="air+air+air"), Seat(), transmuting=True)
    assert s.do("transmute", "transmute air").seat(0).crystals == 2
    assert s.do("bonus transmute", "transmute", "transmute air").seat(0).crystals == 2 + 3
    assert s.do("bonus transmute", "transmute").seat(0).crystals == 2 + 3 + 4


def test_gives_no_permission_to_transmute() -> None:
    assert "transmute" not in Scenario(Seat(in_play=["purse-of-io"], reserve="air"), Seat()).options


def test_works_from_the_moment_it_is_summoned() -> None:
    s = Scenario(Seat(hand=["purse-of-io"], reserve="air+air+fire"), Seat(), transmuting=True)
    assert s.do("summon purse-of-io", "transmute").seat(0).crystals == 2


def test_rivals_gain_nothing_from_it() -> None:
    s = Scenario(Seat(reserve="air"), Seat(in_play=["purse-of-io"]), transmuting=True).do("transmute")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (1, 0)


def test_counts_for_tokens_on_amulet_of_water() -> None:
    s = Scenario(Seat(in_play=["purse-of-io", "amulet-of-water: earth"]), Seat(), transmuting=True)
    assert s.do("transmute").seat(0).crystals == 4


def test_balance_of_ishtar_gives_twelve() -> None:
    s = Scenario(Seat(in_play=["purse-of-io", "balance-of-ishtar"], reserve="water+water+water"), Seat())
    assert s.do("activate balance-of-ishtar").seat(0).crystals == 12


def test_potion_of_life_gives_five_a_token_and_more_by_bonus() -> None:
    """R090, R273."""
    s = Scenario(Seat(in_play=["purse-of-io", "potion-of-life"], reserve="air+water+fire"), Seat())
    assert s.do("activate potion-of-life").seat(0).crystals == 15
    s = Scenario(Seat(in_play=["purse-of-io", "potion-of-life"], reserve="air+water+fire"), Seat())
    assert s.do("bonus transmute", "activate potion-of-life").seat(0).crystals == 18


def test_adds_nothing_to_glutton_cauldron() -> None:
    six = "air+air+air+air+air+air"
    s = Scenario(Seat(in_play=["purse-of-io", f"glutton-cauldron: {six}"], reserve="air"), Seat())
    assert s.do("activate glutton-cauldron").seat(0).crystals == 15


def test_adds_nothing_to_dragon_skull() -> None:
    s = Scenario(
        Seat(in_play=["purse-of-io", "dragon-skull", "amulet-of-air", "amulet-of-fire", "amulet-of-earth"]), Seat()
    )
    s.do("activate dragon-skull", "sacrifice amulet-of-air", "sacrifice amulet-of-fire", "sacrifice amulet-of-earth")
    assert s.seat(0).crystals == 15
