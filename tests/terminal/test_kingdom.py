"""Enchanted Kingdom in the terminal: what the board shows."""

from typing import Any

import pytest
from rich.cells import cell_len

from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.terminal.board import Scene
from ludoteka.terminal.seasons import Board
from ludoteka.terminal.seasons.signs import COPY, COVERED, ENCHANTMENT, TOKEN, TOKEN_USED
from ludoteka.text import LANGUAGES, texts
from tests.terminal.reader import labels


def drawn(state: Any, seat: int = 0, width: int = 118, height: int = 34, language: str = "en") -> str:
    board = Board(language, [f"P{i}" for i in range(state.seats)])
    scene = Scene(state.view(seat), width, height)
    return "\n".join(line.plain for line in [board.heading(scene.view), *board.draw(scene)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("number", "name"), list(enumerate(ENCHANTMENTS, start=1)))
def test_the_enchantment_is_named_and_explained(number: int, name: str, language: str) -> None:
    state = Scenario(Seat(), Seat(), enchantment=name).state
    say = texts(language)
    screen = drawn(state, language=language)
    assert f"{ENCHANTMENT} {say(f'seasons-enchantment-{number}')}" in screen
    assert say(f"seasons-enchantment-{number}.short")[:30] in screen
    assert f"{ENCHANTMENT} {say(f'seasons-enchantment-{number}')}" in drawn(
        state, width=60, height=16, language=language
    )


def test_ability_tokens_unused_and_used() -> None:
    s = Scenario(Seat(token=7), Seat(token=11, token_used=True))
    screen = drawn(s.state)
    assert f"{TOKEN} Rain of Crystals" in screen
    assert f"{TOKEN_USED} All-Seeing Eye" in screen
    assert TOKEN not in drawn(Scenario(Seat(), Seat()).state)
    (use,) = (label for label in labels(s) if label.startswith("Use the ability token"))
    assert use == "Use the ability token: gain 12 crystals; −6 points at the end"


def test_the_view_says_how_many_spaces_are_covered() -> None:
    """Whatever the cards in play make of the reserve: that is the engine's to know."""
    state = Scenario(Seat(), Seat()).state
    view = {**state.view(0)}
    view["players"] = [{**board, "capacity": 4, "covered": 5} for board in state.view(0)["players"]]
    board = Board("en", ["P0", "P1"])
    assert sum(line.plain.count(COVERED) for line in board.draw(Scene(view, 118, 34))) == 2 * 5


def test_covered_spaces_of_the_reserve() -> None:
    narrow = Seat(in_play=["mesodaes-lantern", "statue-of-eolis"], reserve="air", drought=1)
    assert drawn(Scenario(narrow, Seat(), kingdom=True, enchantment="drought").state).count(COVERED) == 3
    roomy = Seat(in_play=["mesodaes-lantern", "bespelled-grimoire"], reserve="air")
    assert drawn(Scenario(roomy, Seat(), kingdom=True).state).count(COVERED) == 1
    assert COVERED not in drawn(Scenario(Seat(reserve="air"), Seat()).state)


def test_the_usurpers_marker_and_what_it_copies() -> None:
    raven = Seat(hand=["raven-the-usurper"], reserve="fire+air+fire", crystals=9)
    s = Scenario(raven, Seat(in_play=["purse-of-io"]), kingdom=True, transmuting=True)
    s.do("summon raven-the-usurper", "copy purse-of-io of seat 1")
    screen = drawn(s.state)
    assert f"Raven the Usurper {COPY}Purse of Io" in screen
    assert f"Purse of Io {COPY}" in screen


def test_a_copied_purse_and_the_bounty_raise_the_rates() -> None:
    raven = Seat(hand=["raven-the-usurper"], reserve="fire+air+fire+earth+earth", crystals=9)
    rival = Seat(in_play=["purse-of-io"])
    s = Scenario(raven, rival, kingdom=True, enchantment="ios-bounty", transmuting=True)
    assert "@2♦" in drawn(s.state)
    s.do("summon raven-the-usurper", "copy purse-of-io of seat 1")
    assert "@3♦" in drawn(s.state)
    assert any("+5 crystals" in label for label in labels(s.do("transmute")))  # earth in winter brings 3


def test_the_open_row_and_revealed_cards() -> None:
    s = Scenario(Seat(crystals=9), Seat(), deck=["base:9", "base:1"], enchantment="vision-of-destiny")
    for seat in (0, 1, -1):
        screen = drawn(s.state, seat)
        assert screen.index("Divine Chalice") < screen.index("Amulet of Air")
        assert "Open cards" in screen
    catcher = Seat(hand=["familiar-catcher"], reserve="air+fire")
    s = Scenario(catcher, Seat(), kingdom=True, deck=["base:1", "base:9", "argos-hawk"]).do("summon familiar-catcher")
    for seat in (0, 1):
        screen = drawn(s.state, seat)
        assert "revealed: 3" in screen
        assert screen.index("Argos Hawk") < screen.index("Amulet of Air")
    (shelf, *_) = Board("en", ["Ann", "Ben"]).shelves(s.state.view(1))
    assert list(shelf.cards) == ["ek:17", "base:9", "base:1"]


def test_the_signs_are_one_column_wide_and_explained() -> None:
    signs = (ENCHANTMENT, TOKEN, TOKEN_USED, COVERED, COPY)
    assert [sign for sign in signs if cell_len(sign) != 1] == []
    explained = "".join(sign.plain for sign, _ in Board("en", ["Ann", "Ben"]).legend())
    assert all(sign in explained for sign in signs)
