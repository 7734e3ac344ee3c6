"""What is marked for clients: gains that nobody would refuse, and a refreshing that infects."""

import pytest

from ludoteka.games.etherstone.scenario import Scenario
from tests.games.etherstone.rules.positions import me, number, price, rival


def details(s: Scenario) -> dict[str, dict[str, object]]:
    """The options of the question by their texts."""
    state = s.state
    task, seat = state.agenda[-1], state.owing()[0]
    return {
        state.option_text(task, seat, option): dict(state.option_detail(task, seat, option))
        for option in state.options(seat)
    }


def gifts(s: Scenario) -> set[str]:
    return {text for text, detail in details(s).items() if detail.get("gift")}


def test_stones_of_a_named_colour_are_a_gift_and_those_to_choose_are_not() -> None:
    """A gain with nothing to choose, to pay or to lose is taken by everybody; one with a choice is the player’s."""
    s = Scenario(me(in_play=["ТУ009", "УК001"]), rival(), values=(1, 1, 1, 1, 1)).do("take red")
    assert s.kind == "tray"
    assert {"apply ТУ009.1", "apply УК001.1"} <= set(details(s))
    assert gifts(s) == {"apply ТУ009.1"}


def test_what_is_paid_for_is_no_gift() -> None:
    """A player may refuse to pay."""
    s = Scenario(me(in_play=["ТУ001: 2", "ТУ009"]), rival(), values=(3, 3, 3, 4, 3)).do("take black")
    assert "apply ТУ001.2" in details(s), "counters for a point"
    assert gifts(s) == {"apply ТУ001.1"}


@pytest.mark.parametrize("lost", [True, False])
def test_healing_is_a_gift_unless_some_of_it_would_be_lost(lost: bool) -> None:
    """A73: the dial ends at 16 and only the real change counts, so a player may prefer to wait."""
    life = 16 - number("СВ009") + (1 if lost else 0)
    s = Scenario(me(hand=["СВ009", "ИС014"], stones=price("СВ009"), durability=life), rival()).do("summon СВ009")
    assert s.kind == "arrive"
    assert gifts(s) == (set() if lost else {"apply СВ009.1"})


@pytest.mark.parametrize(("durability", "infects"), [(2, True), (3, True), (4, False)])
def test_refreshing_tells_whether_it_infects(durability: int, infects: bool) -> None:
    """A10, A16: the last point may be paid; then the action of this same turn is the pact."""
    s = Scenario(me(durability=durability), rival(), dice="wrg")
    assert details(s)["refresh"] == {"do": "refresh", "n": 3, "infects": infects}
    s.do("refresh")
    assert s.seat(0).pacts == (1 if infects else 0), "an infected leader has no other action than the pact"
