"""Setting up a match with Enchanted Kingdom: its three parts, each alone or all together, as far as they fit."""

from itertools import product

import pytest

from ludoteka.core.errors import BadSetup
from ludoteka.core.match import Match
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.cards.kingdom import KINGDOM
from ludoteka.games.seasons.cards.pool import pool, sets_of
from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from tests.games.seasons.rules.prelude import kind, new_match, offered, table

PLAYERS = (2, 3, 4)
NEED_A_DRAFT = ENCHANTMENTS[:3]


def dealt(match: Match) -> list[int]:
    """Every card of a match that has just begun."""
    return table(match).deck + [card for player in table(match).players for card in player.pack + player.drafted]


# --- the settings ---


def test_every_part_is_off_by_default() -> None:
    full = GAME.complete(2, {})
    assert (full["kingdom"], full["enchantment"], full["tokens"]) == ("off", "none", "off")
    g = table(new_match(2))
    assert (g.kingdom, g.enchantment, [player.dealt for player in g.players]) == (False, 0, [[], []])


def test_all_values_of_the_settings() -> None:
    values = {setting.name: setting.values for setting in GAME.settings}
    assert values["kingdom"] == ("off", "on")
    assert values["enchantment"] == ("none", "random", *ENCHANTMENTS)
    assert values["tokens"] == ("off", "on")


@pytest.mark.parametrize(("name", "value"), [("kingdom", "yes"), ("enchantment", "rain"), ("tokens", "3")])
def test_other_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetup, match=f"'{value}' is not a value of '{name}'; choose one of: "):
        new_match(2, **{name: value})


# --- power cards ---


@pytest.mark.parametrize(("level", "base"), [("wizard", 30), ("archmage", 50)])
def test_two_of_each_are_mixed_with_the_cards_of_the_level(level: str, base: int) -> None:
    cards = pool(level, sets_of(["kingdom"]))
    assert len(cards) == 2 * (base + 20)
    assert all(cards.count(card.code) == 2 for card in KINGDOM)
    assert not any(card.code in pool(level, 0) for card in KINGDOM)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("level", "cards"), [("wizard", 100), ("archmage", 140)])
def test_two_copies_of_twenty_cards_join_the_pool(players: int, level: str, cards: int) -> None:
    """R005: with cards 1–30 as well as with 1–50."""
    match = new_match(players, kingdom="on", level=level)
    assert sorted(dealt(match)) == pool(level, sets_of(["kingdom"]))
    assert len(dealt(match)) == cards
    assert {card: dealt(match).count(card) for card in range(51, 71)} == dict.fromkeys(range(51, 71), 2)


def test_they_are_mixed_in() -> None:
    packs = [card for seed in range(20) for card in table(new_match(4, seed, kingdom="on")).players[0].pack]
    assert set(packs) >= set(range(51, 71))


def test_apprentices_play_without_them() -> None:
    """R005: their ready sets consist of cards 1–30."""
    with pytest.raises(BadSetup, match="the cards of Enchanted Kingdom are for level wizard or archmage"):
        new_match(2, kingdom="on", level="apprentice")


@pytest.mark.parametrize("kingdom", ["off", "on"])
def test_everyone_sees_which_cards_take_part(kingdom: str) -> None:
    assert new_match(2, kingdom=kingdom).view(-1)["kingdom"] is (kingdom == "on")


# --- enchantments ---


@pytest.mark.parametrize("number", range(1, 11))
def test_a_chosen_enchantment_is_in_force_and_open_to_all(number: int) -> None:
    match = new_match(2, enchantment=ENCHANTMENTS[number - 1])
    assert [match.view(viewer)["enchantment"] for viewer in (0, 1, -1)] == [number] * 3


def test_one_at_random_is_drawn_before_the_prelude() -> None:
    drawn = [new_match(2, seed, enchantment="random").view(-1)["enchantment"] for seed in range(120)]
    assert set(drawn) == set(range(1, 11))


@pytest.mark.parametrize("enchantment", NEED_A_DRAFT)
@pytest.mark.parametrize("players", PLAYERS)
def test_what_changes_the_draft_needs_one(players: int, enchantment: str) -> None:
    """R351"""
    with pytest.raises(BadSetup, match=f"{enchantment} needs a draft and enough cards: take a higher level"):
        new_match(players, enchantment=enchantment, level="apprentice")


@pytest.mark.parametrize("enchantment", ENCHANTMENTS[3:])
def test_apprentices_may_play_with_all_others(enchantment: str) -> None:
    assert kind(new_match(2, enchantment=enchantment, level="apprentice")) == "split"


@pytest.mark.parametrize("seed", range(60))
def test_a_random_one_for_apprentices_is_never_one_of_the_prelude(seed: int) -> None:
    """R351"""
    assert new_match(2, seed, enchantment="random", level="apprentice").view(-1)["enchantment"] > 3


@pytest.mark.parametrize(
    ("players", "level", "kingdom", "possible"),
    [
        (3, "wizard", "off", True),
        (4, "wizard", "off", False),
        (4, "wizard", "on", True),
        (4, "archmage", "off", True),
        (4, "archmage", "on", True),
    ],
)
def test_elemental_construction_needs_eighteen_cards_for_everyone(
    players: int, level: str, kingdom: str, possible: bool
) -> None:
    """R208, R350"""
    settings = {"level": level, "kingdom": kingdom, "enchantment": "elemental-construction"}
    if possible:
        assert kind(new_match(players, **settings)) == "construct"
    else:
        with pytest.raises(BadSetup, match="needs a draft and enough cards"):
            new_match(players, **settings)


def test_it_is_not_drawn_where_it_is_impossible() -> None:
    """R350"""
    drawn = {new_match(4, n, enchantment="random", level="wizard").view(-1)["enchantment"] for n in range(120)}
    assert drawn == set(range(2, 11))


# --- together ---


POSSIBLE = [
    (players, level, kingdom, enchantment)
    for players, level, kingdom, enchantment in product(PLAYERS, ("wizard", "archmage"), ("off", "on"), ENCHANTMENTS)
    if (players, level, kingdom, enchantment) != (4, "wizard", "off", "elemental-construction")
]


@pytest.mark.parametrize(("players", "level", "kingdom", "enchantment"), POSSIBLE)
def test_the_prelude_leads_to_the_tournament(players: int, level: str, kingdom: str, enchantment: str) -> None:
    """Every possible combination, with tokens besides."""
    match = new_match(players, level=level, kingdom=kingdom, enchantment=enchantment, tokens="on")
    while kind(match) != "take-die":
        match.answer(match.state.seat, offered(match, match.state.seat)[0])
        match.state.check()
    size = 4 if enchantment == "extended-experience" else 3
    for player in table(match).players:
        assert [len(player.hand), len(player.archive_2), len(player.archive_3)] == [size] * 3
        assert player.token
