"""Familiar Catcher: cards are revealed until a familiar shows up, which is taken or refused for the next one."""

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

CATCHER = "familiar-catcher"


def hunter() -> Seat:
    return Seat(hand=[CATCHER], reserve="air+fire")


def short(*deck: str, discard: tuple[str, ...] = ()) -> Scenario:
    """Deck and discard pile hold nothing but these cards."""
    seat = Seat(hand=[CATCHER], reserve="air+fire", archive_3=all_but(CATCHER, *deck, *discard))
    return Scenario(seat, Seat(), kingdom=True, level=LEVEL, deck=deck, discard=discard).do(f"summon {CATCHER}")


def test_costs_an_air_and_a_fire() -> None:
    s = Scenario(Seat(hand=[CATCHER], reserve="air+fire+earth"), Seat(), kingdom=True, deck=["amsug-longneck"])
    s.do(f"summon {CATCHER}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([CATCHER], "earth")
    s = Scenario(Seat(hand=[CATCHER], reserve="air+air+water+earth"), Seat(), kingdom=True)
    assert f"summon {CATCHER}" not in s.options


def test_is_worth_seven_prestige() -> None:
    assert Scenario(Seat(in_play=[CATCHER]), Seat(), kingdom=True).seat(0).score == 7


def test_reveals_until_a_familiar_and_discards_the_rest() -> None:
    deck = ["amulet-of-air", "purse-of-io", "argos-hawk", "amsug-longneck"]
    s = Scenario(hunter(), Seat(), kingdom=True, deck=deck).do(f"summon {CATCHER}")
    assert s.options == ["take argos-hawk", "refuse argos-hawk"]
    s.do("take argos-hawk")
    assert (s.seat(0).hand, s.discard) == (["argos-hawk"], ["purse-of-io", "amulet-of-air"])
    assert (s.deck[0], s.kind) == ("amsug-longneck", "main")


def test_after_a_refusal_the_next_familiar_must_be_taken() -> None:
    """Rulebook: the refused one cannot be had any more."""
    deck = ["argos-hawk", "amulet-of-air", "amsug-longneck", "raven-the-usurper"]
    s = Scenario(hunter(), Seat(), kingdom=True, deck=deck).do(f"summon {CATCHER}", "refuse argos-hawk")
    assert (s.kind, s.seat(0).hand) == ("main", ["amsug-longneck"])
    assert s.discard == ["amulet-of-air", "argos-hawk"]
    assert s.deck[0] == "raven-the-usurper"


def test_cards_are_revealed_to_all() -> None:
    """R143, R342"""
    s = Scenario(hunter(), Seat(), kingdom=True, deck=["amulet-of-air", "argos-hawk"]).do(f"summon {CATCHER}")
    assert [event["card"] for event in s.told("revealed")] == ["base:1", "ek:17"]
    assert s.state.view(1)["revealed"] == ["base:1", "ek:17"]
    s.do("take argos-hawk")
    assert s.state.view(1)["players"][0]["known"]["hand"] == ["ek:17"]
    assert s.state.view(1)["discard"] == ["base:1"]


def test_all_are_told_what_became_of_the_card_found() -> None:
    deck = ["argos-hawk", "amulet-of-air", "amsug-longneck"]
    s = Scenario(hunter(), Seat(), kingdom=True, deck=deck).do(f"summon {CATCHER}", "refuse argos-hawk")
    for viewer in (-1, 0, 1):
        assert s.told("refused", viewer) == [{"kind": "refused", "seat": 0, "card": "ek:17"}]
        assert s.told("took", viewer) == [{"kind": "took", "seat": 0, "card": "base:17", "cause": "ek:8"}]
        assert s.told("found-nothing", viewer) == []


def test_the_search_goes_on_through_a_reshuffle() -> None:
    """R142"""
    s = short("amulet-of-air", discard=("argos-hawk",)).do("take argos-hawk")
    assert (s.seat(0).hand, s.discard, s.deck) == (["argos-hawk"], ["amulet-of-air"], [])


def test_a_refused_familiar_does_not_come_back_with_the_reshuffle() -> None:
    """R343"""
    s = short("argos-hawk", discard=("amulet-of-air",)).do("refuse argos-hawk")
    assert (s.seat(0).hand, s.kind) == ([], "main")
    assert (s.discard, s.deck) == (["amulet-of-air", "argos-hawk"], [])


def test_ends_without_a_card_when_every_card_was_seen() -> None:
    """R142"""
    s = short("amulet-of-air", discard=("amulet-of-earth",))
    assert (s.seat(0).hand, s.discard, s.kind) == ([], ["amulet-of-earth", "amulet-of-air"], "main")
    assert s.told("found-nothing") == [{"kind": "found-nothing", "seat": 0, "card": "ek:8"}]


def test_gives_nothing_when_there_are_no_cards() -> None:
    """R345"""
    s = short()
    assert (s.seat(0).hand, s.seat(0).in_play, s.kind) == ([], [CATCHER], "main")


def test_works_when_put_into_play_free() -> None:
    s = Scenario(Seat(hand=[CATCHER], in_play=["potion-of-dreams"]), Seat(), kingdom=True, deck=["argos-hawk"])
    s.do("activate potion-of-dreams", "take argos-hawk")
    assert s.seat(0).hand == ["argos-hawk"]
