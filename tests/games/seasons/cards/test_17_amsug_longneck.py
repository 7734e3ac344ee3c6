"""Amsug Longneck: every player takes one of their magic items in play back into hand."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

AMSUG = "amsug-longneck"


def test_costs_air_and_water() -> None:
    s = Scenario(Seat(hand=[AMSUG], reserve="air+water+fire"), Seat()).do(f"summon {AMSUG}")
    assert s.seat(0).reserve == "fire"


@pytest.mark.parametrize("reserve", ["air+air+fire+earth", "water+water+fire+earth"])
def test_is_not_offered_without_both_tokens(reserve: str) -> None:
    assert f"summon {AMSUG}" not in Scenario(Seat(hand=[AMSUG], reserve=reserve, crystals=20), Seat()).options


def test_is_worth_eight_prestige() -> None:
    assert Scenario(Seat(in_play=[AMSUG]), Seat()).seat(0).score == 8


def test_players_choose_clockwise_from_the_left_and_the_owner_last() -> None:
    """R157, R226."""
    two = ["amulet-of-air", "amulet-of-fire"]
    owner = Seat(hand=[AMSUG], in_play=["purse-of-io", "die-of-malice"], reserve="air+water")
    s = Scenario(Seat(in_play=two), owner, Seat(in_play=two), active=1).do(f"summon {AMSUG}")
    assert s.asked == 2
    s.do("return amulet-of-air")
    assert s.asked == 0
    s.do("return amulet-of-fire")
    assert s.asked == 1
    s.do("return purse-of-io")
    assert [s.seat(seat).hand for seat in range(3)] == [["amulet-of-fire"], ["purse-of-io"], ["amulet-of-air"]]
    assert s.seat(1).in_play == ["die-of-malice", AMSUG]
    assert s.kind == "main"


def test_an_item_must_be_taken_back_and_no_familiar_can_be() -> None:
    """R157."""
    rival = Seat(in_play=["figrim-the-avaricious", "amulet-of-air", "amulet-of-fire"])
    s = Scenario(Seat(hand=[AMSUG], reserve="air+water"), rival).do(f"summon {AMSUG}")
    assert s.asked == 1
    assert sorted(s.options) == ["return amulet-of-air", "return amulet-of-fire"]


def test_players_without_items_in_play_are_not_affected() -> None:
    s = Scenario(Seat(hand=[AMSUG], reserve="air+water"), Seat(in_play=["figrim-the-avaricious"]), Seat())
    s.do(f"summon {AMSUG}")
    assert (s.asked, s.kind) == (0, "main")
    assert [s.seat(seat).in_play for seat in range(3)] == [[AMSUG], ["figrim-the-avaricious"], []]
    assert s.seat(1).hand == []


def test_everyone_knows_the_cards_taken_back() -> None:
    """R257: later players know the earlier choices."""
    rival = Seat(in_play=["amulet-of-air", "amulet-of-fire"])
    s = Scenario(Seat(hand=[AMSUG], reserve="air+water"), rival, Seat(in_play=["purse-of-io", "die-of-malice"]))
    s.do(f"summon {AMSUG}", "return amulet-of-air")
    assert s.asked == 2
    assert s.state.view(2)["players"][1]["known"]["hand"] == ["base:1"]


def test_an_item_taken_back_may_be_summoned_again_in_the_same_turn() -> None:
    """R257: its slot is free again and its effect happens once more."""
    s = Scenario(Seat(hand=[AMSUG], in_play=["amulet-of-earth"], reserve="air+water+earth+earth", gauge=2), Seat())
    s.do(f"summon {AMSUG}", "summon amulet-of-earth")
    assert s.seat(0).in_play == [AMSUG, "amulet-of-earth"]
    assert s.seat(0).crystals == 9


def test_an_item_summoned_again_may_be_activated_again() -> None:
    """R257, R073."""
    s = Scenario(
        Seat(hand=[AMSUG], in_play=["balance-of-ishtar tapped"], reserve="air+water+fire+fire+fire", crystals=2), Seat()
    ).do(f"summon {AMSUG}", "summon balance-of-ishtar", "activate balance-of-ishtar")
    assert s.seat(0).crystals == 9


@pytest.mark.parametrize("item", ["amulet-of-water", "glutton-cauldron"])
def test_tokens_on_an_item_taken_back_are_lost(item: str) -> None:
    """R158, R249."""
    rival = Seat(in_play=[f"{item}: fire+fire+fire+fire"], reserve="air")
    s = Scenario(Seat(hand=[AMSUG], reserve="air+water"), rival).do(f"summon {AMSUG}")
    assert s.seat(1).hand == [item]
    assert (s.seat(1).reserve, s.seat(1).crystals) == ("air", 0)


def test_a_cauldron_summoned_again_is_empty() -> None:
    """R158."""
    s = Scenario(Seat(hand=[AMSUG], in_play=["glutton-cauldron: fire+fire"], reserve="air+water"), Seat())
    assert s.do(f"summon {AMSUG}", "summon glutton-cauldron").seat(0).tokens("glutton-cauldron") == "nothing"


def test_a_treatise_taken_back_is_not_sacrificed() -> None:
    rival = Seat(in_play=["cursed-treatise-of-arus"], reserve="fire+fire")
    s = Scenario(Seat(hand=[AMSUG], reserve="air+water"), rival).do(f"summon {AMSUG}")
    assert s.seat(1).hand == ["cursed-treatise-of-arus"]
    assert s.seat(1).reserve == "fire+fire"


def test_a_grimoire_taken_back_makes_its_owner_trim_at_once() -> None:
    """R035: before the next player takes an item back."""
    eight = "air+air+air+air+fire+fire+fire+fire"
    s = Scenario(
        Seat(hand=[AMSUG], in_play=["purse-of-io", "die-of-malice"], reserve="air+water"),
        Seat(in_play=["bespelled-grimoire"], reserve=eight),
    ).do(f"summon {AMSUG}")
    assert (s.asked, sorted(s.options)) == (1, ["lose air", "lose fire"])
    s.do("lose fire")
    assert (s.asked, s.seat(1).reserve) == (0, "air+air+air+air+fire+fire+fire")


def test_the_vase_reacts_before_it_is_taken_back() -> None:
    """R258."""
    s = Scenario(Seat(hand=[AMSUG], in_play=["yjangs-forgotten-vase"], reserve="air+water"), Seat())
    s.do(f"summon {AMSUG}", "gain fire")
    assert s.seat(0).hand == ["yjangs-forgotten-vase"]
    assert s.seat(0).reserve == "fire"


def test_an_item_taken_back_in_the_last_round_costs_five_points() -> None:
    """R279: and its prestige is gone."""
    s = Scenario(Seat(hand=[AMSUG], reserve="air+water"), Seat(in_play=["amulet-of-air"], crystals=9), year=3, space=12)
    s.do(f"summon {AMSUG}").end_turn()
    assert s.state.over
    assert (s.seat(0).score, s.seat(1).score) == (8, 9 - 5)


def test_works_when_put_into_play_free() -> None:
    s = Scenario(Seat(hand=[AMSUG], in_play=["potion-of-dreams"]), Seat(in_play=["amulet-of-air"]))
    assert s.do("activate potion-of-dreams").seat(1).hand == ["amulet-of-air"]
