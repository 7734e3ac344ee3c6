"""The salamanders (СА): every card played."""

from ludoteka.games.etherstone.scenario import Scenario
from tests.games.etherstone.cards.table import PLAN_OPEN, me, rival, strength, summoned, symbols, third, tray, worth
from tests.games.etherstone.rules.positions import with_strength


def test_sa001_sells_durability_for_points() -> None:
    s = summoned("СА001", "r**").do("apply СА001.1")
    assert (s.seat(0).durability, s.seat(0).points, s.pool) == (8, 2, 13)
    assert worth("СА001") == 1


def test_sa001_takes_the_last_point_and_may_be_declined() -> None:
    s = summoned("СА001", "r**", durability=1).do("apply СА001.1")
    assert (s.seat(0).infected, s.seat(0).points) == (True, 2)
    s = summoned("СА001", "r**", durability=1).do("stop")
    assert (s.seat(0).durability, s.seat(0).points) == (1, 0)


def test_sa002_comes_loaded() -> None:
    s = summoned("СА002", "rr*").do("apply СА002.1")
    assert s.seat(0).counters("СА002") == 2
    assert (strength("СА002"), worth("СА002")) == (1, 0)


def test_sa002_spits_two_strength_for_each_counter() -> None:
    s = Scenario(me(in_play=["СА002: 3", PLAN_OPEN]), rival()).do("attack УГ003", "team СА002", "apply СА002.2")
    assert s.options == ["x 1", "x 2", "x 3"]
    assert s.state.question_detail(s.state.agenda[-1], 0)["suggested"] == 3
    s.do("x 2")
    assert (s.strength, s.seat(0).counters("СА002")) == (1 + 4, 1)
    assert s.do("confirm").seat(0).trophies == ["УГ003"]


def test_sa002_may_save_its_counters() -> None:
    s = Scenario(me(in_play=["СА002: 3", with_strength(3)]), rival()).do("attack УГ002", "team УК002", "confirm")
    assert s.seat(0).counters("СА002") == 3


def test_sa002_is_as_weak_as_it_looks_without_counters() -> None:
    s = Scenario(me(in_play=["СА002", with_strength(3), PLAN_OPEN]), rival()).do("attack УГ001", "team УК002")
    assert tray(s) == ["УК007.1"]


def test_sa003_dances_for_points_with_4_to_6() -> None:
    s = summoned("СА003", "r**", values=[5] * 5).do("rest", "take white", "apply СА003.1")
    assert (s.seat(0).durability, s.seat(0).points, s.asked) == (9, 1, 1)
    assert symbols("СА003.1", me(in_play=["СА003"])) == "4-5-6"
    assert (strength("СА003"), worth("СА003")) == (1, 0)


def test_sa004_strengthens_the_leader() -> None:
    s = Scenario(me(in_play=["СА004", PLAN_OPEN]), rival()).do("attack УГ001")
    assert s.strength == 2 + 1
    s = Scenario(me(in_play=[PLAN_OPEN]), rival())
    assert "attack УГ001" not in s.options


def test_sa004_draws_red_from_white() -> None:
    s = summoned("СА004", "r**").do("rest", "take white", "apply СА004.2")
    assert (s.seat(0).stones, s.asked) == ("white+white+red", 1)
    assert symbols("СА004.2", me(in_play=["СА004"])) == "white"
    assert worth("СА004") == 0


def test_sa005_burns_up_in_the_attack() -> None:
    s = summoned("СА005", "r", in_play=[PLAN_OPEN]).do("rest", "attack УГ003", "team СА005", "apply СА005.1")
    assert s.strength == 1 + 3  # its own strength stays in the sum
    assert s.seat(0).in_play == ["УК007"]
    s.do("confirm")
    assert s.seat(0).trophies == ["УГ003"]
    assert "СА005" not in s.seat(0).hand
    assert worth("СА005") == 0


def test_sa005_need_not_burn_up() -> None:
    s = Scenario(me(in_play=["СА005", with_strength(3)]), rival()).do("attack УГ002", "team УК002", "confirm")
    assert s.seat(0).in_play == ["СА005", "УК002"]


def test_sa006_crushes_by_colours_in_play() -> None:
    s = summoned("СА006", "r**", in_play=["УК001", "СВ001", "ТУ002", "ТУ010"], threats=["УГ002", "УГ003", "УГ005"])
    s.do("apply СА006.1")
    assert s.options == ["crush УГ002", "crush УГ003"]  # four colours with its own, УГ005 is too thick
    s.do("crush УГ002")
    assert (s.seat(0).trophies, s.seat(0).stones) == (["УГ002"], "red+red+black")
    assert worth("СА006") == 2


def test_sa006_crushes_nothing_with_two_colours() -> None:
    assert summoned("СА006", "r**", in_play=["УК001"]).asked == 1


def test_sa007_drinks_fire() -> None:
    s = summoned("СА007", "rr").do("rest", "take red", "apply СА007.1")
    assert (s.seat(0).durability, s.seat(0).stones, s.asked) == (9, "red+red+red+red", 1)
    assert symbols("СА007.1", me(in_play=["СА007"])) == "red"
    assert (strength("СА007"), worth("СА007")) == (1, 0)


def test_sa007_drinks_on_when_the_leader_is_infected() -> None:
    s = Scenario(me(durability=1, in_play=["СА007"]), rival())
    s.do("take purple as red", "no reaction", "apply СА007.1")
    assert s.seat(0).stones == "red+red+red+red"


def test_sa008_crushes_with_red_or_6() -> None:
    s = summoned("СА008", "rr", values=[6] * 5, threats=["УГ002", "УГ009", "УГ010"])
    s.do("rest", "take red", "apply СА008.1")
    assert s.options == ["crush УГ002", "crush УГ009"]  # up to 6
    s.do("crush УГ002")
    assert (s.seat(0).durability, s.seat(0).trophies) == (6, ["УГ002"])
    assert s.asked == 1  # once for one die, though it shows both
    assert symbols("СА008.1", me(in_play=["СА008"])) == "red 6"
    assert worth("СА008") == 0


def test_sa009_burns_up_to_two_durability_for_strength() -> None:
    s = Scenario(me(in_play=["СА009", PLAN_OPEN]), rival()).do("attack УГ003", "team СА009", "apply СА009.1")
    assert s.options == ["x 1", "x 2"]
    s.do("x 2")
    assert (s.strength, s.seat(0).durability) == (2 + 2, 8)


def test_sa009_may_keep_cool() -> None:
    s = Scenario(me(in_play=["СА009", "УК001"]), rival()).do("attack УГ002", "team СА009+УК001", "confirm")
    assert (s.seat(0).durability, s.seat(0).trophies) == (10, ["УГ002"])


def test_sa009_rises_with_a_green_die() -> None:
    s = summoned("СА009", "rr***").do("rest", "attack УГ002", "team СА009", "apply СА009.1", "x 1")
    assert s.seat(0).exhausted == ["СА009"]
    s.do("rest", "take green", "apply СА009.2")
    assert (s.seat(0).exhausted, s.asked) == ([], 1)
    assert symbols("СА009.2", me(in_play=["СА009 exhausted"])) == "green"
    assert (strength("СА009"), worth("СА009")) == (2, 0)


def test_sa009_has_no_need_to_rise_while_it_stands() -> None:
    assert Scenario(me(in_play=["СА009"]), rival()).do("take green").asked == 1


def test_sa010_grows_with_red_stones() -> None:
    s = summoned("СА010", "rr**").do("rest", "take red")
    assert s.seat(0).strength("СА010") == 1
    s.do("apply СА010.1")
    assert (s.seat(0).stones, s.seat(0).strength("СА010"), s.asked) == ("red+red+red", 2, 1)
    assert symbols("СА010.1", me(in_play=["СА010"])) == "red"
    assert worth("СА010") == 0


def test_sa011_must_burn_its_leader() -> None:
    s = summoned("СА011", "rrr**").do("rest", "attack УГ003", "team СА011")
    assert s.options == ["apply СА011.1", "call off"]
    s.do("apply СА011.1")
    assert (s.seat(0).trophies, s.seat(0).durability) == (["УГ003"], 10 - 1 + 2)  # its heat, the reward
    assert (strength("СА011"), worth("СА011")) == (4, 0)


def test_sa011_burns_even_while_others_attack() -> None:
    s = Scenario(me(in_play=["СА011 exhausted", with_strength(3)]), rival())
    s.do("attack УГ002", "team УК002", "apply СА011.1")
    assert s.seat(0).durability == 9


def test_sa012_strengthens_every_follower() -> None:
    s = summoned("СА012", "rr**", rival(in_play=["ТУ002"]), in_play=["СА003", "УК001"])
    assert (s.seat(0).strength("СА003"), s.seat(0).strength("УК001")) == (1 + 1, 2 + 1)
    assert s.seat(1).strength("ТУ002") == 1
    assert worth("СА012") == 1


def test_sa013_readies_followers_and_charges() -> None:
    s = summoned("СА013", "rrr**", in_play=["СА009 exhausted", "УК001 exhausted", PLAN_OPEN])
    s.do("apply СА013.1", "ready СА009", "ready УК001")
    assert (s.kind, s.seat(0).exhausted) == ("attack", ["УК007"])  # two red entities in play, two followers
    s.do("attack УГ002", "team СА009")
    assert s.strength == 2 + 2
    s.do("confirm")
    assert (s.seat(0).trophies, s.asked) == (["УГ002"], 1)
    assert worth("СА013") == 1


def test_sa013_may_be_called_off() -> None:
    s = summoned("СА013", "rrr**", in_play=["СА009", PLAN_OPEN])
    s.do("apply СА013.1", "attack УГ002", "team СА009", "call off")
    assert (s.asked, s.seat(0).trophies, s.seat(0).exhausted) == (1, [], [])


def test_sa014_crushes_and_scorches() -> None:
    s = summoned("СА014", "rrrr**", rival(), third(), threats=["УГ002", "УГ009", "УГ010"]).do("apply СА014.2")
    assert s.options == ["crush УГ002", "crush УГ009"]  # up to 6
    s.do("crush УГ002")
    assert s.seat(0).trophies == ["УГ002"]
    assert [s.seat(seat).durability for seat in range(3)] == [10, 9, 9]
    assert worth("СА014") == 0


def test_sa014_costs_two_less_for_a_follower_burnt() -> None:
    seat = me(hand=["СА014", "ИС014"], in_play=["УК001", "СВ001"], stones="rrrr")
    s = Scenario(seat, rival()).do("summon СА014", "stop")
    assert (s.seat(0).in_play, s.seat(0).stones) == (["СВ001", "СА014"], "nothing")
    assert "УК001" not in s.seat(0).hand
    s = Scenario(me(hand=["СА014", "ИС014"], in_play=["СВ001"], stones="rrrr"), rival())
    assert "summon СА014" not in s.options  # no follower


def test_sa015_must_burn_everybody_when_she_comes() -> None:
    s = summoned("СА015", "rrrr***", rival(), third())
    assert [s.seat(seat).durability for seat in range(3)] == [8, 8, 8]
    assert s.asked == 1  # nothing was asked
    assert (strength("СА015"), worth("СА015")) == (4, 0)


def test_sa015_earns_a_point_after_an_attack() -> None:
    s = Scenario(me(in_play=["СА015"]), rival()).do("attack УГ002", "team СА015", "apply СА015.2")
    assert (s.seat(0).points, s.pool) == (1, 14)
    s = Scenario(me(in_play=["СА015"]), rival()).do("attack УГ002", "team СА015", "confirm")
    assert (s.seat(0).points, s.seat(0).trophies) == (0, ["УГ002"])
