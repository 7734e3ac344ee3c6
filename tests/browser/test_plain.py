"""A game that brings rules alone, in a package of its own: found in the lobby, played on a board made from its view."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import LIT
from tests.browser.process import ServerProcess
from tests.conftest import EXAMPLE, install
from tests.following import Follower

CARD_POINTS = 120
# The board shows all of itself, and nothing of the page is wider than the screen.
FITS = """() => {
    const board = document.querySelector('div.board');
    return board.scrollHeight <= board.clientHeight && document.documentElement.scrollWidth <= innerWidth;
}"""


@pytest.fixture(scope="module")
def plugged(
    client: None,  # noqa: ARG001
    installed_briscola: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServerProcess]:
    """A server where Briscola is installed."""
    process = ServerProcess(tmp_path_factory.mktemp("plugged"), plugged=installed_briscola)
    process.start()
    yield process
    process.kill()


def test_a_match_from_the_lobby_to_its_end(plugged: ServerProcess, visit: Visit) -> None:
    anna = visit(plugged)
    page = anna.page
    anna.go()
    expect(page.get_by_role("heading", name="Briscola")).to_be_visible()
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    found = anna.axe("lobby")
    anna.find("play-briscola").click()
    page.wait_for_url("**/table/*")
    assert anna.ready() == "turn"
    expect(page.locator(".own button.card")).to_have_count(3)
    expect(page.get_by_role("img", name="3 hidden cards")).to_be_visible()
    expect(anna.find("options").locator("button")).to_have_count(3)
    for scheme, theme in (("light", "day"), ("dark", "evening")):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += anna.axe(theme)
    assert found == []
    card = page.locator(LIT).first.get_attribute("data-card")
    page.locator(LIT).first.click()  # the first card by mouse, the others by keyboard
    anna.answered(0)
    name = str(card).replace("-", " ").capitalize()
    expect(page.locator("aside")).to_contain_text(f"played · {name}")
    while anna.ready() == "turn":
        before = anna.number
        page.keyboard.press("1")
        anna.answered(before)
    assert sum(anna.position["view"]["scores"]) == CARD_POINTS
    page.locator("[role=dialog] a[href^='/replay/']").click()
    expect(page.locator("tfoot td")).to_have_count(2)
    assert sum(int(text) for text in page.locator("tfoot td").all_inner_texts()) == CARD_POINTS


@pytest.mark.parametrize(("players", "width", "height"), [(2, 1440, 900), (4, 1366, 650), (2, 390, 844), (4, 390, 844)])
def test_all_is_in_sight(plugged: ServerProcess, visit: Visit, players: int, width: int, height: int) -> None:
    boris = visit(plugged, viewport={"width": width, "height": height})
    wish = {"game": "briscola", "players": players, "bot": "random", "settings": {}}
    boris.go(f"/table/{boris.ask('POST', '/api/play', wish)['id']}")
    for _ in range(2):
        assert boris.ready() == "turn"
        expect(boris.page.locator("section.player")).to_have_count(players)
        assert boris.page.evaluate(FITS)
        before = boris.number
        boris.press(boris.page.locator(LIT).last)
        boris.answered(before)


BOARD = """
export function mount(element, props) {
  const line = element.appendChild(document.createElement('p'));
  const button = element.appendChild(document.createElement('button'));
  button.textContent = 'Gioca';
  let now = props;
  button.onclick = () => now.answer(now.position.question.options[0].text);
  const update = (props) => { now = props; line.textContent = `Mazzo ${props.position.view.deck}`; };
  update(props);
  return { update };
}
"""


def test_words_and_a_board_that_a_package_brings(client: None, tmp_path: Path, visit: Visit) -> None:  # noqa: ARG001
    """The words are those of docs/adding-a-game.md, the board is a module that the client was built without."""
    copy = tmp_path / "copy"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    page = (EXAMPLE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    Follower(copy).follow(page.partition("## 6. Give it words")[2].partition("## 7.")[0])
    rules = copy / "briscola" / "__init__.py"
    hook = "    def web_board(self) -> Path:\n        return Path(__file__).parent / 'board'\n\n    def blank("
    rules.write_text(rules.read_text(encoding="utf-8").replace("    def blank(", hook), encoding="utf-8")
    (copy / "briscola" / "board").mkdir()
    (copy / "briscola" / "board" / "board.js").write_text(BOARD, encoding="utf-8")
    install(copy, tmp_path / "installed")
    server = ServerProcess(tmp_path, plugged=tmp_path / "installed")
    server.start()
    try:
        vera = visit(server, locale="ru-RU")
        vera.go()
        expect(vera.page.get_by_role("heading", name="Брискола")).to_be_visible()
        expect(vera.page.get_by_text("Самая любимая карточная игра Италии")).to_be_visible()
        vera.find("play-briscola").click()
        expect(vera.find("prompt")).to_have_text("Сыграйте карту")
        expect(vera.page.locator(".brought p")).to_have_text("Mazzo 34")
        vera.page.get_by_role("button", name="Gioca").click()
        expect(vera.page.locator(".brought p")).to_have_text("Mazzo 32")
        expect(vera.page.locator("aside")).to_contain_text("берёт взятку")
        vera.page.locator("header select").first.select_option("uk")
        expect(vera.find("prompt")).to_have_text("Зіграйте карту")
    finally:
        server.kill()
