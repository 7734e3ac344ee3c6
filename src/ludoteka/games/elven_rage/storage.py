"""The game's own part of a saved state."""

from typing import Any

from ludoteka.games.elven_rage.pieces import Battle, Fighter, Player, Squad
from ludoteka.games.elven_rage.table import SCENARIOS, Table


def save_zones(g: Table) -> dict[str, Any]:
    battle = g.battle
    return {
        "placed": g.placed,
        "scenario": SCENARIOS[g.scenario],
        "quick": g.quick,
        "common_goal": g.common_goal,
        "teams": list(g.teams),
        "players": [_save_player(player) for player in g.players],
        "owner": g.owner.copy(),
        "neutral_deck": g.neutral_deck.copy(),
        "neutral_discard": g.neutral_discard.copy(),
        "squads": [{"cards": squad.cards.copy(), "open": squad.open, "seen": squad.seen} for squad in g.squads],
        "artifact_deck": g.artifact_deck.copy(),
        "spent": g.spent.copy(),
        "goal_box": g.goal_box.copy(),
        "looked": g.looked.copy(),
        "looker": g.looker,
        "known": [list(cards) for cards in g.known],
        "known_artifacts": [list(cards) for cards in g.known_artifacts],
        "battle": None if battle is None else _save_battle(battle),
        "battles": g.battles,
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "captures": g.captures,
        "teleport": g.teleport,
        "offered": g.offered,
        "gift": g.gift,
        "winners": g.winners,
        "stalemate": g.stalemate,
    }


def _save_player(player: Player) -> dict[str, Any]:
    return {
        "people": player.people,
        "alive": player.alive,
        "deck": player.deck.copy(),
        "hand": player.hand.copy(),
        "discard": player.discard.copy(),
        "artifacts": player.artifacts.copy(),
        "treasures": player.treasures,
        "goal": player.goal,
        "goal_shown": player.goal_shown,
        "conquests": player.conquests,
        "castles": player.castles,
        "turns": player.turns,
        "pick": player.pick,
        "reply": player.reply,
        "played": player.played.copy(),
        "more_lands": player.more_lands,
    }


def _save_battle(b: Battle) -> dict[str, Any]:
    return {
        "number": b.number,
        "land": b.land,
        "attacker": b.attacker,
        "defender": b.defender,
        "hand": b.hand,
        "stage": b.stage,
        "garrison": b.garrison,
        "attackers": b.attackers.copy(),
        "defenders": b.defenders.copy(),
        "seen": b.seen,
        "open": b.open,
        "fighters": [_save_fighter(fighter) for fighter in b.fighters],
        "field": b.field.copy(),
        "reserve_side": b.reserve_side,
        "fallen": b.fallen,
        "round": b.round,
        "actor": b.actor,
        "choice": b.choice,
        "direction": b.direction,
        "struck": b.struck,
        "striker": b.striker,
        "struck_from": b.struck_from,
        "struck_with": b.struck_with,
        "wounded": b.wounded,
        "tie_side": b.tie_side,
        "tie_at": b.tie_at,
        "stirred": b.stirred,
        "idle": b.idle,
        "called": b.called,
        "past": b.past.copy(),
    }


def _save_fighter(fighter: Fighter) -> list[int]:
    return [
        fighter.card,
        fighter.side,
        fighter.owner,
        fighter.slot,
        fighter.lives,
        fighter.initiative,
        fighter.icons,
        int(fighter.acted),
    ]


def load_zones(g: Table, data: dict[str, Any]) -> None:
    """Fill a blank table from what `save_zones` gave."""
    g.placed = data["placed"]
    g.scenario = SCENARIOS.index(data["scenario"])
    g.quick = data["quick"]
    g.common_goal = data["common_goal"]
    g.teams = list(data["teams"])
    g.players = [_load_player(player) for player in data["players"]]
    for cell, seat in enumerate(data["owner"]):
        if seat >= 0:
            g.set_owner(cell, seat)
    g.neutral_deck = list(data["neutral_deck"])
    g.neutral_discard = list(data["neutral_discard"])
    g.squads = [_load_squad(squad) for squad in data["squads"]]
    g.artifact_deck = list(data["artifact_deck"])
    g.spent = list(data["spent"])
    g.goal_box = list(data["goal_box"])
    g.looked = list(data["looked"])
    g.looker = data["looker"]
    g.known = [tuple(cards) for cards in data["known"]]
    g.known_artifacts = [tuple(cards) for cards in data["known_artifacts"]]
    g.battle = None if data["battle"] is None else _load_battle(data["battle"])
    g.battles = data["battles"]
    g.round = data["round"]
    g.first = data["first"]
    g.active = data["active"]
    g.captures = data["captures"]
    g.teleport = data["teleport"]
    g.offered = data["offered"]
    g.gift = data["gift"]
    g.winners = data["winners"]
    g.stalemate = data["stalemate"]


def _load_player(data: dict[str, Any]) -> Player:
    player = Player()
    player.people = data["people"]
    player.alive = data["alive"]
    player.deck = list(data["deck"])
    player.hand = list(data["hand"])
    player.discard = list(data["discard"])
    player.artifacts = list(data["artifacts"])
    player.treasures = data["treasures"]
    player.goal = data["goal"]
    player.goal_shown = data["goal_shown"]
    player.conquests = data["conquests"]
    player.castles = data["castles"]
    player.turns = data["turns"]
    player.pick = data["pick"]
    player.reply = data["reply"]
    player.played = list(data["played"])
    player.more_lands = data["more_lands"]
    return player


def _load_squad(data: dict[str, Any]) -> Squad:
    squad = Squad(list(data["cards"]))
    squad.open = data["open"]
    squad.seen = data["seen"]
    return squad


def _load_battle(data: dict[str, Any]) -> Battle:
    b = Battle(data["land"], data["attacker"], data["defender"])
    b.number = data["number"]
    b.hand = data["hand"]
    b.stage = data["stage"]
    b.garrison = data["garrison"]
    b.attackers = list(data["attackers"])
    b.defenders = list(data["defenders"])
    b.seen = data["seen"]
    b.open = data["open"]
    b.fighters = [_load_fighter(fighter) for fighter in data["fighters"]]
    b.field = list(data["field"])
    b.reserve_side = data["reserve_side"]
    b.fallen = data["fallen"]
    b.round = data["round"]
    b.actor = data["actor"]
    b.choice = data["choice"]
    b.direction = data["direction"]
    b.struck = data["struck"]
    b.striker = data["striker"]
    b.struck_from = data["struck_from"]
    b.struck_with = data["struck_with"]
    b.wounded = data["wounded"]
    b.tie_side = data["tie_side"]
    b.tie_at = data["tie_at"]
    b.stirred = data["stirred"]
    b.idle = data["idle"]
    b.called = data["called"]
    b.past = list(data["past"])
    return b


def _load_fighter(data: list[int]) -> Fighter:
    card, side, owner, slot, lives, initiative, icons, acted = data
    fighter = Fighter(card, side, owner)
    fighter.slot = slot
    fighter.lives = lives
    fighter.initiative = initiative
    fighter.icons = icons
    fighter.acted = bool(acted)
    return fighter
