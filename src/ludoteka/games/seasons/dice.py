"""The twenty season dice: five of each colour, the same five with other energies in each season."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.seasons import shown
from ludoteka.games.seasons.energy import AIR, EARTH, FIRE, WATER, words
from ludoteka.games.seasons.shown import Season

SEASONS: Final[tuple[Season, ...]] = shown.SEASONS
DICE_PER_SEASON: Final[i64] = 5
SPACES_PER_SEASON: Final[i64] = 3


def _rates(*, air: int, water: int, fire: int, earth: int) -> tuple[int, int, int, int]:
    return air, water, fire, earth


# Crystals for one transmuted token, by season and type.
RATES: Final = (
    _rates(air=1, water=1, fire=2, earth=3),  # winter
    _rates(air=2, water=1, fire=3, earth=1),
    _rates(air=3, water=2, fire=1, earth=1),
    _rates(air=1, water=3, fire=1, earth=2),
)


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


def _face(energy: int = 0, symbols: str = "", *, crystals: int = 0, pips: int) -> Face:
    return Face(energy, crystals, "S" in symbols, "T" in symbols, "D" in symbols, pips)


# By season, die and face. S: summoning gauge, T: transmute, D: draw a card.
DICE: Final[list[list[list[Face]]]] = [
    [  # winter
        [_face(FIRE, "ST", pips=3), _face(2 * WATER, "S", pips=2), _face(2 * WATER, crystals=3, pips=1),
         _face(2 * AIR, "S", pips=3), _face(symbols="D", pips=2), _face(WATER + AIR, "T", pips=1)],
        [_face(2 * WATER, "S", pips=3), _face(2 * WATER, crystals=1, pips=2), _face(2 * FIRE, "S", pips=1),
         _face(symbols="D", pips=3), _face(WATER + AIR, "T", pips=2), _face(AIR, "ST", pips=1)],
        [_face(2 * WATER, "S", pips=1), _face(AIR, "ST", pips=2), _face(WATER + AIR, "T", pips=3),
         _face(symbols="D", pips=1), _face(FIRE, "S", pips=2), _face(2 * WATER, crystals=3, pips=3)],
        [_face(WATER + AIR, "T", pips=1), _face(2 * WATER, crystals=2, pips=2), _face(AIR, "ST", pips=3),
         _face(2 * WATER, "S", pips=1), _face(crystals=6, pips=2), _face(FIRE, "S", pips=3)],
        [_face(2 * AIR, "T", pips=2), _face(crystals=6, pips=3), _face(FIRE, "S", pips=1),
         _face(AIR, "ST", pips=1), _face(2 * WATER, "S", pips=3), _face(2 * WATER, crystals=1, pips=2)],
    ],
    [  # spring
        [_face(symbols="D", pips=2), _face(2 * WATER, "S", pips=3), _face(2 * EARTH, crystals=3, pips=1),
         _face(2 * EARTH, "S", pips=2), _face(AIR, "ST", pips=3), _face(EARTH + WATER, "T", pips=1)],
        [_face(WATER, "ST", pips=1), _face(EARTH + WATER, "T", pips=2), _face(symbols="D", pips=3),
         _face(2 * AIR, "S", pips=1), _face(2 * EARTH, crystals=1, pips=2), _face(2 * EARTH, "S", pips=3)],
        [_face(2 * EARTH, "S", pips=1), _face(WATER, "ST", pips=2), _face(EARTH + WATER, "T", pips=3),
         _face(symbols="D", pips=1), _face(AIR, "S", pips=2), _face(2 * EARTH, crystals=3, pips=3)],
        [_face(EARTH + WATER, "T", pips=1), _face(2 * EARTH, crystals=2, pips=2), _face(WATER, "ST", pips=3),
         _face(2 * EARTH, "S", pips=1), _face(crystals=6, pips=2), _face(AIR, "S", pips=3)],
        [_face(WATER, "ST", pips=1), _face(2 * WATER, "T", pips=2), _face(crystals=6, pips=3),
         _face(AIR, "S", pips=1), _face(2 * EARTH, crystals=1, pips=2), _face(2 * EARTH, "S", pips=3)],
    ],
    [  # summer
        [_face(symbols="D", pips=2), _face(2 * EARTH, "S", pips=3), _face(2 * FIRE, crystals=3, pips=1),
         _face(2 * FIRE, "S", pips=2), _face(WATER, "ST", pips=3), _face(FIRE + EARTH, "T", pips=1)],
        [_face(FIRE + EARTH, "T", pips=2), _face(symbols="D", pips=3), _face(2 * WATER, "S", pips=1),
         _face(2 * FIRE, crystals=1, pips=2), _face(2 * FIRE, "S", pips=3), _face(EARTH, "ST", pips=1)],
        [_face(EARTH, "ST", pips=2), _face(FIRE + EARTH, "T", pips=3), _face(symbols="D", pips=1),
         _face(WATER, "S", pips=2), _face(2 * FIRE, crystals=3, pips=3), _face(2 * FIRE, "S", pips=1)],
        [_face(2 * FIRE, crystals=2, pips=2), _face(EARTH, "ST", pips=3), _face(2 * FIRE, "S", pips=1),
         _face(crystals=6, pips=2), _face(WATER, "S", pips=3), _face(FIRE + EARTH, "T", pips=1)],
        [_face(2 * FIRE, "S", pips=3), _face(EARTH, "ST", pips=1), _face(2 * EARTH, "T", pips=2),
         _face(crystals=6, pips=3), _face(WATER, "S", pips=1), _face(2 * FIRE, crystals=1, pips=2)],
    ],
    [  # fall
        [_face(FIRE + AIR, "T", pips=1), _face(symbols="D", pips=2), _face(2 * FIRE, "S", pips=3),
         _face(2 * AIR, crystals=3, pips=1), _face(2 * AIR, "S", pips=2), _face(EARTH, "ST", pips=3)],
        [_face(FIRE, "ST", pips=1), _face(FIRE + AIR, "T", pips=2), _face(symbols="D", pips=3),
         _face(2 * EARTH, "S", pips=1), _face(2 * AIR, crystals=1, pips=2), _face(2 * AIR, "S", pips=3)],
        [_face(2 * AIR, "S", pips=1), _face(FIRE, "ST", pips=2), _face(FIRE + AIR, "T", pips=3),
         _face(symbols="D", pips=1), _face(EARTH, "S", pips=2), _face(2 * AIR, crystals=3, pips=3)],
        [_face(FIRE + AIR, "T", pips=1), _face(2 * AIR, crystals=2, pips=2), _face(FIRE, "ST", pips=3),
         _face(2 * AIR, "S", pips=1), _face(crystals=6, pips=2), _face(EARTH, "S", pips=3)],
        [_face(2 * FIRE, "T", pips=2), _face(crystals=6, pips=3), _face(EARTH, "S", pips=1),
         _face(2 * AIR, crystals=1, pips=2), _face(2 * AIR, "S", pips=3), _face(FIRE, "ST", pips=1)],
    ],
]  # fmt: skip
