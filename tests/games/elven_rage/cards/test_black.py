"""Black elves: how each warrior fights, and its action played."""

from ludoteka.games.elven_rage.scenario import Seat
from tests.games.elven_rage.cards.table import (
    IN_BATTLE,
    aims,
    attacks,
    battle,
    castle_guards,
    fights,
    lives,
    play,
    price,
    terms,
    turn,
    until,
    warrior,
)


def test_initiate_gives_anyone_a_shield() -> None:
    assert fights("initiate") == "acts at 4, dies of 1: strikes 1, shields, strikes 1"
    assert terms("initiate") == (1, IN_BATTLE, True)
    s = until(battle("initiate"), "declared", actor=1)
    sides = ("left", "forward", "right")
    assert aims(s, "initiate") == [f"{who} {side}" for who in ("darn-guard#0", "sentry#1") for side in sides]
    play(s, "initiate", "darn-guard#0 right").pass_windows()
    assert [e["n"] for e in s.told("struck")] == [1, 0]  # my blow, then the one that meets the Shield


def test_dark_crystal_priest_hurts_an_enemy() -> None:
    assert fights("dark-crystal-priest") == "acts at 4, dies of 2: strikes 1, counters, shields"
    assert terms("dark-crystal-priest") == (4, "before, last-call", False)
    s = battle("dark-crystal-priest", foe="Sh Sh Sh")
    assert aims(s, "dark-crystal-priest") == ["sentry#1"]
    assert lives(play(s, "dark-crystal-priest", "sentry#1")) == [2, 1]


def test_darn_guard_adds_a_life_to_a_hit() -> None:
    assert fights("darn-guard") == "acts at 5, dies of 2: shields, strikes 1, pierces 1"
    assert terms("darn-guard") == (3, "damaged", True)
    s = until(battle("darn-guard"), "damaged")
    assert aims(s, "darn-guard") == ["sentry#1"]
    assert lives(play(s, "darn-guard", "sentry#1")) == [2, 0]


def test_black_lancer_gives_a_piercing_attack() -> None:
    assert fights("black-lancer") == "acts at 6, dies of 1: pierces 1, pierces 1, counters"
    assert terms("black-lancer") == (4, IN_BATTLE, False)
    s = battle("black-lancer", foe="Sh - -")
    assert aims(s, "black-lancer") == ["darn-guard#0 left", "darn-guard#0 forward", "darn-guard#0 right"]
    play(s, "black-lancer", "darn-guard#0 right")
    assert attacks(s, 0) == "- - P"
    assert lives(until(s, "damaged")) == [2, 1]  # through the Shield


def test_fanatic_gives_a_double_simple_attack() -> None:
    assert fights("fanatic") == "acts at 5, dies of 1: strikes 1, strikes 2, strikes 1"
    assert terms("fanatic") == (3, IN_BATTLE, False)
    s = battle("fanatic")
    assert aims(s, "fanatic") == ["darn-guard#0 left", "darn-guard#0 forward", "darn-guard#0 right"]
    play(s, "fanatic", "darn-guard#0 right")
    assert lives(until(s, "damaged")) == [2, 0]


def test_stone_bearer_takes_a_turn_away() -> None:
    assert fights("stone-bearer") == "acts at 4, dies of 1: burns, strikes 1, shields"
    assert terms("stone-bearer") == (5, "before", False)
    s = battle("stone-bearer")
    assert aims(s, "stone-bearer") == ["sentry#1"]
    play(s, "stone-bearer", "sentry#1").pass_windows()
    assert [e["uid"] for e in s.told("struck")] == [0, 0]  # mine twice, the foe never


def test_stone_bearer_is_too_late_for_one_that_has_acted() -> None:
    s = battle("stone-bearer")
    warrior(s, 1).acted = True
    assert aims(s, "stone-bearer") == []


def test_night_rider_digs_for_a_card() -> None:
    assert fights("night-rider") == "acts at 6, dies of 2: moves, strikes 1, pierces 1"
    assert price("night-rider", turn) == 3
    s = play(turn("night-rider", deck=["janira", "torturer", "fanatic", "initiate"]), "night-rider")
    assert s.told("looked", 0)[0]["cards"] == ["black:5", "black:8", "black:10"]
    assert "cards" not in s.told("looked", 1)[0]
    assert s.options == ["keep fanatic", "keep torturer", "keep janira"]
    s.do("keep janira")
    assert (s.hand(0), s.discard(0)) == (["janira"], ["fanatic", "night-rider", "torturer"])


def test_torturer_makes_a_rival_discard() -> None:
    assert fights("torturer") == "acts at 4, dies of 1: strikes 1, strikes 2, strikes 1"
    rivals = [Seat("snow", hand=["raider", "sentry"], goal="conqueror"), Seat("high", goal="white-castle")]
    assert price("torturer", turn, rivals=rivals) == 5
    s = turn("torturer", rivals=rivals)
    assert aims(s, "torturer") == ["seat 1"]  # seat 2 has no cards
    play(s, "torturer", "seat 1")
    assert (len(s.hand(1)), len(s.discard(1))) == (1, 1)


def test_bone_golem_gives_a_double_piercing_attack() -> None:
    assert fights("bone-golem") == "acts at 2, dies of 3: pierces 2, burns, strikes 2"
    assert terms("bone-golem") == (6, IN_BATTLE, False)
    s = battle("bone-golem", foe="Sh - -")
    assert aims(s, "bone-golem") == ["darn-guard#0 left", "darn-guard#0 forward", "darn-guard#0 right"]
    play(s, "bone-golem", "darn-guard#0 right")
    assert lives(until(s, "damaged")) == [2, 0]


def test_janira_adds_two_lives_to_a_hit() -> None:
    assert fights("janira") == "acts at 7, dies of 2: strikes 2, pierces 1, shields"
    assert terms("janira") == (5, "damaged", True)
    s = battle("janira")
    warrior(s, 1).lives = 4
    assert lives(play(until(s, "damaged"), "janira", "sentry#1")) == [2, 1]


def test_voice_of_the_stone_takes_two_lives() -> None:
    assert fights("voice-of-the-stone") == "acts at 6, dies of 2: pierces 2, counters, burns"
    assert terms("voice-of-the-stone") == (7, "before, last-call", True)
    s = battle("voice-of-the-stone", foe="Sh Sh Sh")
    assert aims(s, "voice-of-the-stone") == ["sentry#1"]
    play(s, "voice-of-the-stone", "sentry#1").pass_windows()
    assert [e["card"] for e in s.told("died")] == ["snow:2"]
    assert s.owner("M1") == 0


def test_lord_malgor_takes_two_lives_and_the_turn() -> None:
    assert fights("lord-malgor") == "acts at 7, dies of 2: pierces 2, strikes 1, pierces 1"
    assert terms("lord-malgor") == (8, "before, last-call", True)
    s = battle("lord-malgor")
    warrior(s, 1).lives = 4
    assert aims(s, "lord-malgor") == ["sentry#1"]
    play(s, "lord-malgor", "sentry#1")
    assert (lives(s), warrior(s, 1).acted) == ([2, 2], True)


def test_ashmaw_defends_its_castle() -> None:
    assert fights("ashmaw") == "acts at 6, dies of 5: pierces 2, burns, strikes 2"
    cards = castle_guards("black", "fanatic")
    assert len(cards) == 3
    assert "black:13" in cards
