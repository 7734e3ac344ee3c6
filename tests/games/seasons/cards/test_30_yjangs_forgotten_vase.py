"""Yjang's Forgotten Vase: a token of any type for every card its owner summons."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

VASE = "yjangs-forgotten-vase"
ANY = ["gain air", "gain earth", "gain fire", "gain water"]
SEVEN_AIR = "air+air+air+air+air+air+air"


def test_costs_water_fire_and_earth() -> None:
    s = Scenario(Seat([VASE], reserve="air+water+fire+earth"), Seat()).do(f"summon {VASE}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([VASE], "air")


@pytest.mark.parametrize("reserve", ["air+fire+earth", "air+water+earth", "air+water+fire"])
def test_cannot_be_summoned_with_a_token_missing(reserve: str) -> None:
    assert f"summon {VASE}" not in Scenario(Seat([VASE], reserve=reserve), Seat()).options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=[VASE]), Seat()).seat(0).score == 6


def test_gives_a_token_of_any_type_for_every_summon() -> None:
    s = Scenario(Seat(["amulet-of-earth", "die-of-malice"], [VASE], "earth+earth"), Seat())
    assert sorted(s.do("summon amulet-of-earth").options) == ANY
    assert sorted(s.do("gain fire", "summon die-of-malice").options) == ANY
    assert s.do("gain air").seat(0).reserve == "air+fire"


def test_gives_nothing_for_its_own_summon() -> None:
    """R058."""
    assert Scenario(Seat([VASE], reserve="water+fire+earth"), Seat()).do(f"summon {VASE}").kind == "main"


def test_the_first_copy_pays_for_the_second_and_then_both_pay() -> None:
    """R061: two tokens a summon, chosen one after the other."""
    s = Scenario(Seat([VASE, "die-of-malice"], [VASE], "water+fire+earth"), Seat()).do(f"summon {VASE}", "gain air")
    assert s.kind == "main"
    s.do("summon die-of-malice", "gain water", "gain earth")
    assert (s.kind, s.seat(0).reserve) == ("main", "air+water+earth")


def test_a_rivals_summon_gives_nothing() -> None:
    s = Scenario(Seat(["die-of-malice"]), Seat(in_play=[VASE])).do("summon die-of-malice")
    assert (s.asked, s.kind) == (0, "main")


def test_gives_nothing_for_a_card_played_free() -> None:
    """The Divine Chalice itself was summoned, the card it brings was not; nor is one brought by Crystal Orb."""
    s = Scenario(Seat(["divine-chalice"], [VASE], "air+water+fire+earth"), Seat(), deck=["die-of-malice", 1, 2, 3])
    s.do("summon divine-chalice", "gain air", "play die-of-malice")
    assert (s.kind, s.seat(0).reserve) == ("main", "air")
    s = Scenario(Seat([], [VASE, "crystal-orb"], "air+air+air+air"), Seat(), deck=["die-of-malice"])
    s.do("activate crystal-orb", "play it")
    assert (s.kind, s.seat(0).reserve) == ("main", "nothing")


def test_comes_before_the_effect_of_the_summoned_card() -> None:
    """R059: its token and the overflow are settled before the marker moves."""
    s = Scenario(Seat(["temporal-boots"], [VASE], SEVEN_AIR), Seat()).do("summon temporal-boots")
    assert (s.kind, s.state.space) == ("energy", 1)
    assert s.do("gain fire lose air").kind == "boots"


def test_staff_of_spring_comes_before_it() -> None:
    """R228: crystals before energy."""
    s = Scenario(Seat(["die-of-malice"], [VASE, "staff-of-spring"]), Seat()).do("summon die-of-malice")
    assert (s.kind, s.seat(0).crystals) == ("energy", 3)


def test_the_payment_makes_room_for_the_token() -> None:
    """R238."""
    s = Scenario(Seat(["amulet-of-air"], [VASE], SEVEN_AIR), Seat()).do("summon amulet-of-air")
    assert sorted(s.options) == ANY


def test_a_full_reserve_may_refuse_the_token() -> None:
    """R245."""
    s = Scenario(Seat(["die-of-malice"], [VASE], SEVEN_AIR), Seat()).do("summon die-of-malice")
    exchanges = {"gain water lose air", "gain fire lose air", "gain earth lose air"}
    assert set(s.options) == {"gain nothing"} | exchanges


def test_its_token_cannot_pay_for_the_elemental_amulet_that_brought_it() -> None:
    """R067."""
    s = Scenario(Seat(["elemental-amulet"], [VASE], "air"), Seat()).do("summon elemental-amulet")
    assert s.options == ["elements air"]
    assert "summon elemental-amulet" not in Scenario(Seat(["elemental-amulet"], [VASE]), Seat()).options


def test_a_passed_damned_soul_gives_nothing() -> None:
    """R256: neither to the giver nor to the receiver."""
    s = Scenario(Seat([], [VASE, "damned-soul-of-onys"], "water"), Seat(in_play=[VASE]))
    s.do("activate damned-soul-of-onys")
    assert (s.asked, s.kind) == (0, "main")
    assert s.seat(1).in_play == [VASE, "damned-soul-of-onys"]


def test_reacts_to_amsug_before_it_returns_to_hand() -> None:
    """R258."""
    s = Scenario(Seat(["amsug-longneck"], [VASE], "air+water"), Seat()).do("summon amsug-longneck")
    assert (sorted(s.options), s.seat(0).in_play) == (ANY, [VASE, "amsug-longneck"])
    s.do("gain fire")
    assert (s.seat(0).reserve, s.seat(0).hand) == ("fire", [VASE])
