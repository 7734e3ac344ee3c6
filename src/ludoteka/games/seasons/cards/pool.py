"""Which power cards take part in a match."""

from collections.abc import Collection
from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import bit, has
from ludoteka.games.seasons.cards.base import BASE
from ludoteka.games.seasons.cards.definition import Card
from ludoteka.games.seasons.cards.kingdom import KINGDOM

LAST_CARD: Final = {"apprentice": 30, "wizard": 30, "archmage": 50}  # of the base game, by level


class CardSet:
    """Cards that are added to those of the base game: a setting and a saved field have its name."""

    def __init__(self, name: str, title: str, cards: list[Card]) -> None:
        self.name = name
        self.title = title
        self.cards = cards


# In the order of their codes, and of the bits in `Table.sets`.
SETS: Final = (CardSet("kingdom", "Enchanted Kingdom", KINGDOM),)
ALL_CARDS: Final[list[Card]] = BASE + [card for added in SETS for card in added.cards]


def pool(level: str, sets: i64) -> list[int]:
    """The codes of all cards in a match, two of each, sorted."""
    codes = [card.code for card in BASE if card.number <= LAST_CARD[level]]
    for index, added in enumerate(SETS):
        if has(sets, index):
            codes += [card.code for card in added.cards]
    return sorted(codes * 2)


def sets_of(names: Collection[str]) -> int:
    """The sets of these names, as `Table.sets` keeps them."""
    return sum([bit(index) for index, added in enumerate(SETS) if added.name in names])
