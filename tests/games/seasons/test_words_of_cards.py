"""The words that cards are written with: their numbers are named and bounded."""

import pytest

from ludoteka.games.seasons.effects.crystals import crystals, full_reserve_reward, gauge
from ludoteka.games.seasons.effects.gain import energy, tokens
from ludoteka.games.seasons.effects.tableau import sacrifice_self
from ludoteka.games.seasons.energy import WATER
from ludoteka.games.seasons.table import VERBS


def test_a_word_makes_a_step_of_its_verb() -> None:
    step = crystals(9)
    assert (VERBS[step.verb].name, step.n, step.m) == ("crystals", 9, 0)


def test_numbers_are_given_in_order_or_by_name() -> None:
    for step in (full_reserve_reward(1, 2), full_reserve_reward(1, at_least=2), full_reserve_reward(at_least=2, n=1)):
        assert (step.n, step.m) == (1, 2)
    assert (tokens(WATER).n, tokens(WATER).m) == (0, WATER)


def test_a_flag_is_off_unless_it_is_given() -> None:
    assert [energy(2).m, energy(2, trimmed_later=True).m] == [0, 1]
    assert [sacrifice_self().m, sacrifice_self(late=True).m] == [0, 1]


def test_a_number_must_be_given() -> None:
    with pytest.raises(TypeError, match=r"^full-reserve-reward: at_least is missing$"):
        full_reserve_reward(1)


def test_a_number_stays_within_its_bounds() -> None:
    assert gauge(-1).n == -1
    with pytest.raises(ValueError, match=r"^crystals: n cannot be 21$"):
        crystals(21)


def test_no_other_numbers_are_taken() -> None:
    with pytest.raises(TypeError, match=r"^crystals takes no 3, most$"):
        crystals(2, 3, most=4)
