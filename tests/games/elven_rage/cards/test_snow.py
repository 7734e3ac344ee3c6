"""Snow elves: how each warrior fights, and its action played."""

from typing import Any

from ludoteka.games.elven_rage.scenario import Scenario, Seat
from tests.games.elven_rage.cards.table import (
    IN_BATTLE,
    aims,
    attacks,
    battle,
    castle_guards,
    duel,
    fights,
    lives,
    once_acted,
    play,
    price,
    terms,
    turn,
    until,
    warrior,
)

FOE = "knight-of-the-sun#1"


def test_raider_makes_a_warrior_faster() -> None:
    assert fights("raider") == "acts at 5, dies of 2: strikes 1, moves, strikes 1"
    assert terms("raider") == (1, "before", False)
    s = battle("raider")
    assert aims(s, "raider") == ["sentry#0"]
    assert warrior(play(s, "raider", "sentry#0"), 0).initiative == 8


def test_raider_helps_in_the_duel() -> None:
    s, mine, _ = duel("raider")
    assert aims(s, "raider") == [mine]
    play(s, "raider", mine)
    slug, now = mine.split("#")[0], s.told("initiative")[0]["now"]
    assert now == {"sentry": 5, "mammoth": 3}[slug] + 2


def test_sentry_withdraws_a_warrior() -> None:
    assert fights("sentry") == "acts at 5, dies of 2: shields, pierces 1, strikes 2"
    assert terms("sentry") == (2, IN_BATTLE, False)
    s = until(battle("sentry"), "declared", actor=1)
    assert aims(s, "sentry") == ["sentry#0"]
    play(s, "sentry", "sentry#0").pass_windows()
    assert s.hand(0) == ["sentry"]
    assert s.told("battle-lost")[0]["left"] == [0, 1]


def test_sareons_elite_rouses_a_warrior() -> None:
    assert fights("sareons-elite") == "acts at 5, dies of 2: strikes 1, pierces 1, strikes 2"
    assert terms("sareons-elite") == (3, "before, last-call", False)
    s = once_acted("sareons-elite")
    assert aims(s, "sareons-elite") == ["sentry#0"]
    play(s, "sareons-elite", "sentry#0").do("pass")
    assert s.state.fight().actor == 0  # roused, and as quick as the one who waits: the attacker comes first
    while s.state.battle is not None:
        s.do(s.options[0])
    assert [event["card"] for event in s.told("struck")] == ["snow:2", "snow:2"]  # both blows in the first round


def test_avalanche_rider_strikes_next_to_any_tower() -> None:
    assert fights("avalanche-rider") == "acts at 7, dies of 1: moves, strikes 2, pierces 1"
    more = ["raider", "sentry", "mammoth"]
    assert aims(turn("avalanche-rider", 6, hand=more), "avalanche-rider") == []  # no Tower

    def from_tower(lands: int) -> Scenario:
        seat = Seat("snow", hand=["avalanche-rider", *more], lands=["G0"][: lands - 1], goal="rival-castle")
        return Scenario(seat, Seat("high", goal="conqueror"))

    assert aims(from_tower(1), "avalanche-rider") == []
    s = from_tower(2)
    assert "attack M1n" not in s.options
    play(s, "avalanche-rider")
    assert {"attack M1n", "attack F1p", "attack C"} <= set(s.options)
    assert "attack K1" not in s.options


def test_ice_archer_slows_an_enemy() -> None:
    assert fights("ice-archer") == "acts at 4, dies of 2: pierces 1, counters, pierces 1"
    assert terms("ice-archer") == (2, "before", False)
    s = battle("ice-archer")
    assert aims(s, "ice-archer") == [FOE]
    assert warrior(play(s, "ice-archer", FOE), 1).initiative == 4 - 3
    s, _, theirs = duel("ice-archer")
    assert aims(s, "ice-archer") == [theirs]


def test_frost_wolf_gives_movement() -> None:
    assert fights("frost-wolf") == "acts at 7, dies of 2: strikes 1, strikes 2, counters"
    assert terms("frost-wolf") == (1, IN_BATTLE, False)
    s = battle("frost-wolf", mine="- - -")
    assert aims(s, "frost-wolf") == ["sentry#0 left", "sentry#0 forward", "sentry#0 right"]
    play(s, "frost-wolf", "sentry#0 left")
    assert attacks(s, 0) == "Mo - -"
    s.pass_windows().do("move left")
    assert until(s, "before").field == ["", "sentry", "", "knight-of-the-sun"]


def test_mammoth_hurts_an_enemy() -> None:
    assert fights("mammoth") == "acts at 3, dies of 3: burns, strikes 2, shields"
    assert terms("mammoth") == (4, "before, last-call", False)
    s = battle("mammoth", foe="Sh Sh Sh")
    assert aims(s, "mammoth") == [FOE]
    assert lives(play(s, "mammoth", FOE)) == [2, 1]


def test_ice_witch_takes_a_turn_away() -> None:
    assert fights("ice-witch") == "acts at 4, dies of 2: counters, burns, pierces 1"
    assert terms("ice-witch") == (3, "before", False)
    s = battle("ice-witch")
    assert aims(s, "ice-witch") == [FOE]
    play(s, "ice-witch", FOE).pass_windows()
    assert [e["uid"] for e in s.told("struck")] == [0, 0]


def test_storm_herald_robs_a_rival() -> None:
    assert fights("storm-herald") == "acts at 7, dies of 2: strikes 2, pierces 1, shields"
    rivals = [Seat("high", artifacts=["war-horn"], goal="conqueror"), Seat("black", goal="white-castle")]
    assert price("storm-herald", turn, rivals=rivals) == 4
    s = turn("storm-herald", rivals=rivals)
    assert aims(s, "storm-herald") == ["seat 1"]  # seat 2 has nothing
    play(s, "storm-herald", "seat 1")
    assert (s.artifacts(0), s.artifacts(1)) == (["war-horn"], [])
    assert "card" not in s.told("artifact-given", 2)[0]


def test_storm_herald_robs_treasures_too() -> None:
    s = turn("storm-herald", rivals=[Seat("high", treasures=1, goal="conqueror")])
    play(s, "storm-herald", "seat 1")
    assert (s.player(0).treasures, s.player(1).treasures) == (1, 0)


def test_blizzard_lord_gives_a_double_piercing_attack() -> None:
    assert fights("blizzard-lord") == "acts at 6, dies of 2: pierces 2, strikes 1, shields"
    assert terms("blizzard-lord") == (3, IN_BATTLE, False)
    s = battle("blizzard-lord", foe="Sh - -")
    assert aims(s, "blizzard-lord") == ["sentry#0 left", "sentry#0 forward", "sentry#0 right"]
    play(s, "blizzard-lord", "sentry#0 right")
    assert lives(until(s, "damaged")) == [2, 0]


def test_saga_of_the_peaks_attacks_twice() -> None:
    assert fights("saga-of-the-peaks") == "acts at 7, dies of 2: strikes 2, pierces 2, strikes 1"
    more: dict[str, Any] = {"hand": ["raider", "sentry", "mammoth"]}
    assert price("saga-of-the-peaks", turn, **more) == 4
    rivals = [Seat("high", lands=["M1", "M1p"], goal="conqueror")]
    s = turn("saga-of-the-peaks", rivals=rivals, **more)
    play(s, "saga-of-the-peaks")
    s.do("attack M1p")  # given up: too few cards
    assert (s.asked, s.kind, s.owner("M1p")) == (0, "capture", 0)
    s.do("attack M1")
    assert (s.state.active, s.owner("M1")) == (1, 0)


def test_khelgrim_icefist_hurts_and_slows() -> None:
    assert fights("khelgrim-icefist") == "acts at 6, dies of 2: pierces 2, pierces 1, shields"
    assert terms("khelgrim-icefist") == (7, "before, last-call", True)
    s = battle("khelgrim-icefist")
    warrior(s, 1).lives = 4
    assert aims(s, "khelgrim-icefist") == [FOE]
    play(s, "khelgrim-icefist", FOE)
    assert (lives(s), warrior(s, 1).initiative) == ([2, 2], 0)


def test_rimefang_defends_its_castle() -> None:
    assert fights("rimefang") == "acts at 7, dies of 5: pierces 2, shields, strikes 2"
    cards = castle_guards("snow", "sentry")
    assert len(cards) == 3
    assert "snow:13" in cards
