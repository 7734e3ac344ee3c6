"""Io's Bounty: every token transmuted brings one more crystal."""

from typing import Any

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat


def bounty(*seats: Seat, **table: Any) -> Scenario:
    return Scenario(*seats, enchantment="ios-bounty", kingdom=True, **table)


def test_one_more_crystal_for_each_token() -> None:
    """Winter: air and water 1, fire 2, earth 3."""
    s = bounty(Seat(reserve="air+water+fire+earth"), Seat(), transmuting=True)
    s.do("transmute", "transmute air+water+fire+earth")
    assert s.seat(0).crystals == 1 + 1 + 2 + 3 + 4


def test_it_adds_to_purse_of_io_and_the_bonus() -> None:
    """Rulebook: 1 for air, 1 of the Bounty, 1 of each Purse, 1 of each bonus."""
    s = bounty(Seat([], ["purse-of-io"] * 2, "air"), Seat()).do("bonus transmute", "bonus transmute", "transmute")
    assert s.seat(0).crystals == 1 + 1 + 2 + 2


@pytest.mark.parametrize("face", [1, 6])
def test_by_permission_of_the_die(face: int) -> None:
    """R363: fire (2) for face 1; air and water (1 each) for face 6."""
    s = bounty(Seat(die=face), Seat(), at="turn").do("transmute")
    if face == 6:
        s.do("transmute air+water")
    assert s.seat(0).crystals == {1: 3, 6: 4}[face]


def test_by_permission_of_ability_token_six() -> None:
    """R363, R384: and its own crystal."""
    s = bounty(Seat(reserve="earth", token=6), Seat()).do("use token", "transmute")
    assert s.seat(0).crystals == 3 + 1 + 1


def test_by_permission_of_tree_of_light() -> None:
    """R363"""
    s = bounty(Seat([], ["tree-of-light"], "air+earth"), Seat()).do(
        "activate tree-of-light", "discard air", "transmute"
    )
    assert s.seat(0).crystals == 3 + 1


def test_by_permission_of_ios_transmuter() -> None:
    """R363: face 3 of the first winter die shows two water and three crystals."""
    s = bounty(Seat([], ["ios-transmuter"], die=3), Seat(), at="turn").do("transmute", "transmute water+water")
    assert s.seat(0).crystals == 3 + 2 * (1 + 1)
    assert s.end_turn().seat(0).crystals == 3 + 4 + 2


def test_by_permission_of_steadfast_die() -> None:
    """R363"""
    s = bounty(Seat([], ["steadfast-die"], "earth"), Seat(), at="turn").do("instead transmute", "transmute")
    assert s.seat(0).crystals == 3 + 1


def test_balance_of_ishtar_brings_twelve() -> None:
    """R093"""
    s = bounty(Seat([], ["balance-of-ishtar"], "air+air+air"), Seat()).do("activate balance-of-ishtar")
    assert s.seat(0).crystals == 12


def test_potion_of_life_brings_five_a_token() -> None:
    """R093"""
    s = bounty(Seat([], ["potion-of-life"], "air+air+fire"), Seat()).do("activate potion-of-life")
    assert s.seat(0).crystals == 15


def test_tokens_on_amulet_of_water_count() -> None:
    s = bounty(Seat([], ["amulet-of-water: earth"]), Seat(), transmuting=True).do("transmute")
    assert s.seat(0).crystals == 3 + 1


def test_it_works_for_everybody() -> None:
    s = bounty(Seat(), Seat(die=5), waiting=[1]).end_turn()  # air and water, transmuting allowed
    s.do("transmute", "transmute air+water")
    assert s.seat(1).crystals == 4


# --- what is no transmuting (R363) ---


def test_glutton_cauldron_brings_fifteen() -> None:
    s = bounty(Seat([], ["glutton-cauldron: air+air+air+air+air+air"], "air"), Seat()).do("activate glutton-cauldron")
    assert s.seat(0).crystals == 15


def test_dragon_skull_brings_fifteen() -> None:
    s = bounty(Seat([], ["dragon-skull", "temporal-boots", "die-of-malice"]), Seat())
    s.do("activate dragon-skull", "sacrifice dragon-skull", "sacrifice temporal-boots")
    assert s.seat(0).crystals == 15


def test_horn_of_plenty_brings_five() -> None:
    s = bounty(Seat([], ["horn-of-plenty"], "earth"), Seat()).end_turn()
    assert s.seat(0).crystals == 5


def test_jewel_of_the_ancients_brings_nothing_when_it_is_inlaid() -> None:
    s = bounty(Seat([], ["jewel-of-the-ancients"], "air+air+air"), Seat()).do("activate jewel-of-the-ancients")
    assert s.seat(0).crystals == 0
    three = "jewel-of-the-ancients: air+air+air"
    assert bounty(Seat([], [three]), Seat()).seat(0).score == 10 + 35


def test_paying_and_discarding_tokens_is_no_transmuting() -> None:
    s = bounty(Seat(["amulet-of-air"], ["kairn-the-destroyer"], "air+air+fire"), Seat()).do("summon amulet-of-air")
    assert s.do("activate kairn-the-destroyer").seat(0).crystals == 0
