"""A spectator learns nothing hidden: not from the page, not from anything that came through the line."""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.person import Person, take_turns
from tests.browser.process import ServerProcess
from tests.browser.test_together import invite

CARD = re.compile(r"base:\d+")


def views(person: Person) -> Iterator[dict[str, Any]]:
    """All views that a person was sent."""
    for frame in person.frames:
        position = json.loads(frame).get("position")
        if position:
            yield position["view"]


def hidden(person: Person) -> set[str]:
    """The cards that only this person sees now."""
    return set(CARD.findall(json.dumps(person.my_board["cards"])))


def laid_open(person: Person) -> set[str]:
    """Cards that everybody could see at some time: in play, in the discard pile, or told to all."""
    found: set[str] = set()
    for view in views(person):
        found.update(CARD.findall(json.dumps([board["tableau"] for board in view["boards"]])))
        found.update(card for card in view["discard"] if card)
    return found


def test_a_spectator_sees_no_hidden_card(server: ServerProcess, visit: Visit) -> None:
    anna, boris, watcher = visit(server), visit(server), visit(server)
    invite(anna, boris, "wizard")
    watcher.go().page.goto(anna.page.url)
    watcher.until(lambda: watcher.number >= 0, "the table is shown")
    assert watcher.seat == -1

    # nine cards chosen and parted by each: nothing lies open yet, so not a single card may be told
    take_turns(anna, boris, until=lambda: anna.position["view"]["round"] == 1)
    watcher.until(lambda: watcher.position["view"]["round"] == 1, "the spectator sees the first round")
    assert len(hidden(anna) | hidden(boris)) >= 9
    assert [frame for frame in watcher.frames if CARD.search(frame)] == []
    assert not CARD.search(watcher.page.content())
    check_names(watcher, hidden(anna) | hidden(boris))
    expect(watcher.page.locator(".board button.lit, [data-option]")).to_have_count(0)

    # later: what somebody holds and never lay open
    take_turns(anna, boris, until=lambda: anna.position["view"]["round"] >= 6)
    watcher.until(lambda: watcher.number == anna.number, "the spectator sees the same moment")
    assert laid_open(anna) == laid_open(boris) != set()
    secret = (hidden(anna) | hidden(boris)) - laid_open(anna)
    assert secret
    told = set(CARD.findall("".join(watcher.frames) + watcher.page.content()))
    assert told & secret == set()
    assert told <= laid_open(anna) | set(CARD.findall("".join(boris.frames))) & set(CARD.findall("".join(anna.frames)))
    check_names(watcher, secret)

    # and nobody looks into the past of a match that is being played
    table = anna.table["id"]
    for path in (f"/api/replays/{table}", f"/api/replays/{table}/moments?from=0&to=9&seat=-2", f"/api/tables/{table}/journal"):
        reply = watcher.context.request.get(server.address + path)
        assert reply.status == 409
        assert not CARD.search(reply.text())


def check_names(watcher: Person, cards: set[str]) -> None:
    """The names of hidden cards are nowhere on the page."""
    shown = watcher.texts() + watcher.page.content()
    names = [texts("en")(f"seasons-card-{card.replace(':', '-')}") for card in cards]
    assert [name for name in names if name in shown] == []
