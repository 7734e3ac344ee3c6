"""Briscola, a traditional Italian card game, for two to four, each alone: tricks, a trump, 120 points."""

from typing import Any, Literal, NotRequired, TypedDict

from ludoteka.core.chance import Chance
from ludoteka.core.game import Asked, Game, Shown
from ludoteka.core.shape import SEAT, EachSeat, Listed, Number
from ludoteka.core.state import State, Task
from ludoteka.core.storage import Fields
from ludoteka.core.verb import Verb, Vocabulary

SUITS = ("coins", "cups", "swords", "clubs")
RANKS = ("2", "4", "5", "6", "7", "jack", "knight", "king", "3", "ace")  # the weakest first
NAMES = [f"{rank}-of-{suit}" for suit in SUITS for rank in RANKS]
SUIT = [suit for suit in SUITS for _ in RANKS]
POINTS = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11) * len(SUITS)
HAND = 3
CARD = Number(0, len(NAMES) - 1)
CARDS = Listed(CARD, len(NAMES))
ZONES = Fields(hands=EachSeat(CARDS), taken=EachSeat(CARDS), deck=CARDS, trick=CARDS, trump=CARD, leader=SEAT)


def pack(players: int) -> list[int]:
    """All cards; three players leave out a two, so that the tricks come out even."""
    return list(range(1 if players == 3 else 0, len(NAMES)))


class Played(TypedDict):
    seat: int
    card: str


class PlayerView(TypedDict):
    hand: list[str | None]
    taken: int


class BriscolaView(TypedDict):
    seat: int
    over: bool
    asked: list[int]
    scores: list[int]
    trump: str
    trump_card: str
    deck: int
    trick: list[Played]
    players: list[PlayerView]


class Option(TypedDict):
    do: Literal["play"]
    card: str


class Happening(TypedDict):
    kind: Literal["played", "took-trick", "drew"]
    seat: int
    card: NotRequired[str]
    points: NotRequired[int]


class Play(Verb["Briscola"]):
    """Any card may be played. The last of a trick ends it."""

    def offer(self, g: "Briscola", t: Task, seat: int) -> list[int]:
        return g.hands[seat]

    def settle(self, g: "Briscola", t: Task, seat: int, option: int) -> None:
        g.hands[seat] = [card for card in g.hands[seat] if card != option]
        g.trick.append(option)
        g.report({"kind": "played", "seat": seat, "card": NAMES[option]}, {}, 0)
        if len(g.trick) == g.seats:
            g.end_trick()
        g.over = not any(g.hands)
        g.push(Task(PLAY, (seat + 1) % g.seats if g.trick else g.leader))

    def detail(self, g: "Briscola", t: Task, seat: int, option: int) -> Option:
        return {"do": "play", "card": NAMES[option]}


VOCABULARY: Vocabulary[Play] = Vocabulary()
PLAY = VOCABULARY.add(Play("play", course=True))


class Briscola(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, VOCABULARY)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []  # the trump card lies at the bottom, face up
        self.trick: list[int] = []
        self.trump = self.leader = 0

    def end_trick(self) -> None:
        """A trump beats all, else the suit that was led; the winner takes the trick, draws first and leads."""
        led, trump = SUIT[self.trick[0]], SUIT[self.trump]
        best = max(self.trick, key=lambda card: (SUIT[card] == trump, SUIT[card] == led, card))
        winner = (self.leader + self.trick.index(best)) % self.seats
        points = sum(POINTS[card] for card in self.trick)
        self.report({"kind": "took-trick", "seat": winner, "points": points}, {}, 0)
        self.taken[winner] += self.trick
        self.trick, self.leader = [], winner
        for seat in [(winner + i) % self.seats for i in range(self.seats)] if self.deck else []:
            card = self.deck.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.barrier += 1
            self.report({"kind": "drew", "seat": seat}, {"card": NAMES[card]}, 1 << seat)

    def clone(self) -> "Briscola":
        copy = Briscola(self.seats, self.chance.clone())
        copy.copy_kernel(self)
        copy.load_zones(self.save_zones())
        return copy

    def seen(self, owner: int, seat: int) -> list[str | None]:
        """A hand as a seat sees it: everybody knows who drew the trump card."""
        shown = [NAMES[card] for card in self.hands[owner] if owner == seat or card == self.trump]
        return [*shown, *[None] * (len(self.hands[owner]) - len(shown))]

    def view(self, seat: int) -> BriscolaView:
        return {
            "seat": seat, "over": self.over, "asked": self.owing(), "scores": self.scores(),
            "trump": SUIT[self.trump], "trump_card": NAMES[self.trump], "deck": len(self.deck),
            "trick": [{"seat": (self.leader + i) % self.seats, "card": NAMES[c]} for i, c in enumerate(self.trick)],
            "players": [{"hand": self.seen(s, seat), "taken": len(self.taken[s])} for s in range(self.seats)],
        }  # fmt: skip

    def determinize(self, seat: int, chance: Chance) -> "Briscola":
        """All cards of rivals and of the deck are dealt anew, but for the trump card."""
        copy = self.clone()
        copy.chance = chance
        rivals = [s for s in range(self.seats) if s != seat]
        pool = sorted(c for cards in [self.deck, *(self.hands[s] for s in rivals)] for c in cards if c != self.trump)
        chance.shuffle(pool)
        for s in rivals:
            copy.hands[s] = sorted(c if c == self.trump else pool.pop() for c in self.hands[s])
        copy.deck = [*self.deck[:1], *pool]
        if copy.asked and copy.seat != seat:
            copy.choices = copy.hands[copy.seat]
        return copy

    def scores(self) -> list[int]:
        return [sum(POINTS[card] for card in cards) for cards in self.taken]

    def check(self) -> None:
        cards = [card for zone in [self.deck, self.trick, *self.hands, *self.taken] for card in zone]
        assert sorted(cards) == pack(self.seats), "a card was lost or doubled"
        assert not self.deck or self.deck[0] == self.trump, "the trump card lies at the bottom"
        self.check_asked()

    def save_zones(self) -> dict[str, Any]:
        return ZONES.save(self, hands=[h.copy() for h in self.hands], taken=[t.copy() for t in self.taken])

    def load_zones(self, data: dict[str, Any]) -> None:
        ZONES.load(self, data, hands=[h.copy() for h in data["hands"]], taken=[t.copy() for t in data["taken"]])


class BriscolaGame(Game):
    name = "briscola"
    rules = 1
    minutes = 10
    zones = ZONES
    shown = Shown(BriscolaView, Asked, Option, Happening)

    def blank(self, players: int, chance: Chance) -> Briscola:
        return Briscola(players, chance)

    def begin(self, players: int, settings: dict[str, str], chance: Chance) -> Briscola:
        g = self.blank(players, chance)
        g.deck = pack(players)
        chance.shuffle(g.deck)
        g.trump = g.deck[0]
        g.hands = [sorted(g.deck.pop() for _ in range(HAND)) for _ in range(players)]
        g.push(Task(PLAY, 0))
        g.advance()
        return g


GAME = BriscolaGame()
