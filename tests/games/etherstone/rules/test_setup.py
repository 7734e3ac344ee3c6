"""The box and the set-up (R1 to R3)."""

import pytest

from ludoteka.core.errors import BadSetup
from ludoteka.games.etherstone.cards.definition import CARDS, FOLLOWER, RITUAL, TECHNOLOGY
from ludoteka.games.etherstone.cards.leaders import LEADERS
from ludoteka.games.etherstone.cards.pool import ENTITIES
from ludoteka.games.etherstone.cards.threats import THREATS
from ludoteka.games.etherstone.table import DURABILITY_MAX
from tests.games.etherstone.rules.positions import new_match

SEATS = (2, 3, 4)
MANY = range(40)  # matches in which everything random shows itself


def test_fifteen_entities_of_each_colour() -> None:
    """R1.1: their codes name the colour, and each is a follower, a ritual or a technology."""
    codes = [card.id for card in ENTITIES]
    assert codes == [f"{colour}{n:03}" for colour in ("ТУ", "УК", "СА", "СВ", "ИС") for n in range(1, 16)]
    assert {card.kind for card in ENTITIES} == {FOLLOWER, RITUAL, TECHNOLOGY}
    assert [sum(card.colour == colour for card in ENTITIES) for colour in range(5)] == [15] * 5


def test_leaders_and_threats() -> None:
    """R1.2: thirteen leaders; five, six and seven threats of the three levels."""
    assert [card.id for card in LEADERS] == [f"ВО{n:03}" for n in range(1, 14)]
    assert [card.level for card in THREATS] == [1] * 5 + [2] * 6 + [3] * 7


def test_only_followers_among_the_entities_have_strength() -> None:
    """R2.1, R2.4: only followers and the leader attack."""
    assert [card.id for card in ENTITIES if card.kind != FOLLOWER and card.strength] == []


def test_a_leader_starts_within_the_dial() -> None:
    """R2.2: its durability, its stones, perhaps counters, at least one ability."""
    for card in LEADERS:
        assert 1 <= card.durability <= DURABILITY_MAX
        assert card.stones
        assert card.abilities
    assert any(card.counters for card in LEADERS)


def test_a_threat_has_a_reward() -> None:
    """R2.3: the strength it takes, the damage it deals, its points, and its reward."""
    for card in THREATS:
        assert card.durability > 0
        assert card.strength > 0
        assert card.points > 0
        assert card.reward


def test_five_dice_are_rolled_into_the_market() -> None:
    """R1.3, R3.1: each shows 1 to 6."""
    shown = set()
    for seed in MANY:
        state = new_match(2, f"{seed}")
        assert state.in_market() == len(state.values) == 5
        shown.update(state.values)
    assert shown == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(("seats", "pool"), [(2, 15), (3, 20), (4, 25)])
def test_points_in_the_pool(seats: int, pool: int) -> None:
    """R3.2: of 32 tokens, by the number of players; the others are set aside."""
    state = new_match(seats)
    assert (state.pool, state.reserve) == (pool, 32 - pool)
    assert state.view(-1)["full_pool"] == pool


@pytest.mark.parametrize(("seats", "levels"), [(2, [3, 3, 4]), (3, [4, 4, 5]), (4, [4, 5, 6])])
def test_the_threat_deck(seats: int, levels: list[int]) -> None:
    """R3.2, R3.3: so many of each level, level I above II above III; three lie open."""
    state = new_match(seats)
    assert len(state.row) == 3
    stacked = [int(CARDS[card].level) for card in [*state.deck, *reversed(state.row)]]
    assert stacked == sorted(stacked, reverse=True)
    assert [stacked.count(level) for level in (1, 2, 3)] == levels
    assert len(state.deck) == sum(levels) - 3
    assert len(state.unused) == 18 - sum(levels)


def test_which_threats_come_is_random() -> None:
    """R3.3: any threat may be in the deck, and any may stay in the box."""
    states = [new_match(2, f"{seed}") for seed in MANY]
    everything = {int(card.code) for card in THREATS}
    assert {card for state in states for card in state.unused} == everything
    assert {card for state in states for card in [*state.row, *state.deck]} == everything


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    """R3.4: whoever gets the marked dial."""
    assert {int(new_match(seats, f"{seed}").first) for seed in MANY} == set(range(seats))


def test_the_host_may_name_the_first_player() -> None:
    """R3.4"""
    assert new_match(3, first="3").first == 2
    with pytest.raises(BadSetup, match="seat 4 cannot start"):
        new_match(3, first="4")


def test_the_table_lies_open_before_cards_are_chosen() -> None:
    """R3.4: market, threats, pool and first player are known during the draft."""
    state = new_match(3)
    view = state.view(-1)
    assert [die["value"] for die in view["dice"]] == state.values
    assert view["threats"] == [CARDS[card].id for card in state.row]
    assert (view["pool"], view["first"], view["deck"]) == (20, state.first, [1, 4, 5])
    assert {asked["kind"] for asked in view["asked"]} == {"draft"}
