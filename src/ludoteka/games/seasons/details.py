"""Options and decisions as data for those who show them: what is done, with which cards and tokens.

Terminal and browser make words, buttons and highlights from this; the canonical text is for journals and tests.
"""

from typing import Any

from ludoteka.core.state import Task
from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.effects.tableau import IN_PLAY
from ludoteka.games.seasons.enchantments import EXTENDED_EXPERIENCE
from ludoteka.games.seasons.energy import NAMES, STORE_BITS, STORE_MASK, counts, surplus
from ludoteka.games.seasons.payment import stores
from ludoteka.games.seasons.prelude import unpack
from ludoteka.games.seasons.table import Table
from ludoteka.games.seasons.turn import (
    ACTIVATE,
    BONUS_DRAW,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    BUY_OFF,
    END,
    KIND_BITS,
    KIND_MASK,
    SUMMON,
    TRANSMUTE,
    USE_TOKEN,
)

_PAYMENTS = {
    "pay-summon",
    "discard-energy",
    "discard-water",
    "transmute-identical",
    "transmute",
    "mirror",
    "feed",
    "tithe",
    "inlay",
    "usurp-pay",
    "drain-water",
}
_MAIN = {
    END: "end",
    TRANSMUTE: "start-transmuting",
    BONUS_EXCHANGE: "bonus-exchange",
    BONUS_TRANSMUTE: "bonus-transmute",
    BONUS_GAUGE: "bonus-gauge",
    BONUS_DRAW: "bonus-draw-one",
    BUY_OFF: "buy-off",
}
_LOOKED = {
    "draft": "draft",
    "draw-choose": "keep",
    "draw-play": "play",
    "prophecy": "keep",
    "reveal-discard": "discard",
    "play-hand": "play",
    "construct": "choose",
    "reject": "reject",
    "resurrect": "keep",
}

_SACRIFICES = {"sacrifice", "sacrifice-self", "sacrifice-due", "dream", "usurper-falls"}
_STEADFAST = ("use-die", "instead-gauge", "instead-energy", "instead-transmute")
_DEMANDS = {"sacrifice-familiar", "discard-hand", "renew", "embrace-card", "drop-card"}


def option_detail(g: Table, t: Task, seat: int, option: int) -> dict[str, Any]:
    """One option as data: `do` says what, the other keys with what."""
    kind = g.task_name(t.verb)
    player = g.players[seat]
    if kind == "main":
        return _main(g, seat, option)
    if kind in _PAYMENTS:
        return {"do": kind, **_payment(g, seat, option)}
    if kind in _LOOKED:
        return {"do": _LOOKED[kind], "card": CARDS[option].id}
    if kind == "energy":
        lost = surplus(player.reserve, option)
        return {"do": "gain", "energy": counts(surplus(option, player.reserve)), "lost": counts(lost)}
    if kind == "trim":
        return {"do": "lose", "energy": counts(player.reserve - option)}
    if kind == "store":
        return {"do": "store", "energy": counts(option)}
    if kind in _SACRIFICES:
        return {"do": "sacrifice", **_placed(g, seat, option)}
    if kind in {"return-item", "selectively-return"}:
        return {"do": "return", **_placed(g, seat, option)}
    if kind in _DEMANDS:
        return _demand(g, seat, option)
    if kind == "split":
        cards = [CARDS[card].id for card in unpack(option)]
        return {"do": "year-2" if player.hand else "hand", "cards": cards}
    if kind == "keep":
        return {"do": "keep", "card": CARDS[option].id} if option else {"do": "discard-it"}
    if kind == "deal":
        return {"do": "give", "card": CARDS[option].id, "target": t.n}
    if kind == "before-die":
        return {"do": "activate", **_placed(g, seat, option)} if option else {"do": "keep-die"}
    if kind == "either":
        face = CARDS[g.face_of(seat, t.card)]
        return {"do": "either", "branch": face.either[option].name, "card": face.id, "uid": t.card}
    if kind == "choose-elements":
        return {"do": "elements", "elements": [name for i, name in enumerate(NAMES) if option >> i & 1]}
    if kind in {"elements", "reflect"}:
        return {"do": "effect" if kind == "elements" else "into", "element": NAMES[option]}
    if kind == "take-die":
        return {"do": "take-die", "place": option}
    if kind == "boots":
        return {"do": "forward" if option > 0 else "back", "n": abs(option)}
    if kind == "copy-reserve":
        return {"do": "copy", "target": option}
    if kind == "peek":
        return {"do": "play-it" if option else "put-back"}
    if kind == "die-draw":
        return {"do": "bonus-draw" if option else "draw"}
    return _kingdom(g, t, seat, option, kind)


def _kingdom(g: Table, t: Task, seat: int, option: int, kind: str) -> dict[str, Any]:
    """Options that only Enchanted Kingdom asks for."""
    player = g.players[seat]
    if kind == "choose-token":
        return {"do": "token", "token": option}
    if kind == "wither":
        return {"do": "sacrifice", **_placed(g, seat, option)} if option else {"do": "shrink"}
    if kind == "steadfast":
        return {"do": _STEADFAST[option]}
    if kind == "leap":
        return {"do": "forward" if option > 0 else "back", "n": abs(option)}
    if kind == "deposit":
        return {"do": "deposit", **_payment(g, seat, option)} if option else {"do": "deposit-nothing"}
    if kind == "withdraw":
        return {"do": "withdraw", "energy": counts(option)}
    if kind == "forfeit":
        return {"do": "lose", "energy": counts(player.reserve - option)}
    if kind == "rob":
        return {"do": "rob", "energy": counts(option), "target": t.m}
    if kind == "name-energy":
        return {"do": "name", "element": NAMES[option]}
    if kind == "search":
        return {"do": "take" if option else "refuse", "card": CARDS[g.revealed[-1]].id}
    if kind == "shown":
        return {"do": "sacrifice", **_placed(g, seat, option)} if option else {"do": "discard", "card": CARDS[t.n].id}
    if kind == "exchange-cards":
        return _demand(g, seat, option) if option else {"do": "enough"}
    if kind == "usurp-elements":
        return {"do": "elements", "elements": [name for i, name in enumerate(NAMES) if option >> i & 1]}
    if kind == "usurp":
        if option == 0:
            return {"do": "copy-nothing"}
        owner = next(s for s in range(g.seats) if g.find(s, option) is not None)
        return {"do": "usurp", "card": CARDS[g.played[option]].id, "uid": option, "target": owner}
    if kind == "arrange":
        top = list(reversed(g.deck[-min(t.n, len(g.deck)) :]))
        return {"do": "arrange", "cards": [CARDS[top[option >> 2 * i & 3]].id for i in range(len(top))]}
    raise AssertionError(f"decision '{kind}' has no detail")


def _demand(g: Table, seat: int, option: int) -> dict[str, Any]:
    if option < IN_PLAY:
        return {"do": "discard", "card": CARDS[option].id}
    return {"do": "sacrifice", **_placed(g, seat, option - IN_PLAY)}


def _main(g: Table, seat: int, option: int) -> dict[str, Any]:
    kind, target = option & KIND_MASK, option >> KIND_BITS
    if kind == SUMMON:
        return {"do": "summon", "card": CARDS[target].id}
    if kind == ACTIVATE:
        return {"do": "activate", **_placed(g, seat, target)}
    if kind == USE_TOKEN:
        return {"do": "use-token", "token": g.players[seat].token}
    return {"do": _MAIN[kind]}


def _placed(g: Table, seat: int, uid: int) -> dict[str, Any]:
    placed = g.find(seat, uid)
    return {"card": CARDS[placed.card].id if placed is not None else "", "uid": uid}


def _payment(g: Table, seat: int, option: int) -> dict[str, Any]:
    on_cards = []
    rest = option >> STORE_BITS
    for placed in stores(g.players[seat]):
        if rest & STORE_MASK:
            on_cards.append({"card": CARDS[placed.card].id, "uid": placed.uid, "energy": counts(rest & STORE_MASK)})
        rest >>= STORE_BITS
    return {"energy": counts(option & STORE_MASK), "stores": on_cards}


def decision_detail(g: Table, t: Task, seat: int) -> dict[str, Any]:
    """The question as data: its kind, the card it is about, and its numbers."""
    detail: dict[str, Any] = {"kind": g.task_name(t.verb)}
    if g.summoning and seat == g.active:
        detail["card"] = CARDS[g.summoning].id
    elif t.card:
        detail["card"] = g.source(t.card)
    if t.n > 0:
        detail["n"] = t.n
    if detail["kind"] == "split":
        detail["kind"] = "split-year-2" if g.players[seat].hand else "split-hand"
        detail["n"] = 4 if g.enchantment == EXTENDED_EXPERIENCE else 3
    if detail["kind"] == "trim":
        detail["n"] = g.players[seat].capacity
    return detail
