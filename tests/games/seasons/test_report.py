"""The numbers of a finished match of Seasons."""

from ludoteka.games.seasons.report import statistics
from ludoteka.games.seasons.scenario import Scenario, Seat


def test_what_is_taken_from_rivals_is_counted_on_both_sides() -> None:
    """Arcano Leech takes crystals from who summons; Ratty Nightshade takes two tokens."""
    robber = Seat(hand=["ratty-nightshade"], crystals=9)
    s = Scenario(robber, Seat(in_play=["arcano-leech"], reserve="air+fire"), kingdom=True).do("summon ratty-nightshade")
    numbers = statistics(s.events, 2)
    [leech] = s.told("crystals-taken")
    assert (numbers["energy-taken"], numbers["energy-given"]) == ([2, 0], [0, 2])
    assert (numbers["crystals-taken"], numbers["crystals-given"]) == ([0, leech["n"]], [leech["n"], 0])
