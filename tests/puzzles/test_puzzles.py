"""Every puzzle of every game: its position is sound, its solution replays, and it shows nothing hidden."""

import gzip
import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from ludoteka.arena.playing import mind_of
from ludoteka.arena.puzzles import (
    ALIKE,
    ALIKE_WITHOUT,
    FIRST_LOOK,
    MARGIN,
    MISSED,
    STEPS,
    TOLD,
    Race,
    brought,
    gap,
    likeness,
    race,
    searcher,
)
from ludoteka.bots import SearchBot
from ludoteka.bots.hints import Tried, compare
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import Game, games
from ludoteka.games.seasons import GAME as SEASONS
from ludoteka.games.seasons.setup import Seasons
from ludoteka.lessons.tutor import RIGHT
from ludoteka.puzzles.quiz import Quiz
from ludoteka.puzzles.reading import BadPuzzle, Puzzle, daily, pack, puzzle_named, puzzles, unpack
from ludoteka.text import LANGUAGES, texts

NAMES = ["", "", "", ""]
BRINGING = [game for game in games().values() if game.puzzles() is not None]
EACH_GAME = pytest.mark.parametrize("game", BRINGING, ids=[game.name for game in BRINGING])
MADE = "python -m pytest was run with rules that the puzzles were not made by: find them anew, see docs/puzzles.md"


def dump(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


@EACH_GAME
def test_they_were_made_by_the_rules_that_hold(game: Game) -> None:
    path = game.puzzles()
    assert path is not None
    head, *found = unpack(path)
    assert (head["game"], head["rules"]) == (game.name, game.rules), MADE
    assert len(puzzles(game)) == len(found) > 0
    assert path.stat().st_size < 300_000


@EACH_GAME
def test_solutions_replay_and_wrong_answers_change_nothing(game: Game) -> None:
    for puzzle in puzzles(game):
        game.admit(puzzle.start)
        quiz = Quiz(game, puzzle, NAMES)
        assert 1 <= len(puzzle.steps) <= STEPS
        for taken, step in enumerate(puzzle.steps):
            assert (quiz.taken, quiz.step) == (taken, step), puzzle.id
            assert quiz.options() == list(step.options), puzzle.id
            before = dump(quiz.match.state.to_json())
            for place, text in enumerate(step.options):
                if text not in step.right:
                    assert quiz.answer(text) == place
            assert dump(quiz.match.state.to_json()) == before
            assert quiz.answer(step.best) == RIGHT
        assert quiz.step is None
        assert quiz.options() == []
        assert len(quiz.found) == len(puzzle.steps)


@EACH_GAME
def test_the_best_is_far_ahead_and_many_miss_it(game: Game) -> None:
    for puzzle in puzzles(game):
        for step in puzzle.steps:
            chances = {text: worth.chance for text, worth in step.options.items()}
            best = max(chances.values())
            assert all(0 <= chance <= 1 for chance in chances.values())
            assert all(best - chances[text] < 0.02 for text in step.right), puzzle.id
            others = [chance for text, chance in chances.items() if text not in step.right]
            assert best - max(others) >= MARGIN - 0.002, puzzle.id  # they are rounded
        assert len(puzzle.steps[0].options) >= 4
        assert MISSED * puzzle.misses >= puzzle.asked
        assert 1 <= puzzle.stars <= 3
        assert puzzle.tempting not in puzzle.steps[0].right
        assert not set(puzzle.missed) & set(puzzle.steps[0].right)


@EACH_GAME
def test_they_are_of_many_kinds_and_the_easy_ones_come_first(game: Game) -> None:
    found = puzzles(game)
    alike = Counter(likeness(puzzle.data) for puzzle in found)
    assert max(alike.values()) <= ALIKE_WITHOUT
    assert all(count <= ALIKE for kind, count in alike.items() if not kind.endswith(" "))
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert [puzzle.stars for puzzle in found] == sorted(puzzle.stars for puzzle in found)


@EACH_GAME
def test_what_is_hidden_makes_no_difference_to_what_is_seen(game: Game) -> None:
    """A position holds one deal of what its seat cannot know; with any other, the seat sees and is asked the same."""
    for puzzle in puzzles(game):
        state = game.load(puzzle.start)
        other = state.determinize(puzzle.seat, Chance(key_from_seed(puzzle.id)))
        assert dump(other.view(puzzle.seat)) == dump(state.view(puzzle.seat))
        assert other.options(puzzle.seat) == state.options(puzzle.seat)


@EACH_GAME
def test_what_the_best_move_brings_speaks_for_it(game: Game) -> None:
    """In most puzzles something can be counted; what a rival has less is as good as what one has more."""
    found = [step.brings for puzzle in puzzles(game) for step in puzzle.steps if step.brings]
    firsts = [puzzle.steps[0].brings for puzzle in puzzles(game)]
    assert sum(map(bool, firsts)) > len(firsts) * 3 // 4
    for brings in found:
        assert 1 <= len(brings) <= TOLD
        assert any((amount > 0) != name.startswith("rival-") for name, amount in brings.items())
        for language in LANGUAGES:
            assert all(f"puzzles-more-{name}" in texts(language) for name in brings)


def test_what_a_move_brings_is_counted_in_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """To attack a Tower that can be taken brings Towers; beside itself a move brings nothing."""
    rage = next(game for game in BRINGING if game.name == "elven-rage")
    monkeypatch.setattr("ludoteka.arena.puzzles.COUNTED", 30)
    puzzle = next(one for one in puzzles(rage) if one.steps[0].brings.get("towers", 0) >= 0.5)
    (brings,) = brought(rage, puzzle.data, "other luck")
    assert brings["towers"] > 0
    same = {**puzzle.data, "missed": {puzzle.steps[0].best: 4}}
    assert brought(rage, same, "other luck") == [{}]


@EACH_GAME
def test_a_short_look_agrees(game: Game) -> None:
    """`ludoteka puzzles check` looks long, and at all of them; `python -m tests.soak.puzzles` at every game."""
    puzzle = max(puzzles(game), key=gap)
    state = game.load(puzzle.start)
    bot = SearchBot(key_from_seed("a short look"), "", mind_of(game), 60, float("inf"))
    named = [state.option_named(puzzle.seat, text) for text in (puzzle.steps[0].best, puzzle.tempting)]
    assert compare(bot, state, puzzle.seat, named)[0].option == named[0]


@EACH_GAME
def test_the_puzzle_of_the_day(game: Game) -> None:
    day = date(2026, 11, 18)
    count = len(puzzles(game))
    found = [daily(game, day + timedelta(days=n)) for n in range(count)]
    assert {one.id for one in found if one is not None} == {puzzle.id for puzzle in puzzles(game)}
    assert daily(game, day + timedelta(days=count)) == found[0]


def test_they_are_found_by_id_and_number() -> None:
    found = puzzles(SEASONS)
    assert puzzle_named(SEASONS, found[-1].id) is puzzle_named(SEASONS, str(len(found)))
    with pytest.raises(BadPuzzle, match="no puzzle 'ff'"):
        puzzle_named(SEASONS, "ff")


# --- the file ---


def test_the_same_puzzles_give_the_same_file(tmp_path: Path) -> None:
    path = SEASONS.puzzles()
    assert path is not None
    copy = tmp_path / "copy.gz"
    pack(copy, SEASONS, unpack(path)[1:])
    assert unpack(copy) == unpack(path)
    first = copy.read_bytes()
    pack(copy, SEASONS, unpack(path)[1:])
    assert copy.read_bytes() == first


class Brought(Seasons):
    """Seasons with puzzles from elsewhere."""

    def __init__(self, path: Path, rules: int = SEASONS.rules) -> None:
        self.path = path
        self.rules = rules

    def puzzles(self) -> Path:
        return self.path


def test_puzzles_of_other_rules_are_not_offered() -> None:
    path = SEASONS.puzzles()
    assert path is not None
    assert puzzles(Brought(path)) != ()
    assert puzzles(Brought(path, rules=SEASONS.rules + 1)) == ()
    assert daily(Brought(path, rules=SEASONS.rules + 1), date(2026, 11, 18)) is None


@pytest.mark.parametrize(
    "content",
    [b"", b"no gzip", gzip.compress(b"{"), gzip.compress(b'{"journal":1}\n')],
    ids=["empty", "unpacked", "cut", "other"],
)
def test_a_damaged_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "puzzles.jsonl.gz"
    path.write_bytes(content)
    with pytest.raises(BadPuzzle, match=r"puzzles\.jsonl\.gz"):
        puzzles(Brought(path))


# --- how they are found ---


def raced(**chances: list[float]) -> Race:
    """A race in which options came to these chances in the same deals."""
    course = Race(range(len(chances)))
    for option, found in enumerate(chances.values()):
        course.found[option] = [Tried(chance, 10 * chance, []) for chance in found]
    return course


LUCK = [0.0, 0.02, -0.02, 0.01] * 12


def around(mean: float, luck: float = 1.0) -> list[float]:
    return [mean + luck * one for one in LUCK]


def test_what_is_far_ahead_wins() -> None:
    course = raced(best=around(0.6), second=around(0.5, 2), third=around(0.3))
    assert course.right() == [0]
    assert not course.hopeless()
    course.thin()
    assert course.running in ([0, 1], [0])
    assert course.chance(1) == pytest.approx(sum(around(0.5, 2)) / len(LUCK))
    assert course.lead(0) - course.lead(1) == pytest.approx(10 * (course.chance(0) - course.chance(1)))


def test_what_is_close_behind_spoils_it() -> None:
    course = raced(best=around(0.6), second=around(0.56), third=around(0.3))
    assert course.right() == []
    assert course.hopeless()


def test_what_is_as_good_is_right_too_but_no_more_than_one() -> None:
    one = raced(best=around(0.6), same=around(0.597), third=around(0.4), fourth=around(0.3))
    assert sorted(one.right()) == [0, 1]
    assert not one.hopeless()
    two = raced(best=around(0.6), same=around(0.597), also=around(0.597), fourth=around(0.3))
    assert two.right() == []
    assert two.hopeless()


def test_luck_is_not_enough() -> None:
    lucky = [0.6 if n % 2 else 0.0 for n in range(48)]
    assert raced(best=[0.4 + one for one in lucky], second=around(0.6, 0)).right() == []


def test_the_worse_options_are_dropped_while_it_runs() -> None:
    puzzle: Puzzle = max(puzzles(SEASONS), key=gap)
    state = SEASONS.load(puzzle.start)
    texts = {puzzle.steps[0].best, puzzle.tempting}
    options = [state.option_named(puzzle.seat, text) for text in sorted(texts)]
    found = race(searcher(SEASONS, "two of them"), state, puzzle.seat, options, FIRST_LOOK)
    assert found is not None
    assert found.best == state.option_named(puzzle.seat, puzzle.steps[0].best)
    assert len(found.found[found.best]) <= FIRST_LOOK
