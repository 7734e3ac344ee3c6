"""Stones, points and counters (R10, R1.5, rulings A52, A82)."""

import pytest

from ludoteka.games.etherstone.scenario import Scenario
from ludoteka.games.etherstone.stones import mixes, words
from tests.games.etherstone.rules.positions import cost_number, durability, me, number, price, rival, row, with_strength


def test_purple_stones_are_taken_in_any_mix() -> None:
    """R10.1: as many as stated, of any colours."""
    thin = "УГ001"
    s = Scenario(me(in_play=[with_strength(durability(thin))]), rival())
    s.do(f"attack {thin}")
    if s.kind == "team":
        s.do("team УК002")
    assert s.options == [f"gain {words(mix)}" for mix in mixes(2)]
    assert len(s.options) == 10
    s.do("gain white+black")
    assert s.seat(0).stones == "white+black"


def test_stones_of_a_colour_are_that_colour() -> None:
    """R10.1: taken and spent alike."""
    s = Scenario(me(in_play=["СВ012"], stones="rrr"), rival())
    s.do("take black")
    assert s.asked == 1
    s = Scenario(me(in_play=["СВ012"], stones="w"), rival())
    s.do("take black", "apply СВ012.1")
    assert s.seat(0).stones == "black+black"


def test_there_is_no_end_to_the_stones() -> None:
    """R1.5: more than the box holds."""
    s = Scenario(me(stones="w" * 20), rival())
    s.do("take white")
    assert s.seat(0).stones == "+".join(["white"] * 22)


def test_there_is_no_end_to_the_counters() -> None:
    """R1.5"""
    s = Scenario(me(in_play=["УК002: 32"]), rival(), values=[3] * 5)
    s.do("take white", "apply УК002.1")
    assert s.seat(0).counters("УК002") == 32 + number("УК002")


@pytest.mark.parametrize("pool", [5, 1, 0])
def test_points_come_from_the_pool_then_from_the_reserve(pool: int) -> None:
    """R10.2: what the pool lacks is taken from the tokens set aside."""
    gained = number("СА001")
    s = Scenario(me(hand=["СА001", "ИС014"], stones=price("СА001")), rival(), pool=pool)
    reserve = s.state.reserve
    s.do("summon СА001", "apply СА001.1")
    assert s.seat(0).points == gained
    assert s.pool == max(0, pool - gained)
    assert s.state.reserve == reserve - max(0, gained - pool)


def test_points_from_the_reserve_leave_the_pool_alone() -> None:
    """R10.2"""
    s = Scenario(me(in_play=["СВ012"], stones="w"), rival(), pool=1)
    s.do("take black", "apply СВ012.1")
    assert s.seat(0).points == number("СВ012")
    assert s.pool == 1
    assert not s.state.ending


def test_the_reserve_never_runs_out() -> None:
    """A82: and the pool does not stand in for it."""
    s = Scenario(me(in_play=["СВ012"], stones="w"), rival(), pool=4)
    s.state.reserve = 0
    s.do("take black", "apply СВ012.1")
    assert (s.seat(0).points, s.pool) == (number("СВ012"), 4)
    assert s.state.view(0)["reserve"] == 0


def test_counters_go_back_with_a_card_that_leaves() -> None:
    """R10.3, A52: a card summoned again comes without them; what was paid with them stays paid."""
    less = number("ТУ005")
    seat = me(hand=["УК015"], in_play=["ТУ005", "УК002: 3"], stones=price("УК002", "b")[less:])
    s = Scenario(seat, rival())
    s.do("take black", "apply ТУ005.1", "recall УК002")
    while s.kind == "lay":
        s.do(s.options[0])
    assert s.seat(0).in_play == ["ТУ005", "УК002"]
    assert s.seat(0).counters("УК002") == 0


def test_counters_are_dropped_from_the_card_that_says_so() -> None:
    """R10.3, R12.5"""
    needed = cost_number("ТУ001", 2)
    s = Scenario(me(in_play=[f"ТУ001: {needed - 1}", "УК002: 9"]), rival(), values=[5] * 5)
    s.do("take red")
    assert s.asked == 1
    s = Scenario(me(in_play=[f"ТУ001: {needed}", "УК002: 9"]), rival(), values=[5] * 5)
    s.do("take red", "apply ТУ001.2")
    assert (s.seat(0).counters("ТУ001"), s.seat(0).counters("УК002")) == (0, 9)
    assert s.seat(0).points == number("ТУ001", 2)


def test_counters_may_lie_on_the_leader() -> None:
    """R10.3, A49"""
    s = Scenario(me(leader="ВО003", counters=2), rival())
    s.do("take black", "apply ВО003.1")
    assert s.seat(0).counters("ВО003") == 2 + number("ВО003")


def test_a_threat_worth_points_scores_only_as_a_trophy() -> None:
    """R2.3: its points are no tokens."""
    s = Scenario(me(in_play=[with_strength(16)]), rival(), threats=row("УГ003"))
    before = s.seat(0).points
    s.do("attack УГ003")
    if s.kind == "team":
        s.do("team УК002")
    assert s.seat(0).points == before
    assert s.seat(0).trophies == ["УГ003"]
