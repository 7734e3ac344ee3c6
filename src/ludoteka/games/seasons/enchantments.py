"""The enchantments of Enchanted Kingdom, by name and as numbered on the cards: number n is the nth name."""

from typing import Final

from mypy_extensions import i64

ELEMENTAL_CONSTRUCTION: Final[i64] = 1
EXTENDED_EXPERIENCE: Final[i64] = 2
NATURAL_SELECTION: Final[i64] = 3
ENTANGLING_ROOTS: Final[i64] = 4
NATURE_SPIRIT: Final[i64] = 5
ARGOS_EMBRACE: Final[i64] = 6
IOS_BOUNTY: Final[i64] = 7
OLAFS_KNOWLEDGE: Final[i64] = 8
DROUGHT: Final[i64] = 9
VISION_OF_DESTINY: Final[i64] = 10

ENCHANTMENTS: Final = (
    "elemental-construction",
    "extended-experience",
    "natural-selection",
    "entangling-roots",
    "nature-spirit",
    "argos-embrace",
    "ios-bounty",
    "olafs-knowledge",
    "drought",
    "vision-of-destiny",
)
