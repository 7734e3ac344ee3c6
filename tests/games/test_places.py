"""The view tells the places at the end, so that no client works out who won."""

import random

import pytest

from ludoteka.core.game import Game, games
from ludoteka.core.match import Match

GAMES = games()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_view_tells_the_places_at_the_end(game: Game) -> None:
    chance = random.Random(5)
    match = Match(game, 3, bytes(32))
    assert match.state.view(0)["ranks"] == []
    while not match.state.over:
        seat = match.state.owing()[0]
        match.answer(seat, chance.choice(match.state.options(seat)))
    for viewer in range(-1, 3):
        assert match.state.view(viewer)["ranks"] == match.state.ranks()
