"""Puzzles at the keyboard: solved, missed and shown, in every language; what is solved is kept."""

import json
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

from ludoteka.core.game import Game, games
from ludoteka.games.seasons import GAME as SEASONS
from ludoteka.puzzles.reading import Puzzle, daily, puzzle_named, puzzles
from ludoteka.terminal import puzzles as terminal_puzzles
from ludoteka.terminal.board import Scene
from ludoteka.terminal.progress import Solved
from ludoteka.terminal.puzzles import Attempt, Puzzling, percent, points, solve
from ludoteka.terminal.screens import Reading
from ludoteka.text import LANGUAGES, texts
from tests.terminal.exercises import in_front, take
from tests.terminal.keyboard import SMALL, WIDE, Keyboard, blanks_made_one

BRINGING = [game for game in games().values() if puzzles(game)]
EACH_GAME = pytest.mark.parametrize("game", BRINGING, ids=[game.name for game in BRINGING])
TODAY = date(2026, 11, 18)
DAY = timedelta(days=1)
RAGE = games()["elven-rage"]


def at_puzzle(
    test: Callable[[Keyboard], Awaitable[None]],
    folder: Path,
    puzzle: Puzzle,
    game: Game = SEASONS,
    language: str = "en",
    size: tuple[int, int] = SMALL,
) -> Puzzling:
    """Run a test in front of an open puzzle."""
    app = Puzzling(game, puzzle, language, Solved(game, folder), TODAY)
    in_front(app, test, size)
    return app


def attempt(keyboard: Keyboard) -> Attempt:
    found = keyboard.sitting
    assert isinstance(found, Attempt)
    return found


def single(game: Game = SEASONS, but: Puzzle | None = None) -> Puzzle:
    """A puzzle of one step, which is not that of the day."""
    return next(one for one in puzzles(game) if len(one.steps) == 1 and one not in (but, daily(game, TODAY)))


async def solved(keyboard: Keyboard) -> None:
    for _ in attempt(keyboard).trainer.steps:
        await take(keyboard, good=True)


@pytest.mark.parametrize("language", LANGUAGES)
@EACH_GAME
def test_a_puzzle_is_solved_and_told(tmp_path: Path, game: Game, language: str) -> None:
    say = texts(language)
    puzzle = max(puzzles(game), key=lambda one: (len(one.steps), bool(one.line), bool(one.steps[0].brings)))

    async def play(keyboard: Keyboard) -> None:
        steps = len(puzzle.steps)
        assert (say("puzzles-ask-steps", n=steps) if steps > 1 else say("puzzles-ask")) in keyboard.reads()
        assert say("puzzles-stars", n=puzzle.stars) in keyboard.reads()
        for number, step in enumerate(puzzle.steps):
            assert (say("puzzles-ask-next") in keyboard.reads()) == (number > 0)
            await take(keyboard, good=True)
            assert attempt(keyboard).trainer.taken == number + 1
            assert step.is_right(attempt(keyboard).match.journal.answers[-1].text)
        told = keyboard.reads()
        assert say("puzzles-right") in told
        assert say("puzzles-missed", n=puzzle.misses, all=puzzle.asked) in told
        for step in puzzle.steps:
            assert say("terminal-master-chance", n=percent(step.options[step.best])) in told
        tempting = puzzle.steps[0].options[puzzle.tempting]
        assert say("terminal-master-chance", n=percent(tempting)) in told
        assert say("puzzles-progress", done=1, n=len(puzzles(game))) in told
        assert say("terminal-puzzle-onward") in told

    at_puzzle(play, tmp_path, puzzle, game, language)
    progress = Solved(game, tmp_path)
    assert (progress.done(), progress.clean()) == ({puzzle.id}, {puzzle.id})


@pytest.mark.parametrize("language", LANGUAGES)
@EACH_GAME
def test_what_the_best_move_brings_is_told(tmp_path: Path, game: Game, language: str) -> None:
    puzzle = next(one for one in puzzles(game) if len(one.steps) == 1 and one.steps[0].brings)

    async def play(keyboard: Keyboard) -> None:
        await take(keyboard, good=True)
        for name, n in puzzle.steps[0].brings.items():
            more = texts(language)(f"puzzles-more-{name}", sign="+" if n > 0 else "−", n=abs(n))
            assert blanks_made_one(more) in keyboard.reads()

    at_puzzle(play, tmp_path, puzzle, game, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_is_told_what_is_expected_and_changes_nothing(tmp_path: Path, language: str) -> None:
    say = texts(language)
    puzzle = single()
    step = puzzle.steps[0]
    best = step.options[step.best]

    async def play(keyboard: Keyboard) -> None:
        await keyboard.press(*["s", "ы", "і"])  # nothing is shown before a try
        before = keyboard.sitting.match.state.to_json()
        await take(keyboard, good=False)
        wrong = list(step.options.values())[attempt(keyboard).wrong]
        told = say("puzzles-wrong", chance=percent(wrong), best=percent(best))
        assert blanks_made_one(told) in keyboard.reads()
        assert say("terminal-puzzle-leads", lead=points(wrong), best=points(best)) in keyboard.reads()
        assert say("terminal-key-show") in keyboard.reads()
        assert keyboard.sitting.match.state.to_json() == before
        await solved(keyboard)
        assert say("puzzles-right-late") in keyboard.reads()
        assert say("puzzles-progress", done=1, n=len(puzzles(SEASONS))) in keyboard.reads()

    at_puzzle(play, tmp_path, puzzle, SEASONS, language)
    progress = Solved(SEASONS, tmp_path)
    assert (progress.done(), progress.clean()) == ({puzzle.id}, set())


def test_leads_are_told_where_points_win(tmp_path: Path) -> None:
    """In Elven Rage they do not."""
    before, _, _ = texts("en")("terminal-puzzle-leads", lead="{", best="{").partition("{")
    ahead, _, _ = texts("en")("master-ahead", n=3).partition("3")

    async def play(keyboard: Keyboard) -> None:
        await take(keyboard, good=False)
        assert before not in keyboard.reads()
        await solved(keyboard)
        assert ahead not in keyboard.reads()

    at_puzzle(play, tmp_path, single(RAGE), RAGE)


@pytest.mark.parametrize("key", ["s", "ы", "і"])
@EACH_GAME
def test_the_answer_is_shown_to_whoever_has_tried(tmp_path: Path, game: Game, key: str) -> None:
    puzzle = single(game)
    step = puzzle.steps[0]

    async def play(keyboard: Keyboard) -> None:
        await keyboard.press(key)
        assert attempt(keyboard).revealed < 0
        await take(keyboard, good=False)
        await keyboard.press(key)
        match = attempt(keyboard).match
        detail = match.state.option_detail(
            match.state.agenda[-1], puzzle.seat, match.state.option_named(puzzle.seat, step.best)
        )
        option = keyboard.table.board.option(match.view(puzzle.seat), detail).plain
        assert " ".join(texts("en")("puzzles-shown", option=option).split()) in keyboard.reads()
        marked = keyboard.menu.marked
        assert marked is not None
        await keyboard.press("enter")  # the mark lies on it
        assert match.journal.answers[-1].text == step.best
        assert texts("en")("puzzles-right-shown") in keyboard.reads()
        assert texts("en")("puzzles-progress", done=0, n=len(puzzles(game))) in keyboard.reads()

    at_puzzle(play, tmp_path, puzzle, game)
    assert Solved(game, tmp_path).done() == set()


def test_enter_goes_on_to_the_next_that_is_not_solved(tmp_path: Path) -> None:
    first, second, third, *rest = puzzles(SEASONS)
    Solved(SEASONS, tmp_path).add(second.id, clean=True, day=None)

    async def play(keyboard: Keyboard) -> None:
        await solved(keyboard)
        await keyboard.press("enter")
        assert attempt(keyboard).trainer.puzzle == third
        await keyboard.press("n")  # it is skipped
        assert attempt(keyboard).trainer.puzzle == rest[0]
        await keyboard.press("l")
        assert texts("ru")("puzzles-number", n=4) in keyboard.reads()
        await keyboard.press("т")  # the same key on another keyboard; the language stays
        assert texts("ru")("puzzles-number", n=5) in keyboard.reads()

    at_puzzle(play, tmp_path, first)
    assert Solved(SEASONS, tmp_path).done() == {first.id, second.id}


def test_after_the_last_one_come_those_that_were_left_out(tmp_path: Path) -> None:
    found = puzzles(SEASONS)
    progress = Solved(SEASONS, tmp_path)
    app = Puzzling(SEASONS, found[-1], "en", progress, TODAY)
    assert app.following() == found[0]
    for one in found[:7]:
        progress.add(one.id, clean=False, day=None)
    assert app.following() == found[7]
    for one in found:
        progress.add(one.id, clean=False, day=None)
    assert app.following() == found[0]  # once more from the beginning


def test_a_puzzle_is_begun_again_and_nothing_is_taken_back(tmp_path: Path) -> None:
    puzzle = next(one for one in puzzles(SEASONS) if len(one.steps) > 1)

    async def play(keyboard: Keyboard) -> None:
        await take(keyboard, good=True)
        await keyboard.press("u")
        assert texts("en")("terminal-exercise-undo") in keyboard.reads()
        assert attempt(keyboard).trainer.taken == 1
        await take(keyboard, good=False)
        await keyboard.press("r")
        assert (attempt(keyboard).trainer.taken, attempt(keyboard).tries) == (0, 0)
        await solved(keyboard)
        assert texts("en")("puzzles-right") in keyboard.reads()

    at_puzzle(play, tmp_path, puzzle)


def test_nobody_else_helps(tmp_path: Path) -> None:
    """Neither master nor coach is offered, and help names the keys of a puzzle."""
    say = texts("en")

    async def play(keyboard: Keyboard) -> None:
        await keyboard.press("h")
        assert say("terminal-log-empty") in keyboard.reads()
        await keyboard.press("h")
        await keyboard.press("k", "m", "escape")
        assert say("terminal-coach-on") not in keyboard.reads()
        assert say("terminal-master-thinking") not in keyboard.reads()
        await keyboard.press("?")
        assert isinstance(keyboard.front, Reading)
        told = keyboard.reads()
        for name in ("again", "next", "leave", "card"):
            assert say(f"terminal-help-{name}") in told
        for name in ("undo", "restart", "master", "coach", "quit", "final", "show"):
            assert say(f"terminal-help-{name}") not in told
        await keyboard.press("?")
        await take(keyboard, good=False)
        await keyboard.press("?")
        assert say("terminal-help-show") in keyboard.reads()

    at_puzzle(play, tmp_path, single(), size=WIDE)


def test_the_puzzle_of_the_day_counts_days_in_a_row(tmp_path: Path) -> None:
    say = texts("en")
    puzzle = daily(SEASONS, TODAY)
    assert puzzle is not None
    Solved(SEASONS, tmp_path).add("1f", clean=True, day=TODAY - DAY)

    async def play(keyboard: Keyboard) -> None:
        assert say("puzzles-daily") in keyboard.reads()
        await solved(keyboard)
        assert say("puzzles-days", n=2) in keyboard.reads()

    at_puzzle(play, tmp_path, puzzle)
    assert Solved(SEASONS, tmp_path).solved_today(TODAY)


def test_any_other_puzzle_is_of_no_day(tmp_path: Path) -> None:
    at_puzzle(solved, tmp_path, single())
    assert not Solved(SEASONS, tmp_path).solved_today(TODAY)


# --- all of them ---


@pytest.mark.parametrize("language", LANGUAGES)
@EACH_GAME
def test_every_puzzle_fits_a_small_terminal(tmp_path: Path, game: Game, language: str) -> None:
    """With all that is said at its longest, the table still has room, and an option."""
    app = Puzzling(game, puzzles(game)[0], language, Solved(game, tmp_path), TODAY)
    width, height = SMALL

    def look(tried: Attempt, over: bool) -> None:
        screen = app.screen_of(tried)
        lines = screen.said(width - 2)
        assert screen.over == over
        assert len(lines) >= 3
        assert max(line.cell_len for line in lines) <= width - 2
        assert not any("{" in line.plain or "\n" in line.plain for line in lines)
        room = height - len(lines) - 4  # heading, question, an option, keys
        assert room >= 8
        table = screen.board.draw(Scene(tried.match.view(tried.trainer.seat), width, room))
        assert len(table) <= room
        assert max(line.cell_len for line in table) <= width

    for puzzle in puzzles(game):
        tried = app.drill(puzzle, "novice")
        while (step := tried.trainer.step) is not None:
            state, seat = tried.match.state, tried.trainer.seat
            tried.answer(seat, state.option_named(seat, max(set(step.options) - set(step.right), key=len)))
            tried.revealed = tried.trainer.taken
            look(tried, over=False)
            tried.answer(seat, state.option_named(seat, step.best))
        look(tried, over=True)


# --- what is kept ---


def test_only_the_first_time_counts_as_the_first_try(tmp_path: Path) -> None:
    progress = Solved(SEASONS, tmp_path)
    progress.add("a1", clean=False, day=None)
    progress.add("a1", clean=True, day=None)
    progress.add("b2", clean=True, day=None)
    progress.add("b2", clean=False, day=None)
    Solved(RAGE, tmp_path).add("c3", clean=True, day=None)
    again = Solved(SEASONS, tmp_path)
    assert (again.done(), again.clean()) == ({"a1", "b2"}, {"b2"})


def test_a_day_that_is_missed_ends_the_row(tmp_path: Path) -> None:
    progress = Solved(SEASONS, tmp_path)
    assert progress.days(TODAY) == 0
    for number in range(3):
        progress.add(f"a{number}", clean=True, day=TODAY + number * DAY)
        progress.add(f"a{number}", clean=True, day=TODAY + number * DAY)  # once more on the same day
    last = TODAY + 2 * DAY
    assert [progress.days(day) for day in (last, last + DAY, last + 2 * DAY)] == [3, 3, 0]
    progress.add("a5", clean=True, day=last + 2 * DAY)
    assert progress.days(last + 2 * DAY) == 1
    progress.add("a0", clean=True, day=TODAY)  # a clock that was put back changes nothing
    assert progress.days(last + 2 * DAY) == 1


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[1]",
        '{"seasons": 3}',
        '{"seasons": {"done": 1, "clean": null, "day": "x", "days": []}}',
        '{"seasons": {"day": "2026-01-01", "days": Infinity}}',
    ],
)
def test_damaged_progress_is_begun_anew(tmp_path: Path, damage: str) -> None:
    (tmp_path / "solved.json").write_text(damage)
    progress = Solved(SEASONS, tmp_path)
    assert (progress.done(), progress.clean(), progress.days(TODAY)) == (set(), set(), 0)
    progress.add("a1", clean=True, day=TODAY)
    assert json.loads((tmp_path / "solved.json").read_text())["seasons"] == {
        "done": ["a1"],
        "clean": ["a1"],
        "day": TODAY.isoformat(),
        "days": 1,
    }


# --- which one is opened ---


@pytest.mark.parametrize(
    ("name", "of_the_day", "number"),
    [(None, False, 2), ("5", False, 5), (puzzles(SEASONS)[6].id, False, 7), (None, True, 0)],
)
def test_the_command_opens_the_first_that_is_not_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str | None, of_the_day: bool, number: int
) -> None:
    opened: list[Puzzling] = []

    def run(app: Puzzling) -> None:
        opened.append(app)

    monkeypatch.setenv("LUDOTEKA_HOME", str(tmp_path))
    monkeypatch.setattr(terminal_puzzles, "in_terminal", lambda: True)
    monkeypatch.setattr(terminal_puzzles, "today", lambda: TODAY)
    monkeypatch.setattr(Puzzling, "run", run)
    Solved(SEASONS).add(puzzles(SEASONS)[0].id, clean=True, day=None)
    assert solve(SEASONS, name, "uk", of_the_day) == 0
    assert opened[0].language == "uk"
    assert opened[0].exercise == (puzzle_named(SEASONS, str(number)) if number else daily(SEASONS, TODAY))
