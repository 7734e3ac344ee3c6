"""A crew of which one worker is killed in the middle."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from ludoteka.arena.crew import Crew, Item, Result


def do(kills: Path, victim: object, work: Callable[[Item], Result], item: Item) -> Result:
    """The work; whoever comes first to the victim does not survive it."""
    result = work(item)
    if item == victim:
        try:
            kills.touch(exist_ok=False)
        except FileExistsError:
            return result
        os.kill(os.getpid(), signal.SIGKILL)
    return result


class Deadly:
    """Kills the worker that does the item numbered `victim`, once, when it is about to report."""

    def __init__(self, crew: Crew, folder: Path, victim: int) -> None:
        self.crew = crew
        self.kills = folder / "killed"
        self.victim = victim

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        return self.crew.run(partial(do, self.kills, self.victim, work), items)
