"""docs/adding-a-game.md: its code is Briscola's and the toy game's, and who follows it gets what it promises."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.core.game import Game
from tests.conftest import EXAMPLE, install
from tests.core import toy
from tests.following import Follower

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE, re.DOTALL)
SOURCES = [Path(toy.__file__), *EXAMPLE.rglob("*.py"), EXAMPLE / "pyproject.toml"]
SPEAK = """
from ludoteka.core.game import LANGUAGES, game_named
from ludoteka.prose import PlainProse
for language in LANGUAGES:
    prose = PlainProse("briscola", language, ["A", "B"])
    told = prose.event({"kind": "took-trick", "seat": 1, "points": 10})
    print(prose.texts("briscola"), told, prose.option({"do": "play", "card": "ace-of-cups"}), sep=" | ")
"""


@pytest.mark.parametrize("block", BLOCKS)
def test_code_is_from_the_examples(block: str) -> None:
    assert any(block in path.read_text(encoding="utf-8") for path in SOURCES)


def test_verbs_are_those_of_the_toy_game() -> None:
    table = PAGE.partition("### The hard moments")[2].partition("```")[0]
    named = re.findall(r"`([A-Z][a-z]+)`", table)
    assert len(named) == 8
    assert all(hasattr(toy, name) for name in named)


def test_hooks_are_those_of_a_game() -> None:
    table = PAGE.partition("| hook | gives | for |")[2].partition("\n\n")[0]
    named = [name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert len(named) == 16
    assert all(callable(getattr(Game, name)) for name in named)


def test_files_that_are_named_are_there() -> None:
    named = set(re.findall(r"`((?:src|tests|web|docs|examples)/[\w./-]+\.\w+)`", PAGE))
    named |= {f"src/ludoteka/{name}" for name in re.findall(r"`((?:core|games/\w+)/\w+\.py)`", PAGE)}
    named |= {f"src/ludoteka/{name}" for name in re.findall(r"`(prose\.py)`", PAGE)}
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_example_is_small() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in {".py", ".toml"}]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 200


def test_words_are_given_as_the_page_says(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "copy", ignore=shutil.ignore_patterns("__pycache__"))
    follower = Follower(tmp_path / "copy")
    follower.follow(PAGE.partition("## 6. Give it words")[2].partition("## 7.")[0])
    assert len(follower.done) == 5
    install(tmp_path / "copy", tmp_path / "installed")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path / "installed"), *sys.path])}
    told = subprocess.run([sys.executable, "-c", SPEAK], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == [
        "Briscola | B takes the trick: 10 | Ace of Cups",
        "Брискола | B берёт взятку: 10 | Туз кубков",
        "Брискола | B бере взятку: 10 | Туз кубків",
    ]


def test_the_commands_of_the_page(installed_briscola: Path) -> None:
    commands = re.findall(r"^\$ ludoteka (.+)$", PAGE, re.MULTILINE)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed_briscola), *sys.path])}
    assert commands == ["games", "simulate briscola --games 100 --check", "play briscola", "serve"]
    told = []
    for command in commands[:2]:  # the others open a table: tests/terminal/test_plain.py, tests/browser/test_plain.py
        call = [sys.executable, "-m", "ludoteka.cli", *command.split()]
        told.append(subprocess.run(call, env=environment, capture_output=True, text=True, check=True).stdout)
    assert "briscola    2–4" in told[0]
    assert told[1].startswith("100 games, ")


def test_the_example_passes_its_own_test(installed_briscola: Path, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE / "tests", tmp_path / "tests")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed_briscola), *sys.path])}
    call = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(call, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert re.search(r"^\d+ passed", done.stdout, re.MULTILINE), done.stdout + done.stderr
