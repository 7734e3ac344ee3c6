"""Ability token 3: two tokens of choice; five points are lost."""

from ludoteka.games.seasons.scenario import Scenario, Seat


def test_two_tokens_of_any_types() -> None:
    s = Scenario(Seat(reserve="air", token=3), Seat()).do("use token")
    assert len(s.options) == 10
    s.do("gain fire+earth")
    assert (s.seat(0).reserve, s.seat(0).score) == ("air+fire+earth", -5)


def test_what_is_too_much_goes_at_once() -> None:
    """R188"""
    s = Scenario(Seat(reserve="air+air+air+air+air+air", token=3), Seat()).do("use token")
    s.do("gain fire+fire lose air")
    assert s.seat(0).reserve == "air+air+air+air+air+fire+fire"


def test_with_a_full_reserve_it_may_be_used_for_nothing() -> None:
    """R188, R245: the new tokens may be those that go."""
    s = Scenario(Seat(reserve="air+air+air+air+air+air+air", token=3), Seat()).do("use token", "gain nothing")
    assert (s.seat(0).reserve, s.seat(0).score) == ("air+air+air+air+air+air+air", -5)


def test_the_tokens_may_be_spent_in_the_same_turn() -> None:
    s = Scenario(Seat(["amulet-of-earth"], token=3), Seat()).do("use token", "gain earth+earth")
    assert s.do("summon amulet-of-earth").seat(0).crystals == 9
