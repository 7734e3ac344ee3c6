"""What a master would do, asked at the keyboard."""

import re

import pytest

from ludoteka.terminal.screens import Reading
from ludoteka.text import LANGUAGES, texts
from tests.terminal.keyboard import SMALL, Keyboard, at_table, sit_down

CHANCE = re.compile(r"(\d+)\s?%")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.terminal.app.ADVICE", 0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_options_with_their_chances(language: str) -> None:
    sitting = sit_down("human", "adept")
    say = texts(language)

    async def play(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        answers = len(sitting.match.journal.answers)
        labels = [choice.label.plain for choice in keyboard.menu.question.choices]
        await keyboard.strike("m")
        await keyboard.until(lambda: isinstance(keyboard.front, Reading))
        await keyboard.drawn()
        told = keyboard.reads()
        assert say("terminal-master") in told
        assert say("terminal-master-told") in told
        plain = re.sub(r"\s+", " ", told)
        ends = [say(f"master-{how}", n=0).split("0")[0] for how in ("ahead", "behind", "level")]
        assert any(end in plain for end in ends), "the lead that is expected"
        chances = [int(chance) for chance in CHANCE.findall(told)]
        assert len(chances) == min(3, len(labels))
        assert chances == sorted(chances, reverse=True)
        assert sum(re.sub(r"\s+", " ", label) in told for label in set(labels)) >= 2
        await keyboard.press("m")
        assert keyboard.sees_table()
        assert say("terminal-master-thinking") not in keyboard.reads()
        assert len(sitting.match.journal.answers) == answers

    at_table(play, sitting, language, SMALL)


def test_people_at_one_keyboard_get_no_hints() -> None:
    sitting = sit_down("human", "human")

    async def play(keyboard: Keyboard) -> None:
        await keyboard.press("enter")
        assert keyboard.sees_table()
        await keyboard.press("m")
        assert texts("en")("terminal-master-thinking") not in keyboard.reads()
        assert keyboard.menu.search == "m"

    at_table(play, sitting)
