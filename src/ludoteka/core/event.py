"""What happened, and who may see it. The log, the animations and the translations are made from events."""

from collections.abc import Mapping
from typing import Any

from ludoteka.core.cause import Because
from ludoteka.core.packing import has

Data = Mapping[str, Any]  # JSON data whose shape a game declares, see `Game.shown`


def explain(event: Because, because: Because) -> None:
    """Add to an event what it comes from."""
    if "cause" in because:
        event["cause"] = because["cause"]
    if "by" in because:
        event["by"] = because["by"]


class Event:
    """Something that happened to a seat (-1: to the table), as a game declares it: `kind` and `seat` are always there.

    `shown` may be seen by all; `hidden` only by the seats in the bit mask `audience`.
    """

    def __init__(self, shown: Data, hidden: Data, audience: int) -> None:
        self.shown = shown
        self.hidden = hidden
        self.audience = audience

    @property
    def kind(self) -> str:
        return str(self.shown["kind"])

    @property
    def seat(self) -> int:
        return int(self.shown["seat"])

    def seen_by(self, viewer: int) -> dict[str, Any]:
        """The event as plain data for one seat (-1: a spectator)."""
        data = dict(self.shown)
        if self.hidden and viewer >= 0 and has(self.audience, viewer):
            data.update(self.hidden)
        return data
