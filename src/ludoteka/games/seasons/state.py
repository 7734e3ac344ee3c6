"""The complete state of Seasons: the table with its view, its resampling, its saved form, its scores and its checks."""

from typing import Any

from ludoteka.core.chance import Chance
from ludoteka.core.event import Data
from ludoteka.core.state import Task
from ludoteka.games.seasons import invariants, knowledge, scoring, storage, why
from ludoteka.games.seasons.shown import SeasonsView
from ludoteka.games.seasons.table import Table


class SeasonsState(Table):
    """A position of Seasons."""

    def blank(self, chance: Chance) -> Table:
        return SeasonsState(self.seats, chance)

    def view(self, seat: int) -> SeasonsView:
        return knowledge.view(self, seat)

    def determinize(self, seat: int, chance: Chance) -> Table:
        return knowledge.determinize(self, seat, chance)

    def save_zones(self) -> dict[str, Any]:
        return storage.save_zones(self)

    def load_zones(self, data: dict[str, Any]) -> None:
        storage.load_zones(self, data)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def check(self) -> None:
        invariants.check(self)

    def things(self, seat: int) -> list[Data]:
        return list(why.things(self, seat))

    def check_thing(self, seat: int, thing: Data) -> None:
        why.check_thing(self, seat, thing)

    def asks_for(self, task: Task, thing: Data) -> bool:
        return why.asks_for(self, task, thing)

    def refusals(self, seat: int, thing: Data) -> list[Data]:
        return list(why.refusals(self, seat, thing))
