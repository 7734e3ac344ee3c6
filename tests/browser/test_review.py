"""A review beside a replay: a chart, the biggest swings, the better move on the board, and another try from there."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_readable import CHECK

JOURNAL = Path(__file__).parents[1] / "journals" / "etherstone-2-sets.jsonl"
SAY = texts("en")


def bring(person: Person) -> str:
    return str(person.ask("POST", "/api/journals", {"journal": JOURNAL.read_text(encoding="utf-8")})["id"])


def reviewed(person: Person, table: str) -> dict[str, Any]:
    """What the server says when all is done."""
    found: dict[str, Any] = {}

    def done() -> bool:
        found.update(person.ask("POST", f"/api/replays/{table}/review", {"seat": 0}))
        return bool(found["progress"] == 1)

    person.until(done, "the review")
    return found


def test_a_review_leads_to_what_was_better_and_to_another_try(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    table = bring(anna)
    anna.go(f"/replay/{table}")
    anna.find("review-mine").click()
    expect(anna.find("review")).to_contain_text(SAY("web-review-known"))  # it was asked for, followed, and is done
    info = reviewed(anna, table)
    numbers = [one["number"] for one in info["decisions"]]
    swing = next(one for one in info["decisions"] if one["number"] == info["swings"][0])
    shown = anna.find("swings").locator("[data-swing]")
    assert [one.get_attribute("data-swing") for one in shown.all()] == [str(number) for number in info["swings"]]

    shown.first.click()
    anna.watch(swing["number"], 0)
    taken, better = (option["text"] for option in swing["question"]["options"])
    verdict = anna.find("verdict")
    expect(verdict.locator("[data-grade]")).to_have_attribute("data-grade", swing["grade"])
    chances = {"taken": swing["chance"], "better": swing["best_chance"]}
    for which, text in (("taken", taken), ("better", better)):
        move = verdict.locator(f"[data-verdict={which}]")
        expect(move).to_have_attribute("data-option", text)
        expect(move).to_contain_text(SAY("web-advice-chance", n=round(100 * chances[which])))
        move.click()
        expect(move).to_have_attribute("aria-pressed", "true")
    assert anna.axe("review", within="[data-testid=review], [data-testid=verdict]") == []

    chart = anna.find("review-chart")  # by keyboard, from decision to decision
    chart.focus()
    at = numbers.index(swing["number"])
    page.keyboard.press("Home")
    anna.watch(numbers[0], 0)
    for step in range(3):
        page.keyboard.press("ArrowRight")
        anna.watch(numbers[step + 1], 0)
    expect(chart).to_have_attribute("aria-valuenow", "4")
    grade = SAY(f"review-{info['decisions'][3]['grade']}")
    percent = round(100 * info["decisions"][3]["chance"])
    told = SAY("web-review-at", n=4, all=len(numbers), chance=percent, grade=grade)
    expect(chart).to_have_attribute("aria-valuetext", told)
    page.keyboard.press("End")
    anna.watch(numbers[-1], 0)
    expect(anna.find("log").locator("[data-grade]").first).to_be_visible()

    shown.first.click()
    anna.watch(numbers[at], 0)
    expect(anna.find("continue")).to_have_text(SAY("web-try-again"))
    anna.find("continue").click()
    page.wait_for_url("**/table/*")
    anna.until(lambda: anna.number == swing["number"], "the match goes on from there")
    assert taken in {option["text"] for option in anna.position["question"]["options"]}


def test_a_review_on_a_phone(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    page.set_viewport_size({"width": 390, "height": 844})
    table = bring(anna)
    anna.go(f"/replay/{table}/0?seat=-1")  # nobody's eyes: the first person is looked at
    anna.find("ask-review").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(SAY("web-review-known"))
    info = reviewed(anna, table)
    dialog.locator("[data-swing]").first.click()
    expect(dialog).to_have_count(0)
    anna.watch(info["swings"][0], 0)
    expect(anna.find("verdict")).to_be_visible()


def test_the_address_of_a_review_opens_it_on_a_phone(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, touch=True, viewport={"width": 360, "height": 640}, has_touch=True)
    page = anna.page
    table = bring(anna)
    # by a machine that has not begun yet
    page.route(
        "**/review",
        lambda route: route.fulfill(json={"seat": 0, "progress": 0.25, "decisions": [], "swings": [], "won": 0}),
    )
    anna.go(f"/replay/{table}/0?seat=0&review")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("progressbar")).to_have_attribute("value", "0.25")
    page.keyboard.press("Escape")
    expect(anna.find("ask-review")).to_contain_text(SAY("web-advice-chance", n=25))
    page.unroute("**/review")
    expect(anna.find("ask-review")).not_to_contain_text("%")
    graded = reviewed(anna, table)["decisions"][-1]["number"]
    anna.go(f"/replay/{table}/{graded}?seat=0&review")
    expect(dialog.get_by_test_id("review-chart")).to_be_visible()
    page.keyboard.press("Escape")
    expect(anna.find("verdict")).to_be_visible()
    anna.watch(graded, 0)
    assert page.evaluate(CHECK, True) == []
