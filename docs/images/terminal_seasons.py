"""Makes terminal-seasons.svg anew: `python docs/images/terminal_seasons.py`. The same picture from the same rules."""

import asyncio
import re
from pathlib import Path

from ludoteka.bots import make
from ludoteka.core.chance import key_from_seed
from ludoteka.core.match import Match
from ludoteka.games.seasons import GAME
from ludoteka.terminal.app import Shell
from ludoteka.terminal.seasons import Board
from ludoteka.terminal.sitting import Sitting

PICTURE = Path(__file__).parent / "terminal-seasons.svg"
SEATS = ["human", "adept", "adept"]
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


def lively_match() -> Match:
    """A match in the middle of its third year, at the end of a turn of the first seat."""
    match = Match(GAME, len(SEATS), key_from_seed("s7"), {}, SEATS)
    bots = [make("adept", GAME, key_from_seed(seat)) for seat in range(len(SEATS))]
    while True:
        seat = match.state.seat
        option = bots[seat].choose(match.state, seat)
        question = match.question(seat)
        ends_turn = question is not None and question.texts[question.options.index(option)] == "end turn"
        if seat == 0 and ends_turn and match.view(0)["round"] >= 13:
            return match
        match.answer(seat, option)


async def take() -> str:
    """Play on by keyboard until there is something to summon, and export the screen."""
    sitting = Sitting(lively_match())
    app = Shell(lambda: sitting, Board, "en", pace=0)
    async with app.run_test(size=(120, 36)) as pilot:
        for keys in (("slash", *"end turn", "enter"), ("1", "enter"), ("1", "enter")):
            await pilot.press(*keys)
            while sitting.bot_asked() is not None:
                await pilot.pause(0.01)
            await pilot.pause(0.1)
        return app.export_screenshot(title="ludoteka play seasons")


def self_contained(svg: str) -> str:
    """The picture without fonts from the web, every blank kept."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]+;", f"font-family: {FONTS};", svg)
    return svg.replace("<text ", '<text xml:space="preserve" ')


if __name__ == "__main__":
    PICTURE.write_text(self_contained(asyncio.run(take())), encoding="utf-8")
