"""Ability token 10: the season marker goes two spaces on or back; three points are gained."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

BOOTS, MALICE, HOURGLASS, FIGRIM = "temporal-boots", "die-of-malice", "hourglass-of-time", "figrim-the-avaricious"


@pytest.mark.parametrize(("way", "space"), [("forward 2", 7), ("back 2", 3)])
def test_exactly_two_spaces(way: str, space: int) -> None:
    """R029"""
    s = Scenario(Seat(token=10), Seat(), space=5).do("use token")
    assert s.options == ["forward 2", "back 2"]
    s.do(way)
    assert (s.space, s.seat(0).score, s.kind) == (space, 3, "main")


def test_the_dice_of_the_round_stay_in_force() -> None:
    """R006: seat 1 carries out its winter die in spring, the leftover die moves the marker on from there."""
    s = Scenario(Seat(token=10), Seat(die=2), waiting=[1], space=3, pips=2).do("use token", "forward 2").end_turn()
    assert s.seat(1).reserve == "water+water"  # face 2 of the second winter die
    s.end_turn()
    assert s.space == 7


def test_tokens_are_worth_what_the_new_season_says() -> None:
    """R007: earth brings three in winter, one in spring."""
    s = Scenario(Seat(reserve="earth", token=10), Seat(), space=3, transmuting=True)
    assert s.do("use token", "forward 2", "transmute").seat(0).crystals == 1


@pytest.mark.parametrize("space", range(1, 13))
@pytest.mark.parametrize("way", ["forward 2", "back 2"])
def test_never_more_than_one_change_of_season(space: int, way: str) -> None:
    """R021, R022: back as well as forwards."""
    s = Scenario(Seat(in_play=[FIGRIM], token=10), Seat(crystals=9), space=space, year=2).do("use token", way)
    crossed = {"forward 2": {2, 0}, "back 2": {1, 2}}[way]
    assert s.seat(0).crystals == (1 if space % 3 in crossed else 0)


def test_a_change_of_season_is_for_everybody_and_then_the_turn_goes_on() -> None:
    """R022: the active player's Hourglass first (R019)."""
    s = Scenario(Seat(in_play=[HOURGLASS], token=10), Seat(in_play=[HOURGLASS, FIGRIM]), space=3)
    s.do("use token", "forward 2")
    assert (s.asked, s.kind) == (0, "energy")
    s.do("gain air")
    assert (s.asked, s.kind) == (1, "energy")
    s.do("gain fire")
    assert (s.asked, s.kind) == (0, "main")


def test_statue_of_eolis_reacts() -> None:
    """R022"""
    s = Scenario(Seat(in_play=["statue-of-eolis"], token=10), Seat(), space=4, kingdom=True)
    assert s.do("use token", "back 2", "crystals").seat(0).crystals == 2


def test_a_new_year_opens_the_archives_on_the_spot() -> None:
    """R023, R189: the cards may be summoned at once."""
    s = Scenario(Seat(archive_2=[MALICE], token=10), Seat(archive_2=[BOOTS]), space=11)
    s.do("use token", "forward 2")
    assert (s.year, s.space, s.seat(0).hand, s.seat(1).hand) == (2, 1, [MALICE], [BOOTS])
    assert "summon die-of-malice" in s.options


def test_going_back_a_year_takes_nothing_away() -> None:
    """R024: and the way forward hands out nothing more."""
    s = Scenario(Seat([MALICE], token=10, archive_3=[BOOTS]), Seat(), space=1, year=2, pips=3)
    s.do("use token", "back 2")
    assert (s.year, s.space, s.seat(0).hand) == (1, 11, [MALICE])
    s.end_turn()
    assert (s.year, s.space, s.seat(0).hand, s.seat(0).archive_3) == (2, 2, [MALICE], [BOOTS])


@pytest.mark.parametrize("space", [1, 2])
def test_before_the_first_year_there_is_another_one(space: int) -> None:
    """R025: nobody gets a card when the first year begins again."""
    s = Scenario(Seat(archive_2=[MALICE], token=10), Seat(), space=space, pips=3).do("use token", "back 2")
    assert (s.year, s.space) == (0, space + 10)
    s.end_turn()
    assert (s.year, s.seat(0).hand, s.seat(0).archive_2) == (1, [], [MALICE])


def test_beyond_the_last_year_the_round_is_played_out() -> None:
    """R026: the leftover die still moves the marker; the end is checked before the next round."""
    s = Scenario(Seat(token=10), Seat(die=2), waiting=[1], space=12, year=3, pips=2).do("use token", "forward 2")
    assert (s.year, s.state.over) == (4, False)
    s.end_turn()
    assert (s.asked, s.kind) == (1, "main")
    s.end_turn()
    assert s.state.over
    assert s.space == 4


def test_a_second_move_may_bring_the_last_year_back() -> None:
    """R027"""
    seats = [Seat(token=10), Seat([BOOTS], die=2)]
    s = Scenario(*seats, waiting=[1], space=11, year=3).do("use token", "forward 2").end_turn()
    s.do(f"summon {BOOTS}", "back 3").end_turn()
    assert (s.year, s.space, s.kind) == (3, 11, "take-die")


def test_drought_strikes_when_it_crosses_into_summer() -> None:
    """R202, R366: never again in the same year."""
    s = Scenario(Seat(token=10, crystals=1), Seat(), space=5, enchantment="drought").do("use token", "forward 2")
    assert s.seat(0).capacity == 6
    s = Scenario(Seat(token=10, crystals=1), Seat(), space=7, enchantment="drought").do("use token", "back 2")
    assert s.seat(0).capacity == 7
