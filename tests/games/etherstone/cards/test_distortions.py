"""The distortions (ИС): every card played."""

from ludoteka.games.etherstone.scenario import Scenario
from tests.games.etherstone.cards.table import me, rival, strength, summoned, symbols, tray, worth
from tests.games.etherstone.rules.positions import offered, row


def test_is001_restless_spawn() -> None:
    summoned("ИС001", "*")
    assert (strength("ИС001"), worth("ИС001")) == (1, 0)
    s = Scenario(me(in_play=["ИС001"]), rival()).do("refresh", "react ИС001.1", "gain black")
    assert (s.seat(0).stones, s.seat(0).durability, s.asked, s.kind) == ("black", 5, 0, "action")
    s = Scenario(me(in_play=["ИС001"]), rival()).do("refresh", "no reaction")
    assert (s.seat(0).stones, s.kind) == ("nothing", "action")


def test_is001_restless_spawn_sleeps_through_rolls_nobody_pays_for() -> None:
    s = Scenario(me(in_play=["ИС001"]), rival(), dice="")
    assert (len(s.told("rolled")), s.kind) == (1, "action")
    assert Scenario(me(in_play=["ИС001"]), rival()).do("rest", "refresh").asked == 1


def test_is002_wavering_prism() -> None:
    summoned("ИС002", "**")
    assert worth("ИС002") == 1
    assert symbols("ИС002.1", me(in_play=["ИС002"])) == "1-2-3-4-5-6"
    s = Scenario(me(in_play=["ИС002", "УК002"]), rival(), values=[6] * 5).do("take white", "apply ИС002.1")
    assert s.options == ["value 4", "value 5"]
    s.do("value 4")
    assert tray(s) == ["УК002.1"]  # once for a die
    s = Scenario(me(in_play=["ИС002"]), rival(), values=[3] * 5).do("take white", "apply ИС002.1")
    assert s.options == ["value 1", "value 2", "value 4", "value 5"]


def test_is003_mirror_of_echoes() -> None:
    summoned("ИС003", "***")
    assert worth("ИС003") == 2
    assert symbols("ИС003.1", me(in_play=["ИС003", "СА007"])) == "black 6"
    s = Scenario(me(in_play=["ИС003", "СА007", "УК010"]), rival()).do("take black", "apply ИС003.1")
    assert s.options == ["apply СА007.1", "apply УК010.2"]
    s.do("apply УК010.2")
    assert (s.seat(0).stones, s.asked) == ("green+black+black", 1)
    assert Scenario(me(in_play=["ИС003", "УК004"]), rival()).do("take black").asked == 1  # never its own


def test_is004_trophy_devourer() -> None:
    summoned("ИС004", "***")
    assert worth("ИС004") == 0
    trophies = ["УГ010", "УГ011", "УГ012", "УГ013", "УГ014", "УГ015"]
    assert [strength("ИС004", trophies=trophies[:n]) for n in (0, 2, 3, 5, 6)] == [1, 1, 2, 2, 3]
    s = Scenario(me(in_play=["ИС004"]), rival())
    s.do("attack УГ002", "apply ИС004.2", "gain green")
    assert (s.seat(0).trophies, s.seat(0).stones) == (["УГ002"], "red+red+green+black")
    s = Scenario(me(in_play=["ИС004"]), rival()).do("attack УГ002", "confirm")
    assert s.seat(0).stones == "red+red+black"


def test_is005_circle_of_return() -> None:
    summoned("ИС005", "***")
    s = Scenario(me(in_play=["ИС005"], hand=["УК005", "УК010", "УК004"], stones="g"), rival())
    assert offered(s, "summon") == ["summon УК005"]
    s.do("summon УК005")
    assert s.seat(0).stones == "nothing"
    assert [worth("ИС005", *("УК005", "СВ003", "ТУ004")[:n]) for n in (0, 2, 3)] == [1, 2, 2]


def test_is006_mark_whisperer_comes_with_counters() -> None:
    s = summoned("ИС006", "**").do("apply ИС006.1")
    assert s.seat(0).counters("ИС006") == 3
    assert (strength("ИС006"), worth("ИС006")) == (1, 0)


def test_is006_mark_whisperer_spends_one_in_an_attack() -> None:
    s = Scenario(me(in_play=["ИС006: 3", "УК004"]), rival(), threats=row("УГ003"))
    s.do("attack УГ003", "team ИС006+УК004", "apply ИС006.2")  # 1 + 2 + 1 against 4
    assert (s.seat(0).trophies, s.seat(0).counters("ИС006")) == (["УГ003"], 2)
    s = Scenario(me(in_play=["ИС006: 3", "УК004"]), rival(), threats=row("УГ005")).do("attack УГ005")
    assert "team ИС006+УК004" not in s.options  # one counter in each attack
    s.do("team leader+ИС006+УК004", "confirm")
    assert s.seat(0).counters("ИС006") == 3
    s = Scenario(me(in_play=["ИС006", "УК002: 2"]), rival()).do("attack УГ002", "team УК002")
    assert s.asked == 1  # without a counter it is not offered


def test_is006_mark_whisperer_hands_counters_on() -> None:
    """A87: to the leader as well."""
    assert symbols("ИС006.3", me(in_play=["ИС006: 1"])) == "1-5"
    s = Scenario(me(in_play=["ИС006: 4", "УК002"]), rival(), values=[5] * 5).do("take red", "apply ИС006.3")
    assert s.options == [f"move {n} to {card}" for card in ("УК002", "ВО013") for n in (3, 2, 1)]
    s.do("move 2 to УК002")
    assert (s.seat(0).counters("ИС006"), s.seat(0).counters("УК002"), s.asked) == (2, 2, 1)
    assert Scenario(me(in_play=["ИС006"]), rival()).do("take red").asked == 1


def test_is007_many_faced_one() -> None:
    summoned("ИС007", "*****")
    assert worth("ИС007") == 0
    assert [strength("ИС007"), strength("ИС007", "УК004", "УК011", "СА005")] == [1, 3]
    assert symbols("ИС007.2", me(in_play=["ИС007"])) == "5"
    s = Scenario(me(in_play=["ИС007", "УК002"]), rival(), values=[5] * 5)
    s.do("take white", "apply ИС007.2", "branch 1", "gain black")
    assert (s.seat(0).stones, s.asked) == ("white+white+black", 1)
    s = Scenario(me(in_play=["ИС007", "УК002"]), rival(), values=[5] * 5)
    s.do("take white", "apply ИС007.2", "branch 2")
    assert s.options == ["value 3", "value 4", "value 6"]
    assert tray(s.do("value 3")) == ["УК002.1"]


def test_is008_blood_bargain() -> None:
    assert worth("ИС008") == 0
    s = Scenario(me(hand=["ИС008"], stones="www"), rival()).do("summon ИС008")
    assert s.options == ["x 1", "x 2", "x 3"]
    s.do("x 2", "apply ИС008.2")
    assert (s.seat(0).durability, s.seat(0).stones, s.seat(0).points, s.pool) == (8, "white", 2, 13)
    s = Scenario(me(hand=["ИС008"], stones="wwrr"), rival()).do("summon ИС008", "go on", "stop")
    assert (s.seat(0).durability, s.seat(0).stones, s.seat(0).points) == (10, "nothing", 0)


def test_is008_blood_bargain_wants_at_least_one_stone() -> None:
    assert "summon ИС008" not in Scenario(me(hand=["ИС008"]), rival()).options
    assert "summon ИС008" not in Scenario(me(hand=["ИС008"], stones="w", durability=2), rival()).options
    s = Scenario(me(hand=["ИС008"], stones="w", durability=3), rival()).do("summon ИС008", "apply ИС008.2")
    assert (s.seat(0).infected, s.seat(0).points) == (True, 2)


def test_is009_child_of_the_abyss() -> None:
    summoned("ИС009", "****")
    assert (strength("ИС009"), worth("ИС009")) == (1, 0)
    s = Scenario(me(leader="ВО005", in_play=["ИС009"]), rival()).do("take purple as green", "react ИС009.1")
    assert (s.seat(0).points, s.pool, s.seat(0).durability, s.asked) == (1, 14, 9, 1)
    s = Scenario(me(leader="ВО005", in_play=["ИС009"]), rival()).do("take purple as green", "no reaction")
    assert s.seat(0).points == 0
    assert Scenario(me(in_play=["ИС009"]), rival()).do("take green").asked == 1


def test_is010_metamorphosis_banishes_a_threat() -> None:
    assert worth("ИС010") == 3
    s = summoned("ИС010", "******", threats=["УГ010", "УГ012", "УГ001"]).do("apply ИС010.2")
    assert s.options == ["banish УГ010", "banish УГ001"]
    s.do("banish УГ010")
    assert (s.seat(0).trophies, "УГ010" in s.threats, len(s.threats)) == ([], False, 3)


def test_is010_metamorphosis_costs_less_by_what_it_destroys() -> None:
    s = Scenario(me(hand=["ИС010"], in_play=["УК008", "УК006", "УК012"], stones="www"), rival()).do("summon ИС010")
    assert s.options == ["destroy УК008", "destroy УК012"]  # with the cub of price 1 it would stay unpaid
    s.do("destroy УК008", "stop")
    assert (s.seat(0).in_play, s.seat(0).stones) == (["УК006", "УК012", "ИС010"], "nothing")
    assert "summon ИС010" not in Scenario(me(hand=["ИС010"], in_play=["УК008"], stones="ww"), rival()).options


def test_is011_shattered_spectrum() -> None:
    summoned("ИС011", "*****")
    assert worth("ИС011") == 1
    seat = me(hand=["ИС011"], in_play=["УК004", "УК011"], stones="wwwww")
    s = Scenario(seat, rival(), dice="wrg", next_rolls=[5, 6]).do("summon ИС011", "apply ИС011.1")
    s.do("gain red+black")  # green and purple: two stones
    assert s.options == [
        "reroll " + dice for dice in ("nothing", "white", "red", "white+red", "green", "white+green", "red+green")
    ]
    s.do("reroll white+green")
    assert (s.market, s.seat(0).stones, s.asked) == ({"white": 5, "red": 1, "green": 6}, "red+black", 1)


def test_is012_fever_bringer() -> None:
    summoned("ИС012", "***")
    assert (strength("ИС012"), worth("ИС012")) == (2, 0)
    seat = me(in_play=["ИС012 exhausted", "УК004 exhausted"])
    assert symbols("ИС012.1", seat) == "1-2-3"
    s = Scenario(seat, rival()).do("take white", "apply ИС012.1")
    assert (s.seat(0).exhausted, s.seat(0).durability, s.asked) == ([], 9, 1)
    assert Scenario(me(in_play=["ИС012"]), rival()).do("take white").asked == 1  # everybody is ready


def test_is013_gate_of_the_abyss() -> None:
    other = rival(hand=["ИС011"])
    s = summoned("ИС013", "******", other, hand=["УК007", "УК011", "ИС015"]).do("apply ИС013.1")
    assert (s.seat(0).in_play, s.seat(0).stones) == (["ИС013", "УК007"], "nothing")
    s = summoned("ИС013", "******", other, hand=["ИС007", "ИС015"])
    assert s.asked == 1  # a card of price 5 stays one stone short
    assert worth("ИС013") == 0


def test_is014_five_coloured_totem() -> None:
    summoned("ИС014", "****", hand=["УК015"])
    assert worth("ИС014", hand=["УК015"]) == 1
    assert worth("ИС014", "УК004", "УК002", "СА005", "СВ002", "ТУ002", hand=["УК015"]) == 5


def test_is015_heart_of_the_abyss() -> None:
    other = rival(hand=["УК015"])
    summoned("ИС015", "*******", other)
    s = Scenario(me(leader="ВО005", in_play=["ИС015", "ИС001", "ИС002", "УК010"]), other)
    assert s.seat(0).strength("ИС015") == 4
    s.do("take purple as red")
    assert (s.seat(0).durability, s.seat(0).stones) == (10, "red+red")
    assert Scenario(me(in_play=["ИС015"], durability=1), other).seat(0).score == 1
