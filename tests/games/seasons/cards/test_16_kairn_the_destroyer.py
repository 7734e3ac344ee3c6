"""Kairn the Destroyer: for a token every rival loses four crystals, once a round."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

KAIRN = "kairn-the-destroyer"


def test_costs_three_air() -> None:
    s = Scenario(Seat(hand=[KAIRN], reserve="air+air+air+fire"), Seat()).do(f"summon {KAIRN}")
    assert s.seat(0).reserve == "fire"


def test_is_not_offered_with_two_air() -> None:
    s = Scenario(Seat(hand=[KAIRN], reserve="air+air+water+fire+earth", crystals=20), Seat())
    assert f"summon {KAIRN}" not in s.options


def test_is_worth_nine_prestige() -> None:
    assert Scenario(Seat(in_play=[KAIRN]), Seat()).seat(0).score == 9


def test_every_rival_loses_four_crystals_to_the_bank() -> None:
    """R162."""
    s = Scenario(
        Seat(in_play=[KAIRN], reserve="air", crystals=7), Seat(crystals=4), Seat(crystals=10), Seat(crystals=5)
    )
    s.do(f"activate {KAIRN}")
    assert [s.seat(seat).crystals for seat in range(4)] == [7, 0, 6, 1]
    assert s.seat(0).reserve == "nothing"


def test_a_token_of_any_type_is_discarded() -> None:
    s = Scenario(Seat(in_play=[KAIRN], reserve="air+water+water+fire+earth"), Seat(crystals=9)).do(f"activate {KAIRN}")
    assert sorted(s.options) == ["discard air", "discard earth", "discard fire", "discard water"]
    assert s.do("discard water").seat(0).reserve == "air+water+fire+earth"
    assert s.seat(1).crystals == 5


def test_crystals_never_fall_below_zero() -> None:
    """R161."""
    s = Scenario(Seat(in_play=[KAIRN], reserve="air"), Seat(crystals=3))
    assert s.do(f"activate {KAIRN}").seat(1).crystals == 0


def test_may_be_used_against_rivals_without_crystals() -> None:
    """R234."""
    s = Scenario(Seat(in_play=[KAIRN], reserve="air"), Seat()).do(f"activate {KAIRN}")
    assert s.seat(0).reserve == "nothing"
    assert s.seat(0).tapped == [KAIRN]


def test_cannot_be_activated_without_a_token() -> None:
    s = Scenario(Seat(in_play=[KAIRN], crystals=20), Seat(crystals=9))
    assert f"activate {KAIRN}" not in s.options


def test_a_token_on_amulet_of_water_pays_for_it() -> None:
    """R036."""
    s = Scenario(Seat(in_play=[KAIRN, "amulet-of-water: earth"], reserve="air"), Seat(crystals=9))
    s.do(f"activate {KAIRN}", "discard earth@amulet-of-water")
    assert (s.seat(0).reserve, s.seat(1).crystals) == ("air", 5)


def test_a_token_on_glutton_cauldron_does_not() -> None:
    s = Scenario(Seat(in_play=[KAIRN, "glutton-cauldron: earth"]), Seat(crystals=9))
    assert f"activate {KAIRN}" not in s.options


def test_works_once_a_round_and_in_the_turn_it_is_summoned() -> None:
    s = Scenario(Seat(hand=[KAIRN], reserve="air+air+air+fire+fire"), Seat(crystals=9))
    s.do(f"summon {KAIRN}", f"activate {KAIRN}")
    assert s.seat(1).crystals == 5
    assert f"activate {KAIRN}" not in s.options
    assert s.end_turn().seat(0).tapped == []


@pytest.mark.parametrize(("has", "left"), [(9, 1), (6, 0)])
def test_two_copies_are_paid_for_and_work_separately(has: int, left: int) -> None:
    s = Scenario(Seat(in_play=[KAIRN, KAIRN], reserve="air+air"), Seat(crystals=has))
    s.do(f"activate {KAIRN}", f"activate {KAIRN}#2")
    assert (s.seat(0).reserve, s.seat(1).crystals) == ("nothing", left)
