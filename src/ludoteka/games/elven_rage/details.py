"""Options and decisions as data for those who show them: what is done, with which cards, Lands and fighters.

Terminal and browser make words, buttons and highlights from this; the canonical text is for journals and tests.
"""

from typing import Any

from ludoteka.core.state import Task
from ludoteka.games.elven_rage.battle import STAY
from ludoteka.games.elven_rage.cards.definition import BEFORE, CARDS, DECLARED, DIRECTIONS, TREASURE, WINDOWS
from ludoteka.games.elven_rage.effects.effect import EFFECTS, aimed_at, named
from ludoteka.games.elven_rage.fight import RECOIL, strike, target
from ludoteka.games.elven_rage.knowledge import chain
from ludoteka.games.elven_rage.pieces import MOVES, NOBODY, STRIKES, Battle
from ludoteka.games.elven_rage.prepare import FIGHT, LOOK, NOBODY_SENT, unpack
from ludoteka.games.elven_rage.table import Table
from ludoteka.games.elven_rage.trade import ACCEPT, WANT_BITS, WANTS
from ludoteka.games.elven_rage.trade import CARD_BITS as GIFT_BITS
from ludoteka.games.elven_rage.trade import CARD_MASK as GIFT_MASK
from ludoteka.games.elven_rage.turn import DROP, EXTRAS, NAME, TRADE
from ludoteka.games.elven_rage.windows import CARD_BITS, CARD_MASK


def option_detail(g: Table, t: Task, option: int) -> dict[str, Any]:
    """One option as data: `do` says what, the other keys with what."""
    kind = g.task_name(t.verb)
    if kind == "window":
        return _declaration(g, option) if option else {"do": "pass"}
    if kind == "keep":
        return {"do": "return", "cards": [CARDS[option & 127].id, CARDS[option >> 7].id]}
    if kind in ("discard", "trim"):
        return {"do": "discard", "card": CARDS[option - DROP].id} if option >= DROP else _declaration(g, option)
    if kind == "capture":
        return _capture(g, option)
    if kind == "squad":
        return _squad(g, option)
    if kind == "turn-up":
        return {"do": "turn-up", "card": CARDS[option].id}
    if kind == "answer" and option == 0:
        return {"do": "retreat"}
    if kind in ("answer", "defend", "commit"):
        return {"do": kind, "cards": [CARDS[card].id for card in unpack(option & ~NOBODY_SENT)]}
    if kind == "place":
        return {"do": "place", "slot": option}
    if kind == "centre-cards":
        return {"do": "swap-reserve", **named(g.fight(), option)} if option >= 0 else {"do": "keep-reserve"}
    if kind == "next":
        return {"do": "act-with", **named(g.fight(), option)}
    if kind == "act":
        return _act(g, t, option)
    if kind == "take-land":
        return {"do": "lift", "land": g.map.names[option]}
    if kind == "keep-one":
        return {"do": "keep", "card": CARDS[option].id}
    if kind == "recover-more":
        return {"do": "recover", "card": CARDS[option].id}
    if kind == "scout-more":
        return {"do": "look", "squad": option + 1}
    if kind == "trade":
        return _trade(option)
    if kind == "trade-answer":
        if option == 0:
            return {"do": "refuse-offer"}
        return {"do": "accept-offer", **_gift(option if option > ACCEPT else 0)}
    raise AssertionError(f"decision '{kind}' has no detail")


def _declaration(g: Table, option: int) -> dict[str, Any]:
    code = option & CARD_MASK
    if code == TREASURE:
        return {"do": "cash"}
    card = CARDS[code]
    step = card.steps[0]
    aim = EFFECTS[step.effect].detail(g, step, option >> CARD_BITS)
    return {"do": "play", "card": card.id, "effect": EFFECTS[step.effect].name, **aim}


def _capture(g: Table, option: int) -> dict[str, Any]:
    if option == 0:
        return {"do": "refuse"}
    if option < EXTRAS:
        return _declaration(g, option)
    if option == TRADE:
        return {"do": "trade"}
    cell = option - NAME
    return {"do": "attack", "land": g.map.names[cell], "owner": g.owner[cell]}


def _squad(g: Table, option: int) -> dict[str, Any]:
    if option == 0:
        return {"do": "refuse"}
    if option < LOOK:
        return _declaration(g, option)
    return (
        {"do": "fight", "squad": option - FIGHT + 1} if option >= FIGHT else {"do": "look", "squad": option - LOOK + 1}
    )


def _act(g: Table, t: Task, option: int) -> dict[str, Any]:
    if option == STAY:
        return {"do": "stay"}
    b = g.fight()
    fighter = b.fighters[t.n]
    effect = strike(b, fighter, option)
    where = {"direction": DIRECTIONS[option]}
    if effect < 0:
        return {"do": "move", **where}
    hit = {**aimed_at(b, target(b, fighter, option)), "damage": int(effect & 7), "recoil": bool(effect & RECOIL)}
    return {"do": "strike", **where, **hit}


def _chosen(b: Battle) -> dict[str, Any]:
    """What the actor has chosen, and whom it would strike; answers may have left it with nothing."""
    if b.choice == MOVES:
        return {"choice": "move"}
    uid = target(b, b.fighters[b.actor], b.direction) if b.choice == STRIKES else NOBODY
    return {"choice": "strike", **aimed_at(b, uid)} if uid >= 0 else {"choice": "none"}


def _trade(option: int) -> dict[str, Any]:
    if option == 0:
        return {"do": "no-offer"}
    gift = _gift(option >> GIFT_BITS & GIFT_MASK)
    return {"do": "offer", "to": (option & 15) - 1, **gift, "wants": WANTS[option >> WANT_BITS]}


def _gift(code: int) -> dict[str, Any]:
    """What one side of a trade gives: a treasure, an artifact, or nothing."""
    kind = "nothing" if code == 0 else "treasure" if code == TREASURE else "artifact"
    return {"gives": kind, "card": CARDS[code].id if code else None}


def decision_detail(g: Table, t: Task, seat: int) -> dict[str, Any]:
    """The question as data: its kind, what it is about, and for windows what `windows.asks` needs to know."""
    kind = g.task_name(t.verb)
    detail: dict[str, Any] = {"kind": kind}
    b = g.battle
    if b is not None:
        detail["land"] = g.map.names[b.land]
        detail["battle"] = int(b.number)
    if kind == "window":
        mine = b is not None and seat in (b.attacker, b.defender)
        detail |= {"window": WINDOWS[t.n], "about": int(t.seat), "answering": t.m != 0, "chain": chain(g)}
        detail |= {"could": len(g.options(seat)) > 1, "mine": mine}
        detail["own"] = bool(detail["chain"]) and detail["chain"][0]["seat"] == seat
        if b is not None and t.n & (BEFORE | DECLARED):
            detail["actor"] = CARDS[b.fighters[b.actor].card].id
        if b is not None and t.n == DECLARED:
            detail |= _chosen(b)
    if kind == "act" and b is not None:
        detail |= named(b, t.n)
    if kind == "place" and b is not None:
        detail |= named(b, b.actor)
    if kind == "capture":
        detail["attack"] = any(NAME <= option < TRADE for option in g.options(seat))
    if kind in ("discard", "trim"):
        detail["n"] = len(g.players[seat].hand) - 5
    if kind in ("recover-more", "scout-more"):
        detail["n"] = int(t.n)
    if kind == "trade-answer":
        detail |= {"from": int(t.n), **_gift(g.gift), "wants": WANTS[t.m]}
    if kind == "turn-up":
        detail["squad"] = int(t.n) + 1
    return detail
