"""The rulings of a game by their numbers, as docs/rulings lists them, and those that docstrings of its tests cite."""

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGES = TESTS.parent / "docs" / "rulings"
GAMES = sorted(page.stem for page in PAGES.glob("*.md"))
NUMBERS = re.compile(r"\b([AR])(\d+)(?:–\1(\d+))?\b")


def numbers(text: str) -> set[str]:
    """The numbers of rulings in a text; A43–A45 are three."""
    found: set[str] = set()
    for letter, first, last in NUMBERS.findall(text):
        found.update(f"{letter}{n:0{len(first)}}" for n in range(int(first), int(last or first) + 1))
    return found


def listed(page: str) -> set[str]:
    """The numbers of a page below its introduction: what tests must prove."""
    return numbers(page.partition("\n## ")[2])


def items(page: str) -> list[str]:
    """The items of the lists on a page."""
    return re.findall(r"^- .*(?:\n  .*)*", page, re.MULTILINE)


def docstrings(source: str) -> dict[str, str]:
    """What the tests of a file say of themselves, by their names."""
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


@cache
def every_docstring() -> dict[Path, dict[str, str]]:
    return {path: docstrings(path.read_text(encoding="utf-8")) for path in sorted(TESTS.rglob("test_*.py"))}


def page_of(game: str) -> str:
    return (PAGES / f"{game}.md").read_text(encoding="utf-8")


def cited(game: str) -> dict[str, set[str]]:
    """The numbers that the tests of a game cite, by file and test.

    Tests of what all games share, such as the server's, name the game as well: `elven-rage A80`.
    """
    found: dict[str, set[str]] = {}
    own = TESTS / "games" / game.replace("-", "_")
    by_name = re.compile(rf"\b{game} (?:(?:, )?[AR]\d+)+")
    for path, tests in every_docstring().items():
        for name, text in tests.items():
            said = text if path.is_relative_to(own) else " ".join(by_name.findall(text))
            found[f"{path.relative_to(TESTS)}::{name}"] = numbers(said)
    return found
