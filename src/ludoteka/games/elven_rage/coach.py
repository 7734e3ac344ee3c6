"""What a coach says matters now. It asks the rules that a match follows; no match depends on it."""

from collections.abc import Iterator
from typing import Any, Final, cast

from ludoteka.core.state import State
from ludoteka.games.elven_rage.cards.definition import CARDS, GOALS, RACE_LANDS, RACE_TOWERS, Goal
from ludoteka.games.elven_rage.cards.goals import FOUR_TOWERS, SEVEN_LANDS
from ludoteka.games.elven_rage.fight import count, is_attack, winner
from ludoteka.games.elven_rage.maps import PLAIN, TOWER
from ludoteka.games.elven_rage.pieces import ATTACKER, DEFENDER, FIGHTING
from ludoteka.games.elven_rage.shown import CoachNote, GoalPart
from ludoteka.games.elven_rage.table import DRAGON_LORD, FIELDED, Table
from ludoteka.games.elven_rage.turn import too_many

RULES: Final[dict[str, str]] = {
    "artifact-ready": "artifact",
    "battle-ahead": "battle-end",
    "battle-behind": "battle-end",
    "castle-danger": "start-castle",
    "castle-defend": "castle",
    "even-ours": "battle-end",
    "even-theirs": "battle-end",
    "fastest": "initiative",
    "gain-battle": "answer",
    "gain-more": "action",
    "gain-warrior": "answer",
    "goal": "goal",
    "goal-now": "goal",
    "hand-small": "refuse",
    "hold-back": "action",
    "kill": "acting",
    "retreat": "retreat",
    "rival-close": "goal",
    "squad-look": "squad",
    "target-tower": "tower",
    "target-weak": "rivals-land",
    "too-many": "discard",
    "treasure": "treasure",
    "weak-fighters": "warrior",
}
FEW_CARDS: Final = 3  # that a note names
CLOSE: Final = 1  # steps that a rival lacks to a goal
LIFE_WORTH: Final = 2  # of a life, beside a side that strikes


def notes(state: State, seat: int) -> list[CoachNote]:
    """What matters for the choice that the seat owes, the most important first."""
    g = cast(Table, state)
    kind = g.question_kind(g.agenda[-1], seat)
    if kind == "keep":
        return [*weak(g, seat, 2), *holding(g, seat)]
    if kind == "discard":
        return [{"kind": "too-many", "n": too_many(g, seat)}, *weak(g, seat, too_many(g, seat)), *playable(g, seat)]
    if kind == "trim":  # nothing can be played in place of a card discarded here
        return list(weak(g, seat, too_many(g, seat)))
    if kind == "capture":
        return list(capturing(g, seat))
    if kind == "squad":
        return list(choosing_squad(g, seat))
    if kind == "answer":
        return [{"kind": "retreat", "n": len(g.players[seat].hand)}, *holding(g, seat)]
    if kind == "defend":
        return [*defending(g, seat), *holding(g, seat)]
    if kind == "commit":
        return [*holding(g, seat), *fastest(g, seat)]
    if kind == "window":
        return [*gains(g, seat), *tally(g, seat)]
    if kind in ("act", "next"):
        return [*kills(g, seat), *tally(g, seat)]
    return []


# --- cards ---


def weak(g: Table, seat: int, n: int) -> Iterator[CoachNote]:
    """The cards in hand that are worth least on the field."""
    hand = sorted(g.players[seat].hand, key=lambda card: (strength(card), card))
    yield {"kind": "weak-fighters", "cards": list(dict.fromkeys(ids(hand[: min(n, FEW_CARDS)])))}


def strength(code: int) -> int:
    """Lives and striking sides, a rough measure."""
    card = CARDS[code]
    return int(card.lives) * LIFE_WORTH + sum(1 for direction in range(3) if is_attack(card.icon(direction)))


def holding(g: Table, seat: int) -> Iterator[CoachNote]:
    """Cards whose action could be paid: sent into battle they cannot be played."""
    player = g.players[seat]
    ready = [card for card in dict.fromkeys(player.hand) if CARDS[card].steps and CARDS[card].price <= player.means()]
    if ready:
        ready.sort(key=lambda card: (strength(card), card))
        yield {"kind": "hold-back", "cards": ids(ready[:FEW_CARDS])}


def fastest(g: Table, seat: int) -> Iterator[CoachNote]:
    hand = g.players[seat].hand
    best = max(hand, key=lambda card: (CARDS[card].initiative, strength(card)), default=0)
    if best:
        yield {"kind": "fastest", "card": CARDS[best].id, "n": int(CARDS[best].initiative)}


def playable(g: Table, seat: int) -> Iterator[CoachNote]:
    """Artifacts that could be played now, unless the goal wants them unused."""
    goal = goal_of(g, seat)
    if goal is not None and len(g.players[seat].artifacts) <= goal.artifacts:
        return
    cards = [card for card in options(g, seat, "play", "card") if card in ids(g.players[seat].artifacts)]
    if cards:
        yield {"kind": "artifact-ready", "cards": list(dict.fromkeys(cards))[:FEW_CARDS]}


def ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


def options(g: Table, seat: int, do: str, key: str) -> list[Any]:
    """What the options that do this say under a key."""
    task = g.agenda[-1]
    details = [g.option_detail(task, seat, option) for option in g.options(seat)]
    return [detail[key] for detail in details if detail["do"] == do]


# --- the turn ---


def capturing(g: Table, seat: int) -> Iterator[CoachNote]:
    player = g.players[seat]
    lands = [g.map.cell(name) for name in options(g, seat, "attack", "land")]
    missing = lacking(g, seat)
    yield from winning(g, lands, missing)
    yield from danger(g, seat)
    if lands and len(player.hand) <= FIELDED:
        yield {"kind": "hand-small", "n": len(player.hand)}
    for cell in lands:
        owner = g.owner[cell]
        if owner >= 0 and g.kind(cell) in (PLAIN, TOWER) and len(g.players[owner].hand) < FIELDED:
            n = len(g.players[owner].hand)
            yield {"kind": "target-weak", "land": g.map.names[cell], "seat": int(owner), "n": n}
            break
    if len(missing) > 0:
        what, n = missing[0]
        yield {"kind": "goal", "what": what, "n": n}
    for cell in lands:
        if g.kind(cell) == TOWER:
            yield {"kind": "target-tower", "land": g.map.names[cell]}
            break
    yield from close(g, seat)
    yield from playable(g, seat)
    goal = goal_of(g, seat)
    if player.treasures > (goal.treasures if goal is not None else 0):
        yield {"kind": "treasure", "n": int(player.treasures)}


def goal_of(g: Table, seat: int) -> Goal | None:
    """What wins the match for a seat, as it knows it; None where that is no card."""
    code = g.common_goal or g.players[seat].goal
    return GOALS[code] if code else None


def lacking(g: Table, seat: int) -> list[tuple[GoalPart, int]]:
    """What a seat lacks to its goal, as it knows it."""
    player = g.players[seat]
    goal = goal_of(g, seat)
    if goal is None:
        return []
    centre = 1 if goal.centre and g.owner[g.map.centre] != seat else 0
    parts: list[tuple[GoalPart, int]] = [
        ("towers", int(goal.towers - player.towers)),
        ("lands", int(goal.lands - player.lands)),
        ("castles", int(goal.castles - player.castles)),
        ("conquests", int(goal.conquests - player.conquests)),
        ("centre", centre),
        ("treasures", int(goal.treasures - player.treasures)),
        ("artifacts", int(goal.artifacts) - len(player.artifacts)),
    ]
    return [(what, n) for what, n in parts if n > 0]


def winning(g: Table, lands: list[int], missing: list[tuple[GoalPart, int]]) -> Iterator[CoachNote]:
    """A Land whose capture reaches the goal."""
    if len(missing) != 1 or missing[0][1] != 1:
        return
    what = missing[0][0]
    rivals = [cell for cell in lands if g.owner[cell] >= 0]
    fitting = {
        "towers": [cell for cell in lands if g.kind(cell) == TOWER],
        "lands": lands,
        "castles": [cell for cell in rivals if cell in g.map.castles],
        "conquests": rivals,
        "centre": [cell for cell in lands if cell == g.map.centre],
    }.get(what, [])
    if fitting:
        yield {"kind": "goal-now", "land": g.map.names[fitting[0]]}


def danger(g: Table, seat: int) -> Iterator[CoachNote]:
    """A rival beside the start Castle; whoever loses it is out."""
    castle = g.map.castles[seat]
    if g.owner[castle] != seat:
        return
    for cell in g.map.neighbours[castle]:
        owner = g.owner[cell]
        if owner >= 0 and not g.allied(owner, seat):
            yield {"kind": "castle-danger", "seat": int(owner), "land": g.map.names[cell]}
            return


def close(g: Table, seat: int) -> Iterator[CoachNote]:
    """Rivals that lack a step to a goal of Towers or of Lands alone, which may be theirs."""
    possible = {FOUR_TOWERS, SEVEN_LANDS}
    if g.scenario == DRAGON_LORD:
        return
    if g.common_goal:
        possible &= {int(g.common_goal)}
    else:
        possible -= {int(player.goal) for player in g.players if player is g.players[seat] or player.goal_shown}
    for rival in range(g.seats):
        player = g.players[rival]
        if rival == seat or not player.alive or g.allied(rival, seat):
            continue
        towers, lands = int(player.towers), int(player.lands)
        if FOUR_TOWERS in possible and towers == RACE_TOWERS - CLOSE:
            yield {"kind": "rival-close", "seat": rival, "what": "towers", "n": towers, "wanted": RACE_TOWERS}
        elif SEVEN_LANDS in possible and lands == RACE_LANDS - CLOSE:
            yield {"kind": "rival-close", "seat": rival, "what": "lands", "n": lands, "wanted": RACE_LANDS}


# --- an attack ---


def choosing_squad(g: Table, seat: int) -> Iterator[CoachNote]:
    if options(g, seat, "look", "squad"):
        yield {"kind": "squad-look"}
    yield from holding(g, seat)


def defending(g: Table, seat: int) -> Iterator[CoachNote]:
    land = g.fight().land
    yield {"kind": "castle-defend", "own": land == g.map.castles[seat], "land": g.map.names[land]}


# --- the battle ---


def gains(g: Table, seat: int) -> Iterator[CoachNote]:
    """Cards whose action gains something now that waiting would lose."""
    gained = g.gains(seat)
    for what in ("battle", "warrior", "more"):
        for found in gained:
            if found["gain"] != what:
                continue
            if what == "battle":
                yield {"kind": "gain-battle", "card": found["card"], "own": takes_part(g, seat)}
            else:
                yield {"kind": "gain-warrior" if what == "warrior" else "gain-more", "card": found["card"]}
            return


def takes_part(g: Table, seat: int) -> bool:
    """Whether the battle is that of a seat or its ally."""
    b = g.fight()
    return g.allied(seat, b.attacker) or (b.defender >= 0 and g.allied(seat, b.defender))


def tally(g: Table, seat: int) -> Iterator[CoachNote]:
    """Who would win if the battle ended now."""
    b = g.battle
    if b is None or b.stage != FIGHTING:
        return
    if b.owner_of(ATTACKER) == seat:
        side = ATTACKER
    elif b.owner_of(DEFENDER) == seat:
        side = DEFENDER
    else:
        return
    own, others = int(count(b, side)), int(count(b, 1 - side))
    if own == others:
        yield {"kind": "even-ours" if winner(b) == side else "even-theirs", "n": own}
    else:
        yield {"kind": "battle-ahead" if own > others else "battle-behind", "n": own, "others": others}


def kills(g: Table, seat: int) -> Iterator[CoachNote]:
    """An enemy that can be struck down at once."""
    task = g.agenda[-1]
    b = g.fight()
    for option in g.options(seat):
        detail = g.option_detail(task, seat, option)
        if detail["do"] == "strike" and detail["damage"] >= b.fighters[detail["victim_uid"]].lives:
            yield {"kind": "kill", "card": detail["victim"]}
            return
