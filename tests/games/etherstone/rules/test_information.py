"""What a seat may know (rulings A3, A5, A7, A8, A56)."""

import json
import re
from typing import Any

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.games.etherstone.cards.definition import CARDS, FIRST_LEADER
from ludoteka.games.etherstone.scenario import Scenario
from ludoteka.games.etherstone.state import EtherstoneState
from tests.games.etherstone.rules.positions import answer_all, draft, me, new_match, price, rival, third

EVERYONE = (0, 1, -1)


def named(data: Any) -> set[str]:
    """Every card named anywhere in a view."""
    return set(re.findall("(?:ТУ|УК|СА|СВ|ИС|ВО|УГ)[0-9]{3}", json.dumps(data, ensure_ascii=False)))


def ids(cards: list[int]) -> set[str]:
    return {CARDS[card].id for card in cards}


@pytest.mark.parametrize("viewer", EVERYONE)
def test_all_that_lies_on_the_table_is_public(viewer: int) -> None:
    """A8: stones, tokens, dials, counters, entities in play, sizes of hands."""
    s = Scenario(
        me(stones="wwr", points=3, pacts=1, counters=2, durability=7, in_play=["УК001 exhausted", "УК002: 3"]), rival()
    )
    board = s.state.view(viewer)["players"][0]
    assert board["stones"] == {"white": 2, "red": 1, "green": 0, "black": 0}
    assert (board["points"], board["pacts"], board["leader_counters"], board["durability"]) == (3, 1, 2, 7)
    assert [(p["card"], p["exhausted"], p["counters"]) for p in board["tableau"]] == [
        ("УК001", True, 0),
        ("УК002", False, 3),
    ]
    assert board["hand"] == 1


@pytest.mark.parametrize("viewer", EVERYONE)
def test_trophies_are_public(viewer: int) -> None:
    """A7: everybody saw them taken."""
    s = Scenario(me(trophies=["УГ009", "УГ004"]), rival())
    assert s.state.view(viewer)["players"][0]["trophies"] == ["УГ009", "УГ004"]


@pytest.mark.parametrize("viewer", EVERYONE)
def test_of_the_threat_deck_only_the_levels_are_known(viewer: int) -> None:
    """A8, R1.2: the backs show them; order and unused threats are hidden."""
    state = new_match(2)
    view = state.view(viewer)
    assert view["deck"] == [0, 3, 4]
    assert not named(view) & ids([*state.deck, *state.unused])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_names_no_card_that_its_seat_cannot_know(seats: int) -> None:
    """A1, A3, A5, A8: throughout the draft and after it."""
    state = new_match(seats)
    seen: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    while state.active < 0:
        for seat in range(seats):
            seen[seat] |= ids(list(state.options(seat)))
            leaders = ids(state.players[seat].leaders) | {CARDS[p.leader].id for p in state.players if p.leader}
            allowed = seen[seat] | leaders | ids(state.row)
            assert named(state.view(seat)) <= allowed
        assert named(state.view(-1)) == ids(state.row)
        answer_all(state)
    for seat in range(seats):
        last = ids(state.players[seat].hand)
        leaders = ids(state.players[seat].leaders) | {CARDS[player.leader].id for player in state.players}
        assert named(state.view(seat)) <= seen[seat] | last | leaders | ids(state.row)


def test_the_hand_of_a_rival_is_hidden() -> None:
    """A8: a spectator and a third seat know its size."""
    state = new_match(4)
    draft(state)
    hand = ids(state.players[1].hand)
    spectator = state.view(-1)
    assert not named(spectator) & hand
    assert spectator["players"][1]["hand"] == 7
    assert spectator["players"][1]["known"] == []
    assert "cards" not in state.view(0)["players"][1]


def test_known_cards_of_a_rival_are_really_there() -> None:
    """A3: what a seat works out from the packs it saw, with two, three and four seats."""
    for seats in (2, 3, 4):
        state = new_match(seats)
        while state.active < 0:
            answer_all(state)
            for viewer in range(seats):
                for owner in range(seats):
                    known = set(state.view(viewer)["players"][owner]["known"])
                    assert known <= ids(state.players[owner].hand)


def test_a_card_that_came_back_is_known() -> None:
    """A8: everybody saw it in play."""
    s = Scenario(me(in_play=["ТУ004"]), rival(), values=[3] * 5)
    s.state.players[0].shown = [card for card in s.state.players[0].shown if CARDS[card].id == "ТУ004"]
    s.do("take red", "apply ТУ004.2")
    assert s.state.view(1)["players"][0]["known"] == ["ТУ004"]


def test_a_card_being_summoned_is_seen_by_all() -> None:
    """A56: from its reveal on."""
    s = Scenario(me(hand=["ТУ011", "ИС014"], in_play=["УК001"], stones=price("ТУ011")), rival(), third())
    s.state.players[0].shown = [card for card in s.state.players[0].shown if CARDS[card].id == "УК001"]
    assert s.state.view(2)["players"][0]["known"] == []
    s.do("summon ТУ011")
    assert s.state.view(2)["players"][0]["known"] == ["ТУ011"]
    assert s.state.view(-1)["summoning"] == {"card": "ТУ011", "less": 0, "any": False}


def test_the_draft_is_told_to_its_owner_alone() -> None:
    """A5, A8: others hear that a card was taken, not which."""
    state = new_match(2)
    state.events = []
    first = CARDS[state.options(0)[0]].id
    answer_all(state)
    drafted = [event for event in state.events if event.kind == "drafted"]
    assert [event.seat for event in drafted] == [0, 1]
    assert drafted[0].seen_by(0)["card"] == first
    assert "card" not in drafted[0].seen_by(1)
    assert "card" not in drafted[0].seen_by(-1)


def worlds(state: EtherstoneState, viewer: int) -> list[EtherstoneState]:
    """Positions that the viewer could as well be in."""
    found = [state.determinize(viewer, Chance(key_from_seed(f"world {n}"))) for n in range(40)]
    assert all(isinstance(world, EtherstoneState) for world in found)
    return [world for world in found if isinstance(world, EtherstoneState)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_known_is_drawn_anew(seats: int) -> None:
    """A3, A8: the first pick of a rival, its other leader, the deck; all else stays."""
    state = new_match(seats)
    draft(state)
    found = worlds(state, 0)
    view = state.view(0)
    assert all(world.view(0) == view for world in found)
    assert len({tuple(world.deck) for world in found}) > 20
    assert len({tuple(world.players[1].leaders) for world in found}) > 5
    known = ids(state.players[1].hand) & set(view["players"][1]["known"])
    hands = [ids(world.players[1].hand) for world in found]
    assert all(known <= hand for hand in hands)
    assert len({tuple(sorted(hand)) for hand in hands}) > 10
    assert all(world.players[0].hand == state.players[0].hand for world in found)


def test_cards_once_seen_are_never_dealt_to_the_wrong_place() -> None:
    """A3: in no world is a card that the viewer holds or has seen elsewhere in a rival's unknown place."""
    state = new_match(2)
    draft(state)
    mine = set(state.players[0].hand)
    for world in worlds(state, 0):
        assert not mine & set(world.players[1].hand)
        assert sorted(world.box + world.players[0].hand + world.players[1].hand)[-1] < FIRST_LEADER + 13
        world.check()
