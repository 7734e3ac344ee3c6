"""Rulebook, "End of the game": when it ends, what counts, who wins."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.games.seasons.scoring import breakdown


def last_round(*seats: Seat) -> Scenario:
    """The last turn of the match, played to the end."""
    s = Scenario(*seats, space=12, year=3)
    return s.end_turn()


# --- the end ---


@pytest.mark.parametrize(("space", "pips"), [(12, 1), (11, 2), (10, 3)])
def test_the_match_ends_when_the_marker_leaves_space_12_in_year_three(space: int, pips: int) -> None:
    s = Scenario(Seat(), Seat(), space=space, year=3, pips=pips).end_turn()
    assert s.state.over
    assert (s.asked, s.kind, s.options) == (-1, "over", [])


@pytest.mark.parametrize(("space", "year"), [(12, 1), (12, 2), (10, 3)])
def test_it_does_not_end_before(space: int, year: int) -> None:
    s = Scenario(Seat(), Seat(), space=space, year=year, pips=2).end_turn()
    assert not s.state.over


def test_nobody_takes_another_turn() -> None:
    """R267"""
    s = last_round(Seat(), Seat())
    with pytest.raises(Refused, match="the match is over"):
        s.do("end turn", seat=0)


def test_the_last_round_ends_like_any_other_before_points_are_counted() -> None:
    """R020, R267: end-of-round effects, marker, season effects, scoring; a token gained last feeds the Lantern."""
    s = Scenario(
        Seat(in_play=["beggars-horn", "hourglass-of-time", "figrim-the-avaricious", "lantern-of-xidit"]),
        Seat(crystals=5),
        space=12,
        year=3,
    )
    s.end_turn()
    assert (s.kind, s.year) == ("energy", 3)  # Beggar's Horn
    s.do("gain air")
    assert (s.kind, s.year, s.seat(0).crystals) == ("energy", 4, 1)  # Figrim has collected, the Hourglass asks
    s.do("gain fire")
    assert s.state.over
    assert s.seat(0).score == 1 + (8 + 6 + 7 + 24) + 2 * 3
    assert s.state.view(0)["year"] == 3  # there is no fourth one


def test_the_result_is_told_to_everyone() -> None:
    s = last_round(Seat(crystals=7), Seat(crystals=9))
    [over] = s.told("over")
    assert over == {"kind": "over", "seat": -1, "scores": [7, 9], "winners": [1], "decided": "points"}
    view = s.state.view(-1)
    assert (view["winners"], view["decided"]) == ([1], "points")
    assert [sum(board["breakdown"].values()) for board in view["players"]] == [7, 9]
    assert s.state.view(-1)["scores"] == [7, 9]


# --- points ---


def test_the_rulebooks_example() -> None:
    """72 crystals, 68 on cards, two bonuses, one card in hand: 123."""
    cards = ["runic-cube-of-eolis", "demon-of-argos", "syllas-the-faithful", "temporal-boots"]
    s = last_round(Seat(crystals=72, in_play=cards, bonus=2, hand=["amulet-of-air"]), Seat())
    assert s.state.scores()[0] == 123
    assert breakdown(s.state, 0) == {"crystals": 72, "prestige": 68, "cards": 0, "bonuses": -12, "hand": -5}


def test_five_points_for_every_card_in_hand() -> None:
    s = last_round(Seat(crystals=30, hand=["amulet-of-air", "amulet-of-fire", "runic-cube-of-eolis"]), Seat())
    assert s.state.scores()[0] == 15


def test_cards_received_in_the_last_round_cost_five_too() -> None:
    """R279: Demon of Argos makes the others draw."""
    s = Scenario(Seat(hand=["demon-of-argos"], reserve="air+water+fire+earth"), Seat(crystals=20), space=12, year=3)
    s.do("summon demon-of-argos").end_turn()
    assert s.state.scores() == [16, 15]


def test_negative_prestige_is_added_like_any_other() -> None:
    """R279: Treatise -10, Damned Soul -5 (and 3 crystals at the end of the round)."""
    s = last_round(Seat(crystals=20, in_play=["cursed-treatise-of-arus", "damned-soul-of-onys"]), Seat())
    assert s.state.scores()[0] == 20 - 3 - 10 - 5


def test_totals_may_be_negative() -> None:
    """R192: no floor at zero."""
    s = last_round(Seat(bonus=3, hand=["amulet-of-air", "amulet-of-fire"]), Seat())
    assert s.state.scores() == [-30, 0]


def test_energy_left_over_is_worth_nothing() -> None:
    """R197"""
    s = last_round(Seat(reserve="air+air+air+air+air+air+air", in_play=["amulet-of-water: air+air+air+air"]), Seat())
    assert s.state.scores()[0] == 6


@pytest.mark.parametrize(("lanterns", "each"), [(1, 3), (2, 6)])
def test_but_for_lantern_of_xidit(lanterns: int, each: int) -> None:
    """R194, R197: the reserve counts, tokens on Amulet of Water do not."""
    s = last_round(
        Seat(reserve="air+air+fire", in_play=["lantern-of-xidit"] * lanterns + ["amulet-of-water: air+air"]), Seat()
    )
    assert s.state.scores()[0] == 24 * lanterns + 6 + 3 * each


@pytest.mark.parametrize(("helms", "gain"), [(1, 20), (2, 40)])
def test_helm_for_the_most_cards_in_play(helms: int, gain: int) -> None:
    """R193"""
    helm = Seat(in_play=["ragfields-helm"] * helms)
    assert last_round(helm, Seat()).state.scores()[0] == 10 * helms + gain
    level = Seat(in_play=["glutton-cauldron"] * helms)
    assert last_round(helm, level).state.scores()[0] == 10 * helms


@pytest.mark.parametrize("chests", [1, 2])
def test_sealed_chest_without_familiars_in_play(chests: int) -> None:
    """R194, R277: a familiar in hand does not matter."""
    sealed = ["sealed-chest-of-urm"] * chests
    s = last_round(Seat(in_play=sealed, hand=["titus-deepgaze"]), Seat(crystals=9))
    assert s.state.scores()[0] == 30 * chests - 5
    s = last_round(Seat(in_play=[*sealed, "thieving-fairies"]), Seat())
    assert s.state.scores()[0] == 10 * chests + 6


def test_end_of_game_gains_are_all_taken_from_the_same_position() -> None:
    """R191, R278: crystals, prestige, cards, bonuses, hand; the order changes nothing."""
    s = last_round(
        Seat(
            crystals=10,
            reserve="air+fire",
            in_play=["ragfields-helm", "lantern-of-xidit", "sealed-chest-of-urm"],
            bonus=1,
            hand=["amulet-of-air"],
        ),
        Seat(),
    )
    assert breakdown(s.state, 0) == {"crystals": 10, "prestige": 44, "cards": 46, "bonuses": -5, "hand": -5}
    assert s.state.scores()[0] == 90


# --- places ---


def test_the_most_points_win() -> None:
    assert last_round(Seat(crystals=3), Seat(crystals=8), Seat(crystals=5)).state.ranks() == [3, 1, 2]


def test_a_tie_goes_to_the_seat_with_more_cards_in_play() -> None:
    """R196"""
    cards = Seat(crystals=8, in_play=["glutton-cauldron", "idol-of-the-familiar"])
    s = last_round(cards, Seat(crystals=8), Seat(crystals=8, in_play=["glutton-cauldron"]))
    assert s.state.scores() == [8, 8, 8]
    assert s.state.ranks() == [1, 3, 2]
    assert [(over["winners"], over["decided"]) for over in s.told("over")] == [([0], "cards")]


def test_passed_on_cards_count_for_the_tie_break() -> None:
    """R170, R196: Damned Soul counts where it lies."""
    s = Scenario(
        Seat(in_play=["damned-soul-of-onys", "potion-of-life"], reserve="water"),
        Seat(crystals=8, in_play=["glutton-cauldron"]),
        space=12,
        year=3,
    )
    s.do("activate damned-soul-of-onys").end_turn()
    assert s.state.scores() == [0, 0]
    assert s.state.ranks() == [2, 1]


def test_what_is_still_equal_is_shared() -> None:
    """R196"""
    same = Seat(crystals=8, in_play=["glutton-cauldron"])
    s = last_round(same, same, Seat(crystals=1))
    assert s.state.ranks() == [1, 1, 3]
    assert [(over["winners"], over["decided"]) for over in s.told("over")] == [([0, 1], "shared")]
