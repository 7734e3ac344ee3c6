"""High elves, who hold what they have and waste nothing."""

from typing import Final

from ludoteka.games.elven_rage.cards.definition import (
    COUNTER,
    FIRE_SHIELD,
    OWN,
    SHIELD,
    catalogue,
    dragon,
    hero,
    warrior,
)
from ludoteka.games.elven_rage.effects.blows import again, extra, heal, save, stop
from ludoteka.games.elven_rage.effects.land import cancel, draw, garrison, recover
from ludoteka.games.elven_rage.effects.stance import icon

# fmt: off
HIGH: Final = catalogue(
    "high", 40,
    warrior("spearman", 3, 4, 1, "Sh S Sh", 1, icon(COUNTER, OWN)),
    warrior("sun-archer", 2, 4, 1, "S P S", 2, extra(1, OWN)),
    warrior("shieldbearer", 2, 3, 2, "Sh S Co", 1, icon(SHIELD, OWN)),
    warrior("healer", 2, 4, 1, "S Sh Fi", 2, heal(1)),
    warrior("knight-of-the-sun", 2, 4, 2, "SS Co Sh", 3, icon(FIRE_SHIELD, OWN)),
    warrior("gatekeeper", 2, 2, 2, "Fi S Fi", 3, garrison()),
    warrior("chronicler", 1, 4, 1, "S Mo S", 2, recover()),
    warrior("griffin-rider", 1, 6, 2, "Mo P S", 3, stop()),
    warrior("paladin", 1, 5, 3, "P Sh P", 4, save()),
    hero("lady-aurelia", 5, 2, "Co P S", 4, cancel()),
    hero("steward-elandil", 4, 2, "Sh S Co", 5, draw(3)),
    hero("king-solarion", 7, 3, "P SS PP", 7, again(OWN), heal(3, OWN)),
    dragon("goldscale", 6, 5, "SS Sh PP"),
)
# fmt: on
