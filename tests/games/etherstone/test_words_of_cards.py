"""The words that card files are written in: what they take has names and defaults."""

import pytest

from ludoteka.games.etherstone.cards.definition import FOLLOWER, RITUAL
from ludoteka.games.etherstone.effects.goods import gain, heal, swap
from ludoteka.games.etherstone.effects.tableau import ready, ready_all, summon
from ludoteka.games.etherstone.stones import ANY, RED
from ludoteka.games.etherstone.table import VERBS


def test_a_word_makes_a_step_of_its_verb() -> None:
    step = gain(RED, 2)
    assert (VERBS[step.verb].name, step.n, step.colour, step.kind) == ("gain", 2, RED, -1)


def test_what_a_card_does_not_say_is_as_declared() -> None:
    assert [heal().n, gain(RED).n, summon().n] == [1, 1, 0]
    assert [ready().kind, summon().kind, summon(type=RITUAL).kind] == [FOLLOWER, -1, RITUAL]
    assert [swap(1).colour, ready().colour, ready(colour=RED).colour] == [ANY, -1, RED]
    assert [heal(2).flat, summon(less=2).flat] == [False, True]


def test_what_is_needed_must_be_given() -> None:
    with pytest.raises(TypeError, match=r"^gain: colour is missing$"):
        gain()


def test_nothing_else_is_taken() -> None:
    with pytest.raises(TypeError, match=r"^ready-all takes no 2, type$"):
        ready_all(2, type=RITUAL)
