"""The leaders (ВО): what each begins with, and every ability played."""

from itertools import count

from ludoteka.games.etherstone.cards.definition import card_named
from ludoteka.games.etherstone.scenario import Scenario
from ludoteka.games.etherstone.stones import words
from tests.games.etherstone.cards.table import me, rival, symbols, third, tray, worth
from tests.games.etherstone.rules.positions import answer_all, new_match, offered, row


def begins(leader: str) -> tuple[int, str, int]:
    """Durability, stones and counters of the seat that chooses this leader in a match."""
    code = card_named(leader).code
    state = next(m for m in (new_match(4, f"match {n}") for n in count()) if any(code in p.leaders for p in m.players))
    seat = next(seat for seat, player in enumerate(state.players) if code in player.leaders)
    while len(state.players[seat].hand) < 7:
        answer_all(state)
    state.answer(seat, state.option_named(seat, f"leader {leader}"))
    answer_all(state)
    player = state.players[seat]
    return int(player.durability), words(player.stones), int(player.leader_counters)


def strength(leader: str) -> int:
    """What the leader adds to an attack of two followers."""
    other = rival(leader="ВО002" if leader == "ВО001" else "ВО001")
    s = Scenario(me(leader=leader, in_play=["СА005", "УК007"]), other).do("attack УГ002", "team leader+СА005+УК007")
    return s.strength - s.seat(0).strength("СА005") - s.seat(0).strength("УК007")


def test_vo001_ilvara_the_heir() -> None:
    assert (begins("ВО001"), strength("ВО001")) == ((9, "white+green+black", 0), 1)
    s = Scenario(me(leader="ВО001", hand=["УК010", "УК004"], stones="gggg"), rival())
    s.do("summon УК010", "react ВО001.1", "rest", "summon УК004", "no reaction")
    assert s.seat(0).durability == 11
    six = ["УК004", "УК006", "УК008", "УК010", "СА004", "СА005"]
    assert worth(*six, "УК007", leader="ВО001") - worth(*six, leader="ВО001") == 3


def test_vo002_orrin_the_iridescent() -> None:
    assert (begins("ВО002"), strength("ВО002")) == ((8, "white+red+green+black", 0), 1)
    assert symbols("ВО002.1", me(leader="ВО002")) == "3-4"
    s = Scenario(me(leader="ВО002", stones="r"), rival(), values=[3] * 5)
    s.do("take white", "apply ВО002.1")
    assert s.options == ["give white", "give red"]
    s.do("give white")
    assert s.options == ["gain red", "gain green", "gain black"]
    s.do("gain black")
    assert (s.seat(0).stones, s.seat(0).points, s.asked) == ("white+red+black", 1, 1)  # three colours by now
    s = Scenario(me(leader="ВО002", stones="r"), rival(), values=[3] * 5)
    s.do("take white", "apply ВО002.1", "give red", "gain black")
    assert (s.seat(0).stones, s.seat(0).points) == ("white+white+black", 0)


def test_vo003_veyl_the_reckoner() -> None:
    assert (begins("ВО003"), strength("ВО003")) == ((12, "white+black+black+black", 2), 1)
    assert symbols("ВО003.1", me(leader="ВО003")) == "black"
    s = Scenario(me(leader="ВО003", counters=2), rival()).do("take black", "apply ВО003.1")
    assert (s.seat(0).counters("ВО003"), s.asked) == (3, 1)
    assert [worth("УК002: 4", leader="ВО003", counters=n) for n in (2, 3, 5, 6)] == [0, 1, 1, 2]


def test_vo004_grenna_hornblower() -> None:
    assert (begins("ВО004"), strength("ВО004")) == ((9, "red+green+green+green", 0), 1)
    seat = me(leader="ВО004", in_play=["УК004 exhausted", "СА005 exhausted"])
    s = Scenario(seat, rival())
    assert (s.seat(0).strength("УК004"), s.seat(0).strength("СА005")) == (3, 1)
    assert symbols("ВО004.2", seat) == "green"
    s.do("take green", "apply ВО004.2", "ready СА005")
    assert (s.seat(0).exhausted, s.asked) == (["УК004"], 1)
    assert Scenario(me(leader="ВО004", in_play=["УК004"]), rival()).do("take green").asked == 1


def test_vo005_aurem_the_bulwark() -> None:
    assert (begins("ВО005"), strength("ВО005")) == ((9, "white+red+green", 0), 2)
    s = Scenario(me(leader="ВО005", in_play=["УК002: 2"]), rival())
    s.do("attack УГ002", "team УК002", "apply ВО005.1")
    assert s.seat(0).durability == 12
    s = Scenario(me(leader="ВО005", in_play=["УК002: 2"]), rival())
    s.do("attack УГ002", "team leader+УК002", "confirm")
    assert s.seat(0).durability == 8  # optional


def test_vo006_tavik_the_tinkerer() -> None:
    assert (begins("ВО006"), strength("ВО006")) == ((10, "white+black", 0), 1)
    s = Scenario(me(leader="ВО006", hand=["УК010", "УК004"], stones="ggggg"), rival())
    s.do("summon УК010", "react ВО006.1", "gain red+black")
    assert (s.seat(0).stones, s.asked) == ("red+green+green+black", 1)
    s.do("rest", "summon УК004")
    assert s.asked == 1  # a follower is no technology
    seat = me(leader="ВО006", in_play=["УК010", "СА007"])
    assert symbols("ВО006.2", seat) == "2-5"
    s = Scenario(seat, rival(), values=[5] * 5).do("take black", "apply ВО006.2")
    assert (s.seat(0).stones, s.asked) == ("green+black+black", 1)
    assert Scenario(me(leader="ВО006", in_play=["СА007"]), rival(), values=[5] * 5).do("take black").asked == 1


def test_vo007_kharza_firebrand() -> None:
    assert (begins("ВО007"), strength("ВО007")) == ((11, "red+black", 0), 3)
    s = Scenario(me(leader="ВО007"), rival(), threats=row("УГ003")).do("attack УГ003", "apply ВО007.1")
    assert (s.seat(0).trophies, s.seat(0).durability) == (["УГ003"], 10)  # 1 paid, 1 damage, 2 healed
    s = Scenario(me(leader="ВО007"), rival(), threats=row("УГ002")).do("attack УГ002", "confirm")
    assert s.seat(0).durability == 8
    assert offered(Scenario(me(leader="ВО007"), rival(), threats=row("УГ005")), "attack") == []


def test_vo008_mirru_voice_of_packs() -> None:
    assert (begins("ВО008"), strength("ВО008")) == ((9, "white+green+green", 0), 1)
    seat = me(leader="ВО008", in_play=["УК002", "УК010"])
    assert symbols("ВО008.1", seat) == "green"
    s = Scenario(seat, rival()).do("take green", "apply ВО008.1")
    assert (s.seat(0).counters("УК002"), s.seat(0).stones, s.asked) == (1, "green+green", 1)
    assert Scenario(me(leader="ВО008", in_play=["УК010"]), rival()).do("take green").asked == 1
    assert worth("УК002", "УК009", "УК008", "СА005", leader="ВО008") == 3


def test_vo009_selna_the_patient() -> None:
    assert (begins("ВО009"), strength("ВО009")) == ((11, "white+white+red+green", 0), 1)
    assert symbols("ВО009.1", me(leader="ВО009")) == "4-5-6"
    s = Scenario(me(leader="ВО009"), rival(), values=[4] * 5).do("take red", "apply ВО009.1")
    assert (s.seat(0).durability, s.asked) == (11, 1)
    s = Scenario(me(leader="ВО009", in_play=["УК002: 8"]), rival(), threats=row("УГ014"))
    s.do("attack УГ014", "team leader+УК002")
    assert s.seat(0).durability == 7  # 4 damage, 1 kept off


def test_vo010_nokht_the_silent() -> None:
    other = rival(leader="ВО013")
    assert (begins("ВО010"), strength("ВО010")) == ((9, "white+black+black", 0), 2)
    s = Scenario(me(leader="ВО010", hand=["УК005", "УК004"], stones="gggg"), other)
    s.do("summon УК005", "stop", "react ВО010.1", "rest")
    assert s.seat(0).durability == 11
    assert s.do("summon УК004").asked == 1  # a follower is no ritual
    assert symbols("ВО010.2", me(leader="ВО010"), other) == "white"
    s = Scenario(me(leader="ВО010"), other).do("take white", "apply ВО010.2")
    assert (s.seat(0).stones, s.asked) == ("white+white+black", 1)


def test_vo011_umbra_quick_fingers_steals() -> None:
    assert (begins("ВО011"), strength("ВО011")) == ((8, "red+black", 0), 1)
    assert symbols("ВО011.1", me(leader="ВО011"), rival(stones="w")) == "black"
    s = Scenario(me(leader="ВО011"), rival(stones="ww"), third(stones="g")).do("take black", "apply ВО011.1")
    assert s.options == ["steal white from seat 1", "steal green from seat 2"]
    s.do("steal green from seat 2")
    assert [s.seat(seat).stones for seat in range(3)] == ["green+black+black", "white+white", "nothing"]
    assert s.asked == 1  # once for a die
    assert Scenario(me(leader="ВО011"), rival()).do("take black").asked == 1  # nobody has anything


def test_vo011_umbra_quick_fingers_counts_tokens() -> None:
    seats = [Scenario(me(leader="ВО011", durability=1, points=n), rival(points=3)) for n in (2, 3, 4)]
    assert [s.seat(0).score for s in seats] == [2, 3, 6]  # not on a tie


def test_vo012_zaan_the_restless() -> None:
    assert (begins("ВО012"), strength("ВО012")) == ((12, "white+red+green+black", 0), 2)
    assert Scenario(me(leader="ВО012"), rival()).do("refresh").seat(0).durability == 7
    assert Scenario(me(leader="ВО012"), rival(), dice="w").do("refresh").seat(0).durability == 10
    assert symbols("ВО012.2", me(leader="ВО012")) == "1-2-3-4-5-6"
    s = Scenario(me(leader="ВО012", in_play=["УК002"]), rival(), values=[6] * 5).do("take red", "apply ВО012.2")
    assert s.options == [f"value {n}" for n in (1, 2, 3, 4, 5)]
    s.do("value 3")
    assert (tray(s), s.seat(0).durability) == (["УК002.1"], 9)


def test_vo013_morvath_abyss_born() -> None:
    assert (begins("ВО013"), strength("ВО013")) == ((12, "white+red+green+black", 0), 2)
    s = Scenario(me(), rival()).do("take purple as white", "react ВО013.1", "gain red")
    assert (s.seat(0).stones, s.seat(0).durability, s.asked) == ("white+white+red", 9, 1)
    assert Scenario(me(), rival()).do("take purple as white", "no reaction").seat(0).stones == "white+white"
    assert worth(pacts=2, points=20) == 20 - 2 * (7 - 3)
