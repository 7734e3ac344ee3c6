"""Whether the chances to win that are named come true, and how they are made to.

Matches are played that nothing was learned from. At a few moments of each it is noted what the mind of the game makes
of the position, with all cards open and as a spectator guesses it, and who won in the end. Of all times that a seat was
given about 30 %, it should have won about 30 %. A lead says how likely a win is by the doubt of the stage: with the
right doubts that holds.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from ludoteka.arena.balance import Z
from ludoteka.arena.crew import Crew, in_order
from ludoteka.arena.learned import going_by, write
from ludoteka.arena.playing import Table, mind_of, play, replay
from ludoteka.bots import Mind
from ludoteka.bots.mind import Learned, shares
from ludoteka.bots.prospects import DEALS, SPECTATOR
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.state import State

OVER = -1  # the stage of a deal in which the match ended before it could be judged
TENTHS = 10
SCALES = [0.25 * 1.06**step for step in range(48)]  # of doubts, from a quarter to four times
HOLD = 12.0  # how firmly the doubt of a stage keeps to that of all stages
CERTAIN = 1e-6  # no chance is smaller when surprise is measured


class Judged(NamedTuple):
    """A deal: its stage, and what each seat's signs are worth; or OVER, and each seat's share of the win."""

    stage: int
    worth: list[float]


class Seen(NamedTuple):
    """A moment: the number of its match, the position with open cards, what a spectator guesses, who won."""

    match: int
    open: list[Judged]
    guessed: list[Judged]
    wins: list[float]


class Tenth(NamedTuple):
    """Of chances within a tenth: how many were named, their mean, how often they came true, and by how much the two
    differ, with a confidence of 95 %."""

    times: int
    named: float
    won: float
    margin: float

    @property
    def difference(self) -> float:
        return self.won - self.named


@dataclass(frozen=True)
class Watch:
    """Which matches are watched, and at how many moments each."""

    game: str
    bot: str
    seed: str
    settings: dict[str, str]  # beside those of practice, which go by turns
    moments: int
    learned: Path | None = None  # by what positions are judged, where it is not what is installed


# --- watching matches ---


def watch_all(
    watch: Watch, players: int, games: int, crew: Crew, progress: Callable[[int], None] | None = None
) -> Iterator[Seen]:
    """The moments of so many matches, the same for the same seed."""
    for seen in in_order(crew, partial(watch_match, watch, players), range(games)):
        yield from seen
        if progress is not None:
            progress(1)


def watch_match(watch: Watch, players: int, number: int) -> list[Seen]:
    """A few moments of one match, any that the table shows."""
    rules = game_named(watch.game)
    mind = mind_of(rules)
    practice = mind.practice[number % len(mind.practice)]
    settings = rules.complete(players, {**rules.unattended(), **practice, **watch.settings})
    table = Table(watch.game, (watch.bot,) * players, settings, f"{watch.seed} {players} {number}")
    with going_by(mind, watch.learned):
        played = play(table)[1]
        plies = range(len(played.answers))
        chosen = set(Random(f"{table.seed} moments").sample(plies, min(watch.moments, len(plies))))
        return [
            look(mind, number, state, Chance(key_from_seed(f"{table.seed} {ply}")), played.wins())
            for ply, state in enumerate(replay(table, played.answers))
            if ply in chosen
        ]


def look(mind: Mind, match: int, state: State, luck: Chance, wins: list[float]) -> Seen:
    """A moment as the table shows it, to whoever sees all cards and to a spectator."""
    shown = state.clone()
    shown.chance = luck
    guessed = [judged(mind, state.determinize(SPECTATOR, luck), luck) for _ in range(DEALS)]
    return Seen(match, [judged(mind, shown, luck)], guessed, wins)


def judged(mind: Mind, world: State, luck: Chance) -> Judged:
    mind.settle(world, luck)
    if world.over:
        return Judged(OVER, mind.estimate(world))
    return Judged(int(mind.stage(world)), mind.leads(world))


# --- how well it came true ---


def chances(deals: Sequence[Judged], doubts: Sequence[float]) -> list[float]:
    """What is named in a moment: the mean over its deals."""
    named = [deal.worth if deal.stage == OVER else shares(deal.worth, doubts[deal.stage]) for deal in deals]
    return [fmean(seat) for seat in zip(*named, strict=True)]


def tenths(named: Sequence[tuple[object, float, float]]) -> list[Tenth | None]:
    """What became of chances, each with its match and the share of the win that followed; by tenths.

    The chances of one match are no independent observations: its errors are added up before they are squared. Two
    matches more, each half wrong, keep few of them from seeming to prove it all.
    """
    found: list[Tenth | None] = []
    for tenth in range(TENTHS):
        some = [one for one in named if min(TENTHS - 1, int(TENTHS * one[1])) == tenth]
        if not some:
            found.append(None)
            continue
        errors: dict[object, float] = {}
        for match, chance, won in some:
            errors[match] = errors.get(match, 0.0) + won - chance
        squares = sum(error * error for error in errors.values()) + 2 * 0.25
        margin = Z * sqrt(squares) / (len(some) + 2)
        found.append(Tenth(len(some), fmean(one[1] for one in some), fmean(one[2] for one in some), margin))
    return found


def came_true(seen: Mapping[int, Sequence[Seen]], learned: Sequence[Learned], afar: bool) -> list[Tenth | None]:
    """By tenths, of moments by the number of players: all seats of all moments."""
    named: list[tuple[object, float, float]] = []
    for players, moments in seen.items():
        own = learned[players - 2]
        for one in moments:
            deals, doubts = (one.guessed, own.afar) if afar else (one.open, own.doubts)
            found = zip(chances(deals, doubts), one.wins, strict=True)
            named += [((players, one.match), chance, won) for chance, won in found]
    return tenths(named)


# --- the doubts that fit ---


def fit_doubts(moments: Sequence[tuple[Sequence[Judged], Sequence[float]]], doubts: Sequence[float]) -> list[float]:
    """The doubts with which moments, each with its deals and who won, surprise least.

    First all stages are scaled alike. Then each has its say: a stage that was seen seldom keeps to the others.
    """
    scale = min(SCALES, key=lambda one: surprise(moments, [one * doubt for doubt in doubts]))
    scaled = [scale * doubt for doubt in doubts]
    found: list[float] = []
    for stage, doubt in enumerate(scaled):
        own = [moment for moment in moments if moment[0][0].stage == stage]

        def strain(factor: float, own: Any = own, stage: int = stage, doubt: float = doubt) -> float:
            tried = [*scaled[:stage], factor * doubt, *scaled[stage + 1 :]]
            return surprise(own, tried) + HOLD * log(factor) ** 2

        found.append(doubt * min(SCALES, key=strain))
    return found


def surprise(moments: Sequence[tuple[Sequence[Judged], Sequence[float]]], doubts: Sequence[float]) -> float:
    """How unlikely the ends of the moments were held, in all."""
    total = 0.0
    for deals, wins in moments:
        for chance, won in zip(chances(deals, doubts), wins, strict=True):
            total -= won * log(max(chance, CERTAIN))
    return total


def fit_all(seen: Mapping[int, Sequence[Seen]], learned: Sequence[Learned]) -> list[Learned]:
    """What was learned with doubts that fit the moments, by the number of players. The weights stay as they are."""
    found = list(learned)
    for players, moments in seen.items():
        one = found[players - 2]
        doubts = fit_doubts([(moment.open, moment.wins) for moment in moments], one.doubts)
        afar = fit_doubts([(moment.guessed, moment.wins) for moment in moments], doubts)
        found[players - 2] = Learned(one.weights, rounded(doubts), rounded(afar))
    return found


def rounded(doubts: Sequence[float]) -> list[float]:
    return [round(doubt, 2) for doubt in doubts]


# --- files ---


def read_learned(mind: Mind, path: Path | None) -> list[Learned]:
    """What was learned about a game, from a file or as it is installed."""
    with going_by(mind, path):
        return mind.learned


def write_learned(learned: Sequence[Learned], path: Path) -> None:
    write([{"weights": one.weights, "doubts": one.doubts, "afar": one.afar} for one in learned], path)
