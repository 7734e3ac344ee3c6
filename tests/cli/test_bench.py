"""The numbers that `bench engine` prints; how large they are is for `make bench` to say."""

import json

import pytest

from ludoteka.arena.speed import Sample, Speed, is_compiled, measure_plain, memory
from ludoteka.core.game import game_named
from ludoteka.core.state import State
from tests.cli.conftest import Ludoteka

GAMES = ("elven-rage", "etherstone", "seasons")
TIMES = ("clone_us", "view_us", "question_us", "detail_us", "options_us")
FIELDS = {"game", "players", "compiled", "decisions_per_s", "matches_per_s", *TIMES, "bytes_per_match"}


@pytest.fixture(autouse=True)
def few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to see that something is measured."""
    monkeypatch.setattr("ludoteka.arena.speed.POSITIONS", 8)


def test_json_is_a_list_of_measurements(ludoteka: Ludoteka) -> None:
    result = ludoteka("bench", "engine", "seasons", "--players", "2", "--players", "4", "--seconds", "0.1", "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    assert all(set(speed) == FIELDS for speed in found)
    assert {(speed["game"], speed["players"]) for speed in found} == {("seasons", 2), ("seasons", 4)}
    assert {speed["compiled"] for speed in found} == ({True, False} if is_compiled() else {False})
    for speed in found:
        assert speed["decisions_per_s"] > speed["matches_per_s"] * 50 > 0
        assert all(0 < speed[time] < 1000 for time in TIMES)
        assert 1000 < speed["bytes_per_match"] < 100_000


def test_people_get_a_table(ludoteka: Ludoteka) -> None:
    result = ludoteka("bench", "engine", "--players", "3", "--seconds", "0.1")
    assert result.code == 0
    assert "decisions/s" in result.out
    lines = [line.split()[:3] for line in result.out.splitlines()]
    assert all([game, "3", "plain"] in lines for game in GAMES)


def test_the_source_is_measured_in_a_process_of_its_own() -> None:
    speed = measure_plain("seasons", 2, 0.1)
    assert isinstance(speed, Speed)
    assert (speed.players, speed.compiled) == (2, False)


def test_memory_does_not_count_what_else_happens_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when another thread takes a message in while matches are measured."""
    sample = Sample(game_named("seasons"), 2)
    quiet = memory(sample)
    taken: list[bytearray] = []
    states = sample.states

    def busy() -> list[State]:
        if len(taken) < 2:
            taken.append(bytearray(quiet * 100))
        return states()

    monkeypatch.setattr(sample, "states", busy)
    assert memory(sample) < quiet * 2  # each of the two makes it over ten times as much
    assert len(taken) == 2
