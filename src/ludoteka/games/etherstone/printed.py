"""What is printed on the cards of Etherstone, as `catalogue.py` tells it. The browser's types are made from it."""

from typing import Literal, NotRequired, TypedDict

from ludoteka.games.etherstone.cards import definition

CardType = definition.CardType
Trigger = definition.Trigger
PrintedStone = Literal["white", "red", "green", "black"]
PrintedColour = Literal["white", "red", "green", "black", "purple"]


class Step(TypedDict):
    verb: str
    n: int
    x: NotRequired[bool]  # so many times X
    colour: NotRequired[PrintedColour]
    type: NotRequired[CardType]
    measure: NotRequired[str]  # only for who has most of it, or with `at_least` so much of it
    at_least: NotRequired[int]


class Modifier(TypedDict):
    what: str
    n: int
    colour: NotRequired[PrintedColour]
    type: NotRequired[CardType]
    measure: NotRequired[str]


class Score(TypedDict):
    n: int
    measure: str
    each: int  # points for each so many; 0 with `at_least` 0: for having most
    at_least: int


class AbilityData(TypedDict):
    trigger: Trigger
    applied: NotRequired[bool]  # its owner applies it once its card is in play
    colours: NotRequired[list[PrintedStone]]
    values: NotRequired[list[int]]
    range: NotRequired[bool]
    occasion: NotRequired[str]
    costs: NotRequired[list[Step]]
    effects: NotRequired[list[list[Step]]]  # branches of which one is taken; most abilities have one
    after: NotRequired[list[Step]]
    given: NotRequired[str]  # the measure that gives X
    limit: NotRequired[int]  # the most that X may be
    must: NotRequired[bool]
    repeat: NotRequired[bool]
    modifier: NotRequired[Modifier]
    score: NotRequired[Score]


class PrintedCost(TypedDict, total=False):
    white: int
    red: int
    green: int
    black: int
    any: int


class PrintedStones(TypedDict, total=False):
    white: int
    red: int
    green: int
    black: int


class CardData(TypedDict):
    id: str
    copies: int
    type: CardType
    colour: NotRequired[PrintedColour]
    cost: NotRequired[PrintedCost]
    points: NotRequired[int]
    strength: NotRequired[int]
    durability: NotRequired[int]
    level: NotRequired[int]
    stones: NotRequired[PrintedStones]
    counters: NotRequired[int]
    abilities: list[AbilityData]


class ReadySet(TypedDict):
    leader: str
    cards: list[str]


class Printed(TypedDict):
    cards: list[CardData]
    sets: list[ReadySet]
