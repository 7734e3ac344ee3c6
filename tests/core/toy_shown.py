"""What the toy game shows."""

from typing import Final, Literal, NotRequired, TypedDict

from ludoteka.core.game import Shown


class AskedView(TypedDict):
    kind: str
    options: list[str]


class PlayerView(TypedDict):
    points: int
    embers: int
    play: list[str]
    hand: list[str] | int
    open: list[str]
    pack: list[str] | int
    pick: str | bool
    bid: int | bool


class EmbersView(TypedDict):
    game: Literal["embers"]
    seat: int
    number: int
    over: bool
    asked: list[int]
    deck: int
    searched: list[str] | None
    discard: list[str]
    stack: list[str]
    shown: list[str]
    waiting: list[int]
    players: list[PlayerView]
    question: AskedView | None


class Question(TypedDict):
    kind: str


class Choice(TypedDict):
    do: str
    option: int


class OfCard(TypedDict):
    kind: Literal["picked", "carried-out", "showed", "destroyed", "announced"]
    seat: int
    card: NotRequired[str]


class Searched(TypedDict):
    kind: Literal["searched"]
    seat: int
    deck: NotRequired[list[str]]


class Cancelled(TypedDict):
    kind: Literal["cancelled"]
    seat: int
    card: str
    of: int


class Council(TypedDict):
    kind: Literal["council"]
    seat: int
    bids: list[int]


class Bid(TypedDict):
    kind: Literal["bid"]
    seat: int
    n: NotRequired[int]


SHOWN: Final = Shown(EmbersView, Question, Choice, OfCard | Searched | Cancelled | Council | Bid)
