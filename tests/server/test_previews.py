"""What an option would do, asked over the websocket."""

from typing import Any

from ludoteka.server.protocol import PREVIEWS
from tests.server.harness import Server, answer
from tests.server.test_match import duel


async def test_a_preview_comes_true_and_nobody_else_hears_of_it(server: Server) -> None:
    question: dict[str, Any] = {"options": []}
    while len(question["options"]) < 2:  # with some deals there is no choice
        ann, bob, table = await duel(server)
        (a, welcome), (b, _) = await ann.visit(table), await bob.visit(table)
        position = welcome["position"]
        question = position["question"]
    first, second = (option["text"] for option in question["options"][:2])
    id = a.say("preview", number=question["number"], options=[second, first])
    told = await a.hear("previews")
    assert (told["id"], told["number"]) == (id, question["number"])
    assert [one["option"] for one in told["previews"]] == [second, first]
    assert {one["outlook"] for one in told["previews"]} == {"certain"}
    before = position["view"]
    after = (await answer(a, position, first))["view"]
    for (top, *path), was, becomes in told["previews"][1]["changes"]:
        old, new = before[top], after[top]
        for step in path:
            old, new = old[step], new[step]
        assert (old, new) == (was, becomes)
    assert told["previews"][1]["changes"]
    heard = await b.hear("update", "previews")
    assert heard["type"] == "update"


async def test_what_cannot_be_asked_is_refused_with_a_reason(server: Server) -> None:
    ann, _, table = await duel(server)
    a, welcome = await ann.visit(table)
    position = welcome["position"]
    question = position["question"]
    number, option = question["number"], question["options"][0]["text"]
    cases = [
        (number, ["fly to the moon"], "illegal"),
        (number + 1, [option], "stale"),
        (number, [], "bad-request"),
        (number, [option] * (PREVIEWS + 1), "bad-request"),
    ]
    for asked, options, code in cases:
        id = a.say("preview", number=asked, options=options)
        refusal = await a.hear("refusal")
        assert (refusal["id"], refusal["code"]) == (id, code)
        assert refusal["text"]
    watcher, _ = await (await server.person("Cid")).visit(table)
    watcher.say("preview", number=number, options=[option])
    assert (await watcher.hear("refusal"))["code"] == "forbidden"
    await answer(a, position, option)
    a.say("preview", number=number, options=[option])
    assert (await a.hear("refusal"))["code"] == "not-your-turn"
