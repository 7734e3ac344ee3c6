"""Elemental Amulet: paid with tokens of different types, it has the effect of each type paid."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

AMULET = "elemental-amulet"
SUMMON = "summon elemental-amulet"
HAND = "hand-of-fortune"


def test_is_worth_two_prestige() -> None:
    assert Scenario(Seat(in_play=[AMULET]), Seat()).seat(0).score == 2


def test_is_paid_with_one_to_four_different_types() -> None:
    s = Scenario(Seat([AMULET], reserve="air+air+fire+earth"), Seat()).do(SUMMON)
    assert set(s.options) == {
        *("elements air", "elements fire", "elements earth"),
        *("elements air+fire", "elements air+earth", "elements fire+earth"),
        "elements air+fire+earth",
    }
    s.do("elements air")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([AMULET], "air+fire+earth")


def test_cannot_be_summoned_without_energy() -> None:
    assert SUMMON not in Scenario(Seat([AMULET], crystals=9), Seat()).options


@pytest.mark.parametrize(("before", "after"), [(3, 4), (15, 15)])
def test_air_raises_the_gauge_by_one(before: int, after: int) -> None:
    """R051: fifteen is the most."""
    s = Scenario(Seat([AMULET], reserve="air", gauge=before), Seat()).do(SUMMON, "elements air")
    assert (s.seat(0).gauge, s.seat(0).reserve, s.kind) == (after, "nothing", "main")


def test_water_gives_two_tokens() -> None:
    """R065: they cannot pay for further effects of the same Amulet."""
    s = Scenario(Seat([AMULET], reserve="water", gauge=3), Seat()).do(SUMMON, "elements water", "gain air+earth")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.seat(0).gauge) == ("air+earth", 0, 3)
    assert s.kind == "main"


def test_fire_draws_a_card_that_must_be_kept_unseen_by_others() -> None:
    s = Scenario(Seat([AMULET], reserve="fire"), Seat(), deck=["amulet-of-air"]).do(SUMMON, "elements fire")
    assert (s.seat(0).hand, s.discard, s.kind) == (["amulet-of-air"], [], "main")
    assert s.told("kept", 1) == [{"kind": "kept", "seat": 0, "n": 1, "cause": "base:31"}]
    assert s.state.view(1)["players"][0]["known"]["hand"] == []


def test_earth_gives_five_crystals() -> None:
    assert Scenario(Seat([AMULET], reserve="earth"), Seat()).do(SUMMON, "elements earth").seat(0).crystals == 5


def test_all_is_paid_before_the_effects_which_follow_in_the_owners_order() -> None:
    """R066, R272."""
    s = Scenario(Seat([AMULET], reserve="air+water+fire+earth", gauge=1), Seat(), deck=["amulet-of-air"])
    s.do(SUMMON, "elements air+water+fire+earth")
    assert s.seat(0).reserve == "nothing"
    assert sorted(s.options) == ["effect air", "effect earth", "effect fire", "effect water"]
    s.do("effect fire")
    assert sorted(s.options) == ["effect air", "effect earth", "effect water"]
    s.do("effect water", "gain air+air", "effect air")
    assert (s.seat(0).gauge, s.seat(0).reserve, s.seat(0).crystals) == (2, "air+air", 5)
    assert (s.seat(0).hand, s.kind) == (["amulet-of-air"], "main")


def test_the_reserve_is_trimmed_after_the_water_effect() -> None:
    """R032, R272: six tokens are left, and only one of the two new ones fits without a loss."""
    s = Scenario(Seat([AMULET], reserve="air+air+air+air+air+air+water"), Seat()).do(SUMMON, "elements water")
    assert "gain fire+earth" not in s.options
    assert "gain fire" in s.options
    s.do("gain fire+earth lose air")
    assert s.seat(0).reserve == "air+air+air+air+air+fire+earth"


def test_hand_of_fortune_adds_one_effect_for_the_same_token() -> None:
    """R064, R272: the free type need not be owned, and one real token is always due."""
    s = Scenario(Seat([AMULET], [HAND], "air"), Seat()).do(SUMMON)
    assert set(s.options) == {"elements air", "elements air+water", "elements air+fire", "elements air+earth"}
    s.do("elements air+earth", "effect earth")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.seat(0).gauge) == ("nothing", 5, 11)
    assert SUMMON not in Scenario(Seat([AMULET], [HAND]), Seat()).options


def test_with_hand_of_fortune_the_owner_chooses_which_token_to_keep() -> None:
    """R064, R239: two effects cost one token even if both types are owned."""
    s = Scenario(Seat([AMULET], [HAND], "air+earth"), Seat()).do(SUMMON, "elements air+earth")
    assert set(s.options) == {"pay air", "pay earth"}
    assert s.do("pay earth").seat(0).reserve == "air"


def test_two_hands_of_fortune_add_two_effects() -> None:
    """R064: three effects for one token, all four for two."""
    s = Scenario(Seat([AMULET], [HAND, HAND], "air+water"), Seat()).do(SUMMON)
    assert {"elements air+fire+earth", "elements water+fire+earth", "elements air+water+fire+earth"} < set(s.options)
    assert {"elements fire", "elements fire+earth"}.isdisjoint(s.options)
    assert s.do("elements air+water+fire+earth").seat(0).reserve == "nothing"


def test_tokens_on_amulet_of_water_may_pay() -> None:
    """R036, R247: mixed with tokens of the reserve as the payer likes."""
    s = Scenario(Seat([AMULET], ["amulet-of-water: air+earth"], "air"), Seat()).do(SUMMON, "elements air+earth")
    assert set(s.options) == {"pay air earth@amulet-of-water", "pay air+earth@amulet-of-water"}
    s.do("pay air earth@amulet-of-water", "effect air")
    assert (s.seat(0).reserve, s.seat(0).tokens("amulet-of-water")) == ("nothing", "air")


def test_put_into_play_free_it_has_all_four_effects() -> None:
    """R068: the owner may not stop after some of them."""
    seat = Seat(["divine-chalice"], reserve="air+water+fire+earth", gauge=3)
    s = Scenario(seat, Seat(), deck=[AMULET, 1, 2, 3, "amulet-of-air"]).do("summon divine-chalice", f"play {AMULET}")
    assert sorted(s.options) == ["effect air", "effect earth", "effect fire", "effect water"]
    s.do("effect water", "gain air+air", "effect air", "effect earth")
    assert (s.seat(0).gauge, s.seat(0).reserve, s.seat(0).crystals) == (4, "air+air", 5)
    assert (s.seat(0).hand, s.kind) == (["amulet-of-air"], "main")


def test_without_any_card_to_draw_the_other_effects_still_happen() -> None:
    """R269."""
    rest = [number for number in range(1, 51) for _ in range(2)]
    rest.remove(31)
    s = Scenario(Seat([AMULET], reserve="fire+earth"), Seat(archive_2=rest), deck_size=0)
    s.do(SUMMON, "elements fire+earth", "effect fire")
    assert (s.seat(0).hand, s.seat(0).crystals, s.kind) == ([], 5, "main")
