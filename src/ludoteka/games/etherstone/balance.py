"""What the balance of Etherstone is measured by: leaders, entities drafted, who starts, how matches end."""

from typing import Final

from ludoteka.games.etherstone.cards.definition import CARDS
from ludoteka.games.etherstone.setup import SET
from ludoteka.games.etherstone.table import Table

# Share of the matches won by two players.
TARGETS: Final = {"leader": (0.42, 0.58), "entity": (0.40, 0.60), "start": (0.47, 0.53), "set": (0.42, 0.58)}
LENGTH: Final = (12, 30)


def tags(g: Table, seat: int) -> dict[str, list[str]]:
    """What a seat played with."""
    player = g.players[seat]
    found = {
        "leader": [CARDS[player.leader].id],
        "start": ["first" if seat == g.first else f"later {(seat - int(g.first)) % int(g.seats)}"],
    }
    if g.start == "sets":
        found["set"] = [SET.values[player.set]]
    else:
        drafted = [g.picks[p][r] for p in range(g.seats) for r in range(len(g.picks[p])) if (p + r) % g.seats == seat]
        found["entity"] = [CARDS[card].id for card in sorted(drafted)]
    return found


def facts(g: Table) -> dict[str, str]:
    """What happened to the match."""
    return {"end": g.end_why or "round limit", "pacts": str(sum(int(player.pacts) for player in g.players))}


def length(g: Table) -> int:
    """Turns of a player."""
    return int(g.round)
