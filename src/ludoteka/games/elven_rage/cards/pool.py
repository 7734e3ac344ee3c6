"""All cards of the game, set by set, and what is in the box of a match."""

from typing import Final

from ludoteka.games.elven_rage.cards.artifacts import ARTIFACT_CARDS
from ludoteka.games.elven_rage.cards.black import BLACK
from ludoteka.games.elven_rage.cards.definition import CARDS, Card
from ludoteka.games.elven_rage.cards.forest import FOREST
from ludoteka.games.elven_rage.cards.goals import GOAL_CARDS
from ludoteka.games.elven_rage.cards.high import HIGH
from ludoteka.games.elven_rage.cards.neutral import NEUTRALS, TREASURES
from ludoteka.games.elven_rage.cards.snow import SNOW

__all__ = ["ALL_CARDS", "GOAL_CARDS", "PEOPLE_CARDS", "artifacts", "neutrals", "people_deck"]

PEOPLE_CARDS: Final = (FOREST, BLACK, SNOW, HIGH)
ALL_CARDS: Final[list[Card]] = CARDS[1:]


def people_deck(people: int) -> list[int]:
    """The codes of a people's nineteen deck cards, sorted; the dragon stays on the table."""
    return [int(card.code) for card in PEOPLE_CARDS[people] if not card.dragon for _ in range(card.copies)]


def neutrals() -> list[int]:
    """The neutral deck with its treasures, sorted; Ebrung lies beside it."""
    cards = [card for card in [*NEUTRALS, *TREASURES] if not card.dragon]
    return [int(card.code) for card in cards for _ in range(card.copies)]


def artifacts() -> list[int]:
    return [int(card.code) for card in ARTIFACT_CARDS]
