"""Rulebook, "Change of season" and "Change of year", and Temporal Boots where they cross a boundary."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

BOOTS = "temporal-boots"
HOURGLASS = "hourglass-of-time"
FIGRIM = "figrim-the-avaricious"


# --- change of season ---


@pytest.mark.parametrize(("space", "pips"), [(3, 1), (2, 2), (6, 3), (9, 1), (12, 1), (10, 3)])
def test_leaving_the_last_space_of_a_season_is_a_change(space: int, pips: int) -> None:
    s = Scenario(Seat(in_play=[HOURGLASS]), Seat(), space=space, pips=pips)
    s.end_turn()
    assert (s.asked, s.kind) == (0, "energy")


@pytest.mark.parametrize(("space", "pips"), [(1, 1), (1, 2), (2, 1), (4, 2), (8, 1), (10, 2)])
def test_a_move_within_a_season_triggers_nothing(space: int, pips: int) -> None:
    """R263"""
    s = Scenario(Seat(in_play=[HOURGLASS]), Seat(), space=space, pips=pips)
    s.end_turn()
    assert s.kind == "take-die"


@pytest.mark.parametrize("space", range(1, 13))
def test_a_move_of_three_always_ends_in_the_next_season_and_no_further(space: int) -> None:
    """R021, R263: one move crosses at most one boundary."""
    s = Scenario(Seat(in_play=[HOURGLASS]), Seat(), space=space, pips=3)
    season = s.state.season()
    s.end_turn()
    assert s.state.season() == (season + 1) % 4
    s.do("gain air")
    assert s.kind == "take-die"


def test_effects_come_first_player_first_at_the_end_of_a_round() -> None:
    """R019, R228"""
    s = Scenario(*[Seat(in_play=[HOURGLASS]), Seat(), Seat(in_play=[HOURGLASS])], active=0, first=1, space=3)
    s.end_turn()
    assert s.asked == 2
    s.do("gain air")
    assert s.asked == 0


def test_effects_come_active_player_first_during_a_turn() -> None:
    """R019, R228"""
    owner = Seat(hand=[BOOTS], in_play=[HOURGLASS])
    s = Scenario(Seat(in_play=[HOURGLASS]), owner, active=1, first=0, space=3)
    s.do(f"summon {BOOTS}", "forward 1")
    assert s.asked == 1
    s.do("gain air")
    assert s.asked == 0
    s.do("gain air")
    assert (s.asked, s.kind) == (1, "main")


def test_own_effects_figrim_before_hourglass() -> None:
    """R019, R228: crystals first, whatever was played first."""
    s = Scenario(Seat(in_play=[HOURGLASS, FIGRIM]), Seat(crystals=5), space=3)
    s.end_turn()
    assert s.kind == "energy"
    assert (s.seat(0).crystals, s.seat(1).crystals) == (1, 4)


def test_cards_played_this_round_count_for_its_season_change() -> None:
    """R262"""
    s = Scenario(Seat(hand=[FIGRIM], crystals=3), Seat(crystals=5), space=3)
    s.do(f"summon {FIGRIM}").end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals) == (1, 4)


# --- change of year ---


@pytest.mark.parametrize(("year", "archive"), [(1, "archive_2"), (2, "archive_3")])
def test_the_archive_of_the_new_year_is_added_to_the_hand(year: int, archive: str) -> None:
    owner = Seat(hand=["amulet-of-air"], archive_3=["dragon-skull"])
    other = Seat(archive_3=["die-of-malice"])
    if year == 1:
        owner.archive_2, other.archive_2 = ["staff-of-spring", "purse-of-io"], ["runic-cube-of-eolis"]
    s = Scenario(owner, other, space=12, year=year)
    s.end_turn()
    assert (s.year, s.space) == (year + 1, 1)
    if archive == "archive_2":
        assert s.seat(0).hand == ["amulet-of-air", "staff-of-spring", "purse-of-io"]
        assert s.seat(1).hand == ["runic-cube-of-eolis"]
        assert len(s.seat(0).archive_3) == 1
    else:
        assert s.seat(0).hand == ["amulet-of-air", "dragon-skull"]
        assert s.seat(1).hand == ["die-of-malice"]


def test_archives_stay_closed_within_a_year() -> None:
    s = Scenario(Seat(archive_2=["staff-of-spring"]), Seat(), space=9, year=1, pips=3)
    s.end_turn()
    assert (s.space, s.seat(0).hand) == (12, [])


def test_season_effects_then_archives_then_the_new_first_player() -> None:
    """R018: while Hourglass of Time asks, archives are closed and the first player is still the old one."""
    s = Scenario(Seat(in_play=[HOURGLASS], archive_2=["staff-of-spring"]), Seat(), first=1, space=12, year=1)
    s.end_turn()
    assert (s.kind, s.space, s.year) == ("energy", 1, 2)
    assert (s.seat(0).hand, s.state.first) == ([], 1)
    s.do("gain air")
    assert (s.seat(0).hand, s.state.first) == (["staff-of-spring"], 0)


def test_what_others_learn_of_an_opened_archive() -> None:
    """R217: the number of cards, not which."""
    s = Scenario(Seat(archive_2=["staff-of-spring", "purse-of-io"]), Seat(), space=12)
    s.end_turn()
    assert s.told("archive-opened", 1) == [{"kind": "archive-opened", "seat": 0, "n": 2}]
    assert s.told("archive-opened", 0) == [{"kind": "archive-opened", "seat": 0, "n": 2, "cards": ["base:6", "base:8"]}]


# --- Temporal Boots ---


def test_boots_move_one_to_three_forwards_or_back_and_never_stay() -> None:
    """R028"""
    s = Scenario(Seat(hand=[BOOTS]), Seat()).do(f"summon {BOOTS}")
    assert s.options == ["forward 1", "forward 2", "forward 3", "back 1", "back 2", "back 3"]


@pytest.mark.parametrize(("space", "move"), [(3, "forward 1"), (4, "back 1"), (6, "forward 3"), (8, "back 2")])
def test_a_change_in_mid_turn_triggers_everyones_effects_at_once(space: int, move: str) -> None:
    """R022: backwards exactly like forwards; then the turn goes on."""
    s = Scenario(
        Seat(hand=[BOOTS], crystals=5), Seat(in_play=[FIGRIM]), Seat(in_play=[HOURGLASS], crystals=5), space=space
    )
    s.do(f"summon {BOOTS}", move)
    assert (s.asked, s.kind) == (2, "energy")
    assert [s.seat(i).crystals for i in range(3)] == [4, 2, 4]
    s.do("gain air")
    assert (s.asked, s.kind) == (0, "main")


@pytest.mark.parametrize(("space", "move"), [(1, "forward 2"), (3, "back 2"), (5, "forward 1"), (12, "back 2")])
def test_boots_within_a_season_trigger_nothing(space: int, move: str) -> None:
    """R263"""
    s = Scenario(Seat(hand=[BOOTS], in_play=[HOURGLASS]), Seat(), space=space)
    s.do(f"summon {BOOTS}", move)
    assert s.kind == "main"


def test_boots_crossing_the_year_forwards_open_the_archives_at_once() -> None:
    """R023, R264: season effects, then archives, and the new cards may be summoned in the same turn."""
    s = Scenario(
        Seat(hand=[BOOTS], in_play=[HOURGLASS], archive_2=["glutton-cauldron"]),
        Seat(archive_2=["staff-of-spring"]),
        space=11,
        year=1,
    )
    s.do(f"summon {BOOTS}", "forward 3")
    assert (s.kind, s.seat(0).hand) == ("energy", [])
    s.do("gain air")
    assert (s.year, s.space) == (2, 2)
    assert (s.seat(0).hand, s.seat(1).hand) == (["glutton-cauldron"], ["staff-of-spring"])
    assert "summon glutton-cauldron" in s.options


def test_boots_crossing_back_lower_the_year_and_take_no_cards_away() -> None:
    """R024"""
    s = Scenario(Seat(hand=[BOOTS, "staff-of-spring"]), Seat(hand=["purse-of-io"]), space=2, year=2)
    s.do(f"summon {BOOTS}", "back 3")
    assert (s.year, s.space) == (1, 11)
    assert (s.seat(0).hand, s.seat(1).hand) == (["staff-of-spring"], ["purse-of-io"])


def test_crossing_again_hands_out_nothing_more() -> None:
    """R024, R265: archive II is empty by then, archive III stays closed; season effects happen once more."""
    s = Scenario(
        Seat(hand=[BOOTS], in_play=[HOURGLASS], archive_3=["staff-of-spring"]), Seat(), space=1, year=2, pips=1
    )
    s.do(f"summon {BOOTS}", "back 1", "gain air")
    assert (s.year, s.space) == (1, 12)
    s.end_turn()
    s.do("gain air")
    assert (s.year, s.space) == (2, 1)
    assert (s.seat(0).hand, s.seat(0).reserve) == ([], "air+air")


def test_a_backward_move_undoes_nothing_but_marker_and_year() -> None:
    """R265: Figrim keeps what he collected and collects again."""
    s = Scenario(Seat(hand=[BOOTS, BOOTS], in_play=[FIGRIM]), Seat(crystals=5), space=12, year=1)
    s.do(f"summon {BOOTS}", "forward 1", f"summon {BOOTS}", "back 1")
    assert (s.year, s.space) == (1, 12)
    assert (s.seat(0).crystals, s.seat(1).crystals) == (2, 3)


def test_before_year_one() -> None:
    """R025: the marker may go back behind space 1 of year I; the way forward restores year I and opens no archive."""
    s = Scenario(Seat(hand=[BOOTS], archive_2=["staff-of-spring"]), Seat(), space=1, year=1, pips=2)
    s.do(f"summon {BOOTS}", "back 3")
    assert (s.year, s.space) == (0, 10)
    s.end_turn()
    assert (s.year, s.space) == (0, 12)
    assert (s.kind, s.state.view(-1)["dice_season"]) == ("take-die", "fall")
    while s.year == 0:
        s.do("end turn" if s.kind == "main" else s.options[0])
    assert s.year == 1
    assert "staff-of-spring" not in s.seat(0).hand


# --- the edge of year III ---


def test_boots_past_the_end_of_year_three_do_not_stop_the_round() -> None:
    """R026: the others finish it, the leftover die still moves the marker, then the match is over."""
    s = Scenario(Seat(hand=[BOOTS]), Seat(die=2), waiting=[1], space=12, year=3, pips=2)
    s.do(f"summon {BOOTS}", "forward 1")
    assert (s.year, s.space, s.state.over) == (4, 1, False)
    s.end_turn()
    assert s.asked == 1
    s.end_turn()
    assert s.state.over
    assert s.space == 3


def test_the_leftover_die_may_cause_one_more_season_change_after_the_end_of_year_three() -> None:
    """R026"""
    s = Scenario(Seat(hand=[BOOTS]), Seat(in_play=[HOURGLASS]), space=12, year=3, pips=1)
    s.do(f"summon {BOOTS}", "forward 3", "gain air")
    s.end_turn()
    assert (s.asked, s.kind, s.space) == (1, "energy", 4)
    s.do("gain air")
    assert s.state.over


def test_a_second_move_can_bring_the_marker_back_into_year_three() -> None:
    """R027: the end is checked only when a round would begin."""
    s = Scenario(Seat(hand=[BOOTS]), Seat(hand=[BOOTS], die=2), waiting=[1], space=12, year=3, pips=1)
    s.do(f"summon {BOOTS}", "forward 1", "end turn", f"summon {BOOTS}", "back 3", "end turn")
    assert (s.state.over, s.year, s.space, s.kind) == (False, 3, 11, "take-die")


def test_after_the_end_of_year_three_winter_rates_apply_and_no_archive_is_opened() -> None:
    """R266: season effects were triggered once; the end of the round is carried out as usual."""
    s = Scenario(
        Seat(hand=[BOOTS], in_play=["wondrous-chest"], reserve="water+earth+earth+earth+earth"),
        Seat(in_play=[FIGRIM]),
        space=12,
        year=3,
        transmuting=True,
    )
    s.do("transmute", "transmute water")  # 3 in fall
    assert s.seat(0).crystals == 3
    s.do(f"summon {BOOTS}", "forward 1")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (2, 1)
    assert (s.seat(0).hand, s.told("archive-opened")) == ([], [])
    s.do("bonus gauge")  # any other action is still possible
    assert s.state.season() == 0
    s.end_turn()
    assert s.state.over
    assert s.told("crystals-gained")[-1] == {"kind": "crystals-gained", "seat": 0, "n": 3, "card": "base:13"}


def test_transmuting_in_the_notional_winter_after_year_three() -> None:
    """R266: earth is worth 3 again."""
    s = Scenario(Seat(hand=[BOOTS], reserve="earth"), Seat(), space=12, year=3, transmuting=True)
    s.do(f"summon {BOOTS}", "forward 1", "transmute")
    assert s.seat(0).crystals == 3
