"""Cursed Treatise of Arus: 2 energy, 1 gauge and 10 crystals now; -10 later, or the whole reserve if sacrificed."""

from ludoteka.games.seasons.scenario import Scenario, Seat

TREATISE = "cursed-treatise-of-arus"
SYLLAS = "syllas-the-faithful"


def syllas_against(victim: Seat) -> Scenario:
    return Scenario(Seat(hand=[SYLLAS], reserve="fire+fire+fire"), victim).do(f"summon {SYLLAS}")


def test_costs_one_water() -> None:
    assert f"summon {TREATISE}" not in Scenario(Seat(hand=[TREATISE], reserve="air+fire+earth"), Seat()).options
    assert f"summon {TREATISE}" in Scenario(Seat(hand=[TREATISE], reserve="water"), Seat()).options


def test_gives_two_energy_one_gauge_and_ten_crystals() -> None:
    s = Scenario(Seat(hand=[TREATISE], reserve="water", gauge=4, crystals=1), Seat())
    s.do(f"summon {TREATISE}", "gain fire+earth")
    assert (s.seat(0).reserve, s.seat(0).gauge, s.seat(0).crystals) == ("fire+earth", 5, 11)


def test_the_gauge_does_not_rise_beyond_fifteen() -> None:
    """R051"""
    s = Scenario(Seat(hand=[TREATISE], reserve="water", gauge=15), Seat()).do(f"summon {TREATISE}", "gain fire+earth")
    assert (s.seat(0).gauge, s.seat(0).crystals) == (15, 10)


def test_with_a_full_reserve_one_token_is_too_many() -> None:
    s = Scenario(Seat(hand=[TREATISE], reserve="water+air+air+air+air+air+air"), Seat()).do(f"summon {TREATISE}")
    s.do("gain fire+earth lose air")
    assert s.seat(0).reserve == "air+air+air+air+air+fire+earth"
    assert s.seat(0).crystals == 10


def test_gives_the_same_when_it_enters_play_free() -> None:
    """R240"""
    s = Scenario(
        Seat(hand=["divine-chalice"], reserve="air+water+fire+earth", gauge=4), Seat(), deck=[TREATISE, 1, 2, 3]
    )
    s.do("summon divine-chalice", f"play {TREATISE}", "gain air+air")
    assert (s.seat(0).reserve, s.seat(0).gauge, s.seat(0).crystals) == ("air+air", 5, 10)


def test_its_energy_is_kept_after_potion_of_dreams() -> None:
    """R243: the reserve was emptied before."""
    s = Scenario(Seat(hand=[TREATISE], in_play=["potion-of-dreams"], reserve="fire"), Seat())
    s.do("activate potion-of-dreams", "gain air+air")
    assert s.seat(0).reserve == "air+air"


def test_sacrificing_it_empties_the_reserve_even_in_anothers_turn() -> None:
    """R250"""
    s = syllas_against(Seat(in_play=[TREATISE], reserve="air+water+fire", crystals=7))
    assert (s.seat(1).reserve, s.seat(1).crystals, s.seat(1).in_play) == ("nothing", 7, [])


def test_another_sacrificed_card_leaves_the_reserve_alone() -> None:
    s = syllas_against(Seat(in_play=[TREATISE, "amulet-of-air"], reserve="air+water+fire"))
    assert s.do("sacrifice amulet-of-air").seat(1).reserve == "air+water+fire"


def test_tokens_on_grimoire_go_but_those_on_amulet_and_cauldron_stay() -> None:
    s = syllas_against(
        Seat(
            in_play=[TREATISE, "bespelled-grimoire", "amulet-of-water: water", "glutton-cauldron: fire"],
            reserve="+".join(["earth"] * 10),
        )
    )
    s.do(f"sacrifice {TREATISE}")
    assert s.seat(1).reserve == "nothing"
    assert (s.seat(1).tokens("amulet-of-water"), s.seat(1).tokens("glutton-cauldron")) == ("water", "fire")


def test_returning_it_to_hand_leaves_the_reserve_alone() -> None:
    """R120"""
    s = Scenario(Seat(hand=["amsug-longneck"], reserve="air+water"), Seat(in_play=[TREATISE], reserve="fire+earth"))
    s.do("summon amsug-longneck")
    assert (s.seat(1).reserve, s.seat(1).hand) == ("fire+earth", [TREATISE])


def test_is_worth_minus_ten_and_a_second_one_adds_up() -> None:
    """R279"""
    assert Scenario(Seat(in_play=[TREATISE], crystals=3), Seat()).seat(0).score == -7
    assert Scenario(Seat(in_play=[TREATISE, TREATISE]), Seat()).seat(0).score == -20


def test_everyone_sees_the_reserve_go() -> None:
    s = syllas_against(Seat(in_play=[TREATISE], reserve="air"))
    assert [event["seat"] for event in s.told("energy-lost", 0)] == [1]
    assert s.state.view(0)["players"][1]["reserve"] == {"air": 0, "water": 0, "fire": 0, "earth": 0}
