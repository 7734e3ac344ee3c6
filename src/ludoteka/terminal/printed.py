"""Cards and recorded matches as commands print them: drawn by the same boards, but not played."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteka.core.game import Game
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.core.state import State
from ludoteka.terminal.board import Board, Question, Scene
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.ink import LINE, PAPER
from ludoteka.text import LANGUAGES, game_name, message_name, plain, player_names, texts

CARD_WIDTH = 38  # the least in which a card reads well
TABLE_HEIGHT = 40


def console() -> Console:
    return Console(highlight=False, markup=False)


def with_texts(game: str, cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The cards of a catalogue with names, texts and rulings in every language."""
    for card in cards:
        message = f"{game}-card-{message_name(card['id'])}"
        card["names"] = {code: said(code, message, plain(card["id"])) for code in LANGUAGES}
        card["text"] = {code: said(code, f"{message}.text", "") for code in LANGUAGES}
        card["rulings"] = {code: texts(code).rulings(message) for code in LANGUAGES}
    return cards


def said(language: str, message: str, otherwise: str) -> str:
    words = texts(language)
    return words(message) if message in words else otherwise


def print_cards(game: Game, cards: Sequence[Mapping[str, Any]], lang: str) -> None:
    drawn = board_of(game)(lang, [])
    out = console()
    across = max(1, out.width // CARD_WIDTH)
    panels = [
        Panel(Text("\n").join(lines), border_style=LINE, style=f"on {PAPER}", width=out.width // across)
        for lines in ([*drawn.card_face(card["id"], 2), *drawn.card_rulings(card["id"])] for card in cards)
    ]
    out.print(Columns(panels, padding=0))


def print_match(game: Game, journal: Journal, lang: str) -> None:
    """Every answer of a match, then the scores."""
    words = texts(lang)
    names = seat_names(journal, lang)
    board = board_of(game)(lang, names)
    title = words(
        "replay-title",
        game=game_name(game.name, lang),
        players=journal.players,
        rules=journal.rules,
    )
    settings = ", ".join(f"{name}={value}" for name, value in journal.settings.items())
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="dim", no_wrap=True)
    table.add_column(style="bold")
    table.add_column()
    state = game.start(journal.players, journal.key, journal.settings)
    for number, answer in enumerate(journal.answers):
        seat, option = answer.seat, state.option_named(answer.seat, answer.text)
        table.add_row(str(number), names[seat], question(board, state, seat, [option]).choices[0].label.plain)
        state.answer(seat, option)
    out = console()
    out.print(f"{title} ({settings})" if settings else title, style="bold", soft_wrap=True)
    out.print(table)
    if journal.scores is None:
        out.print(words("replay-unfinished"), style="bold")
    for seat, score in enumerate(journal.scores or []):
        out.print(f"{names[seat]}: {score}", style="bold")


def question(board: Board, state: State, seat: int, options: list[int]) -> Question:
    """What a seat is asked, with some of its options."""
    task = state.agenda[-1]
    details = [(option, state.option_detail(task, seat, option)) for option in options]
    return board.question(state.view(seat), state.question_detail(task, seat), details)


def print_position(match: Match, lang: str) -> None:
    """The table as the seat sees it that owes an answer (the first of several), or as a spectator at the end."""
    names = seat_names(match.journal, lang)
    board = board_of(match.game)(lang, names)
    state = match.state
    seat = state.seat
    words = texts(lang)
    title = (
        words("replay-end") if state.over else words("replay-decision", number=int(state.number), player=names[seat])
    )
    out = console()
    view = match.view(seat)
    lines = [board.heading(view), *board.draw(Scene(view, out.width - 4, TABLE_HEIGHT))]
    if not state.over:
        asked = question(board, state, seat, state.options(seat))
        lines += [Text(), asked.prompt, *(Text("  ").append_text(choice.label) for choice in asked.choices)]
    out.print(title, style="bold")
    out.print(Panel(Text("\n").join(lines), border_style=LINE, style=f"on {PAPER}"))


def seat_names(journal: Journal, lang: str) -> list[str]:
    """The names in the journal; where some are missing, the seats' numbers."""
    fitting = len(journal.names) == journal.players
    return player_names(journal.names if fitting else [""] * journal.players, lang)
