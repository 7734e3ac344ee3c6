"""What a master would do, asked over the websocket."""

import asyncio

import pytest

from ludoteka.bots import Hint
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.state import State
from tests.server.harness import Connection, Message, Server, answer
from tests.server.test_match import duel
from tests.server.test_thinking import seated
from tests.server.thinkers import Slow, check_unreal, handed


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.thinking.HINT", 0.02)


class Master(Slow):
    async def advise(self, _: object, state: State, seat: int, *__: object) -> list[Hint]:
        text = state.option_text(state.agenda[-1], seat, state.options(seat)[0])
        await self.think(state)
        return [Hint(text, 0.5, 1, None, [])]


@pytest.fixture
def master(server: Server, monkeypatch: pytest.MonkeyPatch) -> Master:
    found = Master()
    monkeypatch.setattr(server.house.thinker, "advise", found.advise)
    return found


async def refused(connection: Connection, number: int, asked: str = "hint", told: str = "hints") -> str:
    id = connection.say(asked, number=number)
    refusal = await connection.hear("refusal", told)
    assert (refusal["type"], refusal["id"]) == ("refusal", id)
    assert refusal["text"]
    return str(refusal["code"])


def number_of(position: Message) -> int:
    return int(position["question"]["number"])


async def test_the_best_three_come_to_whoever_asked_alone(server: Server) -> None:
    _, table, connection, position = await seated(server, "seasons")
    watcher, shown = await (await server.person("Cid")).visit(table)
    assert position["hints"]
    assert not shown["position"]["hints"]
    id = connection.say("hint", number=number_of(position))
    told = await connection.hear("hints", "refusal")
    assert (told["type"], told["id"], told["number"]) == ("hints", id, number_of(position))
    options = {option["text"] for option in position["question"]["options"]}
    found = [one["option"] for one in told["hints"]]
    assert len(set(found)) == 3
    assert set(found) <= options
    chances = [one["chance"] for one in told["hints"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert all(one["deals"] > 0 for one in told["hints"])
    assert all(isinstance(one["lead"], float) for one in told["hints"])
    assert all(step["do"] for one in told["hints"] for step in one["line"])
    connection.say("chat", text="thanks")
    assert (await watcher.hear("said", "hints"))["type"] == "said"


async def test_who_gets_no_hint_is_told_why(server: Server) -> None:
    ann, bob, table = await duel(server, "seasons")
    (a, welcome), (b, _) = await ann.visit(table), await bob.visit(table)
    assert not welcome["position"]["hints"]
    number = number_of(welcome["position"])
    assert await refused(a, number) == "forbidden"  # another person plays
    assert await refused(b, number) == "forbidden"
    watcher, _ = await (await server.person("Cid")).visit(table)
    assert await refused(watcher, number) == "forbidden"
    await bob.post(f"/api/tables/{table}/leave")
    assert await refused(a, number) == "forbidden"  # and may come back


async def test_games_without_a_master_give_no_hints(server: Server) -> None:
    *_, connection, position = await seated(server, "embers")
    assert not position["hints"]
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


async def test_one_at_a_time_and_answers_do_not_wait_for_it(server: Server, master: Master) -> None:
    *_, connection, position = await seated(server, "seasons")
    number = number_of(position)
    first = connection.say("hint", number=number)
    assert await refused(connection, number) == "slow-down"
    position = await answer(connection, position)
    while position["question"] is None:
        position = (await connection.hear("update"))["position"]
    second = connection.say("hint", number=number_of(position))
    master.go_on.set()
    late = await connection.hear("hints", "refusal")
    assert (late["type"], late["id"], late["code"]) == ("refusal", first, "stale")
    told = await connection.hear("hints", "refusal")
    assert (told["type"], told["id"], told["number"]) == ("hints", second, number_of(position))
    assert len(master.asked) == 2


async def test_a_master_who_fails_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> list[Hint]:
        raise RuntimeError("a fault")

    monkeypatch.setattr(server.house.thinker, "advise", fail)
    *_, connection, position = await seated(server, "seasons")
    for _ in range(2):  # it can be asked again
        assert await refused(connection, number_of(position)) == "internal"


async def test_a_master_never_gets_the_real_position() -> None:
    game = game_named("seasons")
    state = game.start(2, key_from_seed("real"))
    position, found = await handed("players", lambda thinker: thinker.advise(game, state, 0, "table"))
    check_unreal(position, game, state, 0)
    question = state.question(0)
    assert question is not None
    assert {one.option for one in found} <= set(question.texts)
