"""The verbs that Enchanted Kingdom adds."""

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Row, bit, has
from ludoteka.core.shape import BIT, SEAT, Number
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import CARDS_IN_ALL, ELEMENT_MASK, FEW, SOME_CRYSTALS, UID
from ludoteka.games.seasons.cards.definition import CARDS, SHIELD, Card, Step
from ludoteka.games.seasons.effects.deck import different_cards, draw_kept
from ludoteka.games.seasons.effects.effect import effect, instant
from ludoteka.games.seasons.effects.pay import TransmuteIdentical
from ludoteka.games.seasons.effects.tableau import IN_PLAY, Doomed, ReturnItem, demand_detail, demand_words
from ludoteka.games.seasons.enchantments import NATURE_SPIRIT
from ludoteka.games.seasons.energy import (
    EARTH,
    NAMES,
    TYPES,
    count,
    counts,
    covers,
    elements_of,
    parts,
    parts_of_size,
    size,
    words,
)
from ludoteka.games.seasons.payment import (
    pay,
    payment_detail,
    payment_words,
    placed_words,
    splits,
    total,
    ways_any,
)
from ludoteka.games.seasons.pieces import Placed
from ludoteka.games.seasons.shown import EnergyLost, Option, Question, Reason
from ludoteka.games.seasons.table import ALL_ELEMENTS, DISCARDED, IMPOSED, SEEN, USURPER_FALLS, Table, Verb, verb

FAMILIAR_SOUGHT: Final[i64] = 4  # what a search looks for: 0–3 an item with that energy in its cost, 4 a familiar

# --- the end of the round ---


@instant("release-token")
def release_token(g: Table, t: Task) -> None:
    """The token on the card goes to the reserve."""
    placed = g.find(t.seat, t.card)
    if placed is not None and placed.energy:
        freed = placed.energy
        placed.energy = 0
        g.gain_energy(t.seat, freed, g.source(t.card))


class Tithe(Verb):
    """Discard a token if there is one; an earth token brings n crystals."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return ways_any(g.players[seat], 1)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if pay(g, seat, option) == EARTH:
            g.gain_crystals(seat, t.n, g.source(t.card))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"discard {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        detail = payment_detail("tithe", g, seat, option)
        detail["crystals"] = t.n if total(option) == EARTH else 0
        return detail


tithe: Final = effect(Tithe("tithe"), crystals=SOME_CRYSTALS)


class Deposit(Verb):
    """One token may be moved onto the card; 0 is no."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = [0]
        options += ways_any(g.players[seat], 1)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, t.card)
        if option and placed is not None:
            tokens = pay(g, seat, option)
            placed.energy += tokens
            if g.events is not None:
                g.tell_stored(seat, tokens, placed)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"deposit {payment_words(g, seat, option)}" if option else "deposit nothing"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return payment_detail("deposit", g, seat, option) if option else {"do": "deposit-nothing"}


deposit: Final = effect(Deposit("deposit"))


class Withdraw(Verb):
    """Any number of the tokens on the card, at least one, go back to the reserve."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return placed.energy != 0

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [{"kind": "no-stored-energy"}]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        placed = g.find(seat, t.card)
        return parts(placed.energy) if placed is not None else []

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, t.card)
        if placed is not None:
            placed.energy -= option
            g.gain_energy(seat, option, g.source(t.card))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"withdraw {words(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "withdraw", "energy": counts(option)}


withdraw: Final = effect(Withdraw("withdraw"))


@instant("transmuter-reward", crystals=SOME_CRYSTALS)
def transmuter_reward(g: Table, t: Task) -> None:
    """n crystals if tokens were transmuted by means of this very card this round (R097)."""
    placed = g.find(t.seat, t.card)
    if placed is not None and placed.fired:
        g.gain_crystals(t.seat, t.n, g.source(t.card))


# --- searching and looking ---


class NameEnergy(Verb):
    """Name a type of energy to search for. n: how many searches were made before."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return [0, 1, 2, 3]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if g.events is not None:
            g.tell({"kind": "named", "seat": seat, "element": NAMES[option], "card": g.source(t.card)})
        g.push(Task(search.code, seat, t.card, t.n, option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"name {NAMES[option]}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "name", "element": NAMES[option]}


name_energy: Final = effect(NameEnergy("name-energy", n=BIT))


class Search(Verb):
    """Reveal cards until one fits m; take it, or (first search) refuse it and search once more."""

    def run(self, g: Table, t: Task) -> None:
        card = g.take_top()
        while card:
            g.revealed.append(card)
            if g.events is not None:
                g.tell({"kind": "revealed", "seat": t.seat, "card": CARDS[card].id})
            if fits(CARDS[card], t.m):
                g.ask(t, t.seat, self.offer(g, t, t.seat))
                return
            card = g.take_top()
        if g.events is not None:
            g.tell({"kind": "found-nothing", "seat": t.seat, "card": g.source(t.card)})
        discard_revealed(g)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return [1] if t.n else [1, 0]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        card = g.revealed[-1]
        if option:
            if g.events is not None:
                g.tell({"kind": "took", "seat": seat, "card": CARDS[card].id, **g.because(seat)})
            g.add_to_hand(seat, g.revealed.pop(), g.everyone())
            discard_revealed(g)
            return
        if g.events is not None:
            g.tell({"kind": "refused", "seat": seat, "card": CARDS[card].id})
        if t.m == FAMILIAR_SOUGHT:
            g.push(Task(search.code, seat, t.card, 1, t.m))
        else:
            g.push(Task(name_energy.code, seat, t.card, 1))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        slug = CARDS[g.revealed[-1]].slug if g.revealed else "?"
        return f"take {slug}" if option else f"refuse {slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "take" if option else "refuse", "card": CARDS[g.revealed[-1]].id}


search: Final = effect(Search("search"), shown=BIT, sought=Number(0, FAMILIAR_SOUGHT))


def fits(card: Card, sought: i64) -> bool:
    """Whether a search for this ends with the card; the Elemental Amulet shows all four types (R144)."""
    if sought == FAMILIAR_SOUGHT:
        return card.familiar
    return not card.familiar and (card.any_elements or count(card.costs[0].energy, sought) > 0)


def discard_revealed(g: Table) -> None:
    """The revealed cards go to the discard pile in the order they were revealed (R343)."""
    for card in g.revealed:
        g.discard_card(card, g.everyone())
    g.revealed = []


@instant("glance")
def glance(g: Table, t: Task) -> None:
    """Look at the top card of the deck."""
    if g.deck:
        look_at_top(g, t.seat, 1)


ORDER: Final = Row(2)  # the places of the top cards, in their new order


class Arrange(Verb):
    """Look at the top n cards and put them back in any order. An option lists their places, the new top first."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return len(g.deck) > 0

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [{"kind": "no-deck"}]

    def run(self, g: Table, t: Task) -> None:
        if g.deck:
            look_at_top(g, t.seat, t.n)
            g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def top(self, g: Table, t: Task) -> list[int]:
        """The cards in question, the top first."""
        k = min(t.n, len(g.deck))
        return list(reversed(g.deck[len(g.deck) - k :]))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        cards = self.top(g, t)
        options: list[int] = []
        seen: list[list[int]] = []
        for order in permutations(range(len(cards))):
            arranged = [cards[place] for place in order]
            if arranged not in seen:
                seen.append(arranged)
                options.append(ORDER.pack(order))
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        cards = self.top(g, t)
        arranged = [cards[ORDER.at(option, i)] for i in range(len(cards))]
        moved = arranged != cards
        g.deck[len(g.deck) - len(cards) :] = list(reversed(arranged))
        if len(cards) > 1 and (moved or g.row == 0):  # without an open row the others cannot tell if any was moved
            g.row = 0
            for other in range(g.seats):
                if other != seat:
                    g.deck_known[other] = 0
        if g.events is not None:
            g.tell({"kind": "arranged", "seat": seat, "n": len(cards)})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        cards = self.top(g, t)
        return "order " + ", ".join(CARDS[cards[ORDER.at(option, i)]].slug for i in range(len(cards)))

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        cards = self.top(g, t)
        return {"do": "arrange", "cards": [CARDS[cards[ORDER.at(option, i)]].id for i in range(len(cards))]}


arrange: Final = effect(Arrange("arrange"), n=Number(0, 4))


def look_at_top(g: Table, seat: i64, n: i64) -> None:
    """A seat looks at the top n cards of the deck, as far as they are there (R344)."""
    k: i64 = n if n < len(g.deck) else len(g.deck)
    if g.deck_known[seat] < k:
        g.deck_known[seat] = k
        g.barrier += 1
    if g.events is not None:
        ids = [CARDS[card].id for card in reversed(g.deck[len(g.deck) - k :])]
        g.whisper({"kind": "looked-at-top", "seat": seat, "n": k}, {"cards": ids}, bit(seat))


class Resurrect(Verb):
    """Look at the top n cards of the discard pile, take one, put the others at its bottom."""

    def run(self, g: Table, t: Task) -> None:
        k = min(t.n, len(g.discard))
        if k == 0:
            return
        g.looker = t.seat
        g.looked_known = 0
        g.looked = [DISCARDED.of(entry) for entry in g.discard[len(g.discard) - k :]]
        del g.discard[len(g.discard) - k :]
        g.barrier += 1
        if g.events is not None:
            ids = [CARDS[card].id for card in g.looked]
            g.whisper({"kind": "looked-in-discard", "seat": t.seat, "n": k}, {"cards": ids}, bit(t.seat))
        g.ask_among(t, self.offer(g, t, t.seat), k)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return different_cards(g.looked)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.keep_one_looked(option)
        g.discard = [DISCARDED.put(card) | SEEN.put(bit(seat)) for card in g.looked] + g.discard
        g.looked = []
        g.looker = -1

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"keep {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "keep", "card": CARDS[option].id}


resurrect: Final = effect(Resurrect("resurrect"), n=FEW)


# --- hands and rivals ---


class DiscardHand(Verb):
    """Discard a card from hand, face down, or a shield in its place. With no card in hand nothing is asked."""

    def run(self, g: Table, t: Task) -> None:
        player = g.players[t.seat]
        g.ask_among(t, self.offer(g, t, t.seat), len(player.hand), player.changes(SHIELD))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        if not player.hand:
            return []
        options = different_cards(player.hand)
        for uid in g.shield_uids(seat):
            options.append(IN_PLAY + uid)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        give_hand_card(g, seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return demand_words(g, seat, option)

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return demand_detail(g, seat, option)


def give_hand_card(g: Table, seat: i64, option: i64) -> None:
    """Discard a card from hand unseen, or sacrifice a shield for it."""
    player = g.players[seat]
    if option < IN_PLAY:
        g.discard_unseen(seat, option)
        return
    shield = g.find(seat, option - IN_PLAY)
    if shield is not None:
        g.give_up(seat, shield, len(player.hand) + player.changes(SHIELD) - 1)


class Renew(DiscardHand):
    """Discard a card; if that was possible, draw one and go a step back on the bonus track."""

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.push(Task(STEP_BACK, seat, t.card))
        g.push(Task(draw_kept.code, seat, t.card, 1))
        give_hand_card(g, seat, option)


renew: Final = effect(Renew("renew"))


class StepBack(Verb):
    def run(self, g: Table, t: Task) -> None:
        player = g.players[t.seat]
        if player.bonus:
            player.bonus -= 1
            if g.events is not None:
                g.tell({"kind": "bonus-back", "seat": t.seat, "used": player.bonus, "card": g.source(t.card)})


class Exchange(Verb):
    """Discard cards from hand one by one (0: enough), n so far, m at the most; then draw as many."""

    def run(self, g: Table, t: Task) -> None:
        most = t.m if t.n or t.m else len(g.players[t.seat].hand)
        task = Task(exchange_cards.code, t.seat, t.card, t.n, most)
        g.ask(task, t.seat, self.offer(g, task, t.seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = [0]
        if t.n < t.m:
            options += different_cards(g.players[seat].hand)
            for uid in g.shield_uids(seat):
                options.append(IN_PLAY + uid)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == 0:
            if t.n:
                g.push(Task(draw_kept.code, seat, t.card, t.n))
            return
        g.push(Task(exchange_cards.code, seat, t.card, t.n + 1, t.m))
        give_hand_card(g, seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return demand_words(g, seat, option) if option else "enough"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return demand_detail(g, seat, option) if option else {"do": "enough"}


exchange_cards: Final = effect(Exchange("exchange-cards", n=Number(0, CARDS_IN_ALL), m=Number(0, CARDS_IN_ALL)))


@instant("rivals-sink", gauge=FEW, crystals=SOME_CRYSTALS)
def rivals_sink(g: Table, t: Task) -> None:
    """Each rival's gauge goes down by n, and the rival gains m crystals."""
    for rival in g.rivals(t.seat):
        g.move_gauge(rival, -t.n, g.source(t.card), by=t.seat)
        g.gain_crystals(rival, t.m, g.source(t.card), by=t.seat)


@instant("everyone-discards", tokens=FEW)
def everyone_discards(g: Table, t: Task) -> None:
    """All players do the same, the left neighbour first, the owner last: n tokens of the reserve, or (n = 0) a card."""
    kind = FORFEIT if t.n else DISCARD_HAND
    g.push(Task(kind, t.seat, t.card, t.n))
    for rival in reversed(g.rivals(t.seat)):
        g.push(Task(kind, rival, t.card, t.n))


class Forfeit(Verb):
    """Discard n tokens of the reserve, or all. An option is the reserve that results."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        reserve = g.players[seat].reserve
        left = size(reserve) - t.n
        return parts_of_size(reserve, left if left > 0 else 0)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        if g.events is not None and player.reserve != option:
            lost = counts(player.reserve - option)
            event: EnergyLost = {"kind": "energy-lost", "seat": seat, "energy": lost, "card": g.source(t.card)}
            if g.active != seat:
                event["by"] = g.active
            g.tell(event)
        player.reserve = option

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"lose {words(g.players[seat].reserve - option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "lose", "energy": counts(g.players[seat].reserve - option)}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "forfeit", **g.about(t.card), "n": int(t.n)}


@instant("rob-rivals", n=FEW)
def rob_rivals(g: Table, t: Task) -> None:
    """Take n tokens from the reserve of each rival, or all it holds; what is too much is discarded at the end."""
    g.push(Task(trim_later.code, t.seat))
    for rival in reversed(g.rivals(t.seat)):
        g.push(Task(ROB, t.seat, t.card, t.n, rival))


class Rob(Verb):
    """Take n tokens from the reserve of seat m."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        reserve = g.players[t.m].reserve
        return parts_of_size(reserve, t.n if t.n < size(reserve) else size(reserve)) if reserve else []

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[t.m].reserve -= option
        g.players[seat].reserve += option
        if g.events is not None:
            card = g.source(t.card)
            g.tell({"kind": "energy-taken", "seat": seat, "energy": counts(option), "from": t.m, "card": card})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"take {words(option)} from seat {t.m}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "rob", "energy": counts(option), "target": t.m}


@instant("trim-later")
def trim_later(g: Table, t: Task) -> None:
    g.trim(t.seat)


class SelectivelyReturn(ReturnItem):
    """Take back a magic item whose summoning cost holds energy, but no card with this very effect (R340)."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        items = []
        for placed in g.players[seat].tableau:
            card = CARDS[placed.card]
            if card.familiar or any(step.verb == t.verb for step in card.on_play):
                continue
            if g.enchantment == NATURE_SPIRIT or card.any_elements or card.costs[g.seats - 2].energy:
                items.append(placed)
        return g.different(items)


selectively_return: Final = effect(SelectivelyReturn("selectively-return"))


class Inlay(TransmuteIdentical):
    """Of n identical tokens one goes onto the card, the others are discarded."""

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, t.card)
        token = pay(g, seat, option) // t.n
        if placed is not None:
            placed.energy += token
            if g.events is not None:
                g.tell_stored(seat, token, placed)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"inlay {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return payment_detail("inlay", g, seat, option)

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "inlay", **g.about(t.card), "n": int(t.n)}


inlay: Final = effect(Inlay("inlay"), n=Number(1, 9))


DISCARD_HAND: Final = verb(DiscardHand("discard-hand", card=UID))
STEP_BACK: Final = verb(StepBack("step-back", card=UID))
FORFEIT: Final = verb(Forfeit("forfeit", card=UID, n=FEW))
IMPOSED.add(DISCARD_HAND)
ROB: Final = verb(Rob("rob", card=UID, n=FEW, m=SEAT))

# --- the usurper ---


class Usurp(Verb):
    """Choose a rival's magic item to copy and pay its cost; 0 is no."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        have = player.spendable()
        options = [0]
        for rival in g.rivals(seat):
            items = []
            for placed in g.players[rival].tableau:
                card = CARDS[placed.card]
                cost = card.costs[g.seats - 2]
                if card.familiar:
                    continue
                enough = have != 0 if card.any_elements else covers(have, cost.energy)
                if enough and player.crystals >= cost.crystals:
                    items.append(placed)
            options += g.different(items)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == 0:
            return
        card = CARDS[g.played[option]]
        if card.any_elements:
            g.push(Task(USURP_ELEMENTS, seat, t.card, 0, option))
        else:
            g.push(Task(USURP_PAY, seat, t.card, 0, option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        if option == 0:
            return "copy nothing"
        owner = owner_of(g, option)
        return f"copy {placed_words(g, owner, option)} of seat {owner}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if option == 0:
            return {"do": "copy-nothing"}
        card = CARDS[g.played[option]]
        cost = card.costs[g.seats - 2]
        return {
            "do": "usurp",
            "card": card.id,
            "uid": option,
            "target": owner_of(g, option),
            "energy": counts(cost.energy),
            "choice": card.any_elements,
            "any": 0,
            "saved": 0,
            "crystals": cost.crystals,
        }


usurp: Final = effect(Usurp("usurp"))


def owner_of(g: Table, uid: int) -> int:
    """The seat before which a card in play lies."""
    return next(seat for seat in range(g.seats) if g.find(seat, uid) is not None)


class UsurpElements(Verb):
    """Which effects of an item paid with any elements are wanted: each costs its token (R318)."""

    def fits(self, g: Table, t: Task) -> bool:
        return super().fits(g, t) and 0 < t.m < len(g.played)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        have = g.players[seat].spendable()
        options = []
        for mask in range(1, 16):
            if covers(have, element_tokens(mask)):
                options.append(mask)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.push(Task(USURP_PAY, seat, t.card, option, t.m))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"elements {'+'.join(elements_of(option))}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "elements", "elements": elements_of(option)}


def element_tokens(mask: i64) -> i64:
    """One token of each type in the mask."""
    tokens: i64 = 0
    for i in range(4):
        if has(mask, i):
            tokens += TYPES[i]
    return tokens


class UsurpPay(Verb):
    """Pay for copying the card with uid m; then the usurper has its effects. n: the chosen elements."""

    def fits(self, g: Table, t: Task) -> bool:
        return super().fits(g, t) and 0 < t.m < len(g.played)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        card = CARDS[g.played[t.m]]
        tokens = element_tokens(t.n) if card.any_elements else card.costs[g.seats - 2].energy
        return splits(g.players[seat], tokens)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        raven = g.find(seat, t.card)
        code = g.played[t.m]
        card = CARDS[code]
        pay(g, seat, option)
        g.lose_crystals(seat, card.costs[g.seats - 2].crystals, card.id)
        if raven is None:
            return
        raven.face = code
        raven.model = t.m
        g.players[seat].refresh()
        if g.events is not None:
            g.tell({"kind": "usurped", "seat": seat, "card": card.id, "uid": t.m, "from": owner_of(g, t.m)})
        g.push_steps(card.on_play, seat, t.card, t.n if card.any_elements else ALL_ELEMENTS)
        g.trim(seat)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"pay {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return payment_detail("usurp-pay", g, seat, option)


class UsurperFalls(Doomed):
    """The copied card has left play: the usurper is sacrificed, or a shield in its place (R113)."""

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        raven = g.find(seat, t.card)
        if raven is None:
            return
        if option == t.card:
            g.sacrifice(seat, raven)
            return
        g.unmask(seat, raven)
        shield = g.find(seat, option)
        if shield is not None:
            g.give_up(seat, shield, g.players[seat].changes(SHIELD))


USURP_ELEMENTS: Final = verb(UsurpElements("usurp-elements", card=UID, m=UID))
USURP_PAY: Final = verb(UsurpPay("usurp-pay", card=UID, n=ELEMENT_MASK, m=UID))
verb(UsurperFalls("usurper-falls", card=UID), promised=USURPER_FALLS)
