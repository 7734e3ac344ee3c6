"""Work in other processes: bots that know only their seat's view, workers that die, bots that fail."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.state import State
from ludoteka.server import thinking
from ludoteka.server.thinking import Failed, Thinker, choose, guess
from tests.server import work
from tests.server.harness import Server, play_out


async def test_work_is_tried_again_when_a_worker_dies(thinker: Thinker, tmp_path: Path) -> None:
    assert await thinker.players.run(work.die_once, str(tmp_path / "mark")) == "done"


async def test_work_that_always_kills_its_worker_is_given_up(thinker: Thinker) -> None:
    with pytest.raises(Failed):
        await thinker.players.run(work.die)


async def test_work_that_takes_for_ever_is_given_up(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.05)
    monkeypatch.setattr(thinking, "TRIES", 1)
    with pytest.raises(Failed):
        await thinker.players.run(time.sleep, 60.0)


async def test_faults_of_the_work_come_back(thinker: Thinker) -> None:
    with pytest.raises(ValueError, match="no"):
        await thinker.players.run(work.fail)


def test_a_bot_never_gets_the_real_position() -> None:
    game = game_named("seasons")
    state = game.start(2, key_from_seed("real"))
    for seat in range(2):
        sent = guess(state, seat)
        assert state.chance.key.hex().encode() not in sent
        other = game.load(msgspec.json.decode(sent))
        assert other.view(seat) == state.view(seat)
        assert other.to_json() != state.to_json()
        option = choose(game, sent, seat, "greedy", key_from_seed("bot"))
        decision = state.decision(seat)
        assert decision is not None
        assert option in decision.texts


async def test_a_match_goes_on_when_bots_fail(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    async def choose(*asked: object) -> str:
        calls.append(asked)
        raise Failed if len(calls) % 2 else RuntimeError("a fault")

    monkeypatch.setattr(server.house.thinker, "choose", choose)
    ann = await server.person("Ann")
    table = (await ann.post("/api/play", {"game": "embers"}))["id"]
    connection, welcome = await ann.visit(table)
    await play_out((connection, welcome["position"]))
    assert calls


async def test_the_loop_is_free_while_bots_think(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = asyncio.Event()

    async def choose(_: object, state: State, seat: int, *__: object) -> str:
        await thought.wait()
        return state.option_text(state.agenda[-1], seat, state.options(seat)[0])

    monkeypatch.setattr(server.house.thinker, "choose", choose)
    ann = await server.person("Ann")
    table = (await ann.post("/api/play", {"game": "embers"}))["id"]
    connection, welcome = await ann.visit(table)
    decision = welcome["position"]["decision"]  # a draft: both choose at once
    connection.say("answer", number=decision["number"], option=decision["options"][0]["text"])
    await connection.hear("ack")
    connection.say("undo")  # the bot still thinks: this can be taken back
    await connection.hear("ack")
    thought.set()
    assert (await connection.hear("update"))["position"]["number"] >= 1
