"""Potion of Knowledge: drunk once for five tokens of any types."""

from ludoteka.games.seasons.scenario import Scenario, Seat

POTION = "potion-of-knowledge"
DRINK = "activate potion-of-knowledge"
FIVE_EARTH = "earth+earth+earth+earth+earth"


def test_costs_two_water() -> None:
    s = Scenario(Seat([POTION], reserve="water+water+fire"), Seat()).do(f"summon {POTION}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([POTION], "fire")


def test_one_water_is_too_few() -> None:
    assert f"summon {POTION}" not in Scenario(Seat([POTION], reserve="air+fire+water+earth"), Seat()).options


def test_is_worth_no_prestige() -> None:
    assert Scenario(Seat(in_play=[POTION]), Seat()).seat(0).score == 0


def test_is_sacrificed_for_five_tokens_of_any_types() -> None:
    s = Scenario(Seat(in_play=[POTION]), Seat()).do(DRINK)
    assert s.seat(0).in_play == []
    assert s.discard == [POTION]
    assert len(s.options) == 56  # ways to take five of four types
    s.do("gain air+water+water+fire+earth")
    assert s.seat(0).reserve == "air+water+water+fire+earth"


def test_seven_tokens_in_all_fit() -> None:
    s = Scenario(Seat(in_play=[POTION], reserve="air+air"), Seat()).do(DRINK)
    assert not any("lose" in option for option in s.options)


def test_old_and_new_tokens_alike_make_room() -> None:
    """R244: of four old and five new tokens seven stay, all of the old or all of the new among them."""
    s = Scenario(Seat(in_play=[POTION], reserve="air+air+air+air"), Seat()).do(DRINK)
    assert "gain earth+earth+earth" in s.options
    assert f"gain {FIVE_EARTH}" not in s.options
    s.do(f"gain {FIVE_EARTH} lose air+air")
    assert s.seat(0).reserve == f"air+air+{FIVE_EARTH}"


def test_no_more_than_five_new_tokens_are_gained() -> None:
    """R244: a full reserve cannot be exchanged for six or seven new ones."""
    s = Scenario(Seat(in_play=[POTION], reserve="air+air+air+air+air+air+air"), Seat()).do(DRINK)
    assert f"gain {FIVE_EARTH} lose air+air+air+air+air" in s.options
    assert max(option.count("earth") for option in s.options) == 5
    assert "gain nothing" in s.options


def test_grimoire_holds_ten() -> None:
    s = Scenario(Seat(in_play=[POTION, "bespelled-grimoire"], reserve="air+air+air+air+air"), Seat())
    s.do(DRINK, f"gain {FIVE_EARTH}")
    assert s.seat(0).reserve == f"air+air+air+air+air+{FIVE_EARTH}"


def test_may_be_drunk_in_the_turn_it_is_summoned() -> None:
    s = Scenario(Seat([POTION], reserve="water+water"), Seat())
    s.do(f"summon {POTION}", DRINK, f"gain {FIVE_EARTH}")
    assert s.seat(0).reserve == FIVE_EARTH


def test_two_copies_are_drunk_separately() -> None:
    s = Scenario(Seat(in_play=[POTION, POTION]), Seat()).do(DRINK, f"gain {FIVE_EARTH}")
    assert s.seat(0).in_play == [POTION]
    assert "gain air+air" in s.do(DRINK).options


def test_has_no_effect_when_sacrificed_for_another_card() -> None:
    """R251."""
    s = Scenario(Seat(["syllas-the-faithful"], reserve="fire+fire+fire"), Seat(in_play=[POTION]))
    s.do("summon syllas-the-faithful")
    assert (s.seat(1).in_play, s.seat(1).reserve) == ([], "nothing")
    assert (s.asked, s.kind) == (0, "main")
