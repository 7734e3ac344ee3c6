"""The Capture phase: naming a Land, squads, refusing, retreating, giving up, chips, artifacts, castles."""

import json
from collections.abc import Callable

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.elven_rage.cards.definition import CARDS, card_named
from ludoteka.games.elven_rage.outcome import eliminate
from ludoteka.games.elven_rage.scenario import Scenario, Seat

HAND = ["initiate", "fanatic", "janira"]


def finish(s: Scenario) -> Scenario:
    """Play an attack out with first choices."""
    while s.state.battle is not None and not s.state.over:
        s.do(s.options[0] if s.kind != "squad" else s.options[-1])
    return s


def dragon_told(s: Scenario) -> str:
    """The dragon that a question names beside the cards that are to be sent."""
    return str(s.state.question_detail(s.state.agenda[-1], s.asked)["dragon"])


def test_views_tell_where_dragons_live() -> None:
    s = Scenario(Seat("black", hand=HAND), Seat("snow"))
    dragons = {"C": "neutral:1", "K0": "black:13", "K1": "snow:13"}
    assert [s.state.view(seat)["dragons"] for seat in (-1, 0, 1)] == [dragons] * 3


def test_neighbours_of_own_lands_can_be_named() -> None:
    """A16"""
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow"))
    assert s.options == ["refuse", *(f"attack {land}" for land in ("F0p", "M0", "M0n", "B0"))]


def test_without_three_cards_nobody_attacks() -> None:
    """A15"""
    s = Scenario(Seat("black", hand=["initiate", "fanatic"]), Seat("snow"))
    assert s.options == ["refuse"]


def test_refusing_draws_two_and_ends_the_turn() -> None:
    """A13: no Land need be named for it."""
    s = Scenario(Seat("black", hand=HAND), Seat("snow", hand=["raider"]))
    s.do("refuse")
    assert len(s.hand(0)) == 5
    assert s.state.active == 1


def test_looking_at_a_squad_turns_one_card_up() -> None:
    """A26"""
    s = Scenario(Seat("black", hand=HAND), Seat("snow"), squads=[["orc", "goblin", "harpy"], ["orc", "dwarf", "ogre"]])
    s.do("attack M0")
    assert s.options == ["refuse", "look at squad 1", "look at squad 2", "fight squad 1", "fight squad 2"]
    s.do("look at squad 1")
    assert set(s.options) == {"turn up goblin", "turn up harpy", "turn up orc"}
    s.do("turn up orc")
    assert s.options == ["refuse", "fight squad 1", "fight squad 2"]
    squad = s.state.view(0)["squads"][0]
    assert squad["cards"] is not None
    assert len(squad["cards"]) == 3
    assert s.state.view(1)["squads"][0] == {"number": 1, "open": squad["open"], "seen_by": [0], "cards": None}
    s.do("refuse")
    assert s.state.squads[0].open  # it stays, with its open card
    assert len(s.hand(0)) == 5


def test_a_squad_with_an_open_card_cannot_be_looked_at() -> None:
    s = Scenario(Seat("black", hand=HAND), Seat("snow"), squads=[["orc", "goblin", "harpy"], ["orc", "dwarf", "ogre"]])
    s.state.squads[0].open = s.state.squads[0].cards[0]
    s.do("attack M0")
    assert "look at squad 1" not in s.options
    assert "fight squad 1" in s.options


def test_the_last_squad_used_brings_new_ones() -> None:
    """A23: not before the end of that turn."""
    s = Scenario(
        Seat("black", hand=HAND, artifacts=["crown-of-claims"]), Seat("snow"), squads=[["militia", "goblin", "kobold"]]
    )
    s.do("attack M0").pass_windows().do("fight squad 1")
    while s.state.battle is not None:
        assert s.state.squads == []
        s.do(s.options[0])
    assert (s.state.active, len(s.state.squads)) == (1, 3)


def numbers(s: Scenario, viewer: int = -1) -> list[int]:
    return [squad["number"] for squad in s.state.view(viewer)["squads"]]


def test_a_squad_keeps_its_number_until_it_is_fought() -> None:
    """A90: the others are called as before, by options, events, questions, reasons and views alike."""
    squads = [["militia", "goblin", "kobold"], ["orc", "goblin", "harpy"], ["orc", "dwarf", "ogre"]]
    s = Scenario(Seat("black", hand=HAND), Seat("snow", hand=["raider", "raider", "sentry"]), squads=squads)
    assert numbers(s) == [1, 2, 3]
    s.do("attack M0").pass_windows().do("fight squad 1")
    assert s.told("squad-fought") == [{"kind": "squad-fought", "seat": 0, "squad": 1}]
    assert [numbers(s, viewer) for viewer in (-1, 0, 1)] == [[2, 3]] * 3
    finish(s)
    while s.kind != "capture":
        s.do(s.options[0])
    s.do("attack M1").pass_windows()
    assert s.options == ["refuse", "look at squad 2", "look at squad 3", "fight squad 2", "fight squad 3"]
    s.do("look at squad 3")
    assert s.state.question_detail(s.state.agenda[-1], 1)["squad"] == 3
    s.do("turn up orc")
    assert s.told("turned-up")[0]["squad"] == s.told("squad-seen")[0]["squad"] == 3
    assert s.state.why_not(1, {"do": "look", "squad": 3}) == [{"kind": "squad-open"}]
    for gone in (0, 1, 4, 10**30):
        with pytest.raises(Refused, match=f"there is no squad {gone}$"):
            s.state.why_not(1, {"do": "look", "squad": gone})


def test_new_squads_take_the_lowest_free_numbers() -> None:
    """A90: whatever cards they have."""
    squads = [["militia", "goblin", "kobold"], ["orc", "goblin", "harpy"], ["orc", "dwarf", "ogre"]]
    s = Scenario(Seat("black", hand=HAND), Seat("snow"), squads=squads)
    s.state.squads = [s.state.squads[1]]
    left = s.state.squads[0].cards
    s.state.deal_squads()
    assert numbers(s) == [1, 2, 3]
    assert s.state.squads[1].cards == left


def test_a_plain_unowned_land_brings_an_artifact_a_tower_does_not() -> None:
    """A55"""
    weak = ["treasure", "treasure", "militia"]
    s = finish(Scenario(Seat("black", hand=HAND), Seat("snow"), squads=[weak], seed=1).do("attack M0"))
    assert s.owner("M0") == 0
    assert len(s.artifacts(0)) == 1
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow"), squads=[weak], seed=1)
    finish(s.do("attack B0"))
    assert s.owner("B0") == 0
    assert s.artifacts(0) == []
    assert s.player(0).strongholds == 2


def test_retreat_gives_the_land_and_draws_two() -> None:
    """A55: no artifact for a Land that had an owner."""
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow", hand=["raider"] * 3, lands=["M0"]))
    s.do("attack M0")
    assert (s.asked, s.options) == (1, ["retreat", "accept with raider, raider, raider"])
    s.do("retreat")
    assert s.owner("M0") == 0
    assert (s.told("drew")[0]["n"], s.told("drew")[0]["why"]) == (2, "retreat")
    assert s.artifacts(0) == []  # it had an owner
    assert s.player(0).conquests == 1


def test_with_two_cards_the_land_is_given_for_nothing() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow", hand=["raider"] * 2, lands=["M0"]))
    s.do("attack M0")
    assert s.owner("M0") == 0
    assert [e["why"] for e in s.told("drew")] == ["summon"]  # the next turn's


def test_a_treasure_may_be_cashed_before_answering() -> None:
    """A27"""
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow", hand=["raider"] * 2, lands=["M0"], treasures=1))
    s.do("attack M0")
    assert (s.asked, s.window) == (1, "named")
    s.do("cash a treasure")
    assert s.kind == "answer"
    assert len(s.hand(1)) == 4


def test_all_chips_placed_one_is_lifted() -> None:
    """A18"""
    lands = ["F0n", "F0p", "M0", "M0n", "M0p", "G0", "B0", "B3", "Y0", "Y3"]
    s = Scenario(Seat("black", hand=HAND, lands=lands, goal="conqueror"), Seat("snow", lands=["M1p"]))
    s.do("attack M1p")
    assert s.kind == "take-land"
    assert "lift K0" not in s.options
    s.do("lift F0p")
    assert (s.owner("F0p"), s.owner("M1p")) == (-1, 0)


def test_a_land_whose_owner_has_left_it_brings_an_artifact_again() -> None:
    """A55"""
    lands = ["F0n", "F0p", "M0", "M0n", "M0p", "G0", "B0", "B3", "Y0", "Y3"]
    for seed in range(20):
        s = Scenario(
            Seat("black", hand=HAND, lands=lands, goal="conqueror"),
            Seat("snow", lands=["M1p"]),
            squads=[["treasure", "treasure", "militia"]],
            seed=seed,
        )
        s.do("attack M1p", "lift F0p")
        while (s.state.active, s.kind) != (0, "capture"):
            s.do("refuse" if s.kind == "capture" else s.options[0])
        assert s.artifacts(0) == []
        s.do("attack F0p").pass_windows().do("fight squad 1")
        while s.state.battle is not None:
            s.do(s.options[0])
        assert len(s.artifacts(0)) == (s.owner("F0p") == 0)
        if s.artifacts(0):
            return
    raise AssertionError("the Land was never taken again")


def test_a_rivals_land_or_the_central_castle_is_not_refused_once_it_was_named() -> None:
    """A13, A24: at the Central Castle there is no squad to look at either."""
    hand = [*HAND, "torturer"]
    s = Scenario(Seat("black", hand=hand, lands=["F0n"]), Seat("snow", hand=["raider"] * 3, lands=["M0"]))
    s.do("attack M0", "accept with raider, raider, raider")
    three = ["initiate, fanatic, torturer", "initiate, fanatic, janira", "initiate, torturer, janira"]
    sends = {f"send {cards}" for cards in (*three, "fanatic, torturer, janira")}
    assert (s.asked, set(s.options)) == (0, sends)
    s = Scenario(Seat("black", hand=hand, lands=["G0"]), Seat("snow")).do("attack C")
    assert (s.asked, set(s.options)) == (0, sends)


def test_the_defender_commits_first_and_both_face_down() -> None:
    """A17: nobody else learns which cards were sent before they are turned up."""
    rivals = Seat("snow", hand=["raider", "raider", "sentry", "mammoth"], lands=["M0"]), Seat("high")
    s = Scenario(Seat("black", hand=[*HAND, "torturer"], lands=["F0n"]), *rivals)
    s.do("attack M0", "accept with raider, sentry, mammoth")
    assert [e["seat"] for e in s.told("committed", 0)] == [1]
    s.do("send initiate, fanatic, torturer")
    assert [(e["seat"], e["n"]) for e in s.told("committed")] == [(1, 3), (0, 3)]
    assert ["cards" in e for e in s.told("committed", 0)] == [False, True]
    assert ["cards" in e for e in s.told("committed", 1)] == [True, False]
    assert not any("cards" in e for e in s.told("committed", 2) + s.told("committed"))


def test_lands_need_not_hang_together() -> None:
    """A19: a Land that is cut off is still one's own, and its neighbours can be named."""
    s = Scenario(Seat("black", hand=HAND, lands=["B1"]), Seat("snow"))
    assert {f"attack {land}" for land in ("F1n", "M1n")} < set(s.options)
    assert s.player(0).lands == 2


def test_after_the_attack_the_turn_ends_at_once() -> None:
    """A88: what could be played before it waits."""
    hand = ["pathfinder", "sniper", "dryad", "treant"]
    s = Scenario(Seat("forest", hand=hand, lands=["F0n"], treasures=1), Seat("snow", lands=["M0"]), at="capture")
    assert {"play pathfinder on squad 1", "cash a treasure"} < set(s.options)
    s.do("attack M0", "pass")
    assert (s.owner("M0"), s.state.active) == (0, 1)


# --- neutrals ---


def neutral_hands(*seats: Seat, **more: str) -> set[int]:
    """Who plays the neutrals in battles of seat 0, in many worlds."""
    found = set()
    for seed in range(30):
        s = Scenario(*seats, seed=seed, **more).do("attack M0").pass_windows()  # type: ignore[arg-type]
        found.add(int(s.state.fight().hand))
    return found


def test_who_plays_the_neutrals_is_drawn_among_the_others() -> None:
    """A20: for each battle; in the alliance among the enemies."""
    mine, others = Seat("black", hand=HAND), [Seat("snow"), Seat("high"), Seat("forest")]
    assert neutral_hands(mine, *others[:1]) == {1}
    assert neutral_hands(mine, *others) == {1, 2, 3}
    assert neutral_hands(mine, *others, scenario="alliance", teams="1+3") == {1, 3}


def test_who_is_out_plays_no_neutrals() -> None:
    """A20"""
    found = set()
    for seed in range(20):
        s = Scenario(Seat("black", hand=HAND), Seat("snow"), Seat("high"), Seat("forest"), seed=seed)
        eliminate(s.state, 2)
        found.add(int(s.do("attack M0").state.fight().hand))
    assert found == {1, 3}


def test_who_plays_the_neutrals_sees_no_hidden_card() -> None:
    """A21: of a squad they know only what was turned up."""
    squad = ["troll", "ogre", "dwarf"]
    ids = {card.id for card in CARDS if card.slug in squad}
    s = Scenario(Seat("black", hand=HAND), Seat("snow"), squads=[squad], advanced=True)
    s.do("attack M0", "fight squad 1")
    for shown in (1, 2):
        assert s.kind == "place"
        assert sum(id in json.dumps(s.state.view(1)) for id in ids) == shown
        s.do(s.options[0])
        if s.kind == "place" and s.asked == 1:
            s.do(s.options[0])


def test_neutrals_are_nobodys_own_and_their_battle_is_nobodys() -> None:
    """A22: who plays them may not use what is for own warriors or own battles, but may help with the rest."""
    s = Scenario(
        Seat("snow"),
        Seat("black", hand=["dark-crystal-priest", "fanatic", "initiate"], lands=["F1n", "F1p", "M1"]),
        field=["raider 0", "", "goblin -1", ""],
        land="M0",
        reserve=0,
    )
    assert s.state.fight().hand == 1
    assert (s.asked, s.window) == (1, "before")
    assert {text.split()[1] for text in s.options if text != "pass"} == {"initiate"}


# --- castles ---


def test_a_castle_is_defended_by_its_dragon_and_two_more() -> None:
    """A28"""
    s = Scenario(Seat("black", hand=HAND, lands=["F1p"]), Seat("snow", hand=["raider", "raider", "sentry"]))
    s.do("attack K1")
    assert (s.asked, s.kind) == (1, "defend")
    assert s.options == ["defend with raider, raider", "defend with raider, sentry"]
    assert dragon_told(s) == "snow:13"
    s.do("defend with raider, sentry")
    cards = [f["card"] for f in s.told("deployed")[0]["fighters"]]
    assert "snow:13" in cards


def test_missing_defenders_come_from_the_deck() -> None:
    """A29: cards in hand come first."""
    s = Scenario(Seat("black", hand=HAND, lands=["F1p"]), Seat("snow", hand=["sentry"], deck=["mammoth", "raider"]))
    s.do("attack K1")
    assert s.options == ["defend with sentry"]
    s.do("defend with sentry")
    assert {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] == 1} == {"snow:13", "snow:2", "snow:7"}
    s = Scenario(Seat("black", hand=HAND, lands=["F1p"]), Seat("snow", deck=["mammoth", "raider"]))
    s.do("attack K1", "defend with nobody")
    cards = {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] == 1}
    assert cards == {"snow:13", "snow:7", "snow:1"}


def test_who_loses_their_start_castle_is_out_and_the_last_player_wins() -> None:
    """A67, A68"""
    s = Scenario(
        Seat("black", lands=["F1p"]),
        Seat("snow", lands=["M1"], artifacts=["war-horn"], treasures=1),
        field=["janira 0", "fanatic 0", "raider 1 !1", "rimefang 1 !1 *"],
        land="K1",
        reserve=0,
    )
    finish(s)
    assert s.owner("K1") == 0
    assert s.player(1).alive is False
    assert s.owner("M1") == -1
    assert [CARDS[card].slug for card in s.state.spent] == ["war-horn"]
    assert s.state.over
    assert s.state.ranks() == [1, 2]


def test_a_dead_dragon_goes_home() -> None:
    """A32"""
    s = Scenario(
        Seat("black", lands=["F1p"]),
        Seat("snow"),
        field=["janira 0", "sareons-elite 1", "rimefang 1 !1 *", "fanatic 0 *"],
        land="K1",
        reserve=1,
    )
    finish(s)
    assert "snow:13" in {e["card"] for e in s.told("died")}
    assert CARDS[39].slug == "rimefang"
    assert 39 not in s.player(1).discard


def test_the_empty_central_castle_is_guarded_by_ebrung_and_two_neutrals() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["G0"]), Seat("snow"), neutral_deck=["orc", "goblin"])
    s.do("attack C")
    cards = {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] < 0}
    assert cards == {"neutral:1", "neutral:6", "neutral:5"}


def test_ebrung_helps_his_owner_against_castles_only() -> None:
    """A31"""
    s = Scenario(Seat("black", hand=HAND, lands=["C", "F1p"]), Seat("snow", hand=["raider", "raider"], lands=["M1p"]))
    s.do("attack K1", "defend with raider, raider")
    assert "send initiate, fanatic, ebrung" in s.options
    assert all(text.count("ebrung") <= 1 for text in s.options)
    s = Scenario(Seat("black", hand=HAND, lands=["C", "F1p"]), Seat("snow", hand=["raider"] * 3, lands=["M1p"]))
    s.do("attack M1p").do("accept with raider, raider, raider")
    assert s.kind != "commit"  # three cards, no choice


def test_with_ebrung_two_cards_are_enough() -> None:
    """A15, A31"""
    s = Scenario(Seat("black", hand=HAND[:2], lands=["C", "F1p"]), Seat("snow", hand=["raider", "raider"]))
    assert [text for text in s.options if text.startswith("attack")] == ["attack K1"]


def test_an_attacker_brought_below_three_cards_has_failed() -> None:
    """A17: the defender neither gives the Land nor draws for it."""
    s = Scenario(
        Seat("snow", hand=["raider"] * 3, lands=["M0n"]),
        Seat("high", hand=["spearman"], lands=["M1p"]),
        Seat("black", hand=["torturer"], lands=["F2n", "F2p", "M2", "M2n"]),
    )
    s.do("attack M1p", "play torturer on seat 0").pass_windows()
    assert (len(s.hand(0)), s.owner("M1p")) == (2, 1)
    assert s.told("broke-off")


def test_after_looking_at_a_squad_one_may_still_play() -> None:
    """A61, A17"""
    s = Scenario(Seat("forest", hand=["pathfinder"] * 3 + ["dryad"], treasures=1), Seat("high"))
    s.do("attack M0", "pass", "look at squad 1")
    s.do(s.options[0])
    assert "play pathfinder on squad 2" in s.options
    assert "cash" in " ".join(s.options)
    s.do("play pathfinder on squad 2").pass_windows()
    assert s.kind == "squad"
    assert s.state.view(0)["squads"][1]["seen_by"] == [0]
    assert not [
        option for option in s.options if option.startswith("play pathfinder")
    ]  # three cards must be left (A17)


def test_an_owned_central_castle_is_defended_by_ebrung() -> None:
    """A30, A28: with two more, and without a retreat."""
    s = Scenario(
        Seat("black", hand=HAND, lands=["G0"]), Seat("snow", hand=["raider", "sentry", "mammoth"], lands=["C"])
    )
    s.do("attack C")
    assert (s.asked, s.kind, {text.split()[0] for text in s.options}) == (1, "defend", {"defend"})
    assert dragon_told(s) == "neutral:1"
    s.do("defend with raider, sentry")
    assert {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] == 1} == {
        "neutral:1",
        "snow:1",
        "snow:2",
    }


def test_dragons_enter_no_hand_and_no_discard() -> None:
    """A32: whether they fall, stay in reserve, die or live."""
    dragon = card_named("rimefang")
    roles = set()
    for seed in range(40):
        s = Scenario(
            Seat("black", hand=["janira", "voice-of-the-stone", "lord-malgor"], lands=["F1p"]),
            Seat("snow", hand=["raider", "sentry"]),
            Seat("high"),
            seed=seed,
        )
        finish(s.do("attack K1", "defend with raider, sentry"))
        roles |= {kind for kind in ("reserve", "fell", "died") for e in s.told(kind) if e["card"] == dragon.id}
        for seat in (0, 1):
            assert dragon.code not in [*s.player(seat).hand, *s.player(seat).discard, *s.player(seat).deck]
    assert roles == {"reserve", "fell", "died"}


def lives_in_the_next_battle(first: Callable[[int], Scenario], card: str, land: str) -> int:
    """After a battle seat 0 attacks this Land next; how many lives a card has there, in a world that lets it fight."""
    for seed in range(20):
        s = finish(first(seed))
        while (s.state.active, s.kind) != (0, "capture"):
            s.do("refuse" if s.kind == "capture" else s.options[0])
        s.do(f"attack {land}").pass_windows()
        while s.window != "before":
            s.do(s.options[-1])
        if card in s.field:
            return int(s.fighter(card).lives)
    raise AssertionError(f"{card} never stood on the field")


def test_a_dragon_that_died_is_whole_in_the_next_battle() -> None:
    """A32"""

    def battle(seed: int) -> Scenario:
        return Scenario(
            Seat("black", hand=["initiate", "initiate", "torturer"], lands=["F1p"], artifacts=["crown-of-claims"]),
            Seat("snow"),
            field=["janira 0", "rimefang 1 !1 *", "", "mammoth 1 *"],
            land="K1",
            reserve=1,
            seed=seed,
        )

    assert "snow:13" in {e["card"] for e in finish(battle(0)).told("died")}
    assert lives_in_the_next_battle(battle, "rimefang", "K1") == card_named("rimefang").lives == 5


def test_wounds_vanish_after_the_battle() -> None:
    """A54: a survivor fights the next one with all its lives."""

    def battle(seed: int) -> Scenario:
        return Scenario(
            Seat("black", hand=["initiate", "initiate"], artifacts=["crown-of-claims"]),
            Seat("snow", lands=["M0"]),
            field=["janira 0 !1", "raider 1 !1 *", "", ""],
            land="M0",
            reserve=0,
            seed=seed,
        )

    assert finish(battle(0)).owner("M0") == 0
    assert lives_in_the_next_battle(battle, "janira", "F0n") == card_named("janira").lives == 2
