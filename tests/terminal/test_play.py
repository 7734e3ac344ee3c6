"""`play` from the first line to the last: in a real terminal, and where it must refuse."""

import os
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from ludoteka.games.seasons import GAME
from ludoteka.terminal.app import Shell
from ludoteka.terminal.play import play
from ludoteka.terminal.saves import Saves
from ludoteka.text import texts
from tests.terminal.keyboard import PATIENCE, sit_down

SEATS = ["human", "adept"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTEKA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> list[Shell]:
    """As if in a terminal; applications that would have opened are collected instead."""
    opened: list[Shell] = []
    monkeypatch.setattr("ludoteka.terminal.play.in_terminal", lambda: True)

    def run(app: Shell) -> None:
        opened.append(app)

    monkeypatch.setattr(Shell, "run", run)
    return opened


def save_match(home: Path) -> Path:
    saves = Saves(GAME, home)
    sitting = sit_down(*SEATS, saves=saves)
    sitting.answer(0, sitting.match.state.options(0)[0])
    (path,) = saves.under_way.iterdir()
    return path


def test_in_a_real_terminal_killed_and_resumed(home: Path) -> None:
    def spawn(*more: str) -> "pexpect.spawn[str]":
        call = ["-m", "ludoteka.cli", "play", "seasons", "--level", "apprentice", "--lang", "uk", *more]
        env = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": os.pathsep.join(sys.path)}
        return pexpect.spawn(sys.executable, call, env=env, dimensions=(36, 120), encoding="utf-8", timeout=PATIENCE)

    say = texts("uk")
    game = spawn("--seed", "1")
    game.expect_exact(say("seasons-ask-split-hand", n=3))
    game.send("  \x1b[B \x1b[B \x1b[B \r")  # the first card is added and taken away again
    game.expect_exact(say("seasons-ask-split-year-2", n=3))
    game.kill(signal.SIGKILL)
    game.wait()
    game = spawn("--resume")
    game.expect_exact(say("seasons-ask-split-year-2", n=3))
    game.send("q")
    game.expect_exact(say("terminal-saved", game="seasons")[:20])
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    assert len([path for path in (home / "saves").iterdir() if path.suffix != ".tmp"]) == 1  # a kill may leave a draft


def test_without_a_terminal_it_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    assert play("seasons", SEATS, {}, "uk", None, False) == 2
    assert capsys.readouterr().err == texts("uk")("terminal-needs-terminal") + "\n"


def test_nothing_to_resume(terminal: list[Shell], capsys: pytest.CaptureFixture[str]) -> None:
    assert play("seasons", SEATS, {}, "en", None, True) == 2
    assert capsys.readouterr().err == "There is no saved match of Seasons: start one without --resume.\n"
    assert terminal == []


@pytest.mark.parametrize("resume", [True, False])
def test_a_damaged_save_gives_one_line_and_stays(
    home: Path, terminal: list[Shell], capsys: pytest.CaptureFixture[str], resume: bool
) -> None:
    path = save_match(home)
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert play("seasons", SEATS, {}, "en", None, resume) == (2 if resume else 0)
    line = capsys.readouterr().err
    assert line.startswith("The saved match cannot be used (")
    assert line.count("\n") == 1
    kept = path.with_suffix(".damaged")
    assert str(kept) in line
    assert kept.exists()
    assert len(terminal) == (0 if resume else 1), "a new match can be started"


def test_resume_opens_the_saved_match_at_once(home: Path, terminal: list[Shell]) -> None:
    save_match(home)
    assert play("seasons", ["human", "random"], {}, "en", None, True) == 0
    (app,) = terminal
    assert app.waiting is None
    assert app.begin().seats == SEATS, "who plays stands in the save"
    assert len(app.begin().match.journal.answers) == 1


def test_a_saved_match_is_offered(home: Path, terminal: list[Shell]) -> None:
    save_match(home)
    assert play("seasons", ["human", "random"], {"level": "wizard"}, "en", "7", False) == 0
    (app,) = terminal
    assert app.waiting is not None
    assert app.waiting.seats == SEATS
    fresh = app.begin()
    assert fresh.seats == ["human", "random"]
    assert fresh.match.journal.settings["level"] == "wizard"


def test_a_seed_deals_the_same_match(terminal: list[Shell]) -> None:
    for _ in range(2):
        assert play("seasons", SEATS, {}, "en", "same", False) == 0
    first, second = (app.begin().match for app in terminal)
    assert first.journal.key == second.journal.key


@pytest.mark.parametrize(
    ("game", "seats", "settings", "complaint"),
    [
        ("chess", SEATS, {}, "there is no game 'chess'"),
        ("seasons", ["human"], {}, "2 to 4 players, not 1"),
        ("seasons", ["human", "oracle"], {}, "no computer player 'oracle'"),
        ("seasons", SEATS, {"level": "god"}, "'god' is not a value"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_screen_opens(
    terminal: list[Shell],
    capsys: pytest.CaptureFixture[str],
    game: str,
    seats: list[str],
    settings: dict[str, str],
    complaint: str,
) -> None:
    assert play(game, seats, settings, "en", None, False) == 2
    err = capsys.readouterr().err
    assert complaint in err
    assert err.count("\n") == 1
    assert terminal == []
