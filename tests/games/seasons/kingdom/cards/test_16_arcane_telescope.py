"""Arcane Telescope: for 2 crystals its owner puts the three top cards of the deck in any order."""

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

TELESCOPE = "arcane-telescope"
LOOK = f"activate {TELESCOPE}"
TOP = ["amulet-of-air", "purse-of-io", "staff-of-spring"]


def astronomer(crystals: int = 2) -> Seat:
    return Seat(in_play=[TELESCOPE], crystals=crystals)


def short(*deck: str) -> Scenario:
    """The deck holds nothing but these cards and the discard pile nothing."""
    seat = Seat(in_play=[TELESCOPE], crystals=2, archive_3=all_but(TELESCOPE, *deck))
    return Scenario(seat, Seat(), kingdom=True, level=LEVEL, deck=deck)


def test_costs_nothing() -> None:
    s = Scenario(Seat(hand=[TELESCOPE]), Seat(), kingdom=True).do(f"summon {TELESCOPE}")
    assert s.seat(0).in_play == [TELESCOPE]


def test_is_worth_eight_prestige() -> None:
    assert Scenario(Seat(in_play=[TELESCOPE]), Seat(), kingdom=True).seat(0).score == 8


def test_two_crystals_buy_any_order_of_the_three_top_cards() -> None:
    s = Scenario(astronomer(5), Seat(), kingdom=True, deck=[*TOP, "ragfields-helm"]).do(LOOK)
    assert (s.seat(0).crystals, len(s.options)) == (3, 6)
    s.do("order staff-of-spring, amulet-of-air, purse-of-io")
    assert s.deck[:4] == ["staff-of-spring", "amulet-of-air", "purse-of-io", "ragfields-helm"]
    assert (s.seat(0).tapped, s.seat(0).hand, s.discard, s.kind) == ([TELESCOPE], [], [], "main")


def test_the_order_may_stay() -> None:
    s = Scenario(astronomer(), Seat(), kingdom=True, deck=TOP).do(
        LOOK, "order amulet-of-air, purse-of-io, staff-of-spring"
    )
    assert s.deck[:3] == TOP


def test_needs_two_crystals() -> None:
    assert LOOK not in Scenario(astronomer(1), Seat(), kingdom=True).options
    assert LOOK in Scenario(astronomer(2), Seat(), kingdom=True).options


def test_is_used_once_a_round() -> None:
    s = Scenario(astronomer(9), Seat(), kingdom=True, deck=TOP).do(LOOK)
    s.do("order amulet-of-air, purse-of-io, staff-of-spring")
    assert LOOK not in s.options


def test_thieving_fairies_are_served_first() -> None:
    """R075"""
    fairies = Seat(in_play=["thieving-fairies"])
    assert LOOK not in Scenario(astronomer(2), fairies, kingdom=True).options
    s = Scenario(astronomer(3), fairies, kingdom=True, deck=TOP).do(LOOK)
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 2)


def test_only_its_owner_sees_the_cards_and_their_order() -> None:
    """R147, R342"""
    s = Scenario(astronomer(), Seat(), kingdom=True, deck=TOP).do(LOOK)
    assert s.told("looked-at-top", viewer=0)[0]["cards"] == ["base:1", "base:8", "base:6"]
    assert "cards" not in s.told("looked-at-top", viewer=1)[0]
    s.do("order purse-of-io, staff-of-spring, amulet-of-air")
    assert s.state.view(0)["deck_top"] == ["base:8", "base:6", "base:1"]
    assert (s.state.view(1)["deck_top"], s.state.view(-1)["deck_top"]) == ([], [])


def test_a_rival_who_knew_the_top_card_knows_it_no_more_whatever_the_order() -> None:
    """R147: that nothing was moved is not told either."""
    for order in ("amulet-of-air, purse-of-io, staff-of-spring", "purse-of-io, amulet-of-air, staff-of-spring"):
        rival = Seat(in_play=["crystal-orb"], die=1)
        s = Scenario(rival, Seat(in_play=[TELESCOPE], crystals=2, die=1), kingdom=True, deck=TOP, waiting=[1])
        s.do("activate crystal-orb", "put it back")
        assert s.state.view(0)["deck_top"] == ["base:1"]
        s.end_turn().do(LOOK, f"order {order}")
        assert s.state.view(0)["deck_top"] == []


def test_the_top_card_is_the_next_one_drawn() -> None:
    """R147"""
    s = Scenario(Seat(in_play=[TELESCOPE, "potion-of-power"], crystals=2), Seat(), kingdom=True, deck=TOP)
    s.do(LOOK, "order purse-of-io, staff-of-spring, amulet-of-air", "activate potion-of-power")
    assert s.seat(0).hand == ["purse-of-io"]


def test_shows_what_is_there_when_the_deck_is_short() -> None:
    """R344: without a reshuffle."""
    s = short("amulet-of-air", "purse-of-io").do(LOOK)
    assert set(s.options) == {"order amulet-of-air, purse-of-io", "order purse-of-io, amulet-of-air"}
    assert s.do("order purse-of-io, amulet-of-air").deck == ["purse-of-io", "amulet-of-air"]
    s = Scenario(astronomer(), Seat(), kingdom=True, deck=["amulet-of-air"], deck_size=1).do(LOOK)
    assert s.options == ["order amulet-of-air"]
    assert s.do("order amulet-of-air").deck == ["amulet-of-air"]


def test_cannot_be_used_on_an_empty_deck() -> None:
    """R344: looking is not taking, so the discard pile stays where it is."""
    assert LOOK not in Scenario(astronomer(), Seat(), kingdom=True, deck_size=0).options
    assert LOOK not in short().options


def test_waits_until_the_draw_of_the_die_is_done() -> None:
    """R172: the fifth face of the first winter die is a card."""
    seat = Seat(in_play=[TELESCOPE], crystals=2, die=5)
    s = Scenario(seat, Seat(), kingdom=True, at="turn", deck=TOP)
    assert s.options == ["draw", "bonus draw"]
    s.do("draw")
    assert s.options == ["keep amulet-of-air", "discard it"]
    assert LOOK in s.do("discard it").options


def test_equal_cards_are_not_told_apart() -> None:
    deck = ["amulet-of-air", "amulet-of-air", "purse-of-io"]
    assert len(Scenario(astronomer(), Seat(), kingdom=True, deck=deck).do(LOOK).options) == 3


def test_may_be_used_in_the_turn_it_is_played() -> None:
    s = Scenario(Seat(hand=[TELESCOPE], crystals=2), Seat(), kingdom=True).do(f"summon {TELESCOPE}")
    assert LOOK in s.options
