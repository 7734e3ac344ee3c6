"""Asking over the websocket why something cannot be done, and what may be asked."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.limits import Limits
from ludoteka.server.protocol import MOST_THINGS
from tests.server.harness import FREE, FakeTime, Server
from tests.server.test_match import TWO, duel

APPRENTICES = {"settings": {"level": "apprentice", "first": "1"}}


async def test_a_player_is_told_why(server: Server) -> None:
    ann, bob, table = await duel(server, "seasons", **APPRENTICES)
    (a, welcome), (b, _) = await ann.visit(table), await bob.visit(table)
    card = welcome["position"]["view"]["players"][0]["cards"]["drafted"][0]
    for line in (a, b):
        line.say("why", id="first", things=[{"do": "start-transmuting"}, {"do": "bonus-gauge"}])
    assert await a.hear("reasons", "refusal") == {
        "type": "reasons",
        "id": "first",
        "number": welcome["position"]["number"],
        "reasons": [[{"kind": "no-energy"}], [{"kind": "question"}]],
    }
    assert (await b.hear("reasons", "refusal"))["reasons"][0] == [{"kind": "no-energy"}]
    a.say("why", id="second", things=[{"do": "summon", "card": card}])
    refusal = await a.hear("reasons", "refusal")
    assert (refusal["id"], refusal["code"]) == ("second", "bad-request")  # not in hand yet


@pytest.mark.parametrize("thing", [{}, {"do": 1}, {"do": "summon", "card": "x" * 5000}, {"do": [[[[]]]]}], ids=str)
async def test_foreign_things_are_refused_and_change_nothing(server: Server, thing: dict[str, Any]) -> None:
    ann, _, table = await duel(server, "seasons", **APPRENTICES)
    connection, welcome = await ann.visit(table)
    connection.say("why", things=[{"do": "start-transmuting"}, thing])
    refusal = await connection.hear("reasons", "refusal")
    assert refusal["code"] == "bad-request"
    assert len(refusal["text"]) < 400
    assert (await ann.visit(table))[1]["position"] == welcome["position"]


async def test_not_everything_is_asked_at_once(server: Server) -> None:
    ann, _, table = await duel(server, "seasons", **APPRENTICES)
    connection, _ = await ann.visit(table)
    connection.say("why", things=[{"do": "start-transmuting"}] * MOST_THINGS)
    assert len((await connection.hear("reasons", "refusal"))["reasons"]) == MOST_THINGS
    connection.say("why", things=[{"do": "start-transmuting"}] * (MOST_THINGS + 1))
    assert (await connection.hear("reasons", "refusal"))["code"] == "bad-request"


async def test_spectators_and_waiting_tables_get_no_reasons(server: Server) -> None:
    ann, _, table = await duel(server, "seasons", **APPRENTICES)
    carl = await server.person("Carl")
    connection, _ = await carl.visit(table)
    connection.say("why", things=[{"do": "start-transmuting"}])
    assert (await connection.hear("reasons", "refusal"))["code"] == "forbidden"
    waiting = (await ann.post("/api/tables", {"game": "seasons", "seats": TWO}))["id"]
    connection, _ = await ann.visit(waiting)
    connection.say("why", things=[{"do": "start-transmuting"}])
    assert (await connection.hear("reasons", "refusal"))["code"] == "wrong-status"


async def test_asking_is_limited_like_everything_else(start: Callable[..., Any], time: FakeTime) -> None:
    async with start(limits=Limits(messages=(5, 1), newcomers=FREE.newcomers), time=time) as server:
        ann, _, table = await duel(server, "seasons", **APPRENTICES)
        connection, _ = await ann.visit(table)
        for _ in range(6):
            connection.say("why", things=[{"do": "start-transmuting"}])
        heard = [await connection.hear("reasons", "refusal") for _ in range(6)]
        assert [message.get("code") for message in heard] == [None] * 4 + ["slow-down"] * 2
