"""What a master would do: the best options, with the chance to win that each gives and what is expected to follow."""

from collections.abc import Iterator
from time import process_time
from typing import NamedTuple

from ludoteka.bots.bot import Bot
from ludoteka.bots.search import SearchBot, Step, Weighed, weighed
from ludoteka.core.state import State

HINTS = 3
LINE = 2  # decisions that are told of what follows
OFTEN = 4  # of so many deals one, at least, has to have a decision that is told


class Hint(NamedTuple):
    """An option by its canonical text, the seat's chance to win with it, and in how many deals it was tried.

    `lead` is by how many points the seat is then expected to end before the best of the others (less than nothing:
    behind), where a game is about points. `line` are the seat's next decisions that went best with it in those deals,
    as far as they are the same however the cards lie.
    """

    option: str
    chance: float
    deals: int
    lead: float | None
    line: list[Step]


class Tried(NamedTuple):
    """What came of an option in one deal."""

    chance: float
    lead: float
    steps: list[Step]


def best_options(bot: Bot, state: State, seat: int) -> list[Hint]:
    """The best options of the question that a seat owes, the best first.

    What the seat cannot know is dealt anew before anybody looks. The best that a search finds are tried once more, as
    long as it searched and in the same new deals: so their chances can be compared, and are not those of lucky finds.
    """
    assert isinstance(bot, SearchBot)
    known = state.determinize(seat, bot.chance)
    best = [one.option for one in bot.weigh(known, seat)[:HINTS]]
    tried: dict[int, list[Tried]] = {option: [] for option in best}
    bot.followed = seat
    for world in new_deals(bot, known, seat, len(best)):
        for option in best:
            tried[option].append(followed(bot, world.clone(), seat, option))
    bot.followed = -1
    task = known.agenda[-1]
    found = [told(bot, known.option_text(task, seat, option), some) for option, some in tried.items()]
    return sorted(found, key=lambda hint: -hint.chance)


def compare(bot: SearchBot, known: State, seat: int, options: list[int]) -> list[Weighed]:
    """Some options tried in the same new deals, the best first."""
    sums = dict.fromkeys(options, 0.0)
    deals = 0
    for world in new_deals(bot, known, seat, len(options)):
        for option in options:
            sums[option] += bot.tried(world.clone(), seat, option)
        deals += 1
    return weighed(sorted(options, key=lambda option: -sums[option]), sums, deals)


def new_deals(bot: SearchBot, known: State, seat: int, options: int) -> Iterator[State]:
    """Deals in which so many options are tried, one at least, and for as long as a search takes."""
    most = max(1, bot.trials // options)
    deals = 0
    begun = process_time()
    while deals == 0 or (deals < most and (process_time() - begun) / deals * (deals + 1) < bot.seconds):
        yield known.determinize(seat, bot.chance)
        deals += 1


def followed(bot: SearchBot, world: State, seat: int, option: int) -> Tried:
    """Try an option in a deal, noting what the seat does next."""
    bot.steps = []
    chance = bot.tried(world, seat, option)
    standing = [float(score) for score in world.scores()] if world.over else bot.mind.leads(world)
    best = max([worth for other, worth in enumerate(standing) if other != seat])
    return Tried(chance, standing[seat] - best, bot.steps[:LINE])


def told(bot: SearchBot, option: str, tried: list[Tried]) -> Hint:
    deals = len(tried)
    lead = sum([one.lead for one in tried]) / deals if bot.mind.by_points else None
    return Hint(option, sum([one.chance for one in tried]) / deals, deals, lead, line(tried))


def line(tried: list[Tried]) -> list[Step]:
    """The decisions that went best, one after the other, of those that were made in many of the deals."""
    found: list[Step] = []
    enough = max(2, len(tried) // OFTEN)
    for place in range(LINE):
        chances: dict[str, list[float]] = {}
        steps: dict[str, Step] = {}
        for one in tried:
            if len(one.steps) > place:
                step = one.steps[place]
                chances.setdefault(step.text, []).append(one.chance)
                steps[step.text] = step
        often = [text for text, some in chances.items() if len(some) >= enough]
        if not often:
            break
        best = max(often, key=lambda text: sum(chances[text]) / len(chances[text]))
        found.append(steps[best])
        tried = [one for one in tried if len(one.steps) > place and one.steps[place].text == best]
    return found
