"""Examples of the rulebooks over REST: the whole of one at once, through the eyes of the seat that tells it."""

import msgspec
import pytest

from ludoteka.core.game import Game, games
from ludoteka.rulebook.examples import example_ids, example_named, moments
from ludoteka.server.declined import Declined
from ludoteka.server.examples import replayed
from tests.server.harness import Server

SHIPPED = [game for game in games().values() if game.rulebook() is not None]
EXAMPLES = [(game, name) for game in SHIPPED for name in sorted(example_ids(game))]


async def test_an_example_comes_whole(server: Server) -> None:
    ann = await server.person("Ann")
    found = await ann.get("/api/games/seasons/examples/transmuting")
    assert [one["position"]["view"]["players"][0]["crystals"] for one in found["moments"]] == [0, 8, 6, 7]
    assert [[entry["event"]["kind"] for entry in one["log"]] for one in found["moments"]] == [
        [],
        ["energy-spent", "crystals-gained"],
        ["summoned", "crystals-lost"],
        ["energy-spent", "crystals-gained"],
    ]
    assert [(seat["seat"], seat["you"], seat["name"]) for seat in found["table"]["seats"]] == [
        (0, True, ""),
        (1, False, ""),
    ]


async def test_whoever_has_never_been_here_reads_too(server: Server) -> None:
    nobody = await server.stranger()
    response = await nobody.http.get("/api/games/elven-rage/examples/battle-one")
    assert response.status_code == 200
    assert "set-cookie" not in response.headers


async def test_what_there_is_not(server: Server) -> None:
    ann = await server.person("Ann")
    places = (
        "chess/examples/draft",
        "seasons/examples/alchemy",
        "embers/examples/draft",
        "seasons/examples/..%2Fdraft",
    )
    for path in places:
        assert (await ann.get(f"/api/games/{path}", 404))["code"] == "not-found"
    await ann.get(f"/api/games/seasons/examples/{'x' * 65}", 400)


@pytest.mark.parametrize("game", SHIPPED, ids=[game.name for game in SHIPPED])
def test_only_what_its_teller_sees_is_sent(game: Game) -> None:
    for name in example_ids(game):
        example = example_named(game, name)
        told = replayed(game, name)
        assert told.seat == example.teller
        for moment, (match, events) in zip(told.moments, moments(game, example), strict=True):
            assert moment.position.view == match.view(example.teller)
            assert [entry.event for entry in moment.log] == [event.seen_by(example.teller) for event in events]
            if moment.position.question is not None:
                texts = [option.text for option in moment.position.question.options]
                question = match.question(example.teller)
                assert question is not None
                assert texts == question.texts


def test_hands_of_others_stay_hidden() -> None:
    """Snow tells the second battle, so what Black holds is not sent, and in the first one it is the other way round."""
    rage = games()["elven-rage"]
    for name, mine, theirs in (("battle-one", 0, 1), ("battle-two", 1, 0)):
        views = [moment.position.view["players"] for moment in replayed(rage, name).moments]
        assert all(players[mine]["cards"] is not None for players in views)
        assert all(players[theirs]["cards"] is None for players in views)


def test_each_is_small() -> None:
    assert max(len(msgspec.json.encode(replayed(game, name))) for game, name in EXAMPLES) < 60_000


def test_a_name_is_looked_up_and_never_a_path() -> None:
    for name in ("", ".", "../en", "draft.toml"):
        with pytest.raises(Declined):
            replayed(games()["seasons"], name)
