"""When the match ends (R14, rulings A77 to A80)."""

import pytest

from ludoteka.games.etherstone.scenario import Scenario
from tests.games.etherstone.rules.positions import durability, me, number, price, rival, third, with_strength

LAST = "УГ002"  # a threat with a reward that asks nothing


def beat_the_last(s: Scenario) -> Scenario:
    s.do(f"attack {LAST}")
    if s.kind == "team":
        s.do("team УК002")
    return s


# --- the three conditions ---


def test_no_entity_left_in_hand() -> None:
    """R14: the last card was summoned; fewer than seven may be in play."""
    s = Scenario(me(hand=["УК004"], stones=price("УК004")), rival())
    s.do("summon УК004")
    assert (s.state.ending, s.state.end_token, s.state.end_why) == (True, 0, "hand")


def test_no_threat_left_in_the_deck() -> None:
    """R14, R14.1: even with threats still in the row."""
    s = Scenario(me(in_play=[with_strength(16)]), rival(), deck_size=1)
    beat_the_last(s)
    assert len(s.threats) == 3
    assert (s.state.ending, s.state.end_token, s.state.end_why) == (True, 0, "deck")


def test_no_points_left_in_the_pool() -> None:
    """R14, R14.1: the pool of the set-up, whatever the reserve holds."""
    s = Scenario(me(hand=["СА001", "ИС014"], stones=price("СА001")), rival(), pool=number("СА001"))
    s.do("summon СА001", "apply СА001.1")
    assert s.state.reserve > 0
    assert (s.state.ending, s.state.end_token, s.state.end_why) == (True, 0, "pool")


def test_nothing_is_met() -> None:
    """R14: the next seat goes on."""
    s = Scenario(me(), rival(), deck_size=1, pool=1)
    s.do("rest")
    assert (s.state.ending, s.state.end_token, s.asked) == (False, -1, 1)


def test_the_check_is_the_last_stage() -> None:
    """R14: abilities of the turn come before it."""
    s = Scenario(me(hand=["СВ003"], stones=price("СВ003"), durability=4), rival())
    s.do("summon СВ003")
    assert s.kind == "arrive"
    assert not s.state.ending
    s.do("stop")
    assert s.state.ending


# --- equal turns ---


@pytest.mark.parametrize(("active", "turns"), [(0, 2), (1, 1), (2, 0)])
def test_all_have_equal_turns(active: int, turns: int) -> None:
    """R14: the last turn is that of the seat to the right of the first player, which may be the very same turn."""
    seats = [me(), rival(), third()]
    seats[active].hand = []
    s = Scenario(*seats, active=active, first=0)
    s.do("rest")
    for _ in range(turns):
        assert not s.state.over
        s.do("rest")
    assert s.state.over
    assert s.state.end_token == active


def test_the_first_player_is_not_always_seat_0() -> None:
    """R14"""
    s = Scenario(me(hand=[]), rival(), third(), active=0, first=1)
    s.do("rest")
    assert s.state.over


def test_when_it_is_over_nobody_is_asked() -> None:
    """R14"""
    s = Scenario(me(), rival(hand=[]), active=1)
    s.do("rest")
    assert (s.state.over, s.asked, s.kind) == (True, -1, "over")


# --- rulings ---


def test_only_the_hand_of_the_active_player_counts() -> None:
    """A77: a rival without cards meets the condition in the rival's own turn."""
    s = Scenario(me(), rival(hand=[]), third())
    s.do("rest")
    assert not s.state.ending
    s.do("rest")
    assert (s.state.ending, s.state.end_token) == (True, 1)


@pytest.mark.parametrize("empty", ["pool", "deck"])
def test_pool_and_deck_are_everybodys(empty: str) -> None:
    """A78, R14.1: whoever ends a turn while they are empty takes the token, whoever emptied them."""
    s = Scenario(me(), rival(), pool=0 if empty == "pool" else None, deck_size=0 if empty == "deck" else None)
    s.do("rest")
    assert (s.state.end_token, s.state.end_why) == (0, empty)


def test_there_is_one_end_token() -> None:
    """A79: two conditions at once bring one, and the first taker keeps it."""
    s = Scenario(me(hand=["СА001"], stones=price("СА001")), rival(hand=[]), pool=1)
    s.do("summon СА001", "apply СА001.1")
    assert s.state.end_token == 0
    token = s.seat(0).score
    s.do("rest")
    assert s.state.over
    assert (s.state.end_token, s.seat(0).score) == (0, token)
    assert len(s.told("ending")) == 1


def test_a_hand_refilled_within_the_turn_ends_nothing() -> None:
    """A80: the state in stage 3 decides."""
    s = Scenario(me(hand=["ТУ011"], in_play=["УК001"], stones=price("ТУ011")), rival())
    s.do("summon ТУ011", "apply ТУ011.1")
    s.do(s.options[0])
    assert s.seat(0).hand == ["УК001"]
    assert not s.state.ending


def test_nothing_cancels_the_end() -> None:
    """A80: a card that comes back into the hand afterwards does not."""
    s = Scenario(me(leader="ВО007", in_play=["ТУ004"], hand=[]), rival(), values=[3] * 5, ending=0)
    s.do("take red", "apply ТУ004.2")
    assert s.seat(0).hand == ["ТУ004"]
    assert s.state.ending
    s.do("rest")
    assert s.state.over


def test_a_last_round_is_a_round_like_any_other() -> None:
    """R14: the others still act, and their points count."""
    s = Scenario(me(hand=[]), rival(in_play=[with_strength(durability(LAST))]))
    s.do("rest")
    beat_the_last(s)
    assert s.state.over
    assert s.seat(1).trophies == [LAST]
