"""There is one version number, and whatever tells it tells the same."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from ludoteka import __version__
from ludoteka.cli import main

ROOT = Path(__file__).parents[2]


def test_the_command_line_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"ludoteka {__version__}\n"


def test_no_other_file_has_a_number_of_its_own() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"] == {"path": "src/ludoteka/__init__.py"}
    assert "version" not in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))


def test_the_changelog_begins_with_it() -> None:
    versions = re.findall(r"^## ([\d.]+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == __version__
