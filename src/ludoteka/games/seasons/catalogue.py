"""The power cards as plain data: what a list of cards, a card page or a researcher wants to read."""

from typing import Any, Final, cast

from ludoteka.games.seasons.cards.definition import FAMILIAR, ITEM, Card, Cost
from ludoteka.games.seasons.cards.pool import ALL_CARDS
from ludoteka.games.seasons.dice import DICE, RATES, SEASONS, Face, season_of
from ludoteka.games.seasons.energy import NAMES, count
from ludoteka.games.seasons.printed import CardData, Price, Printed, Timing, Tokens
from ludoteka.games.seasons.printed import Face as FaceData
from ludoteka.games.seasons.table import WHEEL

COPIES: Final = 2
PLAYER_COUNTS: Final = (2, 3, 4)


def catalogue() -> list[dict[str, Any]]:
    """Every power card, set by set in printed order."""
    return cast(list[dict[str, Any]], [entry(card) for card in ALL_CARDS])


def printed() -> dict[str, Any]:
    """All that is printed: cards by number, dice by season, die and face, crystals for a token by season,
    the season of each space of the wheel."""
    found: Printed = {
        "cards": [entry(card) for card in ALL_CARDS],
        "dice": {
            season: [[die_face(face) for face in die] for die in dice]
            for season, dice in zip(SEASONS, DICE, strict=True)
        },
        "rates": {season: tokens(*rates) for season, rates in zip(SEASONS, RATES, strict=True)},
        "wheel": [SEASONS[season_of(space)] for space in range(1, int(WHEEL) + 1)],
    }
    return cast(dict[str, Any], found)


def tokens(air: int, water: int, fire: int, earth: int) -> Tokens:
    return {"air": air, "water": water, "fire": fire, "earth": earth}


def die_face(face: Face) -> FaceData:
    """One side of a die."""
    return {
        "energy": tokens(*(int(count(face.energy, i)) for i in range(len(NAMES)))),
        "crystals": face.crystals,
        "gauge": face.gauge,
        "transmute": face.transmute,
        "draw": face.draw,
        "pips": face.pips,
    }


def entry(card: Card) -> CardData:
    """One card. `cost` is that of two players; `by_players` is None where their number does not matter."""
    data: CardData = {
        "id": card.id,
        "set": card.expansion,
        "number": card.number,
        "slug": card.slug,
        "copies": COPIES,
        "category": FAMILIAR if card.familiar else ITEM,
        "prestige": card.prestige,
        "cost": price(card.costs[0]),
        "cost_varies_by_players": card.varies,
        "by_players": None,
        "printed_icons": cast(list[Timing], card.icons.copy()),
    }
    if card.varies:
        data["by_players"] = {str(n): price(cost) for n, cost in zip(PLAYER_COUNTS, card.costs, strict=True)}
    if card.any_elements:
        data["cost_special"] = {
            "kind": "choose_distinct_energy_types",
            "min_types": 1,
            "max_types": len(NAMES),
            "per_type": 1,
            "note": "the flat cost object is zero because the payer chooses the types",
        }
    return data


def price(cost: Cost) -> Price:
    """A cost by kind of token, zeros included."""
    return {**tokens(*(int(count(cost.energy, i)) for i in range(len(NAMES)))), "crystals": cost.crystals}
