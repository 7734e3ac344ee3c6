"""By keyboard only: from the first page into a match, and from the middle of a recorded one to the result."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser import rage
from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import PANEL, SPLIT, Person
from tests.browser.process import ServerProcess
from tests.browser.test_access import JOURNALS

LATE = 190  # a moment in the last year of the recorded match
# What can be chosen by a key, on the board or in the list: what it takes, and the key.
KEYS = """() => Object.fromEntries(
    [...document.querySelectorAll('main [data-does][aria-keyshortcuts], [data-option][aria-keyshortcuts]')]
        .map((node) => [node.dataset.option ?? node.dataset.does, node.getAttribute('aria-keyshortcuts')]))"""
PARTS = f"{PANEL} :is(.token, .ways button, .socket, .card.lit, .foot button):enabled"


def answer(person: Person) -> None:
    """Answer what is asked, in one of the ways that the keyboard has for it."""
    before = person.number
    if person.seen(SPLIT):
        for _ in range(6):
            person.tab_to(f"{SPLIT} .pool button.card")
            person.key("Enter")
        person.tab_to(f"{SPLIT} button.primary")
        person.key("Enter")
    elif person.kind == "draft":
        person.tab_to("button.card.lit[data-thing^='pack:']")
        person.key(person.chance.choice(["Enter", "Space"]))
    elif person.seen(PANEL) and person.kind != "transmute-identical" and person.chance.random() < 0.5:
        use_panel(person, before)
    else:
        choose_from_list(person)
    person.answered(before)


def use_panel(person: Person, before: int) -> None:
    """Tab through the panel, a step at a time, until it can be confirmed."""
    for _ in range(30):
        if person.seen(f"{PANEL} button.primary:enabled"):
            person.tab_to(f"{PANEL} button.primary")
            person.key("Enter")
            return
        try:
            person.tab_to(PARTS)
            person.key(*["Tab"] * person.chance.randrange(3))
            person.tab_to(PARTS)
        except AssertionError:
            if person.number == before:
                raise
            return  # the key before was the last that was needed
        person.key("Enter")
        person.until(lambda: person.number != before or person.asked(), "the panel takes the key")
        if person.number != before or not person.seen(PANEL):
            return
    raise AssertionError(f"the panel of {person.kind} cannot be confirmed by keyboard")


def choose_from_list(person: Person) -> None:
    """The list of options: by key, by arrows, or by writing what is wanted."""
    if not person.seen("[data-option]"):
        person.key("l")
    options = person.page.locator("[data-option]")
    expect(options.first).to_be_enabled()
    n = options.count()
    way = person.chance.random()
    if way < 0.65:
        person.key(person.chance.choice(sorted(person.page.evaluate(KEYS).values())))
    elif way < 0.9 or n <= 9:
        person.tab_to("[data-option]")
        person.key(*["ArrowRight"] * person.chance.randrange(min(n, 6)), "Enter")
    else:
        person.key("/")
        expect(person.page.locator("input[type=search]")).to_be_focused()
        person.key("ArrowDown", "End", "Enter")


def test_from_the_first_page_into_a_match(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go()
    expect(anna.find("play-seasons")).to_be_visible()
    anna.tab_to("[data-testid=how-seasons]")
    anna.key("Enter")
    anna.tab_to(".choices label:nth-of-type(2) select")
    anna.key("Home")
    anna.tab_to(".choices label:nth-of-type(3) select")
    anna.key("Home")
    anna.tab_to("[data-testid=play-seasons]", "Shift+Tab")
    anna.key("Enter")
    page.wait_for_url("**/table/*")
    assert anna.ready() == "turn"
    assert anna.table["seats"][1]["bot"] == "novice"
    assert anna.table["settings"]["level"] == "archmage"

    # a card large, and closed again; the help
    anna.tab_to("button.card.lit")
    anna.key("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    anna.key("ArrowRight", "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert anna.focused("button.card.lit")
    anna.key("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    anna.key("Escape")

    kinds = set()
    while anna.ready() == "turn" and anna.position["view"]["round"] < 4:
        kinds.add(anna.kind)
        answer(anna)
    assert {"draft", "split", "take-die", "main"} <= kinds


def test_a_recorded_match_is_played_on_to_its_end(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go()
    expect(anna.find("play-seasons")).to_be_visible()
    page.locator("input[type=file]").set_input_files(JOURNALS / "seasons-2-archmage.jsonl")
    page.wait_for_url("**/replay/*")
    expect(page.locator("tfoot td")).to_have_count(2)
    anna.go(f"{urlsplit(page.url).path}/{LATE}?seat=0")
    anna.watch(LATE, 0)
    anna.tab_to("[data-testid=continue]")
    anna.key("Enter")
    page.wait_for_url("**/table/*")
    assert anna.ready() == "turn"
    assert anna.number >= LATE
    while anna.ready() == "turn":
        answer(anna)

    expect(page.get_by_role("dialog")).to_be_visible()
    anna.tab_to("[role=dialog] a.primary")
    anna.key("Enter")
    page.wait_for_url("**/replay/*")
    expect(page.locator("tfoot td")).to_have_count(2)
    anna.tab_to("a[href$='/0']")
    anna.key("Enter")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(LATE))  # what was played before stands in the recording
    anna.key("ArrowRight", "ArrowRight", "ArrowLeft")
    expect(slider).to_have_value(str(LATE + 1))
    anna.key("ArrowDown")
    expect(slider).not_to_have_value(str(LATE + 1))


def test_the_bar_can_be_skipped(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.go()
    expect(anna.find("play-seasons")).to_be_visible()
    anna.tab_to("[data-testid=play-seasons]")
    anna.key("Enter")
    anna.page.wait_for_url("**/table/*")
    assert anna.ready() == "turn"
    anna.page.locator("a[href='#main']").focus()
    anna.key("Enter", "Tab")
    assert anna.focused("#main *")


# --- the same for every game ---

HOME = ".prompt"  # where the focus waits while there is nothing to choose
GROWN = ".choice.grown"
BUSY = ".prompt .tools button:disabled"  # an answer is under way: keys do nothing
SHOWN = """text => [...document.querySelectorAll('[data-option]')]
    .find((node) => node.dataset.option === text)?.querySelector('kbd')?.textContent"""


def at_season(person: Person) -> None:
    person.deal(level="apprentice")
    hurry(person, until=lambda: person.kind == "take-die")
    person.open().ready()


def at_ether(person: Person) -> None:
    person.deal("etherstone", start="sets")
    hurry(person, until=lambda: person.kind == "action")
    person.open().ready()


def at_race(person: Person) -> None:
    rage.deal(person, bot="random")
    hurry(person, until=lambda: person.kind == "squad")
    person.open()
    rage.ready(person)


def in_hand(person: Person) -> None:
    """What is asked has the focus: not the page, and not the place where it waits."""
    person.until(lambda: not person.focused(f"body, {HOME}"), f"the focus comes to what '{person.kind}' asks")


def by_key(person: Person) -> str:
    """Answer by one key, or by two where cards or tokens are put together: the first shows the list."""
    before = person.number
    if person.kind == "window":
        person.key("e")
        person.answered(before)
        return "pass"
    if not person.page.evaluate(KEYS):
        expect(person.page.locator(BUSY)).to_have_count(0)
        person.key("1")
        expect(person.page.locator(GROWN)).to_be_visible()
    option, key = person.chance.choice(sorted(person.page.evaluate(KEYS).items()))
    person.key(key)
    person.answered(before)
    return str(option)


@pytest.mark.parametrize("deal", [at_season, at_ether, at_race])
def test_keys_answer_and_the_focus_is_never_lost(
    server: ServerProcess, visit: Visit, deal: Callable[[Person], None]
) -> None:
    anna = visit(server)
    deal(anna)
    anna.key("l", "Escape", "Tab")
    kind, turn = "", None
    keys: dict[str, str] = {}
    for _ in range(9):
        anna.until(lambda: anna.asked() and not anna.seen(".option[aria-disabled]"), "a question")
        if anna.over():
            break
        now, view = anna.page.evaluate(KEYS), anna.position["view"]
        if kind == anna.kind and turn == (view["active"], view["round"]):
            assert {option: key for option, key in now.items() if option in keys} == {
                option: key for option, key in keys.items() if option in now
            }, "the same action has another key"
        kind, keys, turn = anna.kind, now, (view["active"], view["round"])
        option = by_key(anna)
        assert not anna.focused("body"), f"after '{option}'"
        anna.until(anna.asked, "the next question")
        if not anna.over():
            in_hand(anna)


def test_the_end_of_the_turn_has_a_key_of_its_own(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "main")
    anna.open().ready()
    assert anna.page.evaluate(SHOWN, "end turn") == "E"
    seat = anna.position["view"]["active"]
    anna.key("e")
    anna.until(lambda: anna.position["view"]["active"] != seat or anna.kind != "main", "the turn ends")


def test_escape_closes_what_was_opened(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, viewport={"width": 700, "height": 800})
    at_ether(anna)
    anna.page.locator(".switches .more").click()
    expect(anna.page.locator(".switches.open")).to_be_visible()
    anna.key("Escape")
    expect(anna.page.locator(".switches.open")).to_have_count(0)
    assert anna.focused(".switches .more")
    anna.key("l")
    expect(anna.page.locator(GROWN)).to_be_visible()
    anna.key("Escape")
    expect(anna.page.locator(GROWN)).to_have_count(0)
    assert not anna.focused("body")
