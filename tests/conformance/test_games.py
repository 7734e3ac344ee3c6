"""Every installed game keeps to what a game must keep to; so do the kernel's toy games.

On the source, which is several times slower than the compiled wheel, only each fifth of the cases is run: that the
rules are the same there is what the journals say. `make test` runs both; LUDOTEKA_CASES=all asks for all on the source.
"""

import os
from pathlib import Path

import ludoteka
from ludoteka.core.game import games
from ludoteka.testing import Conformance
from tests.core import toy
from tests.core.open_toy import NIM

ON_SOURCE = Path(ludoteka.__file__).is_relative_to(Path(__file__).parents[2] / "src")


class TestEveryGame(Conformance):
    games = (*games().values(), toy.GAME)
    guesses = 11
    every = 5 if ON_SOURCE and os.environ.get("LUDOTEKA_CASES") != "all" else 1


class TestWithoutChanceAndSecrets(Conformance):
    games = (NIM,)
