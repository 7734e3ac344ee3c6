"""A spectator learns nothing hidden: not from the page, not from anything that came through the line."""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from ludoteka.text import message_name, texts
from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import Person, agree, deal_together
from tests.browser.process import ServerProcess

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


def in_play(person: Person) -> set[str]:
    """Cards that lay on the table at some time."""
    return {card for view in views(person) for board in view["players"] for card in CARD.findall(str(board["tableau"]))}


def discarded(person: Person) -> set[str]:
    """Cards that this person has seen in the discard pile: others may have seen their backs."""
    return {card for view in views(person) for card in view["discard"] if card}


def known(person: Person) -> set[str]:
    """Cards that this person knows to be in a rival's hand: they may have been shown to all."""
    boards = (board for view in views(person) for board in view["players"])
    return {card for board in boards if "known" in board for card in board["known"]["hand"]}


def test_a_spectator_sees_no_hidden_card(server: ServerProcess, visit: Visit) -> None:
    anna, boris, watcher = visit(server), visit(server), visit(server)
    deal_together(anna, boris, "seasons", level="wizard")
    watcher.go(f"/table/{anna.table['id']}")
    watcher.until(lambda: watcher.number >= 0, "the table is shown")
    assert watcher.seat == -1

    # nine cards chosen and parted by each: nothing lies open yet, so not a single card may be told
    hurry(anna, boris, until=lambda: anna.position["view"]["round"] == 1)
    agree(anna, boris, watcher)
    assert watcher.position["view"]["round"] == 1
    assert len(hidden(anna) | hidden(boris)) >= 9
    assert [frame for frame in watcher.frames if CARD.search(frame)] == []
    assert not CARD.search(watcher.page.content())
    check_names(watcher, hidden(anna) | hidden(boris))
    expect(watcher.page.locator(".board button.lit, [data-option]")).to_have_count(0)

    # later: what somebody holds and never lay open
    hurry(anna, boris, until=lambda: anna.position["view"]["round"] >= 3 and in_play(anna) == in_play(boris) != set())
    agree(anna, boris, watcher)
    told = in_play(anna) | (discarded(anna) & discarded(boris)) | known(anna) | known(boris)
    secret = (hidden(anna) | hidden(boris)) - told
    assert secret
    assert set(CARD.findall("".join(watcher.frames) + watcher.page.content())) & secret == set()
    check_names(watcher, secret)

    # and nobody looks into the past of a match that is being played
    table = anna.table["id"]
    paths = (f"replays/{table}", f"replays/{table}/moments?from=0&to=9&seat=-2", f"tables/{table}/journal")
    for path in paths:
        reply = watcher.context.request.get(f"{server.address}/api/{path}")
        assert reply.status == 409
        assert not CARD.search(reply.text())


def check_names(watcher: Person, cards: set[str]) -> None:
    """The names of hidden cards are nowhere on the page."""
    shown = watcher.texts() + watcher.page.content()
    names = [texts("en")(f"seasons-card-{message_name(card)}") for card in cards]
    assert [name for name in names if name in shown] == []
