"""Ludoteka, a digital game table: one engine for people, computer players and researchers."""

__version__ = "0.1.0"
