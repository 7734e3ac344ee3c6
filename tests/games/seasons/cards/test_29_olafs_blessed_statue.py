"""Olaf's Blessed Statue: twenty crystals when it enters play."""

from ludoteka.games.seasons.scenario import Scenario, Seat

STATUE = "olafs-blessed-statue"
SUMMON = "summon olafs-blessed-statue"
COST = "water+water+water"


def test_costs_three_water() -> None:
    s = Scenario(Seat([STATUE], reserve=f"air+{COST}"), Seat()).do(SUMMON)
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([STATUE], "air")


def test_two_water_are_too_few() -> None:
    assert SUMMON not in Scenario(Seat([STATUE], reserve="air+water+water+fire+earth"), Seat()).options


def test_is_worth_no_prestige() -> None:
    assert Scenario(Seat(in_play=[STATUE]), Seat()).seat(0).score == 0


def test_gives_twenty_crystals() -> None:
    s = Scenario(Seat([STATUE], reserve=COST, crystals=1), Seat(crystals=30)).do(SUMMON)
    assert (s.seat(0).crystals, s.seat(1).crystals) == (21, 30)


def test_gives_them_only_once() -> None:
    s = Scenario(Seat([STATUE], reserve=COST), Seat()).do(SUMMON)
    assert f"activate {STATUE}" not in s.options
    assert s.end_turn().seat(0).crystals == 20


def test_each_copy_gives_twenty() -> None:
    s = Scenario(Seat([STATUE, STATUE], reserve=f"{COST}+{COST}"), Seat()).do(SUMMON, SUMMON)
    assert s.seat(0).crystals == 40


def test_gives_them_when_put_into_play_free() -> None:
    chalice = Seat(["divine-chalice"], reserve="air+water+fire+earth")
    s = Scenario(chalice, Seat(), deck=[STATUE, 1, 2, 3]).do("summon divine-chalice", f"play {STATUE}")
    assert s.seat(0).crystals == 20


def test_its_crystals_come_too_late_for_arcano_leech() -> None:
    """R056."""
    assert SUMMON not in Scenario(Seat([STATUE], reserve=COST), Seat(in_play=["arcano-leech"])).options
