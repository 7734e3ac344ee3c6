"""The command line: `ludoteka …`. A command checks its input here and leaves the work to the layers below.

What a command needs is imported inside it: help is there at once, and the engine alone is enough for all commands
that show nothing in colour. The others say which extra they need.
"""

import sys
from typing import NoReturn

import click

from ludoteka import __version__
from ludoteka.cli.common import BAD_INPUT, BadInput, Commands, fail, overview
from ludoteka.cli.contests import arena, balance, ratings
from ludoteka.cli.keeping import db
from ludoteka.cli.learning import calibrate, train
from ludoteka.cli.measuring import bench
from ludoteka.cli.playing import learn, play, serve
from ludoteka.cli.puzzling import puzzles
from ludoteka.cli.recorded import replay, review, verify
from ludoteka.cli.showing import cards, games, rules
from ludoteka.cli.simulating import simulate
from ludoteka.extras import MissingExtra

app = Commands(
    callback=overview,
    invoke_without_command=True,
    help="A digital game table: play, read cards, simulate, replay and measure.",
    epilog="Example: ludoteka play seasons --seats human,adept --lang uk",
    context_settings={"show_default": True, "max_content_width": 100},
)
click.version_option(__version__, prog_name="ludoteka", message="%(prog)s %(version)s")(app)
for command in (
    games, cards, rules, play, learn, puzzles, serve, db, replay, review, verify,
    simulate, arena, ratings, balance, train, calibrate, bench,
):  # fmt: skip
    app.add_command(command)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run a command and exit. Bad input ends in one line and exit code 2."""
    from ludoteka.core.errors import LudotekaError  # noqa: PLC0415

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal without Cyrillic is not a reason to fail
    try:
        code = app.main(arguments, prog_name="ludoteka", standalone_mode=False)
    except (BadInput, MissingExtra, LudotekaError) as error:
        fail(str(error), BAD_INPUT)
    except click.ClickException as error:
        fail(error.format_message(), BAD_INPUT)
    sys.exit(code)
