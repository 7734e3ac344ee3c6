"""Draws the pictures that messengers show of a link, from those of the lobby: `python -m tests.browser.previews`."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, ROOT, chromium_path
from tests.browser.person import Person
from tests.browser.process import ServerProcess

SIZE = {"width": 1200, "height": 630}
PICTURES = ROOT / "web" / "public" / "previews"
# A stage over the page, on which pictures are put side by side, with the sign of the house.
STAGE = """() => {
    const stage = document.createElement('div');
    stage.style = 'position:fixed;inset:0;z-index:99;display:grid;grid-auto-flow:column;grid-auto-columns:1fr';
    document.body.append(stage);
    const arts = Object.fromEntries([...document.querySelectorAll('article.game')].map((game) =>
        [game.querySelector('[data-testid^=play-]').dataset.testid.slice(5), game.querySelector('.art')]));
    const sign = document.querySelector('.logo').cloneNode(true);
    sign.style = 'position:absolute;left:40px;bottom:36px;padding:12px 24px 12px 16px;gap:16px;border-radius:16px;'
        + 'background:#f9f2e3;color:#2c2117;font-size:44px';
    for (const side of ['width', 'height']) sign.querySelector('svg').setAttribute(side, '56');
    window.put = (names) => {
        stage.replaceChildren(...names.map((name) => {
            const art = arts[name].cloneNode(true);
            art.style = `height:${innerHeight}px;min-width:0;overflow:hidden`;
            return art;
        }), sign);
    };
    return Object.keys(arts);
}"""


def draw() -> None:
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        person = Person(chromium.new_context(viewport=SIZE, reduced_motion="reduce"), server.address)  # type: ignore[arg-type]
        person.go()
        person.find("play-seasons").wait_for()
        games = person.page.evaluate(STAGE)
        PICTURES.mkdir(exist_ok=True)
        for name, arts in [*((game, [game]) for game in games), ("ludoteka", games)]:
            person.page.evaluate("names => window.put(names)", arts)
            person.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=50)
    server.kill()


if __name__ == "__main__":
    draw()
