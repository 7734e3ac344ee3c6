"""Recordings that people bring: how many are taken and kept, who may delete them, and when they go by themselves."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteka.core.match import Match
from ludoteka.server import schema
from ludoteka.server.limits import Limits
from ludoteka.server.uploads import source_of
from tests.server.harness import FakeTime, Person, Server
from tests.server.test_replay import played

DAY = 24 * 3600
OFTEN = (1e6, 1e6)


@pytest.fixture(scope="module")
def match() -> Match:
    return played("embers")


async def bring(person: Person, match: Match, status: int = 201) -> Any:
    return await person.post("/api/journals", {"journal": match.journal.dump()}, status)


async def belongings(server: Server) -> list[int]:
    """How many rows there are of tables and of all that belongs to them."""
    tables = (schema.tables, schema.seats, schema.answers, schema.uploads, schema.notes)
    async with server.house.store.engine.connect() as connection:
        counts = [await connection.scalar(sa.select(sa.func.count()).select_from(table)) for table in tables]
        return [int(count or 0) for count in counts]


async def test_who_brought_a_recording_may_delete_it(server: Server, match: Match) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    kept, table = (await bring(ann, match))["id"], (await bring(ann, match))["id"]
    await ann.put(f"/api/tables/{table}/notes", {"text": "mine"})
    line, _ = await bob.visit(table)
    await ann.get(f"/api/replays/{table}")
    before = await belongings(server)
    assert (await bob.delete(f"/api/journals/{table}", 403))["code"] == "forbidden"
    assert await belongings(server) == before
    assert await ann.delete(f"/api/journals/{table}", 204) == ""
    assert await belongings(server) == [1, 2, len(match.journal.answers), 1, 0]
    assert await line.until_closed() == 4404
    for path in (f"/api/replays/{table}", f"/api/tables/{table}/journal", f"/api/tables/{table}"):
        assert (await ann.get(path, 404))["code"] == "not-found"
    assert [found["id"] for found in (await ann.get("/api/lobby"))["finished"]] == [kept]
    assert (await ann.delete(f"/api/journals/{table}", 404))["code"] == "not-found"


async def test_a_recording_that_gives_way_to_others_meanwhile_is_shown(
    server: Server, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is kept in memory of it may go at any moment at which others have their turn."""
    ann, house = await server.person("Ann"), server.house
    table = (await bring(ann, match))["id"]
    seen = await ann.get(f"/api/replays/{table}")
    room = house.room

    async def look(_: str) -> None:
        house._journals.clear()

    async def slow(id: str) -> Any:
        house._summaries.clear()
        return await room(id)

    monkeypatch.setattr(house.uploads, "look", look)
    monkeypatch.setattr(house, "room", slow)
    assert await ann.get(f"/api/replays/{table}") == seen


async def test_a_match_that_was_played_here_is_no_recording(server: Server) -> None:
    ann = await server.person("Ann")
    table = (await ann.post("/api/play", {"game": "embers"}))["id"]
    assert (await ann.delete(f"/api/journals/{table}", 404))["code"] == "not-found"
    await ann.get(f"/api/tables/{table}")


async def test_recordings_that_nobody_looks_at_go(timed: Server, time: FakeTime, match: Match) -> None:
    ann = await timed.person("Ann")
    looked, forgotten = [(await bring(ann, match))["id"] for _ in range(2)]
    for _ in range(3):
        time.pass_by(20 * DAY)
        await (await timed.stranger()).get(f"/api/replays/{looked}")
        await ann.get("/api/lobby")  # a list is no look
        await timed.house.sweep()
    await ann.get(f"/api/replays/{forgotten}", 404)
    assert (await belongings(timed))[0] == 1
    time.pass_by(29 * DAY)
    await timed.house.sweep()
    assert (await belongings(timed))[0] == 1
    time.pass_by(2 * DAY)
    await timed.house.sweep()
    assert await belongings(timed) == [0, 0, 0, 0, 0]


async def test_a_guest_brings_so_many_an_hour(start: Callable[..., Any], time: FakeTime, match: Match) -> None:
    async with start(limits=Limits(uploads=(2, 2 / 3600)), time=time) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        await bring(ann, match)
        await ann.post("/api/journals", {"journal": "nonsense"}, 422)  # it costs as much to look at
        reply = await ann.http.post("/api/journals", json={"journal": match.journal.dump()})
        assert (reply.status_code, reply.headers["retry-after"]) == (429, "1800")
        text = "too many recordings in an hour: try again in 30 minutes"
        assert reply.json() == {"code": "slow-down", "text": text, "wait": 1800}
        await bring(bob, match)
        time.pass_by(1800)
        await bring(ann, match)


async def test_an_address_brings_so_many_an_hour(start: Callable[..., Any], time: FakeTime, match: Match) -> None:
    async with start(limits=Limits(address_uploads=(2, 2 / 3600)), time=time) as server:
        people = [await server.person(f"P{i}", address=f"2001:db8::{i}") for i in range(3)]
        for person in people[:2]:
            await bring(person, match)
        assert (await bring(people[2], match, 429))["wait"] == 1800
        await bring(await server.person("Far", address="2001:db8:1::1"), match)


async def test_a_guest_keeps_so_many(start: Callable[..., Any], match: Match) -> None:
    async with start(limits=Limits(kept_uploads=2, uploads=OFTEN, address_uploads=OFTEN)) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        text = {"journal": match.journal.dump()}
        replies = await asyncio.gather(*(ann.http.post("/api/journals", json=text) for _ in range(4)))
        assert sorted(reply.status_code for reply in replies) == [201, 201, 429, 429]
        problem = await bring(ann, match, 429)
        assert problem["code"] == "too-many-uploads"
        assert problem["text"] == "you keep 2 recordings, and there is no room for more: delete some first"
        await bring(bob, match)
        kept = next(reply.json()["id"] for reply in replies if reply.status_code == 201)
        await ann.delete(f"/api/journals/{kept}", 204)
        await bring(ann, match)


async def test_a_refused_recording_takes_no_place(start: Callable[..., Any], match: Match) -> None:
    async with start(limits=Limits(kept_uploads=1)) as server:
        ann = await server.person("Ann")
        for _ in range(3):
            await ann.post("/api/journals", {"journal": match.journal.dump()[:-40]}, 422)
        await bring(ann, match)


async def test_the_bytes_that_are_kept_have_an_end(start: Callable[..., Any], match: Match) -> None:
    size = len(match.journal.dump().encode())
    async with start(limits=Limits(kept_bytes=2 * size + 1, all_kept_bytes=3 * size + 1)) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        first = (await bring(ann, match))["id"]
        await bring(ann, match)
        assert (await bring(ann, match, 429))["code"] == "too-many-uploads"
        await bring(bob, match)
        problem = await bring(bob, match, 429)
        assert (problem["code"], problem["wait"]) == ("full", DAY)
        assert problem["text"] == "no more recordings can be kept here now: try again tomorrow"
        await ann.delete(f"/api/journals/{first}", 204)
        await bring(bob, match)


async def test_an_address_keeps_so_many_over_a_restart(start: Callable[..., Any], match: Match) -> None:
    limits = Limits(address_kept_uploads=2)
    for expected in (201, 429):
        async with start(limits=limits) as server:
            for i in range(2):
                problem = await bring(await server.person(f"P{i}", address="192.0.2.7"), match, expected)
            assert expected == 201 or problem["code"] == "full"
            assert source_of("192.0.2.7") != source_of("192.0.2.8")
            if expected == 429:
                await bring(await server.person("Far", address="192.0.2.8"), match)


def test_an_address_is_stored_as_one_of_few_numbers() -> None:
    assert {source_of(f"{a}.{b}.{a}.{b}") < 2**16 for a in range(40) for b in range(40)} == {True}
    assert source_of("2001:db8::1") == source_of("2001:db8::ffff:2")
    assert source_of("not an address") == source_of("not an address")
