"""Natural Selection: one of eleven cards is discarded before the draft, one of ten after it."""

import pytest

from ludoteka.core.errors import BadSetup
from ludoteka.core.match import Match
from tests.games.seasons.rules.prelude import draft, ids, kind, new_match, offered, own_cards, pick, split, table

SELECTION = "natural-selection"
PLAYERS = (2, 3, 4)


def begun(players: int, seed: int | str = 0, **settings: str) -> Match:
    return new_match(players, seed, enchantment=SELECTION, **settings)


def reject(match: Match) -> None:
    """Every seat discards the first card it is offered."""
    assert kind(match) == "reject"
    for seat in match.state.owing():
        match.answer(seat, offered(match, seat)[0])


def pile(match: Match) -> list[int]:
    return [entry & 127 for entry in table(match).discard]


@pytest.mark.parametrize("players", PLAYERS)
def test_eleven_cards_are_dealt_and_one_is_discarded(players: int) -> None:
    match = begun(players)
    packs = [list(player.pack) for player in table(match).players]
    assert [len(pack) for pack in packs] == [11] * players
    assert (kind(match), match.state.owing()) == ("reject", list(range(players)))
    reject(match)
    assert sorted(pile(match)) == sorted(pack[0] for pack in packs)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_draft_begins_with_the_ten_cards_still_held(players: int) -> None:
    """R201: nothing is passed on between the discard and the first pick."""
    match = begun(players)
    packs = [list(player.pack) for player in table(match).players]
    reject(match)
    assert kind(match) == "draft"
    assert [player.pack for player in table(match).players] == [pack[1:] for pack in packs]
    pick(match)
    for seat, player in enumerate(table(match).players):
        assert sorted(player.pack) == packs[(seat - 1) % players][2:]


@pytest.mark.parametrize("players", PLAYERS)
def test_one_of_the_ten_drafted_is_discarded_at_the_end(players: int) -> None:
    match = begun(players)
    reject(match)
    draft(match)
    drafted = [list(player.drafted) for player in table(match).players]
    assert [len(cards) for cards in drafted] == [10] * players
    assert match.state.owing() == list(range(players))
    last = [cards[0] for cards in drafted]
    reject(match)
    assert kind(match) == "split"
    assert [player.drafted for player in table(match).players] == [cards[1:] for cards in drafted]
    assert sorted(pile(match)[players:]) == sorted(last)


def test_nine_cards_are_parted_as_usual() -> None:
    match = begun(3)
    reject(match)
    draft(match)
    reject(match)
    split(match)
    for player in table(match).players:
        assert [len(player.hand), len(player.archive_2), len(player.archive_3)] == [3, 3, 3]
    assert kind(match) == "take-die"


def test_both_discards_lie_face_down_in_the_pile() -> None:
    """R353: everybody knows their own."""
    match = begun(3)
    rejected: list[set[str]] = [set(), set(), set()]
    for _ in range(2):
        for seat, player in enumerate(table(match).players):
            rejected[seat].add(ids([(player.pack or player.drafted)[0]])[0])
        reject(match)
        draft(match)
    for seat in range(3):
        seen = [card for card in match.view(seat)["discard"] if card is not None]
        assert (len(match.view(seat)["discard"]), len(seen)) == (6, 2)
        assert set(seen) == rejected[seat]
    assert match.view(-1)["discard"] == [None] * 6


def test_cards_that_fall_together_lie_in_any_order() -> None:
    """R353: each batch is shuffled by itself."""
    orders = set()
    for seed in range(40):
        match = begun(3, seed)
        first = [player.pack[0] for player in table(match).players]
        if len(set(first)) == 3:
            reject(match)
            orders.add(tuple(first.index(card) for card in pile(match)))
    assert len(orders) == 6


def test_a_discard_is_secret_until_all_have_chosen_and_may_be_changed() -> None:
    match = begun(2)
    match.answer(0, offered(match, 0)[3])
    assert match.view(1)["discard"] == []
    match.undo(0)
    match.answer(0, offered(match, 0)[5])
    chosen = own_cards(match, 0)["pick"]
    match.answer(1, offered(match, 1)[0])
    assert chosen in match.view(0)["discard"]
    assert not match.can_undo(0)


def test_two_players_no_longer_know_for_certain_what_the_other_holds() -> None:
    """The last discard may be any of the cards seen in the draft."""
    match = begun(2)
    reject(match)
    draft(match)
    assert len(match.view(0)["players"][1]["known"]["held"]) == 9
    reject(match)
    assert match.view(0)["players"][1]["known"] == {"hand": [], "held": []}


def test_the_ready_sets_of_apprentices_know_no_draft() -> None:
    """R351"""
    with pytest.raises(BadSetup, match="needs a draft"):
        begun(2, level="apprentice")
