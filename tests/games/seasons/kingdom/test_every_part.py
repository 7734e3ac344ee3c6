"""Every enchantment and every ability token has tests of its own."""

from pathlib import Path

import pytest

from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from ludoteka.games.seasons.tokens import TOKENS
from tests.games.cases import cases_in

HERE = Path(__file__).parent
FILES = {
    **{slug: f"enchantments/test_{n:02}_{slug.replace('-', '_')}.py" for n, slug in enumerate(ENCHANTMENTS, 1)},
    **{f"token {n}": f"tokens/test_{n:02}.py" for n in range(1, TOKENS + 1)},
}


def test_there_are_ten_enchantments_and_twelve_tokens() -> None:
    assert len(set(ENCHANTMENTS)) == 10
    assert len(FILES) == 22


@pytest.mark.parametrize("name", FILES.values(), ids=list(FILES))
def test_has_a_test_file_of_its_own(name: str) -> None:
    assert cases_in(HERE / name), f"{name} tests nothing"


def test_there_is_no_file_of_anything_else() -> None:
    found = {
        str(path.relative_to(HERE)) for folder in ("enchantments", "tokens") for path in HERE.glob(f"{folder}/test_*")
    }
    assert found - set(FILES.values()) == {"tokens/test_choosing.py", "tokens/test_using.py"}
