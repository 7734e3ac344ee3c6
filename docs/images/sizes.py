"""Makes a sheet of each board at seven sizes of the window: `python -m docs.images.sizes after`.

Another tree with a built client may be named, so that boards can be compared:
`python -m docs.images.sizes before TREE`.
The moments are fixtures of the client, in Russian, whose words are the longest; nothing is played.
"""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.conftest import ARGUMENTS, chromium_path
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_readable import DESKTOP, FIXTURES, TOUCH, Table

HERE = Path(__file__).parent
MOMENTS = {"seasons": "full-4", "etherstone": "full-4", "elven-rage": "middle-4"}
SCALE = 0.5
WIDTH = 1740  # of a sheet, px
QUALITY = 82
STYLE = """
    body { display: flex; flex-wrap: wrap; gap: 20px; margin: 20px; align-items: end; background: #fff }
    figure { margin: 0; font: 15px sans-serif; color: #333 }
    img { display: block; border: 1px solid #999 }
"""


def looks(browser: Browser, address: str, fixtures: Path, game: str) -> list[tuple[tuple[int, int], bytes]]:
    """The board at each size."""
    found = []
    for sizes, touch in ((DESKTOP, False), (TOUCH, True)):
        viewport = ViewportSize(width=sizes[0][0], height=sizes[0][1])
        context = browser.new_context(
            locale="ru-RU",
            viewport=viewport,
            has_touch=touch,
            color_scheme="light",
            reduced_motion="reduce",
        )
        table = Table(Person(context, address), fixtures)
        table.show(game, MOMENTS[game])
        for size in sizes:
            table.resize(size)
            table.page.wait_for_load_state("networkidle")
            found.append((size, table.page.screenshot()))
        context.close()
    return found


def sheet(browser: Browser, pictures: list[tuple[tuple[int, int], bytes]], path: Path) -> None:
    """All of them on one page, half as large."""
    figures = [
        f"<figure><img width={width * SCALE} src='data:image/png;base64,{base64.b64encode(picture).decode()}'>"
        f"{width}×{height}</figure>"
        for (width, height), picture in pictures
    ]
    page = browser.new_page(viewport={"width": WIDTH, "height": 100})
    page.set_content(f"<style>{STYLE}</style>{''.join(figures)}")
    page.screenshot(path=path, full_page=True, type="jpeg", quality=QUALITY)
    page.close()


def main(name: str, tree: str = "") -> None:
    fixtures = FIXTURES
    if tree:
        fixtures = Path(tree) / FIXTURES.relative_to(HERE.parents[1])
        sys.path.insert(0, str(Path(tree, "src").resolve()))  # where the server finds its code and the client
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
            for game in MOMENTS:
                pictures = looks(browser, server.address, fixtures, game)
                sheet(browser, pictures, HERE / f"sizes-{game}-{name}.jpg")
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
