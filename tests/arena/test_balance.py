"""Who wins with what: cards as drafted and played, counted once for each seat of each match."""

import json
from pathlib import Path

import pytest

from ludoteka.arena.balance import balance, check, match
from ludoteka.arena.crew import Alone
from ludoteka.arena.playing import Table, play
from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game, game_named, games
from ludoteka.core.match import Match
from tests.core import toy

ROOT = Path(__file__).parents[2]
MEASURED = sorted((ROOT / "web/src/games").glob("*/balance.json"))


def test_cards_are_counted_by_seat() -> None:
    """What a journal tells of the same match."""
    settings = game_named("etherstone").complete(2, {})
    table = Table("etherstone", ("random", "random"), settings, "cards 0")
    _, played = play(table)
    told = Match(game_named("etherstone"), 2, key_from_seed("cards 0"), settings)
    for option in played.answers:
        state = told.state
        told.answer(state.seat, state.option_text(state.agenda[-1], state.seat, option))
    found = match("etherstone", table.bots, settings, "cards", 0)
    for seat, (won, tags) in enumerate(found.seats):
        assert won == played.wins()[seat]
        assert len(tags["drafted"]) == 7
        summoned = {e.shown["card"] for e in told.events if e.kind == "summoned" and e.seat == seat}
        assert tags.get("played", []) == sorted(summoned)


def test_a_share_of_the_seats_that_had_it() -> None:
    settings = game_named("seasons").complete(2, {})
    found = balance("seasons", "random", 2, settings, "few", 3, Alone())
    assert (found.games, found.players) == (3, 2)
    seats = [seat for n in range(3) for seat in match("seasons", ("random", "random"), settings, "few", n).seats]
    for kind in ("drafted", "played"):
        for card, share in found.tags[kind].items():
            had = [won for won, tags in seats if card in tags.get(kind, [])]
            assert (share.seen, share.won) == (len(had), sum(had))


def test_a_game_that_tells_nothing_to_count() -> None:
    with pytest.raises(BadSetup, match="tells nothing to count"):
        check(toy.GAME)


@pytest.mark.parametrize("path", MEASURED, ids=lambda path: path.parent.name)
def test_what_the_page_of_cards_tells_was_measured_with_todays_cards(path: Path) -> None:
    game: Game = games()[path.parent.name]
    found = json.loads(path.read_text(encoding="utf-8"))
    known = {card["id"] for card in game.catalogue()}
    assert found["games"] >= 1000
    assert set(found["tags"]["played"]) <= known
    assert len(found["tags"]["played"]) > len(known) // 3


def test_each_game_with_cards_in_the_client_is_measured() -> None:
    assert {path.parent.name for path in MEASURED} == {name for name, game in games().items() if game.catalogue()}
