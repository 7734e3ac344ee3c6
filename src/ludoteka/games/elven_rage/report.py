"""A match that is over, told in numbers: its rounds, where the points came from, battles, Lands and actions."""

from typing import Any, Final

from ludoteka.core.event import Event
from ludoteka.games.elven_rage.scoring import breakdown
from ludoteka.games.elven_rage.table import Table

__all__ = ["breakdown", "round_of", "statistics"]

COUNTED: Final = {
    "battle-won": "battles-won",
    "battle-lost": "battles-lost",
    "captured": "lands-captured",
    "refused": "refusals",
    "retreated": "retreats",
    "declared": "actions",
    "cashed": "treasures-cashed",
    "died": "warriors-lost",
    "fell": "warriors-fallen",
}


def round_of(state: Table) -> int:
    """The round being played; 0 is the choice of the first hand."""
    return int(state.round)


def statistics(events: list[Event], seats: int) -> dict[str, Any]:
    """Numbers by seat, and under `played` the actions and artifacts each seat declared, in order."""
    found: dict[str, list[int]] = {name: [0] * seats for name in COUNTED.values()}
    played: list[list[str]] = [[] for _ in range(seats)]
    for event in events:
        if event.kind in COUNTED and event.seat >= 0:
            found[COUNTED[event.kind]][event.seat] += 1
        if event.kind == "declared":
            played[event.seat].append(event.shown["card"])
    return {**{name: values for name, values in found.items() if any(values)}, "played": played}
