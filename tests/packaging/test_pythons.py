"""Which Pythons there are wheels for is said in several places, and everywhere it is the same."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSIONS = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))


def test_they_follow_one_another() -> None:
    first = int(VERSIONS[0].removeprefix("3."))
    assert [f"3.{first + i}" for i in range(len(VERSIONS))] == VERSIONS
    assert len(VERSIONS) > 1


def test_the_oldest_is_what_is_required() -> None:
    oldest = VERSIONS[0]
    assert PROJECT["project"]["requires-python"] == f">={oldest}"
    assert PROJECT["tool"]["mypy"]["python_version"] == oldest
    assert PROJECT["tool"]["ruff"]["target-version"] == f"py{oldest.replace('.', '')}"


def test_each_gets_wheels() -> None:
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in VERSIONS]


def test_each_is_tested() -> None:
    """The oldest by `make test`, the others by `make other`."""
    check = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    assert f'python-version: "{VERSIONS[0]}"' in check
    assert f"python: {VERSIONS[1:]}".replace("'", '"') in check


def test_the_readme_names_them() -> None:
    said = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"Python {VERSIONS[0]} or newer" in said
    assert f"CPython {VERSIONS[0]} to {VERSIONS[-1]}" in said
