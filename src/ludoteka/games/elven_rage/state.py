"""The complete state of Elven Rage: the table with its view, its resampling, its saved form, scores and checks."""

from typing import Any

from mypy_extensions import i64

from ludoteka.core.chance import Chance
from ludoteka.core.event import Data
from ludoteka.core.state import Task
from ludoteka.games.elven_rage import invariants, knowledge, scoring, stakes, storage, why
from ludoteka.games.elven_rage.pieces import NO_REPLY
from ludoteka.games.elven_rage.shown import CardGain, Decided, ElvenRageView
from ludoteka.games.elven_rage.table import WINDOW, Table
from ludoteka.games.elven_rage.windows import supposed


class ElvenRageState(Table):
    """A position of Elven Rage."""

    def blank(self, chance: Chance) -> Table:
        return ElvenRageState(self.seats, chance)

    def view(self, seat: int) -> ElvenRageView:
        return knowledge.view(self, seat)

    def determinize(self, seat: int, chance: Chance) -> Table:
        return knowledge.determinize(self, seat, chance)

    def out(self, seat: int) -> bool:
        return not self.over and not self.players[seat].alive

    def secret(self) -> bool:
        return self.together and self.agenda[-1].verb == WINDOW

    def replied(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.reply != NO_REPLY]

    def supposed(self, seat: int, option: int) -> Table | None:
        return supposed(self, seat, option)

    def gains(self, seat: i64) -> list[CardGain]:
        return stakes.gains(self, seat)

    def save_zones(self) -> dict[str, Any]:
        return storage.save_zones(self)

    def load_zones(self, data: dict[str, Any]) -> None:
        storage.load_zones(self, data)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def decided(self) -> Decided:
        return scoring.decided(self)

    def check(self) -> None:
        invariants.check(self)

    def things(self, seat: int) -> list[Data]:
        return list(why.things(self, seat))

    def check_thing(self, seat: int, thing: Data) -> None:
        why.check_thing(self, seat, thing)

    def asks_for(self, task: Task, thing: Data) -> bool:
        return why.asks_for(task, thing)

    def refusals(self, seat: int, thing: Data) -> list[Data]:
        return list(why.refusals(self, seat, thing))
