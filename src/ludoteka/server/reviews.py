"""Reviews of matches that are over: one at a time, look by look, behind all that is played.

Whoever asks for the same one gets the same; some are remembered. A look gets a position that its seat could be in, as a
computer player does.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from cachetools import LRUCache

from ludoteka.bots.review import SECONDS, Review, swings
from ludoteka.core.chance import new_key
from ludoteka.core.errors import BadJournal
from ludoteka.core.game import Game
from ludoteka.server.declined import Declined, soon
from ludoteka.server.limits import Buckets, Limits, network
from ludoteka.server.protocol import GradedInfo, QuestionInfo, ReviewInfo
from ludoteka.server.thinking import Exhausted, Failed, Thinker

WAITING = 20  # that may wait
_CACHED = 64
_log = logging.getLogger(__name__)


class Course:
    """A review as it goes on: how much is done, and in the end what was found or why nothing was."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.progress = 0.0
        self.done: ReviewInfo | None = None
        self.declined: Declined | None = None

    def info(self) -> ReviewInfo:
        return self.done or ReviewInfo(seat=self.seat, progress=self.progress)


class Reviews:
    """All reviews of a server."""

    def __init__(
        self,
        thinker: Thinker,
        limits: Limits,
        now: Callable[[], float],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self.thinker = thinker
        self.seconds = SECONDS
        self._spawn = spawn
        self._by_guest = Buckets(limits.reviews, now)
        self._by_address = Buckets(limits.address_reviews, now)
        self._courses: LRUCache[tuple[str, int], Course] = LRUCache(_CACHED)
        self._turn = asyncio.Lock()
        self._waiting = 0

    def ask(self, guest: str, address: str, game: Game, id: str, seat: int, text: str) -> ReviewInfo:
        """How far the review of a match is, for one seat; it begins if nobody has asked for it yet."""
        course = self._courses.get((id, seat))
        if course is not None and course.declined is not None:
            del self._courses[id, seat]
            raise course.declined
        if course is None:
            if self._waiting >= WAITING:
                raise Declined("slow-down", "too many reviews are waiting already: try again in some minutes", 60)
            for buckets, who in ((self._by_guest, guest), (self._by_address, network(address))):
                if not buckets.take(who):
                    wait = buckets.wait(who)
                    raise Declined("slow-down", f"too many reviews in an hour: try again {soon(wait)}", wait)
            course = self._courses[id, seat] = Course(seat)
            self._waiting += 1
            self._spawn(self._follow(course, game, text))
        return course.info()

    def forget(self, id: str) -> None:
        """The match is deleted."""
        for key in [key for key in self._courses if key[0] == id]:
            del self._courses[key]

    async def _follow(self, course: Course, game: Game, text: str) -> None:
        try:
            async with self._turn:
                await self._review(course, game, text)
        except BadJournal as error:
            course.declined = Declined("bad-journal", str(error))
        except Exhausted as error:
            course.declined = Declined("bad-journal", f"this match takes too {error} to review")
        except Failed:
            course.declined = Declined("slow-down", "this cannot be reviewed just now: try again in a moment")
        except Exception:
            _log.exception("a review failed")
            course.declined = Declined("internal", "the review failed: it has been logged")
        finally:
            self._waiting -= 1

    async def _review(self, course: Course, game: Game, text: str) -> None:
        seat = course.seat
        decisions, won = await self.thinker.decisions(game, text, seat)
        review = Review(decisions, new_key(), self.seconds)
        questions: dict[int, QuestionInfo] = {}
        while (look := review.next()) is not None:
            verdict, spent, questions[look.choice.number] = await self.thinker.look(game, look)
            review.note(verdict, spent)
            course.progress = review.progress
        found = review.verdicts()
        course.done = ReviewInfo(
            seat=seat,
            progress=1.0,
            won=won,
            decisions=[
                GradedInfo(
                    number=one.number,
                    grade=one.grade,
                    chance=one.chance,
                    best_chance=one.best_chance,
                    question=questions[one.number],
                )
                for one in found
            ],
            swings=[one.number for one in swings(found)],
        )
