"""Jewel of the Ancients: three identical tokens inlay one; three inlaid are worth 35 crystals, fewer cost 10."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

JEWEL = "jewel-of-the-ancients"


def test_costs_two_fire() -> None:
    s = Scenario(Seat(hand=[JEWEL], reserve="fire+fire+air"), Seat(), kingdom=True).do(f"summon {JEWEL}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([JEWEL], "air")
    s = Scenario(Seat(hand=[JEWEL], reserve="fire+air+water+earth"), Seat(), kingdom=True)
    assert f"summon {JEWEL}" not in s.options


# --- the activation ---


def test_of_three_identical_tokens_one_is_inlaid_and_two_are_gone() -> None:
    s = Scenario(Seat(in_play=[JEWEL], reserve="air+air+air+air+fire+fire"), Seat(), kingdom=True)
    s.do(f"activate {JEWEL}")
    assert (s.seat(0).tokens(JEWEL), s.seat(0).reserve, s.seat(0).tapped) == ("air", "air+fire+fire", [JEWEL])


def test_the_owner_chooses_the_type() -> None:
    s = Scenario(Seat(in_play=[JEWEL], reserve="air+air+air+fire+fire+fire"), Seat(), kingdom=True)
    s.do(f"activate {JEWEL}")
    assert s.options == ["inlay air+air+air", "inlay fire+fire+fire"]
    s.do("inlay fire+fire+fire")
    assert (s.seat(0).tokens(JEWEL), s.seat(0).reserve) == ("fire", "air+air+air")


def test_cannot_be_activated_without_three_of_a_type() -> None:
    s = Scenario(Seat(in_play=[JEWEL], reserve="air+air+fire+fire+water+earth"), Seat(), kingdom=True)
    assert f"activate {JEWEL}" not in s.options


def test_takes_at_most_one_token_a_round() -> None:
    """R182"""
    s = Scenario(Seat(in_play=[JEWEL], reserve="air+air+air+air+air+air"), Seat(), kingdom=True)
    s.do(f"activate {JEWEL}")
    assert f"activate {JEWEL}" not in s.options


def test_tokens_on_amulet_of_water_may_be_used() -> None:
    """Rulebook."""
    s = Scenario(Seat(in_play=[JEWEL, "amulet-of-water: fire"], reserve="fire+fire"), Seat(), kingdom=True)
    s.do(f"activate {JEWEL}")
    assert (s.seat(0).tokens(JEWEL), s.seat(0).tokens("amulet-of-water"), s.seat(0).reserve) == (
        "fire",
        "nothing",
        "nothing",
    )


def test_different_activations_may_use_different_types() -> None:
    """R334"""
    s = Scenario(Seat(in_play=[f"{JEWEL}: air"], reserve="fire+fire+fire"), Seat(), kingdom=True)
    assert s.do(f"activate {JEWEL}").seat(0).tokens(JEWEL) == "air+fire"


def test_is_no_transmuting() -> None:
    """R363"""
    s = Scenario(Seat(in_play=[JEWEL, "purse-of-io"], reserve="fire+fire+fire"), Seat(), kingdom=True)
    s.do("bonus transmute", f"activate {JEWEL}")
    assert s.seat(0).crystals == 0


def test_may_be_activated_in_the_turn_it_is_played() -> None:
    s = Scenario(Seat(hand=[JEWEL], reserve="air+air+air+fire+fire"), Seat(), kingdom=True)
    s.do(f"summon {JEWEL}", f"activate {JEWEL}")
    assert s.seat(0).tokens(JEWEL) == "air"


# --- the end of the game ---


@pytest.mark.parametrize(
    ("tokens", "points"),
    [("nothing", -10), ("air", -10), ("air+fire", -10), ("air+air+fire", 35), ("air+air+air+air", 35)],
)
def test_is_worth_ten_and_brings_or_costs_crystals_at_the_end(tokens: str, points: int) -> None:
    """R182: tokens beyond three bring nothing more."""
    s = Scenario(Seat(in_play=[f"{JEWEL}: {tokens}"], crystals=20), Seat(), kingdom=True)
    assert s.seat(0).score == 20 + 10 + points


@pytest.mark.parametrize(("crystals", "lost"), [(0, 0), (4, 4), (10, 10), (11, 10)])
def test_the_loss_stops_at_no_crystals(crystals: int, lost: int) -> None:
    """R195"""
    s = Scenario(Seat(in_play=[JEWEL], crystals=crystals), Seat(), kingdom=True)
    assert s.seat(0).score == crystals + 10 - lost


def test_gains_of_other_cards_come_before_the_loss() -> None:
    """R335"""
    s = Scenario(Seat(in_play=[JEWEL, "lantern-of-xidit"], reserve="air+air"), Seat(), kingdom=True)
    assert s.seat(0).score == 10 + 24 + 6 - 6
    s = Scenario(Seat(in_play=[JEWEL, "ragfields-helm"]), Seat(), kingdom=True)
    assert s.seat(0).score == 10 + 10 + 20 - 10
    s = Scenario(Seat(in_play=[JEWEL, "sealed-chest-of-urm"]), Seat(), kingdom=True)
    assert s.seat(0).score == 10 + 10 + 20 - 10


def test_two_are_scored_separately() -> None:
    """R182, R335"""
    s = Scenario(Seat(in_play=[f"{JEWEL}: air+air+air", JEWEL]), Seat(), kingdom=True)
    assert s.seat(0).score == 20 + 35 - 10
    s = Scenario(Seat(in_play=[JEWEL, JEWEL], crystals=15), Seat(), kingdom=True)
    assert s.seat(0).score == 20 + 15 - 15
    s = Scenario(Seat(in_play=[f"{JEWEL}: air+air", f"{JEWEL}: air"], crystals=50), Seat(), kingdom=True)
    assert s.seat(0).score == 20 + 50 - 20


def test_the_loss_counts_in_the_final_score() -> None:
    s = Scenario(Seat(in_play=[JEWEL], crystals=30), Seat(), kingdom=True, space=12, year=3).end_turn()
    assert (s.kind, s.state.view(1)["scores"]) == ("over", [30, 0])


# --- its tokens ---


def test_its_tokens_pay_for_nothing() -> None:
    seat = Seat(hand=["amulet-of-air"], in_play=[f"{JEWEL}: air+air", "kairn-the-destroyer"])
    s = Scenario(seat, Seat(), kingdom=True, transmuting=True)
    assert s.options == ["end turn", "bonus transmute", "bonus gauge"]


def test_other_cards_do_not_touch_its_tokens() -> None:
    """Rulebook."""
    rival = Seat(in_play=[f"{JEWEL}: fire+earth"], reserve="water")
    seat = Seat(
        hand=["ratty-nightshade", "air-elemental", "lewis-greyface"], reserve="air+air+air+air+fire", crystals=2
    )
    s = Scenario(seat, rival, kingdom=True).do(
        "summon air-elemental", "summon lewis-greyface", "summon ratty-nightshade"
    )
    assert (s.seat(0).reserve, s.seat(1).tokens(JEWEL)) == ("air+air", "fire+earth")


def test_own_potions_and_chests_do_not_touch_its_tokens() -> None:
    in_play = [f"{JEWEL}: fire+earth", "potion-of-life", "wondrous-chest", "lantern-of-xidit"]
    s = Scenario(Seat(in_play=in_play, reserve="air"), Seat(), kingdom=True).do("activate potion-of-life").end_turn()
    assert (s.seat(0).crystals, s.seat(0).tokens(JEWEL)) == (4, "fire+earth")


def test_when_it_leaves_play_tokens_and_threat_are_gone() -> None:
    """R334"""
    seat = Seat(hand=["selenias-codex"], in_play=[f"{JEWEL}: air+air+air"], reserve="air+water", crystals=20)
    s = Scenario(seat, Seat(), kingdom=True).do("summon selenias-codex")
    assert (s.seat(0).reserve, s.seat(0).hand) == ("nothing", [JEWEL])
    assert s.seat(0).score == 20 + 6 - 5
    victim = Seat(in_play=[JEWEL], crystals=20)
    s = Scenario(Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"), victim, kingdom=True)
    assert s.do("summon syllas-the-faithful").seat(1).score == 20
