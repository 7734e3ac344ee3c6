"""Demon of Argos: every rival's gauge falls by 1, and the rival draws a card that must be kept."""

from ludoteka.games.seasons.scenario import Scenario, Seat

PRICE = "air+water+fire+earth"


def summoner() -> Seat:
    return Seat(hand=["demon-of-argos"], reserve=PRICE)


def test_costs_one_of_each_energy_and_is_worth_sixteen() -> None:
    missing = Seat(hand=["demon-of-argos"], reserve="air+water+fire+fire")
    assert "summon demon-of-argos" not in Scenario(missing, Seat()).options
    s = Scenario(summoner(), Seat()).do("summon demon-of-argos")
    assert (s.seat(0).reserve, s.seat(0).score) == ("nothing", 16)


def test_rivals_lose_one_gauge_and_draw_clockwise_from_the_left() -> None:
    """R259"""
    s = Scenario(
        Seat(gauge=4), summoner(), Seat(gauge=5), active=1, deck=["amulet-of-air", "amulet-of-fire", "amulet-of-earth"]
    )
    s.do("summon demon-of-argos")
    assert (s.seat(2).gauge, s.seat(2).hand) == (4, ["amulet-of-air"])
    assert (s.seat(0).gauge, s.seat(0).hand) == (3, ["amulet-of-fire"])
    assert (s.seat(1).gauge, s.seat(1).hand) == (10, [])
    assert (s.kind, s.asked, s.discard) == ("main", 1, [])  # nobody was asked: the cards must be kept


def test_a_gauge_at_zero_stays_there_and_the_card_is_drawn_all_the_same() -> None:
    """R259"""
    s = Scenario(summoner(), Seat(gauge=0), deck=["amulet-of-air"]).do("summon demon-of-argos")
    assert (s.seat(1).gauge, s.seat(1).hand) == (0, ["amulet-of-air"])


def test_cards_beyond_the_lowered_gauge_stay_but_none_can_be_put_into_play() -> None:
    """R052: neither summoned nor free."""
    rival = Seat(hand=["temporal-boots"], in_play=["amulet-of-air", "potion-of-dreams"], gauge=2, die=2)
    s = Scenario(summoner(), rival, waiting=[1]).do("summon demon-of-argos").end_turn()
    assert (s.asked, s.kind, s.seat(1).gauge) == (1, "main", 1)
    assert s.seat(1).in_play == ["amulet-of-air", "potion-of-dreams"]
    assert "summon temporal-boots" not in s.options
    assert "activate potion-of-dreams" not in s.options


def test_two_work_twice() -> None:
    s = Scenario(
        Seat(hand=["demon-of-argos"] * 2, in_play=["bespelled-grimoire"], reserve=f"{PRICE}+{PRICE}"),
        Seat(gauge=4),
        deck=["amulet-of-air", "amulet-of-fire"],
    )
    s.do("summon demon-of-argos", "summon demon-of-argos")
    assert (s.seat(1).gauge, s.seat(1).hand) == (2, ["amulet-of-air", "amulet-of-fire"])


def test_without_any_card_to_draw_the_gauge_falls_all_the_same() -> None:
    """R269: neither deck nor discard pile."""
    others = [*range(1, 51)] * 2
    others.remove(38)
    s = Scenario(summoner(), Seat(gauge=4, archive_3=others)).do("summon demon-of-argos")
    assert (s.seat(1).gauge, s.seat(1).hand) == (3, [])


def test_cannot_be_summoned_while_the_draw_of_the_die_is_pending() -> None:
    """R172: a die that shows a card is settled first."""
    seat = summoner()
    seat.die = 5
    s = Scenario(seat, Seat(), at="turn")
    assert s.options == ["draw", "bonus draw"]


def test_only_the_drawer_sees_the_card() -> None:
    s = Scenario(summoner(), Seat(), Seat(), deck=["amulet-of-air", "amulet-of-fire"]).do("summon demon-of-argos")
    for viewer, seen in ((0, [None, None]), (1, ["base:1", None]), (2, [None, "base:2"]), (-1, [None, None])):
        assert [event.get("card") for event in s.told("kept", viewer)] == seen
    assert s.state.view(0)["players"][1]["known"]["hand"] == []
    assert s.state.view(0)["players"][1]["hand"] == 1


def test_a_card_received_in_the_last_round_costs_five_points() -> None:
    """R279"""
    s = Scenario(summoner(), Seat(), year=3, space=12).do("summon demon-of-argos").end_turn()
    assert (s.kind, s.state.final) == ("over", [16, -5])
