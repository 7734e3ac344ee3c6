"""Plays the terminal game by keyboard, without a terminal."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from threading import Event
from time import monotonic
from typing import Any, cast
from unittest.mock import patch

from textual import events
from textual.message_pump import MessagePump
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from ludoteka.bots import RandomBot
from ludoteka.core.chance import key_from_seed
from ludoteka.core.match import Match
from ludoteka.core.state import State
from ludoteka.games.seasons import GAME
from ludoteka.terminal.app import Options, Shell, TableScreen
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.menu import Menu
from ludoteka.terminal.saves import Saves
from ludoteka.terminal.screens import Reading
from ludoteka.terminal.sitting import Sitting

WIDE, SMALL = (120, 36), (80, 24)
CHARACTERS = {"space": " ", "slash": "/", "question_mark": "?"}
UNDRAWN = 4  # questions after one that is drawn
SEEN = 100  # answers; after them all that a match shows was drawn often, and each twentieth question is drawn
PATIENCE = 120.0  # seconds until a test gives up waiting; both cores may be busy


def sit_down(*seats: str, level: str = "apprentice", seed: str = "table", saves: Saves | None = None) -> Sitting:
    """A fresh match with these players."""
    match = Match(GAME, len(seats), key_from_seed(seed), {"level": level, "first": "1"}, list(seats))
    return Sitting(match, saves)


class Dawdler:
    """A bot that thinks until it is told to go on."""

    def __init__(self) -> None:
        self.bot = RandomBot(key_from_seed("dawdler"))
        self.go_on = Event()
        self.go_on.set()

    def choose(self, state: State, seat: int) -> int:
        self.go_on.wait(PATIENCE)
        return self.bot.choose(state, seat)

    def play(self, sitting: Sitting, seat: int) -> None:
        """Take the place of the bot at a seat."""
        cast(dict[int, Any], sitting.bots)[seat] = self


class Keyboard:
    """A person in front of the screen: presses keys, reads what stands there."""

    def __init__(self, app: Shell, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys and wait until all that follows has happened."""
        await self.strike(*keys)
        await self.settled()

    async def press_first(self, *keys: str) -> None:
        """Press keys before a table is open."""
        await self.strike(*keys)
        await self.until(lambda: self.app.sitting is not None)
        await self.settled()

    async def strike(self, *keys: str) -> None:
        """Press keys, each when the one before was taken; nothing is waited for afterwards."""
        for key in keys:
            self.app.post_message(events.Key(key, CHARACTERS.get(key, key if len(key) == 1 else None)))
            for _ in range(2):  # the application hands the key to the screen in front, which may open another
                await self._done(self.app)
                await self._done(self.app.screen)

    async def hammer(self, key: str, times: int) -> None:
        """Press a key again and again, faster than anything is drawn."""
        for _ in range(times):
            self.app.post_message(events.Key(key, None))
        await self.settled()

    async def _done(self, pump: MessagePump) -> None:
        """Wait until somebody has worked off all messages that wait there now."""
        done = asyncio.Event()
        if pump.call_later(done.set):
            async with asyncio.timeout(PATIENCE):  # an app that broke down works off nothing
                await done.wait()

    async def until(self, what: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not what():
            await asyncio.sleep(0.002)
            assert monotonic() < end, "nothing happened"

    async def until_asked(self) -> None:
        """Wait until a question can be read, or the match is over."""
        while not (self.sitting.match.over or (self.table.menu is not None and self.table.seen)):
            self.app.screen._on_timer_update()
            await asyncio.sleep(0.001)

    async def until_reads(self, text: str) -> None:
        await self.until(lambda: text in self.reads())

    async def settled(self) -> None:
        """Wait until the bots have answered and the screen is drawn."""
        await self.until(lambda: self.sitting.match.over or self.sitting.bot_asked() is None)
        await self.drawn()

    async def drawn(self) -> None:
        """Wait until all parts of the screen have worked off their messages and what came of them."""
        quiet = 0
        while quiet < 3:
            await self.pilot._wait_for_screen(PATIENCE)
            screen = self.app.screen
            screen._on_timer_update()
            parts = [self.app, *(part for each in self.app.screen_stack for part in each.walk_children(with_self=True))]
            idle = all(part.message_queue_size == 0 for part in parts) and not screen._callbacks
            quiet = quiet + 1 if idle and not screen._layout_required else 0

    @property
    def sitting(self) -> Sitting:
        assert self.app.sitting is not None
        return self.app.sitting

    @property
    def front(self) -> Screen[Any]:
        """The screen in front."""
        return self.app.screen

    def sees_table(self) -> bool:
        return isinstance(self.front, TableScreen)

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def menu(self) -> Menu:
        assert self.table.menu is not None
        return self.table.menu

    def reads(self, screen: Screen[Any] | None = None) -> str:
        """All words on a screen, by default the one in front, blanks made one."""
        return blanks_made_one(" ".join(words(widget) for widget in (screen or self.front).query(Widget)))

    def row_of(self, part: str) -> int:
        """The row of the option whose label holds these words."""
        labels = [choice.label.plain for choice in self.menu.choices]
        return next(row for row, label in enumerate(labels, 1) if part in label)

    async def choose(self, part: str) -> None:
        """Choose the option whose label holds these words, by its number."""
        await self.press(*str(self.row_of(part)), "enter")

    async def part_cards(self) -> None:
        """Answer both questions of the prelude with the first cards."""
        for _ in range(2):
            await self.press("space", "down", "space", "down", "space", "enter")

    def _answered(self, answers: int) -> bool:
        return len(self.sitting.match.journal.answers) > answers

    async def play_on(self, luck: Random) -> None:
        """Answer at random until the match is over; each fifth question is drawn, later fewer."""
        match, table = self.sitting.match, self.table
        while not match.over:
            await self.until_asked()
            await self._answer(luck)
            undrawn = UNDRAWN if len(match.journal.answers) < SEEN else 4 * UNDRAWN + 3
            with patch.object(table, "show"), patch.object(table, "knowing", lambda _event: True):
                for _ in range(undrawn):
                    await self.until(lambda: match.over or table.menu is not None)
                    await self._answer(luck)
            table.show()
        await self.until(lambda: isinstance(self.front, Reading))  # the scores open by themselves
        await self.drawn()

    async def _answer(self, luck: Random) -> None:
        """Answer what is asked now, if anything still is."""
        match = self.sitting.match
        if not match.over:
            menu, answers = self.menu, len(match.journal.answers)
            if menu.picking:
                for part in luck.choice(menu.question.choices).parts:
                    await self.strike("home", *["down"] * menu.keys.index(part), "space")
                await self.strike("end", "enter")
            else:
                await self.strike(*str(luck.randint(1, menu.length)), "enter")
            await self.until(lambda: self._answered(answers) or self.table.armed is not None)
            if not self._answered(answers):  # it costs too much for a slip
                await self.strike("enter")
            await self.until(partial(self._answered, answers))


def blanks_made_one(text: str) -> str:
    """So that neither where lines end matters nor which blanks may end one."""
    return re.sub(r"\s+", " ", text)


def words(widget: Widget) -> str:
    """What a part of the screen shows, unless it is hidden."""
    if not widget.display or any(not parent.display for parent in widget.ancestors if isinstance(parent, Widget)):
        return ""
    title = f"{widget.border_title or ''} {widget.border_subtitle or ''}"
    if isinstance(widget, Static | Options):
        return f"{title} {getattr(widget.render(), 'plain', '')}"
    return title


def at_table(
    test: Callable[[Keyboard], Awaitable[None]],
    sitting: Sitting,
    language: str = "en",
    size: tuple[int, int] = WIDE,
    waiting: Sitting | None = None,
    coached: bool = False,
) -> Shell:
    """Run a test in front of the open table."""
    app = Shell(lambda: sitting, board_of(sitting.match.game), language, waiting, pace=0, coached=coached)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            keyboard = Keyboard(app, pilot)
            await keyboard.drawn()
            if app.sitting is not None and app.sitting.people:
                await keyboard.settled()
            await test(keyboard)

    asyncio.run(run())
    return app
