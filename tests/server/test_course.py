"""The course of a match: which question a seat was shown, and how far a turn is taken back."""

from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.games.seasons import GAME as SEASONS
from ludoteka.server.course import Course
from tests.core.toy import GAME

KEY = key_from_seed("course")


def start(game: Game, players: int, **settings: str) -> Course:
    return Course(Match(game, players, KEY, settings))


def shown(course: Course, seat: int) -> int:
    """The number of the question that a seat sees."""
    question = course.question(seat)
    assert question is not None
    return question.number


def answer(course: Course, seat: int, option: str | None = None) -> None:
    question = course.question(seat)
    assert question is not None
    course.answer(seat, option or question.options[0].text)


def test_together_the_question_stays_the_same_until_all_have_answered() -> None:
    course = start(GAME, 3, opening="draft")
    assert [shown(course, seat) for seat in range(3)] == [0, 0, 0]
    answer(course, 2)
    answer(course, 0)
    assert shown(course, 1) == 0
    answer(course, 1)
    assert [shown(course, seat) for seat in range(3)] == [3, 3, 3]


def test_together_a_seat_that_is_asked_again_owes_a_new_answer() -> None:
    """Cards are parted in two answers to one question to all: the second must not be taken for a repeated first."""
    course = start(SEASONS, 2, level="apprentice")
    assert [shown(course, seat) for seat in range(2)] == [0, 0]
    answer(course, 0)
    assert [shown(course, seat) for seat in range(2)] == [1, 0]
    answer(course, 1)
    assert [shown(course, seat) for seat in range(2)] == [1, 2]


def test_together_an_undo_of_another_seat_does_not_disturb() -> None:
    course = start(GAME, 3, opening="draft")
    answer(course, 0)
    course.undo(0, turn=False)
    assert [shown(course, seat) for seat in range(3)] == [0, 0, 0]


def test_together_numbers_go_on_from_a_saved_state() -> None:
    first = start(GAME, 3, opening="draft")
    answer(first, 1)
    second = Course(Match(GAME, 3, KEY, start=first.match.state.to_json()))
    for seat in (2, 0):
        assert shown(second, seat) == 1
        answer(second, seat)
    assert [shown(second, seat) for seat in range(3)] == [3, 3, 3]


def test_restart_of_a_turn() -> None:
    course = start(GAME, 3, opening="order")
    before = course.match.state.to_json()
    for option in ("wake coin#1", "wake chime#3", "pass"):
        answer(course, 0, option)
    assert course.undo(0, turn=True) == (0, 0)
    assert course.match.state.to_json() == before
    assert course.match.journal.answers == []


def test_restart_of_a_turn_stops_at_the_barrier() -> None:
    course = start(GAME, 3, opening="search")
    answer(course, 0, "play seeker")
    for seat in (1, 2, 0):
        answer(course, seat, "let it be")
    answer(course, 0, "show well")
    barrier = course.match.state.to_json()
    answer(course, 0, "put it into play")
    course.undo(0, turn=True)
    assert course.match.state.to_json() == barrier


def test_the_passes_of_computer_players_go_with_ones_own_answer() -> None:
    course = start(GAME, 3, opening="x")
    course.match.computers = frozenset({1, 2})
    before = course.match.state.to_json()
    answer(course, 0, "play well")
    for seat in (1, 2):
        answer(course, seat, "let it be")
    position = course.position(0)
    assert (position.undo, position.restart) == (True, False)
    assert course.undo(0, turn=False) == (0, 0)
    assert course.match.state.to_json() == before
    answer(course, 0, "play well")
    assert shown(course, 1) == 1, "they are asked anew"
    answer(course, 1, "let it be")
