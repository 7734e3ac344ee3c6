"""Work in other processes: bots that know only their seat's view, workers that die or hang, bots that fail."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.bots import levels
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import Game, game_named
from ludoteka.core.state import State
from ludoteka.server import room
from ludoteka.server.protocol import PAUSE
from ludoteka.server.thinking import Exhausted, Failed, Thinker, choose, guess
from ludoteka.server.workers import Workers, _Worker
from ludoteka.server.writer import StorageError
from tests.core import toy
from tests.server import work
from tests.server.harness import WAIT, Connection, Message, Person, Server, answer, play_out
from tests.server.thinkers import check_unreal

MEMORY = 512 << 20


@pytest.fixture(autouse=True)
def only_processor_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr("ludoteka.server.workers.SLACK", 300.0)


@pytest.fixture
def workers() -> Iterator[Workers]:
    """Two, with much patience."""
    found = Workers(2, 60.0, MEMORY)
    yield found
    found.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(0.01)


async def test_work_is_tried_again_when_a_worker_dies(workers: Workers, tmp_path: Path) -> None:
    assert await workers.run(work.die_once, str(tmp_path / "mark")) == "done"


async def test_work_that_always_kills_its_worker_is_given_up(workers: Workers) -> None:
    with pytest.raises(Failed, match="died"):
        await workers.run(work.die)
    assert await workers.run(work.number) > 0


async def test_work_that_takes_for_ever_is_cut_off(workers: Workers) -> None:
    workers.patience = 0.2
    with pytest.raises(Exhausted, match="long"):
        await workers.run(work.get_stuck)


async def test_work_is_cut_off_even_if_its_beginning_was_heard_late(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it is not tried again."""
    hired: list[_Worker] = []

    class Late(_Worker):
        def __init__(self, memory: int) -> None:
            super().__init__(memory)
            hired.append(self)
            hear = self._line.recv

            def late() -> object:
                self.process.join()
                return hear()

            monkeypatch.setattr(self._line, "recv", late)

    monkeypatch.setattr("ludoteka.server.workers._Worker", Late)
    workers.patience = 0.2
    with pytest.raises(Exhausted, match="long"):
        await workers.run(work.get_stuck)
    assert len(hired) == 1


async def test_work_that_sleeps_for_ever_is_cut_off(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.workers.SLACK", 0.01)
    with pytest.raises(Exhausted, match="long"):
        await workers.run(time.sleep, 600.0)


@pytest.mark.parametrize("greedy", [work.fill_memory, work.much])
async def test_work_that_takes_much_memory_is_cut_off(workers: Workers, greedy: Callable[[], Any]) -> None:
    with pytest.raises(Exhausted, match="much memory"):
        await workers.run(greedy)
    assert await workers.run(work.number) > 0


async def test_faults_of_the_work_come_back(workers: Workers) -> None:
    with pytest.raises(ValueError, match="no") as found:
        await workers.run(work.fail)
    assert "in fail" in found.value.__notes__[0]  # where it happened there
    with pytest.raises(RuntimeError, match="Unsendable: 1 and 2"):
        await workers.run(work.fail_unsendably)


async def test_a_stuck_worker_holds_up_no_other_and_is_replaced_alone(workers: Workers, tmp_path: Path) -> None:
    told, go = tmp_path / "told", tmp_path / "go"
    other = asyncio.create_task(workers.run(work.tell_and_wait, str(told), str(go)))
    await until(told.exists)
    workers.patience = 0.5
    stuck = [asyncio.create_task(workers.run(work.get_stuck)) for _ in range(2)]
    waiting = [asyncio.create_task(workers.run(work.compute, 0.1)) for _ in range(3)]
    for task in stuck:
        with pytest.raises(Exhausted):
            await task
    await asyncio.gather(*waiting)
    assert not other.done()
    go.touch()
    assert await other == 1


async def test_a_worker_killed_in_mid_thought(workers: Workers, tmp_path: Path) -> None:
    one, two, go = tmp_path / "one", tmp_path / "two", tmp_path / "go"
    tasks = [asyncio.create_task(workers.run(work.tell_and_wait, str(told), str(go))) for told in (one, two)]
    await until(lambda: one.exists() and two.exists() and bool(one.read_text()))
    os.kill(int(one.read_text()), signal.SIGKILL)
    await until(lambda: len(one.read_text().split()) == 2)
    go.touch()
    assert await asyncio.gather(*tasks) == [2, 1]  # begun again; the other one was not disturbed


async def test_a_worker_killed_while_idle(workers: Workers) -> None:
    number = await workers.run(work.number)
    os.kill(number, signal.SIGKILL)
    assert await workers.run(work.number) != number


async def test_waiting_for_a_worker_is_no_thinking() -> None:
    workers = Workers(1, 1.0, MEMORY)
    try:
        await asyncio.gather(*(workers.run(work.compute, 0.4) for _ in range(3)))
    finally:
        workers.close()


async def test_too_much_work_is_refused(workers: Workers, tmp_path: Path) -> None:
    workers.most = 3
    go = tmp_path / "go"
    tasks = [asyncio.create_task(workers.run(work.tell_and_wait, str(tmp_path / str(i)), str(go))) for i in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Failed, match="is waiting already"):
        await workers.run(work.number)
    go.touch()
    assert await asyncio.gather(*tasks) == [1, 1, 1]
    assert await workers.run(work.number) > 0


async def test_the_end_waits_for_no_stuck_worker(tmp_path: Path) -> None:
    workers = Workers(1, 60.0, MEMORY)
    told = tmp_path / "told"
    stuck = asyncio.create_task(workers.run(work.tell_and_wait, str(told), str(tmp_path / "never")))
    await until(lambda: told.exists() and bool(told.read_text()))
    await asyncio.to_thread(workers.close)
    with pytest.raises(Failed):
        await stuck
    with pytest.raises(ProcessLookupError):
        os.kill(int(told.read_text()), 0)


def test_a_bot_never_gets_the_real_position() -> None:
    game = game_named("seasons")
    state = game.start(2, key_from_seed("real"))
    for seat in range(2):
        sent = guess(state, seat)
        check_unreal(sent, game, state, seat)
        option = choose(game, sent, seat, "adept", key_from_seed("bot"))
        question = state.question(seat)
        assert question is not None
        assert option in question.texts


# --- matches ---


async def seated(server: Server, game: str = "embers", **wish: Any) -> tuple[Person, str, Connection, Message]:
    """Somebody who plays against a computer player."""
    person = await server.person("Ann")
    table = (await person.post("/api/play", {"game": game, **wish}))["id"]
    connection, welcome = await person.visit(table)
    return person, table, connection, welcome["position"]


async def test_nine_matches_go_on_while_one_computer_player_hangs(start: Callable[..., Any]) -> None:
    thinker = Thinker(2)
    thinker.players.patience = 3600.0
    installed = {"embers": toy.GAME, "stuck": work.Stuck()}
    try:
        async with start(installed=installed, thinker=thinker) as server:
            ann, table, *_ = await seated(server, "stuck")
            others = [await seated(server) for _ in range(9)]
            ended = await asyncio.gather(*(play_out((line, position)) for *_, line, position in others))
            assert all(position["view"]["over"] for [position] in ended)
            _, welcome = await ann.visit(table)
            assert welcome["position"]["number"] == 0  # it still hangs
    finally:
        thinker.close()


async def test_a_match_goes_on_when_its_computer_player_hangs(start: Callable[..., Any]) -> None:
    thinker = Thinker(1)
    thinker.players.patience = 0.1
    try:
        async with start(installed={"stuck": work.Stuck()}, thinker=thinker) as server:
            *_, connection, position = await seated(server, "stuck", settings={"opening": "x"})
            number = position["question"]["number"]
            connection.say("answer", number=number, option="pass")
            while (position := (await connection.hear("update"))["position"])["question"] is None:
                pass
            assert position["number"] > number + 1
    finally:
        thinker.close()


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
    question = welcome["position"]["question"]  # a draft: both choose at once
    connection.say("answer", number=question["number"], option=question["options"][0]["text"])
    await connection.hear("ack")
    connection.say("undo")  # the bot still thinks: this can be taken back
    await connection.hear("ack")
    thought.set()
    assert (await connection.hear("update"))["position"]["number"] >= 1


async def test_it_is_told_while_computer_players_have_less_time(
    start: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To everybody at the table, also to who comes later, and no longer than it is so."""
    thinker = Thinker(1)
    given: list[float] = []

    async def run(_: object, game: Game, position: bytes, seat: int, bot: str, key: bytes, seconds: float) -> str:
        assert bot == "master"
        given.append(seconds)
        return choose(game, position, seat, "novice", key)

    async def go_on(connection: Connection, position: Message) -> Message:
        position = await answer(connection, position)
        while position["question"] is None:
            position = (await connection.hear("update"))["position"]
        return position

    monkeypatch.setattr(thinker.players, "run", run)
    try:
        async with start(thinker=thinker) as server:
            _, table, connection, position = await seated(server, "seasons", bot="master")
            watcher, _ = await (await server.person("Cid")).visit(table)
            position = await go_on(connection, position)
            monkeypatch.setattr(thinker.turns, "share", lambda: 0.5)
            position = await go_on(connection, position)
            assert (await watcher.hear("thinking"))["hurried"]  # the first that is heard of it
            later, _ = await (await server.person("Dan")).visit(table)
            assert (await later.hear("thinking", "update"))["hurried"]
            monkeypatch.undo()
            monkeypatch.setattr(thinker.players, "run", run)
            await go_on(connection, position)
            for one in (watcher, later):
                assert not (await one.hear("thinking"))["hurried"]
            assert sorted(set(given)) == [0.5, 1.0]
    finally:
        thinker.close()


class Told:
    """Workers that note how long each computer player may think, and do not think."""

    def __init__(self, thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds: list[tuple[str, tuple[float, ...]]] = []
        monkeypatch.setattr(thinker.players, "run", self.run)

    async def run(self, _: object, __: Game, ___: bytes, ____: int, bot: str, _____: bytes, *seconds: float) -> None:
        self.seconds.append((bot, seconds))


async def test_where_many_think_masters_have_less_time_and_experts_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("seasons")
    state = game.start(2, key_from_seed("share"))
    thinker = Thinker(1)
    hurried: list[bool] = []
    told = Told(thinker, monkeypatch)
    monkeypatch.setattr(thinker.turns, "share", lambda: 0.25)
    try:
        for bot in levels(game):
            await thinker.choose(game, state, 0, bot, "table", hurried.append)
    finally:
        thinker.close()
    assert told.seconds == [("novice", ()), ("adept", ()), ("expert", (0.1,)), ("master", (0.25,))]
    assert hurried == [False, True]


async def test_how_long_one_thinks_about_a_secret_question_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has no choice answers at once, and nobody's answer is taken before the pause is over."""
    game = game_named("elven-rage")
    state = game.start(2, key_from_seed("secret"), {"reactions": "even"})
    chance = random.Random(1)
    while not state.secret():
        seat = state.owing()[0]
        state.answer(seat, chance.choice(state.options(seat)))
    thinker = Thinker(1)
    told = Told(thinker, monkeypatch)
    try:
        for bot in levels(game):
            await thinker.choose(game, state, 0, bot, "table", lambda _: None)
    finally:
        thinker.close()
    assert all(seconds <= PAUSE / 2 for _, given in told.seconds for seconds in given)
    assert told.seconds[-1] == ("master", (0.3,))


async def nonsense(*_: object) -> str:
    return "fly to the moon"


async def test_a_match_goes_on_when_a_bot_answers_nonsense(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.house.thinker, "choose", nonsense)
    *_, connection, position = await seated(server)
    [last] = await play_out((connection, position))
    assert last["view"]["over"]


async def test_a_match_goes_on_when_a_bots_answer_was_not_stored(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, table, connection, position = await seated(server, settings={"opening": "x"})
    write: Callable[..., Awaitable[None]] = server.house.store.write
    writes = []

    async def failing(*args: Any) -> None:
        writes.append(args)
        if len(writes) == 2:  # the first is the person's
            raise StorageError("the disk is full")
        await write(*args)

    monkeypatch.setattr(server.house.store, "write", failing)
    connection.say("answer", number=position["question"]["number"], option="pass")
    assert await connection.until_closed() == 1013
    connection, welcome = await person.visit(table)
    [last] = await play_out((connection, welcome["position"]))
    assert last["view"]["over"]


@pytest.mark.parametrize("times", [2, 1000])
async def test_a_match_is_taken_up_again_whatever_fails(
    server: Server, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """If that helps; else it ends without a result, and people know."""
    failures = []
    take = room.Room._take_any

    async def failing(*args: Any) -> None:
        failures.append(args)
        if len(failures) <= times:
            raise RuntimeError("a fault")
        await take(*args)

    monkeypatch.setattr(room, "RETRY", 0.0)
    monkeypatch.setattr(room.Room, "_take_any", failing)
    *_, connection, position = await seated(server, settings={"opening": "x"})
    if times == 2:
        [last] = await play_out((connection, position))
        assert last["view"]["over"]
        return
    connection.say("answer", number=position["question"]["number"], option="pass")
    assert (await connection.hear("news"))["what"] == "broken-off"
    assert (await connection.hear("table"))["table"]["status"] == "finished"
    assert len(failures) == room.RETRIES


async def test_a_match_in_which_the_rules_fail(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person may choose something else; when nothing leads anywhere it ends, and can be seen again."""
    person, table, connection, position = await seated(server, settings={"opening": "x"})
    settle = toy.Act.settle

    def fail(verb: toy.Act, g: toy.Embers, t: Any, seat: int, option: int) -> None:
        g.players[0].points += 1000  # half-way
        if seat == 1 or option:
            raise KeyError("a fault")
        settle(verb, g, t, seat, option)
        g.players[0].points -= 1000

    monkeypatch.setattr(toy.Act, "settle", fail)
    options = [option["text"] for option in position["question"]["options"]]
    assert options[0] == "pass"
    number = position["question"]["number"]
    connection.say("answer", number=number, option=options[1])
    assert (await connection.hear("refusal"))["code"] == "internal"
    connection.say("answer", number=number, option="pass")
    update = (await connection.hear("update"))["position"]
    assert update["number"] == number + 1
    assert update["view"]["players"][0]["points"] < 1000
    assert (await connection.hear("news"))["what"] == "broken-off"
    assert (await connection.hear("table"))["table"]["status"] == "finished"
    monkeypatch.undo()
    info = await person.get(f"/api/replays/{table}")
    assert info["last"] > number
    assert [seat["score"] for seat in info["table"]["seats"]] == [None, None]
