"""Necrotic Kriss: give up a familiar from hand or in play for 4 energy."""

from ludoteka.games.seasons.scenario import Scenario, Seat

KRISS = "necrotic-kriss"


def test_costs_two_air_and_one_water_and_is_worth_six() -> None:
    assert f"summon {KRISS}" not in Scenario(Seat(hand=[KRISS], reserve="air+water+water"), Seat()).options
    s = Scenario(Seat(hand=[KRISS], reserve="air+air+water"), Seat()).do(f"summon {KRISS}")
    assert (s.seat(0).reserve, s.seat(0).score) == ("nothing", 6)


def test_a_familiar_from_hand_is_discarded_for_four_energy() -> None:
    """R253: it is no sacrifice."""
    s = Scenario(Seat(hand=["sid-nightshade", "amulet-of-air"], in_play=[KRISS]), Seat())
    s.do(f"activate {KRISS}", "discard sid-nightshade", "gain air+water+fire+fire")
    assert (s.seat(0).hand, s.seat(0).reserve) == (["amulet-of-air"], "air+water+fire+fire")
    assert s.discard == ["sid-nightshade"]
    assert s.told("sacrificed") == []


def test_a_familiar_in_play_is_sacrificed_for_four_energy() -> None:
    s = Scenario(Seat(in_play=[KRISS, "sid-nightshade"]), Seat()).do(
        f"activate {KRISS}", "gain earth+earth+earth+earth"
    )
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([KRISS], "earth+earth+earth+earth")
    assert [event["card"] for event in s.told("sacrificed", 1)] == ["base:49"]


def test_the_choice_between_hand_and_play_is_free() -> None:
    """R253"""
    seat = Seat(hand=["sid-nightshade", "amulet-of-air"], in_play=[KRISS, "titus-deepgaze", "purse-of-io"])
    s = Scenario(seat, Seat()).do(f"activate {KRISS}")
    assert set(s.options) == {"discard sid-nightshade", "sacrifice titus-deepgaze"}


def test_cannot_be_activated_without_a_familiar() -> None:
    s = Scenario(Seat(hand=["amulet-of-air"], in_play=[KRISS, "purse-of-io"]), Seat(in_play=["titus-deepgaze"]))
    assert f"activate {KRISS}" not in s.options


def test_damned_soul_is_a_familiar_of_its_holder() -> None:
    """R170"""
    s = Scenario(Seat(in_play=[KRISS, "damned-soul-of-onys"]), Seat()).do(f"activate {KRISS}", "gain air+air+air+air")
    assert (s.seat(0).in_play, s.discard) == ([KRISS], ["damned-soul-of-onys"])


def test_of_a_gain_beyond_capacity_only_new_tokens_may_replace_old_ones() -> None:
    """R244: 4 new ones beside 5 old ones leave at least 3 old ones."""
    s = Scenario(Seat(in_play=[KRISS, "sid-nightshade"], reserve="fire+fire+fire+fire+fire"), Seat())
    s.do(f"activate {KRISS}")
    assert len(s.options) == 1 + 3 + 6 + 10 + 15  # 0 to 4 tokens of the three other types, the rest fire
    s.do("gain air+air+water+earth lose fire+fire")
    assert s.seat(0).reserve == "air+air+water+fire+fire+fire+earth"


def test_each_of_two_needs_a_familiar_of_its_own() -> None:
    s = Scenario(Seat(in_play=[KRISS, KRISS, "sid-nightshade", "titus-deepgaze"]), Seat())
    s.do(f"activate {KRISS}", "sacrifice sid-nightshade", "gain air+air+air+air", f"activate {KRISS}#2")
    assert s.seat(0).in_play == [KRISS, KRISS]
    s = Scenario(Seat(in_play=[KRISS, KRISS, "sid-nightshade"]), Seat())
    s.do(f"activate {KRISS}", "gain air+air+air+air")
    assert f"activate {KRISS}#2" not in s.options


def test_the_discarded_familiar_is_shown_to_everyone() -> None:
    """R218"""
    s = Scenario(Seat(hand=["sid-nightshade"], in_play=[KRISS]), Seat()).do(f"activate {KRISS}")
    assert s.told("discarded-openly", 1) == [
        {"kind": "discarded-openly", "seat": 0, "card": "base:49", "cause": "base:44"}
    ]
    assert s.state.view(1)["discard"] == ["base:49"]
