"""What an installation may lack: `pip install ludoteka` brings the engine alone, its extras bring the rest."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(Exception):
    """Something was asked for that this installation came without; the message says how to get it."""


@contextmanager
def extra(name: str, what: str) -> Iterator[None]:
    """Around imports that only work with an extra of this name; `what` is what needs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "ludoteka":
            raise
        raise MissingExtra(f"{what} needs more than the engine: pip install 'ludoteka[{name}]'") from None
