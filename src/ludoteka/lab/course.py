"""Matches played letter by letter: what all doors of the lab have in common."""

import typing
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ludoteka.core.chance import key_from_seed
from ludoteka.core.declared import fields
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.lab.layout import Number, Record, Row, Vector, Viewer, members
from ludoteka.lab.spelling import Speller, Word

Mask = NDArray[np.int8]
Rewards = Literal["win", "rank", "score"]
GAMES = ("seasons", "etherstone", "elven-rage")
REWARDS: tuple[Rewards, ...] = typing.get_args(Rewards)


class Letters(Number):
    """The letters of the word begun: for each the place of its last occurrence, from 1."""

    low = 0.0

    def __init__(self, size: int) -> None:
        self.size = size
        self.told = "for each action the place in the word begun where it stands last, from 1"


class Lab:
    """A game as its doors want it: its alphabet and the layout of its observations."""

    def __init__(self, game: Game, speller: Speller, view: Record, question: Record) -> None:
        self.game = game
        self.speller = speller
        self.view = view
        self.question = question
        self.letters = Letters(len(speller.alphabet))
        self.question_at = self.view.size
        self.letters_at = self.question_at + self.question.size
        self.size = self.letters_at + self.letters.size

    @property
    def actions(self) -> int:
        """How many letters there are."""
        return len(self.speller.alphabet)

    def bounds(self) -> tuple[Vector, Vector]:
        """The least and the largest value of each number of an observation."""
        low, high = np.zeros(self.size, np.float32), np.zeros(self.size, np.float32)
        self.view.bound(low, high, 0)
        self.question.bound(low, high, self.question_at)
        self.letters.bound(low, high, self.letters_at)
        return low, high

    def rows(self) -> list[Row]:
        """The layout, line by line."""
        question = self.question.rows("question", self.question_at)
        return [*self.view.rows("", 0), *question, *self.letters.rows("word", self.letters_at)]

    def observation(self, state: State, seat: int, written: Word = ()) -> Vector:
        """What a seat sees, from its view and the question it is asked alone; `written` is what it has spelt so far."""
        out = np.zeros(self.size, np.float32)
        viewer = Viewer(seat, int(state.seats))
        self.view.write(state.view(seat), out, 0, viewer)
        if state.options(seat):
            self.question.write(state.question_detail(state.agenda[-1], seat), out, self.question_at, viewer)
        for place, letter in enumerate(written, 1):
            out[self.letters_at + letter] = place
        return out


class Course:
    """A match in which options are spelt. What leaves no choice is never asked: neither a letter nor an option."""

    def __init__(self, lab: Lab, players: int, settings: Mapping[str, str] | None, seed: int | str) -> None:
        self.lab = lab
        self.state = lab.game.start(players, key_from_seed(seed), {**lab.game.unattended(), **(settings or {})})
        self.seat = -1  # who is to spell, -1 when the match is over
        self.written: Word = ()  # the letters of the word begun
        self.words: list[Word] = []  # those that may still come of it
        self._options: dict[Word, int] = {}
        self._ask()

    @property
    def over(self) -> bool:
        return self.state.over

    def legal(self) -> list[int]:
        """The letters that may follow, in rising order: two at least, unless the match is over."""
        place = len(self.written)
        return sorted({word[place] for word in self.words})

    def mask(self, seat: int) -> Mask:
        """1 for each letter that a seat may take now."""
        mask = np.zeros(self.lab.actions, np.int8)
        if seat == self.seat:
            place = len(self.written)
            for word in self.words:
                mask[word[place]] = 1
        return mask

    def step(self, letter: int) -> None:
        """Take the next letter of whoever is to spell."""
        place = len(self.written)
        words = [word for word in self.words if word[place] == letter]
        if not words:
            raise Refused(f"action {letter} is not open to seat {self.seat} now")
        self._spell(words)
        if len(words) == 1:
            self.answer(self._options[words[0]])

    def answer(self, option: int) -> None:
        """Take a whole answer of whoever is to spell: what computer players give."""
        self.state.answer(self.seat, option)
        self._ask()

    def clone(self) -> "Course":
        """The same moment of the same match, to try things out; its chance goes on alike."""
        copy = Course.__new__(Course)
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.clone()
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """As data, so that it can be pickled: the state with its secrets, and the letters of the word begun."""
        return restored, (self.lab.game.name, self.state.to_json(), self.written)

    def observation(self, seat: int) -> Vector:
        return self.lab.observation(self.state, seat, self.written if seat == self.seat else ())

    def options(self) -> dict[Word, int]:
        """The options that can still be spelt, by their words."""
        return {word: self._options[word] for word in self.words}

    def _ask(self) -> None:
        """Go on to the next choice."""
        state = self.state
        while not state.over:
            seat = state.seat
            options = state.options(seat)
            if len(options) > 1:
                self.seat = seat
                self._options = self.lab.speller.words(state, seat)
                self._spell(list(self._options))
                return
            state.answer(seat, options[0])
        self.seat, self.written, self.words, self._options = -1, (), [], {}

    def _spell(self, words: list[Word]) -> None:
        """Keep these words, and write all that they have in common."""
        first, last = min(words), max(words)
        same = 0
        while same < len(first) and first[same] == last[same]:
            same += 1
        self.words, self.written = words, first[:same]


def restored(game: str, state: dict[str, Any], written: Word) -> Course:
    """A match from what `Course.__reduce__` gave."""
    course = Course.__new__(Course)
    course.lab = lab_of(game)
    course.state = course.lab.game.load(state)
    course._ask()
    if not course.over:
        course._spell([word for word in course.words if word[: len(written)] == written])
    return course


def lab_of(game: str) -> Lab:
    """A game as the lab knows it."""
    found: Lab = import_module(f"ludoteka.lab.{game.replace('-', '_')}").LAB
    return found


def forms(option: Any) -> dict[str, set[str]]:
    """Every `do` of a game's options, in the order in which they are declared, with the keys of its details."""
    found: dict[str, set[str]] = {}
    for form in typing.get_args(option):
        keys = {key for member in members(form) for key in fields(member)}
        for do in typing.get_args(fields(form)["do"]):
            found.setdefault(do, set()).update(keys)
    return found


def rewards(state: State, by: Rewards) -> list[float]:
    """What a match that is over brings each seat.

    `win`: 1 for whoever is first and -1 / (n - 1) for the others, shared by those who share the first place.
    `rank`: the share of rivals left behind less the share of those ahead. Both add up to 0. `score`: the points.
    """
    ranks = [int(rank) for rank in state.ranks()]
    rivals = len(ranks) - 1
    if by == "score":
        return [float(score) for score in state.scores()]
    if by == "rank":
        return [sum((rank < other) - (rank > other) for other in ranks) / rivals for rank in ranks]
    first = ranks.count(1)
    return [(len(ranks) / first - 1) / rivals if rank == 1 else -1 / rivals for rank in ranks]
