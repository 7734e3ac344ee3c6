"""The course of a match: keeping five of seven, then turns of Summon, Discard and Capture, round after round."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Row, bit, has
from ludoteka.core.shape import SEAT_OR_NOBODY
from ludoteka.core.state import Task
from ludoteka.games.elven_rage.cards.definition import CARDS, NAMED, TURN
from ludoteka.games.elven_rage.cards.definition import GOALS as GOAL_CARDS
from ludoteka.games.elven_rage.pieces import NOBODY, Battle
from ludoteka.games.elven_rage.shown import Drawn, Option, Question
from ludoteka.games.elven_rage.table import (
    DRAGON_LORD,
    FIELDED,
    HAND_LIMIT,
    LAST_ROUND,
    PREPARE,
    TRADE,
    TRIM,
    WINDOW,
    Table,
    Verb,
    verb,
)
from ludoteka.games.elven_rage.windows import BASE, BEYOND, declaration_detail, declaration_text, declarations, declare

REFUSE: Final = 0
REFUSED_CARDS: Final[i64] = 2
# Options beside declarations.
NAME: Final[i64] = 2 * BEYOND  # + cell
OFFER_TRADE: Final[i64] = 3 * BEYOND

PICKED: Final = Row(7)  # the two cards that a player returns
KEPT: Final = Row(7)  # the five cards that stay when others are discarded; packed, they lie beyond every declaration


class Keep(Verb):
    """All choose at once which two of seven cards go back into the deck (R6)."""

    def fits(self, g: Table, t: Task) -> bool:
        return all((player.pick == 0) == has(g.asked, seat) for seat, player in enumerate(g.players))

    def run(self, g: Table, t: Task) -> None:
        if g.players[0].pick == 0:
            g.ask_together(t, g.everyone())
            return
        for seat in range(g.seats):
            player = g.players[seat]
            for card in PICKED.unpack(player.pick):
                player.hand.remove(card)
                player.deck.append(card)
            player.pick = 0
            player.deck.sort()
            g.chance.shuffle(player.deck)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return PICKED.choices(g.players[seat].hand, 2)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[seat].pick = option

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return "return " + " and ".join([CARDS[card].slug for card in PICKED.unpack(option)])

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "return", "cards": returned(option)}


def returned(pick: int) -> list[str]:
    """The two cards that a seat has chosen."""
    return [CARDS[card].id for card in PICKED.unpack(pick)]


class Begin(Verb):
    """Who begins is drawn (unless n names a seat); then goals are dealt and the first turn starts (R7, R8)."""

    def fits(self, g: Table, t: Task) -> bool:
        untouched = g.round == 0 and g.battle is None and len(g.squads) == g.seats + 1 and not g.neutral_discard
        return untouched and not any(player.treasures for player in g.players)

    def run(self, g: Table, t: Task) -> None:
        g.first = self.draw_first(g) if t.n < 0 else t.n
        g.barrier += 1
        if g.events is not None:
            g.tell({"kind": "first", "seat": int(g.first)})
        if g.common_goal == 0 and g.scenario != DRAGON_LORD:
            goals = list(range(1, len(GOAL_CARDS)))
            g.chance.shuffle(goals)
            for seat in range(g.seats):
                g.players[seat].goal = goals.pop()
                if g.events is not None:
                    goal = GOAL_CARDS[g.players[seat].goal].id
                    g.whisper({"kind": "goal", "seat": seat}, {"goal": goal}, bit(seat))
            g.goal_box = sorted(goals)
        g.push(Task(START, g.first))

    def draw_first(self, g: Table) -> i64:
        """Each draws a neutral card, the highest initiative begins, equals draw again; all cards go back (A3)."""
        seats: list[int] = list(range(g.seats))
        while True:
            g.chance.shuffle(g.neutral_deck)
            cards = g.neutral_deck[: len(seats)]
            best = max(CARDS[card].initiative for card in cards)
            if g.events is not None:
                pairs = zip(seats, cards, strict=True)
                drawn: list[Drawn] = [{"seat": seat, "card": CARDS[card].id} for seat, card in pairs]
                g.tell({"kind": "first-drawn", "seat": -1, "drawn": drawn})
            seats = [seats[i] for i in range(len(seats)) if CARDS[cards[i]].initiative == best]
            if len(seats) == 1:
                g.chance.shuffle(g.neutral_deck)
                return seats[0]


class Start(Verb):
    """A turn of the task's seat."""

    def run(self, g: Table, t: Task) -> None:
        seat = t.seat
        if g.active == NOBODY or (seat - g.first) % g.seats <= (g.active - g.first) % g.seats:
            g.round += 1
            if g.round > LAST_ROUND:
                g.stalemate = True
                g.finish(0)
                return
            if g.events is not None:
                g.tell({"kind": "round", "seat": -1, "round": int(g.round)})
        g.active = seat
        g.captures = 1
        g.teleport = False
        g.offered = 0
        for player in g.players:
            if player.played:
                player.played = []
            player.more_lands = 0
        g.players[seat].turns += 1
        if g.events is not None:
            g.tell({"kind": "turn", "seat": int(seat), "round": int(g.round)})
        g.push(Task(CAPTURE, seat))
        g.push(Task(DISCARD, seat))
        g.push(Task(SUMMON, seat))
        g.push(Task(WINDOW, seat, 0, TURN, BASE))
        g.check_goals()  # the last player in the game has won


class Summon(Verb):
    """As many cards as Towers and Castles, not in the first turn (R9)."""

    def run(self, g: Table, t: Task) -> None:
        player = g.players[t.seat]
        if player.turns > 1:
            g.draw(t.seat, player.strongholds, "summon")


class Discard(Verb):
    """Down to five cards, all that are too many at once; playing one is as good (R10, A9)."""

    def run(self, g: Table, t: Task) -> None:
        if len(g.players[t.seat].hand) > HAND_LIMIT:
            g.ask(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = hands_of_five(g, seat)
        options += declarations(g, seat, TURN, BASE)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if discards(option):
            for card in dropped(g, seat, option):
                drop(g, seat, card)
        else:
            g.push(t)
            declare(g, seat, option, TURN)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        if discards(option):
            return "discard " + ", ".join([CARDS[card].slug for card in dropped(g, seat, option)])
        return declaration_text(g, option)

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if discards(option):
            return {"do": "discard", "cards": [CARDS[card].id for card in dropped(g, seat, option)]}
        return declaration_detail(g, option)

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "discard", "n": too_many(g, seat)}


class Trim(Discard):
    """Down to five cards right after a treasure was cashed, in anybody's turn."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return hands_of_five(g, seat)

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "trim", **g.anywhere(), "n": too_many(g, seat)}


def too_many(g: Table, seat: int) -> int:
    """The cards in a hand beyond its limit."""
    return len(g.players[seat].hand) - int(HAND_LIMIT)


def hands_of_five(g: Table, seat: i64) -> list[int]:
    """Every different hand that may be left, at most 1,992 where a whole people is held."""
    hands = KEPT.choices(g.players[seat].hand, HAND_LIMIT)
    hands.reverse()
    return hands


def discards(option: int) -> bool:
    """Whether an option is a hand of five to be left, and no declaration."""
    return option > BEYOND


def dropped(g: Table, seat: i64, option: int) -> list[int]:
    """The cards that are discarded so that a hand of five is left."""
    found: list[int] = []
    kept = option
    for card in g.players[seat].hand:
        if KEPT.first(kept) == card:
            kept = KEPT.rest(kept)
        else:
            found.append(card)
    return found


def drop(g: Table, seat: i64, card: i64) -> None:
    g.discard(seat, card)
    if g.events is not None:
        g.tell({"kind": "discarded", "seat": int(seat), "card": CARDS[card].id, "why": "limit"})


class Capture(Verb):
    """Name a Land to attack, or refuse and draw two; before that, actions, treasures and offers (R11, R12)."""

    def run(self, g: Table, t: Task) -> None:
        if g.captures == 0:
            g.push(Task(END_TURN, t.seat))
            return
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options: list[int] = [REFUSE]
        for cell in g.targets(seat):
            if missing_cards(g, seat, cell) <= 0:
                options.append(NAME + cell)
        options += declarations(g, seat, TURN, BASE)
        if may_trade(g, seat):
            options.append(OFFER_TRADE)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == REFUSE:
            g.captures = 0
            g.push(Task(END_TURN, seat))
            if g.events is not None:
                g.tell({"kind": "refused", "seat": int(seat)})
            g.draw(seat, REFUSED_CARDS, "refused")
            return
        g.push(t)
        if option < BEYOND:
            declare(g, seat, option, TURN)
        elif option == OFFER_TRADE:
            g.push(Task(TRADE, seat))
        else:
            self.name_land(g, seat, option - NAME)

    def name_land(self, g: Table, seat: i64, cell: i64) -> None:
        b = Battle(cell, seat, g.owner[cell])
        g.battles += 1
        g.captures -= 1
        b.number = g.battles
        g.battle = b
        if g.events is not None:
            g.tell({"kind": "named", "seat": int(seat), "land": g.map.names[cell], "owner": int(b.defender)})
        g.push(Task(PREPARE, seat))
        g.push(Task(WINDOW, b.defender if b.defender >= 0 else seat, 0, NAMED, BASE))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        if option == REFUSE:
            return "refuse"
        if option < BEYOND:
            return declaration_text(g, option)
        return "trade" if option == OFFER_TRADE else f"attack {g.map.names[option - NAME]}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if option == REFUSE:
            return {"do": "refuse"}
        if option < BEYOND:
            return declaration_detail(g, option)
        if option == OFFER_TRADE:
            return {"do": "trade"}
        cell = option - NAME
        return {"do": "attack", "land": g.map.names[cell], "owner": g.owner[cell]}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "capture", "attack": any(NAME <= option < OFFER_TRADE for option in g.options(seat))}


def missing_cards(g: Table, seat: i64, cell: i64) -> i64:
    """How many cards a hand lacks for an attack on a Land, with a dragon that is lent."""
    missing = FIELDED - len(g.players[seat].hand)
    return missing - 1 if missing == 1 and g.dragons_to_lend(seat, cell) else missing


def may_trade(g: Table, seat: i64) -> bool:
    """Whether there is somebody to make an offer to and something to exchange."""
    own = has_goods(g, seat)
    for partner in range(g.seats):
        if partner == seat or not g.players[partner].alive or has(g.offered, partner):
            continue
        if own or has_goods(g, partner):
            return True
    return False


def has_goods(g: Table, seat: i64) -> bool:
    return g.players[seat].treasures > 0 or len(g.players[seat].artifacts) > 0


class EndTurn(Verb):
    """Squads are dealt anew when the last was used, and the next player's turn begins (A23)."""

    def run(self, g: Table, t: Task) -> None:
        if not g.squads:
            g.deal_squads()
        g.push(Task(START, g.next_alive(t.seat)))


KEEP: Final = verb(Keep("keep", together=True))
BEGIN: Final = verb(Begin("begin", n=SEAT_OR_NOBODY, course=True))
START: Final = verb(Start("start", course=True))
SUMMON: Final = verb(Summon("summon"))
DISCARD: Final = verb(Discard("discard"))
verb(Trim("trim"), promised=TRIM)
CAPTURE: Final = verb(Capture("capture", course=True))
END_TURN: Final = verb(EndTurn("end-turn", course=True))
