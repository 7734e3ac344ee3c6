"""A match seen again by a master: each decision of a seat is graded by what the seat could know when it decided.

Every decision gets a short look. Then those that seem to have cost most get a long one, which counts alone: so nothing
is called a mistake because of a few unlucky deals.
"""

from collections.abc import Callable
from math import inf
from time import process_time
from typing import Any, Final, Literal, NamedTuple

from ludoteka.bots.hints import compare
from ludoteka.bots.mind import Mind
from ludoteka.bots.search import SearchBot
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadJournal
from ludoteka.core.game import Game
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

# What an option may have cost of the chance to win, at the most, to be called so.
GRADES: Final[tuple[tuple[Grade, float], ...]] = (
    ("best", 0.01),
    ("good", 0.05),
    ("inaccuracy", 0.1),
    ("mistake", 0.15),
    ("blunder", 1.0),
)
SECONDS: Final = 40.0  # of processor time for the decisions of a match
SWINGS: Final = 5
CLOSER: Final = 15  # decisions that get a long look …
SHORT: Final = 0.4  # … after this share of the budget went into short looks at all
MANY: Final = 1 << 30  # trials: time alone ends a look


class Choice(NamedTuple):
    """A decision: the answers before it, whose it was, what was taken, and a position that the seat could be in."""

    number: int
    seat: int
    taken: str
    position: dict[str, Any]


class Verdict(NamedTuple):
    """A decision, its option and the best one by their canonical texts, and the chance to win with each."""

    number: int
    taken: str
    best: str
    chance: float
    best_chance: float
    deals: int

    @property
    def loss(self) -> float:
        return self.best_chance - self.chance

    @property
    def grade(self) -> Grade:
        return next(name for name, most in GRADES if self.loss <= most)


class Look(NamedTuple):
    """A decision to look at, with a key for chance of its own and a share of the budget."""

    choice: Choice
    key: bytes
    share: float


def choices(game: Game, journal: Journal, seat: int, key: bytes) -> tuple[list[Choice], float]:
    """The decisions of a seat in a match that is over, and its share of the victory.

    What the seat could not know is dealt anew in each position, so that whoever grades them knows no more.
    """
    match = Match(game, journal.players, journal.key, journal.settings, journal.names, journal.start)
    chance = Chance(key)
    found: list[Choice] = []
    for given in journal.answers:
        state = match.state
        if given.seat == seat and len(state.options(seat)) > 1:
            found.append(Choice(int(state.number), seat, given.text, state.determinize(seat, chance).to_json()))
        match.answer(given.seat, given.text, after=given.after)
    if not match.over:
        raise BadJournal("the match was not finished: only a match that is over can be reviewed")
    first = match.state.first_placed()
    return found, 1 / len(first) if seat in first else 0.0


def look(game: Game, choice: Choice, key: bytes, *, trials: int = MANY, seconds: float = inf) -> Verdict:
    """Search for the best option, then try it and the one that was taken in the same new deals: half of it for each."""
    mind = game.mind()
    assert isinstance(mind, Mind)
    bot = SearchBot(key, "", mind, trials // 2, seconds / 2)
    known = game.load(choice.position)
    seat = choice.seat
    taken = known.option_named(seat, choice.taken)
    best = bot.weigh(known, seat)[0].option
    tried = compare(bot, known, seat, [taken] if best == taken else [taken, best])  # of equals the one that was taken
    chance = next(one.chance for one in tried if one.option == taken)
    text = known.option_text(known.agenda[-1], seat, tried[0].option)
    return Verdict(choice.number, choice.taken, text, chance, tried[0].chance, tried[0].deals)


def timed_look(game: Game, choice: Choice, key: bytes, seconds: float) -> tuple[Verdict, float]:
    """A look of about so many seconds of processor time, and what it took."""
    begun = process_time()
    return look(game, choice, key, seconds=seconds), process_time() - begun


class Review:
    """What is to be looked at next, and what was found. Its budget is in seconds or in trials, for those who look."""

    def __init__(self, decisions: list[Choice], key: bytes, budget: float) -> None:
        self._key = key
        self._left = budget
        self._all = {one.number: one for one in decisions}
        self._short = decisions[::-1]  # the next one is the last
        self._long: list[Choice] = []
        self._longs = 0
        self._apart = budget * (1 - SHORT)  # for long looks
        self._found: dict[int, Verdict] = {}

    def next(self) -> Look | None:
        """The next decision to look at."""
        waiting, budget = (self._short, self._left - self._apart) if self._short else (self._long, self._left)
        if not waiting:
            return None
        choice = waiting[-1]
        key = key_from_seed(f"{self._key.hex()} {choice.number} {'short' if self._short else 'long'}")
        return Look(choice, key, max(0.0, budget) / len(waiting))

    def note(self, verdict: Verdict, spent: float) -> None:
        """What was found at that look, and what it took."""
        self._left -= spent
        self._found[verdict.number] = verdict
        if not self._short:
            self._long.pop()
            return
        self._short.pop()
        if not self._short:
            costly = sorted((one for one in self._found.values() if one.loss > 0), key=lambda one: one.loss)
            self._long = [self._all[one.number] for one in costly[-CLOSER:]]
            self._longs = len(self._long)

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        if self._short:
            return SHORT * (1 - len(self._short) / len(self._all))
        return 1 - (1 - SHORT) * len(self._long) / self._longs if self._long else 1.0

    def verdicts(self) -> list[Verdict]:
        """What was found so far, in the order of the match."""
        return [self._found[number] for number in sorted(self._found)]


def review(
    game: Game,
    decisions: list[Choice],
    key: bytes,
    *,
    seconds: float = SECONDS,
    trials: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> list[Verdict]:
    """Look at all decisions: for so many seconds of processor time, or in so many trials, however long they take."""
    course = Review(decisions, key, seconds if trials is None else trials)
    while (one := course.next()) is not None:
        if trials is None:
            course.note(*timed_look(game, one.choice, one.key, one.share))
        else:
            course.note(look(game, one.choice, one.key, trials=int(one.share)), one.share)
        if progress is not None:
            progress(course.progress)
    return course.verdicts()


def swings(verdicts: list[Verdict]) -> list[Verdict]:
    """The decisions that cost most, the worst first; those that cost next to nothing are none."""
    costly = [one for one in verdicts if one.grade != GRADES[0][0]]
    return sorted(costly, key=lambda one: -one.loss)[:SWINGS]
