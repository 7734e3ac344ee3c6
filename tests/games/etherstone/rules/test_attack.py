"""An attack in nine steps (R8, rulings A61 to A68, A70, A71)."""

from itertools import combinations

import pytest

from ludoteka.games.etherstone.cards.definition import card_named
from ludoteka.games.etherstone.cards.pool import ALL_CARDS
from ludoteka.games.etherstone.scenario import Scenario, Seat
from ludoteka.games.etherstone.table import VERBS
from tests.games.etherstone.rules.positions import (
    LEADER,
    ability,
    cost_number,
    durability,
    me,
    modifier,
    number,
    offered,
    price,
    rival,
    row,
    strength,
    with_strength,
)

THIN = "УГ002"  # a threat of level I with a reward that asks nothing
HEALS = "УГ003"
THICK = "УГ014"
BITES = "УГ007"
DUCHESS = "УК002"  # her counters are her strength
ENOUGH = with_strength(durability(THIN))  # a follower that is just enough for the thin one
DROPS = number("СА002", 2)  # strength for each counter that this follower drops


def attack(s: Scenario, threat: str, team: str) -> Scenario:
    """Choose the threat and, where there is a choice, the team."""
    s.do(f"attack {threat}")
    if s.kind == "team":
        s.do(f"team {team}")
    return s


# --- steps 1 and 2 ---


def test_a_threat_of_the_row_is_chosen() -> None:
    """R8 step 1: one of those that lie open."""
    s = Scenario(me(in_play=[with_strength(16)]), rival(), threats=["УГ001", "УГ012", "УГ018"])
    assert offered(s, "attack") == ["attack УГ001", "attack УГ012", "attack УГ018"]


def test_upright_followers_and_the_leader_in_any_number() -> None:
    """R8 step 2: the leader alone, followers alone or together, as long as they suffice."""
    in_play = ["ИС012", "УК001", "СА007 exhausted", "СВ001", with_strength(2)]
    s = Scenario(me(in_play=in_play), rival())
    s.do(f"attack {THIN}")
    members = {"leader": strength(LEADER), "ИС012": strength("ИС012"), "УК001": strength("УК001"), DUCHESS: 2}
    teams = [team for n in range(1, 5) for team in combinations(members, n)]
    fitting = [team for team in teams if sum(members[member] for member in team) >= durability(THIN)]
    assert set(s.options) == {f"team {'+'.join(team)}" for team in fitting}


def test_every_team_is_told_how_far_it_gets() -> None:
    """Strength, what is missing and what the leader pays, of teams that may attack and of those that may not."""
    in_play = ["УК001", "СА007 exhausted", "СА002 exhausted: 1", with_strength(durability(BITES) - strength("УК001"))]
    s = Scenario(me(in_play=in_play, durability=strength(BITES)), rival(), threats=row(BITES)).do(f"attack {BITES}")
    asked = s.state.question_detail(s.state.agenda[-1], 0)
    details = [s.state.option_detail(s.state.agenda[-1], 0, option) for option in s.state.options(0)]
    members = {LEADER: strength(LEADER), "УК001": strength("УК001"), DUCHESS: durability(BITES) - strength("УК001")}
    told = {tuple(team["cards"]): team for team in [*details, *asked["weak"]]}
    assert sorted(told) == sorted(team for n in range(4) for team in combinations(members, n))
    assert [len(team["cards"]) for team in details if team["missing"] > DROPS] == []
    assert all(team["missing"] > DROPS for team in asked["weak"])
    for cards, team in told.items():
        total = sum(members[card] for card in cards)
        led = LEADER in cards
        assert (team["strength"], team["missing"]) == (total, max(0, durability(BITES) - total))
        assert (team["damage"], team["left"]) == ((strength(BITES), 0) if led else (0, strength(BITES)))
        assert (team["leader"], team["infects"]) == (led, led)
    assert asked["suggested"] == ["УК001", DUCHESS], "two of three win, and the leader is spared"


def test_an_infected_leader_has_nothing_more_to_lose() -> None:
    """R9.1: an infected leader may go on losing without any effect."""
    s = Scenario(me(in_play=[ENOUGH], durability=1), rival(), threats=row(THIN)).do(f"attack {THIN}")
    s.state.lose_durability(0, 1, 0)
    led = s.state.option_detail(s.state.agenda[-1], 0, s.state.options(0)[-1])
    assert (led["leader"], led["damage"], led["left"], led["infects"]) == (True, 0, 0, False)


def test_exhausted_followers_stay_away() -> None:
    """R8 step 2: until they are ready again."""
    exhausted = f"{DUCHESS} exhausted: {durability(THIN)}"
    s = Scenario(me(in_play=[exhausted]), rival(), threats=row(THIN))
    assert offered(s, "attack") == []
    s.do("rest", "rest")
    assert f"attack {THIN}" in s.options


def test_followers_of_the_team_are_exhausted_and_the_leader_is_not() -> None:
    """R8 step 2: those who stayed away stay upright; the leader may attack in every turn."""
    s = Scenario(me(in_play=[ENOUGH, "УК001", "ТУ002"]), rival())
    attack(s, THIN, f"leader+{DUCHESS}")
    assert s.seat(0).exhausted == [DUCHESS]
    s.do("rest", "attack УГ001")
    assert any("leader" in text for text in s.options)


def test_nobody_attacks_by_abilities_alone() -> None:
    """A61: at least one follower or the leader."""
    s = Scenario(me(in_play=["СА002: 4"]), rival())
    s.do(f"attack {THIN}")
    assert s.options == ["team leader", "team СА002", "team leader+СА002"]


@pytest.mark.parametrize("missing", [0, 1])
def test_equal_strength_is_enough(missing: int) -> None:
    """R8 step 4: one less is not."""
    team = with_strength(durability(THICK) - strength(LEADER) - missing)
    s = Scenario(me(in_play=[team]), rival(), threats=row(THICK))
    assert (f"attack {THICK}" in s.options) == (missing == 0)
    if not missing:
        attack(s, THICK, f"leader+{DUCHESS}")
        assert s.seat(0).trophies == [THICK]


def test_threats_out_of_reach_are_not_offered() -> None:
    """A89: beyond all that the player could add up."""
    seat = me(in_play=[with_strength(durability(THIN) - strength(LEADER))])
    assert offered(Scenario(seat, rival(), threats=row(THIN)), "attack") == [f"attack {THIN}"]


def test_constant_abilities_count_in_every_attack() -> None:
    """A43: strength of followers and of the leader."""
    s = Scenario(me(in_play=[with_strength(3), "СА012", "СА004"]), rival())
    own = 3 + modifier("СА012")
    assert s.seat(0).strength(DUCHESS) == own
    attack(s, THIN, f"leader+{DUCHESS}")
    assert s.told("attacked")[0]["n"] == own + strength(LEADER) + modifier("СА004")


def test_a_leader_may_make_followers_of_a_colour_stronger() -> None:
    """A43: and no others."""
    more = modifier("ВО004")
    s = Scenario(me(leader="ВО004", in_play=["УК001", "СА003"]), rival())
    assert s.seat(0).strength("УК001") == strength("УК001") + more
    assert s.seat(0).strength("СА003") == strength("СА003")


# --- step 3 ---


def test_abilities_on_attack_of_all_cards() -> None:
    """R8 step 3, R12.3: of the leader, of exhausted cards, of cards outside the team, in any order, each once."""
    s = Scenario(me(leader="ВО007", in_play=["СА002 exhausted: 2", "УК007", ENOUGH]), rival())
    attack(s, THIN, DUCHESS)
    assert set(offered(s, "apply")) == {"apply ВО007.1", "apply СА002.2", "apply УК007.1"}
    s.do("apply СА002.2", "x 2")
    assert s.strength == durability(THIN) + 2 * DROPS
    assert set(offered(s, "apply")) == {"apply ВО007.1", "apply УК007.1"}
    s.do("apply ВО007.1")
    assert s.strength == durability(THIN) + 2 * DROPS + number("ВО007")
    assert offered(s, "apply") == ["apply УК007.1"]


def test_abilities_on_attack_are_optional() -> None:
    """R8 step 3"""
    s = Scenario(me(leader="ВО007", in_play=["УК007", ENOUGH]), rival())
    attack(s, THIN, DUCHESS)
    s.do("confirm")
    assert s.seat(0).trophies == [THIN]
    assert s.told("applied") == []


def test_strength_is_added_before_the_attack_is_confirmed() -> None:
    """A65, R8 step 4: confirming is offered as soon as the strength suffices and not earlier; nothing comes later."""
    team = with_strength(durability(THIN) - DROPS)
    s = Scenario(me(in_play=["СА002 exhausted: 1", team, "СА005"]), rival(), threats=row(THIN))
    attack(s, THIN, DUCHESS)
    assert set(s.options) == {"apply СА002.2", "apply СА005.1", "call off"}
    s.do("apply СА002.2")
    assert set(s.options) == {"apply СА005.1", "confirm", "call off"}
    s.do("confirm")
    assert (s.asked, s.seat(0).trophies) == (1, [THIN])


def test_an_attack_with_nothing_left_to_apply_is_confirmed_at_once() -> None:
    """A90: nothing is asked where only one thing can be meant."""
    s = Scenario(me(in_play=[ENOUGH]), rival())
    attack(s, THIN, DUCHESS)
    assert (s.asked, s.seat(0).trophies) == (1, [THIN])


def test_teams_that_could_not_win_are_not_offered() -> None:
    """A89: not even with every ability."""
    s = Scenario(me(in_play=[with_strength(durability(THIN) - 1), "СА002 exhausted: 1"]), rival())
    s.do(f"attack {THIN}")
    alone = strength(LEADER) + DROPS >= durability(THIN)
    assert s.options == [*(["team leader"] if alone else []), f"team {DUCHESS}", f"team leader+{DUCHESS}"]


def test_the_sum_stands_when_a_member_leaves() -> None:
    """A66: the strength of a follower that destroys itself in step 3 still counts."""
    bonus = number("СА005")
    team = with_strength(durability(THICK) - strength("СА005") - bonus)
    s = Scenario(me(in_play=["СА005", team]), rival(), threats=row(THICK))
    attack(s, THICK, f"СА005+{DUCHESS}")
    s.do("apply СА005.1")
    assert (s.seat(0).in_play, s.seat(0).trophies) == ([DUCHESS], [THICK])


def test_nobody_joins_late() -> None:
    """A66: a follower exhausted in step 3 adds what the ability says, not its own strength."""
    s = Scenario(me(in_play=["УК003", with_strength(5), "СА002: 1"]), rival())
    attack(s, THIN, "УК003+СА002")
    before = s.strength
    s.do("apply УК003.1")
    assert s.seat(0).exhausted == ["УК003", DUCHESS, "СА002"]
    assert s.strength == before + number("УК003")


# --- calling off ---


def test_calling_off_restores_everything() -> None:
    """A62: followers, counters, durability and destroyed cards are as they were, and the turn goes on."""
    seat = me(leader="ВО007", in_play=["СА002: 3", "СА005", "СА009", "УК007", "УК001"], stones="rr")
    s = Scenario(seat, rival())
    before = s.state.to_json()["players"]
    attack(s, THIN, "leader+СА002+УК001")
    s.do("apply СА005.1", "apply СА002.2", "x 1", "apply ВО007.1", "apply СА009.1", "x 1")
    assert s.seat(0).durability == durability("ВО007") - cost_number("ВО007") - 1
    assert s.state.destroyed
    s.do("call off")
    assert s.state.to_json()["players"] == before
    assert s.state.destroyed == []
    assert (s.asked, s.kind) == (0, "action")


def test_an_attack_that_cannot_succeed_any_more_is_called_off() -> None:
    """A90, A62, R8 step 4: the player chooses another threat or another action."""
    team = with_strength(durability(THICK) - 2 * DROPS)
    s = Scenario(me(in_play=["СА002 exhausted: 2", team]), rival(), threats=row(THICK, THIN))
    attack(s, THICK, DUCHESS)
    s.do("apply СА002.2", "x 1")
    assert [told["card"] for told in s.told("called-off")] == [THICK]
    assert s.seat(0).counters("СА002") == 2
    assert offered(s, "attack") == [f"attack {THIN}"]


def test_a_called_off_threat_is_barred_for_the_turn() -> None:
    """A63: another one may be attacked, with fresh abilities."""
    s = Scenario(me(in_play=["СА002: 1", "УК007", ENOUGH]), rival(), threats=row("УГ001", THIN))
    attack(s, "УГ001", DUCHESS)
    s.do("apply СА002.2", "call off")
    assert offered(s, "attack") == [f"attack {THIN}"]
    attack(s, THIN, DUCHESS)
    assert "apply СА002.2" in s.options
    s.do("call off")
    assert offered(s, "attack") == []


def test_a_threat_called_off_is_open_in_the_next_turn() -> None:
    """A63"""
    s = Scenario(me(in_play=["СА002: 3"]), rival())
    attack(s, THIN, "СА002")
    s.do("call off", "rest", "rest")
    assert f"attack {THIN}" in s.options


def test_what_happens_before_confirming_can_be_taken_back() -> None:
    """A64: no dice, no reveals, no summons, no applies and nothing of rivals in step 3."""
    harmless = {"strength", "protect", "exhaust", "exhaust-self", "destroy-self", "drop", "hurt", "spend", "heal"}
    for card in ALL_CARDS:
        for a in card.on_attack:
            used = {VERBS[step.verb].name for step in [*a.costs, *(step for branch in a.branches for step in branch)]}
            assert used <= harmless, f"{card.id} does {used - harmless} before the attack is confirmed"


# --- step 5 ---


def test_a_leader_in_the_team_takes_damage() -> None:
    """R8 step 5"""
    s = Scenario(me(in_play=[ENOUGH]), rival())
    attack(s, THIN, f"leader+{DUCHESS}")
    assert s.seat(0).durability == durability(LEADER) - strength(THIN)


def test_followers_alone_take_none() -> None:
    """R8.1"""
    s = Scenario(me(in_play=[ENOUGH]), rival())
    attack(s, THIN, DUCHESS)
    assert s.seat(0).durability == durability(LEADER)


def test_surplus_strength_has_no_effect() -> None:
    """R8.1: one attack defeats one threat."""
    s = Scenario(me(in_play=[with_strength(16)]), rival())
    attack(s, THIN, DUCHESS)
    assert s.seat(0).trophies == [THIN]
    assert len(s.threats) == 3


def test_protection_is_added_up() -> None:
    """A67: constant and gained; the damage does not fall below nothing."""
    team = with_strength(durability(BITES))
    constant, gained = modifier("СВ001"), number("УК004")
    s = Scenario(me(in_play=["СВ001", "УК004", team]), rival(), threats=row(BITES))
    attack(s, BITES, f"leader+{DUCHESS}")
    s.do("apply УК004.1")
    assert s.told("durability-lost")[0]["n"] == strength(BITES) - constant - gained
    s = Scenario(me(in_play=["СВ001", "СВ002", ENOUGH]), rival())
    attack(s, THIN, f"leader+{DUCHESS}")
    s.do("apply СВ002.2")
    assert constant + number("СВ002", 2) > strength(THIN)
    assert s.told("durability-lost") == []


def test_protection_gained_is_for_one_attack() -> None:
    """A67: it has to be gained again in the next."""
    team = with_strength(durability(BITES))
    s = Scenario(me(in_play=["СВ005", team]), rival(), threats=row(THIN, BITES))
    attack(s, THIN, f"leader+{DUCHESS}")
    s.do("apply СВ005.1", "rest", "rest", "rest")
    attack(s, BITES, f"leader+{DUCHESS}")
    s.do("confirm")
    lost = [loss["n"] for loss in s.told("durability-lost")]
    assert lost == [strength(THIN) - number("СВ005"), strength(BITES)]


def test_protection_helps_against_damage_only() -> None:
    """A67, R13: a price in durability is paid in full."""
    s = Scenario(me(in_play=["СВ001"]), rival())
    s.do("take purple as red")
    assert s.seat(0).durability == durability(LEADER) - 1


def test_protection_is_of_no_use_while_the_leader_stays_away() -> None:
    """A33, A67: the ability is not offered then."""
    s = Scenario(me(in_play=["УК004", "СА002: 1", ENOUGH]), rival())
    attack(s, THIN, DUCHESS)
    assert offered(s, "apply") == ["apply СА002.2"]


def test_damage_that_infects_undoes_nothing() -> None:
    """R8.1, R9.1: reward and trophy follow."""
    s = Scenario(me(durability=1, in_play=[ENOUGH]), rival())
    attack(s, THIN, f"leader+{DUCHESS}")
    assert s.seat(0).infected
    assert s.seat(0).trophies == [THIN]
    assert s.seat(0).stones != "nothing"


# --- step 6 ---


def test_after_attack_comes_after_a_success() -> None:
    """A68, R8 step 6: compulsory, for the abilities used in step 3 and for no others."""
    seat = {"leader": "ВО005", "durability": 9, "in_play": [ENOUGH]}
    s = Scenario(me(**seat), rival())
    attack(s, THIN, DUCHESS)
    s.do("apply ВО005.1")
    assert s.seat(0).durability == 9 + int(ability("ВО005").after[0].n)
    s = Scenario(me(**seat), rival())
    attack(s, THIN, DUCHESS)
    s.do("confirm")
    assert s.seat(0).durability == 9


def test_after_attack_does_not_come_after_calling_off() -> None:
    """A68"""
    s = Scenario(me(leader="ВО005", durability=9, in_play=["СА002: 1", ENOUGH]), rival())
    attack(s, THIN, DUCHESS)
    s.do("apply ВО005.1", "call off", "rest")
    assert s.seat(0).durability == 9


def test_after_attack_is_not_carried_over() -> None:
    """A68, A63: what was applied in an attack called off does nothing in the next one of the turn."""
    s = Scenario(me(leader="ВО005", durability=9, in_play=["УК007", ENOUGH]), rival(), threats=row("УГ001", THIN))
    attack(s, "УГ001", DUCHESS)
    s.do("apply ВО005.1", "call off")
    attack(s, THIN, DUCHESS)
    s.do("confirm")
    assert (s.seat(0).trophies, s.seat(0).durability) == ([THIN], 9)


def test_the_attacker_orders_what_comes_after() -> None:
    """R8 step 6: all of it, in any order."""
    s = Scenario(me(leader="ВО005", durability=9, in_play=["ИС004", "УК007", ENOUGH]), rival())
    attack(s, THIN, f"ИС004+УК007+{DUCHESS}")
    s.do("apply ВО005.1", "apply ИС004.2", "apply УК007.1")
    assert (s.kind, set(s.options)) == ("after-attack", {"after ВО005.1", "after ИС004.2", "after УК007.1"})
    s.do("after УК007.1", "after ИС004.2", "gain white")
    assert s.seat(0).exhausted == ["ИС004", DUCHESS]
    assert s.seat(0).durability == 9 + int(ability("ВО005").after[0].n)


def test_damage_comes_before_what_comes_after() -> None:
    """R8 steps 5 and 6, A72: a leader infected by the damage is healed no more."""
    seat = me(leader="ВО005", durability=strength(THIN), in_play=[ENOUGH])
    s = Scenario(seat, rival())
    attack(s, THIN, f"leader+{DUCHESS}")
    s.do("apply ВО005.1")
    assert (s.seat(0).infected, s.seat(0).durability) == (True, 0)


# --- steps 7 to 9 ---


def test_reward_trophy_and_the_next_threat() -> None:
    """R8 steps 7 to 9: in this order."""
    s = Scenario(me(in_play=[ENOUGH]), rival(), deck=["УГ010"])
    attack(s, THIN, DUCHESS)
    kinds = [event.kind for event in s.events if event.kind in ("stones-gained", "defeated", "opened")]
    assert kinds == ["stones-gained"] * len(card_named(THIN).reward) + ["defeated", "opened"]
    assert s.threats == ["УГ001", "УГ010", "УГ003"]
    assert s.seat(0).trophies == [THIN]


def test_without_a_deck_the_row_grows_shorter() -> None:
    """R8 step 9"""
    s = Scenario(me(in_play=[ENOUGH]), rival(), deck_size=0)
    attack(s, THIN, DUCHESS)
    assert s.threats == ["УГ001", "УГ003"]


def test_gains_of_a_reward_come_by_themselves() -> None:
    """A71: they cannot be left."""
    s = Scenario(me(in_play=[with_strength(durability(HEALS))], durability=5), rival())
    attack(s, HEALS, DUCHESS)
    assert s.seat(0).durability == 5 + int(card_named(HEALS).reward[0].n)


def test_a_reward_that_summons_may_be_declined() -> None:
    """A71: a part with a choice and a price is optional."""
    seat = me(hand=["УК004", "УК015"], in_play=[with_strength(16)], stones="gg")
    s = Scenario(seat, rival(), threats=row("УГ011"))
    attack(s, "УГ011", DUCHESS)
    assert s.options == ["summon УК004", "decline"]
    s.do("decline")
    assert s.seat(0).hand == ["УК004", "УК015"]
    assert s.seat(0).trophies == ["УГ011"]


def test_a_reward_that_summons() -> None:
    """A71, R13: for less."""
    less = int(card_named("УГ011").reward[0].n)
    due = int(card_named("УК007").price) - less
    seat = me(hand=["УК007", "УК015"], in_play=[with_strength(16)], stones="g" * due)
    s = Scenario(seat, rival(), threats=row("УГ011"))
    attack(s, "УГ011", DUCHESS)
    s.do("summon УК007")
    assert (s.seat(0).in_play, s.seat(0).stones) == ([DUCHESS, "УК007"], "nothing")


def test_other_parts_of_a_reward_are_carried_out_as_far_as_possible() -> None:
    """A92: of two followers to ready there is one; with nothing to banish the stones still come."""
    s = Scenario(me(in_play=[with_strength(16)]), rival(), threats=row("УГ008"))
    attack(s, "УГ008", DUCHESS)
    assert (s.asked, s.seat(0).exhausted, s.seat(0).points) == (1, [], 1)
    s = Scenario(me(in_play=[with_strength(16)]), rival(), threats=row("УГ013"))
    attack(s, "УГ013", DUCHESS)
    s.do("gain red+black")
    assert (s.asked, s.seat(0).stones, s.seat(0).trophies) == (1, "red+black", ["УГ013"])


def test_a_threat_being_defeated_is_neither_target_nor_trophy() -> None:
    """A71: its own reward cannot reach it, and it is counted only afterwards."""
    seat = me(hand=["ИС010", "ИС014"], in_play=[with_strength(16)], stones=price("ИС010"))
    s = Scenario(seat, rival(), threats=["УГ011", "УГ001", THIN])
    assert durability("УГ011") <= number("ИС010", 2)
    attack(s, "УГ011", DUCHESS)
    assert s.seat(0).trophies == []
    s.do("summon ИС010")
    while s.kind != "arrive":
        s.do("go on" if "go on" in s.options else s.options[0])
    s.do("apply ИС010.2")
    assert s.options == ["banish УГ001", f"banish {THIN}"]
    s.do(f"banish {THIN}")
    assert s.seat(0).trophies == ["УГ011"]


def test_a_banished_threat_is_replaced() -> None:
    """A71: whatever makes a threat leave the row."""
    seat = me(in_play=[with_strength(16)])
    s = Scenario(seat, rival(), threats=["УГ013", "УГ001", THIN], deck=["УГ010", "УГ009"])
    attack(s, "УГ013", DUCHESS)
    s.do(s.options[0], "banish УГ001")
    assert s.threats == ["УГ009", "УГ010", THIN]
    assert s.seat(0).trophies == ["УГ013"]


def test_reactions_to_a_defeat_wait_for_the_last_step() -> None:
    """A71, R12.8: trophy and new threat are there before anybody reacts."""
    s = Scenario(me(in_play=["СВ014", ENOUGH]), rival(), deck=["УГ010"])
    attack(s, THIN, DUCHESS)
    assert s.options == ["react СВ014.1", "no reaction"]
    assert s.seat(0).trophies == [THIN]
    assert "УГ010" in s.threats


def test_the_pool_may_be_too_small_for_a_reward() -> None:
    """A71, R10.2: what is missing comes from the reserve."""
    s = Scenario(me(in_play=[with_strength(16)]), rival(), threats=row(THICK), pool=1)
    attack(s, THICK, DUCHESS)
    assert s.seat(0).points == int(card_named(THICK).reward[0].n) > 1
    assert s.pool == 0


# --- an attack as an effect ---


def caller(*in_play: str) -> Seat:
    """A seat that can summon the ritual whose ability readies all followers and attacks."""
    return me(hand=["УК012", "ИС014"], stones=price("УК012"), in_play=list(in_play))


def test_an_attack_as_an_effect_is_a_whole_attack() -> None:
    """A70: with its team, its abilities, damage and reward; it comes on top of the action."""
    tired = f"{DUCHESS} exhausted: {durability(THIN)}"
    s = Scenario(caller(tired, "СА002: 1"), rival())
    s.do("summon УК012", "apply УК012.1", f"attack {THIN}", f"team leader+{DUCHESS}")
    assert s.options == ["apply СА002.2", "confirm", "call off"]
    s.do("confirm")
    assert s.seat(0).trophies == [THIN]
    assert s.seat(0).durability == durability(LEADER) - strength(THIN)
    assert s.asked == 1


def test_an_attack_as_an_effect_that_is_called_off_is_skipped() -> None:
    """A70: it is not tried again, and the turn's action is done."""
    tired = f"{DUCHESS} exhausted: {durability(THIN)}"
    s = Scenario(caller(tired, "СА002: 1"), rival())
    s.do("summon УК012", "apply УК012.1", f"attack {THIN}", f"team leader+{DUCHESS}", "call off")
    assert (s.seat(0).trophies, s.seat(0).exhausted) == ([], [])
    assert s.asked == 1


def test_an_attack_as_an_effect_needs_a_threat_in_reach() -> None:
    """A70: else that part is skipped, and with nobody to ready the ability is not offered."""
    s = Scenario(caller(), rival(), threats=row())
    s.do("summon УК012")
    assert s.asked == 1
    s = Scenario(caller("УК001 exhausted"), rival(), threats=row())
    s.do("summon УК012", "apply УК012.1")
    assert s.seat(0).exhausted == []
    assert s.asked == 1


def test_an_attack_within_an_attack_begins_with_the_reward() -> None:
    """A91, A71: the first is over by then, with its strength and the use of abilities; its threat is no target."""
    s = Scenario(caller(with_strength(16), "СА002: 3"), rival(), threats=["УГ016", "УГ001", THIN])
    attack(s, "УГ016", DUCHESS)
    s.do("apply СА002.2", "x 1", "summon УК012")
    while s.kind != "arrive":
        s.do(s.options[0])
    s.do("apply УК012.1")
    assert set(s.options) == {"attack УГ001", f"attack {THIN}"}
    s.do(f"attack {THIN}", "team СА002")
    assert s.strength == strength("СА002")
    s.do("apply СА002.2", "x 2")
    assert s.seat(0).trophies == [THIN, "УГ016"]
