"""Rulebook, "Choose the difficulty": apprentice, wizard, archmage."""

from collections import Counter

import pytest

from ludoteka.games.seasons.setup import READY_SETS
from tests.games.seasons.rules.prelude import draft, kind, new_match, table

SET_1 = [1, 2, 7, 17, 18, 20, 26, 29, 30]
SET_2 = [3, 5, 9, 14, 15, 21, 23, 25, 28]
SET_3 = [4, 6, 7, 9, 12, 16, 22, 24, 30]
SET_4 = [1, 2, 3, 11, 13, 15, 18, 25, 27]
SETS = [SET_1, SET_2, SET_3, SET_4]


def test_the_four_ready_sets_are_those_of_the_rulebook() -> None:
    assert [list(cards) for cards in READY_SETS] == SETS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_apprentices_get_different_ready_sets_and_go_on_to_splitting(players: int) -> None:
    """R216: the level skips the draft only; the nine cards are split like drafted ones."""
    match = new_match(players, level="apprentice")
    assert kind(match) == "split"
    assert match.state.owing() == list(range(players))
    dealt = [sorted(player.drafted) for player in table(match).players]
    assert all(cards in SETS for cards in dealt)
    assert len({tuple(cards) for cards in dealt}) == players


def test_ready_sets_are_dealt_at_random() -> None:
    """R003"""
    seen = {tuple(sorted(table(new_match(2, seed, level="apprentice")).players[0].drafted)) for seed in range(60)}
    assert seen == {tuple(cards) for cards in SETS}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_apprentices_deck_is_what_the_ready_sets_leave_of_cards_1_to_30(players: int) -> None:
    """R003: each card of a set takes one copy out of the pool."""
    g = table(new_match(players, level="apprentice"))
    pool = Counter([*range(1, 31), *range(1, 31)])
    for player in g.players:
        pool -= Counter(player.drafted)
    assert Counter(g.deck) == pool
    assert len(g.deck) == 60 - 9 * players


def test_with_four_apprentices_both_copies_of_a_shared_card_are_out_of_the_deck() -> None:
    g = table(new_match(4, level="apprentice"))
    shared = {card for card in range(1, 31) if sum(card in cards for cards in SETS) == 2}
    assert shared == {1, 2, 3, 7, 9, 15, 18, 25, 30}
    assert shared.isdisjoint(g.deck)


@pytest.mark.parametrize(("level", "last"), [("wizard", 30), ("archmage", 50)])
def test_wizards_use_cards_1_to_30_and_archmages_all(level: str, last: int) -> None:
    match = new_match(2, level=level)
    assert kind(match) == "draft"
    g = table(match)
    cards = g.deck + g.players[0].pack + g.players[1].pack
    assert Counter(cards) == Counter([*range(1, last + 1), *range(1, last + 1)])


def test_archmage_is_the_level_when_none_is_named() -> None:
    assert table(new_match(2)).level == "archmage"


@pytest.mark.parametrize("level", ["apprentice", "wizard"])
def test_cards_31_to_50_never_turn_up_on_the_lower_levels(level: str) -> None:
    match = new_match(4, level=level)
    draft(match)
    g = table(match)
    cards = list(g.deck)
    for player in g.players:
        cards += player.drafted
    assert len(cards) == 60
    assert max(cards) == 30
