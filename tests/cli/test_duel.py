"""`ludoteka duel`: computer players meet."""

from tests.cli.conftest import Ludoteka


def test_counts_wins_and_scores(ludoteka: Ludoteka) -> None:
    result = ludoteka("duel", "greedy", "random", "--games", "4", "--seed", "7", "--set", "level=apprentice")
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[0].split() == ["player", "won", "±", "mean", "score"]
    assert lines[1].split()[:2] == ["greedy", "100.0%"]
    assert lines[2].split()[:2] == ["random", "0.0%"]


def test_an_unknown_player_is_refused(ludoteka: Ludoteka) -> None:
    result = ludoteka("duel", "greedy", "oracle")
    assert (result.code, result.out) == (2, "")
    assert "random, greedy" in result.err


def test_one_player_is_too_few(ludoteka: Ludoteka) -> None:
    result = ludoteka("duel", "greedy")
    assert (result.code, result.out) == (2, "")
    assert "2 to 4 players" in result.err
