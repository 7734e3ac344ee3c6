"""How an effect is declared: one statement makes it a verb of the game and a word that card files are written in."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludoteka.core.state import Task
from ludoteka.games.etherstone.abilities import Effect
from ludoteka.games.etherstone.cards.definition import Step
from ludoteka.games.etherstone.table import Table, verb

EVERY: Final = -1  # colour or type of the cards that an effect may choose from
NEEDED: Final = -99  # every card says it


class Word:
    """What card files are written in. Called, it is a step of an ability; its code stands in tasks."""

    def __init__(self, code: i64, name: str, flat: bool, takes: dict[str, int]) -> None:
        self.code: i64 = code
        self.name = name
        self.flat = flat
        self.takes = takes

    def __call__(self, *given: int, **named: int) -> Step:
        """What it takes, in order or by name: `colour` and `type` of what it is about, anything else is its number."""
        step = Step(self.code)
        left = list(given)
        for name, default in self.takes.items():
            if name in named:
                value = named.pop(name)
            elif left:
                value = left.pop(0)
            elif default != NEEDED:
                value = default
            else:
                raise TypeError(f"{self.name}: {name} is missing")
            if name == "colour":
                step.colour = value
            elif name == "type":
                step.kind = value
            else:
                step.n = value
        if left or named:
            raise TypeError(f"{self.name} takes no {', '.join([*map(str, left), *named])}")
        step.flat = self.flat
        return step


def effect(found: Effect, *, promised: int = -1, flat: bool = False, **takes: int) -> Word:
    """Declare a verb to be an effect, with all that it takes from a card: NEEDED, or what it is unless a card says
    otherwise. A flat one is done once, whatever its number is."""
    return Word(verb(found, promised), found.name, flat, takes)


class Instant(Effect):
    """An effect that asks nothing and always changes something."""

    def __init__(self, name: str, act: Callable[[Table, Task], None]) -> None:
        super().__init__(name)
        self.act = act

    def do(self, g: Table, t: Task, step: Step) -> None:
        self.act(g, t)


def instant(name: str, **takes: int) -> Callable[[Callable[[Table, Task], None]], Word]:
    """Declare a function to be an effect that asks nothing and always changes something."""

    def declare(act: Callable[[Table, Task], None]) -> Word:
        found = Instant(name, act)
        return Word(verb(found), found.name, False, takes)

    return declare
