"""PettingZoo's and Gymnasium's own tests, unmodified, and what the doors promise beyond them."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from ludoteka.arena.speed import is_compiled
from ludoteka.core.errors import BadSetup, Refused
from ludoteka.lab.course import GAMES, lab_of
from ludoteka.lab.page import rewritten
from ludoteka.lab.single import IDS, Single
from tests.lab import trajectory

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "lab.md"
MODULES = {name.rpartition("_v")[0].replace("_", "-"): name for name in trajectory.MODULES}
# It has a list of the environments that give an observation with a mask, as its own card games do, and warns of others.
KNOWN = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def module(game: str) -> Any:
    return import_module(f"ludoteka.lab.{MODULES[game]}")


@pytest.mark.parametrize("game", GAMES)
def test_names_carry_the_version_of_the_rules(game: str) -> None:
    rules = lab_of(game).game.rules
    assert MODULES[game] == f"{game.replace('-', '_')}_v{rules}"
    assert module(game).raw_env().metadata["name"] == MODULES[game]
    assert IDS[game] == f"ludoteka/{game}-v{rules}"


@KNOWN
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_api_of_pettingzoo(game: str, players: int) -> None:
    api_test(module(game).env(players=players), num_cycles=100)
    api_test(module(game).raw_env(players=players), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(module(game).env, num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module(game).env)
    assert capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_as_a_parallel_environment(game: str) -> None:
    parallel_api_test(module(game).parallel_env(), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_the_api_of_gymnasium(game: str) -> None:
    env = gymnasium.make(IDS[game], rivals=["novice", "random"], render_mode="ansi")
    check_env(env.unwrapped)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[bytes], float]:
    """A match at random, as it was seen."""
    seen, _ = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    found, over, reward = [seen["observation"].tobytes()], False, 0.0
    while not over:
        action = random.choice(seen["action_mask"].nonzero()[0])
        seen, gained, over, _, _ = env.step(int(action))
        found.append(seen["observation"].tobytes())
        reward += float(gained)
    return found, reward


def test_the_same_seed_is_the_same_match_against_computer_players() -> None:
    first, second = (Single("etherstone", ["novice"], seat=None) for _ in range(2))
    once, again = play(first, 5), play(second, 5)
    assert once == again
    assert once[1] in (-1, 0, 1)
    first.reset()
    second.reset()
    assert first.seat == second.seat
    assert first.course.state.to_json() == second.course.state.to_json()
    assert play(first, 6) != once


def test_what_is_not_open_loses() -> None:
    env = Single("seasons")
    env.reset(seed=1)
    closed = int((env.action_masks() == 0).nonzero()[0][0])
    assert env.step(closed)[1:] == (-1.0, True, False, {"illegal": True})
    with pytest.raises(Refused, match="reset comes first"):
        env.step(closed)


def test_what_is_not_open_ends_the_match() -> None:
    env = module("seasons").env()
    env.reset(seed=1)
    agent = env.agent_selection
    closed = int((env.last()[0]["action_mask"] == 0).nonzero()[0][0])
    env.step(closed)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[agent] == -1
    raw = module("seasons").raw_env()
    raw.reset(seed=1)
    with pytest.raises(Refused, match="is not open to seat"):
        raw.step(closed)


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_made_is_refused_at_once(game: str) -> None:
    with pytest.raises(BadSetup, match="for 2 to 4 players, not 5"):
        module(game).env(players=5)
    with pytest.raises(BadSetup, match="has no setting"):
        module(game).env(settings={"no-such": "1"})
    with pytest.raises(BadSetup, match="'luck' is no reward; choose one of: win, rank, score"):
        module(game).env(reward="luck")
    with pytest.raises(BadSetup, match="'film' is no way to render; choose one of: human, ansi"):
        module(game).env(render_mode="film")
    with pytest.raises(BadSetup, match="has no computer player 'nobody'"):
        Single(game, ["nobody"])


def test_compiled_and_plain_are_the_same() -> None:
    """This process may run the engine compiled; as source, which is beside it, it meets the same."""
    command = [sys.executable, "-c", "from tests.lab.trajectory import *; print(is_compiled(), digest())"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.split() == ["False", trajectory.digest()], f"compiled here: {is_compiled()}"


def test_the_tables_are_fresh() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == rewritten(page), "run: python -m ludoteka.lab.page docs/lab.md"


def examples() -> list[str]:
    return [part.partition("```")[0] for part in PAGE.read_text(encoding="utf-8").split("```python\n")[1:]]


@pytest.mark.parametrize("number", range(len(examples())))
def test_the_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    source = examples()[number]
    assert len(source.splitlines()) <= 20
    exec(compile(source, f"lab.md, example {number + 1}", "exec"), {})
    assert capsys.readouterr().out
