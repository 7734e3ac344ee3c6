"""Work for worker processes. It lives apart because a worker imports the whole module that its work comes from."""

import os
from pathlib import Path


def die_once(mark: str) -> str:
    """Kills its worker the first time."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os._exit(1)
    return "done"


def die() -> None:
    os._exit(1)


def fail() -> None:
    raise ValueError("no")
