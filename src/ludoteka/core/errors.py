"""What the kernel refuses, each with a sentence that says what is wrong. The state is untouched after any of them."""


class LudotekaError(Exception):
    """Any input that the engine refuses."""


class Refused(LudotekaError):
    """An answer that cannot be taken: not legal, from the wrong seat, or to a question already answered."""


class BadSetup(LudotekaError):
    """A match cannot be set up like this: unknown game, wrong number of players, unknown setting."""


class BadJournal(LudotekaError):
    """A journal that was cut, edited, or made by another version of the rules."""


class BadState(LudotekaError):
    """A saved state that the rules cannot have made, or cannot go on from."""
