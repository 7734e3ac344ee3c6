"""The same server on PostgreSQL."""

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.match import Match
from ludoteka.games.seasons import GAME
from ludoteka.server.thinking import Thinker
from tests.server.harness import Closed, answer, play_out, running

TABLE = {"game": "embers", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"kind": "days", "seconds": 30 * 86400}}


async def test_a_match_from_beginning_to_replay(postgres: str, thinker: Thinker) -> None:
    async with running(
        postgres, thinker, clean=False, bot_delay=3600.0
    ) as server:  # so that undo finds no other answer
        ann = await server.person("Ann")
        table = (await ann.post("/api/play", {"game": "seasons", "bot": "random"}))["id"]
        connection, welcome = await ann.visit(table)
        await answer(connection, welcome["position"])
        connection.say("undo")
        await connection.hear("ack")
        connection.say("chat", text="Привіт 😀")
        await connection.hear("said")
        await ann.put(f"/api/tables/{table}/notes", {"text": "nul \0 and ї"})
        assert await ann.get(f"/api/tables/{table}/notes") == {"text": "nul  and ї"}
        slow = (await ann.post("/api/tables", TABLE))["id"]
        started = await ann.post(f"/api/tables/{slow}/start")
        assert started["seats"][0]["clock_ms"] > 2**31
        cookie = dict(ann.http.cookies)
    async with running(postgres, thinker) as server:
        ann = await server.stranger()
        ann.http.cookies.update(cookie)
        connection, welcome = await ann.visit(table)
        assert [line["text"] for line in welcome["chat"]] == ["Привіт 😀"]
        await play_out((connection, welcome["position"]))
        lobby = await ann.get("/api/lobby")
        assert ([found["id"] for found in lobby["mine"]], len(lobby["finished"])) == ([slow], 1)
        over = await ann.get(f"/api/replays/{table}")
        assert over["scores"][-1] == [seat["score"] for seat in over["table"]["seats"]]
        await server.house.sweep()


async def test_nul_is_no_fault(postgres: str, thinker: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    """PostgreSQL takes none in any text."""
    async with running(postgres, thinker) as server:
        ann = await server.person("Ann\0")
        for path in ("tables/%00", "tables/%00/notes", "tables/%00/journal", "replays/%00", "links/%00"):
            assert (await ann.get(f"/api/{path}", 404))["code"] == "not-found"
        await ann.delete("/api/journals/%00", 404)
        await ann.delete("/api/me/devices/%00", 404)
        with pytest.raises(Closed):
            await ann.connect("\0")
        names = ["Ann\0", "Bob"]
        brought = Match(GAME, 2, key_from_seed(1), {}, names).journal.dump()
        await ann.post("/api/journals", {"journal": brought})
        table = (await ann.post("/api/play", {"game": "seasons", "bot": "random"}))["id"]
        connection, _ = await ann.visit(table)
        connection.say("chat", text="a\0b")
        assert (await connection.hear("said"))["line"]["text"] == "ab"
    assert not caplog.records
