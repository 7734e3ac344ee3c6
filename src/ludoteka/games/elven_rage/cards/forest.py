"""Forest elves, who win by tricks and combinations.

A warrior reads: name, copies, initiative, lives, attacks left, forward and right, price of the action, action.
"""

from typing import Final

from ludoteka.games.elven_rage.cards.definition import COUNTER, OWN, catalogue, dragon, hero, warrior
from ludoteka.games.elven_rage.effects.blows import again, bolt, extra, heal, redirect
from ludoteka.games.elven_rage.effects.land import cancel, draw, scout
from ludoteka.games.elven_rage.effects.stance import icon, relieve, swap, turn

# fmt: off
FOREST: Final = catalogue(
    "forest", 1,
    warrior("pathfinder", copies=3, initiative=5, lives=1, attacks="P Mo S", price=1, action=[scout()]),
    warrior("sniper", copies=2, initiative=6, lives=1, attacks="P SS Co", price=2, action=[extra(1)]),
    warrior("dryad", copies=2, initiative=5, lives=2, attacks="Co S Sh", price=1, action=[turn()]),
    warrior("leaf-dancer", copies=2, initiative=7, lives=1, attacks="Mo P Mo", price=2, action=[swap(aim=OWN)]),
    warrior("thicket-keeper", copies=2, initiative=3, lives=2, attacks="Sh P Sh", price=3,
            action=[icon(COUNTER, aim=OWN)]),
    warrior("illusionist", copies=2, initiative=5, lives=2, attacks="S Co S", price=3,
            action=[redirect()], own_battle=True),
    warrior("treant", initiative=2, lives=3, attacks="SS Fi SS", price=4, action=[heal(1)]),
    warrior("moth-rider", initiative=8, lives=1, attacks="Mo S P", price=2, action=[relieve()]),
    warrior("whisperer", initiative=6, lives=2, attacks="SS Sh Co", price=3, action=[cancel()]),
    hero("miraina-sharpleaf", initiative=7, lives=2, attacks="P SS P", price=4, action=[bolt(1)]),
    hero("elion-of-the-glade", initiative=6, lives=2, attacks="S Fi S", price=5, action=[cancel(), draw(1)]),
    hero("green-mother", initiative=5, lives=2, attacks="Fi PP Sh", price=7, action=[again(aim=OWN), heal(2, aim=OWN)]),
    dragon("thornwing", initiative=7, lives=5, attacks="SS Co PP"),
)
# fmt: on
