"""Lewis Greyface: gain the same tokens as lie in the reserve of one rival."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

LEWIS = Seat(["lewis-greyface"], reserve="air+fire")
SUMMON = "summon lewis-greyface"


def test_costs_an_air_and_a_fire() -> None:
    s = Scenario(LEWIS, Seat()).do(SUMMON)
    assert s.seat(0).reserve == "nothing"
    assert s.told("summoned") == [{"kind": "summoned", "seat": 0, "card": "base:21"}]


@pytest.mark.parametrize("reserve", ["air+air+water", "fire+fire+earth"])
def test_cannot_be_summoned_with_a_token_missing(reserve: str) -> None:
    assert SUMMON not in Scenario(Seat(["lewis-greyface"], reserve=reserve), Seat()).options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=["lewis-greyface"]), Seat()).seat(0).score == 6


def test_copies_the_reserve_of_a_chosen_rival_who_keeps_it() -> None:
    s = Scenario(LEWIS, Seat(reserve="water+water+earth"), Seat(reserve="fire")).do(SUMMON)
    assert s.options == ["copy seat 1", "copy seat 2"]
    s.do("copy seat 1")
    assert s.seat(0).reserve == s.seat(1).reserve == "water+water+earth"
    assert s.seat(2).reserve == "fire"


def test_copies_no_tokens_from_amulet_of_water_and_cauldron() -> None:
    rival = Seat(in_play=["amulet-of-water: fire+fire", "glutton-cauldron: earth"], reserve="water")
    s = Scenario(LEWIS, rival).do(SUMMON)
    assert s.seat(0).reserve == "water"


def test_copies_tokens_on_a_grimoire() -> None:
    reserve = "air+air+air+water+water+water+fire+fire+fire"
    s = Scenario(
        Seat(["lewis-greyface"], ["bespelled-grimoire"], "air+fire"),
        Seat(in_play=["bespelled-grimoire"], reserve=reserve),
    ).do(SUMMON)
    assert s.seat(0).reserve == reserve


def test_a_rival_with_an_empty_reserve_may_be_chosen() -> None:
    """R160."""
    s = Scenario(LEWIS, Seat(), Seat(reserve="fire")).do(SUMMON, "copy seat 1")
    assert s.seat(0).reserve == "nothing"
    assert s.kind == "main"


def test_owner_trims_old_and_new_tokens_alike() -> None:
    """R160: eight tokens after copying, any one of them goes."""
    rival = Seat(reserve="water+water+water+water+water+fire+fire")
    s = Scenario(Seat(["lewis-greyface"], reserve="air+fire+earth"), rival).do(SUMMON)
    assert (s.asked, s.kind, sorted(s.options)) == (0, "trim", ["lose earth", "lose fire", "lose water"])
    s.do("lose water")
    assert s.seat(0).reserve == "water+water+water+water+fire+fire+earth"


def test_seven_tokens_in_all_fit() -> None:
    s = Scenario(Seat(["lewis-greyface"], reserve="air+fire+earth"), Seat(reserve="water+water+water+fire+fire+fire"))
    assert s.do(SUMMON).kind == "main"
    assert s.seat(0).reserve == "water+water+water+fire+fire+fire+earth"


def test_a_second_copy_copies_again() -> None:
    s = Scenario(Seat(["lewis-greyface"] * 2, reserve="air+air+fire+fire"), Seat(reserve="water")).do(SUMMON, SUMMON)
    assert s.seat(0).reserve == "water+water"
