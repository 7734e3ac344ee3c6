"""Reviews of finished matches, asked for by REST."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ludoteka.bots.review import Choice, Look, Verdict
from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.server import reviews
from ludoteka.server.protocol import OptionInfo, QuestionInfo
from ludoteka.server.thinking import Exhausted
from tests.server.harness import FREE, Message, Person, Server
from tests.server.test_replay import played, uploaded


@pytest.fixture(scope="module")
def match() -> Match:
    return played("etherstone")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.5)


class Reviewer:
    """Stands in for the thinker: two decisions, and each look waits until it is told to go on."""

    def __init__(self) -> None:
        self.go_on = asyncio.Semaphore(0)
        self.looks: list[int] = []
        self.failure: Exception | None = None

    async def decisions(self, _: Game, __: str, seat: int) -> tuple[list[Choice], float]:
        return [Choice(number, seat, "x", {}) for number in (3, 7)], 1.0

    async def look(self, _: Game, look: Look) -> tuple[Verdict, float, QuestionInfo]:
        await self.go_on.acquire()
        if self.failure is not None:
            raise self.failure
        number = look.choice.number
        self.looks.append(number)
        option = OptionInfo(text="x", detail={}, final=False)
        question = QuestionInfo(number=number, kind="k", detail={}, options=[option])
        return Verdict(number, "x", "x", 0.5, 0.5, 1), 0.1, question


@pytest.fixture
def reviewer(server: Server, monkeypatch: pytest.MonkeyPatch) -> Reviewer:
    found = Reviewer()
    monkeypatch.setattr(server.house.thinker, "decisions", found.decisions)
    monkeypatch.setattr(server.house.thinker, "look", found.look)
    return found


async def ask(person: Person, table: str, seat: int = 0, status: int = 201) -> Message:
    return dict(await person.post(f"/api/replays/{table}/review", {"seat": seat}, status))


async def until(person: Person, table: str, done: Callable[[Message], bool], seat: int = 0) -> Message:
    while not done(info := await ask(person, table, seat)):
        await asyncio.sleep(0.1)
    return info


async def test_a_review_grades_all_real_decisions_of_a_seat(server: Server, match: Match) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, match)
    assert await ask(ann, table, 1) == {"seat": 1, "progress": 0.0, "won": 0.0, "decisions": [], "swings": []}
    info = await until(ann, table, lambda info: info["progress"] == 1, 1)
    then = Match(match.game, 2, match.journal.key, match.journal.settings)
    decisions = {one["number"]: one for one in info["decisions"]}
    first = match.state.first_placed()
    assert info["won"] == (1 / len(first) if 1 in first else 0)
    for number, given in enumerate(match.journal.answers):
        question = then.question(given.seat)
        assert question is not None
        if given.seat == 1 and len(question.options) > 1:
            graded = decisions.pop(number)
            asked = graded["question"]
            assert asked["kind"] == question.kind
            texts = [option["text"] for option in asked["options"]]
            assert texts[0] == given.text
            assert set(texts) <= set(question.texts)
            assert 0 <= graded["chance"] <= graded["best_chance"] <= 1
            assert (len(texts) == 1) == (graded["chance"] == graded["best_chance"])
        then.answer(given.seat, given.text)
    assert decisions == {}
    losses = {one["number"]: one["best_chance"] - one["chance"] for one in info["decisions"]}
    assert len(info["swings"]) == 5  # they played at random
    assert info["swings"] == sorted(losses, key=lambda number: -losses[number])[:5]


async def test_progress_is_told_and_nothing_is_done_twice(server: Server, match: Match, reviewer: Reviewer) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await uploaded(ann, match)
    assert (await ask(ann, table))["progress"] == 0
    reviewer.go_on.release()
    half = await until(bob, table, lambda info: info["progress"] > 0)
    assert half["progress"] < 1
    assert half["decisions"] == []
    reviewer.go_on.release()
    done = await until(ann, table, lambda info: info["progress"] == 1)
    assert [one["number"] for one in done["decisions"]] == [3, 7]
    assert await ask(bob, table) == done
    assert reviewer.looks == [3, 7]


async def test_one_review_at_a_time(
    server: Server, match: Match, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "WAITING", 2)
    ann = await server.person("Ann")
    table, other = await uploaded(ann, match), await uploaded(ann, match)
    for seat in range(2):
        assert (await ask(ann, table, seat))["progress"] == 0
    assert (await ask(ann, other, 0, 429))["code"] == "slow-down"
    reviewer.go_on.release()
    assert (await until(ann, table, lambda info: info["progress"] > 0))["progress"] < 1
    assert (await ask(ann, table, 1))["progress"] == 0
    for _ in range(3):
        reviewer.go_on.release()
    for seat in range(2):
        await until(ann, table, lambda info: info["progress"] == 1, seat)
    assert reviewer.looks == [3, 7, 3, 7]
    assert (await ask(ann, other))["progress"] == 0


async def test_guests_and_addresses_may_ask_for_so_many(start: Callable[..., Any], match: Match) -> None:
    for limits in (replace(FREE, reviews=(1, 1 / 3600)), replace(FREE, address_reviews=(1, 1 / 3600))):
        async with start(limits=limits) as server:
            ann = await server.person("Ann")
            table = await uploaded(ann, match)
            await ask(ann, table)
            problem = await ask(ann, table, 1, 429)
            assert (problem["code"], problem["wait"] > 60) == ("slow-down", True)
            await until(ann, table, lambda info: info["progress"] == 1)  # to ask again costs nothing


async def test_what_fails_is_told_once_and_may_be_asked_for_again(
    server: Server, match: Match, reviewer: Reviewer
) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, match)
    reviewer.failure = Exhausted("long")
    await ask(ann, table)
    reviewer.go_on.release()
    course = server.house.reviews._courses[table, 0]
    while course.declined is None:
        await asyncio.sleep(0.01)
    assert (await ask(ann, table, 0, 422))["code"] == "bad-journal"
    reviewer.failure = None
    await ask(ann, table)
    for _ in range(2):
        reviewer.go_on.release()
    await until(ann, table, lambda info: info["progress"] == 1)


async def test_only_what_was_played_to_its_end_is_reviewed(server: Server, match: Match) -> None:
    ann = await server.person("Ann")
    running = (await ann.post("/api/play", {"game": "etherstone"}))["id"]
    assert (await ask(ann, running, 0, 409))["code"] == "wrong-status"
    begun = await uploaded(ann, Match.replay(match.game, match.journal, 30))
    assert (await ask(ann, begun, 0, 409))["code"] == "wrong-status"
    assert (await ask(ann, await uploaded(ann, played("embers", 3)), 0, 403))["code"] == "forbidden"
    table = await uploaded(ann, match)
    for seat in (-1, 2):
        assert (await ask(ann, table, seat, 400))["code"] == "bad-request"
    assert (await ask(ann, "nowhere", 0, 404))["code"] == "not-found"


async def test_a_deleted_recording_takes_its_review_along(server: Server, match: Match, reviewer: Reviewer) -> None:
    ann = await server.person("Ann")
    table = await uploaded(ann, match)
    await ask(ann, table)
    for _ in range(2):
        reviewer.go_on.release()
    await until(ann, table, lambda info: info["progress"] == 1)
    await ann.delete(f"/api/journals/{table}", 204)
    assert (await ask(ann, table, 0, 404))["code"] == "not-found"
    assert not server.house.reviews._courses
