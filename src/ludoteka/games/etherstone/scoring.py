"""The end of the match: points, where they come from, and places."""

from typing import Final, get_args

from mypy_extensions import i64

from ludoteka.core.places import Standing, decider, places
from ludoteka.games.etherstone.cards.definition import CARDS, Card
from ludoteka.games.etherstone.measures import has_most, measure
from ludoteka.games.etherstone.shown import Decided
from ludoteka.games.etherstone.stones import size
from ludoteka.games.etherstone.table import Table

END_TOKEN: Final[i64] = 2
DURABILITY_PER_POINT: Final[i64] = 2
PACT_PENALTY: Final[i64] = 7
INFECTED_PENALTY: Final[i64] = 3
DECIDED: Final[tuple[Decided, ...]] = get_args(Decided)  # in the order of `standings`, then what is shared


def ability_points(g: Table, seat: i64) -> i64:
    """Points of abilities at the end; all of them read the same final position (A54)."""
    player = g.players[seat]
    total = card_points(g, seat, CARDS[player.leader])
    for placed in player.tableau:
        card = CARDS[placed.card]
        if card.at_end:
            total += card_points(g, seat, card)
    return total


def card_points(g: Table, seat: i64, card: Card) -> i64:
    """Points of the abilities of one card at the end."""
    total: i64 = 0
    for score in card.at_end:
        if score.each:
            total += score.n * (measure(g, seat, card.code, score.measure) // score.each)
        elif score.at_least:
            if measure(g, seat, card.code, score.measure) >= score.at_least:
                total += score.n
        elif has_most(g, seat, score.measure):
            total += score.n
    return total


def total(g: Table, seat: i64) -> i64:
    """The points of a seat as if the match ended now; they may be negative."""
    player = g.players[seat]
    found: i64 = player.points + ability_points(g, seat) + player.durability // DURABILITY_PER_POINT
    for placed in player.tableau:
        found += CARDS[placed.card].points
    for threat in player.trophies:
        found += CARDS[threat].points
    found -= PACT_PENALTY * player.pacts
    if player.infected:
        found -= INFECTED_PENALTY
    if g.end_token == seat:
        found += END_TOKEN
    return found


def breakdown(g: Table, seat: i64) -> dict[str, int]:
    """The points of a seat by source, as if the match ended now."""
    player = g.players[seat]
    entities: i64 = 0
    for placed in player.tableau:
        entities += CARDS[placed.card].points
    trophies: i64 = 0
    for threat in player.trophies:
        trophies += CARDS[threat].points
    return {
        "tokens": player.points,
        "end-token": END_TOKEN if g.end_token == seat else 0,
        "entities": entities,
        "abilities": ability_points(g, seat),
        "trophies": trophies,
        "durability": player.durability // DURABILITY_PER_POINT,
        "pacts": -PACT_PENALTY * player.pacts,
        "infection": -INFECTED_PENALTY if player.infected else 0,
    }


def scores(g: Table) -> list[int]:
    """The points of every seat."""
    return [int(total(g, seat)) for seat in range(g.seats)]


def ranks(g: Table) -> list[int]:
    """Places: more points, fewer cards in hand, more stones, more durability; what is still equal is shared (A83)."""
    return places(standings(g))


def standings(g: Table) -> list[Standing]:
    found: list[Standing] = []
    for seat, score in enumerate(scores(g)):
        player = g.players[seat]
        found.append((score, -len(player.hand), int(size(player.stones)), int(player.durability)))
    return found


def decided(g: Table) -> Decided:
    """What the match was won by."""
    return DECIDED[decider(standings(g))]
