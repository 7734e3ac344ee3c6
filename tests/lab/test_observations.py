"""Observations are made from the seat's view alone, lie within their limits, and forget nothing of the view."""

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import LANGUAGES
from ludoteka.lab.course import GAMES, Course, lab_of
from ludoteka.lab.layout import Bag, Layout, Number, Record, Viewer, Which
from ludoteka.lab.words import told
from ludoteka.text import game_name
from tests.core.toy_shown import EmbersView
from tests.soak.spelling import courses

MATCHES = 3
EVERY = 40  # steps


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_seen(game: str) -> None:
    """Dealt anew in any way that the seat could not tell, the position looks the same to it, and within the limits."""
    lab, random = lab_of(game), Random(f"seen {game}")
    low, high = lab.bounds()
    looks = 0
    for course, _ in zip(courses(lab, random), range(MATCHES), strict=False):
        players = int(course.state.seats)
        step = random.randrange(EVERY)
        while True:
            if course.over or step % EVERY == 0:
                for seat in range(players):
                    seen = course.observation(seat)
                    assert ((low <= seen) & (seen <= high)).all()
                    other = course.state.determinize(seat, Chance(key_from_seed(step)))
                    written = course.written if seat == course.seat else ()
                    assert lab.observation(other, seat, written).tobytes() == seen.tobytes()
                    assert course.mask(seat).any() == (seat == course.seat)
                    looks += 1
            if course.over:
                break
            course.step(random.choice(course.legal()))
            step += 1
    assert looks > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_its_line(game: str) -> None:
    """The lines of the layout lie one after the other; those within a list repeat for each of its places."""
    lab = lab_of(game)
    tops = [row for row in lab.rows() if "[" not in row.name]
    covered = np.zeros(lab.size, np.int8)
    for row in lab.rows():
        covered[row.at : row.at + row.size] = 1
    assert covered.all()
    for row, after in pairwise(tops):
        assert row.at < after.at
    assert lab.size == tops[-1].at + tops[-1].size


def test_the_viewer_comes_first() -> None:
    course = Course(lab_of("etherstone"), 3, {"first": "2"}, 4)
    first = next(row for row in course.lab.rows() if row.name == "first")
    seen = [course.observation(seat)[first.at : first.at + first.size].tolist() for seat in range(3)]
    assert seen == [[0, 1, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 1, 0, 0]]


def test_letters_so_far_are_seen() -> None:
    course = Course(lab_of("seasons"), 2, {"level": "apprentice"}, 4)
    at = course.lab.letters_at
    assert course.observation(course.seat)[at:].sum() == sum(range(len(course.written) + 1))
    letter = course.legal()[0]
    seat, number = course.seat, course.state.number
    course.step(letter)
    assert course.state.number == number, "a word of several letters is begun"
    place = course.written.index(letter) + 1
    assert course.observation(seat)[at + letter] == place
    assert course.observation(1 - seat)[at:].sum() == 0


def encoded(record: Record, value: dict[str, Any]) -> list[float]:
    out = np.zeros(record.size, np.float32)
    record.write(value, out, 0, Viewer(0, 2))
    found: list[float] = out.tolist()
    return found


def test_what_is_forgotten_of_a_view_is_refused() -> None:
    with pytest.raises(ValueError, match="has no encoder, and is not left out"):
        Layout({}, {}).record(EmbersView)
    with pytest.raises(ValueError, match=r"nothing is called \['no-such-key'\]"):
        Layout({}, dict.fromkeys((*EmbersView.__annotations__, "no-such-key"), "a test")).record(EmbersView)


def test_hidden_cards_are_counted() -> None:
    record = Record({"cards": Bag(["a", "b"], hidden=True), "one": Which(["x", "y"]), "n": Number()})
    assert encoded(record, {"cards": ["b", None, "b"], "one": "y", "n": -3}) == [0, 2, 1, 0, 1, -3]
    assert encoded(record, {"cards": [], "one": None}) == [0] * 6


@pytest.mark.parametrize("game", GAMES)
def test_the_same_in_words(game: str) -> None:
    lab = lab_of(game)
    course = Course(lab, 2, {}, 3)
    seat, options = course.seat, course.state.options(course.seat)
    other = course.state.determinize(seat, Chance(key_from_seed("words")))
    found = set()
    for language in LANGUAGES:
        lines = told(lab.game, course.state, seat, language).splitlines()
        assert lines[0].startswith(game_name(game, language))
        assert all(line.startswith("  ") for line in lines[-len(options) :]), "an option in each of the last lines"
        assert told(lab.game, other, seat, language).splitlines() == lines
        found.update(lines[-len(options) - 1 :])
    assert len(found) > 2 * len(options), "in other words"
