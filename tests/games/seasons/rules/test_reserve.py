"""Rulebook, "Energy reserve": seven tokens at most, the surplus goes before anything else."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.seasons.scenario import Scenario, Seat

SEVEN_FIRE = "fire+fire+fire+fire+fire+fire+fire"


def gain_five(reserve: str, in_play: tuple[str, ...] = ()) -> Scenario:
    """Potion of Knowledge: five tokens of free choice."""
    s = Scenario(Seat(in_play=["potion-of-knowledge", *in_play], reserve=reserve), Seat())
    return s.do("activate potion-of-knowledge")


def test_a_reserve_holds_seven() -> None:
    s = Scenario(Seat(reserve="air+air+air+air+air", die=2), Seat(), at="turn")
    assert s.kind == "main"
    assert s.seat(0).capacity == 7
    assert s.seat(0).reserve == "air+air+air+air+air+water+water"


def test_the_surplus_is_discarded_among_old_and_new_tokens() -> None:
    """R030: everything is received first, then exactly the surplus goes, of the owner's choice."""
    s = Scenario(Seat(reserve="air+air+air+fire+fire+fire", die=2), Seat(), at="turn")
    assert s.kind == "trim"
    assert sorted(s.options) == ["lose air", "lose fire", "lose water"]
    s.do("lose fire")
    assert s.seat(0).reserve == "air+air+air+water+water+fire+fire"
    assert s.kind == "main"


def test_exactly_the_surplus_is_discarded() -> None:
    """R030"""
    s = Scenario(Seat(reserve="air+air+air+fire+fire+fire+earth", die=2), Seat(), at="turn")
    assert all(option.count("+") == 1 for option in s.options)
    s.do("lose air+earth")
    assert s.seat(0).reserve == "air+air+water+water+fire+fire+fire"


def test_the_surplus_goes_before_anything_else_even_if_the_die_allows_transmuting() -> None:
    """R224: it can be neither transmuted nor spent first."""
    s = Scenario(Seat(reserve=SEVEN_FIRE, hand=["kairn-the-destroyer"], die=6), Seat(), at="turn")
    assert s.kind == "trim"
    assert sorted(s.options) == ["lose air+fire", "lose air+water", "lose fire+fire", "lose water+fire"]


def test_the_surplus_cannot_be_put_on_a_card_first() -> None:
    """R224"""
    s = Scenario(Seat(reserve=SEVEN_FIRE, in_play=["glutton-cauldron"], die=6), Seat(), at="turn")
    assert s.kind == "trim"
    s.do("lose air+water")
    assert "activate glutton-cauldron" in s.options


def test_a_surplus_of_one_type_is_discarded_without_asking() -> None:
    s = Scenario(Seat(reserve="water+water+water+water+water+water+water", die=2), Seat(), at="turn")
    assert s.kind == "main"
    assert s.seat(0).reserve == "water+water+water+water+water+water+water"


def test_a_gain_of_free_choice_is_token_by_token() -> None:
    """R042: five tokens of four types can be chosen in 56 ways."""
    s = gain_five("nothing")
    assert s.kind == "energy"
    assert len(s.options) == 56
    s.do("gain air+air+water+fire+earth")
    assert s.seat(0).reserve == "air+air+water+fire+earth"


def test_a_gain_beyond_the_capacity_is_one_choice_of_the_resulting_reserve() -> None:
    """R244: four fire and five new tokens make nine; seven stay, at most five of them new."""
    s = gain_five("fire+fire+fire+fire")
    results = set()
    for option in s.options:
        after = s.state.clone()
        after.answer(0, after.option_named(0, option))
        results.add(after.players[0].reserve)
    assert len(results) == len(s.options)
    # k tokens are not fire, the other 7 - k are, up to 4 of them old: every k from 0 to 5 is possible.
    assert len(s.options) == sum((k + 1) * (k + 2) // 2 for k in range(6))
    assert "gain air+air+air+air+air lose fire+fire" in s.options
    assert "gain fire+fire+fire" in s.options
    with pytest.raises(Refused):
        s.do("gain air+air+air+air+air+air lose fire+fire+fire")  # six new ones


def test_nobody_may_keep_less_than_fits() -> None:
    """R230, R245: a gain is compulsory; only what does not fit is lost."""
    s = gain_five("fire+fire+fire+fire")
    for option in s.options:
        gained, _, lost = option.partition(" lose ")
        assert gained.count("+") + 1 - (lost.count("+") + 1 if lost else 0) == 3
    assert all(" lose " not in option for option in gain_five("fire+fire").options)


def test_with_a_full_reserve_the_new_token_itself_may_be_the_one_discarded() -> None:
    """R245: Forgotten Vase with seven tokens after the payment."""
    s = Scenario(Seat(hand=["temporal-boots"], in_play=["yjangs-forgotten-vase"], reserve=SEVEN_FIRE), Seat())
    s.do("summon temporal-boots")
    assert s.kind == "energy"
    assert sorted(s.options) == ["gain air lose fire", "gain earth lose fire", "gain nothing", "gain water lose fire"]
    s.do("gain nothing")
    assert s.seat(0).reserve == SEVEN_FIRE


def test_overflow_is_settled_when_the_gaining_effect_is_finished() -> None:
    """R030, R227: Lewis Greyface copies seven tokens; the owner trims before doing anything else."""
    s = Scenario(Seat(hand=["lewis-greyface"], reserve="air+fire+earth+earth"), Seat(reserve=SEVEN_FIRE))
    s.do("summon lewis-greyface")
    assert (s.asked, s.kind) == (0, "trim")
    assert sorted(s.options) == ["lose earth+earth", "lose fire+earth", "lose fire+fire"]
    s.do("lose earth+earth")
    assert s.kind == "main"


def test_the_water_effect_of_elemental_amulet_is_checked_like_any_gain() -> None:
    """R032: no way around the capacity."""
    s = Scenario(Seat(hand=["elemental-amulet"], reserve="water+" + SEVEN_FIRE[5:]), Seat())
    s.do("summon elemental-amulet", "elements water")
    assert s.kind == "energy"
    s.do("gain air+air lose fire")
    assert s.seat(0).reserve == "air+air+fire+fire+fire+fire+fire"


def test_the_energy_supply_is_unlimited() -> None:
    """R041"""
    full = Seat(reserve="fire+fire+fire+fire+fire+fire+fire+fire+fire+fire", in_play=["bespelled-grimoire"])
    other = Seat(reserve=SEVEN_FIRE, in_play=["amulet-of-water: fire+fire+fire+fire"])
    poor = Seat(in_play=["potion-of-knowledge", "amulet-of-water: fire+fire+fire+fire"])
    s = Scenario(poor, full, other, Seat(reserve=SEVEN_FIRE))
    s.do("activate potion-of-knowledge", "gain fire+fire+fire+fire+fire")
    assert s.seat(0).reserve == "fire+fire+fire+fire+fire"


# --- capacity ---


def test_a_grimoire_makes_room_for_ten() -> None:
    """R034"""
    s = Scenario(Seat(reserve=SEVEN_FIRE, in_play=["bespelled-grimoire"], die=2), Seat(), at="turn")
    assert s.seat(0).capacity == 10
    assert s.kind == "main"
    assert s.seat(0).reserve == "water+water+" + SEVEN_FIRE


def test_a_second_grimoire_makes_no_more_room() -> None:
    """R034, R184"""
    s = Scenario(Seat(reserve=SEVEN_FIRE + "+fire+air", in_play=["bespelled-grimoire"] * 2, die=2), Seat(), at="turn")
    assert s.seat(0).capacity == 10
    assert (s.kind, len(s.options)) == ("trim", 3)


def test_the_reserve_is_trimmed_the_moment_its_capacity_shrinks() -> None:
    """R035, R226: seat 1 gives its Grimoire to Syllas and trims at once, in the turn of seat 0."""
    s = Scenario(
        Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=["bespelled-grimoire"], reserve=SEVEN_FIRE + "+air+earth"),
    )
    s.do("summon syllas-the-faithful")
    assert (s.asked, s.kind) == (1, "trim")
    assert sorted(s.options) == ["lose air+earth", "lose air+fire", "lose fire+earth", "lose fire+fire"]
    s.do("lose air+earth")
    assert s.seat(1).reserve == SEVEN_FIRE
    assert (s.asked, s.kind) == (0, "main")


def test_the_capacity_stays_ten_while_one_grimoire_is_left() -> None:
    """R184"""
    s = Scenario(
        Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=["bespelled-grimoire"] * 2, reserve=SEVEN_FIRE + "+air+earth"),
    )
    s.do("summon syllas-the-faithful")
    assert s.asked == 0
    assert s.seat(1).in_play == ["bespelled-grimoire"]
    assert s.seat(1).reserve == "air+" + SEVEN_FIRE + "+earth"


# --- tokens on cards ---


def test_tokens_on_amulet_of_water_neither_count_nor_help_against_overflow() -> None:
    """R031"""
    s = Scenario(
        Seat(reserve="air+air+air+air+air", in_play=["amulet-of-water: fire+fire+fire+fire"], die=2), Seat(), at="turn"
    )
    assert s.kind == "main"
    assert s.seat(0).tokens("amulet-of-water") == "fire+fire+fire+fire"
    s = Scenario(Seat(reserve="air+air+air+air+air+air", in_play=["amulet-of-water: fire"], die=2), Seat(), at="turn")
    assert sorted(s.options) == ["lose air", "lose water"]


def test_tokens_on_a_card_are_lost_when_it_leaves_play() -> None:
    """R039: they do not fall back into the reserve."""
    s = Scenario(
        Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=["amulet-of-water: air+earth"], reserve="water"),
        Seat(in_play=["glutton-cauldron: air+air+air"], reserve="fire"),
    )
    s.do("summon syllas-the-faithful")
    assert (s.seat(1).in_play, s.seat(1).reserve) == ([], "water")
    assert (s.seat(2).in_play, s.seat(2).reserve) == ([], "fire")


def test_nobody_may_throw_energy_away() -> None:
    """R230: the free part of a turn offers no way to discard tokens or cards."""
    s = Scenario(Seat(reserve=SEVEN_FIRE, hand=["runic-cube-of-eolis"], in_play=["beggars-horn"], bonus=3), Seat())
    assert s.options == ["end turn"]


@pytest.mark.parametrize(("reserve", "held", "spare"), [("air", 6, 0), ("air+air", 7, 0), ("air+air+fire+fire", 7, 2)])
def test_how_many_tokens_are_held_in_the_end_is_told_beforehand(reserve: str, held: int, spare: int) -> None:
    s = gain_five(reserve)
    asked = s.state.question_detail(s.state.agenda[-1], 0)
    assert (asked["n"], asked["held"], asked["spare"]) == (5, held, spare)
    s.do(s.options[0])
    assert s.seat(0).reserve.count("+") + 1 == held
