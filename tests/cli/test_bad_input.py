"""Whatever is wrong with the arguments or a file is said in one line, with exit code 2."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Ludoteka, Result

ARGUMENTS = [
    (("frobnicate",), "frobnicate"),
    (("--frobnicate",), "--frobnicate"),
    (("games", "seasons"), "seasons"),
    (("cards",), "GAME"),
    (("cards", "chess"), "there is no game 'chess'; these are installed: "),
    (("cards", "seasons", "--lang", "xx"), "there is no language 'xx': use en, ru, uk"),
    (("cards", "seasons", "--lang"), "--lang"),
    (("play", "chess"), "there is no game 'chess'"),
    (("simulate", "chess"), "there is no game 'chess'"),
    (("simulate", "seasons", "--games", "0"), "--games"),
    (("simulate", "seasons", "--games", "-5"), "--games"),
    (("simulate", "seasons", "--games", "many"), "--games"),
    (("simulate", "seasons", "--players", "1"), "seasons is for 2 to 4 players, not 1"),
    (("simulate", "seasons", "--players", "5"), "seasons is for 2 to 4 players, not 5"),
    (("simulate", "seasons", "--set", "level"), "'level' does not set anything: write NAME=VALUE"),
    (("simulate", "seasons", "--set", "level=god"), "'god' is not a value of 'level'"),
    (("simulate", "seasons", "--set", "colour=red"), "seasons has no setting 'colour'"),
    (("simulate", "seasons", "--set", "first=3"), "seat 3 cannot start"),
    (("simulate", "seasons", "--from", "-1"), "--from"),
    (("simulate", "seasons", "--options", "all"), "--options cannot be 'all': write --options random"),
    (("simulate", "seasons", "--options"), "--options"),
    (("simulate", "seasons", "--options", "random", "--players", "5"), "seasons is for 2 to 4 players, not 5"),
    (("simulate", "seasons", "--options", "random", "--set", "colour=red"), "seasons has no setting 'colour'"),
    (("simulate", "seasons", "--options", "random", "--set", "level=god"), "'god' is not a value of 'level'"),
    (("simulate", "seasons", "--options", "random", "--players", "2", "--set", "first=3"), "seat 3 cannot start"),
    (
        ("simulate", "seasons", "--options", "random", "--set", "kingdom=on", "--set", "level=apprentice"),
        "Enchanted Kingdom are for level wizard or archmage",
    ),
    (("bench", "frobnicate"), "frobnicate"),
    (("bench", "engine", "chess"), "there is no game 'chess'"),
    (("bench", "engine", "seasons", "--players", "7"), "seasons is for 2 to 4 players, not 7"),
    (("bench", "engine", "seasons", "--seconds", "0"), "--seconds"),
    (("bench", "engine", "seasons", "--seconds", "nan"), "--seconds"),
    (("replay",), "FILE"),
    (("replay", "nowhere.jsonl"), "nowhere.jsonl cannot be read: No such file or directory"),
    (("replay", "."), "cannot be read: Is a directory"),
]


def refused(result: Result) -> str:
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("ludoteka: ")
    assert result.err.count("\n") == 1
    return result.err


@pytest.mark.parametrize(("arguments", "complaint"), ARGUMENTS, ids=[" ".join(arguments) for arguments, _ in ARGUMENTS])
def test_bad_arguments(ludoteka: Ludoteka, arguments: tuple[str, ...], complaint: str) -> None:
    assert complaint in refused(ludoteka(*arguments))


# --- damaged journals ---

Lines = list[Any]


def head(name: str, value: Any) -> Callable[[Lines], Lines]:
    return lambda rows: [{**rows[0], name: value}, *rows[1:]]


def close(name: str, value: Any) -> Callable[[Lines], Lines]:
    return lambda rows: [*rows[:-1], {**rows[-1], name: value}]


def answer(place: int, value: Any) -> Callable[[Lines], Lines]:
    """Put another value into answer 5."""
    return lambda rows: [*rows[:6], [*rows[6][:place], value, *rows[6][place + 1 :]], *rows[7:]]


DAMAGES: dict[str, tuple[Callable[[Lines], Lines], str]] = {
    "cut": (lambda rows: rows[:-1], "the journal is cut short"),
    "cut in the middle": (lambda rows: [*rows[:9], *rows[30:]], "line 10"),
    "an answer left out": (lambda rows: [*rows[:-2], rows[-1]], "the journal is cut short"),
    "another rules version": (head("rules", 999), "rules version 999"),
    "another game": (head("game", "chess"), "there is no game 'chess'"),
    "another format": (head("journal", 99), "format"),
    "another key": (head("key", "00" * 32), "answer 0"),
    "a short key": (head("key", "00"), "key"),
    "no key": (head("key", None), "key"),
    "no players": (head("players", 0), "players"),
    "endless rules": (head("rules", float("inf")), ""),
    "an unknown setting": (head("settings", {"colour": "red"}), "colour"),
    "another answer": (answer(2, "fly to the moon"), "'fly to the moon' is not open"),
    "an answer from nobody": (answer(1, 10**30), ""),
    "an answer from the wrong seat": (answer(1, 3), "there is no seat 3"),
    "another fingerprint": (answer(3, "0" * 16), "the journal was edited"),
    "other scores": (close("scores", [1000, 0]), "scores"),
    "scores that are words": (close("scores", ["many", "few"]), ""),
    "scores that are nothing": (close("scores", [None, None]), ""),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("verify", [(), ("--verify",)], ids=["", "verify"])
def test_damaged_journals(ludoteka: Ludoteka, journal: Path, damage: str, verify: tuple[str, ...]) -> None:
    change, complaint = DAMAGES[damage]
    rows = change([json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()])
    journal.write_text("\n".join(json.dumps(row, ensure_ascii=False) for row in rows), encoding="utf-8")
    assert complaint in refused(ludoteka("replay", str(journal), *verify))


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"\x00\xff\xfe binary", b"not a journal", b"[]", b"null\nnull", b"{}", b"[" * 100_000, b"1\n2\n3"],
    ids=["empty", "blank", "binary", "prose", "list", "null", "object", "deep", "numbers"],
)
def test_files_that_are_no_journals(ludoteka: Ludoteka, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(content)
    refused(ludoteka("replay", str(file)))


@pytest.mark.parametrize("at", ["-1", "100000", "first"])
def test_decisions_that_are_not_there(ludoteka: Ludoteka, journal: Path, at: str) -> None:
    refused(ludoteka("replay", str(journal), "--at", at))


def test_a_file_that_may_not_be_read(ludoteka: Ludoteka, journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: Any, **__: Any) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", forbid)
    assert "cannot be read: Permission denied" in refused(ludoteka("replay", str(journal)))
