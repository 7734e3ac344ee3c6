"""Computer players. They see only what their seat may see."""

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.bots.greedy import GreedyBot
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game
from ludoteka.core.hooks import Judge


def bot_names(game: Game) -> list[str]:
    """The computer players that know a game, weakest first."""
    return ["random", *(["greedy"] if game.judge() is not None else [])]


def make(name: str, game: Game, key: bytes) -> Bot:
    """A computer player for a game, with chance of its own."""
    if name not in bot_names(game):
        raise BadSetup(f"{game.name} has no computer player '{name}'; choose one of: {', '.join(bot_names(game))}")
    judge = game.judge()
    return GreedyBot(key, judge) if name == "greedy" and judge is not None else RandomBot(key)


__all__ = ["Bot", "GreedyBot", "Judge", "RandomBot", "bot_names", "make"]
