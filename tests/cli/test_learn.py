"""Lessons from the command line: which there are, which are done, and what cannot be opened."""

from pathlib import Path

import pytest

from ludoteka.games.seasons import GAME
from ludoteka.terminal.progress import Learned
from tests.cli.conftest import Ludoteka


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTEKA_HOME", str(tmp_path))


def test_the_list_ticks_what_is_done(ludoteka: Ludoteka) -> None:
    Learned(GAME).add("energy")
    result = ludoteka("learn", "seasons", "--list", "--lang", "uk")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0] == "   1  Кубики й кристали  crystals"
    assert lines[1] == "✓  2  Енергія  energy"
    assert len(lines) == 9


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "there is no game 'chess'"),
        (("briscola",), "briscola has no lessons"),
        (("seasons", "alchemy"), "seasons has no lesson 'alchemy'; it has: crystals, energy, "),
        (("seasons", "--lang", "de"), "there is no language 'de'"),
        (("seasons",), "terminal"),
    ],
)
@pytest.mark.usefixtures("briscola")
def test_what_cannot_be_opened_is_said_in_a_line(
    ludoteka: Ludoteka, arguments: tuple[str, ...], complaint: str
) -> None:
    result = ludoteka("learn", *arguments)
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err
    assert result.err.count("\n") == 1
