"""What lies before the players of Seasons: a card in play, and one seat's board with its cards."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteka.games.seasons.cards.definition import CARDS, DISCOUNT, FAIRIES, LEECH, NARROW, NO_CHANGE, ROOMY, SPENDABLE

CAPACITY: Final[i64] = 7
ROOMY_CAPACITY: Final[i64] = 10


@mypyc_attr(acyclic=True)
class Placed:
    """A card in play. `uid` counts the cards of the match in the order they entered play."""

    def __init__(self, card: i64, uid: i64) -> None:
        self.card: i64 = card
        self.uid: i64 = uid
        self.face: i64 = card  # the card whose effects it has: its own, or the one a usurper copies
        self.model: i64 = 0  # uid of the copied card
        self.tapped = False
        self.fired = False  # this round: its effect at the end was used, or its reward for transmuting is earned
        self.guard: i64 = 0  # a shield that is promised: uid of the card in whose place it goes
        self.energy: i64 = 0  # tokens lying on it

    def clone(self) -> "Placed":
        copy = Placed(self.card, self.uid)
        copy.face = self.face
        copy.model = self.model
        copy.tapped = self.tapped
        copy.fired = self.fired
        copy.guard = self.guard
        copy.energy = self.energy
        return copy

    def is_like(self, other: "Placed") -> bool:
        """Whether this is another copy of the card, and in the same condition."""
        return (
            self.card == other.card
            and self.model == other.model
            and self.tapped == other.tapped
            and self.fired == other.fired
            and (self.guard != 0) == (other.guard != 0)
            and self.energy == other.energy
        )


@mypyc_attr(acyclic=True)
class Player:
    """One seat's board and cards. Hands and archives are kept sorted, so their order tells nothing."""

    def __init__(self) -> None:
        self.crystals: i64 = 0
        self.gauge: i64 = 0
        self.bonus: i64 = 0  # position on the bonus track
        self.reserve: i64 = 0  # energy, see energy.py
        self.hand: list[int] = []
        self.archive_2: list[int] = []
        self.archive_3: list[int] = []
        self.tableau: list[Placed] = []
        self.pack: list[int] = []  # the cards this seat is drafting from
        self.pick: i64 = 0  # the card chosen from it, until all have chosen
        self.drafted: list[int] = []
        self.dealt: list[int] = []  # ability tokens to choose from
        self.token: i64 = 0  # the ability token chosen
        self.token_used = False
        self.drought: i64 = 0  # spaces of the reserve that are lost for good
        self.owed: i64 = 0  # cards kept that Argos' Embrace has still to charge
        # Derived from the cards in play, see `refresh`.
        self.capacity: i64 = CAPACITY
        self.covered: i64 = 0  # spaces of the reserve that cannot be used
        self._changes: list[int] = NO_CHANGE  # never changed in place
        self.stores: i64 = 0  # these four are asked for so often that they are kept apart
        self.discount: i64 = 0
        self.leech: i64 = 0
        self.fairies: i64 = 0

    def clone(self) -> "Player":
        copy = Player()
        copy.crystals = self.crystals
        copy.gauge = self.gauge
        copy.bonus = self.bonus
        copy.reserve = self.reserve
        copy.hand = self.hand.copy()
        if self.archive_2:
            copy.archive_2 = self.archive_2.copy()
        if self.archive_3:
            copy.archive_3 = self.archive_3.copy()
        if self.tableau:
            copy.tableau = [placed.clone() for placed in self.tableau]
        if self.pack:
            copy.pack = self.pack.copy()
        copy.pick = self.pick
        if self.drafted:
            copy.drafted = self.drafted.copy()
        if self.dealt:
            copy.dealt = self.dealt.copy()
        copy.token = self.token
        copy.token_used = self.token_used
        copy.drought = self.drought
        copy.owed = self.owed
        copy.capacity = self.capacity
        copy._changes = self._changes
        copy.covered = self.covered
        copy.stores = self.stores
        copy.discount = self.discount
        copy.leech = self.leech
        copy.fairies = self.fairies
        return copy

    def refresh(self) -> None:
        """Work out anew what the cards in play add up to."""
        changes = NO_CHANGE.copy()
        for placed in self.tableau:
            for modifier in CARDS[placed.face].modifiers:
                changes[modifier.what] += modifier.n
        self._changes = changes
        self.stores = changes[SPENDABLE]
        self.discount = changes[DISCOUNT]
        self.leech = changes[LEECH]
        self.fairies = changes[FAIRIES]
        whole = ROOMY_CAPACITY if changes[ROOMY] else CAPACITY
        lost = self.drought + changes[NARROW]
        self.capacity = whole - lost if whole > lost else 0
        self.covered = whole - self.capacity

    def changes(self, what: i64) -> i64:
        """By how much the cards in play change something, all together."""
        return self._changes[what]

    def spendable(self) -> i64:
        """All tokens the player may pay with."""
        tokens = self.reserve
        if self.stores:
            for placed in self.tableau:
                if CARDS[placed.face].changes(SPENDABLE):
                    tokens += placed.energy
        return tokens
