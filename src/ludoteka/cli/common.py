"""What several commands need."""
# ruff: noqa: PLC0415

import os
import re
import shutil
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from ludoteka.extras import extra

if TYPE_CHECKING:
    from ludoteka.arena.crew import Crew
    from ludoteka.server.settings import Settings

FOUND_SOMETHING = 1
BAD_INPUT = 2
INTERRUPTED = 130
NARROWEST = 24  # of the last column of a table, in which text is wrapped
GAP = "  "


class BadInput(Exception):
    """Something on the command line, or in a file it names, that cannot be used."""


def fail(message: str, code: int) -> NoReturn:
    print("ludoteka:", " ".join(message.split()), file=sys.stderr)
    sys.exit(code)


class Commands(click.Group):
    """Commands that end with one line when they are interrupted, and list themselves when none is named."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            fail("interrupted", INTERRUPTED)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # in the order in which they were added


def overview() -> None:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        print(context.get_help())


GAME = click.argument("game", metavar="GAME")
LANGUAGE = click.option("--lang", metavar="en|ru|uk", help="The language; by default that of the system.")
SETTINGS = click.option(
    "--set", "settings", multiple=True, metavar="NAME=VALUE", help="A setting of the game; 'ludoteka games' lists them."
)
AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
SEED = click.option("--seed", default="0", help="Any text: the same seed plays the same matches.")
JOBS = click.option("--jobs", type=click.IntRange(min=1), help="How many matches at once; by default one per core.")
CONFIG = click.option("--config", metavar="FILE", type=click.Path(path_type=Path), help="Settings in TOML.")
CLUSTER = click.option("--cluster", type=click.Choice(["ray"]), help="Play on a cluster instead of this machine alone.")


def how_many(default: int) -> Callable[[Any], Any]:
    return click.option("--games", "count", type=click.IntRange(min=1), default=default, help="How many matches.")


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar while somebody watches; when workers are lost, it ends in one line."""
    from ludoteka.arena.crew import WorkerLost

    try:
        if not sys.stderr.isatty():
            yield None
            return
        with click.progressbar(length=total, show_pos=True, file=sys.stderr) as bar:
            yield bar.update
    except WorkerLost as error:
        fail(str(error), FOUND_SOMETHING)


def crew_of(cluster: str | None, jobs: int | None, matches: int) -> "Crew":
    from ludoteka.arena.crew import cores, local

    if cluster is None:
        return local(min(jobs or cores(), matches))
    with extra("ray", f"--cluster {cluster}"):
        from ludoteka.arena.cluster import Ray
    return Ray(jobs)


def language(chosen: str | None) -> str:
    """The language asked for, or that of the system, or English."""
    from ludoteka.text import LANGUAGES

    if chosen is not None:
        if chosen not in LANGUAGES:
            raise BadInput(f"there is no language '{chosen}': use {', '.join(LANGUAGES)}")
        return chosen
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]


def read_settings(pairs: Sequence[str]) -> dict[str, str]:
    settings = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"'{pair}' does not set anything: write NAME=VALUE")
        settings[name] = value
    return settings


def settings_of(config: Path | None, **given: str | None) -> "Settings":
    """The settings of a server: flags, environment and file."""
    with extra("table", "the table in the browser"):
        from ludoteka.server.settings import BadSettings, read

    try:
        return read({name.replace("_", "-"): value for name, value in given.items()}, config)
    except BadSettings as error:
        raise BadInput(str(error)) from None


def print_table(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> None:
    """Rows in columns, those in `right` aligned to the right. The last one may have several lines and is wrapped."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    last = len(widths) - 1
    room = shutil.get_terminal_size().columns - sum(widths[:last]) - len(GAP) * last
    widths[last] = min(widths[last], max(NARROWEST, room))
    for row in rows:
        lines = [line for text in row[last].split("\n") for line in wrapped(text, widths[last])]
        for number, line in enumerate(lines):
            cells = [*(["" for _ in row[:last]] if number else row[:last]), line]
            aligned = [
                text.rjust(widths[at]) if at in right else text.ljust(widths[at]) for at, text in enumerate(cells)
            ]
            print(GAP.join(aligned).rstrip())


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines that end after a space or a bar."""
    lines = [""]
    for piece in re.findall(r"[^ |]*[ |]?", text):
        if lines[-1] and len(lines[-1]) + len(piece.rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return lines
