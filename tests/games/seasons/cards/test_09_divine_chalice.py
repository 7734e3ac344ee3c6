"""Divine Chalice: its owner draws four cards, puts one of them into play free and discards the others."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

COST = "air+water+fire+earth"
TOP = ["runic-cube-of-eolis", "amulet-of-earth", "balance-of-ishtar", "purse-of-io"]


def all_cards_but(*cards: int) -> list[int]:
    """The other cards of the wizard level."""
    rest = [*range(1, 31), *range(1, 31)]
    for card in cards:
        rest.remove(card)
    return rest


def test_costs_a_token_of_each_type() -> None:
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST + "+air"), Seat()).do("summon divine-chalice")
    assert s.seat(0).reserve == "air"


@pytest.mark.parametrize("reserve", ["water+fire+earth", "air+fire+earth", "air+water+earth", "air+water+fire"])
def test_is_not_offered_without_one_of_the_types(reserve: str) -> None:
    s = Scenario(Seat(hand=["divine-chalice"], reserve=reserve, crystals=20), Seat())
    assert "summon divine-chalice" not in s.options


def test_is_worth_ten_prestige() -> None:
    assert Scenario(Seat(in_play=["divine-chalice"]), Seat()).seat(0).score == 10


def test_one_of_four_cards_is_played_without_its_cost() -> None:
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST), Seat(), deck=[*TOP, "tree-of-light"])
    s.do("summon divine-chalice", "play runic-cube-of-eolis")
    assert s.seat(0).in_play == ["divine-chalice", "runic-cube-of-eolis"]
    assert s.seat(0).hand == []
    assert sorted(s.discard) == ["amulet-of-earth", "balance-of-ishtar", "purse-of-io"]
    assert s.deck[0] == "tree-of-light"


def test_with_room_for_one_card_one_must_be_played() -> None:
    """R241."""
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST, gauge=2), Seat(), deck=TOP).do("summon divine-chalice")
    assert sorted(s.options) == sorted(f"play {card}" for card in TOP)


def test_in_the_last_slot_it_discards_all_four() -> None:
    """R054, R241."""
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST, gauge=1), Seat(), deck=TOP).do("summon divine-chalice")
    assert s.kind == "main"
    assert s.seat(0).in_play == ["divine-chalice"]
    assert sorted(s.discard) == sorted(TOP)


def test_the_card_played_free_takes_a_slot() -> None:
    """R069."""
    s = Scenario(Seat(hand=["divine-chalice", "die-of-malice"], reserve=COST, gauge=2), Seat(), deck=TOP)
    s.do("summon divine-chalice", "play purse-of-io")
    assert "summon die-of-malice" not in s.options


def test_the_effect_of_the_card_played_free_happens() -> None:
    """R069, R240: the Treatise too works without being summoned."""
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST), Seat(), deck=TOP)
    assert s.do("summon divine-chalice", "play amulet-of-earth").seat(0).crystals == 9
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST, gauge=5), Seat(), deck=["cursed-treatise-of-arus"])
    s.do("summon divine-chalice", "play cursed-treatise-of-arus", "gain fire+fire")
    assert (s.seat(0).reserve, s.seat(0).gauge, s.seat(0).crystals) == ("fire+fire", 6, 10)


def test_the_card_played_free_does_not_serve_staff_and_vase() -> None:
    s = Scenario(
        Seat(hand=["divine-chalice"], in_play=["staff-of-spring", "yjangs-forgotten-vase"], reserve=COST),
        Seat(),
        deck=TOP,
    ).do("summon divine-chalice", "gain fire", "play runic-cube-of-eolis")
    assert s.kind == "main"
    assert (s.seat(0).crystals, s.seat(0).reserve) == (3, "fire")  # both for the Chalice


def test_arcano_leech_takes_for_the_chalice_only() -> None:
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST, crystals=1), Seat(in_play=["arcano-leech"]), deck=TOP).do(
        "summon divine-chalice", "play runic-cube-of-eolis"
    )
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 1)
    assert s.seat(0).in_play == ["divine-chalice", "runic-cube-of-eolis"]


def test_elemental_amulet_has_all_four_effects() -> None:
    """R068: none of them can be left out."""
    s = Scenario(
        Seat(hand=["divine-chalice"], reserve=COST, gauge=5),
        Seat(),
        deck=["elemental-amulet", *TOP[1:], "tree-of-light"],
    ).do("summon divine-chalice", "play elemental-amulet")
    assert sorted(s.options) == ["effect air", "effect earth", "effect fire", "effect water"]
    s.do("effect water", "gain air+air")
    assert sorted(s.options) == ["effect air", "effect earth", "effect fire"]
    s.do("effect fire", "effect air")
    board = s.seat(0)
    assert (board.reserve, board.hand, board.gauge, board.crystals) == ("air+air", ["tree-of-light"], 6, 5)
    assert s.kind == "main"


def test_a_second_chalice_found_works_again() -> None:
    """R210."""
    s = Scenario(
        Seat(hand=["divine-chalice"], reserve=COST, gauge=3), Seat(), deck=["divine-chalice", *TOP[1:], "tree-of-light"]
    ).do("summon divine-chalice", "play divine-chalice", "play tree-of-light")
    assert s.seat(0).in_play == ["divine-chalice", "divine-chalice", "tree-of-light"]
    assert len(s.discard) == 6


def test_a_second_chalice_in_the_last_slot_finds_no_room() -> None:
    """R054, R210."""
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST, gauge=2), Seat(), deck=["divine-chalice", *TOP])
    s.do("summon divine-chalice", "play divine-chalice")
    assert s.kind == "main"
    assert len(s.discard) == 3 + 4


def test_works_when_put_into_play_free_itself() -> None:
    """R240."""
    s = Scenario(Seat(hand=["divine-chalice"], in_play=["potion-of-dreams"]), Seat(), deck=TOP)
    s.do("activate potion-of-dreams", "play amulet-of-earth")
    assert s.seat(0).in_play == ["divine-chalice", "amulet-of-earth"]


def test_the_card_played_free_may_be_activated_in_the_same_turn() -> None:
    """R236, the Die of Malice excepted."""
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST + "+air+air+air"), Seat(), deck=TOP)
    s.do("summon divine-chalice", "play balance-of-ishtar", "activate balance-of-ishtar")
    assert s.seat(0).crystals == 9
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST), Seat(), deck=["die-of-malice"])
    s.do("summon divine-chalice", "play die-of-malice")
    assert "activate die-of-malice" not in s.options


def test_rivals_see_the_card_played_but_not_the_others() -> None:
    """R218."""
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST), Seat(), deck=TOP).do("summon divine-chalice")
    assert s.state.view(1)["looked"]["cards"] == []
    s.do("play runic-cube-of-eolis")
    assert s.told("played-free", viewer=1)[0]["card"] == "base:22"
    assert s.state.view(1)["discard"] == [None, None, None]
    assert s.state.view(0)["discard"] == ["base:3", "base:5", "base:8"]
    told = s.told("looked", viewer=1) + s.told("discarded", viewer=1)
    assert [(set(event), event["cause"]) for event in told] == [({"kind", "seat", "n", "cause"}, "base:9")] * 2


def test_the_discard_pile_becomes_the_deck_in_the_middle_of_the_draw() -> None:
    """R268."""
    s = Scenario(Seat(hand=["divine-chalice"], reserve=COST), Seat(), deck=TOP[:3], deck_size=3)
    s.do("summon divine-chalice")
    assert s.looked[:3] == TOP[:3]
    assert len(s.looked) == 4
    assert s.discard == []
    assert len(s.deck) == 95  # 100 cards less the Chalice and the four looked at


def test_with_too_few_cards_it_chooses_among_those_there_are() -> None:
    """R268."""
    s = Scenario(
        Seat(hand=[9], reserve=COST), Seat(archive_3=all_cards_but(9, 3, 22)), level="wizard", deck=[3], discard=[22]
    ).do("summon divine-chalice")
    assert sorted(s.options) == ["play amulet-of-earth", "play runic-cube-of-eolis"]
