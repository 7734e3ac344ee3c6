"""Elemental Construction: everybody gets eighteen cards, keeps nine, and passes none on."""

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadSetup, Refused
from ludoteka.core.match import Match
from tests.games.seasons.rules.prelude import kind, new_match, offered, own_cards, split, table

CONSTRUCTION = "elemental-construction"
PLAYERS = (2, 3, 4)


def begun(players: int, seed: int | str = 0, **settings: str) -> Match:
    return new_match(players, seed, enchantment=CONSTRUCTION, **settings)


def choose(match: Match) -> None:
    """Every seat keeps the first nine different cards it is offered."""
    while kind(match) == "construct":
        match.answer(match.state.seat, offered(match, match.state.seat)[0])


@pytest.mark.parametrize("players", PLAYERS)
def test_eighteen_cards_are_dealt_to_everyone(players: int) -> None:
    g = table(begun(players))
    assert [len(player.pack) for player in g.players] == [18] * players
    assert len(g.deck) == 100 - 18 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_chooses_nine_of_their_own(players: int) -> None:
    match = begun(players)
    packs = [list(player.pack) for player in table(match).players]
    choose(match)
    assert kind(match) == "split"
    for seat, player in enumerate(table(match).players):
        assert len(player.drafted) == 9
        assert player.pack == []
        rest = list(packs[seat])
        for card in player.drafted:
            rest.remove(card)


def test_all_choose_at_once_and_at_their_own_pace() -> None:
    """R350"""
    match = begun(3)
    for _ in range(9):
        match.answer(2, offered(match, 2)[0])
    assert match.state.owing() == [0, 1]
    with pytest.raises(Refused, match="seat 2 owes no answer"):
        match.answer(2, "choose temporal-boots")
    match.answer(1, offered(match, 1)[0])
    assert (match.state.owing(), kind(match)) == ([0, 1], "construct")


def test_no_cards_are_passed() -> None:
    match = begun(2)
    packs = [list(player.pack) for player in table(match).players]
    for seat in (0, 1):
        match.answer(seat, offered(match, seat)[0])
    for seat, player in enumerate(table(match).players):
        assert sorted(player.pack + player.drafted) == packs[seat]
    assert match.view(0)["passed"] is None


def test_both_copies_of_a_card_may_be_chosen() -> None:
    for seed in range(100):
        match = begun(4, seed)
        pack = table(match).players[0].pack
        double = next((card for card in pack if pack.count(card) == 2), 0)
        if double:
            assert len(offered(match, 0)) == len(set(pack))
            texts = offered(match, 0)
            twice = texts[sorted(set(pack)).index(double)]
            match.answer(0, twice)
            match.answer(0, twice)
            assert twice not in offered(match, 0)
            return
    raise AssertionError("no pack with two copies in a hundred deals")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_others_go_back_into_the_deck(players: int) -> None:
    match = begun(players)
    everything = sorted(table(match).deck + [card for player in table(match).players for card in player.pack])
    choose(match)
    g = table(match)
    assert len(g.deck) == 100 - 9 * players
    assert sorted(g.deck + [card for player in g.players for card in player.drafted]) == everything
    assert g.discard == []


def test_the_deck_is_shuffled_after_that() -> None:
    match = begun(2)
    untouched = list(table(match).deck)
    choose(match)
    deck = table(match).deck
    assert deck[: len(untouched)] != untouched
    assert deck[-len(untouched) :] != untouched
    assert deck != sorted(deck)


def test_a_choice_is_secret() -> None:
    """R350: the others see how far one is."""
    match = begun(3)
    match.answer(0, offered(match, 0)[2])
    for viewer in (1, 2, -1):
        board = match.view(viewer)["players"][0]
        assert (board["drafted"], board["pack"]) == (1, 17)
        assert "cards" not in board
    choose(match)
    told = [event.seen_by(1) for event in match.events if event.kind == "chose-cards"]
    assert told == [{"kind": "chose-cards", "seat": seat} for seat in range(3)]


def test_unchosen_cards_return_unseen() -> None:
    """R350: nobody knows where they are, not even who gave them back."""
    match = begun(2)
    choose(match)
    for seat in (0, 1):
        view = match.view(seat)
        assert view["deck_top"] == []
        assert view["players"][1 - seat]["known"] == {"hand": [], "held": []}
    rejected = match.state.determinize(0, Chance(key_from_seed("another deal")))
    assert rejected.view(0) == match.view(0)


def test_a_choice_may_be_changed_until_all_have_chosen() -> None:
    match = begun(2)
    first = offered(match, 0)[0]
    match.answer(0, first)
    match.answer(1, offered(match, 1)[0])
    match.undo(0)
    assert own_cards(match, 0)["drafted"] == []
    assert len(own_cards(match, 1)["drafted"]) == 1
    assert first in offered(match, 0)
    choose(match)
    assert not match.can_undo(0)


def test_nine_cards_are_parted_as_usual_and_the_tournament_begins() -> None:
    match = begun(2)
    choose(match)
    split(match)
    for player in table(match).players:
        assert [len(player.hand), len(player.archive_2), len(player.archive_3)] == [3, 3, 3]
    assert kind(match) == "take-die"


def test_four_players_need_more_than_cards_one_to_thirty() -> None:
    """R208, R350: 72 cards of 60."""
    with pytest.raises(BadSetup, match="enough cards"):
        begun(4, level="wizard")
    assert len(table(begun(3, level="wizard")).deck) == 60 - 54
    assert len(table(begun(4, level="wizard", kingdom="on")).deck) == 100 - 72


def test_the_ready_sets_of_apprentices_know_no_draft() -> None:
    """R351"""
    with pytest.raises(BadSetup, match="needs a draft"):
        begun(2, level="apprentice")
