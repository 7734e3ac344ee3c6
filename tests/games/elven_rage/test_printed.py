"""What the printed data say of an action in few words: when it may be declared, and which words need an explanation."""

import pytest

from ludoteka.games.elven_rage.catalogue import entries

ACTIONS = {card["id"]: card.get("action") for card in entries()}


@pytest.mark.parametrize(
    ("card", "times"),
    [
        ("forest:1", ["outside"]),
        ("forest:2", ["damaged"]),
        ("forest:3", ["battle"]),
        ("forest:9", ["answer"]),
        ("forest:10", ["before"]),
    ],
)
def test_times(card: str, times: list[str]) -> None:
    action = ACTIONS[card]
    assert action is not None
    assert action["times"] == times


@pytest.mark.parametrize(
    ("card", "keywords"),
    [
        ("forest:1", []),
        ("forest:5", ["answer", "own-warrior"]),
        ("forest:9", ["answer"]),
        ("snow:5", ["own-battle", "enemy"]),
        ("artifact:10", ["own-warrior", "fatal-wound"]),
    ],
)
def test_keywords(card: str, keywords: list[str]) -> None:
    action = ACTIONS[card]
    assert action is not None
    assert action["keywords"] == keywords


def test_every_action_has_a_time() -> None:
    assert [card for card, action in ACTIONS.items() if action and not action["times"]] == []
