"""How fair a game is: many matches between equal computer players, and who won them with what.

What is counted is told by the game, see `Game.measures`; beside it the cards that were drafted and played, as its
report tells.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any

from ludoteka.arena.crew import Crew, in_order
from ludoteka.arena.playing import Played, Table, play
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game, game_named
from ludoteka.core.hooks import Report

Z = 1.96  # a confidence of 95 %


@dataclass
class Share:
    """How often something won, or happened."""

    seen: int = 0
    won: float = 0.0

    @property
    def rate(self) -> float:
        return self.won / self.seen

    @property
    def margin(self) -> float:
        """Half the width of the confidence interval."""
        return Z * sqrt(max(self.rate * (1 - self.rate), 0.25 / self.seen) / self.seen)


@dataclass
class Balance:
    """What was measured."""

    players: int
    games: int = 0
    tags: dict[str, dict[str, Share]] = field(default_factory=dict)
    facts: dict[str, dict[str, int]] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)

    def add(self, match: "Outcome") -> None:
        self.games += 1
        self.lengths.append(match.length)
        for kind, name in match.facts.items():
            names = self.facts.setdefault(kind, {})
            names[name] = names.get(name, 0) + 1
        for won, tags in match.seats:
            for kind, found in tags.items():
                for name in found:
                    share = self.tags.setdefault(kind, {}).setdefault(name, Share())
                    share.seen += 1
                    share.won += won

    def percentile(self, share: float) -> int:
        """The length that this share of the matches did not exceed."""
        ordered = sorted(self.lengths)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "players": self.players,
            "length": {name: self.percentile(p) for name, p in (("p5", 0.05), ("median", 0.5), ("p95", 0.95))},
            "facts": {kind: {name: n / self.games for name, n in names.items()} for kind, names in self.facts.items()},
            "tags": {
                kind: {
                    name: {"seen": share.seen, "rate": round(share.rate, 4), "margin": round(share.margin, 4)}
                    for name, share in sorted(names.items())
                }
                for kind, names in self.tags.items()
            },
        }


@dataclass(frozen=True)
class Outcome:
    """One match: its length, its facts, and for every seat its share of the win with what it played."""

    length: int
    facts: dict[str, str]
    seats: list[tuple[float, dict[str, list[str]]]]


def check(game: Game) -> None:
    """Refuse a game that tells nothing to count."""
    if game.measures() is None and game.report() is None:
        raise BadSetup(f"{game.name} tells nothing to count: neither Game.measures nor Game.report gives anything")


def match(game: str, bots: tuple[str, ...], settings: dict[str, str], seed: str, number: int) -> Outcome:
    """One match between equal players."""
    table = Table(game, bots, settings, f"{seed} {number}")
    rules = game_named(game)
    counted, report = rules.measures(), rules.report()
    state, played = play(table)
    cards = [{} for _ in bots] if report is None else cards_of(report, table, played)
    seats = [
        (won, {**(counted.tags(state, seat) if counted is not None else {}), **cards[seat]})
        for seat, won in enumerate(played.wins())
    ]
    if counted is not None:
        return Outcome(counted.length(state), counted.facts(state), seats)
    return Outcome(report.round_of(state) if report is not None else 0, {}, seats)


def cards_of(report: Report, table: Table, played: Played) -> list[dict[str, list[str]]]:
    """For each seat the cards that it drafted and those that it played, each once."""
    state = table.begin()
    state.events = []
    for option in played.answers:
        state.answer(state.seat, option)
    seats = len(table.bots)
    drafted: list[list[str]] = [[] for _ in range(seats)]
    for event in state.events:
        if event.kind == "drafted":
            drafted[event.seat].append(str({**event.shown, **event.hidden}["card"]))
    used = report.statistics(state.events, seats).get("played", [[]] * seats)
    return [
        {kind: sorted(set(found)) for kind, found in (("drafted", drafted[seat]), ("played", used[seat])) if found}
        for seat in range(seats)
    ]


def balance(
    game: str,
    bot: str,
    players: int,
    settings: dict[str, str],
    seed: str,
    games: int,
    crew: Crew,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play the matches; the same seed gives the same ones."""
    found = Balance(players)
    for outcome in in_order(crew, partial(match, game, (bot,) * players, settings, seed), range(games)):
        found.add(outcome)
        if progress is not None:
            progress(1)
    return found
