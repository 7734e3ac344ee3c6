"""What the rules of Seasons can ask and offer, and how its names are spelled, for the tests of words."""

import re

from ludoteka.games.seasons import details
from ludoteka.games.seasons.table import VERBS
from tests.words import option_kinds, question_kinds

QUESTIONS = question_kinds(VERBS) - {"split"} | {"split-hand", "split-year-2"}  # cards are split in two ways
OPTIONS = option_kinds(details) | details._PAYMENTS  # payments are called as the question


def slug_of(name: str) -> str:
    """`Olaf's Blessed Statue` becomes `olafs-blessed-statue`."""
    return re.sub(r"[^a-z]+", "-", re.sub(r"['’]", "", name.lower())).strip("-")
