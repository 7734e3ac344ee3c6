"""Ability tokens are dealt before the prelude and chosen after it, three to each player, one of them kept."""

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.match import Match
from tests.games.seasons.rules.prelude import draft, kind, new_match, offered, own_cards, split, table

PLAYERS = (2, 3, 4)


def begun(players: int, seed: int | str = 0, **settings: str) -> Match:
    return new_match(players, seed, tokens="on", **settings)


def parted(players: int, seed: int | str = 0, **settings: str) -> Match:
    """A match in which the cards are parted and the tokens are to be chosen."""
    match = begun(players, seed, **settings)
    draft(match)
    split(match)
    return match


def test_without_the_setting_there_are_none() -> None:
    match = new_match(2)
    assert own_cards(match, 0)["tokens"] == []
    draft(match)
    split(match)
    assert kind(match) == "take-die"


@pytest.mark.parametrize("players", PLAYERS)
def test_three_different_ones_are_dealt_to_everyone(players: int) -> None:
    match = begun(players)
    dealt = [token for seat in range(players) for token in own_cards(match, seat)["tokens"]]
    assert len(dealt) == len(set(dealt)) == 3 * players
    assert set(dealt) <= set(range(1, 13))


def test_four_players_get_all_twelve() -> None:
    """R381"""
    match = begun(4)
    dealt = [token for seat in range(4) for token in own_cards(match, seat)["tokens"]]
    assert sorted(dealt) == list(range(1, 13))


def test_they_are_dealt_at_random() -> None:
    assert len({tuple(own_cards(begun(2, seed), 0)["tokens"]) for seed in range(30)}) > 20


def test_the_owner_knows_their_three_already_during_the_prelude() -> None:
    """R381: the others do not."""
    match = begun(2)
    assert kind(match) == "draft"
    assert len(own_cards(match, 0)["tokens"]) == 3
    for viewer in (1, -1):
        board = match.view(viewer)["players"][0]
        assert "cards" not in board
        assert board["token"] == 0


@pytest.mark.parametrize("level", ["apprentice", "archmage"])
def test_the_choice_comes_after_the_cards_are_parted_and_before_the_tournament(level: str) -> None:
    """R004"""
    match = parted(3, level=level)
    assert (kind(match), match.state.owing()) == ("choose-token", [0, 1, 2])
    for seat in range(3):
        match.answer(seat, offered(match, seat)[0])
    assert kind(match) == "take-die"


def test_one_of_the_three_is_chosen() -> None:
    match = parted(2)
    dealt = own_cards(match, 0)["tokens"]
    assert offered(match, 0) == [f"token {token}" for token in dealt]
    match.answer(0, f"token {dealt[2]}")
    match.answer(1, offered(match, 1)[0])
    assert table(match).players[0].token == dealt[2]


def test_choices_are_secret_until_all_have_chosen() -> None:
    """R004"""
    match = parted(3)
    match.answer(1, offered(match, 1)[1])
    chosen = table(match).players[1].token
    assert match.view(1)["players"][1]["token"] == chosen
    assert [match.view(viewer)["players"][1]["token"] for viewer in (0, 2, -1)] == [0, 0, 0]
    assert not any(event.kind == "token-chosen" for event in match.events)


def test_choices_are_revealed_together() -> None:
    """R004, R381: from then on they are public."""
    match = parted(3)
    for seat in (2, 0, 1):
        match.answer(seat, offered(match, seat)[seat])
    chosen = [int(player.token) for player in table(match).players]
    for viewer in (0, 1, 2, -1):
        assert [board["token"] for board in match.view(viewer)["players"]] == chosen
    told = [event.seen_by(-1) for event in match.events if event.kind == "token-chosen"]
    assert told == [{"kind": "token-chosen", "seat": seat, "token": chosen[seat]} for seat in range(3)]


def test_the_two_not_chosen_leave_the_match_unseen() -> None:
    """R004: not even their owner is reminded of them."""
    match = parted(2)
    for seat in (0, 1):
        match.answer(seat, offered(match, seat)[0])
    for seat in (0, 1):
        assert own_cards(match, seat)["tokens"] == []


def test_a_choice_may_be_changed_until_all_have_chosen() -> None:
    match = parted(2)
    match.answer(0, offered(match, 0)[0])
    match.undo(0)
    assert table(match).players[0].token == 0
    match.answer(0, offered(match, 0)[1])
    match.answer(1, offered(match, 1)[0])
    assert not match.can_undo(0)


def test_what_others_were_dealt_cannot_be_known() -> None:
    """Dealt anew, a rival may hold any token that the seat does not hold itself."""
    match = parted(2)
    match.answer(1, offered(match, 1)[0])
    own = own_cards(match, 0)["tokens"]
    seen: set[int] = set()
    for number in range(60):
        sample = match.state.determinize(0, Chance(key_from_seed(number)))
        assert sample.view(0) == match.view(0)
        rival = sample.view(1)["players"][1]
        assert rival["token"] in rival["cards"]["tokens"]
        assert not set(rival["cards"]["tokens"]) & set(own)
        seen |= set(rival["cards"]["tokens"])
    assert seen == set(range(1, 13)) - set(own)


def test_tokens_go_with_every_prelude() -> None:
    match = begun(2, enchantment="natural-selection")
    while kind(match) != "choose-token":
        match.answer(match.state.seat, offered(match, match.state.seat)[0])
    assert match.state.owing() == [0, 1]
