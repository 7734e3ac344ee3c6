"""Puzzles from the command line: which there are, which are solved, and what cannot be opened."""

import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from ludoteka.games.seasons import GAME
from ludoteka.puzzles.reading import puzzles
from ludoteka.terminal.progress import Solved
from tests.cli.conftest import Ludoteka

TODAY = date(2026, 11, 19)


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTEKA_HOME", str(tmp_path))
    monkeypatch.setattr("ludoteka.terminal.puzzles.today", lambda: TODAY)


def test_the_list_tells_what_is_solved(ludoteka: Ludoteka) -> None:
    first, second, *_ = puzzles(GAME)
    progress = Solved(GAME)
    for back in (2, 1):
        progress.add(first.id, clean=True, day=TODAY - timedelta(days=back))
    progress.add(second.id, clean=False, day=None)
    result = ludoteka("puzzles", "play", "seasons", "--list")
    assert (result.code, result.err) == (0, "")
    head, *lines = result.out.splitlines()
    assert head == f"2 of {len(puzzles(GAME))} solved · 2 days in a row"
    assert len(lines) == len(puzzles(GAME))
    told = rf"★☆☆ Easy · {first.players} players( · Puzzle of the day)?"
    assert re.fullmatch(rf"✓  1  {told} · solved on the first try  {first.id}", lines[0])
    assert re.fullmatch(rf"✓  2  ★☆☆ Easy · .* · solved  {second.id}", lines[1])
    assert all(line.startswith("  ") for line in lines[2:])
    assert sum("Puzzle of the day" in line for line in lines) == 1


def test_the_list_tells_that_the_daily_one_is_solved(ludoteka: Ludoteka) -> None:
    Solved(GAME).add("a1", clean=True, day=TODAY)
    result = ludoteka("puzzles", "play", "seasons", "--list", "--lang", "uk")
    assert result.out.splitlines()[0] == f"Розв’язано 0 з {len(puzzles(GAME))} · Сьогоднішню задачу розв’язано"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "briscola"), "briscola has no puzzles"),
        (("check", "briscola"), "briscola has no puzzles"),
        (("play", "seasons", "ff"), "seasons has no puzzle 'ff': name one of its 57 by number or id"),
        (("play", "seasons", "0"), "seasons has no puzzle '0'"),
        (("play", "seasons", "1", "--daily"), "name a puzzle or say --daily, not both"),
        (("play", "seasons", "--lang", "de"), "there is no language 'de'"),
        (("play", "seasons"), "terminal"),
        (("play", "seasons", "--daily"), "terminal"),
    ],
)
@pytest.mark.usefixtures("briscola")
def test_what_cannot_be_opened_is_said_in_a_line(
    ludoteka: Ludoteka, arguments: tuple[str, ...], complaint: str
) -> None:
    result = ludoteka("puzzles", *arguments)
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err
    assert result.err.count("\n") == 1


def test_puzzles_of_other_rules_are_not_played(ludoteka: Ludoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.puzzles.reading.puzzles", lambda _game: ())
    result = ludoteka("puzzles", "play", "seasons")
    assert (result.code, result.out) == (2, "")
    assert result.err == (
        "ludoteka: the puzzles of seasons belong to other rules: find new ones with 'ludoteka puzzles make'\n"
    )
