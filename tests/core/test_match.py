"""Match: the journal grows with every answer, and answers are taken back up to the last information barrier."""

import json
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import BadJournal, BadSetup, Refused
from ludoteka.core.journal import Journal, state_hash
from ludoteka.core.match import Match
from tests.core.toy import GAME, OPENINGS, Embers

KEY = key_from_seed("match")


def start(opening: str, players: int = 3) -> Match:
    return Match(GAME, players, KEY, {"opening": opening})


def answer(match: Match, *answers: tuple[int, str]) -> Match:
    for seat, text in answers:
        match.answer(seat, text)
    return match


def everything(match: Match) -> object:
    """All that a match holds, as plain data."""
    return (
        match.state.to_json(),
        match.journal.dump(),
        [event.seen_by(seat) for event in match.events for seat in range(-1, match.state.seats)],
        [match.can_undo(seat) for seat in range(match.state.seats)],
    )


def refuse(match: Match, seat: int, option: int | str, message: str) -> None:
    before = everything(match)
    with pytest.raises(Refused, match=message):
        match.answer(seat, option)
    assert everything(match) == before


def finish(match: Match) -> Match:
    while not match.over:
        seat = match.state.seat
        match.answer(seat, match.state.options(seat)[-1])
    return match


# --- answers ---


def test_an_answer_by_text_and_by_option_is_the_same() -> None:
    by_text, by_option = start("x"), start("x")
    by_text.answer(0, "play well")
    by_option.answer(0, by_option.state.option_named(0, "play well"))
    assert everything(by_text) == everything(by_option)
    assert [(a.seat, a.text) for a in by_option.journal.answers] == [(0, "play well")]


def test_an_answer_returns_what_happened() -> None:
    match = start("x")
    told = match.answer(0, "play well")
    assert [event.seen_by(1) for event in told] == [{"kind": "announced", "seat": 0, "card": "well"}]
    assert match.events == told
    assert match.answer(1, "let it be") == []


def test_a_match_listens_to_its_start() -> None:
    """Settings are completed, names are given, and nothing was answered yet."""
    match = Match(GAME, 2, KEY)
    assert match.journal.settings == {"opening": "draft"}
    assert match.journal.names == ["Player 1", "Player 2"]
    assert match.journal.answers == []
    assert not match.over


def test_views_and_decisions_are_those_of_the_state() -> None:
    match = start("x")
    assert match.view(1) == match.state.view(1)
    question = match.question(0)
    assert question is not None
    assert "play well" in question.texts
    assert match.question(1) is None


@pytest.mark.parametrize(
    ("seat", "option", "message"),
    [
        (1, "pass", "seat 1 owes no answer now: the table is waiting for seat 0"),
        (1, 0, "seat 1 owes no answer now: the table is waiting for seat 0"),
        (0, "play chess", "'play chess' is not open to seat 0 now"),
        (0, 1000, "option 1000 is not open to seat 0 now"),
        (9, 0, "there is no seat 9"),
        (-1, "pass", "there is no seat -1"),
    ],
)
def test_a_refused_answer_leaves_the_match_untouched(seat: int, option: int | str, message: str) -> None:
    refuse(start("x"), seat, option, message)


def test_nothing_is_answered_when_the_match_is_over() -> None:
    match = finish(start("x"))
    assert match.journal.scores == match.state.scores()
    refuse(match, 0, "pass", "the match is over")


# --- from a saved state ---


def test_a_match_goes_on_from_a_saved_state() -> None:
    first = answer(start("order"), (0, "wake chime#2"))
    saved = json.loads(json.dumps(first.state.to_json()))
    second = Match(GAME, 3, KEY, {"opening": "order"}, start=saved)
    assert second.state.to_json() == first.state.to_json()
    assert second.journal.answers == []
    assert not second.can_undo(0)
    second.answer(0, "wake coin#1")
    assert second.undoable(0) == 1
    finish(second)
    again = Match.replay(GAME, Journal.parse(second.journal.dump()))
    assert again.state.to_json() == second.state.to_json()
    assert again.journal.dump() == second.journal.dump()


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 2},
        {"key": "00" * 32},
        {"key": "zz"},
        {"deck": []},
        {"agenda": [["sing", 0, 0, 0, 0]]},
        {"players": None},
    ],
    ids=str,
)
def test_a_saved_state_that_does_not_fit_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadJournal, match="starting state"):
        Match(GAME, 3, KEY, start=start("draft").state.to_json() | change)


def test_a_match_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(BadSetup, match="embers is for 2 to 4 players, not 5"):
        Match(GAME, 5, KEY)


# --- undo ---


def test_undo_goes_back_answer_by_answer_to_the_barrier() -> None:
    match = answer(start("search"), (0, "play seeker"), (1, "let it be"), (2, "let it be"), (0, "let it be"))
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]  # seat 0 sees the deck
    answer(match, (0, "show well"))
    found = everything(match)
    answer(match, (0, "put it into play"))
    choosing = everything(match)
    answer(match, (0, "X = 2"))
    match.undo(0)
    assert everything(match) == choosing
    match.undo(0)
    assert everything(match) == found
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="seat 0 cannot take anything back: a die, a revealed card or another answer"):
        match.undo(0)
    assert everything(match) == found


def test_another_seats_answer_is_a_barrier() -> None:
    match = answer(start("x"), (0, "play well"))
    assert match.can_undo(0)
    answer(match, (1, "let it be"))
    assert [match.can_undo(seat) for seat in range(3)] == [False, True, False]
    match.undo(1)
    assert [match.can_undo(seat) for seat in range(3)] == [True, False, False]


def test_the_passes_of_computer_players_are_taken_back_with_ones_own_answer() -> None:
    match = start("x")
    match.computers = frozenset({1, 2})
    before = everything(match)
    answer(match, (0, "play well"), (1, "let it be"))
    assert [match.can_undo(seat) for seat in range(3)] == [True, False, False], "computer players take nothing back"
    answer(match, (2, "let it be"))
    assert match.can_undo(0)
    match.undo(0)
    assert everything(match) == before
    answer(match, (0, "play well"), (1, "let it be"), (2, "let it be"))  # and they play on as ever
    again = Match.replay(GAME, match.journal)
    assert state_hash(again.state) == state_hash(match.state)


def test_the_pass_of_a_person_stands() -> None:
    match = start("x")
    match.computers = frozenset({2})
    answer(match, (0, "play well"), (1, "let it be"), (2, "let it be"))
    assert not match.can_undo(0)


def test_what_a_computer_player_did_stands() -> None:
    match = start("council")
    match.computers = frozenset({1, 2})
    answer(match, (0, "play council"), *[(seat, "let it be") for seat in (1, 2, 0)])
    assert match.can_undo(0)
    answer(match, (1, "bid 2"))
    assert not match.can_undo(0)


def test_chance_and_what_was_seen_stand_whoever_passed() -> None:
    match = start("search")
    match.computers = frozenset({1, 2})
    answer(match, (0, "play seeker"), (1, "let it be"), (2, "let it be"), (0, "let it be"))
    assert not match.can_undo(0), "seat 0 sees the deck"


def test_a_seat_that_answered_nothing_cannot_undo() -> None:
    match = start("x")
    before = everything(match)
    for seat in (-1, 0, 1, 2, 3):
        assert not match.can_undo(seat)
        with pytest.raises(Refused, match=f"seat {seat} cannot take anything back"):
            match.undo(seat)
    assert everything(match) == before


@pytest.mark.parametrize("first", [0, 1])
def test_simultaneous_answers_are_taken_back_independently(first: int) -> None:
    """Whoever takes a pick back, the picks of the others stay."""
    second = 1 - first
    match = start("draft")
    pick = match.state.options(first)[0]
    match.answer(first, pick)
    alone = start("draft")
    alone.answer(second, alone.state.options(second)[1])
    match.answer(second, match.state.options(second)[1])
    match.undo(first)
    assert everything(match) == everything(alone)
    match.answer(first, pick)
    match.undo(second)
    assert [(a.seat, a.text) for a in match.journal.answers] == [(first, match.journal.answers[0].text)]
    assert sorted(match.state.owing()) == sorted([second, 2])


def test_what_was_answered_together_stands_once_all_have_answered() -> None:
    """Taking a bid back after all bids were shown would be cheating."""
    match = answer(start("council"), (0, "play council"), *[(seat, "let it be") for seat in (1, 2, 0)])
    answer(match, (1, "bid 2"), (0, "bid 1"))
    assert [match.can_undo(seat) for seat in range(3)] == [True, True, False]
    answer(match, (2, "bid 3"))
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]


def test_answers_before_a_question_to_all_stand_once_somebody_answered_it() -> None:
    match = answer(start("council"), (0, "play council"), *[(seat, "let it be") for seat in (1, 2, 0)])
    assert match.can_undo(0)
    answer(match, (1, "bid 2"))
    assert not match.can_undo(0)
    match.undo(1)
    assert match.can_undo(0)


def test_undo_forgets_events_and_journal() -> None:
    match = start("order")
    before = everything(match)
    answer(match, (0, "wake coin#1"), (0, "wake chime#2"))
    match.undo(0)
    match.undo(0)
    assert everything(match) == before


def test_undo_leaves_a_journal_that_replays() -> None:
    match = start("draft")
    for seat in (1, 0, 2):
        match.answer(seat, match.state.options(seat)[0])
    match.answer(1, match.state.options(1)[0])
    match.answer(0, match.state.options(0)[-1])
    match.undo(1)
    match.answer(1, match.state.options(1)[-1])
    again = Match.replay(GAME, match.journal)
    assert state_hash(again.state) == state_hash(match.state)


def test_how_many_answers_can_be_taken_back() -> None:
    match = start("order")
    assert match.undoable(0) == 0
    answer(match, (0, "wake coin#1"), (0, "wake chime#2"), (0, "pass"))
    before = everything(match)
    assert [match.undoable(seat) for seat in range(3)] == [3, 0, 0]
    assert everything(match) == before
    match.answer(1, "pass")
    assert [match.undoable(seat) for seat in range(3)] == [0, 1, 0]


def test_nothing_is_taken_back_when_the_match_is_over() -> None:
    """The key is published then, so an answer could be given anew in full knowledge."""
    match = start("x")
    while not match.over:
        seat = match.state.seat
        option = match.state.options(seat)[0]
        reversible = match.reversible(seat, option)
        match.answer(seat, option)
    assert not reversible
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]


@given(data=st.data(), opening=st.sampled_from(["draft", *OPENINGS]), players=st.integers(2, 4))
def test_what_the_table_promises_about_undo_holds(data: st.DataObject, opening: str, players: int) -> None:
    """`reversible` says beforehand what `can_undo` says afterwards, and undo restores everything."""
    match = start(opening, players)
    while not match.over:
        seat = data.draw(st.sampled_from(match.state.owing()))
        option = data.draw(st.sampled_from(match.state.options(seat)))
        before = everything(match)
        promised = match.reversible(seat, option)
        assert everything(match) == before
        match.answer(seat, option)
        assert match.can_undo(seat) == promised
        if promised and data.draw(st.booleans()):
            match.undo(seat)
            assert everything(match) == before
            match.answer(seat, option)


@given(data=st.data(), players=st.integers(2, 4))
def test_undo_and_answer_in_any_order_keep_the_match_whole(data: st.DataObject, players: int) -> None:
    """However answers and undos of all seats are mixed, the journal replays to the very state on the table."""
    match = start("draft", players)
    for _ in range(30):
        if match.over:
            break
        undoers = [seat for seat in range(players) if match.can_undo(seat)]
        back = data.draw(st.booleans()) if undoers else False
        seat = data.draw(st.sampled_from(undoers if back else match.state.owing()))
        if back:
            match.undo(seat)
        else:
            match.answer(seat, data.draw(st.sampled_from(match.state.options(seat))))
        cast(Embers, match.state).check()
    for seat in range(players):
        count = match.undoable(seat)
        trial = Match.replay(GAME, match.journal)
        assert trial.undoable(seat) == count
        for _ in range(count):
            trial.undo(seat)
        assert not trial.can_undo(seat)
    again = Match.replay(GAME, match.journal)
    assert json.dumps(again.state.to_json()) == json.dumps(match.state.to_json())
    assert len(again.events) == len(match.events)
