"""Actions are letters: every option has exactly one word, and every word one option."""

from random import Random
from typing import Any

import pytest

from ludoteka.core.declared import fields
from ludoteka.core.errors import Refused
from ludoteka.lab.course import GAMES, Course, lab_of, rewards
from ludoteka.lab.layout import members
from ludoteka.lab.spelling import Alphabet, Count, OneOf, Parts, Place, Seat, Several, Speller
from tests.soak.spelling import Noting, check, random_settings

DECISIONS = 1500


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_random_matches(game: str) -> None:
    """As `python -m tests.soak.spelling` does for a million decisions."""
    figures = check(lab_of(game), DECISIONS, Random(f"spelling {game}"))
    assert figures.decisions == DECISIONS
    assert figures.options > 2 * DECISIONS


@pytest.mark.parametrize("game", GAMES)
def test_what_is_spelt_is_always_there(game: str) -> None:
    """So which parts follow is known from the letters before them: a key that may be absent would leave it open."""
    lab = lab_of(game)
    option = lab.game.shown.option if lab.game.shown is not None else None
    for member in members(option):
        for do in {*fields(member)} & {"do"} and fields(member)["do"].__args__:
            optional = set(member.__optional_keys__) & {key for key, _ in lab.speller.spelt(do)}
            assert optional == set(), f"{do} may lack {optional}"


@pytest.mark.parametrize("game", GAMES)
def test_deeds_come_first_and_letters_have_names_of_their_own(game: str) -> None:
    alphabet = lab_of(game).speller.alphabet
    names = [alphabet.name(letter) for letter in range(len(alphabet))]
    assert len(set(names)) == len(names)
    assert names[0].startswith("do ")


def table(seats: int, seat: int) -> Place:
    place = Place.__new__(Place)
    place.state, place.seat, place.seats, place.kept = None, seat, seats, None
    return place


def spelt(part: Any, value: Any, seat: int = 0) -> list[int]:
    word: list[int] = []
    part.spell(value, table(3, seat), word)
    return word


def test_numbers_go_on_beyond_their_last_letter() -> None:
    count = Count(Alphabet(), "n", 3)
    assert [spelt(count, n) for n in (0, 2, 3, 5, 6)] == [[0], [2], [3, 0], [3, 2], [3, 3, 0]]
    with pytest.raises(ValueError, match="no count"):
        spelt(count, -1)


def test_seats_are_counted_from_ones_own() -> None:
    seat = Seat(Alphabet())
    assert [spelt(seat, other, 1) for other in (1, 2, 0)] == [[0], [1], [2]]


def test_lists_and_records_show_where_they_end() -> None:
    alphabet = Alphabet()
    each = Several(alphabet, Parts(a=Count(alphabet, "a", 2), b=OneOf(alphabet, "b", (0, "x"))))
    end = each.end
    a, b = alphabet.kinds["a"][0], alphabet.kinds["b"][0]
    assert spelt(each, []) == [end]
    assert spelt(each, [{"a": 1}, {"b": "x"}]) == [a + 1, b, a, b + 1, end]


def test_what_is_forgotten_is_refused() -> None:
    alphabet = Alphabet()
    with pytest.raises(ValueError, match=r"\['card'\] of 'play' is neither spelt nor left unspelt"):
        Speller(alphabet, {"play": {"do", "card"}}, {}, [])
    with pytest.raises(ValueError, match=r"no option has \['colour', 'play.value'\]"):
        Speller(alphabet, {"play": {"do", "card"}}, {}, ["card", "colour", "play.value"])
    speller = Speller(alphabet, {"play": {"do", "card"}}, {}, ["play.card"])
    assert speller.word({"do": "play", "card": "a"}, table(2, 0)) == (0,)


def test_letters_that_differ_are_not_mixed_up() -> None:
    alphabet = Alphabet()
    alphabet.add("card", ["a", "b"])
    with pytest.raises(ValueError, match="the letters of 'card' are given twice"):
        alphabet.add("card", ["b", "a"])


def test_options_spelt_alike_are_refused() -> None:
    lab = lab_of("seasons")
    course = Course(lab, 2, {}, 1)
    forms = {do: {"do", "card"} for do in lab.speller.deeds}
    careless = Speller(Alphabet(), forms, {}, ["card"])
    with pytest.raises(ValueError, match="two options of 'draft' are spelt alike"):
        careless.words(course.state, course.seat)


def test_a_letter_that_is_not_open_is_refused() -> None:
    course = Noting(lab_of("seasons"), 2, {}, 1)
    before = course.state.to_json()
    closed = next(letter for letter in range(course.lab.actions) if letter not in course.legal())
    with pytest.raises(Refused, match=f"action {closed} is not open to seat {course.seat} now"):
        course.step(closed)
    assert course.state.to_json() == before


@pytest.mark.parametrize("game", GAMES)
def test_rewards_follow_the_places(game: str) -> None:
    lab, random = lab_of(game), Random(game)
    course = Course(lab, 3, random_settings(lab.game, 3, random), 5)
    while not course.over:
        course.step(random.choice(course.legal()))
    assert course.seat == -1
    assert course.legal() == []
    ranks = course.state.ranks()
    win, rank = rewards(course.state, "win"), rewards(course.state, "rank")
    assert sum(win) == pytest.approx(0)
    assert sum(rank) == pytest.approx(0)
    best = [seat for seat in range(3) if ranks[seat] == 1]
    assert [seat for seat in range(3) if win[seat] == max(win)] == best
    assert [seat for seat in range(3) if rank[seat] == max(rank)] == best
    assert rewards(course.state, "score") == course.state.scores()
