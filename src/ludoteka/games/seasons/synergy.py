"""What cards of a draft do for each other: hints for those who choose. Nothing in a match depends on them."""

from functools import cache
from typing import Final

from ludoteka.games.seasons.cards import pool  # noqa: F401 - every set has its codes
from ludoteka.games.seasons.cards.definition import CARDS, codes
from ludoteka.games.seasons.energy import count
from ludoteka.games.seasons.shown import ELEMENTS, Hint, Theme

SEALED_CHEST: Final[int] = codes("sealed-chest-of-urm")[0]  # it wants no familiars at the end
WANTS: Final[dict[Theme, tuple[int, ...]]] = {
    "items": codes("scepter-of-greatness pendant-of-ragnor"),
    "familiars": codes("idol-of-the-familiar necrotic-kriss"),
    "transmute": codes("purse-of-io"),
    "fodder": codes("dragon-skull syllas-the-faithful amsug-longneck"),
    "big-reserve": codes("wondrous-chest lantern-of-xidit potion-of-life"),
    "small-reserve": codes("beggars-horn"),
    "summons": codes("staff-of-spring yjangs-forgotten-vase hand-of-fortune"),
    "season-change": codes("figrim-the-avaricious hourglass-of-time statue-of-eolis"),
    "prestige": codes("potion-of-dreams crystal-orb vampiric-crown divine-chalice"),
}
GIVES: Final[dict[Theme, tuple[int, ...]]] = {
    "transmute": codes("balance-of-ishtar potion-of-life tree-of-light ios-transmuter steadfast-die"),
    "fodder": codes(
        "potion-of-power potion-of-dreams potion-of-knowledge potion-of-life olafs-blessed-statue "
        "vampiric-crown cursed-treatise-of-arus pendant-of-ragnor damned-soul-of-onys potion-of-resurrection "
        "shield-of-zira"
    ),
    "big-reserve": codes("bespelled-grimoire potion-of-knowledge pendant-of-ragnor"),
    "small-reserve": codes(
        "amulet-of-water potion-of-dreams potion-of-life glutton-cauldron horn-of-plenty fairy-monolith "
        "mesodaes-lantern statue-of-eolis jewel-of-the-ancients"
    ),
    "summons": codes(
        "amulet-of-air temporal-boots die-of-malice balance-of-ishtar cursed-treatise-of-arus selenias-codex argos-hawk"
    ),
    "season-change": codes("temporal-boots"),
    "prestige": codes("runic-cube-of-eolis lantern-of-xidit demon-of-argos syllas-the-faithful"),
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
