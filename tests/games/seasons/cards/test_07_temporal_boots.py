"""Temporal Boots: the season marker moves one to three spaces, forwards or back, with all that follows from it."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

BOOTS = "temporal-boots"


def at(scenario: Scenario) -> tuple[int, int]:
    """Year and space of the season marker."""
    return scenario.state.year, scenario.state.space


def test_costs_nothing() -> None:
    assert f"summon {BOOTS}" in Scenario(Seat(hand=[BOOTS]), Seat()).options


def test_is_worth_eight_prestige() -> None:
    assert Scenario(Seat(in_play=[BOOTS]), Seat()).seat(0).score == 8


def test_the_marker_must_move_by_one_to_three_spaces() -> None:
    """R028: staying put is no option."""
    s = Scenario(Seat(hand=[BOOTS]), Seat()).do(f"summon {BOOTS}")
    assert sorted(s.options) == ["back 1", "back 2", "back 3", "forward 1", "forward 2", "forward 3"]


@pytest.mark.parametrize(
    ("move", "space"),
    [("forward 1", 6), ("forward 2", 7), ("forward 3", 8), ("back 1", 4), ("back 2", 3), ("back 3", 2)],
)
def test_moves_the_marker_openly_and_the_turn_goes_on(move: str, space: int) -> None:
    s = Scenario(Seat(hand=[BOOTS]), Seat(), space=5).do(f"summon {BOOTS}", move)
    assert at(s) == (1, space)
    assert s.told("season-moved", viewer=1)[0]["space"] == space
    assert (s.asked, s.kind) == (0, "main")


@pytest.mark.parametrize(("space", "move"), [(4, "forward 1"), (4, "forward 2"), (6, "back 2"), (12, "back 1")])
def test_a_move_within_a_season_triggers_nothing(space: int, move: str) -> None:
    """R263."""
    s = Scenario(Seat(hand=[BOOTS], in_play=["figrim-the-avaricious"]), Seat(crystals=5), space=space)
    assert s.do(f"summon {BOOTS}", move).seat(0).crystals == 0


@pytest.mark.parametrize("move", ["forward 3", "back 3"])
@pytest.mark.parametrize("space", range(1, 13))
def test_a_move_of_three_changes_the_season_exactly_once(space: int, move: str) -> None:
    """R021, R263; backward changes count like forward ones (R022)."""
    s = Scenario(Seat(hand=[BOOTS], in_play=["figrim-the-avaricious"]), Seat(crystals=5), space=space, year=2)
    assert s.do(f"summon {BOOTS}", move).seat(0).crystals == 1


def test_season_change_effects_of_all_players_come_at_once() -> None:
    """R022, R226: the rival takes the token of the Hourglass, then the turn goes on."""
    s = Scenario(Seat(hand=[BOOTS], crystals=5), Seat(in_play=["figrim-the-avaricious", "hourglass-of-time"]), space=4)
    s.do(f"summon {BOOTS}", "back 1")
    assert s.seat(1).crystals == 1
    assert (s.asked, s.kind) == (1, "energy")
    s.do("gain fire")
    assert s.seat(1).reserve == "fire"
    assert (s.asked, s.kind) == (0, "main")


def test_transmuting_follows_the_new_season_at_once() -> None:
    """R007: fire is worth 2 in winter and 3 in spring."""
    s = Scenario(Seat(hand=[BOOTS], reserve="fire+fire"), Seat(), space=3, transmuting=True)
    s.do("transmute", "transmute fire", f"summon {BOOTS}", "forward 1", "transmute")
    assert s.seat(0).crystals == 2 + 3


def test_dice_already_taken_stay_those_of_the_old_season() -> None:
    """R006: the third face of the second winter die brings two fire and a step of the gauge."""
    s = Scenario(Seat(hand=[BOOTS]), Seat(die=3, gauge=4), first=0, waiting=[1])
    s.do(f"summon {BOOTS}", "forward 3").end_turn()
    assert s.asked == 1
    assert (s.seat(1).reserve, s.seat(1).gauge) == ("fire+fire", 5)


def test_the_leftover_die_counts_from_where_the_marker_stands() -> None:
    """R222; the next dice are those of the season reached."""
    s = Scenario(Seat(hand=[BOOTS]), Seat(), space=5, pips=1).do(f"summon {BOOTS}", "back 3").end_turn()
    assert at(s) == (1, 3)
    assert s.state.view(0)["dice_season"] == "winter"


def test_a_new_year_opens_the_archives_after_the_season_change() -> None:
    """R023, R264: the new cards may be summoned in this very turn."""
    s = Scenario(
        Seat(hand=[BOOTS], archive_2=["die-of-malice"], archive_3=["purse-of-io"]),
        Seat(in_play=["hourglass-of-time"], archive_2=["amulet-of-air"]),
        space=11,
    ).do(f"summon {BOOTS}", "forward 2")
    assert at(s) == (2, 1)
    assert (s.asked, s.seat(0).hand) == (1, [])  # the Hourglass is served first
    s.do("gain air")
    assert s.seat(0).hand == ["die-of-malice"]
    assert s.seat(1).hand == ["amulet-of-air"]
    assert s.do("summon die-of-malice").seat(0).in_play == [BOOTS, "die-of-malice"]


def test_back_from_winter_to_fall_lowers_the_year_and_hands_stay() -> None:
    """R024: crossing again hands out nothing more."""
    s = Scenario(Seat(hand=[BOOTS, "purse-of-io"], archive_3=["die-of-malice"]), Seat(), year=2, space=1, pips=1)
    s.do(f"summon {BOOTS}", "back 1")
    assert at(s) == (1, 12)
    assert s.seat(0).hand == ["purse-of-io"]
    s.end_turn()
    assert at(s) == (2, 1)
    assert s.seat(0).hand == ["purse-of-io"]


def test_crossing_a_boundary_back_and_forth_triggers_twice_and_undoes_nothing() -> None:
    """R265."""
    s = Scenario(Seat(hand=[BOOTS, BOOTS], in_play=["figrim-the-avaricious"]), Seat(crystals=5), space=7).do(
        f"summon {BOOTS}", "back 1", f"summon {BOOTS}", "forward 1"
    )
    assert at(s) == (1, 7)
    assert (s.seat(0).crystals, s.seat(1).crystals) == (2, 3)


def test_before_year_one_lies_a_notional_year() -> None:
    """R025: the way back into year I opens no archive."""
    s = Scenario(Seat(hand=[BOOTS], archive_2=["die-of-malice"]), Seat(), year=1, space=1, pips=1)
    s.do(f"summon {BOOTS}", "back 1")
    assert at(s) == (0, 12)
    s.end_turn()
    assert at(s) == (1, 1)
    assert s.seat(0).hand == []
    assert s.state.view(0)["players"][0]["archive"] == [1, 0]


def test_beyond_the_third_year_the_round_is_still_finished() -> None:
    """R026, R266: winter rates, one season change, the others' turns, effects at the end of the round, then scoring.

    The fourth face of the second fall die brings two earth.
    """
    s = Scenario(
        Seat(hand=[BOOTS], in_play=["figrim-the-avaricious", "wondrous-chest"], reserve="air+air+air+air+earth"),
        Seat(crystals=5, die=4),
        year=3,
        space=12,
        pips=1,
        first=0,
        waiting=[1],
        transmuting=True,
    ).do(f"summon {BOOTS}", "forward 1")
    assert (at(s), s.kind) == ((4, 1), "main")
    s.do("transmute", "transmute earth")
    assert s.seat(0).crystals == 1 + 3
    s.end_turn()
    assert (s.asked, s.seat(1).reserve) == (1, "earth+earth")
    s.end_turn()
    assert s.state.over
    assert s.seat(0).crystals == 1 + 3 + 3


def test_the_leftover_die_may_change_the_season_once_more_after_the_third_year() -> None:
    """R026."""
    s = Scenario(Seat(hand=[BOOTS], in_play=["figrim-the-avaricious"]), Seat(crystals=5), year=3, space=12, pips=1).do(
        f"summon {BOOTS}", "forward 3"
    )
    assert s.end_turn().state.over
    assert s.seat(0).crystals == 2


def test_a_move_back_in_the_same_round_keeps_the_match_alive() -> None:
    """R027."""
    s = Scenario(Seat(hand=[BOOTS]), Seat(hand=[BOOTS]), year=3, space=12, pips=1, first=0, waiting=[1])
    s.do(f"summon {BOOTS}", "forward 1").end_turn()
    s.do(f"summon {BOOTS}", "back 3").end_turn()
    assert at(s) == (3, 11)
    assert s.kind == "take-die"
