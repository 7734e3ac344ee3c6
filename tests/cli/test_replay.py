"""A recorded match, printed, checked, and looked at in the middle."""

from pathlib import Path

import pytest

from ludoteka.core.game import game_named
from ludoteka.core.match import Match
from tests.cli.conftest import Ludoteka


def test_prints_every_answer_with_its_seat_and_then_the_scores(
    ludoteka: Ludoteka, journal: Path, played: Match
) -> None:
    result = ludoteka("replay", str(journal))
    assert (result.code, result.err) == (0, "")
    title, *answers = result.out.splitlines()
    assert title.startswith("Seasons, 2 players, rules version ")
    scores = answers[-2:]
    del answers[-2:]
    assert len(answers) == len(played.journal.answers)
    for number, (line, answer) in enumerate(zip(answers, played.journal.answers, strict=True)):
        assert line.split()[:2] == [str(number), ["Anna", "Борис"][answer.seat]]
    assert played.journal.scores is not None
    assert scores == [f"Anna: {played.journal.scores[0]}", f"Борис: {played.journal.scores[1]}"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "End the turn"), ("ru", "Закончить ход"), ("uk", "Завершити хід")]
)
def test_prints_in_the_language_asked_for(ludoteka: Ludoteka, journal: Path, language: str, words: str) -> None:
    assert words in ludoteka("replay", str(journal), "--lang", language).out


def test_verify_only_checks(ludoteka: Ludoteka, journal: Path, played: Match) -> None:
    result = ludoteka("replay", str(journal), "--verify")
    assert result.code == 0
    assert result.out == f"ok: {len(played.journal.answers)} answers, scores {played.journal.scores}\n"


def test_an_unfinished_match_is_told_so(ludoteka: Ludoteka, played: Match, tmp_path: Path) -> None:
    begun = Match.replay(game_named("seasons"), played.journal, 25)
    file = tmp_path / "begun.jsonl"
    file.write_text(begun.journal.dump(), encoding="utf-8")
    assert ludoteka("replay", str(file)).out.endswith("The match was not finished.\n")
    assert ludoteka("replay", str(file), "--verify").out == "ok: 25 answers, scores None\n"


def test_at_shows_the_table_as_the_seat_asked_sees_it(ludoteka: Ludoteka, journal: Path, played: Match) -> None:
    number = 40
    seat = played.journal.answers[number].seat
    result = ludoteka("replay", str(journal), "--at", str(number))
    assert result.code == 0
    assert result.out.startswith(f"Decision {number}, as {['Anna', 'Борис'][seat]} sees the table\n")
    assert "Anna" in result.out
    assert "Борис" in result.out


def test_at_the_end_all_is_over(ludoteka: Ludoteka, journal: Path, played: Match) -> None:
    result = ludoteka("replay", str(journal), "--at", str(len(played.journal.answers)))
    assert result.code == 0
    assert result.out.startswith("The end of the match\n")


def test_every_decision_can_be_shown(ludoteka: Ludoteka, journal: Path, played: Match) -> None:
    for number in range(0, len(played.journal.answers), 23):
        assert ludoteka("replay", str(journal), "--at", str(number), "--lang", "ru").code == 0
