"""Staff of Spring: three crystals for every card its owner summons from hand."""

from ludoteka.games.seasons.scenario import Scenario, Seat


def test_costs_three_earth() -> None:
    s = Scenario(Seat(hand=["staff-of-spring"], reserve="earth+earth+earth"), Seat()).do("summon staff-of-spring")
    assert s.seat(0).reserve == "nothing"


def test_is_not_offered_with_two_earth() -> None:
    s = Scenario(Seat(hand=["staff-of-spring"], reserve="earth+earth+air+fire", crystals=20), Seat())
    assert "summon staff-of-spring" not in s.options


def test_is_worth_nine_prestige() -> None:
    assert Scenario(Seat(in_play=["staff-of-spring"]), Seat()).seat(0).score == 9


def test_does_not_pay_for_its_own_summoning() -> None:
    """R058."""
    s = Scenario(Seat(hand=["staff-of-spring"], reserve="earth+earth+earth"), Seat()).do("summon staff-of-spring")
    assert s.seat(0).crystals == 0


def test_every_summoning_gives_three_crystals() -> None:
    s = Scenario(Seat(hand=["die-of-malice", "glutton-cauldron"], in_play=["staff-of-spring"]), Seat())
    assert s.do("summon die-of-malice").seat(0).crystals == 3
    assert s.do("summon glutton-cauldron").seat(0).crystals == 6


def test_its_crystals_come_too_late_for_the_cost() -> None:
    s = Scenario(Seat(hand=["naria-the-prophetess"], in_play=["staff-of-spring"], crystals=2), Seat())
    assert "summon naria-the-prophetess" not in s.options


def test_rivals_summonings_give_nothing() -> None:
    s = Scenario(Seat(hand=["die-of-malice"]), Seat(in_play=["staff-of-spring"])).do("summon die-of-malice")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 0)


def test_two_copies_give_six() -> None:
    """R061; the second Staff is itself a summoning for the first."""
    s = Scenario(
        Seat(hand=["die-of-malice", "staff-of-spring"], in_play=["staff-of-spring"], reserve="earth+earth+earth"),
        Seat(),
    )
    assert s.do("summon staff-of-spring").seat(0).crystals == 3
    assert s.do("summon die-of-malice").seat(0).crystals == 3 + 6


def test_a_card_brought_by_divine_chalice_gives_nothing() -> None:
    s = Scenario(
        Seat(hand=["divine-chalice"], in_play=["staff-of-spring"], reserve="air+water+fire+earth"),
        Seat(),
        deck=["runic-cube-of-eolis"],
    ).do("summon divine-chalice", "play runic-cube-of-eolis")
    assert s.seat(0).crystals == 3  # for the Chalice alone


def test_a_card_brought_by_crystal_orb_gives_nothing() -> None:
    s = Scenario(
        Seat(in_play=["staff-of-spring", "crystal-orb"], reserve="air+water+fire+earth"),
        Seat(),
        deck=["runic-cube-of-eolis"],
    ).do("activate crystal-orb", "play it")
    assert "runic-cube-of-eolis" in s.seat(0).in_play
    assert s.seat(0).crystals == 0


def test_a_card_brought_by_potion_of_dreams_gives_nothing() -> None:
    s = Scenario(Seat(hand=["runic-cube-of-eolis"], in_play=["staff-of-spring", "potion-of-dreams"]), Seat())
    s.do("activate potion-of-dreams")
    assert "runic-cube-of-eolis" in s.seat(0).in_play
    assert s.seat(0).crystals == 0


def test_reacts_before_the_effect_of_the_summoned_card() -> None:
    """R059."""
    s = Scenario(Seat(hand=["amulet-of-earth"], in_play=["staff-of-spring"], reserve="earth+earth"), Seat())
    s.do("summon amulet-of-earth")
    assert [gain["n"] for gain in s.told("crystals-gained")] == [3, 9]


def test_sid_nightshade_compares_after_its_crystals() -> None:
    """R060."""
    ahead = Scenario(
        Seat(hand=["sid-nightshade"], in_play=["staff-of-spring"], reserve="earth", crystals=4), Seat(crystals=6)
    )
    ahead.do("summon sid-nightshade")
    assert (ahead.seat(0).crystals, ahead.seat(1).crystals) == (12, 1)
    level = Scenario(
        Seat(hand=["sid-nightshade"], in_play=["staff-of-spring"], reserve="earth", crystals=4), Seat(crystals=7)
    )
    level.do("summon sid-nightshade")
    assert (level.seat(0).crystals, level.seat(1).crystals) == (7, 7)


def test_its_crystals_come_before_the_token_of_the_vase() -> None:
    """R228, whichever of the two was played first."""
    s = Scenario(Seat(hand=["die-of-malice"], in_play=["yjangs-forgotten-vase", "staff-of-spring"]), Seat())
    s.do("summon die-of-malice")
    assert s.kind == "energy"
    assert s.seat(0).crystals == 3


def test_passing_damned_soul_on_is_no_summoning() -> None:
    """R256."""
    s = Scenario(
        Seat(in_play=["staff-of-spring", "damned-soul-of-onys"], reserve="water"), Seat(in_play=["staff-of-spring"])
    ).do("activate damned-soul-of-onys")
    assert s.seat(1).in_play == ["staff-of-spring", "damned-soul-of-onys"]
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 0)


def test_reacts_to_amsug_before_it_is_taken_back() -> None:
    """R258."""
    s = Scenario(Seat(hand=["amsug-longneck"], in_play=["staff-of-spring"], reserve="air+water"), Seat())
    s.do("summon amsug-longneck")
    assert s.seat(0).hand == ["staff-of-spring"]
    assert s.seat(0).crystals == 3
