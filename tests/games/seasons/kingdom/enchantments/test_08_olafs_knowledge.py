"""Olaf's Knowledge: a fifth bonus, drawing a card."""

from typing import Any

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

BOOTS, MALICE = "temporal-boots", "die-of-malice"


def olaf(*seats: Seat, **table: Any) -> Scenario:
    return Scenario(*seats, enchantment="olafs-knowledge", kingdom=True, **table)


def test_a_card_is_drawn_and_kept() -> None:
    s = olaf(Seat(), Seat(), deck=[BOOTS]).do("bonus draw")
    assert s.options == [f"keep {BOOTS}", "discard it"]
    s.do(f"keep {BOOTS}")
    assert (s.seat(0).hand, s.seat(0).bonus, s.kind) == ([BOOTS], 1, "main")
    assert s.told("bonus") == [{"kind": "bonus", "seat": 0, "bonus": "draw-one", "used": 1}]


def test_it_may_be_discarded_at_once() -> None:
    s = olaf(Seat(), Seat(), deck=[BOOTS]).do("bonus draw", "discard it")
    assert (s.seat(0).hand, s.seat(0).bonus, s.discard) == ([], 1, [BOOTS])
    assert s.state.view(1)["discard"] == [None]


def test_it_costs_points_like_every_bonus() -> None:
    s = olaf(Seat(bonus=1), Seat(), deck=[BOOTS]).do("bonus draw", "discard it")
    assert s.seat(0).score == -12


def test_three_bonuses_are_all() -> None:
    """R364: also repeatedly; the marker stops at the last space."""
    s = olaf(Seat(), Seat(), deck=[BOOTS, MALICE, 3]).do("bonus draw", "discard it", "bonus draw", "discard it")
    s.do("bonus draw", "discard it")
    assert (s.seat(0).bonus, s.seat(0).score) == (3, -20)
    assert "bonus draw" not in s.options


def test_it_shares_the_track_with_the_others() -> None:
    s = olaf(Seat(bonus=2), Seat(), deck=[BOOTS]).do("bonus gauge")
    assert "bonus draw" not in s.options


def test_without_the_enchantment_there_is_no_fifth_bonus() -> None:
    assert "bonus draw" not in Scenario(Seat(), Seat()).options


@pytest.mark.parametrize("face", [1, 5])
def test_it_needs_no_draw_symbol(face: int) -> None:
    """R364: in the free part of any turn, between other actions."""
    s = olaf(Seat([MALICE], die=face), Seat(), at="turn", deck=[BOOTS, 3])
    if face == 5:
        s.do("draw", "discard it")
    s.do(f"summon {MALICE}", "bonus draw", "discard it", "bonus gauge")
    assert s.seat(0).bonus == 2


def test_the_usual_draw_bonus_remains() -> None:
    """R364"""
    s = olaf(Seat(die=5), Seat(), at="turn", deck=[BOOTS, MALICE, 3])
    s.do("bonus draw", f"keep {MALICE}", "bonus draw", "keep amulet-of-earth")
    assert (s.seat(0).hand, s.seat(0).bonus) == (["amulet-of-earth", MALICE], 2)


def test_a_step_back_makes_room_for_another_use() -> None:
    """R364: Throne of Renewal."""
    seat = Seat(["throne-of-renewal", MALICE], reserve="water+fire+fire", bonus=3)
    s = olaf(seat, Seat(), deck=[BOOTS, 3])
    assert "bonus draw" not in s.options
    s.do("summon throne-of-renewal")
    assert (s.seat(0).bonus, s.seat(0).hand) == (2, [BOOTS])
    assert s.do("bonus draw", "discard it").seat(0).bonus == 3


def test_only_in_ones_own_turn() -> None:
    s = olaf(Seat(), Seat(), waiting=[1])
    assert s.options_of(1) == []


def test_it_needs_a_card_to_draw() -> None:
    """R345: with neither deck nor pile it cannot be chosen."""
    s = olaf(Seat(), Seat(archive_3=all_but()), level=LEVEL)
    assert (s.deck, s.discard) == ([], [])
    assert "bonus draw" not in s.options


def test_a_pile_is_as_good_as_a_deck() -> None:
    """R345: it is shuffled into a new one."""
    s = olaf(Seat(), Seat(archive_3=all_but(BOOTS)), level=LEVEL, deck_size=0)
    assert (s.deck, s.discard) == ([], [BOOTS])
    assert s.do("bonus draw", f"keep {BOOTS}").seat(0).hand == [BOOTS]
