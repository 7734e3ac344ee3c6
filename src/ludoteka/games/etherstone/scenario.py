"""Set up any position in a line or two, play it by canonical texts, read the outcome back. See docs/scenarios.md."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteka.core import scenario as kernel
from ludoteka.core.state import Task
from ludoteka.games.etherstone.attack import follower_strength
from ludoteka.games.etherstone.cards.definition import CARDS, FIRST_THREAT, LAST_CARD, card_named
from ludoteka.games.etherstone.setup import POOL, THREATS_BY_LEVEL, VP_TOKENS
from ludoteka.games.etherstone.state import EtherstoneState
from ludoteka.games.etherstone.stones import COLOUR_NAMES, parse, words
from ludoteka.games.etherstone.table import DICE, OPEN_THREATS, Placed, Player
from ludoteka.games.etherstone.turn import TURN


@dataclass
class Seat:
    """What a seat has when the scenario opens.

    `in_play` names entities as `"УК001"`, with counters as `"УК001: 2"`, exhausted as `"УК001 exhausted"`. `stones` are
    letters such as `wwr`. Without a durability it has the leader's own.
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
        return follower_strength(self._state, self._seat, placed)


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
        seed: int = 0,
    ) -> None:
        """
        dice: the dice that lie in the market, as letters (`*` is the purple one). values: what the five dice show, in
            the order white, red, green, black, purple. next_rolls: what the next dice rolled will show.
        threats: the open ones. deck: the next threats, the top first; deck_size: only so many are left.
        ending: the seat that holds the end token.
        """
        n = len(seats)
        g = EtherstoneState(n, kernel.loaded_chance(next_rolls, seed))
        super().__init__(g)
        g.first = first
        g.active = active
        g.round = round - 1 if active == first else round
        g.pool = POOL[n] if pool is None else pool
        g.reserve = VP_TOKENS - POOL[n]
        g.values = list(values)
        g.holders = [-1 if "wrgb*"[die] in dice else (active + 1) % n for die in range(DICE)]
        g.players = [self._player(seat) for seat in seats]
        if ending >= 0:
            g.ending = True
            g.end_token = ending
        g.packs = [[] for _ in seats]
        g.picks = [[] for _ in seats]
        self._stock(threats, deck, deck_size)
        g.push(Task(TURN, active))
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

    def _player(self, seat: Seat) -> Player:
        player = Player()
        leader = card_named(seat.leader)
        player.leader = leader.code
        player.leaders = [int(leader.code)]
        player.leader_counters = seat.counters
        player.durability = leader.durability if seat.durability is None else seat.durability
        player.infected = player.durability == 0
        player.stones = parse(seat.stones)
        player.points = seat.points
        player.pacts = seat.pacts
        player.hand = sorted(int(card_named(id).code) for id in seat.hand)
        for entry in seat.in_play:
            name, _, counters = entry.partition(": ")
            placed = Placed(card_named(name.removesuffix(" exhausted")).code)
            placed.exhausted = name.endswith(" exhausted")
            placed.counters = int(counters or 0)
            player.tableau.append(placed)
        player.shown = sorted([*player.hand, *(int(placed.card) for placed in player.tableau)])
        player.trophies = [int(card_named(id).code) for id in seat.trophies]
        return player

    def _stock(self, threats: Sequence[str], deck: Sequence[str] | None, deck_size: int | None) -> None:
        g = self.state
        g.row = [int(card_named(id).code) for id in threats]
        used = [*g.row]
        for player in g.players:
            used += [*player.hand, int(player.leader), *player.trophies, *(int(p.card) for p in player.tableau)]
        top = [int(card_named(id).code) for id in reversed(deck or ())]
        used += top
        if len(used) != len(set(used)):
            raise ValueError("a card stands in two places")
        rest = [card for card in range(FIRST_THREAT, LAST_CARD + 1) if card not in used]
        rest.sort(key=lambda card: -int(CARDS[card].level))
        size = sum(THREATS_BY_LEVEL[len(g.players)]) - OPEN_THREATS if deck_size is None else deck_size
        below = max(0, size - len(top))
        g.deck = rest[len(rest) - below :] + top
        g.unused = rest[: len(rest) - below]
        g.box = [card for card in range(1, FIRST_THREAT) if card not in used]
