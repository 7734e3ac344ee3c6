"""Cookies, origins, limits, headers, hostile input."""

import gzip
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from ludoteka.server.app import create_app
from ludoteka.server.guests import COOKIE
from ludoteka.server.limits import Limits, clean_name
from ludoteka.server.protocol import Refusal
from ludoteka.server.socket import Connection
from tests.server.harness import FREE, HOST, Closed, FakeTime, Server

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def table_of(server: Server) -> Any:
    ann = await server.person("Ann")
    return ann, (await ann.post("/api/play", {"game": "embers"}))["id"]


# --- guests ---


async def test_a_guest_is_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    person = await server.stranger()
    reply = await person.http.get("/api/me")
    cookie = reply.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    for attribute in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert attribute in cookie
    assert "Secure" not in cookie
    assert not reply.json()["named"]
    again = await person.http.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == reply.json()
    secure = await (await server.stranger()).http.get(f"https://{HOST}/api/me")
    assert "Secure" in secure.headers["set-cookie"]


async def test_looking_makes_no_guest(server: Server) -> None:
    person = await server.stranger()
    for path in ("/api/games", "/api/lobby", "/api/docs", "/api/schema.json", "/"):
        assert "set-cookie" not in (await person.http.get(path)).headers


@pytest.mark.parametrize("value", ["", "nobody", "a" * 5000, '"', "x; x=y", "\x7f"])
async def test_a_false_cookie_is_a_new_guest(server: Server, value: str) -> None:
    person = await server.stranger()
    reply = await person.http.get("/api/me", headers={"cookie": f"{COOKIE}={value}"})
    assert reply.status_code == 200
    assert "set-cookie" in reply.headers


@pytest.mark.parametrize(
    ("given", "seen"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\n\t  Lee", "Ann Lee"),
        ("\u202eevil", "evil"),
        ("a\u200bb\u0000c", "abc"),
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script"),
        ("Ї" * 24, "Ї" * 24),
        ("z" + "\u0301" * 20, "z\u0301\u0301"),
        ("", None),
        ("   ", None),
        ("\u200b\u202e", None),
        ("x" * 25, None),
    ],
)
async def test_names(server: Server, given: str, seen: str | None) -> None:
    assert clean_name(given) == seen or seen == "z\u0301\u0301"
    person = await server.stranger()
    if seen is None:
        assert (await person.put("/api/me", {"name": given}, 422))["code"] == "bad-name"
    else:
        name = (await person.put("/api/me", {"name": given}))["name"]
        assert len(name) <= len(given)
        assert name == clean_name(given)


# --- origins ---


async def test_only_our_own_pages_may_connect(server: Server) -> None:
    ann, table = await table_of(server)
    for origin in (
        "http://evil.example",
        "null",
        f"http://{HOST}.evil.example",
        "http://",
        "http://[",
        f"http://x@{HOST}",
    ):
        with pytest.raises(Closed):
            await ann.connect(table, origin=origin)
        reply = await ann.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert (reply.status_code, reply.json()["code"]) == (403, "wrong-origin")
    assert (await ann.get("/api/me"))["name"] == "Ann"
    reply = await ann.http.put("/api/me", json={"name": "Anna"}, headers={"origin": f"https://{HOST}"})
    assert reply.status_code == 200


async def test_other_origins_can_be_allowed(start: Callable[..., Any]) -> None:
    async with start(origins=frozenset({"https://games.example"})) as server:
        ann, table = await table_of(server)
        connection = await ann.connect(table, origin="https://games.example")
        assert (await connection.hello())["seat"] == 0


async def test_every_response_carries_the_headers(server: Server) -> None:
    person = await server.stranger()
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/games"),
        ("GET", "/api/nope"),
        ("DELETE", "/api/me"),
        ("GET", "/x"),
    ):
        headers = (await person.http.request(method, path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


async def test_the_page_about_rest_needs_no_other_host(server: Server) -> None:
    text = (await (await server.stranger()).http.get("/api/docs")).text
    assert "/api/tables/{id}/join" in text
    assert "http://" not in text
    assert "https://" not in text
    assert "<script" not in text


# --- limits ---


async def test_messages_that_are_too_large(server: Server) -> None:
    ann, table = await table_of(server)
    a, _ = await ann.visit(table)
    a.say("chat", text="x" * 9000)
    assert (await a.hear("refusal"))["code"] == "too-large"


async def test_messages_that_come_too_fast(start: Callable[..., Any], time: FakeTime) -> None:
    limits = Limits(messages=(5, 1), newcomers=FREE.newcomers)
    async with start(limits=limits, time=time) as server:
        ann, table = await table_of(server)
        a, _ = await ann.visit(table)
        for i in range(6):
            a.say("chat", id=f"{i}", text="hi")
        heard = [message for message in await a.replies(6) if message["type"] in {"ack", "refusal"}]
        assert [message["type"] for message in heard] == ["ack"] * 4 + ["refusal"] * 2
        assert [(message["code"], message["id"]) for message in heard[4:]] == [("slow-down", "4"), ("slow-down", "5")]
        time.pass_by(1)
        a.say("chat", id="5", text="hi")
        assert (await a.hear("ack"))["id"] == "5"


async def test_who_does_not_stop_is_thrown_out(start: Callable[..., Any], time: FakeTime) -> None:
    async with start(limits=Limits(messages=(5, 1), patience=20), time=time) as server:
        ann, table = await table_of(server)
        a, _ = await ann.visit(table)
        for _ in range(40):
            a.say_text("nonsense")
        assert await a.until_closed() == 1008


async def test_a_guest_has_a_limit_over_all_connections(start: Callable[..., Any], time: FakeTime) -> None:
    limits = Limits(guest_messages=(6, 1), connections=3)
    async with start(limits=limits, time=time) as server:
        ann, table = await table_of(server)
        first, _ = await ann.visit(table)
        second, _ = await ann.visit(table)
        for connection in (first, second):
            for i in range(3):
                connection.say("chat", id=f"{id(connection)}{i}", text="hi")
        heard = [*await first.replies(3), *await second.replies(3)]
        assert [message["type"] for message in heard].count("ack") == 4
        await ann.connect(table)
        fourth = await ann.connect(table)
        assert (await fourth.hear())["code"] == "too-many"
        with pytest.raises(Closed):
            await fourth.hear()
        await first.hang_up()
        time.pass_by(60)
        await ann.visit(table)


async def test_an_address_has_a_limit_over_all_its_guests(start: Callable[..., Any]) -> None:
    async with start(limits=Limits(address_connections=3)) as server:
        people = [await server.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
        table = (await people[0].post("/api/play", {"game": "embers"}))["id"]
        lines = [(await person.visit(table))[0] for person in people[:3]]
        fourth = await people[3].connect(table)
        assert (await fourth.hear())["code"] == "too-many"
        assert await fourth.until_closed() == 1008
        await lines[0].hang_up()
        await people[3].visit(table)


async def test_bytes_that_are_sent(start: Callable[..., Any], time: FakeTime) -> None:
    """Whoever asks for too much data has to wait, by REST and at a table, and nobody else does."""
    async with start(limits=Limits(guest_bytes=(40_000, 1000)), time=time) as server:
        ann, table = await table_of(server)
        bob = await server.person("Bob")
        a, _ = await ann.visit(table)
        b, _ = await bob.visit(table)
        while (reply := await ann.http.get("/api/schema.json")).status_code == 200:
            pass
        assert (reply.status_code, reply.json()["code"]) == (429, "slow-down")
        a.say("chat", text="hello")
        assert (await a.hear("refusal"))["code"] == "slow-down"
        for _ in range(3):
            b.say("chat", text="hello")
            await b.hear("ack")
        time.pass_by(600)
        assert (await ann.http.get("/api/games")).status_code == 200
        heard = 0
        while heard < 40_000:
            a.say("hello")
            message = await a.hear("welcome", "refusal")
            if message["type"] == "refusal":
                break
            heard += len(a.raw[-1])
        assert message["code"] == "slow-down"
        assert (await bob.http.get("/api/games")).status_code == 200


async def test_bytes_that_are_sent_to_an_address(start: Callable[..., Any], time: FakeTime) -> None:
    limits = Limits(address_bytes=(60_000, 1000), newcomers=FREE.newcomers)
    async with start(limits=limits, time=time) as server:
        for _ in range(3):
            reply = await (await server.stranger()).http.get("/api/schema.json")
        assert reply.status_code == 429
        assert (await (await server.stranger()).http.get("/")).status_code == 429
        assert (await (await server.stranger()).http.get("/health")).status_code == 200


async def test_what_waits_for_a_slow_browser_is_bounded() -> None:
    """It is hung up on before the server holds very much for it; one large message alone goes through."""
    taken: list[str] = []
    closed: list[int] = []

    class Slow:
        async def send_data(self, text: str, mode: str) -> None:
            taken.append(text)

        async def close(self, code: int) -> None:
            closed.append(code)

    counted: list[int] = []
    connection = Connection(Slow(), None, Limits(outbox_bytes=10_000), counted.append)  # type: ignore[arg-type]
    for _ in range(100):
        connection.send(Refusal(id="", code="internal", text="x" * 1000))
    await connection.write()
    assert (len(taken), closed) == (9, [1013])
    assert sum(counted) == sum(map(len, taken))
    large = Connection(Slow(), None, Limits(outbox_bytes=10_000), counted.append)  # type: ignore[arg-type]
    large.send(Refusal(id="", code="internal", text="x" * 20_000))
    large.hang_up()
    await large.write()
    assert len(taken[-1]) > 20_000


async def test_requests_that_come_too_fast(start: Callable[..., Any], time: FakeTime) -> None:
    limits = Limits(requests=(3, 1), changes=(2, 1), newcomers=(1, 0.1))
    async with start(limits=limits, time=time) as server:
        ann = await server.person("Ann")
        for _ in range(3):
            await ann.get("/api/me")
        reply = await ann.http.get("/api/me")
        assert (reply.status_code, reply.json()["code"]) == (429, "slow-down")
        assert int(reply.headers["retry-after"]) > 0
        time.pass_by(3)
        bob = await server.stranger()
        assert (await bob.get("/api/me", 429))["code"] == "slow-down"  # too many newcomers from one address


async def test_a_guest_cannot_open_tables_without_end(start: Callable[..., Any]) -> None:
    async with start(limits=Limits(unfinished=3)) as server:
        ann = await server.person("Ann")
        for _ in range(3):
            await ann.post("/api/play", {"game": "embers"})
        assert (await ann.post("/api/play", {"game": "embers"}, 429))["code"] == "too-many"


# --- hostile input ---

HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE guests; --",
    "{{7*7}}",
    "\\u0000\\ud800",
    "😀" * 20,
    "%00%0a",
    "../../etc/passwd",
]


@pytest.mark.parametrize("text", HOSTILE)
async def test_chat_and_notes_come_back_as_they_were(server: Server, text: str) -> None:
    ann, table = await table_of(server)
    a, _ = await ann.visit(table)
    a.say("chat", text=text)
    assert (await a.hear("said"))["line"]["text"] == text
    await ann.put(f"/api/tables/{table}/notes", {"text": text})
    assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == text


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'{"name": "\\ud800"}', b'{"name": 5}', b"[" * 5000])
async def test_bodies_that_make_no_sense(server: Server, body: bytes) -> None:
    ann = await server.person("Ann")
    reply = await ann.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert 400 <= reply.status_code < 500
    assert reply.json()["code"] in {"bad-request", "bad-name"}


ODD_PATHS = [
    "/%00",
    "/" + "a" * 5000,
    "/" + "a/" * 1000,
    "/assets/%00",
    "/%ff%fe",
    "/api/tables/%00",
    "/link/%00?to=%00",
]


@pytest.mark.parametrize("path", ODD_PATHS, ids=range(len(ODD_PATHS)))
async def test_addresses_that_make_no_sense(server: Server, caplog: pytest.LogCaptureFixture, path: str) -> None:
    for method in ("GET", "HEAD", "POST"):
        assert (await (await server.stranger()).http.request(method, path)).status_code in {200, 400, 404, 405}
    assert not caplog.records


@pytest.mark.parametrize("host", ["a:1:2", "a:b", "[", "[::1", "a:99999999"])
async def test_hosts_that_make_no_sense(server: Server, caplog: pytest.LogCaptureFixture, host: str) -> None:
    ann, table = await table_of(server)
    for path in ("/", "/api/games", "/api/nope", "/api/replays/x/moments?from=x", "/api/docs"):
        reply = await ann.http.get(path, headers={"host": host})
        assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
    with pytest.raises(Closed):
        await ann.connect(table, host=host)
    assert not caplog.records


async def test_whoever_goes_away_while_sending_is_no_fault(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    ann = await server.person("Ann")
    received = iter([{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}])
    sent: list[Any] = []

    async def receive() -> Any:
        return next(received)

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", HOST.encode()), (b"cookie", ann.cookie().encode()), (b"content-type", b"application/json")]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "PUT", "scheme": "http",
        "path": "/api/me", "raw_path": b"/api/me", "query_string": b"", "root_path": "", "headers": headers,
        "client": ("192.0.2.1", 1), "server": (HOST, 80), "state": {},
    }  # fmt: skip
    await server.app(scope, receive, send)
    assert sent[0]["status"] == 400
    assert not caplog.records


@pytest.mark.parametrize(
    "path", ["/", "/table/x", "/api/games", "/api/docs", "/api/schema.json", "/health", "/api/nope"]
)
async def test_head_is_get_without_the_body(server: Server, path: str) -> None:
    http = (await server.stranger()).http
    whole, head = await http.get(path), await http.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert dict(head.headers) == dict(whole.headers)


async def test_head_is_for_what_can_be_got(server: Server) -> None:
    ann = await server.person("Ann")
    reply = await ann.http.head("/api/tables/x/join")
    assert reply.status_code == 405
    for method in ("POST", "OPTIONS"):
        assert "GET, HEAD" in (await ann.http.request(method, "/api/games")).headers["allow"]


async def test_content_types_name_their_charset_once(start: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "a.js").write_text("")
    async with start(client_folder=tmp_path) as server:
        http = (await server.stranger()).http
        kinds = {path: (await http.get(path)).headers["content-type"] for path in ("/", "/a.js", "/api/docs")}
    assert kinds == {
        "/": "text/html; charset=utf-8",
        "/a.js": "text/javascript; charset=utf-8",
        "/api/docs": "text/html; charset=utf-8",
    }


async def test_faults_of_ours_are_not_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(server.house, "lobby", fail)
    reply = await (await server.stranger()).http.get("/api/lobby")
    assert (reply.status_code, reply.json()["code"]) == (500, "internal")
    assert "secret" not in reply.text


async def test_storage_that_fails_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, table = await table_of(server)
    a, welcome = await ann.visit(table)
    while len(welcome["position"]["view"]["asked"]) > 1:  # the bot chooses at the same time; it shall not come between
        welcome = await a.hear("update")
    with monkeypatch.context() as patched:

        async def fail(*_: object) -> None:
            raise OperationalError("", {}, Exception("disk full"))

        patched.setattr(server.house.store.writer, "_commit", fail)
        question = welcome["position"]["question"]
        a.say("answer", id="1", number=question["number"], option=question["options"][0]["text"])
        assert (await a.hear("refusal"))["code"] == "storage"
        assert await a.until_closed() == 1013
    again, second = await ann.visit(table)
    assert second["position"] == welcome["position"]
    again.say("answer", id="1", number=question["number"], option=question["options"][0]["text"])
    assert (await again.hear("ack", "refusal"))["type"] == "ack"


async def test_a_database_that_is_away_is_said_to_be(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading and writing outside of matches: 503, and all is well when it is back."""
    ann, table = await table_of(server)
    bob = await server.person("Bob")

    def refuse(*_: object) -> None:
        raise OSError("connection refused")

    async def fail(*_: object) -> None:
        raise OperationalError("", {}, Exception("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr(server.house.store.engine.sync_engine.pool, "connect", refuse)
        broken.setattr(server.house.store.writer, "_commit", fail)
        for method, path, body in (
            ("GET", "/api/lobby", None),
            ("GET", "/api/tables/unknown", None),
            ("GET", f"/api/replays/{table}", None),
            ("PUT", "/api/me", {"name": "Anna"}),
            ("POST", "/api/me/link", None),
            ("POST", "/api/play", {"game": "embers"}),
            ("PUT", f"/api/tables/{table}/notes", {"text": "x"}),
        ):
            assert (await ann.ask(method, path, body, 503))["code"] == "storage"
        stranger = await server.stranger()
        assert (await stranger.get("/api/me", 503))["code"] == "storage"
        stranger.http.cookies.set(COOKIE, "nobody-knows")
        assert (await stranger.get("/api/games", 503))["code"] == "storage"
        with pytest.raises(Closed):
            await stranger.connect(table)
        lost = await bob.connect("unknown")
        assert (await lost.hear("refusal"))["code"] == "storage"
        assert await lost.until_closed() == 1013
    await ann.put("/api/me", {"name": "Anna"})
    await bob.visit(table)


SPOILED = {
    "no JSON": "UPDATE tables SET settings = 'nonsense' WHERE id = ?",
    "no clock": "UPDATE tables SET clock = '{\"kind\": 5}' WHERE id = ?",
    "no state": "UPDATE tables SET rules = 0, state = '[]' WHERE id = ?",
    "no key": "UPDATE tables SET key = 'xyz' WHERE id = ?",
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
async def test_a_damaged_row_holds_up_no_other_table(
    start: Callable[..., Any], database: Path, time: FakeTime, spoil: str
) -> None:
    """Neither its clock nor its end nor the lobby of others."""
    clock = {"kind": "days", "seconds": 3600}
    async with start(time=time) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        tables = []
        for _ in range(3):
            wish = {"game": "embers", "seats": [ME, OPEN], "clock": clock, "public": True}
            tables.append((await ann.post("/api/tables", wish))["id"])
            await bob.post(f"/api/tables/{tables[-1]}/join", {"seat": 1})
            await bob.post(f"/api/tables/{tables[-1]}/ready", {"ready": True})
            await ann.post(f"/api/tables/{tables[-1]}/start")
        waiting = [(await ann.post("/api/tables", {"game": "embers", "seats": [ME, OPEN]}))["id"] for _ in range(3)]
        cookies = dict(ann.http.cookies)
    with sqlite3.connect(database) as connection:
        for table in (min(tables), min(waiting)):
            connection.execute(spoil, (table,))
    connection.close()
    time.pass_by(8 * 86400)
    async with start(time=time) as server:
        ann = await server.stranger()
        ann.http.cookies.update(cookies)
        listed = {info["id"] for info in (await ann.get("/api/lobby"))["mine"]}
        assert listed >= {*tables, *waiting} - {min(tables), min(waiting)}
        await server.house.sweep()
        assert (await ann.get(f"/api/tables/{min(tables)}", 500))["code"] == "internal"
        for table in set(tables) - {min(tables)}:
            seats = (await ann.get(f"/api/tables/{table}"))["seats"]
            assert "time" in {seat["away"] for seat in seats}
        for table in set(waiting) - {min(waiting)}:
            await ann.get(f"/api/tables/{table}", 404)


async def test_a_table_whose_clock_fails_holds_up_no_other(
    timed: Server, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await timed.person("Ann")
    wish = {"game": "embers", "seats": [ME, {"kind": "bot"}], "clock": {"kind": "live", "seconds": 60}}
    tables = []
    for _ in range(2):
        tables.append((await ann.post("/api/tables", wish))["id"])
        await ann.post(f"/api/tables/{tables[-1]}/start")

    async def fail() -> None:
        raise RuntimeError("no clock")

    monkeypatch.setattr(timed.house.rooms[tables[0]], "tick", fail)
    time.pass_by(3600)
    await timed.house.tick()
    assert "time" in {seat["away"] for seat in (await ann.get(f"/api/tables/{tables[1]}"))["seats"]}


# --- pages ---


@pytest.mark.parametrize("packed", [False, True], ids=["built", "installed"])
async def test_the_client_is_served_with_one_page_for_every_address(
    start: Callable[..., Any], tmp_path: Path, packed: bool
) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Ludoteka</title>")
    (client / "assets" / "index-abc.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("secret")
    if packed:
        archive = Path(shutil.make_archive(str(client), "zip", client))
        client = archive.with_name("client.zip.gz")
        client.write_bytes(gzip.compress(archive.read_bytes()))
    async with start(client_folder=client) as server:
        http = (await server.stranger()).http
        for path in ("/", "/table/abc", "/replay/x/5", "/index.html"):
            reply = await http.get(path)
            assert "Ludoteka" in reply.text
            assert reply.headers["cache-control"] == "no-cache"
        asset = await http.get("/assets/index-abc.js")
        assert asset.headers["content-type"].startswith("text/javascript")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        tag = asset.headers["etag"]
        for known in (tag, f"W/{tag}", f'"old", {tag}'):  # a proxy that compresses makes it weak
            assert (await http.get("/assets/index-abc.js", headers={"if-none-match": known})).status_code == 304
        assert (await http.get("/assets/index-abc.js", headers={"if-none-match": '"old"'})).status_code == 200
        assert (await http.get("/assets/gone.js")).status_code == 404
        for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt", "/%2e%2e/secret.txt"):
            assert "secret" not in (await http.get(path)).text
    async with start(client_folder=tmp_path / ("nothing.zip.gz" if packed else "nothing")) as server:
        assert "make play" in (await (await server.stranger()).http.get("/")).text


def test_no_secret_in_the_openapi_description() -> None:
    app = create_app("sqlite:///:memory:")
    text = json.dumps(app.litestar.openapi_schema.to_schema())
    assert "/api/tables/{id}/join" in text
    assert "/ws/" not in text
