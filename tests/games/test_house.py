"""The games of this repository bring what lies under their names, and it keeps to what the layers above ask for."""

from typing import Any

import pytest

from ludoteka.bots import elven_rage as rage_bots
from ludoteka.bots import etherstone as stone_bots
from ludoteka.bots import seasons as season_bots
from ludoteka.core.game import HOUSE_WORDS, IN_CLIENT, Game
from ludoteka.core.hooks import Judge, Measures, Report
from ludoteka.games import elven_rage, etherstone, seasons
from ludoteka.games.elven_rage import balance as rage_balance
from ludoteka.games.elven_rage import report as rage_report
from ludoteka.games.elven_rage import wording as rage_wording
from ludoteka.games.etherstone import balance as stone_balance
from ludoteka.games.etherstone import report as stone_report
from ludoteka.games.etherstone import wording as stone_wording
from ludoteka.games.seasons import report as season_report
from ludoteka.terminal import elven_rage as rage_terminal
from ludoteka.terminal import etherstone as stone_terminal
from ludoteka.terminal import seasons as season_terminal
from ludoteka.text import texts

RAGE, STONE, SEASONS = elven_rage.GAME, etherstone.GAME, seasons.GAME
# mypy holds each to its protocol here, since the hooks import by name.
REPORTS: dict[Game, Report] = {RAGE: rage_report, STONE: stone_report, SEASONS: season_report}
MEASURES: dict[Game, Measures | None] = {RAGE: rage_balance, STONE: stone_balance, SEASONS: None}
JUDGES: dict[Game, type[Judge]] = {RAGE: rage_bots.Judge, STONE: stone_bots.Judge, SEASONS: season_bots.Judge}
BOARDS: dict[Game, Any] = {RAGE: rage_terminal.Board, STONE: stone_terminal.Board, SEASONS: season_terminal.Board}
WORDINGS: dict[Game, Any] = {RAGE: rage_wording.Wording, STONE: stone_wording.Wording, SEASONS: type(None)}


@pytest.mark.parametrize("game", REPORTS, ids=lambda game: game.name)
def test_hooks_give_what_lies_under_the_name(game: Game) -> None:
    assert game.report() is REPORTS[game]
    assert game.measures() is MEASURES[game]
    assert type(game.judge()) is JUDGES[game]
    assert game.terminal_board() is BOARDS[game]
    assert type(game.wording(texts("en"))) is WORDINGS[game]
    assert game.words() == HOUSE_WORDS
    assert game.web_board() == IN_CLIENT
    assert game.printed()["cards"] == game.catalogue()
