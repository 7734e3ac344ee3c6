"""Embers, a toy game that needs every hard thing our rulebooks ask of the kernel.

It is written as a game in another package would be: plain Python over the public kernel, compiled or not. All draft a
hand of three at once, then take turns: cards at dawn, one card from hand, a reaction window for everybody. The setting
`opening` starts a match shortly before one of the hard moments instead. docs/adding-a-game.md walks through this file.
"""

from typing import Any

from ludoteka.core import verb as kernel
from ludoteka.core.chance import Chance
from ludoteka.core.event import Data
from ludoteka.core.game import Game, Setting
from ludoteka.core.shape import SEAT_OR_NOBODY, EachSeat, Listed, Number, Row
from ludoteka.core.state import State, Task
from ludoteka.core.storage import Fields
from tests.core import toy_shown

SLUGS = ("", "spark", "seeker", "echo", "twin", "hush", "ward", "bolt", "well", "coin", "chime", "council")
SPARK, SEEKER, ECHO, TWIN, HUSH, WARD, BOLT, WELL, COIN, CHIME, COUNCIL = range(1, 12)
REACTIONS = (TWIN, HUSH)  # played only in answer to another card
DAWN_CARDS = (COIN, CHIME)  # each turn of their owner, who chooses the order
COPIES = 3
HAND = 3
ROUNDS = 3
EMBERS = 3
NO_BID = -1


class Placed:
    """A card in play; `uid` tells copies apart."""

    def __init__(self, card: int, uid: int) -> None:
        self.card = card
        self.uid = uid


class Player:
    """One seat's side of the table."""

    def __init__(self) -> None:
        self.points = 0
        self.embers = EMBERS
        self.hand: list[int] = []  # sorted, so that its order tells nothing
        self.open: list[int] = []  # the part of the hand that all have seen
        self.pack: list[int] = []
        self.pick = 0  # stays in the pack until all have picked
        self.bid = NO_BID
        self.play: list[Placed] = []

    def clone(self) -> "Player":
        copy = Player()
        copy.points = self.points
        copy.embers = self.embers
        copy.hand = self.hand.copy()
        copy.open = self.open.copy()
        copy.pack = self.pack.copy()
        copy.pick = self.pick
        copy.bid = self.bid
        copy.play = self.play.copy()  # placed cards never change
        return copy

    def secret(self) -> list[int]:
        """The cards in hand that the others have not seen."""
        cards = self.hand.copy()
        for card in self.open:
            cards.remove(card)
        return cards


CARD = Number(1, len(SLUGS) - 1)
CARDS = Listed(CARD, (len(SLUGS) - 1) * COPIES)
UID = Number(0, 99)
DEPTH = Number(0, 2)  # of an echo
PLAYER = Fields(
    points=Number(0, 999),
    embers=Number(0, 99),
    hand=CARDS,
    open=CARDS,
    pack=CARDS,
    pick=Number(0, CARD.high),
    bid=Number(NO_BID, 99),
    play=Listed(Row(CARD, UID), CARDS.most),
)
ZONES = Fields(
    players=EachSeat(PLAYER),
    deck=CARDS,
    discard=CARDS,
    stack=CARDS,
    shown=CARDS,
    searcher=SEAT_OR_NOBODY,
    waiting=Listed(UID, CARDS.most),
    next_uid=UID,
)


class Verb(kernel.Verb["Embers"]):
    """A verb of the toy game. By default it asks its seat, unless there is nothing to choose from."""

    def detail(self, g: "Embers", t: Task, seat: int, option: int) -> toy_shown.Choice:
        return {"do": self.name, "option": option}


VOCABULARY: kernel.Vocabulary[Verb] = kernel.Vocabulary()
verb = VOCABULARY.add


# --- flow ---


class Draft(Verb):
    """A simultaneous secret choice: all pick a card from their pack, then the packs move on to the left."""

    def run(self, g: "Embers", t: Task) -> None:
        if g.players[0].pick:
            for seat, player in enumerate(g.players):
                player.pack.remove(player.pick)
                g.take(seat, player.pick)
                player.pick = 0
            packs = [player.pack for player in g.players]
            for seat, pack in enumerate(packs):
                g.players[(seat + 1) % g.seats].pack = pack
        if g.players[0].pack:
            g.ask_together(t, g.everyone())

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        return sorted(set(g.players[seat].pack))

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        g.players[seat].pick = option
        g.report({"kind": "picked", "seat": seat}, {"card": SLUGS[option]}, 1 << seat)

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"pick {SLUGS[option]}"


class Turn(Verb):
    """Turn n of the match."""

    def run(self, g: "Embers", t: Task) -> None:
        if t.n == ROUNDS * g.seats:
            g.over = True
            return
        g.push(Task(TURN, (t.seat + 1) % g.seats, 0, t.n + 1))
        g.push(Task(ACT, t.seat))
        g.waiting = [placed.uid for placed in g.players[t.seat].play if placed.card in DAWN_CARDS]
        g.push(Task(DAWN, t.seat))


class Dawn(Verb):
    """Several waiting effects, taken in the order of their owner's choice."""

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        return g.waiting

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        g.waiting = [uid for uid in g.waiting if uid != option]
        g.push(t)
        player = g.players[seat]
        if g.find(option).card == COIN:
            player.embers += 2
        else:
            player.points += player.embers

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"wake {g.name(option)}"


class Act(Verb):
    """Play a card from hand, or none."""

    def run(self, g: "Embers", t: Task) -> None:
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        return [0, *sorted(set(g.players[seat].hand) - set(REACTIONS))]

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        if option:
            g.announce(seat, option)

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"play {SLUGS[option]}" if option else "pass"


class Window(Verb):
    """A reaction window. Each seat is asked in turn, even one that can only pass: that it can must not show."""

    def run(self, g: "Embers", t: Task) -> None:
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        hand = g.players[seat].hand
        options = [0]
        if TWIN in hand and g.stack[-1] != TWIN:  # a copy of a copy would copy for ever
            options.append(TWIN)
        if HUSH in hand:
            options.append(HUSH)
        return options

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        if option:
            g.announce(seat, option)  # all may answer the answer; what lies beneath waits
        elif t.n > 1:
            g.push(Task(WINDOW, (seat + 1) % g.seats, 0, t.n - 1))

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"answer with {SLUGS[option]}" if option else "let it be"


class Carry(Verb):
    """The card on top of the stack is carried out."""

    def fits(self, g: "Embers", t: Task) -> bool:
        return t.card in g.stack

    def run(self, g: "Embers", t: Task) -> None:
        card = g.stack.pop()
        g.report({"kind": "carried-out", "seat": t.seat, "card": SLUGS[card]}, {}, 0)
        if card in REACTIONS:
            g.discard.append(card)
            g.push(Task(APPLY, t.seat, card))
        else:
            g.enter(t.seat, card)


# --- effects: n is the uid of the card, m how deep an echo is nested ---


class Apply(Verb):
    """The effect of a card, for seat `t.seat`."""

    def run(self, g: "Embers", t: Task) -> None:
        if t.card in EFFECTS:
            g.push(Task(EFFECTS[t.card], t.seat, t.card, t.n, t.m))


class Spark(Verb):
    def run(self, g: "Embers", t: Task) -> None:
        g.players[t.seat].points += 2


class Search(Verb):
    """Search the hidden deck, show the card found, and go on with a choice. The deck is shuffled afterwards."""

    def run(self, g: "Embers", t: Task) -> None:
        if g.deck:
            g.searcher = t.seat
            g.barrier += 1
            g.report({"kind": "searched", "seat": t.seat}, {"deck": g.names(sorted(g.deck))}, 1 << t.seat)
            g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        return sorted(set(g.deck))

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        g.searcher = -1
        g.deck.remove(option)
        g.chance.shuffle(g.deck)
        g.barrier += 1
        g.shown.append(option)
        g.report({"kind": "showed", "seat": seat, "card": SLUGS[option]}, {}, 0)
        g.push(Task(SHOWN, seat))

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"show {SLUGS[option]}"


class Shown(Verb):
    """The card that was found: keep it, or put it into play at once."""

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        return [0] if g.shown[-1] in REACTIONS else [0, 1]

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        card = g.shown.pop()
        if option:
            g.enter(seat, card)
        else:
            g.take(seat, card)
            g.players[seat].open.append(card)

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return "put it into play" if option else "keep it"


class Echo(Verb):
    """Apply the effect of another card in play, an echo included, up to two deep."""

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        if t.m == 2:
            return []
        return [p.uid for player in g.players for p in player.play if p.card in EFFECTS and p.uid != t.n]

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        g.push(Task(APPLY, seat, g.find(option).card, option, t.m + 1))

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"echo {g.name(option)}"


class Twin(Verb):
    """Copy the effect that lies beneath on the agenda: its owner keeps it, this seat has it as well, and first."""

    def run(self, g: "Embers", t: Task) -> None:
        g.push(Task(APPLY, t.seat, g.agenda[-1].card))


class Hush(Verb):
    """Cancel the card that lies beneath."""

    def run(self, g: "Embers", t: Task) -> None:
        cancelled = g.agenda.pop()
        g.discard.append(g.stack.pop())
        g.report({"kind": "cancelled", "seat": t.seat, "card": SLUGS[cancelled.card], "of": cancelled.seat}, {}, 0)


class Bolt(Verb):
    """Destroy a rival's card."""

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        return [placed.uid for s, player in enumerate(g.players) if s != seat for placed in player.play]

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        g.push(Task(DESTROY, g.owner(option), 0, option))

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"strike {g.name(option)}"


class Destroy(Verb):
    """A card would be destroyed; its owner may sacrifice a ward instead."""

    def fits(self, g: "Embers", t: Task) -> bool:
        return any(placed.uid == t.n for placed in g.players[t.seat].play)

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        wards = [placed.uid for placed in g.players[seat].play if placed.card == WARD and placed.uid != t.n]
        return [t.n, *wards]

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        placed = g.find(option)
        g.players[seat].play.remove(placed)
        g.discard.append(placed.card)
        g.report({"kind": "destroyed", "seat": seat, "card": SLUGS[placed.card]}, {}, 0)

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"lose {g.name(option)}" if option == t.n else f"sacrifice {g.name(option)} instead"


class Well(Verb):
    """Choose X: pay X embers for X points."""

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        return list(range(g.players[seat].embers + 1))

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        g.players[seat].embers -= option
        g.players[seat].points += option

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"X = {option}"


class Council(Verb):
    """All bid embers at once. The highest bid is paid for 4 points; of equal bids, the first clockwise wins."""

    def run(self, g: "Embers", t: Task) -> None:
        if g.players[0].bid == NO_BID:
            g.ask_together(t, g.everyone())
            return
        bids = [player.bid for player in g.players]
        winner = max(((t.seat + i) % g.seats for i in range(g.seats)), key=lambda seat: bids[seat])
        g.players[winner].embers -= bids[winner]
        g.players[winner].points += 4
        for player in g.players:
            player.bid = NO_BID
        g.report({"kind": "council", "seat": winner, "bids": bids}, {}, 0)

    def offer(self, g: "Embers", t: Task, seat: int) -> list[int]:
        return list(range(g.players[seat].embers + 1))

    def settle(self, g: "Embers", t: Task, seat: int, option: int) -> None:
        g.players[seat].bid = option
        g.report({"kind": "bid", "seat": seat}, {"n": option}, 1 << seat)

    def text(self, g: "Embers", t: Task, seat: int, option: int) -> str:
        return f"bid {option}"


DRAFT = verb(Draft("draft", together=True))
TURN = verb(Turn("turn", n=Number(0, ROUNDS * 4), course=True))
DAWN = verb(Dawn("dawn"))
ACT = verb(Act("act"))
WINDOW = verb(Window("window", n=Number(1, 4)))
CARRY = verb(Carry("carry", card=CARD))
APPLY = verb(Apply("apply", card=CARD, n=UID, m=DEPTH))
SHOWN = verb(Shown("shown"))
DESTROY = verb(Destroy("destroy", n=UID))
EFFECTS = {
    SPARK: verb(Spark("spark", card=CARD, n=UID, m=DEPTH)),
    SEEKER: verb(Search("search", card=CARD, n=UID, m=DEPTH)),
    ECHO: verb(Echo("echo", card=CARD, n=UID, m=DEPTH)),
    TWIN: verb(Twin("twin", card=CARD, n=UID, m=DEPTH)),
    HUSH: verb(Hush("hush", card=CARD, n=UID, m=DEPTH)),
    BOLT: verb(Bolt("bolt", card=CARD, n=UID, m=DEPTH)),
    WELL: verb(Well("well", card=CARD, n=UID, m=DEPTH)),
    COUNCIL: verb(Council("council", together=True, card=CARD, n=UID, m=DEPTH)),
}


# --- the state ---


class Embers(State):
    """A position of the toy game."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, VOCABULARY)
        self.players = [Player() for _ in range(seats)]
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.stack: list[int] = []  # cards announced and not yet carried out
        self.shown: list[int] = []  # cards found in the deck and not yet placed
        self.searcher = -1  # who sees the deck
        self.waiting: list[int] = []  # uids whose effects at dawn are still due
        self.next_uid = 1

    # what effects are made of

    def take(self, seat: int, card: int) -> None:
        self.players[seat].hand = sorted([*self.players[seat].hand, card])

    def announce(self, seat: int, card: int) -> None:
        """A card leaves the hand, lies on the stack, and everybody may answer it."""
        player = self.players[seat]
        player.hand.remove(card)
        if card in player.open:
            player.open.remove(card)
        self.stack.append(card)
        self.report({"kind": "announced", "seat": seat, "card": SLUGS[card]}, {}, 0)
        self.push(Task(CARRY, seat, card))
        self.push(Task(WINDOW, (seat + 1) % self.seats, 0, self.seats))

    def enter(self, seat: int, card: int) -> None:
        placed = Placed(card, self.next_uid)
        self.next_uid += 1
        self.players[seat].play.append(placed)
        self.push(Task(APPLY, seat, card, placed.uid))

    def find(self, uid: int) -> Placed:
        return next(placed for player in self.players for placed in player.play if placed.uid == uid)

    def owner(self, uid: int) -> int:
        return next(s for s, player in enumerate(self.players) if any(p.uid == uid for p in player.play))

    def name(self, uid: int) -> str:
        return f"{SLUGS[self.find(uid).card]}#{uid}"

    def names(self, cards: list[int]) -> list[str]:
        return [SLUGS[card] for card in cards]

    # what the kernel asks for

    def clone(self) -> "Embers":
        copy = Embers(self.seats, self.chance.clone())
        copy.copy_kernel(self)
        copy.players = [player.clone() for player in self.players]
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.stack = self.stack.copy()
        copy.shown = self.shown.copy()
        copy.searcher = self.searcher
        copy.waiting = self.waiting.copy()
        copy.next_uid = self.next_uid
        return copy

    def view(self, seat: int) -> toy_shown.EmbersView:
        own = 0 <= seat < self.seats
        question = self.question(seat) if own else None
        return {
            "game": "embers",
            "seat": seat,
            "number": self.number,
            "over": self.over,
            "asked": self.owing(),
            "deck": len(self.deck),
            "searched": self.names(sorted(self.deck)) if own and self.searcher == seat else None,
            "discard": self.names(self.discard),
            "stack": self.names(self.stack),
            "shown": self.names(self.shown),
            "waiting": self.waiting,
            "players": [
                {
                    "points": player.points,
                    "embers": player.embers,
                    "play": [f"{SLUGS[placed.card]}#{placed.uid}" for placed in player.play],
                    "hand": self.names(player.hand) if s == seat else len(player.hand),
                    "open": self.names(sorted(player.open)),
                    "pack": self.names(sorted(player.pack)) if s == seat else len(player.pack),
                    "pick": SLUGS[player.pick] if s == seat else player.pick != 0,
                    "bid": player.bid if s == seat else player.bid != NO_BID,
                }
                for s, player in enumerate(self.players)
            ],
            "question": {"kind": question.kind, "options": question.texts} if question else None,
        }

    def determinize(self, seat: int, chance: Chance) -> "Embers":
        copy = self.clone()
        copy.chance = chance
        rivals = [player for s, player in enumerate(copy.players) if s != seat]
        searching = seat >= 0 and copy.searcher == seat
        pool = [] if searching else copy.deck
        for player in rivals:
            pool = pool + player.secret() + player.pack
        pool.sort()  # what is drawn must not depend on where the cards really are
        chance.shuffle(pool)
        for player in rivals:
            player.hand = sorted(player.open + [pool.pop() for _ in player.secret()])
            player.pack = [pool.pop() for _ in player.pack]
            if player.pick:
                player.pick = player.pack[chance.below(len(player.pack))]
            if player.bid != NO_BID:
                player.bid = chance.below(player.embers + 1)
        if searching:
            copy.deck.sort()
            chance.shuffle(copy.deck)
        else:
            copy.deck = pool
        if copy.asked and not copy.together and copy.seat != seat:  # a rival's options follow from their new cards
            copy.choices = copy.offer(copy.agenda[-1], copy.seat)
        return copy

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def check(self) -> None:
        cards = self.deck + self.discard + self.stack + self.shown
        for player in self.players:
            cards = cards + player.hand + player.pack + [placed.card for placed in player.play]
            assert player.embers >= 0, "embers below zero"
            assert player.hand == sorted(player.hand), "a hand is not sorted"
            player.secret()  # all open cards are in the hand
        assert sorted(cards) == sorted(list(range(1, len(SLUGS))) * COPIES), "a card was lost or doubled"
        self.check_asked()

    def save_zones(self) -> dict[str, Any]:
        return ZONES.save(
            self,
            players=[PLAYER.save(p, play=[[placed.card, placed.uid] for placed in p.play]) for p in self.players],
        )

    def load_zones(self, data: dict[str, Any]) -> None:
        ZONES.load(
            self,
            data,
            players=[
                PLAYER.load(Player(), saved, play=[Placed(card, uid) for card, uid in saved["play"]])
                for saved in data["players"]
            ],
        )


# --- the game ---

# Shortly before a hard moment: what seats have in hand and in play. Whoever is not named has nothing.
OPENINGS: dict[str, tuple[dict[int, list[int]], dict[int, list[int]]]] = {
    "search": ({0: [SEEKER]}, {}),
    "echo": ({0: [ECHO]}, {0: [SPARK], 1: [ECHO, BOLT]}),
    "copy": ({0: [WELL], 1: [TWIN]}, {}),
    "ward": ({0: [BOLT]}, {1: [WARD, COIN]}),
    "window": ({0: [SPARK, HUSH], 1: [HUSH]}, {}),
    "x": ({0: [WELL]}, {}),
    "order": ({}, {0: [COIN, CHIME, CHIME]}),
    "council": ({0: [COUNCIL]}, {}),
}


class EmbersGame(Game):
    """The rules module of the toy game."""

    name = "embers"
    rules = 7
    zones = ZONES
    shown = toy_shown.SHOWN
    settings = (Setting("opening", "draft", *OPENINGS),)

    def passes(self, detail: Data) -> bool:
        return detail["do"] in {"turn", "window"} and detail["option"] == 0

    def blank(self, players: int, chance: Chance) -> Embers:
        return Embers(players, chance)

    def begin(self, players: int, settings: dict[str, str], chance: Chance) -> State:
        g = self.blank(players, chance)
        deck = list(range(1, len(SLUGS))) * COPIES
        hands, play = OPENINGS.get(settings["opening"], ({}, {}))
        for seat, cards in hands.items():
            for card in cards:
                deck.remove(card)
                g.take(seat, card)
        for seat, cards in play.items():
            for card in cards:
                deck.remove(card)
                g.players[seat].play.append(Placed(card, g.next_uid))
                g.next_uid += 1
        chance.shuffle(deck)
        g.deck = deck
        g.push(Task(TURN, 0))
        if settings["opening"] == "draft":
            for player in g.players:
                player.pack = [deck.pop() for _ in range(HAND)]
            g.push(Task(DRAFT, 0))
        else:
            for player in g.players:  # a hidden card each, so that there is something to guess
                player.hand = sorted([*player.hand, deck.pop()])
        g.advance()
        return g


GAME = EmbersGame()
