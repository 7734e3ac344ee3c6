"""Warden of Argos: every player, its owner too, discards 4 tokens or a card, as the owner decides."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

WARDEN = "warden-of-argos"


def owner(*hand: str, reserve: str = "air") -> Seat:
    return Seat(hand=[WARDEN, *hand], reserve=reserve)


def test_costs_an_air() -> None:
    s = Scenario(owner(reserve="air+fire"), Seat(), kingdom=True).do(f"summon {WARDEN}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([WARDEN], "fire")
    s = Scenario(owner(reserve="water+fire+earth"), Seat(), kingdom=True)
    assert f"summon {WARDEN}" not in s.options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=[WARDEN]), Seat(), kingdom=True).seat(0).score == 6


def test_its_owner_decides_for_all() -> None:
    s = Scenario(owner(), Seat(hand=["amulet-of-air"], reserve="air"), kingdom=True).do(f"summon {WARDEN}")
    assert (s.asked, s.options) == (0, ["energy", "card"])


def test_either_way_may_be_chosen_even_if_it_hits_nobody() -> None:
    """R336"""
    for way in ("energy", "card"):
        s = Scenario(owner(), Seat(), kingdom=True).do(f"summon {WARDEN}", way)
        assert s.kind == "main"


# --- tokens ---


def test_everyone_discards_four_tokens_of_their_choice_the_owner_last() -> None:
    """R167, R336"""
    seats = [
        Seat(reserve="air+air+air+air+fire"),
        owner(reserve="air+air+air+water+water+water"),
        Seat(reserve="fire+fire+fire+earth+earth"),
    ]
    s = Scenario(*seats, kingdom=True, active=1).do(f"summon {WARDEN}", "energy")
    assert (s.asked, set(s.options)) == (2, {"lose fire+fire+fire+earth", "lose fire+fire+earth+earth"})
    s.do("lose fire+fire+earth+earth")
    assert (s.asked, set(s.options)) == (0, {"lose air+air+air+air", "lose air+air+air+fire"})
    s.do("lose air+air+air+air")
    assert s.asked == 1
    s.do("lose air+air+water+water")
    assert [s.seat(seat).reserve for seat in range(3)] == ["fire", "water", "fire"]
    assert (s.asked, s.kind) == (1, "main")


def test_whoever_has_four_or_fewer_loses_all() -> None:
    """Rulebook, R167"""
    seats = [owner(), Seat(reserve="air+water+fire+earth"), Seat(reserve="air+fire"), Seat()]
    s = Scenario(*seats, kingdom=True).do(f"summon {WARDEN}", "energy")
    assert [s.seat(seat).reserve for seat in range(4)] == ["nothing"] * 4
    assert (s.asked, s.kind) == (0, "main")


@pytest.mark.parametrize("card", ["amulet-of-water", "glutton-cauldron", "jewel-of-the-ancients", "fairy-monolith"])
def test_tokens_on_cards_are_out_of_its_reach(card: str) -> None:
    """Rulebook, R037: nor can they be given instead of the reserve."""
    rival = Seat(in_play=[f"{card}: air+air"], reserve="fire+fire+fire+fire+earth")
    s = Scenario(owner(), rival, kingdom=True).do(f"summon {WARDEN}", "energy")
    assert set(s.options) == {"lose fire+fire+fire+fire", "lose fire+fire+fire+earth"}
    s.do("lose fire+fire+fire+fire")
    assert (s.seat(1).reserve, s.seat(1).tokens(card)) == ("earth", "air+air")


def test_tokens_on_bespelled_grimoire_are_in_the_reserve() -> None:
    rival = Seat(in_play=["bespelled-grimoire"], reserve="air+air+air+air+air+air+air+air+air")
    s = Scenario(owner(), rival, kingdom=True).do(f"summon {WARDEN}", "energy")
    assert s.seat(1).reserve == "air+air+air+air+air"


def test_the_token_way_leaves_hands_alone() -> None:
    s = Scenario(owner("purse-of-io"), Seat(hand=["amulet-of-air"]), kingdom=True).do(f"summon {WARDEN}", "energy")
    assert (s.seat(0).hand, s.seat(1).hand) == (["purse-of-io"], ["amulet-of-air"])


# --- cards ---


def test_everyone_discards_a_card_of_their_choice_the_owner_last() -> None:
    """R167, R336"""
    seats = [
        owner("amulet-of-air", "purse-of-io"),
        Seat(hand=["amulet-of-earth", "staff-of-spring"], reserve="air+air"),
        Seat(hand=["amulet-of-fire"]),
    ]
    s = Scenario(*seats, kingdom=True).do(f"summon {WARDEN}", "card")
    assert (s.asked, s.options) == (1, ["discard amulet-of-earth", "discard staff-of-spring"])
    s.do("discard staff-of-spring")
    assert (s.asked, s.options) == (0, ["discard amulet-of-air", "discard purse-of-io"])
    s.do("discard purse-of-io")
    assert [s.seat(seat).hand for seat in range(3)] == [["amulet-of-air"], ["amulet-of-earth"], []]
    assert s.discard == ["purse-of-io", "amulet-of-fire", "staff-of-spring"]
    assert (s.seat(1).reserve, s.kind) == ("air+air", "main")


def test_an_empty_hand_is_passed_over() -> None:
    """Rulebook."""
    s = Scenario(owner(), Seat(in_play=["amulet-of-air"], reserve="air"), kingdom=True).do(f"summon {WARDEN}", "card")
    assert (s.seat(1).in_play, s.seat(1).reserve, s.discard) == (["amulet-of-air"], "air", [])


def test_archived_cards_are_safe() -> None:
    s = Scenario(owner(), Seat(archive_2=["amulet-of-air"]), kingdom=True).do(f"summon {WARDEN}", "card")
    assert (s.seat(1).archive_2, s.kind) == (["amulet-of-air"], "main")


def test_discarded_cards_are_seen_by_nobody_else() -> None:
    """R342"""
    s = Scenario(owner(), Seat(hand=["amulet-of-air"]), kingdom=True).do(f"summon {WARDEN}", "card")
    assert (s.state.view(1)["discard"], s.state.view(0)["discard"]) == (["base:1"], [None])
    assert "cards" not in s.told("discarded", viewer=0)[0]


def test_a_shield_stands_in_for_a_card_but_not_for_tokens() -> None:
    """R108"""
    rival = Seat(hand=["amulet-of-air"], in_play=["shield-of-zira"], reserve="air")
    s = Scenario(owner(), rival, kingdom=True).do(f"summon {WARDEN}", "card", "sacrifice shield-of-zira")
    assert (s.seat(1).hand, s.seat(1).crystals) == (["amulet-of-air"], 10)
    s = Scenario(owner(), rival, kingdom=True).do(f"summon {WARDEN}", "energy")
    assert (s.seat(1).in_play, s.seat(1).reserve) == (["shield-of-zira"], "nothing")


def test_the_owners_own_shield_helps_them() -> None:
    """R108"""
    seat = Seat(hand=[WARDEN, "amulet-of-air"], in_play=["shield-of-zira"], reserve="air")
    s = Scenario(seat, Seat(), kingdom=True).do(f"summon {WARDEN}", "card", "sacrifice shield-of-zira")
    assert (s.seat(0).hand, s.seat(0).crystals, s.seat(0).in_play) == (["amulet-of-air"], 10, [WARDEN])


def test_works_when_put_into_play_free() -> None:
    seat = Seat(hand=[WARDEN], in_play=["potion-of-dreams"])
    s = Scenario(seat, Seat(reserve="fire+fire"), kingdom=True).do("activate potion-of-dreams", "energy")
    assert s.seat(1).reserve == "nothing"
