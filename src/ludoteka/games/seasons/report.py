"""A match that is over, told in numbers: its rounds, where the points came from, dice and cards."""

from typing import Any, Final

from ludoteka.core.event import Event
from ludoteka.games.seasons.dice import DICE, SEASONS
from ludoteka.games.seasons.scoring import breakdown
from ludoteka.games.seasons.table import Table

__all__ = ["breakdown", "round_of", "statistics"]

COUNTED: Final = {
    "summoned": "cards-summoned",
    "played-free": "cards-played-free",
    "activated": "activations",
    "sacrificed": "cards-sacrificed",
    "bonus": "bonuses-used",
    "rerolled": "rerolls",
}
SUMMED: Final = {
    "energy-gained": "energy-gained",
    "energy-spent": "energy-spent",
    "energy-lost": "energy-lost",
    "crystals-gained": "crystals-gained",
    "crystals-lost": "crystals-lost",
    "crystals-taken": "crystals-taken",
    "energy-taken": "energy-taken",
}
ROBBED: Final = {"crystals-taken": "crystals-given", "energy-taken": "energy-given"}  # the same of who loses them
FACES: Final = ("dice-gauge", "dice-transmute", "dice-draw", "dice-crystals")


def round_of(state: Table) -> int:
    """The round being played; 0 is the prelude."""
    return int(state.round)


def statistics(events: list[Event], seats: int) -> dict[str, Any]:
    """Numbers by seat, and under `played` the cards each seat brought into play, in order."""
    names = [*FACES, *COUNTED.values(), *SUMMED.values(), *ROBBED.values()]
    found: dict[str, list[int]] = {name: [0] * seats for name in names}
    played: list[list[str]] = [[] for _ in range(seats)]
    for event in events:
        shown = event.shown
        if event.kind == "took-die":
            _count_die(found, event)
        if event.kind in COUNTED:
            found[COUNTED[event.kind]][event.seat] += 1
        if event.kind in SUMMED:
            energy = shown.get("energy")
            n = sum(energy.values()) if energy is not None else shown["n"]
            found[SUMMED[event.kind]][event.seat] += n
            if event.kind in ROBBED:
                found[ROBBED[event.kind]][shown["from"]] += n
        if event.kind in ("summoned", "played-free"):
            played[event.seat].append(shown["card"])
    return {**{name: values for name, values in found.items() if any(values)}, "played": played}


def _count_die(found: dict[str, list[int]], event: Event) -> None:
    """What the die that a seat chose shows."""
    die = event.shown
    side = DICE[SEASONS.index(die["season"])][die["die"]][die["face"]]
    shows = (side.gauge, side.transmute, side.draw, side.crystals > 0)
    for name, there in zip(FACES, shows, strict=True):
        found[name][event.seat] += there
