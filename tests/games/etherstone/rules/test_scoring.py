"""Scoring, places and ties (R15, rulings A53, A54, A76, A83)."""

import pytest

from ludoteka.games.etherstone import scoring
from ludoteka.games.etherstone.cards.definition import card_named
from ludoteka.games.etherstone.scenario import Scenario, Seat
from ludoteka.games.etherstone.scoring import breakdown
from tests.games.etherstone.rules.positions import LEADER, me, points, rival, score, third

PLAIN = "СА013"  # an entity with points and nothing at the end


def of(seat: Seat, other: Seat | None = None, ending: int = -1) -> dict[str, int]:
    """Where the points of a seat come from, if the match ended now."""
    return breakdown(Scenario(seat, other or rival(), ending=ending).state, 0)


def test_a_bare_seat() -> None:
    """R15.1: a point for every two of durability, and nothing else."""
    assert {name: n for name, n in of(me(durability=8)).items() if n} == {"durability": 4}


def test_tokens() -> None:
    """R15.1: one point each."""
    assert of(me(points=9))["tokens"] == 9


def test_the_end_token() -> None:
    """R15.1: two points."""
    assert of(me(), ending=0)["end-token"] == 2
    assert of(me(), ending=1)["end-token"] == 0


def test_entities_in_play() -> None:
    """R15.1, R2.1: their printed points, exhausted or not; those in hand give none."""
    assert points(PLAIN) > 0
    assert of(me(in_play=[PLAIN, "СВ004"]))["entities"] == points(PLAIN) + points("СВ004")
    assert of(me(hand=[PLAIN]))["entities"] == 0


def test_trophies() -> None:
    """R15.1"""
    assert of(me(trophies=["УГ009", "УГ018"]))["trophies"] == points("УГ009") + points("УГ018")


@pytest.mark.parametrize(("durability", "expected"), [(16, 8), (15, 7), (2, 1), (1, 0)])
def test_durability_is_halved_and_rounded_down(durability: int, expected: int) -> None:
    """R15.1, A76"""
    assert of(me(durability=durability))["durability"] == expected


def test_pacts_and_infection() -> None:
    """R15.1, A76: 7 for each pact, 3 for an infected leader; both if both are true."""
    s = Scenario(me(pacts=2), rival(durability=0, pacts=1))
    assert breakdown(s.state, 0)["pacts"] == -14
    found = breakdown(s.state, 1)
    assert (found["pacts"], found["infection"]) == (-7, -3)


def test_a_score_may_be_negative() -> None:
    """R15.1"""
    s = Scenario(me(), rival(durability=0, pacts=1))
    assert s.seat(1).score == -10


def test_the_score_is_the_sum() -> None:
    """R15.1: of all sources."""
    seat = me(points=3, hand=["УК015"], in_play=[PLAIN, "ИС014", "УК011"], trophies=["УГ009"], durability=9, pacts=1)
    s = Scenario(seat, rival(), ending=0)
    assert s.seat(0).score == sum(breakdown(s.state, 0).values())


# --- abilities at the end ---


def test_points_for_each() -> None:
    """R15.1, R12.1: of a colour, a type, whatever the card names; the card counts itself."""
    seat = me(in_play=["УК011", "УК001", "ТУ002", "СВ001"])
    assert of(seat)["abilities"] == 3 * score("УК011")


def test_points_for_every_so_many() -> None:
    """R15.1: what is left over gives nothing."""
    assert of(me(in_play=["СВ014"], stones=""))["abilities"] == score("СВ014")
    each = card_named("СВ015").at_end[0].each
    counters = int(2 * each + each - 1)
    assert of(me(in_play=[f"СВ015: {counters}"]))["abilities"] == 2 * score("СВ015")


def test_points_for_having_most() -> None:
    """R12.6: a tie gives nothing."""
    with_most = me(in_play=["ТУ013"], stones="www")
    assert of(with_most, rival(stones="rr"))["abilities"] == score("ТУ013")
    assert of(with_most, rival(stones="rrr"))["abilities"] == 0


def test_abilities_of_leaders_count() -> None:
    """A53"""
    s = Scenario(me(leader="ВО013", pacts=2), rival())
    assert breakdown(s.state, 0)["abilities"] == 2 * score("ВО013")


def test_abilities_at_the_end_read_one_position() -> None:
    """A54: what one gives does not feed another; it is score, not tokens."""
    seat = me(leader="ВО011", in_play=["УК011", "УК001"], points=1)
    s = Scenario(seat, rival(points=2))
    assert breakdown(s.state, 0)["abilities"] == 2 * score("УК011")
    assert s.seat(0).points == 1


def test_cards_in_hand_have_no_abilities_at_the_end() -> None:
    """R2.1: only what is in play counts."""
    assert of(me(hand=["УК011"], in_play=["УК001"]))["abilities"] == 0


# --- places ---


def ranks(*seats: Seat) -> list[int]:
    return Scenario(*seats).state.ranks()


def decided(*seats: Seat) -> str:
    return scoring.decided(Scenario(*seats).state)


def test_most_points_win() -> None:
    """R15.2"""
    assert ranks(me(points=3, durability=8), rival(points=5, durability=8), third(durability=8)) == [2, 1, 3]


def test_first_tie_break_fewer_cards_in_hand() -> None:
    """R15.2: before stones and durability."""
    few, many = ["ИС014"], ["ИС015", "ИС012"]
    seats = me(hand=few, durability=8), rival(hand=many, durability=9, stones="wwww")
    assert (ranks(*seats), decided(*seats)) == ([1, 2], "hand")


def test_second_tie_break_more_stones() -> None:
    """R15.2: before durability."""
    seats = me(stones="ww", durability=8), rival(stones="w", durability=9)
    assert (ranks(*seats), decided(*seats)) == ([1, 2], "stones")


def test_third_tie_break_more_durability() -> None:
    """R15.2: the odd point decides."""
    seats = me(durability=8), rival(durability=9)
    assert (ranks(*seats), decided(*seats)) == ([2, 1], "durability")


def test_still_tied_is_shared() -> None:
    """R15.2"""
    seats = me(durability=8), rival(durability=8), third(durability=4)
    assert (ranks(*seats), decided(*seats)) == ([1, 1, 3], "shared")


def test_ties_are_broken_at_every_place() -> None:
    """A83"""
    seats = me(points=9, durability=8), rival(stones="w", durability=8), third(stones="ww", durability=8)
    assert ranks(*seats) == [1, 3, 2]


def test_a_finished_match_tells_the_scores() -> None:
    """R15: the same that the state counts."""
    s = Scenario(me(hand=[], points=4), rival(), active=1, ending=0)
    s.do("rest")
    assert s.state.over
    assert s.told("over")[0]["scores"] == s.state.scores()
    assert s.told("over")[0]["winners"] == s.state.view(-1)["winners"] == [0]
    assert s.told("over")[0]["decided"] == s.state.view(-1)["decided"] == "points"
    assert s.state.view(-1)["scores"] == s.state.scores()
    assert card_named(LEADER).durability // 2 + 4 + 2 == s.seat(0).score
