"""Each seat's chance to win: told to those who watch, from what all may know, and to nobody who plays."""

import pytest

from ludoteka.bots import Mind, open_prospects, prospects
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.match import Match
from ludoteka.core.state import State
from ludoteka.server import replay
from ludoteka.server.thinking import Failed
from tests.server.harness import Connection, Message, Server, answer, play_out
from tests.server.test_match import duel
from tests.server.test_replay import played, uploaded
from tests.server.test_thinking import seated
from tests.server.thinkers import Slow, check_unreal, handed

CHANCES = '"type":"chances"'


async def chances(watcher: Connection, number: int = -1) -> Message:
    """What a spectator is told next, or of a position and those after it."""
    while True:
        told = await watcher.hear("chances")
        if told["number"] >= number:
            return told


def heard(connection: Connection) -> bool:
    return any(CHANCES in text for text in connection.raw)


async def drained(connection: Connection) -> None:
    """All that was said to somebody so far has been heard."""
    connection.say("chat", text="well")
    await connection.hear("ack")


async def test_spectators_are_told_and_players_never(server: Server) -> None:
    ann, bob, table = await duel(server, "seasons")
    (a, at_a), (b, at_b) = await ann.visit(table), await bob.visit(table)
    watcher, _ = await (await server.person("Cid")).visit(table)
    first = await chances(watcher)
    assert len(first["chances"]) == 2
    assert sum(first["chances"]) == pytest.approx(1.0)
    await answer(a, at_a["position"])
    after = await answer(b, at_b["position"])
    assert (await chances(watcher, after["number"]))["number"] == after["number"]
    late, _ = await (await server.stranger()).visit(table)  # who comes later is told at once
    assert (await chances(late))["number"] == after["number"]
    for player in (a, b):
        await drained(player)
        assert not heard(player)


async def test_a_person_against_computer_players_is_not_told_either(server: Server) -> None:
    person, table, connection, position = await seated(server, "seasons")
    watcher, _ = await (await server.person("Cid")).visit(table)
    await chances(watcher)
    again, _ = await person.visit(table)  # by another page of the same person
    await answer(connection, position)
    await chances(watcher, position["number"] + 1)
    for player in (connection, again):
        await drained(player)
        assert not heard(player)


class SlowJudge(Slow):
    async def judge(self, _: object, state: State) -> list[float]:
        await self.think(state)
        return [0.25, 0.75]


@pytest.fixture
def slow(server: Server, monkeypatch: pytest.MonkeyPatch) -> SlowJudge:
    found = SlowJudge()
    monkeypatch.setattr(server.house.thinker, "judge", found.judge)
    return found


async def test_only_the_newest_position_is_judged(server: Server, slow: Slow) -> None:
    """And nobody waits for it: the match goes on meanwhile."""
    ann, bob, table = await duel(server, "seasons")
    (a, at_a), (b, at_b) = await ann.visit(table), await bob.visit(table)
    watcher, _ = await (await server.person("Cid")).visit(table)
    one, two = at_a["position"], at_b["position"]
    for _ in range(3):
        await answer(a, one)
        two = await answer(b, two)
        one = (await a.hear("update"))["position"]
    assert slow.asked == [0]
    slow.go_on.set()
    assert [(await chances(watcher))["number"] for _ in range(2)] == [0, two["number"]]
    assert slow.asked == [0, two["number"]]


async def test_nothing_is_judged_while_nobody_watches(server: Server, slow: Slow) -> None:
    ann, bob, table = await duel(server, "seasons")
    (a, at_a), (b, at_b) = await ann.visit(table), await bob.visit(table)
    await answer(a, at_a["position"])
    await answer(b, at_b["position"])
    watcher, _ = await (await server.person("Cid")).visit(table)
    await watcher.hang_up()
    slow.go_on.set()
    assert slow.asked in ([], [2])


async def test_games_without_a_mind_show_nothing(server: Server, slow: Slow) -> None:
    ann, bob, table = await duel(server)
    watcher, _ = await (await server.person("Cid")).visit(table)
    seats = [await ann.visit(table), await bob.visit(table)]
    await play_out(*[(line, welcome["position"]) for line, welcome in seats])
    await watcher.hear("news")
    assert slow.asked == []
    assert not heard(watcher)


async def test_the_match_goes_on_where_nobody_can_judge(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> list[float]:
        failures.append(Failed("too much work"))
        raise failures[-1]

    failures: list[Failed] = []
    monkeypatch.setattr(server.house.thinker, "judge", fail)
    ann, bob, table = await duel(server, "seasons")
    (a, at_a), (b, at_b) = await ann.visit(table), await bob.visit(table)
    watcher, _ = await (await server.person("Cid")).visit(table)
    await answer(a, at_a["position"])
    after = await answer(b, at_b["position"])
    assert after["number"] == 2
    while (await watcher.hear("update"))["position"]["number"] < 2:
        pass
    assert failures
    assert not heard(watcher)


async def test_a_worker_never_gets_the_real_position() -> None:
    game = game_named("seasons")
    state = game.start(2, key_from_seed("real"))
    position, found = await handed("journals", lambda thinker: thinker.judge(game, state))
    check_unreal(position, game, state, -1)
    mind = game.mind()
    assert isinstance(mind, Mind)
    assert found == prospects(mind, state)


# --- replays ---


@pytest.fixture(scope="module")
def match() -> Match:
    return played("etherstone")


@pytest.mark.parametrize("seat", [-2, -1, 0])
async def test_moments_tell_the_chances_of_then(server: Server, match: Match, seat: int) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, match)
    last = len(match.journal.answers)
    mind = match.game.mind()
    assert isinstance(mind, Mind)
    [begin] = await ann.get(f"/api/replays/{table}/moments?from=0&to=0&seat={seat}")
    state = Match(match.game, 2, match.journal.key, match.journal.settings).state
    known = open_prospects(mind, state, replay.DEALS) if seat == -2 else prospects(mind, state, seat, replay.DEALS)
    assert begin["chances"] == pytest.approx(known)
    [end] = await ann.get(f"/api/replays/{table}/moments?from={last}&to={last}&seat={seat}")
    assert end["chances"] == mind.estimate(match.state)


async def test_moments_of_other_games_tell_none(server: Server) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, played("embers"))
    [begin] = await ann.get(f"/api/replays/{table}/moments?from=0&to=0&seat=-1")
    assert begin["chances"] == []


def test_a_batch_is_judged_for_a_while_and_no_longer(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "JUDGING", 0.0)
    found = replay.moments(match.game, match.journal.dump(), 0, 3, -1)
    assert [moment["chances"] for moment in found] == [[], [], [], []]


def test_a_position_that_cannot_be_judged_is_shown_all_the_same(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> list[float]:
        raise IndexError

    monkeypatch.setattr(replay, "prospects", fail)
    [moment] = replay.moments(match.game, match.journal.dump(), 0, 0, -1)
    assert moment["chances"] == []
    assert moment["view"]
