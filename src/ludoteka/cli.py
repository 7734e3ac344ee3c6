"""The command line: `ludoteka …`. A command checks its input here and leaves the work to the layers below.

What a command needs is imported inside it, so that help is there at once.
"""
# ruff: noqa: PLC0415

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from ludoteka.arena.balance import Balance
    from ludoteka.arena.simulate import Plan, Violation
    from ludoteka.arena.speed import Speed
    from ludoteka.core.game import Game
    from ludoteka.core.journal import Journal
    from ludoteka.core.match import Match
    from ludoteka.core.state import State
    from ludoteka.terminal.board import Board, Question

FOUND_SOMETHING = 1
BAD_INPUT = 2
INTERRUPTED = 130
HUMAN = "human"
RANDOM = "random"
CARD_WIDTH = 38  # the least in which a card reads well
TABLE_HEIGHT = 40

app = typer.Typer(
    help="A digital game table: play, read cards, simulate, replay and measure.",
    epilog="Example: ludoteka play seasons --seats human,greedy --lang uk",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
bench = typer.Typer(
    help="Measure how fast Ludoteka is.",
    epilog="Example: ludoteka bench engine seasons --players 2",
    rich_markup_mode=None,
)
app.add_typer(bench, name="bench")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, as 'ludoteka games' lists it.")]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|ru|uk", help="The language; by default that of the system.")
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="A setting of the game, as 'ludoteka games' lists them."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


class BadInput(Exception):
    """Something on the command line, or in a file it names, that cannot be used."""


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run a command and exit. Bad input ends in one line and exit code 2."""
    from ludoteka.core.errors import LudotekaError

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal that knows no Cyrillic is no reason to fail
    try:
        code = app(arguments, prog_name="ludoteka", standalone_mode=False)
    except (BadInput, LudotekaError) as error:
        fail(str(error), BAD_INPUT)
    except typer.TyperException as error:
        fail(error.format_message(), BAD_INPUT)
    if code == INTERRUPTED:  # Typer's answer to Ctrl-C
        fail("interrupted", INTERRUPTED)
    sys.exit(code)


def fail(message: str, code: int) -> NoReturn:
    print("ludoteka:", " ".join(message.split()), file=sys.stderr)
    sys.exit(code)


@app.callback(invoke_without_command=True)
@bench.callback(invoke_without_command=True)
def overview(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


# --- games and cards ---


@app.command(epilog="Example: ludoteka games")
def games() -> None:
    """List the games with their settings."""
    from rich.table import Table

    from ludoteka.core.game import games as installed

    table = Table(box=None, pad_edge=False)
    for heading in ("game", "players", "rules", "settings, the default first"):
        table.add_column(heading, no_wrap=heading == "game")
    for game in installed().values():
        settings = "\n".join(f"{setting.name}={'|'.join(setting.values)}" for setting in game.settings)
        table.add_row(game.name, f"{game.min_players}–{game.max_players}", f"version {game.rules}", settings)
    console().print(table)


@app.command(epilog="Example: ludoteka cards seasons --lang uk")
def cards(game: GameName, lang: Language = None, as_json: AsJson = False) -> None:
    """List every card of a game: name, cost, prestige, text and rulings."""
    from ludoteka.core.game import game_named
    from ludoteka.text import LANGUAGES, message_name, texts

    words = language(lang)
    found = catalogue(game_named(game))
    for card in found:
        message = f"{game}-card-{message_name(card['id'])}"
        card["names"] = {code: texts(code)(message) for code in LANGUAGES}
        card["text"] = {code: texts(code)(f"{message}.text") for code in LANGUAGES}
        card["rulings"] = {code: texts(code).rulings(message) for code in LANGUAGES}
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print_cards(game, found, words)


def catalogue(game: "Game") -> list[dict[str, Any]]:
    """The cards of a game as data: a game with cards has a module `catalogue` beside the one that defines it."""
    from importlib import import_module
    from importlib.util import find_spec

    name = f"{type(game).__module__.rpartition('.')[0]}.catalogue"
    if find_spec(name) is None:
        raise BadInput(f"{game.name} has no list of cards")
    found: list[dict[str, Any]] = import_module(name).catalogue()
    return found


def print_cards(game: str, found: list[dict[str, Any]], lang: str) -> None:
    from rich.columns import Columns
    from rich.panel import Panel
    from rich.text import Text

    from ludoteka.terminal.board import board_of
    from ludoteka.terminal.ink import LINE, PAPER

    board = board_of(game)
    drawn = board(lang, []) if board is not None else None
    out = console()
    across = max(1, out.width // CARD_WIDTH)
    panels = [
        Panel(Text("\n").join(lines), border_style=LINE, style=f"on {PAPER}", width=out.width // across)
        for lines in (
            [*drawn.card_face(card["id"], 2), *drawn.card_rulings(card["id"])] if drawn else plain_face(card, lang)
            for card in found
        )
    ]
    out.print(Columns(panels, padding=0))


def plain_face(card: dict[str, Any], lang: str) -> "list[Text]":
    """A card of a game that has no board in a terminal."""
    from rich.text import Text

    return [Text(line) for line in (card["names"][lang], card["id"], "", card["text"][lang])]


# --- play ---


@app.command(epilog="Example: ludoteka play seasons --seats human,greedy --level archmage --lang uk")
def play(
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option(metavar="KIND,KIND…", help="Who plays, clockwise: human or a computer player. (human,greedy)"),
    ] = None,
    players: Annotated[
        int | None, typer.Option(min=1, help="How many play; without --seats: you against computer players.")
    ] = None,
    level: Annotated[str | None, typer.Option(help="Short for --set level=…")] = None,
    lang: Language = None,
    seed: Annotated[str | None, typer.Option(help="Any text: the same seed deals the same cards and dice.")] = None,
    settings: Settings = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the match that was left last.")] = False,
) -> None:
    """Play in this terminal."""
    from ludoteka.core.game import game_named
    from ludoteka.terminal.play import play as play_in_terminal

    rules = game_named(game)
    kinds = seat_kinds(game, seats, players)
    chosen = read_settings(settings)
    if level is not None:
        chosen["level"] = level
    rules.complete(len(kinds), chosen)  # refuses what the game does not know
    raise typer.Exit(play_in_terminal(game, kinds, chosen, language(lang), seed, resume))


def seat_kinds(game: str, seats: str | None, players: int | None) -> list[str]:
    from ludoteka.bots import bot_names

    known = [HUMAN, *bot_names(game)]
    if seats is None:
        return [HUMAN, *known[-1:] * ((players or 2) - 1)]  # against the strongest
    kinds = [kind.strip() for kind in seats.split(",")]
    for kind in kinds:
        if kind not in known:
            raise BadInput(f"'{kind}' cannot take a seat; choose from: {', '.join(known)}")
    if players is not None and players != len(kinds):
        raise BadInput(f"--seats names {len(kinds)} players, --players says {players}")
    return kinds


# --- simulate ---


@app.command(epilog="Example: ludoteka simulate seasons --games 20000 --seed 7 --check --options random")
def simulate(
    game: GameName,
    count: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 1000,
    players: Annotated[int | None, typer.Option(help="How many play; by default as few as can.")] = None,
    seed: Annotated[str, typer.Option(help="Any text: the same seed plays the same matches.")] = "0",
    check: Annotated[bool, typer.Option("--check", help="Check all invariants at every decision.")] = False,
    first: Annotated[int, typer.Option("--from", min=0, help="The number of the first match.")] = 0,
    settings: Settings = None,
    options: Annotated[
        str | None,
        typer.Option(metavar=RANDOM, help="Draw for every match the settings (and players) that are not named."),
    ] = None,
) -> None:
    """Play random matches and look for faults."""
    from random import Random

    from ludoteka.arena.simulate import Plan, WorkerLost, setup_of
    from ludoteka.arena.simulate import simulate as play_all
    from ludoteka.core.game import game_named

    rules = game_named(game)
    chosen = read_settings(settings)
    if options is not None and options != RANDOM:
        raise BadInput(f"'{options}' is no way to choose the options: use {RANDOM}, or --set NAME=VALUE")
    if options is None:
        players = rules.min_players if players is None else players
        chosen = rules.complete(players, {**rules.unattended(), **chosen})
    plan = Plan(game, players, chosen, seed, count, check, first, options == RANDOM)
    setup_of(rules, plan, Random(seed))  # refuses here what no match could have
    start = perf_counter()
    try:
        with progress_bar(count) as progress:
            outcome = play_all(plan, progress=progress)
    except WorkerLost as error:
        fail(str(error), FOUND_SOMETHING)
    if outcome.violation is not None:
        report(plan, outcome.violation)
        raise typer.Exit(FOUND_SOMETHING)
    print(f"{outcome.games} games, {outcome.decisions} decisions, {round((perf_counter() - start) * 1000)} ms")


def report(plan: "Plan", violation: "Violation") -> None:
    where = f"seed {plan.seed}, match {violation.match}, decision {violation.decision}"
    setup = f" ({violation.setup})" if violation.setup else ""
    print(f"ludoteka: {where}{setup}: {violation.message}", file=sys.stderr)


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar while somebody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True, console=console(True)
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


# --- replay ---


@app.command(epilog="Example: ludoteka duel greedy random --games 1000")
def duel(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT…", help="Two to four computer players.")],
    game: Annotated[str, typer.Option(help="The game.")] = "seasons",
    count: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text: the same seed plays the same matches.")] = "0",
    settings: Settings = None,
) -> None:
    """Let computer players meet, with rotating seats, and count who wins."""
    from rich.table import Table

    from ludoteka.arena.duel import duel as meet
    from ludoteka.bots import bot_names
    from ludoteka.core.game import game_named

    chosen = game_named(game)
    for bot in bots:
        if bot not in bot_names(game):
            raise BadInput(f"{game} has no computer player '{bot}'; choose from: {', '.join(bot_names(game))}")
    full = chosen.complete(len(bots), {**chosen.unattended(), **read_settings(settings)})
    table = Table(box=None, pad_edge=False)
    for heading in ("player", "won", "mean score"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for result in meet(game, bots, full, seed, count, os.cpu_count() or 1):
        table.add_row(result.name, f"{result.won / count:.1%}", f"{result.mean_score:.1f}")
    console().print(table)


@app.command(epilog="Example: ludoteka balance etherstone --games 2000")
def balance(
    game: GameName,
    count: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 2000,
    players: Annotated[int, typer.Option(help="How many play.")] = 2,
    bot: Annotated[str | None, typer.Option(help="The computer player; by default the strongest.")] = None,
    seed: Annotated[str, typer.Option(help="Any text: the same seed plays the same matches.")] = "0",
    settings: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fair a game is: who wins with what when equal computer players meet."""
    from ludoteka.arena.balance import balance as measure
    from ludoteka.arena.balance import measures
    from ludoteka.bots import bot_names
    from ludoteka.core.game import game_named

    rules = game_named(game)
    full = rules.complete(players, {**rules.unattended(), **read_settings(settings)})
    best = bot or bot_names(game)[-1]
    if best not in bot_names(game):
        raise BadInput(f"{game} has no computer player '{best}'; choose from: {', '.join(bot_names(game))}")
    counted = measures(game)
    with progress_bar(count) as progress:
        found = measure(game, best, players, full, seed, count, os.cpu_count() or 1, progress)
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=1))
    else:
        print_balance(found, counted.TARGETS, best)


def print_balance(found: "Balance", targets: dict[str, tuple[float, float]], bot: str) -> None:
    from rich.table import Table

    out = console()
    ordered = (found.percentile(0.05), found.percentile(0.5), found.percentile(0.95))
    out.print(
        f"{found.games} matches of {bot}; turns a player: 5 % {ordered[0]}, median {ordered[1]}, 95 % {ordered[2]}"
    )
    for kind, names in found.facts.items():
        shares = ", ".join(f"{name} {n / found.games:.1%}" for name, n in sorted(names.items()))
        out.print(f"{kind}: {shares}")
    for kind, tagged in found.tags.items():
        low, high = targets.get(kind, (0.0, 1.0))
        table = Table(box=None, pad_edge=False)
        for heading in (kind, "seen", "won", "±", ""):
            table.add_column(heading, justify="left" if heading in (kind, "") else "right")
        for name, share in sorted(tagged.items(), key=lambda pair: -pair[1].rate):
            inside = low <= share.rate <= high
            table.add_row(
                name, str(share.seen), f"{share.rate:.1%}", f"{share.margin:.1%}", "" if inside else "outside"
            )
        out.print(table)


@app.command(epilog="Example: ludoteka serve --port 8000")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database_url: Annotated[
        str | None, typer.Option(help="Where matches are kept, e.g. postgresql+asyncpg://…; by default an SQLite file.")
    ] = None,
) -> None:
    """Open the table in the browser: one process, an embedded database, no other services."""
    from ludoteka.server import serve as run

    run(host, port, database_url)


@app.command(epilog="Example: ludoteka replay match.jsonl --at 40 --lang ru")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A journal.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check that every answer leads where it did.")] = False,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the table at decision N.")] = None,
    lang: Language = None,
) -> None:
    """Play a recorded match again and print it."""
    from ludoteka.core.game import game_named
    from ludoteka.core.journal import Journal
    from ludoteka.core.match import Match

    words = language(lang)
    try:
        journal = Journal.parse(read_text(file))
        game = game_named(journal.game)
        if at is not None and not 0 <= at <= len(journal.answers):
            raise BadInput(f"there is no decision {at}: the journal has decisions 0 to {len(journal.answers)}")
        match = Match.replay(game, journal, at)
    except (ValueError, TypeError, OverflowError, RecursionError):  # a value of a kind that no journal holds
        raise BadInput(f"{file} is no sound journal") from None
    if verify:
        print(f"ok: {len(match.journal.answers)} answers, scores {match.journal.scores}")
    elif at is not None:
        print_position(match, words)
    else:
        print_match(game, match.journal, words)


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{file} is no journal: it is no text") from None
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None


def print_match(game: "Game", journal: "Journal", lang: str) -> None:
    from rich.table import Table

    from ludoteka.text import texts

    words = texts(lang)
    names = seat_names(journal)
    board = board_for(game.name, lang, names)
    title = words("replay-title", game=words(game.name), players=journal.players, rules=journal.rules)
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


def question(board: "Board", state: "State", seat: int, options: list[int]) -> "Question":
    """What a seat is asked, with some of its options."""
    task = state.agenda[-1]
    details = [(option, state.option_detail(task, seat, option)) for option in options]
    return board.question(state.view(seat), state.decision_detail(task, seat), details)


def print_position(match: "Match", lang: str) -> None:
    """The table as the seat sees it that owes an answer (the first of several), or as a spectator at the end."""
    from rich.panel import Panel
    from rich.text import Text

    from ludoteka.terminal.board import Scene
    from ludoteka.terminal.ink import LINE, PAPER
    from ludoteka.text import texts

    names = seat_names(match.journal)
    board = board_for(match.game.name, lang, names)
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


def seat_names(journal: "Journal") -> list[str]:
    """The names in the journal; where some are missing, the seats' numbers."""
    fitting = len(journal.names) == journal.players
    return journal.names if fitting else [f"Player {seat + 1}" for seat in range(journal.players)]


# --- bench ---


@bench.command(epilog="Example: ludoteka bench engine seasons --players 2 --players 4 --json")
def engine(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Games; by default all.")] = None,
    as_json: AsJson = False,
    players: Annotated[list[int] | None, typer.Option(help="Numbers of players; by default all possible.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play for each measurement.")] = 2.0,
) -> None:
    """Measure random play, clones and memory on one core."""
    from ludoteka.arena.speed import NotMeasured, is_compiled, measure, measure_plain
    from ludoteka.core.game import game_named
    from ludoteka.core.game import games as installed

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
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in ("game", "players", "engine"):
        table.add_column(heading)
    for heading in ("decisions/s", "matches/s", "clone µs", "bytes/match"):
        table.add_column(heading, justify="right")
    for speed in found:
        table.add_row(
            speed.game,
            str(speed.players),
            "compiled" if speed.compiled else "plain",
            f"{speed.decisions_per_s:,}",
            f"{speed.matches_per_s:,}",
            f"{speed.clone_us:.2f}",
            f"{speed.bytes_per_match:,}",
        )
    console().print(table)


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


def read_settings(pairs: list[str] | None) -> dict[str, str]:
    settings = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"'{pair}' is no setting: write NAME=VALUE")
        settings[name] = value
    return settings


def board_for(game: str, lang: str, names: list[str]) -> "Board":
    """How a game looks in a terminal."""
    from ludoteka.terminal.board import board_of

    board = board_of(game)
    if board is None:
        raise BadInput(f"{game} cannot be shown in a terminal")
    return board(lang, names)


def console(errors: bool = False) -> "Console":
    from rich.console import Console

    return Console(stderr=errors, highlight=False, markup=False)


if __name__ == "__main__":
    main()
