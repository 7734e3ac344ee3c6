"""Random matches, in search of faults."""
# ruff: noqa: PLC0415

import sys
from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

import click

from ludoteka.cli.common import (
    FOUND_SOMETHING,
    GAME,
    SEED,
    SETTINGS,
    BadInput,
    how_many,
    progress_bar,
    read_settings,
)

if TYPE_CHECKING:
    from ludoteka.arena.simulate import Plan, Violation

RANDOM = "random"


@click.command(epilog="Example: ludoteka simulate seasons --games 20000 --seed 7 --check --options random")
@GAME
@how_many(1000)
@click.option("--players", type=int, help="How many play; by default as few as the game allows.")
@SEED
@click.option("--check", is_flag=True, help="Check all invariants at every decision.")
@click.option("--from", "first", type=click.IntRange(min=0), default=0, help="The number of the first match.")
@SETTINGS
@click.option("--options", metavar=RANDOM, help="For every match, draw the settings (and players) that are not named.")
def simulate(
    game: str,
    count: int,
    players: int | None,
    seed: str,
    check: bool,
    first: int,
    settings: Sequence[str],
    options: str | None,
) -> None:
    """Play random matches and look for faults."""
    from random import Random

    from ludoteka.arena.simulate import Plan, setup_of
    from ludoteka.arena.simulate import simulate as play_all
    from ludoteka.core.game import game_named

    rules = game_named(game)
    chosen = read_settings(settings)
    if options is not None and options != RANDOM:
        raise BadInput(f"--options cannot be '{options}': write --options {RANDOM}, or name each with --set NAME=VALUE")
    if options is None:
        players = rules.min_players if players is None else players
        chosen = rules.complete(players, {**rules.unattended(), **chosen})
    plan = Plan(game, players, chosen, seed, count, check, first, options == RANDOM)
    setup_of(rules, plan, Random(seed))  # refuses here what no match could have
    start = perf_counter()
    with progress_bar(count) as progress:
        outcome = play_all(plan, progress=progress)
    if outcome.violation is not None:
        report(plan, outcome.violation)
        click.get_current_context().exit(FOUND_SOMETHING)
    print(f"{outcome.games} games, {outcome.decisions} decisions, {round((perf_counter() - start) * 1000)} ms")


def report(plan: "Plan", violation: "Violation") -> None:
    where = f"seed {plan.seed}, match {violation.match}, decision {violation.decision}"
    setup = f" ({violation.setup})" if violation.setup else ""
    print(f"ludoteka: {where}{setup}: {violation.message}", file=sys.stderr)
