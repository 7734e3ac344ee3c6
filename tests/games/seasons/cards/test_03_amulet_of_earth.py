"""Amulet of Earth: when it enters play, its owner gains nine crystals."""

from ludoteka.games.seasons.scenario import Scenario, Seat


def test_costs_two_earth() -> None:
    s = Scenario(Seat(hand=["amulet-of-earth"], reserve="earth+earth+earth"), Seat()).do("summon amulet-of-earth")
    assert s.seat(0).reserve == "earth"


def test_is_not_offered_with_one_earth() -> None:
    s = Scenario(Seat(hand=["amulet-of-earth"], reserve="earth+air+water+fire", crystals=20), Seat())
    assert "summon amulet-of-earth" not in s.options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=["amulet-of-earth"]), Seat()).seat(0).score == 6


def test_its_owner_alone_gains_nine_crystals() -> None:
    s = Scenario(Seat(hand=["amulet-of-earth"], reserve="earth+earth", crystals=4), Seat(crystals=4))
    s.do("summon amulet-of-earth")
    assert s.seat(0).crystals == 13
    assert s.seat(1).crystals == 4
    assert s.told("crystals-gained", viewer=1)[0]["n"] == 9


def test_the_gain_pays_for_another_card_in_the_same_turn() -> None:
    s = Scenario(Seat(hand=["amulet-of-earth", "balance-of-ishtar"], reserve="earth+earth"), Seat())
    assert "summon balance-of-ishtar" not in s.options
    s.do("summon amulet-of-earth", "summon balance-of-ishtar")
    assert s.seat(0).crystals == 7


def test_two_copies_give_nine_each() -> None:
    s = Scenario(Seat(hand=["amulet-of-earth", "amulet-of-earth"], reserve="earth+earth+earth+earth"), Seat())
    s.do("summon amulet-of-earth", "summon amulet-of-earth")
    assert s.seat(0).crystals == 18


def test_gives_its_crystals_once_only() -> None:
    s = Scenario(Seat(in_play=["amulet-of-earth"]), Seat(), space=3)
    assert "activate amulet-of-earth" not in s.options
    assert s.end_turn().seat(0).crystals == 0


def test_is_no_transmuting_for_the_purse_of_io() -> None:
    s = Scenario(Seat(hand=["amulet-of-earth"], in_play=["purse-of-io"], reserve="earth+earth"), Seat())
    assert s.do("summon amulet-of-earth").seat(0).crystals == 9


def test_works_when_put_into_play_free() -> None:
    s = Scenario(Seat(hand=["amulet-of-earth"], in_play=["potion-of-dreams"]), Seat())
    assert s.do("activate potion-of-dreams").seat(0).crystals == 9
