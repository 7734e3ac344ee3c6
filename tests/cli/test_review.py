"""A master grades the decisions of a recorded match, for people and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.game import game_named
from ludoteka.core.match import Match
from ludoteka.text import texts
from tests.cli.conftest import Ludoteka

LAST = 30  # answers: the whole match would take long without a compiler


@pytest.fixture(scope="module")
def late(played: Match) -> Match:
    """The end of a match."""
    answers = played.journal.answers
    before = Match.replay(game_named("seasons"), played.journal, len(answers) - LAST)
    match = Match(before.game, 2, played.journal.key, names=["human", "adept"], start=before.state.to_json())
    for given in answers[-LAST:]:
        match.answer(given.seat, given.text)
    return match


@pytest.fixture
def file(late: Match, tmp_path: Path) -> Path:
    path = tmp_path / "late.jsonl"
    path.write_text(late.journal.dump(), encoding="utf-8")
    return path


def reviewed(ludoteka: Ludoteka, file: Path, *arguments: str) -> dict[str, Any]:
    result = ludoteka("review", str(file), "--trials", "40", "--json", *arguments)
    assert (result.code, result.err) == (0, "")
    found: dict[str, Any] = json.loads(result.out)
    return found


def test_programs_read_all_decisions(ludoteka: Ludoteka, file: Path, late: Match) -> None:
    found = reviewed(ludoteka, file)
    assert (found["game"], found["player"]) == ("seasons", 1)
    then = Match(late.game, 2, late.journal.key, start=late.journal.start)
    decisions = []
    for given in late.journal.answers:
        if given.seat == 0 and len(then.state.options(0)) > 1:
            decisions.append((int(then.state.number), given.text))
        then.answer(given.seat, given.text)
    assert [(one["number"], one["taken"]) for one in found["decisions"]] == decisions
    assert found["won"] == (1 if late.state.first_placed() == [0] else 0)
    assert set(found["swings"]) <= {number for number, _ in decisions}
    for one in found["decisions"]:
        assert one["loss"] == pytest.approx(one["best_chance"] - one["chance"])
        assert one["grade"] in {"best", "good", "inaccuracy", "mistake", "blunder"}
    assert reviewed(ludoteka, file) == found
    assert reviewed(ludoteka, file, "--player", "2")["player"] == 2


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_people_read_a_table_a_curve_and_the_swings(ludoteka: Ludoteka, file: Path, language: str) -> None:
    found = reviewed(ludoteka, file)
    result = ludoteka("review", str(file), "--trials", "40", "--lang", language)
    assert (result.code, result.err) == (0, "")
    say = texts(language)
    assert result.out.startswith(say("review-title", game=say("seasons"), player=say("player-number", n=1)))
    curve = next(line for line in result.out.splitlines() if line and set(line) <= set("▁▂▃▄▅▆▇█"))
    assert len(curve) == len(found["decisions"]) + 1
    assert curve[-1] == ("█" if found["won"] else "▁")
    table, _, swings = result.out.partition(say("review-swings" if found["swings"] else "review-no-swings"))
    for one in found["decisions"]:
        assert any(
            line.split()[:1] == [str(one["number"])] and say(f"review-{one['grade']}") in line
            for line in table.splitlines()
        )
    begun = [line.split()[0] for line in swings.splitlines() if line[:1].isdigit()]
    assert begun == [str(number) for number in found["swings"]]


def test_only_a_match_that_is_over(ludoteka: Ludoteka, played: Match, tmp_path: Path) -> None:
    begun = tmp_path / "begun.jsonl"
    begun.write_text(Match.replay(game_named("seasons"), played.journal, 25).journal.dump(), encoding="utf-8")
    result = ludoteka("review", str(begun))
    assert (result.code, result.out) == (2, "")
    assert "was not finished" in result.err


def test_a_player_who_was_not_there(ludoteka: Ludoteka, file: Path) -> None:
    result = ludoteka("review", str(file), "--player", "3")
    assert result.code == 2
    assert "there is no player 3: the match had 2" in result.err


def test_no_match_at_all(ludoteka: Ludoteka, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}", encoding="utf-8")
    assert ludoteka("review", str(broken)).code == 2
