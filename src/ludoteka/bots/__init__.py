"""Computer players. They see only what their seat may see."""

from math import inf
from typing import Final

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.bots.greedy import GreedyBot, NoviceBot
from ludoteka.bots.hints import Hint, best_options
from ludoteka.bots.mind import Mind
from ludoteka.bots.playout import NovicePlayoutBot, PlayoutBot
from ludoteka.bots.prospects import open_prospects, prospects
from ludoteka.bots.search import SearchBot
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game
from ludoteka.core.hooks import Judge

RANDOM: Final = "random"  # for research and tests: nobody is offered it
QUICK: Final = "adept"  # answers at once, in every game
ADVISER: Final = "master"  # gives hints
LEVELS = ("novice", QUICK)
# Those that search, with the trials of one answer and the seconds of processor time that end it earlier.
SEARCHERS = {"expert": (150, 0.1), ADVISER: (1500, 1.0)}


def levels(game: Game) -> list[str]:
    """The computer players of a game that people choose from, weakest first."""
    return [*LEVELS] if game.mind() is None else [*LEVELS, *SEARCHERS]


def bot_names(game: Game) -> list[str]:
    """All computer players that can play a game, weakest first."""
    return [RANDOM, *levels(game)]


def by_points(game: Game) -> bool:
    """Whether a master expects leads in points that are worth telling."""
    mind = game.mind()
    return isinstance(mind, Mind) and mind.by_points


def make(name: str, game: Game, key: bytes, *, trials: int | None = None, seconds: float | None = None) -> Bot:
    """A computer player for a game, with chance of its own.

    Whoever searches takes the time of its level unless told otherwise: so many trials, however long they take, or so
    many seconds, with as many trials more.
    """
    if name not in bot_names(game):
        raise BadSetup(f"{game.name} has no computer player '{name}'; choose one of: {', '.join(bot_names(game))}")
    if name in SEARCHERS:
        mind = game.mind()
        assert isinstance(mind, Mind)
        most, limit = SEARCHERS[name]
        if trials is not None:
            most, limit = trials, inf
        elif seconds is not None:
            most, limit = max(1, round(most * seconds / limit)), seconds
        adviser = game.judge() if mind.nerve > 0.0 else None
        return SearchBot(key, name, mind, most, limit, None if adviser is None else GreedyBot(key, adviser))
    if trials is not None or seconds is not None:
        raise BadSetup(f"'{name}' does not search and takes neither trials nor seconds: leave them out")
    if name == RANDOM:
        return RandomBot(key)
    judge = game.judge()
    if name == QUICK:
        return PlayoutBot(key) if judge is None else GreedyBot(key, judge)
    return NovicePlayoutBot(key) if judge is None else NoviceBot(key, judge)


__all__ = [
    "ADVISER",
    "QUICK",
    "SEARCHERS",
    "Bot",
    "GreedyBot",
    "Hint",
    "Judge",
    "Mind",
    "NoviceBot",
    "NovicePlayoutBot",
    "PlayoutBot",
    "RandomBot",
    "SearchBot",
    "best_options",
    "bot_names",
    "by_points",
    "levels",
    "make",
    "open_prospects",
    "prospects",
]
