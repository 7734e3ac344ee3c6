"""Extended Experience: twelve cards are drafted and parted into three sets of four."""

import pytest

from ludoteka.core.errors import BadSetup
from ludoteka.core.match import Match
from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.rules.prelude import draft, kind, new_match, offered, pick, split, table

EXTENDED = "extended-experience"
PLAYERS = (2, 3, 4)


def begun(players: int, seed: int | str = 0, **settings: str) -> Match:
    return new_match(players, seed, enchantment=EXTENDED, **settings)


@pytest.mark.parametrize("players", PLAYERS)
def test_twelve_cards_are_dealt_to_everyone(players: int) -> None:
    g = table(begun(players))
    assert [len(player.pack) for player in g.players] == [12] * players
    assert len(g.deck) == 100 - 12 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_packs_go_to_the_left_and_the_last_card_is_simply_received(players: int) -> None:
    """R352: eleven choices make twelve cards."""
    match = begun(players)
    for left_over in range(11, 1, -1):
        before = [sorted(player.pack) for player in table(match).players]
        pick(match)
        for seat, player in enumerate(table(match).players):
            assert sorted(player.pack) == before[(seat - 1) % players][1:]
            assert len(player.pack) == left_over
    pick(match)
    assert kind(match) == "split"
    assert [len(player.drafted) for player in table(match).players] == [12] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_three_sets_of_four(players: int) -> None:
    """R352: four in hand, four for each later year."""
    match = begun(players)
    draft(match)
    drafted = [sorted(player.drafted) for player in table(match).players]
    split(match)
    for seat, player in enumerate(table(match).players):
        assert [len(player.hand), len(player.archive_2), len(player.archive_3)] == [4, 4, 4]
        assert sorted(player.hand + player.archive_2 + player.archive_3) == drafted[seat]
    assert kind(match) == "take-die"


def test_every_set_of_four_can_be_chosen() -> None:
    for seed in range(100):
        match = begun(2, seed)
        draft(match)
        if len(set(table(match).players[0].drafted)) == 12:
            assert len(offered(match, 0)) == 495  # 4 of 12
            assert len(set(offered(match, 0))) == 495
            match.answer(0, offered(match, 0)[17])
            assert len(offered(match, 0)) == 70  # 4 of the other 8
            assert all(text.startswith("year 2: ") and text.count(",") == 3 for text in offered(match, 0))
            return
    raise AssertionError("no draft of twelve different cards in a hundred matches")


def test_four_cards_are_taken_up_in_a_new_year() -> None:
    archive = ["amulet-of-air", "amulet-of-earth", "amulet-of-water", "temporal-boots"]
    s = Scenario(Seat(archive_2=archive), Seat(), enchantment=EXTENDED, space=12)
    s.end_turn()
    assert (s.year, len(s.seat(0).hand)) == (2, 4)


def test_the_ready_sets_of_apprentices_know_no_draft() -> None:
    """R351"""
    with pytest.raises(BadSetup, match="needs a draft"):
        begun(2, level="apprentice")


def test_four_players_can_play_it_with_cards_one_to_thirty() -> None:
    assert len(table(begun(4, level="wizard")).deck) == 60 - 48
