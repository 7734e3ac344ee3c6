"""The words that cards are written with: a number where the effect has one, and an aim."""

import pytest

from ludoteka.games.elven_rage.cards.definition import ANY, BEFORE, FOE, LAST_CALL, OWN
from ludoteka.games.elven_rage.effects.blows import bolt, stop
from ludoteka.games.elven_rage.effects.effect import EFFECTS
from ludoteka.games.elven_rage.effects.land import cancel, scout


def test_a_word_makes_a_step_of_its_effect() -> None:
    step = bolt(2, aim=OWN)
    assert (EFFECTS[step.effect].name, step.n, step.aim) == ("bolt", 2, OWN)
    assert (step.windows, step.answers) == (BEFORE | LAST_CALL, BEFORE | LAST_CALL)


def test_what_a_card_does_not_say_is_as_declared() -> None:
    assert [bolt(1).aim, stop().aim, scout().aim] == [FOE, FOE, ANY]
    assert [scout().n, scout(2).n, stop().n] == [1, 2, 0]
    assert cancel().windows == 0 < cancel().answers


def test_a_number_is_given_where_there_is_one() -> None:
    with pytest.raises(TypeError, match=r"^bolt needs a number$"):
        bolt()
    with pytest.raises(TypeError, match=r"^stop takes no number$"):
        stop(2)
