"""To play, to learn by playing, and to open the table in the browser."""
# ruff: noqa: PLC0415

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludoteka.cli.common import (
    CONFIG,
    GAME,
    LANGUAGE,
    SETTINGS,
    BadInput,
    language,
    read_settings,
    settings_of,
)
from ludoteka.extras import extra

if TYPE_CHECKING:
    from ludoteka.core.game import Game

HUMAN = "human"


@click.command(epilog="Example: ludoteka play seasons --seats human,adept --level archmage --lang uk")
@GAME
@click.option(
    "--seats", metavar="KIND,KIND…", help="Who plays, clockwise: human or a computer player.  [default: human,adept]"
)
@click.option(
    "--players", type=click.IntRange(min=1), help="How many play; without --seats: you against computer players."
)
@click.option("--level", help="Short for --set level=…")
@LANGUAGE
@click.option("--seed", help="Any text: the same seed deals the same cards and dice.")
@SETTINGS
@click.option("--resume", is_flag=True, help="Go on with the match you left last.")
@click.option("--coach", is_flag=True, help="Against computer players: say before each choice what matters.")
def play(
    game: str,
    seats: str | None,
    players: int | None,
    level: str | None,
    lang: str | None,
    seed: str | None,
    settings: Sequence[str],
    resume: bool,
    coach: bool,
) -> None:
    """Play in this terminal."""
    from ludoteka.core.game import game_named

    rules = game_named(game)
    kinds = seat_kinds(rules, seats, players)
    chosen = read_settings(settings)
    if level is not None:
        chosen["level"] = level
    rules.complete(len(kinds), chosen)  # refuses what the game does not know
    with extra("terminal", "'ludoteka play'"):
        from ludoteka.terminal.play import play as play_in_terminal

        words = language(lang)
    click.get_current_context().exit(play_in_terminal(game, kinds, chosen, words, seed, resume, coach))


@click.command(epilog="Example: ludoteka learn seasons energy --lang uk")
@GAME
@click.argument("lesson", required=False)
@LANGUAGE
@click.option("--list", "listed", is_flag=True, help="Only print the lessons, and which of them are done.")
def learn(game: str, lesson: str | None, lang: str | None, listed: bool) -> None:
    """Learn a game by playing: the next lesson, or the one named by its number or name."""
    from ludoteka.core.game import game_named

    rules = game_named(game)
    if rules.lessons() is None:
        raise BadInput(f"{game} has no lessons")
    with extra("terminal", "'ludoteka learn'"):
        from ludoteka.terminal.learn import learn as learn_in_terminal
        from ludoteka.terminal.learn import print_lessons

        words = language(lang)
    if listed:
        print_lessons(rules, words)
        return
    click.get_current_context().exit(learn_in_terminal(rules, lesson, words))


def seat_kinds(game: "Game", seats: str | None, players: int | None) -> list[str]:
    from ludoteka.bots import QUICK, bot_names, levels

    if seats is None:
        return [HUMAN, *[QUICK] * ((players or 2) - 1)]
    kinds = [kind.strip() for kind in seats.split(",")]
    for kind in kinds:
        if kind not in [HUMAN, *bot_names(game)]:
            raise BadInput(f"'{kind}' cannot take a seat; choose from: {', '.join([HUMAN, *levels(game)])}")
    if players is not None and players != len(kinds):
        raise BadInput(f"--seats names {len(kinds)} players, --players says {players}: leave out --players")
    return kinds


@click.command(epilog="Example: ludoteka serve --port 8000")
@CONFIG
@click.option("--host", help="The address to listen on.  [default: 127.0.0.1]")
@click.option("--port", metavar="N", help="The port; 0 takes any that is free.  [default: 8000]")
@click.option("--database-url", help="Where matches are kept, e.g. postgresql://…; by default an SQLite file.")
@click.option("--origins", metavar="URL,URL…", help="Pages elsewhere that may use this server.")
@click.option("--proxies", metavar="ADDRESS,…", help="Proxies that are believed.  [default: those of this machine]")
@click.option("--hsts", metavar="SECONDS", help="Tell browsers to come by HTTPS alone for so long.")
@click.option("--log", metavar="text|json", help="How the log is written.  [default: text]")
@click.option("--drain", metavar="SECONDS", help="How long requests under way have at the end.  [default: 2]")
@click.option("--bot-delay", metavar="SECONDS", help="How long computer players take at least.  [default: 0.7]")
def serve(config: Path | None, **given: str | None) -> None:
    """Open the table in the browser: one process, an embedded database, no other services.

    Each option can be set in the environment, as LUDOTEKA_PORT, and in a file, as port = 8000; docs/operations.md lists
    them all.
    """
    from ludoteka.server import serve as run

    run(settings_of(config, **given))
