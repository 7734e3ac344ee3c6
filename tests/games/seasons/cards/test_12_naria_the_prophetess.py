"""Naria the Prophetess: a card is drawn for every player; her owner keeps one and hands out the others."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

NARIA = "naria-the-prophetess"
TOP = ["purse-of-io", "amulet-of-air", "beggars-horn"]  # base:8, base:1, base:14


def three_players() -> Scenario:
    s = Scenario(Seat(hand=[NARIA], crystals=3), Seat(), Seat(), deck=[*TOP, "tree-of-light"])
    return s.do(f"summon {NARIA}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_costs_three_crystals_whatever_the_number_of_players(players: int) -> None:
    others = [Seat() for _ in range(players - 1)]
    assert Scenario(Seat(hand=[NARIA], crystals=3), *others).do(f"summon {NARIA}").seat(0).crystals == 0
    assert f"summon {NARIA}" not in Scenario(Seat(hand=[NARIA], crystals=2, reserve="air+air"), *others).options


def test_is_worth_eight_prestige() -> None:
    assert Scenario(Seat(in_play=[NARIA]), Seat()).seat(0).score == 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_draws_a_card_for_each_player(players: int) -> None:
    s = Scenario(Seat(hand=[NARIA], crystals=3), *[Seat() for _ in range(players - 1)]).do(f"summon {NARIA}")
    assert len(s.looked) == players


def test_her_owner_keeps_one_first_and_then_decides_who_gets_which() -> None:
    """R159."""
    s = three_players()
    assert sorted(s.options) == ["keep amulet-of-air", "keep beggars-horn", "keep purse-of-io"]
    s.do("keep amulet-of-air")
    assert sorted(s.options) == ["give beggars-horn to seat 1", "give purse-of-io to seat 1"]
    s.do("give beggars-horn to seat 1")
    assert [s.seat(seat).hand for seat in range(3)] == [["amulet-of-air"], ["beggars-horn"], ["purse-of-io"]]
    assert s.deck[0] == "tree-of-light"
    assert s.discard == []


def test_rivals_are_not_asked_whether_they_want_the_card() -> None:
    """R159."""
    s = Scenario(Seat(hand=[NARIA], crystals=3), Seat(hand=["die-of-malice"]), deck=TOP)
    s.do(f"summon {NARIA}", "keep purse-of-io")
    assert s.seat(1).hand == ["amulet-of-air", "die-of-malice"]
    assert (s.asked, s.kind) == (0, "main")


def test_a_rival_sees_only_the_card_they_are_given() -> None:
    """R219."""
    s = three_players()
    assert s.state.view(0)["looked"]["cards"] == ["base:8", "base:1", "base:14"]
    assert s.state.view(1)["looked"] == {"by": 0, "n": 3, "cards": []}
    s.do("keep amulet-of-air", "give beggars-horn to seat 1")
    told = s.told("looked", viewer=1) + s.told("kept", viewer=1)
    assert [(set(event), event["cause"]) for event in told] == [({"kind", "seat", "n", "cause"}, "base:12")] * 2
    first, second = s.told("gave-card", viewer=1)
    assert "base:14" in first.values()
    assert "base:8" not in second.values()
    assert s.state.view(1)["players"][0]["known"]["hand"] == []
    assert s.state.view(1)["players"][2]["known"]["hand"] == []


def test_her_owner_remembers_what_they_gave() -> None:
    """R219."""
    s = three_players().do("keep amulet-of-air", "give beggars-horn to seat 1")
    assert s.state.view(0)["players"][1]["known"]["hand"] == ["base:14"]
    assert s.state.view(0)["players"][2]["known"]["hand"] == ["base:8"]


def test_with_too_few_cards_the_owner_chooses_first_and_rivals_receive_clockwise() -> None:
    """R141."""
    rest = [*range(1, 31), *range(1, 31)]
    for card in (12, 1, 8):
        rest.remove(card)
    s = Scenario(
        Seat(archive_3=rest), Seat(), Seat(hand=[NARIA], crystals=3), Seat(), active=2, level="wizard", deck=[1, 8]
    ).do(f"summon {NARIA}", "keep amulet-of-air")
    assert [s.seat(seat).hand for seat in range(4)] == [[], [], ["amulet-of-air"], ["purse-of-io"]]
    assert (s.asked, s.kind) == (2, "main")


def test_the_cards_received_cost_five_points_each_at_the_end() -> None:
    """R279."""
    s = Scenario(Seat(hand=[NARIA], crystals=3), Seat(crystals=9), year=3, space=12, deck=TOP)
    s.do(f"summon {NARIA}", "keep purse-of-io").end_turn()
    assert s.state.over
    assert (s.seat(0).score, s.seat(1).score) == (8 - 5, 9 - 5)


def test_the_card_kept_may_be_summoned_in_the_same_turn() -> None:
    s = Scenario(Seat(hand=[NARIA], crystals=3), Seat(), deck=["die-of-malice", "purse-of-io"])
    s.do(f"summon {NARIA}", "keep die-of-malice", "summon die-of-malice")
    assert s.seat(0).in_play == [NARIA, "die-of-malice"]
