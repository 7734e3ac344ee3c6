"""`pip install ludoteka` is enough for the engine and its commands; the others name the extra they need in one line."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
JOURNAL = str(ROOT / "tests/journals/seasons-2-apprentice.jsonl")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# Python runs this when it starts, and so do the processes that a command starts.
ONLY_THE_BASE = """
import sys

class OnlyTheBase:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package not in sys.stdlib_module_names and package not in {base} and not package.startswith("ludoteka"):
            raise ModuleNotFoundError("No module named " + repr(name), name=name)

sys.meta_path.insert(0, OnlyTheBase())
"""


@pytest.fixture
def base(tmp_path: Path) -> dict[str, str]:
    """The environment of a process that can import Python's own modules, ludoteka and what it requires in any case."""
    required = {re.split(r"[^\w-]", line)[0].replace("-", "_") for line in PROJECT["dependencies"]}
    (tmp_path / "sitecustomize.py").write_text(ONLY_THE_BASE.format(base=sorted(required)), encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path]), "LUDOTEKA_HOME": str(tmp_path)}


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "Usage: ludoteka"),
        (("--help",), "serve"),
        (("--version",), "ludoteka "),
        (("serve", "--help"), "Example: ludoteka serve"),
        (("games",), "level=archmage|wizard|apprentice"),
        (("simulate", "seasons", "--games", "40", "--check"), "40 games, "),  # enough for several processes
        (("balance", "etherstone", "--games", "1", "--bot", "random"), "1 matches of random"),
        (("bench", "engine", "seasons", "--players", "2", "--seconds", "0.1"), "decisions/s"),
        (("replay", JOURNAL, "--verify"), "ok: "),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, tuple) else "",
)
def test_the_engine_alone_is_enough(base: dict[str, str], arguments: tuple[str, ...], told: str) -> None:
    done = run(base, "ludoteka.cli", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert told in done.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("ludoteka.cli", "serve"), "table"),
        (("ludoteka.server",), "table"),
        (("ludoteka.cli", "arena", "seasons", "--bots", "adept,random"), "arena"),
        (("ludoteka.cli", "balance", "etherstone", "--cluster", "ray"), "ray"),
        (("ludoteka.cli", "train", "seasons", "--out", "x"), "train"),
        (("ludoteka.cli", "play", "seasons"), "terminal"),
        (("ludoteka.cli", "cards", "seasons"), "terminal"),
        (("ludoteka.cli", "cards", "seasons", "--json"), "terminal"),
        (("ludoteka.cli", "replay", JOURNAL), "terminal"),
        (("ludoteka.cli", "replay", JOURNAL, "--at", "3"), "terminal"),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, tuple) else value,
)
def test_what_needs_more_says_what_to_install(base: dict[str, str], arguments: tuple[str, ...], extra: str) -> None:
    assert extra in PROJECT["optional-dependencies"]
    done = run(base, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    last = done.stderr.splitlines()[-1]
    assert last.endswith(f" needs more than the engine: pip install 'ludoteka[{extra}]'")
    assert done.stderr.count("\n") == 1 or arguments == ("ludoteka.server",)  # there argparse adds its usage


def test_the_lab_says_what_to_install(base: dict[str, str]) -> None:
    done = run(base, "ludoteka.lab.seasons_v3")
    assert (done.returncode, done.stdout) == (1, "")
    needed = "ludoteka.lab needs more than the engine: pip install 'ludoteka[lab]'"
    assert done.stderr.splitlines()[-1] == f"ludoteka.extras.MissingExtra: {needed}"


def test_a_fault_of_our_own_is_not_taken_for_a_missing_extra() -> None:
    script = "from ludoteka.extras import extra\nwith extra('table', 'x'):\n    import ludoteka.no_such_module\n"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "No module named 'ludoteka.no_such_module'" in done.stderr
