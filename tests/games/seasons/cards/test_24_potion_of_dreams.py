"""Potion of Dreams: given up together with the whole reserve, it puts a card from hand into play free."""

from ludoteka.games.seasons.scenario import Scenario, Seat

POTION = "potion-of-dreams"
DRINK = "activate potion-of-dreams"
CUBE = "runic-cube-of-eolis"


def test_costs_two_air() -> None:
    s = Scenario(Seat([POTION], reserve="air+air+fire"), Seat()).do(f"summon {POTION}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([POTION], "fire")


def test_one_air_is_too_few() -> None:
    assert f"summon {POTION}" not in Scenario(Seat([POTION], reserve="air+fire+water+earth"), Seat()).options


def test_is_worth_no_prestige() -> None:
    assert Scenario(Seat(in_play=[POTION]), Seat()).seat(0).score == 0


def test_puts_a_card_from_hand_into_play_free() -> None:
    s = Scenario(Seat([CUBE, "staff-of-spring"], [POTION], "water+fire"), Seat()).do(DRINK)
    assert sorted(s.options) == [f"play {CUBE}", "play staff-of-spring"]
    s.do(f"play {CUBE}")
    assert (s.seat(0).in_play, s.seat(0).hand, s.discard) == ([CUBE], ["staff-of-spring"], [POTION])
    assert s.told("played-free", 1) == [{"kind": "played-free", "seat": 0, "card": "base:22", "cause": "base:24"}]


def test_potion_and_reserve_are_gone_before_the_card_is_chosen() -> None:
    """R243."""
    s = Scenario(Seat([CUBE, "staff-of-spring"], [POTION], "water+fire"), Seat()).do(DRINK)
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([], "nothing")


def test_an_empty_reserve_is_no_obstacle() -> None:
    assert Scenario(Seat([CUBE], [POTION]), Seat()).do(DRINK).seat(0).in_play == [CUBE]


def test_needs_a_card_in_hand() -> None:
    """R242."""
    assert DRINK not in Scenario(Seat(in_play=[POTION], reserve="air"), Seat()).options


def test_its_own_slot_is_free_for_the_card() -> None:
    """R053."""
    assert Scenario(Seat([CUBE], [POTION], gauge=1), Seat()).do(DRINK).seat(0).in_play == [CUBE]


def test_needs_a_slot_once_the_potion_has_left() -> None:
    """R242: with more cards in play than the gauge allows the activation is refused."""
    assert DRINK not in Scenario(Seat([CUBE], [POTION, "staff-of-spring"], gauge=1), Seat()).options
    assert DRINK in Scenario(Seat([CUBE], [POTION, "staff-of-spring"], gauge=2), Seat()).options


def test_tokens_on_grimoire_go_and_on_amulet_and_cauldron_stay() -> None:
    in_play = [POTION, "bespelled-grimoire", "amulet-of-water: air+fire", "glutton-cauldron: earth"]
    s = Scenario(Seat([CUBE], in_play, "air+air+air+water+water+water+fire+fire+fire"), Seat()).do(DRINK)
    assert s.seat(0).reserve == "nothing"
    assert s.seat(0).tokens("amulet-of-water") == "air+fire"
    assert s.seat(0).tokens("glutton-cauldron") == "earth"


def test_the_card_is_not_summoned() -> None:
    """R069: neither Staff of Spring nor Forgotten Vase nor a rival's Arcano Leech reacts."""
    in_play = [POTION, "staff-of-spring", "yjangs-forgotten-vase"]
    s = Scenario(Seat([CUBE], in_play), Seat(in_play=["arcano-leech"])).do(DRINK)
    assert CUBE in s.seat(0).in_play
    assert (s.seat(0).crystals, s.seat(1).crystals, s.seat(0).reserve, s.kind) == (0, 0, "nothing", "main")


def test_the_card_has_its_effect_on_entering_play() -> None:
    """R069."""
    assert Scenario(Seat(["olafs-blessed-statue"], [POTION]), Seat()).do(DRINK).seat(0).crystals == 20


def test_energy_brought_by_the_card_is_kept() -> None:
    """R243: the reserve was emptied before the card came."""
    s = Scenario(Seat(["bespelled-grimoire"], [POTION], "fire+fire"), Seat()).do(DRINK, "gain air+water")
    assert s.seat(0).reserve == "air+water"
    s = Scenario(Seat(["cursed-treatise-of-arus"], [POTION], "fire+fire"), Seat()).do(DRINK, "gain air+water")
    assert s.seat(0).reserve == "air+water"
    s = Scenario(Seat(["pendant-of-ragnor"], [POTION, CUBE], "fire+fire"), Seat()).do(DRINK, "gain earth")
    assert s.seat(0).reserve == "earth"


def test_elemental_amulet_has_all_four_effects() -> None:
    """R068, R243."""
    s = Scenario(Seat(["elemental-amulet"], [POTION], "fire", gauge=3), Seat(), deck=["amulet-of-air"]).do(DRINK)
    s.do("effect water", "gain air+air", "effect fire", "effect earth")
    assert (s.seat(0).gauge, s.seat(0).reserve, s.seat(0).crystals) == (4, "air+air", 5)
    assert s.seat(0).hand == ["amulet-of-air"]
    assert s.kind == "main"


def test_the_card_may_be_activated_in_the_same_turn() -> None:
    """R236: all but Die of Malice, whose moment has passed."""
    s = Scenario(Seat(["idol-of-the-familiar"], [POTION]), Seat()).do(DRINK)
    assert "activate idol-of-the-familiar" in s.options
    s = Scenario(Seat(["die-of-malice"], [POTION]), Seat()).do(DRINK)
    assert "activate die-of-malice" not in s.options


def test_two_copies_are_drunk_separately() -> None:
    s = Scenario(Seat([CUBE, CUBE], [POTION, POTION]), Seat()).do(DRINK, f"play {CUBE}", DRINK)
    assert (s.seat(0).in_play, s.seat(0).hand) == ([CUBE, CUBE], [])


def test_has_no_effect_when_sacrificed_for_another_card() -> None:
    """R251."""
    s = Scenario(Seat(["syllas-the-faithful"], reserve="fire+fire+fire"), Seat([CUBE], [POTION], "air+fire"))
    s.do("summon syllas-the-faithful")
    assert (s.seat(1).in_play, s.seat(1).hand, s.seat(1).reserve) == ([], [CUBE], "air+fire")
