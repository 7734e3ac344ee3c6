"""Playing on another device: the link asks first, devices are listed and logged out, recordings deleted."""

from itertools import product
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from ludoteka.text import LANGUAGES, texts
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.process import ServerProcess
from tests.browser.test_languages import speak

JOURNAL = Path(__file__).parents[1] / "journals" / "seasons-2-archmage.jsonl"
SIZES = [(1440, 900), (1366, 650), (390, 844), (360, 640)]


def named(person: Person, name: str) -> Person:
    person.ask("PUT", "/api/me", {"name": name})
    return person


def make_link(person: Person) -> str:
    """The way through the lobby; the dialog stays open."""
    person.go()
    person.find("carry").click()
    person.find("make-link").click()
    return person.find("link").input_value()


def test_a_link_asks_before_it_does_anything(server: ServerProcess, visit: Visit) -> None:
    anna, boris = named(visit(server), "Anna"), named(visit(server), "Boris")
    boris.sit()
    link = make_link(anna)
    boris.page.goto(f"{link}?to=/about")
    expect(boris.page.get_by_role("heading", name="Play here as Anna?")).to_be_visible()
    expect(boris.page.get_by_text("On this device you are Boris now.")).to_be_visible()
    expect(boris.page.get_by_text("Boris has a match that is not over yet.")).to_be_visible()
    expect(boris.page.get_by_text("No other device knows Boris: there will be no way back.")).to_be_visible()
    boris.find("link-no").click()
    expect(boris.page.get_by_role("button", name="Boris")).to_be_visible()
    boris.page.goto(f"{link}?to=/about")
    boris.find("link-yes").click()
    boris.page.wait_for_url(lambda url: urlsplit(url).path == "/about")
    assert boris.ask("GET", "/api/me")["name"] == "Anna"
    boris.go()
    expect(boris.page.get_by_role("button", name="Anna")).to_be_visible()
    boris.page.goto(link)
    expect(boris.page.get_by_text(texts("en")("web-link-gone"))).to_be_visible()
    assert all("404" in complaint for complaint in boris.complaints)
    boris.complaints.clear()  # the browser notes what was refused


def test_a_new_device_needs_few_words(server: ServerProcess, visit: Visit) -> None:
    anna, phone = named(visit(server), "Anna"), visit(server)
    link = make_link(anna)
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="Play here as Anna?")).to_be_visible()
    expect(phone.page.locator(".loss")).to_have_count(0)
    assert phone.context.cookies() == []  # looking makes no guest
    anna.page.goto(link)
    expect(anna.page.get_by_role("heading", name="Here you are Anna already")).to_be_visible()


def test_devices_are_logged_out(server: ServerProcess, visit: Visit) -> None:
    """By keyboard; the one that is logged out sees it at once, in the middle of a match."""
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    anna, phone = named(visit(server), "Anna"), visit(server, user_agent=agent)
    anna.sit()
    table = urlsplit(anna.page.url).path
    link = make_link(anna)
    page, list_ = anna.page, anna.find("devices")
    expect(list_.get_by_role("listitem")).to_have_count(1)
    expect(list_).to_contain_text("this device")
    expect(list_.get_by_role("button")).to_have_count(0)  # the only one stays
    phone.page.goto(f"{link}?to={table}")
    phone.find("link-yes").click()
    phone.ready()
    assert phone.seat == 0
    expect(list_.get_by_role("listitem")).to_have_count(2)  # without asking for it
    expect(list_).to_contain_text("Firefox on Linux")
    expect(anna.find("make-link")).to_be_visible()  # the link is used up
    anna.tab_to("[aria-label='Log out: Firefox on Linux']")
    anna.key("Enter")
    expect(page.get_by_role("status").filter(has_text="Logged out: Firefox on Linux")).to_be_visible()
    expect(list_.get_by_role("listitem")).to_have_count(1)
    assert anna.focused("dialog h3")
    expect(phone.page.get_by_text("This device was logged out from another one.")).to_be_visible()
    phone.page.get_by_role("link", name="To the lobby").last.click()
    expect(phone.page.get_by_role("button", name="Guest")).to_be_visible()

    # and in the lobby, where nothing happens but that the page asks anew
    anna.find("make-link").click()
    phone.page.goto(anna.find("link").input_value())
    phone.find("link-yes").click()
    expect(phone.page.get_by_role("button", name="Anna")).to_be_visible()
    expect(phone.find("mine")).to_be_visible()
    expect(list_.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Log out all others").click()
    expect(list_.get_by_role("listitem")).to_have_count(1)
    phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(phone.page.get_by_role("button", name="Guest")).to_be_visible()
    expect(phone.find("mine")).to_have_count(0)

    anna.find("make-link").click()
    link = anna.find("link").input_value()
    page.get_by_role("button", name="Revoke the open link").click()
    expect(page.get_by_role("status").filter(has_text="No link works any more.")).to_be_visible()
    expect(anna.find("link")).to_have_count(0)
    assert not phone.context.request.get(link.replace("/link/", "/api/links/")).ok


def test_a_recording_is_deleted(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    for _ in range(2):
        anna.ask("POST", "/api/journals", {"journal": JOURNAL.read_text(encoding="utf-8")})
    anna.go()
    rows = page.locator(".list li").filter(has_text="recording")
    expect(rows).to_have_count(2)
    rows.first.get_by_role("button", name="Delete").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    rows.first.get_by_role("button", name="Delete").click()
    dialog.get_by_role("button", name="Delete").click()
    expect(rows).to_have_count(1)
    assert len(anna.ask("GET", "/api/lobby")["finished"]) == 1


def test_all_of_it_is_seen_on_any_screen(server: ServerProcess, visit: Visit) -> None:
    anna, boris = named(visit(server), "Анастасія Володимирівна"), visit(server)
    phone = visit(server)
    phone.page.goto(make_link(anna))
    phone.find("link-yes").click()
    boris.ask("POST", "/api/play", {"game": "seasons"})
    boris.page.goto(make_link(anna))
    box = anna.page.locator("dialog .body")
    for language, (width, height) in product(LANGUAGES, SIZES):
        for person in (anna, boris):
            person.page.set_viewport_size({"width": width, "height": height})
            if (width, height) == SIZES[0]:
                speak(person, language)
            assert person.page.evaluate("document.documentElement.scrollWidth") <= width
        for id in ("link-no", "link-yes"):
            expect(boris.find(id)).to_be_in_viewport(ratio=1)
        assert box.evaluate("node => node.scrollWidth <= node.clientWidth")
        for button in box.get_by_role("button").all():
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport(ratio=1)
