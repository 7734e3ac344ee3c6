"""Around a match: who sits down and who is asked to leave, time that runs out, another device, being called."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, agree, take_turns
from tests.browser.process import ServerProcess
from tests.browser.test_devices import make_link
from tests.browser.test_together import invite

# A page that nobody looks at, and ears for what it would say then.
ELSEWHERE = """
    window.calls = []; window.tones = 0; window.elsewhere = false;
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (this.permission = 'granted'); }
        constructor(title, options) { window.calls.push(`${title}: ${options.body}`); }
        close() {}
    };
    Object.defineProperty(document, 'visibilityState', { get: () => (window.elsewhere ? 'hidden' : 'visible') });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.tones += 1; window.audio = this;
        return make.call(this);
    };
"""


def test_the_host_asks_a_guest_to_leave(server: ServerProcess, visit: Visit) -> None:
    anna, boris = visit(server), visit(server)
    anna.go()
    anna.find("invite-seasons").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.locator("input[value=day-3]").check(force=True)
    dialog.locator("button[type=submit], footer button.primary").last.click()
    anna.page.wait_for_url("**/table/*")
    start, free = anna.page.get_by_role("button", name="Start"), boris.page.get_by_role("button", name="Sit down")
    boris.page.goto(anna.find("link").input_value())
    free.click()
    expect(start).to_be_disabled()
    expect(anna.page.get_by_text("One player is not ready yet.")).to_be_visible()
    anna.page.get_by_role("button", name="Ask to leave").click()
    boris.told("The host asked you to leave the table.")
    expect(anna.page.get_by_role("button", name="Ask to leave")).to_have_count(0)
    free.click()
    boris.page.get_by_role("button", name="I am ready").click()
    start.click()
    for person in (anna, boris):
        person.ready()
    expect(anna.page.get_by_text("3 days").first).to_be_visible()


def test_an_invitation_is_shared_and_followed(server: ServerProcess, visit: Visit) -> None:
    anna, boris = visit(server), visit(server, locale="uk-UA")
    anna.page.add_init_script("navigator.share = async (data) => { window.shared = data; }")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = anna.ask("POST", "/api/tables", {"game": "seasons", "seats": seats})["id"]
    anna.go(f"/table/{table}")
    link = anna.find("link").input_value()
    assert link == f"{server.address}/table/{table}?lang=en"
    anna.find("share").click()
    assert anna.page.evaluate("window.shared") == {
        "title": "Seasons: a seat is free for you",
        "text": "Seasons: a seat is free for you",
        "url": link,
    }
    anna.find("qr").click()
    expect(anna.page.get_by_role("img", name="QR code of this link")).to_be_visible()
    anna.find("qr").click()
    expect(anna.page.get_by_role("img", name="QR code of this link")).to_have_count(0)

    # who comes by the link says who they are, before sitting down and afterwards
    boris.page.goto(link)
    boris.page.get_by_label("Ваше ім’я").fill("Борис")
    boris.page.get_by_role("button", name="Сісти на місце 3").click()
    seats_of_anna = anna.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats_of_anna.nth(2)).to_contain_text("Борис")
    boris.page.get_by_role("button", name="Борис").click()
    boris.page.get_by_label("Ваше ім’я").fill("Borys")
    boris.key("Enter")
    expect(seats_of_anna.nth(2)).to_contain_text("Borys")
    expect(boris.page.get_by_role("button", name="Borys")).to_be_focused()


def test_a_clock_runs_out_and_the_seat_is_taken_back(held_server: ServerProcess, visit: Visit) -> None:
    anna, boris = visit(held_server), visit(held_server)
    for person in (anna, boris):
        person.ask("GET", "/api/me")
    clock = {"kind": "live", "seconds": 1800, "increment": 3600}
    wish = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    path = f"/api/tables/{anna.ask('POST', '/api/tables', {**wish, 'settings': {'level': 'apprentice'}})['id']}"
    boris.ask("POST", f"{path}/join", {"seat": 1})
    boris.ask("POST", f"{path}/ready", {"ready": True})
    anna.ask("POST", f"{path}/start", {})
    for person in (anna, boris):
        person.go(path.removeprefix("/api").replace("tables", "table"))
        person.ready()
    anna.move()
    running = boris.page.locator(".ticking[role=timer]").first
    expect(running).not_to_have_text(running.inner_text())
    held_server.pass_by(1800)
    expect(boris.page.get_by_text("Your time ran out: the computer is playing for you.")).to_be_visible()
    expect(boris.page.locator(".board button.lit, [data-option]")).to_have_count(0)
    anna.told("ran out of time; the computer plays on")
    boris.page.get_by_role("button", name="Take my seat back").click()
    anna.until(lambda: not anna.table["seats"][1]["stand_in"], "the person is back")
    frames = len(boris.frames)
    take_turns(anna, boris, until=lambda: any('"ack"' in frame for frame in boris.frames[frames:]))


def test_who_is_gone_for_long_may_be_replaced(held_server: ServerProcess, visit: Visit) -> None:
    anna, boris = visit(held_server), visit(held_server)
    anna.page.clock.install()
    invite(anna, boris)
    boris.go("/about")
    expect(anna.page.get_by_text("away").first).to_be_visible()
    offer = anna.page.get_by_role("button", name="Let the computer play")
    expect(offer).to_have_count(0)
    held_server.pass_by(62)
    anna.page.clock.fast_forward(62_000)
    expect(offer).to_be_visible()
    boris.page.go_back()
    expect(offer).to_have_count(0)


def test_a_link_brings_the_seat_to_another_device(server: ServerProcess, visit: Visit) -> None:
    anna, phone = visit(server), visit(server, viewport={"width": 390, "height": 844})
    anna.sit()
    table, cards = anna.page.url, anna.my_board
    anna.go()
    phone.page.goto(make_link(anna))
    phone.find("link-yes").click()
    phone.page.locator(f"a[href='{table.removeprefix(server.address)}']").click()
    phone.ready()
    assert (phone.seat, phone.my_board) == (anna.seat, cards)
    anna.page.goto(table)
    anna.ready()
    phone.move()
    agree(phone, anna)


def called(person: Person) -> list[str]:
    return list(person.page.evaluate("window.calls"))


def test_being_called(server: ServerProcess, visit: Visit) -> None:
    anna, boris = visit(server), visit(server)
    anna.page.add_init_script(ELSEWHERE)
    invite(anna, boris)
    bell = anna.page.get_by_role("button", name="Notifications")
    expect(bell).to_have_attribute("aria-pressed", "false")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    take_turns(anna, boris, until=lambda: boris.kind == "main" and boris.asked() and not anna.asked())
    agree(anna, boris)
    expect(anna.page).to_have_title("Seasons · Ludoteka")
    assert called(anna) == []
    anna.page.evaluate("window.elsewhere = true; window.tones = 0")
    take_turns(boris, until=lambda: anna.position["question"] is not None)
    expect(anna.page).to_have_title("● Your turn · Seasons · Ludoteka")
    expect(anna.page.locator("#icon")).to_have_attribute("href", "/icon-turn.svg")
    anna.until(lambda: len(called(anna)) == 1, "a notification")
    assert called(anna)[0].startswith("Your turn: Seasons: ")
    anna.until(lambda: anna.page.evaluate("window.tones") >= 2, "a sound")
    anna.until(lambda: anna.page.evaluate("window.audio.state") == "suspended", "silence costs nothing")
