"""What depends on cards in hand that others do not know is asked whatever they are, so that others cannot tell them."""

import json
from collections.abc import Callable

import pytest

from ludoteka.games.etherstone.cards.definition import ABILITIES, AT_ONCE, DIE, REWARD
from ludoteka.games.etherstone.scenario import Scenario, Seat

CHEAP, OTHER, RITUAL = "УК001", "УК003", "ИС014"
RIVAL = Seat("ВО003", hand=["СА001"])

Cards = list[str]


def hidden(s: Scenario) -> Scenario:
    """Nobody has seen the cards in hand."""
    for player in s.state.players:
        player.shown = sorted(int(placed.card) for placed in player.tableau)
    return s


def by_die(cards: Cards) -> Scenario:
    """A technology summons a follower for less whenever a green die is taken."""
    return hidden(Scenario(Seat("ВО002", cards, ["УК008"], "gggww"), RIVAL)).do("take green")


def by_die_chosen(cards: Cards) -> Scenario:
    return by_die(cards).do("apply УК008.1")


def by_recall(cards: Cards) -> Scenario:
    """A card goes back to the hand, and another is summoned."""
    seat = Seat("ВО002", cards, ["ТУ005", "ТУ003"])
    return hidden(Scenario(seat, RIVAL, values=(2, 2, 2, 2, 2))).do("take black")


def by_leader(cards: Cards) -> Scenario:
    """The leader applies an ability of a technology."""
    seat = Seat("ВО006", cards, ["УК008"], "gggww")
    return hidden(Scenario(seat, RIVAL, values=(2, 2, 2, 2, 2))).do("take white")


def by_leader_chosen(cards: Cards) -> Scenario:
    return by_leader(cards).do("apply ВО006.2")


def at_once(cards: Cards) -> Scenario:
    """A ritual summons a card for much less as soon as it is in play."""
    s = hidden(Scenario(Seat("ВО002", ["ИС013", *cards], stones="wwwwwww"), RIVAL))
    return s.do("summon ИС013")


def reward(cards: Cards) -> Scenario:
    """A threat rewards whoever defeats it with a cheap summoning."""
    seat = Seat("ВО002", cards, ["УК002: 7"])
    return hidden(Scenario(seat, RIVAL, threats=("УГ011", "УГ002", "УГ003"))).do("attack УГ011", "team УК002")


CHOICES: list[tuple[Callable[[Cards], Scenario], list[Cards]]] = [
    (by_die, [[RITUAL], [CHEAP]]),
    (by_die, [[RITUAL, "ИС012"], [CHEAP, OTHER], [CHEAP, RITUAL]]),
    (by_die_chosen, [[CHEAP, RITUAL], [CHEAP, OTHER]]),
    (by_recall, [["УК014", "СА015"], ["ТУ001", "УК014"]]),
    (by_leader, [[RITUAL], [CHEAP]]),
    (by_leader_chosen, [[CHEAP, RITUAL], [CHEAP, OTHER]]),
    (at_once, [["УК014", "СА015"], [CHEAP, OTHER]]),
    (reward, [["УК014", "СА015"], ["УК004", "ТУ002"], ["УК004", RITUAL]]),
]


def seen_by_others(s: Scenario) -> list[str]:
    """All that those who are not asked see and were told."""
    viewers = [viewer for viewer in range(-1, s.state.seats) if viewer != s.asked]
    return [json.dumps([s.state.view(viewer), [event.seen_by(viewer) for event in s.events]]) for viewer in viewers]


@pytest.mark.parametrize(("choice", "hands"), CHOICES, ids=[choice.__name__ for choice, _ in CHOICES])
def test_others_cannot_tell_the_cards_by_the_question(choice: Callable[[Cards], Scenario], hands: list[Cards]) -> None:
    """A93, A8: hands are secret, whatever an ability asks of them."""
    positions = [choice(cards) for cards in hands]
    assert len({(s.asked, s.kind) for s in positions}) == 1
    assert positions[0].asked == 0
    for s in positions[1:]:
        assert seen_by_others(s) == seen_by_others(positions[0])


def test_with_nothing_to_summon_one_can_only_go_on() -> None:
    """A93"""
    assert by_die([RITUAL]).options == ["stop"]
    assert reward(["УК014", "СА015"]).options == ["decline"]


def test_a_hand_that_everybody_knows_leaves_nothing_to_hide() -> None:
    """A33: what can do nothing is not offered."""
    s = Scenario(Seat("ВО002", [RITUAL], ["УК008"], "gggww"), RIVAL).do("take green")
    assert s.asked == 1


def test_where_no_card_that_could_be_there_can_be_paid_nothing_is_asked() -> None:
    """A93, A33: every follower with a price of 1 lies open."""
    cheap = ["УК006", "СА005", "СВ002", "ИС001"]
    s = hidden(Scenario(Seat("ВО002", ["УК005", CHEAP], stones="gg"), Seat("ВО003", ["СА001"], cheap)))
    assert s.do("summon УК005").asked == 1
    s = hidden(Scenario(Seat("ВО002", ["УК005", CHEAP], stones="gg"), Seat("ВО003", ["СА001"], cheap[1:])))
    assert s.do("summon УК005").options == ["stop"]


def test_where_no_card_of_any_type_can_be_paid_nothing_is_asked_either() -> None:
    """A93, A33: all stones are spent, and every card that needs none when it costs one less lies open."""
    free = ["УК006", "СА005", "СВ002", "ИС001", "ИС008"]
    seat = Seat("ВО002", ["ТУ010", "УК014"], ["ТУ005", "ТУ003"])
    course = ("take black", "apply ТУ003.2", "summon ТУ010")
    s = hidden(Scenario(seat, Seat("ВО003", ["СА001"], free), values=(1, 1, 1, 1, 1)))
    assert s.do(*course).asked == 1
    s = hidden(Scenario(seat, Seat("ВО003", ["СА001"], free[1:]), values=(1, 1, 1, 1, 1)))
    assert s.do(*course).options == ["stop"]


def test_only_dice_arrivals_and_rewards_look_into_the_hand() -> None:
    """A93: questions that other abilities put need no such care; a card that changes this needs it."""
    looking = [ability for ability in ABILITIES[1:] if ability.summons or ability.applies]
    assert {ability.trigger for ability in looking} <= {DIE, AT_ONCE, REWARD}
    assert all(len(ability.branches) == 1 for ability in looking)
