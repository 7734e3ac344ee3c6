"""Lessons over REST: nothing is stored, and nothing but the lesson's own answers is taken."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.game import LANGUAGES
from ludoteka.games.seasons import GAME
from ludoteka.lessons.reading import lesson_ids, lessons, shown
from ludoteka.lessons.tutor import PERSON, Tutor
from ludoteka.server.limits import Limits
from ludoteka.server.protocol import MOST_THINGS, PREVIEWS
from tests.server.harness import Person, Server

CRYSTALS = "/api/games/seasons/lesson/crystals"


async def stands(person: Person, answers: list[str], lesson: str = "crystals", **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = await person.post(f"/api/games/seasons/lesson/{lesson}", {"answers": answers, **more}, 200)
    return found


async def test_the_games_name_their_lessons(server: Server) -> None:
    ann = await server.person("Ann")
    found = {game["name"]: game["lessons"] for game in await ann.get("/api/games")}
    assert found["seasons"] == lesson_ids(GAME)
    assert found["embers"] == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_their_words_come_in_every_language(server: Server, language: str) -> None:
    ann = await server.person("Ann")
    assert await ann.get(f"/api/games/seasons/lessons/{language}") == json.loads(json.dumps(shown(GAME, language)))


async def test_a_right_answer_leads_on_and_a_wrong_one_has_a_reason(server: Server) -> None:
    ann = await server.person("Ann")
    first = await stands(ann, [])
    assert (first["step"], first["wrong"], first["log"]) == (0, None, [])
    assert [option["text"] for option in first["position"]["question"]["options"]] == ["die 1", "die 2", "die 3"]
    assert [seat["name"] for seat in first["table"]["seats"]] == ["Ann", ""]

    wrong = await stands(ann, ["die 3"])
    assert (wrong["step"], wrong["wrong"], wrong["position"]) == (0, 1, first["position"])

    right = await stands(ann, ["die 1"])
    assert (right["step"], right["wrong"]) == (1, None)
    assert [option["text"] for option in right["position"]["question"]["options"]] == ["end turn"]  # and no bonuses
    assert right["log"][0]["event"]["kind"] == "took-die"

    last = await stands(ann, ["die 1", "end turn"])
    assert last["step"] == 2
    assert last["position"]["question"] is None
    assert last["log"][: len(right["log"])] == right["log"]


async def test_every_lesson_ends(server: Server) -> None:
    ann = await server.person("Ann")
    for lesson in lessons(GAME):
        tutor = Tutor(GAME, lesson, ["", ""])
        answers: list[str] = []
        while (step := tutor.step) is not None:
            moment = await stands(ann, answers, lesson.id)
            offered = [option["text"] for option in moment["position"]["question"]["options"]]
            assert offered == tutor.options()
            assert not any(option["final"] for option in moment["position"]["question"]["options"])
            answers.append(next(text for text in offered if step.is_right(text)))
            tutor.answer(answers[-1])
        last = await stands(ann, answers, lesson.id)
        assert last["step"] == len(lesson.steps)
        assert last["position"]["view"] == json.loads(json.dumps(tutor.match.view(PERSON)))


async def test_things_and_options_can_be_asked_about(server: Server) -> None:
    ann = await server.person("Ann")
    asked = await stands(ann, [], "summoning", why=[{"do": "summon", "card": "base:3"}], previews=["die 2"])
    assert asked["reasons"] == [[{"kind": "gauge-full", "cards": 0, "gauge": 0}]]
    assert asked["previews"][0]["option"] == "die 2"
    assert asked["previews"][0]["events"][0]["kind"] == "took-die"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"answers": ["die 9"]}, 409, "illegal"),
        ({"answers": ["die 2", "die 1"]}, 409, "illegal"),  # after a wrong one nothing comes
        ({"answers": ["die 1", "bonus gauge"]}, 409, "illegal"),  # not taught yet
        ({"answers": ["die 1", "end turn", "die 1"]}, 400, "bad-request"),
        ({"answers": [], "why": [{"do": "start-transmuting"}] * (MOST_THINGS + 1)}, 400, "bad-request"),
        ({"answers": [], "why": [{"do": "fly"}]}, 400, "bad-request"),
        ({"answers": [], "previews": ["die 1"] * (PREVIEWS + 1)}, 400, "bad-request"),
        ({"answers": 3}, 400, "bad-request"),
        ({}, 400, "bad-request"),
    ],
    ids=str,
)
async def test_anything_else_is_refused(server: Server, body: Any, status: int, code: str) -> None:
    ann = await server.person("Ann")
    assert (await ann.post(CRYSTALS, body, status))["code"] == code


async def test_what_there_is_not(server: Server) -> None:
    ann = await server.person("Ann")
    for path in ("chess/lesson/crystals", "seasons/lesson/alchemy", "embers/lesson/crystals"):
        assert (await ann.post(f"/api/games/{path}", {"answers": []}, 404))["code"] == "not-found"
    for path in ("chess/lessons/en", "seasons/lessons/de", "embers/lessons/en"):
        assert (await ann.get(f"/api/games/{path}", 404))["code"] == "not-found"


async def test_nothing_is_kept(server: Server) -> None:
    ann = await server.person("Ann")
    await stands(ann, ["die 1", "end turn"])
    lobby = await ann.get("/api/lobby")
    assert (lobby["mine"], lobby["finished"]) == ([], [])


async def test_steps_are_questions_and_no_changes(start: Callable[..., Any]) -> None:
    """Whoever looks at many options asks often."""
    async with start(limits=Limits(changes=(3, 0.001))) as server:
        ann = await server.person("Ann")
        for _ in range(10):
            await stands(ann, ["die 1"])
        for status in (404, 404, 404, 429):  # what is not about lessons is counted as ever
            found = await ann.post("/api/tables/nowhere/start", {}, status)
        assert found["code"] == "slow-down"
