"""Hand of Fortune: every summon costs one token less, never less than one."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

HAND = "hand-of-fortune"
SUMMON = "summon hand-of-fortune"


def test_costs_air_fire_earth_and_three_crystals() -> None:
    s = Scenario(Seat([HAND], reserve="air+fire+earth", crystals=3), Seat()).do(SUMMON)
    assert (s.seat(0).in_play, s.seat(0).reserve, s.seat(0).crystals) == ([HAND], "nothing", 0)


def test_two_crystals_are_too_few() -> None:
    assert SUMMON not in Scenario(Seat([HAND], reserve="air+fire+earth", crystals=2), Seat()).options


def test_is_worth_nine_prestige() -> None:
    assert Scenario(Seat(in_play=[HAND]), Seat()).seat(0).score == 9


def test_saves_one_token_of_the_owners_choice() -> None:
    """R239: the saving cannot be waived, so paying all three is no option."""
    s = Scenario(Seat(["yjangs-forgotten-vase"], [HAND], reserve="water+fire+earth"), Seat())
    s.do("summon yjangs-forgotten-vase")
    assert sorted(s.options) == ["pay fire+earth", "pay water+earth", "pay water+fire"]
    s.do("pay fire+earth")
    assert s.seat(0).reserve == "water"


def test_the_saved_token_need_not_be_owned() -> None:
    s = Scenario(Seat(["yjangs-forgotten-vase"], [HAND], reserve="fire+earth"), Seat())
    assert s.do("summon yjangs-forgotten-vase").seat(0).reserve == "nothing"


def test_one_token_is_still_due() -> None:
    """R062: an energy cost of one is not lowered."""
    assert "summon titus-deepgaze" not in Scenario(Seat(["titus-deepgaze"], [HAND], reserve="air"), Seat()).options
    s = Scenario(Seat(["titus-deepgaze"], [HAND], reserve="fire"), Seat()).do("summon titus-deepgaze")
    assert s.seat(0).reserve == "nothing"


def test_crystal_costs_stay() -> None:
    """R062."""
    figrim = "summon figrim-the-avaricious"
    assert figrim not in Scenario(Seat(["figrim-the-avaricious"], [HAND], crystals=2), Seat()).options
    s = Scenario(Seat(["figrim-the-avaricious"], [HAND], "air", crystals=3), Seat()).do(figrim)
    assert (s.seat(0).crystals, s.seat(0).reserve) == (0, "air")


@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 2), (4, 1)])
@pytest.mark.parametrize(("card", "token"), [("titus-deepgaze", "fire"), ("sid-nightshade", "earth")])
def test_lowers_costs_that_depend_on_the_players(players: int, left: int, card: str, token: str) -> None:
    """R239: one, two or three tokens are printed; three are owned."""
    s = Scenario(Seat([card], [HAND], reserve="+".join([token] * 3)), *[Seat()] * (players - 1))
    assert s.do(f"summon {card}").seat(0).reserve == "+".join([token] * left)


def test_two_copies_save_two_tokens_but_leave_one_to_pay() -> None:
    """R062."""
    s = Scenario(Seat(["amulet-of-air", "ragfields-helm"], [HAND, HAND], reserve="air+air+air"), Seat())
    assert s.do("summon ragfields-helm").seat(0).reserve == "air+air"
    assert s.do("summon amulet-of-air").seat(0).reserve == "air"


def test_does_not_lower_its_own_cost() -> None:
    """R239."""
    assert SUMMON not in Scenario(Seat([HAND], reserve="air+fire+fire", crystals=3), Seat()).options


def test_lowers_the_cost_of_a_second_copy() -> None:
    """R239: tokens only; the three crystals stay."""
    s = Scenario(Seat([HAND], [HAND], reserve="air+fire", crystals=3), Seat()).do(SUMMON)
    assert (s.seat(0).in_play, s.seat(0).reserve, s.seat(0).crystals) == ([HAND, HAND], "nothing", 0)


def test_activation_costs_stay() -> None:
    """Crystal Orb still wants four tokens, Kairn one."""
    s = Scenario(Seat(in_play=[HAND, "crystal-orb", "kairn-the-destroyer"], reserve="air+air+air"), Seat())
    assert s.do("activate crystal-orb").options == ["put it back"]
    s.do("put it back", "activate kairn-the-destroyer")
    assert s.seat(0).reserve == "air+air"


def test_rivals_pay_in_full() -> None:
    s = Scenario(Seat(["amulet-of-air"], reserve="air"), Seat(in_play=[HAND]))
    assert "summon amulet-of-air" not in s.options
