"""What cards do for each other, read from what they do: hints for the draft and for the choice of a leader.

Hints and no rules: nothing in a match depends on them.
"""

from functools import cache
from typing import Any, Final, cast

from ludoteka.games.etherstone.cards.definition import CARDS
from ludoteka.games.etherstone.catalogue import entry
from ludoteka.games.etherstone.shown import THEMES, Hint, Theme

MEASURED: Final = {
    "followers": "followers",
    "exhausted": "followers",
    "rituals": "rituals",
    "technologies": "technologies",
    "colours": "colours",
    "counters": "counters",
    "all-counters": "counters",
    "trophies": "fights",
    "durability": "healing",
    "hand": "return",
    "stones": "stones",
    "stone-colours": "stones",
}
TYPES: Final = {"follower": "followers", "ritual": "rituals", "technology": "technologies"}
STRONG: Final = 3  # a fighter to count on

WANTED_STEPS: Final = {
    "recall": "return",
    "destroy": "return",
    "hurt": "healing",
    "exhaust": "ready",
    "ready": "followers",
    "ready-all": "followers",
    "attack": "followers",
    "move-counters": "counters",
    "protect": "fights",
}
BROUGHT_STEPS: Final = {
    "counters": "counters",
    "counters-on": "counters",
    "counters-on-leader": "counters",
    "heal": "healing",
    "crush": "fights",
    "strength": "fights",
    "ready": "ready",
    "ready-all": "ready",
}


def hint(card: int, others: list[int]) -> Hint | None:
    """The best reason why a card goes with others: what most of them share with it, the first theme where equal."""
    partners: dict[Theme, list[str]] = {}
    for other in others:
        for theme in shared(card, other):
            partners.setdefault(theme, []).append(CARDS[other].id)
    if not partners:
        return None
    best = max(partners, key=lambda theme: (len(partners[theme]), -THEMES.index(theme)))
    return {"theme": best, "cards": partners[best]}


@cache
def shared(card: int, other: int) -> list[Theme]:
    """The themes by which two different cards go together: one wants what the other brings."""
    if card == other:
        return []
    wanted, brought = themes(card)
    of_other, by_other = themes(other)
    return [
        theme for theme in THEMES if (theme in wanted and theme in by_other) or (theme in brought and theme in of_other)
    ]


@cache
def themes(code: int) -> tuple[set[str], set[str]]:
    """What a card wants others to bring, and what it brings."""
    card = cast(dict[str, Any], entry(CARDS[code]))
    wanted: set[str] = set()
    brought: set[str] = {TYPES[card["type"]]} if card["type"] in TYPES else set()
    if "colour" in card:
        brought.add(card["colour"])
    if card.get("strength", 0) >= STRONG:
        brought.add("fights")
    for ability in card["abilities"]:
        wanted |= _wanted(ability)
        brought |= _brought(ability)
    return wanted, brought


def _steps(ability: dict[str, Any]) -> list[dict[str, Any]]:
    branches: list[list[dict[str, Any]]] = ability.get("effects", [])
    return [*ability.get("costs", []), *(step for branch in branches for step in branch), *ability.get("after", [])]


def _measured(measure: str) -> set[str]:
    colour, _, of = measure.partition("-")
    if of == "cards":
        return {colour}
    return {MEASURED[measure]} if measure in MEASURED else set()


def _wanted(ability: dict[str, Any]) -> set[str]:
    found: set[str] = set()
    modifier: dict[str, Any] = ability.get("modifier", {})
    what = modifier.get("what")
    found |= _measured(ability.get("given", "")) | _measured(ability.get("score", {}).get("measure", ""))
    occasion = ability.get("occasion", "")
    if occasion == "defeat":
        found.add("fights")
    elif occasion.startswith("summon-"):
        found.add(TYPES[occasion.removeprefix("summon-")])
    if modifier.get("measure") != "counters":
        found |= _measured(modifier.get("measure", ""))
    if what == "stronger":
        found.add(modifier.get("colour", "followers"))
    elif what == "cheaper" and ("type" in modifier or "colour" in modifier):
        found.add(TYPES[modifier["type"]] if "type" in modifier else modifier["colour"])
    for step in _steps(ability):
        found |= _measured(step.get("measure", ""))
        if step["verb"] == "apply":
            found.add("technologies" if step.get("type") == "technology" else "dice")
        elif step["verb"] == "summon" and "type" in step:
            found.add("followers" if step["type"] == "follower" else "rituals")
        elif step["verb"] in WANTED_STEPS:
            found.add(WANTED_STEPS[step["verb"]])
    return found


def _brought(ability: dict[str, Any]) -> set[str]:
    found: set[str] = set()
    steps = _steps(ability)
    if ability["trigger"] == "die" and all(step["verb"] != "apply" for step in steps):
        found.add("dice")
    if ability["trigger"] == "at-once":
        found.add("return")
    if ability.get("modifier", {}).get("what") in ("leader-stronger", "protection"):
        found.add("fights")
    for step in steps:
        if step["verb"] in BROUGHT_STEPS:
            found.add(BROUGHT_STEPS[step["verb"]])
        elif step["verb"] == "gain" and step.get("colour") == "purple":
            found.add("stones")
    return found
