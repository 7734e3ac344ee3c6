"""What a master would do: the best options, with the chance to win that each gives."""

from time import process_time
from typing import NamedTuple

from ludoteka.bots.bot import Bot
from ludoteka.bots.search import SearchBot, Weighed, weighed
from ludoteka.core.state import State

HINTS = 3


class Hint(NamedTuple):
    """An option by its canonical text, the seat's chance to win with it, and in how many deals it was tried."""

    option: str
    chance: float
    deals: int


def best_options(bot: Bot, state: State, seat: int) -> list[Hint]:
    """The best options of the question that a seat owes, the best first.

    What the seat cannot know is dealt anew before anybody looks. The best that a search finds are tried once more, as
    long as it searched and in the same new deals: so their chances can be compared, and are not those of lucky finds.
    """
    assert isinstance(bot, SearchBot)
    known = state.determinize(seat, bot.chance)
    best = [one.option for one in bot.weigh(known, seat)[:HINTS]]
    task = known.agenda[-1]
    return [
        Hint(known.option_text(task, seat, one.option), one.chance, one.deals)
        for one in compare(bot, known, seat, best)
    ]


def compare(bot: SearchBot, known: State, seat: int, options: list[int]) -> list[Weighed]:
    """Some options tried in the same new deals, as long as a search takes, the best first."""
    sums = dict.fromkeys(options, 0.0)
    end = process_time() + bot.seconds
    most = max(1, bot.trials // len(options))
    deals = 0
    while deals == 0 or (deals < most and process_time() < end):
        world = known.determinize(seat, bot.chance)
        for option in options:
            sums[option] += bot.tried(world.clone(), seat, option)
        deals += 1
    return weighed(sorted(options, key=lambda option: -sums[option]), sums, deals)
