"""Who will win: each seat's chance, as a viewer may know it, for those who watch a match."""

import json
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.mind import Mind
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.state import State

DEALS: Final = 24
SPECTATOR: Final = -1


def prospects(mind: Mind, state: State, viewer: int = SPECTATOR, deals: int = DEALS) -> list[float]:
    """The chances as a seat or a spectator may know them: a function of the viewer's view and of nothing else.

    What the viewer cannot know is dealt anew again and again, and the chances of the deals are averaged.
    """
    luck = Chance(key_from_seed(json.dumps(state.view(viewer))))
    worlds = [state.determinize(viewer, luck) for _ in range(deals)]
    return mean([judged(mind, world, luck, viewer < 0) for world in worlds])


def open_prospects(mind: Mind, state: State, deals: int = DEALS) -> list[float]:
    """The chances as somebody knows them who sees all cards, but not the dice and cards to come."""
    luck = Chance(key_from_seed(json.dumps([state.view(seat) for seat in range(state.seats)])))
    found: list[list[float]] = []
    for _ in range(1 if state.over or mind.calm(state) else deals):
        world = state.clone()
        world.chance = luck
        found.append(judged(mind, world, luck, False))
    return mean(found)


def judged(mind: Mind, world: State, luck: Chance, from_afar: bool) -> list[float]:
    """The chances in a position, played on without a thought where it cannot be judged as it lies."""
    mind.settle(world, luck)
    return mind.estimate(world, from_afar)


def mean(found: list[list[float]]) -> list[float]:
    sums = found[0].copy()
    for chances in found[1:]:
        for seat, chance in enumerate(chances):
            sums[seat] += chance
    count: i64 = len(found)
    return [total / float(count) for total in sums]
