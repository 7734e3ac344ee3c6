"""Amulet of Time: two tokens, and any number of cards in hand may be exchanged for new ones."""

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

AMULET = "amulet-of-time"
SHIELD = "shield-of-zira"


def owner(*hand: str, in_play: tuple[str, ...] = ()) -> Seat:
    return Seat(hand=[AMULET, *hand], in_play=in_play, reserve="water+water")


def test_costs_two_water() -> None:
    s = Scenario(Seat(hand=[AMULET], reserve="water+water+fire"), Seat(), kingdom=True)
    s.do(f"summon {AMULET}", "gain air+air")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([AMULET], "air+air+fire")
    s = Scenario(Seat(hand=[AMULET], reserve="water+air+fire+earth"), Seat(), kingdom=True)
    assert f"summon {AMULET}" not in s.options


def test_is_worth_nine_prestige() -> None:
    assert Scenario(Seat(in_play=[AMULET]), Seat(), kingdom=True).seat(0).score == 9


def test_two_tokens_come_first_then_cards_are_exchanged() -> None:
    """R155"""
    s = Scenario(owner("amulet-of-air", "purse-of-io"), Seat(), kingdom=True, deck=["staff-of-spring", 22])
    s.do(f"summon {AMULET}")
    assert (s.kind, len(s.options)) == ("energy", 10)
    s.do("gain fire+earth")
    assert (s.seat(0).reserve, s.options) == ("fire+earth", ["enough", "discard amulet-of-air", "discard purse-of-io"])
    s.do("discard amulet-of-air")
    assert s.seat(0).hand == ["purse-of-io"]  # nothing is drawn before the owner has done with discarding
    s.do("enough")
    assert (s.seat(0).hand, s.discard, s.kind) == (["staff-of-spring", "purse-of-io"], ["amulet-of-air"], "main")


def test_all_cards_may_go() -> None:
    s = Scenario(owner("amulet-of-air", "purse-of-io"), Seat(), kingdom=True, deck=["staff-of-spring", 22])
    s.do(f"summon {AMULET}", "gain air+air", "discard purse-of-io", "discard amulet-of-air")
    assert s.seat(0).hand == ["staff-of-spring", "runic-cube-of-eolis"]
    assert (s.discard, s.kind) == (["amulet-of-air", "purse-of-io"], "main")


def test_no_card_need_go() -> None:
    """Rulebook: X may be zero and the tokens are gained all the same."""
    s = Scenario(owner("amulet-of-air"), Seat(), kingdom=True).do(f"summon {AMULET}", "gain air+fire", "enough")
    assert (s.seat(0).hand, s.seat(0).reserve, s.discard) == (["amulet-of-air"], "air+fire", [])


def test_an_empty_hand_is_no_obstacle() -> None:
    s = Scenario(owner(), Seat(), kingdom=True).do(f"summon {AMULET}", "gain air+fire")
    assert (s.seat(0).hand, s.seat(0).reserve, s.kind) == ([], "air+fire", "main")


def test_the_drawn_cards_are_kept() -> None:
    """R155: none may be thrown away or exchanged again."""
    s = Scenario(owner("amulet-of-air"), Seat(), kingdom=True, deck=["damned-soul-of-onys"])
    s.do(f"summon {AMULET}", "gain air+fire", "discard amulet-of-air")
    assert (s.seat(0).hand, s.kind) == (["damned-soul-of-onys"], "main")


def test_the_reserve_is_trimmed_at_the_very_end() -> None:
    """R155: a saved token makes the reserve too full, and the drawn cards are seen before it is trimmed."""
    seat = Seat(hand=[AMULET, "amulet-of-air"], in_play=["hand-of-fortune"], reserve="air+air+air+air+air+air+water")
    s = Scenario(seat, Seat(), kingdom=True, deck=["staff-of-spring"]).do(f"summon {AMULET}", "gain fire+fire")
    assert (s.seat(0).reserve, s.kind) == ("air+air+air+air+air+air+fire+fire", "exchange-cards")
    s.do("discard amulet-of-air")
    assert (s.seat(0).hand, s.kind) == (["staff-of-spring"], "trim")
    assert set(s.options) == {"lose air", "lose fire"}
    s.do("lose air")
    assert (s.seat(0).reserve, s.kind) == ("air+air+air+air+air+fire+fire", "main")


def test_a_shield_given_meanwhile_does_not_trim_the_reserve_earlier() -> None:
    """R155"""
    in_play = ["hand-of-fortune", SHIELD]
    seat = Seat(hand=[AMULET, "amulet-of-air"], in_play=in_play, reserve="air+air+air+air+air+air+water")
    s = Scenario(seat, Seat(), kingdom=True, deck=["staff-of-spring"])
    s.do(f"summon {AMULET}", "gain fire+fire", f"sacrifice {SHIELD}")
    assert (s.seat(0).hand, s.kind) == (["amulet-of-air", "staff-of-spring"], "trim")


def test_discarded_and_drawn_cards_stay_hidden_from_rivals() -> None:
    """R342"""
    s = Scenario(owner("amulet-of-air"), Seat(), kingdom=True, deck=["staff-of-spring"])
    s.do(f"summon {AMULET}", "gain air+fire", "discard amulet-of-air")
    assert (s.state.view(0)["discard"], s.state.view(1)["discard"]) == (["base:1"], [None])
    assert s.state.view(1)["players"][0]["known"]["hand"] == []
    assert not any("cards" in event for event in s.told("discarded", viewer=1))


def test_with_no_other_cards_the_discarded_ones_come_back() -> None:
    """R345"""
    hand = ["amulet-of-air", "purse-of-io"]
    seat = Seat(hand=[AMULET, *hand], reserve="water+water", archive_3=all_but(AMULET, *hand))
    s = Scenario(seat, Seat(), kingdom=True, level=LEVEL).do(f"summon {AMULET}", "gain air+fire")
    s.do("discard amulet-of-air", "enough")
    assert (s.seat(0).hand, s.discard, s.deck) == (hand, [], [])


def test_a_shield_counts_as_a_discarded_card() -> None:
    """R111: and brings its crystals."""
    s = Scenario(owner("amulet-of-air", in_play=(SHIELD,)), Seat(), kingdom=True, deck=["staff-of-spring"])
    s.do(f"summon {AMULET}", "gain air+fire")
    assert s.options == ["enough", "discard amulet-of-air", f"sacrifice {SHIELD}"]
    s.do(f"sacrifice {SHIELD}")
    assert (s.seat(0).hand, s.seat(0).crystals) == (["amulet-of-air", "staff-of-spring"], 10)
    assert (s.seat(0).in_play, s.kind) == ([AMULET], "main")


def test_two_shields_count_no_more_than_there_are_cards_in_hand() -> None:
    """R111, R302: each saves one card."""
    deck = ["staff-of-spring", "runic-cube-of-eolis", "ragfields-helm"]
    s = Scenario(owner("amulet-of-air", in_play=(SHIELD, SHIELD)), Seat(), kingdom=True, deck=deck)
    s.do(f"summon {AMULET}", "gain air+fire", f"sacrifice {SHIELD}")
    assert (s.seat(0).hand, s.seat(0).crystals, s.kind) == (["amulet-of-air", "staff-of-spring"], 20, "main")
    s = Scenario(owner("amulet-of-air", "purse-of-io", in_play=(SHIELD, SHIELD)), Seat(), kingdom=True, deck=deck)
    s.do(f"summon {AMULET}", "gain air+fire", f"sacrifice {SHIELD}", f"sacrifice {SHIELD}")
    assert s.seat(0).hand == ["amulet-of-air", "staff-of-spring", "purse-of-io", "runic-cube-of-eolis"]
    assert (s.seat(0).crystals, s.seat(0).in_play) == (20 + 10, [AMULET])


def test_a_shield_is_not_offered_with_an_empty_hand() -> None:
    """R111"""
    s = Scenario(owner(in_play=(SHIELD,)), Seat(), kingdom=True).do(f"summon {AMULET}", "gain air+fire")
    assert (s.kind, s.seat(0).in_play) == ("main", [SHIELD, AMULET])


def test_cards_and_a_shield_may_go_together() -> None:
    """R302"""
    deck = ["staff-of-spring", "runic-cube-of-eolis", "ragfields-helm"]
    s = Scenario(owner("amulet-of-air", "purse-of-io", in_play=(SHIELD,)), Seat(), kingdom=True, deck=deck)
    s.do(f"summon {AMULET}", "gain air+fire", "discard purse-of-io", f"sacrifice {SHIELD}")
    assert s.seat(0).hand == ["amulet-of-air", "staff-of-spring", "runic-cube-of-eolis"]


def test_works_when_put_into_play_free() -> None:
    seat = Seat(hand=[AMULET, "runic-cube-of-eolis"], in_play=["potion-of-dreams"], reserve="fire")
    s = Scenario(seat, Seat(), kingdom=True, deck=["staff-of-spring"])
    s.do("activate potion-of-dreams", f"play {AMULET}", "gain air+fire", "discard runic-cube-of-eolis")
    assert (s.seat(0).reserve, s.seat(0).hand) == ("air+fire", ["staff-of-spring"])
