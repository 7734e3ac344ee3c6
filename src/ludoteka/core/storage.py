"""Saving and loading what lies on a table: a game names the fields of a piece once, and they serve both ways."""

from typing import Any, TypeVar

P = TypeVar("P")


class Fields:
    """The fields of a kind of piece that are saved, in their order."""

    def __init__(self, names: str) -> None:
        self.names = names.split()

    def save(self, piece: object, **made: Any) -> dict[str, Any]:
        """A piece as JSON data. What is no number, word or flat list of them is given as `made`."""
        data: dict[str, Any] = {}
        for name in self.names:
            value = getattr(piece, name)
            data[name] = value.copy() if isinstance(value, list) else value
        data.update(made)
        return data

    def load(self, piece: P, data: dict[str, Any], **made: Any) -> P:
        """Fill a blank piece from what `save` gave, and return it."""
        for name in self.names:
            value = made[name] if name in made else data[name]
            setattr(piece, name, value.copy() if isinstance(value, list) else value)
        return piece
