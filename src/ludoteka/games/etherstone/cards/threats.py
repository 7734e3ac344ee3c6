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
    points,
    ready,
    ready_all,
    reroll,
    rivals_lose,
    summon,
    threat,
)

THREATS: Final = catalogue(
    89,
    threat("УГ001", gain(ANY, 2), level=1, durability=3, strength=1, points=1),
    threat("УГ002", gain(RED, 2), gain(BLACK, 1), level=1, durability=3, strength=2, points=1),
    threat("УГ003", heal(2), level=1, durability=4, strength=1, points=2),
    threat("УГ004", points(1), gain(ANY, 1), level=1, durability=4, strength=2, points=1),
    threat("УГ005", gain(GREEN, 2), counters_on(1), level=1, durability=5, strength=1, points=2),
    threat("УГ006", points(1), gain(ANY, 1), level=2, durability=6, strength=2, points=2),
    threat("УГ007", gain(RED, 2), reroll(2), level=2, durability=6, strength=4, points=3),
    threat("УГ008", ready(2), points(1), level=2, durability=6, strength=2, points=2),
    threat("УГ009", points(1), heal(1), level=2, durability=6, strength=3, points=3),
    threat("УГ010", points(1), gain(ANY, 2), level=2, durability=7, strength=2, points=3),
    threat("УГ011", summon(less=2), level=2, durability=7, strength=3, points=3),
    threat("УГ012", points(1), heal(1), level=3, durability=9, strength=3, points=4),
    threat("УГ013", gain(ANY, 2), banish(7), level=3, durability=9, strength=5, points=5),
    threat("УГ014", points(2), level=3, durability=9, strength=4, points=5),
    threat("УГ015", ready_all(), points(1), level=3, durability=9, strength=3, points=4),
    threat("УГ016", summon(less=3), level=3, durability=10, strength=4, points=5),
    threat("УГ017", points(1), rivals_lose(1), level=3, durability=10, strength=3, points=5),
    threat("УГ018", points(1), gain(ANY, 2), level=3, durability=11, strength=5, points=6),
)
