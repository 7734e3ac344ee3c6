"""Etherstone in a terminal."""

from ludoteka.terminal.etherstone.board import Board

__all__ = ["Board"]
