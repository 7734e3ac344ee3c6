"""The command line: `ludoteka …`. A command checks its input here and leaves the work to the layers below.

What a command needs is imported inside it: help is there at once, and the engine alone is enough for all commands
that show nothing in colour. The others say which extra they need.
"""
# ruff: noqa: PLC0415

import json
import math
import os
import re
import shutil
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, NoReturn

import click
from click.core import ParameterSource

from ludoteka import __version__
from ludoteka.extras import MissingExtra, extra

if TYPE_CHECKING:
    from ludoteka.arena.balance import Balance
    from ludoteka.arena.contest import Contest
    from ludoteka.arena.crew import Crew
    from ludoteka.arena.results import Result
    from ludoteka.arena.simulate import Plan, Violation
    from ludoteka.arena.speed import Speed
    from ludoteka.core.game import Game
    from ludoteka.core.match import Match

FOUND_SOMETHING = 1
BAD_INPUT = 2
INTERRUPTED = 130
HUMAN = "human"
RANDOM = "random"
NARROWEST = 24  # of the last column of a table, in which text is wrapped
GAP = "  "


class BadInput(Exception):
    """Something on the command line, or in a file it names, that cannot be used."""


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run a command and exit. Bad input ends in one line and exit code 2."""
    from ludoteka.core.errors import LudotekaError

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
        return list(self.commands)  # in the order of this file


def overview() -> None:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        print(context.get_help())


app = Commands(
    callback=overview,
    invoke_without_command=True,
    help="A digital game table: play, read cards, simulate, replay and measure.",
    epilog="Example: ludoteka play seasons --seats human,adept --lang uk",
    context_settings={"show_default": True, "max_content_width": 100},
)
bench = Commands(
    "bench",
    callback=overview,
    invoke_without_command=True,
    help="Measure how fast Ludoteka is.",
    epilog="Example: ludoteka bench engine seasons --players 2",
)
click.version_option(__version__, prog_name="ludoteka", message="%(prog)s %(version)s")(app)

GAME = click.argument("game", metavar="GAME")
LANGUAGE = click.option("--lang", metavar="en|ru|uk", help="The language; by default that of the system.")
SETTINGS = click.option(
    "--set", "settings", multiple=True, metavar="NAME=VALUE", help="A setting of the game; 'ludoteka games' lists them."
)
AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
SEED = click.option("--seed", default="0", help="Any text: the same seed plays the same matches.")
JOBS = click.option("--jobs", type=click.IntRange(min=1), help="How many matches at once; by default one per core.")
CLUSTER = click.option("--cluster", type=click.Choice(["ray"]), help="Play on a cluster instead of this machine alone.")


def how_many(default: int) -> Callable[[Any], Any]:
    return click.option("--games", "count", type=click.IntRange(min=1), default=default, help="How many matches.")


# --- games and cards ---


@app.command(epilog="Example: ludoteka games")
def games() -> None:
    """List the games with their settings."""
    from ludoteka.core.game import games as installed

    rows = [("game", "players", "rules", "settings, the default first")]
    for game in installed().values():
        settings = "\n".join(f"{setting.name}={'|'.join(setting.values)}" for setting in game.settings)
        rows.append((game.name, f"{game.min_players}–{game.max_players}", f"version {game.rules}", settings))
    print_table(rows)


@app.command(epilog="Example: ludoteka cards seasons --lang uk")
@GAME
@LANGUAGE
@AS_JSON
def cards(game: str, lang: str | None, as_json: bool) -> None:
    """List every card of a game: name, cost, numbers, text and rulings."""
    from ludoteka.core.game import game_named

    rules = game_named(game)
    with extra("terminal", "'ludoteka cards'"):
        from ludoteka.terminal.printed import print_cards, with_texts

        words = language(lang)
    printed = rules.catalogue()
    if not printed:
        raise BadInput(f"{game} has no list of cards")
    found = with_texts(game, printed)
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print_cards(rules, found, words)


@app.command(epilog="Example: ludoteka rules seasons transmuting --lang uk")
@GAME
@click.argument("part", required=False)
@LANGUAGE
def rules(game: str, part: str | None, lang: str | None) -> None:
    """Print a game's rulebook, or only the part named PART, or all parts that mention PART."""
    from ludoteka.core.game import game_named

    chosen = game_named(game)
    with extra("terminal", "'ludoteka rules'"):
        from ludoteka.rulebook.reading import about, rulebook
        from ludoteka.terminal.rules import print_rules

        book = rulebook(chosen, language(lang))
    if book is None:
        raise BadInput(f"{game} has no rulebook")
    if part is None:
        print_rules(chosen, book)
        return
    found = about(book, part)
    if not found:
        raise BadInput(f"nothing in the rules of {game} mentions '{part}': try another word")
    print_rules(chosen, book, found)


# --- play ---


@app.command(epilog="Example: ludoteka play seasons --seats human,adept --level archmage --lang uk")
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
def play(
    game: str,
    seats: str | None,
    players: int | None,
    level: str | None,
    lang: str | None,
    seed: str | None,
    settings: Sequence[str],
    resume: bool,
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
    click.get_current_context().exit(play_in_terminal(game, kinds, chosen, words, seed, resume))


@app.command(epilog="Example: ludoteka learn seasons energy --lang uk")
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


# --- simulate ---


@app.command(epilog="Example: ludoteka simulate seasons --games 20000 --seed 7 --check --options random")
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


# --- arena and balance ---


@app.command(epilog="Example: ludoteka arena seasons --bots expert,adept --games 400")
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


def crew_of(cluster: str | None, jobs: int | None, matches: int) -> "Crew":
    from ludoteka.arena.crew import cores, local

    if cluster is None:
        return local(min(jobs or cores(), matches))
    with extra("ray", f"--cluster {cluster}"):
        from ludoteka.arena.cluster import Ray
    return Ray(jobs)


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


@app.command(epilog="Example: ludoteka ratings seasons.jsonl etherstone.jsonl")
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


@app.command(epilog="Example: ludoteka balance etherstone --games 2000")
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


# --- train ---


@app.command(epilog="Example: ludoteka train seasons --games 4400,1500,900 --out learned.json")
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


# --- calibrate ---


@app.command(epilog="Example: ludoteka calibrate seasons --games 400 --seed fresh")
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


# --- serve ---


@app.command(epilog="Example: ludoteka serve --port 8000")
@click.option("--host", default="127.0.0.1", help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, help="The port; 0 takes any that is free.")
@click.option("--database-url", help="Where matches are kept, e.g. postgresql://…; by default an SQLite file.")
def serve(host: str, port: int, database_url: str | None) -> None:
    """Open the table in the browser: one process, an embedded database, no other services."""
    from ludoteka.server import serve as run

    run(host, port, database_url)


# --- replay ---


@app.command(epilog="Example: ludoteka replay match.jsonl --at 40 --lang ru")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Only check that every answer leads where it did.")
@click.option("--at", type=int, metavar="N", help="Show the table at decision N.")
@LANGUAGE
def replay(file: Path, verify: bool, at: int | None, lang: str | None) -> None:
    """Play a recorded match again and print it."""
    match = recorded(file, at)
    game = match.game
    if verify:
        print(f"ok: {len(match.journal.answers)} answers, scores {match.journal.scores}")
        return
    with extra("terminal", "'ludoteka replay' without --verify"):
        from ludoteka.terminal.printed import print_match, print_position

        words = language(lang)
    if at is not None:
        print_position(match, words)
    else:
        print_match(game, match.journal, words)


def recorded(file: Path, at: int | None = None) -> "Match":
    """A match from its journal, checked answer by answer; `at`: as it stood at that decision."""
    from ludoteka.core.game import game_named
    from ludoteka.core.journal import Journal
    from ludoteka.core.match import Match

    try:
        journal = Journal.parse(read_text(file))
        game = game_named(journal.game)
        if at is not None and not 0 <= at <= len(journal.answers):
            raise BadInput(f"there is no decision {at}: the journal has decisions 0 to {len(journal.answers)}")
        return Match.replay(game, journal, at)
    except (ValueError, TypeError, OverflowError, RecursionError):  # a value of a kind that no journal holds
        raise BadInput(f"{file} is damaged, or was never a journal") from None


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not a journal: a journal is text in UTF-8") from None
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None


# --- review ---


@app.command(epilog="Example: ludoteka review match.jsonl --player 2 --lang ru")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--player",
    type=click.IntRange(min=1),
    help="Whose decisions: 1 sat down first.  [default: the first person]",
)
@click.option(
    "--seconds", type=click.FloatRange(min=1), default=40.0, help="How long to look, in processor time of one core."
)
@click.option(
    "--trials",
    type=click.IntRange(min=1),
    help="Look in so many trials, however long they take: the same seed gives the same review.",
)
@SEED
@LANGUAGE
@AS_JSON
def review(
    file: Path,
    player: int | None,
    seconds: float,
    trials: int | None,
    seed: str,
    lang: str | None,
    as_json: bool,
) -> None:
    """Let a master grade the decisions of a player in a match that is over, by what could be known then."""
    from ludoteka.bots import bot_names
    from ludoteka.bots.review import choices, swings
    from ludoteka.bots.review import review as look_at_all
    from ludoteka.core.chance import key_from_seed

    match = recorded(file)
    game, journal = match.game, match.journal
    if player is None:
        people = [seat for seat, name in enumerate(journal.names) if name not in bot_names(game)]
        player = people[0] + 1 if people else 1
    if player > journal.players:
        raise BadInput(f"there is no player {player}: the match had {journal.players}")
    if game.mind() is None:
        raise BadInput(f"{game.name} has no master who could review a match")
    if not as_json:
        with extra("terminal", "'ludoteka review' without --json"):
            from ludoteka.terminal.reviewed import print_review

            words = language(lang)
    decisions, won = choices(game, journal, player - 1, key_from_seed(seed))
    with progress_bar(100) as progress:
        shown = 0

        def told(part: float) -> None:
            nonlocal shown
            if progress is not None:
                progress(round(100 * part) - shown)
                shown = round(100 * part)

        key = key_from_seed(f"looks {seed}")
        found = look_at_all(game, decisions, key, seconds=seconds, trials=trials, progress=told)
    if as_json:
        whole = {
            "game": game.name,
            "player": player,
            "won": won,
            "decisions": [{**one._asdict(), "loss": one.loss, "grade": one.grade} for one in found],
            "swings": [one.number for one in swings(found)],
        }
        print(json.dumps(whole, ensure_ascii=False, indent=1))
    else:
        print_review(match, player - 1, decisions, found, won, words)


# --- bench ---

app.add_command(bench)


@bench.command(epilog="Example: ludoteka bench engine seasons --players 2 --players 4 --json")
@click.argument("game", metavar="[GAME]…", nargs=-1)
@AS_JSON
@click.option("--players", type=int, multiple=True, help="A number of players; by default all possible ones.")
@click.option("--seconds", type=click.FloatRange(min=0.1), default=2.0, help="How long to play for each measurement.")
def engine(game: Sequence[str], as_json: bool, players: Sequence[int], seconds: float) -> None:
    """Measure random play, clones, views, questions and memory on one core, of some games or of all."""
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
    rows = [
        ("game", "players", "engine", "decisions/s", "matches/s", "clone µs", "view µs", "question µs", "bytes/match")
    ]
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
                f"{speed.bytes_per_match:,}",
            )
        )
    print_table(rows, right={3, 4, 5, 6, 7, 8})


# --- what several commands need ---


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


if __name__ == "__main__":
    main()
