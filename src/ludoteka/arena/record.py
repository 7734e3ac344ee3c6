"""Matches on record: a file that says in its first line what is played, and then has a line for each match played.

A match is written as soon as it is over, so whatever ends a run, the next one goes on from there. A last line that was
cut short is dropped.
"""

import json
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any

import ludoteka.bots
from ludoteka.arena.playing import Played
from ludoteka.core.errors import LudotekaError


class BadRecord(LudotekaError):
    """A file that cannot be gone on with."""


def players_mark() -> str:
    """A mark of all that makes the players play as they do: theirs are other matches when it changes."""
    mark = blake2b(digest_size=8)
    folder = Path(ludoteka.bots.__file__).parent
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".py", ".json"}:
            mark.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


def default_path(folder: Path, head: dict[str, Any]) -> Path:
    """A file for this contest and no other."""
    return folder / f"{blake2b(line(head), digest_size=8).hexdigest()}.jsonl"


class Record:
    """What was played already, and the end of the file to write on."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        self.done: dict[int, Played] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            content = path.read_bytes() if path.exists() else b""
            whole = self._read(content, head)
            self.file = path.open("ab")
            self.file.truncate(whole)
        except OSError as error:
            raise BadRecord(f"{path} cannot be used: {error.strerror}") from None
        if not whole:
            self._write(line(head))

    def _read(self, content: bytes, head: dict[str, Any]) -> int:
        """Take in what is there; returns how many bytes of it are whole lines."""
        expected = line(head)
        if expected.startswith(content) and content != expected:
            return 0  # nothing, or a first line that was cut short
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].splitlines(keepends=True)
        found = parsed(lines[0]) if lines else None
        if not isinstance(found, dict) or found.keys() != head.keys():
            raise BadRecord(f"{self.path} is not a record of an arena: name another file")
        for name, value in head.items():
            if found[name] != value:
                raise BadRecord(f"{self.path} is the record of another arena: its '{name}' differs; name another file")
        self.done = matches_in(self.path, lines, head["players"])
        return whole

    def add(self, number: int, played: Played) -> None:
        self.done[number] = played
        self._write(line([number, *played]))

    def _write(self, text: bytes) -> None:
        self.file.write(text)
        self.file.flush()

    def __enter__(self) -> "Record":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()


def line(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read_record(path: Path) -> tuple[Any, dict[int, Played]]:
    """The first line of a record, whatever it plays, and the matches."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
    lines = content[: content.rfind(b"\n") + 1].splitlines(keepends=True)
    head = parsed(lines[0]) if lines else None
    if not isinstance(head, dict) or not isinstance(head.get("players"), int):
        raise BadRecord(f"{path} is not a record of an arena: name a file that 'ludoteka arena --out' wrote")
    return head, matches_in(path, lines, head["players"])


def matches_in(path: Path, lines: list[bytes], players: int) -> dict[int, Played]:
    found: dict[int, Played] = {}
    for number, text in enumerate(lines[1:], 2):
        row = parsed(text)
        if not is_match(row, players):
            raise BadRecord(f"line {number} of {path} is damaged: restore a copy, or play anew with another file")
        found.setdefault(row[0], Played(*row[1:]))
    return found


def parsed(text: bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def is_match(row: Any, players: int) -> bool:
    """Whether it is a number and what `Played` has."""
    return (
        isinstance(row, list)
        and len(row) == 1 + len(Played._fields)
        and isinstance(row[0], int)
        and row[0] >= 0
        and all(isinstance(part, list) for part in row[1:])
        and all(isinstance(value, int | float) for part in row[1:] for value in part)
        and all(len(part) == players for part in row[2:])
    )
