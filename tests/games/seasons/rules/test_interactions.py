"""Rulebook, "Card list with clarifications": rulings about several cards that meet."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

AMULET = "elemental-amulet"


def summon_amulet(reserve: str, hands: int = 0, in_play: tuple[str, ...] = ()) -> Scenario:
    s = Scenario(Seat(hand=[AMULET], in_play=["hand-of-fortune"] * hands + list(in_play), reserve=reserve), Seat())
    return s.do(f"summon {AMULET}")


# --- Elemental Amulet ---


def test_elemental_amulet_is_paid_at_summoning_with_what_is_owned_then() -> None:
    """R065, R066, R272: the types are named and paid together, each once; the effects follow in the owner's order."""
    s = summon_amulet("air+air+earth")
    assert s.options == ["elements air", "elements earth", "elements air+earth"]
    s.do("elements air+earth")
    assert s.seat(0).reserve == "air"
    assert s.options == ["effect air", "effect earth"]
    s.do("effect earth")
    assert (s.seat(0).crystals, s.seat(0).gauge) == (5, 11)


@pytest.mark.parametrize(("hands", "most"), [(0, 1), (1, 2), (2, 3)])
def test_each_hand_of_fortune_gives_one_more_type_but_one_token_is_always_paid(hands: int, most: int) -> None:
    """R064, R272: the saved type need not be owned."""
    s = summon_amulet("fire+fire", hands)
    sizes = [option.count("+") + 1 for option in s.options]
    assert max(sizes) == most
    assert all("fire" in option for option in s.options)
    s.do(next(option for option in s.options if option.count("+") + 1 == most))
    assert s.seat(0).reserve == "fire"


def test_without_a_token_even_two_hands_do_not_summon_elemental_amulet() -> None:
    """R064"""
    s = Scenario(Seat(hand=[AMULET], in_play=["hand-of-fortune"] * 2), Seat())
    assert f"summon {AMULET}" not in s.options


def test_a_vase_token_comes_too_late_to_pay_for_elemental_amulet() -> None:
    """R067: first the cost, as for every card."""
    s = Scenario(Seat(hand=[AMULET], in_play=["yjangs-forgotten-vase"]), Seat())
    assert f"summon {AMULET}" not in s.options
    s = summon_amulet("earth", in_play=("yjangs-forgotten-vase",))
    assert s.options == ["elements earth"]
    s.do("elements earth", "gain air")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.seat(0).gauge) == ("air", 5, 10)


def test_elemental_amulet_played_free_has_all_four_effects() -> None:
    """R068: none may be left out."""
    s = Scenario(Seat(hand=[AMULET], in_play=["potion-of-dreams"], gauge=5), Seat(), deck=["staff-of-spring"])
    s.do("activate potion-of-dreams", "effect fire", "effect water", "gain air+air", "effect earth")
    assert s.kind == "main"
    assert (s.seat(0).hand, s.seat(0).reserve) == (["staff-of-spring"], "air+air")
    assert (s.seat(0).crystals, s.seat(0).gauge) == (5, 6)


# --- Hand of Fortune ---


def test_the_saving_is_automatic_and_its_owner_chooses_the_token() -> None:
    """R239: paying the full cost is no option."""
    s = Scenario(Seat(hand=["lewis-greyface"], in_play=["hand-of-fortune"], reserve="air+fire"), Seat())
    s.do("summon lewis-greyface")
    assert sorted(s.options) == ["pay air", "pay fire"]


def test_a_first_hand_makes_the_second_cheaper_and_none_its_own() -> None:
    """R239"""
    hand = Seat(hand=["hand-of-fortune"], reserve="air+fire", crystals=3)
    assert "summon hand-of-fortune" not in Scenario(hand, Seat()).options
    hand.in_play = ["hand-of-fortune"]
    s = Scenario(hand, Seat()).do("summon hand-of-fortune")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("nothing", 0)


@pytest.mark.parametrize(("players", "paid"), [(2, 1), (3, 1), (4, 2)])
def test_hand_of_fortune_lowers_costs_that_depend_on_the_players_but_never_below_one(players: int, paid: int) -> None:
    """R239"""
    owner = Seat(hand=["sid-nightshade"], in_play=["hand-of-fortune"], reserve="earth+earth+earth")
    s = Scenario(owner, *[Seat(crystals=9)] * (players - 1)).do("summon sid-nightshade")
    assert s.seat(0).reserve == "+".join(["earth"] * (3 - paid))


# --- cards played free ---


def test_immediate_effects_work_however_the_card_is_played() -> None:
    """R240: Divine Chalice and Cursed Treatise through Potion of Dreams."""
    s = Scenario(Seat(hand=["divine-chalice"], in_play=["potion-of-dreams"]), Seat(), deck=[22, 3, 4, 5])
    s.do("activate potion-of-dreams", "play runic-cube-of-eolis")
    assert s.seat(0).in_play == ["divine-chalice", "runic-cube-of-eolis"]
    s = Scenario(Seat(hand=["cursed-treatise-of-arus"], in_play=["potion-of-dreams"], gauge=4), Seat())
    s.do("activate potion-of-dreams", "gain air+air")
    assert (s.seat(0).reserve, s.seat(0).gauge, s.seat(0).crystals) == ("air+air", 5, 10)


def test_potion_of_dreams_empties_the_reserve_before_the_card_enters() -> None:
    """R243: what the card brings is kept."""
    s = Scenario(
        Seat(hand=["bespelled-grimoire"], in_play=["potion-of-dreams", "amulet-of-water: fire"], reserve="fire+fire"),
        Seat(),
    )
    s.do("activate potion-of-dreams")
    assert s.seat(0).reserve == "nothing"
    s.do("gain air+earth")
    assert s.seat(0).reserve == "air+earth"
    assert s.seat(0).tokens("amulet-of-water") == "fire"


# --- transmuting cards ---


def test_balance_profits_from_bonuses_and_purses() -> None:
    """R089, R273: 3 each, 1 more for every bonus of this turn and every Purse."""
    scales = Seat(in_play=["balance-of-ishtar", "purse-of-io"], reserve="air+air+air")
    assert Scenario(scales, Seat()).do("activate balance-of-ishtar").seat(0).crystals == 12
    s = Scenario(scales, Seat()).do("bonus transmute", "bonus transmute", "activate balance-of-ishtar")
    assert s.seat(0).crystals == 3 * (3 + 2 + 1)


def test_potion_of_life_profits_from_bonuses_and_purses() -> None:
    """R090, R273"""
    life = Seat(in_play=["potion-of-life", "purse-of-io"], reserve="air+air+earth")
    s = Scenario(life, Seat()).do("bonus transmute", "activate potion-of-life")
    assert s.seat(0).crystals == 3 * (4 + 1 + 1)
    assert s.seat(0).reserve == "nothing"


def test_cauldron_and_skull_are_no_transmuting() -> None:
    """Purse and bonus add nothing to their 15 crystals."""
    s = Scenario(
        Seat(in_play=["glutton-cauldron: air+air+air+air+air+air", "purse-of-io"], reserve="air"),
        Seat(),
    )
    s.do("bonus transmute", "activate glutton-cauldron")
    assert s.seat(0).crystals == 15
    s = Scenario(Seat(in_play=["dragon-skull", "purse-of-io", "temporal-boots"]), Seat())
    s.do("bonus transmute", "activate dragon-skull", "sacrifice temporal-boots", "sacrifice purse-of-io")
    assert s.seat(0).crystals == 15


# --- Thieving Fairies ---


def test_rerolling_is_an_activation_served_before_its_result() -> None:
    """R077, R233: with no crystals nothing is handed over; the two of the reroll come afterwards."""
    s = Scenario(
        Seat(in_play=["die-of-malice"] * 2, die=2), Seat(in_play=["thieving-fairies"]), at="turn", next_faces=(2, 2)
    )
    s.do("activate die-of-malice")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (2, 1)
    s.do("activate die-of-malice#2")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (3, 3)


@pytest.mark.parametrize("card", ["glutton-cauldron", "damned-soul-of-onys", "potion-of-life"])
def test_feeding_passing_on_and_drinking_are_activations(card: str) -> None:
    """R078"""
    s = Scenario(Seat(in_play=[card], reserve="water", crystals=1), Seat(in_play=["thieving-fairies"]))
    s.do(f"activate {card}")
    assert s.seat(1).crystals == 2


# --- Syllas, Dragon Skull, Amsug ---


def test_a_cauldron_that_leaves_in_another_way_gives_nothing() -> None:
    """R249: six tokens and the crystals are lost."""
    fed = "glutton-cauldron: air+air+air+air+air+air"
    s = Scenario(Seat(in_play=["dragon-skull", fed, "temporal-boots"]), Seat())
    s.do("activate dragon-skull", "sacrifice glutton-cauldron", "sacrifice temporal-boots")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("nothing", 15)


def test_the_seventh_token_cannot_be_delayed() -> None:
    """R249: it triggers at once; a fresh Cauldron may be fed in the turn it is played, beside the other one."""
    s = Scenario(
        Seat(in_play=["glutton-cauldron: air+air+air+air+air+air"], hand=["glutton-cauldron"], reserve="fire+fire"),
        Seat(),
    )
    s.do("summon glutton-cauldron", "activate glutton-cauldron#2", "activate glutton-cauldron")
    assert s.seat(0).tokens("glutton-cauldron") == "fire"
    assert (s.seat(0).crystals, s.seat(0).reserve) == (15, "air+air+air+air+air+air+fire")


def test_a_sacrificed_treatise_empties_its_owners_reserve_in_anybodys_turn() -> None:
    """R250"""
    s = Scenario(
        Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=["cursed-treatise-of-arus", "amulet-of-water: air"], reserve="air+earth"),
    )
    s.do("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert (s.seat(1).reserve, s.seat(1).tokens("amulet-of-water")) == ("nothing", "air")


def test_a_second_treatise_finds_the_reserve_empty() -> None:
    """R250"""
    s = Scenario(Seat(in_play=["dragon-skull", *["cursed-treatise-of-arus"] * 2], reserve="air+fire"), Seat())
    s.do("activate dragon-skull", "sacrifice cursed-treatise-of-arus", "sacrifice cursed-treatise-of-arus")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.seat(0).in_play) == ("nothing", 15, [])


@pytest.mark.parametrize("potion", ["potion-of-power", "potion-of-dreams", "potion-of-knowledge", "potion-of-life"])
def test_a_potion_given_up_for_another_card_has_no_effect(potion: str) -> None:
    """R251"""
    s = Scenario(
        Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire"),
        Seat(in_play=[potion], reserve="air", hand=["temporal-boots"], gauge=4),
    )
    s.do("summon syllas-the-faithful")
    assert (s.asked, s.seat(1).in_play) == (0, [])
    assert (s.seat(1).reserve, s.seat(1).crystals, s.seat(1).gauge) == ("air", 0, 4)
    assert s.seat(1).hand == ["temporal-boots"]


def test_an_item_taken_back_loses_its_tokens_and_is_fresh_again() -> None:
    """R158, R257: summoned again it has all its entry effects."""
    s = Scenario(
        Seat(hand=["amsug-longneck"], in_play=["amulet-of-water: fire"], reserve="air+water+water+water"), Seat()
    )
    s.do("summon amsug-longneck")
    assert (s.seat(0).hand, s.seat(0).reserve) == (["amulet-of-water"], "water+water")
    s.do("summon amulet-of-water", "store air+water+fire+earth")
    assert s.seat(0).tokens("amulet-of-water") == "air+water+fire+earth"


# --- Damned Soul of Onys ---


def test_passing_damned_soul_on_is_neither_summoning_nor_playing() -> None:
    """R256: no Staff, no Vase, no Leech, no gauge check, no crystals for the receiver; the giver's slot is free."""
    s = Scenario(
        Seat(in_play=["damned-soul-of-onys"], reserve="water", hand=["glutton-cauldron"], gauge=1, crystals=0),
        Seat(in_play=["staff-of-spring", "yjangs-forgotten-vase"], gauge=2),
        Seat(),
    )
    s.do("activate damned-soul-of-onys")
    assert s.seat(1).in_play == ["staff-of-spring", "yjangs-forgotten-vase", "damned-soul-of-onys"]
    assert (s.seat(1).crystals, s.seat(1).reserve, s.seat(1).gauge) == (0, "nothing", 2)
    assert (s.asked, s.kind) == (0, "main")
    assert "summon glutton-cauldron" in s.options


def test_no_leech_for_passing_damned_soul_on() -> None:
    """R256"""
    s = Scenario(Seat(in_play=["damned-soul-of-onys"], reserve="water", crystals=5), Seat(in_play=["arcano-leech"]))
    s.do("activate damned-soul-of-onys")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (5, 0)


# --- Sid Nightshade ---


def test_sid_compares_after_all_payments_of_his_own_summoning() -> None:
    """R261: the Leech's crystal makes them equal, so nothing is stolen."""
    s = Scenario(Seat(hand=["sid-nightshade"], reserve="earth", crystals=8), Seat(in_play=["arcano-leech"], crystals=6))
    s.do("summon sid-nightshade")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (7, 7)


def test_sid_compares_after_the_staffs_gain() -> None:
    """R060"""
    s = Scenario(
        Seat(hand=["sid-nightshade"], in_play=["staff-of-spring"], reserve="earth", crystals=8), Seat(crystals=10)
    )
    s.do("summon sid-nightshade")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (8 + 3 + 5, 5)


def test_what_a_rival_cannot_pay_is_not_made_up_by_the_others() -> None:
    """R261"""
    s = Scenario(Seat(hand=["sid-nightshade"], reserve="earth+earth", crystals=9), Seat(crystals=2), Seat(crystals=8))
    s.do("summon sid-nightshade")
    assert [s.seat(i).crystals for i in range(3)] == [9 + 2 + 5, 0, 3]
