"""Computer players. They see only what their seat may see."""

from typing import Final

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.mind import Mind
from ludoteka.bots.playout import PlayoutBot
from ludoteka.bots.search import SearchBot
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game
from ludoteka.core.hooks import Judge

NAMES = ("random", "greedy")
QUICK: Final = "greedy"  # answers at once, in every game
# Those that search, with the trials of one answer and the seconds of processor time that end it earlier.
SEARCHERS = {"expert": (150, 0.1), "master": (1500, 1.0)}


def bot_names(game: Game) -> list[str]:
    """The computer players that can play a game, weakest first."""
    return [*NAMES] if game.mind() is None else [*NAMES, *SEARCHERS]


def make(name: str, game: Game, key: bytes) -> Bot:
    """A computer player for a game, with chance of its own."""
    if name not in bot_names(game):
        raise BadSetup(f"{game.name} has no computer player '{name}'; choose one of: {', '.join(bot_names(game))}")
    if name == "random":
        return RandomBot(key)
    if name in SEARCHERS:
        mind = game.mind()
        assert isinstance(mind, Mind)
        return SearchBot(key, name, mind, *SEARCHERS[name])
    judge = game.judge()
    return PlayoutBot(key) if judge is None else GreedyBot(key, judge)


__all__ = ["QUICK", "Bot", "GreedyBot", "Judge", "Mind", "PlayoutBot", "RandomBot", "SearchBot", "bot_names", "make"]
