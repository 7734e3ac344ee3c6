"""A phone of 390×844 by touch: the prelude and some turns; everything in reach, nothing beside the screen."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess

WIDTH, HEIGHT = 390, 844
PHONE = {"viewport": {"width": WIDTH, "height": HEIGHT}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def check(person: Person) -> None:
    """Nothing to scroll to the side; the question and my own board are on the screen."""
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    assert page.evaluate("innerWidth") == WIDTH
    assert page.evaluate("document.documentElement.scrollHeight") <= HEIGHT
    beside = page.evaluate(
        """width => [...document.querySelectorAll('header *, .prompt *:not(.options *)')] // options are swiped
            .map((node) => [node.className, node.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.right > width + 1 || box.left < -1))
            .map(([name, box]) => `${name}: ${box.left}…${box.right}`)""",
        WIDTH,
    )
    assert beside == []
    expect(person.find("prompt")).to_be_in_viewport(ratio=1)
    if person.position["view"]["round"]:
        page.wait_for_function(  # the prompt does not hide a part of the own board
            """() => document.querySelector('.mine .bonus').getBoundingClientRect().bottom
                <= document.querySelector('.prompt').getBoundingClientRect().top + 1"""
        )


def test_a_phone_by_touch(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, touch=True, **PHONE)
    page = anna.page
    anna.go()
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    anna.wish(Strength_of_the_computer="novice", Level="archmage")
    anna.find("play-seasons").tap()
    page.wait_for_url("**/table/*")
    kinds = set()
    while anna.ready() == "turn" and anna.position["view"]["round"] < 3:
        kinds.add(anna.kind)
        check(anna)
        anna.move()
    assert {"draft", "split", "take-die", "main"} <= kinds

    # a long press opens a card, the log is a drawer
    page.evaluate("document.querySelector('.drawer:not(.open) .handle')?.click()")
    card = page.locator(".hand button.card, .play button.card").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="What happened").or_(page.get_by_role("button", name="Log")).first.tap()
    expect(anna.find("log")).to_be_visible()
