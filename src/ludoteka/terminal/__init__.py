"""The terminal game: a shell that knows no game, and one board a game."""
