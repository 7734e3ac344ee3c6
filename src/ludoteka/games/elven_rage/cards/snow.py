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
    own_battle,
    warrior,
)
from ludoteka.games.elven_rage.effects.blows import again, bolt, freeze, speed
from ludoteka.games.elven_rage.effects.land import march, rob, teleport
from ludoteka.games.elven_rage.effects.stance import icon, withdraw

# fmt: off
SNOW: Final = catalogue(
    "snow", 27,
    warrior("raider", 3, 5, 2, "S Mo S", 1, speed(2, OWN)),
    warrior("sentry", 2, 5, 2, "Sh P SS", 2, withdraw()),
    warrior("sareons-elite", 2, 5, 2, "S P SS", 3, again()),
    warrior("avalanche-rider", 2, 7, 1, "Mo SS P", 2, teleport()),
    own_battle(warrior("ice-archer", 2, 4, 2, "P Co P", 2, speed(-3, FOE))),
    warrior("frost-wolf", 2, 7, 2, "S SS Co", 1, icon(MOVEMENT, OWN)),
    own_battle(warrior("mammoth", 1, 3, 3, "Fi SS Sh", 4, bolt(1))),
    own_battle(warrior("ice-witch", 1, 4, 2, "Co Fi P", 3, freeze())),
    warrior("storm-herald", 1, 7, 2, "SS P Sh", 4, rob()),
    hero("blizzard-lord", 6, 2, "PP S Sh", 3, icon(DOUBLE_PIERCING, OWN)),
    hero("saga-of-the-peaks", 7, 2, "SS PP S", 4, march()),
    hero("khelgrim-icefist", 6, 2, "PP P Sh", 7, bolt(2), speed(-4)),
    dragon("rimefang", 7, 5, "PP Sh SS"),
)
# fmt: on
