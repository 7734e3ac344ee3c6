"""Lessons and puzzles as the table tells them. They live in the browser alone: each time they are played again."""

from datetime import date
from typing import Any

from ludoteka.bots import by_points, levels
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.lessons.reading import BadLesson, lesson_named
from ludoteka.lessons.tutor import PERSON, RIGHT, Trainer, Tutor
from ludoteka.puzzles.quiz import Found, Quiz
from ludoteka.puzzles.reading import BadPuzzle, Worth, daily, puzzle_named, puzzles
from ludoteka.server.course import Course
from ludoteka.server.declined import Declined
from ludoteka.server.examples import shown_table
from ludoteka.server.protocol import (
    CHAT_LENGTH,
    MOST_THINGS,
    PREVIEWS,
    FoundMove,
    LessonAsk,
    LessonMoment,
    LogEntry,
    OptionInfo,
    OptionWorth,
    Position,
    PuzzleAsk,
    PuzzleInfo,
    PuzzleList,
    PuzzleMoment,
    QuestionInfo,
    SeatInfo,
    TableInfo,
)


def moment(game: Game, name: str, ask: LessonAsk, person: str) -> LessonMoment:
    """How a lesson stands after some answers, of which the last may be wrong."""
    try:
        lesson = lesson_named(game, name)
    except BadLesson as error:
        raise Declined("not-found", str(error)) from None
    return _moment(Tutor(game, lesson, _names(game, person, PERSON)), f"lesson-{lesson.id}", ask, person)


def puzzle_moment(game: Game, name: str, ask: PuzzleAsk, person: str) -> PuzzleMoment:
    """How a puzzle stands after some answers, of which the last may be wrong."""
    try:
        puzzle = puzzle_named(game, name)
    except BadPuzzle as error:
        raise Declined("not-found", str(error)) from None
    quiz = Quiz(game, puzzle, _names(game, person, puzzle.seat))
    stands = _moment(quiz, f"puzzle-{puzzle.id}", ask.so_far, person)
    step, wrong = quiz.step, stands.wrong
    return PuzzleMoment(
        moment=stands,
        against=_worth(game, list(step.options.values())[wrong]) if step is not None and wrong is not None else None,
        best=_worth(game, step.options[step.best]) if step is not None and wrong is not None else None,
        found=[_found(game, found) for found in quiz.found],
        line=list(puzzle.line) if step is None else [],
        reveal=step.best if step is not None and ask.reveal else "",
        stars=puzzle.stars,
        missed=puzzle.misses,
        asked=puzzle.asked,
    )


def puzzle_list(game: Game, day: date) -> PuzzleList:
    """The puzzles of a game in their order, and the one of a day."""
    today = daily(game, day)
    if today is None:
        raise Declined("not-found", f"there are no puzzles of {game.name}")
    return PuzzleList(
        puzzles=[
            PuzzleInfo(id=one.id, stars=one.stars, players=one.players, steps=len(one.steps)) for one in puzzles(game)
        ],
        daily=today.id,
        day=day.isoformat(),
    )


def _worth(game: Game, worth: Worth) -> OptionWorth:
    """What a master expects with an option; a lead is told where a game is about points."""
    return OptionWorth(chance=worth.chance, lead=worth.lead if by_points(game) else None)


def _found(game: Game, found: Found) -> FoundMove:
    """A step that is done, beside what others take there."""
    return FoundMove(
        detail=found.detail,
        worth=_worth(game, found.worth),
        tempting=found.tempting,
        tempting_worth=_worth(game, found.tempting_worth),
        brings=dict(found.brings),
    )


def _names(game: Game, person: str, seat: int) -> list[str]:
    """The players: the person at their seat, and the gentlest computer player at all others."""
    names = [levels(game)[0]] * game.max_players
    names[seat] = person
    return names


def _moment(trainer: Trainer[Any], table: str, ask: LessonAsk, person: str) -> LessonMoment:
    """How an exercise stands after some answers."""
    if len(ask.answers) > len(trainer.steps) or len(ask.why) > MOST_THINGS or len(ask.previews) > PREVIEWS:
        raise Declined("bad-request", "these are more answers or questions than an exercise has")
    seat = trainer.seat
    log: list[LogEntry] = []
    wrong = None
    for answer in ask.answers:
        if wrong is not None or answer not in trainer.options():
            raise Declined("illegal", "this is not possible now: choose one of the options you were sent")
        verdict = trainer.answer(answer)
        wrong = verdict if verdict != RIGHT else None
        number = trainer.match.state.number
        events = trainer.match.events[len(log) :]
        log += [LogEntry(number=number, event=event.seen_by(seat)) for event in events]
    state = trainer.match.state
    try:
        reasons = [state.why_not(seat, thing) for thing in ask.why]
    except Refused as refused:
        raise Declined("bad-request", str(refused)[:CHAT_LENGTH]) from None
    return LessonMoment(
        table=_table(trainer, table, person),
        position=Position(number=state.number, view=trainer.match.view(seat), question=_question(trainer)),
        log=log,
        step=trainer.taken,
        wrong=wrong,
        reasons=reasons,
        previews=Course(trainer.match).previews(seat, ask.previews),
    )


def _question(trainer: Trainer[Any]) -> QuestionInfo | None:
    """What is asked, with the options that are offered. None is final: an exercise can always be begun again."""
    state, seat = trainer.match.state, trainer.seat
    question = state.question(seat)
    if trainer.step is None or question is None:
        return None
    task = state.agenda[-1]
    offered = set(trainer.options())
    return QuestionInfo(
        number=state.number,
        kind=question.kind,
        detail=state.question_detail(task, seat),
        options=[
            OptionInfo(text=text, detail=state.option_detail(task, seat, option), final=False)
            for option, text in zip(question.options, question.texts, strict=True)
            if text in offered
        ],
    )


def _table(trainer: Trainer[Any], name: str, person: str) -> TableInfo:
    """The table at which it is played: nobody else can come to it."""
    match = trainer.match
    rival = levels(match.game)[0]
    seats = [SeatInfo(seat=seat, kind="bot", bot=rival) for seat in range(match.state.seats)]
    seats[trainer.seat] = SeatInfo(seat=trainer.seat, kind="person", name=person, you=True, connected=True)
    return shown_table(name, match, seats)
