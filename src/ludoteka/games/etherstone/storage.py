"""The game's own part of a saved state."""

from typing import Any, Final

from ludoteka.core.storage import Fields
from ludoteka.games.etherstone.table import Placed, Player, Table

ZONES: Final = Fields(
    "start players packs picks box values holders row deck unused banished destroyed pool reserve first active round "
    "ending end_token end_why fresh die die_colour die_value used summoning less any_colours given_up target strength "
    "protection leader_fights as_effect attack_used after plan barred waiting"
)
PLAYER: Final = Fields(
    "leader leader_counters durability infected pacts stones points hand tableau trophies shown leaders pick set"
)


def save_zones(g: Table) -> dict[str, Any]:
    return ZONES.save(
        g,
        players=[_save_player(player) for player in g.players],
        packs=[pack.copy() for pack in g.packs],
        picks=[pack.copy() for pack in g.picks],
        plan=_save_player(g.plan) if g.plan is not None else None,
    )


def _save_player(player: Player) -> dict[str, Any]:
    return PLAYER.save(
        player, tableau=[[placed.card, int(placed.exhausted), placed.counters] for placed in player.tableau]
    )


def load_zones(g: Table, data: dict[str, Any]) -> None:
    """Fill a blank table from what `save_zones` gave."""
    ZONES.load(
        g,
        data,
        players=[_load_player(player) for player in data["players"]],
        packs=[list(pack) for pack in data["packs"]],
        picks=[list(pack) for pack in data["picks"]],
        plan=_load_player(data["plan"]) if data["plan"] is not None else None,
    )


def _load_player(data: dict[str, Any]) -> Player:
    return PLAYER.load(Player(), data, tableau=[_load_placed(placed) for placed in data["tableau"]])


def _load_placed(data: list[int]) -> Placed:
    card, exhausted, counters = data
    placed = Placed(card)
    placed.exhausted = bool(exhausted)
    placed.counters = counters
    return placed
