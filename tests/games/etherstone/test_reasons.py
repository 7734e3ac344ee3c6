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
    return lambda: Scenario(seat or Seat(), Seat(leader="ВО002", stones="b"), **table).state


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


def applying(*texts: str, **seat: Any) -> Callable[[], State]:
    """A die was taken, and some abilities perhaps applied; seat 0 is asked which one is next."""

    def made() -> State:
        table = {name: seat.pop(name) for name in ("values",) if name in seat}
        s = Scenario(Seat(**seat), Seat(leader="ВО002", stones="b"), **table).do(*texts)
        assert s.kind in ("tray", "apply")
        return s.state

    return made


def attacking(team: str, *in_play: str, durability: int = 0) -> Callable[[], State]:
    """A team has gone out against a threat, and its abilities are asked for."""

    def made() -> State:
        s = Scenario(Seat(in_play=in_play), Seat(leader="ВО002"), threats=[WEAK, *OTHERS])
        s.do(f"attack {WEAK}", f"team {team}")
        assert s.kind == "plan"
        s.state.players[0].durability = durability
        return s.state

    return made


def finished() -> State:
    state = Scenario(Seat(), Seat(leader="ВО002")).state
    state.asked, state.over = 0, True
    return state


def summon(card: str) -> dict[str, Any]:
    return {"do": "summon", "card": card}


def apply(ability: str) -> dict[str, Any]:
    card, _, place = ability.partition(".")
    return {"do": "apply", "card": card, "ability": int(place)}


CASES = [
    Refusal(
        "an ability of a die, and no die was taken",
        turn(Seat(in_play=["ТУ001"])),
        apply("ТУ001.1"),
        [{"kind": "no-die"}],
        (
            "This ability needs a die that shows its symbol",
            "Для этого свойства нужно взять кубик с его символом",
            "Для цієї властивості треба взяти кубик з її символом",
        ),
    ),
    Refusal(
        "an ability of another die",
        applying("take black", in_play=["ТУ001", "ТУ008"]),
        apply("ТУ008.2"),
        [{"kind": "other-die"}],
        (
            "The die you took does not show its symbol",
            "На взятом кубике нет его символа",
            "На взятому кубику немає її символу",
        ),
    ),
    Refusal(
        "an ability a second time with one die",
        applying("take black", "apply ТУ001.1", in_play=["ТУ001", "ТУ002"]),
        apply("ТУ001.1"),
        [{"kind": "ability-used"}],
        ("This ability has been applied already", "Это свойство уже применено", "Цю властивість уже застосовано"),
    ),
    Refusal(
        "an ability whose price is in counters",
        applying("take black", in_play=["ТУ001"], values=(1, 1, 1, 4, 1)),
        apply("ТУ001.2"),
        [{"kind": "needs-counters", "n": 2}],
        ("2 counters are missing on this card", "На этой карте не хватает 2 меток", "На цій карті бракує 2 міток"),
    ),
    Refusal(
        "an ability whose price is a follower",
        applying("take black", in_play=["ТУ001", "УК013 exhausted"], values=(1, 1, 1, 4, 1)),
        apply("УК013.2"),
        [{"kind": "needs-followers", "n": 1}],
        (
            "1 more ready follower is needed",
            "Не хватает 1 незадействованного последователя",
            "Бракує 1 незадіяного послідовника",
        ),
    ),
    Refusal(
        "an ability whose price is a stone",
        applying("take black", in_play=["ТУ001", "СВ012"]),
        apply("СВ012.1"),
        [{"kind": "needs-stones", "stones": {"white": 1}, "any": 0, "n": 1}],
        ("Missing: 1 white stone", "Не хватает: 1 белый камень", "Бракує: 1 білий камінь"),
    ),
    Refusal(
        "an ability that would change nothing",
        applying("take black", in_play=["ТУ001", "ИС012"]),
        apply("ИС012.1"),
        [{"kind": "no-change"}],
        ("It would change nothing now", "Сейчас оно ничего не изменит", "Зараз вона нічого не змінить"),
    ),
    Refusal(
        "an ability of no follower, where one of a follower is applied",
        applying("take green", "apply УК003.2", in_play=["УК003", "ТУ001", "ТУ002", "УК001"], stones="w"),
        apply("ТУ001.1"),
        [{"kind": "other-abilities"}],
        (
            "The ability being applied is for other cards",
            "Применяемое свойство действует на другие карты",
            "Властивість, що застосовується, діє на інші карти",
        ),
    ),
    Refusal(
        "an ability of attacks",
        turn(Seat(in_play=["УК003"])),
        apply("УК003.1"),
        [{"kind": "in-attack"}],
        (
            "This ability is applied during your attack",
            "Это свойство применяют во время своей атаки",
            "Цю властивість застосовують під час своєї атаки",
        ),
    ),
    Refusal(
        "a follower who fights and should be exhausted",
        attacking("leader+УК004", "УК004", "СВ005", durability=5),
        apply("УК004.1"),
        [{"kind": "exhausted"}],
        ("This card is exhausted", "Эта карта уже задействована", "Цю карту вже задіяно"),
    ),
    Refusal(
        "an ability whose price is life, and none is left",
        attacking("leader", "СА009", "СВ005"),
        apply("СА009.1"),
        [{"kind": "unpaid"}],
        ("Its price cannot be paid", "Его цену нельзя заплатить", "Її ціну не можна сплатити"),
    ),
    Refusal(
        "an ability of the summoning",
        turn(Seat(in_play=["ТУ003"])),
        apply("ТУ003.1"),
        [{"kind": "at-arrival"}],
        (
            "This ability is applied when the card is summoned",
            "Это свойство применяют, когда призывают карту",
            "Цю властивість застосовують, коли викликають карту",
        ),
    ),
    Refusal(
        "a reaction to what has not happened",
        turn(Seat(in_play=["ТУ008"])),
        apply("ТУ008.1"),
        [{"kind": "no-occasion"}],
        (
            "What this ability waits for has not happened",
            "То, чего ждёт это свойство, не произошло",
            "Те, на що чекає ця властивість, не сталося",
        ),
    ),
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
        ("This threat is defeated already", "Эта угроза уже побеждена", "Цю загрозу вже здолано"),
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
