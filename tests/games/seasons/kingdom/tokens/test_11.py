"""Ability token 11: look at the hands of all rivals; nine points are gained."""

import pytest

from ludoteka.games.seasons.cards.definition import card_named
from ludoteka.games.seasons.scenario import Scenario, Seat

BOOTS, MALICE, PURSE = "temporal-boots", "die-of-malice", "purse-of-io"


def table(*, die: int = 1) -> Scenario:
    rivals = [Seat([BOOTS, MALICE], archive_2=[PURSE], die=die), Seat(["amulet-of-air"])]
    return Scenario(Seat(token=11), *rivals, waiting=[1])


def known(s: Scenario, viewer: int, owner: int) -> list[str]:
    found: list[str] = s.state.view(viewer)["players"][owner]["known"]["hand"]
    return found


def test_all_hands_are_seen() -> None:
    """R190"""
    s = table().do("use token")
    assert (known(s, 0, 1), known(s, 0, 2)) == (["base:7", "base:15"], ["base:1"])
    assert [(event["seat"], event["cards"]) for event in s.told("hand-seen", 0)] == [
        (1, ["base:7", "base:15"]),
        (2, ["base:1"]),
    ]
    assert (s.kind, s.seat(0).score) == ("main", 9)


def test_only_by_the_user() -> None:
    """R190, R342: looking is not revealing."""
    s = table().do("use token")
    assert known(s, 2, 1) == []
    for viewer in (1, 2, -1):
        assert s.told("hand-seen", viewer) == [
            {"kind": "hand-seen", "seat": 1, "n": 2, "by": 0},
            {"kind": "hand-seen", "seat": 2, "n": 1, "by": 0},
        ]


def test_archives_are_not_shown() -> None:
    """R190"""
    s = table().do("use token")
    assert s.state.view(0)["players"][1]["known"]["held"] == []


def test_once() -> None:
    """R190: cards that come later are not seen."""
    s = Scenario(Seat(token=11), Seat([BOOTS], die=4), waiting=[1], deck=[MALICE])
    s.do("use token").end_turn().do("draw", f"keep {MALICE}")
    assert known(s, 0, 1) == ["base:7"]


def test_what_was_seen_is_remembered_until_it_is_played() -> None:
    s = table(die=1).do("use token").end_turn().do(f"summon {MALICE}")
    assert known(s, 0, 1) == ["base:7"]


def test_empty_hands_may_be_looked_at() -> None:
    """R386: the points are earned by the use."""
    s = Scenario(Seat(token=11), Seat(), Seat()).do("use token")
    assert s.seat(0).score == 9


def test_it_cannot_be_taken_back() -> None:
    s = table()
    before = s.state.barrier
    assert s.do("use token").state.barrier > before


@pytest.mark.parametrize(
    ("hand", "archive", "in_hand", "held", "left"),
    [
        ([BOOTS], [], [], [BOOTS], []),  # what was drafted turns out to be in hand
        ([BOOTS], [BOOTS], [BOOTS], [BOOTS], [BOOTS]),  # one copy in hand was known, the other is still somewhere
        ([BOOTS, BOOTS], [], [BOOTS], [BOOTS], []),  # both turn out to be in hand
        ([BOOTS], [PURSE], [], [BOOTS, PURSE], [PURSE]),
    ],
)
def test_what_is_seen_in_hand_no_longer_lies_anywhere_else(
    hand: list[str], archive: list[str], in_hand: list[str], held: list[str], left: list[str]
) -> None:
    """Of two players each remembers what the other took in the draft."""
    s = Scenario(Seat(token=11), Seat(hand, archive_2=archive))
    s.state.known_hand[1] = tuple(int(card_named(slug).code) for slug in in_hand)
    s.state.known_held[1] = tuple(int(card_named(slug).code) for slug in held)
    s.do("use token")
    assert known(s, 0, 1) == [card_named(slug).id for slug in hand]
    assert s.state.view(0)["players"][1]["known"]["held"] == [card_named(slug).id for slug in left]
