"""What an answer would do, told beforehand as far as the seat that would give it may know."""

from typing import Any, Final, Literal

from ludoteka.core.event import Data
from ludoteka.core.state import State

# certain: it will be just so. unanswered: just so unless a rival answers it. end: the match ends with it.
# open: chance or something hidden decides, and nothing more is said.
Outlook = Literal["certain", "unanswered", "end", "open"]
PASSING: Final = ("number", "asked", "question")  # of a view: other with every answer, whatever it does


class Preview:
    """What a seat would see happen, and what would be different in its view: path, before, after."""

    def __init__(self, outlook: Outlook, events: list[Data], changes: list[list[Any]]) -> None:
        self.outlook: Outlook = outlook
        self.events = events
        self.changes = changes


def preview(state: State, seat: int, option: int, seen: Data | None = None) -> Preview:
    """What a legal answer would do. `seen`: the view of the seat, where it is at hand."""
    after = state.supposed(seat, option)
    if after is None:
        after = state.attempt(seat, option, True)
    if after is None:
        return Preview("open", [], [])
    if after.over:
        return Preview("end", [], [])
    events: list[Data] = [event.seen_by(seat) for event in after.events or []]
    outlook: Outlook = "unanswered" if after.unanswered else "certain"
    return Preview(outlook, events, differences(seen or state.view(seat), after.view(seat)))


def differences(before: Data, after: Data) -> list[list[Any]]:
    """Where two views differ: path, before, after. Lists of other lengths are told whole."""
    found: list[list[Any]] = []
    for key in after:
        if key not in PASSING:
            _compare([key], before.get(key), after[key], found)
    return found


def _compare(path: list[Any], before: Any, after: Any, found: list[list[Any]]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            _compare([*path, key], before.get(key), after.get(key), found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i in range(len(after)):
            _compare([*path, i], before[i], after[i], found)
    else:
        found.append([path, before, after])
