"""Matches that are over: replay, journals, going on from a moment."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludoteka.bots import make
from ludoteka.core.chance import commitment, key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.server import replay
from tests.core import toy
from tests.server.harness import Person, Server, answer, play_out


def played(game: str = "seasons", seed: int = 1, names: Sequence[str] = ("Ann", "Bob"), **settings: str) -> Match:
    """A match that two random players have finished."""
    rules = toy.GAME if game == "embers" else game_named(game)
    match = Match(rules, 2, key_from_seed(seed), settings, list(names))
    bots = [make("random", rules, key_from_seed(f"{seed} {seat}")) for seat in range(2)]
    while not match.over:
        seat = match.state.seat
        match.answer(seat, bots[seat].choose(match.state, seat))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


async def uploaded(person: Person, match: Match) -> str:
    return str((await person.post("/api/journals", {"journal": match.journal.dump()}))["id"])


async def test_a_journal_that_was_brought_can_be_watched(server: Server, match: Match) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, match)
    info = await ann.get(f"/api/replays/{table}")
    assert info["table"]["origin"] == "uploaded"
    assert info["table"]["status"] == "finished"
    assert info["table"]["key"] == match.journal.key.hex()
    assert info["last"] == len(match.journal.answers)
    assert info["scores"][-1] == match.journal.scores
    assert len(info["scores"]) == len(info["rounds"]) + 1
    assert [sum(parts.values()) for parts in info["breakdown"]] == match.journal.scores
    assert sum(info["statistics"]["cards-summoned"]) == sum(event.kind == "summoned" for event in match.events)
    assert await ann.get(f"/api/tables/{table}/journal") == match.journal.dump()
    assert [found["id"] for found in (await ann.get("/api/lobby"))["finished"]] == [table]


async def test_computer_players_of_a_journal_are_known_as_such(server: Server) -> None:
    """A journal of the terminal calls people `human` and computer players by their kind."""
    brought = played(names=("human", "adept"))
    ann = await server.person("Ann")
    table = await uploaded(ann, brought)
    seats = (await ann.get(f"/api/replays/{table}"))["table"]["seats"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in seats] == [("person", "", ""), ("bot", "", "adept")]
    assert await ann.get(f"/api/tables/{table}/journal") == brought.journal.dump()


@pytest.mark.parametrize("seat", [-2, -1, 0, 1])
async def test_moments_are_the_views_of_then(server: Server, match: Match, seat: int) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, match)
    last = len(match.journal.answers)
    found: list[dict[str, Any]] = []
    while len(found) <= last:
        found += await ann.get(f"/api/replays/{table}/moments?from={len(found)}&to={last}&seat={seat}")
    assert [moment["number"] for moment in found] == list(range(last + 1))
    then = Match(match.game, 2, match.journal.key, match.journal.settings)
    events = [dict(event) for moment in found for event in moment["events"]]
    for moment, given in zip(found, [*match.journal.answers, None], strict=True):
        if seat >= -1:
            assert moment["view"] == json.loads(json.dumps(then.view(seat)))
        elif not then.over:
            hands = [len(board["cards"]["hand"]) for board in moment["view"]["players"]]
            assert hands == [board["hand"] for board in then.view(-1)["players"]]
        if given is not None:
            then.answer(given.seat, given.text)
    expected = [replay._seen(event, seat) for event in match.events]
    assert events == json.loads(json.dumps(expected))


async def test_moments_refuse_nonsense(server: Server, match: Match) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, match)
    for query in ("from=-1", "from=x", "from=9&to=3", "seat=2", "seat=-3"):
        assert (await ann.get(f"/api/replays/{table}/moments?{query}", 400))["code"] == "bad-request"
    assert await ann.get(f"/api/replays/{table}/moments?from=5000&to=5001") == []


async def test_a_running_match_is_not_replayed(server: Server) -> None:
    ann = await server.person("Ann")
    table = (await ann.post("/api/play", {"game": "seasons"}))["id"]
    for path in (f"replays/{table}", f"replays/{table}/moments", f"tables/{table}/journal"):
        assert (await ann.get(f"/api/{path}", 409))["code"] == "wrong-status"
    body = {"number": 0, "seat": 0, "bot": "random"}
    assert (await ann.post(f"/api/tables/{table}/continue", body, 409))["code"] == "wrong-status"


def broken(journal: str) -> list[tuple[str, str]]:
    lines = journal.splitlines()
    head = json.loads(lines[0])
    return [
        ("", "the journal is empty"),
        ("{}", "not a journal"),
        ("\n".join(lines[:-1]), "is cut short"),
        ("\n".join([*lines[:5], *lines[6:]]), "line 6"),
        ("\n".join([*lines[:5], "garbage", *lines[6:]]), "line 6 of the journal is damaged"),
        (journal.replace(json.loads(lines[8])[3], "0" * 16), "leads to a different state"),
        ("\n".join([json.dumps({**head, "rules": 99}), *lines[1:]]), "version 99"),
        ("\n".join([json.dumps({**head, "game": "chess"}), *lines[1:]]), "chess"),
        ("\n".join([json.dumps({**head, "start": {"seats": 2}}), *lines[1:]]), "starting state"),
        ("\n".join([json.dumps({**head, "start": [1]}), *lines[1:]]), "starting state"),
        ("\n".join([*lines[:-1], json.dumps({"answers": len(lines) - 2, "scores": [1, 2]})]), "scores"),
        ("[" * 20000, "not JSON"),
    ]


@pytest.mark.parametrize("case", range(12))
async def test_damaged_journals_are_refused(server: Server, match: Match, case: int) -> None:
    ann = await server.person("Ann")
    text, reason = broken(match.journal.dump())[case]
    problem = await ann.post("/api/journals", {"journal": text}, 422)
    assert problem["code"] == "bad-journal"
    assert reason in problem["text"]


async def test_a_journal_that_is_too_large(server: Server) -> None:
    ann = await server.person("Ann")
    assert (await ann.post("/api/journals", {"journal": "x" * 1_000_001}, 413))["code"] == "too-large"
    assert (await ann.post("/api/journals", {"journal": "x" * 2_100_000}, 413))["code"] == "too-large"


# --- going on ---


async def test_going_on_from_a_moment(server: Server, match: Match) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, match)
    number = next(i for i, given in enumerate(match.journal.answers) if i > 60 and given.seat == 1)
    body = {"number": number, "seat": 1, "bot": "random"}
    fresh = await ann.post(f"/api/tables/{table}/continue", body)
    assert fresh["status"] == "running"
    assert fresh["origin"] == f"{table}/{number}"
    assert [seat["kind"] for seat in fresh["seats"]] == ["bot", "person"]
    connection, welcome = await ann.visit(fresh["id"])
    then = Match(match.game, 2, match.journal.key, match.journal.settings)
    for given in match.journal.answers[:number]:
        then.answer(given.seat, given.text)
    assert welcome["position"]["view"] == json.loads(json.dumps(then.view(1)))
    await play_out((connection, welcome["position"]))
    over = await ann.get(f"/api/tables/{fresh['id']}")
    assert over["key"] != match.journal.key.hex()
    assert over["commitment"] == commitment(bytes.fromhex(over["key"])) == fresh["commitment"]
    info = await ann.get(f"/api/replays/{fresh['id']}")
    assert info["first"] == number
    journal = await ann.get(f"/api/tables/{fresh['id']}/journal")
    again = Match.replay(game_named("seasons"), Journal.parse(journal))
    assert again.journal.scores == [seat["score"] for seat in over["seats"]]
    assert (await ann.post("/api/journals", {"journal": journal}))["id"]


async def test_a_continued_match_survives_a_crash(start: Callable[..., Any], match: Match) -> None:
    async with start(clean=False) as server:
        ann = await server.person("Ann")
        table = await uploaded(ann, match)
        number = next(i for i, given in enumerate(match.journal.answers) if i > 60 and given.seat == 0)
        body = {"number": number, "seat": 0, "bot": "random"}
        fresh = await ann.post(f"/api/tables/{table}/continue", body)
        connection, welcome = await ann.visit(fresh["id"])
        await answer(connection, welcome["position"])
        cookie = dict(ann.http.cookies)
        before = (await ann.visit(fresh["id"]))[1]
    async with start() as server:
        again = await server.stranger()
        again.http.cookies.update(cookie)
        _, welcome = await again.visit(fresh["id"])
        assert welcome["position"]["number"] >= before["position"]["number"] > number
        assert welcome["log"][: len(before["log"])] == before["log"]


async def test_going_on_refuses_nonsense(server: Server, match: Match) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, match)
    last = len(match.journal.answers)
    for number, seat, bot, status, code in (
        (last, 0, "random", 400, "bad-request"),
        (last + 1, 0, "random", 422, "bad-journal"),
        (-1, 0, "random", 422, "bad-journal"),
        (5, 2, "random", 400, "bad-request"),
        (5, 0, "deep-thought", 422, "bad-setup"),
    ):
        body = {"number": number, "seat": seat, "bot": bot}
        assert (await ann.post(f"/api/tables/{table}/continue", body, status))["code"] == code


async def test_games_without_a_report_are_replayed_too(server: Server) -> None:
    ann = await server.person("Ann")
    match = played("embers", 3)
    table = await uploaded(ann, match)
    info = await ann.get(f"/api/replays/{table}")
    assert info["rounds"] == [0]
    assert info["breakdown"] == [{"points": score} for score in match.journal.scores or []]
    [moment] = await ann.get(f"/api/replays/{table}/moments?from=0&to=0&seat=-2")
    assert all(isinstance(player["pack"], list) for player in moment["view"]["players"])
