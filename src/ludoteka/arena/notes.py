"""What positions showed and how their matches ended: noted while a match is played again, kept in Parquet files.

A file has a row for each seat in each noted position: the signs that its game's `Mind` reads there, and the end.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from ludoteka.arena.contest import Contest
from ludoteka.arena.crew import Crew, in_order
from ludoteka.arena.playing import Table, mind_of, replay
from ludoteka.bots.mind import Tally
from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import Game, game_named

SPARED = 4  # of the calm positions between two pauses every such one is noted
GROUP = 50  # matches that are written together

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]


class BadNotes(LudotekaError):
    """A file that nothing can be learned from."""


class Noted(NamedTuple):
    """The positions of a match: answers before each, and stage; then all signs with position, seat, number and amount;
    then for each seat how far it was ahead in the end, and its share of the win."""

    plies: Indices
    stages: Indices
    position: Indices
    seat: Indices
    sign: Indices
    amount: Numbers
    leads: Numbers
    wins: Numbers


def ahead(points: Numbers) -> Numbers:
    """Each seat's points less the mean of the others'."""
    lead: Numbers = points - (points.sum() - points) / (len(points) - 1)
    return lead


def note(table: Table, answers: Sequence[int]) -> Noted:
    """The positions of a match that was played."""
    mind = mind_of(game_named(table.game))
    dice = Random(f"{table.seed} notes")
    nothing = [0.0] * mind.signs
    seats = len(table.bots)
    plies: list[int] = []
    stages: list[int] = []
    rows: list[tuple[int, int, int]] = []
    amounts: list[float] = []
    for ply, state in enumerate(replay(table, answers)):
        if state.over:
            first = state.first_placed()
            wins = np.array([1.0 / len(first) if seat in first else 0.0 for seat in range(seats)])
            leads = ahead(np.array(state.scores(), float))
        elif mind.calm(state) and (mind.pauses(state) or dice.randrange(SPARED) == 0):
            for seat in range(seats):
                tally = Tally(nothing)
                tally.noted = []
                mind.read(state, seat, tally)
                rows += [(len(plies), seat, sign) for sign, _ in tally.noted]
                amounts += [amount for _, amount in tally.noted]
            plies.append(ply)
            stages.append(int(mind.stage(state)))
    position, at, sign = np.array(rows, int).reshape(-1, 3).T
    return Noted(np.array(plies, int), np.array(stages, int), position, at, sign, np.array(amounts), leads, wins)


def note_all(
    contest: Contest,
    answers: Mapping[int, Sequence[int]],
    crew: Crew,
    progress: Callable[[int], None] | None = None,
) -> Iterator[tuple[int, Noted]]:
    """The matches of a contest by their numbers, in order."""
    items = ((number, tuple(given)) for number, given in answers.items())
    for number, noted in zip(answers, in_order(crew, partial(note_match, contest), items), strict=True):
        yield number, noted
        if progress is not None:
            progress(1)


def note_match(contest: Contest, match: tuple[int, tuple[int, ...]]) -> Noted:
    number, answers = match
    return note(contest.table(number), answers)


# --- files ---

SCHEMA = pa.schema(
    [
        ("game", pa.string()),
        ("settings", pa.string()),  # as JSON
        ("players", pa.int8()),
        ("match", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("stage", pa.int16()),
        ("signs", pa.list_(pa.int32())),
        ("amounts", pa.list_(pa.float64())),
        ("lead", pa.float64()),
        ("win", pa.float64()),
    ]
)


def write_notes(path: Path, contest: Contest, matches: Iterable[tuple[int, Noted]]) -> None:
    """Write the matches of a contest, by their numbers. The file is there when it is whole."""
    mind = mind_of(game_named(contest.game))
    facts = {"signs": str(mind.signs), "stages": str(mind.stages)}
    part = path.with_name(f"{path.name}.part")
    todo = iter(matches)
    with pq.ParquetWriter(part, SCHEMA.with_metadata(facts), compression="zstd") as file:
        while group := [as_rows(contest, number, noted) for number, noted in islice(todo, GROUP)]:
            together = pa.concat_tables(group)
            file.write_table(together, row_group_size=max(1, len(together)))
    part.replace(path)


def as_rows(contest: Contest, number: int, noted: Noted) -> pa.Table:
    seats = len(noted.wins)
    count = len(noted.plies) * seats
    sizes = np.bincount(noted.position * seats + noted.seat, minlength=count)
    ends = pa.array(np.concatenate([[0], sizes.cumsum()]), pa.int32())
    columns: dict[str, Any] = {
        "game": [contest.game] * count,
        "settings": [json.dumps(contest.settings)] * count,
        "players": np.full(count, seats),
        "match": np.full(count, number),
        "ply": noted.plies.repeat(seats),
        "seat": np.tile(np.arange(seats), len(noted.plies)),
        "stage": noted.stages.repeat(seats),
        "signs": pa.ListArray.from_arrays(ends, pa.array(noted.sign, pa.int32())),
        "amounts": pa.ListArray.from_arrays(ends, pa.array(noted.amount, pa.float64())),
        "lead": np.tile(noted.leads, len(noted.plies)),
        "win": np.tile(noted.wins, len(noted.plies)),
    }
    return pa.table([pa.array(columns[field.name], field.type) for field in SCHEMA], SCHEMA)


def read_notes(path: Path, game: Game) -> Iterator[Noted]:
    """The matches of a file."""
    mind = mind_of(game)
    try:
        with pq.ParquetFile(path) as file:
            facts = file.schema_arrow.metadata or {}
            if not file.schema_arrow.equals(SCHEMA):
                raise BadNotes(f"{path} is not a file that 'ludoteka arena --data' wrote")
            if (facts.get(b"signs"), facts.get(b"stages")) != (b"%d" % mind.signs, b"%d" % mind.stages):
                raise BadNotes(f"{path} was noted with other signs: play anew")
            for index in range(file.num_row_groups):
                group = file.read_row_group(index)
                if set(group["game"].unique().to_pylist()) - {game.name}:
                    raise BadNotes(f"{path} is not about {game.name}")
                number = group["match"].to_numpy()
                begins = [0, *(np.flatnonzero(np.diff(number)) + 1).tolist()]
                for begin, end in pairwise([*begins, len(number)]):
                    noted = from_rows(group.slice(begin, end - begin))
                    if noted.sign.max(initial=0) >= mind.signs or noted.stages.max(initial=0) >= mind.stages:
                        raise BadNotes(f"{path} was noted with other signs: play anew")
                    yield noted
    except (OSError, pa.ArrowException) as error:
        raise BadNotes(f"{path} cannot be read: {' '.join(str(error).split())}") from None


def from_rows(rows: pa.Table) -> Noted:
    seats = rows["players"][0].as_py()
    signs = rows["signs"].combine_chunks()
    sizes = signs.value_lengths().to_numpy()
    row = np.arange(len(rows)).repeat(sizes)
    return Noted(
        rows["ply"].to_numpy()[::seats].astype(int),
        rows["stage"].to_numpy()[::seats].astype(int),
        row // seats,
        row % seats,
        signs.flatten().to_numpy().astype(int),
        rows["amounts"].combine_chunks().flatten().to_numpy(),
        rows["lead"].to_numpy()[:seats],
        rows["win"].to_numpy()[:seats],
    )
