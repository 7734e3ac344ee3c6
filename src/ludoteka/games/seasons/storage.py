"""The game's own part of a saved state."""

from typing import Any

from ludoteka.games.seasons.table import Placed, Player, Table


def save_zones(g: Table) -> dict[str, Any]:
    return {
        "level": g.level,
        "players": [_save_player(player) for player in g.players],
        "deck": g.deck.copy(),
        "discard": g.discard.copy(),
        "looked": g.looked.copy(),
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
        "tableau": [[placed.card, placed.uid, placed.tapped, placed.energy] for placed in player.tableau],
        "pack": player.pack.copy(),
        "pick": player.pick,
        "drafted": player.drafted.copy(),
    }


def load_zones(g: Table, data: dict[str, Any]) -> None:
    """Fill a blank table from what `save_zones` gave."""
    g.level = data["level"]
    g.players = [_load_player(player) for player in data["players"]]
    g.deck = list(data["deck"])
    g.discard = list(data["discard"])
    g.looked = list(data["looked"])
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
    for card, uid, tapped, energy in data["tableau"]:
        placed = Placed(card, uid)
        placed.tapped = tapped
        placed.energy = energy
        player.tableau.append(placed)
    player.pack = list(data["pack"])
    player.pick = data["pick"]
    player.drafted = list(data["drafted"])
    player.refresh()
    return player
