"""Thieving Fairies: whenever a rival activates a card, a crystal from that rival and another from the bank."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

COSTS = [(2, 0), (3, 3), (4, 6)]
THIEF = "thieving-fairies"


def crystals(s: Scenario) -> list[int]:
    return [s.seat(seat).crystals for seat in range(s.state.seats)]


@pytest.mark.parametrize(("players", "price"), COSTS)
def test_costs_crystals_by_the_number_of_players(players: int, price: int) -> None:
    others = [Seat() for _ in range(players - 1)]
    s = Scenario(Seat(hand=[THIEF], crystals=price), *others).do("summon thieving-fairies")
    assert (s.seat(0).crystals, s.seat(0).in_play) == (0, [THIEF])
    if price:
        assert "summon thieving-fairies" not in Scenario(Seat(hand=[THIEF], crystals=price - 1), *others).options


def test_are_worth_six() -> None:
    assert Scenario(Seat(in_play=[THIEF]), Seat()).seat(0).score == 6


def test_take_a_crystal_and_gain_another() -> None:
    s = Scenario(Seat(in_play=["idol-of-the-familiar"], crystals=5), Seat(in_play=[THIEF]))
    assert crystals(s.do("activate idol-of-the-familiar")) == [4, 2]


def test_gain_only_the_one_of_the_bank_from_a_rival_without_crystals() -> None:
    s = Scenario(Seat(in_play=["balance-of-ishtar"], reserve="air+air+air"), Seat(in_play=[THIEF]))
    assert crystals(s.do("activate balance-of-ishtar")) == [9, 1]


def test_are_silent_when_their_owner_activates() -> None:
    s = Scenario(Seat(in_play=["idol-of-the-familiar", THIEF], crystals=5), Seat(crystals=5))
    assert crystals(s.do("activate idol-of-the-familiar")) == [6, 5]


def test_are_silent_at_summons_immediate_and_permanent_effects_transmuting_and_bonuses() -> None:
    seat = Seat(
        hand=["amulet-of-earth"],
        in_play=["wondrous-chest", "staff-of-spring"],
        reserve="air+air+air+air+air+earth+earth",
        crystals=5,
    )
    s = Scenario(seat, Seat(in_play=[THIEF]), transmuting=True)
    s.do("summon amulet-of-earth", "bonus gauge", "transmute", "transmute air").end_turn()
    assert crystals(s) == [5 + 3 + 9 + 1 + 3, 0]


def test_are_served_before_a_price_in_crystals_is_paid() -> None:
    """R074: 3 crystals no longer pay for 1 token of Tree of Light, 4 do."""
    rival = Seat(in_play=[THIEF])
    s = Scenario(Seat(in_play=["tree-of-light"], crystals=4), rival).do("activate tree-of-light", "gain air")
    assert (crystals(s), s.seat(0).reserve) == ([0, 2], "air")
    s = Scenario(Seat(in_play=["tree-of-light"], crystals=3, reserve="fire+fire"), rival).do("activate tree-of-light")
    assert (crystals(s), s.seat(0).reserve) == ([2, 2], "fire")  # the other mode was left
    assert "transmute" in s.options
    assert "activate tree-of-light" not in Scenario(Seat(in_play=["tree-of-light"], crystals=3), rival).options


def test_leave_crystal_orb_only_the_modes_that_can_still_be_paid() -> None:
    """R074"""
    rival = Seat(in_play=[THIEF])
    s = Scenario(Seat(in_play=["crystal-orb"], crystals=3), rival).do("activate crystal-orb")
    assert s.options == ["put it back"]
    s = Scenario(Seat(in_play=["crystal-orb"], crystals=4), rival).do("activate crystal-orb")
    assert s.options == ["look", "discard"]
    assert crystals(s.do("discard")) == [0, 2]


def test_an_activation_that_would_become_too_dear_cannot_be_started() -> None:
    """R074"""
    rival = Seat(in_play=[THIEF])
    assert (
        "activate mirror-of-the-seasons"
        not in Scenario(Seat(in_play=["mirror-of-the-seasons"], reserve="fire+fire", crystals=1), rival).options
    )
    s = Scenario(Seat(in_play=["mirror-of-the-seasons"], reserve="fire+fire", crystals=2), rival)
    s.do("activate mirror-of-the-seasons", "into air")
    assert (crystals(s), s.seat(0).reserve) == ([0, 2], "air+fire")


def test_two_work_separately() -> None:
    """R076: with 1 crystal left only one of them takes it, both gain theirs."""
    rival = Seat(in_play=[THIEF, THIEF])
    s = Scenario(Seat(in_play=["idol-of-the-familiar"], crystals=5), rival)
    assert crystals(s.do("activate idol-of-the-familiar")) == [3, 4]
    s = Scenario(Seat(in_play=["idol-of-the-familiar"], crystals=1), rival)
    assert crystals(s.do("activate idol-of-the-familiar")) == [0, 3]


def test_those_of_several_rivals_are_served_clockwise() -> None:
    """R076, R228: the last crystal goes to the left."""
    s = Scenario(
        Seat(in_play=[THIEF]), Seat(in_play=["idol-of-the-familiar"], crystals=1), Seat(in_play=[THIEF]), active=1
    )
    assert crystals(s.do("activate idol-of-the-familiar")) == [1, 0, 2]


def test_a_reroll_by_die_of_malice_is_an_activation_served_before_its_result() -> None:
    """R077, R233"""
    s = Scenario(Seat(in_play=["die-of-malice"]), Seat(in_play=[THIEF]), at="turn", next_faces=[2])
    assert crystals(s.do("activate die-of-malice")) == [2, 1]


def test_each_reroll_counts() -> None:
    """R077"""
    s = Scenario(Seat(in_play=["die-of-malice"] * 2), Seat(in_play=[THIEF]), at="turn", next_faces=[2, 2])
    assert crystals(s.do("activate die-of-malice", "activate die-of-malice#2")) == [3, 3]


@pytest.mark.parametrize(
    "card",
    [
        "glutton-cauldron",
        "damned-soul-of-onys",
        "potion-of-power",
        "potion-of-dreams",
        "potion-of-knowledge",
        "potion-of-life",
    ],
)
def test_feeding_passing_and_drinking_are_activations(card: str) -> None:
    """R078"""
    s = Scenario(Seat(hand=["runic-cube-of-eolis"], in_play=[card], reserve="water", crystals=1), Seat(in_play=[THIEF]))
    assert s.do(f"activate {card}").seat(1).crystals == 2


def test_two_copies_of_a_card_are_two_activations() -> None:
    """R235"""
    s = Scenario(Seat(in_play=["idol-of-the-familiar"] * 2, crystals=5), Seat(in_play=[THIEF]))
    s.do("activate idol-of-the-familiar", "activate idol-of-the-familiar#2")
    assert crystals(s) == [3, 4]
    assert not [option for option in s.options if option.startswith("activate")]
