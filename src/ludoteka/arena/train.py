"""Learning what the signs of positions are worth, from matches that computer players play against themselves.

What a sign is worth is fitted by ridge regression: the signs of a seat less those of its rivals, against how far the
seat was ahead in the end. How much a lead says about who wins is then found for each stage of a match by itself.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.arena.crew import Crew, in_order
from ludoteka.arena.notes import BadNotes, Noted, Numbers, ahead, mind_of, note, read_notes
from ludoteka.arena.playing import Table, play
from ludoteka.bots import Mind
from ludoteka.core.game import game_named

RIDGE = 30.0  # how much is held against large weights
WHIMS = 0.03  # of all answers are by chance, so that there is something to compare
LARGEST_LEAD = 120.0
WIN = 30.0  # what a win counts where points do not
DOUBTS = np.geomspace(0.5, 300.0, 50)
FEW = 30  # positions of a stage tell nothing about it
UNSURE = 20.0


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


def practice(game: str, bot: str, players: int, seed: str, number: int) -> Noted:
    """Play one match of a player against itself and note its positions."""
    rules = game_named(game)
    mind = mind_of(rules)
    settings = {**rules.unattended(), **mind.practice[number % len(mind.practice)]}
    table = Table(game, (bot,) * players, settings, f"{seed} {players} {number}", WHIMS)
    return note(table, play(table)[1].answers)


def play_all(
    game: str,
    bot: str,
    games: Sequence[int],
    seed: str,
    crew: Crew,
    progress: Callable[[int], None] | None = None,
) -> Iterator[list[Noted]]:
    """Matches of two, three and four players, so many each; the same seed gives the same."""
    for players, count in enumerate(games, 2):
        matches = []
        for noted in in_order(crew, partial(practice, game, bot, players, seed), range(count)):
            matches.append(noted)
            if progress is not None:
                progress(1)
        yield matches


def from_files(game: str, paths: Sequence[Path]) -> list[list[Noted]]:
    """The matches of two, three and four players in files of notes."""
    rules = game_named(game)
    matches: list[list[Noted]] = [[], [], []]
    for path in paths:
        for noted in read_notes(path, rules):
            matches[len(noted.wins) - 2].append(noted)
    for players, some in enumerate(matches, 2):
        if not some:
            raise BadNotes(f"the files hold no match of {players} players: two, three and four are needed")
    return matches


def train(game: str, matches: Iterable[Sequence[Noted]]) -> list[dict[str, Any]]:
    """What is learned from matches of two, three and four players."""
    mind = mind_of(game_named(game))
    found = []
    for some in matches:
        weights, doubts = fit([aimed(noted, mind) for noted in some], mind.signs, mind.stages)
        found.append({"weights": weights.round(4).tolist(), "doubts": doubts.round(2).tolist()})
    return found


def aimed(noted: Noted, mind: Mind) -> Noted:
    """With the leads that are to be foretold."""
    if mind.by_points:
        return noted._replace(leads=np.clip(noted.leads, -LARGEST_LEAD, LARGEST_LEAD))
    return noted._replace(leads=WIN * ahead(noted.wins))


def write(learned: list[dict[str, Any]], path: Path) -> None:
    """A line for each number of players."""
    path.write_text("[\n" + ",\n".join(json.dumps(one) for one in learned) + "\n]\n", encoding="utf-8")
