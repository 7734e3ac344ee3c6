"""Figrim the Avaricious: at every change of season each rival gives his owner a crystal."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

FIGRIM = "figrim-the-avaricious"


@pytest.mark.parametrize(("players", "cost"), [(2, 3), (3, 6), (4, 9)])
def test_costs_crystals_by_the_number_of_players(players: int, cost: int) -> None:
    others = [Seat() for _ in range(players - 1)]
    enough = Scenario(Seat(hand=[FIGRIM], crystals=cost), *others)
    assert enough.do(f"summon {FIGRIM}").seat(0).crystals == 0
    short = Scenario(Seat(hand=[FIGRIM], crystals=cost - 1, reserve="air+water+fire+earth"), *others)
    assert f"summon {FIGRIM}" not in short.options


def test_is_worth_seven_prestige() -> None:
    assert Scenario(Seat(in_play=[FIGRIM]), Seat()).seat(0).score == 7


def test_each_rival_gives_one_crystal_when_the_season_changes() -> None:
    s = Scenario(Seat(in_play=[FIGRIM]), Seat(crystals=4), Seat(crystals=1), space=3, pips=1).end_turn()
    assert [s.seat(seat).crystals for seat in range(3)] == [2, 3, 0]


def test_rivals_without_crystals_give_nothing() -> None:
    """R161."""
    s = Scenario(Seat(in_play=[FIGRIM]), Seat(), Seat(crystals=1), space=3, pips=1).end_turn()
    assert [s.seat(seat).crystals for seat in range(3)] == [1, 0, 0]


@pytest.mark.parametrize(("space", "pips", "crystals"), [(1, 2, 0), (2, 2, 1), (10, 2, 0), (12, 1, 1)])
def test_works_only_when_the_season_changes(space: int, pips: int, crystals: int) -> None:
    s = Scenario(Seat(in_play=[FIGRIM]), Seat(crystals=5), space=space, pips=pips).end_turn()
    assert s.seat(0).crystals == crystals


def test_works_when_the_season_goes_back() -> None:
    s = Scenario(Seat(hand=["temporal-boots"], in_play=[FIGRIM]), Seat(crystals=5), space=4)
    assert s.do("summon temporal-boots", "back 1").seat(0).crystals == 1


def test_works_in_the_round_it_was_played() -> None:
    """R262."""
    s = Scenario(Seat(hand=[FIGRIM], crystals=3), Seat(crystals=5), space=3).do(f"summon {FIGRIM}").end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals) == (1, 4)


@pytest.mark.parametrize(("has", "left"), [(3, 1), (2, 0), (1, 0)])
def test_two_copies_collect_separately(has: int, left: int) -> None:
    """R164."""
    s = Scenario(Seat(in_play=[FIGRIM, FIGRIM]), Seat(crystals=has), space=3).end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals) == (has - left, left)


@pytest.mark.parametrize(("first", "active", "crystals"), [(0, 2, [0, 1, 0]), (1, 0, [1, 0, 0])])
def test_at_the_end_of_the_round_the_first_player_collects_first(first: int, active: int, crystals: list[int]) -> None:
    """R019, R228: the only crystal goes to the one who collects first, and on to the one who collects next."""
    s = Scenario(
        Seat(in_play=[FIGRIM]), Seat(in_play=[FIGRIM]), Seat(crystals=1), space=3, first=first, active=active
    ).end_turn()
    assert [s.seat(seat).crystals for seat in range(3)] == crystals


def test_during_a_turn_the_active_player_collects_first() -> None:
    """R019, R228."""
    s = Scenario(
        Seat(in_play=[FIGRIM]), Seat(hand=["temporal-boots"], in_play=[FIGRIM]), Seat(crystals=1), active=1, first=0
    ).do("summon temporal-boots", "forward 3")
    assert [s.seat(seat).crystals for seat in range(3)] == [1, 0, 0]


def test_its_crystals_come_before_the_token_of_the_hourglass() -> None:
    """R019, R228, whichever of the two was played first."""
    s = Scenario(Seat(in_play=["hourglass-of-time", FIGRIM]), Seat(crystals=5), space=3).end_turn()
    assert s.kind == "energy"
    assert s.seat(0).crystals == 1


def test_works_once_more_when_the_last_year_ends() -> None:
    """R020."""
    s = Scenario(Seat(in_play=[FIGRIM]), Seat(crystals=5), year=3, space=12).end_turn()
    assert s.state.over
    assert (s.seat(0).score, s.seat(1).score) == (7 + 1, 4)
