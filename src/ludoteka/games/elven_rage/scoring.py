"""The end of a match: points and places. Whoever reached their goal wins; the others are ranked by their Lands."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import has
from ludoteka.core.places import Standing, decider, places
from ludoteka.games.elven_rage.shown import Decided
from ludoteka.games.elven_rage.table import DRAGON_LORD, Table

VICTORY: Final = 20  # more than all chips
# In the order of `standings`, then what is shared.
BY_STANDING: Final[tuple[Decided, ...]] = ("lands", "towers", "riches", "shared")


def _sum(g: Table, seat: i64, what: str) -> int:
    """A number of a seat, together with its allies."""
    total: int = 0
    for other in range(g.seats):
        if g.teams[other] == g.teams[seat]:
            player = g.players[other]
            if what == "lands":
                total += player.lands
            elif what == "towers":
                total += player.towers
            else:
                total += player.treasures + len(player.artifacts)
    return total


def breakdown(g: Table, seat: i64) -> dict[str, int]:
    """The points of a seat by source, as if the match ended now."""
    return {"lands": _sum(g, seat, "lands"), "victory": VICTORY if has(g.winners, seat) else 0}


def scores(g: Table) -> list[int]:
    return [sum(breakdown(g, seat).values()) for seat in range(g.seats)]


def ranks(g: Table) -> list[int]:
    """Places: victory, then Lands, Towers, treasures and artifacts; what is still equal is shared (A73)."""
    return places(standings(g))


def standings(g: Table) -> list[Standing]:
    return [(score, _sum(g, seat, "towers"), _sum(g, seat, "riches")) for seat, score in enumerate(scores(g))]


def decided(g: Table) -> Decided:
    """What the match was won by; allies stand together."""
    if g.stalemate:
        found = standings(g)
        return BY_STANDING[decider([found[seat] for seat in range(g.seats) if g.teams.index(g.teams[seat]) == seat])]
    for seat in range(g.seats):
        goal = g.common_goal if g.common_goal else g.players[seat].goal
        if has(g.winners, seat) and goal and g.reached(seat, goal):
            return "goal"
        if has(g.winners, seat) and g.scenario == DRAGON_LORD and g.holds_castles(seat):
            return "castles"
    return "alone"
