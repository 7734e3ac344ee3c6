"""Drought: when spring turns into summer whoever leads in crystals loses a card in play or a reserve space."""

from typing import Any

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

BOOTS, MALICE, SHIELD = "temporal-boots", "die-of-malice", "shield-of-zira"


def drought(*seats: Seat, space: int = 6, **table: Any) -> Scenario:
    return Scenario(*seats, enchantment="drought", kingdom=True, space=space, **table)


def struck(s: Scenario) -> bool:
    return s.kind == "wither" or bool(s.told("reserve-shrunk"))


# --- who is struck ---


def test_the_leader_chooses_between_a_card_and_a_space() -> None:
    s = drought(Seat(crystals=3), Seat(crystals=8, in_play=[BOOTS, MALICE])).end_turn()
    assert (s.asked, s.kind) == (1, "wither")
    assert s.options == ["shrink the reserve", f"sacrifice {BOOTS}", f"sacrifice {MALICE}"]


def test_a_card_is_sacrificed() -> None:
    s = drought(Seat(crystals=3), Seat(crystals=8, in_play=[BOOTS, MALICE])).end_turn().do(f"sacrifice {BOOTS}")
    assert (s.seat(1).in_play, s.seat(1).capacity, s.discard) == ([MALICE], 7, [BOOTS])
    assert (s.space, s.kind) == (7, "take-die")


def test_or_the_reserve_shrinks_for_good() -> None:
    s = drought(Seat(crystals=3), Seat(crystals=8, in_play=[BOOTS])).end_turn().do("shrink the reserve")
    assert (s.seat(1).in_play, s.seat(1).capacity, s.seat(0).capacity) == ([BOOTS], 6, 7)
    assert s.told("reserve-shrunk") == [{"kind": "reserve-shrunk", "seat": 1, "capacity": 6, "card": "enchantment:9"}]
    assert s.state.view(0)["players"][1]["drought"] == 1


def test_without_a_card_in_play_the_reserve_must_shrink() -> None:
    """R203: cards in hand do not help."""
    s = drought(Seat(crystals=3, hand=[BOOTS]), Seat()).end_turn()
    assert (s.kind, s.seat(0).capacity, s.seat(0).hand) == ("take-die", 6, [BOOTS])


@pytest.mark.parametrize("crystals", [(0, 0, 0), (4, 4, 0), (9, 2, 9)])
def test_a_shared_lead_means_no_effect(crystals: tuple[int, int, int]) -> None:
    """Rulebook, R366: nobody having any is a tie, too."""
    s = drought(*[Seat(crystals=n, in_play=[BOOTS if n else MALICE]) for n in crystals[:2]], Seat(crystals=crystals[2]))
    assert not struck(s.end_turn())


# --- where and when ---


@pytest.mark.parametrize(("space", "pips"), [(6, 1), (6, 3), (5, 2), (5, 3), (4, 3)])
def test_any_move_from_spring_to_summer(space: int, pips: int) -> None:
    assert struck(drought(Seat(crystals=1), Seat(), space=space, pips=pips).end_turn())


@pytest.mark.parametrize(("space", "pips"), [(3, 3), (5, 1), (7, 1), (9, 1), (12, 3)])
def test_no_other_move(space: int, pips: int) -> None:
    """R202"""
    assert not struck(drought(Seat(crystals=1), Seat(), space=space, pips=pips).end_turn())


def test_crystals_are_compared_after_the_end_of_the_round() -> None:
    """R365: Damned Soul takes three from seat 0."""
    s = drought(Seat(crystals=6, in_play=["damned-soul-of-onys"]), Seat(crystals=5, in_play=[BOOTS])).end_turn()
    assert (s.kind, s.asked) == ("wither", 1)


def test_crystals_are_compared_before_the_change_of_season() -> None:
    """R365: Figrim breaks the tie too late."""
    s = drought(Seat(crystals=5, in_play=["figrim-the-avaricious"]), Seat(crystals=5)).end_turn()
    assert not struck(s)
    assert (s.seat(0).crystals, s.seat(1).crystals) == (6, 4)


def test_the_leader_decides_before_the_change_of_season() -> None:
    """R365: an Hourglass given up brings nothing any more, a smaller reserve has less room for its token."""
    seat = Seat(crystals=5, in_play=["hourglass-of-time"], reserve="air+air+air+air+air+air+air")
    s = drought(seat, Seat()).end_turn()
    assert s.kind == "wither"
    s.do("shrink the reserve", "gain fire lose air")
    assert (s.seat(0).capacity, s.seat(0).reserve) == (6, "air+air+air+air+air+fire")
    s = drought(seat, Seat()).end_turn().do("sacrifice hourglass-of-time")
    assert (s.kind, s.seat(0).reserve) == ("take-die", "air+air+air+air+air+air+air")


@pytest.mark.parametrize("by", ["boots", "token"])
def test_a_move_in_mid_turn_strikes_at_once(by: str) -> None:
    """R366: the leader decides, whoever is active; then the turn goes on."""
    s = drought(Seat([BOOTS], token=10), Seat(crystals=2, in_play=[MALICE]), space=5)
    s.do(*(["summon temporal-boots"] if by == "boots" else ["use token"]), "forward 2")
    assert (s.asked, s.kind) == (1, "wither")
    s.do(f"sacrifice {MALICE}")
    assert (s.asked, s.kind, s.space) == (0, "main", 7)


def test_a_backward_move_does_nothing() -> None:
    """R366"""
    s = drought(Seat([BOOTS], crystals=3), Seat(), space=7).do(f"summon {BOOTS}", "back 1")
    assert (s.space, s.kind) == (6, "main")
    assert not struck(s)


def test_at_most_once_a_year() -> None:
    """R202: Boots cannot repeat it."""
    s = drought(Seat([BOOTS, BOOTS], crystals=3), Seat()).do(f"summon {BOOTS}", "forward 1")
    s.do("shrink the reserve", f"summon {BOOTS}", "back 1")
    s.end_turn()
    assert (s.space, s.kind, s.seat(0).capacity) == (7, "take-die", 6)


def test_a_tie_does_not_use_the_year_up() -> None:
    """R366"""
    s = drought(Seat([BOOTS, BOOTS], token=7), Seat()).do(f"summon {BOOTS}", "forward 1")
    assert not struck(s)
    s.do(f"summon {BOOTS}", "back 1", "use token").end_turn()
    assert struck(s)


@pytest.mark.parametrize("year", [0, 1, 2, 3])
def test_every_year_anew(year: int) -> None:
    """Also in the notional year before the first one (R025)."""
    s = drought(Seat(crystals=1), Seat(), year=year).end_turn()
    assert s.seat(0).capacity == 6


def test_it_strikes_again_in_the_next_year() -> None:
    s = drought(Seat(crystals=1), Seat()).end_turn()
    assert s.seat(0).capacity == 6
    s.state.space, s.state.year = 6, 2  # a year later
    while s.kind != "main" or s.asked != 1:
        s.do(s.options[0])
    s.end_turn()
    assert (s.space > 6, s.state.year) == (True, 2)
    assert s.state.players[0].drought + s.state.players[1].drought == 2


# --- the smaller reserve ---


def test_what_is_too_much_goes_at_once() -> None:
    """R339: the owner chooses."""
    seat = Seat(crystals=1, reserve="air+air+air+air+fire+fire+fire", in_play=[MALICE])
    s = drought(seat, Seat()).end_turn().do("shrink the reserve")
    assert (s.asked, s.options) == (0, ["lose air", "lose fire"])
    assert s.do("lose air").seat(0).reserve == "air+air+air+fire+fire+fire"


@pytest.mark.parametrize(
    ("in_play", "spaces", "capacity"),
    [
        ([], 1, 6),
        ([], 3, 4),
        (["bespelled-grimoire"], 2, 8),
        (["mesodaes-lantern", "statue-of-eolis"], 1, 4),
        (["mesodaes-lantern", "statue-of-eolis", "bespelled-grimoire"], 3, 5),
        (["mesodaes-lantern", "mesodaes-lantern"], 9, 0),
    ],
)
def test_reductions_add_up(in_play: list[str], spaces: int, capacity: int) -> None:
    """R034, R339: but never below nothing."""
    assert drought(Seat(in_play=in_play, drought=spaces), Seat()).seat(0).capacity == capacity


def test_the_space_stays_lost_when_cards_leave() -> None:
    """Only what a card takes comes back with it."""
    s = drought(Seat(in_play=["statue-of-eolis"], drought=1, token=2), Seat()).do("use token")
    assert s.seat(0).capacity == 6


def test_a_reserve_of_nothing_holds_nothing() -> None:
    """R339"""
    s = drought(Seat(drought=7, token=3), Seat()).do("use token")
    assert s.seat(0).reserve == "nothing"


# --- what is sacrificed ---


def test_cursed_treatise_empties_the_reserve() -> None:
    """R362"""
    s = drought(Seat(crystals=1, in_play=["cursed-treatise-of-arus"], reserve="air+air"), Seat()).end_turn()
    assert s.do("sacrifice cursed-treatise-of-arus").seat(0).reserve == "nothing"


def test_a_raven_that_copies_the_card_is_lost() -> None:
    """R362"""
    s = drought(Seat(["raven-the-usurper"], reserve="fire"), Seat(crystals=9, in_play=[MALICE]))
    s.do("summon raven-the-usurper", f"copy {MALICE} of seat 1").end_turn().do(f"sacrifice {MALICE}")
    assert (s.seat(0).in_play, s.seat(1).in_play) == ([], [])


def test_a_shield_may_be_the_card_and_earns_ten() -> None:
    """R116, R203, R307"""
    s = drought(Seat(crystals=1, in_play=[SHIELD, MALICE]), Seat()).end_turn().do(f"sacrifice {SHIELD}")
    assert (s.seat(0).in_play, s.seat(0).crystals, s.seat(0).capacity) == ([MALICE], 11, 7)


def test_a_shield_alone_in_play_saves_nothing() -> None:
    """R307"""
    s = drought(Seat(crystals=1, in_play=[SHIELD]), Seat()).end_turn().do(f"sacrifice {SHIELD}")
    assert (s.seat(0).in_play, s.seat(0).crystals) == ([], 1)


def test_a_shield_does_not_save_the_reserve() -> None:
    """R307: only a player who picks the sacrifice can use it."""
    s = drought(Seat(crystals=1, in_play=[SHIELD, MALICE]), Seat()).end_turn().do("shrink the reserve")
    assert (s.seat(0).in_play, s.seat(0).crystals, s.seat(0).capacity) == ([SHIELD, MALICE], 1, 6)
