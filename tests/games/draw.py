"""Random play that is drawn to some options: for the tests in which everything must happen."""

from collections.abc import Callable

from ludoteka.core.chance import Chance
from ludoteka.core.state import Question


def choose(question: Question, weight: Callable[[str], int], chance: Chance) -> int:
    """An option, each as likely as its text is heavy."""
    weights = [weight(text) for text in question.texts]
    place = chance.below(sum(weights))
    for option, share in zip(question.options, weights, strict=True):
        place -= share
        if place < 0:
            return option
    raise AssertionError("weights and options differ in length")
