"""The tamers, green, card by card."""

from ludoteka.games.etherstone.scenario import Scenario
from tests.games.etherstone.cards.table import me, rival, strength, summoned, symbols, worth
from tests.games.etherstone.rules.positions import row


def test_uk001_gem_sniffer() -> None:
    summoned("УК001", "gg*")
    assert (strength("УК001"), worth("УК001")) == (2, 0)
    assert symbols("УК001.1", me(in_play=["УК001"])) == "1-6"
    s = Scenario(me(in_play=["УК001"]), rival(), values=[6] * 5)
    s.do("take red", "apply УК001.1", "gain black")
    assert (s.seat(0).stones, s.asked) == ("red+red+black", 1)


def test_uk002_ant_duchess() -> None:
    summoned("УК002", "gg*")
    assert worth("УК002") == 0
    assert symbols("УК002.1", me(in_play=["УК002"])) == "3-4"
    s = Scenario(me(in_play=["УК002", "УК004: 2"], stones="rg"), rival(), values=[3] * 5)
    assert s.seat(0).strength("УК002") == 1
    s.do("take white", "apply УК002.1")
    assert (s.seat(0).counters("УК002"), s.seat(0).strength("УК002"), s.asked) == (1, 2, 1)


def test_uk003_tamed_shapeshifter_lends_the_strength_of_others() -> None:
    s = Scenario(me(in_play=["УК003", "УК001"]), rival())
    s.do("attack УГ003", "team УК003", "apply УК003.1")  # 1 + 3 against 4
    assert (s.seat(0).trophies, s.seat(0).exhausted) == (["УГ003"], ["УК003", "УК001"])
    s = Scenario(me(in_play=["УК003", "УК001"]), rival(), threats=["УГ001", "УГ002", "УГ005"])
    assert "team УК003" not in s.do("attack УГ005").options  # against 5
    s = Scenario(me(in_play=["УК003", "УК001"]), rival()).do("attack УГ003", "team leader+УК001", "confirm")
    assert s.seat(0).trophies == ["УГ003"]  # optional


def test_uk003_tamed_shapeshifter_needs_somebody_to_exhaust() -> None:
    s = Scenario(me(in_play=["УК003", "УК001 exhausted"]), rival()).do("attack УГ002")
    assert "team УК003" not in s.options


def test_uk003_tamed_shapeshifter_applies_an_ability_of_another_follower() -> None:
    summoned("УК003", "gg**")
    assert (strength("УК003"), worth("УК003")) == (1, 0)
    assert symbols("УК003.2", me(in_play=["УК003", "СА007"])) == "green"
    s = Scenario(me(in_play=["УК003", "УК002", "СА007", "УК010"]), rival()).do("take green", "apply УК003.2")
    assert s.options == ["apply УК002.1", "apply СА007.1"]
    s.do("apply УК002.1")
    assert (s.seat(0).counters("УК002"), s.seat(0).stones, s.asked) == (1, "green+green", 1)
    assert Scenario(me(in_play=["УК003", "УК004", "УК010"]), rival()).do("take green").asked == 1


def test_uk004_shaggy_guardian() -> None:
    summoned("УК004", "gg")
    assert (strength("УК004"), worth("УК004")) == (2, 0)
    s = Scenario(me(in_play=["УК004", "УК002: 8"]), rival(), threats=row("УГ014"))
    s.do("attack УГ014", "team leader+УК002")
    assert s.options == ["apply УК004.1", "confirm", "call off"]
    s.do("apply УК004.1")  # 4 against 2
    assert (s.seat(0).durability, s.seat(0).exhausted) == (8, ["УК004", "УК002"])


def test_uk004_shaggy_guardian_cannot_fight_and_guard() -> None:
    s = Scenario(me(in_play=["УК004", "УК002: 8"]), rival(), threats=row("УГ014"))
    s.do("attack УГ014", "team leader+УК004+УК002")
    assert (s.seat(0).durability, s.asked) == (6, 1)


def test_uk005_call_of_the_grove() -> None:
    s = Scenario(me(hand=["УК005", "УК004", "УК009", "УК010"], stones="ggg"), rival())
    s.do("summon УК005", "apply УК005.1")
    assert s.options == ["summon УК004", "summon УК009"]  # the bell is no follower
    s.do("summon УК004")
    assert (s.seat(0).in_play, s.seat(0).stones, s.asked) == (["УК005", "УК004"], "nothing", 1)
    assert summoned("УК005", "gg", hand=["УК004", "УК010"]).asked == 1  # still one stone short
    assert [worth("УК005", stones=stones) for stones in ("gg", "ggg", "gggggwww", "gggggg")] == [0, 1, 1, 2]


def test_uk006_pack_cub() -> None:
    assert summoned("УК006", "g").asked == 1  # it does not see itself come
    assert (strength("УК006"), worth("УК006")) == (0, 0)
    s = Scenario(me(in_play=["УК006"], hand=["УК004"], stones="gg"), rival())
    s.do("summon УК004", "react УК006.1")
    assert (s.seat(0).stones, s.asked) == ("green", 1)


def test_uk006_pack_cub_may_stay_calm_and_minds_followers_only() -> None:
    s = Scenario(me(in_play=["УК006"], hand=["УК004"], stones="gg"), rival()).do("summon УК004", "no reaction")
    assert (s.seat(0).stones, s.asked) == ("nothing", 1)
    assert Scenario(me(in_play=["УК006"], hand=["УК010"], stones="ggg"), rival()).do("summon УК010").asked == 1


def test_uk007_tireless_hound() -> None:
    summoned("УК007", "gg**")
    assert (strength("УК007"), worth("УК007")) == (2, 0)
    s = Scenario(me(in_play=["УК007", "УК002: 2"]), rival())
    s.do("attack УГ002", "team УК007+УК002", "apply УК007.1")
    assert (s.seat(0).trophies, s.seat(0).exhausted) == (["УГ002"], ["УК002"])
    s = Scenario(me(in_play=["УК007", "УК002: 2"]), rival())
    s.do("attack УГ002", "team УК007+УК002", "confirm")
    assert s.seat(0).exhausted == ["УК007", "УК002"]


def test_uk008_beast_nursery() -> None:
    summoned("УК008", "gg*")
    assert worth("УК008") == 0
    assert symbols("УК008.1", me(in_play=["УК008"], hand=["УК006"])) == "green"
    s = Scenario(me(in_play=["УК008"], hand=["УК002", "УК010"]), rival()).do("take green", "apply УК008.1")
    assert (s.seat(0).in_play, s.seat(0).stones, s.asked) == (["УК008", "УК002"], "nothing", 1)
    s = Scenario(me(in_play=["УК008"], hand=["УК004", "УК011"], stones="gggg"), rival())
    assert s.do("take green", "apply УК008.1", "summon УК004").asked == 1  # once for a die
    assert Scenario(me(in_play=["УК008"], hand=["УК007", "УК010"]), rival()).do("take green").asked == 1


def test_uk009_moss_shepherd() -> None:
    summoned("УК009", "gg")
    assert (strength("УК009"), worth("УК009")) == (1, 0)
    assert symbols("УК009.1", me(in_play=["УК009"])) == "2-3-4"
    s = Scenario(me(in_play=["УК009", "УК011", "УК004 exhausted"]), rival(), values=[3] * 5)
    s.do("take white", "apply УК009.1", "exhaust УК009", "gain red")
    s.do("apply УК009.1", "gain black")  # any number of times, as long as somebody is upright
    assert (s.seat(0).stones, s.asked) == ("white+white+red+black", 1)
    assert s.seat(0).exhausted == ["УК009", "УК011", "УК004"]


def test_uk010_taming_bell() -> None:
    summoned("УК010", "gg*")
    assert worth("УК010") == 1
    s = Scenario(me(in_play=["УК010"], hand=["УК004", "УК005", "УК009"], stones="g"), rival())
    assert [text for text in s.options if "summon" in text] == ["summon УК004", "summon УК009"]
    s.do("summon УК004")
    assert (s.seat(0).in_play, s.seat(0).stones) == (["УК010", "УК004"], "nothing")
    assert symbols("УК010.2", me(in_play=["УК010"])) == "red"
    s = Scenario(me(in_play=["УК010"]), rival()).do("take red", "apply УК010.2")
    assert (s.seat(0).stones, s.asked) == ("red+red+green", 1)


def test_uk011_mother_of_herds() -> None:
    summoned("УК011", "ggg**")
    assert strength("УК011") == 0
    assert worth("УК011") == 1  # she is a follower herself
    assert worth("УК011", "УК001 exhausted", "УК004", "УК005", "УК008") == 3


def test_uk012_great_hunt() -> None:
    assert worth("УК012") == 1
    s = summoned("УК012", "gg*", in_play=["УК002 exhausted: 2", "УК001 exhausted"])
    s.do("apply УК012.1", "attack УГ002", "team УК002")
    assert (s.seat(0).trophies, s.seat(0).exhausted, s.asked) == (["УГ002"], ["УК002"], 1)


def test_uk013_honey_drover_readies_the_green() -> None:
    summoned("УК013", "ggg**")
    assert (strength("УК013"), worth("УК013")) == (2, 0)
    tired = me(in_play=["УК013 exhausted", "УК011 exhausted", "СА005 exhausted"])
    assert symbols("УК013.1", tired) == "1-2"
    s = Scenario(tired, rival()).do("take white", "apply УК013.1")
    assert s.options == ["ready УК013", "ready УК011"]
    s.do("ready УК011")
    assert (s.seat(0).exhausted, s.asked) == (["УК013", "СА005"], 1)


def test_uk013_honey_drover_sells_work_for_a_point() -> None:
    assert symbols("УК013.2", me(in_play=["УК013"])) == "4-5-6"
    s = Scenario(me(in_play=["УК013", "СА005"]), rival(), values=[4] * 5)
    s.do("take white", "apply УК013.2", "exhaust СА005")
    assert (s.seat(0).points, s.pool, s.seat(0).exhausted, s.asked) == (1, 14, ["СА005"], 1)
    assert Scenario(me(in_play=["УК013 exhausted"]), rival(), values=[4] * 5).do("take white").asked == 1


def test_uk014_quiet_watering_hole() -> None:
    summoned("УК014", "gg*")
    assert worth("УК014") == 2
    seat = me(in_play=["УК014", "УК011 exhausted", "УК002 exhausted", "УК004"], durability=5)
    assert symbols("УК014.1", seat) == "white 1-4"
    s = Scenario(seat, rival()).do("take white", "apply УК014.1", "ready УК002")
    assert (s.seat(0).durability, s.seat(0).exhausted, s.asked) == (7, ["УК011"], 1)
    assert Scenario(me(in_play=["УК014", "УК011"], durability=5), rival()).do("take white").asked == 1


def test_uk015_leader_of_giants() -> None:
    summoned("УК015", "gggg**")
    assert worth("УК015") == 1
    assert [strength("УК015"), strength("УК015", "УК001 exhausted", "УК002", "УК010")] == [1, 3]


def test_uk015_leader_of_giants_is_called_by_the_herd() -> None:
    herd = ["УК001", "УК002", "УК004", "УК006 exhausted"]
    s = Scenario(me(hand=["УК015"], in_play=herd, stones="gggg"), rival()).do("summon УК015")
    s.do("exhaust УК004", "exhaust УК001")
    assert (s.seat(0).stones, s.seat(0).exhausted) == ("nothing", ["УК001", "УК004", "УК006"])
    s = Scenario(me(hand=["УК015"], in_play=[*herd[:3], "УК006"], stones="ggg"), rival())
    assert "summon УК015" not in s.options  # X is at most 2
    s = Scenario(me(hand=["УК015"], in_play=herd, stones="ggggww"), rival()).do("summon УК015", "go on")
    assert s.seat(0).exhausted == ["УК006"]
