"""High elves: how each warrior fights, and its action played."""

from ludoteka.games.elven_rage.scenario import Scenario, Seat
from tests.games.elven_rage.cards.table import (
    IN_BATTLE,
    PAUSE,
    aims,
    battle,
    castle_guards,
    declare,
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

FOE = "darn-guard#1"
MY_SIDES = ["knight-of-the-sun#0 left", "knight-of-the-sun#0 forward", "knight-of-the-sun#0 right"]


def attacked(card: str, lands: int, land: str = "M0n", hand: list[str] | None = None) -> Scenario:
    """Seat 1 names a Land of mine, which I hold with this card in hand."""
    mine = [land, "F0n", "F0p", "M0"][: lands - 1]
    seat = Seat("high", hand=[card, *(hand or [])], lands=mine, deck=["paladin", "spearman"], goal="rival-castle")
    rival = Seat("black", hand=["initiate", "fanatic", "janira"], lands=["M1p"], artifacts=PAUSE, goal="conqueror")
    return Scenario(seat, rival, active=1).do(f"attack {land}")


def test_spearman_gives_a_counterattack() -> None:
    assert fights("spearman") == "acts at 4, dies of 1: shields, strikes 1, shields"
    assert terms("spearman") == (1, IN_BATTLE, False)
    s = until(battle("spearman", mine="- - -"), "declared", actor=1)
    assert aims(s, "spearman") == MY_SIDES
    assert lives(until(play(s, "spearman", MY_SIDES[2]), "damaged")) == [1, 1]


def test_sun_archer_adds_a_life_to_an_own_hit() -> None:
    assert fights("sun-archer") == "acts at 4, dies of 1: strikes 1, pierces 1, strikes 1"
    assert terms("sun-archer") == (2, "damaged", False)
    s = until(battle("sun-archer"), "damaged")
    assert aims(s, "sun-archer") == [FOE]
    assert lives(play(s, "sun-archer", FOE)) == [2, 0]
    s = until(battle("sun-archer", mine="- - -"), "damaged", actor=1)
    assert aims(s, "sun-archer") == []  # a hit of the enemy


def test_shieldbearer_gives_a_shield() -> None:
    assert fights("shieldbearer") == "acts at 3, dies of 2: shields, strikes 1, counters"
    assert terms("shieldbearer") == (1, IN_BATTLE, False)
    s = until(battle("shieldbearer", mine="- - -"), "declared", actor=1)
    assert aims(s, "shieldbearer") == MY_SIDES
    play(s, "shieldbearer", MY_SIDES[2]).pass_windows()
    assert [e["n"] for e in s.told("struck")] == [0]


def test_healer_gives_a_life_back() -> None:
    assert fights("healer") == "acts at 4, dies of 1: strikes 1, shields, burns"
    assert terms("healer") == (2, "before, damaged", True)  # in a last call too, if somebody is wounded
    s = battle("healer")
    assert aims(s, "healer") == []  # nobody is wounded
    assert aims(until(s, "damaged"), "healer") == [FOE]
    assert lives(play(s, "healer", FOE)) == [2, 2]


def test_healer_keeps_a_dying_warrior() -> None:
    s = battle("healer", mine="- - -")
    warrior(s, 0).lives = 1
    until(s, "damaged")
    assert lives(s) == [0, 2]
    assert lives(play(s, "healer", "knight-of-the-sun#0")) == [1, 2]
    until(s, "before")
    assert s.field == ["knight-of-the-sun", "", "", "darn-guard"]


def test_knight_of_the_sun_gives_a_fire_shield() -> None:
    assert fights("knight-of-the-sun") == "acts at 4, dies of 2: strikes 2, counters, shields"
    assert terms("knight-of-the-sun") == (3, IN_BATTLE, False)
    s = until(battle("knight-of-the-sun", mine="- - -"), "declared", actor=1)
    assert aims(s, "knight-of-the-sun") == MY_SIDES
    assert lives(until(play(s, "knight-of-the-sun", MY_SIDES[2]), "damaged")) == [2, 1]


def test_gatekeeper_brings_the_missing_defenders_from_the_deck() -> None:
    assert fights("gatekeeper") == "acts at 2, dies of 2: burns, strikes 1, burns"
    assert aims(attacked("gatekeeper", 2), "gatekeeper") == []
    s = attacked("gatekeeper", 3, hand=["healer"])
    assert (s.window, aims(s, "gatekeeper")) == ("named", ["-"])
    play(s, "gatekeeper").pass_windows()
    assert s.options == ["retreat", "accept with healer"]
    s.do("accept with healer").pass_windows()
    cards = {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] == 0}
    assert cards == {"high:4", "high:9", "high:1"}


def test_gatekeeper_helps_towers_but_no_castle_and_nothing_of_others() -> None:
    assert aims(attacked("gatekeeper", 3, land="Y0"), "gatekeeper") == ["-"]
    seat = Seat("high", hand=["gatekeeper"], lands=["M0", "M0n"], goal="rival-castle")
    rival = Seat("black", hand=["initiate", "fanatic", "janira"], lands=["F0n"], artifacts=PAUSE, goal="conqueror")
    s = Scenario(seat, rival, active=1).do("attack K0")
    assert (s.window, aims(s, "gatekeeper")) == ("named", [])
    s = Scenario(seat, rival, active=1).do("attack B0")
    assert (s.window, aims(s, "gatekeeper")) == ("named", [])


def test_chronicler_recovers_a_card() -> None:
    assert fights("chronicler") == "acts at 4, dies of 1: strikes 1, moves, strikes 1"
    assert price("chronicler", turn, discard=["paladin"]) == 2
    assert aims(turn("chronicler"), "chronicler") == []  # the discard pile is empty
    s = turn("chronicler", discard=["paladin", "healer"])
    assert aims(s, "chronicler") == ["healer", "paladin"]
    play(s, "chronicler", "paladin")
    assert (s.hand(0), s.discard(0)) == (["paladin"], ["healer", "chronicler"])


def test_griffin_rider_stops_an_enemy() -> None:
    """A49: a movement may be answered like an attack."""
    assert fights("griffin-rider") == "acts at 6, dies of 2: moves, pierces 1, strikes 1"
    assert terms("griffin-rider") == (3, "declared", True)
    s = until(battle("griffin-rider"), "declared")
    assert aims(s, "griffin-rider") == []  # my own attack
    until(s, "declared", actor=1)
    assert aims(s, "griffin-rider") == [FOE]
    play(s, "griffin-rider", FOE)
    assert lives(until(s, "before")) == [2, 1]
    s = battle("griffin-rider", mine="- - -", foe="- Mo -").pass_windows().do("move forward")
    assert aims(s, "griffin-rider") == [FOE]


def test_paladin_saves_a_dying_warrior() -> None:
    assert fights("paladin") == "acts at 5, dies of 3: pierces 1, shields, pierces 1"
    assert terms("paladin") == (4, "damaged", True)
    s = until(battle("paladin"), "damaged")
    assert aims(s, "paladin") == []  # one life is left
    s = until(battle("paladin", mine="- - SS"), "damaged")
    assert (lives(s), aims(s, "paladin")) == ([2, 0], [FOE])
    assert lives(play(s, "paladin", FOE)) == [2, 1]


def test_lady_aurelia_cancels() -> None:
    assert fights("lady-aurelia") == "acts at 5, dies of 2: counters, pierces 1, strikes 1"
    for lands, may in ((3, False), (4, True)):
        s = battle("lady-aurelia", lands=lands, rival={"hand": ["dark-crystal-priest"]})
        assert aims(s, "lady-aurelia") == []  # only an answer
        declare(s, "dark-crystal-priest", "knight-of-the-sun#0", seat=1)
        assert aims(s, "lady-aurelia") == (["-"] if may else [])
    play(s, "lady-aurelia")
    assert (s.told("cancelled")[0]["card"], lives(s)) == ("black:2", [2, 2])


def test_steward_elandil_draws_three() -> None:
    assert fights("steward-elandil") == "acts at 4, dies of 2: shields, strikes 1, counters"
    assert price("steward-elandil", turn) == 5
    s = turn("steward-elandil", deck=["paladin", "healer", "spearman"])
    assert aims(s, "steward-elandil") == ["-"]
    play(s, "steward-elandil")
    assert sorted(s.hand(0)) == ["healer", "paladin", "spearman"]


def test_steward_elandil_draws_when_a_land_is_named() -> None:
    s = attacked("steward-elandil", 5)
    assert (s.window, aims(s, "steward-elandil")) == ("named", ["-"])
    play(s, "steward-elandil")
    assert len(s.hand(0)) == 3


def test_king_solarion_rouses_and_heals() -> None:
    """A53: healing ends at the printed lives."""
    assert fights("king-solarion") == "acts at 7, dies of 3: pierces 1, strikes 2, pierces 2"
    assert terms("king-solarion") == (7, "before, last-call", False)
    s = once_acted("king-solarion")
    warrior(s, 0).lives = 1
    assert aims(s, "king-solarion") == ["knight-of-the-sun#0"]
    play(s, "king-solarion", "knight-of-the-sun#0")
    assert (lives(s), warrior(s, 0).acted) == ([2, 1], False)  # no more than the printed two


def test_goldscale_defends_its_castle() -> None:
    assert fights("goldscale") == "acts at 6, dies of 5: strikes 2, shields, pierces 2"
    cards = castle_guards("high", "healer")
    assert len(cards) == 3
    assert "high:13" in cards
