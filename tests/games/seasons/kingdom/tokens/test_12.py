"""Ability token 12: look at the three top cards of the deck and put them back in any order; no points."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

BOOTS, MALICE, PURSE = "temporal-boots", "die-of-malice", "purse-of-io"
DECK = [BOOTS, MALICE, PURSE, "amulet-of-air"]


def test_any_order() -> None:
    s = Scenario(Seat(token=12), Seat(), deck=DECK).do("use token")
    assert len(s.options) == len(set(s.options)) == 6
    s.do(f"order {PURSE}, {BOOTS}, {MALICE}")
    assert s.deck[:4] == [PURSE, BOOTS, MALICE, "amulet-of-air"]
    assert (s.kind, s.seat(0).score) == ("main", 0)


def test_the_order_may_stay_as_it_was() -> None:
    """R386"""
    s = Scenario(Seat(token=12), Seat(), deck=DECK).do("use token", f"order {BOOTS}, {MALICE}, {PURSE}")
    assert s.deck[:4] == DECK


def test_two_copies_are_not_told_apart() -> None:
    s = Scenario(Seat(token=12), Seat(), deck=[BOOTS, BOOTS, MALICE]).do("use token")
    assert len(s.options) == 3


def test_only_the_user_sees_them() -> None:
    """R342"""
    s = Scenario(Seat(token=12), Seat(), deck=DECK).do("use token")
    assert s.state.view(0)["deck_top"] == ["base:7", "base:15", "base:8"]
    assert [s.state.view(viewer)["deck_top"] for viewer in (1, -1)] == [[], []]
    assert s.told("looked-at-top", 0)[0]["cards"] == ["base:7", "base:15", "base:8"]
    assert s.told("looked-at-top", 1) == [{"kind": "looked-at-top", "seat": 0, "n": 3}]
    s.do(f"order {PURSE}, {BOOTS}, {MALICE}")
    assert s.state.view(0)["deck_top"] == ["base:8", "base:7", "base:15"]


@pytest.mark.parametrize("order", [[BOOTS, MALICE, PURSE], [PURSE, MALICE, BOOTS]])
def test_a_rival_who_knew_the_top_card_is_no_longer_sure(order: list[str]) -> None:
    """Whether the order was changed is not told."""
    s = Scenario(Seat(token=12), Seat(in_play=["crystal-orb"], die=1), active=1, waiting=[0], deck=DECK)
    s.do("activate crystal-orb", "put it back").end_turn()
    assert s.state.view(1)["deck_top"] == ["base:7"]
    s.do("use token", f"order {', '.join(order)}")
    assert s.state.view(1)["deck_top"] == []


@pytest.mark.parametrize("cards", [1, 2])
def test_with_fewer_cards_there_is_less_to_see(cards: int) -> None:
    """R344: looking is not taking, the pile is not shuffled in."""
    s = Scenario(Seat(token=12), Seat(), deck=DECK[:cards], deck_size=cards).do("use token")
    assert s.told("looked-at-top", 1) == [{"kind": "looked-at-top", "seat": 0, "n": cards}]
    s.do(s.options[-1])
    assert s.told("reshuffled") == []
    assert s.deck == DECK[:cards][::-1]


def test_it_needs_a_card_in_the_deck() -> None:
    """R344: a pile is not enough."""
    s = Scenario(Seat(token=12), Seat(archive_3=all_but(BOOTS)), level=LEVEL, kingdom=True, deck_size=0)
    assert s.discard == [BOOTS]
    assert "use token" not in s.options
