"""What a computer player is: it sees a position only as its seat may know it."""

from ludoteka.core.chance import Chance
from ludoteka.core.state import State


class Bot:
    """A player at one seat with a stream of chance of its own, never the match's."""

    name = ""

    def __init__(self, key: bytes) -> None:
        self.chance = Chance(key)

    def choose(self, state: State, seat: int) -> int:
        """An option for the question the seat owes. What the seat cannot know is dealt anew before the bot looks."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        return self.pick(state.determinize(seat, self.chance), seat)

    def pick(self, state: State, seat: int) -> int:
        """An option, from a position that the seat could be in."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal option, each equally likely."""

    name = "random"

    def pick(self, state: State, seat: int) -> int:
        options = state.options(seat)
        return options[self.chance.below(len(options))]
