"""A match over the websocket: bots, two people, reconnecting, restarting, undo, refusals."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.server.thinking import Thinker
from tests.core import toy
from tests.server.harness import Closed, Connection, Message, Person, Server, answer, first_option, play_out

TWO = [{"kind": "me"}, {"kind": "open"}]


async def duel(server: Server, game: str = "embers", **wish: Any) -> tuple[Person, Person, str]:
    """A running match of two people."""
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = (await ann.post("/api/tables", {"game": game, "seats": TWO, **wish}))["id"]
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    await bob.post(f"/api/tables/{table}/ready", {"ready": True})
    await ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


async def test_a_whole_match_against_a_bot(server: Server) -> None:
    ann = await server.person("Ann")
    table = await ann.post("/api/play", {"game": "seasons", "bot": "adept", "settings": {"level": "apprentice"}})
    assert table["status"] == "running"
    assert table["commitment"]
    assert not table["key"]
    connection, welcome = await ann.visit(table["id"])
    [position] = await play_out((connection, welcome["position"]))
    assert position["question"] is None
    over = await ann.get(f"/api/tables/{table['id']}")
    assert over["status"] == "finished"
    assert over["key"]
    assert sorted(seat["rank"] for seat in over["seats"]) in ([1, 2], [1, 1])


async def test_two_people_play_a_game_the_server_knows_nothing_of(server: Server) -> None:
    ann, bob, table = await duel(server)
    a, b = await ann.visit(table), await bob.visit(table)
    assert (a[1]["seat"], b[1]["seat"]) == (0, 1)
    last = await play_out((a[0], a[1]["position"]), (b[0], b[1]["position"]))
    assert last[0]["number"] == last[1]["number"]
    for connection in (a[0], b[0]):
        assert (await connection.hear("news"))["what"] == "over"


async def test_the_log_of_every_update_fits_the_one_before(server: Server) -> None:
    ann = await server.person("Ann")
    table = (await ann.post("/api/play", {"game": "embers", "bot": "random"}))["id"]
    connection, welcome = await ann.visit(table)
    log, position = welcome["log"], welcome["position"]
    while not position["view"]["over"]:
        if position["question"] is not None:
            number = position["question"]["number"]
            connection.say("answer", number=number, option=first_option(position))
        update = await connection.hear("update")
        position = update["position"]
        log = log[: update["log_from"]] + update["log"]
    _, again = await ann.visit(table)
    assert again["log"] == log
    assert again["position"] == position


# --- reconnecting and restarting ---


async def test_a_reconnect_brings_only_what_is_new(server: Server) -> None:
    ann, bob, table = await duel(server, settings={"opening": "x"})
    a, welcome = await ann.visit(table)
    await a.hang_up()
    b, theirs = await bob.visit(table)
    asked, position = (a, welcome) if welcome["position"]["question"] else (b, theirs)
    assert asked is a
    a, welcome = await ann.visit(table)
    position = await answer(a, welcome["position"], "play well")
    known = len(welcome["log"])
    _, second = await ann.visit(table, since=known, epoch=welcome["epoch"])
    assert second["log_from"] == known
    assert [entry["event"]["kind"] for entry in second["log"]] == ["announced"]
    _, whole = await ann.visit(table, since=known, epoch="another")
    assert whole["log_from"] == 0
    assert whole["log"][known:] == second["log"]
    assert whole["position"] == position
    _, nonsense = await ann.visit(table, since=-1, epoch=welcome["epoch"])
    assert (nonsense["log_from"], nonsense["log"]) == (0, whole["log"])
    _, beyond = await ann.visit(table, since=10**6, epoch=welcome["epoch"])
    assert (beyond["log_from"], beyond["log"]) == (len(whole["log"]), [])


async def test_a_match_survives_a_crash(start: Callable[..., Any]) -> None:
    async with start(clean=False) as server:
        ann, bob, table = await duel(server, "seasons")
        a, welcome = await ann.visit(table)
        position = await answer(a, welcome["position"])
        b, theirs = await bob.visit(table)
        await answer(b, theirs["position"])
        position = (await a.hear("update"))["position"]
        cookie = dict(ann.http.cookies)
        entries = (await ann.visit(table))[1]["log"]
    async with start() as server:
        again = await server.stranger()
        again.http.cookies.update(cookie)
        connection, welcome = await again.visit(table, since=1, epoch=welcome["epoch"])
        assert welcome["position"] == position
        assert welcome["seat"] == 0
        assert welcome["log_from"] == 0
        assert welcome["log"] == entries
        position = await answer(connection, position)
        assert position["number"] == 3


async def test_what_was_acknowledged_is_stored_even_if_sent_again_after_a_crash(start: Callable[..., Any]) -> None:
    async with start(clean=False) as server:
        ann, _, table = await duel(server, "seasons")
        a, welcome = await ann.visit(table)
        question = welcome["position"]["question"]
        a.say("answer", id="once", number=question["number"], option=question["options"][0]["text"])
        await a.hear("ack")
        cookie = dict(ann.http.cookies)
    async with start() as server:
        again = await server.stranger()
        again.http.cookies.update(cookie)
        connection, welcome = await again.visit(table)
        assert welcome["position"]["number"] == 1
        connection.say("answer", id="once", number=question["number"], option=question["options"][0]["text"])
        assert (await connection.hear("ack", "refusal"))["type"] == "ack"
        assert (await again.visit(table))[1]["position"]["number"] == 1


async def test_a_match_goes_on_under_corrected_rules(
    start: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(clean=False) as server:
        ann, _, table = await duel(server, settings={"opening": "x"})
        a, welcome = await ann.visit(table)
        position = await answer(a, welcome["position"], "play well")
        cookie = dict(ann.http.cookies)
    monkeypatch.setattr(toy.EmbersGame, "rules", 8)
    for _ in range(2):  # loaded under new rules, then again from what was stored then
        async with start(clean=False) as server:
            again = await server.stranger()
            again.http.cookies.update(cookie)
            _, welcome = await again.visit(table)
            assert welcome["position"]["view"] == position["view"]
            assert welcome["log"] == []


# --- refusals ---


async def refused(connection: Connection, code: str, **message: Any) -> None:
    id = connection.say("answer", **message)
    refusal = await connection.hear("refusal", "ack")
    assert (refusal["type"], refusal.get("code"), refusal["id"]) == ("refusal", code, id)


async def test_answers_that_cannot_be_taken(server: Server) -> None:
    ann, bob, table = await duel(server, settings={"opening": "x"})
    a, welcome = await ann.visit(table)
    b, theirs = await bob.visit(table)
    number = welcome["position"]["question"]["number"]
    assert theirs["position"]["question"] is None
    await refused(b, "not-your-turn", number=number, option="play well")
    await refused(a, "stale", number=number - 1, option="play well")
    await refused(a, "stale", number=number + 5, option="play well")
    await refused(a, "illegal", number=number, option="play everything")
    a.say("answer", id="x" * 50, number=number, option="play well")
    assert (await a.hear("refusal"))["code"] == "bad-request"
    stranger = await server.stranger()
    c, seen = await stranger.visit(table)
    assert seen["seat"] == -1
    await refused(c, "forbidden", number=number, option="play well")
    assert (await ann.visit(table))[1]["position"] == welcome["position"]


async def test_an_answer_to_a_simultaneous_question_that_is_over_is_stale(server: Server) -> None:
    ann, bob, table = await duel(server)
    a, welcome = await ann.visit(table)
    b, theirs = await bob.visit(table)
    old = theirs["position"]["question"]["number"]
    await answer(a, welcome["position"])
    kept = (await b.hear("update"))["position"]
    assert kept["question"]["number"] == old  # others answering changes nothing for me
    await answer(b, kept)
    position = (await bob.visit(table))[1]["position"]
    assert position["question"]["number"] > old
    await refused(b, "stale", number=old, option=first_option(position))


async def test_the_same_message_twice_is_one_answer(server: Server) -> None:
    ann, _, table = await duel(server, "seasons")
    a, welcome = await ann.visit(table)
    question = welcome["position"]["question"]
    for _ in range(3):
        a.say("answer", id="same", number=question["number"], option=question["options"][0]["text"])
    said = [message["type"] for message in await a.replies(3)]
    assert said.count("ack") == 3
    assert said.count("update") == 1


@pytest.mark.parametrize("text", ["", "{", "[]", '{"type":"fly"}', '{"type":"answer"}', '{"type":"hello","x":1}', "\0"])
async def test_unreadable_messages(server: Server, text: str) -> None:
    ann, _, table = await duel(server)
    a, _ = await ann.visit(table)
    a.say_text(text)
    assert (await a.hear("refusal"))["code"] == "unreadable"
    assert (await a.hello())["type"] == "welcome"


async def test_no_such_table(server: Server) -> None:
    ann = await server.person("Ann")
    for name in ("nothing", "x" * 500):
        connection = await ann.connect(name)
        assert (await connection.hear())["code"] == "not-found"
        with pytest.raises(Closed, match="4404"):
            await connection.hear()


# --- undo ---


async def test_undo_and_restart(server: Server) -> None:
    ann, bob, table = await duel(server, "seasons", settings={"level": "apprentice"})
    a, welcome = await ann.visit(table)
    b, _ = await bob.visit(table)
    before = welcome["position"]
    assert not before["undo"]
    assert not any(option["final"] for option in before["question"]["options"])
    once = await answer(a, before)
    assert (once["undo"], once["restart"]) == (True, False)
    twice = await answer(a, once)
    assert (twice["undo"], twice["restart"]) == (True, True)
    a.say("undo")
    update = await a.hear("update")
    assert update["position"] == once
    assert update["epoch"] != welcome["epoch"]
    await a.hear("ack")
    again = await answer(a, once)
    assert again == twice
    a.say("undo", turn=True)
    assert (await a.hear("update"))["position"] == before
    b.say("undo")
    assert (await b.hear("refusal"))["code"] == "no-undo"
    assert [row["number"] for row in (await server.house.store.load(table)).answers] == []


async def test_undo_keeps_what_others_answered_meanwhile(server: Server) -> None:
    ann, bob, table = await duel(server, "seasons", settings={"level": "apprentice"})
    a, welcome = await ann.visit(table)
    b, _ = await bob.visit(table)
    await answer(a, welcome["position"])
    await answer(b, (await b.hear("update"))["position"])
    kept = (await bob.visit(table))[1]["position"]["question"]
    a.say("undo", id="back")
    await a.hear("ack")
    assert (await bob.visit(table))[1]["position"]["question"]["options"] == kept["options"]
    rows = (await server.house.store.load(table)).answers
    assert [(row["number"], row["seat"]) for row in rows] == [(0, 1)]
    a.say("undo", id="back")  # sent again: nothing more is taken back
    await a.hear("ack")
    assert len((await server.house.store.load(table)).answers) == 1


async def only_pass(_game: Game, state: State, seat: int, *_: object) -> str:
    """Computer players that pass, and never come to an end with anything else."""
    texts = [state.option_text(state.agenda[-1], seat, option) for option in state.options(seat)]
    if "let it be" not in texts:
        await asyncio.Event().wait()
    return "let it be"


async def play_well(connection: Connection, before: Message) -> Message:
    """Play a card; two computer players and then oneself let it be."""
    position = await answer(connection, before, "play well")
    while position["number"] < before["number"] + 3:
        position = (await connection.hear("update"))["position"]
    return await answer(connection, await answer(connection, position, "let it be"), "X = 1")


async def taken_back(connection: Connection, position: Message, number: int) -> Message:
    """The position after answers were taken back, one by one, to the one with this number."""
    while position["number"] > number:
        assert position["undo"]
        connection.say("undo")
        said = await connection.hear("update", "refusal")
        assert said["type"] == "update", said
        position = said["position"]
    return position


async def test_undo_reaches_back_over_the_passes_of_computer_players(
    start: Callable[..., Any], thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the server was started anew in between, in the turn of a computer player."""
    monkeypatch.setattr(thinker, "choose", only_pass)
    monkeypatch.setattr("ludoteka.server.room.new_key", lambda: key_from_seed("match"))
    wish = {"game": "embers", "players": 3, "settings": {"opening": "x"}}
    async with start(clean=False) as server:
        ann = await server.person("Ann")
        table = (await ann.post("/api/play", wish))["id"]
        connection, welcome = await ann.visit(table)
        before = welcome["position"]
        after = await play_well(connection, before)
        assert after["view"]["asked"] == [1], "the next turn has begun"
        assert after["undo"]
        cookie = dict(ann.http.cookies)
    async with start() as server:
        again = await server.stranger()
        again.http.cookies.update(cookie)
        connection, welcome = await again.visit(table)
        assert welcome["position"] == after
        assert await taken_back(connection, after, before["number"]) == before
        assert (await server.house.store.load(table)).answers == []


async def test_final_is_announced_exactly(server: Server) -> None:
    """An option marked final cannot be taken back, any other can."""
    ann, bob, table = await duel(server, "seasons")
    finals = set()
    people = [await ann.visit(table), await bob.visit(table)]
    positions: list[Message] = [welcome["position"] for _, welcome in people]
    for step in range(60):
        who = next(i for i in (0, 1) if positions[i]["question"] is not None)
        options = positions[who]["question"]["options"]
        chosen = options[step % len(options)]
        after = await answer(people[who][0], positions[who], chosen["text"])
        finals.add(chosen["final"])
        assert after["undo"] != chosen["final"]
        positions[who] = after
        positions[1 - who] = (await people[1 - who][0].hear("update"))["position"]
    assert finals == {True, False}


# --- spectators and chat ---


async def test_spectators_see_only_what_all_see(server: Server) -> None:
    ann, _, table = await duel(server, "seasons", public=True)
    carl = await server.person("Carl")
    watching = (await carl.get("/api/lobby"))["watch"]
    assert [found["id"] for found in watching] == [table]
    c, welcome = await carl.visit(table)
    assert welcome["seat"] == -1
    assert welcome["position"]["question"] is None
    assert all("cards" not in board for board in welcome["position"]["view"]["players"])
    a, theirs = await ann.visit(table)
    await answer(a, theirs["position"])
    assert (await c.hear("update"))["position"]["number"] == 1


async def test_chat(server: Server) -> None:
    ann, bob, table = await duel(server)
    a, _ = await ann.visit(table)
    b, _ = await bob.visit(table)
    a.say("chat", id="1", text="  <b>hi</b>\n there\u202e ")
    line = (await b.hear("said"))["line"]
    assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "<b>hi</b> there")
    a.say("chat", id="1", text="again")
    b.say("chat", id="1", text="mine")
    assert (await b.hear("said"))["line"]["text"] == "mine"
    for text in ("", " \t ", "x" * 301):
        a.say("chat", text=text)
        assert (await a.hear("refusal"))["code"] == "too-long"
    stranger = await server.stranger()
    c, welcome = await stranger.visit(table)
    assert [line["text"] for line in welcome["chat"]] == ["<b>hi</b> there", "mine"]
    c.say("chat", text="hello")
    assert (await c.hear("refusal"))["code"] == "forbidden"
