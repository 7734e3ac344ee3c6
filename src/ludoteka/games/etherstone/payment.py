"""Paying for an entity: coloured parts in their colour, the purple part in any, what is dropped by choice."""

from mypy_extensions import i64

from ludoteka.games.etherstone.cards.definition import CARDS, CHEAPER, Card
from ludoteka.games.etherstone.stones import COLOURS, count, parts, size, some
from ludoteka.games.etherstone.table import Table


def discount(g: Table, seat: i64, code: i64) -> i64:
    """How much cheaper a seat's constant abilities make a card."""
    player = g.players[seat]
    card = CARDS[code]
    total = _cheaper(CARDS[player.leader], card)
    for placed in player.tableau:
        source = CARDS[placed.card]
        if source.modifiers:
            total += _cheaper(source, card)
    return total


def _cheaper(source: Card, card: Card) -> i64:
    total: i64 = 0
    for modifier in source.modifiers:
        if (
            modifier.what == CHEAPER
            and (modifier.colour < 0 or modifier.colour == card.colour)
            and (modifier.kind < 0 or modifier.kind == card.kind)
        ):
            total += modifier.n
    return total


def affordable(stones: i64, code: i64, less: i64, any_colours: bool) -> bool:
    """Whether stones pay for a card that costs so much less."""
    card = CARDS[code]
    due: i64 = card.price - less
    if due <= 0:
        return True
    if any_colours:
        return size(stones) >= due
    fitting: i64 = 0
    spare: i64 = 0
    for colour in range(COLOURS):
        have = count(stones, colour)
        asked = count(card.cost, colour)
        if have > asked:
            fitting += asked
            spare += have - asked
        else:
            fitting += have
    return fitting + (spare if spare < card.any_cost else card.any_cost) >= due


def payments(stones: i64, code: i64, less: i64, any_colours: bool) -> list[int]:
    """Every way to pay. The payer chooses which stones of the price are dropped (A57)."""
    card = CARDS[code]
    due: i64 = card.price - less
    if due <= 0:
        return [0]
    if any_colours:
        return parts(stones, due)
    # No colour can be used beyond its own part and the part in any colours.
    usable: i64 = 0
    for colour in range(COLOURS):
        most = count(card.cost, colour) + card.any_cost
        have = count(stones, colour)
        usable += some(colour, have if have < most else most)
    found: list[int] = []
    for mix in parts(usable, due):
        other: i64 = 0
        for colour in range(COLOURS):
            excess = count(mix, colour) - count(card.cost, colour)
            if excess > 0:
                other += excess
        if other <= card.any_cost:
            found.append(mix)
    return found
