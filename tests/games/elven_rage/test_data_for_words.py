"""Events, questions and options are flat data: words, numbers and lists, so that sentences can be made from them."""

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.event import Data
from ludoteka.core.match import Match
from ludoteka.games.elven_rage import GAME

SEATS = ("target", "from", "to")  # in sentences these are players


def check(data: Data) -> None:
    for key, value in data.items():
        assert value is None or isinstance(value, str | int | list), f"{key} is nested in {data}"
        if key in SEATS:
            assert isinstance(value, int)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_data_are_flat(players: int) -> None:
    match = Match(GAME, players, key_from_seed(f"flat {players}"), {"deployment": "advanced"})
    dice = Chance(key_from_seed("flat choices"))
    while not match.over:
        seat = match.state.owing()[dice.below(len(match.state.owing()))]
        task, options = match.state.agenda[-1], match.state.options(seat)
        question = match.state.question_detail(task, seat)
        check({key: value for key, value in question.items() if key != "chain"})
        for option in options:
            check(match.state.option_detail(task, seat, option))
        match.answer(seat, options[dice.below(len(options))])
    for event in match.events:
        check(event.shown)
        check(event.hidden)
