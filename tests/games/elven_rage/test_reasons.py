"""Why a Land, a card, a treasure, a squad or a warrior cannot be chosen: every reason that the rules know."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.state import State
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.cards.definition import CARDS
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from tests.games.reasons import Refusal, check, untested

IDS = {card.slug: card.id for card in CARDS[1:]}
THREE = ["pathfinder", "sniper", "dryad"]
FIVE_LANDS = ["F0n", "F0p", "M0", "M0n"]


def capture(seat: Seat, *others: Seat, **table: Any) -> Callable[[], State]:
    return lambda: Scenario(seat, *(others or (Seat("snow"),)), **table).state


def after(made: Callable[[], Scenario], *texts: str) -> Callable[[], State]:
    return lambda: made().do(*texts).state


def battle(field: Sequence[str]) -> Callable[[], State]:
    """Black attack High; the first warrior of Black is to act."""

    def made() -> State:
        s = Scenario(Seat("black"), Seat("high", lands=["M1"]), field=field, land="M1", reserve=1)
        assert s.kind == "act"
        return s.state

    return made


def squad(*texts: str) -> Callable[[], State]:
    squads = [["goblin", "orc", "troll"], ["dwarf", "harpy", "ogre"], ["centaur", "wraith", "militia"]]
    return after(lambda: Scenario(Seat("forest", hand=THREE), Seat("snow"), squads=squads), "attack M0", *texts)


def scouting() -> State:
    """Forest have seen the third squad with the All-Seeing Eye, and may see another."""
    s = Scenario(Seat("forest", lands=["M0", "F0n"], artifacts=["all-seeing-eye"]), Seat("snow"))
    s.do("play all-seeing-eye on squad 3").pass_windows()
    assert s.kind == "scout-more"
    return s.state


def played_out() -> State:
    s = Scenario(Seat("forest", hand=THREE), Seat("snow"))
    pathfinder = next(card for card in CARDS[1:] if card.slug == "pathfinder")
    s.state.players[0].played = [pathfinder.code] * pathfinder.copies
    return s.state


def others_battle() -> State:
    """Forest attack Black while Snow look on, who may speak before a warrior acts."""
    s = Scenario(
        Seat("forest"),
        Seat("black", lands=["M1"]),
        Seat("snow", hand=["ice-archer"], lands=["F2n"], artifacts=["storm-scroll"]),
        field=["sniper 0", "initiate 1", "torturer 1", ""],
        land="M1",
        reserve=1,
    )
    assert 2 in s.state.owing()
    return s.state


def answering() -> State:
    """Forest have played a card; Snow may deny it."""
    s = Scenario(Seat("forest", hand=THREE), Seat("snow", artifacts=["ring-of-denial"], treasures=1))
    s.do("play pathfinder on squad 1")
    assert s.state.owing() == [1]
    return s.state


def damaged() -> State:
    s = Scenario(
        Seat("forest", hand=["sniper"], lands=["F0n"], treasures=1),
        Seat("high", hand=["healer"], lands=["M1", "F1n"]),
        field=["pathfinder 0", "", "", "knight-of-the-sun 1 *"],
        land="M1",
        reserve=1,
    )
    assert s.window == "damaged"
    return s.state


def finished() -> State:
    state = Scenario(Seat("forest"), Seat("snow")).state
    state.asked, state.over = 0, True
    return state


def attack(land: str, owner: int = -1) -> dict[str, Any]:
    return {"do": "attack", "land": land, "owner": owner}


def play(slug: str) -> dict[str, Any]:
    return {"do": "play", "card": IDS[slug]}


CASES = [
    Refusal(
        "one's own Land",
        capture(Seat("forest", hand=THREE)),
        attack("K0", 0),
        [{"kind": "own-land"}],
        ("This Land is yours", "Эта Земля уже ваша", "Ця Земля вже ваша"),
    ),
    Refusal(
        "a Land of the ally",
        capture(Seat("forest", hand=THREE), Seat("black"), Seat("snow"), Seat("high"), scenario="alliance"),
        attack("K2", 2),
        [{"kind": "ally-land"}],
        ("This Land is your ally’s", "Эта Земля принадлежит союзнику", "Ця Земля належить союзникові"),
    ),
    Refusal(
        "a Land far away",
        capture(Seat("forest", hand=THREE)),
        attack("K1", 1),
        [{"kind": "not-near"}],
        ("No Land of yours borders it", "Ни одна ваша Земля с ней не граничит", "Жодна ваша Земля з нею не межує"),
    ),
    Refusal(
        "too few cards to attack",
        capture(Seat("forest", hand=["sniper"])),
        attack("M0"),
        [{"kind": "needs-cards", "n": 2}],
        (
            "An attack needs 2 more cards in your hand",
            "Для атаки не хватает 2 карт в руке",
            "Для атаки бракує 2 карт на руці",
        ),
    ),
    Refusal(
        "an attack in a rival's turn",
        capture(Seat("forest", hand=THREE), active=1),
        attack("M0"),
        [{"kind": "waiting", "seats": [1]}],
        ("Boris is to choose now", "Сейчас решает Boris", "Зараз вирішує Boris"),
    ),
    Refusal(
        "an attack while squads are chosen from",
        squad(),
        attack("F0n"),
        [{"kind": "question"}],
        ("Answer the question first", "Сначала ответьте на вопрос", "Спершу дайте відповідь на запитання"),
    ),
    Refusal(
        "too few Lands for the price",
        capture(Seat("black", hand=["night-rider"])),
        play("night-rider"),
        [{"kind": "needs-lands", "n": 2}],
        ("Needs 2 more Lands", "Не хватает 2 Земель", "Бракує 2 Земель"),
    ),
    Refusal(
        "every copy was played",
        played_out,
        play("pathfinder"),
        [{"kind": "played"}],
        (
            "Every copy of this card has been played this turn",
            "Все копии этой карты уже применены в этот ход",
            "Усі копії цієї карти вже застосовано цього ходу",
        ),
    ),
    Refusal(
        "an action for battles",
        capture(Seat("forest", hand=THREE)),
        play("sniper"),
        [{"kind": "needs-lands", "n": 1}, {"kind": "not-now", "window": ["damaged"]}],
        (
            "Not at this moment. Its time: after a wound",
            "Сейчас не время. Когда можно: после ранения",
            "Зараз не час. Коли можна: після поранення",
        ),
        said=1,
    ),
    Refusal(
        "an action that is an answer",
        capture(Seat("forest", hand=["whisperer"], lands=FIVE_LANDS)),
        play("whisperer"),
        [{"kind": "only-as-answer"}],
        (
            "Only in answer to an action or artifact",
            "Только в ответ на действие или артефакт",
            "Лише у відповідь на дію чи артефакт",
        ),
    ),
    Refusal(
        "a battle of others",
        others_battle,
        play("ice-archer"),
        [{"kind": "own-battle"}],
        ("Only in your battle", "Только в вашем бою", "Лише у вашому бою"),
        seat=2,
    ),
    Refusal(
        "an action without an aim",
        capture(Seat("snow", hand=["avalanche-rider"], lands=["F0n"]), Seat("black")),
        play("avalanche-rider"),
        [{"kind": "no-target"}],
        ("There is nothing to aim it at", "Нет подходящей цели", "Немає відповідної цілі"),
    ),
    Refusal(
        "an attacker who needs every card for the battle",
        squad(),
        play("pathfinder"),
        [{"kind": "needs-all-cards"}],
        (
            "You need all your cards for the battle",
            "Для этого боя нужны все ваши карты",
            "Для цього бою потрібні всі ваші карти",
        ),
    ),
    Refusal(
        "no treasure",
        capture(Seat("forest")),
        {"do": "cash"},
        [{"kind": "no-treasure"}],
        ("You have no treasure", "У вас нет сокровищ", "У вас немає скарбів"),
    ),
    Refusal(
        "a treasure in answer",
        answering,
        {"do": "cash"},
        [{"kind": "not-as-answer"}],
        (
            "Not in answer to an action or artifact",
            "Не в ответ на действие или артефакт",
            "Не у відповідь на дію чи артефакт",
        ),
        seat=1,
    ),
    Refusal(
        "a treasure in battle",
        damaged,
        {"do": "cash"},
        [{"kind": "only-outside"}],
        ("Only outside battle", "Только вне боя", "Лише поза боєм"),
    ),
    Refusal(
        "nobody to trade with",
        capture(Seat("forest")),
        {"do": "trade"},
        [{"kind": "no-partner"}],
        (
            "There is nobody left to trade with this turn",
            "В этот ход больше не с кем меняться",
            "Цього ходу більше немає з ким мінятися",
        ),
    ),
    Refusal(
        "a look before a Land is named",
        capture(Seat("forest", hand=THREE)),
        {"do": "look", "squad": 1},
        [{"kind": "squad-later"}],
        (
            "You look at squads when you attack a Land without an owner",
            "Отряды смотрят, когда атакуют пустующую Землю",
            "Загони переглядають, коли атакують нічийну Землю",
        ),
    ),
    Refusal(
        "a second look",
        squad("look at squad 1", "turn up orc"),
        {"do": "look", "squad": 2},
        [{"kind": "looked"}],
        (
            "Without a card you may look at one squad before a battle, and you already have",
            "Без карты перед боем можно посмотреть один отряд, и вы его уже посмотрели",
            "Без карти перед боєм можна переглянути один загін, і ви його вже переглянули",
        ),
    ),
    Refusal(
        "a squad with an open card",
        squad("look at squad 1", "turn up orc"),
        {"do": "look", "squad": 1},
        [{"kind": "squad-open"}],
        (
            "One card of this squad lies open already",
            "В этом отряде одна карта уже открыта",
            "У цьому загоні одна карта вже відкрита",
        ),
    ),
    Refusal(
        "a scout and the squad that was seen first",
        scouting,
        {"do": "look", "squad": 3},
        [{"kind": "squad-known"}],
        ("You know this squad already", "Этот отряд вам уже известен", "Цей загін вам уже відомий"),
    ),
    Refusal(
        "an attack that only burns, where another hurts",
        battle(["fanatic 0", "chronicler 1", "spearman 1", "gatekeeper 1"]),
        {"do": "strike", "victim_uid": 3},
        [{"kind": "must-hurt"}],
        (
            "Another attack hurts an enemy, so it must be chosen",
            "Другая атака нанесёт урон: нужно выбрать её",
            "Інша атака завдасть шкоди: треба вибрати її",
        ),
    ),
    Refusal(
        "no attack on that side",
        battle(["darn-guard 0", "chronicler 1", "spearman 1", "healer 1"]),
        {"do": "strike", "victim_uid": 1},
        [{"kind": "no-attack"}],
        (
            "The warrior has no attack on that side",
            "С этой стороны у воина нет атаки",
            "З цього боку воїн не має атаки",
        ),
    ),
    Refusal(
        "an attack against a shield",
        battle(["fanatic 0", "spearman 1", "chronicler 1", "healer 1"]),
        {"do": "strike", "victim_uid": 1},
        [{"kind": "blocked"}],
        ("The attack would be blocked", "Атака будет отражена", "Атаку буде відбито"),
    ),
    Refusal(
        "no way to that side",
        battle(["fanatic 0", "chronicler 1", "spearman 1", "gatekeeper 1"]),
        {"do": "move", "direction": "left"},
        [{"kind": "no-movement"}],
        (
            "The warrior does not move to that side",
            "В эту сторону воин не двигается",
            "У цей бік воїн не рухається",
        ),
    ),
    Refusal(
        "a move in place of an attack",
        battle(["night-rider 0", "", "spearman 1", "chronicler 1"]),
        {"do": "move", "direction": "left"},
        [{"kind": "must-strike"}],
        (
            "A warrior that can strike does not move",
            "Воин, который может ударить, не двигается",
            "Воїн, який може вдарити, не рухається",
        ),
    ),
    Refusal(
        "a warrior that has acted",
        battle(["fanatic 0", "chronicler 1", "spearman 1", "torturer 0"]),
        {"do": "act-with", "uid": 0},
        [{"kind": "has-acted"}],
        (
            "This warrior has acted this round",
            "Этот воин уже ходил в этом раунде",
            "Цей воїн уже ходив у цьому раунді",
        ),
    ),
    Refusal(
        "a warrior whose time has not come",
        battle(["fanatic 0", "chronicler 1", "spearman 1", "bone-golem 0"]),
        {"do": "act-with", "uid": 3},
        [{"kind": "initiative"}],
        ("Another warrior acts first", "Сначала ходит другой воин", "Спершу ходить інший воїн"),
    ),
    Refusal(
        "the match is over",
        finished,
        attack("M0"),
        [{"kind": "over"}],
        ("The match is over", "Партия окончена", "Партію завершено"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_reason_and_its_words(case: Refusal) -> None:
    check(GAME, case)


def test_every_reason_is_tested() -> None:
    assert untested(GAME, CASES) == set()


def test_every_card_that_can_be_held_has_an_action() -> None:
    assert [card.slug for card in CARDS[1:] if (card.people >= 0 and not card.dragon) != bool(card.steps)] == [
        card.slug for card in CARDS[1:] if card.artifact
    ]


@pytest.mark.parametrize(
    "thing",
    [
        attack("Z9"),
        attack("K1", 0),
        play("initiate"),
        {"do": "play", "card": "nothing"},
        {"do": "look", "squad": 0},
        {"do": "look", "squad": 99},
        {"do": "strike", "victim_uid": 0},
        {"do": "move", "direction": "left"},
        {"do": "act-with", "uid": 0},
        {"do": "pass"},
    ],
    ids=str,
)
def test_what_is_not_there_is_refused(thing: dict[str, Any]) -> None:
    s = Scenario(Seat("forest", hand=THREE), Seat("black", hand=["initiate"]))
    with pytest.raises(Refused):
        s.state.why_not(0, thing)


@pytest.mark.parametrize(
    "thing",
    [
        {"do": "strike", "victim_uid": 0},
        {"do": "strike", "victim_uid": -1},
        {"do": "strike", "victim_uid": 10**20},
        {"do": "act-with", "uid": 1},
        {"do": "move", "direction": "up"},
    ],
    ids=str,
)
def test_warriors_that_are_not_meant_are_refused(thing: dict[str, Any]) -> None:
    state = battle(["fanatic 0", "chronicler 1", "spearman 1", "torturer 0"])()
    with pytest.raises(Refused):
        state.why_not(0, thing)
