"""The lights (СВ): every card played."""

from ludoteka.games.etherstone.scenario import Scenario
from tests.games.etherstone.cards.table import PLAN_OPEN, me, rival, strength, summoned, symbols, third, tray, worth
from tests.games.etherstone.rules.positions import with_strength


def test_sv001_shields_the_leader() -> None:
    s = Scenario(me(in_play=["СВ001", with_strength(3)]), rival()).do("attack УГ002", "team leader+УК002")
    assert s.seat(0).durability == 10 - 2 + 1


def test_sv001_heals_with_a_white_die_up_to_the_end_of_the_dial() -> None:
    s = summoned("СВ001", "ww").do("rest", "take white", "apply СВ001.2")
    assert (s.seat(0).durability, s.asked) == (11, 1)
    assert symbols("СВ001.2", me(in_play=["СВ001"])) == "white"
    assert worth("СВ001") == 0
    assert Scenario(me(durability=16, in_play=["СВ001"]), rival()).do("take white").asked == 1


def test_sv002_heals_with_1_or_5() -> None:
    s = summoned("СВ002", "w").do("rest", "take white", "apply СВ002.1")
    assert (s.seat(0).durability, s.asked) == (11, 1)
    assert symbols("СВ002.1", me(in_play=["СВ002"])) == "1-5"
    assert (strength("СВ002"), worth("СВ002")) == (0, 0)


def test_sv002_gives_itself_for_the_leader() -> None:
    s = Scenario(me(in_play=["СВ002", with_strength(11)]), rival(), threats=["УГ018", "УГ002", "УГ003"])
    s.do("attack УГ018", "team leader+УК002", "apply СВ002.2")
    assert (s.seat(0).durability, s.seat(0).in_play) == (10 - 5 + 4, ["УК002"])
    assert "СВ002" not in s.seat(0).hand


def test_sv002_does_not_die_for_a_leader_who_stays_away() -> None:
    s = Scenario(me(in_play=["СВ002", with_strength(3), PLAN_OPEN]), rival()).do("attack УГ002", "team УК002")
    assert tray(s) == ["УК007.1"]


def test_sv002_may_live_on() -> None:
    s = Scenario(me(in_play=["СВ002", with_strength(3)]), rival())
    s.do("attack УГ002", "team leader+УК002", "confirm")
    assert (s.seat(0).durability, s.seat(0).in_play) == (8, ["СВ002", "УК002"])


def test_sv003_heals_and_brings_a_point() -> None:
    s = summoned("СВ003", "ww**").do("apply СВ003.1")
    assert (s.seat(0).durability, s.seat(0).points, s.pool) == (14, 1, 14)
    assert worth("СВ003") == 0
    assert summoned("СВ003", "ww**", durability=14).do("apply СВ003.1").seat(0).durability == 16


def test_sv004_feeds_everybody() -> None:
    s = summoned("СВ004", "ww**", rival(), third()).do("apply СВ004.1")
    assert (s.seat(0).durability, s.seat(0).points, s.pool) == (11, 2, 20)  # not from the pool
    assert [s.seat(seat).stones for seat in range(3)] == ["nothing", "white", "white"]
    assert worth("СВ004") == 1


def test_sv005_protects_and_heals_the_leader() -> None:
    s = Scenario(me(in_play=["СВ005", with_strength(3)]), rival()).do("attack УГ002", "team leader+УК002")
    s.do("apply СВ005.1")
    assert s.seat(0).durability == 10 - (2 - 1) + 1


def test_sv005_heals_a_leader_who_stayed_away() -> None:
    s = summoned("СВ005", "www*", in_play=[with_strength(3)])
    s.do("rest", "attack УГ002", "team УК002", "apply СВ005.1")
    assert s.seat(0).durability == 11
    assert (strength("СВ005"), worth("СВ005")) == (2, 0)


def test_sv005_may_look_on() -> None:
    s = Scenario(me(in_play=["СВ005", with_strength(3)]), rival()).do("attack УГ002", "team УК002", "confirm")
    assert s.seat(0).durability == 10


def test_sv006_heals_with_green_and_at_rest() -> None:
    s = summoned("СВ006", "ww*").do("rest", "take green", "apply СВ006.1")
    assert (s.seat(0).durability, s.asked) == (11, 1)
    s.do("rest", "rest")
    assert s.options == ["react СВ006.2", "no reaction"]
    s.do("react СВ006.2")
    assert s.seat(0).durability == 12
    assert s.do("rest", "rest", "no reaction").seat(0).durability == 12
    assert symbols("СВ006.1", me(in_play=["СВ006"])) == "green"
    assert (strength("СВ006"), worth("СВ006")) == (2, 0)


def test_sv007_strengthens_the_leader() -> None:
    s = summoned("СВ007", "www*", in_play=[PLAN_OPEN])
    s.do("rest", "attack УГ001", "team leader")
    assert s.strength == 2 + 1
    assert (strength("СВ007"), worth("СВ007")) == (2, 0)


def test_sv007_heals_or_decorates_the_leader() -> None:
    s = Scenario(me(in_play=["СВ007"]), rival(), values=[6] * 5).do("take white", "apply СВ007.2", "branch 1")
    assert (s.seat(0).durability, s.seat(0).counters("ВО013")) == (11, 0)
    s = Scenario(me(in_play=["СВ007"]), rival(), values=[6] * 5).do("take white", "apply СВ007.2", "branch 2")
    assert (s.seat(0).durability, s.seat(0).counters("ВО013"), s.asked) == (10, 1, 1)
    assert symbols("СВ007.2", me(in_play=["СВ007"])) == "6"


def test_sv008_pays_a_high_dial() -> None:
    s = summoned("СВ008", "www*").do("rest", "take white", "apply СВ008.1")
    assert (s.seat(0).points, s.pool, s.asked) == (1, 15, 1)  # not from the pool
    assert symbols("СВ008.1", me(in_play=["СВ008"])) == "white"
    assert Scenario(me(durability=9, in_play=["СВ008"]), rival()).do("take white").asked == 1


def test_sv008_is_worth_a_third_of_its_white_stones() -> None:
    assert worth("СВ008", stones="wwwwwrrr") == 1 + 1
    assert worth("СВ008", stones="wwwwww") == 1 + 2


def test_sv009_heals_and_counts_trophies() -> None:
    s = summoned("СВ009", "www**").do("apply СВ009.1")
    assert s.seat(0).durability == 13
    assert worth("СВ009") == 0
    assert worth("СВ009", trophies=["УГ004", "УГ006"]) == worth(trophies=["УГ004", "УГ006"]) + 2


def test_sv010_rides_in_on_stones_of_any_colours() -> None:
    s = Scenario(me(hand=["СВ010", "ИС014"], stones="rrggb"), rival()).do("summon СВ010")
    assert (s.seat(0).in_play, s.seat(0).stones, s.seat(0).durability) == (["СВ010"], "nothing", 8)
    assert (strength("СВ010"), worth("СВ010")) == (2, 1)


def test_sv010_need_not_bleed_when_the_colours_fit() -> None:
    s = Scenario(me(hand=["СВ010", "ИС014"], stones="wwwrr"), rival()).do("summon СВ010")
    assert s.options == ["apply СВ010.1", "go on"]
    s.do("go on")
    assert (s.seat(0).in_play, s.seat(0).stones, s.seat(0).durability) == (["СВ010"], "nothing", 10)


def test_sv010_heals_with_3_or_4() -> None:
    s = Scenario(me(in_play=["СВ010"]), rival(), values=[3] * 5).do("take white", "apply СВ010.2")
    assert (s.seat(0).durability, s.asked) == (11, 1)
    assert symbols("СВ010.2", me(in_play=["СВ010"])) == "3-4"


def test_sv011_heals_and_exchanges_with_1_to_3() -> None:
    s = summoned("СВ011", "w*").do("rest", "take white", "apply СВ011.1")
    assert s.seat(0).durability == 11
    s.do("gain black")
    assert (s.seat(0).stones, s.asked) == ("white+black", 1)
    assert symbols("СВ011.1", me(in_play=["СВ011"])) == "1-2-3"
    assert worth("СВ011") == 0


def test_sv012_turns_white_stones_into_reserved_points() -> None:
    s = summoned("СВ012", "ww**").do("rest", "take black")
    assert s.asked == 1  # no white stone to spend
    s = Scenario(me(in_play=["СВ012"], stones="www"), rival())
    s.do("take black", "apply СВ012.1", "apply СВ012.1", "stop")
    assert (s.seat(0).points, s.seat(0).stones, s.pool) == (2, "white+black+black", 15)
    assert symbols("СВ012.1", me(in_play=["СВ012"], stones="w")) == "black"
    assert worth("СВ012") == 1


def test_sv013_heals_two_for_each_white_entity() -> None:
    s = summoned("СВ013", "wwww**", in_play=["СВ001", "УК001"], durability=5).do("apply СВ013.1")
    assert s.seat(0).durability == 5 + 2 * 2  # it counts itself


def test_sv013_is_worth_more_with_a_high_dial() -> None:
    assert Scenario(me(durability=12, in_play=["СВ013"]), rival()).seat(0).score == 6 + 2 + 2
    assert Scenario(me(durability=11, in_play=["СВ013"]), rival()).seat(0).score == 5 + 2


def test_sv014_sings_for_every_defeat() -> None:
    s = summoned("СВ014", "wwww**", in_play=[with_strength(3)])
    s.do("rest", "attack УГ002", "team УК002", "react СВ014.1")
    assert (s.seat(0).points, s.pool) == (1, 15)  # not from the pool
    s = Scenario(me(in_play=["СВ014", with_strength(3)]), rival())
    assert s.do("attack УГ002", "team УК002", "no reaction").seat(0).points == 0


def test_sv014_is_worth_its_technologies() -> None:
    assert worth("СВ014", "СВ011", "СВ003", "УК001") == 1 + 2  # it counts itself


def test_sv015_writes_counters_on_any_entity() -> None:
    s = summoned("СВ015", "w**", in_play=["УК001"], values=[2] * 5).do("rest", "take white", "apply СВ015.1")
    assert s.options == ["counters on УК001", "counters on СВ015"]
    s.do("counters on УК001")
    assert (s.seat(0).counters("УК001"), s.asked) == (1, 1)
    assert symbols("СВ015.1", me(in_play=["СВ015"])) == "2-3"
    assert strength("СВ015") == 1


def test_sv015_is_worth_a_third_of_all_counters() -> None:
    assert worth("СВ015: 2", "УК002: 2", counters=1) == 1
    assert worth("СВ015: 2", "УК002: 2", counters=2) == 2
