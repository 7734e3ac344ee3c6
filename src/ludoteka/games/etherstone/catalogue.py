"""The cards as plain data: what a list of cards, a card face or a researcher wants to read."""

from typing import Any, cast

from ludoteka.core.packing import has
from ludoteka.games.etherstone.cards.definition import (
    KINDS,
    LEADER,
    MEASURES,
    MODIFIERS,
    NO_LIMIT,
    OCCASIONS,
    THREAT,
    TRIGGERS,
    Ability,
    Card,
    Step,
)
from ludoteka.games.etherstone.cards.pool import ALL_CARDS
from ludoteka.games.etherstone.cards.sets import READY_SETS
from ludoteka.games.etherstone.printed import AbilityData, CardData, Printed, PrintedCost
from ludoteka.games.etherstone.printed import Step as StepData
from ludoteka.games.etherstone.stones import COLOUR_NAMES, NAMES, counts
from ludoteka.games.etherstone.table import VERBS


def catalogue() -> list[dict[str, Any]]:
    """Every card in the order of the codes: entities, leaders, threats."""
    return cast(list[dict[str, Any]], [entry(card) for card in ALL_CARDS])


def printed() -> dict[str, Any]:
    """All that is printed: the cards, and the ready-made sets."""
    found: Printed = {
        "cards": [entry(card) for card in ALL_CARDS],
        "sets": [{"leader": leader, "cards": cards.split()} for leader, cards in READY_SETS],
    }
    return cast(dict[str, Any], found)


def entry(card: Card) -> CardData:
    """One card."""
    data: CardData = {
        "id": card.id,
        "copies": 1,
        "type": KINDS[card.kind],
        "abilities": [ability_data(ability) for ability in card.abilities],
    }
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
        data["cost"] = cast(PrintedCost, counts(card.cost))
        if card.any_cost:
            data["cost"]["any"] = card.any_cost
        data["points"] = card.points
        data["strength"] = card.strength
    return data


def ability_data(ability: Ability) -> AbilityData:
    """One ability: its trigger and its steps."""
    data: AbilityData = {"trigger": TRIGGERS[ability.trigger]}
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
    if ability.chosen_x and ability.limit < NO_LIMIT:
        data["limit"] = ability.limit
    if ability.must:
        data["must"] = True
    if ability.repeat:
        data["repeat"] = True
    if ability.modifier is not None:
        modifier = ability.modifier
        data["modifier"] = {"what": MODIFIERS[modifier.what], "n": modifier.n}
        if modifier.colour >= 0:
            data["modifier"]["colour"] = COLOUR_NAMES[modifier.colour]
        if modifier.kind >= 0:
            data["modifier"]["type"] = KINDS[modifier.kind]
        if modifier.measure >= 0:
            data["modifier"]["measure"] = MEASURES[modifier.measure]
    if ability.score is not None:
        score = ability.score
        data["score"] = {
            "n": score.n,
            "measure": MEASURES[score.measure],
            "each": score.each,
            "at_least": score.at_least,
        }
    return data


def step_data(step: Step) -> StepData:
    """One step: its verb, its number (`x`: so many times X), the colour and type it names, its condition."""
    data: StepData = {"verb": VERBS[step.verb].name, "n": -step.n if step.n < 0 else step.n}
    if step.n < 0:
        data["x"] = True
    if step.colour >= 0:
        data["colour"] = COLOUR_NAMES[step.colour]
    if step.kind >= 0:
        data["type"] = KINDS[step.kind]
    if step.measure >= 0:
        data["measure"] = MEASURES[step.measure]
        data["at_least"] = step.at_least
    return data
