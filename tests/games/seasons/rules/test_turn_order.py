"""Rulebook, "Players' turns" and "Order of actions": what comes first, who acts when, what may be taken back."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.rules.prelude import draft, kind, new_match, offered, split, table

# --- within a turn ---


def test_the_die_comes_before_the_free_part() -> None:
    """R009: energy, crystals and gauge are booked, then surplus energy is discarded, then the player is free."""
    s = Scenario(Seat(reserve="air+air+air+air+air+air", hand=["temporal-boots"], die=3), Seat(), at="turn")
    assert s.seat(0).crystals == 3
    assert s.kind == "trim"
    s.do("lose air")
    assert s.kind == "main"


def test_the_free_part_is_in_any_order() -> None:
    s = Scenario(
        Seat(hand=["amulet-of-earth"], in_play=["kairn-the-destroyer"], reserve="earth+earth+fire+fire", die=6),
        Seat(crystals=9),
        at="turn",
    )
    assert s.options == [
        "end turn",
        "transmute",
        "bonus exchange",
        "bonus transmute",
        "bonus gauge",
        "summon amulet-of-earth",
        "activate kairn-the-destroyer",
    ]
    s.do("bonus gauge", "activate kairn-the-destroyer", "discard fire", "transmute", "transmute fire")
    s.do("summon amulet-of-earth", "bonus transmute")
    assert s.kind == "main"


def test_a_turn_ends_when_its_player_says_so() -> None:
    """R229: also with nothing else to do, and never by itself."""
    s = Scenario(Seat(bonus=3), Seat(die=2), waiting=[1])
    assert (s.asked, s.options) == (0, ["end turn"])
    s.end_turn()
    assert s.asked == 1


def test_a_turn_cannot_end_before_the_draw_is_settled() -> None:
    """R010, R229"""
    s = Scenario(Seat(die=5), Seat(), at="turn")
    with pytest.raises(Refused):
        s.end_turn()
    s.do("draw")
    with pytest.raises(Refused):
        s.end_turn()
    s.do("discard it").end_turn()


def test_unused_activations_lapse_with_the_turn() -> None:
    """R229: no second turn in the same round."""
    s = Scenario(Seat(in_play=["idol-of-the-familiar"]), Seat(die=2), waiting=[1])
    s.end_turn()
    assert (s.asked, s.kind) == (1, "main")
    s.end_turn()
    assert s.kind == "take-die"
    assert s.seat(0).crystals == 0


def test_an_effect_is_finished_before_anything_else() -> None:
    """R227: during the choice of Amulet of Fire its owner can do nothing else."""
    s = Scenario(
        Seat(hand=["amulet-of-fire", "temporal-boots"], reserve="fire+fire+earth"),
        Seat(),
        deck=[3, 4, 5, 6],
        transmuting=True,
    )
    s.do("summon amulet-of-fire")
    assert all(option.startswith("keep ") for option in s.options)


# --- before the die: the reroll window ---


def test_with_die_of_malice_the_turn_opens_with_the_reroll_question() -> None:
    """R231: before any gain is booked; nothing else is possible there."""
    s = Scenario(
        Seat(in_play=["die-of-malice", "idol-of-the-familiar"], hand=["temporal-boots"], reserve="fire+fire", die=3),
        Seat(),
        at="turn",
    )
    assert s.kind == "before-die"
    assert s.options == ["keep the die", "activate die-of-malice"]
    assert (s.seat(0).crystals, s.seat(0).reserve) == (0, "fire+fire")


def test_declining_closes_the_window() -> None:
    """R231: even with two copies."""
    s = Scenario(Seat(in_play=["die-of-malice"] * 2, die=3), Seat(), at="turn").do("keep the die")
    assert s.kind == "main"
    assert not any("die-of-malice" in option for option in s.options)


def test_using_the_last_copy_closes_the_window() -> None:
    """R231, R232: the second question comes after the first new result was seen."""
    s = Scenario(Seat(in_play=["die-of-malice"] * 2, die=3), Seat(), at="turn", next_faces=(6, 2))
    s.do("activate die-of-malice")
    assert (s.kind, s.state.face(0).words()) == ("before-die", "air+water transmute .")
    s.do("activate die-of-malice#2")
    assert s.kind == "main"
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("water+water", 4)


# --- whose turn ---


def test_turns_go_clockwise_from_the_first_player() -> None:
    """R220"""
    s = Scenario(Seat(), Seat(die=2), Seat(die=2), Seat(die=2), active=0, first=0, waiting=[1, 2, 3])
    for seat in range(4):
        assert s.asked == seat
        s.end_turn()


def test_only_the_player_on_turn_acts() -> None:
    """R225"""
    s = Scenario(Seat(), Seat(hand=["temporal-boots"], in_play=["idol-of-the-familiar"]))
    assert s.state.owing() == [0]
    with pytest.raises(Refused, match="seat 1 owes no answer"):
        s.do("summon temporal-boots", seat=1)


def test_the_game_waits_for_others_whom_an_effect_asks_and_then_goes_on() -> None:
    """R226: clockwise from the left of the player on turn, whose turn is not over."""
    two = ["temporal-boots", "glutton-cauldron"]
    s = Scenario(
        Seat(in_play=["staff-of-spring", "potion-of-power"]),
        Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=two),
        active=1,
    )
    s.do("summon syllas-the-faithful")
    assert (s.asked, s.kind) == (2, "sacrifice")
    s.do("sacrifice temporal-boots")
    assert (s.asked, s.kind) == (0, "sacrifice")
    s.do("sacrifice potion-of-power")
    assert (s.asked, s.kind) == (1, "main")


def test_the_first_player_role_moves_to_the_left_after_every_round() -> None:
    """R012"""
    s = Scenario(Seat(), Seat(die=2), Seat(die=2), first=0, waiting=[1, 2], pips=1)
    for first in (1, 2, 0, 1):
        while s.kind != "take-die":
            s.do("end turn" if s.kind == "main" else s.options[0])
        assert (s.state.first, s.asked) == (first, first)
        for _ in range(3):
            s.do(s.options[0])


@pytest.mark.parametrize("space", [1, 3, 12])
def test_the_first_player_role_moves_also_across_seasons_and_years(space: int) -> None:
    """R012"""
    s = Scenario(Seat(), Seat(), Seat(), active=2, first=0, space=space)
    s.end_turn()
    assert s.state.first == 1


# --- taking back ---


def test_an_own_action_can_be_taken_back_while_nothing_was_revealed() -> None:
    """R281"""
    match = new_match(2, "undo")
    draft(match)
    split(match)
    while kind(match) != "main":
        match.answer(match.state.seat, offered(match, match.state.seat)[0])
    seat = match.state.seat
    before = table(match).to_json()
    match.answer(seat, "bonus gauge")
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    match.undo(seat)
    assert table(match).to_json() == before


def test_what_lies_behind_a_drawn_card_cannot_be_taken_back() -> None:
    """R281"""
    for seed in range(200):
        match = new_match(2, f"draw {seed}")
        draft(match)
        split(match)
        first, last = match.state.seat, 1 - match.state.seat
        match.answer(first, "die 1")
        match.answer(last, "die 2")
        if kind(match) == "die-draw":
            match.answer(first, "draw")
            assert not match.can_undo(first)
            match.answer(first, "discard it")
            assert match.can_undo(first)  # the choice, not the draw
            match.undo(first)
            assert kind(match) == "keep"
            assert not match.can_undo(first)
            return
    raise AssertionError("no first die with a draw symbol in two hundred matches")


def test_what_lies_behind_another_seats_answer_cannot_be_taken_back() -> None:
    """R281"""
    match = new_match(2, "undo")
    draft(match)
    split(match)
    first = match.state.seat
    match.answer(first, "die 1")
    match.answer(1 - first, "die 2")
    assert not match.can_undo(first)
