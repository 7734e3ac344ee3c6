"""Mesodae's Lantern: 3 crystals a round for a space of the reserve; it can only be summoned."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

LANTERN = "mesodaes-lantern"
COST = "air+air+air+water+water+water"


def test_costs_three_air_and_three_water() -> None:
    s = Scenario(Seat(hand=[LANTERN], reserve=f"{COST}+fire"), Seat(), kingdom=True).do(f"summon {LANTERN}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([LANTERN], "fire")
    s = Scenario(Seat(hand=[LANTERN], reserve="air+air+water+water+water+fire+earth"), Seat(), kingdom=True)
    assert f"summon {LANTERN}" not in s.options


def test_is_worth_twenty_four_prestige() -> None:
    assert Scenario(Seat(in_play=[LANTERN]), Seat(), kingdom=True).seat(0).score == 24


def test_brings_three_crystals_at_the_end_of_every_round() -> None:
    s = Scenario(Seat(in_play=[LANTERN]), Seat(), kingdom=True, next_faces=[2, 2, 2]).end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals) == (3, 0)
    s.do("die 1", "die 2").end_turn().end_turn()
    assert s.seat(0).crystals == 6


def test_brings_crystals_in_the_round_it_is_summoned() -> None:
    s = Scenario(Seat(hand=[LANTERN], reserve=COST), Seat(), kingdom=True).do(f"summon {LANTERN}").end_turn()
    assert s.seat(0).crystals == 3


def test_takes_a_space_of_the_reserve() -> None:
    """Rulebook: as long as it is in play."""
    s = Scenario(Seat(in_play=[LANTERN]), Seat(), kingdom=True)
    assert (s.seat(0).capacity, s.seat(1).capacity) == (6, 7)


@pytest.mark.parametrize(
    ("in_play", "drought", "capacity", "covered"),
    [([LANTERN], 0, 6, 1), ([LANTERN, "bespelled-grimoire"], 0, 9, 1), ([LANTERN], 9, 0, 7)],
)
def test_the_spaces_it_takes_are_told(in_play: list[str], drought: int, capacity: int, covered: int) -> None:
    """A board shows them covered, and no more of them than there are."""
    player = Scenario(
        Seat(in_play=in_play, drought=drought), Seat(), kingdom=True, enchantment="drought"
    ).state.players[0]
    assert (player.capacity, player.covered) == (capacity, covered)


def test_the_surplus_goes_at_once_when_it_enters() -> None:
    """R035: here it is paid with tokens on Amulets of Water."""
    amulets = ["amulet-of-water: air+air+air", "amulet-of-water: water+water+water"]
    seat = Seat(hand=[LANTERN], in_play=amulets, reserve="fire+fire+fire+fire+earth+earth+earth")
    s = Scenario(seat, Seat(), kingdom=True).do(f"summon {LANTERN}")
    assert (s.asked, set(s.options)) == (0, {"lose fire", "lose earth"})
    s.do("lose earth")
    assert (s.seat(0).reserve, s.kind) == ("fire+fire+fire+fire+earth+earth", "main")


def test_the_space_is_free_again_when_it_leaves() -> None:
    seat = Seat(hand=["selenias-codex"], in_play=[LANTERN], reserve="air+water")
    s = Scenario(seat, Seat(), kingdom=True).do("summon selenias-codex")
    assert (s.seat(0).hand, s.seat(0).capacity) == ([LANTERN], 7)
    assert s.end_turn().seat(0).crystals == 0


def test_two_take_two_spaces_and_bring_six_crystals() -> None:
    """R034, R339"""
    s = Scenario(Seat(in_play=[LANTERN, LANTERN]), Seat(), kingdom=True)
    assert s.seat(0).capacity == 5
    assert s.end_turn().seat(0).crystals == 6


def test_counts_with_grimoire_and_statues() -> None:
    """R034"""
    assert Scenario(Seat(in_play=[LANTERN, "bespelled-grimoire"]), Seat(), kingdom=True).seat(0).capacity == 9
    many = [LANTERN, LANTERN, "statue-of-eolis", "statue-of-eolis"]
    assert Scenario(Seat(in_play=many), Seat(), kingdom=True).seat(0).capacity == 3
    assert Scenario(Seat(in_play=["bespelled-grimoire", *many]), Seat(), kingdom=True).seat(0).capacity == 6


def test_reductions_of_any_origin_add_up_but_never_below_nothing() -> None:
    """R339"""
    many = [LANTERN, LANTERN, "statue-of-eolis", "statue-of-eolis"]
    for drought, capacity in ((2, 1), (4, 0)):
        s = Scenario(Seat(in_play=many, drought=drought), Seat(), kingdom=True, enchantment="drought")
        assert s.seat(0).capacity == capacity


def test_a_die_fills_the_smaller_reserve_only() -> None:
    seat = Seat(in_play=[LANTERN], reserve="fire+fire+fire+fire+fire", die=2)
    s = Scenario(seat, Seat(), kingdom=True, at="turn")
    assert set(s.options) == {"lose water", "lose fire"}
    assert s.do("lose fire").seat(0).reserve == "water+water+fire+fire+fire+fire"


def test_hand_of_fortune_saves_a_token() -> None:
    seat = Seat(hand=[LANTERN], in_play=["hand-of-fortune"], reserve="air+air+air+water+water")
    s = Scenario(seat, Seat(), kingdom=True).do(f"summon {LANTERN}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == (["hand-of-fortune", LANTERN], "nothing")


def test_divine_chalice_cannot_bring_it() -> None:
    """R070"""
    seat = Seat(hand=["divine-chalice"], reserve="air+water+fire+earth")
    deck = [LANTERN, "amulet-of-air", LANTERN, "amulet-of-earth"]
    s = Scenario(seat, Seat(), kingdom=True, deck=deck).do("summon divine-chalice")
    assert s.options == ["play amulet-of-air", "play amulet-of-earth"]


def test_divine_chalice_that_finds_nothing_else_brings_nothing() -> None:
    """R070"""
    deck = [LANTERN, LANTERN]
    seat = Seat(hand=["divine-chalice"], reserve="air+water+fire+earth", archive_3=all_but("divine-chalice", *deck))
    s = Scenario(seat, Seat(), kingdom=True, level=LEVEL, deck=deck).do("summon divine-chalice")
    assert (s.seat(0).in_play, s.seat(0).hand, s.discard) == (["divine-chalice"], [], deck)


def test_crystal_orb_must_put_it_back() -> None:
    """R070"""
    seat = Seat(in_play=["crystal-orb"], reserve="air+air+air+air")
    s = Scenario(seat, Seat(), kingdom=True, deck=[LANTERN]).do("activate crystal-orb")
    assert s.options == ["put it back"]
    assert s.do("put it back").deck[0] == LANTERN


def test_potion_of_dreams_cannot_put_it_into_play() -> None:
    """R070: with no other card in hand the potion cannot even be drunk."""
    s = Scenario(Seat(hand=[LANTERN], in_play=["potion-of-dreams"]), Seat(), kingdom=True)
    assert "activate potion-of-dreams" not in s.options
    s = Scenario(Seat(hand=[LANTERN, "runic-cube-of-eolis"], in_play=["potion-of-dreams"]), Seat(), kingdom=True)
    s.do("activate potion-of-dreams")
    assert s.options == ["play runic-cube-of-eolis"]
    s.do("play runic-cube-of-eolis")
    assert (s.seat(0).in_play, s.seat(0).hand) == (["runic-cube-of-eolis"], [LANTERN])
