"""Who acts when: higher initiative first, ties alternate from the attacker on, changes count at once."""

import pytest

from ludoteka.games.elven_rage.cards.definition import CARDS
from ludoteka.games.elven_rage.fight import next_to_act, order
from ludoteka.games.elven_rage.pieces import ATTACKER, DEFENDER, Battle, Fighter
from ludoteka.games.elven_rage.scenario import Scenario, Seat


def in_turn(sides: str) -> str:
    """In which order fighters of equal initiative act; each side picks its first."""
    b = Battle(0, 0, 1)
    for slot, side in enumerate(sides):
        fighter = Fighter(1, ATTACKER if side == "A" else DEFENDER, 0 if side == "A" else 1)
        fighter.slot = slot
        b.field[slot] = slot
        b.fighters.append(fighter)
    acted = ""
    while found := next_to_act(b):
        fighter = b.fighters[found[0]]
        assert {b.fighters[uid].side for uid in found} == {fighter.side}
        fighter.acted = True
        b.tie_side, b.tie_at = fighter.side, fighter.initiative
        acted += sides[found[0]]
    return acted


def foreseen(sides: str) -> str:
    """The same as it is shown beforehand."""
    b = Battle(0, 0, 1)
    for slot, side in enumerate(sides):
        fighter = Fighter(1, ATTACKER if side == "A" else DEFENDER, 0 if side == "A" else 1)
        fighter.slot = slot
        b.fighters.append(fighter)
    return "".join(sides[uid] for uid in order(b))


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        ("AD", "AD"),
        ("ADD", "ADD"),
        ("AAD", "ADA"),
        ("DDAA", "ADAD"),
        ("AAAD", "ADAA"),
        ("ADDD", "ADDD"),
        ("DD", "DD"),
        ("AA", "AA"),
    ],
)
def test_ties(sides: str, expected: str) -> None:
    """A40"""
    assert in_turn(sides) == expected
    assert foreseen(sides) == expected


def test_the_owner_chooses_among_their_tied_warriors() -> None:
    """A40"""
    s = Scenario(
        Seat("black"),
        Seat("snow", lands=["M1"]),
        field=["fanatic 0", "avalanche-rider 1", "fanatic 0", "avalanche-rider 1"],
        land="M1",
        reserve=1,
    )
    assert (s.kind, s.asked) == ("next", 1)
    assert s.options == ["act with avalanche-rider#1", "act with avalanche-rider#3"]


def test_higher_initiative_first() -> None:
    """A42: a warrior that died before its turn has lost it."""
    s = Scenario(
        Seat("black"),
        Seat("snow", lands=["M1"]),
        field=["darn-guard 0", "", "frost-wolf 1", ""],
        land="M1",
        reserve=1,
    )
    assert [e["card"] for e in s.told("struck")] == ["snow:6"]  # two lives at once, before the guard could act


def test_a_boost_counts_in_the_same_round() -> None:
    """A41: the raider has overtaken her who was about to act."""
    s = Scenario(
        Seat("snow", hand=["raider"]),
        Seat("black", lands=["M1"]),
        field=["raider 0", "janira 1", "", ""],
        land="M1",
        reserve=1,
    )
    assert (s.kind, s.window) == ("window", "before")
    assert s.state.fight().actor == 1  # Janira would strike first
    s.do("play raider on raider#0")
    assert s.fighter("janira").initiative == CARDS[s.fighter("janira").card].initiative
    assert s.told("initiative")[0]["now"] == 7
    while s.kind == "window":
        s.do("pass")
    assert s.state.fight().actor == 0


def test_a_boost_reaches_the_first_blow_of_a_battle() -> None:
    """A41"""
    s = Scenario(
        Seat("black", lands=["F0n"]),
        Seat("snow", hand=["raider"], lands=["M1"]),
        field=["black-lancer 0", "", "sentry 1", ""],
        land="M1",
        reserve=0,
    )
    assert s.state.fight().actor == 0
    s.do("play raider on sentry#1").pass_windows()
    assert s.told("struck")[0]["card"] == "snow:2"
