"""How abilities work (R12, rulings A30 to A54)."""

import pytest

from ludoteka.games.etherstone.abilities import happen
from ludoteka.games.etherstone.cards.definition import (
    AT_END,
    CONSTANT,
    DEFEAT,
    DIE,
    FOLLOWER,
    LEADER,
    REWARD,
    RITUAL,
    RIVAL_DEFEAT,
    TECHNOLOGY,
    TRIGGERS,
    card_named,
)
from ludoteka.games.etherstone.cards.pool import ALL_CARDS, ENTITIES
from ludoteka.games.etherstone.scenario import Scenario, Seat
from ludoteka.games.etherstone.stones import parse, words
from ludoteka.games.etherstone.table import VERBS
from tests.games.etherstone.rules.positions import LEADER as MY_LEADER
from tests.games.etherstone.rules.positions import (
    RIVAL_LEADER,
    ability,
    cost_number,
    durability,
    me,
    number,
    offered,
    price,
    rival,
    row,
    third,
    with_strength,
)


def summoner(*cards: str, **known: object) -> Seat:
    """A seat that can pay for the first of these cards in hand."""
    return me(**{"hand": [*cards, "ИС014"], "stones": price(cards[0]), **known})


# --- symbols ---


def test_every_symbol_is_used() -> None:
    """R12.1: eight of them, and the reward of a threat."""
    triggers = {int(a.trigger) for card in ALL_CARDS for a in card.abilities}
    assert triggers == set(range(len(TRIGGERS)))
    dice = [a for card in ALL_CARDS for a in card.abilities if a.trigger == DIE]
    assert any(a.colours for a in dice)
    assert any(a.values and a.ranged for a in dice)
    assert any(a.values and not a.ranged for a in dice)
    constants = [a for card in ALL_CARDS for a in card.abilities if a.trigger == CONSTANT]
    assert any(a.modifier for a in constants)
    assert any(a.occasion >= 0 for a in constants)


def test_each_symbol_has_its_own_moment() -> None:
    """A30: dice are not the only occasion, and an ability without a die symbol never waits in the tray."""
    s = Scenario(summoner("СВ003", durability=5), rival())
    s.do("summon СВ003")
    assert s.options == ["apply СВ003.1", "stop"]
    s.do("stop", "rest")
    for colour in ("white", "red", "green", "black"):
        s = Scenario(me(in_play=["СВ003", "СВ014", "УК007", "ИС014"], hand=["УК015"]), rival(), values=[6] * 5)
        assert s.do(f"take {colour}").asked == 1


def test_threats_bear_rewards_and_nothing_else_does() -> None:
    """R2.3, R12.1"""
    for card in ALL_CARDS:
        assert (card.level > 0) == any(a.trigger == REWARD for a in card.abilities)


# --- optional, in any order, once ---


def test_an_exhausted_card_keeps_its_abilities() -> None:
    """R12.3"""
    s = Scenario(me(in_play=["УК001 exhausted"]), rival())
    s.do("take white")
    assert offered(s, "apply") == ["apply УК001.1"]


def test_one_ability_is_finished_before_the_next_begins() -> None:
    """R12.2, A42: what it contains is resolved inside it, the abilities of a summoned card included."""
    seat = me(hand=["ТУ003", "ИС014"], in_play=["УК008", "УК001"], stones=price("ТУ003"))
    s = Scenario(seat, rival())
    s.do("take green", "apply УК008.1")
    while s.kind == "lay":
        s.do(s.options[0])
    assert (s.kind, s.options) == ("arrive", ["apply ТУ003.1", "stop"])
    s.do("apply ТУ003.1")
    assert s.kind == "tray"
    assert "apply УК001.1" in s.options


def test_an_applied_ability_is_resolved_inside_the_one_that_applies_it() -> None:
    """A42: three deep here."""
    s = Scenario(me(in_play=["ИС003", "УК003", "УК002", "УК001"]), rival(), values=[5] * 5)
    s.do("take black", "apply ИС003.1")
    assert set(s.options) == {"apply УК003.2", "apply УК002.1", "apply УК001.1"}
    s.do("apply УК003.2")
    assert set(s.options) == {"apply УК002.1", "apply УК001.1"}
    s.do("apply УК001.1", "gain red")
    assert s.asked == 1
    assert s.seat(0).stones == "red+black+black"


def test_an_ability_is_finished_even_if_its_card_leaves() -> None:
    """R12.9: the price may be the card itself."""
    seat = me(hand=["УК004", "УК015"], in_play=["ТУ003"], stones="g" * (len(price("УК004")) - number("ТУ003", 2)))
    s = Scenario(seat, rival())
    s.do("take white", "apply ТУ003.2")
    assert s.seat(0).in_play == ["УК004"]
    assert "ТУ003" in s.seat(0).hand


# --- whole or not at all ---


def test_an_ability_whose_price_cannot_be_paid_is_not_offered() -> None:
    """A32, R12.4: stones, counters, followers to exhaust."""
    s = Scenario(me(in_play=["СВ012", "ТУ001"], stones="r"), rival(), values=[5] * 5)
    s.do("take black")
    assert offered(s, "apply") == ["apply ТУ001.1"]  # neither spends a white stone nor drops counters
    s = Scenario(me(in_play=["УК013 exhausted", "УК001 exhausted"]), rival(), values=[5] * 5)
    assert s.do("take white").asked == 1


def test_an_ability_that_would_change_nothing_is_not_offered() -> None:
    """A33: nothing to ready, nobody to take from."""
    s = Scenario(me(in_play=["ТУ010", "СА009"]), rival(), values=[2] * 5)
    assert s.do("take green").asked == 1


def test_parts_that_cannot_happen_are_skipped() -> None:
    """A33: no threat is thin enough, but rivals lose durability all the same."""
    s = Scenario(summoner("СА014"), rival(), threats=row())
    s.do("summon СА014", "apply СА014.2")
    assert s.seat(0).trophies == []
    assert s.seat(1).durability == durability(RIVAL_LEADER) - number("СА014", 2, step=1)
    assert s.asked == 1


def test_the_price_comes_first() -> None:
    """R12.4: then the effects in their order."""
    s = Scenario(me(in_play=["УК013", "ТУ002"]), rival(), values=[5] * 5)
    s.do("take white", "apply УК013.2")
    assert s.seat(0).points == 0
    s.do("exhaust ТУ002")
    assert (s.seat(0).points, s.seat(0).exhausted) == (number("УК013", 2), ["ТУ002"])


# --- X ---


@pytest.mark.parametrize("stones", [1, 2, 5])
def test_a_chosen_x_is_at_least_1_and_at_most_what_is_there(stones: int) -> None:
    """A35, R12.7: the same X wherever it stands."""
    limit = int(ability("ТУ006").limit)
    s = Scenario(summoner("ТУ006", stones=price("ТУ006") + "b" * stones), rival())
    s.do("summon ТУ006", f"pay {words(parse(price('ТУ006')))}", "apply ТУ006.1")
    most = min(limit, stones)
    if most > 1:
        assert s.options == [f"x {x}" for x in range(1, most + 1)]
        s.do(f"x {most}")
    assert s.seat(0).points == most * number("ТУ006")
    assert s.seat(0).stones == ("+".join(["black"] * (stones - most)) or "nothing")


def test_a_chosen_x_without_anything_to_spend() -> None:
    """A35: there is no X of 0."""
    s = Scenario(summoner("ТУ006"), rival())
    s.do("summon ТУ006")
    assert s.asked == 1


def test_x_paid_in_durability_is_at_most_what_is_there() -> None:
    """A35: for the points present, and none for an infected leader."""
    assert int(ability("СА009").limit) >= 2
    s = Scenario(me(durability=1, in_play=["СА009", with_strength(4)]), rival())
    s.do("attack УГ001", "team УК002", "apply СА009.1")
    assert s.seat(0).infected


def test_a_number_before_x_multiplies_it() -> None:
    """R12.7: `2X` is twice X."""
    s = Scenario(me(in_play=["СА002 exhausted: 3", with_strength(4), "УК007"]), rival())
    s.do("attack УГ001", "team УК002", "apply СА002.2", "x 3")
    assert s.strength == 4 + 3 * number("СА002", 2)


def test_an_ability_with_x_is_applied_once() -> None:
    """A37: the amount is chosen, then it is used."""
    s = Scenario(me(in_play=["СА002 exhausted: 3", with_strength(4), "УК007"]), rival())
    s.do("attack УГ001", "team УК002", "apply СА002.2", "x 1")
    assert s.seat(0).counters("СА002") == 2
    assert offered(s, "apply") == ["apply УК007.1"]


def test_a_repeatable_ability_stays_in_the_tray() -> None:
    """A37: as long as its price can be paid."""
    s = Scenario(me(in_play=["СВ012"], stones="www"), rival())
    s.do("take black", "apply СВ012.1", "apply СВ012.1")
    assert s.options == ["apply СВ012.1", "stop"]
    s.do("apply СВ012.1")
    assert s.asked == 1
    assert s.seat(0).points == 3 * number("СВ012")


def test_repeatable_abilities_have_a_finite_price() -> None:
    """A36: so that every window closes."""
    finite = {"drop", "spend", "exhaust", "destroy", "recall"}  # durability is none: it can be lost without end (A34)
    for card in ALL_CARDS:
        for a in card.abilities:
            if a.repeat:
                assert a.trigger == DIE
                assert {VERBS[step.verb].name for step in a.costs} & finite


def test_infection_stops_no_repeatable_ability_in_its_turn() -> None:
    """A18, A36: what is paid in other things than durability may be repeated."""
    s = Scenario(me(durability=1, in_play=["СВ012"], stones="www"), rival())
    s.do("take purple as black", "apply СВ012.1", "apply СВ012.1")
    assert s.seat(0).infected
    assert s.seat(0).points == 2 * number("СВ012")


def test_a_given_x_is_counted() -> None:
    """A36, R12.7: by the ability, when it begins."""
    s = Scenario(summoner("ТУ013", "УК001"), rival())
    s.do("summon ТУ013", "apply ТУ013.1")
    assert s.seat(0).stones == "black+black"


def test_a_given_x_of_0_does_nothing() -> None:
    """A36: an ability of X parts alone is not offered then."""
    s = Scenario(me(hand=["ТУ013"], stones=price("ТУ013")), rival())
    s.do("summon ТУ013")
    assert s.asked == 1
    assert s.seat(0).stones == "nothing"


# --- constants and reactions ---


def test_reactions_are_optional() -> None:
    """A43"""
    s = Scenario(me(in_play=["УК006"], hand=["УК004", "ИС014"], stones=price("УК004")), rival())
    s.do("summon УК004")
    assert s.options == ["react УК006.1", "no reaction"]
    s.do("no reaction")
    assert (s.asked, s.seat(0).stones) == (1, "nothing")


def test_a_reaction_comes_each_time_its_condition_happens() -> None:
    """R12.1, R12.8: three summons within one another, three reactions, after all of it."""
    seat = me(leader="ВО001", durability=3, hand=["ИС013", "УК005", "УК004", "УК015"], stones=price("ИС013") + "gg")
    s = Scenario(seat, rival())
    s.do("summon ИС013")
    s.do("pay " + "+".join(["white"] * len(price("ИС013"))), "apply ИС013.1", "summon УК005", "apply УК005.1")
    if s.kind == "summon":
        s.do("summon УК004")
    assert s.seat(0).in_play == ["ИС013", "УК005", "УК004"]
    for _ in range(3):
        assert s.options == ["react ВО001.1", "no reaction"]
        s.do("react ВО001.1")
    assert s.seat(0).durability == 3 + 3 * number("ВО001")
    assert s.asked == 1


def test_reactions_wait_for_the_ability_in_progress() -> None:
    """R12.8, A44: a summon inside an ability is over before anybody reacts."""
    seat = me(in_play=["УК008", "УК006"], hand=["ТУ003", "ИС014"], stones=price("ТУ003"))
    s = Scenario(seat, rival())
    s.do("take green", "apply УК008.1")
    while s.kind == "lay":
        s.do(s.options[0])
    assert s.kind == "arrive"
    s.do("stop")
    assert s.options == ["react УК006.1", "no reaction"]


def test_reactions_wait_for_all_parts_of_the_ability() -> None:
    """R12.8, A44: the threat is crushed, rivals lose durability, then comes the reaction to the defeat."""
    s = Scenario(summoner("СА014", in_play=["СВ014"]), rival(), threats=row("УГ002"))
    s.do("summon СА014", "apply СА014.2")
    assert s.options == ["react СВ014.1", "no reaction"]
    assert s.seat(1).durability == durability(RIVAL_LEADER) - number("СА014", 2, step=1)


def test_the_active_player_reacts_first() -> None:
    """A44: then the others clockwise."""
    s = Scenario(me(in_play=["СВ014", with_strength(16)]), rival(in_play=["ТУ008"]))
    s.do("attack УГ002")
    if s.kind == "team":
        s.do("team УК002")
    assert (s.asked, s.options) == (0, ["react СВ014.1", "no reaction"])
    s.do("react СВ014.1")
    assert (s.asked, s.options) == (1, ["react ТУ008.1", "no reaction"])
    s.do("react ТУ008.1")
    assert s.seat(1).counters("ТУ008") == number("ТУ008")
    assert (s.asked, s.kind) == (1, "action")


def test_other_players_react_clockwise() -> None:
    """A44: not in the order in which their reactions arose."""
    s = Scenario(third(in_play=["ТУ008"]), me(), rival(in_play=["ТУ007 exhausted"]), active=1)
    happen(s.state, 1, DEFEAT, RIVAL_DEFEAT)  # no printed card makes two rivals react to the same thing
    s.do("take purple as red")
    assert (s.asked, s.options) == (2, ["react ТУ007.2", "no reaction"])
    s.do("react ТУ007.2")
    assert (s.asked, s.options) == (0, ["react ТУ008.1", "no reaction"])


def test_a_player_orders_own_reactions() -> None:
    """A44, R12.2"""
    s = Scenario(me(leader="ВО013", in_play=["ИС009"]), rival())
    s.do("take purple as red")
    assert set(s.options) == {"react ВО013.1", "react ИС009.1", "no reaction"}
    s.do("react ИС009.1")
    assert s.options == ["react ВО013.1", "no reaction"]


# --- the player with the most ---


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(2, 1, True), (1, 1, False), (0, 0, False), (1, 2, False)])
def test_most_is_more_than_every_other(mine: int, theirs: int, gained: bool) -> None:
    """A47, R12.6: a tie gives nothing, nor do zeros; the other parts happen all the same."""
    seat = summoner("ТУ014", in_play=[f"УК002: {mine}"])
    s = Scenario(seat, rival(in_play=[f"ИС006: {theirs}"], stones="w"), third())
    s.do("summon ТУ014", "apply ТУ014.1")
    assert s.seat(1).stones == "nothing"
    assert s.seat(0).points == (number("ТУ014", step=1) if gained else 0)


def test_most_is_tested_against_every_rival() -> None:
    """R12.6: not only against the next one."""
    seat = summoner("ТУ014", in_play=["УК002: 2"])
    s = Scenario(seat, rival(stones="w"), third(in_play=["ИС006: 2"]))
    s.do("summon ТУ014", "apply ТУ014.1")
    assert s.seat(0).points == 0


# --- rivals ---


def test_rivals_lose_one_by_one_and_choose_themselves() -> None:
    """A48, R12.5: clockwise from the active seat; who has nothing is passed over."""
    seats = [rival(stones="wr"), third(stones="gb"), summoner("ТУ014")]
    s = Scenario(*seats, active=2)
    s.do("summon ТУ014", "apply ТУ014.1")
    assert (s.asked, s.options) == (0, ["lose white", "lose red"])
    s.do("lose red")
    assert (s.asked, s.options) == (1, ["lose green", "lose black"])
    s.do("lose black")
    assert [s.seat(seat).stones for seat in (0, 1)] == ["white", "green"]
    s = Scenario(summoner("ТУ014"), rival(), third(stones="gb"))
    s.do("summon ТУ014", "apply ТУ014.1")
    assert s.asked == 2


def test_rivals_gain_where_a_card_says_so() -> None:
    """R12.5: it is applied fully even where it helps them."""
    s = Scenario(summoner("СВ004", durability=5), rival(), third())
    s.do("summon СВ004", "apply СВ004.1")
    assert [s.seat(seat).stones for seat in (1, 2)] == ["+".join(["white"] * number("СВ004", step=2))] * 2
    told = [event["seat"] for event in s.told("stones-gained")]
    assert told == [1, 2]


# --- what counts ---


def test_the_leader_is_no_card_in_play() -> None:
    """A49: seven entities are seven cards, six and the leader are not."""
    bonus = ability("ВО001", 2).score
    assert bonus is not None
    plain = [card.id for card in ENTITIES if card.kind == FOLLOWER and not card.at_end and not card.points]
    six, seven = plain[: bonus.at_least - 1], plain[: bonus.at_least]
    base = durability("ВО001") // 2
    assert Scenario(me(leader="ВО001", in_play=six), rival()).seat(0).score == base
    assert Scenario(me(leader="ВО001", in_play=seven), rival()).seat(0).score == base + bonus.n


def test_the_leader_is_no_target_for_counters() -> None:
    """A49: unless it is named."""
    s = Scenario(me(in_play=["СВ015", "УК002"]), rival(), values=[2] * 5)
    s.do("take white", "apply СВ015.1")
    assert s.options == ["counters on СВ015", "counters on УК002"]
    s = Scenario(me(in_play=["СВ007"], durability=5), rival(), values=[6] * 5)
    s.do("take white", "apply СВ007.2", "branch 2")
    assert s.seat(0).counters(MY_LEADER) == int(ability("СВ007", 2).branches[1][0].n)


def test_only_followers_are_exhausted() -> None:
    """A50: rituals and technologies never."""
    seat = me(in_play=["УК009", "УК010", "СВ003", "УК001"])
    s = Scenario(seat, rival(), values=[3] * 5)
    s.do("take white", "apply УК009.1")
    assert s.options == ["exhaust УК009", "exhaust УК001"]
    kinds = {card_named(id).kind for id in ("УК010", "СВ003")}
    assert kinds == {TECHNOLOGY, RITUAL}


def test_one_recalls_and_destroys_own_cards() -> None:
    """A51: they go to the owner's hand, or to the box."""
    s = Scenario(me(hand=["ИС001", "УК015"], in_play=["ТУ005", "ТУ002"]), rival(in_play=["УК001"]))
    s.do("take black", "apply ТУ005.1")
    assert s.options == ["recall ТУ005", "recall ТУ002"]


def test_abilities_at_the_end_spend_nothing() -> None:
    """A54: they have no steps, only points."""
    for card in ALL_CARDS:
        for a in card.abilities:
            assert (a.trigger == AT_END) == (a.score is not None)
            if a.trigger == AT_END:
                assert [*a.costs, *a.branches, *a.after] == []


def test_leaders_have_no_immediate_abilities() -> None:
    """R2.2: they are never summoned."""
    for card in ALL_CARDS:
        if card.kind == LEADER:
            assert [*card.at_once, *card.before] == []


def test_a_must_comes_with_a_drawback() -> None:
    """A31: no card forces a gain upon its owner."""
    for card in ALL_CARDS:
        for a in card.abilities:
            if a.must:
                steps = [*a.after, *(step for branch in a.branches for step in branch)]
                assert any(VERBS[step.verb].name in ("hurt", "exhaust-self", "destroy-self") for step in steps)


def test_a_choice_between_two_effects() -> None:
    """A33, R12.2: the owner takes one, and only one that would change something is open."""
    s = Scenario(me(in_play=["СВ007"], durability=16), rival(), values=[6] * 5)
    s.do("take white", "apply СВ007.2")
    assert s.seat(0).counters(MY_LEADER) == int(ability("СВ007", 2).branches[1][0].n)
    assert s.asked == 1


def test_the_price_of_an_attack_ability_counts_once() -> None:
    """R8 step 3, R12.4: what is dropped in step 3 is gone after a success."""
    s = Scenario(me(in_play=["ИС006 exhausted: 2", with_strength(4)]), rival())
    s.do("attack УГ001", "team УК002", "apply ИС006.2")
    assert s.seat(0).counters("ИС006") == 2 - cost_number("ИС006", 2)
