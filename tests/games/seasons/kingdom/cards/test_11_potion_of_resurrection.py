"""Potion of Resurrection: of the five upper cards of the discard pile one comes to hand, the others to the bottom."""

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

POTION = "potion-of-resurrection"
DRINK = f"activate {POTION}"
PILE = ["amulet-of-air", "amulet-of-fire", "amulet-of-earth", "amulet-of-water", "purse-of-io", "staff-of-spring"]


def drinker(*in_play: str) -> Seat:
    return Seat(in_play=[POTION, *in_play])


def test_costs_a_fire_and_an_earth() -> None:
    s = Scenario(Seat(hand=[POTION], reserve="air+fire+earth"), Seat(), kingdom=True).do(f"summon {POTION}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([POTION], "air")
    s = Scenario(Seat(hand=[POTION], reserve="fire+fire+air"), Seat(), kingdom=True)
    assert f"summon {POTION}" not in s.options


def test_is_worth_no_prestige() -> None:
    assert Scenario(Seat(in_play=[POTION]), Seat(), kingdom=True).seat(0).score == 0


def test_one_of_the_five_upper_cards_must_be_taken() -> None:
    s = Scenario(drinker(), Seat(), kingdom=True, discard=PILE).do(DRINK)
    assert set(s.options) == {f"keep {card}" for card in PILE[:5]}
    s.do("keep amulet-of-earth")
    assert (s.seat(0).hand, s.seat(0).in_play, s.kind) == (["amulet-of-earth"], [], "main")


def test_the_others_go_to_the_bottom_in_their_order_and_the_potion_to_the_top() -> None:
    """R150, R346"""
    s = Scenario(drinker(), Seat(), kingdom=True, discard=PILE).do(DRINK, "keep amulet-of-earth")
    bottom = ["amulet-of-air", "amulet-of-fire", "amulet-of-water", "purse-of-io"]
    assert s.discard == [POTION, "staff-of-spring", *bottom]


def test_the_deck_is_not_touched() -> None:
    s = Scenario(drinker(), Seat(), kingdom=True, discard=PILE)
    before = s.deck
    assert s.do(DRINK, "keep amulet-of-air").deck == before


def test_fewer_than_five_cards_are_enough() -> None:
    """Rulebook, R346"""
    s = Scenario(drinker(), Seat(), kingdom=True, discard=PILE[:2]).do(DRINK)
    assert set(s.options) == {"keep amulet-of-air", "keep amulet-of-fire"}
    s.do("keep amulet-of-fire")
    assert (s.seat(0).hand, s.discard) == (["amulet-of-fire"], [POTION, "amulet-of-air"])


def test_a_single_card_must_be_taken() -> None:
    """R346"""
    s = Scenario(drinker(), Seat(), kingdom=True, discard=["amulet-of-air"]).do(DRINK)
    assert (s.seat(0).hand, s.discard, s.kind) == (["amulet-of-air"], [POTION], "main")


def test_with_an_empty_discard_pile_the_potion_is_lost_for_nothing() -> None:
    """R151"""
    s = Scenario(drinker(), Seat(), kingdom=True).do(DRINK)
    assert (s.seat(0).hand, s.seat(0).in_play, s.discard, s.kind) == ([], [], [POTION], "main")


def test_cannot_bring_itself_back() -> None:
    """R150: it reaches the pile after the five cards were taken."""
    s = Scenario(drinker(), Seat(), kingdom=True, discard=PILE[:4]).do(DRINK)
    assert f"keep {POTION}" not in s.options


def test_only_its_owner_sees_the_cards() -> None:
    """R342, R346: nor do the others learn which one was kept."""
    s = Scenario(drinker(), Seat(), kingdom=True, discard=PILE).do(DRINK)
    seen = s.state.view(0)["looked"]
    assert (seen["by"], set(seen["cards"])) == (0, {"base:1", "base:2", "base:3", "base:4", "base:8"})
    assert s.state.view(1)["looked"] == {"by": 0, "n": 5, "cards": []}
    s.do("keep amulet-of-earth")
    assert s.state.view(0)["discard"] == ["base:8", "base:4", "base:2", "base:1", None, "ek:11"]
    assert s.state.view(1)["discard"] == [None, None, None, None, None, "ek:11"]
    assert s.state.view(1)["players"][0]["known"]["hand"] == []


def test_brings_back_a_card_that_was_just_sacrificed() -> None:
    s = Scenario(drinker("dragon-skull", "amulet-of-air", "purse-of-io"), Seat(), kingdom=True)
    s.do("activate dragon-skull", "sacrifice amulet-of-air", "sacrifice dragon-skull", "sacrifice purse-of-io")
    s.do(DRINK, "keep dragon-skull")
    assert s.seat(0).hand == ["dragon-skull"]


def test_a_shield_given_instead_cannot_be_fetched() -> None:
    """R101, R115: it reaches the pile after the cards were taken; the potion stays, turned."""
    s = Scenario(drinker("shield-of-zira"), Seat(), kingdom=True, discard=PILE[:3]).do(DRINK)
    assert s.options == [f"sacrifice {POTION}", "sacrifice shield-of-zira"]
    s.do("sacrifice shield-of-zira")
    assert set(s.options) == {f"keep {card}" for card in PILE[:3]}
    s.do("keep amulet-of-fire")
    assert (s.seat(0).in_play, s.seat(0).tapped, s.seat(0).crystals) == ([POTION], [POTION], 10)
    assert s.discard == ["shield-of-zira", "amulet-of-air", "amulet-of-earth"]


def test_cards_put_at_the_bottom_come_back_with_the_reshuffle() -> None:
    deck = ["runic-cube-of-eolis"]
    pile = ["amulet-of-air", "amulet-of-fire"]
    seat = Seat(in_play=[POTION, "potion-of-power"], archive_3=all_but(POTION, "potion-of-power", *deck, *pile))
    s = Scenario(seat, Seat(), kingdom=True, level=LEVEL, deck=deck, discard=pile)
    s.do(DRINK, "keep amulet-of-air", "activate potion-of-power")
    assert s.seat(0).hand == ["amulet-of-air", "runic-cube-of-eolis"]
    assert set(s.deck) == {"amulet-of-fire", POTION, "potion-of-power"}


def test_has_no_effect_when_sacrificed_for_another_card() -> None:
    """R251"""
    seat = Seat(hand=["syllas-the-faithful"], reserve="fire+fire+fire")
    s = Scenario(seat, Seat(in_play=[POTION]), kingdom=True, discard=PILE).do("summon syllas-the-faithful")
    assert (s.seat(1).hand, s.discard, s.asked) == ([], [POTION, *PILE], 0)
