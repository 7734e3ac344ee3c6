"""The table of Seasons: boards, wheel, dice, card zones, and the moves that every effect is made of."""

from bisect import insort
from typing import Final, cast

from mypy_extensions import i64

from ludoteka.core import verb as kernel
from ludoteka.core.cause import Because, Owned
from ludoteka.core.chance import Chance
from ludoteka.core.event import explain
from ludoteka.core.memory import without
from ludoteka.core.packing import Field, bit, has
from ludoteka.core.state import State, Task
from ludoteka.games.seasons.bounds import GAUGE_MAX
from ludoteka.games.seasons.cards.definition import BINDING, CARDS, FAIRIES, HEART, PURSE, SHIELD, TRANSMUTER, Step
from ludoteka.games.seasons.dice import DICE, SEASONS, Face, season_of
from ludoteka.games.seasons.enchantments import ARGOS_EMBRACE, IOS_BOUNTY, VISION_OF_DESTINY
from ludoteka.games.seasons.energy import EARTH, counts, size
from ludoteka.games.seasons.pieces import Placed, Player
from ludoteka.games.seasons.shown import (
    About,
    CardsMoved,
    DieTold,
    GaugeMoved,
    Happening,
    Hidden,
    Kept,
    Missing,
    Option,
    PlainKind,
    Question,
    Reason,
    Sacrificed,
)

HAND_PENALTY: Final[i64] = 5
LAST_YEAR: Final[i64] = 3
NO_YEAR: Final[i64] = -99
WHEEL: Final[i64] = 12
ALL_ELEMENTS: Final[i64] = 15
SHIELD_REWARD: Final[i64] = 10
ROW: Final[i64] = 2

# A card in the discard pile, and the seats that saw it go there.
DISCARDED: Final = Field(7)
SEEN: Final = Field(4, above=DISCARDED)

# A die of the row: the face that it shows, and which die of its season it is.
ROLLED_FACE: Final = Field(3)
ROLLED_DIE: Final = Field(3, above=ROLLED_FACE)

# For events: what a task without a card comes from, and verbs that a card of the active player makes others carry out.
CAUSES: Final[dict[int, str]] = {}
IMPOSED: Final[set[int]] = set()

CHOSEN: Final[i64] = -99  # a step's number that was chosen when its card was summoned; no step has it by itself


class Verb(kernel.Verb["Table"]):
    """A verb of Seasons. The steps of an activation, its price first, are verbs that can be tried beforehand."""

    def can(self, g: "Table", seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        """Whether this step of an activation can be carried out with so many crystals left."""
        return True

    def lacks(self, g: "Table", seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        """Why it cannot, where `can` says so."""
        return []

    def fits(self, g: "Table", t: Task) -> bool:
        return t.card < len(g.played)

    def detail(self, g: "Table", t: Task, seat: int, option: int) -> Option:
        raise NotImplementedError

    def question(self, g: "Table", t: Task, seat: int) -> Question:
        return {"kind": cast(PlainKind, self.name), **g.about(t.card)}  # a test compares the names


def owned(by: i64) -> Owned:
    """Whose card does something to another seat, for events."""
    return {"by": int(by)} if by >= 0 else {}


VOCABULARY: Final[kernel.Vocabulary[Verb]] = kernel.Vocabulary()
VERBS: Final[list[Verb]] = VOCABULARY.verbs
verb: Final = VOCABULARY.add

# Verbs that are needed before the modules that define them can be imported.
TRIM: Final = VOCABULARY.promise("trim")
SETTLE_GUARD: Final = VOCABULARY.promise("settle-guard")
SACRIFICE_DUE: Final = VOCABULARY.promise("sacrifice-due")
USURPER_FALLS: Final = VOCABULARY.promise("usurper-falls")
TAKE_DIE: Final = VOCABULARY.promise("take-die")
DRAW_OR_NOT: Final = VOCABULARY.promise("draw-or-not")
LEAP: Final = VOCABULARY.promise("leap")
LOSE_RESERVE: Final = VOCABULARY.promise("lose-reserve")


class Table(State):
    """A position of Seasons and the moves that effects are made of. `state.py` completes it."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, VOCABULARY)
        self.level = "archmage"
        self.sets: i64 = 0  # mask of the card sets added to those of the base game, see `pool.SETS`
        self.enchantment: i64 = 0  # the enchantment in force, 0 for none
        self.players: list[Player] = []
        self.deck: list[int] = []  # the top is the end
        self.discard: list[int] = []  # DISCARDED and SEEN; the top is the end
        self.looked: list[int] = []  # cards taken from the deck that `looker` is looking at
        self.revealed: list[int] = []  # cards taken from the deck that everybody sees
        self.looker: i64 = -1
        self.looked_known: i64 = 0  # mask of other seats that know all cards being looked at
        self.deck_known: list[int] = [0] * seats  # how many top cards of the deck each seat has seen
        self.row: i64 = 0  # how many top cards lie open for all (Vision of Destiny)
        # By viewer * seats + owner: cards that are surely in that hand, and surely in that hand or archive.
        self.known_hand: list[tuple[int, ...]] = [()] * (seats * seats)
        self.known_held: list[tuple[int, ...]] = [()] * (seats * seats)
        self.dice: list[int] = []  # the dice in the game, season by season, players + 1 of each
        self.rolled: list[int] = []  # this round's row: ROLLED_FACE and ROLLED_DIE
        self.rolled_season: i64 = 0
        self.taken: list[int] = [-1] * seats  # place in the row of each seat's die
        self.year: i64 = 1  # 0 and 4 are possible when the wheel is turned over the edge
        self.space: i64 = 1
        self.first: i64 = 0  # first player of the round
        self.active: i64 = -1  # whose turn it is
        self.round: i64 = 0
        self.transmuting = False
        self.surplus: i64 = 0  # more crystals for each token transmuted this turn, by bonus
        self.crystal_die = False  # the active player carried out a die that shows crystals
        self.summons: i64 = 0  # cards summoned this turn
        self.vision_used = False  # the top card was bought off this turn (Vision of Destiny)
        self.drought_year: i64 = NO_YEAR  # the last year in which Drought struck
        self.summoning: i64 = 0  # the card announced by the active player, not yet paid
        self.played: list[int] = [0]  # every card that entered play, by uid
        self.final: list[int] = []  # scores, once the match is over

    @property
    def kingdom(self) -> bool:
        """Whether the twenty cards of Enchanted Kingdom are in the deck."""
        return has(self.sets, 0)

    # --- copying ---

    def blank(self, chance: Chance) -> "Table":
        """An empty table of the same class and size."""
        raise NotImplementedError

    def because(self, seat: i64) -> Because:
        """What makes a card of this seat move, and whose it is, for events."""
        task = self.doing
        if task is None:
            return {}
        cause = self.source(task.card) if task.card else CAUSES.get(task.verb, "")
        owner = self.active if task.seat == seat and task.verb in IMPOSED else task.seat
        if not cause:
            return {}
        return {"cause": cause} if owner == seat else {"cause": cause, "by": int(owner)}

    def tell(self, event: Happening) -> None:
        """Report something everybody sees. Call it only behind `if self.events is not None`."""
        self.report(event, {}, 0)

    def whisper(self, event: Happening, hidden: Hidden, audience: int) -> None:
        """Report something of which only the audience sees all."""
        self.report(event, hidden, audience)

    def tell_stored(self, seat: i64, tokens: int, placed: Placed) -> None:
        """Report that tokens were laid on a card in play."""
        card = CARDS[placed.card].id
        self.tell({"kind": "energy-stored", "seat": seat, "energy": counts(tokens), "card": card, "uid": placed.uid})

    def clone(self) -> "Table":
        copy = self.blank(self.chance.clone())
        copy.copy_kernel(self)
        copy.level = self.level
        copy.sets = self.sets
        copy.enchantment = self.enchantment
        copy.players = [player.clone() for player in self.players]
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        if self.looked:
            copy.looked = self.looked.copy()
        if self.revealed:
            copy.revealed = self.revealed.copy()
        copy.row = self.row
        copy.looker = self.looker
        copy.looked_known = self.looked_known
        copy.deck_known = self.deck_known.copy()
        copy.known_hand = self.known_hand.copy()
        copy.known_held = self.known_held.copy()
        copy.dice = self.dice  # never changed after set-up
        copy.rolled = self.rolled.copy()
        copy.rolled_season = self.rolled_season
        copy.taken = self.taken.copy()
        copy.year = self.year
        copy.space = self.space
        copy.first = self.first
        copy.active = self.active
        copy.round = self.round
        copy.transmuting = self.transmuting
        copy.surplus = self.surplus
        copy.crystal_die = self.crystal_die
        copy.summons = self.summons
        copy.vision_used = self.vision_used
        copy.drought_year = self.drought_year
        copy.summoning = self.summoning
        copy.played = self.played.copy()
        copy.final = self.final
        return copy

    # --- reading ---

    def season(self) -> i64:
        """The season that the wheel shows."""
        return season_of(self.space)

    def face(self, place: i64) -> Face:
        """The face that the die at this place of the row shows."""
        die = self.rolled[place]
        return DICE[self.rolled_season][ROLLED_DIE.of(die)][ROLLED_FACE.of(die)]

    def die_told(self, place: i64) -> DieTold:
        """The die at this place of the row, for events."""
        die = self.rolled[place]
        season = SEASONS[self.rolled_season]
        return {"place": int(place), "season": season, "die": int(ROLLED_DIE.of(die)), "face": int(ROLLED_FACE.of(die))}

    def clockwise(self, seat: i64) -> list[int]:
        """All seats clockwise, beginning with this one."""
        n: i64 = self.seats
        return [(seat + i) % n for i in range(n)]

    def rivals(self, seat: i64) -> list[int]:
        """The other seats clockwise, beginning on the left."""
        n: i64 = self.seats
        return [(seat + i) % n for i in range(1, n)]

    def rival_fairies(self, seat: i64) -> i64:
        """How many crystals rivals' cards take when this seat activates."""
        total: i64 = 0
        for other in range(self.seats):
            if other != seat:
                total += self.players[other].fairies
        return total

    def lacking_crystals(self, seat: i64, price: i64, fee: i64) -> Missing:
        """The reason against a price in crystals, with what rivals take beside it."""
        return {"kind": "needs-crystals", "n": price + fee - self.players[seat].crystals, "fee": fee}

    def rival_leeches(self, seat: i64) -> i64:
        """How many crystals this seat owes before it summons."""
        total: i64 = 0
        for other in range(self.seats):
            if other != seat:
                total += self.players[other].leech
        return total

    def find(self, seat: i64, uid: i64) -> Placed | None:
        """A card in this seat's play area, unless it has left."""
        for placed in self.players[seat].tableau:
            if placed.uid == uid:
                return placed
        return None

    def source(self, uid: i64) -> str:
        """The id of the card an effect comes from, for events; it may have left play."""
        return CARDS[self.played[uid]].id if uid else ""

    def about(self, uid: i64) -> About:
        """The same for questions."""
        return {"card": self.source(uid)} if uid else {}

    def face_of(self, seat: i64, uid: i64) -> i64:
        """The card whose effects a card in play has; if it has left, the card itself."""
        placed = self.find(seat, uid)
        return placed.face if placed is not None else self.played[uid]

    def has_room(self, seat: i64) -> bool:
        """Whether the gauge allows one more card in play."""
        player = self.players[seat]
        return len(player.tableau) < player.gauge

    def items(self, seat: i64, but: i64 = 0) -> i64:
        """Magic items in play, one uid not counted."""
        total: i64 = 0
        for placed in self.players[seat].tableau:
            if placed.uid != but and not CARDS[placed.card].familiar:
                total += 1
        return total

    def familiars(self, seat: i64) -> i64:
        total: i64 = 0
        for placed in self.players[seat].tableau:
            if CARDS[placed.card].familiar:
                total += 1
        return total

    def different(self, placed: list[Placed]) -> list[int]:
        """The uids of some cards in play; of copies alike in every respect only the first."""
        uids: list[int] = []
        found: list[Placed] = []
        for card in placed:
            if not self.has_twin(card, found):
                found.append(card)
                uids.append(card.uid)
        return uids

    def has_twin(self, card: Placed, others: list[Placed]) -> bool:
        """Whether one of the others is alike in every respect."""
        for other in others:
            if other.is_like(card) and not (self.kingdom and (self.is_copied(card) or self.is_copied(other))):
                return True
        return False

    def is_copied(self, placed: Placed) -> bool:
        """Whether a usurper copies this card."""
        for player in self.players:
            for other in player.tableau:
                if other.model == placed.uid:
                    return True
        return False

    def may_transmute(self, seat: i64) -> bool:
        """Whether tokens may be turned into crystals now."""
        return self.transmuting or (self.crystal_die and self.players[seat].changes(TRANSMUTER) > 0)

    def more_crystals(self, seat: i64) -> i64:
        """Crystals beyond the basic value for each token that this seat transmutes."""
        more = self.surplus + self.players[seat].changes(PURSE)
        return more + 1 if self.enchantment == IOS_BOUNTY else more

    def space_after(self, n: i64) -> i64:
        """The space of the wheel to which the season moves in n steps, forwards or (n below 0) back."""
        return (self.space + n - 1 + WHEEL) % WHEEL + 1

    # --- crystals, gauge, energy ---

    def gain_crystals(self, seat: i64, n: i64, card: str = "", by: i64 = -1) -> None:
        if n <= 0:
            return
        self.players[seat].crystals += n
        if self.events is not None:
            self.tell({"kind": "crystals-gained", "seat": seat, "n": n, "card": card, **owned(by)})

    def lose_crystals(self, seat: i64, n: i64, card: str = "", by: i64 = -1) -> i64:
        """Lose up to n crystals; returns how many."""
        player = self.players[seat]
        lost = n if n < player.crystals else player.crystals
        player.crystals -= lost
        if lost and self.events is not None:
            self.tell({"kind": "crystals-lost", "seat": seat, "n": lost, "card": card, **owned(by)})
        return lost

    def take_crystals(self, seat: i64, victim: i64, n: i64, card: str = "") -> i64:
        """Take up to n crystals from another seat; returns how many."""
        player = self.players[victim]
        taken = n if n < player.crystals else player.crystals
        player.crystals -= taken
        self.players[seat].crystals += taken
        if taken and self.events is not None:
            self.tell({"kind": "crystals-taken", "seat": seat, "n": taken, "from": victim, "card": card})
        return taken

    def move_gauge(self, seat: i64, n: i64, card: str = "", by: i64 = -1) -> None:
        player = self.players[seat]
        before = player.gauge
        after = before + n
        after = min(after, GAUGE_MAX)
        after = max(after, 0)
        player.gauge = after
        if self.events is not None and after != before:
            moved: GaugeMoved = {"kind": "gauge", "seat": seat, "n": after - before, "now": after, "card": card}
            if by >= 0:
                moved["by"] = int(by)
            self.tell(moved)

    def gain_energy(self, seat: i64, tokens: i64, card: str = "") -> None:
        """Put given tokens into the reserve; what is too much is discarded before anything else happens."""
        if tokens == 0:
            return
        self.players[seat].reserve += tokens
        if self.events is not None:
            self.tell({"kind": "energy-gained", "seat": seat, "energy": counts(tokens), "card": card})
        self.trim(seat)

    def lose_reserve(self, seat: i64, card: str = "") -> None:
        """Discard the whole reserve."""
        player = self.players[seat]
        if player.reserve and self.events is not None:
            self.tell({"kind": "energy-lost", "seat": seat, "energy": counts(player.reserve), "card": card})
        player.reserve = 0

    def trim(self, seat: i64) -> None:
        """If the reserve holds too much, its owner chooses at once what to keep."""
        player = self.players[seat]
        if size(player.reserve) > player.capacity:
            self.push(Task(TRIM, seat))

    # --- cards ---

    def ask_among(self, task: Task, options: list[int], hidden: i64, shown: i64 = 0) -> None:
        """Ask for one of some cards, `hidden` of them unseen by others: that one answer alone fits must not show."""
        if not options:
            return
        if hidden > 0 and hidden + shown > 1:
            self.ask_always(task, task.seat, options)
        else:
            self.ask(task, task.seat, options)

    def take_top(self) -> i64:
        """Take the top card, 0 if there is none. When the last one goes, the discard pile becomes the new deck."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return 0
        card = self.deck.pop()
        self.barrier += 1
        if self.row > 0:
            self.row -= 1
        for seat in range(self.seats):
            if self.deck_known[seat] > 0:
                self.deck_known[seat] -= 1
        if not self.deck:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        if not self.discard:
            return
        self.deck = sorted([DISCARDED.of(entry) for entry in self.discard])
        self.discard = []
        self.chance.shuffle(self.deck)
        self.barrier += 1
        self.row = 0
        for seat in range(self.seats):
            self.deck_known[seat] = 0
        if self.events is not None:
            self.tell({"kind": "reshuffled", "seat": -1, "n": len(self.deck)})

    def open_row(self) -> None:
        """Under Vision of Destiny the two top cards lie open whenever no effect is under way."""
        if self.enchantment != VISION_OF_DESTINY:
            return
        if not self.deck:
            self.reshuffle()  # a card may have come to the pile only after the last one was taken (R367)
        open_cards: i64 = len(self.deck) if len(self.deck) < ROW else ROW
        if self.row == open_cards:
            return
        self.row = open_cards
        self.barrier += 1
        for seat in range(self.seats):
            self.deck_known[seat] = max(self.deck_known[seat], open_cards)
        if self.events is not None:
            ids = [CARDS[card].id for card in reversed(self.deck[-open_cards:])]
            self.tell({"kind": "row-opened", "seat": -1, "cards": ids})

    def top_known_to(self, n: i64 = 1) -> i64:
        """The mask of the seats that have seen the top n cards of the deck."""
        mask: i64 = 0
        for seat in range(self.seats):
            if self.deck_known[seat] >= n:
                mask |= bit(seat)
        return mask

    def look(self, seat: i64, n: i64) -> i64:
        """Take n cards from the deck for this seat to look at; returns how many there were."""
        self.looked_known = self.top_known_to(n)
        for _ in range(n):
            card = self.take_top()
            if card == 0:
                break
            self.looked.append(card)
        if not self.looked:
            return 0
        self.looker = seat
        if self.events is not None:
            ids = [CARDS[card].id for card in self.looked]
            event: CardsMoved = {"kind": "looked", "seat": seat, "n": len(ids)}
            explain(event, self.because(seat))
            self.whisper(event, {"cards": ids}, bit(seat))
        return len(self.looked)

    def discard_card(self, card: i64, seen: i64) -> None:
        """Lay a card on the discard pile, face down; `seen` are the seats that know which it is."""
        self.discard.append(DISCARDED.put(card) | SEEN.put(seen))

    def discard_looked(self) -> None:
        """Discard all cards looked at, unseen by the others."""
        if self.looked and self.events is not None:
            ids = [CARDS[card].id for card in self.looked]
            event: CardsMoved = {"kind": "discarded", "seat": self.looker, "n": len(ids)}
            explain(event, self.because(self.looker))
            self.whisper(event, {"cards": ids}, bit(self.looker))
        for card in self.looked:
            self.discard_card(card, bit(self.looker) | self.looked_known)
        self.looked = []
        self.looker = -1

    def keep_looked(self) -> None:
        """All cards looked at go to the looker's hand."""
        while self.looked:
            self.keep_one_looked(self.looked[0])
        self.looker = -1

    def keep_one_looked(self, card: i64) -> None:
        """One of the cards looked at goes to the looker's hand; which one of several the others cannot tell."""
        if len(self.looked) > 1:
            self.looked_known = 0
        self.looked.remove(card)
        self.add_to_hand(self.looker, card, self.looked_known)
        if self.events is not None:
            event: Kept = {"kind": "kept", "seat": self.looker, "n": 1}
            explain(event, self.because(self.looker))
            self.whisper(event, {"card": CARDS[card].id}, bit(self.looker))

    def add_to_hand(self, seat: i64, card: i64, seen: i64) -> None:
        """Put a card into a hand; `seen` are the seats that know which it is."""
        insort(self.players[seat].hand, card)
        if self.enchantment == ARGOS_EMBRACE:
            self.players[seat].owed += 1
        for viewer in range(self.seats):
            if viewer != seat and has(seen, viewer):
                slot = viewer * self.seats + seat
                self.known_hand[slot] = (*self.known_hand[slot], card)

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand, openly."""
        self.players[seat].hand.remove(card)
        for viewer in range(self.seats):
            if viewer != seat:
                slot = viewer * self.seats + seat
                if card in self.known_hand[slot]:
                    self.known_hand[slot] = without(self.known_hand[slot], card)
                elif card in self.known_held[slot]:
                    self.known_held[slot] = without(self.known_held[slot], card)

    def discard_unseen(self, seat: i64, card: i64) -> None:
        """Discard a card from hand, face down: nobody knows any more what that hand holds for certain."""
        self.players[seat].hand.remove(card)
        for viewer in range(self.seats):
            self.known_hand[viewer * self.seats + seat] = ()
            self.known_held[viewer * self.seats + seat] = ()
        self.discard_card(card, bit(seat))
        if self.events is not None:
            event: CardsMoved = {"kind": "discarded", "seat": seat, "n": 1}
            explain(event, self.because(seat))
            self.whisper(event, {"cards": [CARDS[card].id]}, bit(seat))

    def enter(self, seat: i64, card: i64, chosen: i64) -> None:
        """A card enters play: its effect on playing goes on the agenda. `chosen`: see CHOSEN."""
        player = self.players[seat]
        placed = Placed(card, len(self.played))
        self.played.append(card)
        player.tableau.append(placed)
        player.refresh()
        definition = CARDS[card]
        self.push_steps(definition.on_play, seat, placed.uid, chosen)
        self.trim(seat)

    def push_steps(self, steps: list[Step], seat: i64, uid: i64, chosen: i64 = 0) -> None:
        """Put the steps of an effect on the agenda, the first one on top."""
        i: i64 = len(steps) - 1
        while i >= 0:
            step = steps[i]
            self.agenda.append(Task(step.verb, seat, uid, chosen if step.n == CHOSEN else step.n, step.m))
            i -= 1

    def leave(self, seat: i64, placed: Placed) -> None:
        """A card leaves play: tokens on it are lost, its permanent effects end, usurpers that copy it fall."""
        player = self.players[seat]
        capacity = player.capacity
        player.tableau.remove(placed)
        player.refresh()
        if player.capacity < capacity:  # what is too much for another reason is trimmed in its own time (R155)
            self.trim(seat)
        if self.kingdom:
            for other in reversed(self.clockwise(self.active if self.active >= 0 else self.first)):
                for raven in self.players[other].tableau:
                    if raven.model == placed.uid:
                        self.push(Task(USURPER_FALLS, other, raven.uid))
                        if CARDS[raven.face].changes(SHIELD):  # its power is gone with the shield it copied (R305)
                            self.unmask(other, raven)

    def unmask(self, seat: i64, raven: Placed) -> None:
        """A usurper has lost its model: the copied effects end, tokens on it are lost."""
        player = self.players[seat]
        capacity = player.capacity
        raven.face = raven.card
        raven.model = 0
        raven.energy = 0
        player.refresh()
        if player.capacity < capacity:
            self.trim(seat)

    def sacrifice(self, seat: i64, placed: Placed) -> None:
        """A card in play goes to the discard pile, seen by all."""
        if self.events is not None:
            gone: Sacrificed = {"kind": "sacrificed", "seat": seat, "card": CARDS[placed.card].id, "uid": placed.uid}
            if self.doing is not None and self.doing.verb == USURPER_FALLS:
                gone["why"] = "model-left"
            elif self.doing is None or self.doing.card != placed.uid:  # a card that sacrifices itself needs no cause
                explain(gone, self.because(seat))
            self.tell(gone)
        self.leave(seat, placed)
        self.discard_card(placed.card, self.everyone())
        if CARDS[placed.face].changes(BINDING):
            self.push(Task(LOSE_RESERVE, seat, placed.uid))

    def give_up(self, seat: i64, placed: Placed, others: i64) -> None:
        """Sacrifice a card that an effect demands; a shield that saves one of `others` brings crystals (R303)."""
        reward: i64 = 0
        if CARDS[placed.face].changes(SHIELD):
            shields = self.players[seat].changes(SHIELD)
            reward = SHIELD_REWARD * (shields if shields < others else others)
        self.sacrifice(seat, placed)
        self.gain_crystals(seat, reward, CARDS[placed.card].id)

    def shield_uids(self, seat: i64, but: i64 = 0) -> list[int]:
        """The shields that could step in for another card."""
        tableau = self.players[seat].tableau
        return self.different([p for p in tableau if CARDS[p.face].changes(SHIELD) and p.uid != but])

    def verb_of(self, step: Step) -> Verb:
        return VERBS[step.verb]

    def can_activate(self, seat: i64, placed: Placed, crystals: i64) -> bool:
        """Whether the activation of this card can be paid when rivals' fairies have been served."""
        for step in CARDS[placed.face].activation:
            if not VERBS[step.verb].can(self, seat, step, placed, crystals):
                return False
        return True

    def activate(self, seat: i64, placed: Placed) -> None:
        """Turn a card: rivals' fairies are served first, then price and effect follow."""
        card = CARDS[placed.face]
        placed.tapped = True
        if self.events is not None:
            self.tell({"kind": "activated", "seat": seat, "card": CARDS[placed.card].id, "uid": placed.uid})
        for rival in self.rivals(seat):
            for other in self.players[rival].tableau:
                fee = CARDS[other.face].changes(FAIRIES)
                if fee:
                    self.take_crystals(rival, seat, fee, CARDS[other.card].id)
                    self.gain_crystals(rival, fee, CARDS[other.card].id)
        for other in self.players[seat].tableau:
            if CARDS[other.face].changes(HEART) and other.energy == 0:
                other.energy = EARTH
                if self.events is not None:
                    self.tell_stored(seat, EARTH, other)
        if card.sacrifices_itself:
            self.push(Task(SETTLE_GUARD, seat, placed.uid))
        self.push_steps(card.activation, seat, placed.uid)
