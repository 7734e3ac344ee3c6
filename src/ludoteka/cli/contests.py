"""Computer players that meet: who is better, and how fair a game is."""
# ruff: noqa: PLC0415

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludoteka.cli.common import (
    AS_JSON,
    CLUSTER,
    GAME,
    JOBS,
    SEED,
    SETTINGS,
    BadInput,
    crew_of,
    how_many,
    print_table,
    progress_bar,
    read_settings,
)
from ludoteka.extras import extra

if TYPE_CHECKING:
    from ludoteka.arena.balance import Balance
    from ludoteka.arena.contest import Contest
    from ludoteka.arena.crew import Crew
    from ludoteka.arena.results import Result
    from ludoteka.core.game import Game


@click.command(epilog="Example: ludoteka arena seasons --bots expert,adept --games 400")
@GAME
@click.option(
    "--bots",
    required=True,
    metavar="BOT,BOT…",
    help="Who meets, each against every other. expert@300 makes 300 trials, expert@2s thinks for 2 seconds.",
)
@click.option(
    "--games", "count", type=click.IntRange(min=1), default=100, help="Matches of each pair, rounded up to whole deals."
)
@click.option("--players", type=int, help="How many play: one against copies of the other.  [default: the fewest]")
@SETTINGS
@SEED
@JOBS
@CLUSTER
@AS_JSON
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="A file with a line per match: an interrupted run goes on from it.  [default: one deleted at the end]",
)
@click.option(
    "--data", type=click.Path(dir_okay=False, path_type=Path), help="A Parquet file to write, for 'ludoteka train'."
)
@click.option(
    "--whims",
    type=click.FloatRange(0, 1),
    default=0.0,
    help="The share of random answers, for more variety to learn from.",
)
def arena(
    game: str,
    bots: str,
    count: int,
    players: int | None,
    settings: Sequence[str],
    seed: str,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    out: Path | None,
    data: Path | None,
    whims: float,
) -> None:
    """Let computer players meet and measure who is better: every deal is played from every seat."""
    with extra("arena", "the arena"):
        from ludoteka.arena.contest import Contest, run
        from ludoteka.arena.playing import engage
        from ludoteka.arena.record import Record, default_path
        from ludoteka.arena.results import result
        from ludoteka.core.chance import key_from_seed
        from ludoteka.core.game import game_named
        from ludoteka.home import data_folder

        home = data_folder()
    rules = game_named(game)
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) < 2:
        raise BadInput("--bots names one player: name two or more, as in expert,adept")
    for name in names:
        engage(name, rules, key_from_seed(0))  # refuses whom nobody knows
    players = rules.min_players if players is None else players
    chosen = rules.complete(players, {**rules.unattended(), **read_settings(settings)})
    contest = Contest(game, players, chosen, names, seed, whims)
    if data is not None:
        check_data(rules, data)
    total = contest.matches(count)
    if count % players:
        each = contest.deals(count) * players
        print(f"ludoteka: {each} matches instead of {count}: each deal is played {players} times", file=sys.stderr)
    crew = crew_of(cluster, jobs, total)
    head = contest.head()
    with Record(out or default_path(home / "arena", head), head) as record, progress_bar(total) as progress:
        matches = run(contest, count, crew, record, progress)
    if data is not None:
        write_data(contest, {number: played.answers for number, played in matches.items()}, crew, data)
    if out is None:
        record.path.unlink(missing_ok=True)
    found = result(contest, matches)
    if as_json:
        print(json.dumps({**head, **found.to_json()}, ensure_ascii=False, indent=1))
    else:
        print_contest(contest, found)


def check_data(rules: "Game", path: Path) -> None:
    """Refuse before the first match what could not be written after the last."""
    with extra("train", "--data"):
        import ludoteka.arena.notes  # noqa: F401
    from ludoteka.arena.playing import mind_of

    mind_of(rules)
    if not path.parent.is_dir():
        raise BadInput(f"{path} cannot be written: there is no folder {path.parent}")


def write_data(contest: "Contest", answers: dict[int, list[int]], crew: "Crew", path: Path) -> None:
    from ludoteka.arena.notes import note_all, write_notes

    try:
        with progress_bar(len(answers)) as progress:
            write_notes(path, contest, note_all(contest, answers, crew, progress))
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None


def print_contest(contest: "Contest", found: "Result") -> None:
    print(f"{contest.game}, {contest.players} players, {found.matches} matches: each deal from every seat")
    rows = [("player", "against", "matches", "won", "95 %", "mean score", "theirs")]
    for met in found.meetings:
        rivals = met.second if met.rivals == 1 else f"{met.rivals} × {met.second}"
        between = f"{met.low:.1%} – {met.high:.1%}"
        scores = (f"{met.score:.1f}", f"{met.rivals_score:.1f}")
        rows.append((met.first, rivals, str(met.matches), f"{met.won:.1%}", between, *scores))
    print_table(rows, right={2, 3, 4, 5, 6})
    print()
    ratings = [("player", "rating", "±", "decisions", "ms each")]
    for one in found.standings:
        ratings.append((one.player, f"{one.rating:.1f}", f"{one.margin:.1f}", str(one.decisions), f"{one.ms:.2f}"))
    print_table(ratings, right={1, 2, 3, 4})


@click.command(epilog="Example: ludoteka ratings seasons.jsonl etherstone.jsonl")
@click.argument("files", metavar="FILE…", nargs=-1, required=True, type=click.Path(path_type=Path))
@AS_JSON
def ratings(files: Sequence[Path], as_json: bool) -> None:
    """Make one list of ratings from files that 'ludoteka arena --out' wrote, even of several games."""
    with extra("arena", "the arena"):
        from ludoteka.arena.results import ratings as rated
    found = rated(files)
    if as_json:
        names = ("player", "rating", "margin")
        print(json.dumps([dict(zip(names, one, strict=True)) for one in found], ensure_ascii=False, indent=1))
    else:
        rows = [(name, f"{rating:.1f}", f"{margin:.1f}") for name, rating, margin in found]
        print_table([("player", "rating", "±"), *rows], right={1, 2})


@click.command(epilog="Example: ludoteka balance etherstone --games 2000")
@GAME
@how_many(2000)
@click.option("--players", type=int, default=2, help="How many play.")
@click.option("--bot", default="adept", help="The computer player.")
@SEED
@SETTINGS
@JOBS
@CLUSTER
@AS_JSON
def balance(
    game: str,
    count: int,
    players: int,
    bot: str,
    seed: str,
    settings: Sequence[str],
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    """Measure how fair a game is: who wins with what when equal computer players meet."""
    from ludoteka.arena.balance import balance as measure
    from ludoteka.arena.balance import check
    from ludoteka.arena.playing import engage
    from ludoteka.core.chance import key_from_seed
    from ludoteka.core.game import game_named

    rules = game_named(game)
    full = rules.complete(players, {**rules.unattended(), **read_settings(settings)})
    engage(bot, rules, key_from_seed(0))  # refuses whom nobody knows
    check(rules)
    counted = rules.measures()
    crew = crew_of(cluster, jobs, count)
    with progress_bar(count) as progress:
        found = measure(game, bot, players, full, seed, count, crew, progress)
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=1))
    else:
        print_balance(found, counted.TARGETS if counted is not None else {}, bot)


def print_balance(found: "Balance", targets: dict[str, tuple[float, float]], bot: str) -> None:
    ordered = (found.percentile(0.05), found.percentile(0.5), found.percentile(0.95))
    print(f"{found.games} matches of {bot}; turns a player: 5 % {ordered[0]}, median {ordered[1]}, 95 % {ordered[2]}")
    for kind, names in found.facts.items():
        print(f"{kind}: {', '.join(f'{name} {n / found.games:.1%}' for name, n in sorted(names.items()))}")
    for kind, tagged in found.tags.items():
        low, high = targets.get(kind, (0.0, 1.0))
        rows = [(kind, "seen", "won", "±", "")]
        for name, share in sorted(tagged.items(), key=lambda pair: -pair[1].rate):
            verdict = "" if low <= share.rate <= high else "outside"
            rows.append((name, str(share.seen), f"{share.rate:.1%}", f"{share.margin:.1%}", verdict))
        print_table(rows, right={1, 2, 3})
