from tests.cli.conftest import Ludoteka


def test_lists_each_game_with_players_rules_and_settings(ludoteka: Ludoteka) -> None:
    result = ludoteka("games")
    assert result.code == 0
    seasons = next(line for line in result.out.splitlines() if line.startswith("seasons"))
    assert "2–4" in seasons
    assert "level=archmage|wizard|apprentice" in seasons
