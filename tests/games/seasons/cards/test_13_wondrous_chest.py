"""Wondrous Chest: three crystals at the end of a round for a reserve of four tokens or more."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

CHEST = "wondrous-chest"


def test_costs_water_and_fire() -> None:
    s = Scenario(Seat(hand=[CHEST], reserve="water+fire+earth"), Seat()).do(f"summon {CHEST}")
    assert s.seat(0).reserve == "earth"


@pytest.mark.parametrize("reserve", ["water+water+air+earth", "fire+fire+air+earth"])
def test_is_not_offered_without_both_tokens(reserve: str) -> None:
    assert f"summon {CHEST}" not in Scenario(Seat(hand=[CHEST], reserve=reserve, crystals=20), Seat()).options


def test_is_worth_four_prestige() -> None:
    assert Scenario(Seat(in_play=[CHEST]), Seat()).seat(0).score == 4


@pytest.mark.parametrize(
    ("reserve", "crystals"),
    [("", 0), ("air+air+air", 0), ("air+water+fire+earth", 3), ("air+air+air+air+air+air+air", 3)],
)
def test_gives_three_crystals_for_four_tokens_or_more(reserve: str, crystals: int) -> None:
    s = Scenario(Seat(in_play=[CHEST], reserve=reserve), Seat(reserve="air+air+air+air")).end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals) == (crystals, 0)
    assert s.seat(0).reserve == (reserve or "nothing")


def test_tokens_held_thanks_to_the_grimoire_count() -> None:
    eight = "air+air+air+air+air+air+air+air"
    assert Scenario(Seat(in_play=[CHEST, "bespelled-grimoire"], reserve=eight), Seat()).end_turn().seat(0).crystals == 3
    s = Scenario(Seat(hand=["bespelled-grimoire"], in_play=[CHEST], reserve="air+air+water+earth"), Seat())
    s.do("summon bespelled-grimoire", "gain fire+fire").end_turn()
    assert s.seat(0).crystals == 3


@pytest.mark.parametrize("card", ["amulet-of-water: air+air+air+air", "glutton-cauldron: air+air+air+air"])
def test_tokens_on_other_cards_do_not_count(card: str) -> None:
    assert Scenario(Seat(in_play=[CHEST, card], reserve="air+air+air"), Seat()).end_turn().seat(0).crystals == 0


def test_two_copies_give_six() -> None:
    """R177."""
    s = Scenario(Seat(in_play=[CHEST, CHEST], reserve="air+air+air+air"), Seat()).end_turn()
    assert s.seat(0).crystals == 6


def test_works_in_the_round_it_was_played() -> None:
    """R262."""
    s = Scenario(Seat(hand=[CHEST], reserve="water+fire+air+air+air+air"), Seat()).do(f"summon {CHEST}").end_turn()
    assert s.seat(0).crystals == 3


def test_works_for_its_owner_whoever_played_last() -> None:
    s = Scenario(Seat(), Seat(in_play=[CHEST], reserve="air+air+air+air")).end_turn()
    assert s.seat(1).crystals == 3


def test_a_token_of_the_season_change_comes_too_late() -> None:
    """R013: effects at the end of the round come before the marker moves."""
    s = Scenario(Seat(in_play=[CHEST, "hourglass-of-time"], reserve="air+air+air"), Seat(), space=3).end_turn()
    assert s.kind == "energy"
    s.do("gain air")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+air+air+air", 0)


def test_damned_soul_takes_its_crystals_before() -> None:
    """R014: the three of the Chest are not lost."""
    s = Scenario(Seat(in_play=[CHEST, "damned-soul-of-onys"], reserve="air+air+air+air", crystals=1), Seat()).end_turn()
    assert s.seat(0).crystals == 3


def test_works_at_the_end_of_the_last_round() -> None:
    s = Scenario(Seat(in_play=[CHEST], reserve="air+air+air+air"), Seat(), year=3, space=12).end_turn()
    assert s.state.over
    assert s.seat(0).score == 4 + 3
