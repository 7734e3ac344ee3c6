"""Bending dice: the value of the die being resolved, and the dice left in the market."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import bit, has
from ludoteka.core.state import Task
from ludoteka.games.etherstone.abilities import Asking, triggers
from ludoteka.games.etherstone.cards.definition import STEPS, Step
from ludoteka.games.etherstone.effects.effect import NEEDED, effect
from ludoteka.games.etherstone.shown import DiceOption, ValueOption
from ludoteka.games.etherstone.stones import COLOUR_NAMES
from ludoteka.games.etherstone.table import DICE, Table

ANY_VALUE: Final[i64] = 6  # a shift that reaches every value


class ShiftDie(Asking):
    """Another value for the die that is being resolved; it does not go beyond 1 and 6 (A25)."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.die >= 0 and seat == g.active

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        if g.die < 0:
            return []
        return [v for v in range(1, 7) if v != g.die_value and abs(v - int(g.die_value)) <= STEPS[t.n].n]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.die_value = option
        g.values[g.die] = option
        if g.events is not None:
            source, die = g.source(t.card), COLOUR_NAMES[g.die]
            g.tell({"kind": "die-turned", "seat": seat, "die": die, "value": option, "card": source})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"value {option}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> ValueOption:
        return {"do": "turn-die", "value": option, "triggers": triggers(g, g.die_colour, option)}


shift_die: Final = effect(ShiftDie("shift-die"), n=1)


class Reroll(Asking):
    """Choose dice in the market and roll them again; an option is a mask of up to so many."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.in_market() > 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        there = 0
        for die in range(DICE):
            if g.holders[die] < 0:
                there |= bit(die)
        return [
            mask
            for mask in range(bit(DICE))
            if mask & ~there == 0 and sum([has(mask, die) for die in range(DICE)]) <= t.m
        ]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == 0:
            return
        for die in range(DICE):
            if has(option, die):
                g.values[die] = g.chance.below(6) + 1
        g.barrier += 1
        if g.events is not None:
            g.tell({"kind": "rerolled", "seat": seat, "dice": g.faces(option), "card": g.source(t.card)})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return "reroll " + ("+".join(COLOUR_NAMES[die] for die in range(DICE) if has(option, die)) or "nothing")

    def detail(self, g: Table, t: Task, seat: int, option: int) -> DiceOption:
        dice = [COLOUR_NAMES[die] for die in range(DICE) if has(option, die)]
        return {"do": "reroll" if dice else "keep-dice", "dice": dice}


reroll: Final = effect(Reroll("reroll"), n=NEEDED)


def set_die() -> Step:
    return shift_die(ANY_VALUE)
