"""What cards of a draft do for each other: hints for those who choose. Nothing in a match depends on them."""

from functools import cache
from typing import Final

from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.energy import count
from ludoteka.games.seasons.shown import ELEMENTS, Hint, Theme

# By the numbers of the cards; those of Enchanted Kingdom follow those of the base game.
SEALED_CHEST: Final = 46  # it wants no familiars at the end
WANTS: Final[dict[Theme, tuple[int, ...]]] = {
    "items": (28, 48),
    "familiars": (43, 44),
    "transmute": (8,),
    "fodder": (37, 10, 17),
    "big-reserve": (13, 45, 26),
    "small-reserve": (14,),
    "summons": (6, 30, 20),
    "season-change": (11, 27, 57),
    "prestige": (24, 34, 36, 9),
}
GIVES: Final[dict[Theme, tuple[int, ...]]] = {
    "transmute": (5, 26, 32, 59, 64),
    "fodder": (23, 24, 25, 26, 29, 36, 42, 48, 50, 61, 63),
    "big-reserve": (18, 25, 48),
    "small-reserve": (4, 24, 26, 35, 52, 53, 56, 57, 62),
    "summons": (1, 7, 15, 5, 42, 54, 67),
    "season-change": (7,),
    "prestige": (22, 45, 38, 10),
}


def gives(theme: Theme, card: int) -> bool:
    """Whether a card feeds a theme."""
    if theme == "items":
        return not CARDS[card].familiar and card not in WANTS["items"]
    if theme == "familiars":
        return CARDS[card].familiar
    return card in GIVES.get(theme, ())


@cache
def themes(card: int) -> list[tuple[Theme, set[int]]]:
    """By which themes a card goes with others, and with which ones."""
    found: list[tuple[Theme, set[int]]] = []
    for theme, wanting in WANTS.items():
        if card in wanting:
            found.append((theme, {other for other in range(1, len(CARDS)) if gives(theme, other)}))
        elif gives(theme, card):
            found.append((theme, set(wanting)))
    return found


@cache
def elements(card: int, players: int) -> set[int]:
    """The types of energy that a card costs."""
    cost = CARDS[card].costs[players - 2].energy
    return {i for i in range(4) if count(cost, i)}


def hints(pack: list[int], picks: list[int], players: int) -> dict[str, Hint]:
    """For the cards of a pack that have one: the best reason to take it to those already picked, or not to."""
    found: dict[str, Hint] = {}
    picked = list(dict.fromkeys(picks))
    wanted = _wanted(picked, players)
    for card in pack:
        told = hint(card, picked, players) if card in picked else _best(card, picked, wanted, players)
        if told is not None:
            found[CARDS[card].id] = told
    return found


def hint(card: int, picks: list[int], players: int) -> Hint | None:
    """The best reason to take a card to those already picked, or not to; None when there is none worth a line."""
    others = [pick for pick in dict.fromkeys(picks) if pick != card]
    return _best(card, others, _wanted(others, players), players)


def _wanted(cards: list[int], players: int) -> set[int]:
    """The types of energy that some cards cost."""
    return {i for card in cards for i in elements(card, players)}


def _best(card: int, others: list[int], wanted: set[int], players: int) -> Hint | None:
    """The same where the others and the types of energy that they cost are known."""
    if card == SEALED_CHEST or (SEALED_CHEST in others and CARDS[card].familiar):
        familiars = [other for other in others if CARDS[other].familiar]
        opposed = familiars if card == SEALED_CHEST else [SEALED_CHEST]
        if opposed:
            return {"kind": "against", "cards": [CARDS[other].id for other in opposed]}
    best: list[int] = []
    theme: Theme = "items"
    for one, fitting in themes(card):
        if not fitting.isdisjoint(others):
            partners = [other for other in others if other in fitting]
            if len(partners) > len(best):
                theme, best = one, partners
    if best:
        return {"kind": "theme", "theme": theme, "cards": [CARDS[other].id for other in best]}
    types = elements(card, players)
    if types and types <= wanted:  # all types that the card costs are wanted by others too
        return {"kind": "energy", "elements": [ELEMENTS[i] for i in sorted(types)], "cards": []}
    return None
