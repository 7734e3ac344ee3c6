"""Several small numbers in one, so that an option, a task or a zone can hold them as a plain number.

What does not fit is refused: a number that ran over into its neighbour would be another position.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

WIDTH: Final[i64] = 63  # bits of a number that compiled code keeps in a register
PLACES: Final[i64] = 31  # of a mask: compiled code shifts a constant as a C int


def bit(place: i64) -> i64:
    """The mask of one seat, die or element."""
    one: i64 = 1
    if place < 0 or place >= PLACES:
        raise ValueError(f"a mask has no place {place}")
    return one << place


def highest(bits: i64) -> i64:
    """The largest number of so many bits."""
    found: i64 = 0
    for _ in range(bits):
        found = 2 * found + 1
    return found


def has(mask: i64, place: i64) -> bool:
    """Whether a mask holds a place."""
    return (mask >> place) & 1 == 1


def held(mask: i64) -> list[int]:
    """All places that a mask holds."""
    if mask < len(SMALL):
        return SMALL[mask].copy()
    return [place for place in range(PLACES) if has(mask, place)]


SMALL: Final[list[list[int]]] = [[place for place in range(4) if has(mask, place)] for mask in range(16)]  # of masks


class Field:
    """So many bits of a packed number, the lowest ones or those above another field."""

    def __init__(self, bits: i64, above: "Field | None" = None) -> None:
        self.bits: i64 = bits
        self.shift: i64 = above.shift + above.bits if above is not None else 0
        if bits < 1 or self.shift + bits > WIDTH:
            raise ValueError(f"a field of {bits} bits above {self.shift} others is too wide")
        self.high: i64 = highest(bits)

    def put(self, value: i64) -> i64:
        """The value in its place, to be joined with other fields by `|`."""
        if value < 0 or value > self.high:
            raise ValueError(f"{value} does not fit into {self.bits} bits")
        return value << self.shift

    def of(self, packed: i64) -> i64:
        """The value in a packed number."""
        return (packed >> self.shift) & self.high


class Row:
    """Numbers side by side, each so many bits wide; the first lies in the lowest bits.

    `put`, `at`, `replace` and `choices` are for rows of up to 63 bits, the other methods for those of any length.
    """

    def __init__(self, bits: i64) -> None:
        if bits < 1 or bits >= WIDTH:
            raise ValueError(f"numbers of {bits} bits cannot lie in a row")
        self.bits: i64 = bits
        self.high: i64 = highest(bits)

    def put(self, place: i64, value: i64) -> i64:
        """The value at its place, to be joined with others by `|`."""
        if value < 0 or value > self.high:
            raise ValueError(f"{value} does not fit into {self.bits} bits")
        shift = place * self.bits
        if place < 0 or shift + self.bits > WIDTH:
            raise ValueError(f"a row of {self.bits} bits each has no place {place}")
        return value << shift

    def at(self, packed: i64, place: i64) -> i64:
        """The value at a place."""
        return (packed >> (place * self.bits)) & self.high

    def replace(self, packed: i64, place: i64, value: i64) -> i64:
        """The row with another value at a place."""
        return (packed & ~self.put(place, self.high)) | self.put(place, value)

    def pack(self, values: Iterable[int]) -> int:
        """All values in one number."""
        packed, shift = 0, 0
        bits: int = self.bits
        high: int = self.high
        for value in values:
            if not 0 <= value <= high:
                raise ValueError(f"{value} does not fit into {bits} bits")
            packed |= value << shift
            shift += bits
        return packed

    def join(self, first: int, rest: int) -> int:
        """A row from its first value and the row of the others."""
        bits: int = self.bits
        high: int = self.high
        if not 0 <= first <= high:
            raise ValueError(f"{first} does not fit into {bits} bits")
        return first | rest << bits

    def first(self, packed: int) -> int:
        high: int = self.high
        return packed & high

    def rest(self, packed: int) -> int:
        """The row without its first value."""
        bits: int = self.bits
        return packed >> bits

    def unpack(self, packed: int) -> list[int]:
        """The values again, zeros at the end left out."""
        found: list[int] = []
        bits: int = self.bits
        high: int = self.high
        while packed:
            found.append(packed & high)
            packed >>= bits
        return found

    def choices(self, values: list[int], n: i64) -> list[int]:
        """Every different choice of n of these values, each in one number, the smallest first.

        The values are sorted, and so they lie in the row.
        """
        if n * self.bits > WIDTH or (values and not 0 <= values[0] <= values[-1] <= self.high):
            raise ValueError(f"{n} of these values do not fit into {WIDTH} bits")
        found: list[int] = []
        if n:
            self._choose(values, len(values), n, 0, found)
        else:
            found.append(0)
        return found

    def _choose(self, values: list[int], end: i64, n: i64, above: i64, found: list[int]) -> None:
        """Choose n of the values before `end`, at least one; those already chosen lie above them in the row."""
        for place in range(n - 1, end):
            value: i64 = values[place]
            if place + 1 == end or values[place + 1] != value:  # the last of several equal ones
                chosen = above | value << (n - 1) * self.bits
                if n == 1:
                    found.append(chosen)
                else:
                    self._choose(values, place, n - 1, chosen, found)
