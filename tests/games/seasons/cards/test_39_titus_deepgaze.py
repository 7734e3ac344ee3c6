"""Titus Deepgaze: a crystal from every rival at the end of each round; he goes if one has none."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

COSTS = [(2, "fire"), (3, "fire+fire"), (4, "fire+fire+fire")]
HOLDER = "titus-deepgaze"


@pytest.mark.parametrize(("players", "price"), COSTS)
def test_costs_fire_by_the_number_of_players(players: int, price: str) -> None:
    others = [Seat() for _ in range(players - 1)]
    s = Scenario(Seat(hand=[HOLDER], reserve=price), *others).do("summon titus-deepgaze")
    assert (s.seat(0).reserve, s.seat(0).in_play) == ("nothing", [HOLDER])
    one_less = price.removesuffix("fire").removesuffix("+")
    assert "summon titus-deepgaze" not in Scenario(Seat(hand=[HOLDER], reserve=one_less), *others).options


def test_is_worth_four() -> None:
    assert Scenario(Seat(in_play=[HOLDER]), Seat()).seat(0).score == 4


@pytest.mark.parametrize(("players", "price"), COSTS)
def test_hand_of_fortune_saves_a_token_but_not_the_only_one(players: int, price: str) -> None:
    """R239"""
    others = [Seat() for _ in range(players - 1)]
    s = Scenario(Seat(hand=[HOLDER], in_play=["hand-of-fortune"], reserve=price), *others)
    s.do("summon titus-deepgaze")
    assert s.seat(0).reserve == ("nothing" if players == 2 else "fire")


def test_takes_a_crystal_from_every_rival_at_the_end_of_the_round() -> None:
    """R262: in the round in which he was played already."""
    s = Scenario(Seat(hand=[HOLDER], reserve="fire+fire", crystals=2), Seat(crystals=1), Seat(crystals=9))
    s.do("summon titus-deepgaze")
    assert s.seat(0).crystals == 2
    s.end_turn()
    assert [s.seat(seat).crystals for seat in range(3)] == [4, 0, 8]
    assert s.seat(0).in_play == [HOLDER]


def test_goes_if_one_rival_has_none_after_the_others_paid() -> None:
    """R260"""
    s = Scenario(Seat(in_play=[HOLDER]), Seat(), Seat(crystals=3)).end_turn()
    assert [s.seat(seat).crystals for seat in range(3)] == [1, 0, 2]
    assert (s.seat(0).in_play, s.discard) == ([], [HOLDER])
    assert [event["card"] for event in s.told("sacrificed", 1)] == ["base:39"]


def test_simply_goes_if_nobody_can_pay() -> None:
    """R260, R161"""
    s = Scenario(Seat(in_play=[HOLDER]), Seat(), Seat()).end_turn()
    assert [s.seat(seat).crystals for seat in range(3)] == [0, 0, 0]
    assert s.seat(0).in_play == []


def test_two_collect_one_after_the_other() -> None:
    """R163: the second may find the rivals emptied by the first."""
    s = Scenario(Seat(in_play=[HOLDER, HOLDER]), Seat(crystals=2)).end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals, s.seat(0).in_play) == (2, 0, [HOLDER, HOLDER])
    s = Scenario(Seat(in_play=[HOLDER, HOLDER]), Seat(crystals=1)).end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals, s.seat(0).in_play) == (1, 0, [HOLDER])


def test_an_earlier_player_collects_before_a_later_one_earns() -> None:
    """R165: the last crystal goes, and what Wondrous Chest brings comes after Titus asked."""
    rich = Seat(in_play=["wondrous-chest"], reserve="air+air+air+air")
    s = Scenario(Seat(in_play=[HOLDER]), rich, active=1, first=0).end_turn()
    assert (s.seat(0).in_play, s.seat(1).crystals) == ([], 3)


def test_a_later_player_collects_what_an_earlier_one_earned() -> None:
    """R165, the other way round."""
    rich = Seat(in_play=["wondrous-chest"], reserve="air+air+air+air")
    s = Scenario(Seat(in_play=[HOLDER]), rich, active=0, first=1).end_turn()
    assert (s.seat(0).in_play, s.seat(0).crystals, s.seat(1).crystals) == ([HOLDER], 1, 2)


def test_collects_after_beggars_horn_and_before_wondrous_chest() -> None:
    """R014, whatever the order in which the cards came into play."""
    s = Scenario(Seat(in_play=["wondrous-chest", HOLDER], reserve="air+air+air+air"), Seat(crystals=1)).end_turn()
    assert [e.kind for e in s.events if e.shown.get("card") in ("base:13", "base:39")] == [
        "crystals-taken",
        "crystals-gained",
    ]
    s = Scenario(Seat(in_play=[HOLDER, "beggars-horn"]), Seat(crystals=1)).end_turn()
    assert (s.kind, s.seat(1).crystals) == ("energy", 1)
    assert s.do("gain air").seat(1).crystals == 0


def test_collects_in_the_last_round_too() -> None:
    s = Scenario(Seat(in_play=[HOLDER]), Seat(crystals=1), year=3, space=12).end_turn()
    assert s.state.final == [5, 0]
