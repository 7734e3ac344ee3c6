"""What the boards of several games are made of: players around the table, cards in rows, blocks that must fit."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from rich.text import Text

from ludoteka.core.state import State
from ludoteka.prose import Prose
from ludoteka.terminal.board import Choice, Part, Question, Refusal, Scene, Shelf, Standing
from ludoteka.terminal.ink import FAINT, GOLD, PAPER, WARN, Inks, beside, cut, join, pad, wrap_items

View = Mapping[str, Any]
P = TypeVar("P", bound=Prose)

SEAT_INKS: Final = ("#f0c674", "#8fb8f0", "#e895c0", "#9fd6a8")
FIRST, ACTIVE, TURNED = "☼", "►", "↔"
NAME_LENGTHS: Final = (40, 20, 16, 13, 11, 9, 7, 5, 4, 3)  # how long names may be, tried until all fit


def signed(n: int) -> str:
    """A number that always has its sign."""
    return f"{n:+d}".replace("-", "−")


# --- players ---


def seats_around(view: View) -> list[int]:
    """The seats clockwise, the viewer's first."""
    seats: int = view["seats"]
    return [(max(view["seat"], 0) + i) % seats for i in range(seats)]


def rivals_around(scene: Scene) -> list[int]:
    """The others clockwise, where they are shown."""
    return [seat for seat in seats_around(scene.view) if seat != scene.view["seat"] and scene.shows("rivals")]


def acts(view: View, seat: int) -> bool:
    """Whether the table waits for a seat, or it is its turn."""
    return bool(view["active"] == seat) or any(asked["seat"] == seat for asked in view["asked"])


def player_name(view: View, seat: int, name: str) -> Text:
    """A player, with signs for whose turn it is and who begins."""
    return join(
        Text(f"{ACTIVE} " if acts(view, seat) else "", GOLD),
        Text(name, f"bold {SEAT_INKS[seat]}"),
        Text(f" {FIRST}" if view["first"] == seat and view["round"] else "", GOLD),
    )


def change(scene: Scene, seat: int, key: str) -> Text:
    """How a number of a player changed since the viewer's last answer."""
    if scene.before is None:
        return Text()
    n = scene.view["players"][seat][key] - scene.before["players"][seat][key]
    return Text(f" {signed(n)}", GOLD if n > 0 else WARN) if n else Text()


# --- cards in rows ---


def name_style(ink: str, lit: bool, focus: bool, turned: bool = False) -> str:
    """How the name of a card is written: what is under the mark or can be chosen stands out, what is used up is dim."""
    return f"bold {PAPER} on {ink}" if focus else f"bold {ink}" if lit else FAINT if turned else ink


def trim(lines: list[Text], rows: int, width: int) -> list[Text]:
    """At most so many lines; where some are left out, the last one says so."""
    if len(lines) <= rows:
        return lines
    return [*lines[: rows - 1], join(pad(lines[rows - 1], width - 2), Text(" …", GOLD))]


def fitted(entries: Callable[[int], Sequence[Text]], width: int, rows: int) -> list[Text]:
    """Entries in at most so many rows: they are made with names as long as possible."""
    lines: list[Text] = []
    for length in NAME_LENGTHS:
        lines = wrap_items(entries(length), width)
        if len(lines) <= rows:
            break
    return trim(lines, rows, width)


def labelled(label: str, lines: Sequence[Text]) -> list[Text]:
    """A label with lines beside it."""
    head = f" {label} "
    return beside([Text(head, FAINT)], lines, len(head))


def card_row(
    scene: Scene,
    label: str,
    cards: Sequence[str],
    rows: int,
    entry: Callable[[str, int, bool, bool], Text],
    place: str = "hand",
) -> list[Text]:
    """Cards beside a label, each made by `entry` with the length of its name, whether it is lit and under the mark."""

    def entries(cap: int) -> list[Text]:
        return [entry(card, cap, f"{place}:{card}" in scene.lit, f"{place}:{card}" in scene.focus) for card in cards]

    return labelled(label, fitted(entries, scene.width - len(label) - 2, rows))


# --- the whole table ---


def roomy(scene: Scene) -> bool:
    """Whether the table may be drawn in full."""
    return scene.width >= 78 and scene.height >= 20


def first_fitting(tables: Iterable[list[list[Text]]], width: int, height: int) -> list[Text]:
    """The first table whose blocks fit, or what fits of the last one. Blocks come apart where there is room."""
    blocks: list[list[Text]] = []
    for blocks in tables:
        if sum(len(block) for block in blocks) <= height:
            break
    spare = height - sum(len(block) for block in blocks)
    lines: list[Text] = []
    for block in blocks:
        lines += [Text(), *block] if lines and spare >= len(blocks) else block
    return [cut(line, width) for line in lines[:height]]


def question_of(prompt: Text, choices: Sequence[Choice], hint: str, card: str, parts: Mapping[str, Part]) -> Question:
    """A question; its parts count only if they tell the options apart."""
    telling = len({choice.parts for choice in choices}) == len(choices)
    return Question(prompt, choices, hint, card, parts if telling else {})


# --- a board ---


class Shelves(list[Shelf]):
    """Cards that may be read. No shelf is put up for none."""

    def add(self, title: str, cards: Sequence[str]) -> None:
        if cards:
            self.append(Shelf(title, cards))


class BoardPieces(Generic[P]):
    """What the board of every game has: prose about these players, the inks of its signs, where points come from."""

    def __init__(self, prose: P, inks: Inks, breakdown: Callable[[Any, int], Mapping[str, int]]) -> None:
        self.names = prose.names
        self.prose = prose
        self._inks = inks
        self._breakdown = breakdown

    def card_name(self, card: str) -> Text:
        return self._inks.paint(self.prose.card(card))

    def sign(self, name: str) -> Text | None:
        return None

    def tidings(self, events: Sequence[View]) -> list[Text]:
        return []

    def parting(self, events: Sequence[View], seat: int) -> list[Text]:
        return []

    def note(self, data: View) -> tuple[Text, Text]:
        return self._inks.paint(self.prose.note_title(data)), self._inks.paint(self.prose.note(data))

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        found = []
        for thing in state.things(seat):
            name = self.prose.thing(thing)
            reasons = [self._inks.paint(self.prose.reason(reason)) for reason in state.why_not(seat, thing)]
            if name and reasons:
                found.append(Refusal(self._inks.paint(name), thing.get("card", ""), reasons))
        return found

    def standing(self, view: View) -> list[Standing]:
        return []

    def spared(self, asked: View, options: Sequence[tuple[int, View]], wishes: Mapping[str, str]) -> int | None:
        return None

    def scores(self, state: State) -> list[tuple[str, list[int]]]:
        parts = [self._breakdown(state, seat) for seat in range(len(self.names))]
        return [(self.prose(f"score-{source}"), [part[source] for part in parts]) for source in parts[0]]

    def turn(self, view: View) -> Hashable:
        return view["round"], view["active"]

    def _label(self, name: str, **args: Any) -> str:
        return self.prose(f"label-{name}", **args)
