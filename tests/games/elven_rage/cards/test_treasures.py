"""Treasures: they do not fight, the winner takes them, and they are cashed for two cards."""

from ludoteka.games.elven_rage.cards.definition import TREASURE
from ludoteka.games.elven_rage.scenario import Scenario, Seat


def fight_over_a_treasure(mine: str, guard: str) -> Scenario:
    s = Scenario(
        Seat("black", artifacts=["crown-of-claims"]),
        Seat("snow"),
        field=[f"{mine} 0", "treasure", "", f"{guard} -1 *"],
        land="M0",
        reserve=-1,
    )
    while s.state.battle is not None:
        s.do(s.options[0])
    return s


def test_treasure_goes_to_the_attacker_who_wins() -> None:
    s = fight_over_a_treasure("fanatic", "goblin !1")
    assert s.owner("M0") == 0
    assert s.player(0).treasures == 1
    assert not any(e.get("victim") == "treasure:1" for e in s.told("struck"))


def test_treasure_of_a_lost_battle_goes_to_the_neutral_discard() -> None:
    """A26"""
    s = fight_over_a_treasure("initiate", "dwarf")
    assert s.owner("M0") == -1
    assert s.player(0).treasures == 0
    assert s.state.neutral_discard.count(TREASURE) == 1


def test_treasure_is_cashed_for_two_cards() -> None:
    s = Scenario(Seat("black", hand=["initiate"], treasures=2), Seat("snow"))
    s.do("cash a treasure")
    assert (len(s.hand(0)), s.player(0).treasures) == (3, 1)
    s.do("cash a treasure")
    assert (len(s.hand(0)), s.player(0).treasures, s.state.neutral_discard) == (5, 0, [TREASURE, TREASURE])


def test_treasure_leaves_five_cards_at_most() -> None:
    """A8"""
    s = Scenario(Seat("black", hand=["initiate", "initiate", "fanatic", "janira"], treasures=1), Seat("snow"))
    s.do("cash a treasure")
    assert s.kind == "trim"
    s.do("discard janira")
    assert (s.kind, len(s.hand(0))) == ("capture", 5)


def test_treasure_is_cashed_in_anyones_turn_but_not_in_battle() -> None:
    """A57"""
    s = Scenario(
        Seat("black", hand=["initiate", "fanatic", "janira"], lands=["F0n"]),
        Seat("snow", lands=["M0"], treasures=1),
    )
    s.do("attack M0")
    assert (s.asked, s.window, s.options) == (1, "named", ["pass", "cash a treasure"])
    s = Scenario(
        Seat("black", artifacts=["crown-of-claims"]),
        Seat("snow", lands=["M1"], treasures=1),
        field=["fanatic 0", "", "", "raider 1 *"],
        land="M1",
    )
    assert s.window == "before"
    assert s.options_of(1) == []
