"""Why a card, a die, a bonus, a token or energy cannot be used: every reason that the rules know, and its words."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.state import State
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.cards.definition import CARDS, card_named
from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.games.seasons.table import VERBS, Verb
from tests.games.reasons import Refusal, check, untested


def seat_0(board: Seat, rival: Seat | None = None, **table: Any) -> Callable[[], State]:
    return lambda: Scenario(board, rival or Seat(), **table).state


def emptied(board: Seat, **table: Any) -> Callable[[], State]:
    """The deck has run out."""

    def made() -> State:
        state = Scenario(board, Seat(), **table).state
        state.deck = []
        return state

    return made


def after(made: Callable[[], Scenario], *texts: str) -> Callable[[], State]:
    return lambda: made().do(*texts).state


def summon(name: str) -> dict[str, Any]:
    return {"do": "summon", "card": card_named(name).id}


def activate(name: str, uid: int = 1) -> dict[str, Any]:
    return {"do": "activate", "card": card_named(name).id, "uid": uid}


def finished() -> State:
    s = Scenario(Seat(), Seat(), year=3, space=12, pips=3)
    return s.end_turn().state


CASES = [
    Refusal(
        "a card of the archive waits for its year",
        seat_0(Seat(archive_3=["amulet-of-air"], gauge=0)),
        summon("amulet-of-air"),
        [{"kind": "archived", "year": 3}],
        (
            "It lies in your archive until year III begins",
            "Карта в архиве: она придёт в руку в начале года III",
            "Карта в бібліотеці: її буде взято на руку на початку року III",
        ),
    ),
    Refusal(
        "the gauge is full",
        seat_0(Seat(hand=["runic-cube-of-eolis"], crystals=20, gauge=1, in_play=["air-elemental"])),
        summon("runic-cube-of-eolis"),
        [{"kind": "gauge-full", "cards": 1, "gauge": 1}],
        (
            "Your summoning gauge is full: 1 of 1",
            "Сила призыва исчерпана: 1 из 1",
            "Силу виклику вичерпано: 1 з 1",
        ),
    ),
    Refusal(
        "the gauge stands at 0, and all else is missing too",
        seat_0(Seat(hand=["hand-of-fortune"], gauge=0, reserve="air")),
        summon("hand-of-fortune"),
        [
            {"kind": "gauge-full", "cards": 0, "gauge": 0},
            {"kind": "needs-crystals", "n": 3, "fee": 0},
            {"kind": "needs-energy", "energy": {"fire": 1, "earth": 1}, "n": 2},
        ],
        (
            "Your summoning gauge stands at 0: no card can be played yet",
            "Сила призыва 0: разыгрывать карты пока нельзя",
            "Сила виклику 0: грати карти поки не можна",
        ),
    ),
    Refusal(
        "energy is missing",
        seat_0(Seat(hand=["olafs-blessed-statue"], reserve="water+air+fire")),
        summon("olafs-blessed-statue"),
        [{"kind": "needs-energy", "energy": {"water": 2}, "n": 2}],
        ("Needs more energy: water ×2", "Не хватает энергии: вода ×2", "Бракує енергії: вода ×2"),
    ),
    Refusal(
        "with a discount not all that is missing is needed",
        seat_0(Seat(hand=["pendant-of-ragnor"], in_play=["hand-of-fortune"], reserve="air")),
        summon("pendant-of-ragnor"),
        [{"kind": "needs-some", "energy": {"water": 1, "fire": 1}, "n": 1}],
        (
            "Needs 1 more of: water, fire",
            "Не хватает 1 из этих жетонов: вода, огонь",
            "Бракує 1 з цих жетонів: вода, вогонь",
        ),
    ),
    Refusal(
        "Nature Spirit wants a token more",
        seat_0(Seat(hand=["potion-of-life"], reserve="earth+earth"), enchantment="nature-spirit"),
        summon("potion-of-life"),
        [{"kind": "needs-any", "n": 1}],
        (
            "Needs 1 more energy token of any type",
            "Не хватает 1 жетона энергии любого типа",
            "Бракує 1 жетона енергії будь-якого типу",
        ),
    ),
    Refusal(
        "Nature Spirit wants it besides what is missing",
        seat_0(Seat(hand=["potion-of-life"], reserve="earth"), enchantment="nature-spirit"),
        summon("potion-of-life"),
        [{"kind": "needs-energy", "energy": {"earth": 1}, "n": 1}, {"kind": "needs-any", "n": 1}],
        (
            "Needs 1 more energy token of any type",
            "Не хватает 1 жетона энергии любого типа",
            "Бракує 1 жетона енергії будь-якого типу",
        ),
        said=1,
    ),
    Refusal(
        "the Elemental Amulet wants one token at least",
        seat_0(Seat(hand=["elemental-amulet"])),
        summon("elemental-amulet"),
        [{"kind": "needs-any", "n": 1}],
        (
            "Needs 1 more energy token of any type",
            "Не хватает 1 жетона энергии любого типа",
            "Бракує 1 жетона енергії будь-якого типу",
        ),
    ),
    Refusal(
        "crystals are missing",
        seat_0(Seat(hand=["runic-cube-of-eolis"], crystals=18)),
        summon("runic-cube-of-eolis"),
        [{"kind": "needs-crystals", "n": 2, "fee": 0}],
        ("Needs 2 more crystals", "Не хватает 2 кристаллов", "Бракує 2 кристалів"),
    ),
    Refusal(
        "a rival's leech takes a crystal first",
        seat_0(Seat(hand=["potion-of-life"], reserve="earth+earth"), Seat(in_play=["arcano-leech"])),
        summon("potion-of-life"),
        [{"kind": "needs-crystals", "n": 1, "fee": 1}],
        (
            "Needs 1 more crystal, since rivals’ cards take 1 first",
            "Не хватает 1 кристалла: карты соперников сначала отберут 1",
            "Бракує 1 кристала: карти суперників спершу відберуть 1",
        ),
    ),
    Refusal(
        "Entangling Roots",
        after(
            lambda: Scenario(
                Seat(hand=["glutton-cauldron", "glutton-cauldron"]), Seat(), enchantment="entangling-roots"
            ),
            "summon glutton-cauldron",
        ),
        summon("glutton-cauldron"),
        [{"kind": "one-summon"}],
        (
            "Entangling Roots: only one card summoned per turn",
            "Опутывающие корни: только одна призванная карта за ход",
            "Чіпке коріння: лише одна викликана карта за хід",
        ),
    ),
    Refusal(
        "a card without activation",
        seat_0(Seat(in_play=["air-elemental"])),
        activate("air-elemental"),
        [{"kind": "no-activation"}],
        ("This card has no activation", "У этой карты нет активации", "Ця карта не має активації"),
    ),
    Refusal(
        "a card that is turned",
        seat_0(Seat(in_play=["idol-of-the-familiar tapped"])),
        activate("idol-of-the-familiar"),
        [{"kind": "once-a-round"}],
        (
            "Used already: once a round",
            "Уже использовано: только раз за раунд",
            "Уже використано: лише раз за раунд",
        ),
    ),
    Refusal(
        "a card for the time before the die",
        seat_0(Seat(in_play=["die-of-malice"])),
        activate("die-of-malice"),
        [{"kind": "before-die"}],
        (
            "Only before your die is carried out",
            "Только до действий вашего кубика",
            "Лише перед діями вашого кубика",
        ),
    ),
    Refusal(
        "a free part that has not come",
        seat_0(Seat(in_play=["die-of-malice", "idol-of-the-familiar"]), at="turn"),
        activate("idol-of-the-familiar", 2),
        [{"kind": "question"}],
        ("Answer the question first", "Сначала ответьте на вопрос", "Спершу дайте відповідь на запитання"),
    ),
    Refusal(
        "no token to discard",
        seat_0(Seat(in_play=["kairn-the-destroyer"])),
        activate("kairn-the-destroyer"),
        [{"kind": "needs-any", "n": 1}],
        (
            "Needs 1 more energy token of any type",
            "Не хватает 1 жетона энергии любого типа",
            "Бракує 1 жетона енергії будь-якого типу",
        ),
    ),
    Refusal(
        "no token for the cauldron",
        seat_0(Seat(in_play=["glutton-cauldron"])),
        activate("glutton-cauldron"),
        [{"kind": "needs-any", "n": 1}],
        (
            "Needs 1 more energy token of any type",
            "Не хватает 1 жетона энергии любого типа",
            "Бракує 1 жетона енергії будь-якого типу",
        ),
    ),
    Refusal(
        "too few tokens of one type",
        seat_0(Seat(in_play=["balance-of-ishtar"], reserve="air+air+fire")),
        activate("balance-of-ishtar"),
        [{"kind": "needs-identical", "n": 3, "have": 2}],
        (
            "Needs 3 tokens of one type; you have 2 at most",
            "Нужно 3 жетона одного типа; у вас самое большее 2",
            "Потрібно 3 жетони одного типу; у вас щонайбільше 2",
        ),
    ),
    Refusal(
        "too few for the jewel",
        seat_0(Seat(in_play=["jewel-of-the-ancients"]), kingdom=True),
        activate("jewel-of-the-ancients"),
        [{"kind": "needs-identical", "n": 3, "have": 0}],
        (
            "Needs 3 tokens of one type; you have 0 at most",
            "Нужно 3 жетона одного типа; у вас самое большее 0",
            "Потрібно 3 жетони одного типу; у вас щонайбільше 0",
        ),
    ),
    Refusal(
        "no water for the damned soul",
        seat_0(Seat(in_play=["damned-soul-of-onys"], reserve="fire")),
        activate("damned-soul-of-onys"),
        [{"kind": "needs-energy", "energy": {"water": 1}, "n": 1}],
        ("Needs more energy: water", "Не хватает энергии: вода", "Бракує енергії: вода"),
    ),
    Refusal(
        "nothing for the mirror, and rivals' fairies take the last crystal",
        seat_0(Seat(in_play=["mirror-of-the-seasons"], crystals=1), Seat(in_play=["thieving-fairies"])),
        activate("mirror-of-the-seasons"),
        [{"kind": "needs-crystals", "n": 1, "fee": 1}, {"kind": "needs-any", "n": 1}],
        (
            "Needs 1 more energy token of any type",
            "Не хватает 1 жетона энергии любого типа",
            "Бракує 1 жетона енергії будь-якого типу",
        ),
        said=1,
    ),
    Refusal(
        "too few cards for the skull",
        seat_0(Seat(in_play=["dragon-skull"])),
        activate("dragon-skull"),
        [{"kind": "needs-cards", "n": 2}],
        ("Needs 2 more cards in play", "Не хватает 2 карт в игре", "Бракує 2 карт у грі"),
    ),
    Refusal(
        "no familiar for the kriss",
        seat_0(Seat(in_play=["necrotic-kriss"], hand=["potion-of-life"])),
        activate("necrotic-kriss"),
        [{"kind": "no-familiar"}],
        (
            "You have no familiar in hand or in play",
            "У вас нет фамильяра ни в руке, ни в игре",
            "У вас немає фамільяра ні на руці, ні в грі",
        ),
    ),
    Refusal(
        "no card for the dream, which makes room itself",
        seat_0(Seat(in_play=["potion-of-dreams"], gauge=1)),
        activate("potion-of-dreams"),
        [{"kind": "no-playable"}],
        (
            "No card in your hand may be put into play for free",
            "В руке нет карт, которые можно разыграть бесплатно",
            "На руці немає карт, які можна зіграти безплатно",
        ),
    ),
    Refusal(
        "no room for the dream, since the gauge went down",
        seat_0(Seat(in_play=["potion-of-dreams", "air-elemental"], hand=["potion-of-life"], gauge=1)),
        activate("potion-of-dreams"),
        [{"kind": "gauge-full", "cards": 1, "gauge": 1}],
        ("Your summoning gauge is full: 1 of 1", "Сила призыва исчерпана: 1 из 1", "Силу виклику вичерпано: 1 з 1"),
    ),
    Refusal(
        "neither effect of the tree",
        seat_0(Seat(in_play=["tree-of-light"], crystals=1)),
        activate("tree-of-light"),
        [
            {
                "kind": "neither",
                "branches": [{"kind": "needs-crystals", "n": 2, "fee": 0}, {"kind": "needs-any", "n": 1}],
            }
        ],
        (
            "None of its effects is possible. Needs 2 more crystals / Needs 1 more energy token of any type",
            "Ни один эффект сейчас не сработает. Не хватает 2 кристаллов / Не хватает 1 жетона энергии любого типа",
            "Жоден ефект зараз не спрацює. Бракує 2 кристалів / Бракує 1 жетона енергії будь-якого типу",
        ),
    ),
    Refusal(
        "no card for the orb",
        emptied(Seat(in_play=["crystal-orb"], crystals=9)),
        activate("crystal-orb"),
        [{"kind": "neither", "branches": [{"kind": "no-deck-nor-discard"}]}],
        (
            "None of its effects is possible. Deck and discard pile are empty",
            "Ни один эффект сейчас не сработает. Колода и сброс пусты",
            "Жоден ефект зараз не спрацює. Колода і скид порожні",
        ),
    ),
    Refusal(
        "nothing on the monolith",
        seat_0(Seat(in_play=["fairy-monolith"]), kingdom=True),
        activate("fairy-monolith"),
        [{"kind": "no-stored-energy"}],
        ("No energy lies on this card", "На этой карте нет энергии", "На цій карті немає енергії"),
    ),
    Refusal(
        "no deck to arrange",
        emptied(Seat(in_play=["arcane-telescope"], crystals=1), kingdom=True),
        activate("arcane-telescope"),
        [{"kind": "needs-crystals", "n": 1, "fee": 0}, {"kind": "no-deck"}],
        ("The deck is empty", "Колода пуста", "Колода порожня"),
        said=1,
    ),
    Refusal(
        "a second die",
        seat_0(Seat()),
        {"do": "take-die", "place": 2},
        [{"kind": "has-die"}],
        (
            "You have your die for this round",
            "В этом раунде у вас уже есть кубик",
            "У цьому раунді ви вже маєте кубик",
        ),
    ),
    Refusal(
        "a die that a rival has",
        after(lambda: Scenario(Seat(), Seat(), at="round", first=0), "die 2"),
        {"do": "take-die", "place": 1},
        [{"kind": "die-taken", "seat": 0}],
        ("Anna has taken this die", "Этот кубик уже взят: Anna", "Цей кубик уже взято: Anna"),
        seat=1,
    ),
    Refusal(
        "not one's turn",
        after(lambda: Scenario(Seat(), Seat(), at="round", first=0), "die 2"),
        {"do": "take-die", "place": 0},
        [{"kind": "waiting", "seats": [1]}, {"kind": "has-die"}],
        ("Boris is to choose now", "Сейчас решает Boris", "Зараз вирішує Boris"),
    ),
    Refusal(
        "nothing to transmute",
        seat_0(Seat(), transmuting=True),
        {"do": "start-transmuting"},
        [{"kind": "no-energy"}],
        ("You have no energy", "У вас нет энергии", "У вас немає енергії"),
    ),
    Refusal(
        "transmuting is not allowed",
        seat_0(Seat(reserve="air")),
        {"do": "start-transmuting"},
        [{"kind": "no-transmuting"}],
        (
            "Neither your die nor a bonus or card lets you transmute this turn",
            "Ни кубик, ни бонус, ни карта не дают кристаллизовать в этот ход",
            "Ні кубик, ні бонус, ні карта не дають перетворювати цього ходу",
        ),
    ),
    Refusal(
        "all bonuses are used",
        seat_0(Seat(bonus=3, reserve="air+air")),
        {"do": "bonus-exchange"},
        [{"kind": "bonuses-used", "n": 3}],
        ("All 3 bonuses are used", "Все бонусы (3) использованы", "Усі бонуси (3) використано"),
    ),
    Refusal(
        "too little to exchange",
        seat_0(Seat()),
        {"do": "bonus-exchange"},
        [{"kind": "needs-any", "n": 2}],
        (
            "Needs 2 more energy tokens of any type",
            "Не хватает 2 жетонов энергии любого типа",
            "Бракує 2 жетонів енергії будь-якого типу",
        ),
    ),
    Refusal(
        "the gauge is at its end",
        seat_0(Seat(gauge=15)),
        {"do": "bonus-gauge"},
        [{"kind": "gauge-top"}],
        (
            "Your summoning gauge cannot go any higher",
            "Сила призыва уже наибольшая",
            "Сила виклику вже найбільша",
        ),
    ),
    Refusal(
        "no draw for the bonus",
        seat_0(Seat()),
        {"do": "bonus-draw"},
        [{"kind": "no-draw"}],
        (
            "Only when your die lets you draw a card",
            "Только когда кубик даёт взять карту",
            "Лише коли кубик дає взяти карту",
        ),
    ),
    Refusal(
        "no card left to draw by Olaf's Knowledge",
        emptied(Seat(), enchantment="olafs-knowledge"),
        {"do": "bonus-draw-one"},
        [{"kind": "no-deck-nor-discard"}],
        ("Deck and discard pile are empty", "Колода и сброс пусты", "Колода і скид порожні"),
    ),
    Refusal(
        "Vision of Destiny once a turn, for 5 crystals",
        after(lambda: Scenario(Seat(crystals=6), Seat(), enchantment="vision-of-destiny"), "discard the top card"),
        {"do": "buy-off"},
        [{"kind": "once-a-turn"}, {"kind": "needs-crystals", "n": 4, "fee": 0}],
        ("Only once a turn", "Только раз за ход", "Лише раз за хід"),
    ),
    Refusal(
        "Vision of Destiny without a deck",
        emptied(Seat(crystals=6), enchantment="vision-of-destiny"),
        {"do": "buy-off"},
        [{"kind": "no-deck"}],
        ("The deck is empty", "Колода пуста", "Колода порожня"),
    ),
    Refusal(
        "a token turned over",
        seat_0(Seat(token=7, token_used=True)),
        {"do": "use-token", "token": 7},
        [{"kind": "token-used"}],
        (
            "Your ability token has been used",
            "Жетон особого свойства уже использован",
            "Жетон особливої здібності вже використано",
        ),
    ),
    Refusal(
        "the token that works by itself",
        seat_0(Seat(token=5)),
        {"do": "use-token", "token": 5},
        [{"kind": "passive-token"}],
        (
            "This token is not used: it works by itself at the end",
            "Этот жетон не используют: он сработает сам в конце партии",
            "Цей жетон не використовують: він спрацює сам наприкінці партії",
        ),
    ),
    Refusal(
        "a token that draws",
        emptied(Seat(token=1)),
        {"do": "use-token", "token": 1},
        [{"kind": "no-deck-nor-discard"}],
        ("Deck and discard pile are empty", "Колода и сброс пусты", "Колода і скид порожні"),
    ),
    Refusal(
        "a token that wants a card",
        seat_0(Seat(token=2)),
        {"do": "use-token", "token": 2},
        [{"kind": "no-card"}],
        (
            "You have no card in hand or in play",
            "У вас нет карт ни в руке, ни в игре",
            "У вас немає карт ні на руці, ні в грі",
        ),
    ),
    Refusal(
        "a token that lowers the gauge, of which all is taken",
        seat_0(Seat(token=4, gauge=2, in_play=["air-elemental", "arcano-leech"])),
        {"do": "use-token", "token": 4},
        [{"kind": "gauge-needed", "cards": 2, "gauge": 2}],
        (
            "Your summoning gauge cannot go down: 2 of 2 are taken by cards in play",
            "Силу призыва нельзя понизить: карты в игре занимают 2 из 2",
            "Силу виклику не можна знизити: карти в грі займають 2 з 2",
        ),
    ),
    Refusal(
        "a token that lowers the gauge, which is at 0",
        seat_0(Seat(token=4, gauge=0)),
        {"do": "use-token", "token": 4},
        [{"kind": "gauge-needed", "cards": 0, "gauge": 0}],
        ("Your summoning gauge stands at 0 already", "Сила призыва и так 0", "Сила виклику й так 0"),
    ),
    Refusal(
        "a token that costs water",
        seat_0(Seat(token=8, reserve="water+fire")),
        {"do": "use-token", "token": 8},
        [{"kind": "needs-energy", "energy": {"water": 3}, "n": 3}],
        ("Needs more energy: water ×3", "Не хватает энергии: вода ×3", "Бракує енергії: вода ×3"),
    ),
    Refusal(
        "a token that raises the gauge",
        seat_0(Seat(token=9, gauge=15)),
        {"do": "use-token", "token": 9},
        [{"kind": "gauge-top"}],
        (
            "Your summoning gauge cannot go any higher",
            "Сила призыва уже наибольшая",
            "Сила виклику вже найбільша",
        ),
    ),
    Refusal(
        "a token that looks into the deck, and a discard pile does not do",
        emptied(Seat(token=12), discard=("potion-of-life",)),
        {"do": "use-token", "token": 12},
        [{"kind": "no-deck"}],
        ("The deck is empty", "Колода пуста", "Колода порожня"),
    ),
    Refusal(
        "the match is over",
        finished,
        {"do": "start-transmuting"},
        [{"kind": "over"}],
        ("The match is over", "Партия окончена", "Партію завершено"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_reason_and_its_words(case: Refusal) -> None:
    check(GAME, case)


def test_every_reason_is_tested() -> None:
    assert untested(GAME, CASES) == set()


def test_every_step_that_may_be_impossible_has_a_reason() -> None:
    """An activation that a later card brings cannot be refused without words."""
    for card in CARDS[1:]:
        steps = [*card.activation, *(step for branch in card.either if card.activation for step in branch.steps)]
        for step in steps:
            verb = type(VERBS[step.verb])
            assert (verb.can is Verb.can) == (verb.lacks is Verb.lacks), card.id


@pytest.mark.parametrize(
    "thing",
    [
        {"do": "summon", "card": "base:2"},
        {"do": "summon", "card": "base:999"},
        {"do": "summon"},
        {"do": "activate", "card": "base:40", "uid": 1},
        {"do": "activate", "card": "base:1", "uid": 2},
        {"do": "activate", "card": "base:1", "uid": -1},
        {"do": "activate", "card": "base:1", "uid": 10**30},
        {"do": "take-die", "place": 3},
        {"do": "take-die", "place": -1},
        {"do": "take-die", "place": "1"},
        {"do": "use-token", "token": 1},
        {"do": "bonus-draw-one"},
        {"do": "buy-off"},
        {"do": "end"},
    ],
    ids=str,
)
def test_what_the_seat_does_not_have_is_refused(thing: dict[str, Any]) -> None:
    """Nor does asking tell what others have."""
    s = Scenario(Seat(hand=["amulet-of-air"], in_play=["amulet-of-air"]), Seat(hand=[2], in_play=["air-elemental"]))
    with pytest.raises(Refused):
        s.state.why_not(0, thing)


def test_a_twin_can_be_used_like_the_one_that_is_offered() -> None:
    s = Scenario(Seat(in_play=["idol-of-the-familiar", "idol-of-the-familiar"]), Seat())
    assert len([text for text in s.options if text.startswith("activate")]) == 1
    assert s.state.why_not(0, activate("idol-of-the-familiar", 1)) == []
    assert s.state.why_not(0, activate("idol-of-the-familiar", 2)) == []
