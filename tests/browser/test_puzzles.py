"""Puzzles in the browser: one is solved as a person would, on a phone and on a desktop."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludoteka.core.game import Game, games
from ludoteka.puzzles.reading import puzzles
from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_lessons import STILL

CHECK = (Path(__file__).parent / "readable.js").read_text(encoding="utf-8")
BRINGING = [game for game in games().values() if game.puzzles() is not None]
EACH_GAME = pytest.mark.parametrize("game", BRINGING, ids=[game.name for game in BRINGING])
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"locale": "en-US", "viewport": {"width": 1366, "height": 650}},
    "phone": {"locale": "ru-RU", "viewport": {"width": 390, "height": 844}, "touch": True, "has_touch": True},
    "small": {"locale": "uk-UA", "viewport": {"width": 360, "height": 640}, "touch": True, "has_touch": True},
}

# Beside the reason a board may be scrolled, and a long one is; it is on the screen in its whole width.
READABLE = """() => {
    const tutor = document.querySelector('[data-testid=tutor]'), box = tutor.getBoundingClientRect();
    return tutor.scrollWidth <= tutor.clientWidth + 1
        && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
        && [...tutor.querySelectorAll('p, span')].every((one) => one.getBoundingClientRect().right <= box.right);
}"""


def option(person: Person, text: str) -> Locator:
    """An option in the prompt, whose list is opened where it does not show them all."""
    found = person.page.locator(f"[data-option={text!r}]")
    if not found.count():
        person.press(person.page.locator(".prompt .tools button[aria-expanded=false]").last)
    return found


def asked(person: Person, step: int) -> None:
    expect(person.page.locator(f".lesson[data-step='{step}'] .prompt.mine")).to_be_visible()


@pytest.mark.parametrize("device", DEVICES)
@EACH_GAME
def test_a_person_solves_a_puzzle(server: ServerProcess, visit: Visit, game: Game, device: str) -> None:
    options = DEVICES[device]
    say = texts(options["locale"][:2])
    place, puzzle = next((place, one) for place, one in enumerate(puzzles(game)) if one.steps[0].brings)
    person = visit(server, **options)
    page = person.page
    person.go()
    person.press(person.find(f"puzzles-{game.name}"))
    numbers = page.locator("main ol a")
    expect(numbers).to_have_count(len(puzzles(game)))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the list is wider than the screen"
    person.press(numbers.nth(place))

    asked(person, 0)
    page.evaluate(STILL)
    faults = page.evaluate(CHECK, "touch" in options)
    person.press(option(person, puzzle.tempting))
    step = puzzle.steps[0]
    wrong = person.find("wrong")
    expect(wrong).to_contain_text(str(round(100 * step.options[puzzle.tempting].chance)))
    expect(wrong).to_contain_text(str(round(100 * step.options[step.best].chance)))
    page.keyboard.press("Escape")  # whatever list lies open
    page.evaluate(STILL)
    faults += page.evaluate(CHECK, "touch" in options)
    for number, one in enumerate(puzzle.steps):
        asked(person, number)
        person.press(option(person, one.best))
    onward = person.find("onward")
    expect(onward).to_be_focused()
    expect(person.find("tutor")).to_contain_text(say("puzzles-right-late"))
    expect(person.find("reason")).to_contain_text(say("puzzles-missed", n=puzzle.misses, all=puzzle.asked))
    for name, n in puzzle.steps[0].brings.items():
        more = say(f"puzzles-more-{name}", sign="+" if n > 0 else "−", n=abs(n))
        expect(person.find("reason")).to_contain_text(more)
    page.evaluate(STILL)
    assert page.evaluate(READABLE), "the reason does not fit"
    faults += [one for one in page.evaluate(CHECK, "touch" in options) if not one.startswith("own card not whole")]
    assert not faults, "\n".join(faults)

    person.go(f"/puzzles/{game.name}")
    expect(person.find("progress")).to_have_text(say("puzzles-progress", done=1, n=len(puzzles(game))))
    page.reload()
    expect(page.locator("main ol a.ticked")).to_have_count(1)


def test_a_number_opens_a_puzzle_as_in_a_terminal(server: ServerProcess, visit: Visit) -> None:
    game = BRINGING[-1]
    person = visit(server)
    person.go(f"/puzzles/{game.name}/2")
    asked(person, 0)
    assert person.page.url.endswith(f"/puzzles/{game.name}/{puzzles(game)[1].id}")
    person.go(f"/puzzles/{game.name}/{len(puzzles(game)) + 1}")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(texts("en")("web-missing"))


def test_the_answer_can_be_shown_and_does_not_count(server: ServerProcess, visit: Visit) -> None:
    game = BRINGING[-1]
    puzzle = puzzles(game)[0]
    person = visit(server)
    person.go(f"/puzzles/{game.name}/{puzzle.id}")
    asked(person, 0)
    person.press(option(person, puzzle.tempting))
    person.press(person.find("show"))
    expect(person.page.locator(".shown")).to_be_visible()
    for number, one in enumerate(puzzle.steps):
        asked(person, number)
        person.press(option(person, one.best))
    expect(person.find("tutor")).to_contain_text(texts("en")("puzzles-right-shown"))
    assert person.axe("a puzzle that is solved") == []
    person.go(f"/puzzles/{game.name}")
    expect(person.find("progress")).to_have_text(texts("en")("puzzles-progress", done=0, n=len(puzzles(game))))
    assert person.axe("the puzzles") == []


def test_what_was_told_is_told_of_one_step_and_is_no_first_try(server: ServerProcess, visit: Visit) -> None:
    game = next(game for game in BRINGING if len(puzzles(game)[0].steps) > 1)
    puzzle = puzzles(game)[0]
    person = visit(server)
    person.go(f"/puzzles/{game.name}/{puzzle.id}")
    asked(person, 0)
    person.press(option(person, puzzle.tempting))
    person.press(person.find("show"))
    expect(person.page.locator(".shown")).to_be_visible()
    person.press(option(person, puzzle.steps[0].best))
    asked(person, 1)
    expect(person.page.locator(".shown")).to_have_count(0)
    person.key("r")
    for number, one in enumerate(puzzle.steps):
        asked(person, number)
        person.press(option(person, one.best))
    expect(person.find("tutor")).to_contain_text(texts("en")("puzzles-right-late"))
    person.go(f"/puzzles/{game.name}")
    expect(person.page.locator("main ol a.ticked").first).to_have_accessible_name(
        re.compile(texts("en")("puzzles-solved") + "$")
    )


def test_the_puzzle_of_the_day_is_kept(server: ServerProcess, visit: Visit) -> None:
    game = BRINGING[-1]
    person = visit(server)
    told = person.ask("GET", f"/api/games/{game.name}/puzzles")  # of one day, if midnight should pass meanwhile
    person.page.route("**/api/games/*/puzzles", lambda route: route.fulfill(json=told))
    person.go(f"/puzzles/{game.name}")
    person.press(person.find("daily"))
    asked(person, 0)
    puzzle = next(one for one in puzzles(game) if person.page.url.endswith(one.id))
    for number, one in enumerate(puzzle.steps):
        asked(person, number)
        person.press(option(person, one.best))
    expect(person.find("tutor")).to_contain_text(texts("en")("puzzles-right"))
    person.go(f"/puzzles/{game.name}")
    expect(person.find("daily")).to_contain_text(texts("en")("puzzles-daily-solved"))


@pytest.mark.parametrize("path", ["/puzzles/seasons/ffffff0", "/puzzles/chess", "/puzzles/chess/1"])
def test_what_there_is_not(server: ServerProcess, visit: Visit, path: str) -> None:
    person = visit(server)
    person.go(path)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(texts("en")("web-missing"))
