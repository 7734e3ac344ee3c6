"""Computer players. They see only what their seat may see."""

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.playout import PlayoutBot
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game
from ludoteka.core.hooks import Judge

NAMES = ("random", "greedy")


def bot_names(game: Game) -> list[str]:  # noqa: ARG001 - so far each of them plays any game
    """The computer players that can play a game, weakest first."""
    return [*NAMES]


def make(name: str, game: Game, key: bytes) -> Bot:
    """A computer player for a game, with chance of its own."""
    if name not in bot_names(game):
        raise BadSetup(f"{game.name} has no computer player '{name}'; choose one of: {', '.join(bot_names(game))}")
    if name == "random":
        return RandomBot(key)
    judge = game.judge()
    return PlayoutBot(key) if judge is None else GreedyBot(key, judge)


__all__ = ["Bot", "GreedyBot", "Judge", "PlayoutBot", "RandomBot", "bot_names", "make"]
