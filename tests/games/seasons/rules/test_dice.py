"""Rulebook, "Season dice" and "Start of the round": the twenty dice, the roll, taking a die each."""

from collections import Counter

import pytest

from ludoteka.games.seasons.dice import DICE, SEASONS, Face
from ludoteka.games.seasons.energy import NAMES, count
from ludoteka.games.seasons.scenario import Scenario, Seat

# The two frequent types of each season and its rare one, as the rulebook's table has them.
FREQUENT = {
    "winter": ("water", "air"),
    "spring": ("earth", "water"),
    "summer": ("fire", "earth"),
    "fall": ("air", "fire"),
}
RARE = {"winter": "fire", "spring": "air", "summer": "water", "fall": "earth"}
ABSENT = {"winter": "earth", "spring": "fire", "summer": "air", "fall": "water"}

# One colour, with A and B for its frequent types and C for the rare one: energy, crystals, symbols, pips.
PATTERN = [
    {("", 0, "D", 2), ("AA", 0, "S", 2), ("AA", 3, "", 1), ("AB", 0, "T", 1), ("BB", 0, "S", 3), ("C", 0, "ST", 3)},
    {("", 0, "D", 3), ("AA", 0, "S", 3), ("AA", 1, "", 2), ("AB", 0, "T", 2), ("B", 0, "ST", 1), ("CC", 0, "S", 1)},
    {("", 0, "D", 1), ("AA", 0, "S", 1), ("AA", 3, "", 3), ("AB", 0, "T", 3), ("B", 0, "ST", 2), ("C", 0, "S", 2)},
    {("", 6, "", 2), ("AA", 0, "S", 1), ("AA", 2, "", 2), ("AB", 0, "T", 1), ("B", 0, "ST", 3), ("C", 0, "S", 3)},
    {("", 6, "", 3), ("AA", 0, "S", 3), ("AA", 1, "", 2), ("B", 0, "ST", 1), ("BB", 0, "T", 2), ("C", 0, "S", 1)},
]
ALL_DICE = [die for colour in DICE for die in colour]


def in_letters(face: Face, season: str) -> tuple[str, int, str, int]:
    types = (*FREQUENT[season], RARE[season])
    energy = "".join(letter * count(face.energy, NAMES.index(name)) for letter, name in zip("ABC", types, strict=True))
    symbols = "S" * face.gauge + "T" * face.transmute + "D" * face.draw
    return energy, face.crystals, symbols, face.pips


# --- the dice ---


def test_there_are_five_dice_of_each_colour_with_six_faces() -> None:
    assert [len(colour) for colour in DICE] == [5, 5, 5, 5]
    assert all(len(die) == 6 for die in ALL_DICE)


def test_every_die_has_two_faces_each_with_one_two_and_three_pips() -> None:
    for die in ALL_DICE:
        assert Counter(face.pips for face in die) == {1: 2, 2: 2, 3: 2}


@pytest.mark.parametrize("season", SEASONS)
def test_the_four_colours_are_the_same_five_dice_with_other_energies(season: str) -> None:
    colour = DICE[SEASONS.index(season)]
    assert [{in_letters(face, season) for face in die} for die in colour] == PATTERN


@pytest.mark.parametrize("season", SEASONS)
def test_frequent_rare_and_absent_energies(season: str) -> None:
    faces = [face for die in DICE[SEASONS.index(season)] for face in die]
    total: dict[str, int] = {name: sum(count(face.energy, i) for face in faces) for i, name in enumerate(NAMES)}
    assert total[ABSENT[season]] == 0
    assert 0 < total[RARE[season]] < min(total[name] for name in FREQUENT[season])


def test_a_face_that_draws_a_card_shows_nothing_else() -> None:
    """R223: so the order among the compulsory actions never matters."""
    for die in ALL_DICE:
        for face in die:
            if face.draw:
                assert (face.energy, face.crystals, face.gauge, face.transmute) == (0, 0, False, False)


# --- the roll ---


@pytest.mark.parametrize(("space", "season"), [(1, "winter"), (4, "spring"), (9, "summer"), (10, "fall")])
def test_the_dice_of_the_season_are_rolled(space: int, season: str) -> None:
    s = Scenario(Seat(), Seat(), at="round", space=space, next_faces=(6, 1, 3))
    assert SEASONS[s.state.rolled_season] == season
    assert [(die >> 3) + 1 for die in s.state.rolled] == [1, 2, 3]
    assert [(die & 7) + 1 for die in s.state.rolled] == [6, 1, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_and_one_dice_are_rolled(players: int) -> None:
    s = Scenario(*[Seat()] * players, at="round")
    assert len(s.state.rolled) == players + 1
    assert len(s.options) == players + 1


def test_all_six_faces_are_equally_likely() -> None:
    """R008: the sixth face comes up at the start of a round like any other."""
    rolls = Counter(
        die & 7 for seed in range(400) for die in Scenario(Seat(), Seat(), at="round", seed=seed).state.rolled
    )
    assert sorted(rolls) == [0, 1, 2, 3, 4, 5]
    assert all(150 < n < 250 for n in rolls.values())  # 1,200 dice: 200 of each expected


def test_the_dice_of_a_season_are_the_same_ones_every_round() -> None:
    """R001"""
    s = Scenario(Seat(), Seat(), at="round", dice={"winter": (2, 4, 5)}, next_faces=(3, 2, 4))  # 4: one pip
    assert [(die >> 3) + 1 for die in s.state.rolled] == [2, 4, 5]
    s.do("die 1", "die 2", "end turn", "end turn")
    assert (len(s.told("round")), s.space) == (2, 2)
    assert [(die >> 3) + 1 for die in s.state.rolled] == [2, 4, 5]


# --- taking a die ---


@pytest.mark.parametrize("first", [0, 1, 2])
def test_dice_are_taken_clockwise_from_the_first_player_and_turns_follow_in_the_same_order(first: int) -> None:
    """R220: no reversed second pass."""
    s = Scenario(Seat(), Seat(), Seat(), at="round", first=first, next_faces=(3, 3, 3, 2))
    order = [first, (first + 1) % 3, (first + 2) % 3]
    for seat in order:
        assert (s.asked, s.kind) == (seat, "take-die")
        s.do(s.options[0])
    for seat in order:
        assert (s.asked, s.kind) == (seat, "main")
        s.end_turn()


def test_a_die_taken_is_no_longer_offered_and_the_last_player_chooses_between_two() -> None:
    s = Scenario(Seat(), Seat(), Seat(), at="round", first=0)
    assert s.options == ["die 1", "die 2", "die 3", "die 4"]
    s.do("die 3")
    assert s.options == ["die 1", "die 2", "die 4"]
    s.do("die 1")
    assert s.options == ["die 2", "die 4"]


def test_nobody_may_pass_when_dice_are_taken() -> None:
    """R220: every option is a die."""
    s = Scenario(Seat(), Seat(), at="round")
    assert all(option.startswith("die ") for option in s.options)


def test_everyone_sees_who_took_which_die() -> None:
    """R217"""
    s = Scenario(Seat(), Seat(), at="round", first=1, next_faces=(1, 2, 3))
    s.do("die 2")
    for viewer in (0, 1, -1):
        dice = s.state.view(viewer)["dice"]
        assert [die["by"] for die in dice] == [None, 1, None]
        assert [die["face"] for die in dice] == [0, 1, 2]


# --- the leftover die ---


@pytest.mark.parametrize(("leftover", "moved"), [("die 1", 3), ("die 2", 2), ("die 3", 1)])
def test_the_leftover_die_moves_the_season_and_chosen_dice_do_not(leftover: str, moved: int) -> None:
    """R221: winter faces with 3, 2 and 1 pips; only those of the die that nobody took count."""
    s = Scenario(Seat(), Seat(), at="round", first=0, next_faces=(4, 2, 1))
    s.do(*[die for die in ("die 1", "die 2", "die 3") if die != leftover], "end turn", "end turn")
    assert s.space == 1 + moved


def test_other_symbols_of_the_leftover_die_are_lost() -> None:
    """R221: six crystals on the die that nobody took go to nobody."""
    s = Scenario(Seat(), Seat(), at="round", first=0, dice={"winter": (1, 2, 4)}, next_faces=(2, 1, 5))
    s.do("die 1", "die 2", "end turn", "end turn")
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 0)
    assert s.space == 3


def test_dice_stay_in_force_when_the_season_moves_in_mid_round() -> None:
    """R006: Temporal Boots go to spring; the winter die of seat 1 and the winter leftover still count."""
    s = Scenario(Seat(hand=["temporal-boots"]), Seat(die=2), space=3, waiting=[1], pips=2)
    s.do("summon temporal-boots", "forward 1", "end turn")
    assert s.seat(1).reserve == "water+water"  # what the second winter die shows there is 1 crystal as well
    assert s.seat(1).crystals == 1
    s.end_turn()
    assert s.space == 6


def test_a_reroll_after_the_season_moved_throws_the_old_seasons_die() -> None:
    """R006: seat 1 took a winter die and throws that one again in spring."""
    s = Scenario(
        Seat(hand=["temporal-boots"]), Seat(in_play=["die-of-malice"], die=4), space=3, waiting=[1], next_faces=(3,)
    )
    s.do("summon temporal-boots", "forward 1", "end turn", "activate die-of-malice")
    assert s.seat(1).reserve == "fire+fire"


def test_the_leftover_die_counts_from_where_the_marker_stands_at_the_end() -> None:
    """R222: and the dice of the next round are those of the season the marker then shows."""
    s = Scenario(Seat(hand=["temporal-boots"]), Seat(), space=2, pips=3)
    s.do("summon temporal-boots", "forward 3").end_turn()
    assert s.space == 8
    assert SEASONS[s.state.rolled_season] == "summer"
