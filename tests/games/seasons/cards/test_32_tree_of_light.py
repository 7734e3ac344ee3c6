"""Tree of Light: crystals for a token, or a token for the permission to transmute."""

from ludoteka.games.seasons.scenario import Scenario, Seat

TREE = "tree-of-light"
ACTIVATE = "activate tree-of-light"


def test_costs_two_earth() -> None:
    s = Scenario(Seat([TREE], reserve="air+earth+earth"), Seat()).do(f"summon {TREE}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([TREE], "air")


def test_one_earth_is_too_few() -> None:
    assert f"summon {TREE}" not in Scenario(Seat([TREE], reserve="air+water+fire+earth"), Seat()).options


def test_is_worth_twelve_prestige() -> None:
    assert Scenario(Seat(in_play=[TREE]), Seat()).seat(0).score == 12


def test_three_crystals_buy_a_token_of_any_type() -> None:
    s = Scenario(Seat(in_play=[TREE], reserve="air", crystals=3), Seat()).do(ACTIVATE, "energy")
    assert sorted(s.options) == ["gain air", "gain earth", "gain fire", "gain water"]
    s.do("gain earth")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (0, "air+earth")
    assert "transmute" not in s.options


def test_a_token_buys_the_permission_to_transmute() -> None:
    """R274: the token itself earns nothing. R094: the rates are plain, fire is worth two in winter."""
    s = Scenario(Seat(in_play=[TREE], reserve="air+fire", crystals=3), Seat(), season="winter")
    s.do(ACTIVATE, "transmute", "discard air")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (3, "fire")
    s.do("transmute")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (3 + 2, "nothing")


def test_the_permission_ends_with_the_turn() -> None:
    """R274."""
    s = Scenario(Seat(in_play=[TREE], reserve="air"), Seat(reserve="fire", die=2), waiting=[1]).do(ACTIVATE)
    assert s.state.transmuting
    s.end_turn()
    assert (s.asked, s.kind) == (1, "main")
    assert "transmute" not in s.options


def test_only_one_way_a_round() -> None:
    s = Scenario(Seat(in_play=[TREE], reserve="air", crystals=6), Seat()).do(ACTIVATE, "energy", "gain air")
    assert s.seat(0).tapped == [TREE]
    assert ACTIVATE not in s.options


def test_two_copies_work_separately() -> None:
    s = Scenario(Seat(in_play=[TREE, TREE], reserve="air", crystals=6), Seat()).do(ACTIVATE, "energy", "gain air")
    s.do("activate tree-of-light#2", "transmute")
    assert (s.seat(0).tapped, s.seat(0).reserve, s.seat(0).crystals) == ([TREE, TREE], "air", 3)
    assert "transmute" in s.options


def test_a_way_that_cannot_be_paid_is_not_offered() -> None:
    s = Scenario(Seat(in_play=[TREE], reserve="air", crystals=2), Seat()).do(ACTIVATE)
    assert (s.seat(0).reserve, s.seat(0).crystals, s.state.transmuting) == ("nothing", 2, True)
    s = Scenario(Seat(in_play=[TREE], crystals=3), Seat()).do(ACTIVATE, "gain air")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.state.transmuting) == ("air", 0, False)


def test_cannot_be_activated_when_neither_way_can_be_paid() -> None:
    assert ACTIVATE not in Scenario(Seat(in_play=[TREE], crystals=2), Seat()).options


def test_is_legal_when_transmuting_is_allowed_already() -> None:
    """R094: earth is worth three in winter and one more by the bonus; the Tree changes nothing."""
    s = Scenario(Seat(in_play=[TREE], reserve="air+earth"), Seat(), season="winter")
    s.do("bonus transmute", ACTIVATE, "discard air", "transmute")
    assert s.seat(0).crystals == 3 + 1


def test_fairies_are_served_before_its_price() -> None:
    """R074: three crystals are not enough, so the other way is all that remains; four are."""
    rival = Seat(in_play=["thieving-fairies"])
    s = Scenario(Seat(in_play=[TREE], reserve="air", crystals=3), rival).do(ACTIVATE)
    assert (s.seat(0).crystals, s.seat(0).reserve, s.seat(1).crystals) == (2, "nothing", 2)
    s = Scenario(Seat(in_play=[TREE], reserve="air", crystals=4), rival).do(ACTIVATE, "energy", "gain air")
    assert (s.seat(0).crystals, s.seat(0).reserve, s.seat(1).crystals) == (0, "air+air", 2)


def test_fairies_may_make_it_unaffordable() -> None:
    """R074: then it is not activated, and they get nothing."""
    s = Scenario(Seat(in_play=[TREE], crystals=3), Seat(in_play=["thieving-fairies"]))
    assert ACTIVATE not in s.options


def test_a_token_on_amulet_of_water_may_pay() -> None:
    """R036."""
    s = Scenario(Seat(in_play=[TREE, "amulet-of-water: fire"], reserve="earth"), Seat()).do(ACTIVATE)
    assert set(s.options) == {"discard earth", "discard fire@amulet-of-water"}
    s.do("discard fire@amulet-of-water")
    assert (s.seat(0).reserve, s.seat(0).tokens("amulet-of-water")) == ("earth", "nothing")
