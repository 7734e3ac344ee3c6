"""The end of the match: points, where they come from, and places."""

from typing import Final, get_args

from mypy_extensions import i64

from ludoteka.core.places import Standing, decider, places
from ludoteka.games.seasons.bounds import BONUS_PENALTY
from ludoteka.games.seasons.cards.definition import CARDS, HELM, JEWEL, LANTERN, SEALED
from ludoteka.games.seasons.energy import size
from ludoteka.games.seasons.shown import Decided
from ludoteka.games.seasons.table import Table
from ludoteka.games.seasons.tokens import hand_points, token_points

JEWEL_TOKENS: Final[i64] = 3
JEWEL_LOSS: Final[i64] = 10
DECIDED: Final[tuple[Decided, ...]] = get_args(Decided)  # in the order of `standings`, then what is shared


def card_gains(g: Table, seat: i64) -> i64:
    """Crystals from end-of-game effects, all taken from the same final position (R278)."""
    player = g.players[seat]
    most = True
    for rival in g.rivals(seat):
        if len(g.players[rival].tableau) >= len(player.tableau):
            most = False
    alone = g.familiars(seat) == 0
    gains = player.changes(LANTERN) * size(player.reserve)
    if most:
        gains += player.changes(HELM)
    if alone:
        gains += player.changes(SEALED)
    losses: i64 = 0
    for placed in player.tableau:
        jewel = CARDS[placed.face].changes(JEWEL)
        if jewel:
            if size(placed.energy) >= JEWEL_TOKENS:
                gains += jewel
            else:
                losses += JEWEL_LOSS
    own = player.crystals + gains  # a loss of crystals stops at none (R195, R335)
    return gains - (losses if losses < own else own)


def breakdown(g: Table, seat: i64) -> dict[str, int]:
    """The points of a seat by source, as if the match ended now."""
    player = g.players[seat]
    prestige: i64 = 0
    for placed in player.tableau:
        prestige += CARDS[placed.card].prestige
    return {
        "crystals": player.crystals,
        "prestige": prestige,
        "cards": card_gains(g, seat),
        "bonuses": -BONUS_PENALTY[player.bonus],
        "hand": hand_points(g, seat),
        **({"token": token_points(g, seat)} if player.token else {}),
    }


def scores(g: Table) -> list[int]:
    """The points of every seat; totals may be negative (R192)."""
    return [sum(breakdown(g, seat).values()) for seat in range(g.seats)]


def ranks(g: Table) -> list[int]:
    """Places: more points, then more cards in play; what is still equal is shared (R196)."""
    return places(standings(g))


def standings(g: Table) -> list[Standing]:
    return [(score, len(g.players[seat].tableau)) for seat, score in enumerate(scores(g))]


def decided(g: Table) -> Decided:
    """What the match was won by."""
    return DECIDED[decider(standings(g))]
