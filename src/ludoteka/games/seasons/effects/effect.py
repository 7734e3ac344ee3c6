"""How an effect is declared: one statement makes it a verb of the game and a word that cards are written with."""

from collections.abc import Callable

from mypy_extensions import i64

from ludoteka.core.shape import BIT, NOTHING, Number
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import UID
from ludoteka.games.seasons.cards.definition import Step
from ludoteka.games.seasons.table import CHOSEN, Table, Verb, verb


class Word:
    """What cards are written with. Called with its numbers, it is a step of an effect; its code stands in tasks."""

    def __init__(self, code: i64, name: str, numbers: dict[str, Number]) -> None:
        self.code: i64 = code
        self.name = name
        self.numbers = numbers

    def __call__(self, *given: int, **named: int) -> Step:
        """The numbers in their order or by their names; a flag that is not given is off."""
        values: list[int] = []
        left = list(given)
        for name, bound in self.numbers.items():
            if bound is NOTHING:
                values.append(0)
            elif name in named:
                values.append(int(named.pop(name)))
            elif left:
                values.append(int(left.pop(0)))
            elif bound is BIT:
                values.append(0)
            else:
                raise TypeError(f"{self.name}: {name} is missing")
            if values[-1] != CHOSEN and not bound.holds(values[-1], 0):
                raise ValueError(f"{self.name}: {name} cannot be {values[-1]}")
        if left or named:
            raise TypeError(f"{self.name} takes no {', '.join([*map(str, left), *named])}")
        return Step(self.code, *values)


def effect(found: Verb, **numbers: Number) -> Word:
    """Declare a verb to be an effect. The numbers that a card gives it, n and m of its tasks, are named with their
    bounds; what the verb itself writes into its tasks is declared with the verb."""
    bounds = list(numbers.values())
    found.card = UID
    if bounds:
        found.n = bounds[0]
    if len(bounds) > 1:
        found.m = bounds[1]
    return Word(verb(found), found.name, numbers)


class Instant(Verb):
    """An effect that asks nothing."""

    def __init__(self, name: str, act: Callable[[Table, Task], None]) -> None:
        super().__init__(name)
        self.act = act

    def run(self, g: Table, t: Task) -> None:
        self.act(g, t)


def instant(name: str, **numbers: Number) -> Callable[[Callable[[Table, Task], None]], Word]:
    """Declare a function to be an effect that asks nothing and can always be carried out."""

    def declare(act: Callable[[Table, Task], None]) -> Word:
        return effect(Instant(name, act), **numbers)

    return declare
