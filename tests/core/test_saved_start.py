"""Matches that begin at a saved state instead of set-up, and how many answers can be taken back."""

import json
from typing import Any

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import BadJournal
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from tests.core.toy import GAME

KEY = key_from_seed("saved")
OTHER = key_from_seed("other")


def saved(key: bytes = OTHER) -> dict[str, Any]:
    """The state of a match after three answers, with another key for what is to come."""
    match = Match(GAME, 2, KEY)
    for _ in range(3):
        seat = match.state.seat
        match.answer(seat, match.state.options(seat)[0])
    return {**match.state.to_json(), "key": key.hex(), "position": 0}


def test_a_journal_from_a_saved_state_replays() -> None:
    match = Match(GAME, 2, OTHER, start=saved())
    assert match.state.number == 3
    while not match.over:
        seat = match.state.seat
        match.answer(seat, match.state.options(seat)[-1])
    again = Match.replay(GAME, Journal.parse(match.journal.dump()))
    assert again.state.to_json() == match.state.to_json()
    assert again.journal.dump() == match.journal.dump()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"key": KEY.hex()}, "a different key"),
        ({"seats": 3}, "starting state"),
        ({"deck": []}, "a card was lost"),
        ({"players": None}, "starting state"),
        ({"agenda": [["fly", 0, 0, 0, 0]]}, "starting state"),
    ],
)
def test_a_false_starting_state_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadJournal, match=reason):
        Match(GAME, 2, OTHER, start={**saved(), **change})


def test_a_known_fingerprint_is_not_worked_out_again() -> None:
    match = Match(GAME, 2, KEY)
    match.answer(0, match.state.options(0)[0], after="0123456789abcdef")
    assert json.loads(match.journal.dump().splitlines()[1])[3] == "0123456789abcdef"


def test_how_many_answers_can_be_taken_back() -> None:
    match = Match(GAME, 2, KEY)
    assert match.undoable(0) == 0
    while not match.over:
        seat = match.state.seat
        match.answer(seat, match.state.options(seat)[-1])
        for viewer in range(2):
            count = match.undoable(viewer)
            assert (count > 0) == match.can_undo(viewer)
            if count > 1:
                twin = Match.replay(GAME, match.journal)
                for _ in range(count):
                    twin.undo(viewer)
                assert not twin.can_undo(viewer)
