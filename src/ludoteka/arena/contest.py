"""Computer players meet: every deal is played with all rotations of the seats, so the luck of the deal is shared.

Match `n` of a contest is always the same match, however many there are and whoever plays them.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from functools import partial
from itertools import combinations
from math import ceil
from typing import Any

from ludoteka.arena.crew import Crew
from ludoteka.arena.playing import Played, Table, play
from ludoteka.arena.record import Record, players_mark
from ludoteka.core.game import game_named


@dataclass(frozen=True)
class Contest:
    """Every two of the players meet in the same deals: one of the first against copies of the second."""

    game: str
    players: int
    settings: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    whims: float = 0.0

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.bots)), 2))

    def deals(self, games: int) -> int:
        """How many deals give at least so many matches of each pair."""
        return ceil(games / self.players)

    def matches(self, games: int) -> int:
        return self.deals(games) * self.players * len(self.pairs)

    def number(self, deal: int, pair: int, rotation: int) -> int:
        return (deal * len(self.pairs) + pair) * self.players + rotation

    def seated(self, number: int) -> list[int]:
        """Which player has each seat in a match."""
        rest, rotation = divmod(number, self.players)
        first, second = self.pairs[rest % len(self.pairs)]
        return [first if seat == rotation else second for seat in range(self.players)]

    def head(self) -> dict[str, Any]:
        """All that makes the matches what they are."""
        rules = game_named(self.game).rules
        return {**asdict(self), "bots": list(self.bots), "rules": rules, "mark": players_mark()}

    @classmethod
    def of_head(cls, head: dict[str, Any]) -> "Contest":
        """The contest of which this is the head, or ValueError."""
        try:
            found = cls(**{one.name: head[one.name] for one in fields(cls)})
            found = replace(found, bots=tuple(found.bots))
        except (KeyError, TypeError):
            raise ValueError from None
        if found.players < 2 or len(found.bots) < 2 or not all(isinstance(name, str) for name in found.bots):
            raise ValueError
        return found

    def table(self, number: int) -> Table:
        deal = number // self.players // len(self.pairs)
        bots = tuple(self.bots[player] for player in self.seated(number))
        return Table(self.game, bots, self.settings, f"{self.seed} {deal}", self.whims)


def meet(contest: Contest, number: int) -> Played:
    return play(contest.table(number))[1]


def run(
    contest: Contest, games: int, crew: Crew, record: Record, progress: Callable[[int], None] | None = None
) -> dict[int, Played]:
    """Play the matches that are not on record yet, and record each; all of them come back by their numbers."""
    numbers = range(contest.matches(games))
    done = {number: record.done[number] for number in numbers if number in record.done}
    if progress is not None:
        progress(len(done))
    for number, played in crew.run(partial(meet, contest), [number for number in numbers if number not in done]):
        record.add(number, played)
        done[number] = played
        if progress is not None:
            progress(1)
    return {number: done[number] for number in numbers}
