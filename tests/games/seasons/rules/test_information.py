"""What a seat and a spectator may see of every zone (rulings R217 to R219)."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.games.seasons.shown import PlayerView
from tests.games.seasons.rules.prelude import draft, new_match, split, table

EVERYONE = (0, 1, -1)  # both seats and a spectator


def board(s: Scenario, viewer: int, seat: int) -> PlayerView:
    return s.state.view(viewer)["players"][seat]


def names(data: Any) -> Iterator[str]:
    """Every card named anywhere in a view or event."""
    if isinstance(data, str):
        if data.startswith("base:"):
            yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from names(value)
    elif isinstance(data, list):
        for value in data:
            yield from names(value)


# --- public ---


@pytest.mark.parametrize("viewer", EVERYONE)
def test_boards_are_public(viewer: int) -> None:
    """R217: crystals, gauge, bonus marker, reserve, tokens on cards, cards in play and whether they are turned."""
    s = Scenario(
        Seat(
            crystals=12,
            gauge=5,
            bonus=1,
            reserve="air+air+earth",
            in_play=["amulet-of-water: fire", "kairn-the-destroyer tapped"],
            hand=["staff-of-spring", "purse-of-io"],
            archive_3=["dragon-skull"],
        ),
        Seat(),
    )
    seen = board(s, viewer, 0)
    assert (seen["crystals"], seen["gauge"], seen["bonus"], seen["capacity"]) == (12, 5, 1, 7)
    assert seen["reserve"] == {"air": 2, "water": 0, "fire": 0, "earth": 1}
    assert [(card["card"], card["tapped"]) for card in seen["tableau"]] == [("base:4", False), ("base:16", True)]
    assert seen["tableau"][0]["energy"] == {"air": 0, "water": 0, "fire": 1, "earth": 0}
    assert (seen["hand"], seen["archive"]) == (2, [0, 1])


@pytest.mark.parametrize("viewer", EVERYONE)
def test_the_table_is_public(viewer: int) -> None:
    """R217: year, season, first player, dice, numbers of cards in deck and pile, whose answer is awaited."""
    s = Scenario(Seat(), Seat(), space=5, year=2, first=1, discard=["staff-of-spring"], deck_size=30)
    view = s.state.view(viewer)
    assert (view["year"], view["space"], view["season"], view["first"]) == (2, 5, "spring", 1)
    assert (view["deck"], len(view["discard"])) == (30, 70)
    assert len(view["dice"]) == 3
    assert view["asked"] == [{"seat": 0, "kind": "main"}]


def test_views_are_plain_data() -> None:
    s = Scenario(Seat(hand=["staff-of-spring"]), Seat())
    for viewer in EVERYONE:
        view = s.state.view(viewer)
        assert json.loads(json.dumps(view)) == view


# --- hands and archives ---


def test_hand_and_archives_are_seen_by_their_owner() -> None:
    """R217"""
    s = Scenario(Seat(hand=["staff-of-spring"], archive_2=["purse-of-io"], archive_3=["dragon-skull"]), Seat())
    cards = board(s, 0, 0)["cards"]
    assert (cards["hand"], cards["archive_2"], cards["archive_3"]) == (["base:6"], ["base:8"], ["base:37"])


@pytest.mark.parametrize("viewer", [1, -1])
def test_hand_and_archives_are_hidden_from_all_others(viewer: int) -> None:
    """R217"""
    s = Scenario(Seat(hand=["staff-of-spring"], archive_2=["purse-of-io"], archive_3=["dragon-skull"]), Seat())
    assert list(names(s.state.view(viewer))) == []


def test_options_are_seen_only_by_the_seat_that_is_asked() -> None:
    """They would betray the hand."""
    s = Scenario(Seat(hand=["temporal-boots"]), Seat())
    question = s.state.view(0)["question"]
    assert question is not None
    assert "summon temporal-boots" in question["options"]
    assert s.state.view(1)["question"] is None
    assert s.state.view(-1)["question"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_spectator_sees_no_hidden_card_from_the_draft_to_the_first_round(players: int) -> None:
    match = new_match(players, "spectator")
    draft(match)
    split(match)
    assert list(names(match.view(-1))) == []
    for event in match.events:
        assert list(names(event.seen_by(-1))) == []


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_no_view_names_a_card_that_the_seat_has_no_right_to_know(viewer: int) -> None:
    """Other cards dealt to the hidden zones must not change a seat's view."""
    match = new_match(3, "rights")
    draft(match)
    split(match)
    g = table(match)
    for number in range(300):
        other = g.determinize(viewer, Chance(key_from_seed(f"redeal {number}")))
        assert other.view(viewer) == g.view(viewer)
        if g.over:
            return
        g.answer(g.seat, g.options(g.seat)[number % len(g.options(g.seat))])


# --- cards known to lie in a hand ---


def test_an_item_taken_back_to_hand_is_known_to_lie_there() -> None:
    """R394, R218: it lay openly in play; until it is played again everybody knows that it is in that hand."""
    s = Scenario(
        Seat(hand=["amsug-longneck"], reserve="air+water"),
        Seat(in_play=["temporal-boots"], die=2),
        waiting=[1],
    )
    s.do("summon amsug-longneck")
    assert board(s, 0, 1)["known"]["hand"] == ["base:7"]
    assert board(s, 1, 1)["cards"]["hand"] == ["base:7"]
    s.do("end turn", "summon temporal-boots", "forward 1")
    assert board(s, 0, 1)["known"]["hand"] == []


def test_a_card_drawn_openly_is_known_to_lie_in_the_hand() -> None:
    """R154, R218: Vampiric Crown shows the card it draws."""
    s = Scenario(Seat(hand=["vampiric-crown"], reserve="air+water"), Seat(), deck=["potion-of-life"])
    s.do("summon vampiric-crown")
    assert s.seat(0).hand == ["potion-of-life"]
    assert board(s, 1, 0)["known"]["hand"] == ["base:26"]
    assert s.told("drew-openly") == [{"kind": "drew-openly", "seat": 0, "card": "base:26", "cause": "base:36"}]


def test_naria_shows_all_cards_to_her_owner_and_to_every_rival_their_own() -> None:
    """R219"""
    s = Scenario(Seat(hand=["naria-the-prophetess"], crystals=3), Seat(), Seat(), deck=[3, 4, 5])
    s.do("summon naria-the-prophetess")
    assert s.state.view(0)["looked"] == {"by": 0, "n": 3, "cards": ["base:3", "base:4", "base:5"]}
    for viewer in (1, 2, -1):
        assert s.state.view(viewer)["looked"] == {"by": 0, "n": 3, "cards": []}
    s.do("keep amulet-of-earth", "give balance-of-ishtar to seat 1")
    assert (s.seat(1).hand, s.seat(2).hand) == (["balance-of-ishtar"], ["amulet-of-water"])
    assert board(s, 0, 1)["known"]["hand"] == ["base:5"]
    assert board(s, 0, 2)["known"]["hand"] == ["base:4"]
    assert board(s, 1, 2)["known"]["hand"] == []
    assert [event.get("given") for event in s.told("gave-card", 1)] == ["base:5", None]
    assert [event.get("given") for event in s.told("gave-card", -1)] == [None, None]


def test_a_card_drawn_from_the_deck_is_unknown_to_the_others() -> None:
    """R218"""
    s = Scenario(Seat(die=5), Seat(), at="turn", deck=["staff-of-spring"])
    s.do("draw")
    assert s.state.view(0)["looked"]["cards"] == ["base:6"]
    assert s.state.view(1)["looked"] == {"by": 0, "n": 1, "cards": []}
    s.do("keep staff-of-spring")
    assert board(s, 1, 0)["hand"] == 1
    assert list(names(s.state.view(1))) == []
    assert list(names([event.seen_by(1) for event in s.events])) == []


def test_cards_that_demon_of_argos_makes_rivals_draw_are_theirs_to_know() -> None:
    """R217: not even the Demon's owner sees them."""
    s = Scenario(Seat(hand=["demon-of-argos"], reserve="air+water+fire+earth"), Seat(), deck=["staff-of-spring"])
    s.do("summon demon-of-argos")
    assert s.seat(1).hand == ["staff-of-spring"]
    assert "base:6" not in list(names(s.state.view(0)))
    assert "base:6" not in list(names([event.seen_by(0) for event in s.events]))


# --- the deck ---


@pytest.mark.parametrize("viewer", EVERYONE)
def test_the_deck_is_a_number(viewer: int) -> None:
    """R217"""
    s = Scenario(Seat(), Seat(), deck=["staff-of-spring"])
    view = s.state.view(viewer)
    assert (view["deck"], view["deck_top"]) == (100, [])


def test_the_top_card_seen_by_crystal_orb_is_remembered_by_its_owner() -> None:
    """R394, R148: the mode is chosen before looking; the card goes back and only its owner knows it."""
    s = Scenario(Seat(in_play=["crystal-orb"]), Seat(), deck=["staff-of-spring"])
    s.do("activate crystal-orb", "put it back")
    assert s.state.view(0)["deck_top"] == ["base:6"]
    assert (s.state.view(1)["deck_top"], s.state.view(-1)["deck_top"]) == ([], [])
    assert s.told("peeked", 1) == [{"kind": "peeked", "seat": 0}]


def known_on_top_and_drawn() -> Scenario:
    """Seat 0 has seen the top card by Crystal Orb, seat 1 draws it; seat 2 has seen nothing."""
    s = Scenario(
        Seat(in_play=["crystal-orb"]), Seat(die=4), Seat(), waiting=[1], deck=["staff-of-spring", "purse-of-io"]
    )
    return s.do("activate crystal-orb", "put it back", "end turn", "draw")


def test_whoever_saw_a_card_on_top_knows_who_draws_it() -> None:
    """R394"""
    s = known_on_top_and_drawn()
    assert [s.state.view(viewer)["looked"]["cards"] for viewer in (0, 1, 2, -1)] == [["base:6"], ["base:6"], [], []]
    assert s.state.view(0)["deck_top"] == []
    s.do("keep staff-of-spring")
    assert board(s, 0, 1)["known"]["hand"] == ["base:6"]
    assert board(s, 2, 1)["known"]["hand"] == []


def test_whoever_saw_a_card_on_top_knows_it_in_the_pile() -> None:
    """R394"""
    s = known_on_top_and_drawn().do("discard it")
    assert [s.state.view(viewer)["discard"] for viewer in (0, 1, 2, -1)] == [["base:6"], ["base:6"], [None], [None]]


# --- summoning ---


@pytest.mark.parametrize("viewer", EVERYONE)
def test_a_summoned_card_is_shown_to_everyone(viewer: int) -> None:
    s = Scenario(Seat(hand=["runic-cube-of-eolis"], crystals=20), Seat()).do("summon runic-cube-of-eolis")
    assert [card["card"] for card in board(s, viewer, 0)["tableau"]] == ["base:22"]
    assert s.told("summoned", viewer) == [{"kind": "summoned", "seat": 0, "card": "base:22"}]
