"""Piles as short as a test wants them: the cards that are not needed wait in somebody's archive."""

from ludoteka.games.seasons.cards.definition import CARDS, card_named
from ludoteka.games.seasons.cards.pool import pool, sets_of

LEVEL = "wizard"


def all_but(*kept: str) -> list[str]:
    """Every card of a match at level wizard except one copy of each that is named, for `Seat(archive_3=…)`."""
    rest = pool(LEVEL, sets_of(["kingdom"]))
    for name in kept:
        rest.remove(card_named(name).code)
    return [CARDS[code].id for code in rest]
