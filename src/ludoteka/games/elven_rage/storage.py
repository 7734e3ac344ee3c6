"""The game's own part of a saved state."""

from typing import Any, Final

from ludoteka.core.shape import (
    BIT,
    FLAG,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    EachPair,
    EachSeat,
    Exactly,
    Listed,
    Maybe,
    Number,
    Packed,
    Row,
    Word,
)
from ludoteka.core.storage import Fields
from ludoteka.games.elven_rage.bounds import (
    AIM,
    ANY_CARD,
    ARTIFACT,
    MOST_FIGHTERS,
    MOST_SQUADS,
    NO_FIGHTER,
    WARRIOR,
)
from ludoteka.games.elven_rage.cards.definition import (
    ARTIFACTS,
    ATTACKS,
    DIRECTIONS,
    FIRST_NEUTRAL,
    ICONS,
    PEOPLES,
    TREASURE,
)
from ludoteka.games.elven_rage.cards.goals import GOAL_CARDS
from ludoteka.games.elven_rage.fight import STANDING
from ludoteka.games.elven_rage.maps import map_for
from ludoteka.games.elven_rage.pieces import FIGHTING, GONE, MOVES, TURNED_UP, Battle, Fighter, Player, Squad
from ludoteka.games.elven_rage.table import FIELDED, LAST_ROUND, SCENARIOS, Table
from ludoteka.games.elven_rage.turn import PICKED
from ludoteka.games.elven_rage.windows import CARD, TARGET


class EachLand(Listed):
    """One for every Land of the map."""

    def __init__(self, shape: Number) -> None:
        super().__init__(shape, 0)

    def lengths(self, seats: int) -> tuple[int, int]:
        lands = len(map_for(seats).names)
        return lands, lands


class Land(Number):
    """A Land of the map."""

    def limits(self, seats: int) -> tuple[int, int]:
        return 0, len(map_for(seats).names) - 1


ELF: Final = Number(1, FIRST_NEUTRAL - 1)
DECK: Final = Listed(ELF, 20)
NEUTRALS: Final = Listed(Number(FIRST_NEUTRAL, TREASURE), 40)
RELICS: Final = Listed(ARTIFACT, ARTIFACTS)
GOAL: Final = Number(0, len(GOAL_CARDS))
COUNT: Final = Number(0, 999)
ICON: Final = Number(0, len(ATTACKS) - 1)
SIDE: Final = Number(-1, 1)
DIRECTION: Final = Number(0, len(DIRECTIONS) - 1)
STAT: Final = Number(-50, 50)
NO_OR_WARRIOR: Final = Number(0, TREASURE)
FIGHTER: Final = Row(
    WARRIOR, SIDE, SEAT_OR_NOBODY, Number(GONE, TURNED_UP), STAT, STAT, Packed(ICONS.bits, ICON, ICON, ICON), BIT
)
PLAYER: Final = Fields(
    people=Number(0, len(PEOPLES) - 1),
    alive=FLAG,
    deck=DECK,
    hand=DECK,
    discard=DECK,
    artifacts=RELICS,
    treasures=Number(0, 20),
    goal=GOAL,
    goal_shown=FLAG,
    conquests=COUNT,
    castles=COUNT,
    turns=Number(0, LAST_ROUND + 1),
    pick=Packed(PICKED.bits, Number(0, ELF.high), Number(0, ELF.high)),
    reply=Number(-1, CARD.put(ANY_CARD.high) | TARGET.put(AIM.high)),
    played=Listed(ANY_CARD, 99),
    more_lands=COUNT,
)
SQUAD: Final = Fields(
    number=Number(1, MOST_SQUADS),
    cards=Exactly(Number(FIRST_NEUTRAL, TREASURE), FIELDED),
    open=NO_OR_WARRIOR,
    seen=SEATS,
)
BATTLE: Final = Fields(
    number=COUNT,
    land=Land(0, 0),
    attacker=SEAT,
    defender=SEAT_OR_NOBODY,
    hand=SEAT_OR_NOBODY,
    stage=Number(0, FIGHTING),
    garrison=FLAG,
    attackers=Listed(WARRIOR, FIELDED),
    defenders=Listed(WARRIOR, FIELDED),
    seen=SEATS,
    open=NO_OR_WARRIOR,
    fighters=Listed(FIGHTER, MOST_FIGHTERS),
    field=Exactly(NO_FIGHTER, 4),
    reserve_side=SIDE,
    fallen=NO_FIGHTER,
    round=Number(1, 21),
    actor=NO_FIGHTER,
    choice=Number(0, MOVES),
    direction=DIRECTION,
    struck=NO_FIGHTER,
    striker=NO_FIGHTER,
    struck_from=DIRECTION,
    struck_with=ICON,
    wounded=FLAG,
    tie_side=SIDE,
    tie_at=STAT,
    stirred=FLAG,
    idle=FLAG,
    called=FLAG,
    past=Listed(Number(0, STANDING.pack([STANDING.high] * 4)), 21),
)
ZONES: Final = Fields(
    placed=FLAG,
    scenario=Word(*SCENARIOS),
    quick=FLAG,
    common_goal=GOAL,
    teams=EachSeat(Number(0, 3)),
    players=EachSeat(PLAYER),
    owner=EachLand(SEAT_OR_NOBODY),
    neutral_deck=NEUTRALS,
    neutral_discard=NEUTRALS,
    squads=Listed(SQUAD, MOST_SQUADS),
    artifact_deck=RELICS,
    spent=RELICS,
    goal_box=Listed(GOAL, len(GOAL_CARDS)),
    looked=Listed(ELF, 9),
    looker=SEAT_OR_NOBODY,
    known=EachPair(DECK),
    known_artifacts=EachPair(RELICS),
    battle=Maybe(BATTLE),
    battles=COUNT,
    round=Number(0, LAST_ROUND + 1),
    first=SEAT,
    active=SEAT_OR_NOBODY,
    captures=Number(0, 9),
    teleport=FLAG,
    offered=SEATS,
    gift=Number(0, ANY_CARD.high),
    winners=SEATS,
    stalemate=FLAG,
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
        squads=[SQUAD.load(Squad(0, []), squad) for squad in data["squads"]],
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
