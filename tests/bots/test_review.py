"""A match seen again by a master: real decisions, graded by what could be known, the same for the same seed."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from ludoteka.bots import make
from ludoteka.bots.review import (
    CLOSER,
    GRADES,
    SHORT,
    SWINGS,
    Choice,
    Review,
    Verdict,
    choices,
    look,
    review,
    swings,
)
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadJournal
from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.core.state import State
from ludoteka.games.etherstone import GAME as ETHERSTONE
from tests.bots.test_search import each_game, searcher

KEY = key_from_seed("review")
Decide = Callable[[State, int], int | None]


def played(game: Game, decide: Decide = lambda _state, _seat: None) -> Match:
    """A match of two adepts, except where somebody decides otherwise."""
    match = Match(game, 2, key_from_seed("reviewed"), game.unattended())
    bots = [make("adept", game, key_from_seed(f"adept {seat}")) for seat in range(2)]
    while not match.over:
        state = match.state
        seat = state.seat
        other = decide(state, seat)
        match.answer(seat, bots[seat].choose(state, seat) if other is None else other)
    return match


@each_game
def test_decisions_are_those_of_the_seat_that_were_not_forced(game: Game) -> None:
    real: list[int] = []

    def note(state: State, seat: int) -> None:
        if seat == 1 and len(state.options(seat)) > 1:
            real.append(int(state.number))

    match = played(game, note)
    found, won = choices(game, match.journal, 1, KEY)
    assert [one.number for one in found] == real
    for one in found:
        given = match.journal.answers[one.number]
        assert (given.seat, given.text) == (1, one.taken)
    first = match.state.first_placed()
    assert won == (1 / len(first) if 1 in first else 0)


@each_game
def test_grades_rest_on_what_the_seat_could_know(game: Game) -> None:
    """Whatever was hidden in truth: the position to be graded is the same, and so is what is found about it."""
    worlds: list[tuple[State, State]] = []

    def deal_anew(state: State, seat: int) -> None:
        if seat == 0 and len(state.options(seat)) > 1 and state.number % 11 == 0:
            worlds.append((state.clone(), state.determinize(seat, Chance(key_from_seed(f"world {state.number}")))))

    played(game, deal_anew)
    assert any(true.to_json() != other.to_json() for true, other in worlds)
    for true, other in worlds[:5]:
        taken = true.option_text(true.agenda[-1], 0, true.options(0)[-1])
        known = [state.determinize(0, Chance(KEY)).to_json() for state in (true, other)]
        assert known[0] == known[1]
        verdicts = [look(game, Choice(1, 0, taken, state.to_json()), KEY, trials=24) for state in (true, other)]
        assert verdicts[0] == verdicts[1]


def test_the_same_seed_gives_the_same_review() -> None:
    found, _ = choices(ETHERSTONE, played(ETHERSTONE).journal, 0, KEY)
    told: list[float] = []
    once = review(ETHERSTONE, found, KEY, trials=400, progress=told.append)
    assert review(ETHERSTONE, found, KEY, trials=400) == once
    assert [one.number for one in once] == [one.number for one in found]
    assert [one.taken for one in once] == [one.taken for one in found]
    assert all(0 <= one.chance <= one.best_chance <= 1 for one in once)
    assert all(one.loss == 0 for one in once if one.best == one.taken)
    assert all(before < after for before, after in pairwise(told))
    assert told[-1] == 1


@each_game
def test_a_planted_blunder_is_found(game: Game) -> None:
    """The decision with most at stake, decided as badly as possible in a match that is sensible otherwise."""
    stakes: list[tuple[float, Choice]] = []

    def judge(state: State, seat: int) -> None:
        if seat == 0 and 2 < len(state.options(seat)) < 20:
            known = state.determinize(seat, Chance(KEY))
            weighed = searcher(game, state.number, 40).weigh(known, seat)
            worst = min(weighed, key=lambda one: one.chance)
            text = known.option_text(known.agenda[-1], seat, worst.option)
            stakes.append((weighed[0].chance - worst.chance, Choice(int(state.number), seat, text, known.to_json())))

    played(game, judge)
    highest = [choice for _, choice in sorted(stakes, key=lambda stake: -stake[0])[:10]]
    worst = max(highest, key=lambda choice: look(game, choice, KEY, trials=300).loss)
    number = worst.number
    match = played(game, lambda state, seat: state.option_named(seat, worst.taken) if state.number == number else None)
    decisions, _ = choices(game, match.journal, 0, KEY)
    found = review(game, decisions, KEY, trials=40 * len(decisions))
    [planted] = [one for one in found if one.number == number]
    assert planted.grade in {"mistake", "blunder"}
    assert planted.best != planted.taken
    assert number in [one.number for one in swings(found)]


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    match = played(ETHERSTONE)
    match.journal.answers = match.journal.answers[:20]
    with pytest.raises(BadJournal, match="was not finished"):
        choices(ETHERSTONE, match.journal, 0, KEY)


# --- how the budget is shared out ---


def verdict(number: int, loss: float) -> Verdict:
    return Verdict(number, "taken", "best", 0.5, 0.5 + loss, 1)


def test_all_get_a_short_look_and_the_costly_ones_a_long_one() -> None:
    decisions = [Choice(number, 0, "taken", {}) for number in range(40)]
    course = Review(decisions, KEY, 100.0)
    keys: set[bytes] = set()
    shares: dict[int, list[float]] = {}
    while (one := course.next()) is not None:
        number = one.choice.number
        keys.add(one.key)
        shares.setdefault(number, []).append(one.share)
        again = len(shares[number]) > 1
        course.note(verdict(number, 0.01 if again else number / 100), one.share)
    longest = range(40 - CLOSER, 40)
    assert [number for number in range(40) if len(shares[number]) == 2] == list(longest)
    assert all(share[0] == pytest.approx(100 * SHORT / 40) for share in shares.values())
    assert sum(sum(share) for share in shares.values()) == pytest.approx(100)
    assert len(keys) == 40 + CLOSER
    found = course.verdicts()
    assert [one.number for one in found] == list(range(40))
    assert all(one.loss == pytest.approx(0.01) for one in found[-CLOSER:])  # the long look counts alone
    assert course.progress == 1


def test_whoever_takes_too_long_leaves_less_for_the_others() -> None:
    decisions = [Choice(number, 0, "taken", {}) for number in range(10)]
    course = Review(decisions, KEY, 10.0)
    course.next()
    course.note(verdict(0, 0.5), 4.0)
    later = course.next()
    assert later is not None
    assert later.share == 0
    for number in range(1, 10):
        course.note(verdict(number, 0.0), 0.0)
    last = course.next()
    assert last is not None
    assert last.choice.number == 0
    assert last.share == pytest.approx(6.0)


def test_nothing_to_decide() -> None:
    course = Review([], KEY, 10.0)
    assert course.next() is None
    assert course.progress == 1


def test_swings_are_the_costliest_that_cost_anything() -> None:
    found = [verdict(number, number / 50) for number in range(10)]
    assert [one.number for one in swings(found)] == [9, 8, 7, 6, 5]
    assert len(swings(found)) == SWINGS
    assert swings([verdict(1, 0.0), verdict(2, 0.005)]) == []
    assert [verdict(1, loss).grade for loss in (0.0, 0.04, 0.09, 0.14, 0.3)] == [name for name, _ in GRADES]
