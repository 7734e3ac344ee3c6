"""No line of the client is longer than 140 characters: ESLint looks at scripts and Svelte, but not at styles."""

from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
KINDS = {".css", ".html", ".js", ".svelte", ".ts"}
LONGEST = 140
MADE = "// Made from"  # generated files

FILES = sorted(
    path
    for top in (WEB, *(folder for folder in WEB.iterdir() if folder.is_dir() and folder.name != "node_modules"))
    for path in (top.iterdir() if top == WEB else top.rglob("*"))
    if path.suffix in KINDS
)


def test_styles_components_and_scripts_are_looked_at() -> None:
    assert {path.suffix for path in FILES} == KINDS


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_no_line_is_too_long(kind: str) -> None:
    found = []
    for path in FILES:
        text = path.read_text(encoding="utf-8") if path.suffix == kind else ""
        for number, line in enumerate([] if text.startswith(MADE) else text.splitlines(), 1):
            if len(line) > LONGEST:
                found.append(f"{path.relative_to(WEB)}:{number}: {len(line)} characters")
    assert found == []
