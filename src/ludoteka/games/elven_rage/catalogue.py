"""Cards, goals and maps as plain data: what a list of cards, a card page or a researcher wants to read."""

from typing import Any, Final, cast

from mypy_extensions import i64

from ludoteka.games.elven_rage.cards.definition import (
    AIMS,
    ATTACKS,
    BEFORE,
    DECLARED,
    DIRECTIONS,
    FOE,
    LAST_CALL,
    NAMED,
    OWN,
    TURN,
    WINDOWS,
    Card,
    Goal,
    WindowName,
)
from ludoteka.games.elven_rage.cards.pool import ALL_CARDS, GOAL_CARDS
from ludoteka.games.elven_rage.effects.effect import EFFECTS
from ludoteka.games.elven_rage.effects.stance import rescue
from ludoteka.games.elven_rage.maps import KINDS, MAPS, Map
from ludoteka.games.elven_rage.printed import (
    Action,
    Attacks,
    CardData,
    CardKind,
    CardSet,
    Keyword,
    LandData,
    MapData,
    Needs,
    Printed,
    Timing,
)

# Moments that have one short name together, the widest first.
TOGETHER: Final[dict[Timing, int]] = {"any": TURN | BEFORE, "outside": TURN | NAMED, "battle": BEFORE | DECLARED}


def catalogue() -> list[dict[str, Any]]:
    """Every card and goal, set by set in printed order."""
    return cast(list[dict[str, Any]], entries())


def entries() -> list[CardData]:
    return [entry(card) for card in ALL_CARDS] + [goal_entry(goal) for goal in GOAL_CARDS]


def printed() -> dict[str, Any]:
    """All that is printed: cards and goals, and the map for 2, 3 and 4 players."""
    maps = {str(players): lands(found) for players, found in enumerate(MAPS, 2)}
    found: Printed = {"cards": entries(), "maps": maps}
    return cast(dict[str, Any], found)


def lands(found: Map) -> MapData:
    """A map: its Lands with kind and neighbours, and the start Castle of each seat."""
    cells: dict[str, LandData] = {
        name: {"kind": KINDS[found.kinds[cell]], "neighbours": [found.names[n] for n in found.neighbours[cell]]}
        for cell, name in enumerate(found.names)
    }
    return {"lands": cells, "castles": [found.names[cell] for cell in found.castles]}


def entry(card: Card) -> CardData:
    """One card. Where a card has no initiative or action, these are None."""
    fights = card.lives > 0
    return {
        "id": card.id,
        "set": cast(CardSet, card.set),
        "number": int(card.number),
        "slug": card.slug,
        "kind": cast(CardKind, card.kind),
        "copies": int(card.copies),
        "initiative": int(card.initiative) if fights else None,
        "lives": int(card.lives) if fights else None,
        "attacks": attacks(card) if fights else None,
        "action": action(card) if card.steps else None,
    }


def attacks(card: Card) -> Attacks:
    left, forward, right = (ATTACKS[card.icon(i)] for i in range(len(DIRECTIONS)))
    return {"left": left, "forward": forward, "right": right}


def action(card: Card) -> Action:
    """What a card does when it is declared: its price in Lands, when, and the verbs."""
    return {
        "price": int(card.price),
        "own_battle": card.own_battle,
        "when": names(card.windows),
        "answers": names(card.answers),
        "does": [{"verb": EFFECTS[s.effect].name, "n": int(s.n), "aim": AIMS[s.aim]} for s in card.steps],
        "times": times(card),
        "keywords": keywords(card),
    }


def names(windows: i64) -> list[WindowName]:
    return [name for bit, name in WINDOWS.items() if windows & bit]


def times(card: Card) -> list[Timing]:
    """When an action may be declared, in few words."""
    when = card.windows
    if when == 0:
        return ["answer"]
    for name, together in TOGETHER.items():
        if when & together == together:
            return [name]
    if when & BEFORE:  # beside its main time a line tells that it may come in the duel or after a wound, too
        return ["before"]
    return cast(list[Timing], names(when & ~LAST_CALL))


def keywords(card: Card) -> list[Keyword]:
    """What the text of an action takes as known."""
    aims = {step.aim for step in card.steps}
    found: dict[Keyword, bool] = {
        "answer": card.answers & ~card.windows != 0,
        "own-battle": card.own_battle,
        "own-warrior": OWN in aims,
        "enemy": FOE in aims,
        "fatal-wound": any(step.effect == rescue.code for step in card.steps),
    }
    return [word for word, occurs in found.items() if occurs]


def goal_entry(goal: Goal) -> CardData:
    needs = {
        "lands": int(goal.lands),
        "towers": int(goal.towers),
        "centre": int(goal.centre),
        "castles": int(goal.castles),
        "treasures": int(goal.treasures),
        "artifacts": int(goal.artifacts),
        "conquests": int(goal.conquests),
    }
    return {
        "id": goal.id,
        "set": "goal",
        "number": int(goal.number),
        "slug": goal.slug,
        "kind": "goal",
        "copies": 1,
        "needs": cast(Needs, {name: n for name, n in needs.items() if n}),
    }
