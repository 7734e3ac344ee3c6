"""Sid Nightshade: if his owner is strictly ahead in crystals, he takes 5 from every rival."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

COSTS = [(2, "earth"), (3, "earth+earth"), (4, "earth+earth+earth")]
SID = "sid-nightshade"


def crystals(s: Scenario) -> list[int]:
    return [s.seat(seat).crystals for seat in range(s.state.seats)]


def summoned(own: Seat, *rivals: Seat) -> list[int]:
    own.hand = [SID]
    own.reserve = "earth+earth+earth"
    return crystals(Scenario(own, *rivals).do(f"summon {SID}"))


@pytest.mark.parametrize(("players", "price"), COSTS)
def test_costs_earth_by_the_number_of_players(players: int, price: str) -> None:
    others = [Seat() for _ in range(players - 1)]
    s = Scenario(Seat(hand=[SID], reserve=price), *others).do(f"summon {SID}")
    assert (s.seat(0).reserve, s.seat(0).in_play) == ("nothing", [SID])
    one_less = price.removesuffix("earth").removesuffix("+")
    assert f"summon {SID}" not in Scenario(Seat(hand=[SID], reserve=one_less), *others).options


def test_is_worth_six() -> None:
    assert Scenario(Seat(in_play=[SID]), Seat()).seat(0).score == 6


@pytest.mark.parametrize(("players", "price"), COSTS)
def test_hand_of_fortune_saves_a_token_but_not_the_only_one(players: int, price: str) -> None:
    """R239"""
    others = [Seat() for _ in range(players - 1)]
    s = Scenario(Seat(hand=[SID], in_play=["hand-of-fortune"], reserve=price), *others).do(f"summon {SID}")
    assert s.seat(0).reserve == ("nothing" if players == 2 else "earth")


def test_takes_five_from_every_rival_if_strictly_ahead() -> None:
    assert summoned(Seat(crystals=10), Seat(crystals=9), Seat(crystals=5)) == [20, 4, 0]


def test_takes_nothing_if_anybody_has_as_many_or_more() -> None:
    assert summoned(Seat(crystals=10), Seat(crystals=10), Seat(crystals=5)) == [10, 10, 5]
    assert summoned(Seat(crystals=10), Seat(crystals=5), Seat(crystals=11)) == [10, 5, 11]
    assert summoned(Seat(), Seat()) == [0, 0]


def test_takes_what_is_there_from_those_who_have_less() -> None:
    """R161, R261: the others do not make it up."""
    assert summoned(Seat(crystals=10), Seat(crystals=3), Seat(), Seat(crystals=7)) == [18, 0, 0, 2]


def test_compares_after_staff_of_spring() -> None:
    """R060"""
    assert summoned(Seat(in_play=["staff-of-spring"], crystals=4), Seat(crystals=6)) == [4 + 3 + 5, 1]
    assert summoned(Seat(in_play=["staff-of-spring"], crystals=3), Seat(crystals=6)) == [3 + 3, 6]


def test_compares_after_arcano_leech_was_paid() -> None:
    """R261"""
    assert summoned(Seat(crystals=8), Seat(in_play=["arcano-leech"], crystals=6)) == [7, 7]
    assert summoned(Seat(crystals=9), Seat(in_play=["arcano-leech"], crystals=6)) == [8 + 5, 2]


def test_works_when_he_enters_play_free() -> None:
    s = Scenario(Seat(hand=[SID], in_play=["potion-of-dreams"], crystals=2), Seat(crystals=1))
    assert crystals(s.do("activate potion-of-dreams")) == [3, 0]


def test_works_only_when_he_enters_play() -> None:
    s = Scenario(Seat(in_play=[SID], crystals=10), Seat(crystals=5)).end_turn()
    assert crystals(s) == [10, 5]


def test_everyone_is_told_how_much_was_taken() -> None:
    s = Scenario(Seat(hand=[SID], reserve="earth", crystals=10), Seat(crystals=3)).do(f"summon {SID}")
    assert [(event["seat"], event["from"], event["n"]) for event in s.told("crystals-taken", 1)] == [(0, 1, 3)]
