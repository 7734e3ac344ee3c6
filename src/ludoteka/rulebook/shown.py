"""What a rulebook consists of."""

from typing import Literal, NotRequired, TypedDict


class Run(TypedDict):
    """A stretch of text, or a thing shown within it."""

    text: NotRequired[str]
    strong: NotRequired[bool]
    emphasis: NotRequired[bool]
    link: NotRequired[str]  # the id of a section
    card: NotRequired[str]
    symbol: NotRequired[str]


class Paragraph(TypedDict):
    kind: Literal["paragraph"]
    runs: list[Run]


class Items(TypedDict):
    kind: Literal["list"]
    ordered: bool
    items: list[list["Block"]]


class Rows(TypedDict):
    kind: Literal["table"]
    head: list[list[Run]]
    rows: list[list[list[Run]]]


class Note(TypedDict):
    """What is often forgotten."""

    kind: Literal["note"]
    blocks: list["Block"]


class Figure(TypedDict):
    """A picture that is made of the game's components, with what it shows in words."""

    kind: Literal["figure"]
    id: str
    blocks: list["Block"]


class Example(TypedDict):
    """Steps one after another, each with what happens and why."""

    kind: Literal["example"]
    id: str
    played: bool  # whether it can be seen on the table, step by step
    blocks: list["Block"]  # the situation
    steps: list[list["Block"]]


Block = Paragraph | Items | Rows | Note | Figure | Example


class Section(TypedDict):
    id: str
    level: int  # 2, or 3 for a part of the one before
    title: str
    rules: list[str]  # the numbers of the rules it tells
    blocks: list[Block]


class Rulebook(TypedDict):
    game: str
    language: str
    title: str
    lead: list[Block]
    sections: list[Section]


class Explained(TypedDict):
    """How a part of the rulebook begins: what is told wherever somebody points at a thing or asks for a rule."""

    title: str
    rules: str  # the part that tells it in full
    blocks: list[Block]


class Help(TypedDict):
    """The parts of the rulebook that tell of what lies on the table, of questions, events and reasons."""

    game: str
    language: str
    aim: str  # the part that tells what a match is about
    parts: dict[str, Explained]
    titles: dict[str, str]  # what the signs within them are called
    topics: dict[str, str]  # parts of the board, as it names them
    signs: dict[str, str]  # and the signs on it, `energy/fire` as the rulebook draws them
    keywords: dict[str, str]  # words that a card's large view explains
    questions: dict[str, str]
    events: dict[str, str]
    reasons: dict[str, str]
    chosen: list[str]  # events that somebody chose; all others follow from something
