"""Every installed game keeps to what a game must keep to; so do the kernel's toy games.

On the source, which is several times slower than the compiled wheel, each eighth of the cases is run, on the wheel all
the others: that the rules are the same there is what the journals say. `make test` runs both; LUDOTEKA_CASES=all asks
for all cases, and for a close look at three times as many positions.
"""

import os
from pathlib import Path

import ludoteka
from ludoteka.core.game import games
from ludoteka.testing import Conformance
from tests.core import toy
from tests.core.open_toy import NIM

ON_SOURCE = Path(ludoteka.__file__).is_relative_to(Path(__file__).parents[2] / "src")

ALL = os.environ.get("LUDOTEKA_CASES") == "all"


class TestEveryGame(Conformance):
    games = (*games().values(), toy.GAME)
    guesses = 11
    every = 1 if ALL else 8
    besides = not (ALL or ON_SOURCE)
    looks = 1 if ALL else 3


class TestWithoutChanceAndSecrets(Conformance):
    games = (NIM,)
