"""Games that bring rules alone, in the terminal: the board is made from the view, the words from the data."""

import os
import sys
from pathlib import Path
from random import Random

import pexpect
import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import Game, game_named
from ludoteka.core.match import Match
from ludoteka.prose import PlainProse
from ludoteka.terminal.board import Scene
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.saves import Saves
from ludoteka.terminal.screens import Reading
from ludoteka.terminal.sitting import Sitting
from ludoteka.text import LANGUAGES
from tests.core import toy
from tests.core.open_toy import NIM
from tests.terminal.keyboard import PATIENCE, SMALL, Keyboard, at_table

NAMES = ["Ann", "Bo", "Cyril", "Dorothea"]
SIZES = [(82, 25), (80, 16), (120, 60), (60, 14)]


def plays_and_fits(game: Game, players: int, language: str) -> None:
    """Any position fits any size, every question and event is told, no option looks like another."""
    luck = Random(f"{players} {language}")
    match = Match(game, players, key_from_seed(f"plain {players}"))
    board = board_of(game)(language, NAMES[:players])
    while not match.over:
        state = match.state
        seat = luck.choice(state.owing())
        task, options = state.agenda[-1], state.options(seat)
        details = [(option, state.option_detail(task, seat, option)) for option in options]
        asked = board.question(state.view(seat), state.question_detail(task, seat), details)
        said = [choice.label.plain for choice in asked.choices]
        assert asked.prompt.plain
        assert len(set(said)) == len(said)
        match.answer(seat, luck.choice(options))
        for width, height in SIZES:
            viewer = luck.randrange(-1, players)
            table = board.draw(Scene(match.view(viewer), width, height))
            assert len(table) <= height
            assert max(line.cell_len for line in table) <= width
            assert board.heading(match.view(viewer)).plain
    for event in match.events:
        line = board.tell(event.seen_by(0))
        assert line is not None
        assert line.plain.strip()
    assert board.scores(match.state)[0][1] == match.state.scores()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [toy.GAME, NIM], ids=lambda game: game.name)
def test_any_view_can_be_drawn(game: Game, language: str) -> None:
    plays_and_fits(game, 2, language)


@pytest.mark.usefixtures("briscola")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_briscola_can_be_drawn(players: int) -> None:
    plays_and_fits(game_named("briscola"), players, "en")


@pytest.mark.usefixtures("briscola")
def test_a_table_shows_own_cards_and_the_backs_of_others() -> None:
    game = game_named("briscola")
    match = Match(game, 2, key_from_seed("seen"))
    mine = match.view(0)["players"][0]["hand"]
    board = board_of(game)("en", NAMES[:2])
    table = "\n".join(line.plain for line in board.draw(Scene(match.view(0), 100, 30)))
    assert all(card.replace("-", " ").capitalize() in table for card in mine)
    assert "Hand ▒▒▒" in table
    assert "Deck 34" in table
    assert board.heading(match.view(0)).plain == "Briscola"
    (played,) = match.answer(0, match.state.options(0)[0])
    told = board.tell(played.seen_by(1))
    assert told is not None
    assert told.plain == f"Ann: played · {mine[0].replace('-', ' ').capitalize()}"


@pytest.mark.usefixtures("briscola")
def test_a_whole_match_by_keyboard(tmp_path: Path) -> None:
    game = game_named("briscola")
    match = Match(game, 2, key_from_seed("keys"), {}, ["human", "random"])
    sitting = Sitting(match, Saves(game, tmp_path))

    async def play(keyboard: Keyboard) -> None:
        await keyboard.press("c")
        assert "Hand" in keyboard.reads()
        await keyboard.press("escape")
        await keyboard.play_on(Random(1))
        assert match.over
        assert isinstance(keyboard.front, Reading)
        assert all(str(n) in keyboard.reads() for n in match.state.scores())

    at_table(play, sitting, "ru", SMALL)
    assert sum(match.state.scores()) == 120


def test_it_is_played_from_the_command_line(briscola: Path, tmp_path: Path) -> None:
    call = ["-m", "ludoteka.cli", "play", "briscola", "--lang", "en", "--seats", "human,random", "--seed", "1"]
    env = {**os.environ, "TERM": "xterm-256color", "LUDOTEKA_HOME": str(tmp_path), "NO_COLOR": "1"}
    env["PYTHONPATH"] = os.pathsep.join([str(briscola), *sys.path])
    terminal = pexpect.spawn(sys.executable, call, env=env, dimensions=(24, 80), encoding="utf-8", timeout=PATIENCE)
    terminal.expect_exact("Trump card")
    terminal.send("\r")
    terminal.expect_exact("played")
    terminal.send("q")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_what_has_no_message_is_said_with_the_names_in_the_data() -> None:
    prose = PlainProse("no-such-game", "en", NAMES)
    taken = {"kind": "trick-taken", "seat": 1, "card": "cups-3", "points": 11, "final": False}
    assert prose.event(taken) == "Bo: trick taken · Cups 3 · Points 11"
    assert prose.event({"kind": "ended", "seat": -1, "winners": [0]}) == "Ended · Ann"
    assert prose.option({"do": "pass"}) == "Pass"
    assert prose.option({"do": "give", "cards": ["cups-3", "swords-1"], "to": 2}) == "Give: Cups 3, Swords 1 · Cyril"
    assert prose.option({"do": "bid", "n": -2}) == "Bid: −2"
    assert prose.question({"kind": "choose_suit"}) == "Choose suit"
