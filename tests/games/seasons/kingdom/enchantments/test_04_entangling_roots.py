"""Entangling Roots: one card a turn may be summoned from hand."""

from typing import Any

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

BOOTS, MALICE = "temporal-boots", "die-of-malice"


def roots(*seats: Seat, **table: Any) -> Scenario:
    return Scenario(*seats, enchantment="entangling-roots", kingdom=True, **table)


def summons(s: Scenario) -> list[str]:
    return [text for text in s.options if text.startswith("summon")]


def test_a_second_card_cannot_be_summoned() -> None:
    s = roots(Seat([MALICE, BOOTS]), Seat())
    assert summons(s) == [f"summon {BOOTS}", f"summon {MALICE}"]
    s.do(f"summon {MALICE}")
    assert (summons(s), s.seat(0).hand) == ([], [BOOTS])


def test_every_player_has_their_own_summon() -> None:
    s = roots(Seat([MALICE, "glutton-cauldron"]), Seat([MALICE]), waiting=[1])
    s.do(f"summon {MALICE}").end_turn()
    assert (s.asked, summons(s)) == (1, [f"summon {MALICE}"])


def test_the_next_turn_allows_one_again() -> None:
    s = roots(Seat([MALICE, "glutton-cauldron"]), Seat(), next_faces=(1, 1, 1))
    s.do(f"summon {MALICE}").end_turn()
    s.do("die 1", "die 2", "keep the die")
    assert (s.asked, summons(s)) == (0, ["summon glutton-cauldron"])


@pytest.mark.parametrize("level", ["wizard", "archmage"])
def test_divine_chalice_is_the_one_summon_and_brings_its_card(level: str) -> None:
    """R354"""
    seat = Seat(["divine-chalice", BOOTS], reserve="air+water+fire+earth")
    s = roots(seat, Seat(), deck=[MALICE, 1, 2, 3], level=level)
    s.do("summon divine-chalice", f"play {MALICE}")
    assert s.seat(0).in_play == ["divine-chalice", MALICE]
    assert summons(s) == []


def test_free_plays_after_the_summon_are_allowed() -> None:
    """Rulebook, R354: Crystal Orb and Potion of Dreams."""
    seat = Seat([MALICE, "amulet-of-earth"], ["crystal-orb", "potion-of-dreams"], "air+air+air+air")
    s = roots(seat, Seat(), deck=["glutton-cauldron"])
    s.do(f"summon {MALICE}", "activate crystal-orb", "play it", "activate potion-of-dreams")
    assert s.seat(0).in_play == ["crystal-orb", MALICE, "glutton-cauldron", "amulet-of-earth"]
    assert s.seat(0).crystals == 9


def test_free_plays_before_it_use_nothing_up() -> None:
    """R354"""
    seat = Seat([MALICE, "amulet-of-earth", BOOTS], ["crystal-orb", "potion-of-dreams"], "air+air+air+air")
    s = roots(seat, Seat(), deck=["glutton-cauldron"])
    s.do("activate crystal-orb", "play it", "activate potion-of-dreams", "play amulet-of-earth")
    assert summons(s) == [f"summon {BOOTS}", f"summon {MALICE}"]


def test_raven_is_the_one_summon_and_copies() -> None:
    """R204, R354"""
    seat = Seat(["raven-the-usurper", MALICE], reserve="fire+earth+earth")
    s = roots(seat, Seat(in_play=["amulet-of-earth"]))
    s.do("summon raven-the-usurper", "copy amulet-of-earth of seat 1")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (9, "nothing")
    assert summons(s) == []


@pytest.mark.parametrize(("card", "reserve"), [("amsug-longneck", "air+water"), ("selenias-codex", "air+water")])
def test_a_card_taken_back_after_the_summon_waits_for_the_next_turn(card: str, reserve: str) -> None:
    """R354"""
    s = roots(Seat([card], ["amulet-of-earth"], reserve + "+earth+earth"), Seat()).do(f"summon {card}")
    assert s.seat(0).hand == ["amulet-of-earth"]
    assert summons(s) == []


def test_activations_bonuses_and_tokens_are_free_of_it() -> None:
    seat = Seat([MALICE], ["kairn-the-destroyer"], "air", token=7)
    s = roots(seat, Seat(crystals=4)).do(f"summon {MALICE}", "bonus gauge", "activate kairn-the-destroyer", "use token")
    assert (s.seat(0).crystals, s.seat(0).gauge, s.seat(1).crystals) == (12, 11, 0)


def test_a_summon_taken_back_by_undo_can_be_another_one() -> None:
    """The count is part of the position."""
    s = roots(Seat([MALICE, "glutton-cauldron"]), Seat())
    before = s.state.clone()
    s.do(f"summon {MALICE}")
    assert summons(s) == []
    texts = before.question(0)
    assert texts is not None
    assert "summon glutton-cauldron" in texts.texts
