"""Elven Rage, for 2 to 4 players."""

from ludoteka.games.elven_rage.setup import ElvenRage

GAME = ElvenRage()

__all__ = ["GAME"]
