"""Rulebook, "Types of effects": immediate, permanent, activated; turning a card and paying for it."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.seasons.scenario import Scenario, Seat


def activations(s: Scenario) -> list[str]:
    return [option for option in s.options if option.startswith("activate ")]


# --- turning ---


def test_an_activated_card_is_turned_and_cannot_be_activated_again() -> None:
    s = Scenario(Seat(in_play=["idol-of-the-familiar", "titus-deepgaze"]), Seat(crystals=9))
    s.do("activate idol-of-the-familiar")
    assert s.seat(0).crystals == 1
    assert s.seat(0).tapped == ["idol-of-the-familiar"]
    assert activations(s) == []


def test_turned_cards_are_straightened_when_the_next_round_begins() -> None:
    """R073: not earlier, not even in the turns of the others."""
    s = Scenario(Seat(in_play=["idol-of-the-familiar"]), Seat(), waiting=[1])
    s.do("activate idol-of-the-familiar", "end turn")
    assert s.seat(0).tapped == ["idol-of-the-familiar"]
    s.end_turn()
    assert s.kind == "take-die"
    assert s.seat(0).tapped == []


def test_a_card_that_came_back_in_the_same_turn_is_fresh() -> None:
    """R073: Amsug takes the turned Cauldron back to hand; summoned again it may be fed again."""
    s = Scenario(
        Seat(in_play=["glutton-cauldron"], hand=["amsug-longneck"], reserve="air+air+water+fire"),
        Seat(),
    )
    s.do("activate glutton-cauldron", "feed fire", "summon amsug-longneck")
    assert s.seat(0).hand == ["glutton-cauldron"]
    s.do("summon glutton-cauldron")
    assert s.seat(0).tokens("glutton-cauldron") == "nothing"
    assert activations(s) == ["activate glutton-cauldron"]


def test_copies_are_activated_separately() -> None:
    """R235: each once a round, each paid separately."""
    s = Scenario(Seat(in_play=["kairn-the-destroyer"] * 2, reserve="fire+fire"), Seat(crystals=9))
    assert activations(s) == ["activate kairn-the-destroyer"]  # alike in every respect: offered once
    s.do("activate kairn-the-destroyer")
    assert activations(s) == ["activate kairn-the-destroyer#2"]
    s.do("activate kairn-the-destroyer#2")
    assert (s.seat(0).reserve, s.seat(1).crystals) == ("nothing", 1)
    assert activations(s) == []


def test_copies_that_differ_are_both_offered() -> None:
    """R395"""
    s = Scenario(Seat(in_play=["glutton-cauldron", "glutton-cauldron: air"], reserve="fire"), Seat())
    assert activations(s) == ["activate glutton-cauldron", "activate glutton-cauldron#2"]
    s.do("activate glutton-cauldron#2")
    assert s.seat(0).tokens("glutton-cauldron", copy=2) == "air+fire"


def test_any_number_of_activations_in_a_turn() -> None:
    """R072"""
    s = Scenario(
        Seat(in_play=["kairn-the-destroyer", "idol-of-the-familiar", "glutton-cauldron"], reserve="fire+fire"),
        Seat(crystals=9),
    )
    s.do("activate kairn-the-destroyer", "activate idol-of-the-familiar", "activate glutton-cauldron")
    assert len(s.seat(0).tapped) == 3


def test_cards_without_the_activation_icon_cannot_be_activated() -> None:
    s = Scenario(Seat(in_play=["amulet-of-earth", "staff-of-spring", "runic-cube-of-eolis"]), Seat())
    assert activations(s) == []


# --- paying ---


@pytest.mark.parametrize(
    "card",
    [
        "balance-of-ishtar",
        "kairn-the-destroyer",
        "tree-of-light",
        "glutton-cauldron",
        "dragon-skull",
        "necrotic-kriss",
        "mirror-of-the-seasons",
        "damned-soul-of-onys",
        "potion-of-dreams",
    ],
)
def test_without_the_price_there_is_no_activation(card: str) -> None:
    """R083, R161: the price must be payable in full."""
    assert activations(Scenario(Seat(in_play=[card]), Seat(crystals=9))) == []


def test_a_started_activation_is_finished() -> None:
    """R083, R227: while the price is chosen nothing else can be done, and going back is no option."""
    s = Scenario(
        Seat(in_play=["kairn-the-destroyer"], reserve="fire+air", crystals=3), Seat(crystals=9), transmuting=True
    )
    s.do("activate kairn-the-destroyer")
    assert sorted(s.options) == ["discard air", "discard fire"]
    with pytest.raises(Refused):
        s.do("end turn")


def test_a_payable_activation_may_be_used_even_if_it_achieves_nothing() -> None:
    """R234"""
    s = Scenario(
        Seat(in_play=["kairn-the-destroyer", "potion-of-life", "idol-of-the-familiar"], reserve="fire"),
        Seat(crystals=0),
    )
    s.do("activate kairn-the-destroyer")
    assert s.seat(1).crystals == 0
    s.do("activate potion-of-life")
    assert s.seat(0).crystals == 0
    s = Scenario(Seat(in_play=["idol-of-the-familiar"]), Seat()).do("activate idol-of-the-familiar")
    assert s.seat(0).crystals == 0


# --- whose turn ---


def test_cards_are_activated_in_ones_own_turn_only() -> None:
    """R225"""
    s = Scenario(Seat(), Seat(in_play=["idol-of-the-familiar"]))
    assert (s.asked, activations(s)) == (0, [])


def test_only_ones_own_cards_are_activated() -> None:
    s = Scenario(Seat(), Seat(in_play=["kairn-the-destroyer"], reserve="fire"), waiting=[1])
    assert activations(s) == []
    s.end_turn()
    assert activations(s) == ["activate kairn-the-destroyer"]


# --- when effects work ---


def test_an_immediate_effect_works_once() -> None:
    s = Scenario(Seat(hand=["amulet-of-earth"], reserve="earth+earth"), Seat(), pips=1)
    s.do("summon amulet-of-earth").end_turn()
    assert s.seat(0).crystals == 9


def test_a_permanent_effect_ends_when_the_card_leaves_play() -> None:
    """Staff of Spring given to Amsug pays for Amsug (R258) and for nothing afterwards."""
    s = Scenario(
        Seat(in_play=["staff-of-spring"], hand=["amsug-longneck", "temporal-boots"], reserve="air+water"),
        Seat(),
    )
    s.do("summon amsug-longneck")
    assert s.seat(0).crystals == 3
    s.do("summon temporal-boots")
    assert s.seat(0).crystals == 3


def test_a_card_put_into_play_free_may_be_activated_in_the_same_turn() -> None:
    """R236"""
    s = Scenario(Seat(in_play=["potion-of-dreams"], hand=["idol-of-the-familiar"]), Seat())
    s.do("activate potion-of-dreams")
    assert activations(s) == ["activate idol-of-the-familiar"]


def test_die_of_malice_waits_for_its_owners_next_turn() -> None:
    """R084, R236: its moment, before the die is carried out, has passed."""
    s = Scenario(Seat(hand=["die-of-malice"]), Seat()).do("summon die-of-malice")
    assert activations(s) == []


# --- Thieving Fairies: served when a rival activates ---


def test_fairies_are_served_before_the_price() -> None:
    """R074: of 3 crystals one goes to the Fairies, and the mode that costs 3 drops out."""
    s = Scenario(Seat(in_play=["tree-of-light"], reserve="fire+air", crystals=3), Seat(in_play=["thieving-fairies"]))
    s.do("activate tree-of-light")
    assert s.kind == "discard-energy"  # the other mode
    assert (s.seat(0).crystals, s.seat(1).crystals) == (2, 2)


def test_when_nothing_remains_affordable_the_activation_cannot_start() -> None:
    """R074: and the Fairies get nothing."""
    s = Scenario(Seat(in_play=["tree-of-light"], crystals=3), Seat(in_play=["thieving-fairies"]))
    assert activations(s) == []
    s = Scenario(Seat(in_play=["tree-of-light"], crystals=4), Seat(in_play=["thieving-fairies"]))
    assert activations(s) == ["activate tree-of-light"]


def test_several_fairies_work_separately() -> None:
    """R076: each takes a crystal while there is one and always gives its owner the other."""
    s = Scenario(
        Seat(in_play=["idol-of-the-familiar"], crystals=1),
        Seat(in_play=["thieving-fairies"]),
        Seat(in_play=["thieving-fairies"]),
    )
    s.do("activate idol-of-the-familiar")
    assert [s.seat(i).crystals for i in range(3)] == [0, 2, 1]


def test_every_activation_is_noticed_separately() -> None:
    """R235"""
    s = Scenario(
        Seat(in_play=["kairn-the-destroyer"] * 2, reserve="fire+fire", crystals=5), Seat(in_play=["thieving-fairies"])
    )
    s.do("activate kairn-the-destroyer")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (4, 0)  # Kairn takes 4 after the Fairies got 2
    s.do("activate kairn-the-destroyer#2")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (3, 0)
