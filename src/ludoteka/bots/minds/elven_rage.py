"""Signs of positions of Elven Rage."""

from typing import Final, cast

from mypy_extensions import i64

from ludoteka.bots.elven_rage import ElvenRageJudge, plain_choice, worth
from ludoteka.bots.mind import Learned, Mind, Tally
from ludoteka.core.chance import Chance
from ludoteka.core.state import State
from ludoteka.games.elven_rage.table import Table
from ludoteka.games.elven_rage.turn import CAPTURE

CODES: Final[i64] = 160
HAND: Final[i64] = 0
PEOPLE: Final[i64] = HAND + CODES
GOAL: Final[i64] = PEOPLE + 8
GOAL_WAY: Final[i64] = GOAL + 32
PLAIN: Final[i64] = GOAL_WAY + 32
PLAINS: Final = 50
STAGES: Final = 16


class ElvenRageMind(Mind):
    def __init__(self, learned: list[Learned]) -> None:
        super().__init__(learned)
        self.signs = PLAIN + PLAINS
        self.stages = STAGES
        self.judge = ElvenRageJudge()

    def calm(self, state: State) -> bool:
        g = cast(Table, state)
        return g.battle is None and not g.together and g.agenda[len(g.agenda) - 1].verb == CAPTURE

    def hasty(self, state: State, turn: int, options: list[int], chance: Chance) -> int:
        g = cast(Table, state)
        return plain_choice(g, g.agenda[len(g.agenda) - 1], options)

    def tastes(self, state: State) -> bool:
        return False

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        return self.judge.shortlist(state, seat, options)

    def stage(self, state: State) -> i64:
        g = cast(Table, state)
        return min(15, g.round)

    def read(self, state: State, seat: i64, tally: Tally) -> None:
        g = cast(Table, state)
        player = g.players[seat]
        if not player.alive:
            tally.add(PLAIN, 1.0)
            return
        values: list[float] = []
        for code in player.hand:
            tally.add(HAND + code, 1.0)
            values.append(worth(code))
        values.sort(reverse=True)
        missing = self.judge.missing(g, seat, player)
        goal = player.goal
        tally.add(PEOPLE + player.people, 1.0)
        tally.add(GOAL + goal, 1.0)
        tally.add(GOAL_WAY + goal, missing)
        tally.add(PLAIN + 1, missing)
        tally.add(PLAIN + 2, 1.0 / (1.0 + missing))
        tally.add(PLAIN + 3, 1.0 if missing <= 1.0 else 0.0)
        tally.add(PLAIN + 4, 1.0 if missing <= 2.0 else 0.0)
        tally.add(PLAIN + 5, float(player.lands))
        tally.add(PLAIN + 6, float(player.towers))
        tally.add(PLAIN + 7, float(player.castles))
        tally.add(PLAIN + 8, float(player.conquests))
        tally.add(PLAIN + 9, float(len(player.artifacts)))
        tally.add(PLAIN + 10, float(player.treasures))
        tally.add(PLAIN + 11, float(player.strongholds))
        tally.add(PLAIN + 12, float(len(player.hand)))
        tally.add(PLAIN + 13, float(min(5, len(player.hand))))
        top: float = 0.0
        for i in range(min(5, len(values))):
            if i < 3:
                top += values[i]
            tally.add(PLAIN + 14 + i, values[i])
        tally.add(PLAIN + 19, max(0.0, top - 17.0))
        mine = g.active == seat
        tally.add(PLAIN + 20, 1.0 if mine else 0.0)
        tally.add(PLAIN + 21, top if mine else 0.0)
        tally.add(PLAIN + 22, 1.0 / (1.0 + missing) if mine else 0.0)
        tally.add(PLAIN + 23, 1.0 if mine and missing <= 1.0 else 0.0)
        tally.add(PLAIN + 24, float(len(player.deck)))
        tally.add(PLAIN + 25, float(len(player.discard)))
        tally.add(PLAIN + 26, 1.0 if g.owner[g.map.centre] == seat else 0.0)
        tally.add(PLAIN + 27, 1.0 if g.next_alive(g.active) == seat and g.active >= 0 else 0.0)
