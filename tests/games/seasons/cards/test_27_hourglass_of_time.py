"""Hourglass of Time: a token of any type at every change of season."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

HOURGLASS = "hourglass-of-time"
ANY = ["gain air", "gain earth", "gain fire", "gain water"]


def test_costs_one_token_of_each_type() -> None:
    s = Scenario(Seat([HOURGLASS], reserve="air+water+fire+earth+earth"), Seat()).do(f"summon {HOURGLASS}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([HOURGLASS], "earth")


@pytest.mark.parametrize("reserve", ["water+fire+earth", "air+fire+earth", "air+water+earth", "air+water+fire"])
def test_cannot_be_summoned_with_a_token_missing(reserve: str) -> None:
    assert f"summon {HOURGLASS}" not in Scenario(Seat([HOURGLASS], reserve=reserve), Seat()).options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=[HOURGLASS]), Seat()).seat(0).score == 6


@pytest.mark.parametrize("space", [3, 6, 9, 12])
def test_gives_a_token_of_any_type_when_the_season_changes(space: int) -> None:
    s = Scenario(Seat(in_play=[HOURGLASS]), Seat(), space=space, pips=1).end_turn()
    assert (s.asked, sorted(s.options)) == (0, ANY)
    s.do("gain fire")
    assert (s.seat(0).reserve, s.kind) == ("fire", "take-die")


@pytest.mark.parametrize(("space", "pips"), [(1, 1), (2, 1), (1, 2)])
def test_gives_nothing_while_the_season_lasts(space: int, pips: int) -> None:
    s = Scenario(Seat(in_play=[HOURGLASS]), Seat(), space=space, pips=pips).end_turn()
    assert (s.seat(0).reserve, s.kind) == ("nothing", "take-die")


def test_two_copies_give_a_token_each() -> None:
    s = Scenario(Seat(in_play=[HOURGLASS] * 2), Seat(), space=3).end_turn().do("gain air", "gain earth")
    assert (s.seat(0).reserve, s.kind) == ("air+earth", "take-die")


def test_works_from_the_round_in_which_it_was_played() -> None:
    """R262."""
    s = Scenario(Seat([HOURGLASS], reserve="air+water+fire+earth"), Seat(), space=3)
    assert sorted(s.do(f"summon {HOURGLASS}").end_turn().options) == ANY


@pytest.mark.parametrize(("space", "move"), [(3, "forward 1"), (4, "back 1"), (1, "back 3")])
def test_works_in_the_middle_of_a_turn_for_every_player(space: int, move: str) -> None:
    """R022, R019, R226: the active player first, then clockwise, then the turn goes on."""
    seats = [Seat(["temporal-boots"]), Seat(in_play=[HOURGLASS]), Seat(in_play=[HOURGLASS])]
    s = Scenario(*seats, active=0, first=2, space=space, year=2).do("summon temporal-boots", move)
    assert (s.asked, sorted(s.options)) == (1, ANY)
    s.do("gain water")
    assert (s.asked, sorted(s.options)) == (2, ANY)
    s.do("gain fire")
    assert (s.asked, s.kind) == (0, "main")


def test_the_active_player_comes_first_in_their_turn() -> None:
    """R019, R228."""
    s = Scenario(Seat(["temporal-boots"], [HOURGLASS]), Seat(in_play=[HOURGLASS]), space=3)
    assert s.do("summon temporal-boots", "forward 1").asked == 0
    assert s.do("gain air").asked == 1


def test_the_first_player_comes_first_at_the_end_of_the_round() -> None:
    """R019, R228."""
    owner = Seat(in_play=[HOURGLASS])
    s = Scenario(owner, Seat(), owner, first=1, space=3).end_turn()
    assert s.asked == 2
    assert s.do("gain air").asked == 0


def test_figrim_is_served_before_it() -> None:
    """R019, R228: crystals before energy, whatever was played first."""
    s = Scenario(Seat(in_play=[HOURGLASS, "figrim-the-avaricious"]), Seat(crystals=5), space=3).end_turn()
    assert (s.seat(0).crystals, sorted(s.options)) == (1, ANY)


def test_a_full_reserve_may_refuse_the_token_or_exchange_one() -> None:
    """R245."""
    s = Scenario(Seat(in_play=[HOURGLASS], reserve="air+air+air+air+air+air+fire"), Seat(), space=3).end_turn()
    losing_air = {"gain water lose air", "gain fire lose air", "gain earth lose air"}
    losing_fire = {"gain air lose fire", "gain water lose fire", "gain earth lose fire"}
    assert set(s.options) == {"gain nothing"} | losing_air | losing_fire


def test_works_at_the_very_last_change_of_season() -> None:
    """R020: the token still counts for Lantern of Xidit."""
    s = Scenario(Seat(in_play=[HOURGLASS, "lantern-of-xidit"]), Seat(), year=3, space=12).end_turn()
    assert not s.state.over
    s.do("gain air")
    assert s.state.over
    assert s.state.scores() == [6 + 24 + 3, 0]
