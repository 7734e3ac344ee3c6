"""The eighteen threats: five of level I, six of level II, seven of level III."""

from typing import Final

from ludoteka.games.etherstone.cards.words import (
    ANY,
    BLACK,
    GREEN,
    RED,
    banish,
    catalogue,
    counters_on,
    gain,
    heal,
    opponents_lose,
    points,
    ready,
    ready_all,
    reroll,
    summon,
    threat,
)

THREATS: Final = catalogue(
    89,
    threat("УГ001", 1, 3, 1, 1, gain(ANY, 2)),
    threat("УГ002", 1, 3, 2, 1, gain(RED, 2), gain(BLACK, 1)),
    threat("УГ003", 1, 4, 1, 2, heal(2)),
    threat("УГ004", 1, 4, 2, 1, points(1), gain(ANY, 1)),
    threat("УГ005", 1, 5, 1, 2, gain(GREEN, 2), counters_on(1)),
    threat("УГ006", 2, 6, 2, 2, points(1), gain(ANY, 1)),
    threat("УГ007", 2, 6, 4, 3, gain(RED, 2), reroll(2)),
    threat("УГ008", 2, 6, 2, 2, ready(2), points(1)),
    threat("УГ009", 2, 6, 3, 3, points(1), heal(1)),
    threat("УГ010", 2, 7, 2, 3, points(1), gain(ANY, 2)),
    threat("УГ011", 2, 7, 3, 3, summon(less=2)),
    threat("УГ012", 3, 9, 3, 4, points(1), heal(1)),
    threat("УГ013", 3, 9, 5, 5, gain(ANY, 2), banish(7)),
    threat("УГ014", 3, 9, 4, 5, points(2)),
    threat("УГ015", 3, 9, 3, 4, ready_all(), points(1)),
    threat("УГ016", 3, 10, 4, 5, summon(less=3)),
    threat("УГ017", 3, 10, 3, 5, points(1), opponents_lose(1)),
    threat("УГ018", 3, 11, 5, 6, points(1), gain(ANY, 2)),
)
