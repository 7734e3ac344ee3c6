"""Rulebook, "Summoning a power card": cost, gauge, order of what follows."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.seasons.scenario import Scenario, Seat


def summons(s: Scenario) -> list[str]:
    return [option for option in s.options if option.startswith("summon ")]


# --- conditions ---


def test_the_rulebooks_example() -> None:
    """Three cards in play, gauge 4: Hand of Fortune costs air, fire, earth and 3 crystals."""
    s = Scenario(
        Seat(
            hand=["hand-of-fortune"],
            in_play=["temporal-boots", "die-of-malice", "glutton-cauldron"],
            reserve="air+fire+earth+earth",
            crystals=5,
            gauge=4,
        ),
        Seat(),
    )
    s.do("summon hand-of-fortune")
    assert s.seat(0).in_play[-1] == "hand-of-fortune"
    assert (s.seat(0).reserve, s.seat(0).crystals, s.seat(0).hand) == ("earth", 2, [])


def test_the_gauge_must_have_room_for_one_more_card() -> None:
    """To summon a second card the gauge must be at least 2."""
    boots = Seat(hand=["temporal-boots"], in_play=["die-of-malice"], gauge=1)
    assert summons(Scenario(boots, Seat())) == []
    boots.gauge = 2
    assert summons(Scenario(boots, Seat())) == ["summon temporal-boots"]


def test_without_a_gauge_nothing_is_summoned() -> None:
    assert summons(Scenario(Seat(hand=["temporal-boots"], gauge=0), Seat())) == []


@pytest.mark.parametrize("reserve", ["earth+earth", "earth+earth+fire", "nothing"])
def test_the_energy_cost_must_be_paid_in_full(reserve: str) -> None:
    assert summons(Scenario(Seat(hand=["staff-of-spring"], reserve=reserve), Seat())) == []


def test_the_crystal_cost_must_be_paid_in_full() -> None:
    """R161, R280: a price may take the crystals down to 0 but not below."""
    assert summons(Scenario(Seat(hand=["runic-cube-of-eolis"], crystals=19), Seat())) == []
    s = Scenario(Seat(hand=["runic-cube-of-eolis"], crystals=20), Seat()).do("summon runic-cube-of-eolis")
    assert s.seat(0).crystals == 0


def test_crystals_have_no_upper_limit() -> None:
    """R280"""
    s = Scenario(Seat(hand=["amulet-of-earth"], reserve="earth+earth", crystals=995), Seat())
    assert s.do("summon amulet-of-earth").seat(0).crystals == 1004


def test_cards_are_summoned_from_the_hand_only() -> None:
    s = Scenario(Seat(archive_2=["temporal-boots"], archive_3=["die-of-malice"]), Seat(), deck=["glutton-cauldron"])
    assert summons(s) == []


def test_only_ones_own_cards_are_summoned() -> None:
    s = Scenario(Seat(), Seat(hand=["temporal-boots"]))
    assert summons(s) == []


@pytest.mark.parametrize(
    ("card", "two", "three", "four"),
    [
        ("figrim-the-avaricious", 3, 6, 9),
        ("arcano-leech", 2, 5, 8),
        ("thieving-fairies", 0, 3, 6),
    ],
)
def test_a_crystal_cost_may_depend_on_the_number_of_players(card: str, two: int, three: int, four: int) -> None:
    for players, cost in ((2, two), (3, three), (4, four)):
        s = Scenario(Seat(hand=[card], crystals=cost), *[Seat()] * (players - 1)).do(f"summon {card}")
        assert s.seat(0).crystals == 0
        if cost:
            assert summons(Scenario(Seat(hand=[card], crystals=cost - 1), *[Seat()] * (players - 1))) == []


@pytest.mark.parametrize(("card", "energy"), [("titus-deepgaze", "fire"), ("sid-nightshade", "earth")])
def test_an_energy_cost_may_depend_on_the_number_of_players(card: str, energy: str) -> None:
    for players, cost in ((2, 1), (3, 2), (4, 3)):
        full = Seat(hand=[card], reserve="+".join([energy] * 3))
        s = Scenario(full, *[Seat(crystals=9)] * (players - 1)).do(f"summon {card}")
        assert s.seat(0).reserve == ("+".join([energy] * (3 - cost)) or "nothing")


# --- how it goes ---


def test_any_number_of_cards_in_a_turn() -> None:
    """R072"""
    s = Scenario(
        Seat(hand=["amulet-of-air", "amulet-of-earth", "glutton-cauldron"], reserve="air+air+earth+earth"), Seat()
    )
    s.do("summon amulet-of-air", "summon amulet-of-earth", "summon glutton-cauldron")
    assert s.seat(0).in_play == ["amulet-of-air", "amulet-of-earth", "glutton-cauldron"]


def test_two_copies_may_be_in_play_and_add_up() -> None:
    """R061: two Staffs give 6 crystals for a summon."""
    s = Scenario(Seat(hand=["temporal-boots"], in_play=["staff-of-spring"] * 2), Seat())
    s.do("summon temporal-boots")
    assert s.seat(0).crystals == 6


def test_two_copies_in_hand_are_one_option() -> None:
    """R395"""
    s = Scenario(Seat(hand=["glutton-cauldron"] * 2), Seat())
    assert summons(s) == ["summon glutton-cauldron"]
    s.do("summon glutton-cauldron", "summon glutton-cauldron")
    assert s.seat(0).in_play == ["glutton-cauldron"] * 2


def test_a_card_is_announced_openly_before_it_is_paid() -> None:
    """R393: everybody sees it while the payer still chooses between reserve and Amulet of Water."""
    s = Scenario(Seat(hand=["amulet-of-air"], in_play=["amulet-of-water: air+air"], reserve="air"), Seat())
    s.do("summon amulet-of-air")
    assert s.kind == "pay-summon"
    assert s.state.view(1)["summoning"] == "base:1"
    assert s.told("summoned") == [{"kind": "summoned", "seat": 0, "card": "base:1"}]
    assert s.seat(0).in_play == ["amulet-of-water"]
    s.do("pay air air@amulet-of-water")
    assert s.state.view(1)["summoning"] is None
    assert s.seat(0).in_play == ["amulet-of-water", "amulet-of-air"]


def test_a_payment_may_mix_reserve_and_amulet_token_by_token() -> None:
    """R036, R247"""
    s = Scenario(Seat(hand=["amulet-of-air"], in_play=["amulet-of-water: air+air"], reserve="air+air"), Seat())
    s.do("summon amulet-of-air")
    assert sorted(s.options) == ["pay air air@amulet-of-water", "pay air+air", "pay air+air@amulet-of-water"]


def test_nothing_can_be_slipped_in_between_announcing_and_paying() -> None:
    """R227"""
    s = Scenario(
        Seat(hand=["amulet-of-air"], in_play=["amulet-of-water: air+air"], reserve="air"), Seat(), transmuting=True
    )
    s.do("summon amulet-of-air")
    for other in ("transmute", "bonus gauge", "end turn"):
        with pytest.raises(Refused):
            s.do(other)


def test_payment_comes_before_every_gain() -> None:
    """R238: three tokens spent from a full reserve make room for the Vase's token."""
    full = "earth+earth+earth+fire+fire+fire+fire"
    s = Scenario(Seat(hand=["staff-of-spring"], in_play=["yjangs-forgotten-vase"], reserve=full), Seat())
    s.do("summon staff-of-spring", "gain air")
    assert s.seat(0).reserve == "air+fire+fire+fire+fire"


def test_a_grimoire_makes_room_before_it_gives_its_tokens() -> None:
    """R238"""
    s = Scenario(Seat(hand=["bespelled-grimoire"], reserve="water+earth+fire+fire+fire+fire+fire"), Seat())
    s.do("summon bespelled-grimoire", "gain air+air")
    assert s.seat(0).reserve == "air+air+fire+fire+fire+fire+fire"


def test_staff_and_vase_do_not_pay_for_their_own_summon() -> None:
    """R058"""
    s = Scenario(Seat(hand=["staff-of-spring"], reserve="earth+earth+earth"), Seat()).do("summon staff-of-spring")
    assert (s.seat(0).crystals, s.kind) == (0, "main")
    s = Scenario(Seat(hand=["yjangs-forgotten-vase"], reserve="water+fire+earth"), Seat()).do(
        "summon yjangs-forgotten-vase"
    )
    assert (s.seat(0).reserve, s.kind) == ("nothing", "main")


def test_staff_and_vase_react_before_the_summoned_card_works() -> None:
    """R059, R228: crystals first, then energy with its overflow, then the card's own effect."""
    s = Scenario(
        Seat(
            hand=["amulet-of-earth"],
            in_play=["yjangs-forgotten-vase", "staff-of-spring"],
            reserve="earth+earth+fire+fire+fire+fire+fire",
        ),
        Seat(),
    )
    s.do("summon amulet-of-earth")
    assert s.kind == "energy"
    assert s.seat(0).crystals == 3  # the nine of the Amulet follow
    s.do("gain air")
    assert s.seat(0).crystals == 12


def test_two_vases_are_checked_for_overflow_token_by_token() -> None:
    """R061, R228: the first fills the reserve, the second finds it full."""
    s = Scenario(
        Seat(hand=["temporal-boots"], in_play=["yjangs-forgotten-vase"] * 2, reserve="fire+fire+fire+fire+fire+fire"),
        Seat(),
    )
    s.do("summon temporal-boots")
    assert sorted(s.options) == ["gain air", "gain earth", "gain fire", "gain water"]
    s.do("gain air")
    assert "gain water lose air" in s.options
    assert "gain water" not in s.options


def test_a_card_with_an_activation_may_be_activated_in_the_turn_it_is_summoned() -> None:
    """R072"""
    s = Scenario(Seat(hand=["potion-of-knowledge"], reserve="water+water"), Seat()).do("summon potion-of-knowledge")
    assert "activate potion-of-knowledge" in s.options


# --- Arcano Leech: a condition of summoning ---


def test_rivals_leeches_are_paid_on_top_of_the_printed_cost() -> None:
    """R056, R237: all must be there beforehand; without it nothing is paid and nothing summoned."""
    leeches = Seat(in_play=["arcano-leech"] * 2)
    assert summons(Scenario(Seat(hand=["balance-of-ishtar"], crystals=3), leeches)) == []
    s = Scenario(Seat(hand=["balance-of-ishtar"], crystals=4), leeches).do("summon balance-of-ishtar")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 2)


def test_crystals_earned_by_the_summon_itself_come_too_late() -> None:
    """R056: neither Staff of Spring nor Amulet of Earth helps to pay the Leech."""
    owner = Seat(hand=["amulet-of-earth"], in_play=["staff-of-spring"], reserve="earth+earth")
    assert summons(Scenario(owner, Seat(in_play=["arcano-leech"]))) == []


def test_a_leech_does_not_tax_its_own_owner() -> None:
    """R057"""
    s = Scenario(Seat(hand=["temporal-boots"], in_play=["arcano-leech"]), Seat())
    assert summons(s) == ["summon temporal-boots"]


# --- cards put into play free ---


def test_a_card_put_into_play_free_is_not_summoned() -> None:
    """R069: no Staff, no Vase, no Leech; its own effect works all the same."""
    s = Scenario(
        Seat(
            in_play=["potion-of-dreams", "staff-of-spring", "yjangs-forgotten-vase"],
            hand=["amulet-of-earth", "runic-cube-of-eolis"],
        ),
        Seat(in_play=["arcano-leech"]),
    )
    s.do("activate potion-of-dreams", "play amulet-of-earth")
    assert s.kind == "main"
    assert (s.seat(0).crystals, s.seat(1).crystals) == (9, 0)


def test_free_play_needs_room_on_the_gauge_too() -> None:
    """R052, R242: with more cards in play than the gauge allows nothing enters, paid or free."""
    crowded = Seat(in_play=["potion-of-dreams", "temporal-boots", "die-of-malice"], hand=["glutton-cauldron"], gauge=2)
    s = Scenario(crowded, Seat())
    assert summons(s) == []
    assert "activate potion-of-dreams" not in s.options
    crowded.gauge = 3
    assert "activate potion-of-dreams" in Scenario(crowded, Seat()).options


def test_more_cards_than_the_gauge_allows_may_stay() -> None:
    """R052: Demon of Argos lowers the gauge; nothing is sacrificed."""
    s = Scenario(
        Seat(hand=["demon-of-argos"], reserve="air+water+fire+earth"),
        Seat(in_play=["temporal-boots", "glutton-cauldron"], gauge=2),
    )
    s.do("summon demon-of-argos")
    assert s.seat(1).gauge == 1
    assert s.seat(1).in_play == ["temporal-boots", "glutton-cauldron"]


def test_a_gauge_never_falls_below_zero() -> None:
    """R051"""
    s = Scenario(Seat(hand=["demon-of-argos"], reserve="air+water+fire+earth"), Seat(gauge=0))
    s.do("summon demon-of-argos")
    assert s.seat(1).gauge == 0
    assert len(s.seat(1).hand) == 1


def test_a_card_that_left_play_makes_room_at_once() -> None:
    """R122"""
    s = Scenario(Seat(in_play=["potion-of-power"], hand=["glutton-cauldron"], gauge=1), Seat(), deck=["temporal-boots"])
    assert summons(s) == []
    s.do("activate potion-of-power")
    assert summons(s) == ["summon temporal-boots", "summon glutton-cauldron"]
