"""Black elves, slow to start and crushing later."""

from typing import Final

from ludoteka.games.elven_rage.cards.definition import (
    DOUBLE_PIERCING,
    DOUBLE_SIMPLE,
    OWN,
    PIERCING,
    SHIELD,
    catalogue,
    dragon,
    hero,
    own_battle,
    warrior,
)
from ludoteka.games.elven_rage.effects.blows import bolt, extra, freeze
from ludoteka.games.elven_rage.effects.land import dig, shame
from ludoteka.games.elven_rage.effects.stance import icon

# fmt: off
BLACK: Final = catalogue(
    "black", 14,
    warrior("initiate", 3, 4, 1, "S Sh S", 1, icon(SHIELD)),
    own_battle(warrior("dark-crystal-priest", 2, 4, 2, "S Co Sh", 4, bolt(1))),
    warrior("darn-guard", 2, 5, 2, "Sh S P", 3, extra(1)),
    warrior("black-lancer", 2, 6, 1, "P P Co", 4, icon(PIERCING, OWN)),
    warrior("fanatic", 2, 5, 1, "S SS S", 3, icon(DOUBLE_SIMPLE, OWN)),
    own_battle(warrior("stone-bearer", 2, 4, 1, "Fi S Sh", 5, freeze())),
    warrior("night-rider", 1, 6, 2, "Mo S P", 3, dig(3)),
    warrior("torturer", 1, 4, 1, "S SS S", 5, shame()),
    warrior("bone-golem", 1, 2, 3, "PP Fi SS", 6, icon(DOUBLE_PIERCING, OWN)),
    hero("janira", 7, 2, "SS P Sh", 5, extra(2)),
    hero("voice-of-the-stone", 6, 2, "PP Co Fi", 7, bolt(2)),
    hero("lord-malgor", 7, 2, "PP S P", 8, bolt(2), freeze()),
    dragon("ashmaw", 6, 5, "PP Fi SS"),
)
# fmt: on
