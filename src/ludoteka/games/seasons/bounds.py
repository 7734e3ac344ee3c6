"""The numbers of boards and tokens, and what numbers the rules can make at most: verbs and saved fields name those."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.shape import Number, Packed

GAUGE_MAX: Final[i64] = 15
BONUS_MAX: Final[i64] = 3
BONUS_PENALTY: Final[tuple[int, ...]] = (0, 5, 12, 20)
PASSIVE_TOKEN: Final[i64] = 5  # needs no use: cards left in hand bring points

MOST_ROUNDS: Final = 99  # three years have at most 36 spaces; cards that turn the wheel back add a few rounds
MOST_STORED: Final = 48  # tokens on a card that takes one each round
MOST_TOKENS: Final = 64  # in a reserve that is still to be trimmed
CARDS_IN_ALL: Final = 140
CARDS_IN_PLAY: Final = 40  # before one player: the gauge allows 15, but cards are passed on

UID: Final = Number(0, 400)  # of a card that has entered play, 0 for none
ELEMENT_MASK: Final = Number(0, 15)
SOME_CRYSTALS: Final = Number(0, 20)
FEW: Final = Number(0, 9)
SOME_TOKENS: Final = Packed(8, *[Number(0, MOST_TOKENS)] * 4)
FEW_TOKENS: Final = Packed(8, *[FEW] * 4)  # that a card gives at once
