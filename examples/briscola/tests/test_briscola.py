from briscola import GAME
from ludoteka.testing import Conformance


class TestBriscola(Conformance):
    games = (GAME,)
