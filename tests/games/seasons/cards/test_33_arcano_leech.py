"""Arcano Leech: rivals give a crystal before they summon."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.seasons.scenario import Scenario, Seat

LEECH = "arcano-leech"
SUMMON = "summon arcano-leech"
OWNER = Seat(in_play=[LEECH])


@pytest.mark.parametrize(("players", "cost"), [(2, 2), (3, 5), (4, 8)])
def test_costs_crystals_by_the_number_of_players(players: int, cost: int) -> None:
    rivals = [Seat()] * (players - 1)
    assert SUMMON not in Scenario(Seat([LEECH], crystals=cost - 1), *rivals).options
    s = Scenario(Seat([LEECH], crystals=cost), *rivals).do(SUMMON)
    assert (s.seat(0).in_play, s.seat(0).crystals) == ([LEECH], 0)


def test_is_worth_eight_prestige() -> None:
    assert Scenario(OWNER, Seat()).seat(0).score == 8


def test_a_rival_gives_a_crystal_for_each_summon() -> None:
    s = Scenario(Seat(["die-of-malice", "glutton-cauldron"], crystals=2), OWNER)
    s.do("summon die-of-malice")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (1, 1)
    s.do("summon glutton-cauldron")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 2)


def test_a_rival_without_a_crystal_cannot_summon() -> None:
    """R237: the refused summon changes nothing."""
    s = Scenario(Seat(["die-of-malice"]), OWNER)
    assert "summon die-of-malice" not in s.options
    with pytest.raises(Refused):
        s.do("summon die-of-malice")
    assert (s.seat(0).hand, s.seat(1).crystals) == (["die-of-malice"], 0)


@pytest.mark.parametrize("seat", [Seat(["amulet-of-air"], [], "air", 5), Seat(["die-of-malice"], [], "", 5, gauge=0)])
def test_is_not_paid_for_a_summon_that_fails_otherwise(seat: Seat) -> None:
    """R237: a token or a slot is missing."""
    s = Scenario(seat, OWNER)
    assert not any(option.startswith("summon") for option in s.options)
    assert (s.seat(0).crystals, s.seat(1).crystals) == (5, 0)


def test_is_paid_on_top_of_a_cost_in_crystals() -> None:
    """R056."""
    assert "summon runic-cube-of-eolis" not in Scenario(Seat(["runic-cube-of-eolis"], crystals=20), OWNER).options
    s = Scenario(Seat(["runic-cube-of-eolis"], crystals=21), OWNER).do("summon runic-cube-of-eolis")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 1)


def test_two_copies_take_two_crystals() -> None:
    """R056."""
    owner = Seat(in_play=[LEECH, LEECH])
    assert "summon die-of-malice" not in Scenario(Seat(["die-of-malice"], crystals=1), owner).options
    s = Scenario(Seat(["die-of-malice"], crystals=2), owner).do("summon die-of-malice")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 2)


def test_every_owner_gets_their_crystal() -> None:
    """R056, R057: an owner is taxed by the other's Leech, not by their own."""
    assert "summon die-of-malice" not in Scenario(Seat(["die-of-malice"], crystals=1), OWNER, OWNER).options
    s = Scenario(Seat(["die-of-malice"], crystals=2), OWNER, OWNER).do("summon die-of-malice")
    assert [s.seat(seat).crystals for seat in range(3)] == [0, 1, 1]
    s = Scenario(Seat(["die-of-malice"], [LEECH], crystals=1), OWNER, Seat()).do("summon die-of-malice")
    assert [s.seat(seat).crystals for seat in range(3)] == [0, 1, 0]


def test_its_owner_summons_untaxed() -> None:
    """R057."""
    s = Scenario(Seat(["die-of-malice"], [LEECH]), Seat(crystals=3)).do("summon die-of-malice")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 3)


def test_crystals_earned_by_the_summon_come_too_late() -> None:
    """R056: Staff of Spring would pay three."""
    assert "summon die-of-malice" not in Scenario(Seat(["die-of-malice"], ["staff-of-spring"]), OWNER).options


def test_cards_played_free_are_not_taxed() -> None:
    """The Divine Chalice is, the card it brings is not; nor is one brought by Crystal Orb."""
    seat = Seat(["divine-chalice"], reserve="air+water+fire+earth", crystals=1)
    s = Scenario(seat, OWNER, deck=["die-of-malice", 1, 2, 3]).do("summon divine-chalice", "play die-of-malice")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 1)
    s = Scenario(Seat([], ["crystal-orb"], "air+air+air+air", crystals=1), OWNER, deck=["die-of-malice"])
    s.do("activate crystal-orb", "play it")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (1, 0)


def test_a_passed_damned_soul_is_not_taxed() -> None:
    """R256: neither the giver nor the receiver."""
    s = Scenario(Seat([], ["damned-soul-of-onys"], "water"), OWNER, Seat()).do("activate damned-soul-of-onys")
    assert s.seat(1).in_play == [LEECH, "damned-soul-of-onys"]
    s = Scenario(Seat([], ["damned-soul-of-onys", LEECH], "water"), Seat(crystals=1))
    assert s.do("activate damned-soul-of-onys").seat(1).crystals == 1


@pytest.mark.parametrize(("own", "rival", "after"), [(7, 5, [6, 6]), (8, 5, [12, 1])])
def test_sid_compares_crystals_after_paying_the_leech(own: int, rival: int, after: list[int]) -> None:
    """R261."""
    s = Scenario(Seat(["sid-nightshade"], reserve="earth", crystals=own), Seat(in_play=[LEECH], crystals=rival))
    s.do("summon sid-nightshade")
    assert [s.seat(0).crystals, s.seat(1).crystals] == after


def test_what_a_rival_cannot_give_to_sid_is_not_made_up_by_others() -> None:
    """R261."""
    seats = [Seat(["sid-nightshade"], reserve="earth+earth", crystals=20), Seat(in_play=[LEECH], crystals=9)]
    s = Scenario(*seats, Seat(crystals=2)).do("summon sid-nightshade")
    assert [s.seat(seat).crystals for seat in range(3)] == [20 - 1 + 5 + 2, 9 + 1 - 5, 0]
