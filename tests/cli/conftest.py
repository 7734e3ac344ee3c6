"""Running the command line inside the test, and a recorded match to run it on."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ludoteka.cli import main
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.match import Match


class Result(NamedTuple):
    code: int
    out: str
    err: str


Ludoteka = Callable[..., Result]


@pytest.fixture
def ludoteka(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ludoteka:
    """`ludoteka("cards", "seasons")` runs that command, in an English system, 100 columns wide."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str) -> Result:
        with pytest.raises(SystemExit) as leaving:
            main(list(arguments))
        code = leaving.value.code
        out, err = capsys.readouterr()
        return Result(code if isinstance(code, int) else 0, out, err)

    return run


def cards_of(ludoteka: Ludoteka, game: str) -> list[dict[str, Any]]:
    """The cards of a game as programs read them."""
    result = ludoteka("cards", game, "--json")
    assert (result.code, result.err) == (0, "")
    found: list[dict[str, Any]] = json.loads(result.out)
    return found


@pytest.fixture(scope="session")
def played() -> Match:
    """A whole match of two, played at random, always the same."""
    match = Match(game_named("seasons"), 2, key_from_seed("cli"), names=["Anna", "Борис"])
    chance = random.Random(0)
    while not match.over:
        seat = match.state.seat
        match.answer(seat, chance.choice(match.state.options(seat)))
    return match


@pytest.fixture
def journal(played: Match, tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    file.write_text(played.journal.dump(), encoding="utf-8")
    return file
