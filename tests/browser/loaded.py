"""What a browser loads of the client, for tests and the benchmark."""

from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Browser

from tests.browser.person import Person

LANGUAGE = "uk-UA"  # the longest words; they are scripts too
MOST_SCRIPT = 150.0  # kB


def script_kb(browser: Browser, address: str, game: str) -> float:
    """Kilobytes of script, compressed as sent, that a new guest loads for the lobby and the first board of a match."""
    person = Person(browser.new_context(locale=LANGUAGE, viewport={"width": 1440, "height": 900}), address)
    person.go()
    person.find(f"play-{game}").wait_for()
    table = person.ask("POST", "/api/play", {"game": game, "bot": "random", "settings": {}})
    person.go(f"/table/{table['id']}")
    person.ready()
    person.page.wait_for_load_state("networkidle")
    loaded = {url for url in person.requests if urlsplit(url).path.endswith(".js")}
    person.context.close()
    return sum(map(sent, loaded)) / 1000


def sent(url: str) -> int:
    """Bytes of an answer as a browser is sent it."""
    with urlopen(Request(url, headers={"accept-encoding": "gzip"})) as answer:
        return len(answer.read())
