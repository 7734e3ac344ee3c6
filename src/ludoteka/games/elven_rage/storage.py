"""The game's own part of a saved state."""

from typing import Any, Final

from ludoteka.core.storage import Fields
from ludoteka.games.elven_rage.pieces import Battle, Fighter, Player, Squad
from ludoteka.games.elven_rage.table import SCENARIOS, Table

ZONES: Final = Fields(
    "placed scenario quick common_goal teams players owner neutral_deck neutral_discard squads artifact_deck spent "
    "goal_box looked looker known known_artifacts battle battles round first active captures teleport offered gift "
    "winners stalemate"
)
PLAYER: Final = Fields(
    "people alive deck hand discard artifacts treasures goal goal_shown conquests castles turns pick reply played "
    "more_lands"
)
SQUAD: Final = Fields("cards open seen")
BATTLE: Final = Fields(
    "number land attacker defender hand stage garrison attackers defenders seen open fighters field reserve_side "
    "fallen round actor choice direction struck striker struck_from struck_with wounded tie_side tie_at stirred idle "
    "called past"
)


def save_zones(g: Table) -> dict[str, Any]:
    battle = g.battle
    return ZONES.save(
        g,
        scenario=SCENARIOS[g.scenario],
        players=[PLAYER.save(player) for player in g.players],
        squads=[SQUAD.save(squad) for squad in g.squads],
        known=[list(cards) for cards in g.known],
        known_artifacts=[list(cards) for cards in g.known_artifacts],
        battle=None if battle is None else _save_battle(battle),
    )


def _save_battle(battle: Battle) -> dict[str, Any]:
    return BATTLE.save(battle, fighters=[_save_fighter(fighter) for fighter in battle.fighters])


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
    ZONES.load(
        g,
        data,
        scenario=SCENARIOS.index(data["scenario"]),
        players=[PLAYER.load(Player(), player) for player in data["players"]],
        owner=g.owner,
        squads=[SQUAD.load(Squad([]), squad) for squad in data["squads"]],
        known=[tuple(cards) for cards in data["known"]],
        known_artifacts=[tuple(cards) for cards in data["known_artifacts"]],
        battle=None if data["battle"] is None else _load_battle(data["battle"]),
    )
    for cell, seat in enumerate(data["owner"]):  # one by one, since each player's chips are counted
        if seat >= 0:
            g.set_owner(cell, seat)


def _load_battle(data: dict[str, Any]) -> Battle:
    battle = Battle(data["land"], data["attacker"], data["defender"])
    return BATTLE.load(battle, data, fighters=[_load_fighter(fighter) for fighter in data["fighters"]])


def _load_fighter(data: list[int]) -> Fighter:
    card, side, owner, slot, lives, initiative, icons, acted = data
    fighter = Fighter(card, side, owner)
    fighter.slot = slot
    fighter.lives = lives
    fighter.initiative = initiative
    fighter.icons = icons
    fighter.acted = bool(acted)
    return fighter
