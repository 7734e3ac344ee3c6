"""Rulebook, "Preparing the game": dice, markers, cards dealt, who begins."""

import pytest

from ludoteka.core.errors import BadSetup
from ludoteka.games.seasons.dice import SEASONS
from tests.games.seasons.rules.prelude import draft, kind, new_match, split, table

PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_marker_begins_at_zero(players: int) -> None:
    g = table(new_match(players))
    assert (g.year, g.space, SEASONS[g.season()]) == (1, 1, "winter")
    assert len(g.players) == players
    for player in g.players:
        assert (player.crystals, player.gauge, player.bonus) == (0, 0, 0)
        assert (player.reserve, player.tableau, player.archive_2, player.archive_3) == (0, [], [], [])


@pytest.mark.parametrize("players", PLAYERS)
def test_players_and_one_dice_of_each_colour(players: int) -> None:
    """R001: drawn from the five of each colour; no die twice."""
    dice = table(new_match(players)).dice
    assert len(dice) == 4 * (players + 1)
    for season in range(4):
        chosen = dice[season * (players + 1) : (season + 1) * (players + 1)]
        assert len(set(chosen)) == players + 1
        assert set(chosen) <= set(range(5))


def test_four_players_use_all_twenty_dice() -> None:
    assert table(new_match(4)).dice == [0, 1, 2, 3, 4] * 4


@pytest.mark.parametrize("season", range(4))
def test_dice_are_chosen_at_random_colour_by_colour(season: int) -> None:
    """R001: of the ten ways to choose three of five dice every one comes up."""
    rows = [table(new_match(2, seed)).dice for seed in range(120)]
    assert len({tuple(row[season * 3 : season * 3 + 3]) for row in rows}) == 10
    assert any(row[0:3] != row[3:6] for row in rows)


def test_dice_stay_the_same_for_the_whole_match() -> None:
    """R001: the dice that were not chosen are never rolled."""
    match = new_match(2, "dice")
    dice = list(table(match).dice)
    draft(match)
    split(match)
    rounds = 0
    while not match.over:
        g = table(match)
        if kind(match) == "take-die" and g.taken == [-1, -1]:
            season = g.rolled_season
            assert [die >> 3 for die in g.rolled] == dice[season * 3 : season * 3 + 3]
            rounds += 1
        match.answer(g.seat, g.options(g.seat)[0])
    assert table(match).dice == dice
    assert rounds >= 12


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("level", "pool"), [("wizard", 60), ("archmage", 100)])
def test_nine_cards_are_dealt_to_everyone_and_the_rest_is_the_deck(players: int, level: str, pool: int) -> None:
    g = table(new_match(players, level=level))
    assert [len(player.pack) for player in g.players] == [9] * players
    assert len(g.deck) == pool - 9 * players
    assert g.discard == []


def test_two_copies_of_every_card_are_in_the_match() -> None:
    g = table(new_match(3))
    cards = list(g.deck)
    for player in g.players:
        cards += player.pack
    assert sorted(cards) == sorted([*range(1, 51), *range(1, 51)])


def test_the_cards_are_shuffled() -> None:
    deals = {tuple(table(new_match(2, seed)).players[0].pack) for seed in range(20)}
    assert len(deals) == 20


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    """R214: nobody's age is known, so the first player of round 1 is random; known before the draft starts."""
    match = new_match(players)
    assert kind(match) == "draft"
    assert match.view(-1)["first"] == table(match).first
    assert {table(new_match(players, seed)).first for seed in range(60)} == set(range(players))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_name_the_first_player(seat: int) -> None:
    """R214: the setting counts seats from one."""
    match = new_match(3, first=str(seat + 1))
    assert table(match).first == seat
    draft(match)
    split(match)
    assert (kind(match), match.state.seat) == ("take-die", seat)


def test_a_first_player_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(BadSetup, match="seat 3 cannot start"):
        new_match(2, first="3")


@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        new_match(players)
