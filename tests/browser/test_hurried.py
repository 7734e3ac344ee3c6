"""While computer players have less time than usual it is said, where one waits for them and only there."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.text import texts
from tests.browser.conftest import Visit
from tests.browser.process import ServerProcess
from tests.browser.test_readable import FIXTURES, Table

LANGUAGES = {"en-US": "en", "ru-RU": "ru", "uk-UA": "uk"}
SIZES = ((1440, 900), (1366, 650), (390, 844), (360, 640))
UPDATED = ("position", "epoch", "log_from", "log")
GAMES = {"seasons": "late-4", "etherstone": "full-4", "elven-rage": "middle-4"}


def told(table: Table, game: str, waiting: bool) -> dict[str, Any]:
    """A moment in which a master is asked, or I am."""
    data: dict[str, Any] = json.loads((FIXTURES / game / "fixtures" / f"{GAMES[game]}.json").read_text("utf-8"))
    rival = (data["seat"] + 1) % len(data["table"]["seats"])
    data["table"]["seats"][rival].update(kind="bot", bot="master", name="")
    if waiting:
        data["position"].update(question=None, undo=True, restart=True)
        data["position"]["view"]["asked"] = [{"seat": rival, "kind": "main"}]
    table.number += 1
    data["position"]["number"] = table.number
    return {
        "type": "welcome", "table": data["table"], "seat": data["seat"], "position": data["position"], "epoch": "",
        "log_from": 0, "log": data["fresh"], "chat": [], "now": 0,
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_said_while_one_waits_and_can_be_read(
    server: ServerProcess, visit: Visit, game: str, language: str
) -> None:
    table = Table(visit(server, locale=language, viewport={"width": 1440, "height": 900}))
    words = texts(LANGUAGES[language])("web-hurried")
    said = table.page.get_by_test_id("hurried")
    table.told = told(table, game, waiting=True)
    table.person.go("/table/fixture")
    table.settle()
    assert table.line is not None
    expect(said).to_have_count(0)
    table.line.send(json.dumps({"type": "thinking", "hurried": True}))
    expect(said).to_have_text(words)
    for size in SIZES:
        table.resize(size)
        expect(said).to_be_in_viewport(ratio=1)
        assert table.faults(touch=size[0] < 720) == []
    table.line.send(json.dumps({"type": "thinking", "hurried": False}))
    expect(said).to_have_count(0)
    table.line.send(json.dumps({"type": "thinking", "hurried": True}))
    expect(said).to_have_text(words)
    mine = told(table, game, waiting=False)
    update = {"type": "update", "seats": mine["table"]["seats"], **{key: mine[key] for key in UPDATED}}
    table.line.send(json.dumps(update))
    expect(said).to_have_count(0)
