"""The game's own part of a saved state."""

from typing import Any, Final

from ludoteka.core.storage import Fields
from ludoteka.games.seasons.pieces import Placed, Player
from ludoteka.games.seasons.table import Table

ZONES: Final = Fields(
    "level kingdom enchantment players deck discard looked revealed row looker looked_known deck_known known_hand "
    "known_held dice rolled rolled_season taken year space first active round transmuting surplus crystal_die summons "
    "vision_used drought_year summoning played final"
)
PLAYER: Final = Fields(
    "crystals gauge bonus reserve hand archive_2 archive_3 tableau pack pick drafted dealt token token_used drought "
    "owed"
)


def save_zones(g: Table) -> dict[str, Any]:
    return ZONES.save(
        g,
        players=[PLAYER.save(player, tableau=[_save_placed(p) for p in player.tableau]) for player in g.players],
        known_hand=[list(cards) for cards in g.known_hand],
        known_held=[list(cards) for cards in g.known_held],
    )


def load_zones(g: Table, data: dict[str, Any]) -> None:
    """Fill a blank table from what `save_zones` gave."""
    ZONES.load(
        g,
        data,
        players=[_load_player(player) for player in data["players"]],
        known_hand=[tuple(cards) for cards in data["known_hand"]],
        known_held=[tuple(cards) for cards in data["known_held"]],
    )


def _load_player(data: dict[str, Any]) -> Player:
    player = PLAYER.load(Player(), data, tableau=[_load_placed(placed) for placed in data["tableau"]])
    player.refresh()
    return player


def _save_placed(placed: Placed) -> list[int]:
    return [
        placed.card,
        placed.uid,
        int(placed.tapped),
        placed.energy,
        placed.face,
        placed.model,
        int(placed.fired),
        placed.guard,
    ]


def _load_placed(data: list[int]) -> Placed:
    card, uid, tapped, energy, face, model, fired, guard = data
    placed = Placed(card, uid)
    placed.tapped = bool(tapped)
    placed.energy = energy
    placed.face = face
    placed.model = model
    placed.fired = bool(fired)
    placed.guard = guard
    return placed
