"""A person at a browser: sees what the page shows, clicks, taps or types, and notes all that the page says and asks."""

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 120_000  # ms; both cores may be busy
MOVING = 24  # answers of a whole match by mouse; by then all that moves was seen, and drawing it is half of the work
MOVED = 30_000  # ms; what could not be pressed for so long has moved: look again where it is
LOST_LINE = re.compile(r"WebSocket connection to|net::ERR_")
OVER = ".bottom .over a[href^='/replay/']"
LIT = ".board button.lit:visible"
PANEL = ".board .overlay .panel"
SPLIT = ".board .split"
DEED = "[data-part=reader][role=dialog] .deed"  # what a card opened by a tap offers

# What there is to do now: nothing while an answer is under way.
READY = f"""() => {{
    if (document.querySelector("{OVER}")) return 'over';
    if (!document.querySelector('.prompt.mine')) return '';
    const open = document.querySelector("[data-option]:enabled:not([aria-disabled]), .board button.lit,"
        + " {PANEL} button.primary:enabled,"
        + " {PANEL} .token:enabled, {PANEL} :is(.ways, .three, .foot) button:enabled");
    return open ? 'turn' : '';
}}"""

# About how often Tab must be pressed until the focus is on something: looking after every press takes far longer.
TABS = """selector => {
    const modal = document.querySelector('dialog[open]') ?? document;
    const all = [...modal.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter((node) => node.tabIndex >= 0 && !node.disabled && node.getClientRects().length > 0);
    const at = all.indexOf(document.activeElement);
    const target = all.findIndex((node, i) => i > at && node.matches(selector));
    return document.activeElement?.matches(selector) || target < 0 ? 0 : target - at;
}"""


# Where something can be pressed: its middle, or else what is seen of it, from the left, as of a card in a fan.
SPOT = """node => {
    node.scrollIntoViewIfNeeded();
    const { left, top, width, height } = node.getBoundingClientRect();
    for (const x of [0.5, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95])
        for (const y of [0.5, 0.3, 0.7, 0.1, 0.9])
            if (node.contains(document.elementFromPoint(left + x * width, top + y * height)))
                return { x: x * width, y: y * height };
    return null;
}"""

# Notes at the edge of the page go by themselves: all that ever stood there is kept.
NOTES = """
    window.notes = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.nodeType === 1 && node.closest('.toasts')) window.notes.push(node.textContent);
    }).observe(document, { subtree: true, childList: true });
"""


# What the page remembers, unless it remembers something else already.
WISHES = """wishes => {
    try {
        const kept = JSON.parse(localStorage.getItem('ludoteka') ?? '{}');
        localStorage.setItem('ludoteka', JSON.stringify({ ...wishes, ...kept }));
    } catch {}  // a page without an address remembers nothing
}"""
AT_ONCE = f"({WISHES})({{ pace: 'instant' }})"  # pieces move, but what others do is not told step by step
HASTY = f"({WISHES})({{ confirm: false }})"  # whoever plays on at random is not asked twice

# Shadows, blurs and pictures take a fifth of all the work; where the things lie does not depend on them.
UNADORNED = """
    window.unadorned = new CSSStyleSheet();
    window.unadorned.replaceSync(`*, *::before, *::after {
        box-shadow: none !important; text-shadow: none !important; filter: none !important;
        backdrop-filter: none !important; background-image: none !important;
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.unadorned];
"""


class Person:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []  # of the page: errors, warnings, requests to other hosts
        self.requests: list[str] = []
        self.frames: list[str] = []  # all that came through websockets
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.seat = -1
        self.line_may_break = False
        self.chance = random.Random(1)
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.add_init_script(NOTES)
        self.page.add_init_script(HASTY)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self._request)
        self.page.on("websocket", self._websocket)

    # --- what the page does ---

    def _console(self, message: ConsoleMessage) -> None:
        if self.line_may_break and LOST_LINE.search(message.text):
            return
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        self._asked(request.url)

    def _asked(self, url: str) -> None:
        self.requests.append(url)
        parts = urlsplit(url)
        if parts.scheme not in {"data", "blob"} and parts.netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"request to another host: {url}")

    def _websocket(self, socket: WebSocket) -> None:
        self._asked(socket.url)
        socket.on("framereceived", lambda data: self.hear(str(data)))

    def hear(self, text: str) -> None:
        """A message of the server."""
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] in {"welcome", "table"}:
            self.table = message["table"]
        if message["type"] == "welcome":
            self.seat = message["seat"]
        if message.get("position"):
            self.position = message["position"]

    # --- finding a table ---

    def go(self, path: str = "/") -> "Person":
        self.page.goto(self.address + path)
        return self

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request of this guest beside the page."""
        headers = {"content-type": "application/json"}
        data = json.dumps(body) if body is not None else None
        reply = self.context.request.fetch(
            self.address + path, method=method, headers=headers, data=data, timeout=PATIENCE
        )
        assert reply.ok, f"{method} {path}: {reply.status} {reply.text()}"
        return reply.json() if "json" in reply.headers["content-type"] else reply.text()

    def unadorned(self) -> "Person":
        """See pages without shadows and pictures; axe-core, which judges colours, sees them all the same."""
        self.page.add_init_script(UNADORNED)
        return self

    def adorned(self) -> Page:
        """The page with all that was left out: for a picture of it."""
        self.page.evaluate("for (const sheet of document.adoptedStyleSheets) sheet.disabled = true")
        return self.page

    def at_once(self) -> "Person":
        """Choose to see at once what others do, before any page is open."""
        self.page.add_init_script(AT_ONCE)
        return self

    def deal(self, game: str = "seasons", bot: str = "random", players: int = 2, **settings: str) -> None:
        """A match against the computer, without the way through the lobby; its page is not open yet."""
        wishes = {"first": "1", **settings}
        self.table = self.ask("POST", "/api/play", {"game": game, "bot": bot, "players": players, "settings": wishes})

    def open(self) -> "Person":
        """The page of the table; nothing is remembered of what was heard beside it."""
        self.position, self.frames = {}, []
        return self.go(f"/table/{self.table['id']}")

    def sit(self, level: str = "apprentice", bot: str = "random") -> "Person":
        """A match against the computer, and its page."""
        self.deal(bot=bot, level=level)
        self.open().ready()
        return self

    def wish(self, **choices: str) -> None:
        """Choose in the lobby how to play against the computer, by the labels of the choices."""
        self.press(self.find("how-seasons"))
        for label, value in choices.items():
            self.page.get_by_role("combobox", name=label.replace("_", " ")).select_option(value)

    # --- seeing ---

    def find(self, id: str) -> Locator:
        return self.page.get_by_test_id(id)

    def seen(self, selector: str) -> int:
        return self.page.locator(selector).count()

    @property
    def kind(self) -> str:
        return str((self.position.get("question") or {}).get("kind", ""))

    @property
    def number(self) -> int:
        return int(self.position.get("number", -1))

    @property
    def my_board(self) -> dict[str, Any]:
        return dict(self.position["view"]["players"][self.seat])

    def ready(self) -> str:
        """Wait until this person is asked something or the match is over: 'turn' or 'over'."""
        return str(self.page.wait_for_function(READY).json_value())

    def asked(self) -> bool:
        return bool(self.page.evaluate(READY) != "")

    def over(self) -> bool:
        return bool(self.page.evaluate(READY) == "over")

    def until(self, done: Callable[[], bool], what: str) -> None:
        for _ in range(PATIENCE // 25):
            if done():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"in vain: {what}")

    def told(self, text: str) -> None:
        """Wait until a note at the edge of the page says this; it may be gone again."""
        self.until(lambda: any(text in note for note in self.page.evaluate("window.notes")), f"'{text}' is told")

    def watch(self, number: int, seat: int) -> Locator:
        """The board of a replay, when it shows this moment as this seat sees it."""
        there = f"[data-moment='{number}'][data-viewpoint='{seat}'][aria-busy=false]"
        board = self.page.locator(f"main{there} div.board")
        expect(board).to_be_visible()
        expect(board.locator(".flight")).to_have_count(0)
        return board

    def answered(self, before: int) -> None:
        """Wait until the match went on since an answer number."""
        self.until(lambda: self.number != before, f"an update after {before}, asked {self.kind}")

    def texts(self) -> str:
        """All that can be read or heard on the page: text, labels, titles, values of fields."""
        return str(
            self.page.evaluate(
                """() => {
                    const said = [document.title, document.body.innerText];
                    for (const node of document.querySelectorAll('body *')) {
                        if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.tagName)) continue;
                        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
                            said.push(node.getAttribute(name) ?? '');
                        for (const child of node.childNodes) if (child.nodeType === 3) said.push(child.data);
                    }
                    return said.join('\\n');
                }"""
            )
        )

    def axe(self, label: str, *rules: str, within: str = "") -> list[str]:
        """What axe-core finds that matters, by all of its rules unless some are named, in all of the page or a part."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        how: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
        how |= {"runOnly": rules} if rules else {}
        run = """async ([where, how]) => {
            const sheet = window.unadorned ?? {};
            sheet.disabled = true;
            const { violations } = await axe.run(where || document, how);
            sheet.disabled = false;
            return violations;
        }"""
        found = self.page.evaluate(run, [within, how])
        return [
            f"{label}: {one['id']} ({one['impact']}): {node['target']} {node.get('failureSummary', '')}"
            for one in found
            if one["impact"] in {"serious", "critical"}
            for node in one["nodes"][:3]
        ]

    # --- playing by mouse or finger ---

    def press(self, target: Locator, timeout: float = PATIENCE) -> None:
        """A click, or a tap where there is a touch screen: in the middle, or on what is seen of it."""
        end = monotonic() + timeout / 1000
        while True:
            left = max(1.0, 1000 * (end - monotonic()))
            if (spot := target.evaluate(SPOT, timeout=left)) is not None:
                try:
                    self._touch(target, timeout=min(left, MOVED), position=spot)
                    return
                except TooLate:
                    with suppress(TooLate):
                        target.wait_for(state="attached", timeout=MOVED)
                    if not target.count():
                        return  # it was pressed, which took it away, and only the word of it came too late
                    if left <= MOVED:
                        raise
            elif left <= 1:
                raise AssertionError(f"nothing is seen of {target}")
            else:
                self.page.wait_for_timeout(20)

    def _touch(self, target: Locator, **how: Any) -> None:
        target.click(**how)

    def press_at(self, x: float, y: float) -> None:
        """The same at a point of the page, for what is no rectangle."""
        self.page.mouse.click(x, y)

    def move(self) -> None:
        """Answer what is asked by clicking something on the table."""
        before = self.number
        if self.seen(SPLIT):
            self._part()
        elif self.seen(PANEL):
            self._use_panel(before)
        else:
            self._use_table(before)
        self.answered(before)

    def _use_table(self, before: int) -> None:
        """A lit thing; the list of options where nothing is lit, and now and then anyway."""
        lit, options = self.page.locator(LIT), self.page.locator("[data-option]:enabled")
        n, m = lit.count(), options.count()
        if n and (m == 0 or self.chance.random() < 0.75):
            self.press(lit.nth(self.chance.randrange(n)))
            menu = self.page.get_by_role("menuitem")
            read = self.page.locator("dialog button.primary")
            if self.number == before and menu.count():
                self.press(menu.first)
            elif self.number == before and read.count():  # what is used once is read before
                self.press(read)
            elif self.number == before and self.seen(DEED):  # so is a card by who taps
                self.press(self.page.locator(DEED).first)
        else:
            self.press(options.nth(self.chance.randrange(m)))

    def _use_panel(self, before: int) -> None:
        """Click about in the panel until it can be confirmed, then do."""
        panel = self.page.locator(PANEL)
        end = monotonic() + PATIENCE / 1000
        while monotonic() < end:
            if self.number != before or not panel.count():
                return
            cards = panel.locator("button.card.lit")
            done = panel.locator("button.primary:enabled")
            if cards.count() and not done.count():
                self.press(cards.nth(self.chance.randrange(cards.count())))
                return
            if done.count():
                self.press(done.first)
                return
            # tokens alike are wanted more often than not
            things = panel.locator(".token:not(.on):enabled")
            names = things.evaluate_all("nodes => nodes.map((node) => node.getAttribute('aria-label'))")
            if names and self.chance.random() < 0.7:
                at = names.index(max(names, key=names.count))
            else:
                things = panel.locator(".token:enabled, .socket:enabled, :is(.ways, .three, .foot) button:enabled")
                n = things.count()
                if n == 0:  # the click before was the last that was needed: the answer is under way
                    self.page.wait_for_timeout(20)
                    continue
                at = self.chance.randrange(n)
            with suppress(TooLate):  # or it has just arrived, and the panel is gone
                self.press(things.nth(at), timeout=1500)
        raise AssertionError(f"the panel of {self.kind} cannot be confirmed")

    def _part(self) -> None:
        """Put nine cards into three years; where there is little room they stay where they are and are marked."""
        pool = self.page.locator(f"{SPLIT} .pool button.card")
        done = self.page.locator(f"{SPLIT} button.primary:not(.deed)")
        stay = self.seen(f"{SPLIT}.phone") == 1
        for i in range(pool.count()):
            if done.is_enabled():
                break
            self.press(pool.nth(i if stay else 0))
        self.press(done)

    # --- playing by keyboard ---

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self, selector: str) -> bool:
        return bool(self.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector))

    def tab_to(self, selector: str, key: str = "Tab", most: int = 150) -> None:
        """Press Tab until the focus is on something."""
        if key == "Tab":
            self.key(*["Tab"] * int(self.page.evaluate(TABS, selector)))
        for _ in range(most):
            if self.focused(selector):
                return
            self.key(key)
        raise AssertionError(f"Tab never came to {selector}")


class Finger(Person):
    """Taps instead of clicks."""

    def _touch(self, target: Locator, **how: Any) -> None:
        target.tap(**how)

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def _part(self) -> None:
        """Every card is read, then put into the first year with room."""
        cards = self.page.locator(f"{SPLIT} .pool button.card")
        done = self.page.locator(f"{SPLIT} > footer button.primary")
        for i in range(cards.count()):
            if done.is_enabled():
                break
            self.press(cards.nth(i))
            self.press(self.page.locator(DEED).first)
        self.press(done)


def deal_together(host: Person, guest: Person, game: str, **settings: str) -> None:
    """A match of two people, without the way through the lobby and without pages; the host begins where one begins."""
    for person in (host, guest):
        person.ask("GET", "/api/me")
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"first": "1", **settings}}
    table = host.ask("POST", "/api/tables", wish)["id"]
    guest.ask("POST", f"/api/tables/{table}/join", {"seat": 1})
    guest.ask("POST", f"/api/tables/{table}/ready", {"ready": True})
    host.ask("POST", f"/api/tables/{table}/start", {})
    host.table = guest.table = {"id": table}


def sit_together(host: Person, guest: Person, game: str, **settings: str) -> None:
    """The same, and their pages."""
    deal_together(host, guest, game, **settings)
    for person in (host, guest):
        person.open()


def agree(*people: Person) -> None:
    """Wait until all of them have seen the last answer; each has seen their own."""
    people[0].until(lambda: len({person.number for person in people}) == 1, "all see the same moment")


def take_turns(*people: Person, until: Callable[[], bool]) -> None:
    """Whoever is asked answers, by clicks, until something is so."""
    since = monotonic()
    while not until():
        for person in people:
            if person.asked() and not person.over():
                if until():  # the question has come since
                    return
                person.move()
                since = monotonic()
        assert monotonic() - since < 2 * PATIENCE / 1000, "the match does not come to this point"
        people[0].page.wait_for_timeout(25)
