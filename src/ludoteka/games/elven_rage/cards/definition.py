"""What a card is: warriors with initiative, lives, three attacks and an action; treasures; artifacts; goals."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from ludoteka.core.packing import Row

# Attacks, as the icons on three sides of a warrior.
NONE: Final[i64] = 0
SIMPLE: Final[i64] = 1
DOUBLE_SIMPLE: Final[i64] = 2
PIERCING: Final[i64] = 3
DOUBLE_PIERCING: Final[i64] = 4
SHIELD: Final[i64] = 5
COUNTER: Final[i64] = 6
FIRE_SHIELD: Final[i64] = 7
MOVEMENT: Final[i64] = 8
Attack = Literal[
    "none",
    "simple",
    "double-simple",
    "piercing",
    "double-piercing",
    "shield",
    "counterattack",
    "fire-shield",
    "movement",
]
ATTACKS: Final[tuple[Attack, ...]] = get_args(Attack)
Direction = Literal["left", "forward", "right"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
_SHORT: Final[dict[str, int]] = {
    "-": NONE,
    "S": SIMPLE,
    "SS": DOUBLE_SIMPLE,
    "P": PIERCING,
    "PP": DOUBLE_PIERCING,
    "Sh": SHIELD,
    "Co": COUNTER,
    "Fi": FIRE_SHIELD,
    "Mo": MOVEMENT,
}

People = Literal["forest", "black", "snow", "high"]
PEOPLES: Final[tuple[People, ...]] = get_args(People)
NEUTRAL: Final = "neutral"

# Where the sets begin in the catalogue. Each people has twelve names and its dragon, in that order.
NAMES: Final[i64] = 13
FIRST_NEUTRAL: Final[i64] = 53
EBRUNG: Final[i64] = FIRST_NEUTRAL
TREASURE: Final[i64] = 74
FIRST_ARTIFACT: Final[i64] = 75
ARTIFACTS: Final[i64] = 20

ICONS: Final = Row(4)  # the attacks of a warrior: left, forward, right

# Windows: the moments at which actions may be declared, as bits (R42).
TURN: Final[i64] = 1  # outside battle, before a Land is named
NAMED: Final[i64] = 2  # a Land was named
DUEL: Final[i64] = 4  # the last two cards of the placed deployment are open
BEFORE: Final[i64] = 8  # before each activation of a warrior
DECLARED: Final[i64] = 16  # an attack or a movement was chosen
DAMAGED: Final[i64] = 32  # lives were lost, nobody was removed yet
LAST_CALL: Final[i64] = 64  # nobody can hurt anybody any more
WindowName = Literal["turn", "named", "duel", "before", "declared", "damaged", "last-call"]
WINDOWS: Final[dict[int, WindowName]] = {
    TURN: "turn",
    NAMED: "named",
    DUEL: "duel",
    BEFORE: "before",
    DECLARED: "declared",
    DAMAGED: "damaged",
    LAST_CALL: "last-call",
}

# Whose warriors an action may be aimed at.
ANY: Final[i64] = 0
OWN: Final[i64] = 1
FOE: Final[i64] = 2
AIMS: Final = ("any", "own", "foe")


class Step:
    """One verb of an action with its numbers, as data.

    `windows` and `answers` are masks: when it may be declared, and when in answer to another declaration.
    """

    def __init__(self, effect: i64, n: i64, aim: i64, windows: i64, answers: i64) -> None:
        self.effect: i64 = effect
        self.n: i64 = n
        self.aim: i64 = aim
        self.windows: i64 = windows
        self.answers: i64 = answers


class Card:
    """A card of any kind. What it lacks is zero: artifacts have no lives, neutrals no action."""

    def __init__(self, kind: str, slug: str, copies: int = 1) -> None:
        self.code: i64 = 0  # what zones hold; copies of a card share it
        self.number: i64 = 0  # within its set
        self.id = ""
        self.set = ""
        self.slug = slug
        self.kind = kind
        self.copies: i64 = copies
        self.people: i64 = -1
        self.initiative: i64 = 0
        self.lives: i64 = 0
        self.icons: i64 = 0  # ICONS
        self.dragon = False
        self.artifact = False
        self.treasure = False
        self.price: i64 = 0  # Lands one must own for the action
        self.steps: list[Step] = []  # the action: the first step is aimed, further ones hit the same target
        self.windows: i64 = 0  # when the action may be declared: that of its first step
        self.answers: i64 = 0
        self.own_battle = False  # only where one's own Land or attack is fought over

    def icon(self, direction: i64) -> i64:
        return ICONS.at(self.icons, direction)


RACE_LANDS: Final = 7  # what wins a race
RACE_TOWERS: Final = 4


class Goal:
    """What wins a match: every number must be reached."""

    def __init__(
        self,
        slug: str,
        lands: int = 0,
        towers: int = 0,
        centre: bool = False,
        castles: int = 0,
        treasures: int = 0,
        artifacts: int = 0,
        conquests: int = 0,
    ) -> None:
        self.number: i64 = 0
        self.id = ""
        self.slug = slug
        self.lands: i64 = lands
        self.towers: i64 = towers
        self.centre = centre
        self.castles: i64 = castles  # taken from rivals in this match
        self.treasures: i64 = treasures
        self.artifacts: i64 = artifacts
        self.conquests: i64 = conquests  # Lands taken from rivals in this match


CARDS: Final[list[Card]] = [Card("unknown", "unknown") for _ in range(FIRST_ARTIFACT + ARTIFACTS)]  # by code
GOALS: Final[list[Goal]] = [Goal("unknown")]  # by number


def first_of(people: i64) -> i64:
    """The code of a people's first card."""
    return 1 + NAMES * people


def dragon_of(people: i64) -> i64:
    return NAMES * (people + 1)


def icons(words: str) -> int:
    """Three attacks written left, forward, right: `icons("S Sh Mo")`."""
    left, forward, right = (_SHORT[word] for word in words.split())
    return ICONS.pack((left, forward, right))


def warrior(
    slug: str,
    *,
    copies: int = 1,
    initiative: int,
    lives: int,
    attacks: str,
    price: int,
    action: list[Step],
    own_battle: bool = False,
) -> Card:
    """An elf warrior. The action has a price in Lands; with `own_battle` it works only in a battle of its player."""
    card = _fighter("warrior", slug, copies, initiative, lives, attacks)
    card.price = price
    card.own_battle = own_battle
    _act(card, action)
    return card


def hero(slug: str, *, initiative: int, lives: int, attacks: str, price: int, action: list[Step]) -> Card:
    card = warrior(slug, initiative=initiative, lives=lives, attacks=attacks, price=price, action=action)
    card.kind = "hero"
    return card


def dragon(slug: str, *, initiative: int, lives: int, attacks: str) -> Card:
    card = _fighter("dragon", slug, 1, initiative, lives, attacks)
    card.dragon = True
    return card


def neutral(slug: str, *, copies: int = 1, initiative: int, lives: int, attacks: str) -> Card:
    return _fighter("neutral", slug, copies, initiative, lives, attacks)


def _fighter(kind: str, slug: str, copies: int, initiative: int, lives: int, attacks: str) -> Card:
    card = Card(kind, slug, copies)
    card.initiative = initiative
    card.lives = lives
    card.icons = icons(attacks)
    return card


def _act(card: Card, steps: list[Step]) -> None:
    card.steps = steps
    card.windows = steps[0].windows
    card.answers = steps[0].answers


def artifact(slug: str, *steps: Step) -> Card:
    """A one-off with an action that needs no Lands."""
    card = Card("artifact", slug)
    card.artifact = True
    _act(card, list(steps))
    return card


def treasure(slug: str, copies: int) -> Card:
    card = Card("treasure", slug, copies)
    card.treasure = True
    return card


def catalogue(set_name: str, first: int, *cards: Card) -> list[Card]:
    """Add a set to the catalogue, with codes from `first` on in printed order."""
    for number, card in enumerate(cards, 1):
        card.code = first + number - 1
        card.number = number
        card.set = set_name
        card.id = f"{set_name}:{number}"
        card.people = PEOPLES.index(set_name) if set_name in PEOPLES else -1
        CARDS[card.code] = card
    return list(cards)


def goals(*found: Goal) -> list[Goal]:
    for goal in found:
        goal.number = len(GOALS)
        goal.id = f"goal:{goal.number}"
        GOALS.append(goal)
    return list(found)


def card_named(name: str) -> Card:
    """A card by slug or id."""
    for card in CARDS[1:]:
        if name in (card.id, card.slug):
            return card
    raise ValueError(f"there is no card '{name}'")
