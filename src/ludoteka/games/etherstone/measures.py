"""What can be counted: for X, for "the player with the most", for points at the end."""

from mypy_extensions import i64

from ludoteka.games.etherstone.cards.definition import (
    ALL_COUNTERS,
    CARDS,
    CARDS_IN_PLAY,
    COLOURS_IN_PLAY,
    COUNTERS,
    DURABILITY,
    EXHAUSTED,
    HAND,
    PACTS,
    POINTS,
    PURPLE_CARDS,
    STONE_COLOURS,
    STONES,
    TECHNOLOGIES,
    TROPHIES,
    WHITE_CARDS,
    WHITE_STONES,
    Step,
)
from ludoteka.games.etherstone.stones import colours, count, size
from ludoteka.games.etherstone.table import Table


def measure(g: Table, seat: i64, card: i64, what: i64) -> i64:
    """How much of something a seat has; `card` is the card that asks."""
    player = g.players[seat]
    if what <= TECHNOLOGIES:  # types are numbered as the measures that count them
        return sum([1 for placed in player.tableau if CARDS[placed.card].kind == what])
    if what == CARDS_IN_PLAY:
        return len(player.tableau)
    if WHITE_CARDS <= what <= PURPLE_CARDS:
        return sum([1 for placed in player.tableau if CARDS[placed.card].colour == what - WHITE_CARDS])
    if what == COLOURS_IN_PLAY:
        return len({CARDS[placed.card].colour for placed in player.tableau})
    if what == EXHAUSTED:
        return sum([1 for placed in player.tableau if placed.exhausted])
    if what == COUNTERS:
        return player.counters_on(card)
    if what == ALL_COUNTERS:
        return player.leader_counters + sum([placed.counters for placed in player.tableau])
    if what == STONES:
        return size(player.stones)
    if what == STONE_COLOURS:
        return colours(player.stones)
    if what == DURABILITY:
        return player.durability
    if what == TROPHIES:
        return len(player.trophies)
    if what == HAND:
        return len(player.hand)
    if what == PACTS:
        return player.pacts
    if what == POINTS:
        return player.points
    return count(player.stones, what - WHITE_STONES)


def has_most(g: Table, seat: i64, what: i64) -> bool:
    """Whether a seat has strictly more than every other: a tie is nobody's (A47)."""
    own = measure(g, seat, 0, what)
    for rival in g.rivals(seat):
        if measure(g, rival, 0, what) >= own:
            return False
    return True


def holds(g: Table, seat: i64, card: i64, step: Step) -> bool:
    """Whether the condition of a step is met."""
    if step.measure < 0:
        return True
    if step.at_least:
        return measure(g, seat, card, step.measure) >= step.at_least
    return has_most(g, seat, step.measure)
