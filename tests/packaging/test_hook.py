"""When the wheel is compiled, and which modules."""

import gzip
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build


@pytest.mark.parametrize("value", ["", "0"])
def test_compiled_where_a_compiler_works(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("LUDOTEKA_PLAIN", value)
    monkeypatch.setattr(hatch_build, "c_compiler_works", lambda: True)
    assert hatch_build.why_plain() is None


def test_plain_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEKA_PLAIN", "1")
    assert hatch_build.why_plain() == "LUDOTEKA_PLAIN is set"


def test_plain_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTEKA_PLAIN", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert hatch_build.why_plain() == "no working C compiler with Python's headers"


def test_globs_choose_modules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("a/__init__.py", "a/flow.py", "a/cards/amulet.py", "a/scenario.py", "b/other.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.chdir(tmp_path)
    assert hatch_build.chosen(["a/**/*.py"], ["__init__.py", "scenario.py"]) == ["a/cards/amulet.py", "a/flow.py"]


def test_the_client_goes_into_one_archive(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    client = tmp_path / hatch_build.CLIENT
    for name in ("index.html", "assets/index-abc.js", "sources.sum"):
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_text(name)
    monkeypatch.chdir(tmp_path)
    first = hatch_build.pack_client().read_bytes()
    with ZipFile(BytesIO(gzip.decompress(first))) as packed:
        assert sorted(packed.namelist()) == ["assets/index-abc.js", "index.html"]
        assert packed.read("index.html") == b"index.html"
    assert hatch_build.pack_client().read_bytes() == first
