"""Why a die, a card, a threat or the market cannot be chosen: every reason that the rules know, and its words."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.state import State, Task
from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.attack import TROPHY
from ludoteka.games.etherstone.cards.definition import card_named
from ludoteka.games.etherstone.scenario import Scenario, Seat
from tests.games.reasons import Refusal, check, untested

WEAK, STRONG, OTHERS = "УГ001", "УГ018", ("УГ002", "УГ003")


def turn(seat: Seat | None = None, **table: Any) -> Callable[[], State]:
    return lambda: Scenario(seat or Seat(), Seat(leader="ВО002"), **table).state


def refreshed() -> State:
    return Scenario(Seat(), Seat(leader="ВО002"), dice="wr").do("refresh").state


def called_off() -> State:
    state = Scenario(Seat(), Seat(leader="ВО002"), threats=[WEAK, *OTHERS]).state
    state.barred = [int(card_named(WEAK).code)]
    return state


def falling() -> State:
    """The threat is defeated; something is asked before it is taken."""
    state = Scenario(Seat(), Seat(leader="ВО002"), threats=[WEAK, *OTHERS]).state
    state.agenda.insert(1, Task(TROPHY, 0, card_named(WEAK).code))
    return state


def summoning() -> State:
    """An ability summons a follower."""
    s = Scenario(
        Seat(hand=["ТУ004", "ТУ002", "ТУ003"], in_play=["УК008"], stones="bbbb"), Seat(leader="ВО002"), dice="g*"
    )
    s.do("take green", "apply УК008.1")
    assert s.kind == "summon"
    return s.state


def tray() -> State:
    """A die was taken that lets an ability be applied."""
    s = Scenario(
        Seat(hand=["ТУ004", "ТУ002", "ТУ003"], in_play=["УК008"], stones="bbbb"), Seat(leader="ВО002"), dice="g*"
    )
    s.do("take green")
    assert s.kind == "tray"
    return s.state


def finished() -> State:
    state = Scenario(Seat(), Seat(leader="ВО002")).state
    state.asked, state.over = 0, True
    return state


def summon(card: str) -> dict[str, Any]:
    return {"do": "summon", "card": card}


CASES = [
    Refusal(
        "stones of a colour",
        turn(Seat(hand=["ТУ002"], stones="bww")),
        summon("ТУ002"),
        [{"kind": "needs-stones", "stones": {"black": 1}, "any": 0, "n": 1}],
        ("Missing: 1 black stone", "Не хватает: 1 чёрный камень", "Бракує: 1 чорний камінь"),
    ),
    Refusal(
        "stones of a colour and of any",
        turn(Seat(hand=["ТУ001"])),
        summon("ТУ001"),
        [{"kind": "needs-stones", "stones": {"black": 2}, "any": 1, "n": 3}],
        (
            "Missing: 2 black stones, 1 of any colour",
            "Не хватает: 2 чёрных камня, 1 любого цвета",
            "Бракує: 2 чорні камені, 1 будь-якого кольору",
        ),
    ),
    Refusal(
        "stones of any colour",
        turn(Seat(hand=["ИС003"], stones="w")),
        summon("ИС003"),
        [{"kind": "needs-stones", "stones": {}, "any": 2, "n": 2}],
        (
            "Missing: 2 stones of any colour",
            "Не хватает 2 камней любого цвета",
            "Бракує 2 каменів будь-якого кольору",
        ),
    ),
    Refusal(
        "a discount leaves the choice of what is missing",
        turn(Seat(hand=["ТУ007"], in_play=["УК010"])),
        summon("ТУ007"),
        [{"kind": "needs-some", "stones": {"black": 2}, "any": 1, "n": 2}],
        (
            "2 stones are missing, out of: 2 black stones, 1 of any colour",
            "Не хватает 2 камней из этих: 2 чёрных камня, 1 любого цвета",
            "Бракує 2 каменів з цих: 2 чорні камені, 1 будь-якого кольору",
        ),
    ),
    Refusal(
        "an ability that summons followers alone",
        summoning,
        summon("ТУ004"),
        [{"kind": "other-cards"}],
        (
            "This ability summons other cards",
            "Это свойство призывает другие карты",
            "Ця властивість викликає інші карти",
        ),
    ),
    Refusal(
        "a die that somebody has",
        turn(dice="wr"),
        {"do": "take-die", "die": "green"},
        [{"kind": "die-held", "seat": 1}],
        ("Boris has this die", "Этот кубик уже взят: Boris", "Цей кубик уже взято: Boris"),
    ),
    Refusal(
        "a second refreshing",
        refreshed,
        {"do": "refresh"},
        [{"kind": "no-refresh"}],
        (
            "The market is refreshed at the beginning of your turn, once",
            "Рынок обновляют один раз, в начале своего хода",
            "Ринок оновлюють один раз, на початку свого ходу",
        ),
    ),
    Refusal(
        "a threat too strong",
        turn(threats=[STRONG, *OTHERS]),
        {"do": "attack", "card": STRONG},
        [{"kind": "too-weak", "n": 10}],
        (
            "Even your strongest attack lacks 10 strength",
            "Даже самой сильной атаке не хватит силы: недостаёт 10",
            "Навіть найсильнішій атаці забракне сили: не вистачає 10",
        ),
    ),
    Refusal(
        "an attack that was called off",
        called_off,
        {"do": "attack", "card": WEAK},
        [{"kind": "called-off"}],
        (
            "You have called off this attack this turn",
            "В этот ход вы уже отменили эту атаку",
            "Цього ходу ви вже скасували цю атаку",
        ),
    ),
    Refusal(
        "a threat that is defeated",
        falling,
        {"do": "attack", "card": WEAK},
        [{"kind": "defeated"}],
        ("This threat is defeated already", "Эта угроза уже побеждена", "Цю загрозу вже переможено"),
    ),
    Refusal(
        "a die after the die",
        tray,
        {"do": "take-purple", "die": "purple"},
        [{"kind": "question"}],
        ("Answer the question first", "Сначала ответьте на вопрос", "Спершу дайте відповідь на запитання"),
    ),
    Refusal(
        "a rival's turn",
        turn(active=1),
        {"do": "refresh"},
        [{"kind": "waiting", "seats": [1]}],
        ("Boris is to choose now", "Сейчас решает Boris", "Зараз вирішує Boris"),
    ),
    Refusal(
        "the match is over",
        finished,
        {"do": "refresh"},
        [{"kind": "over"}],
        ("The match is over", "Партия окончена", "Партію завершено"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_reason_and_its_words(case: Refusal) -> None:
    check(GAME, case)


def test_every_reason_is_tested() -> None:
    assert untested(GAME, CASES) == set()


@pytest.mark.parametrize(
    "thing",
    [
        summon("ТУ005"),
        summon(WEAK),
        summon("nothing"),
        {"do": "attack", "card": STRONG},
        {"do": "attack", "card": "ТУ002"},
        {"do": "take-die", "die": "purple"},
        {"do": "take-purple", "die": "white"},
        {"do": "take-die", "die": "pink"},
        {"do": "stop"},
    ],
    ids=str,
)
def test_what_is_not_there_is_refused(thing: dict[str, Any]) -> None:
    """Nor does asking tell what others hold or what lies in the deck."""
    s = Scenario(Seat(hand=["ТУ002"]), Seat(leader="ВО002", hand=["ТУ005"]), threats=[WEAK, *OTHERS], deck=[STRONG])
    with pytest.raises(Refused):
        s.state.why_not(0, thing)
