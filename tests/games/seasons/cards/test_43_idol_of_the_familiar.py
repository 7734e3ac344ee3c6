"""Idol of the Familiar: 10 crystals at once, then a crystal for each familiar in play."""

from ludoteka.games.seasons.scenario import Scenario, Seat

IDOL = "idol-of-the-familiar"


def test_costs_one_of_each_energy_and_is_worth_nothing() -> None:
    assert f"summon {IDOL}" not in Scenario(Seat(hand=[IDOL], reserve="air+water+fire+fire"), Seat()).options
    s = Scenario(Seat(hand=[IDOL], reserve="air+water+fire+earth"), Seat()).do(f"summon {IDOL}")
    assert s.seat(0).reserve == "nothing"
    assert s.seat(0).score == s.seat(0).crystals


def test_gives_ten_crystals_and_may_be_activated_at_once() -> None:
    seat = Seat(hand=[IDOL], in_play=["naria-the-prophetess"], reserve="air+water+fire+earth")
    s = Scenario(seat, Seat()).do(f"summon {IDOL}")
    assert s.seat(0).crystals == 10
    assert s.do(f"activate {IDOL}").seat(0).crystals == 11


def test_gives_a_crystal_for_each_own_familiar_in_play() -> None:
    """R277: turned ones too, but neither items nor cards in hand nor those of others."""
    seat = Seat(
        hand=["sid-nightshade"],
        in_play=[IDOL, "kairn-the-destroyer tapped", "titus-deepgaze", "air-elemental", "amulet-of-air"],
    )
    s = Scenario(seat, Seat(in_play=["demon-of-argos"])).do(f"activate {IDOL}")
    assert s.seat(0).crystals == 3


def test_counts_damned_soul_for_its_holder_only() -> None:
    """R170"""
    s = Scenario(Seat(in_play=[IDOL, "damned-soul-of-onys"], reserve="water"), Seat())
    s.do(f"activate {IDOL}")
    assert s.seat(0).crystals == 1
    s = Scenario(Seat(in_play=[IDOL, "damned-soul-of-onys"], reserve="water"), Seat())
    s.do("activate damned-soul-of-onys", f"activate {IDOL}")
    assert s.seat(0).crystals == 0


def test_may_be_activated_without_familiars_for_nothing() -> None:
    """R080, R234: which Thieving Fairies notice."""
    s = Scenario(Seat(in_play=[IDOL], crystals=1), Seat(in_play=["thieving-fairies"])).do(f"activate {IDOL}")
    assert (s.seat(0).crystals, s.seat(1).crystals, s.seat(0).tapped) == (0, 2, [IDOL])


def test_each_of_two_is_activated_once_a_round() -> None:
    s = Scenario(Seat(in_play=[IDOL, IDOL, "titus-deepgaze"]), Seat(crystals=5))
    s.do(f"activate {IDOL}", f"activate {IDOL}#2")
    assert s.seat(0).crystals == 2
    assert not [option for option in s.options if option.startswith("activate")]


def test_gives_ten_crystals_when_it_enters_play_free() -> None:
    s = Scenario(Seat(hand=[IDOL], in_play=["potion-of-dreams"]), Seat()).do("activate potion-of-dreams")
    assert s.seat(0).crystals == 10
