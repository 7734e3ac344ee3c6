"""OpenSpiel: importing this registers `seasons`, `etherstone` and `elven_rage`, for `pyspiel.load_game`."""

import json
from typing import Any

import numpy as np

from ludoteka.core.errors import BadSetup
from ludoteka.extras import extra
from ludoteka.lab.aec import check_reward
from ludoteka.lab.course import Course, Lab, Rewards, lab_of, rewards

with extra("lab", "ludoteka.lab.openspiel"):
    import pyspiel

DRAWS = 3  # chance nodes, all of them before the first decision: together they name the match
OUTCOMES = 1024  # of each
LONGEST = 100_000  # actions; far beyond any match
MOST_POINTS = 10_000.0


def settings_of(text: str) -> dict[str, str]:
    """Settings as a game's parameter has them: `level:archmage kingdom:on`."""
    pairs = [one.partition(":") for one in text.split()]
    if any(not value for _, _, value in pairs):
        raise BadSetup(f"'{text}' are no settings: write them as in level:archmage kingdom:on")
    return {name: value for name, _, value in pairs}


def game_type(lab: Lab, by_points: bool = False) -> Any:
    kinds, name = pyspiel.GameType, lab.game.name.replace("-", "_")
    return kinds(
        short_name=name,
        long_name=name.replace("_", " ").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if by_points else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=lab.game.min_players,
        max_num_players=lab.game.max_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": lab.game.min_players, "reward": "win", "settings": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with parameters: `players`, `reward` and `settings`, see `settings_of`."""

    lab: Lab

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, lab = params or {}, self.lab
        self.players = int(given.get("players", lab.game.min_players))
        self.reward: Rewards = given.get("reward", "win")
        self.settings = settings_of(given.get("settings", ""))
        check_reward(self.reward)
        lab.game.complete(self.players, {**lab.game.unattended(), **self.settings})
        by_points = self.reward == "score"
        most = MOST_POINTS if by_points else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=lab.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if by_points else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(lab, by_points), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer | None":
        """What a seat may know; what it alone knows cannot be had apart from what all know."""
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None
        return Observer(self.lab)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. The chance nodes come first; from then on the match's own chance is settled, and hidden."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.drawn: list[int] = []
        self.course: Course | None = None

    def _game(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.over else self.course.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal() if self.course is not None and player == self.course.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.step(action)
            return
        self.drawn.append(action)
        if len(self.drawn) == DRAWS:
            game = self._game()
            self.course = Course(game.lab, game.players, game.settings, "-".join(map(str, self.drawn)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._game().lab.speller.alphabet.name(action)

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.over

    def returns(self) -> list[float]:
        game = self._game()
        if self.course is None or not self.course.over:
            return [0.0] * game.players
        return rewards(self.course.state, game.reward)

    def __str__(self) -> str:
        drawn = "-".join(map(str, self.drawn))
        if self.course is None:
            return f"drawing {drawn}".rstrip()
        return f"{drawn}: {Observer(self._game().lab).string_from(self, self.course.seat)}"


class Observer:
    """What a seat may know, as numbers and as JSON."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.tensor = np.zeros(lab.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0.0 if state.course is None else state.course.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        if course is None:
            return ""
        names = [course.lab.speller.alphabet.name(letter) for letter in course.written]
        return json.dumps({"view": course.state.view(player), "word": names if player == course.seat else []})


class SeasonsGame(SpielGame):
    lab = lab_of("seasons")


class EtherstoneGame(SpielGame):
    lab = lab_of("etherstone")


class ElvenRageGame(SpielGame):
    lab = lab_of("elven-rage")


# Classes, as OpenSpiel's own: it keeps what it is given until after Python has ended, when functions can no longer go.
for _made in (SeasonsGame, EtherstoneGame, ElvenRageGame):
    pyspiel.register_game(game_type(_made.lab), _made)
