"""A record is gone on with where it ends, and refused where it is of something else."""

from pathlib import Path

import pytest

from ludoteka.arena.contest import Contest
from ludoteka.arena.playing import Played
from ludoteka.arena.record import BadRecord, Record, default_path, line

HEAD = Contest("etherstone", 2, {"start": "sets"}, ("adept", "random"), "record").head()
MATCH = Played([3, 1], [10, 7], [1, 2], [1, 1], [0.5, 0.25])
OTHER = Played([2], [4, 4], [1, 1], [1, 0], [0.5, 0.0])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "folder" / "record.jsonl"
    with Record(file, HEAD) as record:
        record.add(5, MATCH)
        record.add(2, OTHER)
    return file


def test_what_was_added_is_there_again(path: Path) -> None:
    with Record(path, HEAD) as record:
        assert record.done == {5: MATCH, 2: OTHER}


@pytest.mark.parametrize("lost", [1, 2, 10])
def test_a_line_cut_short_is_dropped_and_written_anew(path: Path, lost: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    with Record(path, HEAD) as record:
        assert record.done == {5: MATCH}
        record.add(2, OTHER)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("left", [0, 1, 30])
def test_a_first_line_cut_short_is_written_anew(path: Path, left: int) -> None:
    path.write_bytes(line(HEAD)[:left])
    with Record(path, HEAD) as record:
        assert record.done == {}
    assert path.read_bytes() == line(HEAD)


@pytest.mark.parametrize(
    ("name", "value"),
    [("seed", "x"), ("bots", ["random", "adept"]), ("settings", {}), ("players", 3), ("mark", "0"), ("rules", 0)],
)
def test_another_contest_is_refused(path: Path, name: str, value: object) -> None:
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=f"another arena: its '{name}' differs"):
        Record(path, {**HEAD, name: value})
    assert path.read_bytes() == before
    assert default_path(path.parent, HEAD) != default_path(path.parent, {**HEAD, name: value})


FOREIGN = [b"\n", b"a diary", b"a diary\n", b"[]\n", b"{}\n", b"\xff\xfe\n", b"[" * 10**5 + b"\n"]


@pytest.mark.parametrize("content", FOREIGN, ids=range(len(FOREIGN)))
def test_another_file_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(BadRecord, match="not a record"):
        Record(path, HEAD)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "row", ["", "null", "[]", "[1,2]", '["5",[],[1,2],[1,2],[1,1],[1,1]]', "[5,[],[1],[1,2],[1,1],[1,1]]",
            '[5,["x"],[1,2],[1,2],[1,1],[1,1]]', "[5,[],[1,2],[1,2],[1,1]]"]
)  # fmt: skip
def test_a_damaged_line_is_named(path: Path, row: str) -> None:
    first, match, last = path.read_text().splitlines()
    path.write_text("\n".join([first, match, row, last, ""]))
    with pytest.raises(BadRecord, match=r"line 3 of .* is damaged"):
        Record(path, HEAD)


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be used"):
        Record(tmp_path, HEAD)
