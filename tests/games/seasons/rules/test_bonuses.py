"""Rulebook, "Actions by bonuses": four bonuses, three uses at most, 5, 12 or 20 points less."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.seasons.scenario import Scenario, Seat


def bonuses(s: Scenario) -> list[str]:
    return [option for option in s.options if option.startswith("bonus ")]


def test_three_bonuses_are_open_in_the_free_part_of_a_turn() -> None:
    assert bonuses(Scenario(Seat(reserve="air+fire"), Seat())) == ["bonus exchange", "bonus transmute", "bonus gauge"]


def test_three_uses_at_most() -> None:
    s = Scenario(Seat(reserve="air+fire", bonus=2), Seat())
    s.do("bonus gauge")
    assert s.seat(0).bonus == 3
    assert bonuses(s) == []
    with pytest.raises(Refused):
        s.do("bonus gauge")


def test_all_three_may_be_used_in_one_turn_and_be_the_same() -> None:
    s = Scenario(Seat(gauge=0), Seat()).do("bonus gauge", "bonus gauge", "bonus gauge")
    assert (s.seat(0).gauge, s.seat(0).bonus) == (3, 3)


def test_different_bonuses_share_the_track() -> None:
    s = Scenario(Seat(gauge=0, reserve="air+air"), Seat())
    s.do("bonus gauge", "bonus transmute", "bonus exchange", "gain fire+fire")
    assert s.seat(0).bonus == 3
    assert bonuses(s) == []


def test_bonuses_are_used_in_ones_own_turn_only() -> None:
    """R225"""
    s = Scenario(Seat(bonus=3), Seat(), waiting=[1])
    assert s.options == ["end turn"]
    assert s.options_of(1) == []


def test_everyone_has_a_track_of_their_own() -> None:
    s = Scenario(Seat(), Seat(die=2), waiting=[1])
    s.do("bonus gauge", "end turn", "bonus gauge", "bonus gauge")
    assert (s.seat(0).bonus, s.seat(1).bonus) == (1, 2)


@pytest.mark.parametrize(("used", "penalty"), [(0, 0), (1, 5), (2, 12), (3, 20)])
def test_the_penalty_is_a_total_by_position(used: int, penalty: int) -> None:
    """R276: not a sum of the three values."""
    assert Scenario(Seat(crystals=50, bonus=used), Seat()).seat(0).score == 50 - penalty


# --- exchange ---


def test_exchange_swaps_exactly_two_tokens() -> None:
    """R046: two go, two come, of free choice (R042)."""
    s = Scenario(Seat(reserve="air+air+fire"), Seat()).do("bonus exchange")
    assert s.kind == "discard-energy"
    assert sorted(s.options) == ["discard air+air", "discard air+fire"]
    s.do("discard air+fire")
    assert len(s.options) == 10
    s.do("gain water+earth")
    assert s.seat(0).reserve == "air+water+earth"


@pytest.mark.parametrize("reserve", ["nothing", "fire"])
def test_exchange_needs_two_tokens(reserve: str) -> None:
    """R046: one is not enough."""
    assert bonuses(Scenario(Seat(reserve=reserve), Seat())) == ["bonus transmute", "bonus gauge"]


def test_exchange_works_with_a_full_reserve_and_may_bring_the_same_types() -> None:
    """R275: the two tokens leave before the new ones arrive."""
    s = Scenario(Seat(reserve="fire+fire+fire+fire+fire+fire+fire"), Seat())
    s.do("bonus exchange", "gain fire+fire")
    assert s.seat(0).reserve == "fire+fire+fire+fire+fire+fire+fire"


def test_exchanging_amulet_tokens_can_overflow_the_reserve() -> None:
    """R046: the new tokens go to the reserve."""
    s = Scenario(Seat(reserve="fire+fire+fire+fire+fire+fire+fire", in_play=["amulet-of-water: air+air"]), Seat())
    s.do("bonus exchange", "discard air+air@amulet-of-water")
    assert "gain earth+earth lose fire+fire" in s.options
    assert "gain earth+earth" not in s.options
    assert "gain nothing" in s.options


def test_a_reserve_token_and_an_amulet_token_make_two() -> None:
    """R046"""
    s = Scenario(Seat(reserve="fire", in_play=["amulet-of-water: air"]), Seat())
    s.do("bonus exchange", "gain earth+earth")
    assert (s.seat(0).reserve, s.seat(0).tokens("amulet-of-water")) == ("earth+earth", "nothing")


# --- gauge ---


def test_the_gauge_bonus_adds_one() -> None:
    assert Scenario(Seat(gauge=14), Seat()).do("bonus gauge").seat(0).gauge == 15


def test_the_gauge_bonus_is_refused_at_fifteen() -> None:
    """R047"""
    s = Scenario(Seat(gauge=15, reserve="air+fire"), Seat())
    assert bonuses(s) == ["bonus exchange", "bonus transmute"]


# --- transmute: see also test_transmutation ---


def test_the_transmute_bonus_may_be_used_without_a_token() -> None:
    """R045: it is a permission until the end of the turn; tokens may come later."""
    s = Scenario(Seat(in_play=["potion-of-knowledge"]), Seat())
    s.do("bonus transmute", "activate potion-of-knowledge", "gain earth+earth+earth+earth+earth", "transmute")
    s.do("transmute earth+earth+earth+earth+earth")
    assert s.seat(0).crystals == 5 * 4
