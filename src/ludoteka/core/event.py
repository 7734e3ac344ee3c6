"""What happened, and who may see it. The log, the animations and the translations are made from events."""

from typing import Any


class Event:
    """Something that happened to `seat` (-1: to the table).

    `shown` may be seen by all; `hidden` only by the seats in the bit mask `audience`.
    """

    def __init__(self, kind: str, seat: int, shown: dict[str, Any], hidden: dict[str, Any], audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.shown = shown
        self.hidden = hidden
        self.audience = audience

    def seen_by(self, viewer: int) -> dict[str, Any]:
        """The event as plain data for one seat (-1: a spectator)."""
        data: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        data.update(self.shown)
        if self.hidden and viewer >= 0 and (self.audience >> viewer) & 1:
            data.update(self.hidden)
        return data
