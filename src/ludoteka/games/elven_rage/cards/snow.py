"""Snow elves, who rush: they act first, act again and strike where nobody expects them."""

from typing import Final

from ludoteka.games.elven_rage.cards.definition import (
    DOUBLE_PIERCING,
    FOE,
    MOVEMENT,
    OWN,
    catalogue,
    dragon,
    hero,
    warrior,
)
from ludoteka.games.elven_rage.effects.blows import again, bolt, freeze, speed
from ludoteka.games.elven_rage.effects.land import march, rob, teleport
from ludoteka.games.elven_rage.effects.stance import icon, withdraw

# fmt: off
SNOW: Final = catalogue(
    "snow", 27,
    warrior("raider", copies=3, initiative=5, lives=2, attacks="S Mo S", price=1, action=[speed(2, aim=OWN)]),
    warrior("sentry", copies=2, initiative=5, lives=2, attacks="Sh P SS", price=2, action=[withdraw()]),
    warrior("sareons-elite", copies=2, initiative=5, lives=2, attacks="S P SS", price=3, action=[again()]),
    warrior("avalanche-rider", copies=2, initiative=7, lives=1, attacks="Mo SS P", price=2, action=[teleport()]),
    warrior("ice-archer", copies=2, initiative=4, lives=2, attacks="P Co P", price=2,
            action=[speed(-3, aim=FOE)], own_battle=True),
    warrior("frost-wolf", copies=2, initiative=7, lives=2, attacks="S SS Co", price=1,
            action=[icon(MOVEMENT, aim=OWN)]),
    warrior("mammoth", initiative=3, lives=3, attacks="Fi SS Sh", price=4, action=[bolt(1)], own_battle=True),
    warrior("ice-witch", initiative=4, lives=2, attacks="Co Fi P", price=3, action=[freeze()], own_battle=True),
    warrior("storm-herald", initiative=7, lives=2, attacks="SS P Sh", price=4, action=[rob()]),
    hero("blizzard-lord", initiative=6, lives=2, attacks="PP S Sh", price=3, action=[icon(DOUBLE_PIERCING, aim=OWN)]),
    hero("saga-of-the-peaks", initiative=7, lives=2, attacks="SS PP S", price=4, action=[march()]),
    hero("khelgrim-icefist", initiative=6, lives=2, attacks="PP P Sh", price=7, action=[bolt(2), speed(-4)]),
    dragon("rimefang", initiative=7, lives=5, attacks="PP Sh SS"),
)
# fmt: on
