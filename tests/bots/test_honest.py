"""An answer of a computer player is a function of what its seat sees and of its own chance.

`tests.soak.honest` looks at many more positions.
"""

import pytest

from ludoteka.core.game import Game
from ludoteka.games.elven_rage import GAME as ELVEN_RAGE
from ludoteka.games.etherstone import GAME as ETHERSTONE
from ludoteka.games.seasons import GAME as SEASONS
from tests.bots.honest import TRIALS, look, players
from tests.core import toy
from tests.core.open_toy import NIM

ALL = [(game, player) for game in (SEASONS, ETHERSTONE, ELVEN_RAGE, toy.GAME, NIM) for player in players(game)]


@pytest.mark.parametrize(("game", "player"), ALL, ids=lambda one: one.name if isinstance(one, Game) else one)
def test_the_same_is_answered_in_all_positions_that_look_the_same(game: Game, player: str) -> None:
    positions = 10 if player in TRIALS else 40
    found = look(game, player, "quick", positions)
    assert found.positions == positions
    assert found.others > positions if game.secrets else found.others == 0
