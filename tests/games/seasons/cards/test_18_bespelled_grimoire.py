"""Bespelled Grimoire: two tokens when it enters play, and a reserve of ten as long as it stays."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

SUMMON = "summon bespelled-grimoire"
NINE = "air+air+air+air+air+water+water+fire+fire"


def test_costs_a_water_and_an_earth() -> None:
    s = Scenario(Seat(hand=["bespelled-grimoire"], reserve="water+earth"), Seat())
    s.do(SUMMON, "gain air+fire")
    assert s.seat(0).in_play == ["bespelled-grimoire"]
    assert s.seat(0).reserve == "air+fire"


@pytest.mark.parametrize("reserve", ["water", "earth", "water+water+air+fire"])
def test_cannot_be_summoned_with_a_token_missing(reserve: str) -> None:
    assert SUMMON not in Scenario(Seat(hand=["bespelled-grimoire"], reserve=reserve), Seat()).options


def test_is_worth_eight_prestige() -> None:
    assert Scenario(Seat(in_play=["bespelled-grimoire"]), Seat()).seat(0).score == 8


def test_gives_two_tokens_of_any_types() -> None:
    s = Scenario(Seat(hand=["bespelled-grimoire"], reserve="water+earth"), Seat()).do(SUMMON)
    types = ["air", "water", "fire", "earth"]
    assert sorted(s.options) == sorted(f"gain {a}+{b}" for i, a in enumerate(types) for b in types[i:])


def test_raises_the_capacity_before_it_gives_its_tokens() -> None:
    """R238. The saving of Hand of Fortune leaves six tokens, and two more fit at once."""
    hand = Seat(["bespelled-grimoire"], ["hand-of-fortune"], reserve="air+air+air+air+air+water+earth")
    s = Scenario(hand, Seat()).do(SUMMON, "pay water")
    assert not any("lose" in option for option in s.options)
    s.do("gain fire+fire")
    assert s.seat(0).reserve == "air+air+air+air+air+fire+fire+earth"


def test_second_copy_still_gives_its_tokens_but_no_room() -> None:
    """R184. Nine tokens are left after a payment of one, so one of eleven must go."""
    seat = Seat(["bespelled-grimoire"], ["bespelled-grimoire", "hand-of-fortune"], reserve=NINE + "+earth")
    s = Scenario(seat, Seat()).do(SUMMON, "pay water")
    assert "gain fire+fire" not in s.options
    s.do("gain earth+earth lose air")
    assert s.seat(0).capacity == 10
    assert s.seat(0).reserve == "air+air+air+air+water+fire+fire+earth+earth+earth"


def test_owner_trims_as_soon_as_it_leaves() -> None:
    """R035, R226: the turn of the active player waits until the owner has chosen."""
    s = Scenario(
        Seat(["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=["bespelled-grimoire"], reserve="air+air+air+air+water+water+water+water"),
    ).do("summon syllas-the-faithful")
    assert (s.asked, s.kind, sorted(s.options)) == (1, "trim", ["lose air", "lose water"])
    s.do("lose air")
    assert s.seat(1).reserve == "air+air+air+water+water+water+water"
    assert (s.asked, s.kind) == (0, "main")


def test_owners_trim_clockwise_when_it_returns_to_hand() -> None:
    """R035, R226: Amsug takes it back from two players, the left neighbour first."""
    full = Seat(in_play=["bespelled-grimoire"], reserve="air+air+air+air+water+water+water+water")
    s = Scenario(Seat(["amsug-longneck"], reserve="air+water"), full, full).do("summon amsug-longneck")
    assert (s.asked, s.kind) == (1, "trim")
    s.do("lose air")
    assert (s.asked, s.kind) == (2, "trim")
    s.do("lose water")
    assert (s.asked, s.kind) == (0, "main")
    assert s.seat(1).hand == s.seat(2).hand == ["bespelled-grimoire"]


def test_no_token_is_lost_when_it_leaves_a_reserve_of_seven() -> None:
    """R039: its tokens are tokens of the reserve, not of the card."""
    s = Scenario(
        Seat(["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=["bespelled-grimoire"], reserve="air+air+air+air+air+air+air"),
    ).do("summon syllas-the-faithful")
    assert s.seat(1).in_play == []
    assert s.seat(1).reserve == "air+air+air+air+air+air+air"


def test_capacity_falls_only_with_the_last_copy() -> None:
    """R184."""
    s = Scenario(
        Seat(["syllas-the-faithful"] * 2, reserve="fire+fire+fire+fire+fire+fire"),
        Seat(in_play=["bespelled-grimoire"] * 2, reserve=NINE + "+earth"),
    ).do("summon syllas-the-faithful")
    assert (s.seat(1).capacity, s.seat(1).reserve) == (10, NINE + "+earth")
    s.do("summon syllas-the-faithful", "lose water+fire+earth")
    assert (s.seat(1).capacity, s.seat(1).reserve) == (7, "air+air+air+air+air+water+fire")


def test_its_tokens_count_for_wondrous_chest_and_beggars_horn() -> None:
    in_play = ["wondrous-chest", "beggars-horn"]
    s = Scenario(Seat(["bespelled-grimoire"], in_play, reserve="air+air+water+earth"), Seat())
    s.do(SUMMON, "gain air+air").end_turn()
    assert s.seat(0).crystals == 3
    assert s.kind == "take-die"
    assert s.seat(0).reserve == "air+air+air+air"


def test_its_tokens_turn_to_air() -> None:
    s = Scenario(Seat(["air-elemental"], reserve="air+air+air"), Seat(in_play=["bespelled-grimoire"], reserve=NINE)).do(
        "summon air-elemental"
    )
    assert s.seat(1).reserve == "+".join(["air"] * 9)


def test_its_tokens_feed_the_lantern_of_xidit() -> None:
    s = Scenario(Seat(in_play=["bespelled-grimoire", "lantern-of-xidit"], reserve=NINE), Seat())
    assert s.seat(0).score == 8 + 24 + 3 * 9


def test_its_tokens_go_with_a_sacrificed_treatise() -> None:
    s = Scenario(
        Seat(["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=["bespelled-grimoire", "cursed-treatise-of-arus"], reserve=NINE),
    ).do("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert s.seat(1).reserve == "nothing"
    assert s.seat(1).capacity == 10
