"""What `play` hands over to the terminal game."""

from typing import Any

import pytest

import ludoteka.terminal.play as terminal
from tests.cli.conftest import Ludoteka

Calls = list[tuple[Any, ...]]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    heard: Calls = []

    def play(*arguments: Any) -> int:
        heard.append(arguments)
        return 0

    monkeypatch.setattr(terminal, "play", play)
    return heard


def test_seats_settings_language_and_seed_are_handed_over(ludoteka: Ludoteka, calls: Calls) -> None:
    options = ("--seats", "human,adept,random", "--level", "wizard", "--set", "first=3", "--lang", "uk", "--seed", "7")
    assert ludoteka("play", "seasons", *options).code == 0
    settings = {"first": "3", "level": "wizard"}
    assert calls == [("seasons", ["human", "adept", "random"], settings, "uk", "7", False, False)]


@pytest.mark.parametrize(("players", "seats"), [((), 2), (("--players", "4"), 4)])
def test_by_default_a_person_plays_against_adept(
    ludoteka: Ludoteka, calls: Calls, players: tuple[str, ...], seats: int
) -> None:
    assert ludoteka("play", "seasons", *players).code == 0
    assert calls == [("seasons", ["human", *["adept"] * (seats - 1)], {}, "en", None, False, False)]


def test_resume(ludoteka: Ludoteka, calls: Calls) -> None:
    assert ludoteka("play", "seasons", "--resume").code == 0
    assert calls[0][-2:] == (True, False)


def test_the_coach_is_handed_over(ludoteka: Ludoteka, calls: Calls) -> None:
    assert ludoteka("play", "seasons", "--coach").code == 0
    assert calls[0][-2:] == (False, True)


def test_its_exit_code_is_passed_on(ludoteka: Ludoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "play", lambda *_: 2)
    assert ludoteka("play", "seasons").code == 2


def test_it_needs_a_terminal(ludoteka: Ludoteka) -> None:
    result = ludoteka("play", "seasons")
    assert result.code == 2
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--seats", "human,robot"), "'robot' cannot take a seat; choose from: human, novice, adept, expert, master\n"),
        (("--seats", "human,"), "'' cannot take a seat"),
        (("--seats", "human"), "2 to 4 players, not 1"),
        (("--seats", ",".join(["adept"] * 5)), "2 to 4 players, not 5"),
        (("--seats", "human,adept", "--players", "3"), "--seats names 2 players, --players says 3"),
        (("--players", "0"), "--players"),
        (("--players", "5"), "2 to 4 players, not 5"),
        (("--level", "god"), "'god' is not a value of 'level'"),
        (("--set", "colour=red"), "no setting 'colour'"),
        (("--lang", "fr"), "no language 'fr'"),
    ],
)
def test_what_cannot_be_played_is_refused(
    ludoteka: Ludoteka, calls: Calls, options: tuple[str, ...], complaint: str
) -> None:
    result = ludoteka("play", "seasons", *options)
    assert result.code == 2
    assert complaint in result.err
    assert result.err.count("\n") == 1
    assert calls == []
