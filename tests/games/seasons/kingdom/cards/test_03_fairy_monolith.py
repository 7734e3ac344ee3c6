"""Fairy Monolith: takes a token at the end of a round if its owner likes; an activation gives some or all back."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

MONOLITH = "fairy-monolith"
FULL = "fairy-monolith: air+air+water+earth"


def test_costs_two_earth() -> None:
    s = Scenario(Seat(hand=[MONOLITH], reserve="earth+earth+air"), Seat(), kingdom=True).do(f"summon {MONOLITH}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([MONOLITH], "air")
    s = Scenario(Seat(hand=[MONOLITH], reserve="earth+air+water+fire"), Seat(), kingdom=True)
    assert f"summon {MONOLITH}" not in s.options


def test_is_worth_six_prestige_whatever_lies_on_it() -> None:
    assert Scenario(Seat(in_play=[FULL]), Seat(), kingdom=True).seat(0).score == 6


# --- the deposit ---


def test_takes_one_token_at_the_end_of_the_round() -> None:
    s = Scenario(Seat(in_play=[MONOLITH], reserve="air+air+fire"), Seat(), kingdom=True).end_turn()
    assert (s.asked, set(s.options)) == (0, {"deposit nothing", "deposit air", "deposit fire"})
    s.do("deposit fire")
    assert (s.seat(0).reserve, s.seat(0).tokens(MONOLITH), s.kind) == ("air+air", "fire", "take-die")


def test_the_deposit_may_be_declined() -> None:
    """R333"""
    s = Scenario(Seat(in_play=[MONOLITH], reserve="air"), Seat(), kingdom=True).end_turn().do("deposit nothing")
    assert (s.seat(0).reserve, s.seat(0).tokens(MONOLITH)) == ("air", "nothing")


def test_without_tokens_nothing_is_asked() -> None:
    assert Scenario(Seat(in_play=[MONOLITH]), Seat(), kingdom=True).end_turn().kind == "take-die"


def test_takes_tokens_at_the_end_of_a_round_only() -> None:
    """R333"""
    s = Scenario(Seat(in_play=[MONOLITH], reserve="air"), Seat(), kingdom=True)
    assert f"activate {MONOLITH}" not in s.options
    assert not any(option.startswith("deposit") for option in s.options)


def test_a_token_of_amulet_of_water_may_be_deposited() -> None:
    """R036, R333"""
    s = Scenario(Seat(in_play=[MONOLITH, "amulet-of-water: fire"], reserve="air"), Seat(), kingdom=True).end_turn()
    assert set(s.options) == {"deposit nothing", "deposit air", "deposit fire@amulet-of-water"}
    s.do("deposit fire@amulet-of-water")
    assert (s.seat(0).tokens(MONOLITH), s.seat(0).tokens("amulet-of-water")) == ("fire", "nothing")
    assert s.seat(0).reserve == "air"


def test_two_may_receive_a_token_each() -> None:
    """R180"""
    s = Scenario(Seat(in_play=[MONOLITH, MONOLITH], reserve="air+fire+fire"), Seat(), kingdom=True).end_turn()
    s.do("deposit air", "deposit fire")
    assert (s.seat(0).tokens(MONOLITH), s.seat(0).tokens(MONOLITH, copy=2)) == ("air", "fire")
    assert (s.seat(0).reserve, s.kind) == ("fire", "take-die")


def test_holds_any_number() -> None:
    """Rulebook: no limit."""
    twelve = "+".join(["air"] * 6 + ["water"] * 6)
    s = Scenario(Seat(in_play=[f"{MONOLITH}: {twelve}"], reserve="earth"), Seat(), kingdom=True).end_turn()
    assert s.do("deposit earth").seat(0).tokens(MONOLITH) == f"{twelve}+earth"


def test_takes_its_token_after_wondrous_chest_has_counted() -> None:
    """R014, R016"""
    s = Scenario(Seat(in_play=[MONOLITH, "wondrous-chest"], reserve="air+air+air+air"), Seat(), kingdom=True)
    s.end_turn()
    assert s.seat(0).crystals == 3
    assert s.do("deposit air").seat(0).crystals == 3


def test_beggars_horn_is_looked_at_again_after_the_deposit() -> None:
    """R015"""
    s = Scenario(Seat(in_play=[MONOLITH, "beggars-horn"], reserve="air+fire"), Seat(), kingdom=True).end_turn()
    s.do("deposit air", "gain water")
    assert (s.seat(0).reserve, s.seat(0).tokens(MONOLITH)) == ("water+fire", "air")


# --- the activation ---


def test_gives_back_any_number_but_at_least_one() -> None:
    s = Scenario(Seat(in_play=["fairy-monolith: air+air+fire"], reserve="water"), Seat(), kingdom=True)
    s.do(f"activate {MONOLITH}")
    assert set(s.options) == {
        "withdraw air",
        "withdraw air+air",
        "withdraw fire",
        "withdraw air+fire",
        "withdraw air+air+fire",
    }
    s.do("withdraw air+fire")
    assert (s.seat(0).reserve, s.seat(0).tokens(MONOLITH), s.seat(0).tapped) == ("air+water+fire", "air", [MONOLITH])


def test_cannot_be_activated_while_empty() -> None:
    s = Scenario(Seat(in_play=[MONOLITH], reserve="air"), Seat(), kingdom=True)
    assert f"activate {MONOLITH}" not in s.options


def test_is_activated_once_a_round() -> None:
    s = Scenario(Seat(in_play=[FULL]), Seat(), kingdom=True).do(f"activate {MONOLITH}", "withdraw air")
    assert f"activate {MONOLITH}" not in s.options


def test_what_comes_back_must_find_room_at_once() -> None:
    """R333: old and new tokens alike may go."""
    s = Scenario(Seat(in_play=["fairy-monolith: fire+fire"], reserve="air+air+air+air+air+air"), Seat(), kingdom=True)
    s.do(f"activate {MONOLITH}", "withdraw fire+fire")
    assert set(s.options) == {"lose air", "lose fire"}
    s.do("lose air")
    assert (s.seat(0).reserve, s.seat(0).tokens(MONOLITH)) == ("air+air+air+air+air+fire+fire", "nothing")


def test_emptying_it_feeds_thieving_fairies() -> None:
    """R078"""
    s = Scenario(Seat(in_play=["fairy-monolith: air"], crystals=3), Seat(in_play=["thieving-fairies"]), kingdom=True)
    s.do(f"activate {MONOLITH}")
    assert (s.seat(0).crystals, s.seat(1).crystals, s.seat(0).reserve) == (2, 2, "air")


# --- tokens on it are no part of the reserve ---


def test_its_tokens_pay_for_nothing() -> None:
    """Rulebook: neither summoning nor anything else."""
    seat = Seat(
        hand=["amulet-of-air", "selenias-codex"],
        in_play=["fairy-monolith tapped: air+air+water+earth", "kairn-the-destroyer", "jewel-of-the-ancients"],
    )
    s = Scenario(seat, Seat(), kingdom=True, transmuting=True)
    assert s.options == ["end turn", "bonus transmute", "bonus gauge"]


def test_potion_of_dreams_does_not_touch_its_tokens() -> None:
    seat = Seat(hand=["runic-cube-of-eolis"], in_play=[FULL, "potion-of-dreams"], reserve="fire")
    s = Scenario(seat, Seat(), kingdom=True).do("activate potion-of-dreams")
    assert (s.seat(0).reserve, s.seat(0).tokens(MONOLITH)) == ("nothing", "air+air+water+earth")


def test_potion_of_life_does_not_touch_its_tokens() -> None:
    s = Scenario(Seat(in_play=[FULL, "potion-of-life"], reserve="fire"), Seat(), kingdom=True)
    s.do("activate potion-of-life")
    assert (s.seat(0).crystals, s.seat(0).tokens(MONOLITH)) == (4, "air+air+water+earth")


def test_ratty_nightshade_cannot_take_its_tokens() -> None:
    seat = Seat(hand=["ratty-nightshade"], crystals=2)
    s = Scenario(seat, Seat(in_play=[FULL], reserve="fire"), kingdom=True).do("summon ratty-nightshade")
    assert (s.seat(0).reserve, s.seat(1).tokens(MONOLITH)) == ("fire", "air+air+water+earth")


def test_lewis_greyface_does_not_copy_its_tokens() -> None:
    seat = Seat(hand=["lewis-greyface"], reserve="air+fire")
    s = Scenario(seat, Seat(in_play=[FULL], reserve="fire"), kingdom=True).do("summon lewis-greyface")
    assert s.seat(0).reserve == "fire"


def test_a_sacrificed_treatise_does_not_take_its_tokens() -> None:
    victim = Seat(in_play=[FULL, "cursed-treatise-of-arus"], reserve="fire")
    s = Scenario(Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"), victim, kingdom=True)
    s.do("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert (s.seat(1).reserve, s.seat(1).tokens(MONOLITH)) == ("nothing", "air+air+water+earth")


def test_beggars_horn_and_wondrous_chest_do_not_count_its_tokens() -> None:
    s = Scenario(Seat(in_play=[FULL, "beggars-horn", "wondrous-chest"]), Seat(), kingdom=True).end_turn()
    s.do("gain fire")
    assert s.seat(0).crystals == 0


def test_air_elemental_does_not_change_its_tokens() -> None:
    seat = Seat(hand=["air-elemental"], reserve="air+air+air")
    s = Scenario(seat, Seat(in_play=[FULL], reserve="fire"), kingdom=True).do("summon air-elemental")
    assert (s.seat(1).reserve, s.seat(1).tokens(MONOLITH)) == ("air", "air+air+water+earth")


def test_lantern_of_xidit_does_not_count_its_tokens() -> None:
    s = Scenario(Seat(in_play=[FULL, "lantern-of-xidit"], reserve="fire"), Seat(), kingdom=True)
    assert s.seat(0).score == 6 + 24 + 3


@pytest.mark.parametrize(
    ("card", "reserve"),
    [("syllas-the-faithful", "fire+fire+fire"), ("amsug-longneck", "air+water")],
)
def test_its_tokens_are_lost_when_it_leaves_play(card: str, reserve: str) -> None:
    """R039"""
    s = Scenario(Seat(hand=[card], reserve=reserve), Seat(in_play=[FULL]), kingdom=True).do(f"summon {card}")
    assert (s.seat(1).in_play, s.seat(1).reserve) == ([], "nothing")


def test_is_empty_when_summoned_again() -> None:
    """R039"""
    seat = Seat(hand=["selenias-codex"], in_play=[FULL], reserve="air+water+earth+earth")
    s = Scenario(seat, Seat(), kingdom=True).do("summon selenias-codex", f"summon {MONOLITH}")
    assert s.seat(0).tokens(MONOLITH) == "nothing"
    assert f"activate {MONOLITH}" not in s.options
