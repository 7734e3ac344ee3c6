"""The twenty season dice: five of each colour, the same five with other energies in each season."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.seasons import shown
from ludoteka.games.seasons.energy import AIR, EARTH, FIRE, WATER, words
from ludoteka.games.seasons.shown import Season

SEASONS: Final[tuple[Season, ...]] = shown.SEASONS
DICE_PER_SEASON: Final[i64] = 5
SPACES_PER_SEASON: Final[i64] = 3

# Crystals for one transmuted token, by season and type (air, water, fire, earth).
RATES: Final = ((1, 1, 2, 3), (2, 1, 3, 1), (3, 2, 1, 1), (1, 3, 1, 2))


class Face:
    """One side of a die."""

    def __init__(self, energy: int, crystals: int, gauge: bool, transmute: bool, draw: bool, pips: int) -> None:
        self.energy: i64 = energy
        self.crystals: i64 = crystals
        self.gauge = gauge
        self.transmute = transmute
        self.draw = draw
        self.pips: i64 = pips

    def words(self) -> str:
        """The face as text, e.g. `water+water gauge ..`."""
        parts = []
        if self.energy:
            parts.append(words(self.energy))
        if self.crystals:
            parts.append(f"{self.crystals} crystals")
        if self.gauge:
            parts.append("gauge")
        if self.transmute:
            parts.append("transmute")
        if self.draw:
            parts.append("draw")
        parts.append("." * self.pips)
        return " ".join(parts)


def season_of(space: i64) -> i64:
    """The season of a space of the wheel: 0 winter, 1 spring, 2 summer, 3 fall."""
    return (space - 1) // SPACES_PER_SEASON


def _face(energy: int, crystals: int, symbols: str, pips: int) -> Face:
    return Face(energy, crystals, "S" in symbols, "T" in symbols, "D" in symbols, pips)


# By season, die and face. S: summoning gauge, T: transmute, D: draw a card; then the pips.
DICE: Final[list[list[list[Face]]]] = [
    [  # winter
        [_face(FIRE, 0, "ST", 3), _face(2 * WATER, 0, "S", 2), _face(2 * WATER, 3, "", 1),
         _face(2 * AIR, 0, "S", 3), _face(0, 0, "D", 2), _face(WATER + AIR, 0, "T", 1)],
        [_face(2 * WATER, 0, "S", 3), _face(2 * WATER, 1, "", 2), _face(2 * FIRE, 0, "S", 1),
         _face(0, 0, "D", 3), _face(WATER + AIR, 0, "T", 2), _face(AIR, 0, "ST", 1)],
        [_face(2 * WATER, 0, "S", 1), _face(AIR, 0, "ST", 2), _face(WATER + AIR, 0, "T", 3),
         _face(0, 0, "D", 1), _face(FIRE, 0, "S", 2), _face(2 * WATER, 3, "", 3)],
        [_face(WATER + AIR, 0, "T", 1), _face(2 * WATER, 2, "", 2), _face(AIR, 0, "ST", 3),
         _face(2 * WATER, 0, "S", 1), _face(0, 6, "", 2), _face(FIRE, 0, "S", 3)],
        [_face(2 * AIR, 0, "T", 2), _face(0, 6, "", 3), _face(FIRE, 0, "S", 1),
         _face(AIR, 0, "ST", 1), _face(2 * WATER, 0, "S", 3), _face(2 * WATER, 1, "", 2)],
    ],
    [  # spring
        [_face(0, 0, "D", 2), _face(2 * WATER, 0, "S", 3), _face(2 * EARTH, 3, "", 1),
         _face(2 * EARTH, 0, "S", 2), _face(AIR, 0, "ST", 3), _face(EARTH + WATER, 0, "T", 1)],
        [_face(WATER, 0, "ST", 1), _face(EARTH + WATER, 0, "T", 2), _face(0, 0, "D", 3),
         _face(2 * AIR, 0, "S", 1), _face(2 * EARTH, 1, "", 2), _face(2 * EARTH, 0, "S", 3)],
        [_face(2 * EARTH, 0, "S", 1), _face(WATER, 0, "ST", 2), _face(EARTH + WATER, 0, "T", 3),
         _face(0, 0, "D", 1), _face(AIR, 0, "S", 2), _face(2 * EARTH, 3, "", 3)],
        [_face(EARTH + WATER, 0, "T", 1), _face(2 * EARTH, 2, "", 2), _face(WATER, 0, "ST", 3),
         _face(2 * EARTH, 0, "S", 1), _face(0, 6, "", 2), _face(AIR, 0, "S", 3)],
        [_face(WATER, 0, "ST", 1), _face(2 * WATER, 0, "T", 2), _face(0, 6, "", 3),
         _face(AIR, 0, "S", 1), _face(2 * EARTH, 1, "", 2), _face(2 * EARTH, 0, "S", 3)],
    ],
    [  # summer
        [_face(0, 0, "D", 2), _face(2 * EARTH, 0, "S", 3), _face(2 * FIRE, 3, "", 1),
         _face(2 * FIRE, 0, "S", 2), _face(WATER, 0, "ST", 3), _face(FIRE + EARTH, 0, "T", 1)],
        [_face(FIRE + EARTH, 0, "T", 2), _face(0, 0, "D", 3), _face(2 * WATER, 0, "S", 1),
         _face(2 * FIRE, 1, "", 2), _face(2 * FIRE, 0, "S", 3), _face(EARTH, 0, "ST", 1)],
        [_face(EARTH, 0, "ST", 2), _face(FIRE + EARTH, 0, "T", 3), _face(0, 0, "D", 1),
         _face(WATER, 0, "S", 2), _face(2 * FIRE, 3, "", 3), _face(2 * FIRE, 0, "S", 1)],
        [_face(2 * FIRE, 2, "", 2), _face(EARTH, 0, "ST", 3), _face(2 * FIRE, 0, "S", 1),
         _face(0, 6, "", 2), _face(WATER, 0, "S", 3), _face(FIRE + EARTH, 0, "T", 1)],
        [_face(2 * FIRE, 0, "S", 3), _face(EARTH, 0, "ST", 1), _face(2 * EARTH, 0, "T", 2),
         _face(0, 6, "", 3), _face(WATER, 0, "S", 1), _face(2 * FIRE, 1, "", 2)],
    ],
    [  # fall
        [_face(FIRE + AIR, 0, "T", 1), _face(0, 0, "D", 2), _face(2 * FIRE, 0, "S", 3),
         _face(2 * AIR, 3, "", 1), _face(2 * AIR, 0, "S", 2), _face(EARTH, 0, "ST", 3)],
        [_face(FIRE, 0, "ST", 1), _face(FIRE + AIR, 0, "T", 2), _face(0, 0, "D", 3),
         _face(2 * EARTH, 0, "S", 1), _face(2 * AIR, 1, "", 2), _face(2 * AIR, 0, "S", 3)],
        [_face(2 * AIR, 0, "S", 1), _face(FIRE, 0, "ST", 2), _face(FIRE + AIR, 0, "T", 3),
         _face(0, 0, "D", 1), _face(EARTH, 0, "S", 2), _face(2 * AIR, 3, "", 3)],
        [_face(FIRE + AIR, 0, "T", 1), _face(2 * AIR, 2, "", 2), _face(FIRE, 0, "ST", 3),
         _face(2 * AIR, 0, "S", 1), _face(0, 6, "", 2), _face(EARTH, 0, "S", 3)],
        [_face(2 * FIRE, 0, "T", 2), _face(0, 6, "", 3), _face(EARTH, 0, "S", 1),
         _face(2 * AIR, 1, "", 2), _face(2 * AIR, 0, "S", 3), _face(FIRE, 0, "ST", 1)],
    ],
]  # fmt: skip
