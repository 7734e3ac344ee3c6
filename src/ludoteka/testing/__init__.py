"""What every game must keep to: a suite for the tests of any package that brings a game, in three lines.

    from briscola import GAME
    from ludoteka.testing import Conformance

    class TestBriscola(Conformance):
        games = (GAME,)

Every game is played with every number of players and every value of every setting. A game without chance or secrets
says so (`Game.chance`, `Game.secrets`). It needs pytest and Hypothesis: `pip install 'ludoteka[testing]'`.
"""

import pytest

pytest.register_assert_rewrite("ludoteka.testing.conformance")

from ludoteka.testing.conformance import Conformance  # noqa: E402 - its assertions explain themselves from now on

__all__ = ["Conformance"]
