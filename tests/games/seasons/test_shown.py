"""What clients are shown is declared in full: every question that the rules ask, with its options."""

from ludoteka.games.seasons.table import VERBS, Verb
from tests.games.seasons.words import QUESTIONS

ASKING = [verb for verb in VERBS if type(verb).offer is not Verb.offer]


def test_the_declared_questions_are_those_that_are_asked() -> None:
    """They are called as their verbs; only cards are split in two steps, and each is a question of its own."""
    assert {verb.name for verb in ASKING} - {"split"} | {"split-hand", "split-year-2"} == QUESTIONS


def test_every_verb_that_offers_something_says_it_as_text_and_as_data() -> None:
    for verb in ASKING:
        assert type(verb).text is not Verb.text, verb.name
        assert type(verb).detail is not Verb.detail, verb.name
