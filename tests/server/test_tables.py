"""Tables before, during and after a match: seats, stand-ins, clocks, rematches, notes."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.games.elven_rage import scenario as rage
from ludoteka.server.declined import Declined
from ludoteka.server.guests import Guest
from tests.server.harness import Closed, FakeTime, Person, Server, answer, play_out

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
LIVE = {"kind": "live", "seconds": 60, "increment": 5}
DAYS = {"kind": "days", "seconds": 2 * 86400}


async def opened(person: Person, *seats: dict[str, str], game: str = "embers", **wish: Any) -> str:
    return str((await person.post("/api/tables", {"game": game, "seats": list(seats), **wish}))["id"])


async def started(server: Server, *, opening: str = "x", **wish: Any) -> tuple[Person, Person, str]:
    """Ann and Bob play; with the opening `x` it is Ann's turn."""
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await opened(ann, ME, OPEN, settings={"opening": opening}, **wish)
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    await bob.post(f"/api/tables/{table}/ready", {"ready": True})
    await ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_games(server: Server) -> None:
    found = {game["name"]: game for game in await (await server.stranger()).get("/api/games")}
    assert found["seasons"]["bots"] == ["novice", "adept", "expert", "master"]
    assert found["seasons"]["max_players"] == 4
    settings = {setting["name"]: setting for setting in found["seasons"]["settings"]}
    assert next(iter(settings)) == "level"
    needs_draft = {"values": ["on"], "why": "needs-draft", "players": [], "others": {"level": ["apprentice"]}}
    assert settings["kingdom"]["clashes"] == [needs_draft]
    assert settings["first"]["seats"] is True


# --- before the match ---


async def test_invite_a_friend(server: Server) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await opened(ann, ME, OPEN, BOT)
    a, _ = await ann.visit(table)
    assert (await bob.get("/api/lobby"))["open"] == []  # private
    seen = await bob.get(f"/api/tables/{table}")
    assert (kinds(seen), seen["status"]) == (["person", "open", "bot"], "waiting")
    joined = await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    assert joined["seats"][1]["you"]
    assert (await a.hear("news"))["what"] == "joined"
    assert (await a.hear("table"))["table"]["seats"][1]["name"] == "Bob"
    assert (await ann.post(f"/api/tables/{table}/start", status=409))["code"] == "not-ready"
    await bob.post(f"/api/tables/{table}/ready", {"ready": True})
    assert (await bob.post(f"/api/tables/{table}/start", status=403))["code"] == "forbidden"
    running = await ann.post(f"/api/tables/{table}/start")
    assert running["status"] == "running"
    welcome = await a.hear("welcome")
    assert welcome["position"] is not None
    mine = (await bob.get("/api/lobby"))["mine"]
    assert [found["id"] for found in mine] == [table]


async def test_public_tables_are_listed(server: Server) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await opened(ann, ME, OPEN, public=True)
    assert [found["id"] for found in (await bob.get("/api/lobby"))["open"]] == [table]
    assert [found["id"] for found in (await (await server.stranger()).get("/api/lobby"))["open"]] == [table]
    assert (await ann.get("/api/lobby"))["open"] == []  # among mine already
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    assert (await (await server.stranger()).get("/api/lobby"))["open"] == []


async def test_seats(server: Server) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await opened(ann, ME, OPEN, OPEN)
    path = f"/api/tables/{table}"
    assert (await bob.post(f"{path}/join", {"seat": 0}, 409))["code"] == "seat-taken"
    assert (await bob.post(f"{path}/join", {"seat": 3}, 400))["code"] == "bad-request"
    await bob.post(f"{path}/join", {"seat": 1})
    assert kinds(await bob.post(f"{path}/join", {"seat": 2})) == ["person", "open", "person"]
    assert kinds(await bob.post(f"{path}/join", {"seat": 2})) == ["person", "open", "person"]
    assert (await bob.post(f"{path}/seat", {"seat": 1, "kind": "bot"}, 403))["code"] == "forbidden"
    assert (await ann.post(f"{path}/seat", {"seat": 2, "kind": "bot"}, 409))["code"] == "seat-taken"
    assert (await ann.post(f"{path}/seat", {"seat": 1, "kind": "bot", "bot": "x"}, 422))["code"] == "bad-setup"
    assert kinds(await ann.post(f"{path}/seat", {"seat": 1, "kind": "bot"})) == ["person", "bot", "person"]
    assert kinds(await ann.post(f"{path}/seat", {"seat": 1, "kind": "open"})) == ["person", "open", "person"]
    assert (await ann.post(f"{path}/kick", {"seat": 0}, 400))["code"] == "bad-request"
    b, _ = await bob.visit(table)
    assert kinds(await ann.post(f"{path}/kick", {"seat": 2})) == ["person", "open", "open"]
    assert (await b.hear("news"))["what"] == "kicked"
    assert not any(seat["you"] for seat in (await b.hear("table"))["table"]["seats"])
    assert (await bob.post(f"{path}/ready", {"ready": True}, 403))["code"] == "forbidden"
    assert (await ann.post(f"{path}/start", status=409))["code"] == "not-ready"


async def test_free_seats_go_when_the_match_starts(server: Server) -> None:
    ann = await server.person("Ann")
    table = await opened(ann, OPEN, ME, OPEN, BOT)
    assert kinds(await ann.post(f"/api/tables/{table}/start")) == ["person", "bot"]


async def test_the_host_leaves(server: Server) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await opened(ann, ME, OPEN)
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    left = await ann.post(f"/api/tables/{table}/leave")
    assert [seat["host"] for seat in left["seats"]] == [False, True]
    b, _ = await bob.visit(table)
    await bob.post(f"/api/tables/{table}/leave")
    assert (await b.hear("refusal"))["code"] == "not-found"
    with pytest.raises(Closed, match="4404"):
        await b.hear()
    assert (await ann.get(f"/api/tables/{table}", 404))["code"] == "not-found"


async def test_nobody_sits_down_at_a_table_that_was_closed(server: Server) -> None:
    """Whoever waited for their turn there while the last one left is told, and nothing is written."""
    ann = await server.person("Ann")
    table = await opened(ann, ME, OPEN)
    room = await server.house.room(table)
    await ann.post(f"/api/tables/{table}/leave")
    with pytest.raises(Declined) as declined:
        await room.join(Guest("bob", "Bob", True), 1)
    assert declined.value.code == "not-found"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [ME, OPEN]}, "not-found"),
        ({"game": "embers", "seats": [ME]}, "bad-setup"),
        ({"game": "embers", "seats": [ME, ME]}, "bad-setup"),
        ({"game": "embers", "seats": [BOT, BOT]}, "bad-setup"),
        ({"game": "embers", "seats": [ME, *[OPEN] * 8]}, "bad-setup"),
        ({"game": "embers", "seats": [ME, {"kind": "bot", "bot": "hal"}]}, "bad-setup"),
        ({"game": "embers", "seats": [ME, OPEN], "settings": {"x": "y"}}, "bad-setup"),
        ({"game": "embers", "seats": [ME, OPEN], "clock": {"kind": "live", "seconds": 1}}, "bad-setup"),
        ({"game": "embers", "seats": [ME, OPEN], "clock": {"kind": "days", "seconds": 10**9}}, "bad-setup"),
        ({"game": "embers", "seats": [ME, OPEN], "color": "red"}, "bad-request"),
        ({"game": "embers", "seats": "all"}, "bad-request"),
        ({"game": 5, "seats": [ME, OPEN]}, "bad-request"),
        ([], "bad-request"),
    ],
)
async def test_tables_that_cannot_be(server: Server, wish: Any, code: str) -> None:
    ann = await server.person("Ann")
    reply = await ann.http.post("/api/tables", json=wish)
    assert reply.json()["code"] == code
    assert "Traceback" not in reply.text


async def test_a_new_name_is_seen_at_the_table(server: Server) -> None:
    ann = await server.person("Ann")
    table = await opened(ann, ME, OPEN)
    a, _ = await ann.visit(table)
    await ann.put("/api/me", {"name": "Anna"})
    assert (await a.hear("table"))["table"]["seats"][0]["name"] == "Anna"


# --- leaving and coming back ---


async def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back(server: Server) -> None:
    """elven-rage A80"""
    ann, bob, table = await started(server)
    b, _ = await bob.visit(table)
    await ann.post(f"/api/tables/{table}/leave")
    assert (await b.hear("news"))["what"] == "left"
    seat = (await b.hear("table"))["table"]["seats"][0]
    assert (seat["kind"], seat["stand_in"], seat["away"], seat["bot"]) == ("person", True, "left", "adept")
    assert (await b.hear("update"))["position"]["number"] == 1  # it plays at once
    a, welcome = await ann.visit(table)
    assert welcome["seat"] == 0
    a.say("answer", number=0, option="pass")
    assert (await a.hear("refusal"))["code"] == "forbidden"
    back = await ann.post(f"/api/tables/{table}/return")
    assert (back["seats"][0]["stand_in"], back["seats"][0]["away"]) == (False, "")
    assert (await b.hear("news"))["what"] == "returned"


async def test_bots_wait_when_no_person_is_left(server: Server) -> None:
    ann = await server.person("Ann")
    table = (await ann.post("/api/play", {"game": "embers"}))["id"]
    await ann.post(f"/api/tables/{table}/leave")
    _, welcome = await (await server.stranger()).visit(table)
    assert welcome["table"]["status"] == "running"
    assert [found["id"] for found in (await ann.get("/api/lobby"))["mine"]] == [table]
    await ann.post(f"/api/tables/{table}/return")
    a, welcome = await ann.visit(table)
    await play_out((a, welcome["position"]))


async def test_who_is_out_leaves_without_a_stand_in(timed: Server, time: FakeTime) -> None:
    """Bob passes and loses his start Castle: he may watch, go, and come back, and nobody plays for him."""
    seats = (rage.Seat("black", lands=["F0n"]), rage.Seat("snow", hand=["raider"], lands=["M1"]), rage.Seat("high"))
    start = rage.Scenario(*seats, field=["janira 0", "raider 1 !1", "", ""], land="K1", reserve=1).state.to_json()
    ann, bob = await timed.person("Ann"), await timed.person("Bob")
    table = await opened(ann, ME, OPEN, BOT, game="elven-rage")
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    room = await timed.house.room(table)
    async with room.lock:
        await room._store([*room.begin(start), *room._row(time.now)])
    a, _ = await ann.visit(table)
    b, welcome = await bob.visit(table)
    b.say("answer", number=welcome["position"]["question"]["number"], option="pass")
    position = (await b.hear("update"))["position"]
    assert position["view"]["players"][1]["alive"] is False
    assert position["question"] is None
    await b.hang_up()
    time.pass_by(100)
    assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["gone_ms"] is None, "nobody misses him"
    assert (await ann.post(f"/api/tables/{table}/stand-in", {"seat": 1}, 403))["code"] == "forbidden"
    await bob.post(f"/api/tables/{table}/leave")
    assert (await a.hear("news"))["what"] == "parted"
    seat = (await a.hear("table"))["table"]["seats"][1]
    assert (seat["kind"], seat["stand_in"], seat["away"], seat["bot"]) == ("person", False, "left", "")
    back = await bob.post(f"/api/tables/{table}/return")
    assert (back["seats"][1]["stand_in"], back["seats"][1]["away"]) == (False, "")


async def test_others_may_replace_who_is_gone_for_long(timed: Server, time: FakeTime) -> None:
    ann, bob, table = await started(timed)
    a, _ = await ann.visit(table)
    body = {"seat": 0, "bot": "random"}
    path = f"/api/tables/{table}/stand-in"
    time.pass_by(1000)
    assert (await bob.post(path, body, 403))["code"] == "forbidden"  # she is here, thinking
    await a.hang_up()
    time.pass_by(30)
    assert (await bob.post(path, body, 403))["code"] == "forbidden"
    time.pass_by(31)
    carl = await timed.person("Carl")
    assert (await carl.post(path, body, 403))["code"] == "forbidden"
    assert (await bob.post(path, {"seat": 1}, 400))["code"] == "bad-request"
    assert (await bob.post(path, body))["seats"][0]["stand_in"]


def gone(table: dict[str, Any]) -> list[int | None]:
    return [seat["gone_ms"] for seat in table["seats"]]


async def test_who_never_came_may_be_replaced(timed: Server, time: FakeTime) -> None:
    """The time runs from the beginning of the match, whoever looks at the table meanwhile."""
    ann, bob, table = await started(timed)
    b, welcome = await bob.visit(table)
    assert gone(welcome["table"]) == [0, None]
    path, body = f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "random"}
    for _ in range(2):
        time.pass_by(29)
        await (await timed.person("Carl")).visit(table)
        await ann.get(f"/api/tables/{table}")
        assert (await bob.post(path, body, 403))["code"] == "forbidden"
    time.pass_by(3)
    assert gone(await bob.get(f"/api/tables/{table}")) == [61_000, None]
    assert gone(await bob.post(path, body)) == [None, None]
    assert (await b.hear("news"))["what"] == "stood-in"


async def test_who_does_not_come_back_after_a_restart_may_be_replaced(
    start: Callable[..., Any], time: FakeTime
) -> None:
    async with start(time=time, clean=False) as server:
        ann, bob, table = await started(server)
        await ann.visit(table)
        cookie = dict(bob.http.cookies)
    time.pass_by(1000)
    async with start(time=time) as server:
        bob = await server.stranger()
        bob.http.cookies.update(cookie)
        _, welcome = await bob.visit(table)
        assert gone(welcome["table"]) == [0, None]  # the server was down: she may be about to come back
        path, body = f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "random"}
        time.pass_by(59)
        assert (await bob.post(path, body, 403))["code"] == "forbidden"
        time.pass_by(2)
        assert (await bob.post(path, body))["seats"][0]["stand_in"]


async def test_who_comes_back_is_here(timed: Server, time: FakeTime) -> None:
    ann, bob, table = await started(timed)
    b, _ = await bob.visit(table)
    path, body = f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "random"}
    time.pass_by(50)
    a, _ = await ann.visit(table)
    assert gone((await b.hear("table"))["table"]) == [None, None]
    await a.hang_up()
    assert gone((await b.hear("table"))["table"]) == [0, None]
    time.pass_by(50)
    assert (await bob.post(path, body, 403))["code"] == "forbidden"
    time.pass_by(11)
    await bob.post(path, body)
    await ann.post(f"/api/tables/{table}/return")  # from a page that is not connected yet
    assert (await bob.post(path, body, 403))["code"] == "forbidden"


async def test_with_days_per_move_nobody_has_to_be_here(timed: Server, time: FakeTime) -> None:
    _, bob, table = await started(timed, clock=DAYS)
    time.pass_by(1000)
    assert gone(await bob.get(f"/api/tables/{table}")) == [None, None]
    assert (await bob.post(f"/api/tables/{table}/stand-in", {"seat": 0}, 403))["code"] == "forbidden"


# --- clocks ---


async def test_a_live_clock(timed: Server, time: FakeTime) -> None:
    ann, bob, table = await started(timed, clock=LIVE)
    a, welcome = await ann.visit(table)
    b, _ = await bob.visit(table)
    seats = welcome["table"]["seats"]
    assert [(seat["clock_ms"], seat["ticking"]) for seat in seats] == [(60_000, True), (60_000, False)]
    time.pass_by(20)
    await answer(a, welcome["position"], "pass")
    seats = (await b.hear("update"))["seats"]
    assert [(seat["clock_ms"], seat["ticking"]) for seat in seats] == [(45_000, False), (60_000, True)]
    time.pass_by(59)
    await timed.house.tick()
    assert not (await bob.get(f"/api/tables/{table}"))["seats"][1]["stand_in"]
    time.pass_by(2)
    await timed.house.tick()
    news = await a.hear("news")
    assert (news["what"], news["seat"]) == ("timed-out", 1)
    seat = (await a.hear("table"))["table"]["seats"][1]
    assert (seat["stand_in"], seat["away"], seat["clock_ms"]) == (True, "time", 0)
    assert (await a.hear("update"))["position"]["number"] == 2
    back = await bob.post(f"/api/tables/{table}/return")
    assert back["seats"][1]["clock_ms"] == 60_000


async def test_days_per_move_go_by_while_nobody_looks(start: Callable[..., Any], time: FakeTime) -> None:
    async with start(time=time, clean=False) as server:
        ann, bob, table = await started(server, clock=DAYS)
        a, welcome = await ann.visit(table)
        time.pass_by(86400)
        await answer(a, welcome["position"], "pass")
        seats = (await bob.get(f"/api/tables/{table}"))["seats"]
        assert [seat["clock_ms"] for seat in seats] == [86_400_000, 2 * 86_400_000]
        cookie = dict(bob.http.cookies)
    time.pass_by(86400)
    async with start(time=time, clean=False) as server:
        bob = await server.stranger()
        bob.http.cookies.update(cookie)
        assert (await bob.get(f"/api/tables/{table}"))["seats"][1]["clock_ms"] == 86_400_000
    time.pass_by(86400)
    async with start(time=time) as server:
        await server.house.sweep()  # nothing is left
        bob = await server.stranger()
        seat = (await bob.get(f"/api/tables/{table}"))["seats"][1]
        assert (seat["stand_in"], seat["away"]) == (True, "time")


async def test_a_live_clock_stands_still_while_the_server_is_down(start: Callable[..., Any], time: FakeTime) -> None:
    async with start(time=time, clean=False) as server:
        ann, _, table = await started(server, clock=LIVE)
        cookie = dict(ann.http.cookies)
    time.pass_by(500)
    async with start(time=time) as server:
        ann = await server.stranger()
        ann.http.cookies.update(cookie)
        await server.house.sweep()
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["clock_ms"] == 60_000
        time.pass_by(61)
        await server.house.tick()
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["away"] == "time"


async def test_rooms_are_forgotten_and_tables_are_not(timed: Server, time: FakeTime) -> None:
    ann, _, table = await started(timed)
    a, welcome = await ann.visit(table)
    time.pass_by(1000)
    await timed.house.sweep()
    assert table in timed.house.rooms
    await a.hang_up()
    time.pass_by(61)
    await timed.house.sweep()
    assert table not in timed.house.rooms
    _, again = await ann.visit(table)
    assert again["position"] == welcome["position"]


async def test_tables_that_nobody_starts_are_removed(timed: Server, time: FakeTime) -> None:
    ann = await timed.person("Ann")
    table = await opened(ann, ME, OPEN)
    time.pass_by(8 * 86400)
    await timed.house.sweep()
    assert (await ann.get(f"/api/tables/{table}", 404))["code"] == "not-found"


# --- after the match ---


async def test_rematch(server: Server) -> None:
    ann, bob, table = await started(server, clock=LIVE)
    assert (await ann.post(f"/api/tables/{table}/rematch", status=409))["code"] == "wrong-status"
    a, b = await ann.visit(table), await bob.visit(table)
    await play_out((a[0], a[1]["position"]), (b[0], b[1]["position"]))
    again = (await bob.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await ann.post(f"/api/tables/{table}/rematch"))["id"] == again
    told = (await a[0].hear("news"), await a[0].hear("news"))
    assert [news["what"] for news in told] == ["over", "rematch"]
    assert (await a[0].hear("table"))["table"]["rematch"] == again
    fresh = await ann.get(f"/api/tables/{again}")
    assert (fresh["status"], kinds(fresh)) == ("waiting", ["person", "person"])
    assert [(seat["name"], seat["ready"], seat["host"]) for seat in fresh["seats"]] == [
        ("Ann", False, False),
        ("Bob", True, True),
    ]
    assert fresh["clock"] == {**LIVE}
    assert fresh["settings"] == {"opening": "x"}
    carl = await server.person("Carl")
    assert (await carl.post(f"/api/tables/{table}/rematch", status=403))["code"] == "forbidden"


async def test_a_rematch_against_bots_starts_at_once(server: Server) -> None:
    ann = await server.person("Ann")
    table = (await ann.post("/api/play", {"game": "embers"}))["id"]
    a, welcome = await ann.visit(table)
    await play_out((a, welcome["position"]))
    again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await ann.get(f"/api/tables/{again}"))["status"] == "running"


async def test_my_matches_say_whom_they_wait_for(timed: Server, time: FakeTime) -> None:
    """Whether they are in memory or not; and since when nothing happened."""
    ann, bob, table = await started(timed)

    async def waits() -> list[tuple[list[int], float]]:
        lobbies = [await person.get("/api/lobby") for person in (ann, bob)]
        return [(lobby["awaited"][table], lobby["now"] - lobby["mine"][0]["changed"]) for lobby in lobbies]

    assert await waits() == [([0], 0)] * 2
    line, welcome = await ann.visit(table)
    await line.hang_up()
    time.pass_by(300)
    await timed.house.sweep()
    assert table not in timed.house.rooms
    assert await waits() == await waits() == [([0], 300)] * 2
    line, welcome = await ann.visit(table)
    await answer(line, welcome["position"])
    await line.hang_up()
    assert await waits() == [([1], 0)] * 2
    time.pass_by(300)
    await timed.house.sweep()
    assert await waits() == [([1], 300)] * 2


async def test_notes_are_private(server: Server) -> None:
    ann, bob, table = await started(server)
    path = f"/api/tables/{table}/notes"
    assert await ann.get(path) == {"text": ""}
    await ann.put(path, {"text": "Bob holds\na ward"})
    await ann.put(path, {"text": "Bob holds\ntwo wards"})
    assert await ann.get(path) == {"text": "Bob holds\ntwo wards"}
    assert await bob.get(path) == {"text": ""}
    assert (await ann.put(path, {"text": "x" * 4001}, 422))["code"] == "too-long"
    assert (await ann.put("/api/tables/none/notes", {"text": "x"}, 404))["code"] == "not-found"
