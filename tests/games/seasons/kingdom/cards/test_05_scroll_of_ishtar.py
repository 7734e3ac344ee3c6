"""Scroll of Ishtar: cards are revealed until a magic item shows up whose cost holds a type of energy named before."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

SCROLL = "scroll-of-ishtar"


def reader() -> Seat:
    return Seat(hand=[SCROLL], reserve="fire+fire")


def short(*deck: str, discard: tuple[str, ...] = ()) -> Scenario:
    """Deck and discard pile hold nothing but these cards."""
    seat = Seat(hand=[SCROLL], reserve="fire+fire", archive_3=all_but(SCROLL, *deck, *discard))
    return Scenario(seat, Seat(), kingdom=True, level=LEVEL, deck=deck, discard=discard).do(f"summon {SCROLL}")


def test_costs_two_fire() -> None:
    s = Scenario(Seat(hand=[SCROLL], reserve="fire+fire+air"), Seat(), kingdom=True).do(f"summon {SCROLL}")
    assert s.seat(0).reserve == "air"
    s = Scenario(Seat(hand=[SCROLL], reserve="fire+air+water+earth"), Seat(), kingdom=True)
    assert f"summon {SCROLL}" not in s.options


def test_is_worth_seven_prestige() -> None:
    assert Scenario(Seat(in_play=[SCROLL]), Seat(), kingdom=True).seat(0).score == 7


def test_one_of_the_four_types_must_be_named() -> None:
    """Rulebook: crystals are no type of energy."""
    s = Scenario(reader(), Seat(), kingdom=True).do(f"summon {SCROLL}")
    assert s.options == ["name air", "name water", "name fire", "name earth"]


def test_reveals_until_a_magic_item_fits_and_discards_the_rest() -> None:
    """Familiars do not fit, whatever they cost."""
    deck = ["kairn-the-destroyer", "amulet-of-fire", "runic-cube-of-eolis", "purse-of-io", "staff-of-spring"]
    s = Scenario(reader(), Seat(), kingdom=True, deck=deck).do(f"summon {SCROLL}", "name air")
    assert s.options == ["take purse-of-io", "refuse purse-of-io"]
    s.do("take purse-of-io")
    assert s.seat(0).hand == ["purse-of-io"]
    assert s.discard == ["runic-cube-of-eolis", "amulet-of-fire", "kairn-the-destroyer"]
    assert (s.deck[0], s.kind) == ("staff-of-spring", "main")


@pytest.mark.parametrize(
    ("named", "found"),
    [("air", "amulet-of-air"), ("water", "amulet-of-water"), ("fire", "amulet-of-fire"), ("earth", "amulet-of-earth")],
)
def test_looks_for_the_type_that_was_named(named: str, found: str) -> None:
    deck = ["amulet-of-air", "amulet-of-earth", "amulet-of-fire", "amulet-of-water"]
    s = Scenario(reader(), Seat(), kingdom=True, deck=deck).do(f"summon {SCROLL}", f"name {named}")
    assert s.options == [f"take {found}", f"refuse {found}"]


def test_after_a_refusal_the_next_one_must_be_taken() -> None:
    """Rulebook: the search goes on and there is no second choice."""
    deck = ["amulet-of-air", "amulet-of-fire", "ragfields-helm", "potion-of-dreams"]
    s = Scenario(reader(), Seat(), kingdom=True, deck=deck).do(f"summon {SCROLL}", "name air", "refuse amulet-of-air")
    s.do("name air")
    assert (s.kind, s.seat(0).hand) == ("main", ["ragfields-helm"])
    assert s.told("refused") == [{"kind": "refused", "seat": 0, "card": "base:1"}]
    assert s.told("took") == [{"kind": "took", "seat": 0, "card": "base:19", "cause": "ek:5"}]
    assert s.discard == ["amulet-of-fire", "amulet-of-air"]
    assert s.deck[0] == "potion-of-dreams"


def test_another_type_may_be_named_for_the_second_search() -> None:
    deck = ["amulet-of-air", "ragfields-helm", "amulet-of-earth"]
    s = Scenario(reader(), Seat(), kingdom=True, deck=deck).do(f"summon {SCROLL}", "name air", "refuse amulet-of-air")
    assert s.options == ["name air", "name water", "name fire", "name earth"]
    s.do("name earth")
    assert s.seat(0).hand == ["amulet-of-earth"]
    assert s.discard == ["ragfields-helm", "amulet-of-air"]


@pytest.mark.parametrize("named", ["air", "water", "fire", "earth"])
def test_elemental_amulet_fits_every_type(named: str) -> None:
    """R144"""
    s = Scenario(reader(), Seat(), kingdom=True, deck=["elemental-amulet"]).do(f"summon {SCROLL}", f"name {named}")
    assert s.options == ["take elemental-amulet", "refuse elemental-amulet"]


def test_cards_are_revealed_to_all() -> None:
    """R143, R342: the found card too, and it stays known in the finder's hand."""
    deck = ["naria-the-prophetess", "amulet-of-air"]
    s = Scenario(reader(), Seat(), kingdom=True, deck=deck).do(f"summon {SCROLL}", "name air")
    assert [event["card"] for event in s.told("revealed")] == ["base:12", "base:1"]
    assert s.state.view(-1)["revealed"] == s.state.view(1)["revealed"] == ["base:12", "base:1"]
    s.do("take amulet-of-air")
    assert s.state.view(1)["players"][0]["known"]["hand"] == ["base:1"]
    assert s.state.view(1)["discard"] == ["base:12"]
    assert s.state.view(1)["revealed"] == []


def test_revealed_cards_lie_aside_until_the_search_is_over() -> None:
    """R343"""
    s = Scenario(reader(), Seat(), kingdom=True, deck=["naria-the-prophetess", "amulet-of-air"])
    s.do(f"summon {SCROLL}", "name air", "refuse amulet-of-air")
    assert s.discard == []
    assert s.state.view(1)["revealed"] == ["base:12", "base:1"]


def test_the_search_goes_on_through_a_reshuffle() -> None:
    """R142"""
    s = short("amulet-of-air", discard=("amulet-of-fire",)).do("name fire", "take amulet-of-fire")
    assert (s.seat(0).hand, s.discard, s.deck) == (["amulet-of-fire"], ["amulet-of-air"], [])


def test_a_refused_card_does_not_come_back_with_the_reshuffle() -> None:
    """R343: only the old discard pile is shuffled."""
    s = short("amulet-of-fire", discard=("amulet-of-air",)).do("name fire", "refuse amulet-of-fire", "name fire")
    assert (s.seat(0).hand, s.kind) == ([], "main")
    assert (s.discard, s.deck) == (["amulet-of-air", "amulet-of-fire"], [])


def test_ends_without_a_card_when_every_card_was_seen() -> None:
    """R142"""
    s = short("amulet-of-air", "naria-the-prophetess", discard=("amulet-of-earth",)).do("name fire")
    assert (s.seat(0).hand, s.kind) == ([], "main")
    assert s.discard == ["amulet-of-earth", "naria-the-prophetess", "amulet-of-air"]
    assert s.told("found-nothing") == [{"kind": "found-nothing", "seat": 0, "card": "ek:5"}]


def test_gives_nothing_when_there_are_no_cards() -> None:
    """R345"""
    s = short().do("name fire")
    assert (s.seat(0).hand, s.seat(0).in_play, s.kind) == ([], [SCROLL], "main")


def test_works_when_put_into_play_free() -> None:
    s = Scenario(Seat(hand=[SCROLL], in_play=["potion-of-dreams"]), Seat(), kingdom=True, deck=["amulet-of-air"])
    s.do("activate potion-of-dreams", "name air", "take amulet-of-air")
    assert s.seat(0).hand == ["amulet-of-air"]
