"""Learning what the signs of positions are worth, from matches that computer players play against themselves.

What a sign is worth is fitted by ridge regression: the signs of a seat less those of its rivals, against how far the
seat was ahead in the end. What was known before is held on to, as firmly as foretells best how matches end that were
kept apart. How much a lead says about who wins is then found for each stage of a match by itself.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.arena.crew import Crew, in_order
from ludoteka.arena.learned import going_by
from ludoteka.arena.notes import BadNotes, Noted, Numbers, ahead, note, read_notes
from ludoteka.arena.playing import Table, mind_of, play
from ludoteka.bots import Mind
from ludoteka.core.game import game_named

HOLDS = np.geomspace(30.0, 300_000.0, 9)  # how firmly one may hold on to what was known before
APART = 8  # of all matches every such one is kept apart, to compare them
WHIMS = 0.03  # of all answers are by chance, so that there is something to compare
LARGEST_LEAD = 120.0
WIN = 30.0  # what a win counts where points do not
DOUBTS = np.geomspace(0.5, 300.0, 50)
FEW = 30  # positions of a stage tell nothing about it
UNSURE = 20.0


class Sums:
    """Squares and products of signs and leads, all that ridge regression needs of its rows."""

    def __init__(self, signs: int) -> None:
        self.squares = np.zeros((signs, signs))
        self.products = np.zeros(signs)

    def add(self, match: Noted) -> None:
        seats, signs = len(match.wins), len(self.products)
        table = np.zeros((len(match.stages), seats, signs))
        np.add.at(table, (match.position, match.seat, match.sign), match.amount)
        apart = table - (table.sum(1, keepdims=True) - table) / (seats - 1)
        rows = apart.reshape(-1, signs)
        self.squares += rows.T @ rows
        self.products += rows.T @ np.tile(match.leads, len(match.stages))

    def solved(self, prior: Numbers, hold: float) -> Numbers:
        """The weights that fit best while they stay near others."""
        squares = self.squares + hold * np.eye(len(prior))
        found: Numbers = np.linalg.solve(squares, self.products + hold * prior).astype(float)
        return found

    def error(self, weights: Numbers) -> float:
        """The squared error of weights, but for what is the same for all."""
        return float(weights @ self.squares @ weights - 2 * weights @ self.products)


def fit(matches: Sequence[Noted], stages: int, priors: Sequence[Numbers]) -> tuple[Numbers, Numbers]:
    """The weights of the signs, near to one of some others, and the doubt at each stage."""
    signs = len(priors[0])
    most, few = Sums(signs), Sums(signs)
    for number, match in enumerate(matches):
        (few if number % APART == 0 and len(matches) > APART else most).add(match)
    ways = [(prior, float(hold)) for prior in priors for hold in HOLDS]
    prior, hold = min(ways, key=lambda way: few.error(most.solved(*way)))
    most.squares += few.squares
    most.products += few.products
    weights = most.solved(prior, hold)
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


def known(game: str, after: Path) -> list[Numbers]:
    """The weights of an earlier generation for two, three and four players."""
    mind = mind_of(game_named(game))
    with going_by(mind, after):
        return [np.array(learned.weights) for learned in mind.learned]


def practice(game: str, bot: str, players: int, seed: str, after: Path | None, number: int) -> Noted:
    """Play one match of a player against itself and note its positions."""
    rules = game_named(game)
    mind = mind_of(rules)
    settings = {**rules.unattended(), **mind.practice[number % len(mind.practice)]}
    table = Table(game, (bot,) * players, settings, f"{seed} {players} {number}", WHIMS)
    with going_by(mind, after):
        return note(table, play(table)[1].answers)


def play_all(
    game: str,
    bot: str,
    games: Sequence[int],
    seed: str,
    crew: Crew,
    progress: Callable[[int], None] | None = None,
    after: Path | None = None,
) -> Iterator[list[Noted]]:
    """Matches of two, three and four players, so many each; the same seed gives the same.

    Who searches goes by what was learned before, where a file of it is named.
    """
    for players, count in enumerate(games, 2):
        matches = []
        for noted in in_order(crew, partial(practice, game, bot, players, seed, after), range(count)):
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
            raise BadNotes(f"the files hold no match of {players} players: matches of two, three and four are needed")
    return matches


def train(game: str, matches: Iterable[Sequence[Noted]], before: Sequence[Numbers] = ()) -> list[dict[str, Any]]:
    """What is learned from matches of two, three and four players, where something may be known for each of them."""
    mind = mind_of(game_named(game))
    found: list[dict[str, Any]] = []
    news: list[Numbers] = []  # what was learned beyond what was known
    for players, some in enumerate(matches):
        prior = before[players] if before else np.zeros(mind.signs)
        priors = [prior, *(prior + new for new in news[-1:])]  # what is true for fewer players may be so for more
        weights, doubts = fit([aimed(noted, mind) for noted in some], mind.stages, priors)
        news.append(weights - prior)
        told = doubts.round(2).tolist()
        found.append({"weights": weights.round(4).tolist(), "doubts": told, "afar": told})
    return found


def aimed(noted: Noted, mind: Mind) -> Noted:
    """With the leads that are to be foretold."""
    if mind.by_points:
        return noted._replace(leads=np.clip(noted.leads, -LARGEST_LEAD, LARGEST_LEAD))
    return noted._replace(leads=WIN * ahead(noted.wins))
