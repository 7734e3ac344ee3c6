"""The goals: each is played from one step short of it."""

from typing import Any

from ludoteka.games.elven_rage.scenario import Scenario, Seat
from tests.games.elven_rage.cards.table import play

HAND = ["initiate", "fanatic", "janira"]


def taking(goal: str, lands: list[str], land: str, **known: Any) -> Scenario:
    """Seat 0 takes a Land whose owner has too few cards to fight for it."""
    s = Scenario(Seat("black", hand=HAND, lands=lands, goal=goal, **known), Seat("snow", lands=[land]))
    assert not s.state.over
    return s.do(f"attack {land}").pass_windows()


def won(s: Scenario, goal: int) -> bool:
    return s.state.over and s.state.winners == 1 and s.told("over")[0]["goal"] == f"goal:{goal}"


def test_four_towers() -> None:
    """A69"""
    assert won(taking("four-towers", ["G0", "B0", "Y0"], "G1"), 1)
    assert not taking("four-towers", ["G0", "B0", "C"], "Y0").state.over  # the Central Castle is no Tower


def test_seven_lands() -> None:
    """A70: the start Castle is one of them."""
    five = ["F0n", "F0p", "M0", "M0n", "M0p"]
    assert won(taking("seven-lands", five, "M1p"), 2)
    assert not taking("seven-lands", five[1:], "M1p").state.over


def castle_taken(goal: str, *others: Seat) -> Scenario:
    s = Scenario(
        Seat("black", lands=["F1p"], goal=goal),
        *others,
        field=["janira 0", "fanatic 0", "raider 1 !1 *", "rimefang 1 !1 *"],
        land="K1",
        reserve=0,
    )
    while s.state.battle is not None and not s.state.over:
        s.do(s.options[0])
    assert s.owner("K1") == 0
    return s


def test_rival_castle() -> None:
    others = (Seat("snow", goal="conqueror"), Seat("high", goal="white-castle"))
    assert won(castle_taken("rival-castle", *others), 3)
    assert not castle_taken("seven-lands", *others).state.over


def test_white_castle() -> None:
    assert won(taking("white-castle", ["C", "G0", "B0"], "Y0"), 4)
    assert not taking("white-castle", ["C", "G0"], "Y0").state.over
    assert not taking("white-castle", ["M0n", "G0", "B0"], "Y0").state.over


def test_rich_realm() -> None:
    four = ["F0n", "F0p", "M0n", "M0p"]
    relics = ["war-horn", "guard-banner"]
    assert won(taking("rich-realm", four, "M0", treasures=2, artifacts=relics), 5)
    assert not taking("rich-realm", four, "M0", treasures=1, artifacts=relics).state.over
    assert not taking("rich-realm", four, "M0", treasures=2, artifacts=relics[1:]).state.over
    assert not taking("rich-realm", four[1:], "M0", treasures=2, artifacts=relics).state.over


def test_rich_realm_is_reached_by_a_robbery() -> None:
    """A72: at once, not only by taking a Land."""
    five, relics = ["F0n", "F0p", "M0", "M0n", "M0p"], ["war-horn", "guard-banner"]
    s = Scenario(
        Seat("snow", hand=["storm-herald"], lands=five, goal="rich-realm", treasures=1, artifacts=relics),
        Seat("black", treasures=1),
    )
    assert won(play(s, "storm-herald", "seat 1"), 5)


def test_keeper_of_relics() -> None:
    relics = ["war-horn", "guard-banner", "chain-of-ice"]
    assert won(taking("keeper-of-relics", ["G0"], "Y0", artifacts=relics), 6)
    assert not taking("keeper-of-relics", ["G0"], "Y0", artifacts=relics[1:]).state.over
    assert not taking("keeper-of-relics", ["M0n"], "Y0", artifacts=relics).state.over


def test_conqueror() -> None:
    assert won(taking("conqueror", ["F0n"], "M0", conquests=2), 7)
    assert not taking("conqueror", ["F0n"], "M0", conquests=1).state.over
