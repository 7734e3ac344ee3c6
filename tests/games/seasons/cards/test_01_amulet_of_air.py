"""Amulet of Air: when it enters play, its owner's summoning gauge rises by two."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat


def test_costs_two_air() -> None:
    s = Scenario(Seat(hand=["amulet-of-air"], reserve="air+air+fire"), Seat()).do("summon amulet-of-air")
    assert s.seat(0).in_play == ["amulet-of-air"]
    assert s.seat(0).reserve == "fire"


def test_is_not_offered_with_one_air() -> None:
    s = Scenario(Seat(hand=["amulet-of-air"], reserve="air+water+fire+earth", crystals=20), Seat())
    assert "summon amulet-of-air" not in s.options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=["amulet-of-air"]), Seat()).seat(0).score == 6


def test_raises_the_gauge_by_two() -> None:
    s = Scenario(Seat(hand=["amulet-of-air"], reserve="air+air", gauge=5), Seat(gauge=5)).do("summon amulet-of-air")
    assert s.seat(0).gauge == 7
    assert s.seat(1).gauge == 5


@pytest.mark.parametrize(("before", "after"), [(13, 15), (14, 15), (15, 15)])
def test_never_raises_the_gauge_above_fifteen(before: int, after: int) -> None:
    """R051."""
    s = Scenario(Seat(hand=["amulet-of-air"], reserve="air+air", gauge=before), Seat()).do("summon amulet-of-air")
    assert s.seat(0).gauge == after


def test_needs_a_free_slot_itself() -> None:
    s = Scenario(Seat(hand=["amulet-of-air"], in_play=["purse-of-io"], reserve="air+air", gauge=1), Seat())
    assert "summon amulet-of-air" not in s.options


def test_the_slots_it_opens_can_be_used_in_the_same_turn() -> None:
    s = Scenario(Seat(hand=["amulet-of-air", "die-of-malice"], reserve="air+air", gauge=1), Seat())
    s.do("summon amulet-of-air", "summon die-of-malice")
    assert s.seat(0).in_play == ["amulet-of-air", "die-of-malice"]


def test_two_copies_add_up() -> None:
    s = Scenario(Seat(hand=["amulet-of-air", "amulet-of-air"], reserve="air+air+air+air", gauge=1), Seat())
    s.do("summon amulet-of-air", "summon amulet-of-air")
    assert s.seat(0).gauge == 5


def test_works_when_put_into_play_free() -> None:
    s = Scenario(Seat(hand=["amulet-of-air"], in_play=["potion-of-dreams"], gauge=1), Seat())
    s.do("activate potion-of-dreams")
    assert s.seat(0).in_play == ["amulet-of-air"]
    assert s.seat(0).gauge == 3


def test_the_gauge_stays_up_when_it_leaves_play() -> None:
    s = Scenario(Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"), Seat(in_play=["amulet-of-air"], gauge=2))
    s.do("summon syllas-the-faithful")
    assert s.seat(1).in_play == []
    assert s.seat(1).gauge == 2
