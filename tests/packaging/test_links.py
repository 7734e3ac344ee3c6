"""Links in the Markdown pages lead somewhere. `make docs` checks the site that is made from them as well."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(\s*([^)\s]+)\s*\)")


def prose(page: Path) -> str:
    """A page without its examples of code."""
    return re.sub(r"^```.*?^```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        target, _, anchor = link.partition("#")
        if re.match(r"https?:", target):
            continue
        file = page.parent / target if target else page
        assert file.exists(), f"{link}: there is no such file"
        assert not anchor or anchor in anchors(file), f"{link}: there is no such heading"


def test_the_pages_are_linked() -> None:
    """Whoever starts at the README finds every page."""
    found, todo = set[Path](), [ROOT / "README.md"]
    while todo:
        page = todo.pop()
        if page in found or page.suffix != ".md":
            continue
        found.add(page)
        links = [link.partition("#")[0] for link in LINK.findall(prose(page)) if not link.startswith(("http", "#"))]
        todo += [(page.parent / link).resolve() for link in links]
    assert set(PAGES) <= found
