"""What a coach says matters now. It asks the rules that a match follows; no match depends on it."""

from collections.abc import Iterator
from typing import Final, cast

from ludoteka.core.event import Data
from ludoteka.core.state import State
from ludoteka.games.seasons import why
from ludoteka.games.seasons.bounds import BONUS_MAX, GAUGE_MAX
from ludoteka.games.seasons.cards.definition import CARDS, LANTERN, Card, codes
from ludoteka.games.seasons.dice import RATES, SEASONS
from ludoteka.games.seasons.energy import NAMES, TYPES, count, counts, size
from ludoteka.games.seasons.scoring import scores
from ludoteka.games.seasons.shown import CoachNote, Counts
from ludoteka.games.seasons.synergy import hint
from ludoteka.games.seasons.table import LAST_YEAR, WHEEL, Table
from ludoteka.games.seasons.tokens import hand_points
from ludoteka.games.seasons.turn import bonus_detail, has_energy, worth

RULES: Final[dict[str, str]] = {
    "activate": "activating",
    "bonus-gauge": "bonus-gauge",
    "bonus-transmute": "bonus-transmute",
    "die-energy": "taking-dice",
    "die-gauge": "die-gauge",
    "die-overflow": "overflow",
    "draft-cheap": "advice",
    "draft-element": "energy",
    "draft-pair": "advice",
    "fee-activate": "taking-crystals",
    "fee-summon": "taking-crystals",
    "gauge-full": "summoning-gauge",
    "hand-costs": "scoring",
    "lacks": "paying",
    "last-turn": "end",
    "match-may-end": "leftover-die",
    "new-year": "new-year",
    "overflow": "overflow",
    "payable": "summoning",
    "rival-ahead": "scoring",
    "split-first": "advice",
    "split-last": "advice",
    "split-pair": "advice",
    "transmute-later": "rates",
    "transmute-now": "transmuting",
    "year-may-end": "leftover-die",
}
CHEAP: Final = 2  # tokens, and crystals, that a card costs which can be played in the first rounds
CHEAP_CRYSTALS: Final = 4
DEAR: Final = 4
ENOUGH_DRAFTED: Final = 4  # cards, before it is worth counting what they want
SAME: Final = 3  # of them that cost the same energy
NEAR: Final = 2  # tokens that a card may lack and still be spoken of
LATE: Final = 4  # spaces of the wheel before the end of a year
FEW_CARDS: Final = 3  # that a note names
# What they do when they come into play needs cards that are in play already.
NEED_OTHERS: Final = codes("amsug-longneck raven-the-usurper selenias-codex")
COST_CARDS: Final = codes("dragon-skull necrotic-kriss")  # to activate them takes other cards of one's own


def notes(state: State, seat: int) -> list[CoachNote]:
    """What matters for the choice that the seat owes, the most important first."""
    g = cast(Table, state)
    kind = g.question_kind(g.agenda[-1], seat)
    if kind == "draft":
        return list(drafting(g, seat))
    if kind == "split":
        return list(splitting(g, seat))
    if kind == "take-die":
        return list(taking(g, seat))
    if kind == "main":
        return list(acting(g, seat))
    if kind == "transmute":
        return list(transmuting(g, seat, True))
    if kind in ("energy", "trim"):
        return list(nearest(g, seat, NEAR + 1))
    if kind == "keep":
        return list(hand_costs(g, seat))
    return []


# --- the prelude ---


def drafting(g: Table, seat: int) -> Iterator[CoachNote]:
    player = g.players[seat]
    best: CoachNote | None = None
    most = 0
    for card in sorted(set(player.pack)):
        told = hint(card, player.drafted, g.seats)
        if told is not None and told["kind"] == "theme" and len(told["cards"]) > most:
            most = len(told["cards"])
            best = {"kind": "draft-pair", "card": CARDS[card].id, "cards": told["cards"][:FEW_CARDS]}
    if best is not None:
        yield best
    if len(player.drafted) < ENOUGH_DRAFTED:
        return
    if not any(is_cheap(g, card) for card in player.drafted):
        yield {"kind": "draft-cheap"}
    wanted = [sum(1 for card in player.drafted if count(cost(g, card), i)) for i in range(len(NAMES))]
    if max(wanted) >= SAME:
        yield {"kind": "draft-element", "element": NAMES[wanted.index(max(wanted))], "n": max(wanted)}


def splitting(g: Table, seat: int) -> Iterator[CoachNote]:
    """The cards that are not in a set yet: what suits the first year, what can wait, what belongs together."""
    cards = sorted(set(g.players[seat].drafted))
    early = sorted((card for card in cards if is_early(g, card)), key=lambda card: tokens_of(g, card))
    late = sorted((card for card in cards if is_late(g, card)), key=lambda card: -CARDS[card].prestige)
    if early and not g.players[seat].hand:
        yield {"kind": "split-first", "cards": ids(early[:FEW_CARDS])}
    if late:
        yield {"kind": "split-last", "cards": ids(late[:FEW_CARDS])}
    for card in cards:
        told = hint(card, cards, g.seats)
        if told is not None and told["kind"] == "theme":
            yield {"kind": "split-pair", "cards": [CARDS[card].id, *told["cards"][: FEW_CARDS - 1]]}
            return


def is_early(g: Table, code: int) -> bool:
    """Cheap and of use from then on: it works every round, or brings something at once."""
    card = CARDS[code]
    works = card.activation or card.round_end or card.season_change or card.modifiers or card.on_summon or card.on_play
    return bool(works) and is_cheap(g, code) and not card.sacrifices_itself and code not in NEED_OTHERS


def is_late(g: Table, code: int) -> bool:
    """Dear, and worth its points alone: nothing is gained by having it in play for long."""
    card = CARDS[code]
    works = card.activation or card.round_end or card.season_change or card.modifiers or card.on_summon
    return not works and tokens_of(g, code) >= DEAR


# --- dice ---


def taking(g: Table, seat: int) -> Iterator[CoachNote]:
    player = g.players[seat]
    yield from ending(g)
    free = [place for place in range(len(g.rolled)) if place not in g.taken]
    room = player.gauge - len(player.tableau)
    if player.hand and room <= 0 and player.gauge < GAUGE_MAX and any(g.face(place).gauge for place in free):
        yield {"kind": "die-gauge", "n": len(player.hand)}
    for place in free:
        brought = g.face(place).energy
        card = completed(g, seat, brought) if brought else None
        if card is not None:
            yield {"kind": "die-energy", "place": place, "card": card.id}
            break
    yield from die_overflow(g, seat, free)
    yield from hand_costs(g, seat)
    if g.year == LAST_YEAR:
        points = scores(g)
        best = max(g.rivals(seat), key=lambda rival: points[rival])
        if points[best] > points[seat]:
            yield {"kind": "rival-ahead", "seat": best, "n": points[best] - points[seat]}
    yield from new_year(g, seat)


def ending(g: Table) -> Iterator[CoachNote]:
    """Whether the year may end with this round: the fewest dots of a die that is still to be had and would do it.

    One dot stands for all dice that are still to be had, since no die has fewer.
    """
    enough = [g.face(place).pips for place in range(len(g.rolled)) if place not in g.taken]
    crossing = [pips for pips in enough if pips >= spaces_left(g)]
    if crossing:
        pips = int(min(crossing)) if len(crossing) < len(enough) else 1
        yield {"kind": "match-may-end" if last_year(g) else "year-may-end", "pips": pips, "year": int(g.year)}


def completed(g: Table, seat: int, brought: int) -> Card | None:
    """The card in hand worth most for which this energy is all that is missing."""
    player = g.players[seat]
    found = [CARDS[code] for code in player.hand if completes(g, seat, CARDS[code], brought)]
    return max(found, key=lambda card: card.prestige) if found else None


def completes(g: Table, seat: int, card: Card, brought: int) -> bool:
    player = g.players[seat]
    have = player.spendable()
    if has_energy(g, player, have, card) or not has_energy(g, player, have + brought, card):
        return False
    return {reason["kind"] for reason in why.against_summoning(g, seat, card.code)} <= {
        "needs-any",
        "needs-energy",
        "needs-some",
    }


# --- one's own turn ---


def acting(g: Table, seat: int) -> Iterator[CoachNote]:
    player = g.players[seat]
    last = is_last(g)
    if last:
        points = max(0, -int(hand_points(g, seat)))
        yield {"kind": "last-turn", "n": len(player.hand), "points": points, "each": kept(g, seat)}
    yield from room(g, seat, last)
    yield from payable(g, seat)
    yield from transmuting(g, seat, False)
    if last:
        yield from last_bonus(g, seat)
    yield from activations(g, seat, last)
    if not last:
        yield from overflow(g, seat)
        yield from nearest(g, seat, NEAR)
        yield from hand_costs(g, seat)
        yield from new_year(g, seat)


def room(g: Table, seat: int, last: bool) -> Iterator[CoachNote]:
    """A full gauge that can still rise, and what a bonus for one step more would bring."""
    player = g.players[seat]
    if not player.hand or g.has_room(seat) or player.gauge >= GAUGE_MAX:
        return
    hand = [CARDS[code] for code in player.hand]
    price = bonus_detail(g, seat, "bonus-gauge")["costs"] if player.bonus < BONUS_MAX else 0
    ready = [card for card in hand if {r["kind"] for r in why.against_summoning(g, seat, card.code)} == {"gauge-full"}]
    best = max(ready, key=lambda card: card.prestige, default=None)
    if best is not None and price and best.prestige > price:
        yield {"kind": "bonus-gauge", "card": best.id, "n": int(best.prestige), "points": price}
        return
    points = sum(int(card.prestige) for card in hand)
    if points > 0 and not last:
        left = player.bonus < BONUS_MAX
        yield {"kind": "gauge-full", "gauge": int(player.gauge), "n": len(hand), "points": points, "bonus": left}


def payable(g: Table, seat: int) -> Iterator[CoachNote]:
    """The cards that can be summoned now."""
    cards = [detail["card"] for detail in offered(g, seat, "summon")]
    if cards:
        yield {"kind": "payable", "cards": cards[:FEW_CARDS]}
        fee = int(g.rival_leeches(seat))
        if fee:
            yield {"kind": "fee-summon", "n": fee}


def activations(g: Table, seat: int, last: bool) -> Iterator[CoachNote]:
    """Cards in play that could be used; those that take cards from play are no matter of every round."""
    found = offered(g, seat, "activate")
    cards = [detail["card"] for detail in found if last or not costs_cards(g.face_of(seat, detail["uid"]))]
    if cards:
        yield {"kind": "activate", "cards": list(dict.fromkeys(cards))[:FEW_CARDS]}
        fee = int(g.rival_fairies(seat))
        if fee:
            yield {"kind": "fee-activate", "n": fee}


def costs_cards(code: int) -> bool:
    """Whether activating it takes the card itself, or others, from play."""
    return CARDS[code].sacrifices_itself or code in COST_CARDS


def offered(g: Table, seat: int, do: str) -> list[Data]:
    """The options that do this, as data, once for each card."""
    task = g.agenda[-1]
    details = [g.option_detail(task, seat, option) for option in g.options(seat)]
    found: dict[object, Data] = {}
    for detail in details:
        if detail["do"] == do:
            found.setdefault(detail.get("uid", detail["card"]), detail)
    return list(found.values())


def transmuting(g: Table, seat: int, begun: bool) -> Iterator[CoachNote]:
    """Tokens that no card in hand wants, where they may be transmuted: those worth it now, those worth more soon.

    What a bonus adds in this turn it adds now alone. In a reserve that is nearly full nothing waits.
    """
    if not begun and not g.may_transmute(seat):
        return
    spare = unwanted(g, seat)
    rates = RATES[g.season()]
    after = RATES[(g.season() + 1) % len(SEASONS)]
    last = is_last(g) or is_last_season(g)
    least = [kept(g, seat) + 1 if last else max(2, int(after[i])) for i in range(len(TYPES))]
    more = int(g.more_crystals(seat) if last else g.surplus)
    good = sum(TYPES[i] * count(spare, i) for i in range(len(TYPES)) if rates[i] + more >= least[i])
    if good:
        yield {"kind": "transmute-now", "energy": counts(good), "n": int(worth(g, seat, good))}
    waits = not last and not is_crowded(g, seat)
    later = sum(TYPES[i] * count(spare, i) for i in range(len(TYPES)) if after[i] > rates[i] + more)
    if later and waits:
        season = SEASONS[(g.season() + 1) % len(SEASONS)]
        yield {"kind": "transmute-later", "energy": counts(later), "season": season}


def unwanted(g: Table, seat: int) -> int:
    """The tokens beyond what the cards in hand cost; in the last turn all that no card could be paid with."""
    player = g.players[seat]
    have = player.spendable()
    hand = [code for code in player.hand if not is_last(g) or has_energy(g, player, have, CARDS[code])]
    wanted = [sum(count(cost(g, code), i) for code in hand) for i in range(len(TYPES))]
    return sum(TYPES[i] * max(0, count(have, i) - wanted[i]) for i in range(len(TYPES)))


def kept(g: Table, seat: int) -> int:
    """What a token that is left in the reserve brings at the end: nothing, unless a card in play says otherwise."""
    return int(g.players[seat].changes(LANTERN))


def last_bonus(g: Table, seat: int) -> Iterator[CoachNote]:
    """Energy left at the end is worth nothing: a bonus may still turn it into crystals."""
    player = g.players[seat]
    tokens = unwanted(g, seat)
    if g.may_transmute(seat) or not tokens or player.bonus >= BONUS_MAX or kept(g, seat):
        return
    price = bonus_detail(g, seat, "bonus-transmute")["costs"]
    crystals = int(worth(g, seat, tokens)) + int(size(tokens))
    if crystals > price:
        yield {"kind": "bonus-transmute", "n": crystals, "points": price}


def nearest(g: Table, seat: int, most: int) -> Iterator[CoachNote]:
    """The card in hand that lacks least, if that is a few tokens of certain types, not all that it costs."""
    best: tuple[int, int] | None = None
    energy: Counts = {}
    card = ""
    for code in sorted(set(g.players[seat].hand)):
        reasons = why.against_summoning(g, seat, code)
        enough = min(most, tokens_of(g, code) - 1)
        for reason in reasons:
            if reason["kind"] == "needs-energy" and len(reasons) == 1 and reason["n"] <= enough:
                rank = (int(reason["n"]), -int(CARDS[code].prestige))
                if best is None or rank < best:
                    best, energy, card = rank, reason["energy"], CARDS[code].id
    if best is not None:
        yield {"kind": "lacks", "card": card, "energy": energy}


def overflow(g: Table, seat: int) -> Iterator[CoachNote]:
    """A reserve in which a die's two tokens would not fit."""
    player = g.players[seat]
    if is_crowded(g, seat):
        yield {"kind": "overflow", "n": int(size(player.reserve)), "capacity": int(player.capacity)}


def die_overflow(g: Table, seat: int, free: list[int]) -> Iterator[CoachNote]:
    """Before a die is taken nothing can be spent any more: its energy comes first in the turn."""
    player = g.players[seat]
    tokens, capacity = int(size(player.reserve)), int(player.capacity)
    if any(size(g.face(place).energy) > capacity - tokens for place in free):
        yield {"kind": "die-overflow", "n": tokens, "capacity": capacity}


def is_crowded(g: Table, seat: int) -> bool:
    player = g.players[seat]
    return bool(size(player.reserve) > max(0, player.capacity - 2))


# --- time ---


def spaces_left(g: Table) -> int:
    """How far the marker has to go before the year is over."""
    return int(WHEEL) + 1 - int(g.space)


def last_year(g: Table) -> bool:
    return bool(g.year >= LAST_YEAR)


def is_last(g: Table) -> bool:
    """Whether the match ends with this round, as the dice lie: all are taken but one."""
    left = [place for place in range(len(g.rolled)) if place not in g.taken]
    return last_year(g) and len(left) == 1 and g.face(left[0]).pips >= spaces_left(g)


def is_last_season(g: Table) -> bool:
    """Whether no other rates are to come: this is the last fall of the match."""
    return last_year(g) and g.season() == len(SEASONS) - 1


def hand_costs(g: Table, seat: int) -> Iterator[CoachNote]:
    """In the last year: what the cards in hand would cost at the end."""
    lost = -int(hand_points(g, seat))
    if last_year(g) and lost > 0:
        yield {"kind": "hand-costs", "n": len(g.players[seat].hand), "points": lost}


def new_year(g: Table, seat: int) -> Iterator[CoachNote]:
    """Before a year ends: the cards that are still to come."""
    player = g.players[seat]
    fresh = len({1: player.archive_2, 2: player.archive_3}.get(int(g.year), []))
    if fresh and spaces_left(g) <= LATE:
        yield {"kind": "new-year", "n": spaces_left(g), "fresh": fresh}


# --- cards ---


def cost(g: Table, code: int) -> int:
    """The energy printed for so many players."""
    return int(CARDS[code].costs[g.seats - 2].energy)


def tokens_of(g: Table, code: int) -> int:
    return int(size(cost(g, code)))


def is_cheap(g: Table, code: int) -> bool:
    return tokens_of(g, code) <= CHEAP and CARDS[code].costs[g.seats - 2].crystals <= CHEAP_CRYSTALS


def ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]
