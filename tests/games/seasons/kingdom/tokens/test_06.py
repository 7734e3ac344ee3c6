"""Ability token 6: transmuting is allowed this turn, one crystal more for each token; no points."""

from ludoteka.games.seasons.scenario import Scenario, Seat


def test_transmuting_is_allowed_and_brings_a_crystal_more() -> None:
    """Winter: air 1, earth 3."""
    s = Scenario(Seat(reserve="air+earth", token=6), Seat())
    assert "transmute" not in s.options
    s.do("use token", "transmute", "transmute air+earth")
    assert (s.seat(0).crystals, s.seat(0).score) == (1 + 3 + 2, 6)


def test_it_adds_to_bonuses_used_before_and_after() -> None:
    """R050, R384"""
    s = Scenario(Seat(reserve="air", token=6), Seat())
    s.do("bonus transmute", "bonus transmute", "use token", "transmute")
    assert s.seat(0).crystals == 1 + 2 + 1
    s = Scenario(Seat(reserve="air", token=6), Seat()).do("use token", "bonus transmute", "transmute")
    assert s.seat(0).crystals == 1 + 1 + 1


def test_it_adds_to_purse_of_io() -> None:
    """R384"""
    s = Scenario(Seat([], ["purse-of-io"], "air", token=6), Seat()).do("use token", "transmute")
    assert s.seat(0).crystals == 1 + 1 + 1


def test_tokens_transmuted_before_earn_nothing_more() -> None:
    """R384"""
    s = Scenario(Seat(reserve="air+air", token=6), Seat(), transmuting=True)
    s.do("transmute", "transmute air", "use token", "transmute")
    assert s.seat(0).crystals == 1 + 2


def test_balance_of_ishtar_is_raised() -> None:
    """R384"""
    s = Scenario(Seat([], ["balance-of-ishtar"], "air+air+air", token=6), Seat())
    assert s.do("use token", "activate balance-of-ishtar").seat(0).crystals == 3 * 4


def test_potion_of_life_is_raised() -> None:
    """R384"""
    s = Scenario(Seat([], ["potion-of-life"], "air+air", token=6), Seat())
    assert s.do("use token", "activate potion-of-life").seat(0).crystals == 2 * 5


def test_it_ends_with_the_turn() -> None:
    s = Scenario(Seat(token=6), Seat(reserve="air", die=5), waiting=[1]).do("use token").end_turn()
    s.do("transmute", "transmute air")  # by seat 1's die
    assert s.seat(1).crystals == 1


def test_it_is_gone_in_the_next_turn() -> None:
    s = Scenario(Seat(token=6, reserve="air"), Seat(), next_faces=(2, 1, 1)).do("use token").end_turn()
    s.do("die 1", "die 2")
    assert (s.asked, "transmute" in s.options) == (0, False)
