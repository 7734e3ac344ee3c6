"""Rulebook, "Transmuting energy tokens": rates, permission, repetition, surplus."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

# Frequent types are worth 1, the rare one 2, the absent one 3.
RATES = {
    "winter": {"air": 1, "water": 1, "fire": 2, "earth": 3},
    "spring": {"air": 2, "water": 1, "fire": 3, "earth": 1},
    "summer": {"air": 3, "water": 2, "fire": 1, "earth": 1},
    "fall": {"air": 1, "water": 3, "fire": 1, "earth": 2},
}
CASES = [(season, kind, worth) for season, rates in RATES.items() for kind, worth in rates.items()]


@pytest.mark.parametrize(("season", "kind", "worth"), CASES)
def test_crystals_for_a_token_by_season(season: str, kind: str, worth: int) -> None:
    s = Scenario(Seat(reserve=kind), Seat(), season=season, transmuting=True)
    s.do("transmute")  # a single token leaves nothing to choose
    assert (s.seat(0).crystals, s.seat(0).reserve) == (worth, "nothing")


def test_the_rulebooks_example() -> None:
    """One fire and two earth in winter make eight crystals."""
    s = Scenario(Seat(reserve="fire+earth+earth+water"), Seat(), transmuting=True)
    s.do("transmute", "transmute fire+earth+earth")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (8, "water")


def test_any_number_and_mix_of_tokens() -> None:
    s = Scenario(Seat(reserve="air+air+fire"), Seat(), transmuting=True)
    s.do("transmute")
    assert sorted(s.options) == [
        "transmute air",
        "transmute air+air",
        "transmute air+air+fire",
        "transmute air+fire",
        "transmute fire",
    ]


def test_transmuting_may_be_repeated_with_other_actions_in_between() -> None:
    """R045: the permission lasts until the end of the turn."""
    s = Scenario(Seat(reserve="fire+fire+earth", hand=["temporal-boots"]), Seat(), space=1, transmuting=True)
    s.do(
        "transmute", "transmute earth", "summon temporal-boots", "forward 1", "transmute", "transmute fire", "transmute"
    )
    assert s.seat(0).crystals == 3 + 2 + 2
    assert "transmute" not in s.options  # nothing left


def test_without_permission_nothing_is_transmuted() -> None:
    s = Scenario(Seat(reserve="fire+earth"), Seat())
    assert "transmute" not in s.options


def test_the_permission_ends_with_the_turn() -> None:
    """R229: the neighbour, without the symbol, may not use it; nor its owner in the next round."""
    s = Scenario(Seat(reserve="fire+earth", die=6), Seat(reserve="fire+earth", die=2), at="turn", waiting=[1])
    assert "transmute" in s.options
    s.end_turn()
    assert s.asked == 1
    assert "transmute" not in s.options


def test_the_surplus_of_a_bonus_ends_with_the_turn() -> None:
    """R229"""
    s = Scenario(Seat(reserve="fire"), Seat(reserve="fire", die=6), waiting=[1])
    s.do("bonus transmute", "end turn", "transmute", "transmute fire")
    assert s.asked == 1
    assert s.seat(1).crystals == 2


def test_rates_follow_the_current_season_of_the_marker() -> None:
    """R007: Temporal Boots change the rates in mid-turn; the die stays a winter die."""
    s = Scenario(Seat(reserve="earth+earth", hand=["temporal-boots"]), Seat(), space=3, transmuting=True)
    s.do("transmute", "transmute earth")
    assert s.seat(0).crystals == 3
    s.do("summon temporal-boots", "forward 1", "transmute")
    assert s.seat(0).crystals == 3 + 1


# --- the bonus ---


def test_the_bonus_allows_transmuting_at_one_crystal_more() -> None:
    """The rulebook's example: an earth token in winter gives 4 instead of 3."""
    s = Scenario(Seat(reserve="earth"), Seat())
    s.do("bonus transmute", "transmute")
    assert s.seat(0).crystals == 4


def test_the_bonus_counts_for_every_token_until_the_end_of_the_turn() -> None:
    """R045"""
    s = Scenario(Seat(reserve="fire+fire+earth"), Seat())
    s.do("bonus transmute", "transmute", "transmute fire+earth", "transmute")
    assert s.seat(0).crystals == (2 + 1) + (3 + 1) + (2 + 1)


def test_the_bonus_adds_up_with_itself() -> None:
    """R044: each use makes every further token worth one more."""
    s = Scenario(Seat(reserve="fire+fire+fire+earth"), Seat())
    s.do("bonus transmute", "transmute", "transmute fire")
    assert s.seat(0).crystals == 3
    s.do("bonus transmute", "transmute", "transmute fire")
    assert s.seat(0).crystals == 3 + 4
    s.do("bonus transmute", "transmute", "transmute fire+earth")
    assert s.seat(0).crystals == 3 + 4 + 5 + 6


def test_tokens_transmuted_before_the_bonus_earn_nothing_more() -> None:
    """R273"""
    s = Scenario(Seat(reserve="fire+earth"), Seat(), transmuting=True)
    s.do("transmute", "transmute earth", "bonus transmute")
    assert s.seat(0).crystals == 3


def test_bonus_and_purses_add_up() -> None:
    """R273: table value, bonuses of this turn, own Purses of Io."""
    s = Scenario(Seat(reserve="earth", in_play=["purse-of-io"] * 2), Seat(in_play=[]))
    s.do("bonus transmute", "transmute")
    assert s.seat(0).crystals == 3 + 1 + 2


def test_a_purse_of_a_rival_does_not_help() -> None:
    s = Scenario(Seat(reserve="earth"), Seat(in_play=["purse-of-io"]), transmuting=True)
    s.do("transmute")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (3, 0)


# --- cards that transmute ---


def test_balance_of_ishtar_gives_no_general_permission() -> None:
    """R274"""
    s = Scenario(Seat(reserve="fire+fire+fire+earth", in_play=["balance-of-ishtar"]), Seat())
    s.do("activate balance-of-ishtar")
    assert s.seat(0).crystals == 9
    assert "transmute" not in s.options


def test_tree_of_light_gives_the_permission_until_the_end_of_the_turn() -> None:
    """R274: the token discarded for it earns nothing."""
    s = Scenario(Seat(reserve="fire+earth+earth", in_play=["tree-of-light"]), Seat())
    s.do("activate tree-of-light", "discard fire")
    assert s.seat(0).crystals == 0
    s.do("transmute", "transmute earth", "transmute")
    assert s.seat(0).crystals == 6


def test_potion_of_life_neither_gives_nor_ends_a_permission() -> None:
    """R091"""
    life = Seat(reserve="fire", in_play=["potion-of-life", "amulet-of-water: earth"])
    without = Scenario(life, Seat()).do("activate potion-of-life")
    assert without.seat(0).crystals == 4
    assert "transmute" not in without.options
    with_symbol = Scenario(life, Seat(), transmuting=True).do("activate potion-of-life")
    assert "transmute" in with_symbol.options


# --- tokens on cards ---


def test_tokens_on_amulet_of_water_can_be_transmuted() -> None:
    """R392, R036, R247: from one place at a time; repeating it mixes them."""
    s = Scenario(Seat(reserve="fire", in_play=["amulet-of-water: earth+air"]), Seat(), transmuting=True)
    s.do("transmute")
    assert s.options == [
        "transmute fire",
        "transmute earth@amulet-of-water",
        "transmute air@amulet-of-water",
        "transmute air+earth@amulet-of-water",
    ]
    s.do("transmute earth@amulet-of-water", "transmute", "transmute fire")
    assert s.seat(0).crystals == 3 + 2
    assert s.seat(0).tokens("amulet-of-water") == "air"


def test_tokens_on_glutton_cauldron_cannot_be_transmuted() -> None:
    """R183"""
    s = Scenario(Seat(in_play=["glutton-cauldron: earth+earth"]), Seat(), transmuting=True)
    assert "transmute" not in s.options
