"""Lessons and puzzles at the keyboard: whoever sits there and answers."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from ludoteka.terminal.exercise import Course, Drill
from tests.terminal.keyboard import Keyboard


def in_front(app: Course[Any, Any], test: Callable[[Keyboard], Awaitable[None]], size: tuple[int, int]) -> None:
    """Run a test in front of an open exercise."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            keyboard = Keyboard(app, pilot)
            await keyboard.drawn()
            await test(keyboard)

    asyncio.run(run())


async def take(keyboard: Keyboard, good: bool) -> None:
    """Choose the first answer that is right, or wrong."""
    drill = keyboard.sitting
    assert isinstance(drill, Drill)
    state, step, seat = drill.match.state, drill.trainer.step, drill.trainer.seat
    assert step is not None
    menu = keyboard.menu
    for choice in menu.question.choices:
        if step.is_right(state.option_text(state.agenda[-1], seat, choice.option)) == good:
            if menu.picking:
                for part in choice.parts:
                    await keyboard.strike("home", *["down"] * menu.keys.index(part), "space")
                await keyboard.press("end", "enter")
            else:
                await keyboard.press(*str(menu.choices.index(choice) + 1), "enter")
            return
    raise AssertionError("there is no such answer")
