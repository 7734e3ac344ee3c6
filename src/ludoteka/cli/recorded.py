"""Recorded matches: to look at and to review."""
# ruff: noqa: PLC0415

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludoteka.cli.common import (
    AS_JSON,
    FOUND_SOMETHING,
    LANGUAGE,
    SEED,
    BadInput,
    language,
    progress_bar,
)
from ludoteka.extras import extra

if TYPE_CHECKING:
    from ludoteka.core.match import Match


@click.command(epilog="Example: ludoteka replay match.jsonl --at 40 --lang ru")
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


@click.command(epilog="Example: ludoteka verify match.jsonl --commitment 46d0…e1 --lang uk")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--commitment", metavar="HASH", help="What the table published before the match.")
@LANGUAGE
@AS_JSON
def verify(file: Path, commitment: str | None, lang: str | None, as_json: bool) -> None:
    """Check the dice of a recorded match, offline: by its key, answer by answer, against the hash published before."""
    from ludoteka.core.chance import commitment as promise
    from ludoteka.core.journal import state_hash

    published = commitment.strip().lower() if commitment is not None else None
    if published is not None and re.fullmatch("[0-9a-f]{64}", published) is None:
        raise BadInput("--commitment is a hash of 64 digits 0-9 and a-f")
    if not as_json:
        with extra("terminal", "'ludoteka verify' without --json"):
            from ludoteka.text import game_name, player_names, texts

            words = language(lang)
    match = recorded(file)
    journal, computed = match.journal, promise(match.journal.key)
    kept = published is None or published == computed
    if as_json:
        found = {
            "game": journal.game,
            "rules": journal.rules,
            "answers": len(journal.answers),
            "scores": journal.scores,
            "continued": journal.start is not None,
            "key": journal.key.hex(),
            "commitment": computed,
            "published": published,
            "kept": None if published is None else kept,
            "fingerprint": state_hash(match.state),
        }
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        say = texts(words)
        names = ["".join(c if c.isprintable() else "�" for c in name) for name in player_names(journal.names, words)]
        title = say("replay-title", game=game_name(journal.game, words), players=journal.players, rules=journal.rules)
        print(f"{title}: {', '.join(names)}")
        print("✓", say("verify-replayed", n=len(journal.answers)))
        if journal.scores is None:
            print("·", say("replay-unfinished"))
        else:
            told = ", ".join(f"{name}: {score}" for name, score in zip(names, journal.scores, strict=False))
            print("✓", say("verify-scores", scores=told))
        if journal.start is not None:
            print("·", say("verify-continued"))
        print("·", say("verify-key", key=journal.key.hex()))
        print("·", say("verify-computed", hash=computed))
        if published is None:
            print("·", say("verify-compare"))
        else:
            print("✓" if kept else "✗", say("verify-same" if kept else "verify-different"))
    if not kept:
        click.get_current_context().exit(FOUND_SOMETHING)


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


@click.command(epilog="Example: ludoteka review match.jsonl --player 2 --lang ru")
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
