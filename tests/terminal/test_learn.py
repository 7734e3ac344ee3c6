"""Lessons at the keyboard: all are played in every language, wrong answers get a reason, progress is kept."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.game import Game
from ludoteka.games.seasons import GAME as SEASONS
from ludoteka.lessons.reading import Lesson, lesson_named, lessons
from ludoteka.lessons.tutor import Tutor
from ludoteka.terminal import learn
from ludoteka.terminal.board import Scene
from ludoteka.terminal.exercise import Drill
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.learn import School
from ludoteka.terminal.progress import Learned
from ludoteka.text import LANGUAGES, texts
from tests.terminal.exercises import in_front, take
from tests.terminal.first_lessons import RECORD, TEACHING, first_lesson, recorded
from tests.terminal.keyboard import SMALL, WIDE, Keyboard, words


def at_school(
    test: Callable[[Keyboard], Awaitable[None]],
    folder: Path,
    lesson: Lesson,
    game: Game = SEASONS,
    language: str = "en",
    size: tuple[int, int] = WIDE,
) -> School:
    """Run a test in front of an open lesson."""
    app = School(game, lesson, language, Learned(game, folder))
    in_front(app, test, size)
    return app


def sitting(keyboard: Keyboard) -> Drill[Tutor]:
    found = keyboard.sitting
    assert isinstance(found, Drill)
    return found


def plain(text: str) -> str:
    """What is said up to the first card or sign."""
    return text.partition("{")[0].rstrip("« ")


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), *((language, SMALL) for language in LANGUAGES)])
@pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
def test_all_lessons_are_played_one_after_the_other(
    tmp_path: Path, game: Game, language: str, size: tuple[int, int]
) -> None:
    async def play(keyboard: Keyboard) -> None:
        for lesson in lessons(game):
            assert sitting(keyboard).trainer.lesson == lesson
            assert lesson.title[language] in keyboard.reads()
            for step in lesson.steps:
                assert plain(step.say[language]) in keyboard.reads()
                if step.wrong:
                    await take(keyboard, good=False)
                    assert any(plain(reason.say[language]) in keyboard.reads() for reason in step.wrong)
                await take(keyboard, good=True)
            assert plain(lesson.praise[language]) in keyboard.reads()
            await keyboard.strike("enter")
            await keyboard.until(lambda done=lesson: app_left(keyboard) or sitting(keyboard).trainer.lesson != done)  # type: ignore[misc]
            if not app_left(keyboard):
                await keyboard.drawn()

    app = at_school(play, tmp_path, lessons(game)[0], game, language, size)
    assert app.finished
    assert Learned(game, tmp_path).done() == {lesson.id for lesson in lessons(game)}


def app_left(keyboard: Keyboard) -> bool:
    return isinstance(keyboard.app, School) and keyboard.app.finished


def test_lessons_are_skipped_and_begun_again(tmp_path: Path) -> None:
    async def play(keyboard: Keyboard) -> None:
        await take(keyboard, good=True)
        assert sitting(keyboard).trainer.taken == 1
        await keyboard.press("r")
        assert sitting(keyboard).trainer.taken == 0
        await keyboard.press("u")  # there is nothing to take back
        assert texts("en")("terminal-exercise-undo") in keyboard.reads()
        await keyboard.press("n")
        assert sitting(keyboard).trainer.lesson.id == "energy"
        await keyboard.press("l")
        assert lesson_named(SEASONS, "energy").title["ru"] in keyboard.reads()
        await keyboard.press("т")  # the same key on another keyboard; the language stays
        assert lesson_named(SEASONS, "transmuting").title["ru"] in keyboard.reads()

    at_school(play, tmp_path, lesson_named(SEASONS, "1"))
    assert Learned(SEASONS, tmp_path).done() == set()


def test_what_is_not_taught_yet_is_not_offered(tmp_path: Path) -> None:
    async def play(keyboard: Keyboard) -> None:
        await take(keyboard, good=True)
        assert len(keyboard.menu.question.choices) == 1  # to end the turn: of bonuses nobody has heard

    at_school(play, tmp_path, lesson_named(SEASONS, "crystals"))


SIGNS_OF = {  # what shows that a part of the table is there; some parts stand in no terminal
    "seasons": {
        "rivals": r"─ (► )?Boris",
        "rates": "Transmutation",
        "reserve": r"▐|·  ·",
        "gauge": "gauge",
        "bonus": "bonus",
        "hand": "Hand",
        "play": "no cards in play",
        "deck": "deck",
    },
    "etherstone": {
        "rivals": r"─ (► )?Boris",
        "purple-die": r"✶ ?[1-6]",
        "threats": r"♥\d+ †\d",
        "clock": "pool|set aside|deck",
        "leader": "♔",
        "life": r"♥\d+ ─|━",
        "goods": r"★\d+ ─",
    },
    "elven-rage": {
        "rivals": r"─ (► )?Boris( ☼)?  ",
        "squads": "Squads|neutrals",
        "hand": "[Hh]and",
        "decks": "deck",
        "artifacts": "✧",
        "bar": r"─ (► )?Anna",
    },
}


@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
def test_what_is_not_taught_yet_is_not_on_the_table(game: Game, size: tuple[int, int]) -> None:
    signs = SIGNS_OF[game.name]
    board = board_of(game)("en", ["Anna", "Boris"])
    hidden: set[str] = set()
    taught: set[str] = set()
    for lesson in lessons(game):
        view = Tutor(game, lesson, ["Anna", "Boris"]).match.view(0)

        def drawn(hides: Iterable[str], view: Mapping[str, Any] = view) -> str:
            return "\n".join(line.plain for line in board.draw(Scene(view, *size, hides=frozenset(hides))))

        for part in signs:
            if part in lesson.hides:
                assert not re.search(signs[part], drawn(lesson.hides)), (lesson.id, part)
                hidden.update({part} if re.search(signs[part], drawn([])) else [])
            elif re.search(signs[part], drawn(lesson.hides)):
                taught.add(part)
    assert hidden == taught == set(signs)


@pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
def test_a_lesson_draws_what_is_taught_alone(tmp_path: Path, game: Game) -> None:
    async def play(keyboard: Keyboard) -> None:
        board = words(keyboard.table.query_one("#board"))
        rival = texts("en")("player-bot-novice")
        assert "rivals" in sitting(keyboard).trainer.lesson.hides
        assert board.strip()
        assert rival not in board

    at_school(play, tmp_path, lessons(game)[0], game)


@pytest.mark.parametrize("damage", ["", "{", "[1]", '{"seasons": 3}'])
def test_damaged_progress_is_begun_anew(tmp_path: Path, damage: str) -> None:
    (tmp_path / "learned.json").write_text(damage)
    progress = Learned(SEASONS, tmp_path)
    assert progress.done() == set()
    progress.add("energy")
    progress.add("crystals")
    assert Learned(SEASONS, tmp_path).done() == {"energy", "crystals"}


def test_progress_of_other_games_stays(tmp_path: Path) -> None:
    (tmp_path / "learned.json").write_text('{"chess": ["pawns"]}')
    Learned(SEASONS, tmp_path).add("energy")
    assert '"chess": ["pawns"]' in (tmp_path / "learned.json").read_text()


def test_after_the_last_lesson_comes_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[object, ...]] = []

    def match(*arguments: object, coach: bool) -> int:
        begun.append((*arguments, coach))
        return 0

    monkeypatch.setenv("LUDOTEKA_HOME", str(tmp_path))
    monkeypatch.setattr(learn, "in_terminal", lambda: True)
    monkeypatch.setattr(learn, "play", match)
    monkeypatch.setattr(School, "run", lambda school: setattr(school, "finished", True))
    assert learn.learn(SEASONS, None, "uk") == 0
    game, seats, settings, language, seed, resume, coach = begun[0]
    assert (game, seats, language, seed, resume, coach) == ("seasons", ["human", "novice"], "uk", None, False, True)
    assert isinstance(settings, dict)
    assert settings["level"] == "apprentice"


# --- how long the first lesson takes ---


def test_the_first_lessons_take_as_long_as_is_recorded(tmp_path: Path) -> None:
    assert RECORD.read_text(encoding="utf-8") == recorded(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
def test_the_first_lesson_ends_within_a_minute(tmp_path: Path, game: Game, language: str) -> None:
    _, seconds = first_lesson(game, language, tmp_path)
    assert 15 < seconds < 60
