"""Every dependency says in docs/dependencies.md why it is there."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")


def named() -> set[str]:
    """The packages in the first column of the page's tables."""
    return {name for row in re.findall(r"^\| ([^|]+) \|", PAGE, re.MULTILINE) for name in re.findall(r"[@\w./-]+", row)}


def test_every_package_of_the_project_has_its_line() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    required = [
        *project["dependencies"],
        *(one for extra in project["optional-dependencies"].values() for one in extra),
    ]
    packages = {name for name in re.findall(r"^[\w.-]+", "\n".join(required), re.MULTILINE) if name != project["name"]}
    assert packages - named() == set()


def test_every_package_of_the_client_has_its_line() -> None:
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert client["devDependencies"].keys() - named() == set()
    assert "dependencies" not in client  # one bundle comes out: nothing is needed later
