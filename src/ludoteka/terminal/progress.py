"""What a person has learned and solved, in files of the user's data."""

import json
import os
from datetime import date, timedelta
from pathlib import Path
from typing import Any, ClassVar

from ludoteka.core.game import Game
from ludoteka.home import data_folder


class Progress:
    """What is kept of one game in a file that all games share. What cannot be read counts for nothing."""

    file: ClassVar[str]

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game.name
        self.path = (folder if folder is not None else data_folder()) / self.file

    def _read(self) -> Any:
        """What is kept of the game; None if there is nothing."""
        return self._all().get(self.game)

    def _keep(self, what: Any) -> None:
        """Write it; at any moment either the old or the new text is there, whole."""
        found = {**self._all(), self.game: what}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(f".{os.getpid()}.tmp")
        draft.write_text(json.dumps(found), encoding="utf-8")
        draft.replace(self.path)

    def _all(self) -> dict[str, Any]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


def _names(found: Any) -> set[str]:
    return {str(one) for one in found} if isinstance(found, list) else set()


class Learned(Progress):
    """The lessons that are done."""

    file = "learned.json"

    def done(self) -> set[str]:
        return _names(self._read())

    def add(self, lesson: str) -> None:
        self._keep(sorted({*self.done(), lesson}))


class Solved(Progress):
    """The puzzles that are solved, those of them at the first try, and on how many days in a row the daily one was."""

    file = "solved.json"

    def done(self) -> set[str]:
        return _names(self._entry().get("done"))

    def clean(self) -> set[str]:
        return _names(self._entry().get("clean"))

    def days(self, today: date) -> int:
        """The days in a row up to today, or up to yesterday while today's is open."""
        last, days = self._streak()
        return days if last is not None and last >= today - timedelta(days=1) else 0

    def solved_today(self, today: date) -> bool:
        return self._streak()[0] == today

    def add(self, puzzle: str, clean: bool, day: date | None) -> None:
        """Keep that a puzzle is solved; only the first time counts as the first try. `day`: it is that day's."""
        done, known = self.done(), self.clean()
        last, days = self._streak()
        if day is not None and (last is None or day > last):
            last, days = day, self.days(day) + 1
        self._keep(
            {
                "done": sorted({*done, puzzle}),
                "clean": sorted({*known, puzzle} if clean and puzzle not in done else known),
                "day": last.isoformat() if last is not None else "",
                "days": days,
            }
        )

    def _entry(self) -> dict[str, Any]:
        found = self._read()
        return found if isinstance(found, dict) else {}

    def _streak(self) -> tuple[date | None, int]:
        """The last day on which the daily one was solved, and how many days in a row it then was."""
        found = self._entry()
        try:
            return date.fromisoformat(found["day"]), int(found["days"])
        except (KeyError, TypeError, ValueError, OverflowError):
            return None, 0
