"""Recorded matches are played again: every answer must lead to the very same state, and the end to the same scores.

A failure here means that the rules changed. If that is meant, raise the game's rules version and record the matches
anew (see record.py); if not, it is a bug.
"""

from pathlib import Path

import pytest

from ludoteka.core.game import Game, game_named, games
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))
every_journal = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


def read(path: Path) -> Journal:
    return Journal.parse(path.read_text(encoding="utf-8"))


def of(game: Game) -> list[Journal]:
    return [journal for journal in map(read, FILES) if journal.game == game.name]


@every_journal
def test_replay(path: Path) -> None:
    journal = read(path)
    match = Match.replay(game_named(journal.game), journal)
    assert match.over
    assert [answer.after for answer in match.journal.answers] == [answer.after for answer in journal.answers]
    assert match.state.scores() == journal.scores
    match.state.check()


@every_journal
def test_replay_stops_anywhere(path: Path) -> None:
    """A match can be watched at any answer."""
    journal = read(path)
    middle = len(journal.answers) // 2
    match = Match.replay(game_named(journal.game), journal, middle)
    assert match.state.number == middle
    assert match.journal.answers[-1].after == journal.answers[middle - 1].after


@every_journal
def test_every_state_of_it_would_be_admitted(path: Path) -> None:
    """What real matches come to is never refused for its numbers and lists."""
    journal = read(path)
    game = game_named(journal.game)
    state = game.start(journal.players, journal.key, journal.settings)
    for answer in journal.answers:
        game.check_data(state.to_json())
        state.answer(answer.seat, state.option_named(answer.seat, answer.text))
    assert game.admit(state.to_json()).to_json() == state.to_json()


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_game_has_a_match_for_every_number_of_players(game: Game) -> None:
    recorded = {journal.players for journal in of(game)}
    missing = set(range(game.min_players, game.max_players + 1)) - recorded
    assert not missing, f"no recorded match of {game.name} for {sorted(missing)} players: see record.py"


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_game_has_a_match_with_every_value_of_its_first_setting(game: Game) -> None:
    """The first setting is the one that changes the game most: its level or its way to deal."""
    for setting in game.settings[:1]:
        recorded = {journal.settings[setting.name] for journal in of(game)}
        assert recorded == set(setting.values)
