"""What numbers the rules of Etherstone can make at most; verbs and saved fields name them, see core/shape.py."""

from typing import Final

from ludoteka.core.shape import Number, Packed
from ludoteka.games.etherstone import shown
from ludoteka.games.etherstone.cards.definition import FIRST_LEADER, FIRST_THREAT, LAST_CARD
from ludoteka.games.etherstone.stones import COLOURS, MIX

A_CARD: Final = Number(0, LAST_CARD)
AN_ENTITY: Final = Number(1, FIRST_LEADER - 1)
A_LEADER: Final = Number(FIRST_LEADER, FIRST_THREAT - 1)
A_THREAT: Final = Number(FIRST_THREAT, LAST_CARD)
AN_ABILITY: Final = Number(1, 999)  # those that exist are counted by the checks of a position
A_STEP: Final = Number(1, 999)
FEW: Final = Number(0, 20)
MANY: Final = Number(0, 999)  # counters grow with every turn of a card
SOME_STONES: Final = Packed(MIX.bits, *[Number(0, 199)] * COLOURS)
HAND: Final = shown.HAND  # cards that a player has in hand and in play
