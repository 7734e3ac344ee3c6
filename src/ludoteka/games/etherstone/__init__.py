"""Etherstone, for 2 to 4 players."""

from ludoteka.games.etherstone.setup import Etherstone

GAME = Etherstone()

__all__ = ["GAME"]
