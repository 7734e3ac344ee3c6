"""The search for breaks that no test notices, on a package of one line; and what is said of known survivors."""

import ast
from pathlib import Path

import pytest

from tests.soak import mutations
from tests.soak.mutations import all_breaks, breakable, main, stages, stale

PYPROJECT = """
[project.entry-points."ludoteka.games"]
[tool.pytest.ini_options]
pythonpath = ["src"]
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that adds one, and a test that only sees whether there is more than nothing."""
    core, tests = tmp_path / "src/ludoteka/core", tmp_path / "tests/core"
    for folder in (core, tests):
        folder.mkdir(parents=True)
    for package in (core.parent, core):
        (package / "__init__.py").touch()
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (core / "more.py").write_text("def more(a: int) -> int:\n    return a + 1\n")
    (tests / "test_more.py").write_text(
        "from ludoteka.core.more import more\n\n\ndef test_more():\n    assert more(1) > 0\n"
    )
    survivors = tmp_path / "survivors.toml"
    survivors.write_text("")
    monkeypatch.setattr(mutations, "ROOT", tmp_path)
    monkeypatch.setattr(mutations, "SURVIVORS", survivors)
    monkeypatch.setattr(mutations, "stages", lambda _: [("tests/core",)])
    monkeypatch.setattr("sys.argv", ["mutations", "--jobs", "1", "--parts", "rules"])
    return tmp_path


def search(capsys: pytest.CaptureFixture[str]) -> tuple[object, str]:
    with pytest.raises(SystemExit) as end:
        main()
    return end.value.code, capsys.readouterr().out


def test_survivors_are_listed_until_they_are_explained(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = search(capsys)
    assert status == 1
    assert "rules: 3 breaks: 1 caught, 0 too slow, 2 survived" in said
    assert "more: return a + 1 → return a + 2\n" in said
    assert "-    return a + 1\n+    return a + 0\n" in said
    assert (tree / "src/ludoteka/core/more.py").read_text().endswith("return a + 1\n")

    lines = [f'"more: return a + 1 → return a + {n}" = "more than nothing is enough"' for n in (0, 2)]
    mutations.SURVIVORS.write_text('["src/ludoteka/core/more.py"]\n' + "\n".join(lines), encoding="utf-8")
    status, said = search(capsys)
    assert status == 0
    assert "3 chosen, 0 to be tried" in said, "what was found before is not looked for again"
    assert "survived: more than nothing is enough" in said

    (tree / "src/ludoteka/core/more.py").write_text("def more(a: int) -> int:\n    return a + 3\n")
    assert len(stale(all_breaks(breakable()))) == 2


def test_what_is_said_of_survivors_is_still_so() -> None:
    assert stale(all_breaks(breakable())) == []


@pytest.mark.parametrize("game", mutations.GAMES)
def test_the_tests_of_all_games_are_among_those_of_each(game: str) -> None:
    of_all = {f"tests/games/{file.name}" for file in (mutations.ROOT / "tests/games").glob("test_*.py")}
    for file in ("scenario.py", "cards/words.py"):
        asked = {argument for stage in stages(f"src/ludoteka/games/{game}/{file}") for argument in stage}
        assert {
            *of_all,
            f"tests/games/{game}",
            "tests/core/test_foreign.py",
            "tests/journals",
            "tests/conformance",
        } <= asked


def test_every_break_is_a_program_of_its_own() -> None:
    breaks = all_breaks(["src/ludoteka/core/match.py", "src/ludoteka/games/seasons/cards/kingdom.py"])
    assert len(breaks) > 300
    for one in breaks[::20]:
        before, after = one.applied()
        assert ast.dump(ast.parse(before)) != ast.dump(ast.parse(after)), one.key()
