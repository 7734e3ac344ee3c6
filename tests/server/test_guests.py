"""Guests and their devices: links that ask first and work once, logging out, and who is forgotten."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.devices import guess
from ludoteka.server.guests import COOKIE
from ludoteka.server.limits import Limits
from ludoteka.server.thinking import Thinker
from ludoteka.server.writer import StorageError
from tests.server.harness import HOST, FakeTime, Person, Server, running

ME, OPEN = {"kind": "me"}, {"kind": "open"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36"
)
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
DAY = 24 * 3600


async def link_of(person: Person) -> str:
    """The token of a new private link."""
    path: str = (await person.post("/api/me/link"))["path"]
    return path.removeprefix("/link/")


async def carried(server: Server, person: Person, **device: str) -> Person:
    """Another device of the same person."""
    other = await server.stranger(**device)
    await other.post(f"/api/links/{await link_of(person)}")
    return other


async def rows(server: Server, table: sa.Table) -> list[Any]:
    async with server.house.store.engine.connect() as connection:
        return list((await connection.execute(sa.select(table))).mappings())


# --- links ---


async def test_a_link_carries_a_guest_to_another_device(server: Server) -> None:
    ann = await server.person("Ann")
    token = await link_of(ann)
    phone = await server.stranger()
    expected = {"name": "Ann", "mine": False, "me": "", "named": False, "running": 0, "elsewhere": False}
    assert await phone.get(f"/api/links/{token}") == expected
    assert await phone.post(f"/api/links/{token}") == {"name": "Ann", "named": True}
    assert (await phone.get("/api/me"))["name"] == "Ann"
    assert (await ann.get("/api/me"))["name"] == "Ann"
    again = await server.stranger()
    assert (await again.get(f"/api/links/{token}", 404))["code"] == "not-found"
    assert (await again.post(f"/api/links/{token}", status=404))["code"] == "not-found"


async def test_looking_at_a_link_changes_nothing(server: Server) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    token = await link_of(ann)
    before = [await rows(server, table) for table in (schema.guests, schema.sessions, schema.links)]
    for visitor in (bob, await server.stranger()):
        for path in (f"/link/{token}", f"/link/{token}?to=/table/x", f"/api/links/{token}"):
            for method in ("GET", "HEAD", "OPTIONS"):
                for headers in ({}, {"purpose": "prefetch", "sec-purpose": "prefetch"}):
                    reply = await visitor.http.request(method, path, headers=headers)
                    assert "set-cookie" not in reply.headers
                    assert "location" not in reply.headers
    assert [await rows(server, table) for table in (schema.guests, schema.sessions, schema.links)] == before
    assert (await bob.get("/api/me"))["name"] == "Bob"


async def test_no_other_site_can_make_me_follow_a_link(server: Server) -> None:
    eve, bob = await server.person("Eve"), await server.person("Bob")
    token = await link_of(eve)
    for origin in ("https://evil.example", "null", f"http://{HOST}.evil.example"):
        reply = await bob.http.post(f"/api/links/{token}", headers={"origin": origin})
        assert (reply.status_code, reply.json()["code"]) == (403, "wrong-origin")
        assert "set-cookie" not in reply.headers
    assert (await bob.get("/api/me"))["name"] == "Bob"
    reply = await bob.http.post(f"/api/links/{token}", headers={"origin": f"http://{HOST}"})
    assert reply.status_code == 201  # it was not used up by those


async def test_the_guest_before_is_told_of_and_left_behind(server: Server) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = (await bob.post("/api/play", {"game": "embers"}))["id"]
    await bob.post("/api/tables", {"game": "embers", "seats": [ME, OPEN]})
    line, _ = await bob.visit(table)
    old = dict(bob.http.cookies)
    token = await link_of(ann)
    asked = await bob.get(f"/api/links/{token}")
    assert asked == {"name": "Ann", "mine": False, "me": "Bob", "named": True, "running": 2, "elsewhere": False}
    other = await carried(server, bob)
    assert (await bob.get(f"/api/links/{token}"))["elsewhere"]
    await bob.post(f"/api/links/{token}")
    assert (await bob.get("/api/me"))["name"] == "Ann"
    assert await line.until_closed() == 4403
    thief = await server.stranger()
    thief.http.cookies.update(old)
    assert (await thief.get("/api/me"))["name"] != "Bob"
    assert [device["here"] for device in (await other.get("/api/me/devices"))["devices"]] == [True]
    assert (await other.get("/api/me"))["name"] == "Bob"


async def test_a_link_is_of_no_use_to_who_made_it(server: Server) -> None:
    ann = await server.person("Ann")
    token = await link_of(ann)
    assert (await ann.get(f"/api/links/{token}"))["mine"]
    assert (await ann.post(f"/api/links/{token}", status=409))["code"] == "wrong-status"
    await (await server.stranger()).post(f"/api/links/{token}")


async def test_links_grow_old_and_can_be_revoked(timed: Server, time: FakeTime) -> None:
    ann, phone = await timed.person("Ann"), await timed.stranger()
    token = await link_of(ann)
    time.pass_by(601)
    await phone.get(f"/api/links/{token}", 404)
    await phone.post(f"/api/links/{token}", status=404)
    revoked = [await link_of(ann), await link_of(ann)]
    assert (await ann.get("/api/me/devices"))["links"] == 2
    assert (await ann.delete("/api/me/links"))["links"] == 0
    bobs = await link_of(await timed.person("Bob"))
    for token in revoked:
        await phone.get(f"/api/links/{token}", 404)
        await phone.post(f"/api/links/{token}", status=404)
    for nonsense in ("%3Cscript%3E", "x" * 64, "%00"):
        await phone.post(f"/api/links/{nonsense}", status=404)
    await phone.post(f"/api/links/{bobs}")


@pytest.fixture(params=["database", "postgres"])
def any_database(request: pytest.FixtureRequest) -> Path | str:
    found: Path | str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def any_server(any_database: Path | str, thinker: Thinker) -> AsyncIterator[Server]:
    """The same on both databases."""
    async with running(any_database, thinker) as found:
        yield found


async def test_of_many_at_the_same_moment_one_follows(any_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server = any_server
    ann = await server.person("Ann")
    people = [await server.stranger() for _ in range(4)] + [await server.person("Bob")]
    token = await link_of(ann)

    class Open:
        async def __aenter__(self) -> None: ...
        async def __aexit__(self, *_: object) -> None: ...

    arrived, all_there = [0], asyncio.Event()
    write = server.house.store.write

    async def together(about: str, changes: Any) -> None:
        """All have found the link open before the first takes it, so that they are in one batch."""
        arrived[0] += 1
        if arrived[0] == len(people):
            all_there.set()
        await all_there.wait()
        await write(about, changes)

    monkeypatch.setattr(server.house.guests, "_moving", Open())  # as if each were at a process of its own
    with monkeypatch.context() as patched:
        patched.setattr(server.house.store, "write", together)
        replies = await asyncio.gather(*(person.http.post(f"/api/links/{token}") for person in people))
    assert sorted(reply.status_code for reply in replies) == [201, 404, 404, 404, 404]
    assert sum("set-cookie" in reply.headers for reply in replies) == 1
    assert len((await ann.get("/api/me/devices"))["devices"]) == 2
    if replies[-1].status_code == 404:
        assert (await people[-1].get("/api/me"))["name"] == "Bob"  # who lost the race is the same as before


# --- devices ---


async def test_devices_are_listed(timed: Server, time: FakeTime) -> None:
    ann = await timed.person("Ann", agent=FIREFOX)
    born = time.now
    time.pass_by(60)
    phone = await carried(timed, ann, agent=SAFARI)
    seen = await ann.get("/api/me/devices")
    named = [(one["browser"], one["system"], one["here"]) for one in seen["devices"]]
    assert named == [("Firefox", "Linux", True), ("Safari", "iPhone", False)]
    assert [one["created"] for one in seen["devices"]] == [born, born + 60]
    assert [one["here"] for one in (await phone.get("/api/me/devices"))["devices"]] == [True, False]

    # when a device was last here is told to an hour
    time.pass_by(1800)
    await ann.get("/api/me")
    assert [one["seen"] for one in (await phone.get("/api/me/devices"))["devices"]] == [born + 60, born]
    time.pass_by(2 * 3600)
    ann.http.headers["user-agent"] = CHROME  # and so is what it calls itself
    await ann.get("/api/me")
    tablet = await carried(timed, ann)
    latest = (await tablet.get("/api/me/devices"))["devices"]
    assert [one["browser"] for one in latest] == ["", "Chrome", "Safari"]
    first = latest[1]
    assert (first["seen"], first["created"], first["browser"]) == (time.now, born, "Chrome")


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (CHROME, ("Chrome", "Windows")),
        (SAFARI, ("Safari", "iPhone")),
        (CHROME + " Edg/138.0.0.0", ("Edge", "Windows")),
        (
            "Mozilla/5.0 (Linux; Android 15; SM-S921B) … SamsungBrowser/27.0 Chrome/125.0",
            ("Samsung Internet", "Android"),
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) … Version/18.5 Safari/605.1.15", ("Safari", "Mac")),
        ("curl/8.5.0", ("", "")),
        ("", ("", "")),
        ("Firefox/" * 5000, ("Firefox", "")),
    ],
)
def test_a_browser_says_what_it_is(agent: str, device: tuple[str, str]) -> None:
    assert guess(agent) == device


async def test_a_device_that_is_logged_out_is_nobody_at_once(server: Server) -> None:
    ann = await server.person("Ann")
    table = (await ann.post("/api/play", {"game": "embers"}))["id"]
    phone, tablet = await carried(server, ann), await carried(server, ann)
    hers, _ = await ann.visit(table)
    lines = [(await phone.visit(table))[0] for _ in range(2)]
    open_link = await link_of(phone)
    found = (await phone.get("/api/me/devices"))["devices"]
    id = next(one["id"] for one in found if one["here"])
    left = await ann.delete(f"/api/me/devices/{id}")
    assert id not in [one["id"] for one in left["devices"]]
    assert len(left["devices"]) == 2
    for line in lines:
        assert (await line.hear("refusal"))["code"] == "logged-out"
        assert await line.until_closed() == 4403
    _, welcome = await phone.visit(table)
    assert welcome["seat"] == -1
    assert (await phone.get("/api/me"))["name"] != "Ann"
    await (await server.stranger()).post(f"/api/links/{open_link}", status=404)  # nor can it come back by its own link
    hers.say("chat", text="still here")
    await hers.hear("ack")
    assert (await tablet.get("/api/me"))["name"] == "Ann"


async def test_all_other_devices_are_logged_out(server: Server) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    others = [await carried(server, ann) for _ in range(3)]
    left = await ann.delete("/api/me/devices")
    assert [one["here"] for one in left["devices"]] == [True]
    assert (await ann.get("/api/me"))["name"] == "Ann"
    assert (await bob.get("/api/me"))["name"] == "Bob"
    for other in others:
        assert (await other.get("/api/me"))["name"] != "Ann"


async def test_what_cannot_be_logged_out(server: Server) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    (mine,) = (await ann.get("/api/me/devices"))["devices"]
    assert (await ann.delete(f"/api/me/devices/{mine['id']}", 403))["code"] == "forbidden"
    assert (await bob.delete(f"/api/me/devices/{mine['id']}", 404))["code"] == "not-found"
    assert (await ann.delete("/api/me/devices/x", 404))["code"] == "not-found"
    phone = await carried(server, ann)
    await ann.delete(f"/api/me/devices/{mine['id']}")  # one that is not the last may log itself out
    assert (await ann.get("/api/me"))["name"] != "Ann"
    assert (await phone.get("/api/me"))["name"] == "Ann"


async def test_logging_out_wins_over_whoever_is_just_coming(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cookie was looked up, and the device is logged out before that is remembered."""
    ann = await server.person("Ann")
    phone = await carried(server, ann)
    token, guests = phone.http.cookies[COOKIE], server.house.guests
    (id,) = (one["id"] for one in (await phone.get("/api/me/devices"))["devices"] if one["here"])
    guests._recent.clear()
    guests._sessions.clear()
    found, go_on = asyncio.Event(), asyncio.Event()
    session = server.house.store.session

    async def slow(key: str) -> Any:
        row = await session(key)
        if not found.is_set() and key.startswith(id):
            found.set()
            await go_on.wait()
        return row

    monkeypatch.setattr(server.house.store, "session", slow)
    coming = asyncio.create_task(guests.known(token))
    await found.wait()
    await ann.delete(f"/api/me/devices/{id}")
    go_on.set()
    assert await coming is None
    assert await guests.known(token) is None


async def test_a_websocket_that_opens_while_its_device_is_logged_out(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.person("Ann")
    table = (await ann.post("/api/play", {"game": "embers"}))["id"]
    phone = await carried(server, ann)
    (hers, his) = [await server.house.guests.known(person.http.cookies[COOKIE]) for person in (ann, phone)]

    async def known(*_: object) -> Any:
        await server.house.guests.log_out_others(hers)
        return his

    monkeypatch.setattr(server.house.guests, "known", known)
    assert await (await phone.connect(table)).until_closed() == 4403


async def test_a_database_that_cannot_be_written_keeps_nobody_out(
    timed: Server, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await timed.person("Ann")
    time.pass_by(2 * 3600)

    async def fail(*_: object) -> None:
        raise StorageError("disk full")

    monkeypatch.setattr(timed.house.store, "write", fail)
    assert (await ann.get("/api/me"))["name"] == "Ann"


# --- how many ---


async def test_a_guest_has_few_links_and_devices(start: Callable[..., Any], time: FakeTime) -> None:
    async with start(limits=Limits(links=2, devices=3), time=time) as server:
        ann = await server.person("Ann")
        replies = await asyncio.gather(*(ann.http.post("/api/me/link") for _ in range(4)))
        assert sorted(reply.status_code for reply in replies) == [201, 201, 429, 429]
        time.pass_by(100)
        reply = await ann.http.post("/api/me/link")
        assert reply.json() == {
            "code": "too-many-links",
            "text": "2 links of yours are open: revoke them, or try again in 9 minutes",
            "wait": 500,
        }
        assert reply.headers["retry-after"] == "500"
        await ann.delete("/api/me/links")
        phone = await carried(server, ann)
        await carried(server, ann)
        fourth = await server.stranger()
        link = await link_of(ann)
        refused = await fourth.post(f"/api/links/{link}", status=429)
        assert refused["code"] == "too-many-devices"
        await phone.delete("/api/me/devices")
        await fourth.post(f"/api/links/{await link_of(phone)}")


async def test_an_address_brings_few_guests(start: Callable[..., Any], time: FakeTime) -> None:
    async with start(limits=Limits(newcomers=(2, 1 / 60)), time=time) as server:
        for _ in range(2):
            await (await server.stranger(address="2001:db8::1")).get("/api/me")
        neighbour = await server.stranger(address="2001:db8::2")  # the same network: one may choose the rest
        reply = await neighbour.http.get("/api/me")
        assert (reply.status_code, reply.headers["retry-after"]) == (429, "60")
        assert reply.json() == {
            "code": "slow-down",
            "text": "too many new guests from your address: try again in 60 seconds",
            "wait": 60,
        }
        await (await server.stranger(address="2001:db8:0:1::1")).get("/api/me")
        time.pass_by(60)
        await neighbour.get("/api/me")


# --- who is forgotten ---


async def test_guests_who_left_nothing_are_forgotten(timed: Server, time: FakeTime) -> None:
    named, player, spectator, visitor = [await timed.stranger() for _ in range(4)]
    await named.put("/api/me", {"name": "Ann"})
    table = (await player.post("/api/play", {"game": "embers"}))["id"]
    await spectator.put(f"/api/tables/{table}/notes", {"text": "a fine match"})
    await visitor.get("/api/me")
    await link_of(visitor)
    time.pass_by(59 * DAY)
    await timed.house.sweep()
    assert len(await rows(timed, schema.guests)) == 4
    await spectator.get("/api/me")
    time.pass_by(2 * DAY)
    await timed.house.sweep()
    names = {row["named"]: row["name"] for row in await rows(timed, schema.guests)}
    assert len(await rows(timed, schema.guests)) == 3
    assert names[True] == "Ann"
    assert await rows(timed, schema.links) == []
    reply = await visitor.http.get("/api/me")
    assert "set-cookie" in reply.headers  # somebody new
    assert "set-cookie" not in (await spectator.http.get("/api/me")).headers
    assert (await player.get("/api/lobby"))["mine"][0]["id"] == table
    time.pass_by(61 * DAY)
    await timed.house.sweep()
    assert await rows(timed, schema.notes) == []


async def test_a_sweep_waits_for_the_one_under_way(timed: Server, time: FakeTime, monkeypatch: Any) -> None:
    begun, done = asyncio.Event(), asyncio.Event()

    async def none(_: float) -> list[str]:
        return []

    async def clean() -> None:
        begun.set()
        await done.wait()

    for name in ("late_tables", "forgotten_tables"):
        monkeypatch.setattr(timed.house.store, name, none)
    monkeypatch.setattr(timed.house, "clean", clean)
    time.pass_by(DAY)
    first = asyncio.create_task(timed.house.sweep())
    await begun.wait()
    second = asyncio.create_task(timed.house.sweep())
    for _ in range(10):
        await asyncio.sleep(0)
    assert not second.done()
    done.set()
    await asyncio.gather(first, second)


async def test_who_comes_back_at_the_last_moment_stays(timed: Server, time: FakeTime, monkeypatch: Any) -> None:
    visitor = await timed.stranger()
    before = await visitor.get("/api/me")
    time.pass_by(61 * DAY)
    sessions_of = timed.house.store.sessions_of

    async def meanwhile(guest: str) -> Any:
        found = await sessions_of(guest)
        assert (await visitor.get("/api/me")) == before
        return found

    monkeypatch.setattr(timed.house.store, "sessions_of", meanwhile)
    await timed.house.sweep()
    monkeypatch.undo()
    assert (await visitor.get("/api/me")) == before
    assert len(await rows(timed, schema.guests)) == 1
