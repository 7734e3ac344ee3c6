"""Computer players. They see only what their seat may see."""

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.bots.elven_rage import ElvenRageJudge
from ludoteka.bots.etherstone import EtherstoneJudge
from ludoteka.bots.greedy import GreedyBot, Judge
from ludoteka.bots.seasons import SeasonsJudge
from ludoteka.core.errors import BadSetup

JUDGES: dict[str, type[Judge]] = {
    "elven-rage": ElvenRageJudge,
    "etherstone": EtherstoneJudge,
    "seasons": SeasonsJudge,
}


def bot_names(game: str) -> list[str]:
    """The computer players that know a game, weakest first."""
    return ["random", *(["greedy"] if game in JUDGES else [])]


def make(name: str, game: str, key: bytes) -> Bot:
    """A computer player for a game, with chance of its own."""
    if name not in bot_names(game):
        raise BadSetup(f"{game} has no computer player '{name}'; choose one of: {', '.join(bot_names(game))}")
    return GreedyBot(key, JUDGES[game]()) if name == "greedy" else RandomBot(key)


__all__ = ["Bot", "GreedyBot", "Judge", "RandomBot", "bot_names", "make"]
