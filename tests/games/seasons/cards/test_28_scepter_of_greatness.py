"""Scepter of Greatness: three crystals for each other magic item of its owner."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

SCEPTER = "scepter-of-greatness"
SUMMON = "summon scepter-of-greatness"
COST = "air+water+fire+earth"


def test_costs_one_token_of_each_type() -> None:
    s = Scenario(Seat([SCEPTER], reserve=f"{COST}+earth"), Seat()).do(SUMMON)
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([SCEPTER], "earth")


@pytest.mark.parametrize("reserve", ["water+fire+earth", "air+fire+earth", "air+water+earth", "air+water+fire"])
def test_cannot_be_summoned_with_a_token_missing(reserve: str) -> None:
    assert SUMMON not in Scenario(Seat([SCEPTER], reserve=reserve), Seat()).options


def test_is_worth_eight_prestige() -> None:
    assert Scenario(Seat(in_play=[SCEPTER]), Seat()).seat(0).score == 8


@pytest.mark.parametrize("others", [0, 1, 4])
def test_gives_three_crystals_for_each_other_item(others: int) -> None:
    items = ["amulet-of-air", "amulet-of-fire", "potion-of-life", "runic-cube-of-eolis"][:others]
    assert Scenario(Seat([SCEPTER], items, COST), Seat()).do(SUMMON).seat(0).crystals == 3 * others


def test_familiars_do_not_count() -> None:
    s = Scenario(Seat([SCEPTER], ["titus-deepgaze", "kairn-the-destroyer", "amulet-of-air"], COST), Seat())
    assert s.do(SUMMON).seat(0).crystals == 3


def test_counts_turned_items_but_neither_hand_nor_rivals() -> None:
    """R277."""
    s = Scenario(Seat([SCEPTER, "amulet-of-fire"], ["balance-of-ishtar tapped"], COST), Seat(in_play=["amulet-of-air"]))
    assert s.do(SUMMON).seat(0).crystals == 3


def test_a_second_copy_counts_the_first() -> None:
    """R175."""
    s = Scenario(Seat([SCEPTER], [SCEPTER], COST), Seat())
    assert s.do(SUMMON).seat(0).crystals == 3


def test_does_not_count_items_played_later() -> None:
    s = Scenario(Seat([SCEPTER, "die-of-malice"], [], COST), Seat()).do(SUMMON, "summon die-of-malice")
    assert s.seat(0).crystals == 0


def test_does_not_count_the_potion_that_brought_it_into_play() -> None:
    s = Scenario(Seat([SCEPTER], ["potion-of-dreams", "amulet-of-air"]), Seat()).do("activate potion-of-dreams")
    assert s.seat(0).crystals == 3
