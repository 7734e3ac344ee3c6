"""The game's own part of a saved state."""

from typing import Any

from ludoteka.games.seasons.pieces import Placed, Player
from ludoteka.games.seasons.table import Table


def save_zones(g: Table) -> dict[str, Any]:
    return {
        "level": g.level,
        "kingdom": g.kingdom,
        "enchantment": g.enchantment,
        "players": [_save_player(player) for player in g.players],
        "deck": g.deck.copy(),
        "discard": g.discard.copy(),
        "looked": g.looked.copy(),
        "revealed": g.revealed.copy(),
        "row": g.row,
        "looker": g.looker,
        "looked_known": g.looked_known,
        "deck_known": g.deck_known.copy(),
        "known_hand": [list(cards) for cards in g.known_hand],
        "known_held": [list(cards) for cards in g.known_held],
        "dice": g.dice.copy(),
        "rolled": g.rolled.copy(),
        "rolled_season": g.rolled_season,
        "taken": g.taken.copy(),
        "year": g.year,
        "space": g.space,
        "first": g.first,
        "active": g.active,
        "round": g.round,
        "transmuting": g.transmuting,
        "surplus": g.surplus,
        "crystal_die": g.crystal_die,
        "summons": g.summons,
        "vision_used": g.vision_used,
        "drought_year": g.drought_year,
        "summoning": g.summoning,
        "played": g.played.copy(),
        "final": list(g.final),
    }


def _save_player(player: Player) -> dict[str, Any]:
    return {
        "crystals": player.crystals,
        "gauge": player.gauge,
        "bonus": player.bonus,
        "reserve": player.reserve,
        "hand": player.hand.copy(),
        "archive_2": player.archive_2.copy(),
        "archive_3": player.archive_3.copy(),
        "tableau": [_save_placed(placed) for placed in player.tableau],
        "pack": player.pack.copy(),
        "pick": player.pick,
        "drafted": player.drafted.copy(),
        "dealt": player.dealt.copy(),
        "token": player.token,
        "token_used": player.token_used,
        "drought": player.drought,
        "owed": player.owed,
        "transmuted": player.transmuted,
    }


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


def load_zones(g: Table, data: dict[str, Any]) -> None:
    """Fill a blank table from what `save_zones` gave."""
    g.level = data["level"]
    g.kingdom = data["kingdom"]
    g.enchantment = data["enchantment"]
    g.players = [_load_player(player) for player in data["players"]]
    g.deck = list(data["deck"])
    g.discard = list(data["discard"])
    g.looked = list(data["looked"])
    g.revealed = list(data["revealed"])
    g.row = data["row"]
    g.looker = data["looker"]
    g.looked_known = data["looked_known"]
    g.deck_known = list(data["deck_known"])
    g.known_hand = [tuple(cards) for cards in data["known_hand"]]
    g.known_held = [tuple(cards) for cards in data["known_held"]]
    g.dice = list(data["dice"])
    g.rolled = list(data["rolled"])
    g.rolled_season = data["rolled_season"]
    g.taken = list(data["taken"])
    g.year = data["year"]
    g.space = data["space"]
    g.first = data["first"]
    g.active = data["active"]
    g.round = data["round"]
    g.transmuting = data["transmuting"]
    g.surplus = data["surplus"]
    g.crystal_die = data["crystal_die"]
    g.summons = data["summons"]
    g.vision_used = data["vision_used"]
    g.drought_year = data["drought_year"]
    g.summoning = data["summoning"]
    g.played = list(data["played"])
    g.final = list(data["final"])


def _load_player(data: dict[str, Any]) -> Player:
    player = Player()
    player.crystals = data["crystals"]
    player.gauge = data["gauge"]
    player.bonus = data["bonus"]
    player.reserve = data["reserve"]
    player.hand = list(data["hand"])
    player.archive_2 = list(data["archive_2"])
    player.archive_3 = list(data["archive_3"])
    for card, uid, tapped, energy, face, model, fired, guard in data["tableau"]:
        placed = Placed(card, uid)
        placed.tapped = bool(tapped)
        placed.energy = energy
        placed.face = face
        placed.model = model
        placed.fired = bool(fired)
        placed.guard = guard
        player.tableau.append(placed)
    player.pack = list(data["pack"])
    player.pick = data["pick"]
    player.drafted = list(data["drafted"])
    player.dealt = list(data["dealt"])
    player.token = data["token"]
    player.token_used = data["token_used"]
    player.drought = data["drought"]
    player.owed = data["owed"]
    player.transmuted = data["transmuted"]
    player.refresh()
    return player
