"""Every lesson of every game can be played as it is written, in each language."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.errors import BadSetup
from ludoteka.core.game import LANGUAGES, Game, games
from ludoteka.games.seasons import GAME as SEASONS
from ludoteka.games.seasons.setup import Seasons
from ludoteka.lessons.reading import BadLesson, Lesson, lesson_ids, lesson_named, lessons, runs_of, shown
from ludoteka.lessons.tutor import PERSON, RIGHT, Tutor
from ludoteka.rulebook.reading import BadRulebook, rulebook, sentences
from ludoteka.rulebook.shown import Run

NAMES = ["human", "novice", "novice", "novice"]
TEACHING = [game for game in games().values() if game.lessons() is not None]
LESSONS = [(game, lesson) for game in TEACHING for lesson in lessons(game)]
EACH = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game.name} {one.id}" for game, one in LESSONS])
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
TOPIC = re.compile(r"""topic=(?:"|\{[^}"]*')([a-z-]+)['"]""")
WORDS_A_MINUTE = 200


def right(tutor: Tutor) -> str:
    """The first answer that is offered and right."""
    assert tutor.step is not None
    return next(text for text in tutor.options() if tutor.step.is_right(text))


def played(lesson: Lesson, steps: int) -> Tutor:
    """A lesson of Seasons after so many steps."""
    tutor = Tutor(SEASONS, lesson, NAMES)
    for _ in range(steps):
        assert tutor.answer(right(tutor)) == RIGHT
    return tutor


def words(runs: list[Run]) -> int:
    return len(" ".join(run.get("text", "x") for run in runs).split())


@EACH
def test_right_answers_lead_to_the_end(game: Game, lesson: Lesson) -> None:
    tutor = Tutor(game, lesson, NAMES)
    for taken in range(len(lesson.steps)):
        assert tutor.taken == taken
        assert tutor.answer(right(tutor)) == RIGHT
    assert tutor.step is None
    assert tutor.options() == []


@EACH
def test_every_wrong_answer_has_a_reason_and_changes_nothing(game: Game, lesson: Lesson) -> None:
    tutor = Tutor(game, lesson, NAMES)
    while (step := tutor.step) is not None:
        wrong = [text for text in tutor.options() if not step.is_right(text)]
        before = tutor.match.state.to_json()
        given = [tutor.answer(text) for text in wrong]
        assert set(given) == set(range(len(step.wrong)))  # each is given a reason, and no reason was written in vain
        assert (tutor.match.state.to_json(), tutor.step) == (before, step)
        tutor.answer(right(tutor))


@pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
def test_there_are_six_to_ten_with_names_of_their_own(game: Game) -> None:
    ids = [lesson.id for lesson in lessons(game)]
    assert 6 <= len(ids) <= 10
    assert len(set(ids)) == len(ids)
    assert lesson_ids(game) == ids
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in ids)
    assert [lesson_named(game, str(number)).id for number in range(1, len(ids) + 1)] == ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
def test_what_is_said_is_short_and_names_what_there_is(game: Game, language: str) -> None:
    found = shown(game, language)
    book = rulebook(game, language)
    assert book is not None
    parts = {section["id"] for section in book["sections"]}
    cards = {card["id"] for card in game.catalogue()}
    for lesson in found["lessons"]:
        assert lesson["rules"] in parts
        for run in runs_of(lesson):
            assert run.get("card") in {None, *cards}
            assert run.get("symbol", "").partition("/")[0] in {"", *found["titles"]}
        said = [*(step["say"] for step in lesson["steps"]), lesson["praise"]]
        assert max(map(words, said)) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
def test_the_languages_say_the_same(game: Game, language: str) -> None:
    """The same cards are named and the same signs are shown at every step."""

    def things(code: str) -> list[list[str]]:
        said = [
            runs
            for lesson in shown(game, code)["lessons"]
            for runs in (
                *(part for step in lesson["steps"] for part in (step["say"], *step["reasons"])),
                lesson["praise"],
            )
        ]
        return [
            sorted(run.get("card", "") + run.get("symbol", "") for run in runs if "text" not in run) for runs in said
        ]

    assert things(language) == things("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
def test_the_first_lesson_takes_less_than_a_minute(game: Game, language: str) -> None:
    first = shown(game, language)["lessons"][0]
    read = sum(words(runs) for runs in (*(step["say"] for step in first["steps"]), first["praise"]))
    assert read / WORDS_A_MINUTE * 60 < 60


@EACH
def test_boards_know_what_is_pointed_at_and_hidden(game: Game, lesson: Lesson) -> None:
    topics = {topic for path in (BOARDS / game.name).glob("*.svelte") for topic in TOPIC.findall(path.read_text())}
    assert {*lesson.hides, *(step.points for step in lesson.steps if step.points)} <= topics
    assert not {step.points for step in lesson.steps} & set(lesson.hides)


@pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
def test_what_was_taught_stays_on_the_screen(game: Game) -> None:
    hidden = [set(lesson.hides) for lesson in lessons(game)]
    assert all(later <= earlier for earlier, later in pairwise(hidden))


# --- what the lessons of Seasons say is so ---


def crystals(tutor: Tutor) -> int:
    found: int = tutor.match.view(PERSON)["players"][PERSON]["crystals"]
    return found


def test_numbers_of_the_lessons_are_those_of_the_table() -> None:
    named = {lesson.id: lesson for lesson in lessons(SEASONS)}
    assert crystals(played(named["crystals"], 1)) == 6
    assert played(named["crystals"], 2).match.view(PERSON)["season"] == "spring"
    assert sum(played(named["energy"], 1).match.view(PERSON)["players"][PERSON]["reserve"].values()) == 8
    before, after = (crystals(played(named["transmuting"], steps)) for steps in (0, 2))
    assert after - before == 5
    before, after = (crystals(played(named["summoning"], steps)) for steps in (1, 2))
    assert after - before == 9
    before, after = (crystals(played(named["activating"], steps)) for steps in (0, 1))
    assert after - before == 12
    before, after = (crystals(played(named["bonuses"], steps)) for steps in (1, 2))
    assert after - before == 9
    assert played(named["scoring"], 2).match.state.scores() == [49, 46]
    hasty = played(named["scoring"], 0)
    hasty.match.answer(PERSON, "end turn")
    assert hasty.match.state.scores() == [38, 46]


# --- how lessons are written ---


def test_positions_of_all_games_can_be_taught() -> None:
    table = {"field": ["fanatic 0", "", "", "raider 1 *"], "land": "M1", "reserve": 1}
    rage: list[dict[str, Any]] = [{"people": "black", "hand": ["initiate"]}, {"people": "snow", "lands": ["M1"]}]
    found = games()
    assert found["elven-rage"].position(rage, table).seats == 2
    stones: list[dict[str, Any]] = [{"leader": "ВО002", "hand": ["УК001"], "stones": "gg"}, {"leader": "ВО003"}]
    assert found["etherstone"].position(stones, {"dice": "wrgb*"}).seats == 2
    with pytest.raises(BadSetup, match="no scenarios"):
        Game().position([], {})


class Taught(Seasons):
    """Seasons with the lessons of a test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def lessons(self) -> Path:
        return self.folder


SAID = '{ en = "a", ru = "б", uk = "в" }'
STEP = '[[steps]]\nen = "a"\nru = "б"\nuk = "в"\nright = ["end turn"]\n'
HEAD = f"title = {SAID}\npraise = {SAID}\n"
PLACE = "[position]\nseats = [{}, {}]\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (HEAD + STEP, "the lesson: 'position' is missing"),
        (HEAD + PLACE, "it has no steps"),
        (PLACE + STEP, "the lesson: 'title' is missing"),
        (HEAD + "hints = 1\n" + PLACE + STEP, "the lesson: 'hints' is unknown"),
        (HEAD + PLACE + STEP.replace('right = ["end turn"]', ""), "step 1: a person has to do something"),
        (HEAD + PLACE + STEP.replace('uk = "в"', ""), "step 1: nothing is said in 'uk'"),
        (HEAD + PLACE + STEP + '[[steps.wrong]]\nen = "a"\nru = "б"\nuk = "в"\n', "step 1: 'answers' is missing"),
        (HEAD + PLACE.replace("[{}, {}]", "[{}]") + STEP, "position: a scenario has 2 to 4 seats"),
        (
            HEAD + PLACE.replace("[{}, {}]", "[{ gold = 1 }, {}]") + STEP,
            "position: .*argument 'gold'",
        ),
    ],
)
def test_a_bad_lesson_is_refused_with_its_file(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "01-bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson, match=f"01-bad.toml: {complaint}"):
        lessons(Taught(tmp_path))


def test_the_order_is_that_of_the_files(tmp_path: Path) -> None:
    for name in ("02-second", "01-first", "10-last-one"):
        (tmp_path / f"{name}.toml").write_text(HEAD + PLACE + STEP, encoding="utf-8")
    game = Taught(tmp_path)
    assert [lesson.id for lesson in lessons(game)] == lesson_ids(game) == ["first", "second", "last-one"]
    with pytest.raises(BadLesson, match="no lesson 'third'; it has: first, second, last-one"):
        lesson_named(game, "third")


@pytest.mark.parametrize("text", ["one\n\ntwo", "- a list", "a [link](#crystals)"])
def test_what_is_said_is_one_paragraph_without_links(text: str) -> None:
    with pytest.raises(BadRulebook):
        sentences(text)
