"""Every table can be read on every screen: nothing is covered, no text is cut or small, a finger hits what it wants.

The table's page is shown moments of matches (`web/src/games/*/fixtures`) as a server would tell them, at one size of
the window after the other: no match is played.
"""

import itertools
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

from ludoteka.text import message_name, texts
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_languages import check

GAMES = ("seasons", "elven-rage", "etherstone")
FIXTURES = Path(__file__).parents[2] / "web" / "src" / "games"
CHECK = (Path(__file__).parent / "readable.js").read_text(encoding="utf-8")
DESKTOP = ((1920, 1080), (1440, 900), (1280, 720), (1366, 650))  # the tight one last: most moments need no other
TOUCH = ((820, 1180), (390, 844), (360, 640))
TIGHT = {(1366, 650), (360, 640)}  # where most goes wrong first
ALL = os.environ.get("LUDOTEKA_SCREENS") == "all"  # every moment at every size in every language, as `make soak` does

MOMENTS = {
    "seasons": [
        "draft-first-2", "draft-4", "split-2", "split-four", "construct", "reject-last", "choose-token", "dice-2",
        "dice-4", "main-2", "late-4", "full-2", "full-4", "kingdom-2", "kingdom-4", "pay", "transmute", "mirror",
        "energy-full", "draw-choose", "keep", "either", "prophecy-4", "arrange", "exchange-cards", "usurp",
        "search", "revealed", "boots", "over-4",
    ],
    "etherstone": [
        "draft-first-4", "draft-2", "leaders-2", "early-2", "middle-2", "middle-4", "full-2", "full-4", "tray", "pay",
        "team", "plan", "branch", "x", "swap", "gain", "steal", "shift-die", "reroll", "before", "apply", "counters-on",
        "spectator", "over-4",
    ],
    "elven-rage": [
        "keep-2", "keep-4", "early-2", "middle-4", "rich", "squad-4", "turn-up", "commit-3", "commit-4",
        "answer", "named", "place", "duel", "reserve", "act-2", "act-4", "declared", "chain",
        "result", "trade", "trade-3", "offer", "discard", "over-4", "spectator",
    ],
}  # fmt: skip
NAMES = {"Ada", "Borys", "Dragomir the Long-Winded"}  # of those who sit in the fixtures
# Where there are most words; these are shown at every size, the others where it is tight, and in one language. In the
# second language the wordy ones are shown where it is tight.
WORDY = {
    "seasons": ["draft-4", "split-2", "full-4", "kingdom-4", "pay", "draw-choose", "choose-token"],
    "etherstone": ["draft-first-4", "full-2", "full-4", "tray", "team"],
    "elven-rage": ["keep-4", "middle-4", "commit-4", "declared", "trade-3", "discard"],
}
# What is looked at in a moment: a card is read before it is chosen, a rival's line opens.
LOOKED = {
    "seasons": {
        "draft-first-2": [".pack .card"],
        "split-2": [".split .card"],
        "full-4": [".hand .card", "button.rival"],
    },
    "etherstone": {
        "draft-first-4": [".pack .card"],
        "full-4": [".hand .card", ".world .card", "button.die", "button.refresh", "button.rival"],
    },
    "elven-rage": {
        "keep-4": [".early .card"],
        "middle-4": [".hand .card", "button.rival"],
        "commit-4": [".muster .card"],
        "declared": [".hand .card", ".fighter"],
        "trade-3": [".goods .card"],
    },
}

# Styles that spoil a board as boards were spoilt once, and what is said of each.
SPOILT = {
    "parts overlap | me | hand": "[data-part=me] { margin-bottom: -30px !important }",
    "cut | hand": ".hand .name { width: 4ch !important; overflow: hidden; white-space: nowrap }",
    "small 11.0 | hand": ".hand .text { font-size: 11px !important }",
    "name cut | rivals": ".rival .word { width: 20px !important }",
    "text on text | hand": ".hand .text { translate: 0 -24px }",
    "picture on text": "[data-part=me] .crystals svg { margin-right: -24px }",
    "beside its part | prompt": "[data-part=prompt] .question { translate: 0 -30px }",
    "beside the page": "[data-part=me] .crystals { translate: -90px }",
    "own card not whole": "[data-part=play] { height: 24px !important; overflow: hidden }",
    "target 30×30": "[data-part=prompt] .tools .btn { all: unset; width: 30px !important; height: 30px !important }",
    "part beside the page": "[data-part=rivals] { translate: 0 -60px }",
    "target cut": "[data-part=prompt] .option { min-height: 60px !important }",
    "the page scrolls sideways": "html { width: 110vw; overflow: visible !important }",
    "the page scrolls | ": "html { height: 110vh; overflow: visible !important }",
}
SPOIL = """css => {
    window.spoilt ??= new CSSStyleSheet();
    window.spoilt.replaceSync(css);
    document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, window.spoilt])];
}"""

# A moment with a hand that nothing is asked about, what may come to a hand, and how many cards are held at once.
HANDS = {
    "seasons": ("dice-2", {"magic_item", "familiar"}, 6),
    "etherstone": ("middle-2", {"technology", "follower", "ritual"}, 5),
    "elven-rage": ("middle-4", {"warrior", "hero"}, 5),
}

# The page shows a moment, and a whole frame went by in which nothing of it changed.
SETTLED = """async (number) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!document.querySelector(`.match[data-number="${number}"] .bottom > *`)) await frame();
    while (document.querySelector('[data-loading]')) await frame();
    await document.fonts.ready;
    let changed = false;
    const watch = new MutationObserver(() => { changed = true; });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await frame();
    for (let i = 0; i < 60; i++) {
        changed = false;
        await frame();
        const moving = document.getAnimations().filter((animation) => animation.playState === 'running');
        moving.forEach((animation) => animation.finish());
        if (!changed && !moving.length) break;
    }
    watch.disconnect();
}"""


# Where only places are measured nothing needs to be painted, which is a quarter of the work. Where the root is cut to
# nothing all boxes stay as they are, but nothing can be pressed.
UNPAINTED = """
    window.unpainted = new CSSStyleSheet();
    window.unpainted.replaceSync('html { clip-path: inset(0 100% 100% 0) }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.unpainted];
"""
PAINTED = "painted => { if (window.unpainted) window.unpainted.disabled = painted; }"

# One page shows matches with and without an expansion: it has all words from the first.
ALL_WORDS = {"seasons": {"kingdom": "on"}}


class Table:
    """A table's page that is told moments of matches."""

    def __init__(self, person: Person, fixtures: Path = FIXTURES) -> None:
        self.page = person.page
        self.person = person
        self.fixtures = fixtures
        self.number = 1000
        self.told: dict[str, Any] = {}
        self.line: WebSocketRoute | None = None
        wishes = '{"gains": false, "confirm": false}'  # asked about everything, once
        self.page.add_init_script(f"localStorage.setItem('ludoteka', '{wishes}')")
        self.page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._asked)

    def _asked(self, message: str | bytes) -> None:
        if json.loads(message)["type"] == "hello" and self.line:
            self.line.send(json.dumps(self.told))

    def show(self, game: str, moment: str, hand: list[str] | None = None) -> None:
        """A moment, with other cards in my hand where some are named."""
        data = json.loads((self.fixtures / game / "fixtures" / f"{moment}.json").read_text(encoding="utf-8"))
        view = data["position"]["view"]
        for player in view["players"]:
            if "picked" in player:
                player["picked"] = player["seat"] != data["seat"]  # in a draft the others have chosen: most words
        if hand:
            mine = view["players"][data["seat"]]
            mine["cards"]["hand"], mine["hand"] = hand, len(hand)
        data["table"]["settings"] |= ALL_WORDS.get(game, {})
        self.tell(data, moment)

    def put(self, told: str) -> None:
        """Any moment, as fixtures hold it."""
        self.tell(json.loads(told), f"moment {self.number}")

    def tell(self, data: dict[str, Any], epoch: str) -> None:
        self.number += 1
        position = data["position"]
        position["number"] = self.number
        if position["question"]:
            position["question"]["number"] = self.number
            position |= {"undo": True, "restart": True, "hints": True}  # as many buttons beside it as there may be
        self.told = {
            "type": "welcome", "table": data["table"], "seat": data["seat"], "position": position, "epoch": epoch,
            "log_from": 0, "log": data["fresh"], "chat": [], "now": 0,
        }  # fmt: skip
        if self.line:
            self.line.send(json.dumps(self.told))
        else:
            self.person.go("/table/fixture")
        self.settle()

    def unpainted(self) -> "Table":
        """Spare the page to paint what nobody sees, but where something is pressed; before it is open."""
        self.page.add_init_script(UNPAINTED)
        return self

    def resize(self, size: tuple[int, int]) -> None:
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        if self.page.viewport_size != viewport:
            self.page.set_viewport_size(viewport)
            self.settle()

    def settle(self) -> None:
        self.page.evaluate(SETTLED, self.number)

    def look(self, thing: Locator, touch: bool) -> list[str]:
        """What is wrong while something is looked at or open; Escape closes it."""
        before = self.layers()
        self.page.evaluate(PAINTED, True)
        if touch or "rival" in str(thing.get_attribute("class")):
            thing.tap() if touch else thing.click()
        else:
            thing.hover()
        self.settle()
        found = self.faults(touch)
        self.page.keyboard.press("Escape")
        self.page.mouse.move(1, 1)
        self.person.until(lambda: self.layers() <= before, "Escape closes it")
        self.page.evaluate(PAINTED, False)
        self.settle()
        return found

    def layers(self) -> int:
        """How much lies over the table; a panel that asks stays there."""
        return self.page.locator("[data-layer], dialog[open], [role=dialog]").count()

    def faults(self, touch: bool) -> list[str]:
        return list(self.page.evaluate(CHECK, touch))


def walk(table: Table, game: str, moments: list[str], sizes: tuple[tuple[int, int], ...], touch: bool) -> list[str]:
    found: list[str] = []
    for moment in moments:
        table.show(game, moment)
        if not touch:
            check(table.person, table.page.get_attribute("html", "lang") or "", moment, NAMES)
        for size in sizes:
            if not (ALL or size in TIGHT or moment in WORDY[game]):
                continue
            table.resize(size)
            where = f"{moment} {size[0]}×{size[1]}"
            found += [f"{where}: {fault}" for fault in table.faults(touch)]
            for selector in LOOKED[game].get(moment, []):
                thing = table.page.locator(selector)
                if thing.count():
                    found += [f"{where}, {selector}: {fault}" for fault in table.look(thing.first, touch)]
    return found


@pytest.mark.parametrize("device", ["desktop", "touch"])
@pytest.mark.parametrize("language", ["ru-RU", "uk-UA", *(["en-US"] if ALL else [])])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_covered_or_small(
    server: ServerProcess, visit: Visit, game: str, language: str, device: str
) -> None:
    touch = device == "touch"
    sizes: tuple[tuple[int, int], ...] = TOUCH if touch else DESKTOP
    first = ALL or language == "ru-RU"
    if not first:
        sizes = tuple(size for size in sizes if size in TIGHT)
    viewport = {"width": sizes[-1][0], "height": sizes[-1][1]}
    table = Table(visit(server, locale=language, viewport=viewport, has_touch=touch)).unpainted()
    found = walk(table, game, MOMENTS[game] if first else WORDY[game], sizes, touch)
    kinds = Counter(fault.split(": ", 1)[1].split(" |")[0].split(" ")[0] for fault in found)
    assert not found, f"{len(found)} faults, {dict(kinds)}\n" + "\n".join(found)


def test_each_kind_of_fault_is_found(server: ServerProcess, visit: Visit) -> None:
    table = Table(visit(server, locale="uk-UA", viewport={"width": 360, "height": 640}, has_touch=True))
    table.show("seasons", "full-4")
    assert table.faults(touch=True) == []
    missed = {}
    for kind, css in SPOILT.items():
        table.page.evaluate(SPOIL, css)
        found = table.faults(touch=True)
        if not any(fault.startswith(kind) for fault in found):
            missed[kind] = found
    assert not missed


@pytest.mark.parametrize("device", ["desktop", "touch"])
@pytest.mark.parametrize("language", ["ru-RU", "uk-UA", *(["en-US"] if ALL else [])])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_read_in_hand(
    server: ServerProcess, visit: Visit, game: str, language: str, device: str
) -> None:
    touch = device == "touch"
    width, height = next(size for size in (TOUCH if touch else DESKTOP) if size in TIGHT)
    person = visit(server, locale=language, viewport={"width": width, "height": height}, has_touch=touch)
    table = Table(person).unpainted()
    moment, kinds, n = HANDS[game]
    catalogue = json.loads((FIXTURES / game / "catalogue.json").read_text(encoding="utf-8"))["cards"]
    cards = [one["id"] for one in catalogue if {one.get(key) for key in ("category", "type", "kind")} & kinds]
    found = []
    few = (n, 3) if touch else (n,)  # a few cards share the width of a phone, more are swiped
    rest = cards
    for k in itertools.cycle(few):
        if not rest:
            break
        hand, rest = rest[:k], rest[k:]
        table.show(game, moment, hand)
        places = table.page.locator("[data-part=hand] .card[data-card]")
        expect(places).to_have_count(len(hand))
        for j in range(places.count() if touch else 1):  # those beside the screen are swiped to
            places.nth(j).scroll_into_view_if_needed()
            found += [f"{hand}: {fault}" for fault in table.faults(touch) if "| hand |" in fault]
    assert len(cards) > 40
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize(
    ("game", "moment", "cards"),
    [
        ("seasons", "draft-4", ".pack .card"),
        ("etherstone", "draft-2", ".pack .card"),
        ("elven-rage", "keep-4", ".early .card"),
    ],
)
def test_a_card_is_tapped_before_the_reader_offers_the_deed(
    server: ServerProcess, visit: Visit, game: str, moment: str, cards: str
) -> None:
    table = Table(visit(server, touch=True, viewport={"width": 360, "height": 640}, has_touch=True))
    table.show(game, moment)
    reader = table.page.locator("[data-part=reader]")
    name = str(table.page.locator(cards).first.get_attribute("data-card"))
    expect(reader).to_contain_text(texts("en")(f"{game}-card-{message_name(name)}"))  # all of it can be read
    expect(reader.locator(".deed")).to_have_count(0)
    table.page.locator(cards).first.tap()
    expect(reader.locator(".deed")).to_have_count(1)


@pytest.mark.parametrize("game", ["seasons", "etherstone"])
def test_what_others_do_closes_no_board_of_a_rival(server: ServerProcess, visit: Visit, game: str) -> None:
    """It is closed by its button, or by a question whose panel needs the room."""
    table = Table(visit(server, viewport={"width": 390, "height": 844}, has_touch=True))
    others = json.loads((FIXTURES / game / "fixtures" / "full-4.json").read_text(encoding="utf-8"))
    others["position"]["question"] = None
    table.tell(others, "a match")
    opened = table.page.locator("[data-part=rival]")
    table.page.locator("button.rival").first.tap()
    expect(opened).to_be_visible()
    table.tell(others, "a match")
    expect(opened).to_be_visible()
    table.show(game, "pay")
    expect(table.page.locator("[data-part=panel]")).to_be_visible()
    expect(opened).to_have_count(0)
