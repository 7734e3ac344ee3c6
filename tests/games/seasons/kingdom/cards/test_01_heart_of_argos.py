"""Heart of Argos: the first card its owner activates in their turn brings an earth token at the end of the round."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

HEART = "heart-of-argos"
IDOL = "idol-of-the-familiar"
BALANCE = "balance-of-ishtar"


def test_costs_two_earth() -> None:
    s = Scenario(Seat(hand=[HEART], reserve="earth+earth+air"), Seat(), kingdom=True).do(f"summon {HEART}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([HEART], "air")
    s = Scenario(Seat(hand=[HEART], reserve="earth+air+water+fire"), Seat(), kingdom=True)
    assert f"summon {HEART}" not in s.options


def test_is_worth_seven_prestige() -> None:
    assert Scenario(Seat(in_play=[HEART]), Seat(), kingdom=True).seat(0).score == 7


def test_an_activation_lays_an_earth_token_on_it_which_comes_to_the_reserve_at_the_end_of_the_round() -> None:
    s = Scenario(Seat(in_play=[HEART, IDOL]), Seat(), kingdom=True).do(f"activate {IDOL}")
    assert (s.seat(0).tokens(HEART), s.seat(0).reserve) == ("earth", "nothing")
    s.end_turn()
    assert (s.seat(0).tokens(HEART), s.seat(0).reserve) == ("nothing", "earth")


def test_several_activations_in_a_turn_bring_only_one_token() -> None:
    """Rulebook: however many cards are activated."""
    s = Scenario(Seat(in_play=[HEART, IDOL, BALANCE], reserve="air+air+air"), Seat(), kingdom=True)
    s.do(f"activate {IDOL}", f"activate {BALANCE}")
    assert (s.seat(0).tokens(HEART), len(s.told("energy-stored"))) == ("earth", 1)
    assert s.end_turn().seat(0).reserve == "earth"


def test_brings_nothing_without_an_activation() -> None:
    s = Scenario(Seat(in_play=[HEART, IDOL]), Seat(), kingdom=True).end_turn()
    assert s.seat(0).reserve == "nothing"


def test_beats_again_in_the_next_round() -> None:
    s = Scenario(Seat(in_play=[HEART, IDOL]), Seat(), kingdom=True, next_faces=[2, 2, 2])
    s.do(f"activate {IDOL}").end_turn().do("die 1", "die 2")
    assert s.seat(0).reserve == "water+water+earth"
    s.do(f"activate {IDOL}").end_turn().end_turn()
    assert s.seat(0).reserve == "water+water+earth+earth"


def test_a_rivals_activation_does_not_feed_it() -> None:
    s = Scenario(Seat(in_play=[IDOL]), Seat(in_play=[HEART]), kingdom=True).do(f"activate {IDOL}")
    assert s.seat(1).tokens(HEART) == "nothing"


def test_summoning_transmuting_and_bonuses_do_not_feed_it() -> None:
    seat = Seat(hand=["amulet-of-earth"], in_play=[HEART], reserve="earth+earth+air")
    s = Scenario(seat, Seat(), kingdom=True, transmuting=True)
    s.do("summon amulet-of-earth", "transmute", "bonus gauge")
    assert s.seat(0).tokens(HEART) == "nothing"


def test_a_reroll_by_die_of_malice_feeds_it_once() -> None:
    """R077"""
    seat = Seat(in_play=[HEART, "die-of-malice", "die-of-malice"])
    s = Scenario(seat, Seat(), kingdom=True, at="turn", next_faces=[3, 3])
    s.do("activate die-of-malice")
    assert s.seat(0).tokens(HEART) == "earth"
    s.do("activate die-of-malice#2")
    assert s.seat(0).tokens(HEART) == "earth"


def test_using_steadfast_die_does_not_feed_it() -> None:
    """R079"""
    s = Scenario(Seat(in_play=[HEART, "steadfast-die"]), Seat(), kingdom=True, at="turn").do("instead gauge")
    assert s.seat(0).tokens(HEART) == "nothing"


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("glutton-cauldron", []),
        ("damned-soul-of-onys", []),
        ("fairy-monolith: air", []),
        ("potion-of-power", []),
        ("potion-of-life", []),
        ("potion-of-resurrection", []),
        ("potion-of-knowledge", ["gain air+air+air+air+air"]),
        ("argos-hawk", []),
    ],
)
def test_feeding_passing_emptying_and_drinking_are_activations(card: str, answers: list[str]) -> None:
    """R078"""
    s = Scenario(Seat(in_play=[HEART, card], reserve="water"), Seat(), kingdom=True)
    s.do(f"activate {card.partition(':')[0]}", *answers)
    assert s.seat(0).tokens(HEART) == "earth"


def test_an_activation_copied_by_raven_feeds_it() -> None:
    """R078"""
    seat = Seat(hand=["raven-the-usurper"], in_play=[HEART], reserve="fire", crystals=2)
    s = Scenario(seat, Seat(in_play=["arcane-telescope"]), kingdom=True)
    s.do("summon raven-the-usurper", "copy arcane-telescope of seat 1", "activate raven-the-usurper")
    assert s.seat(0).tokens(HEART) == "earth"


def test_activations_before_it_entered_play_do_not_count() -> None:
    """R081: only the next one feeds it."""
    seat = Seat(hand=[HEART], in_play=[IDOL, "argos-hawk"], reserve="earth+earth")
    s = Scenario(seat, Seat(), kingdom=True).do(f"activate {IDOL}", f"summon {HEART}")
    assert s.seat(0).tokens(HEART) == "nothing"
    assert s.do("activate argos-hawk").seat(0).tokens(HEART) == "earth"


def test_two_receive_a_token_each_from_the_same_activation() -> None:
    """R081"""
    s = Scenario(Seat(in_play=[HEART, HEART, IDOL]), Seat(), kingdom=True).do(f"activate {IDOL}")
    assert (s.seat(0).tokens(HEART), s.seat(0).tokens(HEART, copy=2)) == ("earth", "earth")
    assert s.end_turn().seat(0).reserve == "earth+earth"


def test_its_token_is_lost_when_it_leaves_play_before_the_end_of_the_round() -> None:
    """R039, R082"""
    seat = Seat(hand=["selenias-codex"], in_play=[HEART, IDOL], reserve="air+water")
    s = Scenario(seat, Seat(), kingdom=True)
    s.do(f"activate {IDOL}", "summon selenias-codex", f"return {HEART}").end_turn()
    assert (s.seat(0).hand, s.seat(0).reserve) == ([HEART], "nothing")


def test_its_token_cannot_be_spent_before() -> None:
    seat = Seat(hand=["amulet-of-earth"], in_play=[HEART, IDOL], reserve="earth")
    s = Scenario(seat, Seat(), kingdom=True).do(f"activate {IDOL}")
    assert "summon amulet-of-earth" not in s.options


def test_the_token_must_find_room_in_the_reserve() -> None:
    """R082"""
    s = Scenario(Seat(in_play=[HEART, IDOL], reserve="air+air+air+air+air+air+fire"), Seat(), kingdom=True)
    s.do(f"activate {IDOL}").end_turn()
    assert (s.asked, set(s.options)) == (0, {"lose air", "lose fire", "lose earth"})
    assert s.do("lose fire").seat(0).reserve == "air+air+air+air+air+air+earth"


def test_its_token_can_be_the_fourth_for_wondrous_chest() -> None:
    """R016"""
    s = Scenario(
        Seat(in_play=["wondrous-chest", HEART, BALANCE], reserve="air+air+air+air+air+air"), Seat(), kingdom=True
    )
    s.do(f"activate {BALANCE}").end_turn()
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+air+air+earth", 9 + 3)


def test_beggars_horn_looks_at_the_reserve_before_it_delivers() -> None:
    """R014"""
    s = Scenario(Seat(in_play=[HEART, "beggars-horn", BALANCE], reserve="air+air+air+fire"), Seat(), kingdom=True)
    s.do(f"activate {BALANCE}").end_turn()
    assert s.kind == "energy"
    assert s.do("gain water").seat(0).reserve == "water+fire+earth"


def test_everyone_sees_its_token() -> None:
    """R217"""
    s = Scenario(Seat(in_play=[HEART, IDOL]), Seat(), kingdom=True).do(f"activate {IDOL}")
    assert s.state.view(1)["players"][0]["tableau"][0]["energy"] == {"air": 0, "water": 0, "fire": 0, "earth": 1}
