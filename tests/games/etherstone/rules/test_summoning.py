"""Summoning and paying (R7, rulings A31, A45, A46, A55 to A60)."""

from itertools import combinations

import pytest

from ludoteka.games.etherstone.cards.definition import RITUAL, Card, card_named
from ludoteka.games.etherstone.cards.pool import ENTITIES
from ludoteka.games.etherstone.payment import affordable, payments
from ludoteka.games.etherstone.scenario import Scenario
from ludoteka.games.etherstone.stones import parse, size, words
from tests.games.etherstone.rules.positions import (
    LEADER,
    durability,
    me,
    modifier,
    number,
    offered,
    price,
    rival,
    with_strength,
)


@pytest.mark.parametrize("card", ENTITIES, ids=lambda card: card.id)
def test_the_exact_price_pays(card: Card) -> None:
    """R7, A58: for every entity, and one stone less does not."""
    stones = price(card.id)
    assert payments(parse(stones), card.code, 0, False) == [parse(stones)]
    for spot in range(len(stones)):
        assert not affordable(parse(stones[:spot] + stones[spot + 1 :]), card.code, 0, False)


def test_coloured_parts_are_paid_in_their_colour() -> None:
    """R7, A58: no other colour stands in for it."""
    exact = price("УК004")
    assert set(exact) == {"g"}
    for other in "wrb":
        s = Scenario(me(hand=["УК004"], stones=exact[1:] + other * 5), rival())
        assert offered(s, "summon") == []
    assert offered(Scenario(me(hand=["УК004"], stones=exact), rival()), "summon") == ["summon УК004"]


def test_the_purple_part_is_paid_in_any_mix() -> None:
    """R7, R10.1"""
    s = Scenario(me(hand=["СА003", "ИС014"], stones="rrwgb"), rival())
    s.do("summon СА003")
    assert s.kind == "lay"
    assert set(s.options) == {f"pay {words(parse('r' + ''.join(two)))}" for two in combinations("rwgb", 2)}
    s.do("pay white+red+black")
    assert s.seat(0).stones == "red+green"


def test_the_price_is_paid_exactly() -> None:
    """A58: nobody pays more, however many stones they have."""
    for card in ENTITIES:
        for mix in payments(parse("wwwwwrrrrrgggggbbbbb"), card.code, 0, False):
            assert size(mix) == card.price


def test_the_card_lies_upright_and_without_counters() -> None:
    """R7: before its owner, out of the hand; the action is over."""
    s = Scenario(me(hand=["УК002", "ИС014"], stones=price("УК002")), rival())
    s.do("summon УК002")
    assert (s.seat(0).hand, s.seat(0).in_play) == (["ИС014"], ["УК002"])
    assert (s.seat(0).exhausted, s.seat(0).counters("УК002"), s.seat(0).stones) == ([], 0, "nothing")
    assert s.asked == 1


def test_any_number_of_cards_may_be_in_play() -> None:
    """R7.1: there is no limit and no other condition."""
    others = [card.id for card in ENTITIES if card.id not in ("УК002", "ИС014", "ИС015")][:20]
    s = Scenario(me(hand=["УК002", "ИС014"], in_play=others, stones=price("УК002")), rival())
    assert "summon УК002" in s.options


@pytest.mark.parametrize("id", ["ТУ002", "УК001", "СА003", "СВ006", "ИС012"])
def test_a_summoned_follower_may_attack_in_the_next_turn(id: str) -> None:
    """A60: it came upright."""
    seat = me(hand=[id, "ИС014"], in_play=[with_strength(durability("УГ001"))], stones=price(id))
    s = Scenario(seat, rival())
    s.do(f"summon {id}", "rest", "attack УГ001")
    assert f"team УК002+{id}" in s.options


def test_rituals_stay() -> None:
    """A60: they count and score like every entity."""
    s = Scenario(me(hand=["СВ009", "ИС014"], stones=price("СВ009"), durability=4), rival())
    before = s.seat(0).score
    s.do("summon СВ009", "apply СВ009.1")
    assert card_named("СВ009").kind == RITUAL
    assert s.seat(0).in_play == ["СВ009"]
    assert s.seat(0).score == before + int(card_named("СВ009").points) + number("СВ009") // 2


# --- before summoning ---


def test_an_ability_before_summoning_makes_its_card_affordable() -> None:
    """A55: the card is offered, and the way that would end unpaid is not."""
    short = price("ТУ011")[: -number("ТУ011")]
    assert offered(Scenario(me(hand=["ТУ011"], stones=short), rival()), "summon") == []
    s = Scenario(me(hand=["ТУ011", "ИС014"], in_play=["УК001", "УК002"], stones=short), rival())
    s.do("summon ТУ011")
    assert s.options == ["recall УК001", "recall УК002"]
    s.do("recall УК002")
    assert s.seat(0).in_play == ["УК001", "ТУ011"]
    assert s.seat(0).stones == "nothing"


def test_an_ability_before_summoning_is_optional() -> None:
    """A31: who can pay the whole price may go on without it."""
    s = Scenario(me(hand=["ТУ011", "ИС014"], in_play=["УК001"], stones=price("ТУ011")), rival())
    s.do("summon ТУ011")
    assert s.options == ["apply ТУ011.1", "go on"]
    s.do("go on")
    assert s.seat(0).in_play == ["УК001", "ТУ011"]
    assert s.seat(0).stones == "nothing"


def test_only_what_leaves_the_card_payable_is_given_up() -> None:
    """A55: of the cards that could be destroyed for it, those that save enough."""
    dear, cheap = "ИС013", "ИС001"
    stones = "w" * (int(card_named("ИС010").price) - int(card_named(dear).price))
    s = Scenario(me(hand=["ИС010", "ИС014"], in_play=[dear, cheap], stones=stones), rival())
    s.do("summon ИС010")
    assert dear not in s.seat(0).in_play
    assert cheap in s.seat(0).in_play
    assert s.seat(0).stones == "nothing"


def test_only_numbers_that_leave_the_card_payable_are_chosen() -> None:
    """A55, A35"""
    s = Scenario(me(hand=["ИС008", "ИС014"], stones=price("ИС008")[:-2]), rival())
    s.do("summon ИС008")
    most = int(card_named("ИС008").before[0].limit)
    assert s.options == [f"x {x}" for x in range(2, most + 1)]
    s.do("x 2")
    assert s.seat(0).durability == durability(LEADER) - 2


def test_a_card_being_summoned_is_revealed_and_still_in_hand() -> None:
    """A56: everybody sees it, it counts as a card in hand, and there is no way back."""
    s = Scenario(me(hand=["ТУ011", "ИС014"], in_play=["УК001"], stones=price("ТУ011")), rival())
    s.do("summon ТУ011")
    view = s.state.view(1)
    assert view["summoning"] == {"card": "ТУ011", "less": 0, "any": False}
    assert view["players"][0]["hand"] == 2
    assert "ТУ011" in view["players"][0]["known"]
    s.do("apply ТУ011.1")
    assert all(text.startswith("pay") for text in s.options)
    s.do(s.options[0])
    assert s.seat(0).in_play == ["ТУ011"]
    assert s.seat(0).hand == ["УК001", "ИС014"]


def test_the_card_being_summoned_is_no_target_of_its_own_price() -> None:
    """A56: it does not lie in play yet."""
    s = Scenario(me(hand=["ТУ011", "ИС014"], stones=price("ТУ011")), rival(stones="b"))
    s.do("summon ТУ011")
    assert s.kind == "arrive"


def test_a_price_in_any_colours() -> None:
    """R7, A57: a card may let its whole price be paid in any colours."""
    s = Scenario(me(hand=["СВ010", "ИС014"], stones="r" * int(card_named("СВ010").price)), rival())
    s.do("summon СВ010")
    assert s.seat(0).in_play == ["СВ010"]
    assert s.seat(0).durability == durability(LEADER) - int(card_named("СВ010").before[0].costs[0].n)


def test_at_most_one_ability_before_summoning() -> None:
    """A88: so what can be reached is plain to see."""
    assert [card.id for card in ENTITIES if len(card.before) > 1] == []


# --- discounts ---


def test_the_payer_chooses_the_stones_dropped() -> None:
    """A57: a plain discount takes a coloured stone or one of the purple part."""
    saved = modifier("УК010")
    assert saved == 1
    s = Scenario(me(hand=["СА003", "ИС014"], in_play=["УК010"], stones="gwr"), rival())
    s.do("summon СА003")
    assert set(s.options) == {"pay white+green", "pay red+green", "pay white+red"}


def test_a_price_does_not_fall_below_nothing() -> None:
    """A57: nothing is paid back."""
    s = Scenario(me(hand=["УК006", "ИС014"], in_play=["УК010"], stones="gg"), rival())
    assert len(price("УК006")) <= modifier("УК010")
    s.do("summon УК006")
    assert s.seat(0).stones == "green+green"


def test_a_discount_is_only_for_the_cards_it_names() -> None:
    """A43, R7: a constant discount is always on, for followers here."""
    s = Scenario(me(hand=["УК005", "УК004"], in_play=["УК010"], stones="g"), rival())
    assert offered(s, "summon") == ["summon УК004"]


def test_the_price_is_read_when_the_card_is_revealed() -> None:
    """A88, A43: a discount counts even if its card is given up for the one being summoned."""
    saved = number("ТУ011") + modifier("УК010")
    stones = price("ТУ011")[:-saved]
    s = Scenario(me(hand=["ТУ011", "ИС014"], in_play=["УК010"], stones=stones), rival())
    s.do("summon ТУ011")
    assert s.seat(0).in_play == ["ТУ011"]
    assert s.seat(0).stones == "nothing"


# --- at once ---


def test_immediate_abilities_are_optional() -> None:
    """A31"""
    s = Scenario(me(hand=["СВ003", "ИС014"], stones=price("СВ003"), durability=4), rival())
    s.do("summon СВ003")
    assert (s.kind, s.options) == ("arrive", ["apply СВ003.1", "stop"])
    s.do("stop")
    assert (s.asked, s.seat(0).durability) == (1, 4)


def test_what_must_be_applied_is_applied() -> None:
    """A31: a drawback says so, and there is no stopping before it."""
    s = Scenario(me(hand=["СА015", "ИС014"], stones=price("СА015")), rival())
    assert card_named("СА015").at_once[0].must
    s.do("summon СА015")
    assert s.seat(0).durability == durability(LEADER) - number("СА015")
    assert s.seat(1).durability == durability("ВО010") - number("СА015", step=1)
    assert s.asked == 1


def test_a_card_is_in_play_during_its_own_immediate_abilities() -> None:
    """A46: it counts itself."""
    s = Scenario(me(hand=["СВ013", "ИС014"], stones=price("СВ013"), durability=2), rival())
    s.do("summon СВ013", "apply СВ013.1")
    assert s.seat(0).durability == 2 + number("СВ013")


def test_reactions_come_after_the_immediate_abilities() -> None:
    """R7, R12.8"""
    s = Scenario(rival(hand=["СВ003", "ИС014"], stones=price("СВ003"), durability=4), me(hand=["ИС015"]))
    s.do("summon СВ003")
    assert s.kind == "arrive"
    s.do("apply СВ003.1")
    assert s.options == ["react ВО010.1", "no reaction"]


def test_a_constant_ability_does_not_see_its_own_arrival() -> None:
    """A45"""
    s = Scenario(me(hand=["УК006", "УК004", "ИС014"], stones="ggg"), rival())
    s.do("summon УК006")
    assert s.asked == 1
    s.do("rest", "summon УК004")
    assert s.options == ["react УК006.1", "no reaction"]


def test_a_summon_that_cannot_be_paid_is_skipped() -> None:
    """A59: the ability that would only summon is not offered."""
    s = Scenario(me(hand=["ИС013", "УК015"], stones="w" * len(price("ИС013"))), rival())
    s.do("summon ИС013")
    assert s.asked == 1


def test_a_summon_by_an_effect_does_not_use_the_action() -> None:
    """A59: it is part of the action that brought it about."""
    s = Scenario(me(hand=["УК004", "ИС014"], in_play=["УК008", "УК001"]), rival())
    s.do("take green", "apply УК008.1")
    assert (s.asked, s.options) == (0, ["apply УК001.1", "stop"])
