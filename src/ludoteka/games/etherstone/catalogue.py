"""The cards as plain data: what a list of cards, a card face or a researcher wants to read."""

from typing import Any

from ludoteka.core.packing import has
from ludoteka.games.etherstone.cards.definition import (
    KINDS,
    LEADER,
    MEASURES,
    MODIFIERS,
    OCCASIONS,
    THREAT,
    TRIGGERS,
    Ability,
    Card,
    Step,
)
from ludoteka.games.etherstone.cards.pool import ALL_CARDS
from ludoteka.games.etherstone.cards.sets import READY_SETS
from ludoteka.games.etherstone.stones import COLOUR_NAMES, NAMES, counts
from ludoteka.games.etherstone.table import VERBS


def catalogue() -> list[dict[str, Any]]:
    """Every card in the order of the codes: entities, leaders, threats."""
    return [entry(card) for card in ALL_CARDS]


def printed() -> dict[str, Any]:
    """All that is printed: the cards, and the ready-made sets."""
    return {
        "cards": catalogue(),
        "sets": [{"leader": leader, "cards": cards.split()} for leader, cards in READY_SETS],
    }


def entry(card: Card) -> dict[str, Any]:
    """One card."""
    data: dict[str, Any] = {"id": card.id, "copies": 1, "type": KINDS[card.kind]}
    if card.kind == LEADER:
        data["durability"] = card.durability
        data["strength"] = card.strength
        data["stones"] = counts(card.stones)
        data["counters"] = card.counters
    elif card.kind == THREAT:
        data["level"] = card.level
        data["durability"] = card.durability
        data["strength"] = card.strength
        data["points"] = card.points
    else:
        data["colour"] = COLOUR_NAMES[card.colour]
        data["cost"] = {**counts(card.cost), **({"any": card.any_cost} if card.any_cost else {})}
        data["points"] = card.points
        data["strength"] = card.strength
    data["abilities"] = [ability_data(ability) for ability in card.abilities]
    return data


def ability_data(ability: Ability) -> dict[str, Any]:
    """One ability: its trigger and its steps."""
    data: dict[str, Any] = {"trigger": TRIGGERS[ability.trigger]}
    if ability.applied():
        data["applied"] = True
    if ability.colours:
        data["colours"] = [name for i, name in enumerate(NAMES) if has(ability.colours, i)]
    if ability.values:
        data["values"] = [value for value in range(1, 7) if has(ability.values, value)]
        data["range"] = ability.ranged
    if ability.occasion >= 0:
        data["occasion"] = OCCASIONS[ability.occasion]
    if ability.costs:
        data["costs"] = [step_data(step) for step in ability.costs]
    if ability.branches:
        data["effects"] = [[step_data(step) for step in branch] for branch in ability.branches]
    if ability.after:
        data["after"] = [step_data(step) for step in ability.after]
    if ability.given >= 0:
        data["given"] = MEASURES[ability.given]
    if ability.chosen_x and ability.limit < 99:
        data["limit"] = ability.limit
    if ability.must:
        data["must"] = True
    if ability.repeat:
        data["repeat"] = True
    if ability.modifier is not None:
        modifier = ability.modifier
        data["modifier"] = {
            "what": MODIFIERS[modifier.what],
            "n": modifier.n,
            **({"colour": COLOUR_NAMES[modifier.colour]} if modifier.colour >= 0 else {}),
            **({"type": KINDS[modifier.kind]} if modifier.kind >= 0 else {}),
            **({"measure": MEASURES[modifier.measure]} if modifier.measure >= 0 else {}),
        }
    if ability.score is not None:
        score = ability.score
        data["score"] = {
            "n": score.n,
            "measure": MEASURES[score.measure],
            "each": score.each,
            "at_least": score.at_least,
        }
    return data


def step_data(step: Step) -> dict[str, Any]:
    """One step: its verb, its number (`x`: so many times X), the colour and type it names, its condition."""
    name = VERBS[step.verb].name
    data: dict[str, Any] = {"verb": name}
    if step.n < 0:
        data["n"] = -step.n
        data["x"] = True
    else:
        data["n"] = step.n
    if step.colour >= 0:
        data["colour"] = COLOUR_NAMES[step.colour]
    if step.kind >= 0:
        data["type"] = KINDS[step.kind]
    if step.measure >= 0:
        data["measure"] = MEASURES[step.measure]
        data["at_least"] = step.at_least
    return data
