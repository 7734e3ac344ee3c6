"""Stand-ins for those who think on a server, and what is handed to them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import pytest

from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.server.thinking import Thinker

T = TypeVar("T")


class Slow:
    """Thinks about each position until it is told to go on."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.asked: list[int] = []

    async def think(self, state: State) -> None:
        self.asked.append(int(state.shown_number()))
        await self.go_on.wait()


async def handed(workers: str, ask: Callable[[Thinker], Awaitable[T]]) -> tuple[bytes, T]:
    """The position that workers of a thinker are handed, and what they make of it; here the work is done at once."""
    sent: list[bytes] = []

    async def run(work: Callable[..., Any], *args: Any) -> Any:
        sent.append(args[1])
        return work(*args)

    thinker = Thinker(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(getattr(thinker, workers), "run", run)
        try:
            found = await ask(thinker)
        finally:
            thinker.close()
    [position] = sent
    return position, found


def check_unreal(position: bytes, game: Game, state: State, seat: int) -> None:
    """What is handed on looks to a seat, or a spectator, as the state does, and is another one."""
    assert state.chance.key.hex().encode() not in position
    other = game.load(msgspec.json.decode(position))
    assert other.view(seat) == state.view(seat)
    assert other.to_json() != state.to_json()
