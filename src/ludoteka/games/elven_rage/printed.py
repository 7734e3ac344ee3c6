"""What is printed in the box of Elven Rage, as `catalogue.py` tells it. The browser's types are made from it."""

from typing import Literal, NotRequired, TypedDict

from ludoteka.games.elven_rage import maps
from ludoteka.games.elven_rage.cards import definition

CardKind = Literal["warrior", "hero", "dragon", "neutral", "treasure", "artifact", "goal"]
CardSet = Literal["forest", "black", "snow", "high", "neutral", "treasure", "artifact", "goal"]
AimAt = Literal["any", "own", "foe"]
Timing = Literal["any", "answer", "outside", "battle", "turn", "named", "duel", "before", "declared", "damaged"]
Keyword = Literal["answer", "own-battle", "own-warrior", "enemy", "fatal-wound"]


class Step(TypedDict):
    verb: str
    n: int
    aim: AimAt


class Action(TypedDict):
    """What a card does when it is declared: its price in Lands, when, and the verbs."""

    price: int
    own_battle: bool
    when: list[definition.WindowName]
    answers: list[definition.WindowName]
    does: list[Step]
    times: list[Timing]  # when, in few words; the text says it exactly
    keywords: list[Keyword]  # what its text takes as known, and a newcomer may want to read


class Attacks(TypedDict):
    left: definition.Attack
    forward: definition.Attack
    right: definition.Attack


class Needs(TypedDict, total=False):
    """What a goal takes."""

    lands: int
    towers: int
    centre: int
    castles: int
    treasures: int
    artifacts: int
    conquests: int


class CardData(TypedDict):
    id: str
    set: CardSet
    number: int
    slug: str
    kind: CardKind
    copies: int
    initiative: NotRequired[int | None]
    lives: NotRequired[int | None]
    attacks: NotRequired[Attacks | None]
    action: NotRequired[Action | None]
    needs: NotRequired[Needs]


class LandData(TypedDict):
    kind: maps.LandKind
    neighbours: list[str]


class MapData(TypedDict):
    lands: dict[str, LandData]
    castles: list[str]  # the start Castle of each seat


class Printed(TypedDict):
    cards: list[CardData]
    maps: dict[str, MapData]  # by the number of players
