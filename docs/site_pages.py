"""What `make docs` adds to the pages of this folder: those of the root folder, and one for each module of the API.

Links that leave this folder are made to fit: to another page of the site if there is one, else to nothing, as the
repository's other files are not part of the site. A link to a file that does not exist is an error.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
}
CORE = ("chance", "errors", "event", "game", "journal", "match", "scenario", "shape", "state", "storage", "verb")
API = {
    **{name: (f"core.{name}",) for name in CORE},
    **{name: (f"arena.{name}",) for name in ("balance", "simulate", "speed", "train")},
    "arena": tuple(f"arena.{name}" for name in ("contest", "results", "crew", "cluster", "playing", "record", "notes")),
    "bots": ("bots", "bots.bot", "bots.mind"),
    "text": ("text",),
}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(\s*([^)\s#]+)(#[^)\s]*)?\s*\)")


def on_files(files: Files, config: Any) -> Files:
    for source, page in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=fitting(text, ROOT / source)))
    for page, modules in API.items():
        content = "\n\n".join(f"::: ludoteka.{module}" for module in modules)
        files.append(File.generated(config, f"api/{page}.md", content=content))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if page.file.generated_by is not None:
        return markdown
    return fitting(markdown, Path(page.file.abs_src_path))


def fitting(text: str, source: Path) -> str:
    """A page with links that work on the site."""

    def fit(link: re.Match[str]) -> str:
        image, label, target, anchor = link.groups()
        if re.match(r"[a-z]+:", target):
            return link[0]
        file = (source.parent / target).resolve()
        if not file.exists():
            raise PluginError(f"{source.relative_to(ROOT)} links to {target}, which does not exist")
        place = file.relative_to(ROOT).as_posix()
        if place in PAGES:
            depth = len(source.parent.relative_to(ROOT / "docs").parts) if source.is_relative_to(ROOT / "docs") else 0
            return f"{image}[{label}]({'../' * depth}{PAGES[place]}{anchor or ''})"
        if not place.startswith("docs/"):
            return label
        if source.is_relative_to(ROOT / "docs"):
            return link[0]
        return f"{image}[{label}]({place.removeprefix('docs/')}{anchor or ''})"

    return LINK.sub(fit, text)
