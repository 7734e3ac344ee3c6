"""A position of a match: plain data, the agenda of unfinished tasks included.

The state runs its agenda until somebody owes an answer. A game subclasses `State` and keeps its zones there; what a
task does, what may be answered to it and what an answer does is said by its verb, see verb.py. Because the agenda is
data, a state can be copied, saved and resampled in the middle of any effect.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludoteka.core.chance import Chance
from ludoteka.core.errors import BadState, Refused
from ludoteka.core.event import Data, Event
from ludoteka.core.packing import bit, has, held
from ludoteka.core.verb import Verb, Vocabulary

MOST_TASKS: Final[i64] = 5000  # done for one answer; of a hundred thousand random ones none took more than a hundred


@mypyc_attr(acyclic=True)
class Task:
    """Something still to be done: a verb of the game, for a seat, about a card, with two numbers. Never changed."""

    def __init__(self, verb: i64, seat: i64, card: i64 = 0, n: i64 = 0, m: i64 = 0) -> None:
        self.verb: i64 = verb
        self.seat: i64 = seat
        self.card: i64 = card
        self.n: i64 = n
        self.m: i64 = m


class Question:
    """A question to a seat with every legal answer, as a person, a bot or a server wants it."""

    def __init__(self, number: int, seat: int, kind: str, options: list[int], texts: list[str]) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.options = options
        self.texts = texts


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state. Seats are 0 … seats - 1, clockwise."""

    def __init__(self, seats: int, chance: Chance, vocabulary: Vocabulary[Any]) -> None:
        self.seats: i64 = seats
        self.chance = chance
        self.verbs: list[Verb[Any]] = vocabulary.verbs
        self.agenda: list[Task] = []  # the top is the end of the list
        self.asked: i64 = 0  # bit mask of the seats that owe an answer to the task on top
        self.together = False  # several seats answer that task independently of each other
        self.choices: list[int] = []  # the options of the seat asked, or of `offered_to`; never changed in place
        self.offered_to: i64 = -1  # of several seats asked together, the one whose options were worked out last
        self.number: i64 = 0  # answers taken so far: the number of the question(s) now open
        self.barrier: i64 = 0  # grows whenever chance was used or something hidden was seen
        self.over = False
        self.unanswered = False  # a trial that has come here only if no rival says anything
        self.events: list[Event] | None = None  # collected only while somebody listens
        self.open_view: Data | None = None  # what all may see: kept for further views until a task is done
        self.doing: Task | None = None  # what is being done, for events that name their cause; not part of the position

    # --- what a game provides ---

    def clone(self) -> "State":
        """An equal and independent copy that nobody listens to."""
        raise NotImplementedError

    def view(self, seat: int) -> Data:
        """All that a seat may know, as JSON data (-1: a spectator). Views share their parts: do not change them."""
        raise NotImplementedError

    def determinize(self, seat: int, chance: Chance) -> "State":
        """A copy in which all that the seat cannot know is drawn anew from `chance`, which becomes its stream.

        For a spectator, -1, that is all that nobody has shown.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat, final when the match is over."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The place of each seat, 1 is best; equal places are shared. Unless the game says more: by the points."""
        scores = self.scores()
        return [1 + sum([other > own for other in scores]) for own in scores]

    def first_placed(self) -> list[int]:
        """The seats in the first place."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    def check(self) -> None:
        """Raise AssertionError if an invariant of the game is broken."""
        raise NotImplementedError

    def save_zones(self) -> dict[str, Any]:
        """The game's own part of the state as JSON data."""
        raise NotImplementedError

    def load_zones(self, data: dict[str, Any]) -> None:
        """Take over the game's own part of saved data; the state is blank."""
        raise NotImplementedError

    def out(self, seat: int) -> bool:
        """Whether a seat has dropped out of a match that goes on: it is asked nothing any more."""
        return False

    def secret(self) -> bool:
        """Whether nobody may learn who has answered the open question until all have.

        No, unless the game says so: people want to see whom they wait for. Where it is one, `settle` tells nothing.
        """
        return False

    def replied(self) -> list[int]:
        """While the open question is secret, the seats that have answered it."""
        return []

    def trial(self, seat: int) -> "State":
        """A copy in which an answer of the seat is tried out beforehand: how far it leads is told to the seat.

        A clone, unless that would tell what the seat cannot know. Then the copy goes on as far as ever possible.
        """
        return self.clone()

    def foretells(self) -> bool:
        """Whether seats are told exactly which answers they could take back.

        Where that would tell what rivals hold, `trial` promises less than is true.
        """
        return True

    def things(self, seat: int) -> list[Data]:
        """All that a person at this seat may want to do and that `why_not` can speak of; none unless the game says so.

        Each names what to do as an option's detail does, with as many of its keys as tell which.
        """
        return []

    def check_thing(self, seat: int, thing: Data) -> None:
        """Raise Refused unless the thing is well formed and the seat can know of it."""
        raise Refused("this game gives no reasons")

    def asks_for(self, task: Task, thing: Data) -> bool:
        """Whether the thing is among what may be answered to this task at its best."""
        raise NotImplementedError

    def refusals(self, seat: int, thing: Data) -> list[Data]:
        """Which rules stand against the thing, whoever is to choose now. They rest on what the seat may know alone."""
        raise NotImplementedError

    def attempt(self, seat: i64, option: int, listening: bool = False) -> "State | None":
        """The state after an answer, or None where chance or something hidden decides.

        The answer to a secret question never tells: how far it leads would show that others have not answered yet.
        """
        if self.secret():
            return None
        trial = self.trial(seat)
        trial.choices, trial.offered_to = self.options(seat), seat  # an equal state has equal options
        if listening:
            trial.events = []
        trial.answer(seat, option)
        return trial if trial.barrier == self.barrier else None

    def supposed(self, seat: int, option: int) -> "State | None":
        """In a game where rivals may answer what one does: the state after it if nobody does, with its events.

        None where nobody could, or where chance or something hidden decides.
        """
        return None

    # --- tasks and their verbs ---

    def resolve(self, task: Task) -> None:
        """Do a task: change the state, push further tasks, or ask."""
        self.open_view = None
        self.doing = task
        self.verbs[task.verb].run(self, task)

    def settle(self, task: Task, seat: i64, option: int) -> None:
        """Carry out a legal answer to a task that asked."""
        self.open_view = None
        self.doing = task
        self.verbs[task.verb].settle(self, task, seat, option)

    def offer(self, task: Task, seat: i64) -> list[int]:
        """The options of a seat that a task asks."""
        return self.verbs[task.verb].offer(self, task, seat)

    def option_text(self, task: Task, seat: int, option: int) -> str:
        """The canonical text of an option: unique within its question, the same on every machine."""
        return self.verbs[task.verb].text(self, task, seat, option)

    def option_detail(self, task: Task, seat: int, option: int) -> Data:
        """An option as JSON data for those who show it: `do` says what, other keys with which cards or tokens."""
        return self.verbs[task.verb].detail(self, task, seat, option)

    def question_detail(self, task: Task, seat: int) -> Data:
        """The question as JSON data for those who show it; `kind` is always there."""
        return self.verbs[task.verb].question(self, task, seat)

    def question_kind(self, task: Task, seat: int) -> str:
        """What sort of question this is, for prompts and encoders."""
        return self.verbs[task.verb].name

    def task_name(self, verb: int) -> str:
        """The stable name of a verb, as it stands in saved states."""
        return self.verbs[verb].saved

    # --- for the game's tasks ---

    def everyone(self) -> i64:
        """The mask of all seats."""
        return bit(self.seats) - 1

    def push(self, task: Task) -> None:
        self.agenda.append(task)

    def ask(self, task: Task, seat: i64, options: list[int]) -> None:
        """Ask one seat; where only one answer exists it is taken without asking."""
        if len(options) == 1:
            self.settle(task, seat, options[0])
        else:
            self.ask_always(task, seat, options)

    def ask_always(self, task: Task, seat: i64, options: list[int]) -> None:
        """Ask one seat even if only one answer exists (so that a person sees the moment pass)."""
        self.agenda.append(task)
        self.asked = bit(seat)
        self.choices = options

    def ask_together(self, task: Task, mask: i64) -> None:
        """Ask several seats at once. When all have answered, the task is resolved again."""
        self.agenda.append(task)
        self.together = True
        self.asked = mask
        self.offered_to = -1

    def report(self, shown: Data, hidden: Data, audience: int) -> None:
        """Say what happened; only the audience sees what is hidden. Called only behind `if self.events is not None`."""
        if self.events is not None:
            self.events.append(Event(shown, hidden, audience))

    def check_asked(self) -> None:
        """Raise AssertionError unless somebody can answer what the task on top asks, or the match is over."""
        if self.over:
            assert not self.asked, "somebody owes an answer and the match is over"
            return
        assert self.asked, "nobody owes an answer and the match is not over"
        assert self.agenda, "the agenda is empty and the match is not over"
        for place, task in enumerate(self.agenda):
            verb = self.verbs[task.verb]
            assert verb.course == (place == 0), f"agenda[{place}]: {verb.name} cannot lie there"
            assert verb.fits(self, task), f"agenda[{place}]: {verb.name} does not fit what lies on the table"
        top = self.agenda[-1]
        verb = self.verbs[top.verb]
        assert verb.together == self.together, f"{verb.name} asks {'several seats' if verb.together else 'one seat'}"
        owing = self.owing()
        assert self.together or owing == [verb.asked(self, top)], f"{verb.name} does not ask seats {owing}"
        for seat in owing:
            options = self.options(seat)
            assert options, f"seat {seat} is asked without options"
            assert len(options) == len(set(options)), f"seat {seat} has doubled options"
            assert self.together or options == self.offer(top, seat), f"{verb.name} gives seat {seat} other options"

    def inspect(self) -> None:
        """Check the position, and look at it as everybody will: whatever is wrong with it is raised here."""
        self.check()
        for seat in range(-1, self.seats):
            self.view(seat)
        self.determinize(-1, Chance(self.chance.key))
        for seat in self.owing():
            task = self.agenda[len(self.agenda) - 1]
            self.question_detail(task, seat)
            for option in self.options(seat):
                self.option_detail(task, seat, option)
            self.determinize(seat, Chance(self.chance.key))

    # --- for players ---

    def advance(self) -> None:
        """Work off the agenda until somebody owes an answer or the match is over."""
        left: i64 = MOST_TASKS
        while self.asked == 0 and not self.over:
            if left == 0 or not self.agenda:
                self._refuse_agenda()
            left -= 1
            self.resolve(self.agenda.pop())

    def _refuse_agenda(self) -> None:
        """Only a state that the rules did not make comes here."""
        if self.agenda:
            raise BadState(f"the match is stuck: {MOST_TASKS} tasks were done and nobody is asked anything")
        raise BadState("the match is stuck: nothing is left to do and nobody is asked anything")

    @property
    def seat(self) -> int:
        """The first seat that owes an answer, -1 if nobody does."""
        asked = self.asked
        for seat in range(self.seats):
            if has(asked, seat):
                return seat
        return -1

    def owing(self) -> list[int]:
        """All seats that owe an answer."""
        return held(self.asked)

    def awaited(self) -> list[int]:
        """All seats that others see the table wait for: of a secret question, those that have answered it too."""
        replied = self.replied() if self.together else []
        return sorted([*self.owing(), *replied]) if replied else self.owing()

    def shown_number(self) -> int:
        """The number of the open question(s) as all may know it: secret answers count when the last one is given."""
        return self.number - len(self.replied()) if self.together else self.number

    def options(self, seat: i64) -> list[int]:
        """The legal answers of a seat, in stable order, empty if it owes none. Do not change the list."""
        if seat < 0 or seat >= self.seats or not has(self.asked, seat):
            return []
        if self.together and self.offered_to != seat:
            self.choices = self.offer(self.agenda[len(self.agenda) - 1], seat)
            self.offered_to = seat
        return self.choices

    def answer(self, seat: i64, option: int) -> None:
        """Take a seat's answer and go on to the next question."""
        self.accept(seat, option)
        self.advance()

    def accept(self, seat: i64, option: int) -> None:
        """Take a seat's answer; what follows from it lies on the agenda."""
        if seat < 0 or seat >= self.seats or not has(self.asked, seat):
            self._refuse_seat(seat)
        if option not in self.options(seat):
            raise Refused(f"option {option} is not open to seat {seat} now; it has {len(self.choices)} options")
        task = self.agenda[len(self.agenda) - 1]
        self.number += 1
        if self.together:
            self.asked &= ~bit(seat)
            self.offered_to = -1
            self.settle(task, seat, option)
            if self.asked == 0:
                self.together = False
                self.barrier += 1  # what the others answered comes to light
                self.agenda.pop()
                self.resolve(task)
        else:
            self.asked = 0
            self.agenda.pop()
            self.settle(task, seat, option)

    def _refuse_seat(self, seat: int) -> None:
        if self.over:
            raise Refused("the match is over: it takes no more answers")
        waiting = ", ".join(str(s) for s in self.owing())
        if not 0 <= seat < self.seats:
            raise Refused(f"there is no seat {seat}: the match has seats 0 to {self.seats - 1}")
        raise Refused(f"seat {seat} owes no answer now: the table is waiting for seat {waiting}")

    def question(self, seat: int) -> Question | None:
        """The question a seat owes an answer to, with the canonical text of every option."""
        options = self.options(seat)
        if not options:
            return None
        task = self.agenda[-1]
        verb = self.verbs[task.verb]
        texts = [verb.text(self, task, seat, option) for option in options]
        return Question(self.shown_number(), seat, verb.name, options, texts)

    def why_not(self, seat: int, thing: Data) -> list[Data]:
        """Why a seat may not do a thing now: `kind` says what stands against it. Nothing is told if it may be done.

        The kinds of the kernel, for all games: `over`, `waiting` (for others) and `question` (another one comes first).
        """
        if not 0 <= seat < self.seats:
            raise Refused(f"there is no seat {seat}: the match has seats 0 to {self.seats - 1}")
        self.check_thing(seat, thing)
        if self.over:
            return [{"kind": "over"}]
        reasons = self.refusals(seat, thing)
        if not has(self.asked, seat):
            others = [other for other in self.awaited() if other != seat]
            return [{"kind": "waiting", "seats": others}, *reasons]
        if reasons or self.asks_for(self.agenda[-1], thing):
            return reasons
        return [{"kind": "question"}]

    def option_named(self, seat: int, text: str) -> int:
        """The option with this canonical text."""
        question = self.question(seat)
        if question is None:
            self._refuse_seat(seat)
            raise AssertionError  # not reached: _refuse_seat always raises here
        if text not in question.texts:
            some = "; ".join(question.texts[:12]) + (" …" if len(question.texts) > 12 else "")
            raise Refused(f"'{text}' is not open to seat {seat} now; its options are: {some}")
        return question.options[question.texts.index(text)]

    # --- JSON ---

    def to_json(self) -> dict[str, Any]:
        """The whole state, secrets and key included, as JSON data."""
        data: dict[str, Any] = {
            "seats": self.seats,
            "key": self.chance.key.hex(),
            "position": self.chance.position,
            "agenda": [[self.task_name(t.verb), t.seat, t.card, t.n, t.m] for t in self.agenda],
            "asked": self.asked,
            "together": self.together,
            "choices": list(self.choices) if self.asked and not self.together else [],
            "number": self.number,
            "barrier": self.barrier,
            "over": self.over,
        }
        data.update(self.save_zones())
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Take over the kernel's part of saved data; the game restores its own zones."""
        codes = {verb.saved: code for code, verb in enumerate(self.verbs)}
        self.agenda = [Task(codes[t[0]], t[1], t[2], t[3], t[4]) for t in data["agenda"]]
        self.asked = data["asked"]
        self.together = data["together"]
        self.choices = list(data["choices"])
        self.number = data["number"]
        self.barrier = data["barrier"]
        self.over = data["over"]

    def copy_kernel(self, other: "State") -> None:
        """Take over the kernel's part of another state. Tasks and option lists never change, so they are shared."""
        self.agenda = other.agenda.copy()
        self.asked = other.asked
        self.together = other.together
        self.choices = other.choices
        self.number = other.number
        self.barrier = other.barrier
        self.over = other.over
