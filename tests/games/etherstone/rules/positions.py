"""Seats for tests of the rules, and what the cards print, so that numbers may be tuned without touching a rule's test.

The seats here stay out of the way: their leaders do nothing in an attack and little with dice, their hands are dear.
"""

from typing import Any

from ludoteka.core.chance import key_from_seed
from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.cards.definition import Ability, card_named
from ludoteka.games.etherstone.cards.threats import THREATS
from ludoteka.games.etherstone.scenario import Scenario, Seat
from ludoteka.games.etherstone.state import EtherstoneState
from ludoteka.games.etherstone.stones import LETTERS, count

LEADER = "ВО002"
RIVAL_LEADER = "ВО010"


def me(**known: Any) -> Seat:
    """The seat a test is about."""
    return Seat(**{"leader": LEADER, "hand": ["ИС014"], **known})


def rival(**known: Any) -> Seat:
    return Seat(**{"leader": RIVAL_LEADER, "hand": ["ИС015"], **known})


def third(**known: Any) -> Seat:
    return Seat(**{"leader": "ВО009", "hand": ["ИС013"], **known})


def price(id: str, other: str = "w") -> str:
    """The stones that pay for an entity exactly, its part in any colours in this one."""
    card = card_named(id)
    coloured = "".join(LETTERS[colour] * int(count(card.cost, colour)) for colour in range(4))
    return coloured + other * int(card.any_cost)


def strength(id: str) -> int:
    return int(card_named(id).strength)


def durability(id: str) -> int:
    """Of a leader at the start, or of a threat."""
    return int(card_named(id).durability)


def points(id: str) -> int:
    return int(card_named(id).points)


def ability(id: str, index: int = 1) -> Ability:
    return card_named(id).abilities[index - 1]


def number(id: str, index: int = 1, step: int = 0) -> int:
    """The number of an effect, or how many times X it is."""
    return abs(int(ability(id, index).branches[0][step].n))


def cost_number(id: str, index: int = 1) -> int:
    return abs(int(ability(id, index).costs[0].n))


def modifier(id: str) -> int:
    """The number of a card's constant ability."""
    return int(card_named(id).modifiers[0].n)


def score(id: str) -> int:
    """The points of a card's ability at the end of the game."""
    return int(card_named(id).at_end[0].n)


def with_strength(total: int) -> str:
    """The duchess with so many counters that she has this strength."""
    return f"УК002: {total - strength('УК002')}"


def row(*threats: str) -> list[str]:
    """An open row of these threats and the thickest others."""
    rest = sorted((card for card in THREATS if card.id not in threats), key=lambda card: -card.durability)
    return [*threats, *(card.id for card in rest)][:3]


def offered(s: Scenario, start: str) -> list[str]:
    """The options that begin with a word."""
    return [text for text in s.options if text.startswith(start)]


def new_match(seats: int, seed: str = "rules", **settings: str) -> EtherstoneState:
    state = GAME.start(seats, key_from_seed(seed), settings)
    assert isinstance(state, EtherstoneState)
    return state


def answer_all(state: EtherstoneState, place: int = 0) -> None:
    """Every seat that owes an answer takes its option at this place."""
    for seat in state.owing():
        state.answer(seat, state.options(seat)[place])


def draft(state: EtherstoneState) -> None:
    """Play the choosing phase to its end."""
    while state.active < 0:
        answer_all(state)
