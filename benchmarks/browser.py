"""Measure the browser client against a server process on this machine: size, first page, from click to updated board.

`python -m benchmarks.browser` prints a table and writes build/bench-browser.json; it fails where a limit is missed.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.conftest import ARGUMENTS, chromium_path
from tests.browser.loaded import MOST_SCRIPT, script_kb
from tests.browser.person import Person
from tests.browser.process import ServerProcess

VISITS = 9
CLICKS = 40
RESULT = Path("build", "bench-browser.json")
GAMES = ("seasons", "etherstone", "elven-rage")
LIMITS = {**{f"script_kb_{game}": MOST_SCRIPT for game in GAMES}, "first_page_ms": 1000.0, "click_ms": 100.0}

# In the page: the time from a click on an option to the first frame in which the board shows the match has gone on.
STOPWATCH = """() => {
    window.clicks = [];
    let pressed = 0;
    addEventListener('pointerdown', () => { pressed = performance.now(); }, true);
    const seen = new MutationObserver(() => {
        if (!pressed) return;
        const started = pressed;
        pressed = 0;
        requestAnimationFrame(() => setTimeout(() => window.clicks.push(performance.now() - started)));
    });
    // What happened is told in the log in the same update that changes the board.
    seen.observe(document.querySelector('[data-testid=log]'), { childList: true, subtree: true });
}"""


def first_page(browser: Browser, address: str) -> float:
    """Milliseconds until "Play now" of a first visit can be clicked."""
    context = browser.new_context(locale="en-US", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    started = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_test_id("play-seasons").wait_for()
    page.wait_for_function("document.querySelector('[data-testid=play-seasons]').disabled === false")
    took = (time.perf_counter() - started) * 1000
    context.close()
    return took


def play(browser: Browser, address: str) -> list[float]:
    """Milliseconds from click to board of some answers."""
    person = Person(browser.new_context(locale="en-US", viewport={"width": 1440, "height": 900}), address)
    person.at_once().go()
    person.find("play-seasons").wait_for()
    person.sit()
    while person.kind == "split":
        person.move()
        person.ready()
    person.page.evaluate(STOPWATCH)
    for _ in range(CLICKS):
        if person.ready() == "over":
            break
        if not person.seen("[data-option]:enabled"):
            person.key("l")
        before = person.number
        options = person.page.locator("[data-option]:enabled")
        options.first.wait_for()
        options.nth(person.chance.randrange(options.count())).click()
        person.answered(before)
    person.page.wait_for_timeout(200)
    clicks = person.page.evaluate("window.clicks")
    person.context.close()
    return list(clicks)


def measure() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
            first = [first_page(browser, server.address) for _ in range(VISITS + 1)][1:]
            clicks = play(browser, server.address)
            loaded = {f"script_kb_{game}": round(script_kb(browser, server.address, game), 1) for game in GAMES}
            browser.close()
        finally:
            server.kill()
    return {
        **loaded,
        "first_page_ms": round(median(first), 1),
        "click_ms": round(median(clicks), 1),
        "visits": len(first),
        "clicks": len(clicks),
    }


def main() -> None:
    found = measure()
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(found, indent=1) + "\n")
    table = Table("measured", "found", "limit")
    names = {
        **{f"script_kb_{game}": f"script for lobby and first board of {game}, gzip, kB" for game in GAMES},
        "first_page_ms": f"first page usable, median of {found['visits']}, ms",
        "click_ms": f"click to updated board, median of {found['clicks']}, ms",
    }
    for key, name in names.items():
        table.add_row(name, str(found[key]), str(LIMITS[key]))
    Console().print(table)
    missed = [name for key, name in names.items() if found[key] > LIMITS[key]]
    if missed:
        sys.exit(f"over the limit: {'; '.join(missed)}")


if __name__ == "__main__":
    main()
