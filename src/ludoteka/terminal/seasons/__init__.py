"""Seasons in a terminal."""

from ludoteka.terminal.seasons.board import Board

__all__ = ["Board"]
