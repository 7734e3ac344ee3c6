"""Taking back against computer players: over windows in which all of them passed, and no further."""

from random import Random

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.journal import state_hash
from ludoteka.core.match import Match
from ludoteka.games.elven_rage import GAME

PERSON, COMPUTER = 0, 1
KEY = key_from_seed("saved")


def play(match: Match, luck: Random, seat: int) -> None:
    """Rivals pass where they can; the person answers at random."""
    options = match.state.options(seat)
    passing = next((o for o in options if match.state.option_text(match.state.agenda[-1], seat, o) == "pass"), None)
    match.answer(seat, passing if passing is not None else luck.choice(options))


def test_undo_goes_back_over_a_window_in_which_all_passed() -> None:
    """While it is open nothing tells who has answered; once it is closed only chance and hidden cards stand."""
    match = Match(GAME, 2, key_from_seed("windows"), {"scenario": "race", "reactions": "even"})
    match.computers = frozenset({COMPUTER})
    luck = Random(1)
    crossed = 0
    while not match.over and crossed < 3:
        before, mine = state_hash(match.state), match.state.seat == PERSON and not match.state.secret()
        play(match, luck, match.state.seat)
        window = mine and match.state.secret() and match.can_undo(PERSON)
        if not window or match.state.owing() != [PERSON, COMPUTER]:
            continue
        barrier = match.state.barrier
        play(match, luck, COMPUTER)
        assert match.can_undo(PERSON), "what led to the window can be taken back, whoever has answered"
        play(match, luck, PERSON)
        if match.state.barrier > barrier + 1:
            assert not match.can_undo(PERSON)
        elif not match.over:
            match.undo(PERSON)
            assert state_hash(match.state) == before
            crossed += 1
    assert crossed == 3
    again = Match.replay(GAME, match.journal)
    assert state_hash(again.state) == state_hash(match.state)


def test_two_people_do_not_take_back_what_the_other_has_seen() -> None:
    match = Match(GAME, 2, key_from_seed("windows"), {"scenario": "race", "reactions": "even"})
    luck = Random(1)
    closed = 0
    while closed < 3:
        secret = match.state.secret()
        play(match, luck, match.state.seat)
        if secret and not match.state.replied():
            assert not match.can_undo(PERSON)
            assert not match.can_undo(COMPUTER)
            closed += 1


@pytest.mark.parametrize(("played", "said"), [("quick", "even"), ("even", "quick")])
def test_the_state_tells_how_exactly_it_foretells(played: str, said: str) -> None:
    """And not the settings of a journal that begins with it, which somebody may have written."""
    state = GAME.start(2, KEY, GAME.complete(2, {"reactions": played}))
    match = Match(GAME, 2, KEY, {"reactions": said}, start=state.to_json())
    assert match.state.foretells() == (played == "even")
