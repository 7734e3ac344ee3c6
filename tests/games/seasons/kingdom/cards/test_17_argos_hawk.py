"""Argos Hawk: brings 10 crystals and a step of the gauge; given up, it costs every rival a step for 6 crystals."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

HAWK = "argos-hawk"


def test_costs_an_air_and_an_earth() -> None:
    s = Scenario(Seat(hand=[HAWK], reserve="air+earth+fire"), Seat(), kingdom=True).do(f"summon {HAWK}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([HAWK], "fire")
    s = Scenario(Seat(hand=[HAWK], reserve="air+air+fire"), Seat(), kingdom=True)
    assert f"summon {HAWK}" not in s.options


def test_is_worth_four_prestige() -> None:
    assert Scenario(Seat(in_play=[HAWK]), Seat(), kingdom=True).seat(0).score == 4


def test_brings_ten_crystals_and_a_step_of_the_gauge_when_it_enters_play() -> None:
    s = Scenario(Seat(hand=[HAWK], reserve="air+earth", gauge=5), Seat(gauge=5), kingdom=True).do(f"summon {HAWK}")
    assert (s.seat(0).crystals, s.seat(0).gauge) == (10, 6)
    assert (s.seat(1).crystals, s.seat(1).gauge) == (0, 5)


def test_needs_a_free_slot_before_it_brings_one() -> None:
    s = Scenario(Seat(hand=[HAWK], reserve="air+earth", gauge=0), Seat(), kingdom=True)
    assert f"summon {HAWK}" not in s.options


def test_the_gauge_does_not_rise_above_fifteen() -> None:
    """R051"""
    s = Scenario(Seat(hand=[HAWK], reserve="air+earth", gauge=15), Seat(), kingdom=True).do(f"summon {HAWK}")
    assert (s.seat(0).gauge, s.seat(0).crystals) == (15, 10)


def test_given_up_it_lowers_every_rivals_gauge_and_brings_each_six_crystals() -> None:
    seats = [Seat(in_play=[HAWK], gauge=5), Seat(gauge=4, crystals=1), Seat(gauge=9), Seat(gauge=15)]
    s = Scenario(*seats, kingdom=True).do(f"activate {HAWK}")
    assert [s.seat(seat).gauge for seat in range(4)] == [5, 3, 8, 14]
    assert [s.seat(seat).crystals for seat in range(4)] == [0, 7, 6, 6]
    assert (s.seat(0).in_play, s.discard) == ([], [HAWK])


def test_a_gauge_at_zero_stays_and_the_crystals_come_all_the_same() -> None:
    """R051, R337"""
    s = Scenario(Seat(in_play=[HAWK]), Seat(gauge=0), kingdom=True).do(f"activate {HAWK}")
    assert (s.seat(1).gauge, s.seat(1).crystals) == (0, 6)


def test_more_cards_than_the_gauge_allows_stay_but_no_other_can_follow() -> None:
    """R052: neither paid nor free."""
    rival = Seat(
        hand=["glutton-cauldron"], in_play=["amulet-of-air", "potion-of-dreams", "purse-of-io"], gauge=2, die=2
    )
    s = Scenario(Seat(in_play=[HAWK]), rival, kingdom=True, waiting=[1]).do(f"activate {HAWK}").end_turn()
    assert (s.seat(1).gauge, len(s.seat(1).in_play)) == (1, 3)
    assert "summon glutton-cauldron" not in s.options
    assert "activate potion-of-dreams" not in s.options


def test_may_be_given_up_in_the_turn_it_is_played() -> None:
    s = Scenario(Seat(hand=[HAWK], reserve="air+earth", gauge=5), Seat(gauge=5), kingdom=True)
    s.do(f"summon {HAWK}", f"activate {HAWK}")
    assert (s.seat(0).crystals, s.seat(0).gauge) == (10, 6)
    assert (s.seat(1).crystals, s.seat(1).gauge) == (6, 4)


def test_a_shield_may_go_in_its_place() -> None:
    """R103, R300: the Hawk stays, turned."""
    s = Scenario(Seat(in_play=[HAWK, "shield-of-zira"]), Seat(gauge=5), kingdom=True).do(f"activate {HAWK}")
    assert s.options == [f"sacrifice {HAWK}", "sacrifice shield-of-zira"]
    s.do("sacrifice shield-of-zira")
    assert (s.seat(0).in_play, s.seat(0).crystals, s.seat(1).gauge) == ([HAWK], 10, 4)
    assert f"activate {HAWK}" not in s.options


def test_spared_by_a_shield_it_may_be_used_again_in_a_later_round() -> None:
    """R337"""
    seats = [Seat(in_play=[HAWK, "shield-of-zira"]), Seat(gauge=5)]
    s = Scenario(*seats, kingdom=True, next_faces=[2, 2, 2]).do(f"activate {HAWK}", "sacrifice shield-of-zira")
    s.end_turn().do("die 1", "die 2", f"activate {HAWK}")
    assert (s.seat(0).in_play, s.seat(1).gauge, s.seat(1).crystals) == ([], 3, 12)


@pytest.mark.parametrize("way", ["syllas-the-faithful", "dragon-skull"])
def test_sacrificed_for_another_card_it_does_nothing(way: str) -> None:
    if way == "dragon-skull":
        in_play = ["dragon-skull", HAWK, "amulet-of-air"]
        s = Scenario(Seat(in_play=in_play), Seat(gauge=5), kingdom=True)
        s.do("activate dragon-skull", f"sacrifice {HAWK}", "sacrifice amulet-of-air")
        assert (s.seat(1).gauge, s.seat(1).crystals) == (5, 0)
    else:
        s = Scenario(Seat(hand=[way], reserve="fire+fire+fire", gauge=5), Seat(in_play=[HAWK]), kingdom=True)
        s.do(f"summon {way}")
        assert (s.seat(0).gauge, s.seat(0).crystals) == (5, 0)


def test_is_a_familiar() -> None:
    s = Scenario(Seat(in_play=[HAWK, "idol-of-the-familiar"]), Seat(), kingdom=True).do("activate idol-of-the-familiar")
    assert s.seat(0).crystals == 1
