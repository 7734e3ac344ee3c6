"""Options and decisions as data for those who show them: what is done, with which cards and stones.

Terminal and browser make words, buttons and highlights from this; the canonical text is for journals and tests.
"""

from typing import Any

from ludoteka.core.state import Task
from ludoteka.games.etherstone.attack import CALL_OFF, CONFIRM, LEADER_BIT, follower_strength, leader_strength
from ludoteka.games.etherstone.cards.definition import ABILITIES, CARDS
from ludoteka.games.etherstone.effects.rivals import SEAT_SHIFT
from ludoteka.games.etherstone.stones import COLOUR_NAMES, NAMES, PURPLE, counts
from ludoteka.games.etherstone.table import DICE, SEAT_BITS, Table
from ludoteka.games.etherstone.turn import ATTACK, DIE_MASK, KIND_BITS, KIND_MASK, SUMMON, TAKE, TO_REST, refresh_price

_STONES = {
    "lay": "pay",
    "gain": "gain",
    "take-for": "gain",
    "receive": "gain",
    "spend": "spend",
    "swap": "give",
    "lose-stones": "lose",
}
_CARDS = {
    "draft": "draft",
    "choose-leader": "lead",
    "counters-on": "counters-on",
    "ready": "ready",
    "exhaust": "exhaust",
    "tire": "exhaust",
    "recall": "recall",
    "destroy": "destroy",
    "summon": "summon",
    "attack": "attack",
    "crush": "crush",
    "banish": "banish",
}
_STOPS = {"tray": "stop", "arrive": "stop", "before": "go-on", "react": "no-reaction", "apply": "decline"}


def ability_detail(code: int) -> dict[str, Any]:
    """An ability: its card and its place on it, from 1."""
    ability = ABILITIES[code]
    return {"card": CARDS[ability.card].id, "ability": int(ability.index)}


def option_detail(g: Table, t: Task, seat: int, option: int) -> dict[str, Any]:
    """One option as data: `do` says what, the other keys with what."""
    kind = g.task_name(t.verb)
    if kind == "action":
        return _action(g, seat, option)
    if kind in _STONES:
        return {"do": _STONES[kind], "stones": counts(option)}
    if kind in _CARDS:
        return {"do": _CARDS[kind], "card": CARDS[option].id} if option else {"do": "decline"}
    if kind in _STOPS:
        return {"do": "apply", **ability_detail(option)} if option else {"do": _STOPS[kind]}
    if kind == "plan":
        if option in (CONFIRM, CALL_OFF):
            return {"do": "confirm" if option == CONFIRM else "call-off", "card": CARDS[t.card].id}
        return {"do": "apply", **ability_detail(option)}
    if kind == "team":
        return _team(g, seat, option)
    if kind == "after-attack":
        return {"do": "after", **ability_detail(option & (1 << SEAT_BITS) - 1)}
    if kind == "choose-x":
        return {"do": "x", "n": option}
    if kind == "branch":
        detail = ability_detail(ABILITIES[t.n].code)
        return {"do": "branch", **detail, "n": option + 1, "branch": f"{detail['ability']}-{option + 1}"}
    if kind == "move-counters":
        return {"do": "move-counters", "card": CARDS[option & 255].id, "n": option >> 8}
    if kind == "steal":
        return {"do": "steal", "stones": counts(option & (1 << SEAT_SHIFT) - 1), "target": option >> SEAT_SHIFT}
    if kind == "shift-die":
        return {"do": "turn-die", "value": option}
    if kind == "reroll":
        dice = [COLOUR_NAMES[die] for die in range(DICE) if option >> die & 1]
        return {"do": "reroll" if dice else "keep-dice", "dice": dice}
    raise AssertionError(f"decision '{kind}' has no detail")


def _action(g: Table, seat: int, option: int) -> dict[str, Any]:
    kind, what = option & KIND_MASK, option >> KIND_BITS
    if kind == TAKE:
        die = what & DIE_MASK
        detail = {"do": "take-die", "die": COLOUR_NAMES[die], "colour": NAMES[what >> 3], "value": g.values[die]}
        if die == PURPLE:
            detail["do"] = "take-purple"
            detail["n"] = int(g.purple_price(seat))
        return detail
    if kind == SUMMON:
        return {"do": "summon", "card": CARDS[what].id}
    if kind == ATTACK:
        return {"do": "attack", "card": CARDS[what].id}
    return {"do": "rest"} if kind == TO_REST else {"do": "refresh", "n": int(refresh_price(g, seat))}


def _team(g: Table, seat: int, option: int) -> dict[str, Any]:
    player = g.players[seat]
    leader = bool(option & LEADER_BIT)
    team = [placed for index, placed in enumerate(player.tableau) if option & 2 << index]
    strength = int(g.strength) + (int(leader_strength(g, seat)) if leader else 0)
    strength += sum(int(follower_strength(g, seat, placed)) for placed in team)
    members = ([CARDS[player.leader].id] if leader else []) + [CARDS[placed.card].id for placed in team]
    return {"do": "team", "leader": leader, "cards": members, "n": strength}


def decision_detail(g: Table, t: Task) -> dict[str, Any]:
    """The question as data: its kind, the card it is about, and its numbers."""
    kind = g.task_name(t.verb)
    detail: dict[str, Any] = {"kind": kind}
    if t.card:
        detail["card"] = CARDS[t.card].id
    if kind in {"team", "plan"}:
        detail["n"] = int(CARDS[t.card].durability)
        detail["strength"] = int(g.strength)
    elif kind in {"branch", "choose-x"}:
        detail["ability"] = int(ABILITIES[t.n].index)
    elif t.m:
        detail["n"] = int(t.m)
    if kind == "tray" and g.die >= 0:
        detail.update({"die": COLOUR_NAMES[g.die], "colour": NAMES[g.die_colour], "value": int(g.die_value)})
    return detail
