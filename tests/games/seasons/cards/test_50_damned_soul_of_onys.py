"""Damned Soul of Onys: 10 crystals and a water at once; then a burden that water hands on to the left."""

from ludoteka.games.seasons.scenario import Scenario, Seat

SOUL = "damned-soul-of-onys"
PASS = f"activate {SOUL}"


def test_costs_one_water() -> None:
    assert f"summon {SOUL}" not in Scenario(Seat(hand=[SOUL], reserve="air+fire+earth"), Seat()).options


def test_gives_ten_crystals_and_a_water_token() -> None:
    s = Scenario(Seat(hand=[SOUL], reserve="water+fire", crystals=1), Seat()).do(f"summon {SOUL}")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (11, "water+fire")


def test_the_water_token_may_be_too_much_when_it_enters_play_free() -> None:
    chalice = Seat(
        hand=["divine-chalice"],
        in_play=["amulet-of-water: air+water+fire+earth"],
        reserve="air+air+air+air+air+air+air",
    )
    s = Scenario(chalice, Seat(), deck=[SOUL, 1, 2, 3])
    s.do("summon divine-chalice", "pay air+water+fire+earth@amulet-of-water", f"play {SOUL}")
    assert set(s.options) == {"lose air", "lose water"}
    assert s.seat(0).crystals == 10


def test_water_passes_it_to_the_left_neighbour() -> None:
    s = Scenario(Seat(), Seat(in_play=[SOUL], reserve="water+fire", crystals=4), Seat(crystals=4), active=1).do(PASS)
    assert (s.seat(1).in_play, s.seat(1).reserve, s.seat(1).crystals) == ([], "fire", 4)
    assert (s.seat(2).in_play, s.seat(2).tapped) == ([SOUL], [])


def test_receivers_gain_nothing() -> None:
    """R169"""
    s = Scenario(Seat(in_play=[SOUL], reserve="water"), Seat()).do(PASS)
    assert (s.seat(1).crystals, s.seat(1).reserve) == (0, "nothing")


def test_cannot_be_passed_without_water() -> None:
    s = Scenario(Seat(in_play=[SOUL, "glutton-cauldron: water"], reserve="air+fire+earth"), Seat())
    assert PASS not in s.options


def test_may_be_passed_in_the_turn_it_was_played_with_the_water_it_brought() -> None:
    """R254"""
    s = Scenario(Seat(hand=[SOUL], reserve="water"), Seat()).do(f"summon {SOUL}", PASS)
    assert (s.seat(0).crystals, s.seat(0).reserve, s.seat(0).in_play) == (10, "nothing", [])
    assert s.seat(1).in_play == [SOUL]


def test_the_water_may_come_from_amulet_of_water() -> None:
    """R169, R247, R036: the payer decides."""
    s = Scenario(Seat(in_play=[SOUL, "amulet-of-water: water"], reserve="water"), Seat()).do(PASS)
    assert set(s.options) == {"discard water", "discard water@amulet-of-water"}
    s.do("discard water@amulet-of-water")
    assert (s.seat(0).reserve, s.seat(0).tokens("amulet-of-water")) == ("water", "nothing")
    assert PASS in Scenario(Seat(in_play=[SOUL, "amulet-of-water: water"]), Seat()).options


def test_the_next_holder_may_pass_it_on_in_the_same_round_even_back() -> None:
    """R169, R255: its first owner gains nothing again and, though their turn is over, loses 3 in the end."""
    s = Scenario(Seat(in_play=[SOUL], reserve="water", crystals=9), Seat(die=5), waiting=[1])
    s.do(PASS).end_turn().do(PASS)
    assert (s.seat(0).in_play, s.seat(0).crystals, s.seat(0).reserve) == ([SOUL], 9, "nothing")
    assert s.end_turn().seat(0).crystals == 6


def test_passing_is_neither_summoning_nor_playing() -> None:
    """R256: no Staff, no Vase, no Leech on either side."""
    cards = ["staff-of-spring", "yjangs-forgotten-vase", "arcano-leech"]
    s = Scenario(Seat(in_play=[SOUL, *cards], reserve="water", crystals=1), Seat(in_play=cards, crystals=1)).do(PASS)
    assert [(s.seat(seat).crystals, s.seat(seat).reserve) for seat in (0, 1)] == [(1, "nothing"), (1, "nothing")]
    assert (s.kind, s.asked) == ("main", 0)


def test_the_receiver_needs_no_room_and_the_giver_has_some_at_once() -> None:
    """R256, R052: too many cards in play are legal, but no further one may be put there."""
    giver = Seat(hand=["temporal-boots"], in_play=[SOUL], reserve="water", gauge=1)
    receiver = Seat(hand=["die-of-malice"], in_play=["amulet-of-air"], gauge=1, die=2)
    s = Scenario(giver, receiver, waiting=[1])
    assert "summon temporal-boots" not in s.options
    s.do(PASS)
    assert s.seat(1).in_play == ["amulet-of-air", SOUL]
    assert "summon temporal-boots" in s.options
    s.end_turn()
    assert (s.asked, s.seat(1).gauge) == (1, 1)
    assert "summon die-of-malice" not in s.options


def test_its_holder_loses_three_crystals_at_the_end_of_the_round() -> None:
    s = Scenario(Seat(in_play=[SOUL], crystals=5), Seat(crystals=5)).end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals) == (2, 5)


def test_takes_its_toll_in_the_round_in_which_it_was_played() -> None:
    """R262"""
    s = Scenario(Seat(hand=[SOUL], reserve="water"), Seat()).do(f"summon {SOUL}").end_turn()
    assert s.seat(0).crystals == 7


def test_whoever_holds_it_last_loses_even_if_it_came_after_their_turn() -> None:
    """R255"""
    s = Scenario(Seat(in_play=[SOUL], reserve="water", crystals=5), Seat(crystals=5)).do(PASS).end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals) == (5, 2)


def test_who_has_less_loses_what_they_have_and_two_cost_six() -> None:
    """R161, R171"""
    assert Scenario(Seat(in_play=[SOUL], crystals=2), Seat()).end_turn().seat(0).crystals == 0
    assert Scenario(Seat(in_play=[SOUL, SOUL], crystals=8), Seat()).end_turn().seat(0).crystals == 2


def test_the_loss_comes_before_the_holders_gains() -> None:
    """R017, R014: with no crystals nothing is lost although Titus and Wondrous Chest bring some moments later."""
    holder = Seat(in_play=["wondrous-chest", "titus-deepgaze", SOUL], reserve="air+air+air+air")
    assert Scenario(holder, Seat(crystals=1)).end_turn().seat(0).crystals == 1 + 3


def test_an_earlier_titus_takes_from_the_holder_first() -> None:
    """R165: the last crystal goes to Titus, the Soul finds nothing."""
    s = Scenario(Seat(in_play=["titus-deepgaze"]), Seat(in_play=[SOUL], crystals=1), active=1, first=0).end_turn()
    assert (s.seat(0).crystals, s.seat(1).crystals, s.seat(0).in_play) == (1, 0, ["titus-deepgaze"])


def test_counts_as_a_card_in_play_of_its_holder() -> None:
    """R170: for Ragfield's Helm and for the tie-break."""
    s = Scenario(Seat(in_play=[SOUL, "amulet-of-air"], reserve="water"), Seat(in_play=["ragfields-helm"]))
    assert s.seat(1).score == 10
    assert s.do(PASS).seat(1).score == 10 - 5 + 20
    s = Scenario(Seat(in_play=[SOUL], crystals=5), Seat())
    assert (s.state.scores(), s.state.ranks()) == ([0, 0], [1, 2])


def test_may_be_sacrificed_for_syllas() -> None:
    """R170"""
    s = Scenario(Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"), Seat(in_play=[SOUL, "amulet-of-air"]))
    s.do("summon syllas-the-faithful", f"sacrifice {SOUL}")
    assert s.seat(1).in_play == ["amulet-of-air"]


def test_is_worth_minus_five_to_who_holds_it_at_the_end() -> None:
    """R255, R279"""
    s = Scenario(Seat(in_play=[SOUL], reserve="water", crystals=9), Seat(crystals=9), year=3, space=12)
    s.do(PASS).end_turn()
    assert s.state.final == [9, 9 - 3 - 5]


def test_everyone_sees_it_move() -> None:
    s = Scenario(Seat(in_play=[SOUL], reserve="water"), Seat(), Seat()).do(PASS)
    assert s.told("passed-on", 2) == [{"kind": "passed-on", "seat": 0, "card": "base:50", "to": 1}]
    assert [card["card"] for card in s.state.view(2)["players"][1]["tableau"]] == ["base:50"]
