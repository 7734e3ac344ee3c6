"""Signs of positions of Elven Rage: how near each goal is, what is held, and what a hand is good for."""

from functools import cache
from pathlib import Path
from typing import Final, cast

from mypy_extensions import i64

from ludoteka.bots.elven_rage import STRONG, ElvenRageJudge, plain_choice, worth
from ludoteka.bots.mind import Counted, Mind, Tally
from ludoteka.core.chance import Chance
from ludoteka.core.state import State
from ludoteka.games.elven_rage.table import Table
from ludoteka.games.elven_rage.turn import CAPTURE

CODES: Final[i64] = 160
HAND: Final[i64] = 0
PEOPLE: Final[i64] = HAND + CODES
GOAL: Final[i64] = PEOPLE + 8
GOAL_WAY: Final[i64] = GOAL + 32
OUT: Final[i64] = GOAL_WAY + 32
BEST: Final[i64] = OUT + 1
MISSING: Final[i64] = BEST + 5  # what the goal still takes
REALM: Final[i64] = MISSING + 6  # Lands, Towers, strongholds
CONQUERED: Final[i64] = REALM + 3
RICHES: Final[i64] = CONQUERED + 2
CARDS_HELD: Final[i64] = RICHES + 2  # in hand, and the three best
PILES: Final[i64] = CARDS_HELD + 5
CENTRE: Final[i64] = PILES + 2
NEXT: Final[i64] = CENTRE + 1  # the seat that follows the active one
SIGNS: Final[i64] = NEXT + 1
FEW: Final = 5
STAGES: Final = 16


class ElvenRageMind(Mind):
    def __init__(self) -> None:
        super().__init__(SIGNS, STAGES)
        self.by_points = False
        self.practice = [{}, {"deployment": "advanced"}]
        self.judge = ElvenRageJudge()

    def calm(self, state: State) -> bool:
        g = cast(Table, state)
        return g.battle is None and not g.together and g.agenda[len(g.agenda) - 1].verb == CAPTURE

    def turn(self, state: State) -> i64:
        g = cast(Table, state)
        return g.round * g.seats + g.active

    def hasty(self, state: State, turn: int, options: list[int], chance: Chance) -> int:
        g = cast(Table, state)
        return plain_choice(g, g.agenda[len(g.agenda) - 1], options)

    def weighs(self, state: State) -> bool:
        return self.calm(state)

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        return self.judge.shortlist(state, seat, options)

    def stage(self, state: State) -> i64:
        g = cast(Table, state)
        return min(15, g.round)

    def counted(self, state: State, seat: int) -> list[Counted]:
        g = cast(Table, state)
        player = g.players[seat]
        rivals = max([g.players[rival].lands for rival in range(g.seats) if rival != seat])
        return [
            Counted("lands", float(player.lands), 0.1),
            Counted("towers", float(player.towers), 0.1),
            Counted("castles", float(player.castles), 0.1),
            Counted("artifacts", float(len(player.artifacts)), 0.15),
            Counted("treasures", float(player.treasures), 0.15),
            Counted("hand", float(len(player.hand)), 0.4),
            Counted("rival-lands", float(rivals), 0.1),
        ]

    def read(self, state: State, seat: i64, tally: Tally) -> None:
        g = cast(Table, state)
        player = g.players[seat]
        if not player.alive:
            tally.add(OUT, 1.0)
            return
        values: list[float] = []
        for code in player.hand:
            tally.add(HAND + code, 1.0)
            values.append(worth(code))
        values.sort(reverse=True)
        three: float = 0.0
        for i in range(min(FEW, len(values))):
            tally.add(BEST + i, values[i])
            if i < 3:
                three += values[i]
        missing = self.judge.missing(g, seat, player)
        near = 1.0 / (1.0 + missing)
        tally.add(PEOPLE + player.people, 1.0)
        tally.add(GOAL + player.goal, 1.0)
        tally.add(GOAL_WAY + player.goal, missing)
        mine = 1.0 if g.active == seat else 0.0
        one = 1.0 if missing <= 1.0 else 0.0
        cards = len(player.hand)
        tally.row(MISSING, [missing, near, one, 1.0 if missing <= 2.0 else 0.0, near * mine, one * mine])
        tally.row(REALM, [float(player.lands), float(player.towers), float(player.strongholds)])
        tally.row(CONQUERED, [float(player.castles), float(player.conquests)])
        tally.row(RICHES, [float(len(player.artifacts)), float(player.treasures)])
        tally.row(CARDS_HELD, [float(cards), float(min(FEW, cards)), max(0.0, three - STRONG), three * mine, mine])
        tally.row(PILES, [float(len(player.deck)), float(len(player.discard))])
        tally.add(CENTRE, 1.0 if g.owner[g.map.centre] == seat else 0.0)
        tally.add(NEXT, 1.0 if g.active >= 0 and g.next_alive(g.active) == seat else 0.0)


@cache
def mind() -> ElvenRageMind:
    """With what was learned."""
    found = ElvenRageMind()
    found.recall(Path(__file__).with_name("elven_rage.json"))
    return found
