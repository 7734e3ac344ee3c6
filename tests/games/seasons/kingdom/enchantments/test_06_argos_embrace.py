"""Argos' Embrace: every card taken into hand and kept costs five crystals, or without them a card."""

from typing import Any

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.rules.prelude import draft, new_match, split, table

FIRE = "amulet-of-fire"
BOOTS, MALICE = "temporal-boots", "die-of-malice"
DRAW = 5  # the face of the first winter die that lets its owner draw


def embrace(*seats: Seat, **setup: Any) -> Scenario:
    return Scenario(*seats, enchantment="argos-embrace", kingdom=True, **setup)


def crystals(s: Scenario) -> list[int]:
    return [s.seat(seat).crystals for seat in range(s.state.seats)]


# --- five crystals a card ---


def test_a_card_drawn_and_kept_costs_five_crystals() -> None:
    s = embrace(Seat(die=DRAW, crystals=8), Seat(), at="turn", deck=[BOOTS]).do("draw", f"keep {BOOTS}")
    assert (s.seat(0).hand, s.seat(0).crystals, s.kind) == ([BOOTS], 3, "main")


def test_a_card_looked_at_and_discarded_costs_nothing() -> None:
    """R200"""
    s = embrace(Seat(die=DRAW, crystals=8), Seat(), at="turn", deck=[BOOTS]).do("draw", "discard it")
    assert (s.seat(0).hand, s.seat(0).crystals) == ([], 8)


def test_of_two_cards_seen_by_the_draw_bonus_only_the_one_kept_is_charged() -> None:
    s = embrace(Seat(die=DRAW, crystals=8), Seat(), at="turn", deck=[BOOTS, MALICE]).do("bonus draw", f"keep {BOOTS}")
    assert s.seat(0).crystals == 3


def test_the_example_of_the_rulebook() -> None:
    """Amulet of Fire shows four cards; one is kept."""
    s = embrace(Seat([FIRE], reserve="fire+fire", crystals=7), Seat(), deck=[BOOTS, MALICE, 3, 4])
    s.do(f"summon {FIRE}", f"keep {BOOTS}")
    assert (s.seat(0).hand, s.seat(0).crystals) == ([BOOTS], 2)


def test_each_card_is_charged() -> None:
    """R199, R359: twelve crystals and three cards kept are five, five and a card."""
    seat = Seat(["amulet-of-time", 1, 2, 3], reserve="water+water", crystals=12)
    s = embrace(seat, Seat(), deck=[BOOTS, MALICE, "glutton-cauldron"])
    s.do("summon amulet-of-time", "gain air+air")
    s.do("discard amulet-of-air", "discard amulet-of-fire", "discard amulet-of-earth")
    assert (s.kind, s.seat(0).crystals) == ("embrace-card", 2)
    s.do(f"discard {MALICE}")
    assert (s.seat(0).hand, s.seat(0).crystals, s.kind) == ([BOOTS, "glutton-cauldron"], 2, "main")


# --- without the crystals ---


def test_less_than_five_crystals_pay_nothing() -> None:
    """R199: a card goes instead, in play or in hand, the new one included."""
    seat = Seat([MALICE], ["purse-of-io"], crystals=4, die=DRAW)
    s = embrace(seat, Seat(), at="turn", deck=[BOOTS]).do("draw", f"keep {BOOTS}")
    assert (s.asked, s.kind) == (0, "embrace-card")
    assert s.options == [f"discard {BOOTS}", f"discard {MALICE}", "sacrifice purse-of-io"]
    assert s.do("sacrifice purse-of-io").seat(0).crystals == 4
    assert (s.seat(0).hand, s.seat(0).in_play, s.discard) == ([BOOTS, MALICE], [], ["purse-of-io"])


def test_five_crystals_must_be_paid() -> None:
    """R359: no card can be given up to keep them."""
    s = embrace(Seat([MALICE], crystals=5, die=DRAW), Seat(), at="turn", deck=[BOOTS]).do("draw", f"keep {BOOTS}")
    assert (s.kind, s.seat(0).crystals, s.seat(0).hand) == ("main", 0, [BOOTS, MALICE])


def test_with_nothing_else_the_new_card_is_discarded() -> None:
    s = embrace(Seat(die=DRAW), Seat(), at="turn", deck=[BOOTS]).do("draw", f"keep {BOOTS}")
    assert (s.kind, s.seat(0).hand, s.discard) == ("main", [], [BOOTS])


def test_a_card_given_up_from_hand_is_unseen() -> None:
    s = embrace(Seat([MALICE], die=DRAW), Seat(), at="turn", deck=[BOOTS]).do("draw", f"keep {BOOTS}")
    s.do(f"discard {MALICE}")
    assert s.state.view(1)["discard"] == [None]
    assert s.state.view(0)["discard"] == ["base:15"]


# --- which cards ---


def test_items_taken_back_are_charged_to_their_owners() -> None:
    """R200: Amsug, everybody who takes one back."""
    seats = [Seat(["amsug-longneck"], [MALICE], "air+water", 9), Seat(in_play=[BOOTS], crystals=6), Seat(crystals=7)]
    s = embrace(*seats).do("summon amsug-longneck")
    assert crystals(s) == [4, 1, 7]


def test_selenias_codex_is_charged() -> None:
    s = embrace(Seat(["selenias-codex"], ["purse-of-io"], "air+water", 6), Seat()).do("summon selenias-codex")
    assert (s.seat(0).hand, s.seat(0).crystals) == (["purse-of-io"], 1)


def test_cards_given_by_naria_are_charged_to_all() -> None:
    """R168, R200"""
    s = embrace(Seat(["naria-the-prophetess"], crystals=8), Seat(crystals=7), Seat(crystals=6), deck=[BOOTS, MALICE, 3])
    s.do("summon naria-the-prophetess", f"keep {BOOTS}", f"give {MALICE} to seat 1")
    assert crystals(s) == [0, 2, 1]


def test_cards_forced_on_rivals_by_the_demon_are_charged() -> None:
    """R168: or the very card goes again, against the Demon's own word (R360)."""
    seats = [Seat(["demon-of-argos"], reserve="air+water+fire+earth"), Seat(crystals=5), Seat()]
    s = embrace(*seats, deck=[BOOTS, MALICE]).do("summon demon-of-argos")
    assert crystals(s) == [0, 0, 0]
    assert (s.seat(1).hand, s.seat(2).hand) == ([BOOTS], [])
    assert s.kind == "main"


def test_active_player_first_then_clockwise() -> None:
    """R360"""
    seats = [Seat(), Seat(["amsug-longneck"], [MALICE], "air+water"), Seat(in_play=[BOOTS, "purse-of-io"])]
    s = embrace(*seats, active=1).do("summon amsug-longneck", f"return {BOOTS}")
    assert (s.asked, s.options) == (1, [f"discard {MALICE}", "sacrifice amsug-longneck"])
    s.do(f"discard {MALICE}")
    assert (s.asked, s.options) == (2, [f"discard {BOOTS}", "sacrifice purse-of-io"])
    s.do("sacrifice purse-of-io")
    assert (s.asked, s.kind) == (1, "main")


@pytest.mark.parametrize("card", ["familiar-catcher", "scroll-of-ishtar"])
def test_cards_found_by_a_search_are_charged(card: str) -> None:
    s = embrace(Seat([card], reserve="air+fire+fire", crystals=6), Seat(), deck=["titus-deepgaze", "amulet-of-air"])
    s.do(f"summon {card}")
    if s.kind == "name-energy":
        s.do("name air")
    s.do(s.options[0])
    assert (len(s.seat(0).hand), s.seat(0).crystals) == (1, 1)


def test_potion_of_resurrection_is_charged() -> None:
    s = embrace(Seat([], ["potion-of-resurrection"], crystals=6), Seat(), discard=[BOOTS])
    s.do("activate potion-of-resurrection")
    assert (s.seat(0).hand, s.seat(0).crystals) == ([BOOTS], 1)


def test_a_card_drawn_by_ability_token_one_is_charged_when_it_is_kept() -> None:
    s = embrace(Seat(token=1, crystals=6), Seat(), deck=[BOOTS]).do("use token", f"keep {BOOTS}")
    assert s.seat(0).crystals == 1
    s = embrace(Seat(token=1, crystals=6), Seat(), deck=[BOOTS]).do("use token", "discard it")
    assert s.seat(0).crystals == 6


def test_cards_of_a_new_year_are_free() -> None:
    """R200"""
    s = embrace(Seat(archive_2=[BOOTS, MALICE], crystals=7), Seat(), space=12).end_turn()
    assert (s.year, s.seat(0).hand, s.seat(0).crystals) == (2, [BOOTS, MALICE], 7)


def test_a_new_year_in_mid_turn_is_free_too() -> None:
    seat = Seat([BOOTS], crystals=7, archive_2=[MALICE])
    s = embrace(seat, Seat(), space=12).do(f"summon {BOOTS}", "forward 1")
    assert (s.seat(0).hand, s.seat(0).crystals) == ([MALICE], 7)


def test_cards_that_go_straight_into_play_are_free() -> None:
    """R361: Divine Chalice, Crystal Orb, Potion of Dreams."""
    seat = Seat(["divine-chalice"], reserve="air+water+fire+earth", crystals=7)
    s = embrace(seat, Seat(), deck=[MALICE, 1, 2, 3]).do("summon divine-chalice", f"play {MALICE}")
    assert s.seat(0).crystals == 7
    s = embrace(Seat([], ["crystal-orb"], "air+air+air+air", crystals=2), Seat(), deck=[MALICE])
    assert s.do("activate crystal-orb", "play it").seat(0).crystals == 2
    s = embrace(Seat([MALICE], ["potion-of-dreams"], crystals=7), Seat()).do("activate potion-of-dreams")
    assert s.seat(0).crystals == 7


def test_a_passed_damned_soul_is_free() -> None:
    """R361"""
    s = embrace(Seat([], ["damned-soul-of-onys"], "water", 7), Seat(crystals=7)).do("activate damned-soul-of-onys")
    assert crystals(s) == [7, 7]


def test_the_cards_of_the_prelude_are_free() -> None:
    """R361"""
    match = new_match(2, enchantment="argos-embrace")
    draft(match)
    split(match)
    assert [len(player.hand) for player in table(match).players] == [3, 3]
    assert [player.owed for player in table(match).players] == [0, 0]


# --- when ---


def test_it_is_settled_when_the_effect_is_over() -> None:
    """R360: the earth effect of Elemental Amulet pays for the card of its fire effect."""
    s = embrace(Seat(["elemental-amulet"], reserve="fire+earth"), Seat(), deck=[BOOTS])
    s.do("summon elemental-amulet", "elements fire+earth", "effect fire")
    assert (s.seat(0).hand, s.seat(0).crystals, s.kind) == ([BOOTS], 0, "main")


def test_vampiric_crown_gives_its_energy_first() -> None:
    """R360: then the card shown may go."""
    s = embrace(Seat(["vampiric-crown"], reserve="air+water"), Seat(), deck=["tree-of-light"])
    s.do("summon vampiric-crown", "gain air+air+air+air+air+air+air")
    assert (s.kind, s.seat(0).reserve) == ("embrace-card", "air+air+air+air+air+air+air")
    s.do("discard tree-of-light")
    assert s.seat(0).hand == []


def test_potion_of_power_may_lose_the_card_it_brought() -> None:
    """R360"""
    s = embrace(Seat([], ["potion-of-power", MALICE]), Seat(), deck=[BOOTS]).do("activate potion-of-power")
    assert (s.seat(0).gauge, s.options) == (12, [f"discard {BOOTS}", f"sacrifice {MALICE}"])
    s.do(f"discard {BOOTS}")
    assert s.seat(0).hand == []


# --- what goes ---


def test_cursed_treatise_empties_the_reserve_when_it_is_given_up() -> None:
    """R362"""
    seat = Seat([], ["cursed-treatise-of-arus"], "air+air", token=1)
    s = embrace(seat, Seat(), deck=[BOOTS]).do("use token", f"keep {BOOTS}", "sacrifice cursed-treatise-of-arus")
    assert (s.seat(0).reserve, s.seat(0).hand) == ("nothing", [BOOTS])


def test_a_raven_that_copies_the_card_given_up_is_lost() -> None:
    """R362"""
    raven, rival = Seat(["raven-the-usurper"], reserve="air+fire+fire"), Seat(in_play=["purse-of-io"], die=4)
    s = embrace(raven, rival, waiting=[1], deck=[BOOTS])
    s.do("summon raven-the-usurper", "copy purse-of-io of seat 1").end_turn()  # the die of seat 1 lets it draw
    s.do("draw", f"keep {BOOTS}", "sacrifice purse-of-io")
    assert (s.seat(1).in_play, s.seat(0).in_play) == ([], [])


# --- Shield of Zira ---


def test_a_shield_earns_its_crystals() -> None:
    """R116, R306: the new card was at risk, even if nothing else is in play."""
    s = embrace(Seat([], ["shield-of-zira"], token=1), Seat(), deck=[BOOTS]).do("use token", f"keep {BOOTS}")
    s.do("sacrifice shield-of-zira")
    assert (s.seat(0).hand, s.seat(0).in_play, s.seat(0).crystals) == ([BOOTS], [], 10)


def test_crystals_of_a_shield_may_pay_for_the_next_card() -> None:
    """R302, R306: the demands come one by one."""
    seat = Seat(["amulet-of-time", 1, 2], ["shield-of-zira"], "water+water")
    s = embrace(seat, Seat(), deck=[BOOTS, MALICE]).do("summon amulet-of-time", "gain air+air")
    s.do("discard amulet-of-air", "discard amulet-of-fire", "sacrifice shield-of-zira")
    assert (s.seat(0).hand, s.seat(0).crystals, s.kind) == ([BOOTS, MALICE], 5, "main")


def test_a_shield_saves_one_card_only() -> None:
    """R302: three cards kept, the Shield goes for the first, its ten crystals pay the others."""
    seat = Seat(["amulet-of-time", 1, 2, 3], ["shield-of-zira"], "water+water")
    s = embrace(seat, Seat(), deck=[BOOTS, MALICE, 35]).do("summon amulet-of-time", "gain air+air")
    s.do("discard amulet-of-air", "discard amulet-of-fire", "discard amulet-of-earth", "sacrifice shield-of-zira")
    assert (len(s.seat(0).hand), s.seat(0).crystals, s.seat(0).in_play) == (3, 0, ["amulet-of-time"])
