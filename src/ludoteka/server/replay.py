"""Matches that are over, seen again: moments, scores over time, statistics. All of it runs in worker processes.

What is special to a game comes from its report, see `Game.report`.
"""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from ludoteka.bots import Mind, open_prospects, prospects
from ludoteka.bots.review import Choice, choices
from ludoteka.core.chance import Chance, new_key
from ludoteka.core.errors import BadJournal, LudotekaError
from ludoteka.core.event import Data, Event
from ludoteka.core.game import Game
from ludoteka.core.hooks import Report, standing
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.core.state import State
from ludoteka.server.course import Course
from ludoteka.server.protocol import LogEntry, Position

MOST_ANSWERS = 10_000  # in a journal that somebody brings; matches have a few hundred, rarely three thousand
STATE_BYTES = 100_000  # of a state in it; real ones have 4000
JUDGING = 1.5  # seconds of processor time for the chances of one batch of moments; further ones go without
DEALS = 12  # for the chances of a moment
STEP = 1.0  # seconds of processor time for one step of a match that is to go on
EVERYTHING = -2  # the viewpoint from which all cards are open


@contextmanager
def _foreign() -> Iterator[None]:
    """A forged starting state can make any rule fail."""
    try:
        yield
    except (BadJournal, MemoryError):
        raise
    except Exception as error:
        raise BadJournal(f"the journal cannot be replayed: {error}") from None


class Brought(NamedTuple):
    """A journal that somebody brought, as it is stored."""

    journal: Journal  # without its starting state
    settings: dict[str, str]
    start: str | None
    state: str  # the last one
    first: int  # the number of the first answer
    scores: list[int] | None
    ranks: list[int] | None


@_foreign()
def verify(games: Mapping[str, Game], text: str) -> Brought:
    """Replay a journal that somebody brought, checking every fingerprint; see that a match can go on from its end."""
    journal = Journal.parse(text)
    if journal.game not in games:
        raise BadJournal(f"this is a journal of '{journal.game}', which is not played here")
    if len(journal.answers) > MOST_ANSWERS:
        raise BadJournal(f"a journal has at most {MOST_ANSWERS} answers, this one has {len(journal.answers)}")
    game = games[journal.game]
    start = _saved(journal.start) if journal.start is not None else None
    match = Match.replay(game, journal)
    state = match.state
    last = _saved(state.to_json())
    if not state.over:
        _try(game, match.journal, state.to_json())
    scores = [int(score) for score in state.scores()] if state.over else None
    ranks = [int(rank) for rank in state.ranks()] if state.over else None
    first = int(state.number) - len(journal.answers)
    journal.start = None
    return Brought(journal, match.journal.settings, start, last, first, scores, ranks)


@_foreign()
def ending(game: Game, text: str, stored: str, seat: int) -> tuple[Position, list[LogEntry]]:
    """How a match ended, and its log, as a seat sees it; if it does not replay any more, the stored state alone."""
    journal = Journal.parse(text)
    try:
        _same_rules(game, journal)
        course = Course.opened_by(game, journal)
        for _ in course.follow(journal):
            pass
    except LudotekaError:
        state = msgspec.json.decode(stored, type=Data)
        course = Course(Match(game, journal.players, journal.key, journal.settings, journal.names, state))
    shown = Position(number=course.match.state.shown_number(), view=course.match.view(seat))
    return shown, course.log(seat)


@_foreign()
def summary(game: Game, text: str) -> Data:
    """What is to be known before a replay: rounds, scores, where points come from, statistics."""
    match, journal = _begin(game, text)
    report = game.report()
    first = match.state.number
    rounds: list[int] = []
    scores: list[list[int]] = []
    last_round = -1
    for index in range(len(journal.answers) + 1):
        now = report.round_of(match.state) if report is not None else 0
        if now != last_round:
            rounds.append(first + index)
            scores.append(standing(report, match.state))
            last_round = now
        if index < len(journal.answers):
            _step(match, journal, index)
    state = match.state
    scores.append(standing(report, state))
    return {
        "first": first,
        "last": int(state.number),
        "rounds": rounds,
        "scores": scores,
        "breakdown": [_breakdown(report, state, seat) for seat in range(state.seats)],
        "statistics": report.statistics(match.events, int(state.seats)) if report is not None else {},
    }


@_foreign()
def moments(game: Game, text: str, first: int, last: int, seat: int) -> list[Data]:
    """The moments from number `first` to `last`, as a seat saw them."""
    match, journal = _begin(game, text)
    number = match.state.number
    found: list[Data] = []
    end = number + len(journal.answers)
    answer: Data | None = None
    events = 0
    judged = 0.0
    while number <= min(last, end):
        if number >= first:
            fresh = match.events[events:]
            begun = time.process_time()
            told = chances(game, match.state, seat) if judged < JUDGING else []
            judged += time.process_time() - begun
            found.append(
                {
                    "number": number,
                    "last": end,
                    "seat": seat,
                    "view": view(match.state, seat),
                    "answer": answer,
                    "events": [_seen(event, seat) for event in fresh],
                    "chances": told,
                }
            )
        events = len(match.events)
        if number == end:
            break
        index = len(match.journal.answers)
        given = journal.answers[index]
        state = match.state
        option = state.option_named(given.seat, given.text)
        task = state.agenda[-1]
        answer = {"seat": given.seat, "text": given.text, "detail": state.option_detail(task, given.seat, option)}
        if seat not in (given.seat, EVERYTHING):
            answer = {"seat": given.seat, "text": "", "detail": {}}  # what this viewpoint may know, the events tell
        _step(match, journal, index)
        number += 1
    return found


@_foreign()
def position(game: Game, text: str, number: int) -> Data:
    """The saved state at a moment, with a new key, seen to be one that a match can go on from."""
    match, journal = _begin(game, text)
    index = number - match.state.number
    if not 0 <= index <= len(journal.answers):
        raise BadJournal(f"this match has no moment {number}")
    for step in range(index):
        _step(match, journal, step)
    state = {**match.state.to_json(), "key": new_key().hex(), "position": 0}
    if not match.over:
        _saved(state)
        _try(game, journal, state)
    return state


@_foreign()
def decisions(game: Game, text: str, seat: int, key: bytes) -> tuple[list[Choice], float]:
    """The decisions of a seat in a match that is over, each in a position that the seat could be in, and its share of
    the victory."""
    journal = Journal.parse(text)
    _same_rules(game, journal)
    return choices(game, journal, seat, key)


# --- viewpoints ---


def view(state: State, seat: int) -> Data:
    """The view of a seat, of a spectator, or of somebody who sees all hands."""
    if seat != EVERYTHING:
        return state.view(seat)
    merged = dict(state.view(-1))
    for viewer in range(state.seats):
        merged = _more(merged, state.view(viewer))
    merged["seat"] = EVERYTHING
    merged["question"] = None
    return merged


def _more(one: Any, other: Any) -> Any:
    """Of two views of the same thing, all that either tells."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _more(one.get(key), other.get(key)) for key in [*one, *(k for k in other if k not in one)]}
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [_more(a, b) for a, b in zip(one, other, strict=True)]
        return one if len(one) > len(other) else other
    tells = (dict, list, str)
    if other is not None and (one is None or (isinstance(other, tells) and not isinstance(one, tells))):
        return other
    return one


def _seen(event: Event, seat: int) -> Data:
    if seat != EVERYTHING:
        return event.seen_by(seat)
    return {**event.shown, **event.hidden}


def chances(game: Game, state: State, seat: int) -> list[float]:
    """Each seat's chance to win, as the viewpoint may know it; none where nobody can judge it."""
    mind = game.mind()
    if not isinstance(mind, Mind):
        return []
    try:
        return open_prospects(mind, state, DEALS) if seat == EVERYTHING else prospects(mind, state, seat, DEALS)
    except MemoryError:
        raise
    except Exception:  # a forged state: it can be looked at all the same
        return []


# --- replaying ---


def _same_rules(game: Game, journal: Journal) -> None:
    if journal.rules != game.rules:
        raise BadJournal(
            f"this match was played by rules version {journal.rules} of {game.name}; this is version {game.rules}"
        )


def _begin(game: Game, text: str) -> tuple[Match, Journal]:
    journal = Journal.parse(text)
    _same_rules(game, journal)
    return Match(game, journal.players, journal.key, journal.settings, journal.names, journal.start), journal


def _step(match: Match, journal: Journal, index: int) -> None:
    """One answer of a journal that was checked when it came."""
    given = journal.answers[index]
    try:
        match.answer(given.seat, given.text, after=given.after)
    except LudotekaError as error:
        raise BadJournal(f"answer {index} is not possible: {error}") from None


def _saved(state: Data) -> str:
    text = msgspec.json.encode(state).decode()
    if len(text) > STATE_BYTES:
        raise BadJournal(f"a state of this match is too large: {len(text)} bytes, real ones have a few thousand")
    return text


def _try(game: Game, journal: Journal, start: dict[str, Any]) -> None:
    """See that a match goes on from a state: it is shown to everybody, then played at random to its end.

    Whatever lies on its agenda is done on the way, so what would take for ever does so here.
    """
    key = bytes.fromhex(start["key"])
    course = Course(Match(game, journal.players, key, journal.settings, journal.names, start))
    for seat in range(-1, journal.players):
        with _soon():
            course.position(seat)
    state, chance = course.match.state, Chance(new_key())
    state.events = None
    for _ in range(MOST_ANSWERS):
        if state.over:
            break
        options = state.options(state.seat)
        with _soon():
            state.answer(state.seat, options[chance.below(len(options))])


@contextmanager
def _soon() -> Iterator[None]:
    begun = time.process_time()
    yield
    if time.process_time() - begun > STEP:
        raise BadJournal("it takes too long to continue this match from here: choose another moment")


def _breakdown(report: Report | None, state: State, seat: int) -> dict[str, int]:
    if report is None:
        return {"points": int(state.scores()[seat])}
    return {source: int(points) for source, points in report.breakdown(state, seat).items()}
