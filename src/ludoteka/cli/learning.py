"""What computer players learn from matches, and whether it comes true."""
# ruff: noqa: PLC0415

import json
from collections.abc import Sequence
from pathlib import Path

import click
from click.core import ParameterSource

from ludoteka.cli.common import (
    AS_JSON,
    CLUSTER,
    GAME,
    JOBS,
    SEED,
    SETTINGS,
    BadInput,
    crew_of,
    print_table,
    progress_bar,
    read_settings,
)
from ludoteka.extras import extra


@click.command(epilog="Example: ludoteka train seasons --games 4400,1500,900 --out learned.json")
@GAME
@click.option("--games", default="4400,1500,900", help="How many matches of two, of three and of four players.")
@click.option("--bot", default="adept", help="The computer player that plays them.")
@click.option(
    "--from",
    "files",
    type=click.Path(path_type=Path),
    multiple=True,
    help="A file that 'ludoteka arena --data' wrote, to learn from instead of playing.",
)
@click.option(
    "--after",
    type=click.Path(path_type=Path),
    help="What was learned before, to build on: players that search go by it in the matches.",
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The file to write.")
@SEED
@JOBS
@CLUSTER
def train(
    game: str,
    games: str,
    bot: str,
    after: Path | None,
    files: Sequence[Path],
    out: Path,
    seed: str,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Learn from matches what positions are worth, for the computer players that search."""
    with extra("train", "training"):
        from ludoteka.arena.learned import write
        from ludoteka.arena.train import from_files, known, play_all
        from ludoteka.arena.train import train as learn
    counts = games.split(",")
    if len(counts) != 3 or not all(count.isdecimal() and int(count) for count in counts):
        raise BadInput(f"--games cannot be '{games}': write three numbers, as in 4400,1500,900")
    before = known(game, after) if after else ()
    if files:
        given = click.get_current_context().get_parameter_source
        if any(given(name) is ParameterSource.COMMANDLINE for name in ("games", "bot", "seed", "jobs", "cluster")):
            raise BadInput("--from plays no matches: leave out --games, --bot, --seed, --jobs and --cluster")
        learned = learn(game, from_files(game, files), before)
    else:
        numbers = [int(count) for count in counts]
        crew = crew_of(cluster, jobs, sum(numbers))
        with progress_bar(sum(numbers)) as progress:
            learned = learn(game, play_all(game, bot, numbers, seed, crew, progress, after), before)
    write(learned, out)
    print(f"wrote {out}")


@click.command(epilog="Example: ludoteka calibrate seasons --games 400 --seed fresh")
@GAME
@click.option("--games", "count", type=click.IntRange(min=1), default=400, help="Matches of each number of players.")
@click.option("--players", type=int, multiple=True, help="How many play; by default every number that can.")
@click.option("--bot", default="adept", help="The computer player that plays them.")
@click.option("--moments", type=click.IntRange(min=1), default=4, help="Moments of each match that are looked at.")
@click.option("--learned", type=click.Path(path_type=Path), help="What was learned, instead of what is installed.")
@click.option(
    "--fit",
    type=click.Path(dir_okay=False, path_type=Path),
    help="A file to write: what was learned, with doubts that fit these matches. Check it with another seed.",
)
@SETTINGS
@SEED
@JOBS
@CLUSTER
@AS_JSON
def calibrate(
    game: str,
    count: int,
    players: Sequence[int],
    bot: str,
    moments: int,
    learned: Path | None,
    fit: Path | None,
    settings: Sequence[str],
    seed: str,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    """Measure whether the chances to win that those who watch are shown come true."""
    from ludoteka.arena.calibrate import Watch, came_true, fit_all, read_learned, watch_all, write_learned
    from ludoteka.arena.playing import engage, mind_of
    from ludoteka.core.chance import key_from_seed
    from ludoteka.core.game import game_named

    rules = game_named(game)
    mind = mind_of(rules)
    engage(bot, rules, key_from_seed(0))  # refuses whom nobody knows
    numbers = players or range(rules.min_players, rules.max_players + 1)
    chosen = read_settings(settings)
    for number in numbers:
        rules.complete(number, {**rules.unattended(), **chosen})
    if fit is not None and learned is None:
        raise BadInput("--fit changes the doubts of a file: name it with --learned")
    watch = Watch(game, bot, seed, chosen, moments, learned)
    total = count * len(numbers)
    crew = crew_of(cluster, jobs, total)
    known = read_learned(mind, learned)
    with progress_bar(total) as progress:
        seen = {number: list(watch_all(watch, number, count, crew, progress)) for number in numbers}
    if fit is not None:
        known = fit_all(seen, known)
        write_learned(known, fit)
    tables = {view: came_true(seen, known, view == "spectator") for view in ("spectator", "open")}
    if as_json:
        rows = {
            view: [one and {**one._asdict(), "difference": one.difference} for one in tables[view]] for view in tables
        }
        positions = sum(map(len, seen.values()))
        print(json.dumps({"game": game, "bot": bot, "seed": seed, "positions": positions, **rows}, indent=1))
        return
    for view, tenths in tables.items():
        shown = "that a spectator sees" if view == "spectator" else "with open cards"
        print(f"{game}, {bot}, {total} matches: chances {shown}")
        lines = [("named", "times", "mean", "came true", "difference", "± 95 %")]
        for tenth, one in enumerate(tenths):
            if one is not None:
                figures = (f"{one.named:.1%}", f"{one.won:.1%}", f"{one.difference:+.1%}", f"{one.margin:.1%}")
                lines.append((f"{10 * tenth} – {10 * tenth + 10} %", str(one.times), *figures))
        print_table(lines, right={1, 2, 3, 4, 5})
        print()
    if fit is not None:
        print(f"wrote {fit}")
