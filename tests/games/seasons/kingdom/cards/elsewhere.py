"""Piles as short as a test wants them: the cards that are not needed wait in somebody's archive."""

from collections.abc import Callable

from ludoteka.games.seasons.cards.definition import CARDS, Card, card_named
from ludoteka.games.seasons.cards.pool import pool

LEVEL = "wizard"


def all_but(*kept: str) -> list[str]:
    """Every card of a match at level wizard except one copy of each that is named, for `Seat(archive_3=…)`."""
    rest = pool(LEVEL, kingdom=True)
    for name in kept:
        rest.remove(card_named(name).code)
    return [CARDS[code].id for code in rest]


def cards_like(wanted: Callable[[Card], bool]) -> list[str]:
    """Every card, both copies, of a match at level wizard that is as wanted."""
    return [CARDS[code].id for code in pool(LEVEL, kingdom=True) if wanted(CARDS[code])]
