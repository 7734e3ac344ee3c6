"""By keyboard only: from the first page into a match, and from the middle of a recorded one to the result."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import PANEL, SPLIT, Person
from tests.browser.process import ServerProcess
from tests.browser.test_access import JOURNALS

LATE = 190  # a moment in the last year of the recorded match
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
    """The list of options: by number, by arrows, or by writing what is wanted."""
    if not person.seen("[data-option]"):
        person.key("l")
    options = person.page.locator("[data-option]")
    expect(options.first).to_be_enabled()
    n = options.count()
    way = person.chance.random()
    if way < 0.65:
        person.key(str(1 + person.chance.randrange(min(9, n))))
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
    assert anna.table["seats"][1]["bot"] == "random"
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
    anna.tab_to("dialog a[href^='/replay/']")
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
