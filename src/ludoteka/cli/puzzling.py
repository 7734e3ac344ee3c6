"""Puzzles: to solve, find, choose and check them."""
# ruff: noqa: PLC0415

from collections.abc import Sequence
from pathlib import Path

import click

from ludoteka.cli.common import (
    FOUND_SOMETHING,
    GAME,
    JOBS,
    LANGUAGE,
    SEED,
    BadInput,
    Commands,
    crew_of,
    how_many,
    language,
    overview,
    progress_bar,
)
from ludoteka.extras import extra

puzzles = Commands(
    "puzzles",
    callback=overview,
    invoke_without_command=True,
    help="Solve the puzzles of a game, find new ones in matches, choose among them, and check them.",
    epilog="Example: ludoteka puzzles play seasons --lang uk",
)


@puzzles.command("play", epilog="Example: ludoteka puzzles play seasons --daily --lang uk")
@GAME
@click.argument("puzzle", required=False)
@click.option("--daily", is_flag=True, help="The puzzle of the day, the same for everybody.")
@LANGUAGE
@click.option("--list", "listed", is_flag=True, help="Only print the puzzles, and which of them are solved.")
def play_puzzles(game: str, puzzle: str | None, daily: bool, lang: str | None, listed: bool) -> None:
    """Find the best move in this terminal: in the next puzzle, or in the one named by its number or id."""
    from ludoteka.core.game import game_named
    from ludoteka.puzzles.reading import offered

    rules = game_named(game)
    offered(rules)  # refuses a game without puzzles
    if puzzle is not None and daily:
        raise BadInput("name a puzzle or say --daily, not both")
    with extra("terminal", "'ludoteka puzzles play'"):
        from ludoteka.terminal.puzzles import print_puzzles, solve

        words = language(lang)
    if listed:
        print_puzzles(rules, words)
        return
    click.get_current_context().exit(solve(rules, puzzle, words, daily))


@puzzles.command("make", epilog="Example: ludoteka puzzles make seasons --games 40 --seed home --out found.jsonl")
@GAME
@how_many(20)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, help="What is found, as it is.")
@SEED
@JOBS
def make_puzzles(game: str, count: int, out: Path, seed: str, jobs: int | None) -> None:
    """Look through matches for decisions with one option that is clearly best and not obvious.

    The file is written on after each match; the same command goes on where it was ended, and with a larger --games it
    looks through more.
    """
    from ludoteka.arena.playing import mind_of
    from ludoteka.arena.puzzles import Quarry, mine
    from ludoteka.core.game import game_named

    mind_of(game_named(game))
    with progress_bar(count) as progress:
        found = mine(Quarry(game, seed), count, crew_of(None, jobs, count), out, progress)
    print(f"{out} holds {found} puzzles of {count} matches")


@puzzles.command("choose", epilog="Example: ludoteka puzzles choose seasons found.jsonl --out puzzles.jsonl.gz")
@GAME
@click.argument("files", metavar="FILE…", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--most", type=click.IntRange(min=1), default=60, help="How many at the most.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The file to write.")
@JOBS
def choose_puzzles(game: str, files: Sequence[Path], most: int, out: Path, jobs: int | None) -> None:
    """Choose puzzles of many kinds out of what was found, count what their best moves bring, and pack them as a game
    brings them."""
    from ludoteka.arena.puzzles import choose
    from ludoteka.core.game import game_named
    from ludoteka.puzzles.reading import pack, parse

    rules = game_named(game)
    chosen = choose(rules, files, most, crew_of(None, jobs, most))
    pack(out, rules, chosen)
    grades = [parse(one).stars for one in chosen]
    told = ", ".join(f"{grades.count(stars)} with {'*' * stars}" for stars in (1, 2, 3))
    print(f"wrote {out}: {len(chosen)} puzzles ({told}), {out.stat().st_size:,} bytes")


@puzzles.command("check", epilog="Example: ludoteka puzzles check seasons --seed again")
@GAME
@SEED
@JOBS
def check_puzzles(game: str, seed: str, jobs: int | None) -> None:
    """Let the master think about each puzzle of a game once more, three times as long as it usually does."""
    from ludoteka.arena.puzzles import check
    from ludoteka.core.game import game_named
    from ludoteka.puzzles.reading import offered

    rules = game_named(game)
    found = offered(rules)
    wrong = 0
    with progress_bar(len(found)) as progress:
        for puzzle, said in check(rules, found, seed, crew_of(None, jobs, max(1, len(found)))):
            if said:
                wrong += 1
                print(f"{puzzle.id}: the master takes {said}")
            if progress is not None:
                progress(1)
    print(f"{game}: the master agrees with {len(found) - wrong} of {len(found)} puzzles")
    if wrong:
        click.get_current_context().exit(FOUND_SOMETHING)
