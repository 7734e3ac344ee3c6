"""The course of a battle: whose turn it is, moving, when it is over, and how long changes last."""

import pytest

from ludoteka.games.elven_rage.scenario import Scenario, Seat
from tests.games.elven_rage.cards.table import PAUSE, aims, arm, attacks, battle, declare, lives, play, until, warrior


def four(*attacks: str, card: str = "crown-of-claims") -> Scenario:
    """Two warriors of seat 0 on slots 0 and 1, two of seat 1 on slots 2 and 3, in this order of initiative."""
    s = Scenario(
        Seat("forest", artifacts=[card]),
        Seat("black", lands=["M1"], artifacts=["war-horn"]),
        field=["dryad 0", "treant 0", "darn-guard 1", "bone-golem 1"],
        land="M1",
        reserve=1,
    )
    for uid, sides in enumerate(attacks):
        arm(s, uid, sides, 9 - uid)
        warrior(s, uid).lives = 3
    return s


def strikes(s: Scenario) -> list[tuple[int, int]]:
    """Who struck whom."""
    return [(e["uid"], e["victim_uid"]) for e in s.told("struck")]


# --- turns ---


def test_a_warrior_that_was_moved_acts_from_where_it_stands() -> None:
    """A42: the turn is the card's, not the place's."""
    s = battle("mirror-of-places", mine="P - S")
    play(s, "mirror-of-places", "dryad#0 and darn-guard#1")
    assert s.field == ["darn-guard", "", "", "dryad"]
    until(s, "damaged")
    assert [(e["uid"], e["direction"], e["victim_uid"]) for e in s.told("struck")] == [(0, "left", 1)]
    assert s.state.fight().round == 1


def test_an_idle_warrior_has_its_window() -> None:
    """A84: an attack given to it there is carried out in the same turn."""
    s = until(battle("blade-of-dawn"), "before", actor=1)
    arm(s, 0, "- - -", 6)
    warrior(s, 0).acted = True
    assert s.state.fight().round == 1
    while s.state.fight().round == 1 or s.state.fight().actor != 0:
        s.do(s.options[0])
    assert s.window == "before"
    play(s, "blade-of-dawn", "dryad#0 right")
    assert strikes(until(s, "damaged"))[-1] == (0, 1)


# --- striking ---


def test_only_enemies_are_struck() -> None:
    """A43: not one's own warrior on the left."""
    s = four("S S S", "- - -", "- - -", "- - -").pass_windows()
    assert s.options == ["strike forward at darn-guard#2", "strike right at bone-golem#3"]


def test_a_shield_is_no_target_for_a_simple_attack() -> None:
    """A45: of two enemies only the one without a Shield is struck, and who faces Shields alone does nothing."""
    s = four("- S S", "- - S", "- Sh -", "- Sh -")
    until(s, "declared", actor=0)
    assert s.told("chose")[0]["direction"] == "right"
    s = four("- S -", "- - -", "- Sh -", "- P -")
    until(s, "declared")
    assert (s.told("idle")[0]["uid"], s.told("chose")[0]["uid"]) == (0, 3)


def test_treasures_are_not_struck_and_not_shot_over() -> None:
    """A44: an attack meets the one place it is aimed at."""
    s = Scenario(
        Seat("black", artifacts=PAUSE),
        Seat("snow"),
        field=["fanatic 0", "treasure", "", "goblin -1"],
        land="M0",
        reserve=0,
    )
    arm(s, 0, "PP PP -", 9)
    arm(s, 2, "- - -", 1)
    while s.state.battle is not None:
        s.do(s.options[0])
    assert s.told("struck") == []


def test_a_burn_comes_with_the_hit_that_kills() -> None:
    """A46: both die together."""
    s = battle("thorn-of-wrath", mine="- - P", foe="Fi - -")
    warrior(s, 0).lives = warrior(s, 1).lives = 1
    assert lives(until(s, "damaged")) == [0, 0]
    while s.state.battle is not None:
        s.do(s.options[0])
    assert sorted(e["uid"] for e in s.told("died")) == [0, 1]


def test_burning_oneself_comes_before_moving() -> None:
    """A48: the mover has no choice."""
    s = until(battle("thorn-of-wrath", mine="Mo - S", foe="Fi - -"), "declared")
    assert s.told("chose")[0]["icon"] == "simple"
    until(s, "before", actor=1)
    assert (lives(s), s.told("moved")) == ([1, 2], [])


# --- moving ---


@pytest.mark.parametrize(
    ("direction", "field"),
    [
        ("left", ["treant", "dryad", "darn-guard", "bone-golem"]),
        ("forward", ["darn-guard", "treant", "dryad", "bone-golem"]),
        ("right", ["bone-golem", "treant", "darn-guard", "dryad"]),
    ],
)
def test_a_mover_changes_places_with_friend_and_enemy(direction: str, field: list[str]) -> None:
    """A49: nobody is asked for consent."""
    s = four("Mo Mo Mo", "- - -", "- - -", "- - -").pass_windows()
    assert (s.asked, s.options) == (0, ["move left", "move forward", "move right", "stay"])
    s.do(f"move {direction}")
    while not s.told("moved"):
        assert s.options == ["pass"] or "pass" in s.options
        s.do("pass")
    assert s.field == field


def test_a_mover_changes_places_with_a_treasure_and_goes_into_a_gap() -> None:
    """A49"""
    for direction, field in (("left", ["treasure", "fanatic", "", "goblin"]), ("forward", ["", "treasure", "fanatic"])):
        s = Scenario(
            Seat("black", artifacts=PAUSE),
            Seat("snow"),
            field=["fanatic 0", "treasure", "", "goblin -1"],
            land="M0",
            reserve=0,
        )
        arm(s, 0, "Mo Mo -", 9)
        arm(s, 2, "- - -", 1)
        s.pass_windows().do(f"move {direction}")
        while not s.told("moved"):
            s.do("pass")
        assert s.field[: len(field)] == field


def test_who_can_hurt_does_not_move() -> None:
    """A50: the blow is the only choice, so nobody is asked."""
    s = battle("thorn-of-wrath", mine="Mo Mo S")
    while s.window == "before":
        s.do("pass")
    assert (s.window, s.told("chose")[0]["icon"]) == ("declared", "simple")


# --- the end ---


def test_the_last_call_comes_once_nobody_can_hurt() -> None:
    """A51: everybody has a last word, and when all have passed it is over."""
    s = battle("storm-scroll", mine="- - -", foe="- - -")
    until(s, "last-call")
    assert aims(s, "storm-scroll") == ["darn-guard#1"]
    while s.window == "last-call":
        s.do("pass")
    assert s.state.battle is None


def test_a_blow_in_the_last_call_is_followed_by_another() -> None:
    """A51: something was played, so all are asked once more."""
    s = until(battle("storm-scroll", mine="- - -", foe="- - -"), "last-call")
    play(s, "storm-scroll", "darn-guard#1")
    until(s, "last-call")
    assert lives(s) == [2, 1]


def rounds_of_moving(action_in: int = 0, forgetful: bool = False) -> int:
    """A mover goes to and fro; in this round somebody plays something as well. How many rounds the battle has."""
    s = battle("winged-sandals", mine="- Mo -", foe="- - -")
    rounds = 0
    while s.state.battle is not None:
        rounds = int(s.state.fight().round)
        if forgetful:
            s.state.fight().past = []
        if rounds == action_in and aims(s, "winged-sandals"):
            play(s, "winged-sandals", "dryad#0")
        else:
            s.do("move forward" if s.kind == "act" else s.options[0])
    assert s.told("struck") == []
    assert s.owner("M1") == 1  # one against one: the side of the reserve
    return rounds


def test_movement_that_goes_in_circles_ends_the_battle() -> None:
    """A52: the third round ends as the first one did; an action begins the comparison anew."""
    assert rounds_of_moving() == 3
    assert rounds_of_moving(action_in=2) == 4
    assert rounds_of_moving(action_in=3) == 5


def test_twenty_rounds_end_a_battle() -> None:
    """A52: even if no arrangement came back."""
    assert rounds_of_moving(forgetful=True) == 20


# --- how long things last ---


def test_a_changed_attack_stays_for_the_battle() -> None:
    """A53: in the next round, too."""
    s = battle("blade-of-dawn", mine="- - S", foe="Sh - -")
    warrior(s, 1).lives = 4
    play(s, "blade-of-dawn", "dryad#0 right")
    until(s, "damaged")
    assert lives(s) == [2, 2]
    s.do("pass")
    until(s, "damaged")
    assert (s.state.fight().round, attacks(s, 0), lives(s)) == (2, "- - PP", [2, 0])


# --- answers ---


def test_extra_damage_causes_no_second_recoil() -> None:
    """A62"""
    s = until(battle("sniper", foe="Co - -"), "damaged")
    assert lives(s) == [1, 1]
    assert lives(play(s, "sniper", "darn-guard#1")) == [1, 0]


def test_the_price_counts_when_a_card_is_declared() -> None:
    """A63: Lands that a card still on the chain will bring do not count yet."""
    s = battle(
        "crown-of-claims", lands=1, hand=["miraina-sharpleaf"], rival={"artifacts": ["war-horn"], "hand": ["initiate"]}
    )
    declare(s, "crown-of-claims")
    assert s.state.view(-1)["chain"]
    assert aims(s, "miraina-sharpleaf") == []


def test_the_attacked_land_still_counts_for_its_owner() -> None:
    """A63: with the Castle it makes two."""
    s = Scenario(
        Seat("black"),
        Seat("forest", hand=["sniper"], lands=["M1"]),
        field=["bone-golem 0 *", "", "", "pathfinder 1"],
        land="M1",
        reserve=1,
    )
    assert (s.asked, s.window) == (1, "damaged")
    assert s.options == ["pass", "play sniper on bone-golem#0"]


def test_an_attack_strikes_who_stands_there_by_then() -> None:
    """A64: two enemies changed places after it was declared."""
    s = four("- - -", "- S -", "- - -", "- - -", card="mirror-of-places")
    until(s, "declared", actor=1)
    assert s.told("chose")[0]["direction"] == "forward"
    play(s, "mirror-of-places", "darn-guard#2 and bone-golem#3").pass_windows()
    assert strikes(s)[0] == (1, 2)


def test_an_action_without_its_target_does_nothing() -> None:
    """A64: the warrior was withdrawn in answer."""
    s = Scenario(
        Seat("forest", artifacts=["storm-scroll"]),
        Seat("snow", hand=["sentry"], lands=["M1", "F1n"]),
        field=["dryad 0", "", "", "raider 1"],
        land="M1",
        reserve=1,
    )
    declare(s, "storm-scroll", "raider#1")
    s.do("play sentry on raider#1")
    assert s.told("wounded") == []
    assert "raider" in s.hand(1)


def test_after_a_chain_its_window_opens_again() -> None:
    """A82: until all pass."""
    s = battle("initiate", hand=["initiate"])
    for side in ("left", "forward"):
        assert (s.window, s.state.fight().actor) == ("before", 0)
        play(s, "initiate", f"darn-guard#0 {side}")
    assert (s.window, s.state.fight().actor) == ("before", 0)
    while s.window == "before":
        s.do("pass")
    assert s.window == "declared"


def test_the_windows_of_a_turn() -> None:
    """A61: from before Summon to the last call, with the duel of the advanced deployment."""
    seen = []
    for seed in range(6):
        s = Scenario(
            Seat("black", ["janira", "fanatic", "darn-guard", "initiate", "torturer"], ["F0n"], artifacts=["war-horn"]),
            Seat("snow", ["raider", "sentry", "mammoth", "raider", "frost-wolf"], ["M0"], artifacts=["tower-key"]),
            at="turn",
            advanced=True,
            even=True,
            seed=seed,
        )
        windows: list[str] = []
        while s.state.active == 0 and not s.told("battle-won") + s.told("battle-lost"):
            if not windows or windows[-1] != (s.window or s.kind):
                windows.append(s.window or s.kind)
            prefer = ("attack M0", "accept", "send", "discard")
            s.do(next((text for word in prefer for text in s.options if text.startswith(word)), s.options[0]))
        seen.append(windows)
        order = [windows.index(name) for name in ("turn", "discard", "capture", "named", "duel", "before", "declared")]
        assert order == sorted(order)
    assert {"damaged", "last-call"} <= {name for windows in seen for name in windows}
