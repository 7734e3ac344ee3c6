"""The guards of Farrun: how each fights, and where Ebrung stands."""

from ludoteka.games.elven_rage.scenario import Scenario, Seat
from tests.games.elven_rage.cards.table import fights, until

HAND = ["initiate", "fanatic", "janira"]


def test_ebrung_defends_the_central_castle() -> None:
    assert fights("ebrung") == "acts at 7, dies of 6: strikes 2, pierces 2, pierces 1"
    s = Scenario(Seat("black", hand=HAND, lands=["G0"]), Seat("snow"), neutral_deck=["orc", "goblin"])
    s.do("attack C").pass_windows()
    guards = {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] != 0}
    assert guards == {"neutral:1", "neutral:5", "neutral:6"}


def test_ebrung_marches_with_his_master_on_castles_only() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["C", "F1p"]), Seat("snow", lands=["M1"], hand=["raider"] * 3))
    s.do("attack K1").pass_windows().do("defend with raider, raider")
    assert "send initiate, fanatic, ebrung" in s.options
    s = Scenario(Seat("black", hand=HAND, lands=["C", "F1p"]), Seat("snow", lands=["M1"], hand=["raider"] * 3))
    s.do("attack M1").pass_windows().do("accept with raider, raider, raider")
    assert s.told("committed")[-1]["dragons"] == []  # three cards, nothing to choose


def test_mistress_of_time() -> None:
    assert fights("mistress-of-time") == "acts at 8, dies of 3: pierces 1, counters, pierces 1"


def test_eldagar() -> None:
    assert fights("eldagar") == "acts at 7, dies of 3: strikes 2, shields, pierces 2"


def test_atranax() -> None:
    assert fights("atranax") == "acts at 6, dies of 4: pierces 2, burns, strikes 2"


def test_goblin() -> None:
    assert fights("goblin") == "acts at 7, dies of 2: strikes 1, counters, strikes 1"


def test_orc() -> None:
    assert fights("orc") == "acts at 6, dies of 3: strikes 2, strikes 1, shields"


def test_troll() -> None:
    assert fights("troll") == "acts at 4, dies of 4: strikes 2, burns, strikes 2"


def test_kobold() -> None:
    assert fights("kobold") == "acts at 8, dies of 2: strikes 1, moves, pierces 1"


def test_dwarf() -> None:
    assert fights("dwarf") == "acts at 5, dies of 3: shields, strikes 2, shields"


def test_centaur() -> None:
    assert fights("centaur") == "acts at 7, dies of 3: strikes 1, pierces 1, strikes 2"


def test_harpy() -> None:
    assert fights("harpy") == "acts at 8, dies of 2: moves, pierces 1, strikes 1"


def test_gnome_sapper() -> None:
    assert fights("gnome-sapper") == "acts at 7, dies of 2: burns, pierces 1, burns"


def test_lizardman() -> None:
    assert fights("lizardman") == "acts at 6, dies of 3: shields, strikes 2, pierces 1"


def test_wild_boar() -> None:
    assert fights("wild-boar") == "acts at 6, dies of 2: strikes 1, strikes 2, nothing"


def test_stone_giant() -> None:
    assert fights("stone-giant") == "acts at 4, dies of 3: strikes 2, pierces 1, shields"


def test_wraith() -> None:
    assert fights("wraith") == "acts at 6, dies of 2: pierces 1, shields, pierces 1"


def test_werewolf() -> None:
    assert fights("werewolf") == "acts at 7, dies of 3: strikes 2, counters, strikes 1"


def test_ogre() -> None:
    assert fights("ogre") == "acts at 5, dies of 3: pierces 1, strikes 2, counters"


def test_mercenary() -> None:
    assert fights("mercenary") == "acts at 7, dies of 3: pierces 1, shields, strikes 1"


def test_militia() -> None:
    assert fights("militia") == "acts at 6, dies of 2: shields, strikes 1, shields"


def test_salamander() -> None:
    assert fights("salamander") == "acts at 7, dies of 2: burns, pierces 1, burns"


def test_who_plays_the_neutrals_chooses_their_blows() -> None:
    """A21"""
    s = Scenario(
        Seat("black", artifacts=["crown-of-claims"]),
        Seat("snow"),
        field=["goblin -1", "initiate 0 *", "orc -1", "initiate 0 *"],
        land="M0",
        reserve=0,
    )
    s.pass_windows()
    assert (s.asked, s.options) == (1, ["strike left at initiate#1", "strike right at initiate#3"])
    s.do("strike left at initiate#1")
    until(s, "damaged")
    assert [(e["uid"], e["victim_uid"], e["n"]) for e in s.told("struck")] == [(0, 1, 1)]
