"""What a coach says matters now. It asks the rules that a match follows; no match depends on it."""

from collections.abc import Iterator
from typing import Any, Final, cast

from ludoteka.core.state import State
from ludoteka.games.etherstone.abilities import triggers
from ludoteka.games.etherstone.attack import Muster, most_strength, targets
from ludoteka.games.etherstone.cards.definition import CARDS
from ludoteka.games.etherstone.choosing import pack_of
from ludoteka.games.etherstone.payment import affordable, discount
from ludoteka.games.etherstone.scoring import PACT_PENALTY, scores
from ludoteka.games.etherstone.shown import CoachNote, Stone
from ludoteka.games.etherstone.stones import NAMES, PURPLE
from ludoteka.games.etherstone.summoning import can_summon
from ludoteka.games.etherstone.synergy import hint
from ludoteka.games.etherstone.table import DICE, Placed, Table, stones_of
from ludoteka.games.etherstone.turn import refresh_price

RULES: Final[dict[str, str]] = {
    "attack-near": "strength",
    "attack-now": "attack",
    "die-abilities": "tray",
    "die-completes": "taking-a-die",
    "die-rival": "tray",
    "draft-dear": "paying",
    "draft-theme": "draft",
    "end-deck": "end",
    "end-hand": "end",
    "end-pool": "end",
    "finish-ahead": "end-token",
    "finish-behind": "end-token",
    "last-die": "refresh",
    "last-turn": "last-round",
    "leader-fit": "choosing-a-leader",
    "leader-hurt": "protection",
    "leader-infects": "infected",
    "life-low": "infected",
    "refresh-free": "refresh",
    "refresh-infects": "infected",
    "rest-worth": "rest",
    "rival-ahead": "scoring",
    "spare-leader": "attack",
    "summon-now": "summon",
    "tray-order": "tray",
}
FEW_CARDS: Final = 3  # that a note names
ENOUGH_DRAFTED: Final = 3  # cards, before their prices are worth a word
CHEAP: Final = 3  # stones
NEAR: Final = 2  # strength, or things that are left before the end
LOW: Final = 3  # life
POOL_LOW: Final = 4


def notes(state: State, seat: int) -> list[CoachNote]:
    """What matters for the choice that the seat owes, the most important first."""
    g = cast(Table, state)
    kind = g.question_kind(g.agenda[-1], seat)
    if kind == "draft":
        return list(drafting(g, seat))
    if kind == "choose-leader":
        return list(leading(g, seat))
    if kind == "action":
        return list(acting(g, seat))
    if kind == "tray":
        return list(using_die(g, seat))
    if kind == "team":
        return list(teaming(g, seat))
    return []


# --- choosing cards ---


def drafting(g: Table, seat: int) -> Iterator[CoachNote]:
    hand = [int(card) for card in g.players[seat].hand]
    yield from fitting("draft-theme", g.packs[pack_of(g, seat)], hand)
    if len(hand) >= ENOUGH_DRAFTED and all(CARDS[card].price > CHEAP for card in hand):
        yield {"kind": "draft-dear", "n": int(min(CARDS[card].price for card in hand))}


def leading(g: Table, seat: int) -> Iterator[CoachNote]:
    hand = [int(card) for card in g.players[seat].hand]
    yield from fitting("leader-fit", g.players[seat].leaders, hand)


def fitting(kind: Any, choice: list[int], hand: list[int]) -> Iterator[CoachNote]:
    """The card of a choice that goes with most of those in hand."""
    best: CoachNote | None = None
    most = 0
    for card in choice:
        told = hint(int(card), hand)
        if told is not None and len(told["cards"]) > most:
            most = len(told["cards"])
            best = {"kind": kind, "card": CARDS[card].id, "cards": told["cards"][:FEW_CARDS]}
    if best is not None:
        yield best


# --- one's own turn ---


def acting(g: Table, seat: int) -> Iterator[CoachNote]:
    if g.ending:
        yield {"kind": "last-turn"}
    yield from danger(g, seat)
    finish = list(finishing(g, seat))
    yield from finish
    yield from attacks(g, seat)
    if not finish:
        yield from summons(g, seat)
    yield from ends(g, seat, finish)
    yield from dice(g, seat)
    yield from nearly(g, seat)
    yield from market(g, seat)
    yield from resting(g, seat)


def finishing(g: Table, seat: int) -> Iterator[CoachNote]:
    """The last card of the hand, if it can be paid for: whether the match may end with it, as the points stand then."""
    hand = g.players[seat].hand
    if g.ending or len(hand) != 1 or not can_summon(g, seat, hand[0], 0):
        return
    then = g.clone()
    then.players[seat].hand = []
    then.players[seat].tableau.append(Placed(hand[0]))
    then.end_token = seat
    points = scores(then)
    lead = points[seat] - max(points[rival] for rival in g.rivals(seat))
    card = CARDS[hand[0]].id
    if lead > 0:
        yield {"kind": "finish-ahead", "card": card, "n": lead}
    else:
        yield {"kind": "finish-behind", "card": card, "n": -lead}


def summons(g: Table, seat: int) -> Iterator[CoachNote]:
    """The cards that can be paid for, those worth most first."""
    cards = [card for card in g.players[seat].hand if can_summon(g, seat, card, 0)]
    if cards:
        cards.sort(key=lambda card: -CARDS[card].points)
        yield {"kind": "summon-now", "cards": [CARDS[card].id for card in cards[:FEW_CARDS]]}


def danger(g: Table, seat: int) -> Iterator[CoachNote]:
    """Little life left: an infected leader can do nothing but make a pact in the next turn, if there is one."""
    life = int(g.players[seat].durability)
    if 0 < life <= LOW and not g.ending:
        yield {"kind": "life-low", "n": life, "points": int(PACT_PENALTY)}


def attacks(g: Table, seat: int) -> Iterator[CoachNote]:
    """The threat worth most that leader and followers are strong enough for without any ability."""
    sure = sum(fighter["strength"] for fighter in Muster(g, seat).fighters())
    certain = [threat for threat in targets(g, seat, 0) if CARDS[threat].durability <= sure]
    if certain:
        best = max(certain, key=lambda threat: CARDS[threat].points)
        yield {"kind": "attack-now", "card": CARDS[best].id, "points": int(CARDS[best].points)}


def nearly(g: Table, seat: int) -> Iterator[CoachNote]:
    """The threat that little is missing for, where no other can be defeated."""
    most = int(most_strength(g, seat))
    if targets(g, seat, 0):
        return
    near = [threat for threat in g.row if threat not in g.barred and CARDS[threat].durability <= most + NEAR]
    if near:
        best = min(near, key=lambda threat: CARDS[threat].durability)
        yield {"kind": "attack-near", "card": CARDS[best].id, "n": int(CARDS[best].durability) - most}


def dice(g: Table, seat: int) -> Iterator[CoachNote]:
    """Dice of the market: one that sets off several abilities, one that pays for a card, one that a rival waits for."""
    market = [die for die in range(DICE) if g.holders[die] < 0 and die != PURPLE]
    found = {die: cards_set_off(g, seat, die) for die in market}
    best = max(market, key=lambda die: len(found[die]), default=-1)
    if best >= 0 and len(found[best]) > 1:
        yield {"kind": "die-abilities", "dice": face(g, best), "cards": found[best][:FEW_CARDS]}
    stones = g.players[seat].stones
    for die in market if not g.ending else ():
        more = stones + stones_of(die, die)
        new = [card for card in g.players[seat].hand if not can_summon(g, seat, card, 0)]
        paid = [card for card in new if affordable(more, card, discount(g, seat, card), False)]
        if paid:
            card = max(paid, key=lambda card: CARDS[card].points)
            yield {"kind": "die-completes", "dice": face(g, die), "card": CARDS[card].id}
            break
    waiting = [rival for rival in g.rivals(seat) if still_plays(g, seat, rival)]
    rivals = [(len(cards_set_off(g, rival, die)), rival, die) for rival in waiting for die in market]
    n, rival, die = max(rivals, default=(0, 0, 0))
    if n > 1:
        yield {"kind": "die-rival", "dice": face(g, die), "seat": rival, "n": n}


def cards_set_off(g: Table, seat: int, die: int) -> list[str]:
    """The cards of a seat whose abilities a die would set off as it lies."""
    told = triggers(g, die, g.values[die])
    return list(dict.fromkeys(one["card"] for one in told if one["seat"] == seat))


def still_plays(g: Table, seat: int, rival: int) -> bool:
    """Whether a rival has a turn left after that of the seat: in the last round those who follow it."""
    return not g.ending or (rival - g.first) % g.seats > (seat - g.first) % g.seats


def face(g: Table, die: int) -> dict[Stone, int]:
    return {NAMES[die]: int(g.values[die])}


def market(g: Table, seat: int) -> Iterator[CoachNote]:
    """The price of new dice, and who gets them free."""
    left = int(g.in_market())
    price = int(refresh_price(g, seat))
    following = (seat + 1) % int(g.seats)
    if left == 1 and still_plays(g, seat, following):
        yield {"kind": "last-die", "seat": following}
    if not g.fresh or left == 0:
        return
    if price == 0:
        yield {"kind": "refresh-free"}
    elif price >= g.players[seat].durability:
        yield {"kind": "refresh-infects", "n": price}


def resting(g: Table, seat: int) -> Iterator[CoachNote]:
    tired = len(g.followers(seat, True))
    if tired and not g.followers(seat, False) and not g.ending:
        yield {"kind": "rest-worth", "n": tired}


def ends(g: Table, seat: int, finish: list[CoachNote]) -> Iterator[CoachNote]:
    """What may end the match soon, and who leads then, beside what was said of the seat's own last card."""
    if g.ending:
        return
    fewest = min(range(g.seats), key=lambda one: (len(g.players[one].hand), one == seat))
    soon = False
    if len(g.players[fewest].hand) <= NEAR - 1 and not (finish and fewest == seat):
        soon = True
        yield {"kind": "end-hand", "seat": fewest, "n": len(g.players[fewest].hand)}
    if len(g.deck) <= NEAR:
        soon = True
        yield {"kind": "end-deck", "n": len(g.deck)}
    if g.pool <= POOL_LOW:
        soon = True
        yield {"kind": "end-pool", "n": int(g.pool)}
    points = scores(g)
    best = max(g.rivals(seat), key=lambda rival: points[rival])
    if soon and not finish and points[best] > points[seat]:
        yield {"kind": "rival-ahead", "seat": best, "n": points[best] - points[seat]}


# --- dice and attacks under way ---


def using_die(g: Table, seat: int) -> Iterator[CoachNote]:
    abilities = len(g.options(seat)) - (0 in g.options(seat))
    if abilities > 1:
        yield {"kind": "tray-order", "n": abilities}
    yield from danger(g, seat)


def teaming(g: Table, seat: int) -> Iterator[CoachNote]:
    """Whether the leader has to fight, and what that costs."""
    task = g.agenda[-1]
    teams = [g.option_detail(task, seat, option) for option in g.options(seat)]
    strong = [team for team in teams if team["missing"] == 0]
    led = [team for team in strong if team["leader"] and team["damage"] > 0]
    if not led:
        return
    if len([team for team in strong if not team["leader"]]) > 0:
        yield {"kind": "spare-leader", "n": led[0]["damage"]}
    elif led[0]["infects"]:
        if not g.ending:
            yield {"kind": "leader-infects", "n": led[0]["damage"]}
    elif all(team["leader"] for team in teams):  # others may win by abilities
        yield {"kind": "leader-hurt", "n": led[0]["damage"], "left": led[0]["left"]}
