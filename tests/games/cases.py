"""Which tests a file holds, for the tests that every card has its own."""

import ast
from pathlib import Path


def cases_in(path: Path) -> list[str]:
    assert path.exists(), f"{path.name} is missing"
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return [node.name for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
