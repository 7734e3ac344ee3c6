"""Energy as one number: a byte for each type, so that adding and removing tokens is plain arithmetic.

Lists of possibilities are computed once for each question and shared: never change them in place. Those of more tokens
than a reserve holds are rare and long, and are not kept.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.seasons import shown
from ludoteka.games.seasons.shown import Counts, Element, Energy

AIR: Final[i64] = 1
WATER: Final[i64] = 1 << 8
FIRE: Final[i64] = 1 << 16
EARTH: Final[i64] = 1 << 24
NONE: Final[i64] = 0
TYPES: Final = (1, 1 << 8, 1 << 16, 1 << 24)
NAMES: Final[tuple[Element, ...]] = shown.ELEMENTS
STORE_BITS: Final = 32  # a payment lists several stores, the reserve in the lowest bits
STORE_MASK: Final = 0xFFFFFFFF


def energy(air: int = 0, water: int = 0, fire: int = 0, earth: int = 0) -> int:
    """Tokens by type."""
    return air | water << 8 | fire << 16 | earth << 24


def count(tokens: i64, index: i64) -> i64:
    """How many tokens of the type with this index (0 air, 1 water, 2 fire, 3 earth)."""
    return (tokens >> (index * 8)) & 255


def size(tokens: i64) -> i64:
    """How many tokens in all."""
    return (tokens & 255) + ((tokens >> 8) & 255) + ((tokens >> 16) & 255) + ((tokens >> 24) & 255)


def covers(have: i64, cost: i64) -> bool:
    """Whether `have` holds at least `cost` of every type (counts stay below 128)."""
    return ((have | 0x80808080) - cost) & 0x80808080 == 0x80808080


def common(have: i64, cost: i64) -> i64:
    """How many tokens of `cost` are there in `have`, type by type."""
    total: i64 = 0
    shift: i64 = 0
    while shift < 32:
        h: i64 = (have >> shift) & 255
        c: i64 = (cost >> shift) & 255
        total += h if h < c else c
        shift += 8
    return total


def surplus(after: i64, before: i64) -> i64:
    """The tokens that `after` has more than `before`, type by type."""
    gained: i64 = 0
    shift: i64 = 0
    while shift < 32:
        a: i64 = (after >> shift) & 255
        b: i64 = (before >> shift) & 255
        if a > b:
            gained |= (a - b) << shift
        shift += 8
    return gained


def counts(tokens: i64) -> Counts:
    """The types that occur with their numbers, as JSON data."""
    found: Counts = {}
    for i, name in enumerate(NAMES):
        n = count(tokens, i)
        if n:
            found[name] = n
    return found


def all_counts(tokens: i64) -> Energy:
    """All types with their numbers, as JSON data."""
    return {"air": count(tokens, 0), "water": count(tokens, 1), "fire": count(tokens, 2), "earth": count(tokens, 3)}


def elements_of(mask: i64) -> list[Element]:
    """The types in a mask, 1 air … 8 earth."""
    return [name for i, name in enumerate(NAMES) if mask >> i & 1]


def words(tokens: int) -> str:
    """Tokens as canonical text: `air+air+fire`, `nothing` for none."""
    names = [name for i, name in enumerate(NAMES) for _ in range((tokens >> (8 * i)) & 255)]
    return "+".join(names) if names else "nothing"


def parse(text: str) -> int:
    """Tokens from canonical text."""
    tokens = 0
    for name in text.split("+") if text and text != "nothing" else []:
        if name not in NAMES:
            raise ValueError(f"'{name}' is no energy: use {', '.join(NAMES)}")
        tokens += TYPES[NAMES.index(name)]
    return tokens


KEPT: Final[i64] = 12  # tokens up to which lists are kept

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
        a, w, f, e = tokens & 255, (tokens >> 8) & 255, (tokens >> 16) & 255, (tokens >> 24) & 255
        known = [
            energy(i, j, k, m)
            for i in range(a + 1)
            for j in range(w + 1)
            for k in range(f + 1)
            for m in range(e + 1)
            if i + j + k + m
        ]
        if size(tokens) <= KEPT:
            _PARTS[tokens] = known
    return known


def parts_of_size(tokens: int, n: int) -> list[int]:
    """Every part of some tokens that has exactly n of them."""
    slot = tokens | n << 32
    known = _PARTS_OF_SIZE.get(slot)
    if known is None:
        known = [part for part in [0, *parts(tokens)] if size(part) == n]
        if size(tokens) <= KEPT:
            _PARTS_OF_SIZE[slot] = known
    return known


def refills(reserve: int, n: int, capacity: int) -> list[int]:
    """Every reserve that can result from gaining n tokens of free choice and then discarding what is too much.

    A gain beyond the capacity is one choice of what to hold in the end (ruling R244).
    """
    room = capacity - size(reserve)
    n = min(n, capacity)  # more than fits cannot be held
    slot = reserve | n << 32 | capacity << 40
    known = _REFILLS.get(slot)
    if known is None:
        if n <= room:
            known = [reserve + gained for gained in multisets(n)]
        else:
            known = [held for held in multisets(capacity) if size(surplus(held, reserve)) <= n]
        if size(reserve) <= KEPT:
            _REFILLS[slot] = known
    return known
