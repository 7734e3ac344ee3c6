"""The complete state of Etherstone: the table with its view, its resampling, its saved form, scores and checks."""

from typing import Any

from ludoteka.core.chance import Chance
from ludoteka.core.event import Data
from ludoteka.core.state import Task
from ludoteka.games.etherstone import choosing, invariants, knowledge, scoring, storage, turn, why
from ludoteka.games.etherstone.cards.pool import ALL_CARDS
from ludoteka.games.etherstone.shown import EtherstoneView
from ludoteka.games.etherstone.table import Table

PARTS = (choosing, turn, ALL_CARDS)  # imported for their verbs and cards


class EtherstoneState(Table):
    """A position of Etherstone."""

    def blank(self, chance: Chance) -> Table:
        return EtherstoneState(self.seats, chance)

    def view(self, seat: int) -> EtherstoneView:
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
        return why.asks_for(task, thing)

    def refusals(self, seat: int, thing: Data) -> list[Data]:
        return list(why.refusals(self, seat, thing))
