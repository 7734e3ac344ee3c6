"""Verbs: what the tasks on an agenda do. A game's flow, its payments and its cards' effects are all made of them."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from ludoteka.core.event import Data
from ludoteka.core.shape import NOTHING, Number

if TYPE_CHECKING:
    from ludoteka.core.state import State, Task

G = TypeVar("G", bound="State")
V = TypeVar("V", bound="Verb[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[G]):
    """What a kind of task does; a task is a verb with its seat, card and numbers. `G` is the game's state."""

    def __init__(
        self,
        name: str,
        *,
        card: Number = NOTHING,
        n: Number = NOTHING,
        m: Number = NOTHING,
        course: bool = False,
        together: bool = False,
        saved: str = "",
    ) -> None:
        """Beside its name stands what its tasks may hold: a state from elsewhere is checked against it.

        `saved` is the name that it had when states with it were first saved, if that was another one.
        """
        self.name = name
        self.saved = saved or name  # stays for ever: it stands in saved states, and so in fingerprints of journals
        self.card = card
        self.n = n
        self.m = m
        self.course = course  # its task lies at the bottom of the agenda, and there alone: it brings all that follows
        self.together = together  # it asks several seats at once

    def run(self, g: G, t: "Task") -> None:
        """Do it, or ask. By default: ask, unless there is nothing to choose from."""
        options = self.offer(g, t, t.seat)
        if options:
            g.ask(t, t.seat, options)

    def offer(self, g: G, t: "Task", seat: i64) -> list[int]:
        """The options of a seat in the present state. Changes nothing, so that it can be asked again at any time."""
        raise NotImplementedError

    def settle(self, g: G, t: "Task", seat: i64, option: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def asked(self, g: G, t: "Task") -> i64:
        """The seat that it asks, where it asks one."""
        return t.seat

    def fits(self, g: G, t: "Task") -> bool:
        """Whether such a task can lie on the agenda of this table, its numbers being within their bounds."""
        return True

    def text(self, g: G, t: "Task", seat: int, option: int) -> str:
        """The canonical text of an option: unique within its question, the same on every machine.

        By default what its detail holds, word for word: `play ace-of-cups`.
        """
        return " ".join([str(value) for value in self.detail(g, t, seat, option).values()])

    def detail(self, g: G, t: "Task", seat: int, option: int) -> Data:
        """An option as JSON data for those who show it: `do` says what, other keys with which cards or tokens."""
        raise NotImplementedError

    def question(self, g: G, t: "Task", seat: int) -> Data:
        """The question as JSON data for those who show it; `kind` is always there."""
        return {"kind": self.name}


class Promised(Verb[Any]):
    """Stands for a verb that is still to be added."""


class Vocabulary(Generic[V]):
    """The verbs of a game. A task names its verb by the code, which may change; a saved state by the saved name."""

    def __init__(self) -> None:
        self.verbs: list[V] = []
        self.codes: dict[str, int] = {}

    def promise(self, name: str) -> int:
        """The code of a verb that is added later, for those who need it before its module can be imported."""
        return self._append(cast(V, Promised(name)))

    def add(self, verb: V, promised: int = -1) -> int:
        """Take in a verb and give its code; `promised` is the one that was given for it before."""
        if promised < 0:
            return self._append(verb)
        place = self.verbs[promised]
        if not isinstance(place, Promised) or place.name != verb.name:
            raise ValueError(f"code {promised} was not promised to '{verb.name}'")
        self.verbs[promised] = verb
        return promised

    def _append(self, verb: V) -> int:
        if verb.name in self.codes or any(verb.saved == other.saved for other in self.verbs):
            raise ValueError(f"two verbs have the name '{verb.name}'")
        code = len(self.verbs)
        self.codes[verb.name] = code
        self.verbs.append(verb)
        return code
