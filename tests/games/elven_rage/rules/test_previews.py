"""What an answer in battle would do is told beforehand, as if nobody reacted; and what the view says of the field."""

from typing import Any

import pytest

from ludoteka.core.preview import Preview, preview
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.games.elven_rage.shown import BattleView


def foreseen(s: Scenario, text: str, seat: int) -> Preview:
    return preview(s.state, seat, s.state.option_named(seat, text))


def change(told: Preview, *path: int | str) -> tuple[Any, Any] | None:
    """Before and after of something in the view."""
    return next(((before, after) for where, before, after in told.changes if where == list(path)), None)


def shown(s: Scenario) -> BattleView:
    battle = s.state.view(-1)["battle"]
    assert battle is not None
    return battle


def damaged(hand: list[str], theirs: list[str]) -> Scenario:
    """A pathfinder of Forest has wounded a priest of Black."""
    s = Scenario(
        Seat("forest", hand=hand, lands=["F0n", "M0"]),
        Seat("black", hand=theirs, lands=["M1"]),
        field=["pathfinder 0", "", "", "dark-crystal-priest 1"],
        land="M1",
        reserve=1,
    )
    while s.window != "damaged":
        s.do("pass")
    return s


def test_a_declaration_is_foreseen_to_its_end() -> None:
    """R40: the sniper adds one to the wound, and the priest has one life left."""
    s = damaged(["sniper"], [])
    told = foreseen(s, "play sniper on dark-crystal-priest#1", 0)
    assert told.outlook == "unanswered"
    assert change(told, "battle", "fighters", 1, "lives") == (1, 0)
    assert change(told, "players", 0, "hand") == (1, 0)
    assert [event["kind"] for event in told.events] == ["declared", "wounded"]
    s.do("play sniper on dark-crystal-priest#1")
    assert [event["card"] for event in s.told("died")] == ["black:2"]


def test_what_one_could_answer_oneself_is_not_supposed() -> None:
    """A second sniper could answer the first; it stays in hand."""
    s = damaged(["sniper", "sniper"], [])
    told, alone = (foreseen(one, "play sniper on dark-crystal-priest#1", 0) for one in (s, damaged(["sniper"], [])))
    assert told.events == alone.events
    s.do("play sniper on dark-crystal-priest#1")
    assert (s.kind, s.asked) == ("window", 0)


def test_what_a_rival_could_answer_does_not_show() -> None:
    """A62: with an initiate in hand Black could block it; nobody is told so beforehand."""
    told = foreseen(damaged(["sniper"], ["initiate"]), "play sniper on dark-crystal-priest#1", 0)
    without = foreseen(damaged(["sniper"], ["bone-golem"]), "play sniper on dark-crystal-priest#1", 0)
    assert (told.outlook, told.changes, told.events) == (without.outlook, without.changes, without.events)


def test_what_would_be_cancelled_leaves_the_chain() -> None:
    s = damaged(["sniper", "whisperer"], ["initiate"])
    s.do("play sniper on dark-crystal-priest#1", "play initiate on dark-crystal-priest#1 left")
    told = foreseen(s, "play whisperer", 0)
    assert told.outlook == "unanswered"
    chain = change(told, "chain")
    assert chain is not None
    assert [[link["card"] for link in links] for links in chain] == [["black:1", "forest:2"], ["forest:2"]]


def test_a_pass_lets_the_declared_attack_happen() -> None:
    """R26: the first attack of the rulebook's battle, as either side sees it while it may still react."""
    s = Scenario(
        Seat("black"),
        Seat("snow", hand=["blizzard-lord"], lands=["M1", "F1n", "M1n"]),
        field=["sareons-elite 1", "janira 0", "raider 1", "darn-guard 0"],
        land="M1",
        reserve=1,
        even=True,
    )
    assert shown(s)["order"][0] == 1
    while s.window != "declared":
        s.do("pass")
    battle = shown(s)
    assert battle["declared"] == {
        "uid": 1,
        "slot": 2,
        "move": False,
        "victim_uid": 2,
        "damage": 2,
        "recoil": False,
    }
    assert {"uid": 1, "victim_uid": 2, "damage": 2, "recoil": False} in battle["threats"]
    for seat in s.state.owing():
        told = foreseen(s, "pass", seat)  # Janira takes both lives of the raider
        assert told.outlook == "unanswered"
        assert change(told, "battle", "fighters", 2, "lives") == (battle["fighters"][2]["lives"], 0)


def test_a_pass_is_followed_to_the_next_question() -> None:
    """R40: the rider may move or stay when the window is closed; which of them nobody can know."""
    s = Scenario(
        Seat("snow", hand=["frost-wolf"]),
        Seat("high", lands=["M1"]),
        field=["mammoth 0", "", "", "griffin-rider 1"],
        land="M1",
        reserve=1,
    )
    assert s.window == "before"
    told = foreseen(s, "pass", 0)
    assert (told.outlook, told.events) == ("unanswered", [])
    assert change(told, "battle", "order") == ([1, 0], [0])  # its turn has come
    s.do("pass")
    assert (s.kind, s.asked) == ("act", 1)


@pytest.mark.parametrize("asked", [0, 1])
def test_whether_a_gift_fulfils_a_secret_goal_does_not_show(asked: int) -> None:
    """Goals are secret: what would fulfil any that a rival may have is left open, whichever it is."""

    def told(goal: str, *relics: str) -> Preview:
        giver = Seat("black", artifacts=["whirl-charm"], goal="rival-castle")
        keeper = Seat("snow", lands=[f"G{1 - asked}", f"B{1 - asked}"], treasures=1, artifacts=[*relics], goal=goal)
        s = Scenario(*((giver, keeper) if asked == 0 else (keeper, giver)), active=1 - asked)
        s.do("trade", f"offer seat {asked} treasure for artifact")
        return foreseen(s, "accept and give whirl-charm", asked)

    for goal in ("keeper-of-relics", "conqueror"):
        third = told(goal, "tower-key", "chain-of-ice")
        assert (third.outlook, third.changes, third.events) == ("open", [], [])
        assert told(goal, "tower-key").outlook == "certain"
