"""Notes of positions are the same in a file as when they were made."""

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ludoteka.arena.contest import Contest, meet
from ludoteka.arena.crew import Alone, Processes
from ludoteka.arena.notes import BadNotes, Noted, note_all, read_notes, write_notes
from ludoteka.games.etherstone import GAME
from ludoteka.games.seasons import GAME as SEASONS

CONTEST = Contest("etherstone", 3, {"start": "sets"}, ("random", "random"), "notes")


@pytest.fixture(scope="module")
def answers() -> dict[int, list[int]]:
    return {number: meet(CONTEST, number).answers for number in range(3)}


def same(one: Noted, other: Noted) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_a_file_holds_what_was_noted(answers: dict[int, list[int]], tmp_path: Path) -> None:
    path = tmp_path / "notes.parquet"
    write_notes(path, CONTEST, note_all(CONTEST, answers, Processes(2)))
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
    made = [noted for _, noted in note_all(CONTEST, answers, Alone())]
    read = list(read_notes(path, GAME))
    assert len(made) == len(read) == 3
    assert all(same(*pair) for pair in zip(made, read, strict=True))


def test_a_row_says_what_a_seat_showed_and_how_it_ended(answers: dict[int, list[int]], tmp_path: Path) -> None:
    path = tmp_path / "notes.parquet"
    write_notes(path, CONTEST, note_all(CONTEST, answers, Alone()))
    rows: list[dict[str, Any]] = pq.read_table(path).to_pylist()
    assert {(row["game"], row["players"], row["settings"]) for row in rows} == {("etherstone", 3, '{"start": "sets"}')}
    assert {row["match"] for row in rows} == {0, 1, 2}
    for number, given in answers.items():
        own = [row for row in rows if row["match"] == number]
        plies = [row["ply"] for row in own]
        assert plies == sorted(plies)
        assert plies[-1] < len(given)
        assert [row["seat"] for row in own] == [0, 1, 2] * (len(own) // 3)
        assert sum(row["win"] for row in own[:3]) == pytest.approx(1)
        assert sum(row["lead"] for row in own[:3]) == pytest.approx(0)
        assert max(own[:3], key=lambda row: row["lead"])["win"] > 0
        assert all(row["signs"] and len(row["signs"]) == len(row["amounts"]) for row in own)


def test_other_files_are_refused(answers: dict[int, list[int]], tmp_path: Path) -> None:
    path = tmp_path / "notes.parquet"
    write_notes(path, CONTEST, note_all(CONTEST, answers, Alone()))
    with pytest.raises(BadNotes, match="other signs"):
        list(read_notes(path, SEASONS))
    table = pq.read_table(path)
    pq.write_table(table.set_column(0, "game", pa.array(["chess"] * len(table))), path)
    with pytest.raises(BadNotes, match="is not about etherstone"):
        list(read_notes(path, GAME))
    pq.write_table(pa.table({"x": [1]}), path)
    with pytest.raises(BadNotes, match="is not a file that"):
        list(read_notes(path, GAME))
    path.write_bytes(b"a diary")
    with pytest.raises(BadNotes, match="cannot be read"):
        list(read_notes(path, GAME))
    with pytest.raises(BadNotes, match="cannot be read"):
        list(read_notes(tmp_path / "nowhere", GAME))
