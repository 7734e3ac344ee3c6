"""The guards of Farrun: Ebrung, servants of the new gods, the local peoples, and treasures among them."""

from typing import Final

from ludoteka.games.elven_rage.cards.definition import (
    FIRST_NEUTRAL,
    NEUTRAL,
    TREASURE,
    catalogue,
    dragon,
    neutral,
    treasure,
)

# fmt: off
NEUTRALS: Final = catalogue(
    NEUTRAL, FIRST_NEUTRAL,
    dragon("ebrung", 7, 6, "SS PP P"),
    neutral("mistress-of-time", 1, 8, 3, "P Co P"),
    neutral("eldagar", 1, 7, 3, "SS Sh PP"),
    neutral("atranax", 1, 6, 4, "PP Fi SS"),
    neutral("goblin", 2, 7, 2, "S Co S"),
    neutral("orc", 2, 6, 3, "SS S Sh"),
    neutral("troll", 1, 4, 4, "SS Fi SS"),
    neutral("kobold", 2, 8, 2, "S Mo P"),
    neutral("dwarf", 2, 5, 3, "Sh SS Sh"),
    neutral("centaur", 2, 7, 3, "S P SS"),
    neutral("harpy", 2, 8, 2, "Mo P S"),
    neutral("gnome-sapper", 2, 7, 2, "Fi P Fi"),
    neutral("lizardman", 2, 6, 3, "Sh SS P"),
    neutral("wild-boar", 1, 6, 2, "S SS -"),
    neutral("stone-giant", 1, 4, 3, "SS P Sh"),
    neutral("wraith", 1, 6, 2, "P Sh P"),
    neutral("werewolf", 1, 7, 3, "SS Co S"),
    neutral("ogre", 1, 5, 3, "P SS Co"),
    neutral("mercenary", 2, 7, 3, "P Sh S"),
    neutral("militia", 1, 6, 2, "Sh S Sh"),
    neutral("salamander", 1, 7, 2, "Fi P Fi"),
)
TREASURES: Final = catalogue("treasure", TREASURE, treasure("treasure", 5))
# fmt: on
