"""Energy as one number: a byte for each type, so that adding and removing tokens is plain arithmetic.

Lists of possibilities are computed once for each question and shared: never change them in place. Those of more tokens
than a reserve holds are rare and long, and are not kept, nor are their words.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Field, Row, has
from ludoteka.games.seasons import shown
from ludoteka.games.seasons.shown import Counts, Element, Energy

TOKENS: Final = Row(8)  # air, water, fire, earth
WATER_AT: Final[i64] = 8
FIRE_AT: Final[i64] = 16
EARTH_AT: Final[i64] = 24
ONE_TYPE: Final[i64] = 0xFF
AIR: Final[i64] = 0x00000001
WATER: Final[i64] = 0x00000100
FIRE: Final[i64] = 0x00010000
EARTH: Final[i64] = 0x01000000
SPARE: Final[i64] = 0x80808080  # the highest bit of every type, which no number of tokens reaches
NONE: Final[i64] = 0
TYPES: Final = (0x00000001, 0x00000100, 0x00010000, 0x01000000)
NAMES: Final[tuple[Element, ...]] = shown.ELEMENTS
KEPT: Final[i64] = 12  # tokens up to which lists and words are kept


def energy(air: int = 0, water: int = 0, fire: int = 0, earth: int = 0) -> int:
    """Tokens by type."""
    return TOKENS.put(0, air) | TOKENS.put(1, water) | TOKENS.put(2, fire) | TOKENS.put(3, earth)


def count(tokens: i64, index: i64) -> i64:
    """How many tokens of the type with this index (0 air, 1 water, 2 fire, 3 earth)."""
    return TOKENS.at(tokens, index)


def size(tokens: i64) -> i64:
    """How many tokens in all."""
    pair = (tokens & ONE_TYPE) + ((tokens >> WATER_AT) & ONE_TYPE)
    return pair + ((tokens >> FIRE_AT) & ONE_TYPE) + ((tokens >> EARTH_AT) & ONE_TYPE)


def covers(have: i64, cost: i64) -> bool:
    """Whether `have` holds at least `cost` of every type (counts stay below 128)."""
    return ((have | SPARE) - cost) & SPARE == SPARE


def common(have: i64, cost: i64) -> i64:
    """How many tokens of `cost` are there in `have`, type by type."""
    total: i64 = 0
    for i in range(4):
        h = TOKENS.at(have, i)
        c = TOKENS.at(cost, i)
        total += h if h < c else c
    return total


def surplus(after: i64, before: i64) -> i64:
    """The tokens that `after` has more than `before`, type by type."""
    gained: i64 = 0
    for i in range(4):
        a = TOKENS.at(after, i)
        b = TOKENS.at(before, i)
        if a > b:
            gained |= TOKENS.put(i, a - b)
    return gained


def counts(tokens: i64) -> Counts:
    """The types that occur with their numbers, as JSON data."""
    found: Counts = {}
    if tokens & ONE_TYPE:
        found["air"] = tokens & ONE_TYPE
    if (tokens >> WATER_AT) & ONE_TYPE:
        found["water"] = (tokens >> WATER_AT) & ONE_TYPE
    if (tokens >> FIRE_AT) & ONE_TYPE:
        found["fire"] = (tokens >> FIRE_AT) & ONE_TYPE
    if (tokens >> EARTH_AT) & ONE_TYPE:
        found["earth"] = (tokens >> EARTH_AT) & ONE_TYPE
    return found


def all_counts(tokens: i64) -> Energy:
    """All types with their numbers, as JSON data."""
    if tokens == 0:
        return {"air": 0, "water": 0, "fire": 0, "earth": 0}
    return {
        "air": tokens & ONE_TYPE,
        "water": (tokens >> WATER_AT) & ONE_TYPE,
        "fire": (tokens >> FIRE_AT) & ONE_TYPE,
        "earth": (tokens >> EARTH_AT) & ONE_TYPE,
    }


def elements_of(mask: i64) -> list[Element]:
    """The types in a mask, 1 air … 8 earth."""
    return [name for i, name in enumerate(NAMES) if has(mask, i)]


def words(tokens: int) -> str:
    """Tokens as canonical text: `air+air+fire`, `nothing` for none."""
    known = _WORDS.get(tokens)
    if known is None:
        names = [name for i, name in enumerate(NAMES) for _ in range(count(tokens, i))]
        known = "+".join(names) if names else "nothing"
        if size(tokens) <= KEPT:
            _WORDS[tokens] = known
    return known


def parse(text: str) -> int:
    """Tokens from canonical text."""
    tokens = 0
    for name in text.split("+") if text and text != "nothing" else []:
        if name not in NAMES:
            raise ValueError(f"'{name}' is not an energy: use {', '.join(NAMES)}")
        tokens += TYPES[NAMES.index(name)]
    return tokens


# What the lists that are kept are looked up by.
SOME: Final = Field(32)
SIZE: Final = Field(8, above=SOME)
ROOM: Final = Field(8, above=SIZE)

_WORDS: Final[dict[int, str]] = {}
_MULTISETS: Final[dict[int, list[int]]] = {}
_PARTS: Final[dict[int, list[int]]] = {}
_PARTS_OF_SIZE: Final[dict[int, list[int]]] = {}
_REFILLS: Final[dict[int, list[int]]] = {}


def multisets(n: int) -> list[int]:
    """Every way to choose n tokens of any types."""
    known = _MULTISETS.get(n)
    if known is None:
        known = [
            energy(air, water, fire, n - air - water - fire)
            for air in range(n, -1, -1)
            for water in range(n - air, -1, -1)
            for fire in range(n - air - water, -1, -1)
        ]
        if n <= KEPT:
            _MULTISETS[n] = known
    return known


def parts(tokens: int) -> list[int]:
    """Every non-empty part of some tokens."""
    known = _PARTS.get(tokens)
    if known is None:
        air, water, fire, earth = [count(tokens, i) for i in range(4)]
        known = [
            energy(i, j, k, m)
            for i in range(air + 1)
            for j in range(water + 1)
            for k in range(fire + 1)
            for m in range(earth + 1)
            if i + j + k + m
        ]
        if size(tokens) <= KEPT:
            _PARTS[tokens] = known
    return known


def parts_of_size(tokens: int, n: int) -> list[int]:
    """Every part of some tokens that has exactly n of them."""
    slot = SOME.put(tokens) | SIZE.put(n)
    known = _PARTS_OF_SIZE.get(slot)
    if known is None:
        air, water, fire, earth = [count(tokens, i) for i in range(4)]
        known = [
            energy(i, j, k, n - i - j - k)
            for i in range(min(air, n) + 1)
            for j in range(min(water, n - i) + 1)
            for k in range(min(fire, n - i - j) + 1)
            if n - i - j - k <= earth
        ]
        if size(tokens) <= KEPT:
            _PARTS_OF_SIZE[slot] = known
    return known


def refills(reserve: int, n: int, capacity: int) -> list[int]:
    """Every reserve that can result from gaining n tokens of free choice and then discarding what is too much.

    A gain beyond the capacity is one choice of what to hold in the end (ruling R244).
    """
    room = capacity - size(reserve)
    n = min(n, capacity)  # more than fits cannot be held
    slot = SOME.put(reserve) | SIZE.put(n) | ROOM.put(capacity)
    known = _REFILLS.get(slot)
    if known is None:
        if n <= room:
            known = [reserve + gained for gained in multisets(n)]
        else:
            known = [held for held in multisets(capacity) if size(surplus(held, reserve)) <= n]
        if size(reserve) <= KEPT:
            _REFILLS[slot] = known
    return known
