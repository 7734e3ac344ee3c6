"""Random matches from the command line, and what happens when they bring a fault to light."""

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludoteka.core.game as registry
from ludoteka.arena.simulate import Plan, setup_of, simulate
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.setup import Seasons
from tests.cli.conftest import Ludoteka

PATIENCE = 120.0  # seconds; both cores may be busy
SUMMARY = re.compile(r"(\d+) games, (\d+) decisions, (\d+) ms\n")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_prints_games_decisions_and_time(ludoteka: Ludoteka, players: int) -> None:
    result = ludoteka("simulate", "seasons", "--games", "3", "--players", str(players), "--seed", "7", "--check")
    assert (result.code, result.err) == (0, "")
    summary = SUMMARY.fullmatch(result.out)
    assert summary is not None
    assert summary[1] == "3"
    assert int(summary[2]) > 150


def test_a_seed_is_any_text_and_always_plays_the_same(ludoteka: Ludoteka) -> None:
    def decisions(seed: str) -> str:
        summary = SUMMARY.fullmatch(ludoteka("simulate", "seasons", "--games", "2", "--seed", seed).out)
        assert summary is not None
        return summary[2]

    assert decisions("зима 2") == decisions("зима 2")
    assert len({decisions(seed) for seed in ("", "1", "2", "три", "--")}) > 1


def test_settings_are_passed_on(ludoteka: Ludoteka) -> None:
    assert ludoteka("simulate", "seasons", "--games", "2", "--set", "level=apprentice", "--set", "first=2").code == 0


# --- settings at random ---


def setups(players: int | None, settings: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """What five hundred matches draw."""
    plan = Plan("seasons", players, settings, "x", 500, False, random_settings=True)
    return [setup_of(GAME, plan, random.Random(f"x/{number}")) for number in range(500)]


def test_every_setting_and_the_number_of_players_are_drawn_for_each_match() -> None:
    drawn = setups(None, {})
    assert {players for players, _ in drawn} == {2, 3, 4}
    for setting in GAME.settings:
        assert {settings[setting.name] for _, settings in drawn} == set(setting.values)


def test_what_the_game_refuses_is_drawn_again() -> None:
    for players, settings in setups(None, {}):
        assert GAME.complete(players, settings) == settings
        assert settings["first"] == "random" or int(settings["first"]) <= players
        assert (settings["level"], settings["kingdom"]) != ("apprentice", "on")


def test_what_is_named_is_not_drawn() -> None:
    drawn = setups(3, {"enchantment": "drought", "tokens": "on"})
    assert {players for players, _ in drawn} == {3}
    assert {(settings["enchantment"], settings["tokens"]) for _, settings in drawn} == {("drought", "on")}
    assert {settings["level"] for _, settings in drawn} == {"apprentice", "wizard", "archmage"}


def test_settings_that_no_match_can_have_are_refused() -> None:
    plan = Plan(
        "seasons", 4, {"level": "wizard", "kingdom": "off", "enchantment": "elemental-construction"}, "", 1, True
    )
    assert setup_of(GAME, plan, random.Random(0)) == (4, plan.settings)  # nothing is drawn, so nothing is looked at
    with pytest.raises(BadSetup, match="enough cards"):
        setup_of(GAME, Plan(plan.game, 4, plan.settings, "", 1, True, random_settings=True), random.Random(0))


def test_random_options_are_checked_like_all_others(ludoteka: Ludoteka) -> None:
    def decisions(*arguments: str) -> str:
        result = ludoteka("simulate", "seasons", "--games", "12", "--options", "random", "--check", *arguments)
        assert (result.code, result.err) == (0, "")
        summary = SUMMARY.fullmatch(result.out)
        assert summary is not None
        return summary[2]

    assert decisions("--seed", "7") == decisions("--seed", "7")
    assert decisions("--seed", "7") != decisions("--seed", "8")


def test_a_fault_of_a_match_with_random_options_is_reported_with_them(
    ludoteka: Ludoteka, monkeypatch: pytest.MonkeyPatch
) -> None:
    only(Crashing(), monkeypatch)
    fixed = ("--set", "level=wizard", "--players", "3")
    result = ludoteka("simulate", "crashing", "--games", "5", "--options", "random", *fixed)
    assert result.code == 1
    expected = (
        r"ludoteka: seed 0, match 0, decision 0 \(3 players, level=wizard, first=\w+, kingdom=\w+, .+\): IndexError"
    )
    assert re.match(expected, result.err)


# --- several processes ---


def test_several_processes_play_the_same_matches_as_one() -> None:
    plan = Plan("seasons", 2, {}, "7", 63, False, 5)
    heard: list[int] = []
    together = simulate(plan, workers=2, progress=heard.append)
    assert together == simulate(plan, workers=1)
    assert together.games == sum(heard) == 63
    assert max(heard) <= 10


class Forgetful(Seasons):
    """Loses a die when a saved state is loaded."""

    name = "forgetful"

    def load(self, data: dict[str, Any]) -> State:
        return super().load({**data, "dice": data["dice"][1:]})


class Crashing(Seasons):
    """Cannot even be set up."""

    name = "crashing"

    def begin(self, players: int, settings: dict[str, str], chance: Any) -> State:
        raise IndexError("no such die")


def only(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {game.name: game})


def test_a_fault_is_reported_with_seed_match_and_decision(ludoteka: Ludoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    only(Forgetful(), monkeypatch)
    result = ludoteka("simulate", "forgetful", "--games", "50", "--seed", "x", "--check")
    assert result.code == 1
    assert result.out == ""
    found = re.fullmatch(r"ludoteka: seed x, match (\d+), decision (\d+): (.+)\n", result.err)
    assert found is not None
    assert found[3] == "a saved and loaded state differs from the original"
    again = ludoteka("simulate", "forgetful", "--games", "1", "--from", found[1], "--seed", "x", "--check")
    assert again.err == result.err


def test_without_check_nobody_looks(ludoteka: Ludoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    only(Forgetful(), monkeypatch)
    assert ludoteka("simulate", "forgetful", "--games", "2").code == 0


def test_an_exception_is_a_fault(ludoteka: Ludoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    only(Crashing(), monkeypatch)
    result = ludoteka("simulate", "crashing", "--games", "5")
    assert result.code == 1
    assert result.err == "ludoteka: seed 0, match 0, decision 0: IndexError: no such die\n"


def test_ctrl_c_ends_all_processes_with_one_line() -> None:
    command = [sys.executable, "-m", "ludoteka.cli", "simulate", "seasons", "--games", "1000000"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell lets what it runs behind its back ignore it
    running = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    signal.signal(signal.SIGINT, before)
    # until the workers are there and the signal is heard: before that, Python itself may swallow it
    wait_until(lambda: workers(running.pid) >= 2 and hears_interrupts(running.pid))
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, out, err) == (130, "", "ludoteka: interrupted\n")
    wait_until(lambda: not group_lives(running.pid))  # helpers of multiprocessing need a moment to see it


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "in vain"
        time.sleep(0.02)


def workers(process: int) -> int:
    """How many processes of a pool a process has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return sum(b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes() for child in children)


def hears_interrupts(process: int) -> bool:
    """Whether the signal of Ctrl+C would reach a process now."""
    status = Path(f"/proc/{process}/task/{process}/status").read_text()
    (held,) = re.findall(r"^SigBlk:\s*(\w+)$", status, re.MULTILINE)
    return not int(held, 16) >> (signal.SIGINT - 1) & 1


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
