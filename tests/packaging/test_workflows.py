"""The workflows do what people do here: they call `make`, and only targets that there are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
NOT_MAKE = ("python -m pip install ", "python -m cibuildwheel ")  # wheels for other systems are built by no target


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_step_is_a_target(workflow: Path) -> None:
    steps = re.findall(r"^ +- run: (.+)$", workflow.read_text(encoding="utf-8"), re.MULTILINE)
    own = [step for step in steps if not step.startswith(NOT_MAKE)]
    assert own
    for step in own:
        called = re.fullmatch(r"make ([a-z-]+)( [A-Z]+=\S*(\$\{\{ [\w.]+ \}\}))?", step)
        assert called, step
        assert called[1] in TARGETS


def test_what_people_check_is_checked() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    assert {"lint", "test", "other", "docs", "release"} <= set(re.findall(r"make ([a-z]+)", text))
