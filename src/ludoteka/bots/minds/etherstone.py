"""Signs of positions of Etherstone: every card where it lies, strength, stones, and the opinion behind `adept`."""

from functools import cache
from pathlib import Path
from typing import Final, cast

from mypy_extensions import i64

from ludoteka.bots.etherstone import DRAFT_WORTH, standing, turns_left
from ludoteka.bots.mind import Counted, Mind, Tally
from ludoteka.core.chance import Chance
from ludoteka.core.state import State
from ludoteka.games.etherstone.attack import follower_strength, leader_strength, strengthening
from ludoteka.games.etherstone.cards.definition import CARDS, FOLLOWER, LEADER
from ludoteka.games.etherstone.scoring import total
from ludoteka.games.etherstone.stones import COLOURS, count, size
from ludoteka.games.etherstone.table import ACTION, Table

CODES: Final[i64] = 128
HAND: Final[i64] = 0
HAND_LATER: Final[i64] = HAND + CODES
PLAY: Final[i64] = HAND_LATER + CODES
PLAY_LATER: Final[i64] = PLAY + CODES
COUNTERS: Final[i64] = PLAY_LATER + CODES
CHOSEN: Final[i64] = COUNTERS + CODES
LED_BY: Final[i64] = CHOSEN + CODES
STONES: Final[i64] = LED_BY + CODES
WORTH: Final[i64] = STONES + COLOURS
STANDING: Final[i64] = WORTH + 1  # points, the opinion behind `adept`, life
WON: Final[i64] = STANDING + 8  # pacts, counters, trophies
CARDS_LEFT: Final[i64] = WON + 3  # in hand
READY: Final[i64] = CARDS_LEFT + 4  # what can be paid, what is lacking, stones
UPRIGHT: Final[i64] = READY + 6  # followers upright and tired, resting
LEADING: Final[i64] = UPRIGHT + 4  # what the leader reaches, and the best reward
MINE: Final[i64] = LEADING + 4  # whose turn it is
PLACE_IN_ROUND: Final[i64] = MINE + 4
SIGNS: Final[i64] = PLACE_IN_ROUND + 1
STAGES: Final = 20
NOTHING: Final = 0  # the option to refuse or to end, where there is one, is the last and no more than this


class EtherstoneMind(Mind):
    def __init__(self) -> None:
        super().__init__(SIGNS, STAGES)
        self.taste = 6
        self.further = 6
        self.nerve = 1.0
        self.practice = [{}, {"start": "sets"}]

    def calm(self, state: State) -> bool:
        g = cast(Table, state)
        return g.agenda[len(g.agenda) - 1].verb == ACTION or g.active < 0

    def hasty(self, state: State, turn: int, options: list[int], chance: Chance) -> int:
        """Nothing is refused: what can be used is used in the order in which it is offered."""
        return options[0] if options[-1] <= NOTHING else options[chance.below(len(options))]

    def stage(self, state: State) -> i64:
        g = cast(Table, state)
        if g.active < 0:
            return 19
        if g.ending:
            return 18
        return min(17, g.round)

    def counted(self, state: State, seat: int) -> list[Counted]:
        g = cast(Table, state)
        player = g.players[seat]
        if g.active < 0 and not g.over:
            return []
        return [
            Counted("points", float(total(g, seat)), 0.7),
            Counted("in-play", float(len(player.tableau)), 0.3),
            Counted("trophies", float(len(player.trophies)), 0.3),
            Counted("stones", float(size(player.stones)), 0.7),
            Counted("life", float(player.durability), 0.7),
            Counted("hand", float(len(player.hand)), 0.4),
            Counted("rival-points", float(max([total(g, rival) for rival in g.rivals(seat)])), 0.7),
        ]

    def read(self, state: State, seat: i64, tally: Tally) -> None:
        g = cast(Table, state)
        player = g.players[seat]
        if g.active < 0:
            worth: float = 0.0
            for code in player.hand:
                tally.add(CHOSEN + code, 1.0)
                worth += DRAFT_WORTH[code]
            if player.pick:
                if CARDS[player.pick].kind == LEADER:
                    tally.add(LED_BY + player.pick, 1.0)
                else:
                    tally.add(CHOSEN + player.pick, 1.0)
                    worth += DRAFT_WORTH[player.pick]
            tally.add(WORTH, worth)
            return
        left = turns_left(g)
        later = left / 10.0
        tally.add(LED_BY + player.leader, later)
        hand = player.hand
        stones = player.stones
        ready: float = 0.0
        lacking: float = 0.0
        for code in hand:
            tally.add(HAND + code, 1.0)
            tally.add(HAND_LATER + code, later)
            card = CARDS[code]
            missing: i64 = 0
            for colour in range(COLOURS):
                gap = count(card.cost, colour) - count(stones, colour)
                if gap > 0:
                    missing += gap
            short = card.price - size(stones)
            missing = max(missing, short)
            if missing <= 0:
                ready += 1.0
            else:
                lacking += float(missing)
        fresh: i64 = 0
        tired: i64 = 0
        resting: i64 = 0
        more = strengthening(g, seat)
        for placed in player.tableau:
            tally.add(PLAY + placed.card, 1.0)
            tally.add(PLAY_LATER + placed.card, later)
            if placed.counters:
                tally.add(COUNTERS + placed.card, float(placed.counters))
            if CARDS[placed.card].kind == FOLLOWER:
                if placed.exhausted:
                    tired += follower_strength(g, seat, placed, more)
                    resting += 1
                else:
                    fresh += follower_strength(g, seat, placed, more)
        for colour in range(COLOURS):
            tally.add(STONES + colour, float(count(stones, colour)))
        leading = leader_strength(g, seat)
        reward: float = 0.0
        for threat in g.row:
            card = CARDS[threat]
            if leading + fresh >= card.durability:
                reward = max(reward, float(card.points) + 1.0)
        judged = standing(g, seat, left)
        points = float(total(g, seat))
        life = float(player.durability)
        in_hand = float(len(hand))
        heap = float(size(stones))
        infected = 1.0 if player.infected else 0.0
        mine = 1.0 if g.active == seat else 0.0
        ending = 1.0 if g.ending else 0.0
        tally.row(
            STANDING, [points, points * later, judged, judged * later, life, life * later, infected, infected * later]
        )
        tally.row(WON, [float(player.pacts), float(player.leader_counters), float(len(player.trophies))])
        tally.row(
            CARDS_LEFT, [in_hand, in_hand * later, 1.0 if len(hand) == 1 else 0.0, 1.0 if len(hand) == 2 else 0.0]
        )
        tally.row(READY, [ready, ready * later, lacking, lacking * later, heap, heap * later])
        tally.row(UPRIGHT, [float(fresh), float(fresh) * later, float(tired), float(resting)])
        tally.row(LEADING, [float(leading), float(leading) * later, reward, reward * later])
        tally.row(MINE, [mine, mine * later, mine * ending, points * ending])
        tally.add(PLACE_IN_ROUND, float((seat - g.first) % g.seats) * ending)


@cache
def mind() -> EtherstoneMind:
    """With what was learned."""
    found = EtherstoneMind()
    found.recall(Path(__file__).with_name("etherstone.json"))
    return found
