"""All cards of the box in the order of their codes."""

from typing import Final

from ludoteka.games.etherstone.cards.definition import number_abilities
from ludoteka.games.etherstone.cards.distortions import DISTORTIONS
from ludoteka.games.etherstone.cards.leaders import LEADERS
from ludoteka.games.etherstone.cards.lights import LIGHTS
from ludoteka.games.etherstone.cards.mists import MISTS
from ludoteka.games.etherstone.cards.salamanders import SALAMANDERS
from ludoteka.games.etherstone.cards.tamers import TAMERS
from ludoteka.games.etherstone.cards.threats import THREATS

ENTITIES: Final = [*MISTS, *TAMERS, *SALAMANDERS, *LIGHTS, *DISTORTIONS]
ALL_CARDS: Final = [*ENTITIES, *LEADERS, *THREATS]

number_abilities(ALL_CARDS)
