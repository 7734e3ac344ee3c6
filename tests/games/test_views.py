"""What the views of all games here tell under the same names, so that no client works it out."""

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


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_view_has_a_record_for_each_seat_under_one_name(game: Game) -> None:
    players = Match(game, 3, bytes(32)).state.view(0)["players"]
    assert [player["seat"] for player in players] == [0, 1, 2]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_views_share_is_never_of_an_earlier_position(game: Game) -> None:
    chance = random.Random(6)
    state = Match(game, 3, bytes(32)).state
    while not state.over:
        seen = [state.view(viewer) for viewer in range(-1, 3)]
        copies = [state.clone() for _ in seen]
        assert seen == [copy.view(viewer) for viewer, copy in enumerate(copies, -1)]
        seat = state.owing()[0]
        state.answer(seat, chance.choice(state.options(seat)))
    assert [state.view(viewer) for viewer in range(-1, 3)] == [state.clone().view(viewer) for viewer in range(-1, 3)]
