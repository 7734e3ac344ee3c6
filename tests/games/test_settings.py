"""What settings rule out is declared, so that the lobby can show it: in words, and of settings that are there."""

import pytest

from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game, games
from ludoteka.text import LANGUAGES, texts

GAMES = games()
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_game
def test_clashes_and_uses_name_settings_and_values_that_are_there(game: Game) -> None:
    values = {setting.name: set(setting.values) for setting in game.settings}
    for setting in game.settings:
        for clash in setting.clashes:
            assert set(clash.values) <= values[setting.name]
            assert set(clash.players) <= set(range(game.min_players, game.max_players + 1))
        for named in [setting.used, *(clash.others for clash in setting.clashes)]:
            assert all(set(wanted) <= values[name] for name, wanted in named.items())


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_can_say_why(game: Game, language: str) -> None:
    say = texts(language)
    whys = {clash.why for setting in game.settings for clash in setting.clashes}
    whys |= {f"{setting.of}-taken" for setting in game.settings if setting.of}
    assert whys
    assert [why for why in whys if f"{game.name}-setting-{why}" not in say] == []


@every_game
def test_a_match_is_refused_just_where_the_lobby_shows_an_obstacle(game: Game) -> None:
    """Each value of each setting with each value of one other; what is used nowhere is at its default."""
    for players in range(game.min_players, game.max_players + 1):
        for setting in game.settings:
            if setting.seat or setting.seats:
                continue
            for value in setting.values:
                for other in game.settings:
                    if other.seat or other.seats or other is setting:
                        continue
                    for its in other.values:
                        full = {one.name: one.default for one in game.settings} | {setting.name: value, other.name: its}
                        ruled_out = any(one.clash(full[one.name], players, full) for one in game.settings)
                        try:
                            game.complete(players, full)
                        except BadSetup:
                            assert ruled_out, (players, full)
                        else:
                            assert not ruled_out, (players, full)
