"""Learning what the signs of positions are worth, from matches that computer players play against themselves.

What a sign is worth is fitted by ridge regression: the signs of a seat less those of its rivals, against how far the
seat was ahead in the end. How much a lead says about who wins is then found for each stage of a match by itself.
"""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteka.bots import Mind, make
from ludoteka.bots.mind import Tally
from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game, game_named

RIDGE = 30.0  # how much is held against large weights
WHIMS = 0.03  # of all answers are by chance, so that there is something to compare
SPARED = 4  # of the calm positions between two pauses every such one is noted
LARGEST_LEAD = 120.0
WIN = 30.0  # what a win counts where points do not
DOUBTS = np.geomspace(0.5, 300.0, 50)
FEW = 30  # positions of a stage tell nothing about it
UNSURE = 20.0
CHUNK = 10

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]


class Noted(NamedTuple):
    """The positions of a match: the stage of each, then all signs with position, seat, number and amount; who won."""

    stages: Indices
    position: Indices
    seat: Indices
    sign: Indices
    amount: Numbers
    leads: Numbers
    wins: Numbers


def mind_of(game: Game) -> Mind:
    """What is to be trained, or a refusal."""
    found = game.mind()
    if not isinstance(found, Mind):
        raise BadSetup(f"{game.name} does not say what is to be learned about its positions")
    return found


def note(game: str, bot: str, players: int, seed: str, number: int) -> Noted:
    """Play one match and note its positions."""
    rules = game_named(game)
    mind = mind_of(rules)
    settings = {**rules.unattended(), **mind.practice[number % len(mind.practice)]}
    state = rules.start(players, key_from_seed(f"{seed} {players} {number}"), settings)
    bots = [make(bot, rules, key_from_seed(f"{seed} {players} {number} {seat}")) for seat in range(players)]
    whim = Random(f"{seed} {players} {number}")
    nothing = [0.0] * mind.signs
    stages: list[int] = []
    rows: list[tuple[int, int, int, float]] = []
    while not state.over:
        if mind.calm(state) and (mind.pauses(state) or whim.randrange(SPARED) == 0):
            for seat in range(players):
                tally = Tally(nothing)
                tally.noted = []
                mind.read(state, seat, tally)
                rows += [(len(stages), seat, sign, amount) for sign, amount in tally.noted]
            stages.append(int(mind.stage(state)))
        seat = state.seat
        options = state.options(seat)
        state.answer(seat, whim.choice(options) if whim.random() < WHIMS else bots[seat].choose(state, seat))
    first = state.first_placed()
    wins = np.array([1.0 / len(first) if seat in first else 0.0 for seat in range(players)])
    points = np.array(state.scores(), float) if mind.by_points else WIN * wins
    leads = points - (points.sum() - points) / (players - 1)
    position, at, sign = np.array([row[:3] for row in rows], int).reshape(-1, 3).T
    amount = np.array([row[3] for row in rows])
    leads = np.clip(leads, -LARGEST_LEAD, LARGEST_LEAD)
    return Noted(np.array(stages, int), position, at, sign, amount, leads, wins)


def fit(matches: Sequence[Noted], signs: int, stages: int) -> tuple[Numbers, Numbers]:
    """The weights of the signs, and the doubt at each stage."""
    squares, sums = np.eye(signs) * RIDGE, np.zeros(signs)
    for match in matches:
        seats = len(match.wins)
        table = np.zeros((len(match.stages), seats, signs))
        np.add.at(table, (match.position, match.seat, match.sign), match.amount)
        apart = table - (table.sum(1, keepdims=True) - table) / (seats - 1)
        rows = apart.reshape(-1, signs)
        squares += rows.T @ rows
        sums += rows.T @ np.tile(match.leads, len(match.stages))
    weights: Numbers = np.linalg.solve(squares, sums).astype(float)
    leads: list[list[Numbers]] = [[] for _ in range(stages)]
    wins: list[list[Numbers]] = [[] for _ in range(stages)]
    for match in matches:
        found = np.zeros((len(match.stages), len(match.wins)))
        np.add.at(found, (match.position, match.seat), weights[match.sign] * match.amount)
        for stage, lead in zip(match.stages, found, strict=True):
            leads[stage].append(lead)
            wins[stage].append(match.wins)
    return weights, np.array([_doubt(*pair) for pair in zip(leads, wins, strict=True)])


def _doubt(leads: list[Numbers], wins: list[Numbers]) -> float:
    """The doubt with which the leads foretell the wins best."""
    if len(leads) < FEW:
        return UNSURE
    lead, won = np.array(leads), np.array(wins)

    def surprise(doubt: float) -> float:
        scaled = lead / doubt
        scaled -= scaled.max(1, keepdims=True)
        return float((won * (np.log(np.exp(scaled).sum(1, keepdims=True)) - scaled)).sum())

    return float(min(DOUBTS, key=surprise))


def _chunk(args: tuple[str, str, int, str, range]) -> list[Noted]:
    game, bot, players, seed, numbers = args
    return [note(game, bot, players, seed, number) for number in numbers]


def train(
    game: str,
    bot: str,
    games: Sequence[int],
    seed: str,
    workers: int,
    progress: Callable[[int], None] | None = None,
) -> list[dict[str, Any]]:
    """What is learned for two, three and four players, from so many matches each; the same seed gives the same."""
    mind = mind_of(game_named(game))
    found = []
    with ProcessPoolExecutor(workers) as pool:
        for players, count in enumerate(games, 2):
            chunks = [(game, bot, players, seed, range(i, min(i + CHUNK, count))) for i in range(0, count, CHUNK)]
            matches: list[Noted] = []
            for some in pool.map(_chunk, chunks):
                matches += some
                if progress is not None:
                    progress(len(some))
            weights, doubts = fit(matches, mind.signs, mind.stages)
            found.append({"weights": weights.round(4).tolist(), "doubts": doubts.round(2).tolist()})
    return found


def write(learned: list[dict[str, Any]], path: Path) -> None:
    """A line for each number of players."""
    path.write_text("[\n" + ",\n".join(json.dumps(one) for one in learned) + "\n]\n", encoding="utf-8")
