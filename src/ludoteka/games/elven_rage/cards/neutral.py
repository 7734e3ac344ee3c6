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
    dragon("ebrung", initiative=7, lives=6, attacks="SS PP P"),
    neutral("mistress-of-time", initiative=8, lives=3, attacks="P Co P"),
    neutral("eldagar", initiative=7, lives=3, attacks="SS Sh PP"),
    neutral("atranax", initiative=6, lives=4, attacks="PP Fi SS"),
    neutral("goblin", copies=2, initiative=7, lives=2, attacks="S Co S"),
    neutral("orc", copies=2, initiative=6, lives=3, attacks="SS S Sh"),
    neutral("troll", initiative=4, lives=4, attacks="SS Fi SS"),
    neutral("kobold", copies=2, initiative=8, lives=2, attacks="S Mo P"),
    neutral("dwarf", copies=2, initiative=5, lives=3, attacks="Sh SS Sh"),
    neutral("centaur", copies=2, initiative=7, lives=3, attacks="S P SS"),
    neutral("harpy", copies=2, initiative=8, lives=2, attacks="Mo P S"),
    neutral("gnome-sapper", copies=2, initiative=7, lives=2, attacks="Fi P Fi"),
    neutral("lizardman", copies=2, initiative=6, lives=3, attacks="Sh SS P"),
    neutral("wild-boar", initiative=6, lives=2, attacks="S SS -"),
    neutral("stone-giant", initiative=4, lives=3, attacks="SS P Sh"),
    neutral("wraith", initiative=6, lives=2, attacks="P Sh P"),
    neutral("werewolf", initiative=7, lives=3, attacks="SS Co S"),
    neutral("ogre", initiative=5, lives=3, attacks="P SS Co"),
    neutral("mercenary", copies=2, initiative=7, lives=3, attacks="P Sh S"),
    neutral("militia", initiative=6, lives=2, attacks="Sh S Sh"),
    neutral("salamander", initiative=7, lives=2, attacks="Fi P Fi"),
)
TREASURES: Final = catalogue("treasure", TREASURE, treasure("treasure", 5))
# fmt: on
