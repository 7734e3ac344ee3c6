"""Beggar's Horn: a token of choice at the end of a round for a reserve of one token or none."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

HORN = "beggars-horn"


def test_costs_air_and_earth() -> None:
    s = Scenario(Seat(hand=[HORN], reserve="air+earth+fire"), Seat()).do(f"summon {HORN}")
    assert s.seat(0).reserve == "fire"


@pytest.mark.parametrize("reserve", ["air+air+water+fire", "earth+earth+water+fire"])
def test_is_not_offered_without_both_tokens(reserve: str) -> None:
    assert f"summon {HORN}" not in Scenario(Seat(hand=[HORN], reserve=reserve, crystals=20), Seat()).options


def test_is_worth_eight_prestige() -> None:
    assert Scenario(Seat(in_play=[HORN]), Seat()).seat(0).score == 8


@pytest.mark.parametrize(("before", "after"), [("", "fire"), ("earth", "fire+earth")])
def test_with_one_token_or_none_its_owner_takes_one_of_their_choice(before: str, after: str) -> None:
    """R245: the gain is compulsory."""
    s = Scenario(Seat(in_play=[HORN], reserve=before), Seat()).end_turn()
    assert (s.asked, s.kind) == (0, "energy")
    assert sorted(s.options) == ["gain air", "gain earth", "gain fire", "gain water"]
    assert s.do("gain fire").seat(0).reserve == after
    assert s.kind == "take-die"


def test_with_two_tokens_it_gives_nothing() -> None:
    s = Scenario(Seat(in_play=[HORN], reserve="air+fire"), Seat()).end_turn()
    assert s.kind == "take-die"
    assert s.seat(0).reserve == "air+fire"


def test_tokens_held_thanks_to_the_grimoire_count() -> None:
    s = Scenario(Seat(hand=["bespelled-grimoire"], in_play=[HORN], reserve="water+earth"), Seat())
    s.do("summon bespelled-grimoire", "gain fire+fire").end_turn()
    assert s.kind == "take-die"


@pytest.mark.parametrize("card", ["amulet-of-water: air+air+air+air", "glutton-cauldron: air+air+air+air"])
def test_tokens_on_other_cards_do_not_count(card: str) -> None:
    s = Scenario(Seat(in_play=[HORN, card], reserve="air"), Seat()).end_turn()
    assert s.do("gain fire").seat(0).reserve == "air+fire"


def test_two_copies_both_help_from_nothing() -> None:
    """R176."""
    s = Scenario(Seat(in_play=[HORN, HORN]), Seat()).end_turn().do("gain fire", "gain water")
    assert s.seat(0).reserve == "water+fire"
    assert s.kind == "take-die"


def test_of_two_copies_only_one_helps_from_one_token() -> None:
    """R176."""
    s = Scenario(Seat(in_play=[HORN, HORN], reserve="air"), Seat()).end_turn().do("gain fire")
    assert s.seat(0).reserve == "air+fire"
    assert s.kind == "take-die"


def test_works_in_the_round_it_was_played() -> None:
    """R262."""
    s = Scenario(Seat(hand=[HORN], reserve="air+earth"), Seat()).do(f"summon {HORN}").end_turn().do("gain water")
    assert s.seat(0).reserve == "water"


def test_energy_cannot_be_thrown_away_for_it() -> None:
    """R230: nothing in the turn drops tokens at will."""
    s = Scenario(Seat(in_play=[HORN], reserve="air+fire"), Seat())
    assert s.options == ["end turn", "bonus exchange", "bonus transmute", "bonus gauge"]


def test_owners_choose_in_the_order_of_the_round() -> None:
    """R013."""
    s = Scenario(Seat(in_play=[HORN]), Seat(), Seat(in_play=[HORN]), first=1).end_turn()
    assert s.asked == 2
    assert s.do("gain air").asked == 0


def test_comes_before_the_token_of_the_season_change() -> None:
    """R013: the Hourglass fills an empty reserve only afterwards."""
    s = Scenario(Seat(in_play=["hourglass-of-time", HORN], reserve="air"), Seat(), space=3).end_turn()
    s.do("gain fire", "gain water")
    assert s.seat(0).reserve == "air+water+fire"
