"""Signs of positions of Etherstone."""

from typing import Final, cast

from mypy_extensions import i64

from ludoteka.bots.etherstone import DRAFT_WORTH, standing, turns_left
from ludoteka.bots.mind import Learned, Mind, Tally
from ludoteka.core.state import State
from ludoteka.games.etherstone.attack import follower_strength, leader_strength
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
PLAIN: Final[i64] = LED_BY + CODES
PLAINS: Final = 60
STAGES: Final = 20


class EtherstoneMind(Mind):
    def __init__(self, learned: list[Learned]) -> None:
        super().__init__(learned)
        self.signs = PLAIN + PLAINS
        self.stages = STAGES

    def calm(self, state: State) -> bool:
        g = cast(Table, state)
        return g.agenda[len(g.agenda) - 1].verb == ACTION or g.active < 0

    def stage(self, state: State) -> i64:
        g = cast(Table, state)
        if g.active < 0:
            return 19
        if g.ending:
            return 18
        return min(17, g.round)

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
            tally.add(PLAIN + 50, worth)
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
        for placed in player.tableau:
            tally.add(PLAY + placed.card, 1.0)
            tally.add(PLAY_LATER + placed.card, later)
            if placed.counters:
                tally.add(COUNTERS + placed.card, float(placed.counters))
            if CARDS[placed.card].kind == FOLLOWER:
                if placed.exhausted:
                    tired += follower_strength(g, seat, placed)
                    resting += 1
                else:
                    fresh += follower_strength(g, seat, placed)
        leading = leader_strength(g, seat)
        worth = standing(g, seat, left)
        points = float(total(g, seat))
        tally.add(PLAIN, points)
        tally.add(PLAIN + 1, points * later)
        tally.add(PLAIN + 2, worth)
        tally.add(PLAIN + 3, worth * later)
        tally.add(PLAIN + 4, float(player.durability))
        tally.add(PLAIN + 5, float(player.durability) * later)
        tally.add(PLAIN + 6, 1.0 if player.infected else 0.0)
        tally.add(PLAIN + 7, later if player.infected else 0.0)
        tally.add(PLAIN + 8, float(player.pacts))
        tally.add(PLAIN + 9, float(len(hand)))
        tally.add(PLAIN + 10, float(len(hand)) * later)
        tally.add(PLAIN + 11, 1.0 if len(hand) == 1 else 0.0)
        tally.add(PLAIN + 12, 1.0 if len(hand) == 2 else 0.0)
        tally.add(PLAIN + 13, ready)
        tally.add(PLAIN + 14, ready * later)
        tally.add(PLAIN + 15, lacking)
        tally.add(PLAIN + 16, lacking * later)
        tally.add(PLAIN + 17, float(fresh))
        tally.add(PLAIN + 18, float(fresh) * later)
        tally.add(PLAIN + 19, float(tired))
        tally.add(PLAIN + 20, float(resting))
        tally.add(PLAIN + 21, float(leading))
        tally.add(PLAIN + 22, float(leading) * later)
        tally.add(PLAIN + 23, float(player.leader_counters))
        tally.add(PLAIN + 24, float(size(stones)))
        tally.add(PLAIN + 25, float(size(stones)) * later)
        for colour in range(COLOURS):
            tally.add(PLAIN + 26 + colour, float(count(stones, colour)))
        tally.add(PLAIN + 34, float(len(player.trophies)))
        tally.add(PLAIN + 35, 1.0 if g.active == seat else 0.0)
        tally.add(PLAIN + 36, later if g.active == seat else 0.0)
        if g.ending:
            tally.add(PLAIN + 37, points)
            tally.add(PLAIN + 38, 1.0 if g.active == seat else 0.0)
            tally.add(PLAIN + 39, float((seat - g.first) % g.seats))
        best: float = 0.0
        for threat in g.row:
            card = CARDS[threat]
            if leading + fresh >= card.durability:
                best = max(best, float(card.points) + 1.0)
        tally.add(PLAIN + 40, best)
        tally.add(PLAIN + 41, best * later)
