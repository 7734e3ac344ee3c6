"""Looking for puzzles in many matches, and choosing among what was found."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.arena import puzzles as arena
from ludoteka.arena.crew import Alone
from ludoteka.arena.puzzles import ALIKE, BadFinds, Quarry, choose, mine, read_finds
from ludoteka.games.seasons import GAME
from ludoteka.puzzles.reading import Puzzle, parse, puzzles, unpack
from tests.cli.conftest import Ludoteka, ludoteka

__all__ = ["ludoteka"]


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The matches that were looked through; each has as many finds as its number."""
    found: list[int] = []

    def dig(_: Quarry, number: int) -> list[dict[str, Any]]:
        found.append(number)
        return [{"id": f"{number}-{n}"} for n in range(number)]

    monkeypatch.setattr(arena, "dig", dig)
    return found


def test_the_same_command_goes_on(tmp_path: Path, looked: list[int]) -> None:
    path = tmp_path / "found.jsonl"
    assert mine(Quarry("seasons", "s"), 0, Alone(), path) == 0
    for games in (0, 2):
        assert mine(Quarry("seasons", "s"), games, Alone(), path) == games // 2
        path.write_bytes(path.read_bytes() + b'{"match": 2, "puz')  # it was ended in the middle of a line
    assert mine(Quarry("seasons", "s"), 4, Alone(), path) == 6
    assert looked == [0, 1, 2, 3]
    assert set(read_finds(path, {})) == {0, 1, 2, 3}
    for quarry in (Quarry("seasons", "t"), Quarry("etherstone", "s")):
        with pytest.raises(BadFinds, match="was made with another"):
            mine(quarry, 4, Alone(), path)


@pytest.mark.parametrize("content", ["remember the milk", '[1]\n{"a": 1', '{"game": "seasons"}\n["x"]\ntail', "\n"])
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(
    ludoteka: Ludoteka, tmp_path: Path, looked: list[int], content: str
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(content)
    for command in (
        ("choose", "seasons", str(path), "--out", str(tmp_path / "out")),
        ("make", "seasons", "--games", "1", "--out", str(path)),
    ):
        result = ludoteka("puzzles", *command)
        assert (result.code, len(result.err.splitlines())) == (2, 1)
        assert path.read_text() == content
    assert looked == []
    folder = ludoteka("puzzles", "choose", "seasons", str(tmp_path), "--out", str(tmp_path / "out"))
    assert (folder.code, len(folder.err.splitlines())) == (2, 1)


def test_finds_are_only_read_when_something_is_chosen(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    content = json.dumps({"game": GAME.name, "rules": GAME.rules, "seed": "s"}) + '\n{"match": 0, "puz'
    path.write_text(content)  # it is still being written
    assert choose(GAME, [path], 60, Alone()) == []
    assert path.read_text() == content


@pytest.fixture
def counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a move brings is counted in one deal: what is counted is looked at with the puzzles."""
    monkeypatch.setattr(arena, "COUNTED", 1)


def as_found(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle before what its moves bring was counted."""
    steps = [{key: value for key, value in step.items() if key != "brings"} for step in puzzle.data["steps"]]
    return {**puzzle.data, "steps": steps}


@pytest.mark.usefixtures("counted_once")
def test_what_is_alike_is_chosen_a_few_times_only(tmp_path: Path) -> None:
    one = next(dict(puzzle.data) for puzzle in puzzles(GAME) if "card" in puzzle.data["steps"][0]["detail"])
    copies = [{**one, "id": f"{n:06x}"} for n in range(ALIKE + 2)]
    path = tmp_path / "found.jsonl"
    head = {"game": GAME.name, "rules": GAME.rules, "seed": "s"}
    lines = [head, {"match": 0, "puzzles": copies}, {"match": 1, "puzzles": copies}]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    chosen = choose(GAME, [path], 60, Alone())
    assert [found["id"] for found in chosen] == [f"{n:06x}" for n in range(ALIKE)]
    assert len(choose(GAME, [path], 2, Alone())) == 2


@pytest.mark.usefixtures("counted_once")
def test_chosen_puzzles_are_packed(ludoteka: Ludoteka, tmp_path: Path) -> None:
    found, out = tmp_path / "found.jsonl", tmp_path / "packed.gz"
    head = {"game": GAME.name, "rules": GAME.rules, "seed": "s"}
    all_of_them = [as_found(puzzle) for puzzle in puzzles(GAME)]
    found.write_text(json.dumps(head) + "\n" + json.dumps({"match": 0, "puzzles": all_of_them}) + "\n")
    result = ludoteka("puzzles", "choose", "seasons", str(found), "--out", str(out), "--jobs", "1")
    assert (result.code, result.err) == (0, "")
    assert f"{len(all_of_them)} puzzles" in result.out
    assert {one["id"] for one in unpack(out)[1:]} == {puzzle.id for puzzle in puzzles(GAME)}
    assert [parse(one).stars for one in unpack(out)[1:]] == [puzzle.stars for puzzle in puzzles(GAME)]
    assert all("brings" in step for one in unpack(out)[1:] for step in one["steps"])
    other = ludoteka("puzzles", "choose", "etherstone", str(found), "--out", str(out))
    assert other.code == 2
    assert "another 'game'" in other.err
