"""What is printed in the box of Seasons, as `catalogue.py` tells it. The browser's types are made from this module."""

from typing import Literal, NotRequired, TypedDict

from ludoteka.games.seasons import shown

Category = Literal["magic_item", "familiar"]
Timing = Literal["immediate", "permanent", "activation"]


class Tokens(TypedDict):
    air: int
    water: int
    fire: int
    earth: int


class Price(Tokens):
    crystals: int


class SpecialCost(TypedDict):
    """Paid with one token of each type of the payer's choice."""

    kind: str
    min_types: int
    max_types: int
    per_type: int
    note: str


class CardData(TypedDict):
    id: str
    set: str  # the box it comes from
    number: int
    slug: str
    copies: int
    category: Category
    prestige: int
    cost: Price
    cost_varies_by_players: bool
    by_players: dict[str, Price] | None  # only where the number of players matters
    printed_icons: list[Timing]
    cost_special: NotRequired[SpecialCost]


class Face(TypedDict):
    """One side of a die."""

    energy: Tokens
    crystals: int
    gauge: bool
    transmute: bool
    draw: bool
    pips: int


class Printed(TypedDict):
    cards: list[CardData]
    dice: dict[shown.Season, list[list[Face]]]  # by season, die and side
    rates: dict[shown.Season, Tokens]  # crystals for a token, by season
    wheel: list[shown.Season]  # the season of each space
