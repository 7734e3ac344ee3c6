"""A match that is over, told in numbers: its rounds, where the points came from, battles, Lands and actions."""

from typing import Any, Final

from ludoteka.core.event import Event
from ludoteka.games.elven_rage.scoring import breakdown
from ludoteka.games.elven_rage.table import Table

__all__ = ["breakdown", "course", "round_of", "statistics"]

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


def course(state: Table) -> list[int]:
    """How the match went: the Lands of each seat. Points leap at the end, when somebody wins."""
    return [int(player.lands) for player in state.players]


def statistics(events: list[Event], seats: int) -> dict[str, Any]:
    """Numbers by seat; cards by seat: under `goal` the secret goals, under `played` the actions declared, in order."""
    found: dict[str, list[int]] = {name: [0] * seats for name in COUNTED.values()}
    goals: list[list[str]] = [[] for _ in range(seats)]
    played: list[list[str]] = [[] for _ in range(seats)]
    for event in events:
        if event.kind in COUNTED and event.seat >= 0:
            found[COUNTED[event.kind]][event.seat] += 1
        if event.kind == "goal":
            goals[event.seat].append(event.hidden["goal"])
        if event.kind == "declared":
            played[event.seat].append(event.shown["card"])
    numbers = {name: values for name, values in found.items() if any(values)}
    return {**numbers, **({"goal": goals} if any(goals) else {}), "played": played}
