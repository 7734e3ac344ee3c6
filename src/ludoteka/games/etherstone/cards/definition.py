"""What a card is: numbers and abilities as data. Rules, icons, texts and bots all read them from here.

An ability is a trigger with steps; a step is a verb with its numbers. Cards get their codes in printed order, abilities
and steps get theirs with them, so that a task on the agenda can name any of them by a number.
"""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from ludoteka.games.etherstone.shown import Counts
from ludoteka.games.etherstone.stones import COLOURS, LETTERS, counts, size, some

# Types of cards.
FOLLOWER: Final[i64] = 0
RITUAL: Final[i64] = 1
TECHNOLOGY: Final[i64] = 2
LEADER: Final[i64] = 3
THREAT: Final[i64] = 4
CardType = Literal["follower", "ritual", "technology", "leader", "threat"]
KINDS: Final[tuple[CardType, ...]] = get_args(CardType)

PREFIXES: Final = {"СВ": 0, "СА": 1, "УК": 2, "ТУ": 3, "ИС": 4, "ВО": -1, "УГ": -1}  # code on the card → its colour

# When an ability works.
DIE: Final[i64] = 0
AT_ONCE: Final[i64] = 1
BEFORE: Final[i64] = 2
CONSTANT: Final[i64] = 3
AT_END: Final[i64] = 4
ON_ATTACK: Final[i64] = 5
REWARD: Final[i64] = 6
Trigger = Literal["die", "at-once", "before", "constant", "at-end", "on-attack", "reward"]
TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)

# What a constant ability waits for.
DEFEAT: Final[i64] = 0
SUMMON: Final[i64] = 1
SUMMON_FOLLOWER: Final[i64] = 2
SUMMON_RITUAL: Final[i64] = 3
SUMMON_TECHNOLOGY: Final[i64] = 4
PURPLE_DIE: Final[i64] = 5
REST: Final[i64] = 6
REFRESH: Final[i64] = 7
RIVAL_PURPLE: Final[i64] = 8
RIVAL_DEFEAT: Final[i64] = 9
OCCASIONS: Final = (
    "defeat",
    "summon",
    "summon-follower",
    "summon-ritual",
    "summon-technology",
    "purple-die",
    "rest",
    "refresh",
    "rival-purple",
    "rival-defeat",
)

# What can be counted.
FOLLOWERS: Final[i64] = 0
RITUALS: Final[i64] = 1
TECHNOLOGIES: Final[i64] = 2
CARDS_IN_PLAY: Final[i64] = 3
COLOURS_IN_PLAY: Final[i64] = 4
WHITE_CARDS: Final[i64] = 5  # colours follow each other in the order of the stones, purple last
RED_CARDS: Final[i64] = 6
GREEN_CARDS: Final[i64] = 7
BLACK_CARDS: Final[i64] = 8
PURPLE_CARDS: Final[i64] = 9
EXHAUSTED: Final[i64] = 10
COUNTERS: Final[i64] = 11
ALL_COUNTERS: Final[i64] = 12
STONES: Final[i64] = 13
WHITE_STONES: Final[i64] = 14
RED_STONES: Final[i64] = 15
GREEN_STONES: Final[i64] = 16
BLACK_STONES: Final[i64] = 17
STONE_COLOURS: Final[i64] = 18
DURABILITY: Final[i64] = 19
TROPHIES: Final[i64] = 20
HAND: Final[i64] = 21
PACTS: Final[i64] = 22
POINTS: Final[i64] = 23
MEASURES: Final = (
    "followers",
    "rituals",
    "technologies",
    "cards",
    "colours",
    "white-cards",
    "red-cards",
    "green-cards",
    "black-cards",
    "purple-cards",
    "exhausted",
    "counters",
    "all-counters",
    "stones",
    "white-stones",
    "red-stones",
    "green-stones",
    "black-stones",
    "stone-colours",
    "durability",
    "trophies",
    "hand",
    "pacts",
    "points",
)

X: Final = -1  # stands for a chosen or given number; `2 * X` is twice that number
NO_LIMIT: Final[i64] = 99  # of a chosen X: more than anybody needs

# What a constant ability changes.
CHEAPER: Final[i64] = 0
STRONGER: Final[i64] = 1
STRENGTH_PER: Final[i64] = 2
LEADER_STRONGER: Final[i64] = 3
PROTECTION: Final[i64] = 4
PURPLE_FREE: Final[i64] = 5
CHEAP_REFRESH: Final[i64] = 6
MODIFIERS: Final = (
    "cheaper",
    "stronger",
    "strength-per",
    "leader-stronger",
    "protection",
    "purple-free",
    "cheap-refresh",
)


class Step:
    """One verb of an ability. A negative number means so many times X. `measure` makes it conditional."""

    def __init__(self, verb: i64, n: i64 = 1, colour: i64 = -1, kind: i64 = -1) -> None:
        self.code: i64 = 0
        self.verb: i64 = verb
        self.n: i64 = n
        self.colour: i64 = colour  # of stones gained or spent, or of the cards it may choose from; -1: every
        self.kind: i64 = kind  # of the cards it may choose from; -1: every
        self.flat = False  # done once, whatever its number is, 0 included
        self.measure: i64 = -1  # the owner must have most of this …
        self.at_least: i64 = 0  # … or, if set, at least so much of it


class Modifier:
    """What a constant ability changes as long as its card is in play."""

    def __init__(self, what: i64, n: i64, colour: i64 = -1, kind: i64 = -1, measure: i64 = -1) -> None:
        self.what: i64 = what
        self.n: i64 = n
        self.colour: i64 = colour
        self.kind: i64 = kind
        self.measure: i64 = measure


class Score:
    """Points at the end: n for each `each` of a measure, n for having most of it, or n from a threshold on."""

    def __init__(self, n: i64, measure: i64, each: i64 = 0, at_least: i64 = 0) -> None:
        self.n: i64 = n
        self.measure: i64 = measure
        self.each: i64 = each
        self.at_least: i64 = at_least  # with each == 0 and at_least == 0: for having most


class Ability:
    """A trigger and what happens: costs first, then the steps of one branch."""

    def __init__(self, trigger: i64) -> None:
        self.code: i64 = 0
        self.card: i64 = 0
        self.index: i64 = 0  # its place on the card, from 1
        self.trigger: i64 = trigger
        self.colours: i64 = 0  # die symbols: mask of colours
        self.values: i64 = 0  # and mask of values (bit 1 … bit 6)
        self.ranged = False  # the values are printed as a range
        self.costs: list[Step] = []
        self.branches: list[list[Step]] = []
        self.after: list[Step] = []  # after a successful attack
        self.occasion: i64 = -1  # of a reaction
        self.modifier: Modifier | None = None
        self.score: Score | None = None
        self.given: i64 = -1  # the measure that gives X
        self.limit: i64 = NO_LIMIT  # of a chosen X
        self.must = False
        self.repeat = False
        self.chosen_x = False  # X is chosen by its owner
        self.applies = False  # it applies an ability of another card
        self.summons = False  # it summons a card from the hand
        self.exhausts: i64 = 0  # its price is so many followers (not counting X)
        self.recalls: Step | None = None  # its price is a card that returns to the hand …
        self.recalls_self = False  # … its own card

    def applied(self) -> bool:
        """Whether its owner applies it once its card is in play; others work by themselves or before."""
        return self.trigger in (DIE, ON_ATTACK, AT_ONCE) or self.occasion >= 0


class Card:
    """An entity, a leader or a threat."""

    def __init__(self, id: str, kind: i64, colour: i64, abilities: list[Ability]) -> None:
        self.code: i64 = 0
        self.id = id
        self.kind: i64 = kind
        self.colour: i64 = colour
        self.cost: i64 = 0  # the coloured part
        self.any_cost: i64 = 0  # the part in any colours
        self.price: i64 = 0  # both together
        self.stones_asked: Counts = {}  # the coloured part as it is shown
        self.points: i64 = 0
        self.strength: i64 = 0
        self.durability: i64 = 0  # of a leader at the start; of a threat: the strength it takes
        self.level: i64 = 0  # of a threat
        self.stones: i64 = 0  # of a leader at the start
        self.counters: i64 = 0  # of a leader at the start
        self.abilities = abilities
        self.on_die = [a for a in abilities if a.trigger == DIE]
        self.at_once = [a for a in abilities if a.trigger == AT_ONCE]
        self.before = [a for a in abilities if a.trigger == BEFORE]
        self.on_attack = [a for a in abilities if a.trigger == ON_ATTACK]
        self.reactions = [a for a in abilities if a.trigger == CONSTANT and a.occasion >= 0]
        self.modifiers = [a.modifier for a in abilities if a.modifier is not None]
        self.at_end = [a.score for a in abilities if a.score is not None]
        self.reward = [step for a in abilities if a.trigger == REWARD for step in a.branches[0]]


FIRST_LEADER: Final[i64] = 76
FIRST_THREAT: Final[i64] = 89
LAST_CARD: Final[i64] = 106

NO_CARD: Final = Card("", RITUAL, -1, [])
CARDS: Final[list[Card]] = [NO_CARD] * (LAST_CARD + 1)  # by code
ABILITIES: Final[list[Ability]] = [Ability(CONSTANT)]  # by code
STEPS: Final[list[Step]] = [Step(0)]  # by code


def catalogue(first: int, *cards: Card) -> list[Card]:
    """Add cards to the catalogue, with codes from `first` on in printed order."""
    for index, card in enumerate(cards):
        card.code = first + index
        CARDS[card.code] = card
    return list(cards)


def number_abilities(cards: list[Card]) -> None:
    """Give every ability and every step its code, once all cards are there."""
    for card in cards:
        for index, ability in enumerate(card.abilities):
            ability.code = len(ABILITIES)
            ability.card = card.code
            ability.index = index + 1
            ABILITIES.append(ability)
            for step in [*ability.costs, *[s for branch in ability.branches for s in branch], *ability.after]:
                step.code = len(STEPS)
                STEPS.append(step)


def cost(letters: str) -> tuple[int, int]:
    """A price from letters such as `gg*`: its coloured part and its part in any colours."""
    coloured, any_part = 0, 0
    for letter in letters:
        colour = LETTERS.index(letter)
        if colour < COLOURS:
            coloured += some(colour, 1)
        else:
            any_part += 1
    return coloured, any_part


def entity(id: str, kind: i64, price: tuple[int, int], points: int, abilities: list[Ability]) -> Card:
    card = Card(id, kind, PREFIXES[id[:2]], abilities)
    card.cost, card.any_cost = price
    card.price = size(card.cost) + card.any_cost
    card.stones_asked = counts(card.cost)
    card.points = points
    return card


def card_named(id: str) -> Card:
    """A card by the code printed on it, such as `ТУ001`."""
    for card in CARDS[1:]:
        if card.id == id:
            return card
    raise ValueError(f"there is no card '{id}'")
