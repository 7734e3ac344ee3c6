"""Taking a die (R6, rulings A17 to A29)."""

import pytest

from ludoteka.games.etherstone.cards.pool import ALL_CARDS
from ludoteka.games.etherstone.scenario import Scenario
from tests.games.etherstone.rules.positions import LEADER, durability, me, number, offered, price, rival

COLOURS = ("white", "red", "green", "black")
QUIET = "ВО007"  # a leader without die abilities


def tray(s: Scenario) -> list[str]:
    """The abilities that wait."""
    assert s.kind == "tray"
    return [text.removeprefix("apply ") for text in s.options if text != "stop"]


@pytest.mark.parametrize("value", [1, 3, 6])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_gives_two_stones_of_its_colour(colour: str, value: int) -> None:
    """R6: always two, whatever it shows."""
    s = Scenario(me(leader=QUIET), rival(), values=[value] * 5)
    s.do(f"take {colour}")
    assert s.seat(0).stones == f"{colour}+{colour}"
    assert s.seat(0).durability == durability(QUIET)
    assert s.asked == 1


def test_the_die_lies_beside_the_leader_until_the_next_roll() -> None:
    """R6: then it is rolled with the others."""
    s = Scenario(me(leader=QUIET), rival())
    s.do("take green")
    assert "green" not in s.market
    assert s.state.view(-1)["dice"][2]["by"] == 0
    s.do("rest", "refresh")
    assert "green" in s.market


@pytest.mark.parametrize("colour", COLOURS)
def test_the_purple_die(colour: str) -> None:
    """R6: a point of durability, and two stones of the colour named."""
    s = Scenario(me(leader=QUIET), rival())
    s.do(f"take purple as {colour}")
    assert s.seat(0).durability == durability(QUIET) - 1
    assert s.seat(0).stones == f"{colour}+{colour}"


def test_the_purple_die_takes_one_of_the_four_colours() -> None:
    """A17: both stones of that one, and never purple."""
    s = Scenario(me(), rival(), dice="*")
    assert offered(s, "take") == [f"take purple as {colour}" for colour in COLOURS]


def test_the_purple_die_counts_as_the_colour_named() -> None:
    """R6.1: its value works like that of any other die."""
    seat = {"leader": QUIET, "in_play": ["СА007", "УК002"]}
    assert tray(Scenario(me(**seat), rival()).do("take purple as red")) == ["СА007.1"]
    assert tray(Scenario(me(**seat), rival(), values=(1, 1, 1, 1, 3)).do("take purple as white")) == ["УК002.1"]
    assert Scenario(me(**seat), rival()).do("take purple as white").asked == 1


def test_the_purple_die_may_infect() -> None:
    """A18: at once; stones and abilities follow in full, the pact comes in the next turn."""
    s = Scenario(me(leader=QUIET, durability=1, in_play=["УК001"]), rival())
    s.do("take purple as red")
    assert s.seat(0).infected
    s.do("apply УК001.1", "gain green")
    assert s.seat(0).stones == "red+red+green"
    assert (s.asked, s.seat(0).pacts) == (1, 0)
    s.do("rest")
    assert (s.asked, s.seat(0).pacts) == (1, 1)


def test_what_names_the_purple_die_sees_the_piece() -> None:
    """A19: the named colour changes nothing for it."""
    s = Scenario(me(leader=QUIET, in_play=["ИС009"]), rival())
    s.do("take purple as red")
    assert s.options == ["react ИС009.1", "no reaction"]
    s = Scenario(me(leader=QUIET, in_play=["ИС009"]), rival())
    s.do("take red")
    assert s.asked == 1


def test_no_die_symbol_is_purple() -> None:
    """A19: so that a named colour never clashes with it."""
    masks = [int(ability.colours) for card in ALL_CARDS for ability in card.abilities]
    assert max(masks) < 1 << len(COLOURS)


@pytest.mark.parametrize(("die", "value"), [("black", 1), ("red", 6), ("black", 6)])
def test_two_symbols_either_will_do_and_both_give_one_application(die: str, value: int) -> None:
    """A20, A21: colour or value; once, even where both match."""
    s = Scenario(me(leader=QUIET, in_play=["ИС003", "УК002"]), rival(), values=[value] * 5)
    s.do(f"take {die}")
    assert tray(s) == ["ИС003.1"]
    s.do("apply ИС003.1")
    assert s.seat(0).counters("УК002") == number("УК002")
    assert s.asked == 1


def test_two_symbols_neither_matches() -> None:
    """A21"""
    s = Scenario(me(leader=QUIET, in_play=["ИС003", "УК002"]), rival(), values=[5] * 5)
    assert s.do("take red").asked == 1


@pytest.mark.parametrize("value", range(1, 7))
def test_a_list_of_values_is_no_range(value: int) -> None:
    """A22, R12.1: `1-6` is 1 or 6; `1>3` is 1, 2 or 3."""
    s = Scenario(me(leader=QUIET, in_play=["УК001", "ТУ009"]), rival(), values=[value] * 5)
    s.do("take red")
    waiting = tray(s) if s.asked == 0 else []
    assert ("УК001.1" in waiting) == (value in (1, 6))
    assert ("ТУ009.1" in waiting) == (value <= 3)


def test_abilities_come_in_any_order_each_once() -> None:
    """R6, R6.2, R12.2: the tray is looked at anew after each; stopping is allowed at any time."""
    seat = {"in_play": ["УК001", "СВ002"]}
    s = Scenario(me(**seat), rival())
    s.do("take white")
    assert sorted(tray(s)) == ["СВ002.1", "УК001.1"]
    s.do("apply СВ002.1")
    assert tray(s) == ["УК001.1"]
    s.do("apply УК001.1", "gain red")
    assert s.asked == 1
    s = Scenario(me(**seat), rival())
    s.do("take white", "apply УК001.1", "gain red")
    assert tray(s) == ["СВ002.1"]
    s.do("stop")
    assert (s.asked, s.seat(0).durability) == (1, durability(LEADER))


def test_leader_and_entities_are_in_one_tray() -> None:
    """R6"""
    s = Scenario(me(leader="ВО008", in_play=["УК001"]), rival())
    assert sorted(tray(s.do("take green"))) == ["ВО008.1", "УК001.1"]


def test_a_card_summoned_by_the_die_joins_the_tray() -> None:
    """R6.3, A23: its own matching abilities can be applied in the same turn."""
    s = Scenario(me(hand=["СВ006", "ИС014"], in_play=["УК008"], stones="ww"), rival())
    s.do("take green")
    assert tray(s) == ["УК008.1"]
    s.do("apply УК008.1", "pay white+white")
    assert s.seat(0).in_play == ["УК008", "СВ006"]
    assert tray(s) == ["СВ006.1"]


def test_a_card_that_has_left_is_out_of_the_tray() -> None:
    """A23: its ability waited, but it is no longer in play."""
    s = Scenario(me(hand=["ИС001", "ИС014"], in_play=["ТУ005", "ТУ002"]), rival())
    s.do("take black")
    assert sorted(tray(s)) == ["ТУ002.1", "ТУ005.1"]
    s.do("apply ТУ005.1", "recall ТУ002", "summon ИС001")
    assert s.asked == 1
    assert s.seat(1).durability == durability("ВО010")


def test_a_changed_value_opens_other_abilities() -> None:
    """R6.1, A24: the match is tested at each pick."""
    s = Scenario(me(leader=QUIET, in_play=["ИС002", "УК002"]), rival())
    s.do("take white")
    assert tray(s) == ["ИС002.1"]
    s.do("apply ИС002.1", "value 3")
    assert tray(s) == ["УК002.1"]
    assert s.state.view(1)["dice"][0] == {"die": "white", "value": 3, "by": 0, "triggers": []}


def test_a_changed_value_closes_abilities() -> None:
    """A24: what matched before and was not used is gone."""
    s = Scenario(me(leader=QUIET, in_play=["ИС002", "УК001"]), rival())
    s.do("take white", "apply ИС002.1", "value 2")
    assert s.asked == 1


def test_a_changed_value_gives_no_second_use() -> None:
    """A24: the use made with the first value stands."""
    s = Scenario(me(leader="ВО012", in_play=["УК001"]), rival())
    s.do("take white", "apply УК001.1", "gain red", "apply ВО012.2", "value 6")
    assert s.asked == 1
    assert s.seat(0).stones == "white+white+red"


@pytest.mark.parametrize("value", range(1, 7))
def test_a_value_stays_between_1_and_6(value: int) -> None:
    """A25"""
    reach = number("ИС002")
    s = Scenario(me(leader=QUIET, in_play=["ИС002"]), rival(), values=[value] * 5)
    s.do("take white", "apply ИС002.1")
    near = [v for v in range(max(1, value - reach), min(6, value + reach) + 1) if v != value]
    assert s.options == [f"value {v}" for v in near]


def test_a_card_summoned_again_remembers_its_use() -> None:
    """A26: until the window of this die closes."""
    s = Scenario(me(in_play=["ТУ005", "ТУ002"], stones="b"), rival())
    s.do("take black", "apply ТУ002.1", "apply ТУ005.1", "recall ТУ002", "summon ТУ002")
    assert s.seat(0).in_play == ["ТУ005", "ТУ002"]
    assert s.asked == 1
    assert s.seat(1).durability == durability("ВО010") - number("ТУ002")


def test_the_next_die_is_a_new_window() -> None:
    """A26, R12.7: the marks are gone with the die."""
    s = Scenario(me(in_play=["УК001"]), rival())
    s.do("take white", "apply УК001.1", "gain red", "rest", "take red")
    assert tray(s) == ["УК001.1"]


def test_dice_of_rivals_trigger_nothing_of_mine() -> None:
    """A28: the symbols speak of the dice one takes oneself."""
    s = Scenario(me(in_play=["УК001", "ТУ002"]), rival(), active=1)
    s.do("take black")
    assert (s.asked, s.kind) == (0, "action")


def test_the_two_stones_can_pay_for_abilities() -> None:
    """A29: they come before the abilities."""
    s = Scenario(me(hand=["УК004", "ИС014"], in_play=["УК008"]), rival())
    s.do("take green", "apply УК008.1")
    assert s.seat(0).in_play == ["УК008", "УК004"]
    assert s.seat(0).stones == "+".join(["green"] * (2 - len(price("УК004")) + number("УК008")))


def test_the_loss_of_the_purple_die_comes_before_the_abilities() -> None:
    """A29: who is infected by it can no longer be healed by its value."""
    s = Scenario(me(durability=1, in_play=["СВ002"]), rival())
    s.do("take purple as white")
    assert s.asked == 1
    assert s.seat(0).infected
    s = Scenario(me(durability=2, in_play=["СВ002"]), rival())
    s.do("take purple as white", "apply СВ002.1")
    assert s.seat(0).durability == 1 + number("СВ002")


def test_a_card_may_make_the_purple_die_free() -> None:
    """R2.4: a card's text beats the rules."""
    s = Scenario(me(hand=["ИС014"], in_play=["ИС015"]), rival(hand=["ИС013"]))
    s.do("take purple as white")
    assert s.seat(0).durability == durability(LEADER)
