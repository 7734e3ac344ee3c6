"""Vampiric Crown: draw a card or discard one from hand, shown to all, for as much energy as its prestige."""

from ludoteka.games.seasons.scenario import Scenario, Seat

PRICE = "air+water"


def test_costs_air_and_water_and_is_worth_nothing() -> None:
    for reserve in ("air+air", "water+water"):
        assert "summon vampiric-crown" not in Scenario(Seat(hand=["vampiric-crown"], reserve=reserve), Seat()).options
    s = Scenario(Seat(hand=["vampiric-crown"], reserve=PRICE), Seat(), deck=["potion-of-life"])
    s.do("summon vampiric-crown")
    assert (s.seat(0).in_play, s.seat(0).reserve) == (["vampiric-crown"], "nothing")
    assert s.seat(0).score == 0 - 5  # the drawn card is still in hand


def test_the_mode_is_chosen_before_a_card_is_seen() -> None:
    """R271"""
    s = Scenario(Seat(hand=["vampiric-crown", "amulet-of-air"], reserve=PRICE), Seat(), deck=["amulet-of-fire"])
    s.do("summon vampiric-crown")
    assert s.options == ["draw", "discard"]
    assert s.deck[0] == "amulet-of-fire"
    assert s.state.view(0)["deck_top"] == []


def test_drawing_gives_the_prestige_of_the_drawn_card_which_is_kept() -> None:
    """R154"""
    s = Scenario(Seat(hand=["vampiric-crown", "amulet-of-air"], reserve=PRICE), Seat(), deck=["lewis-greyface"])
    s.do("summon vampiric-crown", "draw", "gain air+air+water+fire+earth+earth")
    assert s.seat(0).hand == ["amulet-of-air", "lewis-greyface"]
    assert s.seat(0).reserve == "air+air+water+fire+earth+earth"
    assert (s.kind, s.discard) == ("main", [])


def test_discarding_gives_the_prestige_of_the_discarded_card() -> None:
    s = Scenario(Seat(hand=["vampiric-crown", "titus-deepgaze", "amulet-of-air"], reserve=PRICE), Seat())
    s.do("summon vampiric-crown", "discard", "discard titus-deepgaze", "gain fire+fire+fire+fire")
    assert (s.seat(0).hand, s.seat(0).reserve) == (["amulet-of-air"], "fire+fire+fire+fire")
    assert s.discard == ["titus-deepgaze"]


def test_no_prestige_or_less_gives_nothing() -> None:
    for card in ("potion-of-life", "damned-soul-of-onys"):
        s = Scenario(Seat(hand=["vampiric-crown"], reserve=PRICE), Seat(), deck=[card]).do("summon vampiric-crown")
        assert (s.seat(0).hand, s.seat(0).reserve, s.kind) == ([card], "nothing", "main")


def test_with_an_empty_hand_the_card_is_drawn() -> None:
    """R271"""
    s = Scenario(Seat(hand=["vampiric-crown"], reserve=PRICE), Seat(), deck=["amulet-of-fire"])
    s.do("summon vampiric-crown")
    assert (s.seat(0).hand, s.kind) == (["amulet-of-fire"], "energy")


def test_without_any_card_to_draw_one_is_discarded() -> None:
    """R271: neither deck nor discard pile."""
    others = [*range(1, 51)] * 2
    for card in (36, 2):
        others.remove(card)
    s = Scenario(Seat(hand=[36, 2], reserve=PRICE), Seat(archive_3=others)).do("summon vampiric-crown")
    assert (s.seat(0).hand, s.kind) == ([], "energy")


def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    others = [*range(1, 51)] * 2
    for card in (36, 2, 3):
        others.remove(card)
    s = Scenario(Seat(hand=[36, 2], reserve=PRICE), Seat(archive_3=others), deck_size=0).do("summon vampiric-crown")
    s.do("draw")
    assert s.seat(0).hand == ["amulet-of-fire", "amulet-of-earth"]


def test_runic_cube_fills_the_reserve_with_whatever_the_owner_wants() -> None:
    """R271: its value is 30, of which only what the reserve holds can stay."""
    s = Scenario(
        Seat(hand=["vampiric-crown"], reserve=f"{PRICE}+fire+fire+fire+fire+fire"), Seat(), deck=["runic-cube-of-eolis"]
    )
    s.do("summon vampiric-crown")
    assert len(s.options) == 120  # every reserve of seven tokens
    s.do("gain air+air+air+air+air+air+air lose fire+fire+fire+fire+fire")
    assert s.seat(0).reserve == "air+air+air+air+air+air+air"


def test_of_a_gain_beyond_capacity_only_new_tokens_may_replace_old_ones() -> None:
    """R244: 4 new ones beside 5 old ones leave at least 3 old ones."""
    s = Scenario(
        Seat(hand=["vampiric-crown"], reserve=f"{PRICE}+fire+fire+fire+fire+fire"), Seat(), deck=["balance-of-ishtar"]
    )
    s.do("summon vampiric-crown")
    assert {"gain air+air", "gain fire+fire", "gain air+air+water+earth lose fire+fire"} <= set(s.options)
    assert len(s.options) == 1 + 3 + 6 + 10 + 15  # 0 to 4 tokens of the three other types, the rest fire


def test_the_drawn_card_is_shown_to_everyone() -> None:
    """R218"""
    s = Scenario(Seat(hand=["vampiric-crown"], reserve=PRICE), Seat(), deck=["potion-of-life"])
    s.do("summon vampiric-crown")
    assert s.told("drew-openly", 1) == [{"kind": "drew-openly", "seat": 0, "card": "base:26", "cause": "base:36"}]
    assert s.state.view(1)["players"][0]["known"]["hand"] == ["base:26"]


def test_the_discarded_card_is_shown_to_everyone() -> None:
    """R218"""
    s = Scenario(Seat(hand=["vampiric-crown", "potion-of-life"], reserve=PRICE), Seat())
    s.do("summon vampiric-crown", "discard")
    assert s.told("discarded-openly", 1) == [
        {"kind": "discarded-openly", "seat": 0, "card": "base:26", "cause": "base:36"}
    ]
    assert s.state.view(1)["discard"] == ["base:26"]
