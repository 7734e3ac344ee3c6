"""How fast the engine is."""
# ruff: noqa: PLC0415

import json
import math
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from ludoteka.cli.common import (
    AS_JSON,
    BadInput,
    Commands,
    overview,
    print_table,
)

if TYPE_CHECKING:
    from ludoteka.arena.speed import Speed


bench = Commands(
    "bench",
    callback=overview,
    invoke_without_command=True,
    help="Measure how fast Ludoteka is.",
    epilog="Example: ludoteka bench engine seasons --players 2",
)


@bench.command(epilog="Example: ludoteka bench engine seasons --players 2 --players 4 --json")
@click.argument("game", metavar="[GAME]…", nargs=-1)
@AS_JSON
@click.option("--players", type=int, multiple=True, help="A number of players; by default all possible ones.")
@click.option("--seconds", type=click.FloatRange(min=0.1), default=2.0, help="How long to play for each measurement.")
def engine(game: Sequence[str], as_json: bool, players: Sequence[int], seconds: float) -> None:
    """Measure random play, clones, views, questions, details and memory on one core, of some games or of all."""
    from ludoteka.arena.speed import NotMeasured, is_compiled, measure, measure_plain
    from ludoteka.core.game import game_named
    from ludoteka.core.game import games as installed

    if math.isnan(seconds):
        raise BadInput("--seconds cannot be 'nan': write a number, 0.1 or more")
    chosen = [game_named(name) for name in game or installed()]
    jobs = [(g, n) for g in chosen for n in players or range(g.min_players, g.max_players + 1)]
    for rules, number in jobs:
        rules.complete(number, {})
    found: list[Speed] = []
    for rules, number in jobs:
        found.append(measure(rules, number, seconds))
        if is_compiled():
            try:
                found.append(measure_plain(rules.name, number, seconds))
            except NotMeasured as error:
                print(f"ludoteka: {error}", file=sys.stderr)
    if as_json:
        print(json.dumps([asdict(speed) for speed in found], indent=1))
    else:
        print_speeds(found)


def print_speeds(found: "list[Speed]") -> None:
    times = ("clone µs", "view µs", "question µs", "detail µs", "options µs")
    rows = [("game", "players", "engine", "decisions/s", "matches/s", *times, "bytes/match")]
    for speed in found:
        rows.append(
            (
                speed.game,
                str(speed.players),
                "compiled" if speed.compiled else "plain",
                f"{speed.decisions_per_s:,}",
                f"{speed.matches_per_s:,}",
                f"{speed.clone_us:.2f}",
                f"{speed.view_us:.2f}",
                f"{speed.question_us:.2f}",
                f"{speed.detail_us:.2f}",
                f"{speed.options_us:.2f}",
                f"{speed.bytes_per_match:,}",
            )
        )
    print_table(rows, right=set(range(3, 11)))
