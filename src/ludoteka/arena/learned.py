"""Files of what was learned about a game, which the computer players that search go by."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludoteka.bots import Mind
from ludoteka.core.errors import LudotekaError


class BadLearned(LudotekaError):
    """A file that cannot be built on."""


@contextmanager
def going_by(mind: Mind, path: Path | None) -> Iterator[None]:
    """Meanwhile positions are judged by what was learned before, where a file of it is named."""
    usual = mind.learned
    try:
        if path:
            mind.recall(path)
        yield
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadLearned(f"{path} cannot be built on: {error}") from None
    finally:
        mind.learned = usual


def write(learned: Sequence[Mapping[str, Any]], path: Path) -> None:
    """A line for each number of players."""
    path.write_text("[\n" + ",\n".join(json.dumps(one) for one in learned) + "\n]\n", encoding="utf-8")
