"""Potion of Power: drunk once for a card and two steps on the gauge."""

from ludoteka.games.seasons.scenario import Scenario, Seat

POTION = "potion-of-power"
DRINK = "activate potion-of-power"


def test_costs_two_fire() -> None:
    s = Scenario(Seat([POTION], reserve="fire+fire+air"), Seat()).do(f"summon {POTION}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([POTION], "air")


def test_one_fire_is_too_few() -> None:
    assert f"summon {POTION}" not in Scenario(Seat([POTION], reserve="fire+air+water+earth"), Seat()).options


def test_is_worth_no_prestige() -> None:
    assert Scenario(Seat(in_play=[POTION]), Seat()).seat(0).score == 0


def test_is_sacrificed_for_a_card_and_two_steps_on_the_gauge() -> None:
    s = Scenario(Seat(in_play=[POTION], gauge=3), Seat(), deck=["amulet-of-air", "amulet-of-fire"]).do(DRINK)
    assert s.seat(0).in_play == []
    assert s.discard == [POTION]
    assert s.seat(0).gauge == 5
    assert s.seat(0).hand == ["amulet-of-air"]
    assert s.deck[0] == "amulet-of-fire"


def test_the_drawn_card_must_be_kept() -> None:
    s = Scenario(Seat(in_play=[POTION]), Seat(), deck=["amulet-of-air"]).do(DRINK)
    assert s.kind == "main"
    assert s.discard == [POTION]


def test_only_the_owner_sees_the_drawn_card() -> None:
    s = Scenario(Seat(in_play=[POTION]), Seat(), deck=["amulet-of-air"]).do(DRINK)
    assert [told["card"] for told in s.told("kept", 0)] == ["base:1"]
    assert s.told("kept", 1) == s.told("kept") == [{"kind": "kept", "seat": 0, "n": 1, "cause": "base:23"}]
    board = s.state.view(1)["players"][0]
    assert (board["hand"], board["known"]) == (1, {"hand": [], "held": []})
    assert s.state.view(1)["discard"] == ["base:23"]


def test_the_gauge_stops_at_fifteen() -> None:
    """R051."""
    assert Scenario(Seat(in_play=[POTION], gauge=14), Seat()).do(DRINK).seat(0).gauge == 15


def test_may_be_drunk_in_the_turn_it_is_summoned() -> None:
    s = Scenario(Seat([POTION], reserve="fire+fire", gauge=1), Seat()).do(f"summon {POTION}", DRINK)
    assert s.seat(0).gauge == 3


def test_two_copies_are_drunk_separately() -> None:
    s = Scenario(Seat(in_play=[POTION, POTION], gauge=2), Seat()).do(DRINK)
    assert (s.seat(0).in_play, s.seat(0).gauge, len(s.seat(0).hand)) == ([POTION], 4, 1)
    s.do(DRINK)
    assert (s.seat(0).in_play, s.seat(0).gauge, len(s.seat(0).hand)) == ([], 6, 2)


def test_draws_from_the_shuffled_discard_pile_when_the_deck_is_empty() -> None:
    s = Scenario(Seat(in_play=[POTION]), Seat(), deck_size=0).do(DRINK)
    assert len(s.seat(0).hand) == 1
    assert s.discard == []


def test_comes_back_when_it_is_the_only_card_to_draw() -> None:
    """R269 finds no card missing here: the potion lies in the discard pile before the draw. The gauge rises anyway."""
    rest = [number for number in range(1, 51) for _ in range(2)]
    rest.remove(23)
    s = Scenario(Seat(in_play=[POTION], gauge=3), Seat(archive_2=rest), deck_size=0).do(DRINK)
    assert (s.seat(0).hand, s.seat(0).gauge) == ([POTION], 5)
    assert (s.deck, s.discard) == ([], [])


def test_has_no_effect_when_sacrificed_for_another_card() -> None:
    """R251."""
    s = Scenario(Seat(["syllas-the-faithful"], reserve="fire+fire+fire"), Seat(in_play=[POTION], gauge=3))
    s.do("summon syllas-the-faithful")
    assert (s.seat(1).in_play, s.seat(1).hand, s.seat(1).gauge) == ([], [], 3)
