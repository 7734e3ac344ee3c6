"""What a power card is: numbers, kind, cost, and its effects as lists of steps."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.seasons import shown
from ludoteka.games.seasons.energy import counts, energy

ITEM: Final = "magic_item"
FAMILIAR: Final = "familiar"

# What a card changes as long as it is in play, each with a number.
SPENDABLE: Final[i64] = 0  # its owner may spend the tokens on it as if they were in the reserve
ROOMY: Final[i64] = 1  # the reserve holds ten
NARROW: Final[i64] = 2  # spaces that the reserve loses
DISCOUNT: Final[i64] = 3  # tokens saved on each summon
PURSE: Final[i64] = 4  # more crystals for each transmuted token
LEECH: Final[i64] = 5  # crystals that rivals give before they summon
FAIRIES: Final[i64] = 6  # crystals taken, and as many from the bank, when a rival activates
TRANSMUTER: Final[i64] = 7  # a die with crystals allows transmuting
HEART: Final[i64] = 8  # an earth token for the first activation of a round
SHIELD: Final[i64] = 9  # may be sacrificed in place of another card
STEADY: Final[i64] = 10  # may replace the actions of the die
EARLY: Final[i64] = 11  # it is activated before the season die is carried out, and only then
NEVER_FREE: Final[i64] = 12  # other cards cannot put it into play
HELM: Final[i64] = 13  # crystals at the end for more cards in play than anyone else
LANTERN: Final[i64] = 14  # crystals at the end for each token in the reserve
SEALED: Final[i64] = 15  # crystals at the end if no familiar is in play
JEWEL: Final[i64] = 16  # crystals at the end with three tokens on it; a loss of ten with fewer
BINDING: Final[i64] = 17  # its sacrifice takes the whole reserve
NO_CHANGE: Final[list[int]] = [0] * 18


class Step:
    """One verb of an effect with its numbers, as data."""

    def __init__(self, verb: i64, n: i64 = 0, m: i64 = 0) -> None:
        self.verb: i64 = verb
        self.n: i64 = n
        self.m: i64 = m


class Branch:
    """One of several ways to use an effect."""

    def __init__(self, name: str, *steps: Step) -> None:
        self.name = name
        self.steps: list[Step] = list(steps)


class Modifier:
    """What a card changes as long as it is in play, and by how much."""

    def __init__(self, what: i64, n: i64 = 1) -> None:
        self.what: i64 = what
        self.n: i64 = n


class Cost:
    """What summoning takes: energy tokens and crystals, or one token of each type of the payer's choice."""

    def __init__(
        self,
        air: int = 0,
        water: int = 0,
        fire: int = 0,
        earth: int = 0,
        crystals: int = 0,
        any_elements: bool = False,
    ) -> None:
        self.energy: i64 = energy(air, water, fire, earth)
        self.crystals: i64 = crystals
        self.any_elements = any_elements
        self.printed: shown.Cost = {  # as data, without any effects; never changed in place
            "energy": counts(self.energy),
            "crystals": crystals,
            "any": 0,
            "saved": 0,
            "fee": 0,
        }


class Card:
    """One power card. Effects are lists of steps, done in order; what always holds is a list of modifiers."""

    def __init__(
        self,
        number: int,
        slug: str,
        kind: str,
        *,
        prestige: int,
        cost: Cost,
        expansion: str = "base",
        cost_3: Cost | None = None,
        cost_4: Cost | None = None,
        icons: str = "",
        on_play: list[Step] | None = None,
        activation: list[Step] | None = None,
        either: list[Branch] | None = None,
        on_summon: list[Step] | None = None,
        season_change: list[Step] | None = None,
        round_end: list[Step] | None = None,
        round_end_rank: int = 0,
        season_rank: int = 0,
        sacrifices_itself: bool = False,
        always: list[Modifier] | None = None,
    ) -> None:
        self.number: i64 = number  # as printed, within its set
        self.code: i64 = number  # unique among all sets; what zones hold
        self.expansion = expansion
        self.id = f"{expansion}:{number}"
        self.slug = slug
        self.familiar = kind == FAMILIAR
        self.prestige: i64 = prestige
        self.costs: list[Cost] = [cost, cost_3 or cost, cost_4 or cost]  # for 2, 3 and 4 players
        self.varies = cost_3 is not None
        self.icons = icons.split()
        self.on_play: list[Step] = on_play or []
        self.activation: list[Step] = activation or []  # its price comes first
        self.either: list[Branch] = either or []
        self.on_summon: list[Step] = on_summon or []  # whenever the owner summons another card
        self.season_change: list[Step] = season_change or []
        self.round_end: list[Step] = round_end or []
        self.round_end_rank: i64 = round_end_rank  # order among the effects of one player at the end of a round (R014)
        self.season_rank: i64 = season_rank  # the same for a change of season (R019)
        self.any_elements = cost.any_elements
        self.sacrifices_itself = sacrifices_itself  # its activation takes the card itself
        self.modifiers: list[Modifier] = always or []
        self._changes: list[int] = NO_CHANGE
        if self.modifiers:
            self._changes = NO_CHANGE.copy()
            for modifier in self.modifiers:
                self._changes[modifier.what] += modifier.n
        self.early = self._changes[EARLY] > 0

    def changes(self, what: i64) -> i64:
        """By how much this card changes something as long as it is in play."""
        return self._changes[what]


NO_CARD: Final = Card(0, "unknown", ITEM, prestige=0, cost=Cost())
CARDS: Final[list[Card]] = [NO_CARD]  # by code; sets follow each other, so a code is stable


def catalogue(first: int, *cards: Card) -> list[Card]:
    """Add the cards of a set to the catalogue, with codes from `first` on in printed order."""
    if len(CARDS) != first:
        raise RuntimeError(f"the set that begins with code {first} must be imported after all earlier sets")
    for card in cards:
        card.code = len(CARDS)
        CARDS.append(card)
    return list(cards)


def card_named(name: str | int) -> Card:
    """A card by number (base set), id such as `base:9`, or slug."""
    for card in CARDS[1:]:
        if name in (card.id, card.slug) or (name == card.number and card.expansion == "base"):
            return card
    raise ValueError(f"there is no power card '{name}'")


def codes(slugs: str) -> tuple[int, ...]:
    """The codes of some cards by their names."""
    return tuple([int(card_named(slug).code) for slug in slugs.split()])
