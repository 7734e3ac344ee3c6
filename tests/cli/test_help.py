"""Help is there for every command, with an example, and at once."""

import os
import subprocess
import sys

import pytest

from tests.cli.conftest import Ludoteka

COMMANDS = (
    "games",
    "cards",
    "play",
    "learn",
    "simulate",
    "arena",
    "ratings",
    "balance",
    "train",
    "serve",
    "db backup",
    "db restore",
    "db copy",
    "db upgrade",
    "db check",
    "replay",
    "verify",
    "bench",
    "bench engine",
    "puzzles make",
    "puzzles choose",
    "puzzles check",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(ludoteka: Ludoteka, command: str) -> None:
    result = ludoteka(*command.split(), "--help")
    assert result.code == 0
    assert f"Example: ludoteka {command}" in result.out


def test_without_a_command_the_help_is_shown(ludoteka: Ludoteka) -> None:
    for arguments in ((), ("--help",)):
        result = ludoteka(*arguments)
        assert result.code == 0
        assert all(command in result.out for command in COMMANDS if " " not in command)


def test_help_needs_nothing_of_the_engine_and_no_screen() -> None:
    """What takes long to import is imported only by the commands that need it."""
    script = (
        "import sys, ludoteka.cli\n"
        "try: ludoteka.cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = ['textual', 'fluent', 'multiprocessing', 'ludoteka.games', 'ludoteka.core.game', 'rich.console']\n"
        "found = [name for name in heavy if name in sys.modules]\n"
        "sys.exit(f'imported: {found}' if found else 0)"
    )
    done = python("-c", script)
    assert done.returncode == 0, done.stderr


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
