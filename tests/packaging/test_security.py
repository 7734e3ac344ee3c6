"""The threat model names a test for each threat, and each of them exists."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (?!threat )(?!-)(.+) \| (.+) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def test_every_threat_names_tests_that_exist() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    rows = [row.groups() for row in ROW.finditer(page.replace("|---|---|---|\n", ""))]
    assert len(rows) > 30
    tests: dict[str, set[str]] = {}
    for threat, done, named in rows:
        assert done.strip()
        found = NAMED.findall(named)
        assert found, f"{threat}: no test is named"
        assert " ".join(f"`{file}::{name}`" for file, name in found) == named.strip(), f"{threat}: names are misspelt"
        for file, name in found:
            if file not in tests:
                nodes = ast.parse((ROOT / file).read_text(encoding="utf-8")).body
                tests[file] = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
            assert name in tests[file], f"{threat}: there is no {file}::{name}"
