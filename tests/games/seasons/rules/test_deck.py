"""Rulebook, "Deck and discard pile": drawing, running out, what lies in the pile and who knows it."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

FIRE = "amulet-of-fire"


def amulet_of_fire(deck: list[int], discard: list[int], deck_size: int) -> Scenario:
    """Amulet of Fire looks at four cards; what is not named lies in an archive, out of the way."""
    named = [2, *deck, *discard]
    rest = [card for card in range(1, 51) for _ in range(2)]
    for card in named:
        rest.remove(card)
    s = Scenario(
        Seat(hand=[FIRE], reserve="fire+fire"),
        Seat(archive_3=rest),
        deck=deck,
        discard=discard,
        deck_size=deck_size,
        year=2,
    )
    return s.do(f"summon {FIRE}")


# --- running out ---


def test_the_discard_pile_becomes_the_deck_the_moment_the_last_card_was_taken() -> None:
    """R140: not only when the next card is needed."""
    s = Scenario(Seat(die=5), Seat(), at="turn", deck=["staff-of-spring"], deck_size=1)
    discarded = len(s.discard)
    s.do("draw")
    assert (s.looked, len(s.deck), s.discard) == (["staff-of-spring"], discarded, [])
    assert s.told("reshuffled") == [{"kind": "reshuffled", "seat": -1, "n": discarded}]


def test_the_card_just_looked_at_is_not_shuffled_in() -> None:
    """R268: it is discarded afterwards, onto the empty pile."""
    s = Scenario(Seat(die=5), Seat(), at="turn", deck=["staff-of-spring"], deck_size=1)
    s.do("draw", "discard it")
    assert s.discard == ["staff-of-spring"]


def test_a_draw_of_several_cards_goes_on_with_the_new_deck() -> None:
    """R140, R268: two cards from the old deck, two from the shuffled pile."""
    s = amulet_of_fire(deck=[3, 4], discard=[6, 8, 10], deck_size=2)
    assert s.looked[:2] == ["amulet-of-earth", "amulet-of-water"]
    assert set(s.looked[2:]) < {"staff-of-spring", "purse-of-io", "syllas-the-faithful"}
    assert (len(s.looked), len(s.deck), s.discard) == (4, 1, [])


def test_with_too_few_cards_the_player_chooses_among_those_there_are() -> None:
    """R268"""
    s = amulet_of_fire(deck=[3, 4], discard=[6], deck_size=2)
    assert sorted(s.options) == ["keep amulet-of-earth", "keep amulet-of-water", "keep staff-of-spring"]
    s.do("keep staff-of-spring")
    assert (s.deck, sorted(s.discard)) == ([], ["amulet-of-earth", "amulet-of-water"])


def test_cards_discarded_onto_an_empty_deck_are_drawn_again() -> None:
    """R140: with an empty pile there was nothing to shuffle; the next draw takes what has been discarded since."""
    archive = [card for card in range(1, 51) for _ in range(2) if card != 6] + [6]
    s = Scenario(Seat(die=5), Seat(archive_3=archive, die=4), at="turn", waiting=[1], deck=["staff-of-spring"], year=2)
    s.do("draw", "discard it")
    assert (s.deck, s.discard) == ([], ["staff-of-spring"])
    s.end_turn()
    s.do("draw")
    assert s.looked == ["staff-of-spring"]


def test_an_effect_goes_on_when_no_card_can_be_drawn() -> None:
    """R269: Potion of Power sacrifices itself onto the pile, so it is what is drawn; the gauge rises all the same."""
    archive = [card for card in range(1, 51) for _ in range(2) if card != 23] + [23]
    s = Scenario(Seat(in_play=["potion-of-power"], gauge=3), Seat(archive_3=archive), year=2)
    assert (s.deck, s.discard) == ([], [])
    s.do("activate potion-of-power")
    assert (s.seat(0).hand, s.seat(0).gauge) == (["potion-of-power"], 5)


def test_demon_of_argos_without_any_card_left_lowers_the_gauge_only() -> None:
    """R269"""
    archive = [card for card in range(1, 51) for _ in range(2) if card != 38] + [38]
    s = Scenario(
        Seat(hand=["demon-of-argos"], reserve="air+water+fire+earth"), Seat(archive_3=archive, gauge=4), year=2
    )
    s.do("summon demon-of-argos")
    assert (s.seat(1).gauge, s.seat(1).hand) == (3, [])


def test_crystal_orb_cannot_be_activated_without_any_card() -> None:
    """R269"""
    archive = [card for card in range(1, 51) for _ in range(2) if card != 34] + [34]
    s = Scenario(Seat(in_play=["crystal-orb"], crystals=9, reserve="air+air+air+air"), Seat(archive_3=archive), year=2)
    assert "activate crystal-orb" not in s.options


def test_a_reshuffle_ends_what_was_known_of_the_top_card() -> None:
    """Crystal Orb has seen the last card; drawing it shuffles a new deck."""
    s = Scenario(Seat(in_play=["crystal-orb"]), Seat(die=4), waiting=[1], deck=["staff-of-spring"], deck_size=1)
    s.do("activate crystal-orb", "put it back")
    assert s.state.view(0)["deck_top"] == ["base:6"]
    s.end_turn()
    s.do("draw")
    assert s.state.view(0)["deck_top"] == []


# --- order of the pile ---


def test_a_sacrificed_card_lies_on_top() -> None:
    """R122"""
    s = Scenario(Seat(in_play=["potion-of-life"]), Seat(), discard=["staff-of-spring"])
    s.do("activate potion-of-life")
    assert s.discard == ["potion-of-life", "staff-of-spring"]


def test_cards_discarded_together_keep_the_order_in_which_they_were_drawn() -> None:
    """R152: the last one drawn is on top."""
    s = Scenario(Seat(hand=[FIRE], reserve="fire+fire"), Seat(), deck=[3, 4, 5, 6])
    s.do(f"summon {FIRE}", "keep balance-of-ishtar")
    assert s.discard == ["staff-of-spring", "amulet-of-water", "amulet-of-earth"]


def test_cards_sacrificed_one_after_another_lie_in_that_order() -> None:
    """R152, R252"""
    s = Scenario(Seat(in_play=["dragon-skull", "temporal-boots", "die-of-malice"]), Seat())
    s.do("activate dragon-skull", "sacrifice die-of-malice", "sacrifice dragon-skull")
    assert s.discard == ["temporal-boots", "dragon-skull", "die-of-malice"]


# --- the pile is face down ---


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_the_pile_is_face_down(viewer: int) -> None:
    """R153, R217: everybody sees how many cards lie there."""
    s = Scenario(Seat(), Seat(), discard=["staff-of-spring", "purse-of-io"])
    assert s.state.view(viewer)["discard"] == [None, None]


def test_a_card_looked_at_and_discarded_is_known_to_the_looker_alone() -> None:
    """R218: die draw."""
    s = Scenario(Seat(die=5), Seat(), at="turn", deck=["staff-of-spring"])
    s.do("draw", "discard it")
    assert s.state.view(0)["discard"] == ["base:6"]
    assert s.state.view(1)["discard"] == [None]
    assert s.state.view(-1)["discard"] == [None]
    assert s.told("discarded", 1) == [{"kind": "discarded", "seat": 0, "n": 1}]
    assert s.told("discarded", 0) == [{"kind": "discarded", "seat": 0, "n": 1, "cards": ["base:6"]}]


def test_the_card_not_kept_for_the_draw_bonus_is_unseen_by_the_others() -> None:
    """R218"""
    s = Scenario(Seat(die=5), Seat(), at="turn", deck=["staff-of-spring", "purse-of-io"])
    s.do("bonus draw", "keep purse-of-io")
    assert (s.state.view(0)["discard"], s.state.view(1)["discard"]) == (["base:6"], [None])
    assert s.told("kept", 1) == [{"kind": "kept", "seat": 0, "n": 1}]


def test_cards_not_kept_for_amulet_of_fire_and_divine_chalice_are_unseen_by_the_others() -> None:
    """R218"""
    s = Scenario(Seat(hand=[FIRE], reserve="fire+fire"), Seat(), deck=[3, 4, 5, 6])
    s.do(f"summon {FIRE}", "keep balance-of-ishtar")
    assert (s.state.view(0)["discard"], s.state.view(1)["discard"]) == (["base:3", "base:4", "base:6"], [None] * 3)
    s = Scenario(Seat(hand=["divine-chalice"], reserve="air+water+fire+earth"), Seat(), deck=[3, 22, 5, 6])
    s.do("summon divine-chalice", "play runic-cube-of-eolis")
    assert (s.state.view(0)["discard"], s.state.view(1)["discard"]) == (["base:3", "base:5", "base:6"], [None] * 3)
    assert s.told("played-free", 1) == [{"kind": "played-free", "seat": 0, "card": "base:22", "cause": "base:9"}]


def test_crystal_orb_discards_unseen_by_anyone() -> None:
    """R218: not even its owner sees the card."""
    s = Scenario(Seat(in_play=["crystal-orb"], crystals=3), Seat(), deck=["staff-of-spring"])
    s.do("activate crystal-orb", "discard")
    assert s.discard == ["staff-of-spring"]
    assert [s.state.view(viewer)["discard"] for viewer in (0, 1, -1)] == [[None]] * 3


def test_crystal_orb_discards_a_card_known_to_whoever_looked_at_it_before() -> None:
    """R218: what one has seen on top of the deck one knows in the pile."""
    s = Scenario(Seat(in_play=["crystal-orb"] * 2, crystals=3), Seat(), deck=["staff-of-spring"])
    s.do("activate crystal-orb", "look", "put it back", "activate crystal-orb#2", "discard")
    assert (s.state.view(0)["discard"], s.state.view(1)["discard"]) == (["base:6"], [None])


def test_sacrificed_cards_are_seen_by_all() -> None:
    """R218"""
    s = Scenario(Seat(in_play=["potion-of-life"]), Seat()).do("activate potion-of-life")
    assert [s.state.view(viewer)["discard"] for viewer in (0, 1, -1)] == [["base:26"]] * 3
    assert s.told("sacrificed")[0]["card"] == "base:26"


def test_cards_discarded_for_vampiric_crown_and_necrotic_kriss_are_shown() -> None:
    """R218"""
    s = Scenario(Seat(hand=["vampiric-crown", "potion-of-life"], reserve="air+water"), Seat())
    s.do("summon vampiric-crown", "discard")
    assert s.state.view(1)["discard"] == ["base:26"]
    assert s.told("discarded-openly") == [
        {"kind": "discarded-openly", "seat": 0, "card": "base:26", "cause": "base:36"}
    ]
    s = Scenario(Seat(in_play=["necrotic-kriss"], hand=["titus-deepgaze"]), Seat())
    s.do("activate necrotic-kriss", "gain air+air+air+air")
    assert s.state.view(1)["discard"] == ["base:39"]


def test_what_was_known_of_the_pile_is_gone_after_a_reshuffle() -> None:
    s = Scenario(Seat(in_play=["potion-of-power", "potion-of-life"]), Seat(), deck=["staff-of-spring"], deck_size=1)
    s.do("activate potion-of-life", "activate potion-of-power")
    assert s.discard == []
    assert s.state.view(0)["discard"] == []
    assert s.state.view(0)["deck"] == len(s.deck)
