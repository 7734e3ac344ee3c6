"""Rulebook, "Actions of the season dice": what a die gives, and in which order."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

# Faces of the first winter die: 1 fire gauge transmute, 2 water+water gauge, 3 water+water 3 crystals, 4 air+air gauge,
# 5 draw, 6 air+water transmute.


def at_turn(die: int, gauge: int = 10) -> Scenario:
    return Scenario(Seat(die=die, gauge=gauge), Seat(), at="turn")


@pytest.mark.parametrize(
    ("die", "reserve", "crystals", "gauge"),
    [
        (1, "fire", 0, 4),
        (2, "water+water", 0, 4),
        (3, "water+water", 3, 3),
        (4, "air+air", 0, 4),
        (6, "air+water", 0, 3),
    ],
)
def test_energy_crystals_and_gauge_of_the_die(die: int, reserve: str, crystals: int, gauge: int) -> None:
    """R009: granted in full when the turn begins, before any question."""
    s = at_turn(die=die, gauge=3)
    assert s.kind == "main"
    assert (s.seat(0).reserve, s.seat(0).crystals, s.seat(0).gauge) == (reserve, crystals, gauge)


def test_what_the_die_gives_cannot_be_declined() -> None:
    """R223: the first question of the turn comes after the gains."""
    s = at_turn(die=3)
    assert [event.kind for event in s.events] == ["crystals-gained", "energy-gained"]


def test_six_crystals() -> None:
    s = Scenario(Seat(die=5), Seat(), at="turn", dice={"winter": (4, 1, 2)})
    assert (s.seat(0).crystals, s.seat(0).reserve) == (6, "nothing")


def test_the_gauge_stops_at_fifteen() -> None:
    """R051: what goes beyond is lost."""
    s = at_turn(die=2, gauge=15)
    assert s.seat(0).gauge == 15
    assert s.seat(0).reserve == "water+water"


def test_pips_of_the_own_die_give_nothing() -> None:
    """R221: the third face of the first winter die has one pip, the leftover die two."""
    s = Scenario(Seat(die=3), Seat(), at="turn", pips=2)
    s.end_turn()
    assert s.space == 3


@pytest.mark.parametrize("die", [1, 6])
def test_a_transmute_symbol_allows_transmuting(die: int) -> None:
    assert "transmute" in at_turn(die=die).options


@pytest.mark.parametrize("die", [2, 3, 4])
def test_without_the_symbol_transmuting_is_not_allowed(die: int) -> None:
    assert "transmute" not in at_turn(die=die).options


def test_transmuting_is_the_only_part_of_a_die_that_may_be_left_undone() -> None:
    """R223"""
    s = at_turn(die=6)
    s.end_turn()
    assert (s.seat(0).crystals, s.seat(0).reserve) == (0, "air+water")


# --- drawing a card ---


def drawing(deck: tuple[str, ...] = ("staff-of-spring", "purse-of-io"), bonus: int = 0) -> Scenario:
    return Scenario(Seat(die=5, bonus=bonus), Seat(), at="turn", deck=deck)


def test_a_drawn_card_is_seen_and_then_kept() -> None:
    """R011"""
    s = drawing().do("draw")
    assert s.kind == "keep"
    assert s.options == ["keep staff-of-spring", "discard it"]
    s.do("keep staff-of-spring")
    assert s.seat(0).hand == ["staff-of-spring"]
    assert s.discard == []


def test_a_drawn_card_is_seen_and_then_discarded() -> None:
    """R011"""
    s = drawing().do("draw", "discard it")
    assert s.seat(0).hand == []
    assert s.discard == ["staff-of-spring"]


def test_a_drawn_card_may_be_summoned_in_the_same_turn() -> None:
    s = drawing(deck=("temporal-boots",)).do("draw", "keep temporal-boots")
    assert "summon temporal-boots" in s.options


def test_the_draw_comes_before_everything_else() -> None:
    """R010, R172: neither summoning, activating, transmuting, the other bonuses nor ending the turn is possible."""
    s = Scenario(
        Seat(die=5, hand=["temporal-boots"], in_play=["kairn-the-destroyer"], reserve="fire+fire"), Seat(), at="turn"
    )
    assert s.kind == "die-draw"
    assert s.options == ["draw", "bonus draw"]


def test_a_hand_may_hold_any_number_of_cards() -> None:
    hand = tuple(range(1, 21))
    s = Scenario(Seat(die=5, hand=hand), Seat(), at="turn", deck=["staff-of-spring"])
    s.do("draw", "keep staff-of-spring")
    assert len(s.seat(0).hand) == 21


def test_the_draw_bonus_replaces_the_draw() -> None:
    """R048: two cards are seen and exactly one is kept."""
    s = drawing().do("bonus draw")
    assert s.options == ["keep staff-of-spring", "keep purse-of-io"]
    s.do("keep purse-of-io")
    assert s.seat(0).hand == ["purse-of-io"]
    assert s.discard == ["staff-of-spring"]
    assert s.seat(0).bonus == 1
    assert s.kind == "main"


def test_without_bonuses_left_the_card_is_drawn_at_once() -> None:
    s = drawing(bonus=3)
    assert s.kind == "keep"
    assert s.looked == ["staff-of-spring"]


def test_the_draw_bonus_needs_the_draw_symbol() -> None:
    """R048"""
    for die in (1, 2, 3, 4, 6):
        assert not any("draw" in option for option in at_turn(die=die).options)


def test_the_draw_bonus_never_upgrades_a_draw_by_a_card() -> None:
    """R048: Amulet of Fire shows its four cards, no more."""
    s = Scenario(Seat(hand=["amulet-of-fire"], reserve="fire+fire"), Seat(), deck=[3, 4, 5, 6, 7])
    s.do("summon amulet-of-fire")
    assert s.kind == "draw-choose"
    assert len(s.options) == 4


def test_the_draw_counts_as_settled_when_no_card_is_left() -> None:
    """R269: with neither deck nor discard pile the turn goes on."""
    archive = [card for card in range(1, 51) for _ in range(2)]
    s = Scenario(Seat(die=5, archive_3=archive), Seat(), at="turn", year=2)
    assert s.kind == "main"
    assert s.seat(0).hand == []


def test_the_draw_bonus_with_a_single_card_left_shows_and_keeps_that_one() -> None:
    """R269"""
    archive = [card for card in range(1, 51) for _ in range(2) if card != 6] + [6]
    s = Scenario(Seat(die=5, archive_3=archive), Seat(), at="turn", year=2, deck=["staff-of-spring"])
    s.do("bonus draw")
    assert s.seat(0).hand == ["staff-of-spring"]
    assert s.kind == "main"
