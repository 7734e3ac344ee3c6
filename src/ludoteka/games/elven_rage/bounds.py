"""What numbers the rules of Elven Rage can make at most; verbs and saved fields name them, see core/shape.py."""

from typing import Final

from ludoteka.core.shape import Number
from ludoteka.games.elven_rage.cards.definition import ARTIFACTS, FIRST_ARTIFACT, TREASURE

MOST_SQUADS: Final = 5  # one more than players
MOST_FIGHTERS: Final = 16  # six, and those who relieve others
ANY_CARD: Final = Number(1, FIRST_ARTIFACT + ARTIFACTS - 1)
WARRIOR: Final = Number(1, TREASURE)  # or a treasure among them
ARTIFACT: Final = Number(FIRST_ARTIFACT, FIRST_ARTIFACT + ARTIFACTS - 1)
FIGHTER: Final = Number(0, MOST_FIGHTERS - 1)
NO_FIGHTER: Final = Number(-1, FIGHTER.high)
AIM: Final = Number(0, 2047)  # a target, as its effect packs it
