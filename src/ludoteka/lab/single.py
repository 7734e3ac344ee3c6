"""Gymnasium: one seat against computer players. Importing this registers an id for each game, see `IDS`."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludoteka.arena.playing import engage
from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import Refused
from ludoteka.core.game import game_named
from ludoteka.lab.aec import (
    ILLEGAL,
    RENDER_MODES,
    SEEDS,
    check_mode,
    check_reward,
    in_words,
    observation_space,
    observed,
    show,
)
from ludoteka.lab.course import GAMES, Course, Mask, Rewards, lab_of, rewards

IDS = {name: f"ludoteka/{name}-v{game_named(name).rules}" for name in GAMES}


class Single(gymnasium.Env[dict[str, Any], np.int64]):
    """A seat of a match; at the others sit computer players of the named levels, `expert@300` with so many trials.

    `seat` is the own one, None for another one in each match. An action that is not open ends the match with -1.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str,
        rivals: Sequence[str] = ("novice",),
        seat: int | None = 0,
        settings: dict[str, str] | None = None,
        reward: Rewards = "win",
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        self.lab = lab_of(game)
        self.rivals = tuple(rivals)
        self.players = 1 + len(self.rivals)
        self.own = seat
        self.settings = settings or {}
        self.reward = reward
        self.language = language
        self.render_mode = render_mode
        self.lab.game.complete(self.players, {**self.lab.game.unattended(), **self.settings})
        for rival in self.rivals:
            engage(rival, self.lab.game, key_from_seed(0))  # refused now rather than later
        check_mode(render_mode)
        check_reward(reward)
        self.observation_space = observation_space(self.lab)
        self.action_space = spaces.Discrete(self.lab.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS))
        self.seat = int(self.np_random.integers(self.players)) if self.own is None else self.own
        self.bots = [engage(name, self.lab.game, key_from_seed(f"{chosen} {i}")) for i, name in enumerate(self.rivals)]
        self.bots.insert(self.seat, self.bots[0])  # never asked
        self.course = Course(self.lab, self.players, self.settings, chosen)
        self.done = False
        self._let_rivals_play()
        return observed(self.course, self.seat), {}

    def step(self, action: int | np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.done:
            raise Refused("the match is over: reset comes first")
        reward, info = 0.0, {}
        if self.action_masks()[action]:
            self.course.step(int(action))
            self._let_rivals_play()
            self.done = self.course.over
            if self.done:
                reward = rewards(self.course.state, self.reward)[self.seat]
        else:
            self.done, reward, info = True, ILLEGAL, {"illegal": True}
        return observed(self.course, self.seat), reward, self.done, False, info

    def _let_rivals_play(self) -> None:
        course = self.course
        while not course.over and course.seat != self.seat:
            course.answer(self.bots[course.seat].choose(course.state, course.seat))

    def action_masks(self) -> Mask:
        """1 for each action that is open, as stable-baselines3 wants it."""
        return self.course.mask(self.seat)

    def words(self, language: str = "en") -> str:
        """What the own seat sees as text."""
        return in_words(self.course, self.seat, language)

    def render(self) -> str | None:
        """The table as the own seat sees it."""
        return show(self.course, self.seat, self.language, self.render_mode)


for _name, _id in IDS.items():
    gymnasium.register(_id, "ludoteka.lab.single:Single", kwargs={"game": _name}, disable_env_checker=True)
