"""What the balance of Elven Rage is measured by: peoples against each other, goals, who starts, how matches end."""

from typing import Final

from ludoteka.games.elven_rage.cards.definition import GOALS, PEOPLES
from ludoteka.games.elven_rage.table import Table

# Share of the matches of two players that are won.
TARGETS: Final = {"people": (0.42, 0.58), "matchup": (0.42, 0.58), "start": (0.45, 0.55), "goal": (0.40, 0.60)}


def tags(g: Table, seat: int) -> dict[str, list[str]]:
    """What a seat played with."""
    player = g.players[seat]
    own = PEOPLES[player.people]
    found: dict[str, list[str]] = {
        "people": [own],
        "start": ["first" if seat == g.first else f"later {(seat - int(g.first)) % int(g.seats)}"],
    }
    if g.seats == 2:
        found["matchup"] = [f"{own} against {PEOPLES[g.players[1 - seat].people]}"]
    if player.goal:
        found["goal"] = [GOALS[player.goal].slug]
    return found


def facts(g: Table) -> dict[str, str]:
    """What happened to the match."""
    return {"end": "round limit" if g.stalemate else "victory"}


def length(g: Table) -> int:
    """Turns of a player."""
    return int(g.round)
