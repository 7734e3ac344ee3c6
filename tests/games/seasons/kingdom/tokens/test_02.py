"""Ability token 2: sacrifice or discard a card; six points are gained."""

from ludoteka.games.seasons.scenario import Scenario, Seat

BOOTS, MALICE, SHIELD = "temporal-boots", "die-of-malice", "shield-of-zira"


def test_a_card_in_play_or_in_hand() -> None:
    s = Scenario(Seat([BOOTS], [MALICE, "purse-of-io"], token=2), Seat()).do("use token")
    assert s.options == [f"discard {BOOTS}", f"sacrifice {MALICE}", "sacrifice purse-of-io"]


def test_a_card_in_play_is_sacrificed() -> None:
    s = Scenario(Seat([BOOTS], [MALICE], token=2), Seat()).do("use token", f"sacrifice {MALICE}")
    assert (s.seat(0).in_play, s.seat(0).hand, s.discard) == ([], [BOOTS], [MALICE])
    assert s.state.view(1)["discard"] == ["base:15"]
    assert s.seat(0).score == 6 - 5


def test_a_card_in_hand_is_discarded_unseen() -> None:
    """R342"""
    s = Scenario(Seat([BOOTS], [MALICE], token=2), Seat()).do("use token", f"discard {BOOTS}")
    assert (s.seat(0).hand, s.discard) == ([], [BOOTS])
    assert (s.state.view(0)["discard"], s.state.view(1)["discard"]) == (["base:7"], [None])
    assert s.seat(0).score == 6 + 8


def test_it_needs_a_card() -> None:
    """R383"""
    assert "use token" not in Scenario(Seat(token=2, archive_2=[BOOTS]), Seat()).options


def test_a_shield_given_up_earns_nothing() -> None:
    """R116: a token is neither a power card nor an enchantment."""
    s = Scenario(Seat([BOOTS], [MALICE, SHIELD], token=2), Seat(), kingdom=True).do("use token", f"sacrifice {SHIELD}")
    assert (s.seat(0).in_play, s.seat(0).hand, s.seat(0).crystals) == ([MALICE], [BOOTS], 0)


def test_a_shield_does_not_step_in() -> None:
    """R116: it is one of the cards that may go, no more."""
    s = Scenario(Seat([BOOTS], [SHIELD], token=2), Seat(), kingdom=True).do("use token")
    assert s.options == [f"discard {BOOTS}", f"sacrifice {SHIELD}"]
    s.do(f"discard {BOOTS}")
    assert (s.seat(0).in_play, s.kind) == ([SHIELD], "main")


def test_cursed_treatise_empties_the_reserve() -> None:
    """R362"""
    s = Scenario(Seat([], ["cursed-treatise-of-arus"], "air+air", token=2), Seat()).do("use token")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([], "nothing")


def test_a_raven_that_copies_the_card_is_lost() -> None:
    """R362"""
    s = Scenario(
        Seat(["raven-the-usurper"], reserve="fire"), Seat(in_play=[MALICE], token=2), kingdom=True, waiting=[1]
    )
    s.do("summon raven-the-usurper", f"copy {MALICE} of seat 1").end_turn()
    s.do("keep the die", "use token")
    assert (s.seat(0).in_play, s.seat(1).in_play) == ([], [])


def test_a_potion_is_not_drunk() -> None:
    s = Scenario(Seat([], ["potion-of-life"], "air", token=2), Seat()).do("use token")
    assert (s.seat(0).in_play, s.seat(0).crystals, s.seat(0).reserve) == ([], 0, "air")
