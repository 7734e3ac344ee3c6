"""The game's own part of a saved state."""

from typing import Any, Final

from ludoteka.core.errors import BadState
from ludoteka.core.shape import (
    BIT,
    FLAG,
    SEAT,
    SEAT_OR_NOBODY,
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
from ludoteka.games.etherstone.bounds import (
    A_CARD,
    A_LEADER,
    A_THREAT,
    AN_ABILITY,
    AN_ENTITY,
    FEW,
    HAND,
    MANY,
    SOME_STONES,
)
from ludoteka.games.etherstone.cards.definition import FIRST_LEADER, FIRST_THREAT
from ludoteka.games.etherstone.table import ABILITY, DICE, DURABILITY_MAX, OPEN_THREATS, Placed, Player, Table

PACK: Final = Listed(AN_ENTITY, HAND)
THREATS: Final = Listed(A_THREAT, 18)
ABILITIES: Final = Listed(AN_ABILITY, 60)


class PlayerFields(Fields):
    """What lies before a player. Cards in hand and in play are at most those of the draft, so teams stay countable."""

    def check(self, value: object, where: str, seats: int) -> None:
        super().check(value, where, seats)
        assert isinstance(value, dict)
        cards = len(value["hand"]) + len(value["tableau"])
        if cards > HAND:
            raise BadState(f"{where}: up to {HAND} cards in hand and in play are expected, not {cards}")


PLAYER: Final = PlayerFields(
    leader=Number(0, A_LEADER.high),
    leader_counters=MANY,
    durability=Number(0, DURABILITY_MAX),
    infected=FLAG,
    pacts=Number(0, 60),
    stones=SOME_STONES,
    points=MANY,
    hand=PACK,
    tableau=Listed(Row(AN_ENTITY, BIT, MANY), HAND),
    trophies=THREATS,
    shown=PACK,
    leaders=Listed(A_LEADER, 2),
    pick=Number(0, A_LEADER.high),
    set=Number(-1, 4),
)
ZONES: Final = Fields(
    start=Word("draft", "sets"),
    players=EachSeat(PLAYER),
    packs=Listed(PACK, 4),
    picks=Listed(PACK, 4),
    box=Listed(Number(1, FIRST_THREAT - 1), FIRST_THREAT - 1),
    values=Exactly(Number(1, 6), DICE),
    holders=Exactly(SEAT_OR_NOBODY, DICE),
    row=Listed(A_THREAT, OPEN_THREATS),
    deck=THREATS,
    unused=THREATS,
    banished=THREATS,
    destroyed=Listed(AN_ENTITY, 4 * HAND),
    pool=Number(0, 32),
    reserve=Number(-MANY.high, 32),
    first=SEAT,
    active=SEAT_OR_NOBODY,
    round=Number(0, 60),
    ending=FLAG,
    end_token=SEAT_OR_NOBODY,
    end_why=Word("", "hand", "deck", "pool"),
    fresh=FLAG,
    die=Number(-1, DICE - 1),
    die_colour=Number(-1, 3),
    die_value=Number(0, 6),
    used=ABILITIES,
    summoning=Number(0, FIRST_LEADER - 1),
    less=FEW,
    any_colours=FLAG,
    given_up=FEW,
    target=A_CARD,
    strength=Number(0, 4 * MANY.high),
    protection=MANY,
    leader_fights=FLAG,
    as_effect=FLAG,
    attack_used=ABILITIES,
    after=Listed(Packed(ABILITY.bits, AN_ABILITY, MANY), 60),
    plan=Maybe(PLAYER),
    barred=THREATS,
    waiting=Listed(Packed(ABILITY.bits, AN_ABILITY, SEAT), 60),
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
