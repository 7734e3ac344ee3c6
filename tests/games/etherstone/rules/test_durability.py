"""Rest, pact, durability and infection (R9, rulings A34, A72 to A76)."""

import pytest

from ludoteka.games.etherstone.scenario import Scenario
from ludoteka.games.etherstone.table import DURABILITY_MAX
from tests.games.etherstone.rules.positions import (
    LEADER,
    RIVAL_LEADER,
    cost_number,
    durability,
    me,
    number,
    price,
    rival,
    strength,
    third,
    with_strength,
)

# --- rest ---


def test_resting_readies_all_followers() -> None:
    """R9: and nobody else's."""
    s = Scenario(me(in_play=["УК001 exhausted", "УК002", "ТУ002 exhausted"]), rival(in_play=["СА003 exhausted"]))
    s.do("rest")
    assert s.seat(0).exhausted == []
    assert s.seat(1).exhausted == ["СА003"]
    assert s.asked == 1


# --- pact ---


def test_an_infected_leader_can_only_make_a_pact() -> None:
    """R9, R9.2: it sets the printed durability, costs a token, and is the whole turn."""
    s = Scenario(me(durability=0, stones="wwwwww", in_play=[with_strength(16)]), rival())
    assert s.asked == 1
    assert (s.seat(0).infected, s.seat(0).durability, s.seat(0).pacts) == (False, durability(LEADER), 1)
    assert s.seat(0).stones == "white+white+white+white+white+white"


def test_a_healthy_leader_makes_no_pact() -> None:
    """R9.2"""
    s = Scenario(me(durability=1), rival())
    assert not any("pact" in text for text in s.options)


def test_a_pact_sets_the_printed_value() -> None:
    """A74: it is no gain, and there is no limit to the number of pacts."""
    s = Scenario(me(durability=0, pacts=11), rival())
    assert s.seat(0).pacts == 12
    assert s.seat(0).durability == durability(LEADER)
    assert s.told("durability-gained") == []


def test_after_a_pact_the_leader_is_free_again() -> None:
    """R9"""
    s = Scenario(me(durability=0), rival())
    s.do("rest")
    assert (s.asked, s.kind) == (0, "action")


# --- losing ---


def test_infection_comes_at_the_moment_of_the_last_point() -> None:
    """R9: with the last point lost, in one's own turn."""
    s = Scenario(me(durability=cost_number("СА007"), in_play=["СА007"]), rival())
    s.do("take red", "apply СА007.1")
    assert s.seat(0).infected


def test_a_loss_beyond_zero_is_cut() -> None:
    """A73: only what was there is lost."""
    s = Scenario(me(hand=["СА015", "ИС014"], stones=price("СА015")), rival(durability=1), third())
    s.do("summon СА015")
    assert number("СА015", step=1) > 1
    assert [told["n"] for told in s.told("durability-lost") if told["seat"] == 1] == [1]


def test_an_infected_leader_goes_on_losing_without_effect() -> None:
    """R9.1, A73: nothing is lost, nothing is told."""
    s = Scenario(me(in_play=["ТУ002"]), rival(durability=0), third())
    s.do("take black", "apply ТУ002.1")
    assert [told["seat"] for told in s.told("durability-lost")] == [2]


def test_a_price_in_durability_may_exceed_what_is_there() -> None:
    """A34: it is cut, the benefit is whole."""
    price_of = cost_number("СА001")
    assert price_of > 1
    s = Scenario(me(hand=["СА001", "ИС014"], stones=price("СА001"), durability=1), rival())
    s.do("summon СА001", "apply СА001.1")
    assert s.seat(0).infected
    assert s.seat(0).points == number("СА001")


def test_a_price_in_durability_can_be_paid_while_infected() -> None:
    """A34, R9.1: in what is left of that turn."""
    s = Scenario(me(durability=1, in_play=["СА007"]), rival())
    s.do("take purple as red")
    assert s.seat(0).infected
    s.do("apply СА007.1")
    assert s.seat(0).stones == "+".join(["red"] * (2 + number("СА007")))


def test_infection_interrupts_nothing() -> None:
    """R9.1: what is in progress is finished, and further abilities of the die may follow."""
    s = Scenario(me(durability=cost_number("СА007"), in_play=["СА007", "УК001"]), rival())
    s.do("take red", "apply СА007.1")
    assert s.seat(0).infected
    s.do("apply УК001.1", "gain white")
    assert s.asked == 1


# --- gaining ---


@pytest.mark.parametrize("room", [0, 1, 2])
def test_durability_ends_at_16(room: int) -> None:
    """R9, R9.1, A73: more than printed is possible, beyond the dial nothing; only the real change is told."""
    s = Scenario(
        me(hand=["СВ009", "ИС014"], stones=price("СВ009"), durability=DURABILITY_MAX - room),
        rival(),
    )
    assert DURABILITY_MAX - room > durability(LEADER)
    s.do("summon СВ009")
    if room:
        s.do("apply СВ009.1")
        assert [told["n"] for told in s.told("durability-gained")] == [min(room, number("СВ009"))]
        assert s.seat(0).durability == min(DURABILITY_MAX, DURABILITY_MAX - room + number("СВ009"))
    else:
        assert s.asked == 1  # nothing would change, so nothing is asked


def test_nothing_heals_an_infected_leader_but_the_pact() -> None:
    """A72: healing after the infecting damage is lost."""
    heals = "УГ003"
    seat = me(durability=strength(heals), in_play=[with_strength(durability(heals))])
    s = Scenario(seat, rival())
    s.do(f"attack {heals}", "team leader+УК002")
    assert s.seat(0).trophies == [heals]
    assert (s.seat(0).infected, s.seat(0).durability) == (True, 0)
    assert s.told("durability-gained") == []


def test_an_ability_that_only_heals_is_not_offered_to_the_infected() -> None:
    """A72, A33"""
    s = Scenario(me(durability=1, in_play=["СВ002", "УК001"]), rival())
    s.do("take purple as white")
    assert s.options == ["apply УК001.1", "stop"]


# --- in the turns of others ---


def test_infected_in_the_turn_of_a_rival() -> None:
    """A75: at once, and the pact is made in one's own next turn."""
    s = Scenario(me(in_play=["ТУ002"]), rival(durability=1), third())
    s.do("take black", "apply ТУ002.1")
    assert s.asked == 2
    assert s.seat(1).pacts == 1
    assert (s.seat(1).infected, s.seat(1).durability) == (False, durability(RIVAL_LEADER))


def test_the_pact_is_made_in_the_last_round_too() -> None:
    """A75: it costs its points, though the match ends with it."""
    s = Scenario(me(in_play=["ТУ002"]), rival(durability=1), ending=0)
    s.do("take black", "apply ТУ002.1")
    assert s.state.over
    assert (s.seat(1).pacts, s.seat(1).infected) == (1, False)
    assert s.seat(1).score == durability(RIVAL_LEADER) // 2 - 7
