"""What the rules say, at the keyboard: of the question, and of what has just happened."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.core.game import game_named
from ludoteka.rulebook.explaining import help_of
from ludoteka.rulebook.reading import rulebook
from ludoteka.rulebook.shown import Run
from ludoteka.terminal.rules import Explaining, Pages
from ludoteka.terminal.screens import Reading
from ludoteka.text import LANGUAGES, texts
from tests.terminal.keyboard import SMALL, Keyboard, at_table, sit_down


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_the_question_and_of_what_happened(language: str) -> None:
    sitting = sit_down("human", "adept")
    say = texts(language)
    told = help_of(game_named("seasons"), language)
    assert told is not None

    async def play(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        state = sitting.match.state
        kind = state.question_kind(state.agenda[-1], 0)
        await keyboard.press("i")
        assert isinstance(keyboard.front, Reading)
        await keyboard.drawn()
        read = re.sub(r"\s+", " ", keyboard.reads())
        assert say("terminal-rule") in read
        assert told["parts"][told["questions"][kind]]["title"] in read
        lines = [line.plain for line in keyboard.front.lines if not isinstance(line, tuple)]
        happened = {str(event.seen_by(0)["kind"]) for event in sitting.match.events}
        assert {told["parts"][told["events"][kind]]["title"] for kind in happened} & set(lines[2:])
        await keyboard.press("i")
        assert keyboard.sees_table()

    at_table(play, sitting, language, SMALL)


@pytest.mark.parametrize("game", ["seasons", "etherstone", "elven-rage"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event_can_be_read(game: str, language: str) -> None:
    book = Explaining(game_named(game), language)
    assert book.help is not None
    for kind in book.help["questions"]:
        title, *text = book.question(kind)
        assert title.plain
        assert any(line.plain.strip() for line in text), kind
    assert all(len(book.event(kind)) > 1 for kind in book.help["events"])


# --- signs inside what is said ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["seasons", "etherstone", "elven-rage"])
def test_signs_are_those_of_the_table_or_have_names(game: str, language: str) -> None:
    """No sign is called by its name in the files, and where one is left to the words beside it nothing gapes."""
    rules = game_named(game)
    book = rulebook(rules, language)
    assert book is not None
    pages = Pages(rules, book)
    titles = {section["title"] for section in book["sections"]}
    said = [pages.text(runs).plain for runs in sentences_of(book)]
    bracketed = {name for text in said for name in re.findall(r"\[(.*?)\]", text)}
    assert bracketed <= titles
    assert len(bracketed) < 16
    assert [text for text in said if "  " in text or re.search(r"(^| )[.,;:!?)](?!\w)", text)] == []


def sentences_of(data: Any) -> Iterator[list[Run]]:
    """All runs of a book that hold a sign, by sentence, cell or item."""
    if isinstance(data, list) and data and isinstance(data[0], dict) and {"text", "card", "symbol"} & set(data[0]):
        if any("symbol" in run for run in data):
            yield data
    elif isinstance(data, list | dict):
        for inner in data.values() if isinstance(data, dict) else data:
            yield from sentences_of(inner)


def test_a_sign_is_drawn_named_or_left_to_its_word() -> None:
    rules = game_named("seasons")
    book = rulebook(rules, "uk")
    assert book is not None
    pages = Pages(rules, book)
    crystal: Run = {"symbol": "crystals"}
    prestige: Run = {"symbol": "prestige"}
    winter: Run = {"symbol": "wheel/winter"}
    assert pages.text([{"text": "3 "}, crystal, {"text": "."}]).plain == "3 ♦."
    assert pages.text([{"text": "Це "}, prestige, {"text": " престиж."}]).plain == "Це престиж."
    assert pages.text([{"text": "Скільки вказано: "}, prestige, {"text": "."}]).plain == "Скільки вказано: [Престиж]."
    assert pages.text([{"text": "Спершу зима "}, winter, {"text": "."}]).plain == "Спершу зима."
    assert pages.text([prestige]).plain == "[Престиж]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_what_the_game_is_about(language: str) -> None:
    told = help_of(game_named("seasons"), language)
    assert told is not None
    first = told["parts"][told["aim"]]["blocks"][0]
    assert first["kind"] == "paragraph"

    async def play(keyboard: Keyboard) -> None:
        await keyboard.press("?")
        read = re.sub(r"\s+", " ", keyboard.reads())
        assert texts(language)("help-aim") in read
        assert first["kind"] == "paragraph"
        assert first["runs"][0].get("text", "").split(".")[0] in read
        assert f"{texts(language)('terminal-help-more')} ludoteka rules seasons ludoteka learn seasons" in read

    at_table(play, sit_down("human", "adept"), language, SMALL)
