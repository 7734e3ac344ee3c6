"""Selenia's Codex: a magic item of its owner that was paid with energy comes back to hand."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

CODEX = "selenias-codex"


def owner(*in_play: str, reserve: str = "air+water", gauge: int = 10) -> Seat:
    return Seat(hand=[CODEX], in_play=in_play, reserve=reserve, gauge=gauge)


def test_costs_an_air_and_a_water() -> None:
    s = Scenario(owner(reserve="air+water+fire"), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([CODEX], "fire")
    s = Scenario(owner(reserve="air+air+fire+earth"), Seat(), kingdom=True)
    assert f"summon {CODEX}" not in s.options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=[CODEX]), Seat(), kingdom=True).seat(0).score == 6


def test_the_owner_chooses_which_item_comes_back() -> None:
    s = Scenario(owner("amulet-of-air", "purse-of-io"), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert set(s.options) == {"return amulet-of-air", "return purse-of-io"}
    s.do("return purse-of-io")
    assert (s.seat(0).in_play, s.seat(0).hand) == (["amulet-of-air", CODEX], ["purse-of-io"])


def test_a_single_eligible_item_must_come_back() -> None:
    """R146"""
    s = Scenario(owner("lantern-of-xidit"), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert (s.seat(0).in_play, s.seat(0).hand, s.kind) == ([CODEX], ["lantern-of-xidit"], "main")


@pytest.mark.parametrize(
    "card",
    [
        "temporal-boots",
        "die-of-malice",
        "glutton-cauldron",
        "arcane-telescope",
        "balance-of-ishtar",
        "runic-cube-of-eolis",
        "mirror-of-the-seasons",
    ],
)
def test_items_that_cost_only_crystals_or_nothing_stay(card: str) -> None:
    """Rulebook, R145: the Codex may be summoned all the same."""
    s = Scenario(owner(card), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert (s.seat(0).in_play, s.seat(0).hand, s.kind) == ([card, CODEX], [], "main")


@pytest.mark.parametrize("card", ["elemental-amulet", "potion-of-power", "shield-of-zira", "mesodaes-lantern"])
def test_an_energy_among_the_cost_is_enough(card: str) -> None:
    """R145: Elemental Amulet included."""
    s = Scenario(owner(card, "runic-cube-of-eolis"), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert s.seat(0).hand == [card]


def test_crystals_beside_the_energy_are_no_obstacle() -> None:
    """Hand of Fortune costs both."""
    s = Scenario(owner("hand-of-fortune"), Seat(), kingdom=True).do(f"summon {CODEX}", "pay air")
    assert (s.seat(0).hand, s.seat(0).reserve) == (["hand-of-fortune"], "water")


def test_may_be_summoned_without_any_item() -> None:
    s = Scenario(owner(), Seat(in_play=["amulet-of-air"]), kingdom=True).do(f"summon {CODEX}")
    assert (s.seat(0).in_play, s.seat(1).in_play, s.kind) == ([CODEX], ["amulet-of-air"], "main")


def test_neither_itself_nor_another_codex_comes_back() -> None:
    """R340"""
    s = Scenario(owner(CODEX), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert (s.seat(0).in_play, s.seat(0).hand) == ([CODEX, CODEX], [])


def test_familiars_stay() -> None:
    s = Scenario(owner("kairn-the-destroyer", "warden-of-argos"), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert s.seat(0).hand == []


def test_raven_is_no_magic_item_even_while_it_copies_one() -> None:
    """R128"""
    seat = Seat(hand=["raven-the-usurper", CODEX], reserve="air+water+fire+fire+fire")
    s = Scenario(seat, Seat(in_play=["amulet-of-fire"]), kingdom=True, deck=[1, 2, 3, 5])
    s.do("summon raven-the-usurper", "copy amulet-of-fire of seat 1", "keep amulet-of-air", f"summon {CODEX}")
    assert (s.seat(0).in_play, s.kind) == (["raven-the-usurper", CODEX], "main")


def test_the_returned_item_frees_its_slot_and_may_be_summoned_again_as_a_fresh_card() -> None:
    """R341: tokens on it are lost, it is not turned, and it has its effect on entering play once more."""
    seat = owner("amulet-of-water: fire+fire", reserve="air+water+water+water", gauge=2)
    s = Scenario(seat, Seat(), kingdom=True).do(f"summon {CODEX}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([CODEX], "water+water")
    s.do("summon amulet-of-water", "store earth+earth+earth+earth")
    assert s.seat(0).in_play == [CODEX, "amulet-of-water"]
    assert s.seat(0).tokens("amulet-of-water") == "earth+earth+earth+earth"


def test_a_returned_item_may_be_activated_again_in_the_same_turn() -> None:
    """R341"""
    seat = owner("idol-of-the-familiar", "argos-hawk", reserve="air+air+water+water+fire+earth")
    s = Scenario(seat, Seat(), kingdom=True).do("activate idol-of-the-familiar", f"summon {CODEX}")
    s.do("summon idol-of-the-familiar", "activate idol-of-the-familiar")
    assert s.seat(0).crystals == 1 + 10 + 1


def test_a_returned_grimoire_makes_its_owner_trim_at_once() -> None:
    """R035, R341"""
    s = Scenario(
        owner("bespelled-grimoire", reserve="air+air+air+air+air+water+fire+fire+fire+fire"), Seat(), kingdom=True
    )
    s.do(f"summon {CODEX}")
    assert (s.seat(0).capacity, set(s.options)) == (7, {"lose air", "lose fire"})
    s.do("lose fire")
    assert (s.seat(0).reserve, s.kind) == ("air+air+air+air+fire+fire+fire", "main")


def test_a_rivals_raven_that_copies_the_item_falls_at_once() -> None:
    """R135"""
    raven = Seat(hand=["raven-the-usurper"], reserve="fire+fire+fire", die=2)
    s = Scenario(
        raven, Seat(hand=[CODEX], in_play=["potion-of-power"], reserve="air+water", die=2), kingdom=True, waiting=[1]
    )
    s.do("summon raven-the-usurper", "copy potion-of-power of seat 1").end_turn()
    s.do(f"summon {CODEX}")
    assert (s.seat(1).hand, s.seat(0).in_play, s.discard) == (["potion-of-power"], [], ["raven-the-usurper"])


def test_a_shield_is_not_offered_for_the_return() -> None:
    """R114: it may only be the item that comes back."""
    s = Scenario(owner("shield-of-zira", "amulet-of-air"), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert set(s.options) == {"return shield-of-zira", "return amulet-of-air"}
    s.do("return shield-of-zira")
    assert (s.seat(0).crystals, s.seat(0).in_play) == (0, ["amulet-of-air", CODEX])


def test_works_when_put_into_play_free() -> None:
    s = Scenario(Seat(hand=[CODEX], in_play=["potion-of-dreams", "amulet-of-air"]), Seat(), kingdom=True)
    s.do("activate potion-of-dreams")
    assert s.seat(0).hand == ["amulet-of-air"]


def test_everyone_knows_the_card_that_came_back() -> None:
    s = Scenario(owner("amulet-of-air"), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert s.told("returned") == [{"kind": "returned", "seat": 0, "card": "base:1", "cause": "ek:4"}]
    assert s.state.view(1)["players"][0]["known"]["hand"] == ["base:1"]


def test_is_no_sacrifice_of_a_treatise() -> None:
    """The reserve stays when Cursed Treatise comes back to hand."""
    s = Scenario(owner("cursed-treatise-of-arus", reserve="air+water+fire"), Seat(), kingdom=True).do(f"summon {CODEX}")
    assert (s.seat(0).hand, s.seat(0).reserve) == (["cursed-treatise-of-arus"], "fire")
