"""The game's own part of a saved state."""

from typing import Any

from ludoteka.games.etherstone.table import Placed, Player, Table


def save_zones(g: Table) -> dict[str, Any]:
    return {
        "start": g.start,
        "players": [_save_player(player) for player in g.players],
        "packs": [pack.copy() for pack in g.packs],
        "picks": [pack.copy() for pack in g.picks],
        "box": g.box.copy(),
        "values": g.values.copy(),
        "holders": g.holders.copy(),
        "row": g.row.copy(),
        "deck": g.deck.copy(),
        "unused": g.unused.copy(),
        "banished": g.banished.copy(),
        "destroyed": g.destroyed.copy(),
        "pool": g.pool,
        "reserve": g.reserve,
        "first": g.first,
        "active": g.active,
        "round": g.round,
        "ending": g.ending,
        "end_token": g.end_token,
        "end_why": g.end_why,
        "fresh": g.fresh,
        "die": g.die,
        "die_colour": g.die_colour,
        "die_value": g.die_value,
        "used": g.used.copy(),
        "summoning": g.summoning,
        "less": g.less,
        "any_colours": g.any_colours,
        "given_up": g.given_up,
        "target": g.target,
        "strength": g.strength,
        "protection": g.protection,
        "leader_fights": g.leader_fights,
        "as_effect": g.as_effect,
        "attack_used": g.attack_used.copy(),
        "after": g.after.copy(),
        "plan": _save_player(g.plan) if g.plan is not None else None,
        "barred": g.barred.copy(),
        "waiting": g.waiting.copy(),
    }


def _save_player(player: Player) -> dict[str, Any]:
    return {
        "leader": player.leader,
        "leader_counters": player.leader_counters,
        "durability": player.durability,
        "infected": player.infected,
        "pacts": player.pacts,
        "stones": player.stones,
        "points": player.points,
        "hand": player.hand.copy(),
        "tableau": [[placed.card, int(placed.exhausted), placed.counters] for placed in player.tableau],
        "trophies": player.trophies.copy(),
        "shown": player.shown.copy(),
        "leaders": player.leaders.copy(),
        "pick": player.pick,
        "set": player.set,
    }


def load_zones(g: Table, data: dict[str, Any]) -> None:
    """Fill a blank table from what `save_zones` gave."""
    g.start = data["start"]
    g.players = [_load_player(player) for player in data["players"]]
    g.packs = [list(pack) for pack in data["packs"]]
    g.picks = [list(pack) for pack in data["picks"]]
    g.box = list(data["box"])
    g.values = list(data["values"])
    g.holders = list(data["holders"])
    g.row = list(data["row"])
    g.deck = list(data["deck"])
    g.unused = list(data["unused"])
    g.banished = list(data["banished"])
    g.destroyed = list(data["destroyed"])
    g.pool = data["pool"]
    g.reserve = data["reserve"]
    g.first = data["first"]
    g.active = data["active"]
    g.round = data["round"]
    g.ending = data["ending"]
    g.end_token = data["end_token"]
    g.end_why = data["end_why"]
    g.fresh = data["fresh"]
    g.die = data["die"]
    g.die_colour = data["die_colour"]
    g.die_value = data["die_value"]
    g.used = list(data["used"])
    g.summoning = data["summoning"]
    g.less = data["less"]
    g.any_colours = data["any_colours"]
    g.given_up = data["given_up"]
    g.target = data["target"]
    g.strength = data["strength"]
    g.protection = data["protection"]
    g.leader_fights = data["leader_fights"]
    g.as_effect = data["as_effect"]
    g.attack_used = list(data["attack_used"])
    g.after = list(data["after"])
    g.plan = _load_player(data["plan"]) if data["plan"] is not None else None
    g.barred = list(data["barred"])
    g.waiting = list(data["waiting"])


def _load_player(data: dict[str, Any]) -> Player:
    player = Player()
    player.leader = data["leader"]
    player.leader_counters = data["leader_counters"]
    player.durability = data["durability"]
    player.infected = data["infected"]
    player.pacts = data["pacts"]
    player.stones = data["stones"]
    player.points = data["points"]
    player.hand = list(data["hand"])
    for card, exhausted, counters in data["tableau"]:
        placed = Placed(card)
        placed.exhausted = bool(exhausted)
        placed.counters = counters
        player.tableau.append(placed)
    player.trophies = list(data["trophies"])
    player.shown = list(data["shown"])
    player.leaders = list(data["leaders"])
    player.pick = data["pick"]
    player.set = data["set"]
    return player
