"""Seasons, for 2 to 4 players."""

from ludoteka.games.seasons.setup import Seasons

GAME = Seasons()

__all__ = ["GAME"]
