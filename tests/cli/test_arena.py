"""`ludoteka arena`: computer players meet, and what they did outlives whatever ends the command."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteka.bots.minds.etherstone import EtherstoneMind
from tests.cli.conftest import Ludoteka, Result

QUICK = ("etherstone", "--set", "start=sets")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTEKA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def told(result: Result) -> dict[str, Any]:
    """What was printed as JSON, but for the time that thinking took."""
    assert result.code == 0
    found: dict[str, Any] = json.loads(result.out)
    assert all(standing.pop("ms") > 0 for standing in found["standings"])
    return found


def test_tells_who_won_and_how_sure_that_is(ludoteka: Ludoteka, home: Path) -> None:
    result = ludoteka("arena", *QUICK, "--bots", "adept, random", "--games", "4", "--jobs", "1", "--seed", "7")
    assert (result.code, result.err) == (0, "")
    first, heads, row, blank, more, *ratings = result.out.splitlines()
    assert first == "etherstone, 2 players, 4 matches: each deal from every seat"
    assert heads.split() == ["player", "against", "matches", "won", "95", "%", "mean", "score", "theirs"]
    assert row.split()[:4] == ["adept", "random", "4", "100.0%"]
    assert blank == ""
    assert more.split() == ["player", "rating", "±", "decisions", "ms", "each"]
    assert [line.split()[0] for line in ratings] == ["adept", "random"]
    assert list((home / "arena").iterdir()) == []


def test_one_meets_copies_of_another_and_says_how_often(ludoteka: Ludoteka) -> None:
    result = ludoteka(
        "arena", *QUICK, "--bots", "random,adept", "--games", "2", "--players", "3", "--json", "--jobs", "1"
    )
    assert result.err == "ludoteka: 3 matches instead of 2: each deal is played 3 times\n"
    (met,) = told(result)["meetings"]
    assert (met["first"], met["second"], met["rivals"], met["matches"]) == ("random", "adept", 2, 3)
    assert met["low"] <= met["won"] < 1 / 3


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


# An arena whose process is killed when three matches are on record.
KILLED = """
import os, signal
from ludoteka.arena.record import Record
from ludoteka.cli import main

add = Record.add

def last(record, number, played):
    add(record, number, played)
    if len(record.done) == 3:
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    Record.add = last
    main()
"""


def test_a_run_that_was_killed_goes_on_where_it_was(ludoteka: Ludoteka, tmp_path: Path) -> None:
    command = ("arena", *QUICK, "--bots", "random,random,random", "--games", "20", "--json")
    cut, whole = tmp_path / "cut.jsonl", tmp_path / "whole.jsonl"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, *command, "--jobs", "2", "--out", str(cut)],
        env=environment,
        stdout=subprocess.DEVNULL,
        check=False,
    )
    assert killed.returncode == -signal.SIGKILL
    before = cut.read_bytes()
    assert before.count(b"\n") == 4
    cut.write_bytes(before[:-3])
    resumed = told(ludoteka(*command, "--out", str(cut), "--jobs", "1"))
    assert cut.read_bytes().startswith(before[: before[:-3].rfind(b"\n")])
    uninterrupted = told(ludoteka(*command, "--out", str(whole), "--jobs", "1"))
    assert json.dumps(resumed) == json.dumps(uninterrupted)
    assert lines(cut) == lines(whole) == 61
    played = whole.read_bytes()
    assert told(ludoteka(*command, "--out", str(whole))) == uninterrupted
    assert whole.read_bytes() == played


def test_a_record_of_something_else_is_refused(ludoteka: Ludoteka, tmp_path: Path) -> None:
    out = tmp_path / "record.jsonl"
    command = ("arena", *QUICK, "--bots", "random,random", "--games", "2", "--jobs", "1", "--out", str(out))
    assert ludoteka(*command).code == 0
    before = out.read_bytes()
    result = ludoteka(*command, "--seed", "other")
    assert (result.code, result.out) == (2, "")
    assert result.err == f"ludoteka: {out} is the record of another arena: its 'seed' differs; name another file\n"
    assert out.read_bytes() == before


def test_one_list_of_ratings_for_several_games(ludoteka: Ludoteka, tmp_path: Path) -> None:
    two, three = tmp_path / "two.jsonl", tmp_path / "three.jsonl"
    command = ("arena", *QUICK, "--games", "2", "--jobs", "1")
    assert ludoteka(*command, "--bots", "adept,random", "--out", str(two)).code == 0
    assert ludoteka(*command, "--bots", "random,adept", "--out", str(three), "--players", "3").code == 0
    result = ludoteka("ratings", str(two), str(three))
    assert (result.code, result.err) == (0, "")
    assert [line.split()[0] for line in result.out.splitlines()] == ["player", "adept", "random"]
    both, alone = (
        json.loads(ludoteka("ratings", *files, "--json").out) for files in ((str(two), str(three)), (str(two),))
    )
    assert both[0]["margin"] < alone[0]["margin"]
    head, *matches = two.read_text().splitlines()
    two.write_text("\n".join([head, *reversed(matches), ""]))
    assert json.loads(ludoteka("ratings", str(two), "--json").out) == alone


@pytest.mark.parametrize("content", [None, "", "a diary\n", "{}\n", '{"players": 2}\n'])
def test_what_is_no_record_cannot_be_rated(ludoteka: Ludoteka, tmp_path: Path, content: str | None) -> None:
    path = tmp_path / "record.jsonl"
    if content is not None:
        path.write_text(content)
    result = ludoteka("ratings", str(path))
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"ludoteka: {path} ")
    assert result.err.count("\n") == 1


def test_notes_can_be_trained_on(ludoteka: Ludoteka, tmp_path: Path) -> None:
    files = []
    for players in ("2", "3", "4"):
        data = tmp_path / f"{players}.parquet"
        command = ("arena", *QUICK, "--bots", "random,random", "--games", "1", "--players", players, "--whims", "0.1")
        assert ludoteka(*command, "--data", str(data), "--jobs", "1").code == 0
        files += ["--from", str(data)]
    out = tmp_path / "learned.json"
    result = ludoteka("train", "etherstone", *files, "--out", str(out))
    assert (result.code, result.out) == (0, f"wrote {out}\n")
    mind = EtherstoneMind()
    mind.recall(out)
    assert len(mind.learned) == 3
    assert all(any(learned.weights) for learned in mind.learned)
    result = ludoteka("train", "etherstone", *files[:4], "--out", str(tmp_path / "x"))
    assert (result.code, result.out) == (2, "")
    assert "no match of 4 players" in result.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess", "--bots", "adept,random"), "there is no game 'chess'"),
        (("seasons",), "--bots"),
        (("seasons", "--bots", "adept"), "--bots names one player: name two or more"),
        (("seasons", "--bots", "adept,oracle"), "no computer player 'oracle'; choose one of: random, novice, adept"),
        (("seasons", "--bots", "adept,"), "no computer player ''"),
        (("seasons", "--bots", "adept@5,random"), "'adept' does not search"),
        (("seasons", "--bots", "expert@x,random"), "'expert@x' cannot play: after the @ write trials"),
        (("seasons", "--bots", "adept,random", "--players", "5"), "seasons is for 2 to 4 players, not 5"),
        (("seasons", "--bots", "adept,random", "--games", "0"), "--games"),
        (("seasons", "--bots", "adept,random", "--jobs", "0"), "--jobs"),
        (("seasons", "--bots", "adept,random", "--whims", "2"), "--whims"),
        (("seasons", "--bots", "adept,random", "--cluster", "abacus"), "--cluster"),
        (("seasons", "--bots", "adept,random", "--set", "level=god"), "'god' is not a value of 'level'"),
        (("seasons", "--bots", "adept,random", "--out", "."), "cannot be used: Is a directory"),
        (("seasons", "--bots", "adept,random", "--data", "no/such/x"), "there is no folder no/such"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_played_is_refused(ludoteka: Ludoteka, arguments: tuple[str, ...], complaint: str) -> None:
    result = ludoteka("arena", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("ludoteka: ")
    assert result.err.count("\n") == 1
    assert complaint in result.err


def test_a_cluster_needs_its_extra(ludoteka: Ludoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = ludoteka("arena", *QUICK, "--bots", "random,random", "--cluster", "ray")
    assert (result.code, result.out) == (2, "")
    assert result.err == "ludoteka: --cluster ray needs more than the engine: pip install 'ludoteka[ray]'\n"
