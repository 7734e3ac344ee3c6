"""Each seat's chance to win, as those who watch are shown it: it rests on what the viewer may know and nothing else."""

import pytest

from ludoteka.bots import open_prospects, prospects
from ludoteka.bots.prospects import SPECTATOR
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import Game
from tests.bots.test_search import anywhere, each_game, mind_of


@each_game
@pytest.mark.parametrize("players", [2, 4])
def test_it_is_a_function_of_the_view(game: Game, players: int) -> None:
    """However the cards lie that a viewer cannot know, the same is named; and the position stays as it was."""
    mind = mind_of(game)
    others = 0
    for state in anywhere(game, f"prospects {players}", players, 20)[:5]:
        before = state.to_json()
        for viewer in (SPECTATOR, state.seat):
            other = state.determinize(viewer, Chance(key_from_seed(f"other {state.number}")))
            others += other.to_json() != before
            found = prospects(mind, state, viewer, 3)
            assert found == prospects(mind, other, viewer, 3)
            assert len(found) == players
            assert sum(found) == pytest.approx(1.0)
            assert all(0.0 <= chance <= 1.0 for chance in found)
        assert state.to_json() == before
    assert others >= 5


@each_game
def test_with_open_cards_neither_the_dice_nor_the_cards_to_come_are_known(game: Game) -> None:
    mind = mind_of(game)
    for state in anywhere(game, "open", 3, 20)[:5]:
        before = state.to_json()
        found = open_prospects(mind, state, 3)
        assert sum(found) == pytest.approx(1.0)
        assert state.to_json() == before
        other = state.clone()
        other.chance = Chance(key_from_seed("other dice"))
        assert open_prospects(mind, other, 3) == found


@each_game
def test_at_the_end_it_is_the_result(game: Game) -> None:
    state = anywhere(game, "over", 2, 1000)[-1]
    first = state.first_placed()
    result = [1.0 / len(first) if seat in first else 0.0 for seat in range(2)]
    assert open_prospects(mind_of(game), state) == result
    assert prospects(mind_of(game), state) == result
