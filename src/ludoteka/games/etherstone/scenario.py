"""Set up any position in a line or two, play it by canonical texts, read the outcome back. See docs/scenarios.md."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteka.core import scenario as kernel
from ludoteka.core.scenario import different, nearest, number, seats_of, several, text, wrong
from ludoteka.core.state import Task
from ludoteka.games.etherstone.attack import follower_strength, strengthening
from ludoteka.games.etherstone.bounds import HAND
from ludoteka.games.etherstone.cards.definition import (
    CARDS,
    FIRST_LEADER,
    FIRST_THREAT,
    FOLLOWER,
    LAST_CARD,
    Card,
    card_named,
)
from ludoteka.games.etherstone.choosing import CHOOSE_LEADER, DRAFT
from ludoteka.games.etherstone.setup import LEADERS_DEALT, THREATS_BY_LEVEL, VP_TOKENS
from ludoteka.games.etherstone.state import EtherstoneState
from ludoteka.games.etherstone.stones import COLOUR_NAMES, LETTERS, parse, words
from ludoteka.games.etherstone.table import DICE, DURABILITY_MAX, OPEN_THREATS, POOL, Placed, Player
from ludoteka.games.etherstone.turn import LAST_ROUND, TURN

MOST: Final = 99  # of stones, counters, points
IN_PLAY: Final = re.compile(r"(?P<card>[^ ]+?)(?P<exhausted> exhausted)?(?:: (?P<counters>\d+))?")


@dataclass
class Seat:
    """What a seat has when the scenario opens.

    `in_play` names entities as `"УК001"`, with counters as `"УК001: 2"`, exhausted as `"УК001 exhausted"`. `stones` are
    letters such as `wwr`. Without a durability it has the leader's own. `leaders` are the two to choose from after a
    draft.
    """

    leader: str = "ВО001"
    hand: Sequence[str] = ()
    in_play: Sequence[str] = ()
    stones: str = ""
    durability: int | None = None
    counters: int = 0
    points: int = 0
    trophies: Sequence[str] = ()
    pacts: int = 0
    leaders: Sequence[str] = ()


class Board(kernel.Board[EtherstoneState]):
    """What lies before a seat, read back in plain words."""

    @property
    def player(self) -> Player:
        return self._state.players[self._seat]

    @property
    def durability(self) -> int:
        return self.player.durability

    @property
    def infected(self) -> bool:
        return self.player.infected

    @property
    def pacts(self) -> int:
        return self.player.pacts

    @property
    def points(self) -> int:
        """Victory point tokens."""
        return self.player.points

    @property
    def stones(self) -> str:
        """The stones, e.g. `white+white+red`; `nothing` if there are none."""
        return words(self.player.stones)

    @property
    def hand(self) -> list[str]:
        return [CARDS[card].id for card in self.player.hand]

    @property
    def in_play(self) -> list[str]:
        return [CARDS[placed.card].id for placed in self.player.tableau]

    @property
    def exhausted(self) -> list[str]:
        return [CARDS[placed.card].id for placed in self.player.tableau if placed.exhausted]

    @property
    def trophies(self) -> list[str]:
        return [CARDS[card].id for card in self.player.trophies]

    def counters(self, card: str) -> int:
        """The counters on an entity in play or on the leader."""
        return self.player.counters_on(card_named(card).code)

    def strength(self, card: str) -> int:
        """The strength of a follower in play, with all that adds to it."""
        placed = self.player.find(card_named(card).code)
        if placed is None:
            raise ValueError(f"{card} is not in play")
        return follower_strength(self._state, self._seat, placed, strengthening(self._state, self._seat))


class Scenario(kernel.Scenario[EtherstoneState]):
    """A position of a match that is under way: by default seat 0 begins its turn with all five dice in the market."""

    def __init__(
        self,
        *seats: Seat,
        dice: str = "wrgb*",
        values: Sequence[int] = (1, 1, 1, 1, 1),
        threats: Sequence[str] = ("УГ001", "УГ002", "УГ003"),
        deck: Sequence[str] | None = None,
        deck_size: int | None = None,
        pool: int | None = None,
        active: int = 0,
        first: int = 0,
        round: int = 1,
        ending: int = -1,
        next_rolls: Sequence[int] = (),
        packs: Sequence[Sequence[str]] | None = None,
        seed: int = 0,
    ) -> None:
        """
        dice: the dice that lie in the market, as letters (`*` is the purple one). values: what the five dice show, in
            the order white, red, green, black, purple. next_rolls: what the next dice rolled will show.
        threats: the open ones. deck: the next threats, the top first; deck_size: how many are left.
        ending: the seat that holds the end token. packs: the draft begins, with seven cards for each seat.
        """
        boards = seats_of(seats, Seat, 2, 4)
        n = len(boards)
        g = EtherstoneState(n, kernel.loaded_chance("next_rolls", next_rolls, seed))
        super().__init__(g)
        g.first = number("first", first, 0, n - 1)
        g.active = number("active", active, 0, n - 1)
        number("round", round, 1, LAST_ROUND)
        g.round = round - 1 if active == first else round
        g.pool = POOL[n] if pool is None else number("pool", pool, 0, VP_TOKENS)
        g.reserve = VP_TOKENS - POOL[n]
        g.values = [number("values", value, 1, 6) for value in several("values", values)]
        if len(g.values) != DICE:
            wrong("values", g.values, f"there are {DICE} dice")
        letters = list(text("dice", dice))
        different("dice", letters)
        for letter in letters:
            if letter not in LETTERS:
                wrong("dice", dice, f"{letter!r} is not a die: use letters of {LETTERS!r}")
        g.holders = [-1 if letter in letters else (active + 1) % n for letter in LETTERS]
        g.packs = [[] for _ in boards]
        g.picks = [[] for _ in boards]
        if packs is None:
            g.players = [self._player(place, seat) for place, seat in enumerate(boards)]
        else:
            self._deal(boards, packs)
        if number("ending", ending, -1, n - 1) >= 0:
            g.ending = True
            g.end_token = ending
        self._stock(threats, deck, deck_size)
        g.push(Task(TURN, g.first if packs is not None else active))
        if packs is not None:
            g.active = -1
            g.round = 0
            g.push(Task(CHOOSE_LEADER, g.first))
            g.push(Task(DRAFT, g.first))
        self._open()

    # --- reading ---

    def seat(self, seat: int) -> Board:
        return Board(self.state, seat)

    @property
    def market(self) -> dict[str, int]:
        """The dice in the market with their values."""
        g = self.state
        return {COLOUR_NAMES[die]: g.values[die] for die in range(DICE) if g.holders[die] < 0}

    @property
    def threats(self) -> list[str]:
        return [CARDS[card].id for card in self.state.row]

    @property
    def pool(self) -> int:
        return self.state.pool

    @property
    def strength(self) -> int:
        """The strength of the attack being planned."""
        return self.state.strength

    # --- building ---

    def _card(self, argument: str, id: object, first: int, last: int, kind: str) -> Card:
        """A card by its printed code, whose kind has the codes from `first` to `last`."""
        known = {card.id: card for card in CARDS[1:]}
        if not isinstance(id, str) or id not in known:
            wrong(argument, id, f"there is no such card{nearest(id, known)}")
        if not first <= known[id].code <= last:
            wrong(argument, id, f"that is not {kind}")
        return known[id]

    def _entities(self, argument: str, ids: object) -> list[int]:
        return [int(self._card(argument, id, 1, FIRST_LEADER - 1, "an entity").code) for id in several(argument, ids)]

    def _threats(self, argument: str, ids: object) -> list[int]:
        return [
            int(self._card(argument, id, FIRST_THREAT, LAST_CARD, "a threat").code) for id in several(argument, ids)
        ]

    def _leader(self, argument: str, id: object) -> Card:
        return self._card(argument, id, FIRST_LEADER, FIRST_THREAT - 1, "a leader")

    def _player(self, place: int, seat: Seat) -> Player:
        at = f"of seat {place}"
        player = Player()
        leader = self._leader(f"leader {at}", seat.leader)
        if several(f"leaders {at}", seat.leaders):
            wrong(f"leaders {at}", seat.leaders, "that needs packs; outside a draft name its leader")
        player.leader = leader.code
        player.leaders = [int(leader.code)]
        player.leader_counters = number(f"counters {at}", seat.counters, 0, MOST)
        player.durability = leader.durability
        if seat.durability is not None:
            player.durability = number(f"durability {at}", seat.durability, 0, DURABILITY_MAX)
        player.infected = player.durability == 0
        for letter in text(f"stones {at}", seat.stones):
            if letter not in LETTERS[:-1]:
                wrong(f"stones {at}", seat.stones, f"{letter!r} is not a stone: use letters of {LETTERS[:-1]!r}")
        if len(seat.stones) > MOST:
            wrong(f"stones {at}", f"{len(seat.stones)} letters", f"no more than {MOST} can be named")
        player.stones = parse(seat.stones)
        player.points = number(f"points {at}", seat.points, 0, MOST)
        player.pacts = number(f"pacts {at}", seat.pacts, 0, LAST_ROUND)
        player.hand = sorted(self._entities(f"hand {at}", seat.hand))
        for entry in several(f"in_play {at}", seat.in_play):
            player.tableau.append(self._placed(f"in_play {at}", entry))
        player.shown = sorted([*player.hand, *(int(placed.card) for placed in player.tableau)])
        player.trophies = self._threats(f"trophies {at}", seat.trophies)
        return player

    def _placed(self, argument: str, entry: object) -> Placed:
        found = IN_PLAY.fullmatch(text(argument, entry))
        if found is None:
            wrong(argument, entry, "an entity in play is written as 'УК001', 'УК001 exhausted', 'УК001: 2'")
        card = self._card(argument, found["card"], 1, FIRST_LEADER - 1, "an entity")
        placed = Placed(card.code)
        placed.exhausted = found["exhausted"] is not None
        if placed.exhausted and card.kind != FOLLOWER:
            wrong(argument, entry, "only followers are exhausted")
        placed.counters = number(f"the counters in {argument}", int(found["counters"] or 0), 0, MOST)
        return placed

    def _deal(self, seats: Sequence[Seat], packs: object) -> None:
        """Packs and two leaders for every seat, as a draft begins."""
        g = self.state
        g.packs = [sorted(self._entities("packs", pack)) for pack in several("packs", packs)]
        different("packs", [CARDS[card].id for pack in g.packs for card in pack])
        if len(g.packs) != len(seats) or any(len(pack) != HAND for pack in g.packs):
            wrong("packs", [len(pack) for pack in g.packs], f"every seat has a pack of {HAND} cards")
        spare = list(range(FIRST_LEADER, FIRST_THREAT))
        for place, seat in enumerate(seats):
            if seat != Seat(leaders=seat.leaders):
                wrong(f"seat {place}", seat, "before a draft it can have only leaders")
            player = Player()
            argument = f"leaders of seat {place}"
            player.leaders = sorted(int(self._leader(argument, id).code) for id in several(argument, seat.leaders))
            if player.leaders and len(player.leaders) != LEADERS_DEALT:
                wrong(argument, list(seat.leaders), f"there are {LEADERS_DEALT} to choose from")
            spare = [code for code in spare if code not in player.leaders]
            g.players.append(player)
        for player in g.players:
            if not player.leaders:
                player.leaders = [spare.pop(0) for _ in range(LEADERS_DEALT)]

    def _stock(self, threats: object, deck: object, deck_size: object) -> None:
        g = self.state
        g.row = self._threats("threats", threats)
        top = list(reversed(self._threats("deck", () if deck is None else deck)))
        used = [*g.row, *top]
        for player in g.players:
            used += [*player.hand, *player.leaders, *player.trophies, *(int(p.card) for p in player.tableau)]
        for pack in g.packs:
            used += pack
        for card in used:
            if used.count(card) > 1:
                wrong("a card", CARDS[card].id, "it stands in two places")
        rest = [card for card in range(FIRST_THREAT, LAST_CARD + 1) if card not in used]
        rest.sort(key=lambda card: -int(CARDS[card].level))
        most = len(top) + len(rest)
        size = min(most, max(len(top), sum(THREATS_BY_LEVEL[len(g.players)]) - OPEN_THREATS))
        if deck_size is not None:
            size = number("deck_size", deck_size, len(top), most)
        if len(g.row) > OPEN_THREATS or (len(g.row) < OPEN_THREATS and size):
            wrong("threats", [CARDS[card].id for card in g.row], f"{OPEN_THREATS} lie open while the deck has cards")
        below = size - len(top)
        g.deck = rest[len(rest) - below :] + top
        g.unused = rest[: len(rest) - below]
        g.box = [card for card in range(1, FIRST_THREAT) if card not in used]
