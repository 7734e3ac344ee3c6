"""Horn of Plenty: at the end of the round a token must be discarded; an earth token brings 5 crystals."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

HORN = "horn-of-plenty"


def test_costs_a_water_and_an_earth() -> None:
    s = Scenario(Seat(hand=[HORN], reserve="water+earth+air"), Seat(), kingdom=True).do(f"summon {HORN}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([HORN], "air")
    s = Scenario(Seat(hand=[HORN], reserve="water+water+air+fire"), Seat(), kingdom=True)
    assert f"summon {HORN}" not in s.options


def test_is_worth_four_prestige() -> None:
    assert Scenario(Seat(in_play=[HORN]), Seat(), kingdom=True).seat(0).score == 4


def test_a_token_must_be_discarded_at_the_end_of_the_round() -> None:
    """Rulebook: whoever has tokens has no way round it."""
    s = Scenario(Seat(in_play=[HORN], reserve="air+fire+earth"), Seat(), kingdom=True).end_turn()
    assert (s.asked, set(s.options)) == (0, {"discard air", "discard fire", "discard earth"})
    s.do("discard air")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("fire+earth", 0)


def test_an_earth_token_brings_five_crystals() -> None:
    s = Scenario(Seat(in_play=[HORN], reserve="air+earth"), Seat(), kingdom=True).end_turn().do("discard earth")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air", 5)


@pytest.mark.parametrize(("token", "crystals"), [("air", 0), ("water", 0), ("fire", 0), ("earth", 5)])
def test_a_single_token_goes(token: str, crystals: int) -> None:
    s = Scenario(Seat(in_play=[HORN], reserve=token), Seat(), kingdom=True).end_turn()
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("nothing", crystals)


def test_without_tokens_it_does_nothing_and_nothing_is_owed() -> None:
    """R332"""
    s = Scenario(Seat(in_play=[HORN]), Seat(), kingdom=True, next_faces=[2, 2, 2]).end_turn()
    assert (s.kind, s.seat(0).crystals) == ("take-die", 0)
    s.do("die 1", "die 2")
    assert s.seat(0).reserve == "water+water"
    assert s.end_turn().end_turn().seat(0).reserve == "water"


def test_tokens_on_amulet_of_water_may_be_discarded() -> None:
    """R332: the owner chooses freely among reserve and Amulet."""
    s = Scenario(Seat(in_play=[HORN, "amulet-of-water: fire+earth"], reserve="fire"), Seat(), kingdom=True).end_turn()
    assert set(s.options) == {"discard fire", "discard fire@amulet-of-water", "discard earth@amulet-of-water"}
    s.do("discard earth@amulet-of-water")
    assert (s.seat(0).reserve, s.seat(0).tokens("amulet-of-water"), s.seat(0).crystals) == ("fire", "fire", 5)


def test_with_an_empty_reserve_a_token_of_amulet_of_water_must_go() -> None:
    """R179"""
    s = Scenario(Seat(in_play=[HORN, "amulet-of-water: water"]), Seat(), kingdom=True).end_turn()
    assert s.seat(0).tokens("amulet-of-water") == "nothing"


@pytest.mark.parametrize("card", ["glutton-cauldron", "jewel-of-the-ancients", "fairy-monolith"])
def test_tokens_stored_on_other_cards_are_out_of_its_reach(card: str) -> None:
    """Rulebook: Cauldron, Jewel, Monolith and the like."""
    s = Scenario(Seat(in_play=[HORN, f"{card}: earth"]), Seat(), kingdom=True).end_turn()
    assert (s.seat(0).tokens(card), s.seat(0).crystals, s.kind) == ("earth", 0, "take-die")


def test_is_applied_once_a_round() -> None:
    s = Scenario(Seat(in_play=[HORN], reserve="earth+earth"), Seat(), kingdom=True).end_turn()
    assert (s.seat(0).reserve, s.seat(0).crystals, s.kind) == ("earth", 5, "take-die")


def test_two_demand_a_token_each() -> None:
    """R178"""
    s = Scenario(Seat(in_play=[HORN, HORN], reserve="air+earth+earth"), Seat(), kingdom=True).end_turn()
    s.do("discard earth", "discard earth")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air", 10)


def test_two_take_a_single_token_only_once() -> None:
    """R178, R332"""
    s = Scenario(Seat(in_play=[HORN, HORN], reserve="earth"), Seat(), kingdom=True).end_turn()
    assert (s.seat(0).reserve, s.seat(0).crystals, s.kind) == ("nothing", 5, "take-die")


def test_demands_nothing_of_rivals() -> None:
    s = Scenario(Seat(in_play=[HORN]), Seat(reserve="air+earth"), kingdom=True).end_turn()
    assert s.seat(1).reserve == "air+earth"


def test_a_token_of_heart_of_argos_may_be_the_one() -> None:
    """R014, R332: the Heart delivers first, the Horn demands last."""
    s = Scenario(Seat(in_play=[HORN, "heart-of-argos", "idol-of-the-familiar"]), Seat(), kingdom=True)
    s.do("activate idol-of-the-familiar").end_turn()
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("nothing", 5)


def test_wondrous_chest_counts_before() -> None:
    """R016"""
    s = Scenario(Seat(in_play=[HORN, "wondrous-chest"], reserve="air+air+air+air"), Seat(), kingdom=True).end_turn()
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+air+air", 3)


def test_fairy_monolith_takes_its_token_before() -> None:
    """R014: a reserve emptied onto the Monolith leaves nothing to demand."""
    s = Scenario(Seat(in_play=[HORN, "fairy-monolith"], reserve="earth"), Seat(), kingdom=True).end_turn()
    s.do("deposit earth")
    assert (s.seat(0).tokens("fairy-monolith"), s.seat(0).crystals, s.kind) == ("earth", 0, "take-die")


def test_beggars_horn_is_looked_at_again_afterwards() -> None:
    """R015: two tokens were too many at first."""
    s = Scenario(Seat(in_play=["beggars-horn", HORN], reserve="air+earth"), Seat(), kingdom=True).end_turn()
    s.do("discard earth")
    assert s.kind == "energy"
    s.do("gain water")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.kind) == ("air+water", 5, "take-die")


def test_a_beggars_horn_that_has_fired_does_not_fire_again() -> None:
    """R015: once a round for each copy."""
    s = Scenario(Seat(in_play=["beggars-horn", HORN], reserve="air"), Seat(), kingdom=True).end_turn()
    s.do("gain earth", "discard earth")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.kind) == ("air", 5, "take-die")


def test_a_token_brought_by_beggars_horn_so_late_is_not_demanded() -> None:
    """R015: each Horn of Plenty has had its token."""
    s = Scenario(Seat(in_play=["beggars-horn", HORN, HORN], reserve="earth+earth"), Seat(), kingdom=True).end_turn()
    s.do("gain earth")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.kind) == ("earth", 10, "take-die")


def test_is_no_transmuting() -> None:
    """R363: Purse of Io adds nothing."""
    s = Scenario(Seat(in_play=[HORN, "purse-of-io"], reserve="earth"), Seat(), kingdom=True).end_turn()
    assert s.seat(0).crystals == 5


def test_comes_last_in_the_fixed_order_of_its_owners_effects() -> None:
    """R014: Soul, Beggar's Horn, Hearts, Titus, Chest, Lantern, Transmuter, Monolith, Horn of Plenty."""
    in_play = [
        HORN,
        "fairy-monolith",
        "ios-transmuter",
        "mesodaes-lantern",
        "wondrous-chest",
        "titus-deepgaze",
        "heart-of-argos",
        "heart-of-argos",
        "beggars-horn",
        "damned-soul-of-onys",
        "idol-of-the-familiar",
    ]
    seat = Seat(in_play=in_play, gauge=12, die=3)  # two water and 3 crystals
    s = Scenario(seat, Seat(crystals=5), kingdom=True, at="turn", first=0)
    s.do("activate idol-of-the-familiar", "transmute", "transmute water")
    before = len(s.events)
    s.end_turn().do("gain air", "deposit air", "discard earth")
    told = [event.seen_by(1) for event in s.events[before:]]
    assert [event["card"] for event in told if event.get("card")] == [
        "base:50",
        "base:14",
        "ek:1",
        "ek:1",
        "base:39",
        "base:13",
        "ek:6",
        "ek:9",
        "ek:3",
        "ek:2",
    ]
