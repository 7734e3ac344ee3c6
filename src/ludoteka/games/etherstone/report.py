"""A match that is over, told in numbers: its rounds, where the points came from, dice and cards."""

from typing import Any, Final

from ludoteka.core.event import Event
from ludoteka.games.etherstone.scoring import breakdown
from ludoteka.games.etherstone.table import Table

__all__ = ["breakdown", "round_of", "statistics"]

COUNTED: Final = {
    "took-die": "dice-taken",
    "summoned": "cards-summoned",
    "applied": "abilities-applied",
    "attacked": "attacks",
    "defeated": "threats-defeated",
    "crushed": "threats-crushed",
    "rested": "rests",
    "refreshed": "refreshes",
    "pact": "pacts",
    "recalled": "cards-recalled",
    "destroyed": "cards-destroyed",
}
SUMMED: Final = {
    "stones-gained": "stones-gained",
    "stones-spent": "stones-spent",
    "stones-lost": "stones-lost",
    "stole": "stones-stolen",
    "durability-gained": "durability-gained",
    "durability-lost": "durability-lost",
    "points-gained": "points-gained",
    "reserve-gained": "points-gained",
}


def round_of(state: Table) -> int:
    """The round being played; 0 is the choosing phase."""
    return int(state.round)


def statistics(events: list[Event], seats: int) -> dict[str, Any]:
    """Numbers by seat, and under `played` the cards each seat summoned, in order."""
    found: dict[str, list[int]] = {name: [0] * seats for name in [*COUNTED.values(), *SUMMED.values()]}
    played: list[list[str]] = [[] for _ in range(seats)]
    for event in events:
        shown = event.shown
        if event.kind in COUNTED:
            found[COUNTED[event.kind]][event.seat] += 1
        if event.kind in SUMMED:
            stones = shown.get("stones")
            found[SUMMED[event.kind]][event.seat] += sum(stones.values()) if stones is not None else shown["n"]
        if event.kind == "summoned":
            played[event.seat].append(shown["card"])
            found["stones-spent"][event.seat] += sum(shown["stones"].values())
    return {**{name: values for name, values in found.items() if any(values)}, "played": played}
