"""Amulet of Water: four tokens of choice lie on it. They are no part of the reserve but may be spent like it."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

FULL = "amulet-of-water: air+water+fire+earth"


def test_costs_two_water() -> None:
    s = Scenario(Seat(hand=["amulet-of-water"], reserve="water+water+fire"), Seat()).do("summon amulet-of-water")
    assert s.seat(0).reserve == "fire"


def test_is_not_offered_with_one_water() -> None:
    s = Scenario(Seat(hand=["amulet-of-water"], reserve="water+air+fire+earth", crystals=20), Seat())
    assert "summon amulet-of-water" not in s.options


def test_four_tokens_of_free_choice_are_laid_on_it() -> None:
    s = Scenario(Seat(hand=["amulet-of-water"], reserve="water+water"), Seat()).do("summon amulet-of-water")
    assert len(s.options) == 35  # every way to choose four tokens of four types
    s.do("store air+air+fire+earth")
    assert s.seat(0).tokens("amulet-of-water") == "air+air+fire+earth"
    assert s.seat(0).reserve == "nothing"


def test_its_tokens_are_seen_by_all() -> None:
    s = Scenario(Seat(in_play=[FULL]), Seat())
    assert s.state.view(1)["players"][0]["tableau"][0]["energy"] == {"air": 1, "water": 1, "fire": 1, "earth": 1}


def test_its_tokens_neither_cause_nor_settle_an_overflow() -> None:
    """R031: the second face of the first winter die brings two water."""
    s = Scenario(Seat(in_play=[FULL], reserve="fire+fire+fire+earth", die=2), Seat(), at="turn")
    assert s.seat(0).reserve == "water+water+fire+fire+fire+earth"
    s = Scenario(Seat(in_play=[FULL], reserve="fire+fire+fire+fire+earth+earth", die=2), Seat(), at="turn")
    assert sorted(s.options) == ["lose earth", "lose fire", "lose water"]
    s.do("lose earth")
    assert s.seat(0).tokens("amulet-of-water") == "air+water+fire+earth"


def test_a_payment_mixes_reserve_and_amulet_token_by_token() -> None:
    """R036, R247."""
    s = Scenario(
        Seat(hand=["amulet-of-fire"], in_play=["amulet-of-water: fire+fire"], reserve="fire+fire"),
        Seat(),
    ).do("summon amulet-of-fire")
    assert sorted(s.options) == ["pay fire fire@amulet-of-water", "pay fire+fire", "pay fire+fire@amulet-of-water"]
    s.do("pay fire fire@amulet-of-water")
    assert s.seat(0).reserve == "fire"
    assert s.seat(0).tokens("amulet-of-water") == "fire"


def test_elemental_amulet_can_be_paid_from_both() -> None:
    """R247."""
    s = Scenario(
        Seat(hand=["elemental-amulet"], in_play=["amulet-of-water: earth"], reserve="air", gauge=5), Seat()
    ).do("summon elemental-amulet", "elements air+earth", "effect air")
    assert (s.seat(0).gauge, s.seat(0).crystals) == (6, 5)
    assert s.seat(0).reserve == s.seat(0).tokens("amulet-of-water") == "nothing"


def test_its_tokens_can_be_transmuted_along_with_the_reserve() -> None:
    """R247: winter pays 3 for earth and 2 for fire."""
    s = Scenario(Seat(in_play=["amulet-of-water: earth"], reserve="fire"), Seat(), transmuting=True)
    s.do("transmute", "transmute earth@amulet-of-water").do("transmute")
    assert s.seat(0).crystals == 5
    assert s.seat(0).reserve == "nothing"


def test_its_tokens_give_no_permission_to_transmute() -> None:
    assert "transmute" not in Scenario(Seat(in_play=[FULL]), Seat()).options


def test_the_exchange_bonus_takes_its_tokens_and_fills_the_reserve() -> None:
    """R046."""
    s = Scenario(Seat(in_play=["amulet-of-water: air+air"]), Seat()).do("bonus exchange", "gain fire+fire")
    assert s.seat(0).tokens("amulet-of-water") == "nothing"
    assert s.seat(0).reserve == "fire+fire"


def test_the_exchange_bonus_needs_two_tokens_in_all() -> None:
    """R046: BGA would swap a single one."""
    assert "bonus exchange" not in Scenario(Seat(in_play=["amulet-of-water: air"]), Seat()).options
    assert "bonus exchange" in Scenario(Seat(in_play=["amulet-of-water: air"], reserve="air"), Seat()).options


def test_exchanging_its_tokens_can_overflow_the_reserve() -> None:
    """R046: the new tokens go to a full reserve, so two old or new ones are lost."""
    full = "fire+fire+fire+fire+fire+fire+fire"
    s = Scenario(Seat(in_play=["amulet-of-water: air+air"], reserve=full), Seat())
    s.do("bonus exchange", "discard air+air@amulet-of-water", "gain water lose fire")
    assert s.seat(0).reserve == "water+fire+fire+fire+fire+fire+fire"
    assert s.seat(0).tokens("amulet-of-water") == "nothing"


@pytest.mark.parametrize(
    "card", ["kairn-the-destroyer", "tree-of-light", "glutton-cauldron", "damned-soul-of-onys", "mirror-of-the-seasons"]
)
def test_one_token_on_it_pays_for_an_activation(card: str) -> None:
    """R036, R247: for Tree of Light the single crystal leaves the transmuting mode only."""
    s = Scenario(Seat(in_play=["amulet-of-water: water", card], crystals=1), Seat(crystals=9)).do(f"activate {card}")
    assert s.seat(0).tokens("amulet-of-water") == "nothing"


def test_its_tokens_help_to_pay_for_balance_of_ishtar() -> None:
    """R247."""
    s = Scenario(Seat(in_play=["amulet-of-water: air+air", "balance-of-ishtar"], reserve="air"), Seat())
    s.do("activate balance-of-ishtar")
    assert s.seat(0).crystals == 9
    assert s.seat(0).reserve == s.seat(0).tokens("amulet-of-water") == "nothing"


def test_its_tokens_help_to_pay_for_crystal_orb() -> None:
    """R247."""
    s = Scenario(
        Seat(in_play=["amulet-of-water: air+air", "crystal-orb"], reserve="fire+fire"), Seat(), deck=["amulet-of-earth"]
    ).do("activate crystal-orb", "play it")
    assert s.seat(0).in_play == ["amulet-of-water", "crystal-orb", "amulet-of-earth"]
    assert s.seat(0).reserve == s.seat(0).tokens("amulet-of-water") == "nothing"


def test_wondrous_chest_does_not_count_its_tokens() -> None:
    s = Scenario(Seat(in_play=[FULL, "wondrous-chest"], reserve="air+air+air"), Seat()).end_turn()
    assert s.seat(0).crystals == 0


def test_beggars_horn_does_not_count_its_tokens() -> None:
    s = Scenario(Seat(in_play=[FULL, "beggars-horn"]), Seat()).end_turn().do("gain fire")
    assert s.seat(0).reserve == "fire"


def test_air_elemental_does_not_change_its_tokens() -> None:
    s = Scenario(Seat(hand=["air-elemental"], reserve="air+air+air"), Seat(in_play=[FULL], reserve="earth+fire"))
    s.do("summon air-elemental")
    assert s.seat(1).reserve == "air+air"
    assert s.seat(1).tokens("amulet-of-water") == "air+water+fire+earth"


def test_lantern_of_xidit_does_not_count_its_tokens() -> None:
    assert Scenario(Seat(in_play=[FULL, "lantern-of-xidit"]), Seat()).seat(0).score == 6 + 24


def test_lewis_greyface_does_not_copy_its_tokens() -> None:
    s = Scenario(Seat(hand=["lewis-greyface"], reserve="air+fire"), Seat(in_play=[FULL], reserve="earth"))
    assert s.do("summon lewis-greyface").seat(0).reserve == "earth"


def test_potion_of_dreams_leaves_its_tokens() -> None:
    s = Scenario(Seat(hand=["runic-cube-of-eolis"], in_play=[FULL, "potion-of-dreams"], reserve="fire"), Seat())
    s.do("activate potion-of-dreams")
    assert s.seat(0).reserve == "nothing"
    assert s.seat(0).tokens("amulet-of-water") == "air+water+fire+earth"


def test_potion_of_life_leaves_its_tokens() -> None:
    s = Scenario(Seat(in_play=[FULL, "potion-of-life"], reserve="fire"), Seat()).do("activate potion-of-life")
    assert s.seat(0).crystals == 4
    assert s.seat(0).tokens("amulet-of-water") == "air+water+fire+earth"


def test_a_sacrificed_treatise_leaves_its_tokens() -> None:
    s = Scenario(
        Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=[FULL, "cursed-treatise-of-arus"], reserve="fire"),
    ).do("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert s.seat(1).reserve == "nothing"
    assert s.seat(1).tokens("amulet-of-water") == "air+water+fire+earth"


def test_its_tokens_are_lost_when_it_leaves_play() -> None:
    """R039."""
    s = Scenario(Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"), Seat(in_play=[FULL], reserve="air"))
    s.do("summon syllas-the-faithful")
    assert s.seat(1).in_play == []
    assert s.seat(1).reserve == "air"


def test_summoned_again_it_takes_four_new_tokens() -> None:
    """R158."""
    s = Scenario(
        Seat(hand=["amsug-longneck"], in_play=["amulet-of-water: earth"], reserve="air+water+water+water"), Seat()
    ).do("summon amsug-longneck")
    assert s.seat(0).reserve == "water+water"
    s.do("summon amulet-of-water", "store fire+fire+fire+fire")
    assert s.seat(0).tokens("amulet-of-water") == "fire+fire+fire+fire"


def test_two_copies_hold_their_own_tokens() -> None:
    """R040."""
    s = Scenario(
        Seat(hand=["amulet-of-water"], in_play=["amulet-of-water: air+air+air+air"], reserve="water+water"), Seat()
    )
    s.do("summon amulet-of-water", "store fire+fire+fire+fire")
    assert s.seat(0).tokens("amulet-of-water", copy=1) == "air+air+air+air"
    assert s.seat(0).tokens("amulet-of-water", copy=2) == "fire+fire+fire+fire"


def test_its_tokens_can_only_be_spent_and_never_be_replaced() -> None:
    """R246: no move to the reserve is offered, and an empty Amulet stays and counts."""
    s = Scenario(Seat(in_play=["amulet-of-water: fire"]), Seat(), transmuting=True)
    assert s.options == ["end turn", "transmute", "bonus transmute", "bonus gauge"]
    s.do("transmute")
    assert s.seat(0).tokens("amulet-of-water") == "nothing"
    assert s.seat(0).score == 2 + 6
    assert s.end_turn().seat(0).tokens("amulet-of-water") == "nothing"
