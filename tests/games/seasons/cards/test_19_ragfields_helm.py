"""Ragfield's Helm: twenty crystals at the end for more cards in play than any rival."""

from ludoteka.games.seasons.scenario import Scenario, Seat

HELM = "ragfields-helm"
SUMMON = "summon ragfields-helm"


def test_costs_three_air() -> None:
    s = Scenario(Seat([HELM], reserve="air+air+air+fire"), Seat()).do(SUMMON)
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([HELM], "fire")


def test_two_air_are_too_few() -> None:
    assert SUMMON not in Scenario(Seat([HELM], reserve="air+air+fire+water+earth"), Seat()).options


def test_pays_the_sole_leader_besides_its_prestige() -> None:
    assert Scenario(Seat(in_play=[HELM]), Seat()).seat(0).score == 10 + 20


def test_a_tie_with_one_of_several_rivals_pays_nothing() -> None:
    s = Scenario(Seat(in_play=[HELM]), Seat(), Seat(in_play=["olafs-blessed-statue"]))
    assert s.seat(0).score == 10


def test_fewer_cards_than_a_rival_pay_nothing() -> None:
    assert Scenario(Seat(in_play=[HELM]), Seat(in_play=[1, 2])).seat(0).score == 10


def test_two_helms_pay_forty() -> None:
    """R193."""
    s = Scenario(Seat(in_play=[HELM, HELM]), Seat(in_play=["olafs-blessed-statue"]))
    assert s.seat(0).score == 20 + 40


def test_pays_neither_owner_in_a_tie() -> None:
    s = Scenario(Seat(in_play=[HELM]), Seat(in_play=[HELM]))
    assert (s.seat(0).score, s.seat(1).score) == (10, 10)


def test_looks_only_at_cards_in_play() -> None:
    """R277: cards in hand count for nobody."""
    s = Scenario(Seat(["amulet-of-air"], [HELM]), Seat(["amulet-of-fire"], [HELM, "olafs-blessed-statue"]))
    assert s.seat(0).score == 10 - 5
    assert s.seat(1).score == 10 + 20 - 5


def test_turned_cards_count() -> None:
    """R277."""
    s = Scenario(Seat(in_play=[HELM, "potion-of-life tapped"]), Seat(in_play=["potion-of-life"]))
    assert s.seat(0).score == 10 + 20


def test_damned_soul_counts_for_its_holder() -> None:
    """R170: passed on, it takes the lead along."""
    s = Scenario(Seat(in_play=[HELM, "damned-soul-of-onys"], reserve="water"), Seat(in_play=[HELM]))
    assert (s.seat(0).score, s.seat(1).score) == (10 - 5 + 20, 10)
    s.do("activate damned-soul-of-onys")
    assert (s.seat(0).score, s.seat(1).score) == (10, 10 - 5 + 20)


def test_is_added_to_other_gains_of_the_end() -> None:
    """R278: Lantern of Xidit and Sealed Chest are counted from the same position."""
    s = Scenario(Seat(in_play=[HELM, "lantern-of-xidit", "sealed-chest-of-urm"], reserve="air+fire"), Seat())
    assert s.seat(0).score == (10 + 24 + 10) + 20 + 2 * 3 + 20


def test_pays_when_the_third_year_is_over_and_not_before() -> None:
    """R278: its crystals cannot be spent any more."""
    s = Scenario(Seat(in_play=[HELM]), Seat(), year=3, space=11).end_turn()
    assert s.seat(0).crystals == 0
    s = Scenario(Seat(in_play=[HELM]), Seat(), year=3, space=12).end_turn()
    assert s.state.over
    assert s.state.scores() == [30, 0]
