"""Die of Malice: its owner may throw their die again before it is carried out, and gains two crystals.

Faces of the first winter die: 1 fire, gauge and transmuting; 2 two water and gauge; 3 two water and 3 crystals;
4 two air and gauge; 5 a card; 6 water, air and transmuting.
"""

from ludoteka.games.seasons.scenario import Scenario, Seat

MALICE = "die-of-malice"


def test_costs_nothing() -> None:
    assert f"summon {MALICE}" in Scenario(Seat(hand=[MALICE]), Seat()).options


def test_is_worth_eight_prestige() -> None:
    assert Scenario(Seat(in_play=[MALICE]), Seat()).seat(0).score == 8


def test_the_turn_opens_with_the_question_before_anything_is_gained() -> None:
    """R231: no summoning, other activation or bonus fits in here."""
    s = Scenario(
        Seat(hand=["glutton-cauldron"], in_play=[MALICE, "balance-of-ishtar"], reserve="air+air+air", die=3),
        Seat(),
        at="turn",
    )
    assert sorted(s.options) == [f"activate {MALICE}", "keep the die"]
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+air+air", 0)


def test_only_the_new_face_counts_and_two_crystals_are_gained() -> None:
    s = Scenario(Seat(in_play=[MALICE], gauge=5, die=1), Seat(), at="turn", next_faces=[3]).do(f"activate {MALICE}")
    assert (s.seat(0).reserve, s.seat(0).gauge, s.seat(0).crystals) == ("water+water", 5, 2 + 3)
    assert "transmute" not in s.options
    assert s.seat(0).tapped == [MALICE]


def test_keeping_the_die_gives_its_face_and_closes_the_window() -> None:
    """R231."""
    s = Scenario(Seat(in_play=[MALICE], gauge=5, die=2), Seat(), at="turn").do("keep the die")
    assert (s.seat(0).reserve, s.seat(0).gauge, s.seat(0).crystals) == ("water+water", 6, 0)
    assert f"activate {MALICE}" not in s.options


def test_the_old_face_may_come_again() -> None:
    """R232."""
    s = Scenario(Seat(in_play=[MALICE], die=2), Seat(), at="turn", next_faces=[2]).do(f"activate {MALICE}")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("water+water", 2)


def test_the_same_die_is_thrown_and_no_other_die_changes() -> None:
    """R088, R232: the second winter die shows two fire on its third face; the leftover die still moves the season."""
    s = Scenario(Seat(), Seat(in_play=[MALICE], die=1), active=1, at="turn", next_faces=[3], pips=2)
    before = s.state.view(0)["dice"]
    s.do(f"activate {MALICE}")
    after = s.state.view(0)["dice"]
    assert s.seat(1).reserve == "fire+fire"
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1]["die"] == before[1]["die"]
    assert s.end_turn().state.space == 1 + 2


def test_with_two_copies_the_second_question_follows_the_first_result() -> None:
    """R232: the third result stands, and four crystals are gained."""
    s = Scenario(Seat(in_play=[MALICE, MALICE], die=1), Seat(), at="turn", next_faces=[3, 4]).do(f"activate {MALICE}")
    assert sorted(s.options) == [f"activate {MALICE}#2", "keep the die"]
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("nothing", 2)
    s.do(f"activate {MALICE}#2")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+air", 4)
    assert s.kind == "main"


def test_with_two_copies_the_second_may_be_declined() -> None:
    s = Scenario(Seat(in_play=[MALICE, MALICE], die=1), Seat(), at="turn", next_faces=[4])
    s.do(f"activate {MALICE}", "keep the die")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+air", 2)


def test_cannot_be_used_in_the_turn_it_enters_play() -> None:
    """R084."""
    s = Scenario(Seat(hand=[MALICE]), Seat()).do(f"summon {MALICE}")
    assert f"activate {MALICE}" not in s.options


def test_can_be_used_again_in_the_next_round() -> None:
    s = Scenario(Seat(in_play=[MALICE], die=1), Seat(), at="turn", next_faces=[3]).do(f"activate {MALICE}").end_turn()
    s.do("die 1", "die 2")
    assert (s.asked, sorted(s.options)) == (0, [f"activate {MALICE}", "keep the die"])


def test_each_reroll_feeds_thieving_fairies() -> None:
    """R077."""
    s = Scenario(
        Seat(in_play=[MALICE, MALICE], crystals=5), Seat(in_play=["thieving-fairies"]), at="turn", next_faces=[1, 1]
    ).do(f"activate {MALICE}", f"activate {MALICE}#2")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (5 - 2 + 4, 4)


def test_fairies_are_served_before_the_crystals_of_the_reroll() -> None:
    """R233: one who has none hands over none."""
    s = Scenario(Seat(in_play=[MALICE]), Seat(in_play=["thieving-fairies"]), at="turn", next_faces=[1])
    s.do(f"activate {MALICE}")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (2, 1)


def test_the_new_face_is_seen_by_all() -> None:
    s = Scenario(Seat(in_play=[MALICE], die=1), Seat(), at="turn", next_faces=[6]).do(f"activate {MALICE}")
    assert s.state.view(1)["dice"][0]["face"] == 5  # counted from 0
    assert len(s.told("rerolled", viewer=1)) == 1
