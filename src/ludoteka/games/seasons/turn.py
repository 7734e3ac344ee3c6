"""A player's turn: the die and the cards that touch it; then summoning, activating, transmuting, bonuses, tokens."""

from typing import Final, cast

from mypy_extensions import i64

from ludoteka.core.packing import Field, bit
from ludoteka.core.shape import BIT
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import BONUS_MAX, BONUS_PENALTY, ELEMENT_MASK, GAUGE_MAX, SOME_CRYSTALS, UID
from ludoteka.games.seasons.cards.definition import CARDS, LEECH, STEADY, TRANSMUTER, Card
from ludoteka.games.seasons.dice import RATES
from ludoteka.games.seasons.effects.deck import different_cards, discard_top
from ludoteka.games.seasons.effects.effect import effect
from ludoteka.games.seasons.effects.gain import energy
from ludoteka.games.seasons.effects.kingdom import element_tokens
from ludoteka.games.seasons.effects.pay import discard_energy
from ludoteka.games.seasons.effects.tableau import IN_PLAY, demand_detail, demand_words
from ludoteka.games.seasons.enchantments import (
    ARGOS_EMBRACE,
    ENTANGLING_ROOTS,
    NATURE_SPIRIT,
    OLAFS_KNOWLEDGE,
    VISION_OF_DESTINY,
)
from ludoteka.games.seasons.energy import TYPES, count, elements_of, parts, size
from ludoteka.games.seasons.payment import (
    PILES,
    activate_detail,
    affordable,
    pay,
    payment_detail,
    payment_words,
    placed_words,
    saving,
    stores,
    total,
    ways_cost,
)
from ludoteka.games.seasons.pieces import Player
from ludoteka.games.seasons.shown import (
    Bonus,
    BonusDo,
    Cost,
    Energy,
    Option,
    PlainDo,
    PlainKind,
    Question,
    Summon,
    UseBonus,
)
from ludoteka.games.seasons.table import CAUSES, DRAW_OR_NOT, ROLLED_DIE, ROLLED_FACE, TAKE_DIE, Table, Verb, verb
from ludoteka.games.seasons.tokens import can_use_token, use_token

# What the main question of a turn offers; the upper bits name a card.
END: Final[i64] = 0
TRANSMUTE: Final[i64] = 1
BONUS_EXCHANGE: Final[i64] = 2
BONUS_TRANSMUTE: Final[i64] = 3
BONUS_GAUGE: Final[i64] = 4
SUMMON: Final[i64] = 5
ACTIVATE: Final[i64] = 6
BONUS_DRAW: Final[i64] = 7
USE_TOKEN: Final[i64] = 8
BUY_OFF: Final[i64] = 9
KIND: Final = Field(4)
TARGET: Final = Field(20, above=KIND)  # the code of a card to summon, the uid of one to activate

VISION_PRICE: Final[i64] = 5
EMBRACE_PRICE: Final[i64] = 5
MAIN_TEXTS: Final = (
    "end turn",
    "transmute",
    "bonus exchange",
    "bonus transmute",
    "bonus gauge",
    "",
    "",
    "bonus draw",
    "use token",
    "discard the top card",
)


MAIN_DOS: Final[dict[int, PlainDo]] = {END: "end", TRANSMUTE: "start-transmuting", BUY_OFF: "buy-off"}
BONUS_DOS: Final[dict[int, BonusDo]] = {
    BONUS_EXCHANGE: "bonus-exchange",
    BONUS_TRANSMUTE: "bonus-transmute",
    BONUS_GAUGE: "bonus-gauge",
    BONUS_DRAW: "bonus-draw-one",
}
STEADFAST_DOS: Final[tuple[PlainDo, ...]] = ("use-die", "instead-gauge", "instead-energy", "instead-transmute")


class OfDie(Verb):
    """What follows from the die of a seat, which it has taken or is still to take."""

    def fits(self, g: Table, t: Task) -> bool:
        if g.taken[t.seat] >= 0:
            return super().fits(g, t)
        return any(task.verb == TAKE_DIE and task.seat == t.seat for task in g.agenda)


class Turn(OfDie):
    """A player's turn: dice cards first, then the die, then the free part."""

    def run(self, g: Table, t: Task) -> None:
        g.active = t.seat
        g.transmuting = False
        g.surplus = 0
        g.crystal_die = False
        g.summons = 0
        g.vision_used = False
        g.push(Task(MAIN, t.seat))
        g.push(Task(STEADFAST if g.players[t.seat].changes(STEADY) else DIE, t.seat))
        g.push(Task(BEFORE_DIE, t.seat))


class BeforeDie(OfDie):
    """Cards that may be activated before the die is carried out; 0 is no."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        ready = [p for p in g.players[seat].tableau if CARDS[p.face].early and not p.tapped]
        options = [0]
        if ready:
            options += g.different(ready)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option:
            placed = g.find(seat, option)
            if placed is not None:
                g.push(t)
                g.activate(seat, placed)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"activate {placed_words(g, seat, option)}" if option else "keep the die"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return activate_detail(g, seat, option) if option else {"do": "keep-die"}


class Reroll(OfDie):
    """Roll one's own die again and gain n crystals."""

    def run(self, g: Table, t: Task) -> None:
        place = g.taken[t.seat]
        die = ROLLED_DIE.of(g.rolled[place])
        g.rolled[place] = ROLLED_DIE.put(die) | ROLLED_FACE.put(g.chance.below(6))
        g.barrier += 1
        if g.events is not None:
            g.tell({"kind": "rerolled", "seat": t.seat, **g.die_told(place), "card": g.source(t.card)})
        g.gain_crystals(t.seat, t.n, g.source(t.card))


reroll: Final = effect(Reroll("reroll"), crystals=SOME_CRYSTALS)


class Steadfast(OfDie):
    """Carry out the die (0), or instead: gauge (1), a token (2), transmuting (3)."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return [0, 1, 2, 3]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == 0:
            g.push(Task(DIE, seat))
            return
        if g.events is not None:
            g.tell({"kind": "die-ignored", "seat": seat})
        if option == 1:
            g.move_gauge(seat, 1, "ek:14")
        elif option == 2:
            g.push(Task(energy.code, seat, 0, 1))
        else:
            g.transmuting = True

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return ("use the die", "instead gauge", "instead energy", "instead transmute")[option]

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": STEADFAST_DOS[option]}


class Die(OfDie):
    """The compulsory actions of the die: crystals, gauge, energy, drawing."""

    def run(self, g: Table, t: Task) -> None:
        face = g.face(g.taken[t.seat])
        if face.transmute:
            g.transmuting = True
        if face.crystals:
            g.crystal_die = True
            g.gain_crystals(t.seat, face.crystals, "die")
        if face.gauge:
            g.move_gauge(t.seat, 1, "die")
        if face.draw and (g.deck or g.discard):
            g.push(Task(DIE_DRAW, t.seat))
        g.gain_energy(t.seat, face.energy, "die")


class DieDraw(Verb):
    """Draw a card, or use a bonus to look at two and keep one."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return [0, 1] if g.players[seat].bonus < BONUS_MAX else [0]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option:
            use_bonus(g, seat, "draw")
        g.look(seat, 2 if option else 1)
        g.push(Task(KEEP, seat, 0, option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return "bonus draw" if option else "draw"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return bonus_detail(g, seat, "bonus-draw") if option else {"do": "draw"}


class Keep(Verb):
    """Keep one of the cards looked at and discard the rest; unless it is a bonus (n), keeping none (0) is possible."""

    def run(self, g: Table, t: Task) -> None:
        g.ask_among(t, self.offer(g, t, t.seat), len(g.looked))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = different_cards(g.looked)
        if t.n == 0:
            options.append(0)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option:
            g.keep_one_looked(option)
        g.discard_looked()

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"keep {CARDS[option].slug}" if option else "discard it"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "keep", "card": CARDS[option].id} if option else {"do": "discard-it"}


class DrawOrNot(Verb):
    """Look at the top card; keep it or discard it."""

    def run(self, g: Table, t: Task) -> None:
        if g.look(t.seat, 1):
            g.push(Task(KEEP, t.seat))


class Main(OfDie):
    """The free part of a turn: summon, activate, transmute, use bonuses, in any order, until the player ends it."""

    def run(self, g: Table, t: Task) -> None:
        if g.enchantment == ARGOS_EMBRACE and self.charge(g, t):
            return
        g.open_row()
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def charge(self, g: Table, t: Task) -> bool:
        """Argos' Embrace: cards kept are charged when the effect that brought them is over (R360)."""
        owing = [seat for seat in g.clockwise(t.seat) if g.players[seat].owed]
        if owing:
            g.push(t)
            for seat in reversed(owing):
                g.push(Task(EMBRACE, seat))
        return len(owing) > 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        have = player.spendable()
        options: list[int] = [END]
        if have and g.may_transmute(seat):
            options.append(TRANSMUTE)
        if player.bonus < BONUS_MAX:
            if size(have) >= 2:
                options.append(BONUS_EXCHANGE)
            options.append(BONUS_TRANSMUTE)
            if player.gauge < GAUGE_MAX:
                options.append(BONUS_GAUGE)
            if has_fifth_bonus(g) and (g.deck or g.discard):
                options.append(BONUS_DRAW)
        if player.token and not player.token_used and can_use_token(g, seat):
            options.append(USE_TOKEN)
        if g.enchantment == VISION_OF_DESTINY and not g.vision_used and player.crystals >= VISION_PRICE and g.deck:
            options.append(BUY_OFF)
        if player.hand and g.has_room(seat) and not rooted(g):
            self.add_summons(g, player, have, player.crystals - g.rival_leeches(seat), options)
        if player.tableau:
            self.add_activations(g, seat, player, options)
        return options

    def add_summons(self, g: Table, player: Player, have: i64, crystals: i64, options: list[int]) -> None:
        if crystals < 0:
            return
        last: i64 = 0
        for code in player.hand:
            if code == last:
                continue
            last = code
            card = CARDS[code]
            if crystals >= card.costs[g.seats - 2].crystals and has_energy(g, player, have, card):
                options.append(SUMMON | TARGET.put(code))

    def add_activations(self, g: Table, seat: i64, player: Player, options: list[int]) -> None:
        crystals: i64 = -1
        ready = []
        for placed in player.tableau:
            card = CARDS[placed.face]
            if placed.tapped or not card.activation or card.early:
                continue
            if crystals < 0:
                crystals = player.crystals - g.rival_fairies(seat)
                crystals = max(crystals, 0)
            if g.can_activate(seat, placed, crystals):
                ready.append(placed)
        if ready:
            for uid in g.different(ready):
                options.append(ACTIVATE | TARGET.put(uid))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        kind = KIND.of(option)
        if kind == END:
            if g.events is not None:
                g.tell({"kind": "turn-ended", "seat": seat})
            return
        g.push(t)
        if kind == SUMMON:
            card = TARGET.of(option)
            g.take_from_hand(seat, card)
            g.summoning = card
            g.summons += 1
            if g.events is not None:
                g.tell({"kind": "summoned", "seat": seat, "card": CARDS[card].id})
            g.push(Task(CHOOSE_ELEMENTS if CARDS[card].any_elements else PAY_SUMMON, seat))
        elif kind == ACTIVATE:
            placed = g.find(seat, TARGET.of(option))
            if placed is not None:
                g.activate(seat, placed)
        elif kind == TRANSMUTE:
            g.push(Task(TRANSMUTE_TOKENS, seat))
        elif kind == BONUS_EXCHANGE:
            use_bonus(g, seat, "exchange")
            g.push(Task(energy.code, seat, 0, 2))
            g.push(Task(discard_energy.code, seat, 0, 2))
        elif kind == BONUS_TRANSMUTE:
            use_bonus(g, seat, "transmute")
            g.transmuting = True
            g.surplus += 1
        elif kind == BONUS_GAUGE:
            use_bonus(g, seat, "gauge")
            g.move_gauge(seat, 1)
        elif kind == BONUS_DRAW:
            use_bonus(g, seat, "draw-one")
            g.push(Task(DRAW_OR_NOT, seat))
        elif kind == USE_TOKEN:
            use_token(g, seat)
        else:
            g.vision_used = True
            g.lose_crystals(seat, VISION_PRICE, "enchantment:10")
            g.push(Task(discard_top.code, seat))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        kind = KIND.of(option)
        if kind == SUMMON:
            return f"summon {CARDS[TARGET.of(option)].slug}"
        if kind == ACTIVATE:
            return f"activate {placed_words(g, seat, TARGET.of(option))}"
        return MAIN_TEXTS[kind]

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        kind, target = KIND.of(option), TARGET.of(option)
        if kind == SUMMON:
            return summon_detail(g, seat, CARDS[target])
        if kind == ACTIVATE:
            return activate_detail(g, seat, target)
        if kind in BONUS_DOS:
            return bonus_detail(g, seat, BONUS_DOS[kind])
        if kind == USE_TOKEN:
            return {"do": "use-token", "token": g.players[seat].token}
        return {"do": MAIN_DOS[kind]}


def use_bonus(g: Table, seat: i64, name: Bonus) -> None:
    player = g.players[seat]
    player.bonus += 1
    if g.events is not None:
        g.tell({"kind": "bonus", "seat": seat, "bonus": name, "used": player.bonus})


def bonus_detail(g: Table, seat: int, do: BonusDo) -> UseBonus:
    used = g.players[seat].bonus
    return {"do": do, "costs": BONUS_PENALTY[used + 1] - BONUS_PENALTY[used]}


def has_fifth_bonus(g: Table) -> bool:
    """Whether a card may be drawn by a bonus (Olaf's Knowledge)."""
    return g.enchantment == OLAFS_KNOWLEDGE


def rooted(g: Table) -> bool:
    """Whether Entangling Roots forbid summoning for the rest of the turn."""
    return g.enchantment == ENTANGLING_ROOTS and g.summons > 0


def has_energy(g: Table, player: Player, have: i64, card: Card) -> bool:
    """Whether the spendable tokens `have` suffice for summoning a card."""
    spirit = surcharge(g)
    if card.any_elements:
        return elements_open(player, have, spirit)
    return affordable(player, have, card.costs[g.seats - 2].energy, spirit)


def cost_of(g: Table, seat: i64, card: Card) -> Cost:
    """What summoning a card costs a seat, effects of cards and enchantments included. Do not change it."""
    cost = card.costs[g.seats - 2]
    if not costs_change(g, seat):
        return cost.printed
    more = surcharge(g)
    whole = 1 if card.any_elements else size(cost.energy)
    return {
        "energy": cost.printed["energy"],
        "crystals": cost.crystals,
        "any": more,
        "saved": saving(g.players[seat], whole + more),
        "fee": g.rival_leeches(seat),
    }


def costs_change(g: Table, seat: i64) -> bool:
    """Whether effects change what summoning costs a seat."""
    return surcharge(g) > 0 or g.players[seat].discount > 0 or g.rival_leeches(seat) > 0


def summon_detail(g: Table, seat: int, card: Card) -> Summon:
    cost = cost_of(g, seat, card)
    return {
        "do": "summon",
        "card": card.id,
        "energy": cost["energy"],
        "choice": card.any_elements,
        "any": cost["any"],
        "saved": cost["saved"],
        "crystals": cost["crystals"] + cost["fee"],
    }


def surcharge(g: Table) -> i64:
    """The tokens of any type that each summoning costs besides."""
    return 1 if g.enchantment == NATURE_SPIRIT else 0


def elements_open(player: Player, have: i64, surcharge: i64) -> bool:
    """Whether at least one element can be paid."""
    for token in TYPES:
        if affordable(player, have, token, surcharge):
            return True
    return False


class Embrace(Verb):
    """Argos' Embrace for one card kept: 5 crystals, or without them a card in hand or in play."""

    def run(self, g: Table, t: Task) -> None:
        player = g.players[t.seat]
        player.owed -= 1
        if player.owed:
            g.push(Task(EMBRACE, t.seat))
        if player.crystals >= EMBRACE_PRICE:
            g.lose_crystals(t.seat, EMBRACE_PRICE, "enchantment:6")
        else:
            g.push(Task(EMBRACE_CARD, t.seat))


class EmbraceCard(Verb):
    """Give up a card in hand (its code) or in play (IN_PLAY + its uid)."""

    def run(self, g: Table, t: Task) -> None:
        player = g.players[t.seat]
        g.ask_among(t, embraced(g, t.seat), len(player.hand), len(player.tableau))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return embraced(g, seat)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option < IN_PLAY:
            g.discard_unseen(seat, option)
            return
        placed = g.find(seat, option - IN_PLAY)
        if placed is not None:
            player = g.players[seat]
            g.give_up(seat, placed, len(player.tableau) - 1 + len(player.hand))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return demand_words(g, seat, option)

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return demand_detail(g, seat, option)


def embraced(g: Table, seat: i64) -> list[int]:
    """The cards that may be given up for Argos' Embrace."""
    player = g.players[seat]
    options = different_cards(player.hand)
    for uid in g.different(player.tableau):
        options.append(IN_PLAY + uid)
    return options


class TransmuteTokens(Verb):
    """Turn tokens of the reserve, or of one card, into crystals at the rates of the season."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        options = parts(player.reserve)
        if player.stores:
            options = options.copy()
            before = [0]
            for placed in stores(player):
                options += [PILES.pack([*before, part]) for part in parts(placed.energy)]
                before.append(0)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        crystals = worth(g, seat, total(option))
        pay(g, seat, option)
        if g.crystal_die and g.players[seat].changes(TRANSMUTER):
            for placed in g.players[seat].tableau:
                if CARDS[placed.face].changes(TRANSMUTER):
                    placed.fired = True
        g.gain_crystals(seat, crystals, "transmute")

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"transmute {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        detail = payment_detail("transmute", g, seat, option)
        detail["crystals"] = int(worth(g, seat, total(option)))
        return detail


def worth(g: Table, seat: i64, tokens: i64) -> i64:
    """The crystals that a seat gets for transmuting tokens at the rates of the season."""
    more = g.more_crystals(seat)
    basic = RATES[g.season()]
    crystals: i64 = 0
    for i in range(4):
        crystals += count(tokens, i) * (basic[i] + more)
    return crystals


def rates(g: Table, more: i64) -> Energy:
    """What one token of each type is worth in this season, with so many crystals more."""
    air, water, fire, earth = RATES[g.season()]
    return {"air": int(air + more), "water": int(water + more), "fire": int(fire + more), "earth": int(earth + more)}


class Summoning(Verb):
    """What is asked about the card that the active player has announced."""

    def fits(self, g: Table, t: Task) -> bool:
        return g.summoning > 0

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": cast(PlainKind, self.name), "card": CARDS[g.summoning].id}  # a test compares the names


class ChooseElements(Summoning):
    """Which effects of a card that is paid with any elements are wanted; option = mask of types, 1 air … 8 earth."""

    def run(self, g: Table, t: Task) -> None:
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        have = player.spendable()
        spirit = surcharge(g)
        return [mask for mask in range(1, bit(len(TYPES))) if affordable(player, have, element_tokens(mask), spirit)]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.push(Task(PAY_SUMMON, seat, 0, option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"elements {'+'.join(elements_of(option))}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "elements", "elements": elements_of(option)}


class PaySummon(Summoning):
    """Pay for a card and summon it. n: the chosen elements of a card that is paid with any."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        card = CARDS[g.summoning]
        cost = element_tokens(t.n) if card.any_elements else card.costs[g.seats - 2].energy
        return ways_cost(g.players[seat], cost, surcharge(g))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        card = CARDS[g.summoning]
        g.summoning = 0
        pay(g, seat, option)
        g.lose_crystals(seat, card.costs[g.seats - 2].crystals, card.id)
        for rival in g.rivals(seat):
            for placed in g.players[rival].tableau:
                g.take_crystals(rival, seat, CARDS[placed.face].changes(LEECH), CARDS[placed.card].id)
        before = g.players[seat].tableau.copy()
        g.enter(seat, card.code, t.n)
        for crystals_first in (False, True):
            for placed in reversed(before):
                steps = CARDS[placed.face].on_summon
                if steps and (steps[0].verb != energy.code) == crystals_first:
                    g.push_steps(steps, seat, placed.uid)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"pay {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return payment_detail("pay-summon", g, seat, option)


TURN: Final = verb(Turn("turn"))
BEFORE_DIE: Final = verb(BeforeDie("before-die"))
STEADFAST: Final = verb(Steadfast("steadfast"))
DIE: Final = verb(Die("die"))
DIE_DRAW: Final = verb(DieDraw("die-draw"))
KEEP: Final = verb(Keep("keep", n=BIT))
verb(DrawOrNot("draw-or-not", card=UID), promised=DRAW_OR_NOT)
MAIN: Final = verb(Main("main"))
EMBRACE: Final = verb(Embrace("embrace"))
EMBRACE_CARD: Final = verb(EmbraceCard("embrace-card"))
TRANSMUTE_TOKENS: Final = verb(TransmuteTokens("transmute"))
CHOOSE_ELEMENTS: Final = verb(ChooseElements("choose-elements"))
PAY_SUMMON: Final = verb(PaySummon("pay-summon", n=ELEMENT_MASK))
CAUSES.update({DIE_DRAW: "die", EMBRACE_CARD: "enchantment:6", discard_top.code: "enchantment:10"})
