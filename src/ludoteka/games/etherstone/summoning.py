"""Summoning an entity: what comes before paying, the payment, laying the card, what comes at once."""

from bisect import insort
from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import bit, has
from ludoteka.core.shape import Number
from ludoteka.core.state import Task
from ludoteka.games.etherstone.abilities import (
    REACT,
    STOP,
    Effect,
    ability_text,
    applicable,
    apply_detail,
    begin,
    doubtful,
    happen,
    most_x,
    offer_detail,
)
from ludoteka.games.etherstone.bounds import AN_ENTITY
from ludoteka.games.etherstone.cards.definition import (
    ABILITIES,
    CARDS,
    SUMMON,
    SUMMON_FOLLOWER,
    Ability,
    Step,
)
from ludoteka.games.etherstone.effects.effect import NEEDED, effect
from ludoteka.games.etherstone.payment import affordable, discount, payments
from ludoteka.games.etherstone.shown import AbilityOption, CardQuestion, PlainOption, StonesOption, SummonOption
from ludoteka.games.etherstone.stones import counts, words
from ludoteka.games.etherstone.table import Placed, Table, Verb, fits, verb


def relief(g: Table, seat: i64, ability: Ability) -> tuple[int, bool]:
    """How much cheaper an ability before summoning can make its card at most, and whether any colours will do then."""
    less: i64 = 0
    all_colours = False
    for step in ability.branches[0]:
        if step.verb == cheapen.code:
            less += step.n if step.n >= 0 else -step.n * most_x(g, seat, ability)
        elif step.verb == cheapen_by_cost.code:
            less += max([CARDS[card].price for card in g.in_play(seat, ability.costs[0])])
        elif step.verb == any_colours.code:
            all_colours = True
    return less, all_colours


def can_summon(g: Table, seat: i64, card: i64, less: i64) -> bool:
    """Whether a card can be paid, perhaps only after its ability before summoning (A55)."""
    stones = g.players[seat].stones
    less += discount(g, seat, card)
    if affordable(stones, card, less, False):
        return True
    for ability in CARDS[card].before:
        if applicable(g, seat, ability):
            more, all_colours = relief(g, seat, ability)
            if affordable(stones, card, less + more, all_colours):
                return True
    return False


def reliefs(g: Table, seat: i64, card: i64) -> list[tuple[int, bool]]:
    """What each ability before summoning that can be applied now makes of a card's price, see `relief`."""
    return [relief(g, seat, ability) for ability in CARDS[card].before if applicable(g, seat, ability)]


def summonable(g: Table, seat: i64, step: Step, less: i64) -> list[int]:
    """The cards in hand that a step may summon for so much less."""
    return [card for card in g.players[seat].hand if fits(card, step) and can_summon(g, seat, card, less)]


def summon_detail(g: Table, seat: i64, code: i64, less: i64) -> SummonOption:
    """Summoning a card as data, with its price before any ability of its own."""
    card = CARDS[code]
    less += discount(g, seat, code)
    return {
        "do": "summon",
        "card": card.id,
        "cost": card.stones_asked,
        "any": card.any_cost,
        "less": less,
        "free": less >= card.price,
    }


def start_summon(g: Table, seat: i64, card: i64, less: i64) -> None:
    """Reveal a card from the hand and go through its summoning."""
    g.summoning = card
    g.less = less + discount(g, seat, card)
    g.any_colours = False
    player = g.players[seat]
    if card not in player.shown:
        insort(player.shown, int(card))
    g.push(Task(LAY, seat, card))
    if CARDS[card].before:
        g.push(Task(BEFORE_SUMMONING, seat, card))


class BeforeSummoning(Verb):
    """The ability that works before paying. Ways that would end unpaid are not offered."""

    def fits(self, g: Table, t: Task) -> bool:
        return t.card == g.summoning

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found = [int(ability.code) for ability in CARDS[t.card].before if applicable(g, seat, ability)]
        if affordable(g.players[seat].stones, t.card, g.less, False):
            found.append(STOP)
        return found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option != STOP:
            begin(g, seat, ABILITIES[option])

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"apply {ability_text(option)}" if option else "go on"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> AbilityOption | PlainOption:
        return apply_detail(option) if option else {"do": "go-on"}

    def question(self, g: Table, t: Task, seat: int) -> CardQuestion:
        return {"kind": "before", "card": CARDS[t.card].id}


class Lay(Verb):
    """Pay, and lay the card: it is in play from here on (A46)."""

    def fits(self, g: Table, t: Task) -> bool:
        return t.card == g.summoning and t.card in g.players[t.seat].hand

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return payments(g.players[seat].stones, t.card, g.less, g.any_colours)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        player.stones -= option
        player.hand.remove(t.card)
        player.tableau.append(Placed(t.card))
        g.summoning = 0
        g.less = 0
        g.any_colours = False
        if g.events is not None:
            g.tell({"kind": "summoned", "seat": seat, "card": CARDS[t.card].id, "stones": counts(option)})
        happen(g, seat, SUMMON, -1, t.card)
        happen(g, seat, SUMMON_FOLLOWER + CARDS[t.card].kind, -1, t.card)
        g.push(Task(REACT, g.active))
        if CARDS[t.card].at_once:
            g.push(Task(ARRIVE, seat, t.card))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"pay {words(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> StonesOption:
        return {"do": "pay", "stones": counts(option)}

    def question(self, g: Table, t: Task, seat: int) -> CardQuestion:
        return {"kind": "lay", "card": CARDS[t.card].id}


class Arrive(Verb):
    """The abilities that work at once, in any order, each once; `n` is the mask of those used."""

    def run(self, g: Table, t: Task) -> None:
        options = self.offer(g, t, t.seat)
        if options and any(doubtful(g, t.seat, ability) for ability in self.unused(t)):
            g.ask_always(t, t.seat, options)
        elif len(options) > 1 or (options and options[0] != STOP):
            g.ask(t, t.seat, options)

    def unused(self, t: Task) -> list[Ability]:
        return [ability for ability in CARDS[t.card].at_once if not has(t.n, ability.index)]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found: list[int] = []
        if g.players[seat].find(t.card) is None:
            return found
        must = False
        for ability in self.unused(t):
            if applicable(g, seat, ability):
                found.append(int(ability.code))
                must = must or ability.must
        if not must:
            found.append(STOP)
        return found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == STOP:
            return
        ability = ABILITIES[option]
        g.push(Task(ARRIVE, seat, t.card, t.n | bit(ability.index)))
        begin(g, seat, ability)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"apply {ability_text(option)}" if option else "stop"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> AbilityOption | PlainOption:
        return offer_detail(g, seat, option) if option else {"do": "stop"}

    def question(self, g: Table, t: Task, seat: int) -> CardQuestion:
        return {"kind": "arrive", "card": CARDS[t.card].id}


class Cheapen(Effect):
    """The card being summoned costs less."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.less += t.m


class CheapenByCost(Effect):
    """It costs less by the price of the card given up for it."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.less += g.given_up


class AnyColours(Effect):
    """Its whole price may be paid in any colours."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.any_colours = True


LAY: Final = verb(Lay("lay", card=AN_ENTITY))
BEFORE_SUMMONING: Final = verb(BeforeSummoning("before", card=AN_ENTITY))
ARRIVE: Final = verb(Arrive("arrive", card=AN_ENTITY, n=Number(0, 255)))
cheapen: Final = effect(Cheapen("cheapen"), n=NEEDED)
cheapen_by_cost: Final = effect(CheapenByCost("cheapen-by-cost"))
any_colours: Final = effect(AnyColours("any-colours"))
