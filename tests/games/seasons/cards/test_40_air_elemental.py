"""Air Elemental: every token in the rivals' reserves becomes air."""

from ludoteka.games.seasons.scenario import Scenario, Seat

PRICE = "air+air+air"


def summoned(*rivals: Seat, extra: str = "") -> Scenario:
    return Scenario(Seat(hand=["air-elemental"], reserve=PRICE + extra), *rivals).do("summon air-elemental")


def test_costs_three_air_and_is_worth_twelve() -> None:
    assert "summon air-elemental" not in Scenario(Seat(hand=["air-elemental"], reserve="air+air+fire"), Seat()).options
    s = summoned(Seat())
    assert (s.seat(0).reserve, s.seat(0).score) == ("nothing", 12)


def test_turns_the_reserve_of_every_rival_into_as_much_air() -> None:
    """R211"""
    s = summoned(Seat(reserve="water+fire+earth"), Seat(reserve="air+earth"), Seat())
    assert [s.seat(seat).reserve for seat in (1, 2, 3)] == ["air+air+air", "air+air", "nothing"]


def test_leaves_its_owners_reserve_alone() -> None:
    """R211"""
    assert summoned(Seat(reserve="fire"), extra="+water+earth").seat(0).reserve == "water+earth"


def test_a_full_reserve_stays_as_full() -> None:
    """R211: no overflow, so nobody is asked."""
    s = summoned(Seat(reserve="water+water+fire+fire+earth+earth+earth"))
    assert s.seat(1).reserve == "air+air+air+air+air+air+air"
    assert (s.kind, s.asked) == ("main", 0)


def test_tokens_on_bespelled_grimoire_become_air_too() -> None:
    s = summoned(Seat(in_play=["bespelled-grimoire"], reserve="+".join(["fire"] * 10)))
    assert s.seat(1).reserve == "+".join(["air"] * 10)


def test_tokens_on_amulet_of_water_and_glutton_cauldron_stay_as_they_are() -> None:
    s = summoned(Seat(in_play=["amulet-of-water: water+fire", "glutton-cauldron: earth"], reserve="earth"))
    assert s.seat(1).reserve == "air"
    assert s.seat(1).tokens("amulet-of-water") == "water+fire"
    assert s.seat(1).tokens("glutton-cauldron") == "earth"


def test_works_when_it_enters_play_free() -> None:
    s = Scenario(Seat(hand=["air-elemental"], in_play=["potion-of-dreams"]), Seat(reserve="water+fire"))
    s.do("activate potion-of-dreams")
    assert s.seat(1).reserve == "air+air"


def test_everyone_is_told() -> None:
    s = summoned(Seat(reserve="water+fire"))
    assert [(event["seat"], event["n"]) for event in s.told("turned-to-air", 1)] == [(1, 2)]
