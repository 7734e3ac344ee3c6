"""What matters now, said by a game's coach to whoever is to choose. See `Game.coach`."""

from typing import Final, NamedTuple

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.event import Data
from ludoteka.core.game import Game
from ludoteka.core.state import State

MOST: Final = 3  # more than this nobody reads before a choice
KEY: Final = key_from_seed("coach")  # always the same, so that the same view brings the same advice


class Note(NamedTuple):
    """Something that matters now, and the part of the rulebook that tells it in full."""

    data: Data
    rule: str


def counsel(game: Game, state: State, seat: int) -> list[Note]:
    """What matters for the choice that a seat owes, the most important first; nothing where it owes none.

    What the seat cannot know is dealt anew before the coach looks.
    """
    coach = game.coach()
    if coach is None or seat not in state.owing():
        return []
    found = coach.notes(state.determinize(seat, Chance(KEY)), seat)[:MOST]
    return [Note(note, coach.RULES[note["kind"]]) for note in found]
