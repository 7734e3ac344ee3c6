"""Pendant of Ragnor: a token for every other magic item in play."""

from ludoteka.games.seasons.scenario import Scenario, Seat

PENDANT = "pendant-of-ragnor"
PRICE = "air+water+fire"


def test_costs_air_water_and_fire_and_is_worth_nothing() -> None:
    assert f"summon {PENDANT}" not in Scenario(Seat(hand=[PENDANT], reserve="air+water+earth"), Seat()).options
    s = Scenario(Seat(hand=[PENDANT], reserve=PRICE), Seat()).do(f"summon {PENDANT}")
    assert (s.seat(0).in_play, s.seat(0).score) == ([PENDANT], 0)


def test_gives_a_token_for_each_other_item_in_play() -> None:
    """R277: turned ones too, but neither familiars nor cards in hand nor those of others."""
    seat = Seat(
        hand=[PENDANT, "amulet-of-fire"],
        in_play=["amulet-of-air", "balance-of-ishtar tapped", "titus-deepgaze"],
        reserve=PRICE,
    )
    s = Scenario(seat, Seat(in_play=["purse-of-io"])).do(f"summon {PENDANT}")
    assert len(s.options) == 10  # every choice of two tokens
    assert s.do("gain fire+earth").seat(0).reserve == "fire+earth"


def test_gives_nothing_as_the_only_item() -> None:
    """R174"""
    s = Scenario(Seat(hand=[PENDANT], in_play=["titus-deepgaze"], reserve=PRICE), Seat()).do(f"summon {PENDANT}")
    assert (s.seat(0).reserve, s.kind) == ("nothing", "main")


def test_a_second_one_counts_the_first() -> None:
    s = Scenario(Seat(hand=[PENDANT], in_play=[PENDANT], reserve=PRICE), Seat())
    s.do(f"summon {PENDANT}", "gain earth")
    assert s.seat(0).reserve == "earth"


def test_what_is_too_much_is_discarded() -> None:
    seat = Seat(
        hand=[PENDANT], in_play=["amulet-of-air"] * 2 + ["amulet-of-fire"] * 2, reserve=f"{PRICE}+air+air+air+air"
    )
    s = Scenario(seat, Seat()).do(f"summon {PENDANT}", "gain earth+earth+earth+earth lose air")
    assert s.seat(0).reserve == "air+air+air+earth+earth+earth+earth"


def test_its_energy_is_kept_after_potion_of_dreams_which_no_longer_counts() -> None:
    """R243"""
    s = Scenario(Seat(hand=[PENDANT], in_play=["potion-of-dreams", "amulet-of-air"], reserve="fire"), Seat())
    s.do("activate potion-of-dreams", "gain earth")
    assert s.seat(0).reserve == "earth"
