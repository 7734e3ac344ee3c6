"""OpenSpiel's own tests, unmodified, and what its door promises beyond them."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import ludoteka.lab.openspiel  # noqa: F401 - registers the games
from ludoteka.core.errors import BadSetup
from ludoteka.lab.openspiel import DRAWS, Observer, settings_of
from tests.lab.spiel_api import NAMES

ROOT = Path(__file__).parents[2]


def test_its_api_tests() -> None:
    command = [sys.executable, "-m", "tests.lab.spiel_api"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    for name in NAMES:
        assert f"EnforceAPIPartialTree_{name}_Test.test_sequence_lengths" in done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_its_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def played(game: Any, seed: int, most: int = 100_000) -> Any:
    """A position after so many actions at random."""
    state, random = game.new_initial_state(), Random(seed)
    while not state.is_terminal() and state.move_number() < most:
        chance = state.is_chance_node()
        state.apply_action(
            random.choice([action for action, _ in state.chance_outcomes()] if chance else state.legal_actions())
        )
    return state


def test_parameters() -> None:
    game = pyspiel.load_game("seasons", {"players": 3, "reward": "rank", "settings": "level:archmage kingdom:on"})
    assert pyspiel.load_game(str(game)).settings == {"level": "archmage", "kingdom": "on"}
    assert (game.num_players(), game.min_utility(), game.utility_sum()) == (3, -1, 0)
    state = played(game, 1, DRAWS + 1)
    assert state.course.state.view(0)["kingdom"] is True
    points = pyspiel.load_game("seasons", {"reward": "score"})
    assert points.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    for wrong in ("level", "level:", "level archmage"):
        with pytest.raises(BadSetup, match="are no settings: write them as in level:archmage kingdom:on"):
            settings_of(wrong)


@pytest.mark.parametrize("name", NAMES)
def test_copies_and_saved_positions_go_on_alike(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 2, 40)
    written = state.course.written
    copy, loaded = state.clone(), game.deserialize_state(state.serialize())
    before = str(state)
    for other in (copy, loaded):
        assert (str(other), other.course.written, other.legal_actions()) == (before, written, state.legal_actions())
        random = Random(3)
        while not other.is_terminal():
            other.apply_action(random.choice(other.legal_actions()))
    assert str(state) == before, "what was tried out changed nothing"
    assert (copy.returns(), str(copy)) == (loaded.returns(), str(loaded))
    assert sum(copy.returns()) == pytest.approx(0)


def test_the_observer_sees_what_the_other_doors_see() -> None:
    game = pyspiel.load_game("etherstone")
    state = played(game, 4, 30)
    for seat in range(2):
        seen = np.array(state.observation_tensor(seat), np.float32)
        assert seen.tobytes() == state.course.observation(seat).tobytes()
    observer = Observer(game.lab)
    observer.set_from(game.new_initial_state(), 0)
    assert not observer.tensor.any()
    assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=False)) is None
