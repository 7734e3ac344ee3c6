"""PettingZoo: the agents are the seats, and each of them spells its answers."""

from typing import Any, TypedDict, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper, TerminateIllegalWrapper
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ludoteka.core.errors import BadSetup, Refused
from ludoteka.lab.course import REWARDS, Course, Lab, Rewards, rewards
from ludoteka.lab.words import told

RENDER_MODES = ("human", "ansi")
ILLEGAL = -1.0  # the reward of an action that is not open
SEEDS = 2**63 - 1


class Choices(TypedDict, total=False):
    """What an environment may be made with."""

    players: int  # 2 unless said otherwise
    settings: dict[str, str]  # as `ludoteka games` lists them
    reward: Rewards  # "win" unless said otherwise
    language: str  # of what is rendered
    render_mode: str | None


def observation_space(lab: Lab) -> spaces.Dict:
    low, high = lab.bounds()
    mask = spaces.Box(0, 1, (lab.actions,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask})


def observed(course: Course, seat: int) -> dict[str, Any]:
    return {"observation": course.observation(seat), "action_mask": course.mask(seat)}


def show(course: Course, seat: int, language: str, mode: str | None) -> str | None:
    """What `render` gives: the table in words."""
    if mode is None:
        return None
    text = in_words(course, seat, language)
    if mode == "ansi":
        return text
    print(text)
    return None


def in_words(course: Course, seat: int, language: str) -> str:
    """What a seat sees as text; the options are those that the letters spelt so far leave."""
    options = list(course.options().values()) if seat == course.seat else None
    return told(course.lab.game, course.state, seat, language, options)


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"'{mode}' is no way to render; choose one of: {', '.join(RENDER_MODES)}")


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise BadSetup(f"'{reward}' is no reward; choose one of: {', '.join(REWARDS)}")


class Table(AECEnv):  # type: ignore[misc]
    """A match as a PettingZoo environment, `player_0` at seat 0. Illegal actions are refused with an exception.

    A match is the same whenever seed, settings and actions are.
    """

    def __init__(self, lab: Lab, **choices: Unpack[Choices]) -> None:
        super().__init__()
        self.lab = lab
        self.settings = choices.get("settings", {})
        self.reward = choices.get("reward", "win")
        self.language = choices.get("language", "en")
        self.render_mode = choices.get("render_mode")
        players = choices.get("players", lab.game.min_players)
        lab.game.complete(players, {**lab.game.unattended(), **self.settings})  # refused now rather than later
        check_mode(self.render_mode)
        check_reward(self.reward)
        self.metadata = {
            "name": f"{lab.game.name.replace('-', '_')}_v{lab.game.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,  # with `aec_to_parallel`: seats do not act in cycles
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents.copy()
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(lab) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(lab.actions) for agent in self.possible_agents}
        self._random, _ = np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Without a seed the next one is drawn from the generator of the last seed."""
        if seed is not None:
            self._random, _ = np_random(seed)
        players = len(self.possible_agents)
        self.course = Course(self.lab, players, self.settings, int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.course.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.course, self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused("None is no action while the match goes on")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.course.step(int(action))
        if self.course.over:
            self.rewards = dict(zip(self.agents, rewards(self.course.state, self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.agents[self.course.seat]

    def words(self, agent: str, language: str = "en") -> str:
        """What a seat sees as text."""
        return in_words(self.course, self.seats[agent], language)

    def render(self) -> str | None:
        """The table as the seat sees it that is asked; at the end as a spectator does."""
        return show(self.course, self.course.seat, self.language, self.render_mode)

    def close(self) -> None:
        pass


def wrapped(table: Table) -> AECEnv:
    """With PettingZoo's usual wrappers: whoever takes an action that is not open loses 1, and the match ends."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(table, illegal_reward=ILLEGAL))


def parallel(table: Table) -> Any:
    """As a parallel environment: in each step only the action of the active agent counts, see its info."""
    return turn_based_aec_to_parallel(wrapped(table))
