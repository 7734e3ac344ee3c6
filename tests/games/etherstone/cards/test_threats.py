"""The threats (УГ): the strength each takes, its damage, its reward, its points as a trophy."""

from typing import Any

from ludoteka.games.etherstone.scenario import Scenario, Seat
from tests.games.etherstone.cards.table import me, rival
from tests.games.etherstone.rules.positions import row, strength


def defeat(threat: str, durability: int, *rivals: Seat, **known: Any) -> Scenario:
    """A follower of exactly this strength attacks with the leader; alone it would suffice, and one weaker would not."""

    def attack(total: int) -> Scenario:
        team = [f"УК002: {total - strength('УК002')}", *known.get("in_play", ())]
        seat = me(**{**known, "in_play": team})
        return Scenario(seat, *(rivals or (rival(),)), threats=row(threat)).do(f"attack {threat}")

    assert "team УК002" not in attack(durability - 1).options
    s = attack(durability)
    assert "team УК002" in s.options
    return s.do("team leader+УК002")


def damage(s: Scenario) -> int:
    return int(s.told("durability-lost")[0]["n"])


def points(threat: str) -> int:
    """Of a seat with this trophy and nothing else."""
    open_row = [other for other in ("УГ001", "УГ002", "УГ003", "УГ004") if other != threat][:3]
    return Scenario(me(trophies=[threat], durability=1), rival(), threats=open_row).seat(0).score


def test_ug001_crystal_tick() -> None:
    s = defeat("УГ001", 3).do("gain white+black")
    assert (damage(s), s.seat(0).stones, points("УГ001")) == (1, "white+black", 1)


def test_ug002_bog_biter() -> None:
    s = defeat("УГ002", 3)
    assert (damage(s), s.seat(0).stones, points("УГ002")) == (2, "red+red+black", 1)


def test_ug003_stray_golem() -> None:
    s = defeat("УГ003", 4)
    assert (damage(s), s.seat(0).durability, points("УГ003")) == (1, 10 - 1 + 2, 2)


def test_ug004_dust_marauders() -> None:
    s = defeat("УГ004", 4).do("gain green")
    assert (damage(s), s.seat(0).points, s.seat(0).stones, points("УГ004")) == (2, 1, "green", 1)
    assert s.pool == 14


def test_ug005_twisted_vine() -> None:
    """A92"""
    s = defeat("УГ005", 5, in_play=["УК010"])
    assert s.options == ["counters on УК002", "counters on УК010"]
    s.do("counters on УК010")
    assert (damage(s), s.seat(0).stones, s.seat(0).counters("УК010")) == (1, "green+green", 1)
    assert points("УГ005") == 2


def test_ug006_ravine_stalker() -> None:
    s = defeat("УГ006", 6).do("gain red")
    assert (damage(s), s.seat(0).points, s.seat(0).stones, points("УГ006")) == (2, 1, "red", 2)
    assert s.pool == 14


def test_ug007_ash_scorpion() -> None:
    s = defeat("УГ007", 6)
    assert (s.seat(0).stones, len(s.options)) == ("red+red", 1 + 5 + 10)  # none, one die or two
    s.do("reroll white+purple")
    assert set(s.told("rerolled")[0]["dice"]) == {"white", "purple"}
    assert (damage(s), points("УГ007")) == (4, 3)


def test_ug008_maddened_herd() -> None:
    """A92"""
    s = defeat("УГ008", 6, in_play=["УК004 exhausted", "УК007 exhausted"]).do("confirm")
    s.do("ready УК004", "ready УК007")
    assert (s.seat(0).exhausted, damage(s), s.seat(0).points) == (["УК002"], 2, 1)
    assert points("УГ008") == 2


def test_ug009_weeping_giant() -> None:
    s = defeat("УГ009", 6)
    assert (damage(s), s.seat(0).points, s.seat(0).durability) == (3, 1, 10 - 3 + 1)
    assert points("УГ009") == 3


def test_ug010_gem_wyrm() -> None:
    s = defeat("УГ010", 7).do("gain white+green")
    assert (damage(s), s.seat(0).points, s.seat(0).stones, points("УГ010")) == (2, 1, "white+green", 3)


def test_ug011_cult_of_the_rift() -> None:
    s = defeat("УГ011", 7, hand=["УК004", "УК007"], stones="g")  # prices 2 and 4
    assert s.options == ["summon УК004", "decline"]
    s.do("summon УК004")
    assert (damage(s), s.seat(0).in_play, s.seat(0).stones) == (3, ["УК002", "УК004"], "green")
    assert points("УГ011") == 3


def test_ug012_withered_titan() -> None:
    s = defeat("УГ012", 9)
    assert (damage(s), s.seat(0).durability, points("УГ012")) == (3, 10 - 3 + 1, 4)
    assert (s.seat(0).points, s.pool) == (1, 14)


def test_ug013_razor_maw() -> None:
    s = Scenario(me(in_play=["УК002: 9"]), rival(), threats=["УГ013", "УГ011", "УГ012"])
    s.do("attack УГ013", "team УК002", "gain red+red")
    assert s.options == ["banish УГ011", "decline"]  # 7 and not 9
    s.do("banish УГ011")
    assert (s.seat(0).trophies, "УГ011" in s.threats, len(s.threats)) == (["УГ013"], False, 3)
    s = defeat("УГ013", 9)
    assert (damage(s), points("УГ013")) == (5, 5)


def test_ug014_storm_of_shards() -> None:
    s = defeat("УГ014", 9)
    assert (damage(s), s.seat(0).points, s.pool, points("УГ014")) == (4, 2, 13, 5)


def test_ug015_walking_forest() -> None:
    s = defeat("УГ015", 9, in_play=["УК004 exhausted"])
    assert (damage(s), s.seat(0).exhausted, s.seat(0).points) == (3, [], 1)
    assert points("УГ015") == 4


def test_ug016_abyss_gatekeeper() -> None:
    s = defeat("УГ016", 10, hand=["УК007", "ИС007"], stones="g").do("summon УК007")  # price 4
    assert (damage(s), s.seat(0).in_play, s.seat(0).stones) == (4, ["УК002", "УК007"], "nothing")
    assert points("УГ016") == 5


def test_ug017_plague_star() -> None:
    s = defeat("УГ017", 10)
    assert (damage(s), s.seat(0).points, s.pool) == (3, 1, 14)
    assert (s.seat(1).durability, points("УГ017")) == (9, 5)


def test_ug018_shard_of_the_deity() -> None:
    s = defeat("УГ018", 11).do("gain white+red")
    assert (damage(s), s.seat(0).points, s.seat(0).stones, points("УГ018")) == (5, 1, "white+red", 6)
