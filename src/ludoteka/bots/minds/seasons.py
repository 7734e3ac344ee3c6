"""Signs of positions of Seasons."""

from typing import Final, cast

from mypy_extensions import i64

from ludoteka.bots.mind import Learned, Mind, Tally
from ludoteka.bots.seasons import SeasonsJudge
from ludoteka.core.state import State
from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.dice import RATES
from ludoteka.games.seasons.energy import count, size
from ludoteka.games.seasons.table import TAKE_DIE, Table
from ludoteka.games.seasons.turn import MAIN

CODES: Final[i64] = 71  # cards of all sets, and 0
HAND: Final[i64] = 0  # each block: the card as it is, and times the rounds to come
HAND_LATER: Final[i64] = HAND + CODES
PLAY: Final[i64] = HAND_LATER + CODES
PLAY_LATER: Final[i64] = PLAY + CODES
STORED: Final[i64] = PLAY_LATER + CODES
ARCHIVE_2: Final[i64] = STORED + CODES
ARCHIVE_3: Final[i64] = ARCHIVE_2 + CODES
DRAFTED: Final[i64] = ARCHIVE_3 + CODES
TOKEN: Final[i64] = DRAFTED + CODES
PLAIN: Final[i64] = TOKEN + 26
PLAINS: Final = 60
STAGES: Final = 20


def rounds_left(g: Table) -> float:
    """Rounds to come after this one, roughly."""
    spaces = (3 - g.year) * 12 + 13 - g.space
    return max(0.0, float(spaces) / 2.0 - 0.5)


class SeasonsMind(Mind):
    def __init__(self, learned: list[Learned]) -> None:
        super().__init__(learned)
        self.signs = PLAIN + PLAINS
        self.stages = STAGES
        self.judge = SeasonsJudge()

    def calm(self, state: State) -> bool:
        g = cast(Table, state)
        verb = g.agenda[len(g.agenda) - 1].verb
        return verb in (TAKE_DIE, MAIN) or (g.round == 0 and g.together)

    def pauses(self, state: State) -> bool:
        g = cast(Table, state)
        verb = g.agenda[len(g.agenda) - 1].verb
        return (verb == TAKE_DIE and g.seat == g.first) or (g.round == 0 and g.together)

    def stage(self, state: State) -> i64:
        g = cast(Table, state)
        if g.round == 0:
            return 19
        return min(18, int(rounds_left(g)))

    def read(self, state: State, seat: i64, tally: Tally) -> None:
        g = cast(Table, state)
        player = g.players[seat]
        left = rounds_left(g)
        later = left / 10.0
        for code in player.drafted:
            tally.add(DRAFTED + code, 1.0)
        if player.pick:
            tally.add(DRAFTED + player.pick, 1.0)
        for code in player.archive_2:
            tally.add(ARCHIVE_2 + code, 1.0)
        for code in player.archive_3:
            tally.add(ARCHIVE_3 + code, 1.0)
        for placed in player.tableau:
            tally.add(PLAY + placed.card, 1.0)
            tally.add(PLAY_LATER + placed.card, later)
            if placed.energy:
                tally.add(STORED + placed.card, float(size(placed.energy)))
        if player.token:
            tally.add(TOKEN + player.token + (13 if player.token_used else 0), 1.0)
        have = player.spendable()
        free = player.gauge - len(player.tableau)
        crystals = player.crystals
        hand = player.hand
        ready: i64 = 0
        near: i64 = 0
        points: float = 0.0
        near_points: float = 0.0
        lacking: float = 0.0
        soon: float = 0.0
        for code in hand:
            card = CARDS[code]
            tally.add(HAND + code, 1.0)
            tally.add(HAND_LATER + code, later)
            cost = card.costs[g.seats - 2]
            missing: i64 = 4 - size(have) if cost.any_elements else 0
            missing = missing if missing > 0 else 0
            for i in range(4):
                gap = count(cost.energy, i) - count(have, i)
                if gap > 0:
                    missing += gap
            missing -= player.discount
            short = cost.crystals - crystals
            if missing <= 0 and short <= 0:
                ready += 1
                points += float(card.prestige)
            elif missing <= 2 and short <= 6:
                near += 1
                near_points += float(card.prestige)
            if missing > 0:
                lacking += float(missing)
            soon += 1.0 / (1.0 + float(missing if missing > 0 else 0))
        tokens = size(have)
        tally.add(PLAIN, float(crystals))
        tally.add(PLAIN + 1, float(crystals) * later)
        tally.add(PLAIN + 2 + player.bonus, 1.0)
        tally.add(PLAIN + 6 + player.bonus, later)
        tally.add(PLAIN + 10, float(player.gauge))
        tally.add(PLAIN + 11, float(player.gauge) * later)
        tally.add(PLAIN + 12, float(free))
        tally.add(PLAIN + 13, float(free) * later)
        waiting = len(hand) + len(player.archive_2) + len(player.archive_3)
        tally.add(PLAIN + 14, float(min(free, waiting)))
        tally.add(PLAIN + 15, float(min(free, waiting)) * later)
        tally.add(PLAIN + 16, float(min(free, len(hand))))
        tally.add(PLAIN + 17, float(max(0, len(hand) - free)))
        tally.add(PLAIN + 18, float(tokens))
        tally.add(PLAIN + 19, float(tokens) * later)
        tally.add(PLAIN + 20, float(max(0, player.capacity - size(player.reserve))))
        season = g.season()
        worth: i64 = 0
        worth_next: i64 = 0
        for i in range(4):
            n = count(have, i)
            worth += n * RATES[season][i]
            worth_next += n * RATES[(season + 1) % 4][i]
            tally.add(PLAIN + 21 + i, float(n))
            tally.add(PLAIN + 25 + i, float(n) * later)
        tally.add(PLAIN + 29, float(worth))
        tally.add(PLAIN + 30, float(worth_next))
        tally.add(PLAIN + 31, float(len(hand)))
        tally.add(PLAIN + 32, float(len(hand)) * later)
        tally.add(PLAIN + 33, float(min(ready, free)))
        tally.add(PLAIN + 34, float(min(ready, free)) * later)
        tally.add(PLAIN + 35, float(near))
        tally.add(PLAIN + 36, points)
        tally.add(PLAIN + 37, near_points)
        tally.add(PLAIN + 38, lacking)
        tally.add(PLAIN + 39, lacking / (1.0 + left))
        tally.add(PLAIN + 40, soon)
        tally.add(PLAIN + 41, soon * later)
        tally.add(PLAIN + 42, float(len(player.tableau)))
        tally.add(PLAIN + 43, float(len(player.tableau)) * later)
        if left < 1.0:
            tally.add(PLAIN + 44, float(len(hand)))
            tally.add(PLAIN + 45, float(tokens))
            tally.add(PLAIN + 46, float(min(ready, free)))
            tally.add(PLAIN + 47, points)
        elif left < 3.0:
            tally.add(PLAIN + 48, float(len(hand)))
            tally.add(PLAIN + 49, float(tokens))
            tally.add(PLAIN + 50, float(min(ready, free)))
            tally.add(PLAIN + 51, points)
        tally.add(PLAIN + 52, float(player.owed))
        tally.add(PLAIN + 53, 1.0 if g.first == seat else 0.0)
        tally.add(PLAIN + 54, 1.0 if g.active == seat else 0.0)
        tally.add(PLAIN + 55, later if g.first == seat else 0.0)
        acting = g.active == seat
        if g.round:
            judged = self.judge.board(g, seat, max(0.0, left - 0.5), acting)
            tally.add(PLAIN + 56, judged)
            tally.add(PLAIN + 57, judged * later)
        if acting and g.may_transmute(seat):
            tally.add(PLAIN + 58, float(worth))
        if acting and player.bonus < 3:
            tally.add(PLAIN + 59, 1.0)
