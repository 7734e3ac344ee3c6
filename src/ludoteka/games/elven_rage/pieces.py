"""What lies on the table of Elven Rage: players' things, squads of neutral warriors, and a battle with its fighters."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteka.games.elven_rage.cards.definition import CARDS, ICONS

NOBODY: Final[i64] = -1
ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
NO_REPLY: Final = -1

# Where a fighter is; 0 to 3 are the slots around the centre, clockwise.
RESERVE: Final[i64] = 4
FALLEN: Final[i64] = 5
TURNED_UP: Final[i64] = 6  # not placed yet
GONE: Final[i64] = -1

# How far an attack on a Land has come.
NAMING: Final[i64] = 0  # named, nobody has committed cards yet
DEPLOYING: Final[i64] = 1
DUELLING: Final[i64] = 2
FIGHTING: Final[i64] = 3

# What the actor has chosen and others may still answer.
NOTHING: Final[i64] = 0
STRIKES: Final[i64] = 1
MOVES: Final[i64] = 2


@mypyc_attr(acyclic=True)
class Player:
    """One seat's things. Hands, discards and artifacts are kept sorted, so their order tells nothing."""

    def __init__(self) -> None:
        self.people: i64 = 0
        self.alive = True
        self.deck: list[int] = []  # the top is the end
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.artifacts: list[int] = []
        self.treasures: i64 = 0
        self.goal: i64 = 0
        self.goal_shown = False
        self.lands: i64 = 0  # chips on the map
        self.towers: i64 = 0  # of them on Towers
        self.strongholds: i64 = 0  # of them on Towers, Castles and the Central Castle: cards to summon
        self.conquests: i64 = 0  # Lands taken from rivals
        self.castles: i64 = 0  # Castles taken from rivals
        self.turns: i64 = 0
        self.pick: i64 = 0  # the two cards to be shuffled back, until all have chosen
        self.reply: int = NO_REPLY  # the answer to an open window, until all have answered
        self.played: list[int] = []  # actions declared this turn (A65)
        self.more_lands: i64 = 0  # Lands that count for prices this turn beyond those owned

    def clone(self) -> "Player":
        copy = Player()
        copy.people = self.people
        copy.alive = self.alive
        copy.deck = self.deck.copy()
        copy.hand = self.hand.copy()
        copy.discard = self.discard.copy()
        if self.artifacts:
            copy.artifacts = self.artifacts.copy()
        copy.treasures = self.treasures
        copy.goal = self.goal
        copy.goal_shown = self.goal_shown
        copy.lands = self.lands
        copy.towers = self.towers
        copy.strongholds = self.strongholds
        copy.conquests = self.conquests
        copy.castles = self.castles
        copy.turns = self.turns
        copy.pick = self.pick
        copy.reply = self.reply
        if self.played:
            copy.played = self.played.copy()
        copy.more_lands = self.more_lands
        return copy

    def means(self) -> i64:
        """Lands that count for the prices of actions this turn."""
        return self.lands + self.more_lands


@mypyc_attr(acyclic=True)
class Squad:
    """Three neutral cards, face down; one of them may lie open on top. Its number stays as long as it lies there."""

    def __init__(self, number: i64, cards: list[int]) -> None:
        self.number: i64 = number
        self.cards = cards  # sorted
        self.open: i64 = 0
        self.seen: i64 = 0  # mask of the seats that know all three

    def clone(self) -> "Squad":
        copy = Squad(self.number, self.cards)  # which are never changed in place
        copy.open = self.open
        copy.seen = self.seen
        return copy


@mypyc_attr(acyclic=True)
class Fighter:
    """A card that was turned up in a battle. Its place in the battle's list tells it from its copies."""

    def __init__(self, card: i64, side: i64, owner: i64) -> None:
        printed = CARDS[card]
        self.card: i64 = card
        self.side: i64 = side  # NOBODY for a treasure
        self.owner: i64 = owner  # the seat it belongs to, NOBODY for neutrals
        self.slot: i64 = GONE
        self.lives: i64 = printed.lives
        self.initiative: i64 = printed.initiative
        self.icons: i64 = printed.icons
        self.acted = False

    def clone(self) -> "Fighter":
        copy = Fighter(self.card, self.side, self.owner)
        copy.slot = self.slot
        copy.lives = self.lives
        copy.initiative = self.initiative
        copy.icons = self.icons
        copy.acted = self.acted
        return copy

    def icon(self, direction: i64) -> i64:
        return ICONS.at(self.icons, direction)


@mypyc_attr(acyclic=True)
class Battle:
    """An attack on a Land, from its naming to its outcome."""

    def __init__(self, land: i64, attacker: i64, defender: i64) -> None:
        self.number: i64 = 0
        self.land: i64 = land
        self.attacker: i64 = attacker
        self.defender: i64 = defender  # the owner of the Land, NOBODY for neutrals
        self.hand: i64 = defender  # who decides for the defending side
        self.stage: i64 = NAMING
        self.garrison = False  # missing defenders come from the deck
        self.attackers: list[int] = []  # committed and still face down; once shuffled, the next one is the last
        self.defenders: list[int] = []
        self.seen: i64 = 0  # seats that know which neutrals are face down
        self.open: i64 = 0  # the neutral card among them that all know
        self.fighters: list[Fighter] = []
        self.field: list[int] = [-1, -1, -1, -1]  # the fighter on each slot
        self.reserve_side: i64 = NOBODY
        self.fallen: i64 = NOBODY
        self.round: i64 = 1
        self.actor: i64 = NOBODY
        self.choice: i64 = NOTHING  # what the actor declared
        self.direction: i64 = 0
        self.struck: i64 = NOBODY  # who was hit by the attack that DAMAGED is about
        self.striker: i64 = NOBODY
        self.struck_from: i64 = 0  # the direction of that attack, as the striker sees it
        self.struck_with: i64 = 0  # its icon
        self.wounded = False  # a life was lost since the dead were last removed
        self.tie_side: i64 = NOBODY  # which side acted last, at which initiative
        self.tie_at: i64 = 0
        self.stirred = False  # somebody attacked or moved this round
        self.idle = False  # the last full round saw neither
        self.called = False  # everybody has had a last word
        self.past: list[int] = []  # arrangements after earlier rounds since the last loss

    def clone(self) -> "Battle":
        copy = Battle(self.land, self.attacker, self.defender)
        copy.number = self.number
        copy.hand = self.hand
        copy.stage = self.stage
        copy.garrison = self.garrison
        if self.attackers:
            copy.attackers = self.attackers.copy()
        if self.defenders:
            copy.defenders = self.defenders.copy()
        copy.seen = self.seen
        copy.open = self.open
        copy.fighters = [fighter.clone() for fighter in self.fighters]
        copy.field = self.field.copy()
        copy.reserve_side = self.reserve_side
        copy.fallen = self.fallen
        copy.round = self.round
        copy.actor = self.actor
        copy.choice = self.choice
        copy.direction = self.direction
        copy.struck = self.struck
        copy.striker = self.striker
        copy.struck_from = self.struck_from
        copy.struck_with = self.struck_with
        copy.wounded = self.wounded
        copy.tie_side = self.tie_side
        copy.tie_at = self.tie_at
        copy.stirred = self.stirred
        copy.idle = self.idle
        copy.called = self.called
        if self.past:
            copy.past = self.past.copy()
        return copy

    def owner_of(self, side: i64) -> i64:
        """The seat that decides for a side."""
        return self.attacker if side == ATTACKER else self.hand

    def name(self, uid: i64) -> str:
        """A fighter in canonical texts: its card and its place in the battle."""
        return f"{CARDS[self.fighters[uid].card].slug}#{uid}"
