"""Computer players, replays and reviews, in worker processes.

A computer player gets its seat's view in the form of a position: one that the seat could be in, and the same one for
all positions that look the same to it. Neither the real one nor the key of the match ever leaves the server. Journals
come from anywhere: they have workers of their own, so that computer players never wait for them. Reviews have one that
gets what time the others leave.
"""

import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from ludoteka.bots import ADVISER, SEARCHERS, Hint, Mind, best_options, make, prospects
from ludoteka.bots.review import Choice, Look, Verdict, timed_look
from ludoteka.core.chance import KEY_BYTES, Chance, new_key
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.server import replay
from ludoteka.server.protocol import OptionInfo, QuestionInfo
from ludoteka.server.turns import Turns
from ludoteka.server.workers import Exhausted, Failed, Workers

THOUGHT = 10.0  # seconds of processor time for one answer
THOUGHT_BYTES = 2 << 30
SHORTEST = min(seconds for _, seconds in SEARCHERS.values())  # with less, a search may play worse than an adept
SECRET = 0.3  # seconds at most for a secret question: thinking is over before anybody's answer is taken
HINT = 1.0  # seconds of processor time for one hint, about as long as a master thinks
REPLAY = 5.0  # seconds of processor time: the longest match recorded takes half of that without a compiler
REPLAY_BYTES = 512 << 20
REPLAYS = 100  # that may wait
SPECTATOR = -1
LOOK = 20.0  # seconds of processor time for one look of a review; a long one takes three
LAST = 5  # the niceness of whoever reviews: those who play come first
_LEAST, _MOST = 2, 4
_NOBODYS = bytes(KEY_BYTES)  # the key of what is dealt for a worker: known to all, so it tells nothing

P = ParamSpec("P")
T = TypeVar("T")


def choose(game: Game, position: bytes, seat: int, bot: str, key: bytes, seconds: float | None = None) -> str:
    """In a worker: the option that a computer player takes, by its canonical text; `seconds` are for who searches."""
    state = game.load(msgspec.json.decode(position))
    option = make(bot, game, key, seconds=seconds).choose(state, seat)
    return state.option_text(state.agenda[-1], seat, option)


def advise(game: Game, position: bytes, seat: int, key: bytes, seconds: float) -> list[Hint]:
    """In a worker: what a master would do."""
    state = game.load(msgspec.json.decode(position))
    return best_options(make(ADVISER, game, key, seconds=seconds / 2), state, seat)


def judge(game: Game, position: bytes) -> list[float]:
    """In a worker: each seat's chance to win, as a spectator may know it."""
    mind = game.mind()
    assert isinstance(mind, Mind)
    return prospects(mind, game.load(msgspec.json.decode(position)))


def decisions(game: Game, text: str, seat: int, key: bytes) -> tuple[list[Choice], float]:
    """In a worker: the decisions of a seat to be reviewed, and its share of the victory."""
    step_back()
    return replay.decisions(game, text, seat, key)


def look_at(game: Game, look: Look) -> tuple[Verdict, float, QuestionInfo]:
    """In a worker: what a review finds about a decision, the processor time that took, and what had been asked."""
    step_back()
    verdict, spent = timed_look(game, look.choice, look.key, look.share)
    state, seat = game.load(look.choice.position), look.choice.seat
    task = state.agenda[-1]
    options = [
        OptionInfo(text=text, detail=state.option_detail(task, seat, state.option_named(seat, text)), final=False)
        for text in dict.fromkeys([verdict.taken, verdict.best])
    ]
    asked = state.question_detail(task, seat)
    kind = state.question_kind(task, seat)
    return verdict, spent, QuestionInfo(number=verdict.number, kind=kind, detail=asked, options=options)


def step_back() -> None:
    """Let other processes go first."""
    if hasattr(os, "setpriority"):  # Windows has none
        os.setpriority(os.PRIO_PROCESS, 0, LAST)


def guess(state: State, seat: int) -> bytes:
    """What a seat, or a spectator, sees, for a worker: the same one of all positions in which it would see the same."""
    return msgspec.json.encode(state.determinize(seat, Chance(_NOBODYS)).to_json())


class Thinker:
    """The workers of a server: `players` think by turns, `journals` replay and say who is ahead, `reviewers` review."""

    def __init__(self, workers: int | None = None) -> None:
        thinking = workers or max(_LEAST, min(_MOST, (os.cpu_count() or 1) - 1))
        self.players = Workers(thinking, THOUGHT, THOUGHT_BYTES)
        self.turns = Turns(thinking)
        self.journals = Workers(workers or _LEAST, REPLAY, REPLAY_BYTES, REPLAYS)
        self.reviewers = Workers(1, LOOK, REPLAY_BYTES)

    async def choose(
        self, game: Game, state: State, seat: int, bot: str, table: str, hurry: Callable[[bool], None]
    ) -> str:
        """The option that a computer player takes in this position.

        When one that searches begins, `hurry` is told whether it has less than its usual time.
        """
        position = guess(state, seat)
        if bot not in SEARCHERS:
            async with self.turns.short():
                return await self.players.run(choose, game, position, seat, bot, new_key())
        async with self.turns.long(table) as share:
            usual = min(SEARCHERS[bot][1], SECRET if state.secret() else THOUGHT)
            seconds = max(SHORTEST, usual * share)
            hurry(seconds < usual)
            return await self.players.run(choose, game, position, seat, bot, new_key(), seconds)

    async def advise(self, game: Game, state: State, seat: int, table: str) -> list[Hint]:
        """What a master would do in this position."""
        position = guess(state, seat)
        async with self.turns.long(table) as share:
            return await self.players.run(advise, game, position, seat, new_key(), HINT * share)

    async def judge(self, game: Game, state: State) -> list[float]:
        """Each seat's chance to win, as a spectator may know it. Computer players never wait for it."""
        return await self.journals.run(judge, game, guess(state, SPECTATOR))

    async def replay(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something about a journal that may come from anywhere."""
        return await self.journals.run(work, *args, **kwargs)

    async def decisions(self, game: Game, text: str, seat: int) -> tuple[list[Choice], float]:
        """What there is to review."""
        return await self.reviewers.run(decisions, game, text, seat, new_key())

    async def look(self, game: Game, look: Look) -> tuple[Verdict, float, QuestionInfo]:
        """What a review finds about a decision."""
        return await self.reviewers.run(look_at, game, look)

    def close(self) -> None:
        self.players.close()
        self.journals.close()
        self.reviewers.close()


__all__ = ["SPECTATOR", "Exhausted", "Failed", "Thinker", "advise", "choose", "guess", "judge"]
