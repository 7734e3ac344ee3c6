"""Matches that are over, seen again: moments, scores over time, statistics. All of it runs in worker processes.

What is special to a game comes from its module `report`, if it has one: `round_of(state)`, `breakdown(state, seat)`,
`statistics(game events, seats)`, and `course(state)` where not the scores tell how a match went.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ludoteka.core.errors import BadJournal, LudotekaError
from ludoteka.core.event import Event
from ludoteka.core.game import Game
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.core.state import State

EVERYTHING = -2  # the viewpoint from which all cards are open
Data = dict[str, Any]


def verify(game: Game, text: str) -> Data:
    """Replay a journal that somebody brought, checking every fingerprint. Raises BadJournal."""
    journal = Journal.parse(text)
    try:
        match = Match.replay(game, journal)
    except BadJournal:
        raise
    except Exception as error:  # a forged starting state can make any rule fail
        raise BadJournal(f"the journal cannot be replayed: {error}") from None
    state = match.state
    over = state.over
    return {
        "state": state.to_json(),
        "scores": [int(score) for score in state.scores()] if over else None,
        "ranks": [int(rank) for rank in state.ranks()] if over else None,
        "first": state.number - len(journal.answers),
    }


def summary(game: Game, text: str) -> Data:
    """What is to be known before a replay: rounds, scores, where points come from, statistics."""
    match, journal = _begin(game, text)
    report = _report(game)
    first = match.state.number
    rounds: list[int] = []
    scores: list[list[int]] = []
    last_round = -1
    for index in range(len(journal.answers) + 1):
        now = report.round_of(match.state) if report is not None else 0
        if now != last_round:
            rounds.append(first + index)
            scores.append(_course(report, match.state))
            last_round = now
        if index < len(journal.answers):
            _step(match, journal, index)
    state = match.state
    scores.append(_course(report, state))
    return {
        "first": first,
        "last": int(state.number),
        "rounds": rounds,
        "scores": scores,
        "breakdown": [_breakdown(report, state, seat) for seat in range(state.seats)],
        "statistics": report.statistics(match.events, int(state.seats)) if report is not None else {},
    }


def moments(game: Game, text: str, first: int, last: int, seat: int) -> list[Data]:
    """The moments from number `first` to `last`, as a seat saw them."""
    match, journal = _begin(game, text)
    number = match.state.number
    found: list[Data] = []
    end = number + len(journal.answers)
    answer: Data | None = None
    events = 0
    while number <= min(last, end):
        if number >= first:
            fresh = match.events[events:]
            found.append(
                {
                    "number": number,
                    "last": end,
                    "seat": seat,
                    "view": view(match.state, seat),
                    "answer": answer,
                    "events": [_seen(event, seat) for event in fresh],
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


def position(game: Game, text: str, number: int) -> Data:
    """The saved state at a moment."""
    match, journal = _begin(game, text)
    index = number - match.state.number
    if not 0 <= index <= len(journal.answers):
        raise BadJournal(f"this match has no moment {number}")
    for step in range(index):
        _step(match, journal, step)
    return match.state.to_json()


# --- viewpoints ---


def view(state: State, seat: int) -> Data:
    """The view of a seat, of a spectator, or of somebody who sees all hands."""
    if seat != EVERYTHING:
        return state.view(seat)
    merged: Data = state.view(-1)
    for viewer in range(state.seats):
        merged = _more(merged, state.view(viewer))
    merged["seat"] = EVERYTHING
    merged["decision"] = None
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
    return {"kind": event.kind, "seat": event.seat, **event.shown, **event.hidden}


# --- replaying ---


def _begin(game: Game, text: str) -> tuple[Match, Journal]:
    journal = Journal.parse(text)
    if journal.rules != game.rules:
        raise BadJournal(
            f"this match was played by rules version {journal.rules} of {game.name}; this is version {game.rules}"
        )
    return Match(game, journal.players, journal.key, journal.settings, journal.names, journal.start), journal


def _step(match: Match, journal: Journal, index: int) -> None:
    """One answer of a journal that was checked when it came."""
    given = journal.answers[index]
    try:
        match.answer(given.seat, given.text, after=given.after)
    except LudotekaError as error:
        raise BadJournal(f"answer {index} is not possible: {error}") from None


def _report(game: Game) -> ModuleType | None:
    name = f"{type(game).__module__.rpartition('.')[0]}.report"
    return import_module(name) if find_spec(name) is not None else None


def _course(report: ModuleType | None, state: State) -> list[int]:
    """What the seats have reached so far."""
    course: Callable[[State], list[int]] = getattr(report, "course", type(state).scores)
    return [int(n) for n in course(state)]


def _breakdown(report: ModuleType | None, state: State, seat: int) -> dict[str, int]:
    if report is None:
        return {"points": int(state.scores()[seat])}
    return {source: int(points) for source, points in report.breakdown(state, seat).items()}
