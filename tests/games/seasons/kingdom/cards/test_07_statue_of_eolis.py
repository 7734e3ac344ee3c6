"""Statue of Eolis: at a change of season a token, or 2 crystals and a look at the deck; it takes a space."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

STATUE = "statue-of-eolis"
BOOTS = "temporal-boots"


def test_costs_a_water_a_fire_and_an_earth() -> None:
    s = Scenario(Seat(hand=[STATUE], reserve="air+water+fire+earth"), Seat(), kingdom=True).do(f"summon {STATUE}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([STATUE], "air")
    s = Scenario(Seat(hand=[STATUE], reserve="water+fire+air+air"), Seat(), kingdom=True)
    assert f"summon {STATUE}" not in s.options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=[STATUE]), Seat(), kingdom=True).seat(0).score == 6


def test_takes_a_space_of_the_reserve_while_in_play() -> None:
    seat = Seat(hand=["selenias-codex"], in_play=[STATUE], reserve="air+water")
    s = Scenario(seat, Seat(), kingdom=True)
    assert s.seat(0).capacity == 6
    assert s.do("summon selenias-codex").seat(0).capacity == 7


def test_the_surplus_goes_at_once_when_it_enters() -> None:
    """R035"""
    seat = Seat(hand=[STATUE], in_play=["amulet-of-water: water+fire+earth"], reserve="air+air+air+air+air+air+air")
    assert Scenario(seat, Seat(), kingdom=True).do(f"summon {STATUE}").seat(0).reserve == "air+air+air+air+air+air"


# --- the change of season ---


def test_offers_a_token_or_crystals_with_a_look() -> None:
    s = Scenario(Seat(in_play=[STATUE]), Seat(), kingdom=True, space=3).end_turn()
    assert (s.asked, s.options) == (0, ["energy", "crystals"])


def test_the_token_is_of_any_type_and_forbids_the_look() -> None:
    """Rulebook."""
    s = Scenario(Seat(in_play=[STATUE]), Seat(), kingdom=True, space=3, deck=["amulet-of-air"]).end_turn()
    s.do("energy")
    assert set(s.options) == {"gain air", "gain water", "gain fire", "gain earth"}
    s.do("gain fire")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("fire", 0)
    assert s.state.view(0)["deck_top"] == []


def test_the_crystals_come_with_a_look_at_the_top_card_which_stays_there() -> None:
    """R181, R342: only its owner sees the card."""
    s = Scenario(Seat(in_play=[STATUE]), Seat(), kingdom=True, space=3, deck=["amulet-of-air"]).end_turn()
    s.do("crystals")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (2, "nothing")
    assert s.deck[0] == "amulet-of-air"
    assert s.told("looked-at-top", viewer=0)[0]["cards"] == ["base:1"]
    assert "cards" not in s.told("looked-at-top", viewer=1)[0]
    assert (s.state.view(0)["deck_top"], s.state.view(1)["deck_top"]) == (["base:1"], [])


def test_is_silent_while_the_season_stays() -> None:
    assert Scenario(Seat(in_play=[STATUE]), Seat(), kingdom=True, space=1).end_turn().kind == "take-die"


@pytest.mark.parametrize(("space", "step"), [(3, "forward 1"), (4, "back 1")])
def test_works_at_once_when_the_season_changes_in_a_turn_forwards_or_back(space: int, step: str) -> None:
    """R022: for all players, then the turn goes on."""
    s = Scenario(Seat(hand=[BOOTS], in_play=[STATUE]), Seat(in_play=[STATUE]), kingdom=True, space=space)
    s.do(f"summon {BOOTS}", step)
    assert (s.asked, s.options) == (0, ["energy", "crystals"])
    s.do("crystals")
    assert (s.asked, s.options) == (1, ["energy", "crystals"])
    s.do("energy", "gain air")
    assert (s.asked, s.kind) == (0, "main")
    assert (s.seat(0).crystals, s.seat(1).reserve) == (2, "air")


def test_the_token_must_find_room() -> None:
    """R033: a reserve of six is full."""
    s = Scenario(Seat(in_play=[STATUE], reserve="air+air+air+air+air+air"), Seat(), kingdom=True, space=3).end_turn()
    s.do("energy")
    assert "gain fire lose air" in s.options
    assert s.do("gain fire lose air").seat(0).reserve == "air+air+air+air+air+fire"


def test_two_give_two_choices_and_take_two_spaces() -> None:
    """R181"""
    s = Scenario(Seat(in_play=[STATUE, STATUE]), Seat(), kingdom=True, space=3).end_turn()
    assert s.seat(0).capacity == 5
    s.do("crystals", "energy", "gain fire")
    assert (s.seat(0).crystals, s.seat(0).reserve, s.kind) == (2, "fire", "take-die")


def test_after_the_round_the_players_follow_from_its_first_player() -> None:
    """R019"""
    seats = [Seat(in_play=[STATUE]), Seat(), Seat(in_play=[STATUE])]
    s = Scenario(*seats, kingdom=True, space=3, active=0, first=1).end_turn()
    assert s.asked == 2
    assert s.do("crystals").asked == 0


def test_comes_after_its_owners_figrim_and_hourglass() -> None:
    """R019"""
    in_play = [STATUE, "hourglass-of-time", "figrim-the-avaricious"]
    s = Scenario(Seat(in_play=in_play), Seat(crystals=5), kingdom=True, space=3).end_turn()
    assert (s.seat(0).crystals, s.kind) == (1, "energy")
    assert s.do("gain air").kind == "either"


def test_the_last_change_of_season_counts_too() -> None:
    """R020: its token still counts for Lantern of Xidit."""
    s = Scenario(Seat(in_play=[STATUE, "lantern-of-xidit"]), Seat(), kingdom=True, space=12, year=3).end_turn()
    s.do("energy", "gain air")
    assert (s.kind, s.seat(0).score) == ("over", 6 + 24 + 3)
    s = Scenario(Seat(in_play=[STATUE]), Seat(), kingdom=True, space=12, year=3).end_turn().do("crystals")
    assert (s.kind, s.seat(0).score) == ("over", 6 + 2)


def test_with_an_empty_deck_the_crystals_come_without_a_look_or_a_reshuffle() -> None:
    """R344"""
    s = Scenario(Seat(in_play=[STATUE]), Seat(), kingdom=True, space=3, deck_size=0).end_turn().do("crystals")
    assert (s.seat(0).crystals, s.deck) == (2, [])
    assert s.told("looked-at-top") == []
