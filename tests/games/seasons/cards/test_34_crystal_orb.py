"""Crystal Orb: look at the top card and perhaps play it, or discard it unseen."""

from ludoteka.games.seasons.scenario import Scenario, Seat

ORB = "crystal-orb"
ACTIVATE = "activate crystal-orb"
CUBE = "runic-cube-of-eolis"
FOUR = "air+water+fire+earth"


def test_costs_a_fire_and_an_earth() -> None:
    s = Scenario(Seat([ORB], reserve="air+fire+earth"), Seat()).do(f"summon {ORB}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([ORB], "air")
    for reserve in ("air+water+fire", "air+water+earth"):
        assert f"summon {ORB}" not in Scenario(Seat([ORB], reserve=reserve), Seat()).options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=[ORB]), Seat()).seat(0).score == 6


def test_the_way_is_chosen_before_looking() -> None:
    """R148: nothing is known yet of the top card."""
    s = Scenario(Seat(in_play=[ORB], reserve=FOUR, crystals=3), Seat(), deck=[CUBE]).do(ACTIVATE)
    assert s.options == ["look", "discard"]
    assert s.told("peeked", 0) == []
    assert s.state.view(0)["deck_top"] == []


def test_looking_is_free_and_the_card_goes_back_on_top() -> None:
    """R148."""
    s = Scenario(Seat(in_play=[ORB], reserve=FOUR, crystals=3), Seat(), deck=[CUBE, 1]).do(ACTIVATE, "look")
    assert s.options == ["put it back", "play it"]
    s.do("put it back")
    assert s.deck[:2] == [CUBE, "amulet-of-air"]
    assert (s.seat(0).reserve, s.seat(0).crystals, s.seat(0).tapped) == (FOUR, 3, [ORB])
    assert ACTIVATE not in s.options


def test_only_the_owner_sees_the_card() -> None:
    s = Scenario(Seat(in_play=[ORB]), Seat(), deck=[CUBE]).do(ACTIVATE)
    assert s.told("peeked", 0) == [{"kind": "peeked", "seat": 0, "card": "base:22"}]
    assert s.told("peeked", 1) == s.told("peeked") == [{"kind": "peeked", "seat": 0}]
    s.do("put it back")
    assert s.told("put-back", 0) == s.told("put-back") == [{"kind": "put-back", "seat": 0}]
    assert s.state.view(0)["deck_top"] == ["base:22"]
    assert s.state.view(1)["deck_top"] == s.state.view(-1)["deck_top"] == []


def test_four_tokens_of_any_types_put_the_card_into_play_free() -> None:
    s = Scenario(Seat(in_play=[ORB], reserve=f"{FOUR}+earth"), Seat(), deck=[CUBE, 1]).do(ACTIVATE, "play it")
    assert set(s.options) == {
        "discard air+water+fire+earth",
        "discard air+water+earth+earth",
        "discard air+fire+earth+earth",
        "discard water+fire+earth+earth",
    }
    s.do("discard water+fire+earth+earth")
    assert (s.seat(0).in_play, s.seat(0).reserve, s.deck[0]) == ([ORB, CUBE], "air", "amulet-of-air")
    assert s.told("played-free", 1) == [{"kind": "played-free", "seat": 0, "card": "base:22", "cause": "base:34"}]


def test_with_three_tokens_the_card_can_only_go_back() -> None:
    """R270: looking is allowed all the same, and the activation is used up."""
    s = Scenario(Seat(in_play=[ORB], reserve="air+air+air"), Seat(), deck=[CUBE]).do(ACTIVATE)
    assert s.options == ["put it back"]
    assert s.do("put it back").seat(0).tapped == [ORB]


def test_without_a_free_slot_the_card_can_only_go_back() -> None:
    """R149, R270."""
    s = Scenario(Seat(in_play=[ORB], reserve=FOUR, gauge=1), Seat(), deck=[CUBE]).do(ACTIVATE)
    assert s.options == ["put it back"]
    s = Scenario(Seat(in_play=[ORB], reserve=FOUR, gauge=2), Seat(), deck=[CUBE]).do(ACTIVATE)
    assert s.options == ["put it back", "play it"]


def test_three_crystals_discard_the_top_card_unseen() -> None:
    """R148, R218: not even the owner learns what it was."""
    s = Scenario(Seat(in_play=[ORB], crystals=3), Seat(), deck=[CUBE, 1]).do(ACTIVATE, "discard")
    assert (s.deck[0], s.discard, s.seat(0).crystals) == ("amulet-of-air", [CUBE], 0)
    assert s.state.view(0)["discard"] == s.state.view(1)["discard"] == [None]
    assert s.told("deck-discarded", 0) == s.told("deck-discarded", 1) == [{"kind": "deck-discarded", "seat": 0, "n": 1}]


def test_two_crystals_leave_only_looking() -> None:
    s = Scenario(Seat(in_play=[ORB], crystals=2), Seat()).do(ACTIVATE)
    assert (s.kind, s.options) == ("peek", ["put it back"])


def test_a_second_copy_discards_what_the_first_has_shown() -> None:
    """R218: who looked knows the discarded card, the rival does not."""
    s = Scenario(Seat(in_play=[ORB, ORB], crystals=3), Seat(), deck=[CUBE])
    s.do(ACTIVATE, "look", "put it back", "activate crystal-orb#2", "discard")
    assert s.state.view(0)["discard"] == ["base:22"]
    assert s.state.view(1)["discard"] == [None]
    assert s.state.view(0)["deck_top"] == []


def test_tokens_on_amulet_of_water_may_pay() -> None:
    """R036, R247: mixed with tokens of the reserve."""
    s = Scenario(Seat(in_play=[ORB, "amulet-of-water: fire+earth"], reserve="air+air"), Seat(), deck=[CUBE])
    s.do(ACTIVATE, "play it")
    assert s.seat(0).in_play == [ORB, "amulet-of-water", CUBE]
    assert (s.seat(0).reserve, s.seat(0).tokens("amulet-of-water")) == ("nothing", "nothing")


def test_the_card_is_not_summoned_but_has_its_effect() -> None:
    """R069: no Staff of Spring, no Forgotten Vase, no Arcano Leech."""
    in_play = [ORB, "staff-of-spring", "yjangs-forgotten-vase"]
    s = Scenario(Seat([], in_play, FOUR), Seat(in_play=["arcano-leech"]), deck=["olafs-blessed-statue"])
    s.do(ACTIVATE, "play it")
    assert (s.seat(0).crystals, s.seat(1).crystals, s.seat(0).reserve, s.kind) == (20, 0, "nothing", "main")


def test_elemental_amulet_has_all_four_effects() -> None:
    """R068."""
    s = Scenario(Seat([], [ORB], FOUR, gauge=2), Seat(), deck=["elemental-amulet", "amulet-of-air"])
    s.do(ACTIVATE, "play it", "effect water", "gain air+air", "effect fire", "effect earth")
    assert (s.seat(0).gauge, s.seat(0).reserve, s.seat(0).crystals) == (3, "air+air", 5)
    assert (s.seat(0).hand, s.kind) == (["amulet-of-air"], "main")


def test_the_card_may_be_activated_in_the_same_turn() -> None:
    """R236: all but Die of Malice, whose moment has passed."""
    s = Scenario(Seat([], [ORB], FOUR), Seat(), deck=["potion-of-life"]).do(ACTIVATE, "play it")
    assert "activate potion-of-life" in s.options
    s = Scenario(Seat([], [ORB], FOUR), Seat(), deck=["die-of-malice"]).do(ACTIVATE, "play it")
    assert "activate die-of-malice" not in s.options


def test_fairies_are_served_before_its_price() -> None:
    """R074: with three crystals discarding drops out, with four it does not."""
    rival = Seat(in_play=["thieving-fairies"])
    assert Scenario(Seat(in_play=[ORB], crystals=3), rival).do(ACTIVATE).kind == "peek"
    s = Scenario(Seat(in_play=[ORB], crystals=4), rival).do(ACTIVATE, "discard")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 2)


def test_the_discard_pile_becomes_the_deck_when_that_is_empty() -> None:
    s = Scenario(Seat(in_play=[ORB]), Seat(), deck_size=0).do(ACTIVATE)
    assert s.kind == "peek"
    assert (len(s.deck), s.discard) == (99, [])


def test_cannot_be_activated_without_any_card_to_look_at() -> None:
    """R269."""
    rest = [number for number in range(1, 51) for _ in range(2)]
    rest.remove(34)
    s = Scenario(Seat(in_play=[ORB], reserve=FOUR, crystals=3), Seat(archive_2=rest), deck_size=0)
    assert ACTIVATE not in s.options
