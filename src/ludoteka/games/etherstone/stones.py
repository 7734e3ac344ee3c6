"""Stones of the four colours, packed into one integer."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Row
from ludoteka.games.etherstone import shown
from ludoteka.games.etherstone.shown import Counts, Stones

WHITE: Final[i64] = 0
RED: Final[i64] = 1
GREEN: Final[i64] = 2
BLACK: Final[i64] = 3
PURPLE: Final[i64] = 4  # no stone: any colours in any mix
ANY: Final[i64] = 4
COLOURS: Final[i64] = 4
NAMES: Final = shown.STONES
COLOUR_NAMES: Final = shown.COLOURS
LETTERS: Final = "wrgb*"

MIX: Final = Row(8)  # stones of each colour


def some(colour: i64, n: i64) -> i64:
    """So many stones of one colour."""
    return MIX.put(colour, n)


def mix(white: i64, red: i64, green: i64, black: i64) -> i64:
    return some(WHITE, white) | some(RED, red) | some(GREEN, green) | some(BLACK, black)


def count(stones: i64, colour: i64) -> i64:
    return MIX.at(stones, colour)


def size(stones: i64) -> i64:
    """All stones together."""
    return MIX.at(stones, WHITE) + MIX.at(stones, RED) + MIX.at(stones, GREEN) + MIX.at(stones, BLACK)


def colours(stones: i64) -> i64:
    """How many colours are there."""
    found: i64 = 0
    for colour in range(COLOURS):
        if count(stones, colour):
            found += 1
    return found


def mixes(n: i64) -> list[int]:
    """Every mix of exactly n stones, whites first."""
    found: list[int] = []
    for w in range(n, -1, -1):
        for r in range(n - w, -1, -1):
            for g in range(n - w - r, -1, -1):
                found.append(mix(w, r, g, n - w - r - g))
    return found


def parts(stones: i64, n: i64) -> list[int]:
    """Every mix of exactly n of these stones, whites first."""
    whites, reds, greens, blacks = count(stones, 0), count(stones, 1), count(stones, 2), count(stones, 3)
    found: list[int] = []
    for w in range(min(whites, n), -1, -1):
        for r in range(min(reds, n - w), -1, -1):
            for g in range(min(greens, n - w - r), -1, -1):
                b = n - w - r - g
                if b <= blacks:
                    found.append(mix(w, r, g, b))
    return found


def parse(text: str) -> int:
    """Stones from letters such as `wwr` (white, red, green, black)."""
    stones = 0
    for letter in text:
        stones += some(NAMES_BY_LETTER[letter], 1)
    return stones


NAMES_BY_LETTER: Final = {letter: index for index, letter in enumerate(LETTERS[:4])}


def words(stones: i64) -> str:
    """The canonical text, e.g. `white+white+red`, or `nothing`."""
    named: list[str] = []
    for colour in range(COLOURS):
        named += [NAMES[colour]] * count(stones, colour)
    return "+".join(named) if named else "nothing"


def counts(stones: i64) -> Counts:
    """The colours that are there, by name, as JSON data."""
    found: Counts = {}
    for colour in range(COLOURS):
        if count(stones, colour):
            found[NAMES[colour]] = count(stones, colour)
    return found


def by_name(stones: i64) -> Stones:
    """All colours by name, as JSON data."""
    return {
        "white": MIX.at(stones, WHITE),
        "red": MIX.at(stones, RED),
        "green": MIX.at(stones, GREEN),
        "black": MIX.at(stones, BLACK),
    }
