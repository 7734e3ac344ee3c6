"""Every kind of attack against every kind of icon that may face it."""

import pytest

from ludoteka.games.elven_rage.cards.definition import ATTACKS
from ludoteka.games.elven_rage.fight import RECOIL, outcome
from ludoteka.games.elven_rage.scenario import Scenario, Seat

# Lives that target and striker lose.
OPEN = ("none", "simple", "double-simple", "piercing", "double-piercing", "movement")
MATRIX = {
    "simple": {**dict.fromkeys(OPEN, (1, 0)), "shield": (0, 0), "counterattack": (1, 1), "fire-shield": (0, 1)},
    "double-simple": {**dict.fromkeys(OPEN, (2, 0)), "shield": (0, 0), "counterattack": (2, 1), "fire-shield": (0, 1)},
    "piercing": {**dict.fromkeys(OPEN, (1, 0)), "shield": (1, 0), "counterattack": (1, 1), "fire-shield": (1, 1)},
    "double-piercing": {
        **dict.fromkeys(OPEN, (2, 0)),
        "shield": (2, 0),
        "counterattack": (2, 1),
        "fire-shield": (2, 1),
    },
}


@pytest.mark.parametrize("attack", MATRIX)
@pytest.mark.parametrize("facing", ATTACKS)
def test_the_matrix(attack: str, facing: str) -> None:
    """A47"""
    effect = outcome(ATTACKS.index(attack), ATTACKS.index(facing))
    assert (effect & 7, int(effect >= RECOIL)) == MATRIX[attack][facing]


def duel(mine: str, theirs: str, slot: int) -> Scenario:
    """A battle of a Black card on slot 0 against a Snow card on another slot; Black attacks."""
    field = [mine, "", "", ""]
    field[slot] = theirs
    return Scenario(Seat("black"), Seat("snow", lands=["M1"]), field=field, land="M1", reserve=1)


def test_a_double_strike_takes_two_lives() -> None:
    s = duel("bone-golem 0", "sareons-elite 1", 3)  # Double Simple to the right, against a Simple
    assert s.told("wounded")[0]["n"] == 1  # the elite acts first
    assert [e["card"] for e in s.told("died")] == ["snow:3"]
    assert s.owner("M1") == 0


def test_a_counterattack_hurts_the_striker_even_when_its_owner_dies() -> None:
    """A46"""
    s = duel("fanatic 0 !1", "frost-wolf 1 * !1", 1)  # Simple to the left, Counterattack to the wolf's right
    assert sorted(e["card"] for e in s.told("died")) == ["black:5", "snow:6"]
    assert s.owner("M1") == 1  # nobody is left: the side of the reserve wins


def test_a_shield_cannot_be_struck_by_a_simple_attack() -> None:
    s = duel("initiate 0", "sentry 1", 3)  # Simple to the right against the sentry's left Shield
    assert s.told("struck") == []
    assert s.owner("M1") == 1


def test_who_can_only_burn_themselves_must_do_so() -> None:
    """A48"""
    s = duel("fanatic 0", "mammoth 1 *", 3)  # Simple to the right against the mammoth's left Fire Shield
    assert s.told("struck")[0]["n"] == 0
    assert [e["card"] for e in s.told("died")] == ["black:5"]
    assert s.owner("M1") == 1


def test_who_can_hurt_does_not_burn_themselves() -> None:
    """A48"""
    field = ["fanatic 0", "", "sentry 1 *", "mammoth 1 *"]
    s = Scenario(Seat("black"), Seat("snow", lands=["M1"]), field=field, land="M1", reserve=1)
    first = s.told("struck")[0]
    assert (first["direction"], first["victim"]) == ("forward", "snow:2")


def test_own_cards_are_no_targets_and_gaps_are_not_shot_over() -> None:
    field = ["fanatic 0", "initiate 0", "", ""]
    s = Scenario(Seat("black"), Seat("snow", lands=["M1"]), field=field, land="M1", reserve=1)
    assert s.told("struck") == []
    assert s.owner("M1") == 0  # two against none
