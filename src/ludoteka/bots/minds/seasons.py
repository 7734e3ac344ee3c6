"""Signs of positions of Seasons: every card where it lies, what a hand needs, time, and the opinion behind `adept`."""

from functools import cache
from pathlib import Path
from typing import Final, cast

from mypy_extensions import i64

from ludoteka.bots.mind import Counted, Mind, Tally
from ludoteka.bots.seasons import SeasonsJudge
from ludoteka.core.state import State
from ludoteka.games.seasons.bounds import BONUS_MAX
from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.dice import RATES
from ludoteka.games.seasons.energy import count, size
from ludoteka.games.seasons.scoring import scores
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
BONUSES: Final[i64] = TOKEN + 26
BONUSES_LATER: Final[i64] = BONUSES + 4
ENERGY: Final[i64] = BONUSES_LATER + 4
ENERGY_LATER: Final[i64] = ENERGY + 4
MONEY: Final[i64] = ENERGY_LATER + 4  # crystals
ROOM: Final[i64] = MONEY + 4  # the gauge, and what it has room for
CARDS_HELD: Final[i64] = ROOM + 6  # cards that fit, that do not, that lie
TOKENS: Final[i64] = CARDS_HELD + 4
WORTH: Final[i64] = TOKENS + 3  # of the tokens, transmuted
PAYABLE: Final[i64] = WORTH + 3  # what the hand can be paid with
LACKING: Final[i64] = PAYABLE + 7  # and what it lacks
LAST: Final[i64] = LACKING + 4  # the same in the last rounds
LATE: Final[i64] = LAST + 4  # and in the late ones
OWED: Final[i64] = LATE + 4
ACTING: Final[i64] = OWED + 3
SIGNS: Final[i64] = ACTING + 2
STAGES: Final = 20


def rounds_left(g: Table) -> float:
    """Rounds to come after this one, roughly."""
    spaces = (3 - g.year) * 12 + 13 - g.space
    return max(0.0, float(spaces) / 2.0 - 0.5)


class SeasonsMind(Mind):
    def __init__(self) -> None:
        super().__init__(SIGNS, STAGES)
        self.taste = 4
        self.practice = [{}, {"kingdom": "on", "enchantment": "random", "tokens": "on"}]
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

    def counted(self, state: State, seat: int) -> list[Counted]:
        g = cast(Table, state)
        player = g.players[seat]
        points = scores(g)
        return [
            Counted("crystals", float(player.crystals), 2.0),
            Counted("prestige", float(sum([CARDS[placed.card].prestige for placed in player.tableau])), 2.0),
            Counted("in-play", float(len(player.tableau)), 0.4),
            Counted("hand", float(len(player.hand)), 0.5),
            Counted("energy", float(size(player.reserve)), 1.0),
            Counted("gauge", float(player.gauge), 0.4),
            Counted("rival-points", float(max([points[rival] for rival in g.rivals(seat)])), 2.0),
        ]

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
        tally.add(BONUSES + player.bonus, 1.0)
        tally.add(BONUSES_LATER + player.bonus, later)
        season = g.season()
        worth: i64 = 0
        worth_next: i64 = 0
        for i in range(4):
            n = count(have, i)
            worth += n * RATES[season][i]
            worth_next += n * RATES[(season + 1) % 4][i]
            tally.add(ENERGY + i, float(n))
            tally.add(ENERGY_LATER + i, float(n) * later)
        acting = g.active == seat
        judged = self.judge.board(g, seat, max(0.0, left - 0.5), acting) if g.round else 0.0
        tokens = float(size(have))
        money = float(crystals)
        gauge = float(player.gauge)
        in_play = float(len(player.tableau))
        in_hand = float(len(hand))
        payable = float(min(ready, free))
        waiting = len(hand) + len(player.archive_2) + len(player.archive_3)
        wanted = float(min(free, waiting))
        last = 1.0 if left < 1.0 else 0.0
        late = 1.0 if 1.0 <= left < 3.0 else 0.0
        first = 1.0 if g.first == seat else 0.0
        tally.row(MONEY, [money, money * later, judged, judged * later])
        tally.row(ROOM, [gauge, gauge * later, float(free), float(free) * later, wanted, wanted * later])
        tally.row(CARDS_HELD, [float(min(free, len(hand))), float(max(0, len(hand) - free)), in_play, in_play * later])
        tally.row(TOKENS, [tokens, tokens * later, float(max(0, player.capacity - size(player.reserve)))])
        tally.row(WORTH, [float(worth), float(worth_next), float(worth) if acting and g.may_transmute(seat) else 0.0])
        tally.row(PAYABLE, [in_hand, in_hand * later, payable, payable * later, float(near), points, near_points])
        tally.row(LACKING, [lacking, lacking / (1.0 + left), soon, soon * later])
        tally.row(LAST, [in_hand * last, tokens * last, payable * last, points * last])
        tally.row(LATE, [in_hand * late, tokens * late, payable * late, points * late])
        tally.row(OWED, [float(player.owed), first, first * later])
        tally.row(ACTING, [1.0 if acting else 0.0, 1.0 if acting and player.bonus < BONUS_MAX else 0.0])


@cache
def mind() -> SeasonsMind:
    """With what was learned."""
    found = SeasonsMind()
    found.recall(Path(__file__).with_name("seasons.json"))
    return found
