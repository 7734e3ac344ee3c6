"""`ludoteka play`: sets a match up or takes one up again, and opens the table."""

import sys

from ludoteka.core.chance import key_from_seed, new_key
from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import game_named
from ludoteka.core.match import Match
from ludoteka.terminal.app import Shell
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.saves import DamagedSave, Saves
from ludoteka.terminal.sitting import Sitting
from ludoteka.text import HUMAN, game_name, texts

REFUSED = 2


def in_terminal() -> bool:
    """Whether the game can be seen and answered. Textual draws on stderr."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def play(
    game: str,
    seats: list[str],
    settings: dict[str, str],
    lang: str,
    seed: str | None,
    resume: bool,
    coach: bool = False,
) -> int:
    """Play a match in this terminal; returns the exit code. Seats are `human` or a bot's name."""
    try:
        return _play(game, seats, settings, lang, seed, resume, coach)
    except LudotekaError as error:
        print(error, file=sys.stderr)
        return REFUSED


def _play(
    game: str,
    seats: list[str],
    settings: dict[str, str],
    lang: str,
    seed: str | None,
    resume: bool,
    coach: bool = False,
) -> int:
    rules = game_named(game)
    say = texts(lang)
    board = board_of(rules)
    if not in_terminal():
        return refuse(say("terminal-needs-terminal"))
    if seats.count(HUMAN) == 1:  # nobody sits there from whom a person would have to hide something
        settings = {**rules.unattended(), **settings}
    saves = Saves(rules)
    waiting: Sitting | None = None
    try:
        found = saves.load()
        waiting = Sitting(found[0], saves, found[1]) if found is not None else None
    except DamagedSave as damage:
        line = say("terminal-save-damaged", reason=damage.reason, path=str(damage.kept))
        if resume:
            return refuse(line)
        print(line, file=sys.stderr)
    if resume and waiting is None:
        return refuse(say("terminal-nothing-to-resume", game=game_name(game, lang)))

    def begin() -> Sitting:
        key = key_from_seed(seed) if seed is not None else new_key()
        sitting = Sitting(Match(rules, len(seats), key, settings, seats), saves)
        sitting.save()
        return sitting

    if resume and waiting is not None:
        app = Shell(lambda: waiting, board, lang, coached=coach)
    else:
        Sitting(
            Match(rules, len(seats), new_key(), settings, seats)
        )  # refuses bad seats and settings before the screen
        app = Shell(begin, board, lang, waiting, coached=coach)
    app.run()
    if app.sitting is not None and not app.sitting.match.over:
        print(say("terminal-saved", game=game))
    return app.return_code or 0


def refuse(line: str) -> int:
    """Say why not; returns the exit code."""
    print(line, file=sys.stderr)
    return REFUSED
