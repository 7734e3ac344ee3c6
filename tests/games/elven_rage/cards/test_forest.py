"""Forest elves: how each warrior fights, and its action played."""

from ludoteka.games.elven_rage.scenario import Scenario, Seat
from tests.games.elven_rage.cards.table import (
    IN_BATTLE,
    PAUSE,
    aims,
    arm,
    attacks,
    battle,
    castle_guards,
    declare,
    fights,
    lives,
    moments,
    once_acted,
    play,
    price,
    terms,
    turn,
    until,
    warrior,
)


def test_pathfinder_looks_at_a_squad() -> None:
    assert fights("pathfinder") == "acts at 5, dies of 1: pierces 1, moves, strikes 1"
    assert price("pathfinder", turn) == 1
    s = turn("pathfinder", hand=["pathfinder"])
    assert aims(s, "pathfinder") == ["squad 1", "squad 2", "squad 3"]
    play(s, "pathfinder", "squad 2")
    assert s.state.view(0)["squads"][1]["cards"] is not None
    assert s.state.view(1)["squads"][1] == {"number": 2, "open": None, "seen_by": [0], "cards": None}
    assert aims(s, "pathfinder") == ["squad 1", "squad 3"]


def test_sniper_adds_a_life_to_a_hit() -> None:
    assert fights("sniper") == "acts at 6, dies of 1: pierces 1, strikes 2, counters"
    assert terms("sniper") == (2, "damaged", True)
    s = until(battle("sniper"), "damaged")
    assert aims(s, "sniper") == ["darn-guard#1"]
    assert lives(play(s, "sniper", "darn-guard#1")) == [2, 0]


def test_dryad_turns_attacks() -> None:
    assert fights("dryad") == "acts at 5, dies of 2: counters, strikes 1, shields"
    assert terms("dryad") == (1, IN_BATTLE, True)
    s = battle("dryad", mine="S Sh P", foe="Co - -")
    ways = ("clockwise", "counter-clockwise")
    assert aims(s, "dryad") == [f"{who} {way}" for who in ("dryad#0", "darn-guard#1") for way in ways]
    assert attacks(play(s, "dryad", "dryad#0 clockwise"), 0) == "P S Sh"
    s = battle("dryad", foe="Co - -")
    assert attacks(play(s, "dryad", "darn-guard#1 counter-clockwise"), 1) == "- - Co"


def test_leaf_dancer_changes_places_with_anyone() -> None:
    """A64: the attack is spent if nobody stands there any more."""
    assert fights("leaf-dancer") == "acts at 7, dies of 1: moves, pierces 1, moves"
    assert terms("leaf-dancer") == (2, IN_BATTLE, False)  # one of the two is one's own
    s = until(battle("leaf-dancer"), "declared")
    play(s, "leaf-dancer", "dryad#0 and darn-guard#1")
    assert s.field == ["darn-guard", "", "", "dryad"]
    s.do("pass")
    assert s.told("spent")[0]["uid"] == 0  # the blow to the right meets nobody now


def test_thicket_keeper_gives_a_counterattack() -> None:
    assert fights("thicket-keeper") == "acts at 3, dies of 2: shields, pierces 1, shields"
    assert terms("thicket-keeper") == (3, IN_BATTLE, False)
    s = until(battle("thicket-keeper", mine="- - -"), "declared", actor=1)
    assert aims(s, "thicket-keeper") == ["dryad#0 left", "dryad#0 forward", "dryad#0 right"]
    play(s, "thicket-keeper", "dryad#0 right")
    assert attacks(s, 0) == "- - Co"
    assert lives(until(s, "damaged")) == [1, 1]


def test_illusionist_redirects_an_attack() -> None:
    assert fights("illusionist") == "acts at 5, dies of 2: strikes 1, counters, strikes 1"

    def between_two(lands: int) -> Scenario:
        s = Scenario(
            Seat("black", artifacts=PAUSE, goal="rival-castle"),
            Seat("forest", hand=["illusionist"], lands=["F1n", "M1n"][: lands - 1], goal="conqueror"),
            field=["fanatic 0", "dryad 1 *", "", "dryad 1 *"],
            land="F1n",
            reserve=1,
        )
        for uid, sides in enumerate(("S - S", "- - -", "- - -")):
            arm(s, uid, sides, 6 - uid)
        return until(s.pass_windows().do("strike left at dryad#1"), "declared")

    for lands, offered in ((2, []), (3, ["right"])):
        assert aims(between_two(lands), "illusionist", 1) == offered
    s = play(between_two(3), "illusionist", "right", seat=1)
    until(s, "damaged")
    assert [(e["direction"], e["victim_uid"]) for e in s.told("struck")] == [("right", 2)]


def test_illusionist_stays_out_of_others_battles() -> None:
    seats = [
        Seat("black", goal="rival-castle"),
        Seat("snow", lands=["M1"], artifacts=PAUSE, goal="conqueror"),
        Seat("forest", hand=["illusionist"], lands=["F2n", "M2", "M2n"], goal="white-castle"),
    ]
    s = Scenario(*seats, field=["fanatic 0", "raider 1 *", "", "raider 1 *"], land="M1", reserve=1)
    assert moments(s, "illusionist", 2) == {}


def test_treant_heals() -> None:
    assert fights("treant") == "acts at 2, dies of 3: strikes 2, burns, strikes 2"
    assert terms("treant") == (4, "before, damaged", True)  # in a last call too, if somebody is wounded
    s = battle("treant")
    assert aims(s, "treant") == []  # nobody is wounded
    assert aims(until(s, "damaged"), "treant") == ["darn-guard#1"]
    assert lives(play(s, "treant", "darn-guard#1")) == [2, 2]


def test_moth_rider_relieves_a_warrior() -> None:
    """A87: by any card in hand but one that relieves."""
    assert fights("moth-rider") == "acts at 8, dies of 1: moves, strikes 1, pierces 1"
    assert terms("moth-rider", hand=["treant"]) == (2, "before, last-call", False)
    s = battle("moth-rider", hand=["treant"])
    warrior(s, 0).lives = 1
    assert aims(s, "moth-rider") == ["dryad#0 by treant"]
    play(s, "moth-rider", "dryad#0 by treant")
    assert (s.field, s.hand(0)) == (["treant", "", "", "darn-guard"], ["dryad"])
    assert s.fighter("treant").lives == 3


def test_whisperer_cancels() -> None:
    """A63: the cancelled card is gone all the same."""
    assert fights("whisperer") == "acts at 6, dies of 2: strikes 2, shields, counters"
    for lands, may in ((2, False), (3, True)):
        s = battle("whisperer", lands=lands, rival={"hand": ["dark-crystal-priest"], "artifacts": PAUSE})
        assert aims(s, "whisperer") == []  # only an answer
        declare(s, "dark-crystal-priest", "dryad#0", seat=1)
        assert aims(s, "whisperer") == (["-"] if may else [])
    play(s, "whisperer")
    assert s.told("cancelled")[0]["card"] == "black:2"
    assert lives(s) == [2, 2]
    assert s.discard(1) == ["dark-crystal-priest"]


def test_miraina_sharpleaf_hurts_an_enemy() -> None:
    assert fights("miraina-sharpleaf") == "acts at 7, dies of 2: pierces 1, strikes 2, pierces 1"
    assert terms("miraina-sharpleaf") == (4, "before, last-call", True)
    s = battle("miraina-sharpleaf", foe="Sh Sh Sh")
    assert aims(s, "miraina-sharpleaf") == ["darn-guard#1"]
    assert lives(play(s, "miraina-sharpleaf", "darn-guard#1")) == [2, 1]


def test_elion_of_the_glade_cancels_and_draws() -> None:
    """A56: an artifact may be answered."""
    assert fights("elion-of-the-glade") == "acts at 6, dies of 2: strikes 1, burns, strikes 1"
    for lands, may in ((4, False), (5, True)):
        s = battle("elion-of-the-glade", lands=lands, rival={"artifacts": [*PAUSE, "storm-scroll"]})
        declare(s, "storm-scroll", "dryad#0", seat=1)
        assert aims(s, "elion-of-the-glade") == (["-"] if may else [])
    play(s, "elion-of-the-glade")
    assert s.told("cancelled")[0]["to"] == 1
    assert (lives(s), len(s.hand(0))) == ([2, 2], 1)


def test_green_mother_rouses_and_heals() -> None:
    assert fights("green-mother") == "acts at 5, dies of 2: burns, pierces 2, shields"
    assert terms("green-mother") == (7, "before, last-call", False)
    s = once_acted("green-mother")
    warrior(s, 0).lives = 1
    assert aims(s, "green-mother") == ["dryad#0"]
    play(s, "green-mother", "dryad#0")
    assert (lives(s), warrior(s, 0).acted) == ([2, 1], False)
    s.do("pass")
    until(s, "before", actor=0)
    assert s.state.fight().round == 1


def test_thornwing_defends_its_castle() -> None:
    assert fights("thornwing") == "acts at 7, dies of 5: strikes 2, counters, pierces 2"
    cards = castle_guards("forest", "treant")
    assert len(cards) == 3
    assert "forest:13" in cards
