"""A lesson as the table tells it. It lives in the browser alone: each time it is played again from its position."""

from ludoteka.bots import levels
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.lessons.reading import BadLesson, lesson_named
from ludoteka.lessons.tutor import PERSON, RIGHT, Tutor
from ludoteka.server.course import Course
from ludoteka.server.declined import Declined
from ludoteka.server.protocol import (
    CHAT_LENGTH,
    MOST_THINGS,
    PREVIEWS,
    Clock,
    LessonAsk,
    LessonMoment,
    LogEntry,
    OptionInfo,
    Position,
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
    if len(ask.answers) > len(lesson.steps) or len(ask.why) > MOST_THINGS or len(ask.previews) > PREVIEWS:
        raise Declined("bad-request", "a lesson is not that long, and not so much can be asked at once")
    tutor = Tutor(game, lesson, [person, *[levels(game)[0]] * game.max_players])
    log: list[LogEntry] = []
    wrong = None
    for answer in ask.answers:
        if wrong is not None or answer not in tutor.options():
            raise Declined("illegal", "this is not possible now: choose one of the options you were sent")
        verdict = tutor.answer(answer)
        wrong = verdict if verdict != RIGHT else None
        number = tutor.match.state.number
        events = tutor.match.events[len(log) :]
        log += [LogEntry(number=number, event=event.seen_by(PERSON)) for event in events]
    state = tutor.match.state
    try:
        reasons = [state.why_not(PERSON, thing) for thing in ask.why]
    except Refused as refused:
        raise Declined("bad-request", str(refused)[:CHAT_LENGTH]) from None
    return LessonMoment(
        table=_table(game, tutor, person),
        position=Position(number=state.number, view=tutor.match.view(PERSON), question=_question(tutor)),
        log=log,
        step=tutor.taken,
        wrong=wrong,
        reasons=reasons,
        previews=Course(tutor.match).previews(PERSON, ask.previews),
    )


def _question(tutor: Tutor) -> QuestionInfo | None:
    """What is asked, with the options that are offered. None is final: the lesson can always be begun again."""
    state = tutor.match.state
    question = state.question(PERSON)
    if tutor.step is None or question is None:
        return None
    task = state.agenda[-1]
    offered = set(tutor.options())
    return QuestionInfo(
        number=state.number,
        kind=question.kind,
        detail=state.question_detail(task, PERSON),
        options=[
            OptionInfo(text=text, detail=state.option_detail(task, PERSON, option), final=False)
            for option, text in zip(question.options, question.texts, strict=True)
            if text in offered
        ],
    )


def _table(game: Game, tutor: Tutor, person: str) -> TableInfo:
    """The table at which it is played: nobody else can come to it."""
    me = SeatInfo(seat=PERSON, kind="person", name=person, you=True, connected=True)
    rivals = [
        SeatInfo(seat=seat, kind="bot", bot=levels(game)[0]) for seat in range(PERSON + 1, tutor.match.state.seats)
    ]
    return TableInfo(
        id=f"lesson-{tutor.lesson.id}",
        game=game.name,
        status="running",
        settings=tutor.match.journal.settings,
        clock=Clock(),
        public=False,
        seats=[me, *rivals],
        created=0.0,
        changed=0.0,
    )
