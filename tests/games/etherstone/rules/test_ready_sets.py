"""The five ready-made sets (R16, ruling A6)."""

import pytest

from ludoteka.core.errors import BadSetup
from ludoteka.games.etherstone.cards.definition import CARDS, card_named
from ludoteka.games.etherstone.cards.sets import READY_SETS
from ludoteka.games.etherstone.setup import SET
from tests.games.etherstone.rules.positions import new_match

PRINTED = {  # from the rulebook's table
    "А": "ВО002 ТУ010 УК001 СА003 СА006 СВ011 ИС007 ИС014",
    "Б": "ВО003 ТУ001 ТУ002 ТУ014 СА002 СВ015 ИС003 ИС006",
    "В": "ВО004 УК002 УК003 УК010 УК011 СА009 СА012 ИС012",
    "Г": "ВО005 УК004 УК007 СА004 СВ001 СВ005 СВ009 ИС004",
    "Д": "ВО010 ТУ004 ТУ005 ТУ006 СА001 СВ003 СВ012 ИС005",
}


def test_the_sets_are_as_printed() -> None:
    """R16"""
    assert [f"{leader} {cards}" for leader, cards in READY_SETS] == list(PRINTED.values())
    assert list(SET.values) == list(PRINTED)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_another_set(seats: int) -> None:
    """A6, R4.6: dealt at random; nothing is drafted, the first player begins."""
    dealt = set()
    for seed in range(30):
        state = new_match(seats, f"{seed}", start="sets")
        sets = [int(player.set) for player in state.players]
        assert len(set(sets)) == seats
        dealt.update(sets)
        for player in state.players:
            leader, *cards = list(PRINTED.values())[player.set].split()
            assert CARDS[player.leader].id == leader
            assert sorted(CARDS[card].id for card in player.hand) == sorted(cards)
            assert player.durability == card_named(leader).durability
        assert state.seat == state.first
        assert state.question_kind(state.agenda[-1], state.seat) == "action"
    assert dealt == set(range(5))


def test_the_letter_is_public() -> None:
    """A6: so everybody knows every hand."""
    state = new_match(3, start="sets")
    for viewer in (0, 1, 2, -1):
        for seat, board in enumerate(state.view(viewer)["players"]):
            assert board["set"] == state.players[seat].set
            assert board["known"] == [CARDS[card].id for card in state.players[seat].hand]


def test_the_host_may_assign_sets() -> None:
    """A6: seats without a wish get a random one of the others."""
    rest = set()
    for seed in range(40):
        state = new_match(3, f"{seed}", start="sets", **{"set-1": "Д", "set-3": "А"})
        assert (CARDS[state.players[0].leader].id, CARDS[state.players[2].leader].id) == ("ВО010", "ВО002")
        rest.add(CARDS[state.players[1].leader].id)
    assert rest == {"ВО003", "ВО004", "ВО005"}


def test_all_sets_may_be_assigned() -> None:
    """A6"""
    state = new_match(4, start="sets", **{"set-1": "Г", "set-2": "В", "set-3": "Б", "set-4": "А"})
    assert [CARDS[player.leader].id for player in state.players] == ["ВО005", "ВО004", "ВО003", "ВО002"]


def test_no_set_is_there_twice() -> None:
    """A6"""
    with pytest.raises(BadSetup, match="there is only one set 'Б': two seats cannot have it"):
        new_match(2, start="sets", **{"set-1": "Б", "set-2": "Б"})


def test_a_seat_that_is_not_there_has_no_wish() -> None:
    """A6: a table may start with fewer players than its host hoped for."""
    wishes = {"set-1": "Б", "set-3": "Б"}
    assert CARDS[new_match(2, start="sets", **wishes).players[0].leader].id == "ВО003"
    with pytest.raises(BadSetup, match="two seats cannot have it"):
        new_match(3, start="sets", **wishes)


def test_a_set_wished_for_an_empty_seat_is_dealt_like_the_others() -> None:
    """A84"""
    states = [new_match(2, f"{seed}", start="sets", **{"set-3": "Б"}) for seed in range(30)]
    assert {CARDS[player.leader].id for state in states for player in state.players} == {
        "ВО002",
        "ВО003",
        "ВО004",
        "ВО005",
        "ВО010",
    }


def test_nothing_is_assigned_in_a_draft() -> None:
    """A6"""
    with pytest.raises(BadSetup, match="set В cannot be assigned in a draft: choose start=sets"):
        new_match(2, start="draft", **{"set-2": "В"})
