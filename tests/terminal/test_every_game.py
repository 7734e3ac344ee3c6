"""Every game in the terminal: any position fits and can be told, a whole match by keyboard, a real terminal."""

import inspect
import os
import re
import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

import pexpect
import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import game_named, games
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.games.seasons.scoring import breakdown
from ludoteka.games.seasons.state import SeasonsState
from ludoteka.terminal.board import Scene
from ludoteka.terminal.saves import Saves
from ludoteka.terminal.screens import Reading
from ludoteka.terminal.sitting import Sitting, names_of
from ludoteka.text import LANGUAGES, texts
from tests.terminal.keyboard import PATIENCE, SMALL, WIDE, Keyboard, at_table
from tests.terminal.reader import board_for, board_named
from tests.words import LOCALES, messages

GAMES = sorted(games())
RECORDED = Path(__file__).parents[1] / "journals"
KINGDOM = {"kingdom": "on", "tokens": "on"}
QUICK_RACE = {"reactions": "quick", "scenario": "race", "race": "lands"}
SAMPLED = 0.2  # of all questions and positions: three languages and three numbers of players see different ones
SIZES = [(82, 25), (80, 16), (80, 14), (120, 60), (60, 14)]
TERMINAL_WORDS = LOCALES.glob("en/*-terminal.ftl")
UNSAID = re.compile("[\ue000-\uf8ff{\n]")  # a colour that was not painted, a variable that was not given


def some_settings(game: str, players: int, luck: Random) -> dict[str, str]:
    """Settings under which another part of a game shows each time."""
    if game == "etherstone":
        return {"start": luck.choice(["draft", "sets"])}
    if game == "elven-rage":
        scenarios = ["supremacy", "dragon-lord", "race", "only-war", *(["alliance"] if players == 4 else [])]
        deployment = luck.choice(["beginner", "advanced"])
        return {"reactions": "quick", "scenario": luck.choice(scenarios), "deployment": deployment}
    return luck.choice([{}, {**KINGDOM, "enchantment": "random"}])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_any_position_fits_any_size_and_can_be_told(game: str, players: int, language: str) -> None:
    luck = Random(f"{players} {language}")
    key = key_from_seed(f"fits {players}")
    match = Match(game_named(game), players, key, some_settings(game, players, luck))
    board = board_for(match.state, language)
    while not match.over:
        state = match.state
        seat = luck.choice(state.owing())
        options = state.options(seat)
        task = state.agenda[-1]
        if luck.random() < SAMPLED:
            asked = state.question_detail(task, seat)
            some = luck.sample(options, min(len(options), 12))
            found = board.question(state.view(seat), asked, [(o, state.option_detail(task, seat, o)) for o in some])
            said = [found.prompt.plain, *(choice.label.plain for choice in found.choices)]
            assert len(set(said)) == len(said)
            assert not any(UNSAID.search(line) or not line.strip() for line in said)
        match.answer(seat, luck.choice(options))
        if luck.random() < SAMPLED:
            viewer = luck.randrange(-1, players)
            width, height = luck.choice(SIZES)
            table = board.draw(Scene(match.view(viewer), width, height))
            assert len(table) <= height
            assert max(line.cell_len for line in table) <= width
            assert all("\n" not in line.plain for line in table)
            assert board.heading(match.view(viewer)).plain
            assert all(shelf.title and shelf.cards for shelf in board.shelves(match.view(viewer)))
    # each language tells a match to a spectator once, and to a player twice
    viewer = -1 if (players + LANGUAGES.index(language)) % 3 == 0 else luck.randrange(players)
    board = board_for(match.state, language)
    for event in match.events:
        line = board.tell(event.seen_by(viewer))
        assert line is None or (line.plain.strip() and not UNSAID.search(line.plain))
    totals = [sum(points) for points in zip(*(points for _, points in board.scores(match.state)), strict=True)]
    assert totals == match.state.scores()


BY_KEYBOARD = [
    ("etherstone", "uk", WIDE, {"start": "draft"}),
    ("elven-rage", "ru", SMALL, {**QUICK_RACE, "deployment": "advanced"}),
    ("seasons", "ru", SMALL, {"level": "apprentice"}),
    ("seasons", "en", WIDE, {**KINGDOM, "enchantment": "vision-of-destiny"}),
    ("seasons", "ru", SMALL, {**KINGDOM, "enchantment": "extended-experience"}),
    ("seasons", "uk", WIDE, {**KINGDOM, "enchantment": "elemental-construction"}),
]


@pytest.mark.parametrize(
    ("game", "language", "size", "settings"),
    BY_KEYBOARD,
    ids=["-".join([game, language, *settings.values()]) for game, language, _, settings in BY_KEYBOARD],
)
def test_a_whole_match_by_keyboard(
    game: str, language: str, size: tuple[int, int], settings: dict[str, str], tmp_path: Path
) -> None:
    rules = game_named(game)
    key = key_from_seed(f"keys {language}")
    match = Match(rules, 2, key, {"first": "1", **settings}, ["human", "random"])
    saves = Saves(rules, tmp_path)
    sitting = Sitting(match, saves)
    say = texts(language)

    async def play(keyboard: Keyboard) -> None:
        for pressed in ("c", "w", "h", "question_mark"):
            await keyboard.press(pressed)
            assert not keyboard.sees_table()
            await keyboard.press("escape")
        await keyboard.play_on(Random(language))
        assert match.over
        assert isinstance(keyboard.front, Reading)
        end = keyboard.reads()
        for source, points in board_for(match.state, language).scores(match.state):
            assert source in end
            assert all(str(n).replace("-", "−") in end for n in points)
        names = names_of(sitting.seats, language)
        winners = [name for name, rank in zip(names, match.state.ranks(), strict=True) if rank == 1]
        alone = len(winners) == 1
        assert (
            say("terminal-winner" if alone else "terminal-winners", player=winners[0], players=", ".join(winners))
            in end
        )
        assert match.journal.key.hex() in end.replace(" ", "")
        await keyboard.press("escape")
        assert say("terminal-over") in keyboard.reads()
        await keyboard.press("s")
        assert isinstance(keyboard.front, Reading)

    at_table(play, sitting, language, size)
    assert sitting.filed is not None
    assert sitting.filed.parent == saves.ended


def ended(name: str) -> Match:
    """A recorded match, played against a computer player."""
    journal = Journal.parse((RECORDED / f"{name}.jsonl").read_text(encoding="utf-8"))
    journal.names = ["human", *["random"] * (journal.players - 1)]
    return Match.replay(game_named(journal.game), journal)


def read_at_the_end(match: Match, language: str) -> str:
    found: list[str] = []

    async def read(keyboard: Keyboard) -> None:
        if not isinstance(keyboard.front, Reading):
            await keyboard.strike("s")
        await keyboard.until(lambda: isinstance(keyboard.front, Reading))
        await keyboard.drawn()
        found.append(" ".join(keyboard.reads().split()))

    at_table(read, Sitting(match), language)
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["seasons-2-wizard", "etherstone-2-sets", "elven-rage-2-race"])
def test_the_end_says_who_won_and_by_what(name: str, language: str) -> None:
    match = ended(name)
    say, game, over = texts(language), match.game.name, match.events[-1].shown
    end = read_at_the_end(match, language)
    winner = names_of(match.journal.names, language)[over["winners"][0]]
    assert say("terminal-winner", player=winner) in end
    assert say(f"{game}-decided-{over['decided']}") in end
    if over.get("goal"):
        assert board_for(match.state, language).card_name(over["goal"]).plain in end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_what_broke_a_tie(language: str) -> None:
    """Of equal points those with more cards in play win; with as many they share the victory."""
    for more, message in ((1, "seasons-decided-cards"), (0, "seasons-decided-shared")):
        match = ended("seasons-2-wizard")
        state = match.state
        assert isinstance(state, SeasonsState)
        few = min(len(player.tableau) for player in state.players) - 1
        for seat, player in enumerate(state.players):
            player.tableau = player.tableau[: few + more * seat]
        points = [sum(breakdown(state, seat).values()) for seat in (0, 1)]
        state.players[points.index(min(points))].crystals += max(points) - min(points)
        end = read_at_the_end(match, language)
        assert texts(language)(message) in end
        assert (texts(language)("terminal-winner", player=names_of(["human", "random"], language)[1]) in end) == (
            more == 1
        )


class Beginning(NamedTuple):
    """How a match begins: its settings, the first question and the keys of an answer, what stands there next."""

    settings: tuple[str, ...]
    asked: str
    keys: str
    then: str
    resumed: str
    saved: str  # stands in the saved match


BEGINNINGS = {
    "elven-rage": Beginning(
        ("first=1",),
        "elven-rage-ask-keep",
        "\t\r",  # the first pair of the plain list
        "elven-rage-ask-capture",
        "elven-rage-ask-capture",
        '"reactions": "quick"',  # a lone person has nobody to hide from
    ),
    "etherstone": Beginning(
        ("first=1", "start=sets"),
        "etherstone-ask-action",
        "\x1b[F\r",  # the last option, to refresh the market: it costs too much for a slip and is asked for twice
        "etherstone-event-rolled",
        "etherstone-ask-action",
        '"start": "sets"',
    ),
}


@pytest.mark.parametrize(("game", "colours"), [("elven-rage", ""), ("etherstone", "1")])
def test_in_a_real_terminal_left_and_resumed(game: str, colours: str, tmp_path: Path) -> None:
    def spawn(*more: str) -> "pexpect.spawn[str]":
        call = ["-m", "ludoteka.cli", "play", game, "--lang", "ru", *more]
        env = {**os.environ, "TERM": "xterm-256color", "LUDOTEKA_HOME": str(tmp_path)}
        env |= {"PYTHONPATH": os.pathsep.join(sys.path), "NO_COLOR": colours}
        return pexpect.spawn(sys.executable, call, env=env, dimensions=(24, 80), encoding="utf-8", timeout=PATIENCE)

    say = texts("ru")
    begins = BEGINNINGS[game]
    settings = [word for setting in begins.settings for word in ("--set", setting)]
    terminal = spawn("--seats", "human,random", "--seed", "1", *settings)
    terminal.expect_exact(say(begins.asked))
    terminal.send(begins.keys)
    if game == "etherstone":
        terminal.expect_exact(say("terminal-again")[:20])
        terminal.send("\r")
    terminal.expect_exact(say(begins.then, dice="", attack=1).strip())
    terminal.send("q")
    terminal.expect_exact(say("terminal-saved", game=game)[:20])
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    terminal = spawn("--resume")
    terminal.expect_exact(say(begins.resumed, attack=1))
    terminal.send("q")
    terminal.expect(pexpect.EOF)
    terminal.close()
    (save,) = (tmp_path / "saves").iterdir()
    assert begins.saved in save.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sorted(path.name.removesuffix("-terminal.ftl") for path in TERMINAL_WORDS))
def test_no_label_is_idle(game: str) -> None:
    """What no board asks for any more is taken out of the files."""
    folder = Path(inspect.getfile(board_named(game))).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    idle = []
    for message in messages("en", f"{game}-terminal.ftl"):
        kind, _, word = message.removeprefix(f"{game}-").partition("-")
        wanted = rf'(_label|_head)\(["\']{word}["\']' if kind == "label" else rf', "{word}"\)'
        if not re.search(wanted, source):
            idle.append(message)
    assert idle == []
