"""Lantern of Xidit: 3 crystals at the end for every token in the reserve."""

from ludoteka.games.seasons.scenario import Scenario, Seat

LANTERN = "lantern-of-xidit"


def test_costs_three_fire_and_three_earth() -> None:
    short = Seat(hand=[LANTERN], reserve="air+fire+fire+fire+earth+earth")
    assert f"summon {LANTERN}" not in Scenario(short, Seat()).options
    s = Scenario(Seat(hand=[LANTERN], reserve="fire+fire+fire+earth+earth+earth"), Seat()).do(f"summon {LANTERN}")
    assert (s.seat(0).reserve, s.seat(0).in_play) == ("nothing", [LANTERN])


def test_is_worth_twenty_four_with_an_empty_reserve() -> None:
    assert Scenario(Seat(in_play=[LANTERN]), Seat()).seat(0).score == 24


def test_gives_three_crystals_for_each_token_at_the_end_of_the_game() -> None:
    s = Scenario(Seat(in_play=[LANTERN], reserve="air+fire"), Seat(), year=3, space=12).end_turn()
    assert s.state.final == [24 + 6, 0]


def test_tokens_on_bespelled_grimoire_count() -> None:
    s = Scenario(Seat(in_play=[LANTERN, "bespelled-grimoire"], reserve="+".join(["air"] * 10)), Seat())
    assert s.seat(0).score == 24 + 8 + 30


def test_tokens_on_amulet_of_water_and_glutton_cauldron_do_not_count() -> None:
    seat = Seat(in_play=[LANTERN, "amulet-of-water: air+air", "glutton-cauldron: air"], reserve="air")
    assert Scenario(seat, Seat()).seat(0).score == 24 + 6 + 0 + 3


def test_two_give_six_for_each_token() -> None:
    """R194"""
    assert Scenario(Seat(in_play=[LANTERN, LANTERN], reserve="air+fire"), Seat()).seat(0).score == 48 + 12


def test_tokens_are_worth_nothing_without_it() -> None:
    """R197: not even when a rival has one."""
    s = Scenario(Seat(reserve="air+fire"), Seat(in_play=[LANTERN]))
    assert (s.seat(0).score, s.seat(1).score) == (0, 24)


def test_a_token_of_the_very_last_season_change_counts() -> None:
    """R020"""
    s = Scenario(Seat(in_play=[LANTERN, "hourglass-of-time"]), Seat(), year=3, space=12).end_turn()
    assert s.kind == "energy"
    s.do("gain fire")
    assert s.state.final == [24 + 6 + 3, 0]


def test_gains_at_the_end_do_not_influence_each_other() -> None:
    """R278"""
    seat = Seat(in_play=[LANTERN, "ragfields-helm", "sealed-chest-of-urm"], reserve="air", crystals=1)
    assert Scenario(seat, Seat()).seat(0).score == 1 + (24 + 10 + 10) + 3 + 20 + 20


def test_its_gain_cannot_be_spent() -> None:
    """R278: nothing happens before the end of the game."""
    s = Scenario(Seat(in_play=[LANTERN], reserve="air+fire"), Seat()).end_turn()
    assert s.seat(0).crystals == 0
