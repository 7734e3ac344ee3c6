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
    warrior("spearman", copies=3, initiative=4, lives=1, attacks="Sh S Sh", price=1, action=[icon(COUNTER, aim=OWN)]),
    warrior("sun-archer", copies=2, initiative=4, lives=1, attacks="S P S", price=2, action=[extra(1, aim=OWN)]),
    warrior("shieldbearer", copies=2, initiative=3, lives=2, attacks="Sh S Co", price=1,
            action=[icon(SHIELD, aim=OWN)]),
    warrior("healer", copies=2, initiative=4, lives=1, attacks="S Sh Fi", price=2, action=[heal(1)]),
    warrior("knight-of-the-sun", copies=2, initiative=4, lives=2, attacks="SS Co Sh", price=3,
            action=[icon(FIRE_SHIELD, aim=OWN)]),
    warrior("gatekeeper", copies=2, initiative=2, lives=2, attacks="Fi S Fi", price=3, action=[garrison()]),
    warrior("chronicler", initiative=4, lives=1, attacks="S Mo S", price=2, action=[recover()]),
    warrior("griffin-rider", initiative=6, lives=2, attacks="Mo P S", price=3, action=[stop()]),
    warrior("paladin", initiative=5, lives=3, attacks="P Sh P", price=4, action=[save()]),
    hero("lady-aurelia", initiative=5, lives=2, attacks="Co P S", price=4, action=[cancel()]),
    hero("steward-elandil", initiative=4, lives=2, attacks="Sh S Co", price=5, action=[draw(3)]),
    hero("king-solarion", initiative=7, lives=3, attacks="P SS PP", price=7, action=[again(aim=OWN), heal(3, aim=OWN)]),
    dragon("goldscale", initiative=6, lives=5, attacks="SS Sh PP"),
)
# fmt: on
