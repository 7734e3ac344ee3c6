"""Elven Rage in a terminal."""

from ludoteka.terminal.elven_rage.board import Board

__all__ = ["Board"]
