"""Somebody who reads the board of any game: what is drawn, what is asked, what can be chosen."""

from typing import Any

from ludoteka.core.game import game_named
from ludoteka.core.scenario import Scenario
from ludoteka.core.state import State
from ludoteka.terminal.board import Board, Question, Scene
from ludoteka.terminal.generic import board_of

NAMES = ["Ann", "Bo", "Cyril", "Dorothea"]


def board_named(game: str) -> type[Board]:
    return board_of(game_named(game))


def board_for(state: State, language: str = "en") -> Board:
    """The board of the game that this is a position of."""
    return board_named(state.view(-1)["game"])(language, NAMES[: state.seats])


def drawn(state: State, seat: int = 0, width: int = 82, height: int = 40, focus: frozenset[str] = frozenset()) -> str:
    scene = Scene(state.view(seat), width, height, focus=focus)
    return "\n".join(line.plain for line in board_for(state).draw(scene))


def question(scenario: Scenario[Any], language: str = "en") -> Question:
    """What the seat that owes an answer is asked."""
    state, seat = scenario.state, scenario.asked
    task = state.agenda[-1]
    details = [(option, state.option_detail(task, seat, option)) for option in state.options(seat)]
    return board_for(state, language).question(state.view(seat), state.question_detail(task, seat), details)


def labels(scenario: Scenario[Any]) -> list[str]:
    return [choice.label.plain for choice in question(scenario).choices]
