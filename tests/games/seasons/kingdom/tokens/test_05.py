"""Ability token 5: cards left in hand bring three points each instead of costing five. It is never used up."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

CARDS = ["temporal-boots", "die-of-malice", "glutton-cauldron"]


@pytest.mark.parametrize("cards", range(4))
def test_cards_in_hand_bring_three_points_each(cards: int) -> None:
    """R187: whether or not it was ever used."""
    assert Scenario(Seat(CARDS[:cards], token=5), Seat()).seat(0).score == 3 * cards
    assert Scenario(Seat(CARDS[:cards]), Seat()).seat(0).score == -5 * cards


def test_at_the_end_of_the_match() -> None:
    s = Scenario(Seat(CARDS, token=5, crystals=4), Seat(CARDS, crystals=4), space=12, year=3).end_turn()
    assert s.state.scores() == [4 + 9, 4 - 15]


def test_there_is_nothing_to_use() -> None:
    s = Scenario(Seat(CARDS, token=5), Seat())
    assert "use token" not in s.options
    assert s.state.view(1)["players"][0]["token_used"] is False


def test_a_rivals_hand_costs_them_as_ever() -> None:
    assert Scenario(Seat(token=5), Seat(CARDS)).seat(1).score == -15


def test_only_cards_in_hand_count() -> None:
    """Cards still waiting for a later year are none."""
    assert Scenario(Seat(token=5, archive_3=CARDS), Seat()).seat(0).score == 0
