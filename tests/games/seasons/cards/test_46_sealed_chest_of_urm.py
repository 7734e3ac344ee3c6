"""Sealed Chest of Urm: 20 crystals at the end if its owner has no familiar in play."""

from ludoteka.games.seasons.scenario import Scenario, Seat

CHEST = "sealed-chest-of-urm"


def test_costs_two_water_and_one_earth() -> None:
    assert f"summon {CHEST}" not in Scenario(Seat(hand=[CHEST], reserve="water+earth+earth"), Seat()).options
    s = Scenario(Seat(hand=[CHEST], reserve="water+water+earth"), Seat()).do(f"summon {CHEST}")
    assert (s.seat(0).reserve, s.seat(0).in_play) == ("nothing", [CHEST])


def test_gives_twenty_beside_its_ten_without_a_familiar() -> None:
    s = Scenario(Seat(in_play=[CHEST, "amulet-of-air"]), Seat(), year=3, space=12).end_turn()
    assert s.state.final == [10 + 6 + 20, 0]


def test_gives_nothing_with_a_familiar_in_play() -> None:
    """R277: turned or not."""
    assert Scenario(Seat(in_play=[CHEST, "titus-deepgaze"]), Seat()).seat(0).score == 10 + 4
    assert Scenario(Seat(in_play=[CHEST, "kairn-the-destroyer tapped"]), Seat()).seat(0).score == 10 + 9


def test_familiars_in_hand_or_in_play_of_others_do_not_matter() -> None:
    """R277"""
    s = Scenario(Seat(hand=["titus-deepgaze"], in_play=[CHEST]), Seat(in_play=["titus-deepgaze"]))
    assert s.seat(0).score == 10 + 20 - 5


def test_two_give_forty() -> None:
    """R194"""
    assert Scenario(Seat(in_play=[CHEST, CHEST]), Seat()).seat(0).score == 20 + 40
    assert Scenario(Seat(in_play=[CHEST, CHEST, "titus-deepgaze"]), Seat()).seat(0).score == 20 + 4


def test_a_damned_soul_passed_on_in_the_last_round_spoils_it() -> None:
    """R170"""
    giver = Seat(in_play=["damned-soul-of-onys", CHEST], reserve="water")
    s = Scenario(giver, Seat(in_play=[CHEST]), year=3, space=12).do("activate damned-soul-of-onys").end_turn()
    assert s.state.final == [10 + 20, 10 - 5]


def test_counts_what_is_in_play_after_the_last_round() -> None:
    """R278: Titus found nobody who could pay and has gone."""
    s = Scenario(Seat(in_play=[CHEST, "titus-deepgaze"]), Seat(), year=3, space=12).end_turn()
    assert s.state.final == [10 + 20, 0]
