"""Runic Cube of Eolis: thirty prestige for twenty crystals, and nothing else."""

from ludoteka.games.seasons.scenario import Scenario, Seat

CUBE = "runic-cube-of-eolis"
SUMMON = "summon runic-cube-of-eolis"


def test_costs_twenty_crystals() -> None:
    s = Scenario(Seat([CUBE], reserve="air", crystals=20), Seat()).do(SUMMON)
    assert (s.seat(0).in_play, s.seat(0).crystals, s.seat(0).reserve) == ([CUBE], 0, "air")


def test_nineteen_crystals_are_too_few() -> None:
    assert SUMMON not in Scenario(Seat([CUBE], crystals=19), Seat()).options


def test_each_copy_is_worth_thirty_prestige() -> None:
    assert Scenario(Seat(in_play=[CUBE]), Seat()).seat(0).score == 30
    assert Scenario(Seat(in_play=[CUBE, CUBE]), Seat()).seat(0).score == 60


def test_needs_room_on_the_gauge() -> None:
    assert SUMMON not in Scenario(Seat([CUBE], crystals=20, gauge=0), Seat()).options


def test_has_no_effect() -> None:
    s = Scenario(Seat([CUBE], crystals=20), Seat(crystals=5, reserve="air"), deck_size=3, space=3).do(SUMMON)
    assert s.kind == "main"
    assert f"activate {CUBE}" not in s.options
    s.end_turn()
    assert s.kind == "take-die"
    assert (s.seat(0).crystals, s.seat(0).reserve, s.seat(0).gauge, s.seat(0).hand) == (0, "nothing", 10, [])
    assert (s.seat(1).crystals, s.seat(1).reserve) == (5, "air")


def test_is_a_magic_item() -> None:
    """Scepter of Greatness counts it."""
    s = Scenario(Seat(["scepter-of-greatness"], [CUBE], "air+water+fire+earth"), Seat())
    assert s.do("summon scepter-of-greatness").seat(0).crystals == 3
