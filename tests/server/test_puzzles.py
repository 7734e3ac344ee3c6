"""Puzzles over REST: nothing is stored, and nothing is told of the solution before it is found or asked for."""

import json
from collections.abc import Callable
from datetime import date
from typing import Any

import msgspec
import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import Game, games
from ludoteka.games.seasons import GAME
from ludoteka.puzzles import reading
from ludoteka.puzzles.reading import Puzzle, daily, parse, puzzles
from ludoteka.server.limits import Limits
from ludoteka.server.protocol import MOST_THINGS, PREVIEWS, STEP_BYTES, LessonAsk, PuzzleAsk
from tests.server.harness import FakeTime, Person, Server

PUZZLE = puzzles(GAME)[0]


async def stands(person: Person, answers: list[str], puzzle: Puzzle = PUZZLE, **more: Any) -> dict[str, Any]:
    body = {"so_far": {"answers": answers}, **more}
    found: dict[str, Any] = await person.post(f"/api/games/seasons/puzzle/{puzzle.id}", body, 200)
    return found


async def test_a_game_lists_its_puzzles_and_that_of_the_day(server: Server) -> None:
    ann = await server.person("Ann")
    counts = {game["name"]: game["puzzles"] for game in await ann.get("/api/games")}
    assert (counts["seasons"], counts["embers"]) == (len(puzzles(GAME)), 0)
    found = await ann.get("/api/games/seasons/puzzles")
    assert [one["id"] for one in found["puzzles"]] == [puzzle.id for puzzle in puzzles(GAME)]
    of_the_day = daily(GAME, date.fromisoformat(found["day"]))
    assert of_the_day is not None
    assert found["daily"] == of_the_day.id


async def test_a_wrong_answer_is_judged_and_a_right_one_taken(server: Server) -> None:
    ann = await server.person("Ann")
    first = await stands(ann, [])
    step = PUZZLE.steps[0]
    assert first["moment"]["step"] == 0
    assert [option["text"] for option in first["moment"]["position"]["question"]["options"]] == list(step.options)
    me = next(seat for seat in first["moment"]["table"]["seats"] if seat["you"])
    assert (me["seat"], me["name"]) == (PUZZLE.seat, "Ann")
    assert first["moment"]["table"]["settings"] == PUZZLE.settings
    for key in ("against", "best", "found", "line", "reveal"):
        assert not first[key], "nothing is told beforehand"

    wrong = await stands(ann, [PUZZLE.tempting])
    assert wrong["moment"]["step"] == 0
    assert wrong["moment"]["position"] == first["moment"]["position"]
    assert wrong["against"]["chance"] == step.options[PUZZLE.tempting].chance
    assert wrong["best"]["chance"] == step.options[step.best].chance
    assert not wrong["reveal"]

    assert (await stands(ann, [], reveal=True))["reveal"] == step.best
    answers = [one.best for one in PUZZLE.steps]
    last = await stands(ann, answers)
    assert last["moment"]["step"] == len(answers)
    assert last["moment"]["position"]["question"] is None
    assert [found["worth"]["chance"] for found in last["found"]] == [
        one.options[one.best].chance for one in PUZZLE.steps
    ]
    assert [found["brings"] for found in last["found"]] == [dict(one.brings) for one in PUZZLE.steps]
    assert last["found"][0]["brings"]
    assert last["found"][0]["tempting_worth"]["chance"] == step.options[PUZZLE.tempting].chance
    assert (last["missed"], last["asked"], last["stars"]) == (PUZZLE.misses, PUZZLE.asked, PUZZLE.stars)


async def test_a_lead_is_told_in_games_of_points_alone(server: Server) -> None:
    ann = await server.person("Ann")
    assert (await stands(ann, [PUZZLE.tempting]))["best"]["lead"] is not None


async def test_every_puzzle_can_be_solved(server: Server) -> None:
    ann = await server.person("Ann")
    for puzzle in puzzles(GAME)[::10]:
        last = await stands(ann, [step.best for step in puzzle.steps], puzzle)
        assert last["moment"]["step"] == len(puzzle.steps)


async def test_nothing_hidden_shows(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """With any other deal of what the seat cannot know, everything that is sent is the same."""
    ann = await server.person("Ann")
    told = json.dumps(await stands(ann, []), sort_keys=True)
    state = GAME.load(PUZZLE.start)
    other = state.determinize(PUZZLE.seat, Chance(key_from_seed("another deal")))
    assert other.to_json() != PUZZLE.start
    variant = parse({**PUZZLE.data, "start": other.to_json()})
    monkeypatch.setattr(reading, "puzzles", lambda _: (variant,))
    assert json.dumps(await stands(ann, []), sort_keys=True) == told


async def test_another_day_has_another_puzzle(timed: Server, time: FakeTime) -> None:
    ann = await timed.person("Ann")
    first = await ann.get("/api/games/seasons/puzzles")
    time.now += 24 * 60 * 60
    second = await ann.get("/api/games/seasons/puzzles")
    assert date.fromisoformat(second["day"]).toordinal() == date.fromisoformat(first["day"]).toordinal() + 1
    assert second["daily"] != first["daily"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"so_far": {"answers": ["fly"]}}, 409, "illegal"),
        ({"so_far": {"answers": ["x"] * 9}}, 400, "bad-request"),
        ({"so_far": {}}, 400, "bad-request"),
        ({}, 400, "bad-request"),
    ],
    ids=str,
)
async def test_anything_else_is_refused(server: Server, body: Any, status: int, code: str) -> None:
    ann = await server.person("Ann")
    assert (await ann.post(f"/api/games/seasons/puzzle/{PUZZLE.id}", body, status))["code"] == code


async def test_steps_are_questions_and_no_changes(start: Callable[..., Any]) -> None:
    async with start(limits=Limits(changes=(1, 0.001), requests=(9, 0.001))) as server:
        nobody = await server.stranger()
        for _ in range(9):
            await stands(nobody, [PUZZLE.tempting])
        for path in ("puzzle/1", "lesson/crystals"):
            found = await nobody.post(f"/api/games/seasons/{path}", {"so_far": {"answers": []}}, 429)
            assert found["code"] == "slow-down"


async def test_no_more_is_read_than_a_step_needs(server: Server) -> None:
    """Whoever asks need not be known, and may ask often."""
    nobody = await server.stranger()
    step = {"answers": [], "why": [{"do": "x" * 1000}] * 20}
    for path, body in ((f"puzzle/{PUZZLE.id}", {"so_far": step}), ("lesson/crystals", step)):
        assert (await nobody.post(f"/api/games/seasons/{path}", body, 413))["code"] == "too-large"


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_the_longest_step_can_be_asked_about(game: Game) -> None:
    for puzzle in puzzles(game):
        state = game.load(puzzle.start)
        things = sorted(state.things(puzzle.seat), key=lambda thing: -len(json.dumps(thing)))[:MOST_THINGS]
        texts = sorted(puzzle.steps[0].options, key=len)[-PREVIEWS:]
        answers = [max(step.options, key=len) for step in puzzle.steps]
        asked = PuzzleAsk(so_far=LessonAsk(answers=answers, why=[dict(one) for one in things], previews=texts))
        assert len(msgspec.json.encode(asked)) <= STEP_BYTES


async def test_what_there_is_not(server: Server) -> None:
    ann = await server.person("Ann")
    for path in ("chess/puzzle/1", "seasons/puzzle/ffffff0", "embers/puzzle/1"):
        assert (await ann.post(f"/api/games/{path}", {"so_far": {"answers": []}}, 404))["code"] == "not-found"
    for path in ("chess/puzzles", "embers/puzzles"):
        assert (await ann.get(f"/api/games/{path}", 404))["code"] == "not-found"
