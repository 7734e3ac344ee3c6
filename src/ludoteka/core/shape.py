"""What saved data may be: a game declares it once, beside the fields it saves and the verbs it knows.

States that come from elsewhere are checked against it before anything is loaded, so that no number is larger and no
list longer than the rules can make it.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.core.errors import BadState

SHOWN: Final = 40  # characters of a wrong value that a refusal repeats


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """What a value of saved data may be; much of it depends on how many seats there are."""

    def check(self, value: object, where: str, seats: int) -> None:
        """Raise BadState if it is anything else; `where` names the place."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Shape):
    """A whole number within bounds, both of them possible."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def limits(self, seats: int) -> tuple[int, int]:
        return self.low, self.high

    def holds(self, value: object, seats: int) -> bool:
        low, high = self.limits(seats)
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high

    def check(self, value: object, where: str, seats: int) -> None:
        if not self.holds(value, seats):
            low, high = self.limits(seats)
            raise BadState(f"{where}: a number from {low} to {high} is expected, not {shown(value)}")


class SeatNumber(Number):
    """A seat, or what comes before the first one: -1 for nobody."""

    def limits(self, seats: int) -> tuple[int, int]:
        return self.low, seats - 1


class SeatMask(Number):
    """Any of the seats, a bit each."""

    def limits(self, seats: int) -> tuple[int, int]:
        return 0, (1 << seats) - 1


class Packed(Number):
    """Several numbers in one, each so many bits wide; the first lies in the lowest bits, the last may be wider."""

    def __init__(self, bits: int, *parts: Number) -> None:
        super().__init__(0, 0)
        self.bits = bits
        self.parts = parts

    def limits(self, seats: int) -> tuple[int, int]:
        """What no sound number goes beyond; not all between are sound."""
        high = 0
        for place, part in enumerate(self.parts):
            high |= part.limits(seats)[1] << (place * self.bits)
        return 0, high

    def holds(self, value: object, seats: int) -> bool:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            return False
        rest: int = value
        for part in self.parts[:-1]:
            if not part.holds(rest & ((1 << self.bits) - 1), seats):
                return False
            rest >>= self.bits
        return self.parts[-1].holds(rest, seats)

    def check(self, value: object, where: str, seats: int) -> None:
        if not self.holds(value, seats):
            raise BadState(f"{where}: {shown(value)} cannot be packed there")


class Flag(Shape):
    """Yes or no."""

    def check(self, value: object, where: str, seats: int) -> None:
        if not isinstance(value, bool):
            raise BadState(f"{where}: true or false is expected, not {shown(value)}")


class Word(Shape):
    """One of some words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def check(self, value: object, where: str, seats: int) -> None:
        if not isinstance(value, str) or value not in self.words:
            raise BadState(f"{where}: one of {', '.join(self.words)} is expected, not {shown(value)}")


class Hex(Shape):
    """So many bytes in hexadecimal digits."""

    def __init__(self, length: int) -> None:
        self.length = length

    def check(self, value: object, where: str, seats: int) -> None:
        digits = 2 * self.length
        if not isinstance(value, str) or len(value) != digits or not set(value) <= set("0123456789abcdef"):
            raise BadState(f"{where}: {digits} hexadecimal digits are expected, not {shown(value)}")


class Maybe(Shape):
    """Something, or nothing."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def check(self, value: object, where: str, seats: int) -> None:
        if value is not None:
            self.shape.check(value, where, seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Shape):
    """A list of things alike, up to so many."""

    def __init__(self, shape: Shape, most: int) -> None:
        self.shape = shape
        self.most = most

    def lengths(self, seats: int) -> tuple[int, int]:
        return 0, self.most

    def check(self, value: object, where: str, seats: int) -> None:
        if not isinstance(value, list):
            raise BadState(f"{where}: a list is expected, not {shown(value)}")
        least, most = self.lengths(seats)
        if not least <= len(value) <= most:
            number = str(most) if least == most else f"{least} to {most}"
            raise BadState(f"{where}: a list of {number} is expected, not of {len(value)}")
        for i, item in enumerate(value):
            self.shape.check(item, f"{where}[{i}]", seats)


class Exactly(Listed):
    """A list of exactly so many."""

    def lengths(self, seats: int) -> tuple[int, int]:
        return self.most, self.most


class EachSeat(Listed):
    """One for every seat."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape, 0)

    def lengths(self, seats: int) -> tuple[int, int]:
        return seats, seats


class EachPair(Listed):
    """One for every two seats, at viewer * seats + owner."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape, 0)

    def lengths(self, seats: int) -> tuple[int, int]:
        return seats * seats, seats * seats


class Row(Shape):
    """A list of different things in a given order."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes

    def check(self, value: object, where: str, seats: int) -> None:
        if not isinstance(value, list) or len(value) != len(self.shapes):
            raise BadState(f"{where}: a list of {len(self.shapes)} is expected, not {shown(value)}")
        for i, item in enumerate(value):
            self.shapes[i].check(item, f"{where}[{i}]", seats)


def shown(value: object) -> str:
    """A wrong value as a refusal names it: numbers and words themselves, anything else by its kind."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return "an object"
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


NOTHING: Final = Number(0, 0)
FLAG: Final = Flag()
BIT: Final = Number(0, 1)
SEAT: Final = SeatNumber(0, 0)
SEAT_OR_NOBODY: Final = SeatNumber(-1, 0)
SEATS: Final = SeatMask(0, 0)
