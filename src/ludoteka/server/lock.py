"""One server process on one database: a second one would overwrite the matches that the first has in memory.

Beside an SQLite file lies a lock file, locked by the operating system for as long as the process lives, however it
ends. In PostgreSQL the writer's connection holds an advisory lock, see writer.py.
"""

import os
import sys
from pathlib import Path

from sqlalchemy.engine import URL

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TAKEN = "is used by another Ludoteka server: stop that one first, or give this one another --database-url"


class Unfit(Exception):
    """The database cannot be used; the text says in one line why, and what to do."""


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database, None for one in memory or another kind."""
    inside = url.database in {None, "", ":memory:"}
    return None if url.get_backend_name() != "sqlite" or inside else Path(str(url.database)).resolve()


class FileLock:
    """The lock beside a database file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._descriptor: int | None = None

    def take(self) -> None:
        """Take it for the life of this process, or raise Unfit."""
        path = self.database.with_name(f"{self.database.name}.lock")
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(descriptor)
            raise Unfit(f"{self.database} {TAKEN}") from None
        self._descriptor = descriptor

    def release(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
