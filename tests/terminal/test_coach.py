"""What matters before a choice, said at the keyboard."""

import re

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.coaching import Note, counsel
from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.core.state import State
from ludoteka.games.elven_rage import GAME as RAGE
from ludoteka.prose import Prose
from ludoteka.terminal.sitting import Sitting
from ludoteka.text import LANGUAGES, texts
from tests.terminal.keyboard import SMALL, WIDE, Keyboard, at_table, sit_down


def told(keyboard: Keyboard, language: str) -> str:
    """The first thing that the coach has to say, with its title."""
    match = keyboard.sitting.match
    note = counsel(match.game, match.state, 0)[0].data
    prose = Prose("seasons", language, keyboard.table.names)
    return f"{prose.note_title(note)}. {prose.note(note)}"


def reads(keyboard: Keyboard) -> str:
    return re.sub(r"\s+", " ", keyboard.reads())


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_switches_the_coach_on_and_off(language: str, size: tuple[int, int]) -> None:
    async def play(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        answers = len(keyboard.sitting.match.journal.answers)
        assert told(keyboard, language) not in reads(keyboard)
        await keyboard.press("k")
        assert told(keyboard, language) in reads(keyboard)
        await keyboard.press("k")
        assert told(keyboard, language) not in reads(keyboard)
        assert len(keyboard.sitting.match.journal.answers) == answers

    at_table(play, sit_down("human", "adept"), language, size)


def test_people_at_one_keyboard_have_no_coach() -> None:
    async def play(keyboard: Keyboard) -> None:
        await keyboard.press("enter")
        assert keyboard.sees_table()
        await keyboard.press("k")
        assert texts("en")("terminal-coach-on") not in keyboard.reads()

    at_table(play, sit_down("human", "human"))


def test_a_match_can_begin_with_the_coach() -> None:
    async def play(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        assert told(keyboard, "en") in reads(keyboard)

    at_table(play, sit_down("human", "adept"), coached=True)


def test_a_coach_with_nothing_to_say_says_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.terminal.app.counsel", lambda *_: [])

    async def play(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        assert texts("uk")("coach-quiet") in keyboard.reads()
        await keyboard.press("k")
        assert texts("uk")("coach-quiet") not in keyboard.reads()

    at_table(play, sit_down("human", "adept"), "uk", SMALL, coached=True)


def test_a_coach_is_asked_once_a_question_and_not_while_it_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def asking(game: Game, state: State, seat: int) -> list[Note]:
        asked.append(state.number)
        return counsel(game, state, seat)

    monkeypatch.setattr("ludoteka.terminal.app.counsel", asking)

    async def play(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        await keyboard.press("down")
        assert asked == []
        await keyboard.press("k")
        await keyboard.press("down")
        assert asked == [keyboard.sitting.match.state.number]

    at_table(play, sit_down("human", "adept"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_that_asks_has_no_full_stop(language: str) -> None:
    match = Match(RAGE, 2, key_from_seed("b"), {"deployment": "beginner"}, ["human", "adept"])
    prose = Prose("elven-rage", language, ["", ""])
    asking = [note.data for note in counsel(RAGE, match.state, 0) if prose.note_title(note.data).endswith("?")]
    assert asking

    async def play(keyboard: Keyboard) -> None:
        for note in asking:
            assert f"{prose.note_title(note)} {prose.note(note)}" in reads(keyboard)

    at_table(play, Sitting(match), language, (120, 50), coached=True)
