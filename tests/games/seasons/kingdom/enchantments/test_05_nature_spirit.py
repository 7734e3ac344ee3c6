"""Nature Spirit: summoning from hand takes one more energy token of any type."""

from typing import Any

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

BOOTS, MALICE, HAND = "temporal-boots", "die-of-malice", "hand-of-fortune"


def spirit(*seats: Seat, **table: Any) -> Scenario:
    return Scenario(*seats, enchantment="nature-spirit", kingdom=True, **table)


def payments(s: Scenario) -> set[str]:
    assert s.kind == "pay-summon"
    return set(s.options)


# --- the surcharge ---


def test_a_token_of_any_type_is_paid_besides_the_cost() -> None:
    assert "summon amulet-of-earth" not in spirit(Seat(["amulet-of-earth"], reserve="earth+earth"), Seat()).options
    s = spirit(Seat(["amulet-of-earth"], reserve="air+fire+earth+earth+earth"), Seat()).do("summon amulet-of-earth")
    assert payments(s) == {"pay air+earth+earth", "pay fire+earth+earth", "pay earth+earth+earth"}
    s.do("pay fire+earth+earth")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+earth", 9)


def test_the_surcharge_replaces_no_token_of_the_cost() -> None:
    s = spirit(Seat(["amulet-of-earth"], reserve="air+fire+earth"), Seat())
    assert "summon amulet-of-earth" not in s.options


@pytest.mark.parametrize("card", [MALICE, "glutton-cauldron", "arcane-telescope"])
def test_free_cards_need_a_token(card: str) -> None:
    assert f"summon {card}" not in spirit(Seat([card]), Seat()).options
    s = spirit(Seat([card], reserve="air+fire"), Seat()).do(f"summon {card}")
    assert payments(s) == {"pay air", "pay fire"}
    assert s.do("pay air").seat(0).reserve == "fire"


@pytest.mark.parametrize(("card", "crystals"), [("runic-cube-of-eolis", 20), ("figrim-the-avaricious", 3)])
def test_cards_for_crystals_alone_need_a_token_too(card: str, crystals: int) -> None:
    assert f"summon {card}" not in spirit(Seat([card], crystals=crystals), Seat()).options
    s = spirit(Seat([card], crystals=crystals, reserve="water"), Seat()).do(f"summon {card}")
    assert (s.seat(0).crystals, s.seat(0).reserve, s.seat(0).in_play) == (0, "nothing", [card])


def test_the_token_may_lie_on_amulet_of_water() -> None:
    """R356"""
    s = spirit(Seat([MALICE], ["amulet-of-water: fire"], "air"), Seat()).do(f"summon {MALICE}")
    assert payments(s) == {"pay air", "pay fire@amulet-of-water"}
    s.do("pay fire@amulet-of-water")
    assert (s.seat(0).reserve, s.seat(0).tokens("amulet-of-water")) == ("air", "nothing")


def test_it_is_paid_before_the_vase_reacts() -> None:
    """R356"""
    s = spirit(Seat([MALICE], ["yjangs-forgotten-vase"]), Seat())
    assert f"summon {MALICE}" not in s.options
    s = spirit(Seat([MALICE], ["yjangs-forgotten-vase"], "air"), Seat()).do(f"summon {MALICE}", "gain fire")
    assert s.seat(0).reserve == "fire"


def test_rivals_pay_it_as_well() -> None:
    s = spirit(Seat(), Seat([MALICE], die=1), waiting=[1]).end_turn()  # water+water and a step of the gauge
    assert (s.asked, s.seat(1).reserve) == (1, "water+water")
    assert s.do(f"summon {MALICE}").seat(1).reserve == "water"


# --- Hand of Fortune ---


@pytest.mark.parametrize(
    ("card", "reserve", "hands", "left"),
    [
        ("amulet-of-earth", "earth+earth", 1, "nothing"),  # 2 + 1 - 1
        ("amulet-of-earth", "earth+earth", 2, "earth"),  # 2 + 1 - 2
        ("staff-of-spring", "earth+earth+earth", 1, "nothing"),  # 3 + 1 - 1
        ("staff-of-spring", "earth+earth+earth", 2, "earth"),
        ("cursed-treatise-of-arus", "water", 1, "nothing"),  # 1 + 1 - 1
        ("cursed-treatise-of-arus", "water", 2, "nothing"),  # never below 1
        (MALICE, "water", 2, "nothing"),
    ],
)
def test_hand_of_fortune_saves_after_the_surcharge(card: str, reserve: str, hands: int, left: str) -> None:
    """R206, R355: add one, take one off for each Hand, at least one is paid."""
    s = spirit(Seat([card], [HAND] * hands, reserve), Seat()).do(f"summon {card}")
    if s.kind == "energy":
        s.do("gain air+air")
        left = "air+air" if left == "nothing" else f"air+air+{left}"
    assert s.seat(0).reserve == left


def test_a_free_card_costs_a_token_in_spite_of_the_hand() -> None:
    """R355"""
    assert f"summon {MALICE}" not in spirit(Seat([MALICE], [HAND]), Seat()).options


def test_either_the_surcharge_or_a_printed_token_is_saved() -> None:
    """R206"""
    seat = Seat(["amulet-of-earth"], [HAND], "air+earth+earth")
    s = spirit(seat, Seat()).do("summon amulet-of-earth")
    assert payments(s) == {"pay air+earth", "pay earth+earth"}


# --- Elemental Amulet ---


def test_the_surcharge_triggers_no_effect_of_elemental_amulet() -> None:
    """R205, R357"""
    s = spirit(Seat(["elemental-amulet"], reserve="air+earth"), Seat()).do("summon elemental-amulet")
    assert s.options == ["elements air", "elements earth"]
    s.do("elements air")
    assert (s.seat(0).gauge, s.seat(0).crystals, s.seat(0).reserve) == (11, 0, "nothing")


def test_the_surcharge_may_repeat_a_type() -> None:
    """R357"""
    assert "summon elemental-amulet" not in spirit(Seat(["elemental-amulet"], reserve="air"), Seat()).options
    s = spirit(Seat(["elemental-amulet"], reserve="air+air"), Seat()).do("summon elemental-amulet", "elements air")
    assert (s.seat(0).gauge, s.seat(0).reserve) == (11, "nothing")


@pytest.mark.parametrize(("hands", "reserve"), [(0, "air+earth+earth"), (1, "air+earth"), (2, "earth")])
def test_elemental_amulet_costs_its_effects_and_one_less_the_hands(hands: int, reserve: str) -> None:
    """R357: two effects."""
    s = spirit(Seat(["elemental-amulet"], [HAND] * hands, reserve), Seat()).do("summon elemental-amulet")
    s.do("elements air+earth", "effect air")
    assert (s.seat(0).gauge, s.seat(0).crystals, s.seat(0).reserve) == (11, 5, "nothing")


# --- what is not summoned from hand ---


def test_free_plays_take_no_extra_token() -> None:
    """R356: Divine Chalice, Crystal Orb and, though its card comes from hand, Potion of Dreams."""
    seat = Seat(["divine-chalice"], reserve="air+water+fire+earth+earth")
    s = spirit(seat, Seat(), deck=[MALICE, 1, 2, 3]).do("summon divine-chalice", f"play {MALICE}")
    assert s.seat(0).in_play == ["divine-chalice", MALICE]
    s = spirit(Seat([], ["crystal-orb"], "air+air+air+air"), Seat(), deck=[MALICE])
    s.do("activate crystal-orb", "play it")
    assert s.seat(0).in_play == ["crystal-orb", MALICE]
    s = spirit(Seat([MALICE], ["potion-of-dreams"]), Seat()).do("activate potion-of-dreams")
    assert s.seat(0).in_play == [MALICE]


def test_raven_pays_the_surcharge_but_not_for_the_copied_item() -> None:
    """R139, R356"""
    rival = Seat(in_play=["amulet-of-earth"])
    assert "summon raven-the-usurper" not in spirit(Seat(["raven-the-usurper"], reserve="fire"), rival).options
    s = spirit(Seat(["raven-the-usurper"], reserve="air+fire+earth+earth"), rival)
    s.do("summon raven-the-usurper", "pay air+fire", "copy amulet-of-earth of seat 1")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (9, "nothing")


# --- cards that look at costs ---


@pytest.mark.parametrize("card", [BOOTS, "runic-cube-of-eolis", "amulet-of-air", "elemental-amulet"])
def test_selenias_codex_returns_any_magic_item(card: str) -> None:
    """Rulebook, R358"""
    s = spirit(Seat(["selenias-codex"], [card], "air+air+water"), Seat()).do("summon selenias-codex")
    assert s.seat(0).hand == [card]


@pytest.mark.parametrize("card", ["selenias-codex", "titus-deepgaze"])
def test_selenias_codex_returns_neither_a_codex_nor_a_familiar(card: str) -> None:
    """R358"""
    s = spirit(Seat(["selenias-codex"], [card], "air+air+water"), Seat()).do("summon selenias-codex")
    assert (s.seat(0).hand, s.kind) == ([], "main")


def test_for_scroll_of_ishtar_the_surcharge_has_no_type() -> None:
    """R358: only what is printed counts."""
    seat = Seat(["scroll-of-ishtar"], reserve="fire+fire+air")
    s = spirit(seat, Seat(), deck=[BOOTS, "runic-cube-of-eolis", "amulet-of-air"])
    s.do("summon scroll-of-ishtar", "name air")
    assert s.options == ["take amulet-of-air", "refuse amulet-of-air"]
