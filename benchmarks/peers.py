"""Other libraries' card games, played by the same random loop: whose turn, what is legal, one of it."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

TRIAL_MATCHES = 200


class Missing(Exception):
    """A library that is not installed."""


@dataclass(frozen=True)
class Peer:
    """A game of another library. `play` plays one match and returns its decisions.

    Where dealing is a step like any other, `steps_per_decision` tells how many steps a decision takes with it.
    """

    name: str
    play: Callable[[], int]
    steps_per_decision: float = 1.0


def open_spiel(name: str) -> Peer:
    """A C++ game of OpenSpiel. Chance in these games is uniform, so its steps are drawn like decisions."""
    try:
        import pyspiel  # noqa: PLC0415 - optional
    except ImportError:
        raise Missing(f"OpenSpiel is not installed: its {name} is left out") from None
    game = pyspiel.load_game(name)
    chance = random.Random(0).random

    def play() -> int:
        return steps()[0]

    def steps() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = total = 0
        while not state.is_terminal():
            player = state.current_player()
            options = state.legal_actions()
            state.apply_action(options[int(chance() * len(options))])
            total += 1
            decisions += player >= 0
        return decisions, total

    trial = [steps() for _ in range(TRIAL_MATCHES)]
    ratio = sum(total for _, total in trial) / sum(decisions for decisions, _ in trial)
    return Peer(f"OpenSpiel {name}", play, ratio)


def rlcard(name: str) -> Peer:
    """A game of RLCard, through its environment."""
    try:
        import rlcard as library  # noqa: PLC0415 - optional
    except ImportError:
        raise Missing(f"RLCard is not installed: its {name} is left out") from None
    environment: Any = library.make(name)
    chance = random.Random(0).random

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            options = list(state["legal_actions"])
            state, _ = environment.step(options[int(chance() * len(options))])
            decisions += 1
        return decisions

    return Peer(f"RLCard {name}", play)


PEERS: list[Callable[[], Peer]] = [
    lambda: open_spiel("hearts"),
    lambda: open_spiel("gin_rummy"),
    lambda: rlcard("gin-rummy"),
]
