"""The choosing phase (R4, rulings A1 to A5)."""

import json

import pytest

from ludoteka.games.etherstone.cards.definition import CARDS, FIRST_LEADER
from ludoteka.games.etherstone.shown import OwnCards
from ludoteka.games.etherstone.state import EtherstoneState
from ludoteka.games.etherstone.stones import NAMES, count
from tests.games.etherstone.rules.positions import answer_all, draft, new_match

SEATS = (2, 3, 4)


def own(state: EtherstoneState, seat: int) -> OwnCards:
    """What a seat is told of its own cards."""
    cards = state.view(seat)["players"][seat]["cards"]
    assert cards is not None
    return cards


def leaders_asked(seats: int) -> EtherstoneState:
    """A match in which the draft is done and the leaders are to be chosen."""
    state = new_match(seats)
    while state.question_kind(state.agenda[-1], 0) == "draft":
        answer_all(state)
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_two_leaders_and_seven_entities_for_each(seats: int) -> None:
    """R4.1, R4.2: all different."""
    state = new_match(seats)
    leaders = [card for player in state.players for card in player.leaders]
    entities = [card for pack in state.packs for card in pack]
    assert len(set(leaders)) == 2 * seats
    assert len(set(entities)) == 7 * seats
    assert all(len(pack) == 7 for pack in state.packs)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_picks_at_once(seats: int) -> None:
    """R4.2: nobody's pick waits for another's, and no pack moves before all have picked."""
    state = new_match(seats)
    assert state.owing() == list(range(seats))
    before = [list(state.options(seat)) for seat in range(seats)]
    for seat in reversed(range(1, seats)):
        state.answer(seat, state.options(seat)[0])
        assert list(state.options(0)) == before[0]
    state.answer(0, before[0][0])
    assert state.owing() == list(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_packs_go_to_the_left(seats: int) -> None:
    """R4.2: what one seat leaves, the next one clockwise gets."""
    state = new_match(seats)
    for _ in range(5):
        left = [state.options(seat)[1:] for seat in range(seats)]
        answer_all(state)
        assert [state.options((seat + 1) % seats) for seat in range(seats)] == left


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_is_told_what_it_passed_on(seats: int) -> None:
    """R4.2, A3: the left neighbour chooses from it."""
    state = new_match(seats)
    assert own(state, 0)["passed"] == []
    for _ in range(5):
        answer_all(state)
        assert own(state, 0)["passed"] == own(state, 1)["pack"] != []
    answer_all(state)
    assert own(state, 0)["passed"] == []


def test_a_seat_is_told_what_its_cards_cost_together() -> None:
    """R4.2: stones by colour and those of any colour; with a leader the choice is over."""
    state = leaders_asked(3)
    cards = [CARDS[card] for card in state.players[1].hand]
    needs = own(state, 1)["needs"]
    assert needs is not None
    assert [needs[name] for name in NAMES] == [sum(count(card.cost, c) for card in cards) for c in range(4)]
    assert needs["any"] == sum(card.any_cost for card in cards)
    answer_all(state)
    assert own(state, 1)["needs"] is None


def test_two_players_swap_their_packs() -> None:
    """A2: the draft of two is no different."""
    state = new_match(2)
    first = [state.options(seat) for seat in (0, 1)]
    answer_all(state)
    assert [state.options(seat) for seat in (0, 1)] == [first[1][1:], first[0][1:]]


@pytest.mark.parametrize("seats", SEATS)
def test_the_seventh_card_comes_without_a_choice(seats: int) -> None:
    """R4.2: six picks are asked, seven cards are held."""
    state = new_match(seats)
    for picks in range(6):
        assert {state.question_kind(state.agenda[-1], seat) for seat in range(seats)} == {"draft"}
        assert [len(player.hand) for player in state.players] == [picks] * seats
        answer_all(state)
    assert [len(player.hand) for player in state.players] == [7] * seats
    assert {state.question_kind(state.agenda[-1], seat) for seat in range(seats)} == {"choose-leader"}


@pytest.mark.parametrize("seats", SEATS)
def test_cards_not_dealt_never_return(seats: int) -> None:
    """A1: they stay in the box, unseen."""
    state = new_match(seats)
    box = sorted(state.box)
    assert len([card for card in box if card < FIRST_LEADER]) == 75 - 7 * seats
    draft(state)
    assert sorted(state.box) == box


@pytest.mark.parametrize(("seats", "seen"), [(2, 13), (3, 18), (4, 22)])
def test_the_table_remembers_every_pack_for_its_seat(seats: int, seen: int) -> None:
    """A3: in order; of the cards dealt a seat has seen so many by the end."""
    state = new_match(seats)
    packs = []
    for _ in range(6):
        packs.append([CARDS[card].id for card in state.options(0)])
        answer_all(state)
    view = state.view(0)["seen"]
    assert view[:6] == packs
    assert len(view[6]) == 1
    assert len({card for pack in view for card in pack}) == seen
    draft(state)
    assert state.view(0)["seen"] == view


def test_of_one_rival_all_but_the_first_pick_is_known() -> None:
    """A3: with two players a seat sees what is missing when a pack comes back."""
    state = new_match(2)
    first = {seat: state.options(seat)[0] for seat in (0, 1)}
    draft(state)
    for seat in (0, 1):
        hand = {CARDS[card].id for card in state.players[1 - seat].hand}
        known = state.view(seat)["players"][1 - seat]["known"]
        assert set(known) == hand - {CARDS[first[1 - seat]].id}


def test_a_seat_may_look_at_its_own_picks_and_leaders() -> None:
    """A4: at any time during the draft."""
    state = new_match(3)
    taken = [CARDS[state.options(1)[0]].id]
    answer_all(state)
    taken.append(CARDS[state.options(1)[0]].id)
    answer_all(state)
    cards = state.view(1)["players"][1]["cards"]
    assert sorted(cards["hand"]) == sorted(taken)
    assert cards["leaders"] == [CARDS[card].id for card in state.players[1].leaders]
    assert "cards" not in state.view(1)["players"][0]


def test_leaders_are_chosen_in_secret_and_revealed_together() -> None:
    """R4.3, A5"""
    state = leaders_asked(3)
    assert state.owing() == [0, 1, 2]
    chosen = state.players[2].leaders[0]
    state.answer(2, chosen)
    state.answer(0, state.players[0].leaders[0])
    board = state.view(1)["players"][2]
    assert (board["leader"], board["picked"]) == (None, True)
    assert CARDS[chosen].id not in json.dumps(state.view(1), ensure_ascii=False)
    state.answer(1, state.players[1].leaders[0])
    assert [state.view(1)["players"][seat]["leader"] for seat in range(3)] == [
        CARDS[player.leaders[0]].id for player in state.players
    ]


def test_the_leader_left_stays_secret() -> None:
    """A5: for good, in every view but its owner's."""
    state = leaders_asked(2)
    left = CARDS[state.players[0].leaders[1]].id
    draft(state)
    assert left in json.dumps(state.view(0), ensure_ascii=False)
    for viewer in (1, -1):
        assert left not in json.dumps(state.view(viewer), ensure_ascii=False)


@pytest.mark.parametrize("start", ["draft", "sets"])
def test_leaders_bring_their_stones_counters_and_durability(start: str) -> None:
    """R4.4, R4.5: starting counters lie on the leader."""
    for seed in range(12):
        state = new_match(4, f"{seed}", start=start)
        draft(state)
        for player in state.players:
            card = CARDS[player.leader]
            assert (player.stones, player.leader_counters) == (card.stones, card.counters)
            assert (player.durability, player.infected) == (card.durability, False)
            assert (player.points, player.pacts, player.tableau, player.trophies) == (0, 0, [], [])


def test_the_first_player_begins_the_turns() -> None:
    """R4, R5: after the leaders are open."""
    for seed in range(6):
        state = new_match(3, f"{seed}")
        draft(state)
        assert (state.active, state.seat, state.round) == (state.first, state.first, 1)
