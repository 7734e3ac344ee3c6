"""Rulebook, "End of the round": effects of cards player by player, then the leftover die."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat


def kinds(s: Scenario) -> list[tuple[str, int]]:
    """Everything that happened so far, with the seat it happened to."""
    return [(event.kind, event.seat) for event in s.events]


# --- order of effects ---


@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_follow_clockwise_from_the_first_player_of_the_round(first: int) -> None:
    """R013"""
    chest = Seat(in_play=["wondrous-chest"], reserve="air+air+air+air")
    soul = Seat(in_play=["damned-soul-of-onys"], crystals=9)
    s = Scenario(chest, soul, chest, first=first, active=(first - 1) % 3)
    s.end_turn()
    affected = [seat for kind, seat in kinds(s) if kind in ("crystals-gained", "crystals-lost")]
    assert affected == [first, (first + 1) % 3, (first + 2) % 3]


def test_all_effects_come_before_the_marker_moves() -> None:
    """R013: while Beggar's Horn asks the marker still stands where it was."""
    s = Scenario(Seat(in_play=["beggars-horn"]), Seat(), space=12, year=1, pips=1)
    s.end_turn()
    assert (s.kind, s.space, s.year) == ("energy", 12, 1)
    s.do("gain fire")
    assert (s.space, s.year) == (1, 2)


def test_the_fixed_order_of_one_players_effects() -> None:
    """R014: Damned Soul, Beggar's Horn, Titus, Wondrous Chest, whatever the order they were played in."""
    s = Scenario(
        Seat(in_play=["wondrous-chest", "titus-deepgaze", "beggars-horn", "damned-soul-of-onys"], crystals=5),
        Seat(crystals=9),
    )
    s.end_turn()
    assert s.kind == "energy"  # Beggar's Horn asks: the Soul has taken 3, Titus nothing yet
    assert (s.seat(0).crystals, s.seat(1).crystals) == (2, 9)
    s.do("gain fire")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (3, 8)


def test_titus_comes_before_the_chest() -> None:
    """R014"""
    s = Scenario(Seat(in_play=["wondrous-chest", "titus-deepgaze"], reserve="air+air+air+air"), Seat(crystals=9))
    s.end_turn()
    order = [kind for kind, seat in kinds(s) if seat == 0 and kind.startswith("crystals")]
    assert order == ["crystals-taken", "crystals-gained"]


@pytest.mark.parametrize("crystals", [0, 2])
def test_damned_soul_takes_before_its_holders_gains(crystals: int) -> None:
    """R017: holders do not lose what they do not have, even if they earn some moments later."""
    s = Scenario(
        Seat(in_play=["damned-soul-of-onys", "wondrous-chest"], reserve="air+air+air+air", crystals=crystals), Seat()
    )
    s.end_turn()
    assert s.seat(0).crystals == 3


def test_the_chest_counts_the_reserve_after_the_horn() -> None:
    """R016: a Horn that asks comes first; its one token never makes four, so the Chest stays silent."""
    s = Scenario(Seat(in_play=["wondrous-chest", "beggars-horn"], reserve="air"), Seat())
    s.end_turn()
    s.do("gain air")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+air", 0)


def test_each_horn_is_checked_when_its_turn_comes_and_fires_once() -> None:
    """R015, R176: from no token both fire, from one only the first."""
    s = Scenario(Seat(in_play=["beggars-horn"] * 2), Seat())
    s.end_turn()
    s.do("gain air", "gain air")
    assert (s.seat(0).reserve, s.kind) == ("air+air", "take-die")
    s = Scenario(Seat(in_play=["beggars-horn"] * 2, reserve="fire"), Seat())
    s.end_turn()
    s.do("gain air")
    assert (s.seat(0).reserve, s.kind) == ("air+fire", "take-die")


def test_an_earlier_players_titus_comes_before_a_later_players_gains() -> None:
    """R165: a later player without crystals cannot pay from what their Chest is about to bring."""
    titus = Seat(in_play=["titus-deepgaze"])
    chest = Seat(in_play=["wondrous-chest"], reserve="air+air+air+air")
    s = Scenario(titus, chest, first=0, active=1)
    s.end_turn()
    assert (s.seat(0).in_play, s.seat(0).crystals, s.seat(1).crystals) == ([], 0, 3)
    s = Scenario(titus, chest, first=1, active=0)
    s.end_turn()
    assert (s.seat(0).in_play, s.seat(0).crystals, s.seat(1).crystals) == (["titus-deepgaze"], 1, 2)


def test_losses_stop_at_zero() -> None:
    """R161"""
    s = Scenario(Seat(in_play=["damned-soul-of-onys"], crystals=1), Seat())
    s.end_turn()
    assert s.seat(0).crystals == 0


def test_cards_played_this_round_work_already() -> None:
    """R262: Beggar's Horn and Titus in their first round."""
    s = Scenario(Seat(hand=["beggars-horn"], reserve="air+earth"), Seat())
    s.do("summon beggars-horn").end_turn()
    assert (s.asked, s.kind) == (0, "energy")
    s = Scenario(Seat(hand=["titus-deepgaze"], reserve="fire"), Seat(crystals=4))
    s.do("summon titus-deepgaze").end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals) == (1, 3)


def test_no_bonus_or_transmuting_lasts_into_the_end_of_the_round() -> None:
    """R229"""
    s = Scenario(Seat(in_play=["beggars-horn"]), Seat(), transmuting=True)
    s.do("bonus transmute").end_turn()
    assert (s.transmuting, s.state.surplus, s.state.active) == (False, 0, -1)


# --- the leftover die ---


@pytest.mark.parametrize("pips", [1, 2, 3])
def test_the_leftover_die_moves_the_marker_by_its_pips(pips: int) -> None:
    """R221"""
    s = Scenario(Seat(), Seat(), space=5, pips=pips)
    s.end_turn()
    assert s.space == 5 + pips


def test_a_round_ends_when_all_have_had_their_turn() -> None:
    s = Scenario(Seat(), Seat(die=2), Seat(die=2), first=0, waiting=[1, 2])
    s.end_turn().end_turn()
    assert s.space == 1
    s.end_turn()
    assert (s.space, s.kind) == (2, "take-die")


def test_the_next_round_begins_with_the_dice_of_the_season_reached() -> None:
    """R222"""
    s = Scenario(Seat(), Seat(), space=3, pips=1)
    s.end_turn()
    assert s.state.view(-1)["dice_season"] == "spring"
    assert s.told("round")[-1]["space"] == 4
