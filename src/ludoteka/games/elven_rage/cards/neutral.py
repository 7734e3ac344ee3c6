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
    dragon("ebrung", 7, 5, "SS PP P"),
    neutral("mistress-of-time", 1, 8, 2, "P Co S"),
    neutral("eldagar", 1, 6, 3, "SS Sh PP"),
    neutral("atranax", 1, 5, 3, "PP Fi SS"),
    neutral("goblin", 2, 6, 1, "S - S"),
    neutral("orc", 2, 3, 2, "SS S -"),
    neutral("troll", 1, 1, 3, "SS Fi S"),
    neutral("kobold", 2, 7, 1, "S Mo -"),
    neutral("dwarf", 2, 2, 2, "Sh SS Sh"),
    neutral("centaur", 2, 6, 2, "S P S"),
    neutral("harpy", 2, 8, 1, "Mo S S"),
    neutral("gnome-sapper", 2, 4, 1, "Fi P -"),
    neutral("lizardman", 2, 4, 2, "Sh S P"),
    neutral("wild-boar", 1, 5, 1, "- SS -"),
    neutral("stone-giant", 1, 1, 3, "SS P Sh"),
    neutral("wraith", 1, 5, 1, "P - P"),
    neutral("werewolf", 1, 7, 2, "SS Co S"),
    neutral("ogre", 1, 2, 2, "S SS Co"),
    neutral("mercenary", 2, 4, 2, "S Sh S"),
    neutral("militia", 1, 3, 1, "Sh S Sh"),
    neutral("salamander", 1, 5, 2, "Fi S Fi"),
)
TREASURES: Final = catalogue("treasure", TREASURE, treasure("treasure", 5))
# fmt: on
