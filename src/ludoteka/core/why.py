"""Why something cannot be done: what all games share. A game's own reasons stand in its `shown.py` and `why.py`."""

from typing import Any, Literal, TypedDict

from ludoteka.core.declared import misfit
from ludoteka.core.errors import Refused
from ludoteka.core.event import Data


class Untimely(TypedDict):
    """The match is over, or another question is to be answered first."""

    kind: Literal["over", "question"]


class OthersChoose(TypedDict):
    """It is for others to choose."""

    kind: Literal["waiting"]
    seats: list[int]


def check_form(thing: Data, declared: Any) -> None:
    """Raise Refused unless the thing has one of the forms that the game declares."""
    wrong = misfit(thing, declared, "the thing")
    if wrong:
        raise Refused(wrong)
