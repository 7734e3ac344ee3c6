"""What the shell asks of a game's board. A game that draws its own gives a class that keeps this protocol."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.text import Text

from ludoteka.core.state import State


@dataclass(frozen=True)
class Part:
    """Something that several options are put together from: a card of a set, a token of a payment."""

    label: Text
    words: str = ""
    card: str = ""


@dataclass(frozen=True)
class Choice:
    """An option as a person sees it."""

    option: int
    label: Text
    words: str  # what a search looks through
    card: str = ""  # the card to read while this is under the mark
    parts: tuple[str, ...] = ()  # keys of `Question.parts`, sorted
    lights: frozenset[str] = frozenset()  # what it concerns on the table, in the board's own names
    lasting: Hashable = None  # taken again without asking, as long as questions have this among their `occasions`


@dataclass(frozen=True)
class Question:
    """A question as a person sees it."""

    prompt: Text
    choices: Sequence[Choice]
    hint: str = ""
    card: str = ""
    parts: Mapping[str, Part] = field(default_factory=dict)  # empty where options are not put together from parts
    occasions: Sequence[tuple[str, Hashable]] = ()  # what lasting answers may last for, such as a battle and a turn


@dataclass(frozen=True)
class Scene:
    """What the table is to show: all that the viewer may know, and nothing else."""

    view: Mapping[str, Any]
    width: int
    height: int
    before: Mapping[str, Any] | None = None  # the view at the viewer's last answer
    lit: frozenset[str] = frozenset()  # what can be chosen
    focus: frozenset[str] = frozenset()  # what is under the mark
    hides: frozenset[str] = frozenset()  # parts of the table that a lesson has not come to, as it names them

    def shows(self, part: str) -> bool:
        return part not in self.hides


@dataclass(frozen=True)
class Shelf:
    """Some cards that may be read, under a heading."""

    title: str
    cards: Sequence[str]


@dataclass(frozen=True)
class Standing:
    """Something that a person chooses once for many questions: its name, and values with their words, default first."""

    key: str
    label: Text
    values: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Refusal:
    """Something that cannot be done now, the card that it is about if any, and why: a sentence a reason."""

    thing: Text
    card: str
    reasons: list[Text]


class Board(Protocol):
    """How one game looks and speaks in a terminal, in one language, with these players."""

    def __init__(self, language: str, names: Sequence[str]) -> None: ...

    def heading(self, view: Mapping[str, Any]) -> Text:
        """One line: where the match stands."""

    def draw(self, scene: Scene) -> list[Text]:
        """The table in at most `scene.height` lines."""

    def question(
        self, view: Mapping[str, Any], asked: Mapping[str, Any], options: Sequence[tuple[int, Mapping[str, Any]]]
    ) -> Question:
        """A question, from its details and its options with theirs."""

    def option(self, view: Mapping[str, Any], detail: Mapping[str, Any]) -> Text:
        """An option by itself, such as one that is to come."""

    def tell(self, data: Mapping[str, Any]) -> Text | None:
        """One event for the log, told in order from the first on; None if it is not worth a line."""

    def tidings(self, events: Sequence[Mapping[str, Any]]) -> list[Text]:
        """What of these events must not pass unseen, a line each: it stays over the question until that is answered."""

    def parting(self, events: Sequence[Mapping[str, Any]], seat: int) -> list[Text]:
        """Why a seat is out of the match, a line each, from all events so far; nothing where nobody drops out."""

    def shelves(self, view: Mapping[str, Any]) -> list[Shelf]:
        """All cards the viewer may read, the own ones first."""

    def card_name(self, card: str) -> Text:
        """A card's name in its colour."""

    def card_face(self, card: str, players: int) -> list[Text]:
        """All that stands on a card, as paragraphs."""

    def card_rulings(self, card: str) -> list[Text]:
        """What is settled about a card beyond that, as paragraphs with their heading; nothing if there is nothing."""

    def sign(self, name: str) -> Text | None:
        """The sign on the table for one that rules and lessons name, as in `{symbol:energy/air}`; None: it has none."""

    def note(self, data: Mapping[str, Any]) -> tuple[Text, Text]:
        """What a coach says matters now: in a few words, and in full."""

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        """All that a seat may want to do and cannot now."""

    def standing(self, view: Mapping[str, Any]) -> list[Standing]:
        """What the viewer may choose once for many questions, such as when to be asked at all."""

    def spared(
        self, asked: Mapping[str, Any], options: Sequence[tuple[int, Mapping[str, Any]]], wishes: Mapping[str, str]
    ) -> int | None:
        """The option that is taken without asking, by what a person chose in `standing`; None: they are asked."""

    def legend(self) -> list[tuple[Text, str]]:
        """The signs on the table and what they mean."""

    def scores(self, state: State) -> list[tuple[str, list[int]]]:
        """The points by source: a name and the number of every seat. Only for a match that is over."""

    def turn(self, view: Mapping[str, Any]) -> Hashable:
        """Something that stays the same for the length of a turn."""
