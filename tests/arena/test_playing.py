"""A match between computer players, and how much they think."""

import pytest

from ludoteka.arena.playing import Table, engage, play, replay
from ludoteka.bots import SearchBot
from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import BadSetup
from ludoteka.games.etherstone import GAME

KEY = key_from_seed("thought")


def test_trials_and_seconds_are_what_was_said() -> None:
    plain, trials, seconds = (engage(name, GAME, KEY) for name in ("expert", "expert@7", "expert@0.5s"))
    assert isinstance(plain, SearchBot)
    assert isinstance(trials, SearchBot)
    assert isinstance(seconds, SearchBot)
    assert (trials.trials, trials.seconds) == (7, float("inf"))
    assert seconds.seconds == 0.5
    assert int(seconds.trials) / int(plain.trials) == pytest.approx(0.5 / plain.seconds)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("oracle", "no computer player 'oracle'"),
        ("oracle@5", "no computer player 'oracle'"),
        ("random@5", "'random' does not search"),
        *((f"expert@{wrong}", "after the @ write trials") for wrong in ("", "0", "-1", "x", "0s", "1e3s", "s", "٣")),
    ],
)
def test_who_cannot_play_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        engage(name, GAME, KEY)


@pytest.mark.parametrize("whims", [0.0, 0.5])
def test_a_match_is_played_again_from_its_answers(whims: float) -> None:
    table = Table("etherstone", ("adept", "random"), {"start": "sets"}, "again", whims)
    end, played = play(table)
    assert play(table)[1]._replace(seconds=played.seconds) == played
    *_, last = replay(table, played.answers)
    assert last.to_json() == end.to_json()
    assert played.scores == end.scores()
    assert all(spent > 0 for spent in played.seconds)
    assert sum(played.decisions) <= len(played.answers)


def test_whims_are_answers_by_chance() -> None:
    def moves(whims: float) -> list[int]:
        return play(Table("etherstone", ("adept", "adept"), {"start": "sets"}, "whims", whims))[1].answers

    assert moves(0.0) != moves(0.3)


def test_by_trials_a_search_is_the_same_however_slow_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Table("etherstone", ("random", "random"), {"start": "sets"}, "slow").begin()
    while len(state.options(state.seat)) < 3:
        state.answer(state.seat, state.options(state.seat)[0])

    def searched() -> tuple[int, int]:
        bot = engage("expert@30", GAME, KEY)
        return bot.choose(state, state.seat), bot.chance.position

    before = searched()
    clock = iter(range(0, 10**9, 1000))
    monkeypatch.setattr("ludoteka.bots.search.process_time", lambda: next(clock))
    assert searched() == before
