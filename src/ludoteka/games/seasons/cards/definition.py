"""What a power card is: numbers, kind, cost, and its effects as lists of steps."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.seasons.energy import energy

ITEM: Final = "magic_item"
FAMILIAR: Final = "familiar"


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


class Cost:
    """What summoning takes: energy tokens and crystals."""

    def __init__(self, air: int = 0, water: int = 0, fire: int = 0, earth: int = 0, crystals: int = 0) -> None:
        self.energy: i64 = energy(air, water, fire, earth)
        self.crystals: i64 = crystals


class Card:
    """One power card. Effects are lists of steps, done in order; permanent effects are plain numbers."""

    def __init__(
        self,
        number: int,
        slug: str,
        kind: str,
        prestige: int,
        cost: Cost,
        *,
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
        on_sacrifice: list[Step] | None = None,
        before_die: bool = False,
        any_elements: bool = False,
        spendable: bool = False,
        roomy: bool = False,
        discount: int = 0,
        purse: int = 0,
        leech: int = 0,
        fairies: int = 0,
        helm: int = 0,
        lantern: int = 0,
        sealed: int = 0,
        sacrifices_itself: bool = False,
        free_play: bool = True,
        narrow: int = 0,
        transmuter: int = 0,
        heart: int = 0,
        shield: int = 0,
        steadfast: bool = False,
        jewel: int = 0,
        returner: bool = False,
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
        self.on_sacrifice: list[Step] = on_sacrifice or []
        self.before_die = before_die  # activated before the season die is carried out, and only then
        self.any_elements = any_elements  # summoned with one token of each type of the payer's choice
        self.spendable = spendable  # its owner may spend the tokens on it as if they were in the reserve
        self.roomy = roomy  # the reserve holds ten
        self.discount: i64 = discount  # tokens saved on each summon
        self.purse: i64 = purse  # more crystals for each transmuted token
        self.leech: i64 = leech  # crystals that rivals give before they summon
        self.fairies: i64 = fairies  # crystals taken, and as many from the bank, when a rival activates
        self.helm: i64 = helm  # crystals at the end for more cards in play than anyone else
        self.lantern: i64 = lantern  # crystals at the end for each token in the reserve
        self.sealed: i64 = sealed  # crystals at the end if no familiar is in play
        self.sacrifices_itself = sacrifices_itself  # its activation takes the card itself
        self.free_play = free_play  # other cards may put it into play
        self.narrow: i64 = narrow  # spaces that the reserve loses
        self.transmuter: i64 = transmuter  # a die with crystals allows transmuting
        self.heart: i64 = heart  # an earth token for the first activation of a round
        self.shield: i64 = shield  # may be sacrificed in place of another card
        self.steadfast = steadfast  # may replace the actions of the die
        self.jewel: i64 = jewel  # crystals at the end with three tokens on it; a loss of ten with fewer
        self.returner = returner  # takes back other items, never one like itself


NO_CARD: Final = Card(0, "unknown", ITEM, 0, Cost())
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
