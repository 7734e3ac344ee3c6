"""What a seat sees in words, in three languages: the table as the terminal draws it, the question and its options."""

from functools import cache

from rich.text import Text

from ludoteka.core.game import Game, game_named
from ludoteka.core.state import State
from ludoteka.terminal.board import Board, Scene
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.printed import question
from ludoteka.text import player_names, texts

WIDTH = 100
HEIGHT = 40  # lines of the table


@cache
def board(game: str, players: int, language: str) -> Board:
    return board_of(game_named(game))(language, player_names([""] * players, language))


def told(game: Game, state: State, seat: int, language: str = "en", options: list[int] | None = None) -> str:
    """The table as this seat sees it (-1: a spectator), and what it is asked; `options` are those still open to it."""
    drawn = board(game.name, int(state.seats), language)
    view = state.view(seat)
    lines = [drawn.heading(view), *drawn.draw(Scene(view, WIDTH, HEIGHT))]
    if state.over:
        names = player_names([""] * int(state.seats), language)
        lines += [Text(), Text(texts(language)("replay-end"))]
        lines += [Text(f"{name}: {score}") for name, score in zip(names, state.scores(), strict=True)]
    elif state.options(seat):
        asked = question(drawn, state, seat, state.options(seat) if options is None else options)
        lines += [Text(), asked.prompt, *(Text("  ").append_text(choice.label) for choice in asked.choices)]
    return "\n".join(line.plain.rstrip() for line in lines)
