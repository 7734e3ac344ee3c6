"""Ability token 1: draw a card, keep it or discard it; five points are lost."""

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

BOOTS = "temporal-boots"


def test_the_card_is_seen_and_kept() -> None:
    s = Scenario(Seat(token=1), Seat(), deck=[BOOTS]).do("use token")
    assert s.options == [f"keep {BOOTS}", "discard it"]
    s.do(f"keep {BOOTS}")
    assert (s.seat(0).hand, s.seat(0).score) == ([BOOTS], -5 - 5)


def test_or_discarded() -> None:
    s = Scenario(Seat(token=1), Seat(), deck=[BOOTS]).do("use token", "discard it")
    assert (s.seat(0).hand, s.discard, s.seat(0).score) == ([], [BOOTS], -5)


def test_nobody_else_sees_it() -> None:
    s = Scenario(Seat(token=1), Seat(), deck=[BOOTS]).do("use token")
    assert s.state.view(1)["looked"] == {"by": 0, "n": 1, "cards": []}
    s.do("discard it")
    assert (s.state.view(0)["discard"], s.state.view(1)["discard"]) == (["base:7"], [None])


def test_the_draw_of_the_die_is_already_done() -> None:
    """R186: it is never cancelled."""
    s = Scenario(Seat(token=1, die=5), Seat(), at="turn", deck=[BOOTS, "die-of-malice"])
    assert s.kind == "die-draw"
    s.do("draw", f"keep {BOOTS}", "use token", "keep die-of-malice")
    assert s.seat(0).hand == [BOOTS, "die-of-malice"]


def test_it_takes_no_bonus() -> None:
    s = Scenario(Seat(token=1, bonus=3), Seat(), deck=[BOOTS]).do("use token", "discard it")
    assert s.seat(0).bonus == 3


def test_it_needs_a_card_to_draw() -> None:
    """R345: with neither deck nor pile it cannot be chosen."""
    s = Scenario(Seat(token=1), Seat(archive_3=all_but()), level=LEVEL, kingdom=True)
    assert "use token" not in s.options
    s = Scenario(Seat(token=1), Seat(archive_3=all_but(BOOTS)), level=LEVEL, kingdom=True, deck_size=0)
    assert s.do("use token", f"keep {BOOTS}").seat(0).hand == [BOOTS]
