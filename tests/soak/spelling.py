"""Every option has one word and every word one option, in random matches of all games with random settings.

`python -m tests.soak.spelling --decisions 1000000 --seed 1` looks at every option of so many decisions: it is spelt in
the game's alphabet, no two options are spelt alike, no word begins another, and the letters of an option, given one by
one, lead to its being taken. A line for each game gives the figures.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from ludoteka.core.game import Game
from ludoteka.lab.course import GAMES, Course, Lab, lab_of
from ludoteka.lab.spelling import Word


@dataclass
class Figures:
    """What was looked at."""

    decisions: int = 0
    options: int = 0
    letters: int = 0
    matches: int = 0
    longest: int = 0  # word
    most: int = 0  # options of one decision

    def __str__(self) -> str:
        return (
            f"{self.matches} matches, {self.decisions} decisions, {self.options} options ({self.most} at most), "
            f"{self.letters / max(1, self.decisions):.2f} letters for one, words of {self.longest} letters at most"
        )


class Noting(Course):
    """A match that notes the answers given by letters."""

    noted = -1

    def answer(self, option: int) -> None:
        self.noted = option
        super().answer(option)


def random_settings(game: Game, players: int, random: Random) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for setting in game.settings:
        chosen[setting.name] = random.choice(game.possible(players, chosen, setting))
    return chosen


def courses(lab: Lab, random: Random) -> Iterator[Noting]:
    """Matches without end."""
    while True:
        players = random.randint(lab.game.min_players, lab.game.max_players)
        yield Noting(lab, players, random_settings(lab.game, players, random), random.getrandbits(60))


def check_words(course: Course, figures: Figures) -> None:
    """All options of the decision that is open, of whoever is asked beside it too."""
    lab, state = course.lab, course.state
    for seat in state.owing():
        options = state.options(seat)
        words = lab.speller.words(state, seat)
        assert sorted(words.values()) == sorted(options), f"not every option is spelt: {options}"
        spelt = sorted(words)
        for word in spelt:
            assert 0 <= min(word) <= max(word) < lab.actions, f"{word} is not of the alphabet"
        for one, other in pairwise(spelt):
            assert other[: len(one)] != one, f"{one} begins {other}"
        figures.options += len(options)
        figures.most = max(figures.most, len(options))
        figures.longest = max(figures.longest, *map(len, spelt))


def spell(course: Noting, word: Word, figures: Figures) -> None:
    """Give the letters of an option one by one; those that leave no choice are written by themselves."""
    number = course.state.number
    while course.state.number == number:
        assert course.written == word[: len(course.written)]
        letter = word[len(course.written)]
        assert course.mask(course.seat)[letter] == 1
        assert len(course.legal()) > 1
        course.step(letter)
        figures.letters += 1


def check(lab: Lab, decisions: int, random: Random) -> Figures:
    """So many decisions of a game."""
    figures = Figures()
    for course in courses(lab, random):
        figures.matches += 1
        while not course.over and figures.decisions < decisions:
            check_words(course, figures)
            word, option = random.choice(list(course.options().items()))
            spell(course, word, figures)
            assert course.noted == option, f"{word} was taken for {course.noted}, not {option}"
            figures.decisions += 1
        if figures.decisions >= decisions:
            break
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of all games together")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for number, game in enumerate(GAMES):
        begun = time.monotonic()
        # Rounded up, so that all games together are at least as many.
        share = -(-arguments.decisions // len(GAMES))
        figures = check(lab_of(game), share, Random(f"{arguments.seed} {number}"))
        print(f"{game}: {figures}, {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
