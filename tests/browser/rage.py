"""A person at a table of Elven Rage: what is asked is answered on the map, on the stage, in panels and in the bar."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Locator

from ludoteka.core.match import Match
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.scenario import Scenario
from tests.browser.hurry import hurry
from tests.browser.person import DEED, OVER, PATIENCE, Person

PANEL = ".board .overlay .panel"
MUSTER = ".board .muster"
PASS = ".board [data-pass]"
THINGS = ".board [data-thing]"  # whatever is lit on the table
HAND = ".board .hand .card.lit"
KEEP = ".board .early .card.lit"
OVER_NOW = -2
AIMED = ".board .aimed, .board [data-aiming]"
CHOOSING = f".board [role=menuitem], {AIMED}"  # a card waits for its target
TARGETS = ".board :is(.world, .rivals, .side) [data-thing]:visible"

# The number of the question that waits for an answer by hand, -1 for none, -2 when the match is over.
READY = f"""() => {{
    if (document.querySelector("{OVER}")) return -2;
    if (!document.querySelector(".rage-board[aria-busy=false]") || !document.querySelector('.prompt.mine')) return -1;
    const open = document.querySelector("[data-option]:enabled:not([aria-disabled]), {PASS}, {THINGS}, {HAND}, {KEEP},"
        + " {PANEL} .lit, :is({PANEL}, {MUSTER}) .foot button:enabled");
    return open ? Number(document.querySelector('.rage-board').dataset.question ?? -1) : -1;
}}"""
WAIT = f"() => {{ const n = ({READY})(); return n === -1 ? null : {{ n }}; }}"

# A card was opened by a tap, and can be used there.
READ = f"() => document.querySelector('{DEED}') !== null"
# A point of the page where a thing can be pressed: a Land is no rectangle.
POINT = """node => {
    const box = node.getBoundingClientRect();
    for (const at of ['44', '35', '53', '33', '55', '46', '42', '24', '64', '14', '74', '41', '47']) {
        const [x, y] = [box.left + box.width * at[0] / 8, box.top + box.height * at[1] / 8];
        if (document.elementFromPoint(x, y)?.closest('[data-thing]') === node) return [x, y];
    }
    return null;
}"""


def deal(person: Person, bots: int = 1, bot: str = "adept", **settings: str) -> None:
    """A match against computer players; the quickest of all unless something else is wished.

    A good player ends it twice as soon as one who plays at random.
    """
    wish = {"scenario": "race", "race": "lands", **{name.replace("_", "-"): value for name, value in settings.items()}}
    person.deal("elven-rage", bot, bots + 1, **wish)


def sit(person: Person, bots: int = 1, **settings: str) -> None:
    """The same, and its page."""
    deal(person, bots, **settings)
    person.open()
    ready(person)


def hasten(person: Person, until: Callable[[], bool]) -> None:
    """Answer without the page until something is so, fighting wherever one can; then open it."""
    hurry(person, until=until, prefer=("attack", "fight"))
    person.open()
    ready(person)


def sit_at(person: Person, start: Scenario, seat: int = 0, wait: bool = True) -> None:
    """A match against a computer player from a position on, without the way that leads there."""
    state = start.state.to_json()
    match = Match(GAME, state["seats"], bytes.fromhex(state["key"]), {"reactions": "even"}, start=state)
    table = person.ask("POST", "/api/journals", {"journal": match.journal.dump()})
    wish = {"number": match.state.number, "seat": seat, "bot": "random"}
    found = person.ask("POST", f"/api/tables/{table['id']}/continue", wish)
    person.go(f"/table/{found['id']}")
    if wait:
        ready(person)


def ready(person: Person) -> bool:
    """Wait until something is asked, and the page shows what the last message said; whether the match still goes on."""
    for _ in range(PATIENCE // 25):
        n = person.page.wait_for_function(WAIT).json_value()["n"]
        if n == OVER_NOW:
            return False
        if n == (person.position.get("question") or {}).get("number"):
            return True
        person.page.wait_for_timeout(25)
    raise AssertionError(f"the page shows question {n} and not {person.number}")


def shown(person: Person) -> int:
    """The number of the question that the page waits with."""
    return int(person.page.evaluate(READY))


def move(person: Person) -> None:
    """Answer what is asked by clicking something on the table."""
    page, kind, number = person.page, person.kind, shown(person)
    if kind == "keep":
        cards = page.locator(KEEP)
        for i in (0, 1):
            use_card(person, cards.nth(i))
        person.press(page.locator(".board .early button.primary"))
    elif kind in {"commit", "answer", "defend"}:
        muster(person)
    elif kind == "window":
        answer_window(person)
    elif kind == "trade":
        person.press(page.locator(f"{PANEL} button.plain"))
    elif kind == "trade-answer":
        accept = page.locator(f"{PANEL} .card.lit, {PANEL} button.primary:enabled")
        use_card(person, some(person, accept) if accept.count() else page.locator(f"{PANEL} button.plain"))
    elif kind in {"discard", "trim", "recover"}:
        tick(person)
    elif kind in {"turn-up", "keep-one"}:
        use_card(person, some(person, page.locator(f"{PANEL} .card.lit")))
    else:
        use_table(person)
    answered(person, number)


def answered(person: Person, number: int) -> None:
    """Wait until the page no longer waits with this question. Others may answer meanwhile, where all are asked."""
    person.page.wait_for_function(f"number => ({READY})() !== number", arg=number)


def some(person: Person, things: Locator) -> Locator:
    n = things.count()
    assert n, f"nothing is lit for {person.kind}"
    return things.nth(person.chance.randrange(n))


def use_card(person: Person, card: Locator) -> None:
    """A click uses a card; a tap reads it first, and the reader has a button for the deed."""
    person.press(card)
    if person.page.evaluate(READ):
        person.press(person.page.locator(DEED).first)


def press_thing(person: Person, thing: Locator, done: Callable[[], bool]) -> None:
    """Press something lit on the table where it is seen, once more if it was still moving."""

    def press() -> None:
        if person.page.evaluate(READ):
            person.press(person.page.locator(DEED).first)
            return
        point = thing.evaluate(POINT) if thing.count() else None
        if point is not None:
            person.press_at(*point)
            if person.page.evaluate(READ):
                person.press(person.page.locator(DEED).first)

    again(person, press, done, f"pressing {thing} did nothing")


def again(person: Person, act: Callable[[], None], done: Callable[[], bool], complaint: str) -> None:
    """Do something, once more whenever nothing came of it for a while."""
    end = monotonic() + PATIENCE / 1000
    while monotonic() < end:
        act()
        for _ in range(100):
            if done():
                return
            person.page.wait_for_timeout(20)
    raise AssertionError(complaint)


def tick(person: Person) -> None:
    """Tick cards in the panel until there are enough, and end it."""
    done = person.page.locator(f"{PANEL} button.primary")
    while not done.is_enabled():
        person.press(person.page.locator(f"{PANEL} .card.lit:not(.chosen)").first)
    person.press(done)


def muster(person: Person) -> None:
    """Pick cards of the hand until they can be sent."""
    page = person.page
    done = page.locator(f"{MUSTER} .foot button.primary")
    free = page.locator(".board .hand .card.lit:not(.chosen)")
    for _ in range(4):
        if done.is_enabled():
            break
        use_card(person, free.first)
    person.press(done)


def declare(person: Person, answer: Locator, done: Callable[[], bool]) -> None:
    """Press an answer in the bar, once more if it was still moving."""

    def press() -> None:
        if answer.count():
            person.press(answer)

    again(person, press, done, f"declaring {answer} did nothing")


def answer_window(person: Person) -> None:
    """Declare something now and then, pass else."""
    page, number = person.page, shown(person)
    answers = page.locator(".board .bar .answer:enabled")
    if answers.count() and person.chance.random() < 0.3:
        declare(person, answers.first, lambda: shown(person) != number or bool(page.locator(CHOOSING).count()))
        choose_target(person)
    else:
        person.press(page.locator(PASS))


def use_table(person: Person) -> None:
    """Something lit; the list of options where nothing is lit."""
    page, number = person.page, shown(person)
    lit = page.locator(f"{THINGS}:visible")
    if lit.count():
        name = some(person, lit).get_attribute("data-thing")
        thing = page.locator(f".board [data-thing='{name}']:visible").first
        press_thing(person, thing, lambda: shown(person) != number or bool(page.locator(CHOOSING).count()))
        choose_target(person)
    else:
        person.press(some(person, page.locator("[data-option]:enabled")))


def choose_target(person: Person) -> None:
    """Whom a card is for, and then how, where there is a choice."""
    page = person.page
    menu, aimed = page.get_by_role("menuitem"), page.locator(AIMED)
    if aimed.count() and not menu.count():
        target = page.locator(TARGETS).first
        press_thing(person, target, lambda: bool(menu.count()) or not aimed.count())
    if menu.count():
        person.press(menu.first)


def play(person: Person, until: Callable[[], bool]) -> bool:
    """Answer by clicks until something is so, or the match is over; whether it came to be so."""
    while ready(person):
        if until():
            return True
        move(person)
    return False


def view(person: Person) -> dict[str, Any]:
    return dict(person.position["view"])
