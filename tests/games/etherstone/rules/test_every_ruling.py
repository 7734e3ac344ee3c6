"""Every rule and ruling is cited by a test, or stands here with the reason why it cannot be tested."""

import ast
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
RULES = [f"R{n}" for n in range(1, 17)]
RULINGS = [f"A{n}" for n in range(1, 84)]
UNTESTED = {
    "A27": "no card takes another die",
    "A40": "no ability reads the die that it would be applied for",
    "A81": "no card gives points back or steals them",
}


@cache
def cited() -> set[str]:
    """The rules and rulings named in the docstrings of tests."""
    found: set[str] = set()
    for path in HERE.parent.rglob("test_*.py"):
        if path.name == Path(__file__).name:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"\b[AR]\d+\b", ast.get_docstring(node) or ""))
    return found


def test_every_rule_is_tested() -> None:
    assert [rule for rule in RULES if rule not in cited()] == []


def test_every_ruling_is_tested() -> None:
    found = cited()
    assert [ruling for ruling in RULINGS if ruling not in found and ruling not in UNTESTED] == []


def test_nothing_is_excused_that_is_tested() -> None:
    assert sorted(set(UNTESTED) & cited()) == []


def test_every_test_says_what_it_demands() -> None:
    for path in HERE.glob("test_*.py"):
        if path.name == Path(__file__).name:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert ast.get_docstring(node), f"{path.name}: {node.name} cites nothing"
