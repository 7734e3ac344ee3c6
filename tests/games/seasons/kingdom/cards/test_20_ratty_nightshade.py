"""Ratty Nightshade: takes two tokens of its owner's choice from the reserve of every rival."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

RATTY = "ratty-nightshade"


@pytest.mark.parametrize(("players", "price"), [(2, 2), (3, 4), (4, 6)])
def test_costs_crystals_by_the_number_of_players(players: int, price: int) -> None:
    others = [Seat() for _ in range(players - 1)]
    s = Scenario(Seat(hand=[RATTY], crystals=price), *others, kingdom=True).do(f"summon {RATTY}")
    assert (s.seat(0).crystals, s.seat(0).in_play) == (0, [RATTY])
    s = Scenario(Seat(hand=[RATTY], crystals=price - 1), *others, kingdom=True)
    assert f"summon {RATTY}" not in s.options


def test_is_worth_eight_prestige() -> None:
    assert Scenario(Seat(in_play=[RATTY]), Seat(), kingdom=True).seat(0).score == 8


def test_its_owner_chooses_two_tokens() -> None:
    """R338"""
    s = Scenario(Seat(hand=[RATTY], crystals=2), Seat(reserve="air+air+fire"), kingdom=True).do(f"summon {RATTY}")
    assert (s.asked, set(s.options)) == (0, {"take air+air from seat 1", "take air+fire from seat 1"})
    s.do("take air+fire from seat 1")
    assert (s.seat(0).reserve, s.seat(1).reserve) == ("air+fire", "air")


@pytest.mark.parametrize("reserve", ["fire", "air+fire"])
def test_two_or_fewer_are_all_taken(reserve: str) -> None:
    """Rulebook, R166: there is no way to take less."""
    s = Scenario(Seat(hand=[RATTY], crystals=2), Seat(reserve=reserve), kingdom=True).do(f"summon {RATTY}")
    assert (s.seat(0).reserve, s.seat(1).reserve, s.kind) == (reserve, "nothing", "main")


def test_an_empty_reserve_is_passed_over() -> None:
    """Rulebook."""
    s = Scenario(Seat(hand=[RATTY], crystals=2), Seat(), kingdom=True).do(f"summon {RATTY}")
    assert (s.seat(0).reserve, s.kind) == ("nothing", "main")


def test_every_rival_is_robbed_clockwise_from_the_left() -> None:
    seats = [
        Seat(reserve="water+water+water"),
        Seat(hand=[RATTY], crystals=6),
        Seat(reserve="fire+earth+earth"),
        Seat(reserve="air"),
    ]
    s = Scenario(*seats, kingdom=True, active=1).do(f"summon {RATTY}")
    assert set(s.options) == {"take fire+earth from seat 2", "take earth+earth from seat 2"}
    s.do("take earth+earth from seat 2")
    assert s.seat(1).reserve == "air+water+water+earth+earth"
    assert [s.seat(seat).reserve for seat in (0, 2, 3)] == ["water", "fire", "nothing"]


def test_what_is_too_much_goes_after_all_rivals_were_robbed() -> None:
    """R166, R338"""
    seats = [
        Seat(hand=[RATTY], reserve="air+air+air+air+air+air", crystals=4),
        Seat(reserve="fire+fire"),
        Seat(reserve="earth+water+water"),
    ]
    s = Scenario(*seats, kingdom=True).do(f"summon {RATTY}")
    assert set(s.options) == {"take water+water from seat 2", "take water+earth from seat 2"}
    s.do("take water+earth from seat 2")
    assert (s.asked, s.kind) == (0, "trim")
    assert "lose air+air+air" in s.options
    s.do("lose air+air+air")
    assert (s.seat(0).reserve, s.kind) == ("air+air+air+water+fire+fire+earth", "main")


@pytest.mark.parametrize("card", ["amulet-of-water", "glutton-cauldron", "jewel-of-the-ancients", "fairy-monolith"])
def test_tokens_on_cards_are_out_of_its_reach(card: str) -> None:
    """Rulebook."""
    rival = Seat(in_play=[f"{card}: air+air"], reserve="fire")
    s = Scenario(Seat(hand=[RATTY], crystals=2), rival, kingdom=True).do(f"summon {RATTY}")
    assert (s.seat(0).reserve, s.seat(1).tokens(card)) == ("fire", "air+air")


def test_tokens_on_bespelled_grimoire_are_in_the_reserve() -> None:
    """R338"""
    rival = Seat(in_play=["bespelled-grimoire"], reserve="air+air+air+air+air+air+air+air+air")
    s = Scenario(Seat(hand=[RATTY], crystals=2), rival, kingdom=True).do(f"summon {RATTY}")
    assert (s.seat(0).reserve, s.seat(1).reserve) == ("air+air", "air+air+air+air+air+air+air")


def test_all_are_told_what_was_taken() -> None:
    s = Scenario(Seat(hand=[RATTY], crystals=2), Seat(reserve="fire"), kingdom=True).do(f"summon {RATTY}")
    assert s.told("energy-taken") == [
        {"kind": "energy-taken", "seat": 0, "energy": {"fire": 1}, "from": 1, "card": "ek:20"}
    ]


def test_works_when_put_into_play_free() -> None:
    """The price is saved, the effect is the same."""
    seat = Seat(hand=[RATTY], in_play=["potion-of-dreams"])
    s = Scenario(seat, Seat(reserve="fire+fire+fire"), kingdom=True).do("activate potion-of-dreams")
    assert (s.seat(0).reserve, s.seat(1).reserve, s.seat(0).crystals) == ("fire+fire", "fire", 0)
