"""One folder a game. A game imports the kernel and nothing of another game."""
