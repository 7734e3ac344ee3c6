"""The table of Elven Rage: map, decks, squads, hands, and the moves that flow and effects are made of."""

from bisect import insort
from typing import Final, Literal, cast

from mypy_extensions import i64

from ludoteka.core import verb as kernel
from ludoteka.core.cause import Because
from ludoteka.core.chance import Chance
from ludoteka.core.event import explain
from ludoteka.core.memory import without
from ludoteka.core.packing import bit, has
from ludoteka.core.state import State, Task
from ludoteka.games.elven_rage.cards.definition import CARDS, EBRUNG, GOALS, dragon_of
from ludoteka.games.elven_rage.maps import CASTLE, CENTRE, PLAIN, TOWER, Map, map_for
from ludoteka.games.elven_rage.pieces import NOBODY, Battle, Fighter, Player, Squad
from ludoteka.games.elven_rage.shown import (
    Anywhere,
    Battleground,
    CardGain,
    Decided,
    Drew,
    FightKind,
    Happening,
    Hidden,
    OfCard,
    Question,
    Scenario,
    Why,
)

HAND_LIMIT: Final[i64] = 5
CHIPS: Final[i64] = 11
FIELDED: Final[i64] = 3  # cards that each side sends into a battle
LAST_ROUND: Final[i64] = 30  # the stalemate rule, ours (A73)

# Scenarios
SUPREMACY: Final[i64] = 0
DRAGON_LORD: Final[i64] = 1
RACE: Final[i64] = 2
ONLY_WAR: Final[i64] = 3
ALLIANCE: Final[i64] = 4
SCENARIOS: Final[tuple[Scenario, ...]] = ("supremacy", "dragon-lord", "race", "only-war", "alliance")


class Verb(kernel.Verb["Table"]):
    """A verb of Elven Rage."""


class InBattle(Verb):
    """A verb that has to do with the battle under way."""

    def fits(self, g: "Table", t: Task) -> bool:
        return g.battle is not None

    def question(self, g: "Table", t: Task, seat: int) -> Question:
        return {"kind": cast(FightKind, self.name), **g.battleground()}


VOCABULARY: Final[kernel.Vocabulary[Verb]] = kernel.Vocabulary()
VERBS: Final[list[Verb]] = VOCABULARY.verbs
verb: Final = VOCABULARY.add

# Verbs that are needed before the modules that define them can be imported.
WINDOW: Final = VOCABULARY.promise("window")
PLAY: Final = VOCABULARY.promise("play")
TRIM: Final = VOCABULARY.promise("trim")
TRADE: Final = VOCABULARY.promise("trade")
PREPARE: Final = VOCABULARY.promise("prepare")
DEPLOY: Final = VOCABULARY.promise("deploy")
NEXT: Final = VOCABULARY.promise("next")
SETTLE: Final = VOCABULARY.promise("settle")
OUTCOME: Final = VOCABULARY.promise("outcome")
BREAK_OFF: Final = VOCABULARY.promise("break-off")
TAKE_LAND: Final = VOCABULARY.promise("take-land")

# For events: the card that a question comes from which does not name it.
CAUSES: Final[dict[int, str]] = {}


class Table(State):
    """A position of Elven Rage and the moves that everything is made of. `state.py` completes it."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, VOCABULARY)
        self.map: Map = map_for(seats)
        self.placed = False  # the advanced deployment
        self.scenario: i64 = SUPREMACY
        self.quick = False  # windows ask only who can answer; see windows.py
        self.alone: i64 = NOBODY  # in a trial, the one seat that windows ask; none at all if it is `seats`
        self.silent = False  # in a battle that is played out: windows are not even opened
        self.guessing: i64 = NOBODY  # in a trial, the one seat whose secret goal is known
        self.common_goal: i64 = 0  # the open goal of all, 0 if goals are secret
        self.teams: list[int] = self.map.alone  # seats with the same number are allies; never changed in place
        self.players: list[Player] = []
        self.owner: list[int] = [-1] * len(self.map.names)
        self.neutral_deck: list[int] = []
        self.neutral_discard: list[int] = []  # sorted
        self.squads: list[Squad] = []  # by their numbers
        self.artifact_deck: list[int] = []
        self.spent: list[int] = []  # artifacts that left the game, sorted
        self.goal_box: list[int] = []  # goals that nobody has, sorted
        self.looked: list[int] = []  # cards from the own deck that `looker` chooses from
        self.looker: i64 = NOBODY
        # By viewer * seats + owner: cards surely in that hand or face down in battle; artifacts surely there.
        self.known: list[tuple[int, ...]] = [()] * (seats * seats)
        self.known_artifacts: list[tuple[int, ...]] = [()] * (seats * seats)
        self.battle: Battle | None = None
        self.battles: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = NOBODY
        self.captures: i64 = 0  # attacks still open to the active player this turn
        self.teleport = False  # the active player may name a Land next to any Tower
        self.offered: i64 = 0  # mask of the seats that have had an offer this turn
        self.gift: i64 = 0  # what is offered while the partner thinks: an artifact not yet handed over, or a treasure
        self.winners: i64 = 0  # mask
        self.stalemate = False
        self.killers: dict[int, Because] = {}  # what hurt fighters last, for events alone; not part of the position

    # --- copying ---

    def blank(self, chance: Chance) -> "Table":
        """An empty table of the same class and size."""
        raise NotImplementedError

    def gains(self, seat: i64) -> list[CardGain]:
        """What a seat has to gain by an answer to the open window; see stakes.py."""
        raise NotImplementedError

    def because(self, seat: i64) -> Because:
        """The card that is being carried out, and who played it, for events of what it does to a seat."""
        task = self.doing
        if task is None:
            return {}
        cause = CARDS[task.card].id if task.verb == PLAY else CAUSES.get(task.verb, "")
        if not cause:
            return {}
        return {"cause": cause} if task.seat == seat else {"cause": cause, "by": int(task.seat)}

    def tell_moved(self, kind: Literal["discarded", "recovered"], seat: i64, card: i64) -> None:
        """Report that a card of a seat goes to its discard pile or comes back from there, and what makes it."""
        if self.events is not None:
            event: OfCard = {"kind": kind, "seat": int(seat), "card": CARDS[card].id}
            explain(event, self.because(seat))
            self.tell(event)

    def tell(self, event: Happening) -> None:
        """Report something everybody sees. Call it only behind `if self.events is not None`."""
        self.report(event, {}, 0)

    def whisper(self, event: Happening, hidden: Hidden, audience: int) -> None:
        """Report something of which only the audience sees all."""
        self.report(event, hidden, audience)

    def clone(self) -> "Table":
        copy = self.blank(self.chance.clone())
        copy.copy_kernel(self)
        copy.placed = self.placed
        copy.scenario = self.scenario
        copy.quick = self.quick
        copy.common_goal = self.common_goal
        copy.teams = self.teams
        copy.players = [player.clone() for player in self.players]
        copy.owner = self.owner.copy()
        copy.neutral_deck = self.neutral_deck.copy()
        copy.neutral_discard = self.neutral_discard.copy()
        copy.squads = [squad.clone() for squad in self.squads]
        copy.artifact_deck = self.artifact_deck.copy()
        if self.spent:
            copy.spent = self.spent.copy()
        copy.goal_box = self.goal_box
        if self.looked:
            copy.looked = self.looked.copy()
        copy.looker = self.looker
        copy.known = self.known.copy()
        copy.known_artifacts = self.known_artifacts.copy()
        battle = self.battle
        if battle is not None:
            copy.battle = battle.clone()
        copy.battles = self.battles
        copy.round = self.round
        copy.first = self.first
        copy.active = self.active
        copy.captures = self.captures
        copy.teleport = self.teleport
        copy.offered = self.offered
        copy.gift = self.gift
        copy.winners = self.winners
        copy.stalemate = self.stalemate
        return copy

    def trial(self, seat: int) -> "Table":
        """Where windows ask only who can answer, rivals are taken for such as cannot: the others would show."""
        copy = self.clone()
        copy.guessing = seat
        if self.quick:
            copy.alone = seat
        return copy

    def foretells(self) -> bool:
        return not self.quick

    # --- reading ---

    def fight(self) -> Battle:
        """The battle under way."""
        battle = self.battle
        if battle is None:
            raise AssertionError("there is no battle")
        return battle

    def battleground(self) -> Battleground:
        """The battle under way, for questions that are asked in it."""
        b = self.fight()
        return {"land": self.map.names[b.land], "battle": int(b.number)}

    def anywhere(self) -> Anywhere:
        """The battle under way, for questions that are asked outside battles too."""
        return {} if self.battle is None else {**self.battleground()}

    def next_alive(self, seat: i64) -> i64:
        """The next player clockwise who is still in the game."""
        n: i64 = self.seats
        other = (seat + 1) % n
        while not self.players[other].alive:
            other = (other + 1) % n
        return other

    def living(self) -> i64:
        """How many players are still in the game."""
        n: i64 = 0
        for player in self.players:
            if player.alive:
                n += 1
        return n

    def allied(self, seat: i64, other: i64) -> bool:
        return self.teams[seat] == self.teams[other]

    def kind(self, cell: i64) -> i64:
        return self.map.kinds[cell]

    def dragon_of(self, cell: i64) -> i64:
        """The dragon that lives in a Castle; it never leaves it for good (A32)."""
        if self.map.kinds[cell] == CENTRE:
            return EBRUNG
        castles = self.map.castles
        for seat in range(len(castles)):
            if castles[seat] == cell:
                return dragon_of(self.players[seat].people)
        return 0

    def dragons_to_lend(self, seat: i64, cell: i64) -> list[int]:
        """Dragons that this seat may add to its three in a battle over a cell (R18, A31, A75)."""
        found: list[int] = []
        castle = self.map.kinds[cell] != PLAIN and self.map.kinds[cell] != TOWER
        attacking = self.owner[cell] != seat
        if self.owner[self.map.centre] == seat and attacking and castle and self.owner[cell] >= 0:
            found.append(EBRUNG)
        if self.scenario == DRAGON_LORD:
            for other in range(self.seats):
                home = self.map.castles[other]
                if other != seat and self.owner[home] == seat and home != cell:
                    found.append(dragon_of(self.players[other].people))
        return found

    # --- hands, decks and what is known of them ---

    def take_into_hand(self, seat: i64, card: i64, seen: i64) -> None:
        """Put a card into a hand; `seen` are the seats that know which it is."""
        insort(self.players[seat].hand, card)
        if seen:
            for viewer in range(self.seats):
                if viewer != seat and has(seen, viewer):
                    place = viewer * self.seats + seat
                    self.known[place] = tuple(sorted((*self.known[place], card)))

    def forget(self, seat: i64, card: i64) -> None:
        """A card of a hand was shown and has left it."""
        for viewer in range(self.seats):
            place = viewer * self.seats + seat
            if card in self.known[place]:
                self.known[place] = without(self.known[place], card)

    def show_card(self, seat: i64, card: i64) -> None:
        """All have seen that a card is in this hand."""
        for viewer in range(self.seats):
            place = viewer * self.seats + seat
            if viewer != seat and card not in self.known[place]:
                self.known[place] = tuple(sorted((*self.known[place], card)))

    def forget_artifact(self, seat: i64, card: i64) -> None:
        for viewer in range(self.seats):
            place = viewer * self.seats + seat
            if card in self.known_artifacts[place]:
                self.known_artifacts[place] = without(self.known_artifacts[place], card)

    def top_card(self, seat: i64) -> i64:
        """Take the top card of a player's deck, 0 if there is none even after reshuffling (A10)."""
        player = self.players[seat]
        if not player.deck:
            if not player.discard:
                return 0
            player.deck = player.discard
            player.discard = []
            self.chance.shuffle(player.deck)
            if self.events is not None:
                self.tell({"kind": "reshuffled", "seat": int(seat), "n": len(player.deck)})
        self.barrier += 1
        return player.deck.pop()

    def draw(self, seat: i64, n: i64, why: Why) -> None:
        """Draw cards into the hand, unseen by the others."""
        drawn: list[int] = []
        for _ in range(n):
            card = self.top_card(seat)
            if card == 0:
                break
            insort(self.players[seat].hand, card)
            drawn.append(card)
        if drawn and self.events is not None:
            cards = [CARDS[card].id for card in drawn]
            event: Drew = {"kind": "drew", "seat": int(seat), "n": len(drawn), "why": why}
            explain(event, self.because(seat))
            self.whisper(event, {"cards": cards}, bit(seat))

    def discard(self, seat: i64, card: i64) -> None:
        """A card from hand goes to the discard pile, seen by all."""
        self.players[seat].hand.remove(card)
        self.forget(seat, card)
        insort(self.players[seat].discard, card)

    def bury(self, fighter: Fighter) -> None:
        """The card of a fighter that died goes to the discard of its own deck; dragons go home (A32)."""
        card = CARDS[fighter.card]
        if card.dragon:
            return
        if card.people >= 0:
            insort(self.players[fighter.owner].discard, fighter.card)
        else:
            insort(self.neutral_discard, fighter.card)

    def top_neutral(self) -> i64:
        """Take the top card of the neutral deck, 0 if even the discard is empty."""
        if not self.neutral_deck:
            if not self.neutral_discard:
                return 0
            self.neutral_deck = self.neutral_discard
            self.neutral_discard = []
            self.chance.shuffle(self.neutral_deck)
            if self.events is not None:
                self.tell({"kind": "neutrals-reshuffled", "seat": -1, "n": len(self.neutral_deck)})
        self.barrier += 1
        return self.neutral_deck.pop()

    def new_squad(self) -> Squad | None:
        """Three cards from the neutral deck under the lowest free number, or none if there are too few."""
        if len(self.neutral_deck) + len(self.neutral_discard) < FIELDED:
            return None
        cards: list[int] = []
        for _ in range(FIELDED):
            cards.append(self.top_neutral())
        cards.sort()
        return Squad(self.free_number(), cards)

    def free_number(self) -> i64:
        """The lowest number that no squad has."""
        number: i64 = 1
        while self.squad(number) is not None:
            number += 1
        return number

    def squad(self, number: i64) -> Squad | None:
        """The squad of this number, if it is still there."""
        for squad in self.squads:
            if squad.number == number:
                return squad
        return None

    def deal_squads(self) -> None:
        """Living players + 1 squads (R4, A23)."""
        while len(self.squads) < self.living() + 1:
            squad = self.new_squad()
            if squad is None:
                break
            self.squads.insert(squad.number - 1, squad)  # all lower numbers are taken
        if self.events is not None:
            self.tell({"kind": "squads-dealt", "seat": -1, "n": len(self.squads)})

    def gain_artifact(self, seat: i64) -> None:
        """The top artifact, secretly; when none is left, none is gained (A56)."""
        if not self.artifact_deck:
            return
        card = self.artifact_deck.pop()
        insort(self.players[seat].artifacts, card)
        self.barrier += 1
        if self.events is not None:
            event: Happening = {"kind": "artifact-gained", "seat": int(seat), "n": 1}
            self.whisper(event, {"card": CARDS[card].id}, bit(seat))

    # --- the map ---

    def set_owner(self, cell: i64, seat: i64) -> None:
        """Lay a chip on a Land (NOBODY: only lift the one that lies there)."""
        before: i64 = self.owner[cell]
        if before >= 0:
            self._count(before, cell, -1)
        self.owner[cell] = seat
        if seat >= 0:
            self._count(seat, cell, 1)

    def _count(self, seat: i64, cell: i64, n: i64) -> None:
        player = self.players[seat]
        kind = self.map.kinds[cell]
        player.lands += n
        if kind == TOWER:
            player.towers += n
        if kind != PLAIN:
            player.strongholds += n

    def targets(self, seat: i64) -> list[int]:
        """The Lands a seat may name: neighbours of its own, Castles through a portal, Lands near Towers."""
        owner = self.owner
        portal = self.scenario == DRAGON_LORD and self._holds_rival_castle(seat)
        near: i64 = self.map.by_towers if self.teleport and self.players[seat].towers > 0 else 0
        for cell in range(len(owner)):
            if owner[cell] == seat:
                near |= self.map.around[cell]
        found: list[int] = []
        for cell in range(len(owner)):
            holder: i64 = owner[cell]
            if holder >= 0 and self.teams[holder] == self.teams[seat]:
                continue
            if has(near, cell) or (portal and holder >= 0 and self.map.kinds[cell] == CASTLE):  # A76
                found.append(cell)
        return found

    def _holds_rival_castle(self, seat: i64) -> bool:
        for other in range(self.seats):
            if other != seat and self.owner[self.map.castles[other]] == seat:
                return True
        return False

    # --- goals and the end ---

    def reached(self, seat: i64, goal: i64) -> bool:
        """Whether a seat fulfils a goal now."""
        player = self.players[seat]
        wanted = GOALS[goal]
        if player.lands < wanted.lands or player.towers < wanted.towers or player.castles < wanted.castles:
            return False
        if player.treasures < wanted.treasures or len(player.artifacts) < wanted.artifacts:
            return False
        if player.conquests < wanted.conquests:
            return False
        return not wanted.centre or self.owner[self.map.centre] == seat

    def check_goals(self) -> None:
        """The match ends the moment a goal is fulfilled; of several the active player's counts first (A72)."""
        if self.over or self.active < 0:
            return
        for i in range(self.seats):
            seat: i64 = (self.active + i) % self.seats
            player = self.players[seat]
            if self.guessing >= 0 and self.guessing != seat and self.secret_goal(player):
                self._guess(seat)
            elif player.alive and self._has_won(seat, player):
                for other in range(self.seats):
                    if self.teams[other] == self.teams[seat]:
                        self.winners |= bit(other)
                goal = player.goal if self.common_goal == 0 else self.common_goal
                self.finish(goal if goal and self.reached(seat, goal) else 0)
                return

    def secret_goal(self, player: Player) -> bool:
        """Whether only the player knows their goal, so far."""
        return player.goal > 0 and not player.goal_shown and self.common_goal == 0

    def _guess(self, seat: i64) -> None:
        """In a trial: if any goal that the seat might have is reached, nobody else knows how it goes on."""
        own = self.players[self.guessing]
        hidden = [player.goal for player in self.players if player is not own and self.secret_goal(player)]
        possible = [*self.goal_box, *hidden]
        if any(self.reached(seat, goal) for goal in possible):
            self.barrier += 1

    def holds_castles(self, seat: i64) -> bool:
        """Whether a seat holds all start Castles."""
        for other in range(self.seats):
            if self.owner[self.map.castles[other]] != seat:
                return False
        return True

    def _has_won(self, seat: i64, player: Player) -> bool:
        if self.living() == 1:
            return True
        if self.scenario == DRAGON_LORD:
            return self.holds_castles(seat)
        goal = self.common_goal if self.common_goal else player.goal
        return goal > 0 and self.reached(seat, goal)

    def decided(self) -> Decided:
        """What the match was won by."""
        raise NotImplementedError

    def finish(self, goal: i64) -> None:
        self.over = True
        self.barrier += 1
        for player in self.players:
            player.goal_shown = True
        if self.events is not None:
            goals = [GOALS[player.goal].id if player.goal else None for player in self.players]
            how = GOALS[goal].id if goal else None
            event: Happening = {
                "kind": "over",
                "seat": -1,
                "winners": self.first_placed(),
                "decided": self.decided(),
                "goal": how,
                "goals": goals,
                "stalemate": self.stalemate,
            }
            self.tell(event)
