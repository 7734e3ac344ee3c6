"""One folder a game. A game imports the kernel and nothing of another game."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteka.core.game import HOUSE_WORDS, IN_CLIENT, Game
from ludoteka.core.hooks import Judge, Measures, Report, Wording


class HouseGame(Game):
    """A game of this repository. What it brings lies where its name says, in modules alike, so its hooks name none:
    `games/<name>` and, for the upper layers, `bots/<name>`, `terminal/<name>`, `web/src/games/<name>`."""

    def _part(self, layer: str, module: str = "") -> Any:
        """A module of the game in one of the layers, imported now; None if it has none."""
        name = f"ludoteka.{layer}.{self.name.replace('-', '_')}{module}"
        return None if find_spec(name) is None else import_module(name)

    def catalogue(self) -> list[dict[str, Any]]:
        cards: list[dict[str, Any]] = self._part("games", ".catalogue").catalogue()
        return cards

    def printed(self) -> dict[str, Any]:
        everything: dict[str, Any] = self._part("games", ".catalogue").printed()
        return everything

    def words(self) -> Path:
        return HOUSE_WORDS

    def wording(self, texts: Any) -> Wording | None:
        composed = self._part("games", ".wording")
        return None if composed is None else composed.Wording(texts)

    def report(self) -> Report:
        report: Report = self._part("games", ".report")
        return report

    def measures(self) -> Measures | None:
        measures: Measures | None = self._part("games", ".balance")
        return measures

    def judge(self) -> Judge:
        judge: Judge = self._part("bots").Judge()
        return judge

    def terminal_board(self) -> type[Any]:
        board: type[Any] = self._part("terminal").Board
        return board

    def web_board(self) -> str:
        return IN_CLIENT
