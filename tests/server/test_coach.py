"""What matters now, asked over the websocket."""

import asyncio

import pytest

from ludoteka.core.coaching import MOST
from ludoteka.core.declared import misfit
from ludoteka.core.game import game_named, games
from tests.server.harness import Connection, Server, answer
from tests.server.test_hints import number_of
from tests.server.test_hints import refused as refused_as
from tests.server.test_match import duel
from tests.server.test_thinking import seated

COACHED = [game.name for game in games().values() if game.coach() is not None]


async def refused(connection: Connection, number: int) -> str:
    return await refused_as(connection, number, "coach", "coaching")


@pytest.mark.parametrize("game", COACHED)
async def test_notes_come_to_whoever_asked_alone(server: Server, game: str) -> None:
    _, table, connection, position = await seated(server, game)
    watcher, shown = await (await server.person("Cid")).visit(table)
    assert position["coach"]
    assert not shown["position"]["coach"]
    declared, coach = game_named(game).shown, game_named(game).coach()
    assert declared is not None
    assert coach is not None
    said = asked = 0
    while asked < 6 or not said:  # in some deals there is nothing to say for long
        asked += 1
        id = connection.say("coach", number=number_of(position))
        told = await connection.hear("coaching", "refusal")
        assert (told["type"], told["id"], told["number"]) == ("coaching", id, number_of(position))
        assert len(told["notes"]) <= MOST
        for one in told["notes"]:
            assert misfit(one["note"], declared.note) == ""
            assert one["rule"] == coach.RULES[one["note"]["kind"]]
        said += len(told["notes"])
        position = await answer(connection, position)
        while position["question"] is None:
            position = (await connection.hear("update"))["position"]
    connection.say("chat", text="thanks")
    assert (await watcher.hear("said", "coaching"))["type"] == "said"


async def test_among_people_there_is_no_coach(server: Server) -> None:
    ann, bob, table = await duel(server, "seasons")
    (a, welcome), (b, _) = await ann.visit(table), await bob.visit(table)
    assert not welcome["position"]["coach"]
    number = number_of(welcome["position"])
    assert await refused(a, number) == "forbidden"
    assert await refused(b, number) == "forbidden"
    watcher, _ = await (await server.person("Cid")).visit(table)
    assert await refused(watcher, number) == "forbidden"
    await bob.post(f"/api/tables/{table}/leave")
    assert await refused(a, number) == "forbidden"  # and may come back


async def test_games_without_a_coach_give_no_notes(server: Server) -> None:
    *_, connection, position = await seated(server, "embers")
    assert not position["coach"]
    assert await refused(connection, number_of(position)) == "forbidden"


async def test_only_the_open_question_can_be_asked_about(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = asyncio.Event()

    async def choose(*_: object) -> str:
        await thinking.wait()
        return ""

    monkeypatch.setattr(server.house.thinker, "choose", choose)
    *_, connection, position = await seated(server, "seasons")
    number = number_of(position)
    assert await refused(connection, number + 1) == "stale"
    await answer(connection, position)  # both choose at once, and the computer player still thinks
    assert await refused(connection, number) == "not-your-turn"
