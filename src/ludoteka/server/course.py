"""A match as the table tells it: a numbered log, numbered questions, and what each visitor may see of both."""

import asyncio
import secrets
import time
from collections.abc import Iterator
from typing import Any

from ludoteka.core.coaching import counsel
from ludoteka.core.errors import LudotekaError
from ludoteka.core.event import Data, Event
from ludoteka.core.game import Game
from ludoteka.core.journal import Answer, Journal, state_hash
from ludoteka.core.match import Match
from ludoteka.core.preview import Preview, preview
from ludoteka.core.state import State
from ludoteka.server.protocol import CoachNote, LogEntry, OptionInfo, OptionPreview, Position, QuestionInfo

MANY_OPTIONS = 400  # beyond these, only some are tried to see whether they can be taken back
SAMPLE = 40
SLICE = 0.02  # seconds after which others get the event loop while a match is loaded


class Course:
    """A match with its log.

    `opened` holds, for each seat, the number of the question it now has to answer: it stays while others answer theirs.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.first = match.state.number  # answers given before this record begins
        self.numbers = [self.first] * len(match.events)  # of each entry of the log
        self.opened = [match.state.shown_number()] * match.state.seats
        self.epoch = secrets.token_hex(4)  # another one whenever what was told is no longer true

    @staticmethod
    async def resume(game: Game, journal: Journal, computers: frozenset[int]) -> "Course":
        """A match as it stood. However long it is, others get the event loop in between."""
        course = Course.opened_by(game, journal)
        course.match.computers = computers
        pause = time.monotonic() + SLICE
        for _ in course.follow(journal):
            if time.monotonic() > pause:
                await asyncio.sleep(0)
                pause = time.monotonic() + SLICE
        return course

    @staticmethod
    def opened_by(game: Game, journal: Journal) -> "Course":
        """The match at the beginning of a journal."""
        return Course(Match(game, journal.players, journal.key, journal.settings, journal.names, journal.start))

    def follow(self, journal: Journal) -> Iterator[None]:
        """Take the answers of a journal, one a step.

        The fingerprints come from our own database, so only the last one is checked.
        """
        for answer in journal.answers:
            self.answer(answer.seat, answer.text, after=answer.after)
            yield
        if journal.answers and state_hash(self.match.state) != journal.answers[-1].after:
            raise LudotekaError("the answers do not lead to the state that was stored")

    # --- what happens ---

    def answer(self, seat: int, option: str, after: str | None = None) -> None:
        """Take an answer, or raise Refused."""
        state = self.match.state
        task = state.agenda[-1] if state.agenda else None
        asked = state.owing() if state.together else []
        self.match.answer(seat, option, after=after)
        state = self.match.state
        self.numbers += [state.number] * (len(self.match.events) - len(self.numbers))
        same = state.together and bool(state.agenda) and state.agenda[-1] is task
        for other in state.owing():
            if not (same and other in asked and other != seat):
                self.opened[other] = state.number

    def undo(self, seat: int, turn: bool) -> tuple[int, int]:
        """Take back the seat's last answer or all of its turn.

        Returns how many log entries and how many answers are still the same.
        """
        events, answers = self.match.events.copy(), self.match.journal.answers.copy()
        for _ in range(self._of_turn(seat, self.match.earlier(seat)) if turn else 1):
            self.match.undo(seat)
        number = self.match.state.number
        kept = _common(events, self.match.events)
        self.numbers = self.numbers[:kept] + [number] * (len(self.match.events) - kept)
        self.opened = [min(opened, number) for opened in self.opened]
        self.opened[seat] = number
        self.epoch = secrets.token_hex(4)
        return kept, _common(answers, self.match.journal.answers)

    def _of_turn(self, seat: int, earlier: list[State]) -> int:
        """How many answers belong to the turn that the seat can take back: at least the last one.

        Passes of computer players let it go back into an earlier turn of its own, but only answer by answer.
        """
        if not self.match.computers:
            return len(earlier)
        turns = [turn_of(state.view(seat)) for state in earlier]
        return next((n for n, turn in enumerate(turns) if turn != turns[0]), len(turns))

    # --- what a visitor sees ---

    def position(self, seat: int) -> Position:
        earlier = self.match.earlier(seat) if seat >= 0 else []
        return Position(
            number=self.match.state.shown_number(),
            view=self.match.view(seat),
            question=self.question(seat) if seat >= 0 else None,
            undo=len(earlier) > 0,
            restart=len(earlier) > 1 and self._of_turn(seat, earlier) > 1,
            hints=self.hints(seat),
            coach=self.coach(seat),
        )

    def hints(self, seat: int) -> bool:
        """Whether a seat may ask what a master would do: the game has one, and this is practice."""
        return self._practice(seat) and self.match.game.mind() is not None

    def coach(self, seat: int) -> bool:
        """Whether a seat may ask what matters now: the game has a coach, and this is practice."""
        return self._practice(seat) and self.match.game.coach() is not None

    def _practice(self, seat: int) -> bool:
        """Whether all others are computer players, so that advice is unfair to nobody."""
        match = self.match
        others = set(range(match.state.seats)) - {seat}
        return seat >= 0 and others == match.computers and not match.over

    def counsel(self, seat: int) -> list[CoachNote]:
        """What matters for the question that a seat owes, as far as the seat may know it."""
        found = counsel(self.match.game, self.match.state, seat)
        return [CoachNote(note=one.data, rule=one.rule) for one in found]

    def question(self, seat: int) -> QuestionInfo | None:
        state = self.match.state
        question = state.question(seat)
        if question is None:
            return None
        task = state.agenda[-1]
        final = self._final(seat, question.options)
        details = [state.option_detail(task, seat, option) for option in question.options]
        return QuestionInfo(
            number=self.opened[seat],
            kind=question.kind,
            detail=state.question_detail(task, seat),
            options=[
                OptionInfo(text=text, detail=detail, final=last, weight=self.match.game.weight(detail, last))
                for detail, text, last in zip(details, question.texts, final, strict=True)
            ],
        )

    def _final(self, seat: int, options: list[int]) -> list[bool]:
        """For each option whether it cannot be taken back. Of very many, some stand for all if they agree."""
        if len(options) > MANY_OPTIONS:
            step = len(options) / SAMPLE
            some = {self._is_final(seat, options[int(i * step)]) for i in range(SAMPLE)}
            if len(some) == 1:
                return [*some] * len(options)
        return [self._is_final(seat, option) for option in options]

    def _is_final(self, seat: int, option: int) -> bool:
        try:
            return self.match.final(seat, option)
        except Exception:  # the rules fail at this answer: it will be refused, and that is to be seen then
            return True

    def previews(self, seat: int, texts: list[str]) -> list[OptionPreview]:
        """What options would do, as far as the seat may know it; those that are not open are left out."""
        state = self.match.state
        question = state.question(seat)
        if question is None:
            return []
        seen = self.match.view(seat)
        options = dict(zip(question.texts, question.options, strict=True))
        found = []
        for text in texts:
            if text not in options:
                continue
            try:
                told = preview(state, seat, options[text], seen)
            except Exception:  # the rules fail at this answer: it will be refused, and that is to be seen then
                told = Preview("open", [], [])
            changes = [(path, before, after) for path, before, after in told.changes]
            found.append(OptionPreview(option=text, outlook=told.outlook, events=told.events, changes=changes))
        return found

    def log(self, seat: int, first: int = 0) -> list[LogEntry]:
        """The log from an entry on, as a seat may see it."""
        events = self.match.events
        return [LogEntry(number=self.numbers[i], event=events[i].seen_by(seat)) for i in range(first, len(events))]


def turn_of(view: Data) -> tuple[Any, Any]:
    """Whose turn it is, in which round, as far as the game has such things."""
    return view.get("active"), view.get("round")


def _common(old: list[Any], new: list[Event] | list[Answer]) -> int:
    """How many entries at the start are the very same."""
    kept = 0
    while kept < min(len(old), len(new)) and old[kept] is new[kept]:
        kept += 1
    return kept
