"""Lock files pin versions by their hashes and name no address: they are the same whatever they were fetched from."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "web" / "package-lock.json"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert [line.strip() for line in text.splitlines() if "://" in line] == []
    assert "sha256:" in text or "sha512-" in text
