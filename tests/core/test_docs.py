"""The code in docs/adding-a-game.md is the toy game's, word for word."""

import re
from pathlib import Path

import pytest

from tests.core import toy

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_code_is_from_the_toy_game(block: str) -> None:
    assert block in Path(toy.__file__).read_text(encoding="utf-8")


def test_verbs_are_those_of_the_toy_game() -> None:
    table = PAGE.partition("### The hard moments")[2].partition("```")[0]
    named = re.findall(r"`([A-Z][a-z]+)`", table)
    assert len(named) == 8
    assert all(hasattr(toy, name) for name in named)
