"""Which power cards take part in a match."""

from typing import Final

from ludoteka.games.seasons.cards.base import BASE
from ludoteka.games.seasons.cards.definition import Card
from ludoteka.games.seasons.cards.kingdom import KINGDOM

LAST_CARD: Final = {"apprentice": 30, "wizard": 30, "archmage": 50}  # of the base game, by level
ALL_CARDS: Final[list[Card]] = BASE + KINGDOM


def pool(level: str, kingdom: bool) -> list[int]:
    """The codes of all cards in a match, two of each, sorted."""
    codes = [card.code for card in BASE if card.number <= LAST_CARD[level]]
    if kingdom:
        codes += [card.code for card in KINGDOM]
    return sorted(codes * 2)
