"""Steadfast Die: its owner may leave the actions of their die for gauge, a token of any kind, or transmuting.

Faces of the first winter die: 2 two water and gauge; 3 two water and 3 crystals; 5 a card; 6 water, air, transmuting.
"""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

DIE = "steadfast-die"
CHOICES = ["use the die", "instead gauge", "instead energy", "instead transmute"]


def at_die(face: int, *in_play: str, reserve: str = "", gauge: int = 5) -> Scenario:
    seat = Seat(in_play=in_play or [DIE], reserve=reserve, gauge=gauge, die=face)
    return Scenario(seat, Seat(), kingdom=True, at="turn")


def test_costs_an_air_and_an_earth() -> None:
    s = Scenario(Seat(hand=[DIE], reserve="air+earth+fire"), Seat(), kingdom=True).do(f"summon {DIE}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([DIE], "fire")
    s = Scenario(Seat(hand=[DIE], reserve="air+air+fire+water"), Seat(), kingdom=True)
    assert f"summon {DIE}" not in s.options


def test_is_worth_ten_prestige() -> None:
    assert Scenario(Seat(in_play=[DIE]), Seat(), kingdom=True).seat(0).score == 10


def test_the_question_comes_before_the_die_is_carried_out() -> None:
    s = at_die(2)
    assert s.options == CHOICES
    assert (s.seat(0).reserve, s.seat(0).gauge) == ("nothing", 5)


def test_the_die_may_be_used_as_usual() -> None:
    s = at_die(2).do("use the die")
    assert (s.seat(0).reserve, s.seat(0).gauge, s.kind) == ("water+water", 6, "main")


def test_instead_the_gauge_rises_by_one() -> None:
    """All actions of the die are left, only one effect is had."""
    s = at_die(3).do("instead gauge")
    assert (s.seat(0).reserve, s.seat(0).gauge, s.seat(0).crystals, s.kind) == ("nothing", 6, 0, "main")
    assert "transmute" not in s.options


@pytest.mark.parametrize("token", ["air", "water", "fire", "earth"])
def test_instead_a_token_of_any_type_is_gained(token: str) -> None:
    """R212"""
    s = at_die(2).do("instead energy")
    assert s.options == ["gain air", "gain water", "gain fire", "gain earth"]
    s.do(f"gain {token}")
    assert (s.seat(0).reserve, s.seat(0).gauge, s.kind) == (token, 5, "main")


def test_the_token_must_find_room() -> None:
    """R330"""
    s = at_die(2, reserve="air+air+air+air+air+air+air").do("instead energy")
    assert "gain fire lose air" in s.options
    assert s.do("gain fire lose air").seat(0).reserve == "air+air+air+air+air+air+fire"


def test_instead_transmuting_is_allowed_this_turn() -> None:
    """R330: plain, at the rates of the season, without a crystal more."""
    s = at_die(2, reserve="earth+earth").do("instead transmute", "transmute", "transmute earth")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (3, "earth")
    assert "transmute" in s.options


def test_transmuting_ends_with_the_turn() -> None:
    seats = [Seat(in_play=[DIE], reserve="earth", die=2), Seat(reserve="earth", die=1)]
    s = Scenario(*seats, kingdom=True, at="turn", waiting=[1]).do("instead transmute").end_turn()
    assert s.asked == 1
    assert "transmute" not in s.options


def test_a_full_gauge_stays() -> None:
    assert at_die(2, gauge=15).do("instead gauge").seat(0).gauge == 15


def test_the_ignored_die_gives_no_card_and_no_draw_bonus() -> None:
    """R049"""
    s = at_die(5).do("instead gauge")
    assert (s.kind, s.seat(0).hand) == ("main", [])
    assert "bonus draw" not in s.options
    assert at_die(5).do("use the die").options == ["draw", "bonus draw"]


def test_the_ignored_die_allows_no_transmuting() -> None:
    s = at_die(6, reserve="earth").do("instead gauge")
    assert "transmute" not in s.options


def test_is_asked_again_every_turn() -> None:
    s = Scenario(Seat(in_play=[DIE], die=2), Seat(), kingdom=True, at="turn", next_faces=[2, 2, 2])
    s.do("instead gauge").end_turn().do("die 1", "die 2")
    assert (s.asked, s.options) == (0, CHOICES)


def test_does_not_help_in_the_turn_it_enters_play() -> None:
    """R212"""
    s = Scenario(Seat(hand=[DIE], reserve="air+earth", die=2), Seat(), kingdom=True, at="turn").do(f"summon {DIE}")
    assert (s.kind, s.seat(0).reserve) == ("main", "water+water")
    assert not any(option.startswith(("instead", "activate")) for option in s.options)


def test_rivals_are_not_asked() -> None:
    s = Scenario(Seat(in_play=[DIE]), Seat(die=1), kingdom=True, at="turn", active=1)
    assert s.kind == "main"


def test_two_do_not_add_up() -> None:
    """R086: one die, one replacement."""
    s = at_die(2, DIE, DIE)
    assert s.options == CHOICES
    s.do("instead gauge")
    assert (s.kind, s.seat(0).gauge) == ("main", 6)


def test_is_no_activation() -> None:
    """R079: a rival's Thieving Fairies stay silent, and it is not turned."""
    s = Scenario(
        Seat(in_play=[DIE], crystals=3, die=2), Seat(in_play=["thieving-fairies"]), kingdom=True, at="turn"
    ).do("instead gauge")
    assert (s.seat(0).crystals, s.seat(1).crystals, s.seat(0).tapped) == (3, 0, [])


def test_die_of_malice_comes_first() -> None:
    """R085: the crystals of a reroll are kept though its result is replaced."""
    seat = Seat(in_play=[DIE, "die-of-malice"], die=3)
    s = Scenario(seat, Seat(), kingdom=True, at="turn", next_faces=[2])
    assert s.options == ["keep the die", "activate die-of-malice"]
    s.do("activate die-of-malice")
    assert s.options == CHOICES
    s.do("instead energy", "gain fire")
    assert (s.seat(0).crystals, s.seat(0).reserve, s.kind) == (2, "fire", "main")


def test_die_of_malice_is_past_once_the_question_is_answered() -> None:
    """R085"""
    seat = Seat(in_play=[DIE, "die-of-malice"], die=3)
    s = Scenario(seat, Seat(), kingdom=True, at="turn").do("keep the die", "use the die")
    assert (s.kind, s.seat(0).crystals) == ("main", 3)
    assert "activate die-of-malice" not in s.options


def test_the_die_stays_taken_and_the_leftover_die_moves_the_season() -> None:
    """R330"""
    s = Scenario(Seat(in_play=[DIE], die=2), Seat(), kingdom=True, at="turn", pips=3).do("instead gauge")
    assert [die["by"] for die in s.state.view(1)["dice"]] == [0, 1, None]
    assert s.end_turn().space == 4


def test_io_s_transmuter_pays_nothing_for_its_transmuting() -> None:
    """R087, R330"""
    s = at_die(3, DIE, "ios-transmuter", reserve="earth").do("instead transmute", "transmute").end_turn()
    assert s.seat(0).crystals == 3


def test_io_s_transmuter_works_when_the_die_is_used() -> None:
    s = at_die(3, DIE, "ios-transmuter", reserve="earth").do("use the die", "transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3 + 3 + 2


def test_all_are_told_that_the_die_is_ignored() -> None:
    assert at_die(2).do("instead gauge").told("die-ignored") == [{"kind": "die-ignored", "seat": 0}]
