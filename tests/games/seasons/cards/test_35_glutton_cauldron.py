"""Glutton Cauldron: eats a token a turn; the seventh gives all seven back, with 15 crystals, and ends it."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

SIX_AIR = "air+air+air+air+air+air"
ALMOST_FULL = f"glutton-cauldron: {SIX_AIR}"


def test_costs_nothing_and_is_worth_nothing() -> None:
    s = Scenario(Seat(hand=["glutton-cauldron"]), Seat()).do("summon glutton-cauldron")
    assert s.seat(0).in_play == ["glutton-cauldron"]
    assert s.seat(0).score == 0


def test_takes_one_token_of_the_reserve_a_turn() -> None:
    s = Scenario(Seat(in_play=["glutton-cauldron"], reserve="air+fire"), Seat())
    s.do("activate glutton-cauldron", "feed fire")
    assert (s.seat(0).reserve, s.seat(0).tokens("glutton-cauldron")) == ("air", "fire")
    assert "activate glutton-cauldron" not in s.options


def test_cannot_be_activated_without_a_token() -> None:
    assert "activate glutton-cauldron" not in Scenario(Seat(in_play=["glutton-cauldron"]), Seat()).options


def test_may_be_fed_in_the_turn_it_is_played() -> None:
    """R249"""
    s = Scenario(Seat(hand=["glutton-cauldron"], reserve="air"), Seat())
    s.do("summon glutton-cauldron", "activate glutton-cauldron")
    assert s.seat(0).tokens("glutton-cauldron") == "air"


def test_may_be_fed_from_amulet_of_water() -> None:
    """R036"""
    s = Scenario(Seat(in_play=["glutton-cauldron", "amulet-of-water: water"], reserve="fire"), Seat())
    s.do("activate glutton-cauldron")
    assert set(s.options) == {"feed fire", "feed water@amulet-of-water"}
    s.do("feed water@amulet-of-water")
    assert s.seat(0).tokens("glutton-cauldron") == "water"
    assert s.seat(0).tokens("amulet-of-water") == "nothing"
    assert s.seat(0).reserve == "fire"


def test_its_tokens_can_be_neither_used_nor_taken_back() -> None:
    """R183"""
    seat = Seat(hand=["amulet-of-air"], in_play=["glutton-cauldron: air+air", "kairn-the-destroyer"])
    s = Scenario(seat, Seat(), transmuting=True)
    assert s.options == ["end turn", "bonus transmute", "bonus gauge"]


def test_the_seventh_token_gives_seven_tokens_and_fifteen_crystals_and_ends_it() -> None:
    """R249: at once, without a choice."""
    s = Scenario(Seat(in_play=[ALMOST_FULL], reserve="water"), Seat()).do("activate glutton-cauldron")
    assert s.seat(0).reserve == f"{SIX_AIR}+water"
    assert s.seat(0).crystals == 15
    assert (s.seat(0).in_play, s.discard) == ([], ["glutton-cauldron"])
    assert s.kind == "main"


def test_the_sixth_token_gives_nothing_yet() -> None:
    s = Scenario(Seat(in_play=["glutton-cauldron: air+air+air+air+air"], reserve="air"), Seat())
    s.do("activate glutton-cauldron")
    assert (s.seat(0).crystals, s.seat(0).reserve, s.seat(0).in_play) == (0, "nothing", ["glutton-cauldron"])


def test_all_seven_arrive_before_the_owner_discards_what_is_too_much() -> None:
    """R248: old and new tokens alike may go, and none stays on a card."""
    s = Scenario(Seat(in_play=[ALMOST_FULL], reserve="water+fire+fire+earth"), Seat())
    s.do("activate glutton-cauldron", "feed fire")
    assert {"lose air+air+air", "lose water+fire+fire", "lose air+fire+earth"} <= set(s.options)
    s.do("lose water+fire+fire")
    assert s.seat(0).reserve == f"{SIX_AIR}+earth"
    assert s.seat(0).crystals == 15


def test_bespelled_grimoire_makes_room_for_ten() -> None:
    s = Scenario(Seat(in_play=[ALMOST_FULL, "bespelled-grimoire"], reserve="fire+fire+fire+fire"), Seat())
    s.do("activate glutton-cauldron")
    assert s.seat(0).reserve == f"{SIX_AIR}+fire+fire+fire+fire"


def test_is_no_transmuting() -> None:
    """Neither Purse of Io nor the transmute bonus adds to the 15."""
    s = Scenario(Seat(in_play=[ALMOST_FULL, "purse-of-io"], reserve="water"), Seat())
    s.do("bonus transmute", "activate glutton-cauldron")
    assert s.seat(0).crystals == 15


def test_two_are_fed_separately() -> None:
    """R249"""
    s = Scenario(Seat(in_play=["glutton-cauldron", "glutton-cauldron"], reserve="air+fire"), Seat())
    s.do("activate glutton-cauldron", "feed air", "activate glutton-cauldron#2")
    assert s.seat(0).tokens("glutton-cauldron") == "air"
    assert s.seat(0).tokens("glutton-cauldron", copy=2) == "fire"


def test_its_tokens_count_neither_for_wondrous_chest_nor_for_beggars_horn() -> None:
    seat = Seat(in_play=["glutton-cauldron: air+air+air+air", "wondrous-chest", "beggars-horn"])
    s = Scenario(seat, Seat()).end_turn().do("gain fire")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (0, "fire")


def test_its_tokens_do_not_count_for_lantern_of_xidit() -> None:
    s = Scenario(Seat(in_play=["glutton-cauldron: air+air", "lantern-of-xidit"], reserve="fire"), Seat())
    assert s.seat(0).score == 24 + 3


def test_its_tokens_are_not_touched_by_air_elemental_and_not_copied_by_lewis_greyface() -> None:
    seat = Seat(hand=["air-elemental", "lewis-greyface"], reserve="air+air+air+air+fire")
    s = Scenario(seat, Seat(in_play=["glutton-cauldron: fire+earth"], reserve="water"))
    s.do("summon air-elemental", "summon lewis-greyface")
    assert s.seat(1).tokens("glutton-cauldron") == "fire+earth"
    assert s.seat(0).reserve == "air"


def test_its_tokens_are_not_touched_by_potions() -> None:
    seat = Seat(
        hand=["runic-cube-of-eolis"],
        in_play=["glutton-cauldron: fire+earth", "potion-of-life", "potion-of-dreams"],
        reserve="air",
    )
    s = Scenario(seat, Seat()).do("activate potion-of-life")
    assert s.seat(0).crystals == 4
    s.do("activate potion-of-dreams")
    assert s.seat(0).tokens("glutton-cauldron") == "fire+earth"


def test_its_tokens_stay_when_cursed_treatise_is_sacrificed() -> None:
    victim = Seat(in_play=["glutton-cauldron: fire+earth", "cursed-treatise-of-arus"], reserve="air")
    s = Scenario(Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"), victim)
    s.do("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert (s.seat(1).reserve, s.seat(1).tokens("glutton-cauldron")) == ("nothing", "fire+earth")


@pytest.mark.parametrize(
    ("card", "reserve"),
    [("syllas-the-faithful", "fire+fire+fire"), ("amsug-longneck", "air+water")],
)
def test_gives_nothing_when_a_rival_makes_it_leave(card: str, reserve: str) -> None:
    """R249, R039"""
    s = Scenario(Seat(hand=[card], reserve=reserve), Seat(in_play=[ALMOST_FULL])).do(f"summon {card}")
    assert (s.seat(1).in_play, s.seat(1).reserve, s.seat(1).crystals) == ([], "nothing", 0)


def test_gives_nothing_when_sacrificed_for_dragon_skull() -> None:
    """R249, R039: only the 15 crystals of the Skull."""
    s = Scenario(Seat(in_play=[ALMOST_FULL, "dragon-skull", "amulet-of-air"]), Seat())
    s.do("activate dragon-skull", "sacrifice glutton-cauldron", "sacrifice dragon-skull")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (15, "nothing")


def test_is_empty_when_summoned_again() -> None:
    """R158"""
    s = Scenario(Seat(hand=["amsug-longneck"], in_play=[ALMOST_FULL], reserve="air+water+fire"), Seat())
    s.do("summon amsug-longneck")
    assert s.seat(0).hand == ["glutton-cauldron"]
    s.do("summon glutton-cauldron", "activate glutton-cauldron")
    assert s.seat(0).tokens("glutton-cauldron") == "fire"


def test_everyone_sees_what_lies_on_it() -> None:
    """R217"""
    s = Scenario(Seat(in_play=["glutton-cauldron: air+fire"]), Seat())
    assert s.state.view(1)["players"][0]["tableau"][0]["energy"] == {"air": 1, "water": 0, "fire": 1, "earth": 0}
