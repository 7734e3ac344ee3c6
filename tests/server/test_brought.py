"""What a game brings for browsers that were built without it: its words and its board."""

from pathlib import Path

import pytest

from tests.core.open_toy import NimGame
from tests.server.harness import Server


class Brought(NimGame):
    name = "brought"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def words(self) -> Path:
        return self.folder / "words"

    def web_board(self) -> Path:
        return self.folder / "board"


@pytest.fixture
def brought(server: Server, tmp_path: Path) -> Brought:
    """A game that brings both, with a secret beside them."""
    game = Brought(tmp_path)
    for language in ("en", "ru", "uk"):
        folder = game.words() / language
        folder.mkdir(parents=True)
        (folder / "brought.ftl").write_text(f"brought = {language}\n", encoding="utf-8")
        (folder / "brought-cards.ftl").write_text("brought-card-x = Икс\n", encoding="utf-8")
        (folder / "other.ftl").write_text("seasons = Stolen\n", encoding="utf-8")
    game.web_board().mkdir()
    (game.web_board() / "board.js").write_text("export const mount = 1;", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    server.house.games["brought"] = game
    return game


@pytest.mark.usefixtures("brought")
async def test_a_browser_gets_words_and_board(server: Server) -> None:
    http = (await server.stranger()).http
    infos = {game["name"]: game for game in (await http.get("/api/games")).json()}
    assert (infos["brought"]["words"], infos["brought"]["board"]) == (True, "/api/games/brought/board/board.js")
    assert infos["seasons"]["board"] == ""
    said = await http.get("/api/games/brought/words/uk")
    assert said.text == "brought-card-x = Икс\n\nbrought = uk\n"
    assert said.headers["content-type"].startswith("text/plain")
    board = await http.get("/api/games/brought/board/board.js")
    assert (board.text, board.headers["content-type"].partition(";")[0]) == (
        "export const mount = 1;",
        "text/javascript",
    )


@pytest.mark.usefixtures("brought")
@pytest.mark.parametrize(
    "path",
    [
        "brought/words/de", "brought/words/..", "nothing/words/en", "brought/board/", "brought/board/none.js",
        "brought/board/..%2Fsecret.txt", "brought/board/%2e%2e/secret.txt", "seasons/board/board.js",
    ],
)  # fmt: skip
async def test_nothing_else_is_given(server: Server, path: str) -> None:
    reply = await (await server.stranger()).http.get(f"/api/games/{path}")
    assert reply.status_code == 404
    assert "secret" not in reply.text
