"""Choosing between effects."""

from typing import Final, cast

from mypy_extensions import i64

from ludoteka.core.packing import bit, has
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import ELEMENT_MASK
from ludoteka.games.seasons.cards.definition import CARDS, Step
from ludoteka.games.seasons.effects.crystals import crystals, gauge
from ludoteka.games.seasons.effects.deck import draw_kept
from ludoteka.games.seasons.effects.effect import effect
from ludoteka.games.seasons.effects.gain import energy
from ludoteka.games.seasons.energy import NAMES
from ludoteka.games.seasons.pieces import Placed
from ludoteka.games.seasons.shown import BranchReason, Option, Reason
from ludoteka.games.seasons.table import VERBS, Table, Verb


class Either(Verb):
    """One of the branches of the card."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return len(open_branches(g, seat, placed, crystals)) > 0

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        branches: list[BranchReason] = []
        for branch in CARDS[placed.face].either:
            for inner in branch.steps:
                verb = VERBS[inner.verb]
                if not verb.can(g, seat, inner, placed, crystals):
                    lacking = cast(list[BranchReason], verb.lacks(g, seat, inner, placed, crystals))
                    branches += [reason for reason in lacking if reason not in branches]
        return [{"kind": "neither", "branches": branches}]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        placed = g.find(seat, t.card)
        return open_branches(g, seat, placed, g.players[seat].crystals) if placed is not None else []

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, t.card)
        if placed is not None:
            g.push_steps(CARDS[placed.face].either[option].steps, seat, t.card)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        placed = g.find(seat, t.card)
        return CARDS[placed.face].either[option].name if placed is not None else "?"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        face = CARDS[g.face_of(seat, t.card)]
        return {"do": "either", "branch": face.either[option].name, "card": face.id, "uid": t.card}


either: Final = effect(Either("either"))


def open_branches(g: Table, seat: i64, placed: Placed, crystals: i64) -> list[int]:
    """The branches of a card that can be carried out with so many crystals."""
    found: list[int] = []
    branches = CARDS[placed.face].either
    for i in range(len(branches)):
        possible = True
        for step in branches[i].steps:
            if not g.verb_of(step).can(g, seat, step, placed, crystals):
                possible = False
        if possible:
            found.append(i)
    return found


class Elements(Verb):
    """The effects of the types in the mask n, in the owner's order."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return [i for i in range(4) if has(t.n, i)]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        rest = t.n & ~bit(option)
        if rest:
            g.push(Task(elements.code, seat, t.card, rest))
        if option == 0:
            g.push(Task(gauge.code, seat, t.card, 1))
        elif option == 1:
            g.push(Task(energy.code, seat, t.card, 2))
        elif option == 2:
            g.push(Task(draw_kept.code, seat, t.card, 1))
        else:
            g.push(Task(crystals.code, seat, t.card, 5))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"effect {NAMES[option]}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "effect", "element": NAMES[option]}


elements: Final = effect(Elements("elements"), n=ELEMENT_MASK)
