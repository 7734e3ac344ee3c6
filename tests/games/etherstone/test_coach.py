"""Positions in which a coach must say something, and others near them in which it must not."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.state import State
from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.cards.definition import CARDS, FIRST_LEADER, FIRST_THREAT
from ludoteka.games.etherstone.scenario import Scenario, Seat
from ludoteka.games.etherstone.synergy import hint
from tests.games.coaching import Advice, check, noted, untested

ENTITY_CODES = list(range(1, FIRST_LEADER))
LEADER_CODES = list(range(FIRST_LEADER, FIRST_THREAT))
HAND = ["ТУ001", "УК004"]  # a technology, and a follower for two green stones


def at(own: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **table: Any) -> Callable[[], State]:
    seats = ({"hand": HAND, **(own or {})}, {"leader": "ВО011", "hand": ["УК006", "УК007"], **(rival or {})})
    return lambda: Scenario(*(Seat(**seat) for seat in seats), **table).state


def after(position: Callable[[], State], *texts: str) -> Callable[[], State]:
    def state() -> State:
        g = position()
        for text in texts:
            g.answer(g.seat, g.option_named(g.seat, text))
        return g

    return state


def choosing(hand: list[int], choice: list[int], leaders: bool = False) -> Callable[[], State]:
    """The draft with cards taken already, or the choice of a leader that follows it."""

    def state() -> State:
        used = {*hand, *choice}
        rest = [code for code in ENTITY_CODES if code not in used]
        own = [*hand, *(choice if not leaders else [])]
        packs = [[*own, *rest[: 7 - len(own)]], rest[10:17]]
        packed = [[CARDS[code].id for code in pack] for pack in packs]
        heads = [CARDS[code].id for code in (choice if leaders else LEADER_CODES[:2])]
        others = [CARDS[code].id for code in LEADER_CODES if CARDS[code].id not in heads][:2]
        g = Scenario(Seat(leaders=heads), Seat(leaders=others), packs=packed).state
        g.players[0].hand = sorted(hand)
        if leaders:
            while g.question_kind(g.agenda[-1], g.seat) == "draft":
                g.answer(g.seat, g.options(g.seat)[0])
            g.players[0].hand = sorted(hand)
        else:
            g.packs[0] = sorted(choice)
        return g

    return state


def pair(codes: list[int]) -> tuple[int, int]:
    """A card of the draft with one of these that goes with it."""
    return next((a, b) for a in ENTITY_CODES for b in codes if a != b and hint(b, [a]) is not None)


def strangers(codes: list[int], few: int) -> tuple[int, list[int]]:
    """A card of the draft, and some of these of which none goes with it."""
    for a in ENTITY_CODES:
        found = [b for b in codes if a != b and hint(b, [a]) is None]
        if len(found) >= few:
            return a, found[:few]
    raise AssertionError


FITTING, STRANGE = pair(ENTITY_CODES), strangers(ENTITY_CODES, 3)
LED, UNLED = pair(LEADER_CODES), strangers(LEADER_CODES, 2)
LEADERS = [LED[1], next(code for code in LEADER_CODES if code != LED[1])]
CHEAP = [code for code in ENTITY_CODES if CARDS[code].price <= 3]
DEAR = [code for code in ENTITY_CODES if CARDS[code].price > 3]

FIGHTERS = {"in_play": ["УК001", "УК013"]}  # strength 2 each, and the leader's 1
TWO = {"hand": ["ТУ002", "УК004"], "in_play": ["УК001", "ТУ009"], "stones": "wwrrggbb"}  # both use a white 1
LEADER = {"in_play": ["УК001", "УК013", "УК011"], "leader": "ВО005"}  # without whom they are too weak
THREATS = ("УГ005", "УГ002", "УГ003")
LAST_CARD = {"hand": ["УК011"], "in_play": ["УК001"], "stones": "ggggww", "durability": 8}  # worth 1 for each follower
LED_FIGHT, LAST_FIGHT = at(LEADER, threats=THREATS), at({**LEADER, "durability": 1}, threats=THREATS)
ADVICE = [
    Advice("summon-now", at({"stones": "gg"}), at(), {"cards": ["УК004"]}),
    Advice("attack-now", at(FIGHTERS), at(), {"points": 2}),
    Advice("attack-near", at({"leader": "ВО005"}), at(FIGHTERS), {"n": 1}),
    Advice(
        "die-completes",
        at({"hand": ["УК004"]}),
        at({"hand": ["УК004"], "stones": "gg"}),
        {"card": "УК004", "dice": {"green": 1}},
    ),
    Advice("die-abilities", at({"in_play": ["УК014", "УК001"]}), at({"in_play": ["УК014"]}), {"dice": {"white": 1}}),
    Advice("die-rival", at({}, {"in_play": ["УК014", "УК001"]}), at(), {"seat": 1, "n": 3}),
    Advice("last-die", at(dice="w"), at(dice="wr"), {"seat": 1}),
    Advice("refresh-free", at({"leader": "ВО012"}, dice="wr"), at({"leader": "ВО012"})),
    Advice("refresh-infects", at({"durability": 5}), at({"durability": 6}), {"n": 5}),
    Advice("life-low", at({"durability": 3}), at({"durability": 4}), {"n": 3, "points": 7}),
    Advice("rest-worth", at({"in_play": ["УК001 exhausted"]}), at({"in_play": ["УК001"]}), {"n": 1}),
    Advice("end-hand", at({}, {"hand": ["УК006"]}), at(), {"seat": 1, "n": 1}),
    Advice("end-deck", at(deck_size=2), at(deck_size=3), {"n": 2}),
    Advice("end-pool", at(pool=4), at(pool=5), {"n": 4}),
    Advice("finish-ahead", at(LAST_CARD, {"points": 1}), at(LAST_CARD, {"points": 2}), {"card": "УК011", "n": 1}),
    Advice("finish-behind", at(LAST_CARD, {"points": 2}), at(LAST_CARD, {"points": 1}), {"card": "УК011", "n": 0}),
    Advice("rival-ahead", at({}, {"points": 9}, pool=4), at({"points": 9}, pool=4), {"seat": 1}),
    Advice("last-turn", at(ending=1), at()),
    Advice("tray-order", after(at(TWO), "take white"), after(at(FIGHTERS), "take white"), {"n": 2}),
    Advice("spare-leader", after(at(FIGHTERS), "attack УГ001"), after(LED_FIGHT, "attack УГ005")),
    Advice("leader-hurt", after(LED_FIGHT, "attack УГ005"), after(LED_FIGHT, "attack УГ003"), {"n": 1, "left": 8}),
    Advice("leader-infects", after(LAST_FIGHT, "attack УГ005"), after(LED_FIGHT, "attack УГ005"), {"n": 1}),
    Advice(
        "draft-theme",
        choosing([FITTING[0]], [FITTING[1], *STRANGE[1][:1]]),
        choosing([STRANGE[0]], STRANGE[1]),
        {"cards": [CARDS[FITTING[0]].id]},
    ),
    Advice("draft-dear", choosing(DEAR[:3], DEAR[3:6]), choosing([*DEAR[:2], CHEAP[0]], DEAR[3:6])),
    Advice(
        "leader-fit",
        choosing([LED[0]], LEADERS, leaders=True),
        choosing([UNLED[0]], UNLED[1], leaders=True),
        {"cards": [CARDS[LED[0]].id]},
    ),
]


@pytest.mark.parametrize("case", ADVICE, ids=lambda case: case.kind)
def test_advice(case: Advice) -> None:
    check(GAME, case)


def test_every_kind_of_advice_is_tested() -> None:
    assert untested(GAME, ADVICE) == set()


def test_nothing_is_told_of_a_turn_that_never_comes() -> None:
    """In the last round: a card to be paid for, a rest or a pact next turn, and a rival who has played already."""
    own = {"hand": ["УК004"], "in_play": ["УК007 exhausted"], "durability": 3}
    rival = {"hand": ["УК006"], "in_play": ["УК014", "УК001"]}
    assert noted(GAME, at(own, rival)(), 0).keys() >= {"life-low", "die-completes", "rest-worth", "die-rival"}
    last = noted(GAME, at(own, rival, ending=1)(), 0)
    assert last.keys().isdisjoint({"life-low", "die-completes", "rest-worth"})
    assert "die-rival" in last, "the rival is still to play"

    first, second = {**rival, "leader": "ВО005"}, {"hand": HAND}
    assert "die-rival" in noted(GAME, at(first, second, active=1)(), 1)
    assert "die-rival" not in noted(GAME, at(first, second, active=1, ending=0)(), 1)
    assert "last-die" in noted(GAME, at(first, second, active=1, dice="w")(), 1)
    assert "last-die" not in noted(GAME, at(first, second, active=1, ending=0, dice="w")(), 1)


def test_an_infection_in_the_last_turn_brings_no_pact() -> None:
    fight = at({**LEADER, "durability": 1}, threats=THREATS, ending=1)
    assert noted(GAME, after(fight, "attack УГ005")(), 0) == {}


def test_a_leader_is_not_called_needed_where_abilities_win_too() -> None:
    helped = {"leader": "ВО007", "in_play": ["УК001", "СА005"]}  # who adds 3 to its 1 and falls
    state = after(at(helped, threats=THREATS), "attack УГ005")()
    teams = [state.option_detail(state.agenda[-1], 0, option) for option in state.options(0)]
    assert {(team["leader"], team["missing"] > 0) for team in teams} >= {(True, False), (False, True)}
    assert "leader-hurt" not in noted(GAME, state, 0)


def test_the_own_last_card_is_judged_by_what_it_brings() -> None:
    """With its VP at the end and the end token; then nothing is said against hurrying the end."""
    state = at(LAST_CARD, {"points": 1}, pool=4)()
    found = noted(GAME, state, 0)
    assert {"finish-ahead", "end-pool"} <= found.keys()
    own, others = state.scores()
    assert others > own
    assert found.keys().isdisjoint({"summon-now", "rival-ahead", "end-hand"})
    assert "summon-now" in noted(GAME, at({**LAST_CARD, "hand": ["УК011", "УК004"]})(), 0)
    assert noted(GAME, at(LAST_CARD, {"hand": ["УК006"]})(), 0)["end-hand"]["seat"] == 1, "a rival may end it, too"
    assert "finish-ahead" not in noted(GAME, at(LAST_CARD, ending=1)(), 0)


def test_the_end_comes_before_dice() -> None:
    kinds = list(noted(GAME, at({"stones": "gg", "in_play": ["УК014", "УК001"]}, {"hand": ["УК006"]})(), 0))
    assert kinds.index("end-hand") < kinds.index("die-abilities")
