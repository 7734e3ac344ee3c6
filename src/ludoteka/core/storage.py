"""Saving and loading what lies on a table: a game names the fields of a piece once, with what each may hold.

They serve both ways, and to check data from elsewhere before it is loaded.
"""

from collections.abc import Collection
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from ludoteka.core.errors import BadState
from ludoteka.core.shape import Shape, shown

P = TypeVar("P")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields(Shape):
    """The fields of a kind of piece that are saved, in their order."""

    def __init__(self, **shapes: Shape) -> None:
        self.names = list(shapes)
        self.shapes = shapes

    def save(self, piece: object, **made: Any) -> dict[str, Any]:
        """A piece as JSON data. What is not a number, a word or a flat list of these is given as `made`."""
        data: dict[str, Any] = {}
        for name in self.names:
            value = made[name] if name in made else getattr(piece, name)
            data[name] = value.copy() if isinstance(value, list) else value
        return data

    def load(self, piece: P, data: dict[str, Any], apart: Collection[str] = (), **made: Any) -> P:
        """Fill a blank piece from what `save` gave, and return it; the caller sees to what is `apart`."""
        for name in self.names:
            if name in apart:
                continue
            value = made[name] if name in made else data[name]
            setattr(piece, name, value.copy() if isinstance(value, list) else value)
        return piece

    def check(self, value: object, where: str, seats: int) -> None:
        """Raise BadState unless the data has just these fields, and in each what it may hold."""
        if not isinstance(value, dict):
            raise BadState(f"{where or 'the state'}: fields are expected, not {shown(value)}")
        for name, shape in self.shapes.items():
            place = f"{where}.{name}" if where else name
            if name not in value:
                raise BadState(f"{place} is missing")
            shape.check(value[name], place, seats)
        if len(value) > len(self.names):
            unknown = [name for name in value if name not in self.shapes]
            raise BadState(f"{where or 'the state'} has no field {shown(unknown[0])}")
