"""A whole match against the computer by mouse, its result and its replay."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hurry import Practice, skip
from tests.browser.person import MOVING
from tests.browser.process import ServerProcess

EARLY, LATE = 6, 10  # a round, and a space of the last year; nobody looks at what is played between them
LAST_YEAR = 3


def test_a_whole_match_by_mouse(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, reduced_motion="no-preference").at_once()
    page = anna.page
    anna.go()
    anna.wish(Strength_of_the_computer="novice", Level="archmage")
    anna.find("play-seasons").click()
    page.wait_for_url("**/table/*")
    assert anna.ready() == "turn"
    expect(anna.find("prompt")).not_to_be_empty()

    kinds, prompts, boards = set(), set(), set()
    practice = Practice(anna)

    def play(until: Callable[[], bool]) -> None:
        while anna.ready() == "turn" and not until():
            if anna.number > MOVING:
                page.emulate_media(reduced_motion="reduce")
                if practice.skip():
                    continue
            kinds.add(anna.kind)
            prompts.add(anna.find("prompt").inner_text())
            anna.move()
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
                "the table is larger than the screen"
            )
            boards.add(page.locator("div.board").inner_text())

    def at_last() -> bool:
        view = anna.position["view"]
        return bool(view["year"] == LAST_YEAR and view["space"] >= LATE and anna.kind)

    play(until=lambda: anna.position["view"]["round"] >= EARLY)
    skip(anna, until=at_last)
    assert anna.ready() == "turn"
    play(until=anna.over)
    assert {"draft", "split", "take-die", "main"} <= kinds
    assert len(prompts) > 4
    assert len(boards) > 12

    # game over: the podium, then the result
    anna.until(lambda: anna.table["status"] == "finished", "the scores are told")
    scores = {seat["seat"]: seat["score"] for seat in anna.table["seats"]}
    page.get_by_role("dialog").get_by_role("link", name="Result").click()
    page.wait_for_url("**/replay/*")
    expect(page.locator("tfoot td")).to_have_count(2)
    totals = {int(text.replace("−", "-")) for text in page.locator("tfoot td").all_inner_texts()}
    assert totals == set(scores.values())
    assert page.locator("tbody tr").count() >= 5
    key = page.locator("code").inner_text().strip()
    assert len(bytes.fromhex(key)) == 32
    page.locator("a[href^='/check']").click()
    expect(page.locator(".verdict.same")).to_be_visible()
    page.go_back()

    # the replay: step, round, slider, viewpoint, a link to a moment
    page.locator("a[href*='/replay/'][href$='/0']").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.locator(".controls .buttons button").nth(3).click()
    expect(slider).to_have_value("1")
    slider.fill("60")
    expect(page).to_have_url(f"{server.address}/replay/{anna.table['id']}/60?seat=0")
    shown = anna.watch(60, 0).inner_text()
    page.locator(".controls .buttons button").nth(4).click()
    expect(slider).not_to_have_value("60")
    assert anna.watch(int(slider.input_value()), 0).inner_text() != shown

    boris = visit(server)
    boris.go(f"/replay/{anna.table['id']}/60?seat=0")
    expect(boris.page.get_by_role("slider")).to_have_value("60")
    assert boris.watch(60, 0).inner_text() == shown
    boris.page.get_by_role("combobox", name="Whose eyes").select_option("1")
    assert boris.watch(60, 1).inner_text() != shown

    # the same again
    page.get_by_role("link", name="Result").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url("**/table/*")
    assert anna.ready() == "turn"
    assert anna.number < 3
    assert anna.table["settings"]["level"] == "archmage"
