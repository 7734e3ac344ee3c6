"""Forest elves, who win by tricks and combinations.

A warrior reads: name, copies, initiative, lives, attacks left, forward and right, price of the action, action.
"""

from typing import Final

from ludoteka.games.elven_rage.cards.definition import COUNTER, OWN, catalogue, dragon, hero, own_battle, warrior
from ludoteka.games.elven_rage.effects.blows import again, bolt, extra, heal, redirect
from ludoteka.games.elven_rage.effects.land import cancel, draw, scout
from ludoteka.games.elven_rage.effects.stance import icon, relieve, swap, turn

# fmt: off
FOREST: Final = catalogue(
    "forest", 1,
    warrior("pathfinder", 3, 5, 1, "P Mo S", 1, scout()),
    warrior("sniper", 2, 6, 1, "P SS Co", 2, extra(1)),
    warrior("dryad", 2, 5, 2, "Co S Sh", 1, turn()),
    warrior("leaf-dancer", 2, 7, 1, "Mo P Mo", 2, swap(OWN)),
    warrior("thicket-keeper", 2, 3, 2, "Sh P Sh", 3, icon(COUNTER, OWN)),
    own_battle(warrior("illusionist", 2, 5, 2, "S Co S", 3, redirect())),
    warrior("treant", 1, 2, 3, "SS Fi SS", 4, heal(1)),
    warrior("moth-rider", 1, 8, 1, "Mo S P", 2, relieve()),
    warrior("whisperer", 1, 6, 2, "SS Sh Co", 3, cancel()),
    hero("miraina-sharpleaf", 7, 2, "P SS P", 4, bolt(1)),
    hero("elion-of-the-glade", 6, 2, "S Fi S", 5, cancel(), draw(1)),
    hero("green-mother", 5, 2, "Fi PP Sh", 7, again(OWN), heal(2, OWN)),
    dragon("thornwing", 7, 5, "SS Co PP"),
)
# fmt: on
