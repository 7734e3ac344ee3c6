"""What a master would do: the best options, with the chance to win that each gives."""

from time import process_time
from typing import NamedTuple

from ludoteka.bots.bot import Bot
from ludoteka.bots.search import SearchBot
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
    sums = dict.fromkeys(best, 0.0)
    most = max(1, bot.trials // len(best))
    deals = 0
    begun = process_time()
    while deals == 0 or (deals < most and (process_time() - begun) / deals * (deals + 1) < bot.seconds):
        world = known.determinize(seat, bot.chance)
        for option in best:
            sums[option] += bot.tried(world.clone(), seat, option)
        deals += 1
    task = known.agenda[-1]
    best = sorted(best, key=lambda option: -sums[option])
    return [Hint(known.option_text(task, seat, option), sums[option] / deals, deals) for option in best]
