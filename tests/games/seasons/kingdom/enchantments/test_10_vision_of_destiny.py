"""Vision of Destiny: the two top cards of the deck lie open; for five crystals a player discards the first of them."""

from typing import Any

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but
from tests.games.seasons.rules.prelude import draft, kind, new_match, pick, split, table

BOOTS, MALICE, CAULDRON, TELESCOPE = "temporal-boots", "die-of-malice", "glutton-cauldron", "arcane-telescope"
IDS = {BOOTS: "base:7", MALICE: "base:15", CAULDRON: "base:35", "amulet-of-air": "base:1"}
DECK = [BOOTS, MALICE, CAULDRON, "amulet-of-air"]
EVERYONE = (0, 1, -1)  # both seats and a spectator
BUY = "discard the top card"
DRAW = 5  # the face of the first winter die that lets its owner draw


def vision(*seats: Seat, **table: Any) -> Scenario:
    return Scenario(*seats, enchantment="vision-of-destiny", kingdom=True, **{"deck": DECK, **table})


def row(s: Scenario, viewer: int = -1) -> list[str]:
    """The open cards as a viewer sees them, the outer one first."""
    view = s.state.view(viewer)
    top: list[str] = view["deck_top"][: view["row"]]
    return [slug for card in top for slug, code in IDS.items() if code == card]


# --- the row ---


@pytest.mark.parametrize("viewer", EVERYONE)
def test_two_cards_lie_open_for_all(viewer: int) -> None:
    s = vision(Seat(), Seat())
    assert s.state.view(viewer)["deck_top"] == ["base:7", "base:15"]
    assert s.state.view(viewer)["row"] == 2


def test_without_the_enchantment_no_card_lies_open() -> None:
    assert Scenario(Seat(), Seat()).state.view(-1)["deck_top"] == []


def test_the_row_is_laid_out_after_the_prelude() -> None:
    """R367"""
    match = new_match(2, enchantment="vision-of-destiny")
    assert match.view(0)["row"] == 0
    pick(match)
    draft(match)
    assert match.view(0)["row"] == 0
    split(match)
    assert (kind(match), match.view(-1)["row"]) == ("take-die", 2)
    opened = [event.seen_by(-1) for event in match.events if event.kind == "row-opened"]
    assert len(opened) == 1
    assert opened[0]["cards"] == match.view(-1)["deck_top"]
    assert len(table(match).deck) == 100 - 18


def test_it_is_filled_up_when_an_effect_is_over() -> None:
    """R367"""
    s = vision(Seat(die=DRAW), Seat(), at="turn").do("draw")
    assert row(s) == [MALICE]
    s.do("discard it")
    assert row(s) == [MALICE, CAULDRON]
    assert s.told("row-opened")[-1]["cards"] == ["base:15", "base:35"]


def test_a_drawn_card_is_known_to_all() -> None:
    s = vision(Seat(die=DRAW), Seat(), at="turn").do("draw", f"keep {BOOTS}")
    assert s.state.view(1)["players"][0]["known"]["hand"] == ["base:7"]
    s = vision(Seat(die=DRAW), Seat(), at="turn").do("draw", "discard it")
    assert [s.state.view(viewer)["discard"] for viewer in EVERYONE] == [["base:7"]] * 3


def test_with_fewer_cards_fewer_lie_open() -> None:
    """R367"""
    s = vision(Seat(), Seat(), deck=[BOOTS], deck_size=1)
    assert row(s) == [BOOTS]


def test_the_pile_is_shuffled_only_when_row_and_deck_are_empty() -> None:
    """R367"""
    s = vision(Seat(token=1), Seat(), deck=[BOOTS, MALICE], deck_size=2)
    s.do("use token", f"keep {BOOTS}")
    assert (row(s), s.deck, s.told("reshuffled")) == ([MALICE], [MALICE], [])
    s = vision(Seat(token=1), Seat(), deck=[MALICE], deck_size=1).do("use token", f"keep {MALICE}")
    assert len(s.told("reshuffled")) == 1
    assert s.state.view(-1)["row"] == 2


def test_buying_off_the_very_last_card_leaves_no_empty_row() -> None:
    """R367: row and deck are empty, so the pile, this card alone, becomes the new deck."""
    s = vision(Seat(crystals=9), Seat(archive_3=all_but(BOOTS)), level=LEVEL, deck=[BOOTS])
    s.do(BUY)
    assert (row(s), s.deck, s.discard) == ([BOOTS], [BOOTS], [])
    assert len(s.told("reshuffled")) == 1


def test_a_card_that_comes_to_the_pile_after_the_last_one_was_drawn_is_the_new_deck() -> None:
    """R367"""
    seat = Seat(token=2, die=DRAW, in_play=[MALICE])
    rest = all_but(BOOTS, MALICE)
    s = vision(seat, Seat(archive_3=rest), level=LEVEL, deck=[BOOTS], at="turn")
    s.do("keep the die", "draw", f"keep {BOOTS}")
    assert (s.deck, s.discard) == ([], [])
    s.do("use token", f"sacrifice {MALICE}")
    assert (row(s), s.discard) == ([MALICE], [])


def test_no_card_at_all() -> None:
    s = vision(Seat(crystals=9), Seat(archive_3=all_but()), level=LEVEL, deck=())
    assert (s.state.view(-1)["row"], s.deck) == (0, [])
    assert BUY not in s.options


# --- drawing several cards ---


def test_the_draw_bonus_takes_the_open_cards() -> None:
    """R368: everybody sees which two, not which of them is kept."""
    s = vision(Seat(die=DRAW), Seat(), at="turn").do("bonus draw")
    assert s.options == [f"keep {BOOTS}", f"keep {MALICE}"]
    assert s.state.view(1)["looked"]["cards"] == ["base:7", "base:15"]
    s.do(f"keep {MALICE}")
    assert s.state.view(1)["players"][0]["known"]["hand"] == []
    assert s.state.view(1)["discard"] == [None]
    assert row(s) == [CAULDRON, "amulet-of-air"]


def test_amulet_of_fire_takes_open_cards_first_then_hidden_ones() -> None:
    """R368: the row is filled up afterwards."""
    s = vision(Seat(["amulet-of-fire"], reserve="fire+fire"), Seat()).do("summon amulet-of-fire")
    assert s.looked == DECK
    assert s.state.view(-1)["row"] == 0
    assert s.state.view(1)["looked"]["cards"] == []
    s.do(f"keep {CAULDRON}")
    assert s.state.view(-1)["row"] == 2


def test_divine_chalice_takes_open_cards_first() -> None:
    """R368"""
    s = vision(Seat(["divine-chalice"], reserve="air+water+fire+earth"), Seat()).do("summon divine-chalice")
    assert s.looked == DECK


def test_naria_takes_open_cards_first() -> None:
    """R368: with two players both cards were open."""
    s = vision(Seat(["naria-the-prophetess"], crystals=3), Seat()).do("summon naria-the-prophetess", f"keep {MALICE}")
    assert (s.seat(0).hand, s.seat(1).hand) == ([MALICE], [BOOTS])
    assert row(s) == [CAULDRON, "amulet-of-air"]


def test_cards_drawn_together_and_kept_are_known_as_far_as_they_lay_open() -> None:
    """R368: Amulet of Time draws two."""
    s = vision(Seat(["amulet-of-time", 3, 8], reserve="water+water"), Seat())
    s.do("summon amulet-of-time", "gain air+air", "discard amulet-of-earth", "discard purse-of-io")
    assert s.seat(0).hand == [BOOTS, MALICE]
    assert s.state.view(1)["players"][0]["known"]["hand"] == ["base:7", "base:15"]


def test_the_demon_hands_out_the_open_cards() -> None:
    s = vision(Seat(["demon-of-argos"], reserve="air+water+fire+earth"), Seat(), Seat()).do("summon demon-of-argos")
    assert (s.seat(1).hand, s.seat(2).hand) == ([BOOTS], [MALICE])
    assert s.state.view(0)["players"][2]["known"]["hand"] == ["base:15"]
    assert row(s) == [CAULDRON, "amulet-of-air"]


# --- looking ---


@pytest.mark.parametrize("by", ["telescope", "token"])
def test_the_three_top_cards_are_the_two_open_ones_and_one_more(by: str) -> None:
    """R369: the new top two then lie open."""
    s = vision(Seat([], [TELESCOPE], crystals=2, token=12), Seat())
    s.do(f"activate {TELESCOPE}" if by == "telescope" else "use token", f"order {CAULDRON}, {BOOTS}, {MALICE}")
    assert s.deck[:3] == [CAULDRON, BOOTS, MALICE]
    assert row(s) == [CAULDRON, BOOTS]
    assert s.state.view(0)["deck_top"] == ["base:35", "base:7", "base:15"]
    assert s.state.view(1)["deck_top"] == ["base:35", "base:7"]


def test_the_third_card_stays_hidden() -> None:
    """R369"""
    s = vision(Seat(token=12), Seat()).do("use token", f"order {BOOTS}, {MALICE}, {CAULDRON}")
    assert s.state.view(1)["deck_top"] == ["base:7", "base:15"]
    assert s.told("looked-at-top", 1) == [{"kind": "looked-at-top", "seat": 0, "n": 3}]


def test_the_look_of_statue_of_eolis_tells_nothing_new_but_brings_its_crystals() -> None:
    """R369"""
    s = vision(Seat(in_play=["statue-of-eolis"]), Seat(), space=3).end_turn().do("crystals")
    assert s.seat(0).crystals == 2
    assert row(s) == [BOOTS, MALICE]


def test_crystal_orb_works_on_the_outer_card() -> None:
    """R207, R369"""
    s = vision(Seat([], ["crystal-orb"], "air+air+air+air"), Seat()).do("activate crystal-orb", "play it")
    assert (s.seat(0).in_play, s.kind) == (["crystal-orb", BOOTS], "boots")
    s.do("forward 1")
    assert row(s) == [MALICE, CAULDRON]


def test_the_discard_of_crystal_orb_is_another_matter() -> None:
    """R369: three crystals and five, both in one turn."""
    s = vision(Seat([], ["crystal-orb"], crystals=8), Seat()).do("activate crystal-orb", "discard", BUY)
    assert (s.seat(0).crystals, s.discard) == (0, [MALICE, BOOTS])
    assert row(s) == [CAULDRON, "amulet-of-air"]


def test_mesodaes_lantern_on_top_cannot_be_played_by_the_orb() -> None:
    s = vision(Seat([], ["crystal-orb"], "air+air+air+air"), Seat(), deck=["mesodaes-lantern"])
    assert s.do("activate crystal-orb").options == ["put it back"]


# --- searching ---


def test_a_search_starts_with_the_outer_card() -> None:
    """R370: open cards that do not fit are discarded like the rest."""
    deck = [BOOTS, "titus-deepgaze", MALICE]
    s = vision(Seat(["familiar-catcher"], reserve="air+fire"), Seat(), deck=deck).do("summon familiar-catcher")
    assert s.options == ["take titus-deepgaze", "refuse titus-deepgaze"]
    s.do("take titus-deepgaze")
    assert (s.seat(0).hand, s.discard) == (["titus-deepgaze"], [BOOTS])
    assert row(s)[0] == MALICE


def test_scroll_of_ishtar_goes_through_the_row() -> None:
    """R370"""
    s = vision(Seat(["scroll-of-ishtar"], reserve="fire+fire"), Seat()).do("summon scroll-of-ishtar", "name air")
    s.do("take amulet-of-air")
    assert s.discard == [CAULDRON, MALICE, BOOTS]


# --- five crystals ---


def test_the_outer_card_is_discarded_for_five_crystals() -> None:
    """R371: it lies on top of the pile, the row is filled up, the turn goes on."""
    s = vision(Seat(crystals=7), Seat(), discard=["purse-of-io"]).do(BUY)
    assert (s.seat(0).crystals, s.discard) == (2, [BOOTS, "purse-of-io"])
    assert (row(s), s.asked, s.kind) == ([MALICE, CAULDRON], 0, "main")


@pytest.mark.parametrize("viewer", EVERYONE)
def test_everybody_saw_the_card_that_went(viewer: int) -> None:
    s = vision(Seat(crystals=7), Seat()).do(BUY)
    assert s.state.view(viewer)["discard"] == ["base:7"]


def test_at_most_once_a_turn() -> None:
    s = vision(Seat(crystals=20), Seat()).do(BUY)
    assert BUY not in s.options


def test_every_player_in_their_own_turn() -> None:
    s = vision(Seat(crystals=20), Seat(crystals=5), waiting=[1]).do(BUY).end_turn()
    assert s.asked == 1
    assert s.do(BUY).seat(1).crystals == 0


def test_again_in_the_next_turn() -> None:
    s = vision(Seat(crystals=20), Seat(), next_faces=(1, 1, 1)).do(BUY).end_turn().do("die 1", "die 2")
    assert (s.asked, BUY in s.options) == (0, True)


@pytest.mark.parametrize("crystals", [0, 4])
def test_not_with_fewer_than_five_crystals(crystals: int) -> None:
    assert BUY not in vision(Seat(crystals=crystals), Seat()).options


def test_not_before_the_die_is_carried_out() -> None:
    s = vision(Seat(die=DRAW, crystals=9), Seat(), at="turn")
    assert (s.kind, s.options) == ("die-draw", ["draw", "bonus draw"])


def test_it_is_no_activation() -> None:
    """R371: Thieving Fairies and Heart of Argos stay silent."""
    s = vision(Seat([], ["heart-of-argos"], crystals=7), Seat(in_play=["thieving-fairies"])).do(BUY)
    assert (s.seat(0).crystals, s.seat(1).crystals) == (2, 0)
    assert s.seat(0).tokens("heart-of-argos") == "nothing"


def test_potion_of_resurrection_may_fetch_it() -> None:
    """R371"""
    s = vision(Seat([], ["potion-of-resurrection"], crystals=5), Seat()).do(BUY, "activate potion-of-resurrection")
    assert s.seat(0).hand == [BOOTS]


def test_the_card_is_seen_to_go_before_a_new_one_is_seen() -> None:
    """What is new in the row was not known before: the step cannot be taken back."""
    s = vision(Seat(crystals=5), Seat())
    before = s.state.barrier
    assert s.do(BUY).state.barrier > before
