"""The three stages of a turn and the market of dice (R5, rulings A9 to A16)."""

import pytest

from ludoteka.games.etherstone.scenario import Scenario
from tests.games.etherstone.rules.positions import LEADER, durability, me, modifier, new_match, offered, rival, third


def test_one_action_then_the_next_seat_clockwise() -> None:
    """R5: exactly one action a turn."""
    s = Scenario(me(), rival(), third())
    for seat in (0, 1, 2, 0, 1, 2):
        assert (s.asked, s.state.active) == (seat, seat)
        s.do("rest")


def test_a_round_begins_with_the_first_player() -> None:
    """R5"""
    s = Scenario(me(), rival(), third(), first=1, active=1, round=4)
    rounds = []
    for _ in range(4):
        rounds.append((s.asked, s.state.round))
        s.do("rest")
    assert rounds == [(1, 4), (2, 4), (0, 4), (1, 5)]


# --- stage 1 ---


def test_an_empty_market_is_rolled_without_a_price() -> None:
    """R5: this is compulsory, and all five dice come back."""
    s = Scenario(me(), rival(), dice="", next_rolls=(2, 3, 4, 5, 6))
    assert s.market == {"white": 2, "red": 3, "green": 4, "black": 5, "purple": 6}
    assert s.seat(0).durability == durability(LEADER)
    assert s.kind == "action"


@pytest.mark.parametrize("dice", ["w", "rb", "wg*", "wrgb*"])
def test_refreshing_costs_a_point_for_each_die_in_the_market(dice: str) -> None:
    """R5, R5.1, A12: a full market too; dice beside leaders are gathered as well."""
    s = Scenario(me(), rival(), dice=dice, next_rolls=(2, 3, 4, 5, 6))
    s.do("refresh")
    assert s.seat(0).durability == durability(LEADER) - len(dice)
    assert s.market == {"white": 2, "red": 3, "green": 4, "black": 5, "purple": 6}
    assert (s.asked, s.kind) == (0, "action")


def test_refreshing_is_a_choice() -> None:
    """R5: with dice in the market nothing is rolled unless the player wants it."""
    s = Scenario(me(), rival(), dice="r", values=(6, 5, 4, 3, 2))
    assert s.market == {"red": 5}
    s.do("rest")
    assert s.market == {"red": 5}


def test_a_card_may_make_refreshing_cheaper() -> None:
    """R2.4: a card's text beats the rules; never below nothing."""
    saved = modifier("ВО012")
    s = Scenario(me(leader="ВО012"), rival())
    s.do("refresh")
    assert s.seat(0).durability == durability("ВО012") - (5 - saved)
    s = Scenario(me(leader="ВО012"), rival(), dice="w")
    s.do("refresh")
    assert s.seat(0).durability == durability("ВО012") - max(0, 1 - saved)


def test_the_market_is_refreshed_once() -> None:
    """A11: one roll in stage 1, whether paid or free."""
    s = Scenario(me(), rival())
    s.do("refresh")
    assert offered(s, "refresh") == []
    assert offered(Scenario(me(), rival(), dice=""), "refresh") == []


def test_stage_1_is_over_once_an_attack_was_planned() -> None:
    """A11: calling it off leads back to the action, not to the market."""
    s = Scenario(me(in_play=["СА002: 1", "УК001"]), rival())
    s.do("attack УГ001", "team УК001", "call off")
    assert s.kind == "action"
    assert offered(s, "refresh") == []


def test_an_infected_player_refreshes_nothing() -> None:
    """A9, R5: the pact is made without a question, the dice lie as they lay."""
    s = Scenario(me(durability=0), rival(), dice="wr", values=(6, 5, 4, 3, 2))
    assert s.asked == 1
    assert s.market == {"white": 6, "red": 5}
    assert s.told("rolled") == []


def test_an_empty_market_is_rolled_in_an_infected_turn_too() -> None:
    """A9"""
    s = Scenario(me(durability=0), rival(), dice="", next_rolls=(2, 3, 4, 5, 6))
    assert s.asked == 1
    assert s.market == {"white": 2, "red": 3, "green": 4, "black": 5, "purple": 6}


@pytest.mark.parametrize("left", [1, 4, 5])
def test_refreshing_may_infect(left: int) -> None:
    """A10, A16: the dice are rolled, and the pact is the action of this very turn."""
    s = Scenario(me(durability=left), rival(), next_rolls=(2, 3, 4, 5, 6))
    s.do("refresh")
    assert s.asked == 1
    assert s.market == {"white": 2, "red": 3, "green": 4, "black": 5, "purple": 6}
    assert s.seat(0).pacts == 1
    assert (s.seat(0).infected, s.seat(0).durability) == (False, durability(LEADER))


# --- stage 2 ---


def test_a_market_emptied_in_a_turn_stays_empty() -> None:
    """A13: until somebody's stage 1."""
    s = Scenario(me(in_play=["УК001"]), rival(), dice="w", values=(1, 2, 2, 2, 2))
    s.do("take white")
    assert s.kind == "tray"
    assert s.market == {}
    s.do("stop")
    assert s.asked == 1
    assert len(s.market) == 5


def test_nobody_may_pass_but_all_may_rest() -> None:
    """A14, R9: resting is open to every healthy leader, even if nobody is tired."""
    s = Scenario(me(), rival())
    assert s.seat(0).exhausted == []
    assert "rest" in s.options
    assert {text.split()[0] for text in s.options} == {"take", "rest", "refresh"}


def test_a_die_taken_earlier_triggers_nothing() -> None:
    """R5.1: only the die of this turn counts."""
    s = Scenario(me(in_play=["УК001"]), rival(), values=(1, 2, 3, 2, 2))
    s.do("take white", "stop", "rest", "take red")
    assert s.asked == 1


# --- the limit ---


def test_a_match_that_nobody_ends_is_scored_after_round_60() -> None:
    """A15: all have had their turn, and nobody gets the end token."""
    s = Scenario(me(), rival(), round=60)
    s.do("rest")
    assert not s.state.over
    s.do("rest")
    assert s.state.over
    assert s.state.end_token == -1


def test_round_59_is_not_the_last() -> None:
    """A15"""
    s = Scenario(me(), rival(), round=59)
    s.do("rest", "rest")
    assert not s.state.over


def test_turns_come_to_everybody_in_a_whole_match() -> None:
    """R5, R14, A94: a match has equal turns, whoever begins."""
    for seats in (2, 3, 4):
        state = new_match(seats, start="sets")
        state.events = []
        while not state.over:
            options = state.options(state.seat)
            state.answer(state.seat, options[state.number * 7 % len(options)])
        turns = [event.seat for event in state.events if event.kind == "turn"]
        later = turns.count(int(state.first)) + 1  # the first turn began before anybody listened
        assert all(turns.count(seat) == later for seat in range(seats) if seat != state.first)
