"""`python -m tests.browser.served`: the server for tests. All matches are dealt alike and computer players think alike.

LUDOTEKA_DEALS=random deals as for people; with LUDOTEKA_CLOCK=held the clock is as many seconds ahead as a file in the
server's home says; with LUDOTEKA_LATE=300 whatever it sends sets out up to 300 milliseconds late, and computer players
answer up to ten times as late.
"""

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.server import app, door, reviews, room, thinking
from ludoteka.server.__main__ import main

AHEAD = Path(os.environ["LUDOTEKA_HOME"], "ahead")
REVIEW = 2.0  # seconds of processor time for one
LOOK = 0.05  # seconds between two looks whether the clock was put forward
LATE = float(os.environ.get("LUDOTEKA_LATE") or 0) / 1000
prompt = door.Door.__call__
Choose = Callable[..., Awaitable[str]]


def key() -> bytes:
    return key_from_seed("the browser's tests")


async def choose(self: thinking.Thinker, game: Game, state: State, seat: int, bot: str, *_: object) -> str:
    """What a computer player takes depends on the position alone."""
    thought = key_from_seed(f"{state.number} {seat}")
    return await self.players.run(thinking.choose, game, thinking.guess(state, seat), seat, bot, thought)


def dawdling(choose: Choose) -> Choose:
    """Computer players who answer at some time or other, perhaps when a page has long been drawn."""

    async def choose_late(*asked: Any) -> str:
        await asyncio.sleep(random.uniform(0, 10 * LATE))
        return await choose(*asked)

    return choose_late


def now() -> float:
    return time.time() + (float(AHEAD.read_text()) if AHEAD.exists() else 0.0)


async def sleep(seconds: float) -> None:
    end = now() + seconds
    await asyncio.sleep(0)
    while (left := end - now()) > 0:
        await asyncio.sleep(min(left, LOOK))


async def late(self: door.Door, scope: Any, receive: Any, send: Any) -> None:
    """What is sent sets out late, and in order."""

    async def send_late(message: Any) -> None:
        if message["type"] in {"http.response.start", "websocket.send"}:
            await asyncio.sleep(random.uniform(0, LATE))
        await send(message)

    await prompt(self, scope, receive, send_late)


if __name__ == "__main__":
    reviews.SECONDS = REVIEW  # type: ignore[attr-defined]
    if os.environ.get("LUDOTEKA_DEALS") != "random":
        room.new_key = key  # type: ignore[attr-defined]
        thinking.Thinker.choose = choose  # type: ignore[assignment, method-assign]
    if os.environ.get("LUDOTEKA_CLOCK") == "held":
        app.create_app = partial(app.create_app, now=now, sleep=sleep)
    if LATE:
        door.Door.__call__ = late  # type: ignore[method-assign]
        thinking.Thinker.choose = dawdling(thinking.Thinker.choose)  # type: ignore[assignment, method-assign]
    main()
