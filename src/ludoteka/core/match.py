"""One play of a game: the state, its journal, its events, and undo up to the last information barrier."""

from typing import Any

from ludoteka.core.errors import BadJournal, BadState, LudotekaError, Refused
from ludoteka.core.event import Data, Event
from ludoteka.core.game import Game, reason
from ludoteka.core.journal import Answer, Journal, state_hash
from ludoteka.core.shape import shown
from ludoteka.core.state import Question, State


class Step:
    """An answer that may still be taken back, or a secret one: the state before it, and how long the log was."""

    def __init__(self, before: State, seat: int, option: int, events: int, passed: bool, yields: bool) -> None:
        self.before = before
        self.passed = passed
        self.yields = yields  # it goes with an earlier answer that is taken back, and stands in nobody's way
        self.seat = seat
        self.option = option
        self.events = events
        self.secret = before.secret()


class Match:
    """A match being played. The state is reached only through answers, so the journal is always complete.

    One that goes on from a saved state is looked at after every answer: where the rules cannot go on from it, the
    answer is refused and the match stays where it was.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        key: bytes,
        settings: dict[str, str] | None = None,
        names: list[str] | None = None,
        start: dict[str, Any] | None = None,
    ) -> None:
        """`start`: a saved state to go on from instead of setting up; its key is that of the match."""
        full = game.complete(players, settings or {})
        self.game = game
        self.journal = Journal(game.name, game.rules, players, full, key, names)
        self.journal.start = start
        self.state = game.start(players, key, full) if start is None else _admitted(game, players, key, start)
        self.state.events = []
        self.events: list[Event] = []
        self._steps: list[Step] = []
        self.computers: frozenset[int] = frozenset()  # seats of computer players: their passes stand in nobody's way
        self._collect()

    # --- playing ---

    @property
    def over(self) -> bool:
        return self.state.over

    def question(self, seat: int) -> Question | None:
        return self.state.question(seat)

    def view(self, seat: int) -> Data:
        return self.state.view(seat)

    def answer(self, seat: int, option: int | str, after: str | None = None) -> list[Event]:
        """Take an answer, given as an option or as its canonical text; returns what happened.

        `after` is the fingerprint of the state after it, where it is known from a trusted journal.
        """
        state = self.state
        chosen = state.option_named(seat, option) if isinstance(option, str) else option
        before = state.clone()
        task = state.agenda[-1] if state.agenda else None
        legal = task is not None and chosen in state.options(seat)
        text = state.option_text(task, seat, chosen) if legal and task is not None else ""
        try:
            state.answer(seat, chosen)
            if self.journal.start is not None:
                state.inspect()
        except Refused:
            raise
        except Exception as error:
            self.state = before
            self.state.events = []
            if self.journal.start is None:
                raise
            raise BadState(f"the match cannot go on from its starting state: {reason(error)}") from error
        passed = bool(self.computers) and self._is_pass(before, state, seat, chosen)
        self._steps.append(Step(before, seat, chosen, len(self.events), passed, passed and seat in self.computers))
        if state.over:
            self._steps.clear()
        elif state.barrier != before.barrier:
            closing = self._closing(before, state, self._steps)
            for step in closing:
                step.yields = True
            if not closing:
                self._steps.clear()
        self.journal.answers.append(Answer(seat, text, after or state_hash(state)))
        if state.over:
            self.journal.scores = state.scores()
        return self._collect()

    def _is_pass(self, before: State, after: State, seat: int, option: int) -> bool:
        """Whether an answer passed, or was the only one and told nothing."""
        if len(before.options(seat)) == 1 and not after.events:
            return True
        return self.game.passes(before.option_detail(before.agenda[-1], seat, option))

    def _closing(self, before: State, after: State, steps: list[Step]) -> list[Step]:
        """All answers to a question to several seats, if the barrier is only that the last of them has closed it.

        That is so if all passed, and at most one person was asked: they now stand in nobody's way, neither the computer
        players' passes nor the person's own.
        """
        if not before.together or len(before.owing()) != 1 or after.barrier != before.barrier + 1:
            return []
        task = before.agenda[-1]
        answers = [step for step in steps if step.before.together and step.before.agenda[-1] is task]
        people = set(answers[0].before.owing()) - self.computers
        return answers if len(people) <= 1 and all(step.passed for step in answers) else []

    def _collect(self) -> list[Event]:
        fresh = self.state.events or []
        self.state.events = []
        self.events += fresh
        return fresh

    # --- undo ---

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last answer can be taken back."""
        return self._undo_index(seat, self._steps) >= 0

    def undoable(self, seat: int) -> int:
        """How many answers of the seat can be taken back, one after the other."""
        return len(self.earlier(seat))

    def earlier(self, seat: int) -> list[State]:
        """The states that the seat can go back to, answer by answer. They are not to be changed."""
        steps = self._steps.copy()
        found = []
        index = self._undo_index(seat, steps)
        while index >= 0:
            found.append(steps.pop(index).before)
            index = self._undo_index(seat, steps)
        return found

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer.

        Answers others gave meanwhile to the same question are kept; secret ones to a later question go with it, and so
        do the passes of computer players.
        """
        index = self._undo_index(seat, self._steps)
        if index < 0:
            raise Refused(
                f"seat {seat} cannot take anything back: a die, a revealed card or another answer came in between"
            )
        mine = self._steps[index]
        later = [step for step in self._steps[index + 1 :] if mine.before.together and not step.secret]
        self._rewind(index)
        for step in later:
            self.answer(step.seat, step.option)

    def reversible(self, seat: int, option: int) -> bool:
        """Whether this answer can be taken back until somebody else answers: the table shows it beforehand.

        A secret one never can: that it still could would tell that others have not answered yet.
        """
        return self._attempt(seat, option) is not None

    def final(self, seat: int, option: int) -> bool:
        """Whether the table marks this answer as one for good: undo will not reach back over it while people do nothing
        and computer players pass.

        So is what leads to a secret question for the same seat, if another person is asked too: once it is answered, be
        it with nothing, there is no way back.
        """
        state = self.state
        if state.secret():
            first = self._opening()
            passing = self.game.passes(state.option_detail(state.agenda[-1], seat, option))
            return not (passing and self.can_undo(seat) and self._closes(first, seat))
        after = self._attempt(seat, option)
        if after is None:
            return not self._goes_along(seat, option)
        return not self._closes(after, seat)

    def _opening(self) -> State:
        """The state in which the open question was put to all its seats."""
        task = self.state.agenda[-1]
        for step in self._steps:
            if step.before.together and step.before.agenda[-1] is task:
                return step.before
        return self.state

    def _alone(self, state: State, seat: int) -> bool:
        """Whether all the others who are asked are computer players; where that is not foretold, all who could be."""
        asked = state.owing() if state.foretells() else list(range(state.seats))
        return bool(self.computers) and all(other == seat or other in self.computers for other in asked)

    def _closes(self, state: State, seat: int) -> bool:
        """Whether it can be taken back still when all have passed in the secret questions that are put to the seat."""
        while state.secret() and seat in state.owing():
            if not self._alone(state, seat):
                return False
            trial = state.clone()
            for other in trial.owing():
                task, options = trial.agenda[-1], trial.options(other)
                passes = [one for one in options if self.game.passes(trial.option_detail(task, other, one))]
                if not passes:
                    return False
                trial.answer(other, passes[0])
            if trial.over or trial.barrier != state.barrier + 1:
                return False
            state = trial
        return True

    def _goes_along(self, seat: int, option: int) -> bool:
        """Whether a pass that closes a question to several seats goes with an earlier answer that is taken back."""
        state = self.state
        if not self.computers or not state.together or not self.can_undo(seat):
            return False
        trial = state.clone()
        trial.events = []
        trial.answer(seat, option)
        step = Step(state, seat, option, 0, self._is_pass(state, trial, seat, option), False)
        return not trial.over and len(self._closing(state, trial, [*self._steps, step])) > 0

    def _attempt(self, seat: int, option: int) -> State | None:
        """The state after an answer that could be taken back, else None."""
        try:
            after = self.state.attempt(seat, option)
        except Exception:
            if self.journal.start is None:
                raise
            return None  # what began elsewhere may come to a place where it cannot go on
        return None if after is None or after.over else after

    def _undo_index(self, seat: int, steps: list[Step]) -> int:
        """The last answer of the seat if it can be taken back, else -1. Computer players take nothing back.

        Only independent answers to the same question may have followed it, passes of computer players, and secret ones:
        they do not count, for nobody may learn that they were given.
        """
        if seat in self.computers:
            return -1
        for index in range(len(steps) - 1, -1, -1):
            step = steps[index]
            if step.seat == seat and not (step.yields and step.before.together):
                if step.secret:
                    return -1
                asked_with = step.before.owing() if step.before.together else []
                later = steps[index + 1 :]
                return index if all(s.secret or s.yields or s.seat in asked_with for s in later) else -1
        return -1

    def _rewind(self, index: int) -> None:
        step = self._steps[index]
        undone = len(self._steps) - index
        self.state = step.before
        self.state.events = []
        del self.events[step.events :]
        del self.journal.answers[len(self.journal.answers) - undone :]
        self.journal.scores = None
        del self._steps[index:]

    # --- replay ---

    @staticmethod
    def replay(game: Game, journal: Journal, upto: int | None = None) -> "Match":
        """Play a journal again, checking the fingerprint after every answer. `upto`: stop before that answer."""
        if journal.game != game.name:
            raise BadJournal(f"line 1 says that this is a journal of '{journal.game}', not of '{game.name}'")
        if journal.rules != game.rules:
            raise BadJournal(
                f"line 1 says that this journal was made by rules version {journal.rules} of {game.name}; "
                f"this is version {game.rules}"
            )
        try:
            match = Match(game, journal.players, journal.key, journal.settings, journal.names, journal.start)
        except (LudotekaError, ValueError) as error:
            raise BadJournal(f"line 1 of the journal cannot be right: {error}") from None
        for number, answer in enumerate(journal.answers if upto is None else journal.answers[:upto]):
            if not 0 <= answer.seat < journal.players:
                raise BadJournal(f"line {number + 2} of the journal is damaged: there is no seat {shown(answer.seat)}")
            try:
                match.answer(answer.seat, answer.text)
            except LudotekaError as error:
                raise BadJournal(f"answer {number} (line {number + 2}) is not possible: {error}") from None
            if match.journal.answers[-1].after != answer.after:
                raise BadJournal(
                    f"answer {number} (line {number + 2}) leads to a different state: the journal was edited"
                )
        if upto is None and match.journal.scores != journal.scores:
            line = len(journal.answers) + 2
            raise BadJournal(
                f"line {line} gives the scores {journal.scores}, but the replay ends with {match.journal.scores}"
            )
        return match


def _admitted(game: Game, players: int, key: bytes, start: dict[str, Any]) -> State:
    """A saved state that may come from anywhere."""
    try:
        state = game.admit(start)
    except BadState as error:
        raise BadJournal(f"its starting state cannot be right: {error}") from None
    if state.seats != players or state.chance.key != key:
        raise BadJournal("its starting state has different players or a different key")
    return state
