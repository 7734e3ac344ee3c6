"""Ability tokens in a turn: used once, after the die, turned over, and scored at the end."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.games.seasons.tokens import TOKENS

PASSIVE = 5
POINTS = {1: -5, 2: 6, 3: -5, 4: 10, 6: 0, 7: -6, 8: 18, 9: -5, 10: 3, 11: 9, 12: 0}  # as printed on their backs
ANSWERS = {
    1: "discard it",
    2: "sacrifice temporal-boots",
    3: "gain air+air",
    10: "forward 2",
    12: "order amulet-of-air, amulet-of-fire, amulet-of-earth",
}
USABLE = sorted(POINTS)
USE = "use token"


def owner(token: int, *in_play: str, die: int = 1) -> Seat:
    """A seat that can use any token; the water is what token 8 takes."""
    cards = ["temporal-boots", *in_play]
    return Seat(in_play=cards, reserve="water+water+water+water", token=token, die=die, crystals=2)


def table(seat: Seat, *rivals: Seat, at: str = "main") -> Scenario:
    return Scenario(seat, *(rivals or (Seat(),)), at=at, deck=[1, 2, 3], kingdom=True)


def use(s: Scenario, token: int) -> Scenario:
    s.do(USE)
    if s.kind != "main":
        s.do(ANSWERS[token])
    return s


def test_there_are_twelve() -> None:
    assert TOKENS == len(POINTS) + 1 == 12


@pytest.mark.parametrize("token", USABLE)
def test_is_turned_over_and_used_once(token: int) -> None:
    """R185"""
    s = use(table(owner(token)), token)
    assert s.kind == "main"
    assert USE not in s.options
    board = s.state.view(1)["players"][0]
    assert (board["token"], board["token_used"]) == (token, True)
    assert s.told("token-used") == [{"kind": "token-used", "seat": 0, "token": token}]


@pytest.mark.parametrize("token", USABLE)
def test_never_again_in_the_match(token: int) -> None:
    """R185"""
    seat = owner(token)
    seat.token_used = True
    assert USE not in table(seat).options


@pytest.mark.parametrize("token", USABLE)
def test_brings_the_points_on_its_back(token: int) -> None:
    seat = owner(token)
    before = table(seat).seat(0).score
    seat.token_used = True
    assert table(seat).seat(0).score == before + POINTS[token]


@pytest.mark.parametrize("token", USABLE)
def test_unused_it_scores_nothing(token: int) -> None:
    """R381"""
    assert table(owner(token)).seat(0).score == table(owner(0)).seat(0).score


@pytest.mark.parametrize("token", USABLE)
def test_not_before_the_die(token: int) -> None:
    """R185, R380: the draw of the die comes first."""
    s = table(owner(token, die=5), at="turn")
    assert (s.kind, s.options) == ("die-draw", ["draw", "bonus draw"])
    assert USE in s.do("draw", "discard it").options


@pytest.mark.parametrize("token", USABLE)
def test_not_before_die_of_malice_and_steadfast_die_are_settled(token: int) -> None:
    """R380: the replacement of the die's actions counts as well as the actions."""
    s = table(owner(token, "die-of-malice", "steadfast-die"), at="turn")
    assert USE not in s.options
    s.do("keep the die")
    assert USE not in s.options
    s.do("instead gauge")
    assert USE in s.options


@pytest.mark.parametrize("token", USABLE)
def test_only_in_ones_own_turn(token: int) -> None:
    s = table(Seat(), owner(token))
    assert s.asked == 0
    assert s.options_of(1) == []
    assert USE not in s.options


@pytest.mark.parametrize("token", USABLE)
def test_between_two_other_actions(token: int) -> None:
    """R380"""
    seat = owner(token)
    seat.hand = ["die-of-malice", "glutton-cauldron"]
    s = use(table(seat).do("summon die-of-malice"), token)
    assert "summon glutton-cauldron" in s.options


@pytest.mark.parametrize("token", USABLE)
def test_never_inside_an_effect(token: int) -> None:
    """R380"""
    seat = owner(token)
    seat.hand = ["amulet-of-fire"]
    seat.reserve = "water+water+water+water+fire+fire"
    s = table(seat).do("summon amulet-of-fire")
    assert (s.kind, USE in s.options) == ("draw-choose", False)


@pytest.mark.parametrize("token", USABLE)
def test_not_after_the_turn_was_ended(token: int) -> None:
    """R380"""
    s = table(owner(token), Seat()).end_turn()
    assert s.kind == "take-die"
    assert USE not in s.options


@pytest.mark.parametrize("token", USABLE)
def test_is_no_activation(token: int) -> None:
    """R380: Thieving Fairies and Heart of Argos do not react."""
    s = use(table(owner(token, "heart-of-argos"), Seat(in_play=["thieving-fairies"])), token)
    assert s.seat(1).crystals == 0
    assert s.seat(0).tokens("heart-of-argos") == "nothing"


@pytest.mark.parametrize("token", USABLE)
def test_throne_of_renewal_does_not_restore_it(token: int) -> None:
    """R380"""
    seat = Seat(
        ["throne-of-renewal", "die-of-malice"], reserve="water+fire+fire", token=token, token_used=True, bonus=2
    )
    s = table(seat).do("summon throne-of-renewal")
    assert s.seat(0).bonus == 1
    assert USE not in s.options


def test_using_it_is_voluntary() -> None:
    """A turn may end without it, the match as well."""
    s = Scenario(Seat(token=7), Seat(), space=12, year=3).end_turn()
    assert s.state.over
    assert s.state.scores() == [0, 0]
