"""Two people in two browsers: by invitation, through a reload and a killed server, with one who leaves for a while."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import Person, agree, take_turns
from tests.browser.process import ServerProcess


def invite(host: Person, guest: Person, level: str = "apprentice") -> None:
    """The host sets up a table, the guest follows the link; the match starts."""
    host.go()
    host.find("invite-seasons").click()
    dialog = host.page.get_by_role("dialog")
    dialog.locator(f"input[value={level}]").check(force=True)
    dialog.locator("button[type=submit], footer button.primary").last.click()
    host.page.wait_for_url("**/table/*")
    link = host.find("link").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Start").click()
    for person in (host, guest):
        person.until(lambda person=person: person.number >= 0, "the match starts")  # type: ignore[misc]
        person.page.evaluate("window.stays = true")


def reloaded(person: Person) -> bool:
    return person.page.evaluate("window.stays !== true")  # type: ignore[no-any-return]


def test_two_browsers_with_a_reload_and_a_killed_server(own_server: ServerProcess, visit: Visit) -> None:
    anna, boris = visit(own_server), visit(own_server)
    anna.line_may_break = boris.line_may_break = True
    invite(anna, boris)
    take_turns(anna, boris, until=lambda: anna.number >= 8)

    # a reload: the same seat, the same cards, nothing lost
    agree(anna, boris)
    cards, number = anna.my_board, anna.number
    anna.page.reload()
    anna.until(lambda: anna.find("line").get_attribute("data-status") == "open", "the line is open again")
    assert (anna.number, anna.my_board) == (number, cards)
    anna.page.evaluate("window.stays = true")
    take_turns(anna, boris, until=lambda: anna.number >= 16)

    agree(anna, boris)
    # kill -9: both see it and come back by themselves; an answer given meanwhile is not lost
    own_server.kill()
    for person in (anna, boris):
        expect(person.find("line")).not_to_have_attribute("data-status", "open")
    asked = anna if anna.position["question"] else boris
    number = asked.number
    own_server.start()
    for person in (anna, boris):
        expect(person.find("line")).to_have_attribute("data-status", "open")
    assert asked.number == number
    take_turns(anna, boris, until=lambda: anna.number >= number + 8)
    assert not reloaded(anna)
    assert not reloaded(boris)
    agree(anna, boris)
    assert boris.position["view"]["dice"] == anna.position["view"]["dice"]


def test_an_answer_given_while_the_server_is_down(own_server: ServerProcess, visit: Visit) -> None:
    anna = visit(own_server)
    anna.line_may_break = True
    anna.deal(level="apprentice")
    hurry(anna, until=lambda: anna.kind == "main")
    anna.open().ready()
    number = anna.number
    own_server.kill()
    expect(anna.find("line")).not_to_have_attribute("data-status", "open")
    option = anna.page.locator("[data-option]:enabled").first
    option.click()
    own_server.start()
    anna.answered(number)
    assert anna.ready() == "turn"


def test_a_computer_player_stands_in_until_the_person_comes_back(server: ServerProcess, visit: Visit) -> None:
    anna, boris = visit(server), visit(server)
    invite(anna, boris)
    take_turns(anna, boris, until=lambda: anna.number >= 6)
    table = boris.page.url

    boris.page.locator("h1 button").click()
    boris.page.get_by_role("button", name="Leave").click()
    boris.page.wait_for_url(f"{server.address}/")
    anna.until(lambda: anna.table["seats"][1]["stand_in"], "the computer takes the seat")
    anna.told("left")
    number = anna.number
    take_turns(anna, until=lambda: anna.number >= number + 8)

    boris.page.goto(table)
    boris.page.get_by_role("button", name="Take").click()
    anna.until(lambda: not anna.table["seats"][1]["stand_in"], "the person is back")
    frames = len(boris.frames)
    take_turns(anna, boris, until=lambda: any('"ack"' in frame for frame in boris.frames[frames:]))
