"""Observations as numbers: where each part of a view lies in a vector of fixed length.

A layout is made from the types of what a game shows (`Game.shown`), so that nothing is forgotten: each key has its
encoder, from its type or named for it, or is left out with a reason. Seats are counted clockwise from the viewer's own.
"""

import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, Union

import numpy as np
from numpy.typing import NDArray

from ludoteka.core.declared import fields

Vector = NDArray[np.float32]
MOST: float = 10_000.0  # no number of a view is larger, nor further below 0
SEATS = 4


class Viewer(NamedTuple):
    """Who looks, and how many sit at the table."""

    seat: int
    seats: int


class Row(NamedTuple):
    """A line of the documented layout: where it begins, how long it is, what lies there."""

    at: int
    size: int
    name: str
    told: str


class Encoder:
    """Writes a value into its place. What is not there leaves zeros."""

    size: int = 1
    high: float = 1.0  # of each number
    low: float = 0.0
    told: str = ""

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        raise NotImplementedError

    def bound(self, low: Vector, high: Vector, at: int) -> None:
        """Note the limits of each number."""
        low[at : at + self.size] = self.low
        high[at : at + self.size] = self.high

    def rows(self, name: str, at: int) -> Iterator[Row]:
        yield Row(at, self.size, name, self.told)


class Flag(Encoder):
    told = "1 if so"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        if value:
            out[at] = 1.0


class Number(Encoder):
    high = MOST
    low = -MOST
    told = "the number"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        out[at] = value


class Which(Encoder):
    """One of some values: a number for each, 1 for the one it is."""

    def __init__(self, values: Sequence[Any], called: str = "") -> None:
        self.place = {value: i for i, value in enumerate(values)}
        self.size = len(values)
        self.told = f"1 for the one it is: {called or said(values)}"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        out[at + self.place[value]] = 1.0


class Index(Encoder):
    """One of many values, as one number: 1 for the first of them, 0 for none."""

    def __init__(self, values: Sequence[Any], called: str) -> None:
        self.place = {value: i + 1.0 for i, value in enumerate(values)}
        self.high = float(len(values))
        self.told = f"its number among the {called}, from 1"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        out[at] = self.place[value]


class Bag(Encoder):
    """How many there are of each value, in whatever order; the last number counts those that are hidden."""

    high = MOST

    def __init__(self, values: Sequence[Any], called: str = "", hidden: bool = False) -> None:
        self.place = {value: i for i, value in enumerate([*values, None] if hidden else values)}
        self.size = len(self.place)
        self.told = f"how many of each: {called or said(values)}" + (", and of hidden ones" if hidden else "")

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        place = self.place
        for one in value:
            out[at + place[one]] += 1.0


class Ordered(Encoder):
    """The first few of a list in their order, each by its number."""

    def __init__(self, values: Sequence[Any], called: str, size: int, last: bool = False) -> None:
        self.place = {None: 0.0} | {value: i + 1.0 for i, value in enumerate(values)}
        self.size = size
        self.high = float(len(values))
        self.last = last
        self.told = f"the {'last, backwards' if last else 'first'}, each by its number among the {called}, from 1"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        shown = value[: -self.size - 1 : -1] if self.last else value[: self.size]
        for i, one in enumerate(shown):
            out[at + i] = self.place[one]


class SeatOf(Encoder):
    """A seat, clockwise from the viewer's, or nobody."""

    size = SEATS + 1
    told = "1 for own, left, opposite or second, third seat, nobody"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        out[at + ((value - viewer.seat) % viewer.seats if value >= 0 else SEATS)] = 1.0


class SeatsOf(Encoder):
    """Several seats, as numbers or as records with one."""

    size = SEATS
    told = "1 for each seat that is meant, clockwise from the own"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        for one in value:
            seat = one if isinstance(one, int) else one["seat"]
            out[at + (seat - viewer.seat) % viewer.seats] = 1.0


class BySeat(Encoder):
    """A number for every seat."""

    size = SEATS
    high = MOST
    low = -MOST
    told = "the numbers of all seats, clockwise from the own"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        for seat, one in enumerate(value):
            out[at + (seat - viewer.seat) % viewer.seats] = one


class Numbers(Encoder):
    """So many numbers, as they stand in a list."""

    high = MOST
    low = -MOST

    def __init__(self, size: int, told: str) -> None:
        self.size = size
        self.told = told

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        out[at : at + len(value)] = value


class InOrder(Encoder):
    """For each of some numbers its place in a list, from 1; 0 where it is not in it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.high = float(size)
        self.told = f"for each of 0 to {size - 1} its place in the list, from 1"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        for place, one in enumerate(value, 1):
            out[at + one] = place


class Record(Encoder):
    """The keys of a record, one after the other."""

    def __init__(self, parts: Mapping[str, Encoder]) -> None:
        self.parts: list[tuple[str, Encoder, int]] = []
        self.size = 0
        for key, part in parts.items():
            self.parts.append((key, part, self.size))
            self.size += part.size

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        for key, part, place in self.parts:
            found = value.get(key)
            if found is not None:
                part.write(found, out, at + place, viewer)

    def bound(self, low: Vector, high: Vector, at: int) -> None:
        for _, part, place in self.parts:
            part.bound(low, high, at + place)

    def rows(self, name: str, at: int) -> Iterator[Row]:
        for key, part, place in self.parts:
            yield from part.rows(f"{name}.{key}".lstrip("."), at + place)


class Maybe(Encoder):
    """A record that may be missing: first, whether it is there."""

    def __init__(self, part: Encoder) -> None:
        self.part = part
        self.size = 1 + part.size

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        out[at] = 1.0
        self.part.write(value, out, at + 1, viewer)

    def bound(self, low: Vector, high: Vector, at: int) -> None:
        low[at], high[at] = 0.0, 1.0
        self.part.bound(low, high, at + 1)

    def rows(self, name: str, at: int) -> Iterator[Row]:
        yield Row(at, 1, name, "1 if there is one")
        yield from self.part.rows(name, at + 1)


class Slots(Encoder):
    """A list of records: the first so many of them, each in its place, after a 1 if there is one."""

    def __init__(self, most: int, part: Encoder) -> None:
        self.most = most
        self.part = part
        self.step = 1 + part.size
        self.size = most * self.step

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        for one in value[: self.most]:
            out[at] = 1.0
            self.part.write(one, out, at + 1, viewer)
            at += self.step

    def bound(self, low: Vector, high: Vector, at: int) -> None:
        for place in range(at, at + self.size, self.step):
            low[place], high[place] = 0.0, 1.0
            self.part.bound(low, high, place + 1)

    def rows(self, name: str, at: int) -> Iterator[Row]:
        yield Row(at, self.size, name, f"{self.most} places of {self.step} numbers; in each, first 1 if it is taken")
        for row in self.part.rows("", 0):
            yield row._replace(at=at + 1 + row.at, name=f"{name}[0].{row.name}".rstrip("."))


class Several(Encoder):
    """The same list looked at in several ways."""

    def __init__(self, *parts: Encoder) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts)

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        for part in self.parts:
            part.write(value, out, at, viewer)
            at += part.size

    def bound(self, low: Vector, high: Vector, at: int) -> None:
        for part in self.parts:
            part.bound(low, high, at)
            at += part.size

    def rows(self, name: str, at: int) -> Iterator[Row]:
        for part in self.parts:
            yield from part.rows(name, at)
            at += part.size


class Lists(Slots):
    """A list of lists: the first so many of them."""


class ByKey(Encoder):
    """What lies under each of some keys."""

    def __init__(self, keys: Sequence[str], part: Encoder) -> None:
        self.part = part
        self.place = {key: i * part.size for i, key in enumerate(keys)}
        self.size = len(keys) * part.size
        self.told = f"for each of {said(keys)}: {part.told}"

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        for key, one in value.items():
            self.part.write(one, out, at + self.place[key], viewer)

    def bound(self, low: Vector, high: Vector, at: int) -> None:
        for place in self.place.values():
            self.part.bound(low, high, at + place)


class Kinds(Encoder):
    """How many records of a list are of each kind: what stands under one of their keys."""

    def __init__(self, key: str, bag: Bag) -> None:
        self.key = key
        self.bag = bag
        self.size = bag.size
        self.high = bag.high
        self.told = bag.told

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        self.bag.write([one[self.key] for one in value], out, at, viewer)


class Players(Encoder):
    """What lies before each player, the viewer first; then what only the viewer sees of their own, then what the viewer
    knows of each rival."""

    def __init__(self, common: Record, own: tuple[str, Encoder], known: tuple[str, Encoder] | None) -> None:
        self.common = common
        self.own_key, self.own = own
        self.known_key, self.known = known or ("", Record({}))
        self.own_at = SEATS * common.size
        self.known_at = self.own_at + self.own.size
        self.size = self.known_at + (SEATS - 1) * self.known.size

    def write(self, value: Any, out: Vector, at: int, viewer: Viewer) -> None:
        for seat, player in enumerate(value):
            place = (seat - viewer.seat) % viewer.seats
            self.common.write(player, out, at + place * self.common.size, viewer)
            own, known = player.get(self.own_key), player.get(self.known_key)
            if own is not None:
                self.own.write(own, out, at + self.own_at, viewer)
            if known is not None:
                self.known.write(known, out, at + self.known_at + (place - 1) * self.known.size, viewer)

    def bound(self, low: Vector, high: Vector, at: int) -> None:
        for place in range(SEATS):
            self.common.bound(low, high, at + place * self.common.size)
        self.own.bound(low, high, at + self.own_at)
        for place in range(SEATS - 1):
            self.known.bound(low, high, at + self.known_at + place * self.known.size)

    def rows(self, name: str, at: int) -> Iterator[Row]:
        told = f"{SEATS} places of {self.common.size} numbers, clockwise from the own"
        yield Row(at, self.own_at, name, told)
        yield from self.common.rows(f"{name}[0]", at)
        yield from self.own.rows(f"{name}[0].{self.own_key}", at + self.own_at)
        if self.known.size:
            told = f"{SEATS - 1} places of {self.known.size} numbers, clockwise from the left neighbour"
            yield Row(at + self.known_at, (SEATS - 1) * self.known.size, f"{name}[1 …].{self.known_key}", told)
            yield from self.known.rows(f"{name}[1].{self.known_key}", at + self.known_at)


def said(values: Sequence[Any]) -> str:
    """Values in a line of the layout."""
    words = ["nothing" if value in (None, "") else str(value) for value in values]
    if len(words) > 4 and all(isinstance(value, int) for value in values):
        return f"{words[0]} to {words[-1]}"
    return ", ".join(words)


class Layout:
    """Makes encoders from declared types.

    `named` has the encoders that the type alone does not tell, by `Type.key` or by `key`; `left_out` the keys that are
    not encoded, each with the reason.
    """

    def __init__(self, named: Mapping[str, Encoder], left_out: Mapping[str, str]) -> None:
        self.named = named
        self.left_out = left_out
        self.used: set[str] = set()  # so that no name is a slip of the pen

    def record(self, declared: Any, without: Sequence[str] = ()) -> Record:
        """The encoder of a typed dict, or of a union of them, whose keys then lie side by side."""
        found = self._record(declared, without)
        unused = {*self.named, *self.left_out} - self.used
        if unused:
            raise ValueError(f"nothing is called {sorted(unused)} in {declared}")
        return found

    def _record(self, declared: Any, without: Sequence[str] = ()) -> Record:
        parts: dict[str, Encoder] = {}
        for member in members(declared):
            for key, hint in fields(member).items():
                names = (f"{member.__name__}.{key}", key)
                omitted = [name for name in names if name in self.left_out]
                self.used.update(omitted[:1])
                if not omitted and key not in without:
                    found = self._part(hint, names)
                    if key == "kind" and key in parts:
                        continue
                    if key in parts and parts[key].size != found.size:
                        raise ValueError(f"{names[0]} is encoded in two ways")
                    parts.setdefault(key, found)
        if "kind" in parts:
            parts["kind"] = Which(kinds(declared))
        return Record(parts)

    def _part(self, hint: Any, names: Sequence[str]) -> Encoder:
        for name in names:
            if name in self.named:
                self.used.add(name)
                return self.named[name]
        optional = [one for one in typing.get_args(hint) if one is not type(None)]
        if typing.get_origin(hint) in (types.UnionType, Union) and len(optional) == 1:
            inner = self._part(optional[0], names)
            return Maybe(inner) if isinstance(inner, Record) else inner
        if hint is bool:
            return Flag()
        if hint is int:
            return Number()
        if typing.get_origin(hint) is Literal:
            return Which(typing.get_args(hint))
        if typing.is_typeddict(hint):
            return self._record(hint)
        raise ValueError(f"{names[0]} has no encoder, and is not left out: {hint}")


def members(declared: Any) -> Iterator[Any]:
    """The typed dicts of a union, those that stand beside others too."""
    if typing.get_origin(declared) in (types.UnionType, Union, Annotated):
        for one in typing.get_args(declared):
            yield from members(one)
    else:
        yield declared


def kinds(declared: Any) -> list[str]:
    """Every `kind` that the forms of a union have."""
    found = [kind for member in members(declared) for kind in typing.get_args(fields(member)["kind"])]
    return list(dict.fromkeys(found))
