"""Matches on disk, as journals: those under way, those that ended, and those that cannot be read any more."""

import os
import re
from pathlib import Path

from ludoteka.core.chance import commitment
from ludoteka.core.errors import BadJournal
from ludoteka.core.game import Game
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.home import data_folder

SUFFIX = ".journal"
DAMAGED = ".damaged"


class DamagedSave(Exception):
    """A saved match that cannot go on; it was put aside and not deleted."""

    def __init__(self, reason: str, kept: Path) -> None:
        super().__init__(reason)
        self.reason = reason
        self.kept = kept


class Saves:
    """The matches of one game. Each has a file of its own, named after the published hash of its key."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game
        root = folder if folder is not None else data_folder()
        self.under_way = root / "saves"
        self.ended = root / "matches"

    def place(self, journal: Journal) -> Path:
        """Where a match that begins will be saved."""
        return _free(self.under_way, f"{self.game.name}-{commitment(journal.key)[:12]}", SUFFIX)

    def save(self, journal: Journal, path: Path) -> None:
        """Write a journal so that at any moment either the old or the new text is there, whole."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.tmp")
        with draft.open("w", encoding="utf-8") as file:
            file.write(journal.dump())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)

    def finish(self, journal: Journal, path: Path) -> Path:
        """A match is over: its journal goes among those that ended."""
        self.save(journal, path)
        self.ended.mkdir(parents=True, exist_ok=True)
        return path.replace(_free(self.ended, path.stem, SUFFIX))

    def load(self) -> tuple[Match, Path] | None:
        """The match that was played last, as it stood, and its file; None if there is none."""
        name = re.compile(rf"{re.escape(self.game.name)}-[0-9a-f]{{12}}(-\d+)?{re.escape(SUFFIX)}")
        found = [path for path in self.under_way.glob(f"*{SUFFIX}") if name.fullmatch(path.name)]
        if not found:
            return None
        newest = max(found, key=lambda path: path.stat().st_mtime_ns)
        try:
            return Match.replay(self.game, Journal.parse(newest.read_text(encoding="utf-8"))), newest
        except (BadJournal, UnicodeDecodeError) as error:
            reason = str(error) if isinstance(error, BadJournal) else "the journal is not text"
            kept = newest.replace(_free(self.under_way, newest.stem, DAMAGED))
            raise DamagedSave(reason, kept) from None


def _free(folder: Path, stem: str, suffix: str) -> Path:
    """A path with this name, or with a number after it, that does not exist yet."""
    path = folder / f"{stem}{suffix}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path
