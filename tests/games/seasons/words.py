"""What the rules of Seasons can ask, offer and tell, and how its names are spelled, for the tests of words."""

import re

from ludoteka.core.declared import named
from ludoteka.games.seasons.shown import Happening, Option, Question

QUESTIONS = named(Question, "kind")
OPTIONS = named(Option, "do")
EVENTS = named(Happening, "kind")


def slug_of(name: str) -> str:
    """`Olaf's Blessed Statue` becomes `olafs-blessed-statue`."""
    return re.sub(r"[^a-z]+", "-", re.sub(r"['’]", "", name.lower())).strip("-")
