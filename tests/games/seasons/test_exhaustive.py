"""Random matches until every card was used in every way it can be, with all invariants checked at every decision.

Play is random with a bias: towards cards and effects, and above all towards what no match has shown yet.
"""

from typing import NamedTuple

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.event import Event
from ludoteka.core.state import Decision, State
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.cards.base import BASE
from ludoteka.games.seasons.cards.definition import Card

MOST_MATCHES = 1000  # about five times as many as are needed
USES = {  # by the event that tells of it: the option that does it, and a card that brings it about
    "summoned": ("summon", ""),
    "activated": ("activate", ""),
    "sacrificed": ("sacrifice", "syllas-the-faithful"),
    "returned": ("return", "amsug-longneck"),
    "played-free": ("play", "divine-chalice"),
}


class Use(NamedTuple):
    """A way to use a card, named after the event that tells of it."""

    event: str
    card: str  # its slug


def can_be(event: str, card: Card) -> bool:
    """Summoned, sacrificed and played free every card can be."""
    if event == "activated":
        return bool(card.activation)
    if event == "returned":
        return not card.familiar
    return True


def wanted() -> set[Use]:
    return {Use(event, card.slug) for event in USES for card in BASE if can_be(event, card)}


def leading_to(use: Use) -> list[str]:
    """The options that bring a use about, or nearer."""
    does, helper = USES[use.event]
    return [f"{verb} {card}" for verb in (does, "draft", "keep", "summon") for card in (use.card, helper)]


def weight(text: str, missing: set[str]) -> int:
    """How much a random player is drawn to an option."""
    text = text.partition("#")[0]
    if text in missing:
        return 40
    if text.replace("activate", "return") in missing:
        return 1  # a potion that is drunk can no longer be returned
    if text.startswith(("summon", "activate", "sacrifice")):
        return 12
    return 1 if text.startswith(("end turn", "bonus")) else 3


def choose(decision: Decision, missing: set[str], chance: Chance) -> int:
    weights = [weight(text, missing) for text in decision.texts]
    place = chance.below(sum(weights))
    for option, share in zip(decision.options, weights, strict=True):
        place -= share
        if place < 0:
            return option
    raise AssertionError("weights and options differ in length")


def seen(events: list[Event]) -> set[Use]:
    slugs = {card.id: card.slug for card in BASE}
    return {Use(event.kind, slugs[event.shown["card"]]) for event in events if event.kind in USES}


def play(state: State, unseen: set[Use], chance: Chance) -> set[Use]:
    """One match; what it showed."""
    state.events = []
    missing = {option for use in unseen for option in leading_to(use)}
    while not state.over:
        decision = state.decision(state.seat)
        assert decision is not None
        state.answer(decision.seat, choose(decision, missing, chance))
        state.check()
    return seen(state.events)


def test_every_card_is_used_in_every_way() -> None:
    unseen = wanted()
    chance = Chance(key_from_seed("exhaustive"))
    for match in range(MOST_MATCHES):
        players = 2 + match % 3
        unseen -= play(GAME.start(players, key_from_seed(f"exhaustive {match}")), unseen, chance)
        if not unseen:
            return
    never = "\n".join(f"{use.card} was never {use.event}" for use in sorted(unseen))
    raise AssertionError(f"in {MOST_MATCHES} matches\n{never}")
