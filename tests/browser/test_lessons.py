"""Lessons in the browser: every one of them is gone through as a person would, by mouse, by finger and by keyboard."""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludoteka.core.game import Game, games
from ludoteka.lessons.reading import Lesson, lessons, shown
from ludoteka.lessons.tutor import Tutor
from ludoteka.rulebook.shown import Run
from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.person import Finger, Person
from tests.browser.process import ServerProcess

TEACHING = [game for game in games().values() if game.lessons() is not None]
EACH_GAME = pytest.mark.parametrize("game", TEACHING, ids=[game.name for game in TEACHING])
CHECK = (Path(__file__).parent / "readable.js").read_text(encoding="utf-8")
SAY = texts("en")
MANY = 9  # options; more than these have no keys
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"locale": "en-US", "viewport": {"width": 1440, "height": 900}},
    "laptop": {"locale": "ru-RU", "viewport": {"width": 1366, "height": 650}},
    "phone": {"locale": "uk-UA", "viewport": {"width": 390, "height": 844}, "touch": True, "has_touch": True},
}
OTHER_WAYS = ("desktop", "laptop", "keyboard")
ALL = os.environ.get("LUDOTEKA_SCREENS") == "all"  # every lesson in every way, as `make soak` does

# Whether what the tutor points at is covered by the tutor, even in part.
COVERED = """topic => {
    const card = document.querySelector('[data-testid=tutor]').getBoundingClientRect();
    return [...document.querySelectorAll(`[data-topic="${topic}"]`)].some((node) => {
        const box = node.getBoundingClientRect();
        return box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom;
    });
}"""

# The page has come to rest: all that moves is at its end.
STILL = """async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    for (let i = 0; i < 60; i++) {
        await frame();
        const moving = document.getAnimations().filter((animation) => animation.playState === 'running');
        moving.forEach((animation) => animation.finish());
        if (!moving.length && !document.querySelector('.flight')) return;
    }
}"""


def words(runs: list[Run]) -> list[str]:
    """The stretches of text between cards and signs."""
    return [run["text"].strip() for run in runs if run.get("text", "").strip()]


def says(place: Locator, runs: list[Run]) -> None:
    for text in words(runs):
        expect(place).to_contain_text(text)


def option(person: Person, text: str) -> Locator:
    return person.page.locator(f"[data-option={text!r}]")


def asked(person: Person, step: int) -> None:
    """Wait until a step is to be taken."""
    expect(person.page.locator(f".lesson[data-step='{step}'] .prompt.mine")).to_be_visible()


def by_hand(person: Person, text: str) -> None:
    """Click what does it on the table, or else the option in the prompt; a panel's options are in its list.

    A finger that taps a card reads it first, so it goes to the prompt.
    """
    thing = person.page.locator(f"main button[data-does={text!r}]")
    if thing.count() and not isinstance(person, Finger):
        person.press(thing.first)
        return
    if not option(person, text).count():
        person.press(person.page.locator(".prompt .tools button[aria-expanded=false]").last)
    person.press(option(person, text))


def by_keys(person: Person, text: str) -> None:
    """Press the key of an option; where there are too many for keys, go to it in the list."""
    if not option(person, text).count():
        person.page.keyboard.press("l")
    place = option(person, text)
    expect(place).to_be_visible()
    key = place.get_attribute("aria-keyshortcuts")
    if key and person.page.locator("[data-option]").count() <= MANY:
        person.page.keyboard.press(key)
    else:
        place.focus()
        person.page.keyboard.press("Enter")


def share(game: Game, way: str) -> Sequence[Lesson]:
    """The lessons to be gone through in one way: on a phone all of them, and each in one of the other ways."""
    found = lessons(game)
    return found if ALL or way == "phone" else found[OTHER_WAYS.index(way) :: len(OTHER_WAYS)]


def steps(game: Game, lesson: Lesson) -> Iterator[tuple[str, tuple[str, int] | None]]:
    """For each step the right answer, and a wrong one with the reason against it, if there is any."""
    tutor = Tutor(game, lesson, ["", "", "", ""])
    while (step := tutor.step) is not None:
        offered = tutor.options()
        wrong = next(((text, step.reason(text)) for text in offered if not step.is_right(text)), None)
        right = next(text for text in offered if step.is_right(text))
        yield right, wrong
        tutor.answer(right)


def go_through(person: Person, game: Game, way: str, language: str, choose: Callable[[Person, str], None]) -> list[str]:
    """Lessons one after the other; returns what could not be read or pressed."""
    page = person.page
    found: list[str] = []
    tutor, wrong_place = person.find("tutor"), person.find("wrong")
    touch = isinstance(person, Finger)
    said = {told["id"]: told for told in shown(game, language)["lessons"]}
    chosen = share(game, way)
    for lesson in chosen:
        told = said[lesson.id]
        if len(chosen) < len(said):
            person.go(f"/learn/{game.name}/{lesson.id}")
        expect(page).to_have_url(re.compile(rf"/learn/{game.name}/{lesson.id}$"))
        for i, ((right, wrong), step) in enumerate(zip(steps(game, lesson), told["steps"], strict=True)):
            asked(person, i)
            says(tutor, step["say"])
            for topic in lesson.hides:
                expect(page.locator(f"[data-topic={topic}]:visible")).to_have_count(0)
            if step["points"]:
                expect(page.locator(f"[data-topic={step['points']}]:visible").first).to_be_visible()
                assert not page.evaluate(COVERED, step["points"])
            page.evaluate(STILL)
            where = f"{lesson.id}, step {i}"
            found += [f"{where}: {fault}" for fault in page.evaluate(CHECK, touch)]
            if wrong is not None:
                answer, reason = wrong
                choose(person, answer)
                says(wrong_place, step["reasons"][reason])
                page.keyboard.press("Escape")  # whatever list lies open
                page.evaluate(STILL)
                found += [f"{where}, wrong: {fault}" for fault in page.evaluate(CHECK, touch)]
            choose(person, right)
        onward = page.locator(f".lesson[data-step='{len(lesson.steps)}'] .onward .primary")
        expect(onward).to_be_focused()
        says(tutor, told["praise"])
        page.evaluate(STILL)
        found += [f"{lesson.id}, end: {fault}" for fault in page.evaluate(CHECK, touch)]
        if len(chosen) == len(said) and lesson != chosen[-1]:
            if choose is by_keys:
                page.keyboard.press("n")
            else:
                person.press(onward)
    return found


@pytest.mark.parametrize("device", DEVICES)
@EACH_GAME
def test_a_person_learns_a_game(server: ServerProcess, visit: Visit, game: Game, device: str) -> None:
    options = DEVICES[device]
    person = visit(server, **options)
    person.go()
    person.press(person.find(f"learn-{game.name}"))  # one click, and the first lesson is open
    faults = go_through(person, game, device, options["locale"][:2], by_hand)
    assert not faults, "\n".join(faults)
    if share(game, device)[-1] != lessons(game)[-1]:
        return

    person.press(person.find("first-match"))  # a whole match, with the coach on
    expect(person.page).to_have_url(re.compile("/table/"))
    person.ready()
    assert [seat["bot"] for seat in person.table["seats"]] == ["", "novice"]
    expect(person.find("coach-best").or_(person.find("coached"))).to_be_visible()


@EACH_GAME
def test_a_game_is_learned_by_keyboard(server: ServerProcess, visit: Visit, game: Game) -> None:
    person = visit(server)
    person.go(f"/learn/{game.name}/{lessons(game)[0].id}")
    faults = go_through(person, game, "keyboard", "en", by_keys)
    assert not faults, "\n".join(faults)


def test_progress_is_kept_and_lessons_are_skipped_and_repeated(server: ServerProcess, visit: Visit) -> None:
    person = visit(server)
    page = person.page
    person.go("/learn/seasons/crystals")
    asked(person, 0)
    by_hand(person, "die 1")
    asked(person, 1)
    page.get_by_role("button", name=SAY("web-lesson-again")).click()
    asked(person, 0)
    by_hand(person, "die 1")
    asked(person, 1)
    by_hand(person, "end turn")
    expect(page.locator(".onward .primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/learn/seasons/energy$"))
    person.press(person.find("skip"))
    expect(page).to_have_url(re.compile("/learn/seasons/transmuting$"))
    asked(person, 0)
    assert person.axe("a lesson") == []

    person.go("/learn/seasons")
    done = page.locator(".mark.done")
    expect(done).to_have_count(1)  # the skipped one is not
    assert person.axe("the lessons") == []
    page.reload()
    expect(done).to_have_count(1)
    person.go("/")
    learn = person.find("learn-seasons")
    expect(learn).to_have_text(SAY("web-learn-on", done=1, n=9))
    expect(learn).to_have_attribute("href", "/learn/seasons/energy")


def test_a_lost_line_takes_nothing_from_a_lesson(server: ServerProcess, visit: Visit) -> None:
    person = visit(server)
    person.line_may_break = True
    person.go("/learn/seasons/crystals")
    asked(person, 0)
    by_hand(person, "die 1")
    asked(person, 1)
    person.context.set_offline(True)
    by_hand(person, "end turn")
    expect(person.page.locator(".lesson[data-step='1']")).to_be_visible()
    person.context.set_offline(False)
    expect(person.page.locator(".onward .primary")).to_be_visible()


@pytest.mark.parametrize("path", ["/learn/seasons/alchemy", "/learn/chess", "/learn/chess/pawns"])
def test_what_there_is_not(server: ServerProcess, visit: Visit, path: str) -> None:
    person = visit(server)
    person.go(path)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(SAY("web-missing"))
