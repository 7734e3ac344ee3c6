"""The keywords (R13, rulings A38, A39, A41, A42, A49 to A52, A69, A70)."""

import json

import pytest

from ludoteka.games.etherstone.cards.definition import DIE, FOLLOWER, card_named
from ludoteka.games.etherstone.cards.pool import ALL_CARDS, ENTITIES
from ludoteka.games.etherstone.scenario import Scenario, Seat
from ludoteka.games.etherstone.table import VERBS, fits
from tests.games.etherstone.rules.positions import (
    LEADER,
    RIVAL_LEADER,
    durability,
    me,
    number,
    price,
    rival,
    row,
    with_strength,
)

HAND = ["УК006", "УК004", "УК011"]


def summoner(card: str, **known: object) -> Seat:
    return me(**{"hand": [card, "ИС014"], "stones": price(card), **known})


# --- crush ---


def test_crushing_defeats_a_thin_threat() -> None:
    """R13, A69: reward, trophy and the next threat; nobody is exhausted, nobody is hurt."""
    reach = number("СА014", 2)
    s = Scenario(summoner("СА014", in_play=["УК001"]), rival(), threats=row("УГ002"), deck=["УГ010"])
    assert durability("УГ002") <= reach
    s.do("summon СА014")
    if s.kind == "before":
        s.do("go on")
    s.do("apply СА014.2")
    assert s.seat(0).trophies == ["УГ002"]
    assert s.seat(0).stones != "nothing"
    assert s.threats[0] == "УГ010"
    assert (s.seat(0).exhausted, s.seat(0).durability) == ([], durability(LEADER))


def test_crushing_uses_this_ability_alone() -> None:
    """R13, A69: a threat one point thicker is out of reach, whoever might help."""
    reach = number("СА014", 2)
    thick = next(card.id for card in ALL_CARDS if card.level and card.durability > reach)
    helpers = [with_strength(16), "СА002: 9", "СА012", "СА004"]
    s = Scenario(summoner("СА014", in_play=helpers), rival(), threats=row(thick))
    s.do("summon СА014", "go on", "apply СА014.2")
    assert s.seat(0).trophies == []


def test_crushing_triggers_no_ability_on_attack() -> None:
    """A69, A68: nothing before, nothing after the attack."""
    s = Scenario(
        summoner("СА014", leader="ВО005", durability=5, in_play=["УК007 exhausted"]), rival(), threats=row("УГ002")
    )
    s.do("summon СА014", "go on", "apply СА014.2")
    assert s.asked == 1
    assert (s.seat(0).durability, s.seat(0).exhausted) == (5, ["УК007"])


def test_a_crushed_threat_is_a_defeated_one() -> None:
    """A69: whoever waits for a defeat reacts."""
    s = Scenario(summoner("СА014", in_play=["СВ014"]), rival(in_play=["ТУ008"]), threats=row("УГ002"))
    s.do("summon СА014", "apply СА014.2")
    assert s.options == ["react СВ014.1", "no reaction"]
    s.do("no reaction")
    assert (s.asked, s.options) == (1, ["react ТУ008.1", "no reaction"])


def test_crushing_without_a_fitting_threat_is_not_offered() -> None:
    """A70: the price would be paid for nothing."""
    s = Scenario(me(in_play=["СА008"]), rival(), threats=row())
    assert s.do("take red").asked == 1


def test_the_given_x_is_the_reach() -> None:
    """R13, R12.7: crush X."""
    s = Scenario(summoner("СА006"), rival(), threats=row("УГ001"))
    s.do("summon СА006")
    assert s.asked == 1  # one colour in play: nothing is that thin
    seat = summoner("СА006", in_play=["УК001", "СВ001", "ТУ002"])
    assert durability("УГ001") <= 4
    s = Scenario(seat, rival(), threats=row("УГ001"))
    s.do("summon СА006", "apply СА006.1")
    assert s.kind == "gain"


# --- apply an ability ---


def test_what_can_be_applied() -> None:
    """A38: die abilities of other own entities, whatever die was taken; never the card itself, never the leader."""
    seat = me(leader="ВО012", in_play=["ИС003", "УК001", "УК002", "ТУ002", "УК007", "СВ014"], hand=["УК015"])
    s = Scenario(seat, rival(in_play=["СА007"]), values=[5] * 5)
    s.do("take black", "apply ИС003.1")
    assert s.options == ["apply УК001.1", "apply УК002.1", "apply ТУ002.1"]


def test_what_is_applied_may_be_limited_to_a_type() -> None:
    """A38, R13: followers here."""
    s = Scenario(me(in_play=["УК003", "УК001", "СВ012", "СВ011"], stones="w", durability=5), rival(), values=[5] * 5)
    s.do("take green", "apply УК003.2")
    assert s.asked == 0
    assert s.kind == "gain"  # УК001 is the only follower that it reaches


def test_applying_must_lead_somewhere() -> None:
    """A33: what could apply nothing is not offered."""
    s = Scenario(me(in_play=["ИС003", "УК003"]), rival(), values=[5] * 5)
    assert s.do("take black").asked == 1
    s = Scenario(me(leader="ВО008", in_play=["УК003"]), rival(), values=[5] * 5)
    assert s.do("take green").asked == 1


def test_an_applied_ability_may_apply_another() -> None:
    """A42: and so on to the last."""
    s = Scenario(me(leader="ВО008", in_play=["УК003", "УК002"]), rival(), values=[5] * 5)
    s.do("take green", "apply ВО008.1", "apply УК003.2")
    assert s.seat(0).counters("УК002") == number("УК002")


def test_no_chain_of_applying_leads_back() -> None:
    """A39: of the cards that apply others none can be reached by those that it reaches."""
    steps = {
        card: [step for branch in a.branches for step in branch if VERBS[step.verb].name == "apply"]
        for card in ALL_CARDS
        for a in card.abilities
        if a.trigger == DIE and a.applies
    }
    assert {card.id for card in steps} == {"УК003", "ИС003", "ВО006", "ВО008"}
    entities = [card for card in steps if card in ENTITIES]
    reached = {
        card.id: {other.id for other in entities if other is not card and any(fits(other.code, s) for s in found)}
        for card, found in steps.items()
    }
    assert reached == {"УК003": set(), "ИС003": {"УК003"}, "ВО006": {"ИС003"}, "ВО008": {"УК003"}}


def test_applying_brings_no_stones() -> None:
    """A41: only the ability is imitated, and nothing that watches dice reacts."""
    s = Scenario(me(in_play=["УК003", "УК002", "ИС009"]), rival(), values=[5] * 5)
    s.do("take green", "apply УК003.2")
    assert s.seat(0).stones == "green+green"
    assert s.seat(0).counters("УК002") == number("УК002")
    assert s.asked == 1


def test_an_ability_used_this_turn_may_be_applied_again() -> None:
    """A41, R12.7: and one that was applied may still be used for the die."""
    s = Scenario(me(in_play=["УК003", "УК001"]), rival())
    s.do("take green", "apply УК001.1", "gain red", "apply УК003.2", "gain red")
    assert s.seat(0).stones == "red+red+green+green"
    s = Scenario(me(in_play=["УК003", "УК001"]), rival())
    s.do("take green", "apply УК003.2", "gain red", "apply УК001.1", "gain red")
    assert s.seat(0).stones == "red+red+green+green"


def test_a_repeatable_ability_is_applied_once() -> None:
    """A41"""
    s = Scenario(me(in_play=["УК003", "УК009", "УК002"]), rival(), values=[1] * 5)
    s.do("take green", "apply УК003.2", "apply УК009.1", "exhaust УК002", "gain red")
    assert s.asked == 1
    assert s.seat(0).stones == "red+green+green"


def applied_by_the_mirror(code: str, value: int) -> list[str]:
    """What happens when ИС003 applies an ability of a card for a black die of a value; first answers throughout."""
    id = code.partition(".")[0]
    tired = " exhausted" if card_named(id).kind == FOLLOWER else ""
    in_play = ["ИС003", f"{id}{tired}: 3", "УК002 exhausted: 3", "ИС001", "СВ003"]
    seat = me(leader="ВО007", in_play=in_play, hand=HAND, stones="wrgb", durability=10)
    s = Scenario(seat, rival(stones="wr"), values=[value] * 5).do("take black", "apply ИС003.1", f"apply {code}")
    asked = []
    while s.asked == 0 and s.kind != "tray":
        asked.append("; ".join(s.options))
        s.do(s.options[0])
    return [*asked, json.dumps(s.state.to_json()["players"], ensure_ascii=False)]


def die_abilities(turning: bool) -> list[str]:
    """Abilities with a die symbol on entities, those that turn the die apart from the others."""
    return [
        f"{card.id}.{a.index}"
        for card in ENTITIES
        for a in card.abilities
        if a.trigger == DIE
        and card.id not in ("ИС003", "УК002", *HAND)
        and any(VERBS[step.verb].name == "shift-die" for branch in a.branches for step in branch) == turning
    ]


@pytest.mark.parametrize("code", die_abilities(turning=False))
def test_an_applied_ability_does_not_read_the_die(code: str) -> None:
    """A40: it does the same whatever the die shows, so nobody need say which die it is applied for."""
    found = [applied_by_the_mirror(code, value) for value in range(1, 7)]
    assert all(one == found[0] for one in found)


def test_an_applied_ability_that_turns_the_die_turns_the_one_taken() -> None:
    """A85: the die of this turn shows the new value, and what that value triggers can be used."""
    assert die_abilities(turning=True) == ["ИС002.1", "ИС007.2"]
    s = Scenario(me(leader="ВО007", in_play=["ИС003", "ИС007", "УК002"]), rival(), values=[6] * 5)
    s.do("take black", "apply ИС003.1", "apply ИС007.2", "branch 2")
    assert s.options == ["value 4", "value 5"]
    s.do("value 4")
    assert s.state.view(1)["dice"][3] == {"die": "black", "value": 4, "by": 0, "triggers": []}
    assert s.options == ["apply УК002.1", "stop"]


# --- summon, recall, destroy ---


def test_a_summon_may_have_a_condition_and_a_changed_price() -> None:
    """R13: followers for less."""
    less = number("УК008")
    seat = me(hand=["УК004", "СВ003"], in_play=["УК008"], stones="ww")
    s = Scenario(seat, rival())
    s.do("take green", "apply УК008.1")
    assert s.seat(0).in_play == ["УК008", "УК004"]
    assert s.seat(0).stones.count("green") == 2 - len(price("УК004")) + less


def test_a_recalled_card_is_in_hand_and_known() -> None:
    """R13, A51: everybody saw it."""
    s = Scenario(me(hand=["ИС001", "УК015"], in_play=["ТУ005", "ТУ002"]), rival())
    s.do("take black", "apply ТУ005.1", "recall ТУ002", "summon ИС001")
    assert "ТУ002" in s.seat(0).hand
    assert "ТУ002" in s.state.view(1)["players"][0]["known"]


def test_a_destroyed_card_is_gone() -> None:
    """R13: in the box, in the open."""
    s = Scenario(me(in_play=["СА005", with_strength(4)]), rival())
    s.do("attack УГ001", "team УК002", "apply СА005.1")
    assert s.seat(0).in_play == ["УК002"]
    assert "СА005" not in s.seat(0).hand
    assert s.state.view(1)["destroyed"] == ["СА005"]


def test_a_recalled_card_may_be_summoned_at_once() -> None:
    """R13, A42: its immediate abilities come again."""
    seat = me(in_play=["ТУ005", "ТУ003"], stones="w", hand=["УК015"])
    s = Scenario(seat, rival())
    s.do("take black", "apply ТУ005.1", "recall ТУ003")
    while s.kind in ("lay", "summon"):
        s.do(s.options[0])
    s.do("apply ТУ003.1")
    assert s.seat(1).durability == durability(RIVAL_LEADER) - number("ТУ003")


# --- ready, exhaust ---


def test_readying_turns_one_follower() -> None:
    """R13"""
    s = Scenario(me(leader="ВО004", in_play=["УК001 exhausted", "СА003 exhausted"]), rival(), values=[5] * 5)
    s.do("take green", "apply ВО004.2")
    assert s.options == ["ready УК001", "ready СА003"]
    s.do("ready СА003")
    assert s.seat(0).exhausted == ["УК001"]


def test_a_readied_follower_may_attack_again() -> None:
    """R13, R8 step 2"""
    s = Scenario(me(in_play=["УК007", with_strength(4)]), rival(), deck=["УГ010"])
    s.do("attack УГ002", "team УК007+УК002", "apply УК007.1", "rest", "attack УГ001")
    assert any("УК007" in text for text in s.options)


@pytest.mark.parametrize("id", ["УК009", "УК013"])
def test_exhausting_takes_an_upright_follower(id: str) -> None:
    """R13: one that lies sideways cannot be exhausted again."""
    s = Scenario(me(in_play=[f"{id} exhausted", "ТУ002", "ТУ007 exhausted"]), rival(), values=[4] * 5)
    index = 1 if id == "УК009" else 2
    s.do("take red", f"apply {id}.{index}")
    assert set(s.seat(0).exhausted) == {id, "ТУ002", "ТУ007"}


def test_rivals_exhaust_followers_of_their_choice() -> None:
    """R13, A48"""
    s = Scenario(summoner("ТУ011"), rival(in_play=["УК001", "СА003"]))
    s.do("summon ТУ011", "apply ТУ011.2")
    assert (s.asked, s.options) == (1, ["exhaust УК001", "exhaust СА003"])
    s.do("exhaust СА003")
    assert s.seat(1).exhausted == ["СА003"]


# --- what the rulebook's terms must find on the cards ---


def test_every_keyword_is_printed() -> None:
    """R13: each on several cards."""
    keywords = [
        "attack",
        "crush",
        "summon",
        "strength",
        "apply",
        "recall",
        "destroy",
        "exhaust",
        "ready",
        "protect",
        "drop",
        "reserve",
        "shift-die",
    ]
    found = dict.fromkeys(keywords, 0)
    for card in ALL_CARDS:
        steps = [s for a in card.abilities for s in [*a.costs, *a.after, *(s for b in a.branches for s in b)]]
        names = {VERBS[step.verb].name.removesuffix("-self").removesuffix("-all") for step in steps}
        for name in names & set(keywords):
            found[name] += 1
    assert [name for name, n in found.items() if n < 2] == []


def test_no_card_takes_another_die_or_puts_a_threat_back() -> None:
    """A27, A94: the verbs that cards are made of; a die is taken by the action alone, a threat leaves for good."""
    used = {
        VERBS[step.verb].name
        for card in ALL_CARDS
        for a in card.abilities
        for step in [*a.costs, *a.after, *(step for branch in a.branches for step in branch)]
    }
    assert {name for name in used if "die" in name} == {"shift-die"}
    assert used & {"crush", "banish", "attack"} == {"crush", "banish", "attack"}
    assert not any("threat" in name or "row" in name for name in used)
