"""The map of Farrun unrolled: its rings become rows, its sectors lie side by side, and every Land has a coordinate.

Row `a` is the outer ring with the Castles, `b` the middle one, `c` the inner ring of Towers, all of which touch the
Central Castle `d`. A border Tower stands in the column before each sector; where the ring closes, the last column
touches the first.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from rich.text import Text

from ludoteka.terminal.ink import FAINT, LINE, join

SECTOR: Final = 4  # columns: a border, then the three of the seat
PITCH: Final = 4
MARGIN: Final = 2
CENTRE: Final = "C"
ROWS: Final = "abc"
# Which columns of a sector each ring uses.
_RINGS: Final = {
    "a": ("B{before}", "F{seat}p", "K{seat}", "F{seat}n"),
    "b": ("", "M{seat}p", "M{seat}", "M{seat}n"),
    "c": ("Y{before}", "", "G{seat}", ""),
}
# The paths between two rings: in a column, and after it.
_PATHS: Final = (
    ((" ", "╲"), ("│", "╲"), ("│", "╱"), ("│", "╱")),
    ((" ", "╱"), (" ", "╲"), ("│", "╱"), (" ", "╲")),
)


@cache
def columns(seats: int) -> int:
    """How many columns the map has: two players use half of the large ring, which stays open."""
    return SECTOR * seats + (1 if seats == 2 else 0)


@cache
def places(seats: int) -> dict[str, str]:
    """The Land at every coordinate, the centre aside."""
    sectors = 4 if seats == 2 else seats
    found: dict[str, str] = {}
    for column in range(columns(seats)):
        seat, place = divmod(column, SECTOR)
        for row, names in _RINGS.items():
            land = names[place].format(seat=seat, before=(seat - 1) % sectors)
            if land:
                found[f"{row}{column + 1}"] = land
    return found


@cache
def coordinates(seats: int) -> dict[str, str]:
    """The coordinate of every Land."""
    return {CENTRE: "d"} | {land: place for place, land in places(seats).items()}


def chart(seats: int, cell: Callable[[str], tuple[str, Text, str]], paths: bool) -> list[Text]:
    """The three rings; `cell` gives a Land's two signs and what stands before and after them, spaces for nothing."""
    numbers = "".join(f"{column + 1:^{PITCH}}" for column in range(columns(seats)))
    lines = [Text(f"{' ' * MARGIN}{numbers}", FAINT)]
    for i, row in enumerate(ROWS):
        if paths and i:
            lines.append(_paths(seats, i - 1))
        lines.append(_ring(seats, row, cell))
    return lines


def _ring(seats: int, row: str, cell: Callable[[str], tuple[str, Text, str]]) -> Text:
    lands = places(seats)
    last = columns(seats) - 1
    line = Text(f"{row:<{MARGIN}}", FAINT, end="")
    for column in range(columns(seats)):
        land = lands.get(f"{row}{column + 1}")
        closed = seats > 2
        before = "─" if column or closed else " "
        after = "─" if column < last or closed else " "
        if land is None:
            line.append_text(Text("─" * PITCH if closed or 0 < column < last else " " * PITCH, LINE))
            continue
        left, signs, right = cell(land)
        first = row == "b" and column == 1 and not closed
        final = row == "b" and column == last - 1 and not closed
        line.append_text(_edge(left, " " if first else before))
        line.append_text(signs)
        line.append_text(_edge(right, " " if final else after))
    return line


def _edge(mark: str, path: str) -> Text:
    return Text(path, LINE) if mark == " " else Text(mark, "bold")


def _paths(seats: int, which: int) -> Text:
    line = " " * (MARGIN + 1)
    last = columns(seats) - 1
    for column in range(columns(seats)):
        inside, after = _PATHS[which][column % SECTOR]
        opened = column == last and seats == 2
        line += f"{inside} {' ' if opened else after} "
    return join(Text(line, LINE))
