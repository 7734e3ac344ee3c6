"""Rulebook, "First phase. Prelude": choosing nine cards and building three sets."""

import pytest

from ludoteka.core.errors import Refused
from tests.games.seasons.rules.prelude import draft, ids, kind, new_match, offered, own_cards, pick, split, table

PLAYERS = (2, 3, 4)

# --- I. Choose nine cards ---


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_chooses_at_the_same_time(players: int) -> None:
    """R215"""
    match = new_match(players)
    assert kind(match) == "draft"
    assert match.state.owing() == list(range(players))
    match.answer(players - 1, offered(match, players - 1)[3])
    assert match.state.owing() == list(range(players - 1))


@pytest.mark.parametrize("players", PLAYERS)
def test_packs_always_go_to_the_left_neighbour(players: int) -> None:
    """R002: the same direction for all picks. Seats count clockwise, so seat 1 sits on the left of seat 0."""
    match = new_match(players)
    for left_over in range(8, 1, -1):
        before = [sorted(player.pack) for player in table(match).players]
        pick(match)
        for seat, player in enumerate(table(match).players):
            passed_on = before[(seat - 1) % players]
            assert len(player.pack) == left_over
            assert sorted(player.pack) == passed_on[1:]  # `pick` took the first card of the sorted pack


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_card_is_simply_received(players: int) -> None:
    """R002: eight choices make nine cards."""
    match = new_match(players)
    for _ in range(7):
        pick(match)
    last = [min(player.pack) for player in table(match).players]
    left = [max(player.pack) for player in table(match).players]
    pick(match)
    assert kind(match) == "split"
    for seat, player in enumerate(table(match).players):
        assert player.pack == []
        assert len(player.drafted) == 9
        assert player.drafted[7:] == [last[seat], left[(seat - 1) % players]]


def test_packs_move_on_only_after_everybody_has_picked() -> None:
    """R215"""
    match = new_match(3)
    packs = [list(player.pack) for player in table(match).players]
    match.answer(0, offered(match, 0)[0])
    match.answer(1, offered(match, 1)[0])
    assert [player.pack for player in table(match).players] == packs
    assert [player.drafted for player in table(match).players] == [[], [], []]


def test_a_seat_that_has_picked_waits() -> None:
    match = new_match(2)
    match.answer(0, offered(match, 0)[0])
    assert offered(match, 0) == []
    with pytest.raises(Refused, match="seat 0 owes no answer"):
        match.answer(0, offered(match, 1)[0])


def test_only_cards_of_ones_own_pack_can_be_picked() -> None:
    match = new_match(2)
    strange = next(text for text in offered(match, 1) if text not in offered(match, 0))
    with pytest.raises(Refused, match="not open to seat 0"):
        match.answer(0, strange)
    assert match.state.owing() == [0, 1]


def test_a_pick_may_be_changed_until_all_have_picked() -> None:
    """R215: the picks of the others stay as they are."""
    match = new_match(3)
    match.answer(0, offered(match, 0)[0])
    match.answer(1, offered(match, 1)[4])
    kept = own_cards(match, 1)["pick"]
    assert match.can_undo(0)
    match.undo(0)
    assert own_cards(match, 0)["pick"] is None
    assert own_cards(match, 1)["pick"] == kept
    match.answer(0, offered(match, 0)[7])
    changed = own_cards(match, 0)["pick"]
    match.answer(2, offered(match, 2)[0])
    assert own_cards(match, 0)["drafted"] == [changed]
    assert own_cards(match, 1)["drafted"] == [kept]


def test_a_pick_cannot_be_changed_once_the_packs_have_moved() -> None:
    """R215"""
    match = new_match(3)
    pick(match)
    for seat in range(3):
        assert not match.can_undo(seat)
        with pytest.raises(Refused, match=f"seat {seat} cannot take anything back"):
            match.undo(seat)


def test_a_pick_is_secret() -> None:
    """R215: the others see that a card was chosen, not which."""
    match = new_match(3)
    match.answer(0, offered(match, 0)[2])
    assert own_cards(match, 0)["pick"] == own_cards(match, 0)["pack"][2]
    for viewer in (1, 2, -1):
        board = match.view(viewer)["players"][0]
        assert (board["picked"], board["pack"]) == (True, 9)
        assert "cards" not in board


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_is_told_what_its_picks_cost_together(players: int) -> None:
    match = new_match(players)
    for _ in range(4):
        pick(match)
    cards = own_cards(match, 1)
    costs = [cards["costs"][card] for card in cards["drafted"]]
    needs = {name: sum(cost["energy"].get(name, 0) for cost in costs) for name in ("air", "water", "fire", "earth")}
    assert cards["needs"] == {**needs, "crystals": sum(cost["crystals"] for cost in costs)}
    draft(match)
    split(match)
    assert own_cards(match, 1)["needs"] is None


def test_own_picks_may_be_looked_at_again() -> None:
    """R215"""
    match = new_match(4)
    picked = []
    for _ in range(3):
        picked.append(own_cards(match, 2)["pack"][0])
        pick(match)
    assert own_cards(match, 2)["drafted"] == picked


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_drafted_cards_and_packs_of_others_are_hidden(viewer: int) -> None:
    match = new_match(3)
    pick(match)
    pick(match)
    board = match.view(viewer)["players"][0]
    assert (board["drafted"], board["pack"]) == (2, 7)
    assert "cards" not in board
    drafted = [event.seen_by(viewer) for event in match.events if event.kind == "drafted" and event.seat == 0]
    assert drafted == [{"kind": "drafted", "seat": 0}] * 2


def test_a_seat_remembers_the_pack_it_passed_on() -> None:
    """R391"""
    match = new_match(3)
    assert match.view(0)["passed"] is None
    pick(match)
    assert match.view(0)["passed"] == ids(sorted(table(match).players[1].pack))
    assert match.view(-1)["passed"] is None


def test_two_players_see_what_the_other_took_out_of_a_pack_that_returns() -> None:
    """R390: All but the very first pick are taken from packs that the other has held before."""
    match = new_match(2)
    pick(match)
    assert match.view(0)["players"][1]["known"] == {"hand": [], "held": []}
    first = own_cards(match, 1)["drafted"][0]
    draft(match)
    seen = match.view(0)["players"][1]["known"]["held"]
    assert sorted([first, *seen]) == sorted(own_cards(match, 1)["drafted"])
    assert len(seen) == 8


def test_with_more_players_nobody_is_told_who_took_what() -> None:
    """R390"""
    match = new_match(3)
    draft(match)
    assert match.view(0)["players"][1]["known"] == {"hand": [], "held": []}


def test_both_copies_of_a_card_in_a_pack_are_one_option() -> None:
    for seed in range(100):
        match = new_match(4, seed, level="wizard")
        pack = table(match).players[0].pack
        if len(set(pack)) < 9:
            assert len(offered(match, 0)) == len(set(pack))
            assert len(own_cards(match, 0)["pack"]) == 9
            return
    raise AssertionError("no pack with two copies in a hundred deals")


# --- II. Build the sets ---


@pytest.mark.parametrize("players", PLAYERS)
def test_nine_cards_are_split_into_three_threes(players: int) -> None:
    """R216: hand, year II, year III."""
    match = new_match(players)
    draft(match)
    drafted = [sorted(player.drafted) for player in table(match).players]
    split(match)
    for seat, player in enumerate(table(match).players):
        assert [len(player.hand), len(player.archive_2), len(player.archive_3)] == [3, 3, 3]
        assert sorted(player.hand + player.archive_2 + player.archive_3) == drafted[seat]
        assert player.drafted == []


def test_every_set_of_three_can_be_chosen() -> None:
    match = new_match(2, "apprentice", level="apprentice")
    assert len(offered(match, 0)) == 84  # 3 of 9
    match.answer(0, offered(match, 0)[10])
    assert len(offered(match, 0)) == 20  # 3 of the other 6
    assert all(text.startswith("year 2: ") for text in offered(match, 0))


def test_splitting_is_simultaneous_and_in_any_order() -> None:
    """R216"""
    match = new_match(3)
    draft(match)
    for seat in (2, 0, 1, 1, 2, 0):
        match.answer(seat, offered(match, seat)[0])
    assert kind(match) == "take-die"


def test_a_split_may_be_changed_until_everybody_has_confirmed() -> None:
    """R216"""
    match = new_match(2)
    draft(match)
    match.answer(0, offered(match, 0)[0])
    match.answer(0, offered(match, 0)[0])
    match.answer(1, offered(match, 1)[0])
    match.undo(0)
    match.undo(0)
    assert own_cards(match, 0)["hand"] == []
    assert len(own_cards(match, 1)["hand"]) == 3
    match.answer(0, offered(match, 0)[5])
    match.answer(0, offered(match, 0)[5])
    match.answer(1, offered(match, 1)[0])
    assert kind(match) == "take-die"
    assert not match.can_undo(0)
    assert not match.can_undo(1)


@pytest.mark.parametrize("viewer", [1, -1])
def test_hand_and_archives_are_visible_to_their_owner_only(viewer: int) -> None:
    """R216, R217: the owner may look at them at any time, the others know their numbers."""
    match = new_match(2)
    draft(match)
    split(match)
    player = table(match).players[0]
    own = own_cards(match, 0)
    assert own["hand"] == ids(player.hand)
    assert own["archive_2"] == ids(player.archive_2)
    assert own["archive_3"] == ids(player.archive_3)
    board = match.view(viewer)["players"][0]
    assert (board["hand"], board["archive"]) == (3, [3, 3])
    assert "cards" not in board


def test_nothing_is_told_about_a_split_but_that_it_was_made() -> None:
    match = new_match(2)
    draft(match)
    split(match)
    assert [event.seen_by(1) for event in match.events if event.kind == "split"] == [
        {"kind": "split", "seat": 0},
        {"kind": "split", "seat": 1},
    ]
