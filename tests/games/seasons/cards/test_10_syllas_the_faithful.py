"""Syllas the Faithful: every rival sacrifices a card in play, of their own choice."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

SYLLAS = "syllas-the-faithful"


def summoner() -> Seat:
    return Seat(hand=[SYLLAS], in_play=["amulet-of-earth"], reserve="fire+fire+fire")


def test_costs_three_fire() -> None:
    assert Scenario(summoner(), Seat()).do(f"summon {SYLLAS}").seat(0).reserve == "nothing"


def test_is_not_offered_with_two_fire() -> None:
    s = Scenario(Seat(hand=[SYLLAS], reserve="fire+fire+air+water+earth", crystals=20), Seat())
    assert f"summon {SYLLAS}" not in s.options


def test_is_worth_fourteen_prestige() -> None:
    assert Scenario(Seat(in_play=[SYLLAS]), Seat()).seat(0).score == 14


def test_the_rival_chooses_any_card_in_play() -> None:
    """R226: the turn waits for the answer and then goes on."""
    s = Scenario(summoner(), Seat(in_play=["amulet-of-air", "figrim-the-avaricious"], hand=["purse-of-io"]))
    s.do(f"summon {SYLLAS}")
    assert s.asked == 1
    assert sorted(s.options) == ["sacrifice amulet-of-air", "sacrifice figrim-the-avaricious"]
    s.do("sacrifice figrim-the-avaricious")
    assert s.seat(1).in_play == ["amulet-of-air"]
    assert s.discard[0] == "figrim-the-avaricious"
    assert (s.asked, s.kind) == (0, "main")


def test_its_owner_sacrifices_nothing() -> None:
    s = Scenario(summoner(), Seat(in_play=["amulet-of-air"])).do(f"summon {SYLLAS}")
    assert s.seat(0).in_play == ["amulet-of-earth", SYLLAS]


def test_rivals_decide_clockwise_from_the_left_and_those_without_cards_are_skipped() -> None:
    """R117."""
    two = ["amulet-of-air", "amulet-of-fire"]
    s = Scenario(Seat(in_play=two), summoner(), Seat(), Seat(in_play=two), active=1).do(f"summon {SYLLAS}")
    assert s.asked == 3
    s.do("sacrifice amulet-of-air")
    assert s.asked == 0
    s.do("sacrifice amulet-of-fire")
    assert (s.seat(3).in_play, s.seat(0).in_play) == (["amulet-of-fire"], ["amulet-of-air"])
    assert s.asked == 1


def test_an_only_card_must_go() -> None:
    s = Scenario(summoner(), Seat(in_play=["runic-cube-of-eolis"])).do(f"summon {SYLLAS}")
    assert s.seat(1).in_play == []


def test_damned_soul_may_be_given_up() -> None:
    """R117, R170."""
    s = Scenario(summoner(), Seat(in_play=["amulet-of-air", "damned-soul-of-onys"]))
    s.do(f"summon {SYLLAS}", "sacrifice damned-soul-of-onys")
    assert s.seat(1).in_play == ["amulet-of-air"]


def test_the_sacrificed_card_is_seen_by_all() -> None:
    """R218."""
    s = Scenario(summoner(), Seat(in_play=["amulet-of-air"]), Seat()).do(f"summon {SYLLAS}")
    assert s.state.view(0)["discard"] == s.state.view(2)["discard"] == ["base:1"]


def test_glutton_cauldron_given_up_gives_neither_tokens_nor_crystals() -> None:
    """R249."""
    s = Scenario(summoner(), Seat(in_play=["glutton-cauldron: air+air+air+air+air+air"], reserve="fire"))
    s.do(f"summon {SYLLAS}")
    assert (s.seat(1).crystals, s.seat(1).reserve) == (0, "fire")


def test_a_treatise_given_up_takes_the_reserve_with_it() -> None:
    """R250."""
    s = Scenario(summoner(), Seat(in_play=["cursed-treatise-of-arus"], reserve="air+water+fire"))
    assert s.do(f"summon {SYLLAS}").seat(1).reserve == "nothing"


@pytest.mark.parametrize("potion", ["power", "dreams", "knowledge", "life"])
def test_a_potion_given_up_has_no_effect(potion: str) -> None:
    """R251."""
    rival = Seat(hand=["amulet-of-earth"], in_play=[f"potion-of-{potion}"], reserve="fire", gauge=3)
    s = Scenario(summoner(), rival).do(f"summon {SYLLAS}")
    board = s.seat(1)
    assert board.in_play == []
    assert (board.crystals, board.gauge, board.reserve, board.hand) == (0, 3, "fire", ["amulet-of-earth"])
    assert s.asked == 0


def test_a_grimoire_given_up_makes_its_owner_trim_at_once() -> None:
    """R226, R035."""
    eight = "air+air+air+air+fire+fire+fire+fire"
    s = Scenario(summoner(), Seat(in_play=["bespelled-grimoire"], reserve=eight)).do(f"summon {SYLLAS}")
    assert s.asked == 1
    assert sorted(s.options) == ["lose air", "lose fire"]
    s.do("lose fire")
    assert (s.seat(1).reserve, s.asked) == ("air+air+air+air+fire+fire+fire", 0)


def test_each_copy_demands_a_sacrifice() -> None:
    s = Scenario(
        Seat(hand=[SYLLAS, SYLLAS], reserve="fire+fire+fire+fire+fire+fire"),
        Seat(in_play=["amulet-of-air", "amulet-of-fire", "purse-of-io"]),
    ).do(f"summon {SYLLAS}", "sacrifice purse-of-io", f"summon {SYLLAS}", "sacrifice amulet-of-air")
    assert s.seat(1).in_play == ["amulet-of-fire"]
