"""The mists (ТУ): every card played."""

from ludoteka.games.etherstone.scenario import Scenario
from tests.games.etherstone.cards.table import me, rival, strength, summoned, symbols, third, worth
from tests.games.etherstone.rules.positions import with_strength


def test_tu001_hoards_counters_and_sells_them_in_pairs() -> None:
    s = summoned("ТУ001", "bb*", values=[4] * 5).do("rest", "take black", "apply ТУ001.1")
    assert (s.seat(0).counters("ТУ001"), s.options) == (2, ["apply ТУ001.2", "stop"])
    s.do("apply ТУ001.2")
    assert (s.seat(0).counters("ТУ001"), s.seat(0).points, s.pool) == (0, 1, 14)
    assert symbols("ТУ001.1", me(in_play=["ТУ001"])) == "black"
    assert symbols("ТУ001.2", me(in_play=["ТУ001: 2"])) == "4-5"
    assert worth("ТУ001") == 0


def test_tu001_sells_any_number_of_times_but_no_single_counter() -> None:
    s = Scenario(me(in_play=["ТУ001: 5"]), rival(), values=[5] * 5)
    s.do("take white", "apply ТУ001.2", "apply ТУ001.2")
    assert (s.seat(0).counters("ТУ001"), s.seat(0).points) == (1, 2)
    assert s.asked == 1


def test_tu002_bites_every_rival() -> None:
    s = summoned("ТУ002", "bb", rival(), third()).do("rest", "rest", "take black", "apply ТУ002.1")
    assert [s.seat(seat).durability for seat in range(3)] == [10, 9, 9]
    assert s.asked == 1
    assert symbols("ТУ002.1", me(in_play=["ТУ002"])) == "black"
    assert (strength("ТУ002"), worth("ТУ002")) == (1, 0)


def test_tu002_has_nobody_left_to_bite() -> None:
    s = Scenario(me(in_play=["ТУ002"]), rival(durability=0)).do("take black")
    assert s.seat(1).pacts == 1  # the next turn is already over: no ability was offered


def test_tu003_bites_when_it_comes_and_comes_again_for_a_stone_less() -> None:
    s = summoned("ТУ003", "bb").do("apply ТУ003.1")
    assert s.seat(1).durability == 9
    s.do("rest", "take black", "apply ТУ003.2")
    assert s.seat(0).stones == "black"
    s.do("apply ТУ003.1")
    assert s.seat(1).durability == 8
    assert s.asked == 1  # the die is used up for it
    assert symbols("ТУ003.2", me(in_play=["ТУ003"], stones="b")) == "1"
    assert (strength("ТУ003"), worth("ТУ003")) == (1, 0)


def test_tu003_makes_room_for_another_card() -> None:
    s = Scenario(me(in_play=["ТУ003"], hand=["УК004"], stones="g"), rival())
    s.do("take white", "apply ТУ003.2")
    assert (s.seat(0).in_play, s.seat(0).hand, s.seat(0).stones) == (["УК004"], ["ТУ003"], "white+white")


def test_tu004_takes_two_stones_from_one_rival() -> None:
    """A86"""
    s = summoned("ТУ004", "bb*", rival(stones="wrr"), third(stones="g")).do("apply ТУ004.1")
    assert s.options == ["steal white+red from seat 1", "steal red+red from seat 1", "steal green from seat 2"]
    s.do("steal white+red from seat 1")
    assert [s.seat(seat).stones for seat in range(3)] == ["white+red", "red", "green"]
    assert worth("ТУ004") == 0


def test_tu004_returns_to_the_hand_with_a_3() -> None:
    s = Scenario(me(in_play=["ТУ004"]), rival(), values=[3] * 5).do("take red", "apply ТУ004.2")
    assert (s.seat(0).in_play, s.seat(0).hand) == ([], ["ТУ004", "ИС014"])
    assert symbols("ТУ004.2", me(in_play=["ТУ004"])) == "3"


def test_tu004_may_stay() -> None:
    s = Scenario(me(in_play=["ТУ004"]), rival(), values=[3] * 5).do("take red", "stop")
    assert s.seat(0).in_play == ["ТУ004"]


def test_tu005_plays_a_ritual_again_for_a_stone_less() -> None:
    s = summoned("ТУ005", "bb**", rival(stones="w"), in_play=["ТУ004"]).do("rest", "take black", "apply ТУ005.1")
    assert s.options == ["recall ТУ004", "recall ТУ005"]
    s.do("recall ТУ004")
    assert (s.seat(0).in_play, s.seat(0).stones) == (["ТУ005", "ТУ004"], "nothing")
    s.do("apply ТУ004.1")
    assert (s.seat(0).stones, s.asked) == ("white", 1)
    assert symbols("ТУ005.1", me(in_play=["ТУ005"], stones="bb")) == "black"
    assert worth("ТУ005") == 1


def test_tu006_turns_up_to_three_black_stones_into_points() -> None:
    s = Scenario(me(hand=["ТУ006", "ИС014"], stones="ww" + "b" * 7), rival())
    s.do("summon ТУ006", "pay white+white+black+black", "apply ТУ006.1")
    assert s.options == ["x 1", "x 2", "x 3"]
    s.do("x 3")
    assert (s.seat(0).points, s.seat(0).stones) == (3, "black+black")
    assert worth("ТУ006") == 1


def test_tu006_brings_nothing_without_black_stones() -> None:
    assert summoned("ТУ006", "bb**").asked == 1


def test_tu007_costs_every_rival_a_stone_after_the_attack() -> None:
    s = Scenario(me(in_play=["ТУ007", with_strength(3)]), rival(stones="wr"), third())
    s.do("attack УГ002", "team УК002", "apply ТУ007.1")
    assert (s.asked, s.options) == (1, ["lose white", "lose red"])
    s.do("lose red")
    assert (s.seat(1).stones, s.seat(2).stones) == ("white", "nothing")


def test_tu007_rises_when_a_rival_takes_the_purple_die() -> None:
    s = Scenario(me(in_play=["ТУ007 exhausted"]), rival(), active=1).do("take purple as red")
    assert (s.asked, s.options) == (0, ["react ТУ007.2", "no reaction"])
    assert s.do("react ТУ007.2").seat(0).exhausted == []
    s = Scenario(me(in_play=["ТУ007 exhausted"]), rival(), active=1).do("take purple as red", "no reaction")
    assert s.seat(0).exhausted == ["ТУ007"]


def test_tu007_has_no_need_to_rise_when_it_has_just_come() -> None:
    s = summoned("ТУ007", "bb*").do("take purple as red")
    assert (s.asked, s.kind) == (0, "action")
    assert (strength("ТУ007"), worth("ТУ007")) == (2, 0)


def test_tu007_need_not_be_used_in_an_attack() -> None:
    s = Scenario(me(in_play=["ТУ007", with_strength(3)]), rival(stones="wr")).do("attack УГ002", "team УК002")
    assert s.do("confirm").seat(1).stones == "white+red"


def test_tu008_notes_the_defeats_of_others_and_sells_them() -> None:
    s = summoned("ТУ008", "bb*", rival(in_play=[with_strength(3)]))
    s.do("attack УГ002", "team УК002", "react ТУ008.1")
    assert s.seat(0).counters("ТУ008") == 1
    s.do("take red", "apply ТУ008.2")
    assert (s.seat(0).counters("ТУ008"), s.seat(0).points) == (0, 1)
    assert s.asked == 1
    assert symbols("ТУ008.2", me(in_play=["ТУ008: 2"])) == "red 2"
    assert worth("ТУ008") == 1


def test_tu008_sells_any_number_of_counters_for_one_die() -> None:
    s = Scenario(me(in_play=["ТУ008: 2"]), rival()).do("take red", "apply ТУ008.2", "apply ТУ008.2")
    assert (s.asked, s.seat(0).counters("ТУ008"), s.seat(0).points) == (1, 0, 2)


def test_tu008_may_look_away_and_has_nothing_to_sell_then() -> None:
    s = Scenario(me(in_play=["ТУ008"]), rival(in_play=[with_strength(3)]), active=1)
    s.do("attack УГ002", "team УК002", "no reaction", "take red")
    assert (s.asked, s.seat(0).points) == (1, 0)


def test_tu008_does_not_note_its_owner() -> None:
    s = Scenario(me(in_play=["ТУ008", with_strength(3)]), rival()).do("attack УГ002", "team УК002")
    assert (s.asked, s.seat(0).counters("ТУ008")) == (1, 0)


def test_tu009_fills_with_1_to_3() -> None:
    s = summoned("ТУ009", "bb**").do("rest", "take white", "apply ТУ009.1")
    assert (s.seat(0).stones, s.asked) == ("white+white+black", 1)
    assert symbols("ТУ009.1", me(in_play=["ТУ009"])) == "1-2-3"


def test_tu009_is_worth_something_to_whoever_has_most_black_stones() -> None:
    assert Scenario(me(durability=1, in_play=["ТУ009"], stones="bb"), rival(stones="bwww")).seat(0).score == 3
    assert Scenario(me(durability=1, in_play=["ТУ009"], stones="bbww"), rival(stones="bb")).seat(0).score == 0


def test_tu010_takes_a_stone_with_2_or_5() -> None:
    """A86"""
    s = summoned("ТУ010", "b**", rival(stones="wg"), values=[2] * 5).do("rest", "take white", "apply ТУ010.1")
    assert s.options == ["steal white from seat 1", "steal green from seat 1"]
    s.do("steal green from seat 1")
    assert (s.seat(0).stones, s.seat(1).stones, s.asked) == ("white+white+green", "white", 1)
    assert symbols("ТУ010.1", me(in_play=["ТУ010"]), rival(stones="w")) == "2-5"
    assert (strength("ТУ010"), worth("ТУ010")) == (0, 0)


def test_tu010_finds_nothing_where_nothing_is() -> None:
    assert Scenario(me(in_play=["ТУ010"]), rival(), values=[2] * 5).do("take white").asked == 1


def test_tu011_frightens_every_rival() -> None:
    s = summoned("ТУ011", "bbb**", rival(in_play=["УК001", "СА003"]), third()).do("apply ТУ011.2")
    assert (s.asked, s.options) == (1, ["exhaust УК001", "exhaust СА003"])
    s.do("exhaust СА003")
    assert s.seat(1).exhausted == ["СА003"]
    assert (s.seat(1).durability, s.seat(2).durability) == (9, 9)
    assert (strength("ТУ011"), worth("ТУ011")) == (2, 1)


def test_tu011_costs_two_less_for_a_card_taken_back() -> None:
    s = Scenario(me(hand=["ТУ011", "ИС014"], in_play=["СВ003"], stones="bbb"), rival()).do("summon ТУ011", "stop")
    assert (s.seat(0).in_play, s.seat(0).stones) == (["ТУ011"], "nothing")
    assert "СВ003" in s.seat(0).hand
    s = Scenario(me(hand=["ТУ011", "ИС014"], stones="bbb"), rival())
    assert "summon ТУ011" not in s.options


def test_tu012_replaces_a_follower() -> None:
    s = Scenario(me(in_play=["ТУ012", "УК004", "СВ001"], hand=["УК005", "УК006"]), rival())
    s.do("take green", "apply ТУ012.1")
    assert s.options == ["recall ТУ012", "recall УК004"]
    s.do("recall УК004")
    assert s.options == ["summon УК004", "summon УК006"]  # no ritual
    s.do("summon УК004")
    assert (s.seat(0).stones, s.asked) == ("green", 1)
    assert symbols("ТУ012.1", me(in_play=["ТУ012", "УК006"])) == "green"


def test_tu012_is_worth_the_cards_in_hand() -> None:
    summoned("ТУ012", "bbb***")
    assert worth("ТУ012", hand=["ИС014", "УК005", "УК006"]) == 1 + 3
    assert strength("ТУ012") == 2


def test_tu013_brings_a_black_stone_for_each_card_in_hand() -> None:
    s = summoned("ТУ013", "bb**", hand=["ИС014", "УК005", "УК006"]).do("apply ТУ013.1")
    assert s.seat(0).stones == "black+black+black"


def test_tu013_is_worth_something_to_whoever_has_most_stones() -> None:
    assert Scenario(me(durability=1, in_play=["ТУ013"], stones="wrg"), rival(stones="bb")).seat(0).score == 2
    assert Scenario(me(durability=1, in_play=["ТУ013"], stones="wr"), rival(stones="bb")).seat(0).score == 0


def test_tu014_pays_whoever_has_most_counters() -> None:
    s = summoned("ТУ014", "bb***", rival(stones="wr", counters=1), in_play=["УК002: 2"]).do("apply ТУ014.1")
    s.do("lose white")
    assert (s.seat(1).stones, s.seat(0).points) == ("red", 2)
    assert worth("ТУ014") == 2


def test_tu014_pays_nobody_for_a_tie() -> None:
    s = summoned("ТУ014", "bb***", rival(stones="w", in_play=["УК002: 2"]), counters=2).do("apply ТУ014.1")
    assert (s.seat(1).stones, s.seat(0).points) == ("nothing", 0)


def test_tu014_counts_counters_on_the_leader() -> None:
    """A87: three there are more than two on a rival's card."""
    s = summoned("ТУ014", "bb***", rival(in_play=["УК002: 2"]), counters=3).do("apply ТУ014.1")
    assert s.seat(0).points == 2


def test_tu015_pays_whoever_has_most_black_entities() -> None:
    s = summoned("ТУ015", "bbb***", rival(in_play=["ТУ002"]), in_play=["ТУ010"], values=[6] * 5)
    s.do("rest", "take white", "apply ТУ015.1")
    assert (s.seat(0).points, s.asked) == (1, 1)
    assert symbols("ТУ015.1", me(in_play=["ТУ015"])) == "5-6"
    s = Scenario(me(in_play=["ТУ015"]), rival(in_play=["ТУ002"]), values=[5] * 5)
    assert s.do("take white").asked == 1  # a tie


def test_tu015_is_worth_its_black_entities() -> None:
    assert worth("ТУ015", "ТУ002", "ТУ010", "УК001") == 3
    assert strength("ТУ015") == 1
