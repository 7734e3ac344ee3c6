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
    warrior,
)
from ludoteka.games.elven_rage.effects.blows import bolt, extra, freeze
from ludoteka.games.elven_rage.effects.land import dig, shame
from ludoteka.games.elven_rage.effects.stance import icon

# fmt: off
BLACK: Final = catalogue(
    "black", 14,
    warrior("initiate", copies=3, initiative=4, lives=1, attacks="S Sh S", price=1, action=[icon(SHIELD)]),
    warrior("dark-crystal-priest", copies=2, initiative=4, lives=2, attacks="S Co Sh", price=4,
            action=[bolt(1)], own_battle=True),
    warrior("darn-guard", copies=2, initiative=5, lives=2, attacks="Sh S P", price=3, action=[extra(1)]),
    warrior("black-lancer", copies=2, initiative=6, lives=1, attacks="P P Co", price=4,
            action=[icon(PIERCING, aim=OWN)]),
    warrior("fanatic", copies=2, initiative=5, lives=1, attacks="S SS S", price=3,
            action=[icon(DOUBLE_SIMPLE, aim=OWN)]),
    warrior("stone-bearer", copies=2, initiative=4, lives=1, attacks="Fi S Sh", price=5,
            action=[freeze()], own_battle=True),
    warrior("night-rider", initiative=6, lives=2, attacks="Mo S P", price=3, action=[dig(3)]),
    warrior("torturer", initiative=4, lives=1, attacks="S SS S", price=5, action=[shame()]),
    warrior("bone-golem", initiative=2, lives=3, attacks="PP Fi SS", price=6, action=[icon(DOUBLE_PIERCING, aim=OWN)]),
    hero("janira", initiative=7, lives=2, attacks="SS P Sh", price=5, action=[extra(2)]),
    hero("voice-of-the-stone", initiative=6, lives=2, attacks="PP Co Fi", price=7, action=[bolt(2)]),
    hero("lord-malgor", initiative=7, lives=2, attacks="PP S P", price=8, action=[bolt(2), freeze()]),
    dragon("ashmaw", initiative=6, lives=5, attacks="PP Fi SS"),
)
# fmt: on
