"""Briscola by its rules: what beats what, who leads and draws first, 120 points, the number of cards."""

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.state import Task

SUITS = ("coins", "cups", "swords", "clubs")
WORTH = {"ace": 11, "3": 10, "king": 4, "knight": 3, "jack": 2}


def played(trump: str, *cards: str) -> tuple[int, list[int]]:
    """One trick that seat 0 leads, with these cards: who takes it, and the points of all."""
    from briscola import NAMES, PLAY, Briscola  # noqa: PLC0415 - it is installed for a test

    g = Briscola(len(cards), Chance(key_from_seed(0)))
    g.trump = NAMES.index(trump)
    spare = [[NAMES.index(f"{rank}-of-{suit}") for suit in ("cups", "swords")] for rank in ("4", "5", "6", "7")]
    g.hands = [sorted([NAMES.index(card), *spare[seat]]) for seat, card in enumerate(cards)]
    g.push(Task(PLAY, 0))
    g.advance()
    for seat, card in enumerate(cards):
        g.answer(seat, g.option_named(seat, f"play {card}"))
    return g.leader, g.scores()


@pytest.mark.usefixtures("briscola")
@pytest.mark.parametrize(
    ("cards", "winner", "points"),
    [
        (("king-of-coins", "ace-of-coins"), 1, 15),
        (("3-of-coins", "king-of-coins"), 0, 14),  # the three comes after the ace alone
        (("ace-of-coins", "ace-of-swords"), 0, 22),  # another suit does not beat the one that was led
        (("ace-of-coins", "2-of-clubs"), 1, 11),  # the smallest trump does
        (("jack-of-clubs", "2-of-clubs", "knight-of-clubs"), 2, 5),
        (("7-of-coins", "ace-of-swords", "4-of-coins", "2-of-coins"), 0, 11),
    ],
)
def test_who_takes_a_trick(cards: tuple[str, ...], winner: int, points: int) -> None:
    leader, scores = played("4-of-clubs", *cards)
    assert leader == winner
    assert scores == [points if seat == winner else 0 for seat in range(len(cards))]


@pytest.mark.usefixtures("briscola")
@pytest.mark.parametrize(("players", "cards"), [(2, 40), (3, 39), (4, 40)])
def test_a_match(players: int, cards: int) -> None:
    game = game_named("briscola")
    state = game.start(players, key_from_seed(players))
    assert state.view(0)["deck"] == cards - 3 * players
    assert all(len(player["hand"]) == 3 for player in state.view(0)["players"])
    assert state.view(0)["players"][1]["hand"] == [None] * 3
    while not state.over:
        state.answer(state.seat, state.options(state.seat)[0])
    view = state.view(-1)
    assert sum(player["taken"] for player in view["players"]) == cards
    assert sum(state.scores()) == len(SUITS) * sum(WORTH.values()) == 120
