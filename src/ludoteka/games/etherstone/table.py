"""The table of Etherstone: market, threats, what lies before each player, and the moves that effects are made of."""

from bisect import insort
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteka.core import verb as kernel
from ludoteka.core.cause import Because, Owned
from ludoteka.core.chance import Chance
from ludoteka.core.packing import Field, bit, has
from ludoteka.core.state import State
from ludoteka.games.etherstone import shown
from ludoteka.games.etherstone.cards.definition import CARDS, FOLLOWER, PURPLE_FREE, Step
from ludoteka.games.etherstone.shown import Dice, EndWhy, Happening, Hidden, LossWhy, Start
from ludoteka.games.etherstone.stones import COLOUR_NAMES, PURPLE, counts, some

DICE: Final[i64] = 5
DURABILITY_MAX: Final[i64] = shown.DURABILITY_MAX
STONES_PER_DIE: Final[i64] = 2
OPEN_THREATS: Final[i64] = 3
POOL: Final = {2: 15, 3: 20, 4: 25}  # victory points at the start, by players

# An ability that has still to work, and beside it the seat that reacts, or the X of what follows an attack.
ABILITY: Final = Field(10)
BESIDE: Final = Field(20, above=ABILITY)


@mypyc_attr(acyclic=True)
class Placed:
    """An entity in play."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card
        self.exhausted = False
        self.counters: i64 = 0

    def clone(self) -> "Placed":
        copy = Placed(self.card)
        copy.exhausted = self.exhausted
        copy.counters = self.counters
        return copy


@mypyc_attr(acyclic=True)
class Player:
    """What lies before one seat. The hand is kept sorted, so its order tells nothing."""

    def __init__(self) -> None:
        self.leader: i64 = 0
        self.leader_counters: i64 = 0
        self.durability: i64 = 0
        self.infected = False
        self.pacts: i64 = 0
        self.stones: i64 = 0
        self.points: i64 = 0  # victory point tokens
        self.hand: list[int] = []
        self.tableau: list[Placed] = []
        self.trophies: list[int] = []
        self.shown: list[int] = []  # cards of this player that everybody has seen, in play or not
        self.leaders: list[int] = []  # the two dealt in the choosing phase
        self.pick: i64 = 0  # the card chosen from a pack, or the leader chosen, until all have chosen
        self.set: i64 = -1  # the ready-made set

    def clone(self) -> "Player":
        copy = Player()
        copy.leader = self.leader
        copy.leader_counters = self.leader_counters
        copy.durability = self.durability
        copy.infected = self.infected
        copy.pacts = self.pacts
        copy.stones = self.stones
        copy.points = self.points
        copy.hand = self.hand.copy()
        if self.tableau:
            copy.tableau = [placed.clone() for placed in self.tableau]
        if self.trophies:
            copy.trophies = self.trophies.copy()
        if self.shown:
            copy.shown = self.shown.copy()
        copy.leaders = self.leaders.copy()
        copy.pick = self.pick
        copy.set = self.set
        return copy

    def find(self, card: i64) -> Placed | None:
        """An entity of this player in play."""
        for placed in self.tableau:
            if placed.card == card:
                return placed
        return None

    def counters_on(self, card: i64) -> i64:
        """Counters on the leader or on an entity in play."""
        if card == self.leader:
            return self.leader_counters
        placed = self.find(card)
        return placed.counters if placed is not None else 0


# How the cards of a hand that not everybody knows are judged: by what they are, or by what they could be for others.
AS_IT_IS: Final[i64] = 0
AT_BEST: Final[i64] = 1
AT_WORST: Final[i64] = 2


class Verb(kernel.Verb["Table"]):
    """A verb of Etherstone. The steps of abilities, costs and effects, are verbs that can be tried beforehand."""

    def can(self, g: "Table", seat: i64, card: i64, step: Step, n: i64) -> bool:
        """As a cost: whether it can be paid in full. As an effect: whether it would change anything."""
        return True

    def could(self, g: "Table", seat: i64, card: i64, step: Step, n: i64, hand: i64) -> bool:
        """The same, the unknown cards of the hand being judged as `hand` says."""
        return self.can(g, seat, card, step, n)

    def harmless(self, g: "Table", seat: i64, step: Step, n: i64) -> bool:
        """As an effect: a plain gain, all of it kept, that nobody would refuse or put off."""
        return False


VOCABULARY: Final[kernel.Vocabulary[Verb]] = kernel.Vocabulary()
VERBS: Final[list[Verb]] = VOCABULARY.verbs
verb: Final = VOCABULARY.add

# Verbs that are needed before the modules that define them can be imported.
ACTION: Final = VOCABULARY.promise("action")
APPLY: Final = VOCABULARY.promise("apply")
STRENGTH: Final = VOCABULARY.promise("strength")


class DraftSeen:
    """What each seat saw of the draft that led to these picks, as its view shows it."""

    def __init__(self, picks: list[list[int]]) -> None:
        self.picks = picks
        self.packs: dict[int, list[list[str]]] = {}  # by seat


class Table(State):
    """A position of Etherstone. `state.py` completes it."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, VOCABULARY)
        self.start: Start = "draft"
        self.players: list[Player] = []
        # The choosing phase. Pack p goes from seat p to the left; picks[p] lists what was taken from it, in order.
        self.packs: list[list[int]] = []
        self.picks: list[list[int]] = []
        self.draft_seen: DraftSeen | None = None  # worked out when a view shows it; not part of the position
        self.box: list[int] = []  # entities and leaders that are not in the match
        self.values: list[int] = [0] * DICE  # of the dice, in the order of their colours, purple last
        self.holders: list[int] = [-1] * DICE  # the seat a die lies with, -1: in the market
        self.row: list[int] = []  # open threats
        self.deck: list[int] = []  # hidden threats, the top is the end
        self.unused: list[int] = []  # threats that nobody will see
        self.banished: list[int] = []  # threats put into the box in the open
        self.destroyed: list[int] = []  # entities that were destroyed
        self.pool: i64 = 0
        self.reserve: i64 = 0
        self.first: i64 = 0
        self.active: i64 = -1
        self.round: i64 = 0
        self.ending = False
        self.end_token: i64 = -1
        self.end_why: EndWhy = ""
        self.fresh = False  # the active seat may still refresh the market
        # The die being resolved and the abilities it was used for.
        self.die: i64 = -1
        self.die_colour: i64 = -1
        self.die_value: i64 = 0
        self.used: list[int] = []
        # The card being summoned: still in hand, but revealed.
        self.summoning: i64 = 0
        self.less: i64 = 0
        self.any_colours = False
        self.given_up: i64 = 0  # price of the card recalled or destroyed before summoning
        # The attack being planned or carried out.
        self.target: i64 = 0
        self.strength: i64 = 0
        self.protection: i64 = 0
        self.leader_fights = False
        self.as_effect = False  # it does not use the turn's action
        self.attack_used: list[int] = []
        self.after: list[int] = []  # clauses to carry out after the attack: ability, above it X
        self.plan: Player | None = None  # the attacker before the attack, to call it off
        self.barred: list[int] = []  # threats called off this turn
        self.waiting: list[int] = []  # reactions: ability, above it the seat

    # --- copying ---

    def blank(self, chance: Chance) -> "Table":
        """An empty table of the same class and size."""
        raise NotImplementedError

    def tell(self, event: Happening) -> None:
        """Report something everybody sees. Call it only behind `if self.events is not None`."""
        self.report(event, {}, 0)

    def whisper(self, event: Happening, hidden: Hidden, audience: int) -> None:
        """Report something of which only the audience sees all."""
        self.report(event, hidden, audience)

    def clone(self) -> "Table":
        copy = self.blank(self.chance.clone())
        copy.copy_kernel(self)
        copy.start = self.start
        copy.players = [player.clone() for player in self.players]
        copy.packs = [pack.copy() for pack in self.packs] if self.active < 0 else self.packs
        copy.picks = [pack.copy() for pack in self.picks] if self.active < 0 else self.picks
        copy.draft_seen = self.draft_seen
        copy.box = self.box  # never changed in place, like packs and picks once the turns have begun
        copy.values = self.values.copy()
        copy.holders = self.holders.copy()
        copy.row = self.row.copy()
        copy.deck = self.deck.copy()
        copy.unused = self.unused
        if self.banished:
            copy.banished = self.banished.copy()
        if self.destroyed:
            copy.destroyed = self.destroyed.copy()
        copy.pool = self.pool
        copy.reserve = self.reserve
        copy.first = self.first
        copy.active = self.active
        copy.round = self.round
        copy.ending = self.ending
        copy.end_token = self.end_token
        copy.end_why = self.end_why
        copy.fresh = self.fresh
        copy.die = self.die
        copy.die_colour = self.die_colour
        copy.die_value = self.die_value
        if self.used:
            copy.used = self.used.copy()
        copy.summoning = self.summoning
        copy.less = self.less
        copy.any_colours = self.any_colours
        copy.given_up = self.given_up
        copy.target = self.target
        copy.strength = self.strength
        copy.protection = self.protection
        copy.leader_fights = self.leader_fights
        copy.as_effect = self.as_effect
        if self.attack_used:
            copy.attack_used = self.attack_used.copy()
        if self.after:
            copy.after = self.after.copy()
        if self.plan is not None:
            copy.plan = self.plan.clone()
        if self.barred:
            copy.barred = self.barred.copy()
        if self.waiting:
            copy.waiting = self.waiting.copy()
        return copy

    # --- seats ---

    def rivals(self, seat: i64) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # --- dice ---

    def in_market(self) -> i64:
        """How many dice lie in the market."""
        found: i64 = 0
        for holder in self.holders:
            if holder < 0:
                found += 1
        return found

    def roll(self, seat: i64) -> None:
        """Gather all dice and roll them into the market."""
        for die in range(DICE):
            self.values[die] = self.chance.below(6) + 1
            self.holders[die] = -1
        self.barrier += 1
        if self.events is not None:
            self.tell({"kind": "rolled", "seat": seat, "dice": self.faces(bit(DICE) - 1)})

    def faces(self, mask: int) -> Dice:
        """The values of some dice by their names."""
        found: Dice = {}
        for die in range(DICE):
            if has(mask, die):
                found[COLOUR_NAMES[die]] = self.values[die]
        return found

    # --- stones ---

    def gain_stones(self, seat: i64, stones: i64, card: i64) -> None:
        if stones:
            self.players[seat].stones += stones
            if self.events is not None:
                owned = self.owned(seat, card)
                source = self.source(card)
                self.tell({"kind": "stones-gained", "seat": seat, "stones": counts(stones), "card": source, **owned})

    def spend_stones(self, seat: i64, stones: i64, card: i64) -> None:
        """Pay stones."""
        if stones:
            self.players[seat].stones -= stones
            if self.events is not None:
                self.tell({"kind": "stones-spent", "seat": seat, "stones": counts(stones), "card": self.source(card)})

    # --- durability ---

    def lose_durability(self, seat: i64, n: i64, card: i64, why: LossWhy = "") -> None:
        """At 0 the leader is infected at that very moment; an infected one loses nothing more."""
        player = self.players[seat]
        if player.infected or n <= 0:
            return
        lost: i64 = n if n < player.durability else player.durability
        player.durability -= lost
        if self.events is not None:
            owned, source = self.owned(seat, card), self.source(card)
            self.tell({"kind": "durability-lost", "seat": seat, "n": lost, "card": source, "why": why, **owned})
        if player.durability == 0:
            player.infected = True
            if self.events is not None:
                owned = self.owned(seat, card)
                self.tell({"kind": "infected", "seat": seat, "card": self.source(card), "why": why, **owned})

    def gain_durability(self, seat: i64, n: i64, card: i64) -> None:
        """Not beyond the dial's end, and not while infected."""
        player = self.players[seat]
        room: i64 = DURABILITY_MAX - player.durability
        gained: i64 = n if n < room else room
        if player.infected or gained <= 0:
            return
        player.durability += gained
        if self.events is not None:
            self.tell({"kind": "durability-gained", "seat": seat, "n": gained, "card": self.source(card)})

    # --- points ---

    def gain_points(self, seat: i64, n: i64, card: i64) -> None:
        """From the pool; what is missing comes from the reserve, which never runs out (A82)."""
        from_pool: i64 = n if n < self.pool else self.pool
        self.pool -= from_pool
        self.reserve -= n - from_pool
        self.players[seat].points += n
        if self.events is not None:
            self.tell({"kind": "points-gained", "seat": seat, "n": n, "card": self.source(card), "pool": self.pool})

    def gain_reserved(self, seat: i64, n: i64, card: i64) -> None:
        """From the reserve: the pool stays as it is."""
        self.reserve -= n
        self.players[seat].points += n
        if self.events is not None:
            self.tell({"kind": "reserve-gained", "seat": seat, "n": n, "card": self.source(card)})

    # --- cards ---

    def place_counters(self, seat: i64, card: i64, n: i64) -> None:
        """Put counters on the leader or an entity in play; on a card that has left they do nothing."""
        player = self.players[seat]
        if card == player.leader:
            player.leader_counters += n
        else:
            placed = player.find(card)
            if placed is None:
                return
            placed.counters += n
        if self.events is not None:
            because = self.because(seat, card)
            if n > 0:
                self.tell({"kind": "counters-placed", "seat": seat, "on": CARDS[card].id, "n": n, **because})
            else:
                self.tell({"kind": "counters-removed", "seat": seat, "on": CARDS[card].id, "n": -n, **because})

    def leave_play(self, seat: i64, card: i64) -> None:
        """Take an entity out of play; its counters go back to the supply."""
        player = self.players[seat]
        player.tableau = [placed for placed in player.tableau if placed.card != card]

    def recall(self, seat: i64, card: i64) -> None:
        """An entity returns to its owner's hand."""
        self.leave_play(seat, card)
        insort(self.players[seat].hand, int(card))
        if self.events is not None:
            self.tell({"kind": "recalled", "seat": seat, "card": CARDS[card].id, **self.because(seat, card)})

    def destroy(self, seat: i64, card: i64) -> None:
        """An entity goes to the box for good."""
        self.leave_play(seat, card)
        self.destroyed.append(int(card))
        if self.events is not None:
            self.tell({"kind": "destroyed", "seat": seat, "card": CARDS[card].id, **self.because(seat, card)})

    def exhaust(self, seat: i64, card: i64) -> None:
        placed = self.players[seat].find(card)
        if placed is not None:
            placed.exhausted = True
            if self.events is not None:
                self.tell({"kind": "exhausted", "seat": seat, "card": CARDS[card].id, **self.because(seat, card)})

    def ready(self, seat: i64, card: i64) -> None:
        placed = self.players[seat].find(card)
        if placed is not None:
            placed.exhausted = False
            if self.events is not None:
                self.tell({"kind": "readied", "seat": seat, "card": CARDS[card].id, **self.because(seat, card)})

    def in_play(self, seat: i64, step: Step, other_than: i64 = 0) -> list[int]:
        """The entities of a seat in play that a step may choose from."""
        return [
            int(placed.card)
            for placed in self.players[seat].tableau
            if placed.card != other_than and fits(placed.card, step)
        ]

    def followers(self, seat: i64, exhausted: bool, colour: i64 = -1) -> list[int]:
        """The followers of a seat that lie upright, or those that do not."""
        return [
            int(placed.card)
            for placed in self.players[seat].tableau
            if placed.exhausted == exhausted
            and CARDS[placed.card].kind == FOLLOWER
            and (colour < 0 or CARDS[placed.card].colour == colour)
        ]

    def modified(self, seat: i64, what: i64) -> i64:
        """What the constant abilities of a seat's cards add up to, for those that ask nothing of a card."""
        player = self.players[seat]
        total: i64 = 0
        for modifier in CARDS[player.leader].modifiers:
            if modifier.what == what:
                total += modifier.n
        for placed in player.tableau:
            for modifier in CARDS[placed.card].modifiers:
                if modifier.what == what:
                    total += modifier.n
        return total

    def purple_price(self, seat: i64) -> i64:
        """Durability that the purple die costs."""
        return 0 if self.modified(seat, PURPLE_FREE) else 1

    # --- for events ---

    def owned(self, seat: i64, card: i64) -> Owned:
        """Whose card it is, where it is another seat's; no two cards are alike."""
        for rival in self.rivals(seat):
            player = self.players[rival]
            if card and (card == player.leader or player.find(card) is not None or card in player.shown):
                return {"by": rival}
        return {}

    def because(self, seat: i64, thing: i64) -> Because:
        """The card that does something to a card of this seat or to a threat, and whose it is."""
        card: i64 = self.doing.card if self.doing is not None else 0
        if card in (0, thing):
            return {}
        cause: Because = {"cause": self.source(card)}
        owned = self.owned(seat, card)
        if "by" in owned:
            cause["by"] = owned["by"]
        return cause

    def source(self, card: i64) -> str:
        """The card something comes from, as a name."""
        return CARDS[card].id


def fits(card: i64, step: Step) -> bool:
    """Whether a card is of the colour and type that a step names."""
    return (step.colour < 0 or CARDS[card].colour == step.colour) and (step.kind < 0 or CARDS[card].kind == step.kind)


def stones_of(die: i64, colour: i64) -> i64:
    """The stones that a die brings; the purple one brings those of the colour named."""
    return some(colour if die == PURPLE else die, STONES_PER_DIE)
