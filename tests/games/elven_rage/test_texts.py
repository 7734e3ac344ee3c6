"""The texts of cards say what the cards do: every number, attack, aim and moment of the data, and nothing else."""

import re
from itertools import combinations, product
from typing import Any

import pytest

from ludoteka.games.elven_rage.cards.definition import AIMS, ATTACKS, WINDOWS
from ludoteka.games.elven_rage.catalogue import catalogue
from ludoteka.games.elven_rage.effects.effect import EFFECTS
from ludoteka.games.elven_rage.wording import NEEDS, Wording
from ludoteka.packed import read_text
from ludoteka.text import LANGUAGES, message_name, texts
from ludoteka.wording import file_of, rewritten

Data = dict[str, Any]

MOST_LETTERS = 26  # a longer name does not fit on a card
VERBS = [effect.name for effect in EFFECTS]
KINDS = {
    "en": ["Simple hit", "Double Simple hit", "Piercing hit", "Double Piercing hit", "Shield", "Counterattack"],
    "ru": ["Простой удар", "Двойной Простой удар", "Пробивной удар", "Двойной Пробивной удар", "Щит", "Контратаку"],
    "uk": ["Простий удар", "Подвійний Простий удар", "Пробивний удар", "Подвійний Пробивний удар", "Щит", "Контратаку"],
}
KINDS["en"] += ["Fire Shield", "Movement"]
KINDS["ru"] += ["Огненный щит", "Движение"]
KINDS["uk"] += ["Вогняний щит", "Рух"]
AIMED = {
    "en": {"own": r"\byour (dying )?warrior", "foe": r"\benemy warrior", "any": r"\bany (dying |two )?warrior"},
    "ru": {"own": r"\b(ваш|вашего|своего) .*?воин", "foe": r"\bвражеск\w+ воин", "any": r"\bлюб\w+ .*?воин"},
    "uk": {"own": r"\b(ваш|вашого|свого) .*?воїн", "foe": r"\bворож\w+ воїн", "any": r"\bбудь-як\w+ .*?воїн"},
}
# Where the moment says whose attack it is, a verb for any warrior does not say it again.
SILENT_FOR_ANY = {"extra", "stop", "redirect"}
AIMLESS = set(VERBS) - {
    *("icon", "turn", "swap", "extra", "bolt", "heal", "save", "stop", "redirect", "again", "freeze", "speed"),
    *("relieve", "withdraw", "rescue"),
}
MOMENTS = {
    "en": {
        "turn": "before (a Land is named|you name a Land)|outside battle|at any time",
        "named": r"when (a Land is named|your Land \(not a Castle\) is attacked)|outside battle|at any time",
        "duel": "in the duel|at any time",
        "before": "before a (warrior acts|hit or move)|in battle|at any time",
        "declared": "attack (or move )?is declared|declares an attack|before a hit or move|in battle|at any time",
        "damaged": "after a wound|in battle|at any time",
    },
    "ru": {
        "turn": "пока Земля не выбрана|вне боя|в любой момент",
        "named": r"когда (Земля выбрана|атакуют вашу Землю \(не Замок\))|вне боя|в любой момент",
        "duel": "в поединке|в любой момент",
        "before": "перед ходом воина|до удара или движения|в бою|в любой момент",
        "declared": "объявлена атака|объявил атаку|до удара или движения|в бою|в любой момент",
        "damaged": "после ранения|в бою|в любой момент",
    },
    "uk": {
        "turn": "доки Землю не вибрано|поза боєм|будь-коли",
        "named": r"коли (Землю вибрано|атакують вашу Землю \(не Замок\))|поза боєм|будь-коли",
        "duel": "у поєдинку|будь-коли",
        "before": "перед ходом воїна|до удару або руху|у бою|будь-коли",
        "declared": "оголошено атаку|оголосив атаку|до удару або руху|у бою|будь-коли",
        "damaged": "після поранення|у бою|будь-коли",
    },
}
AS_ANSWER = {"en": " or as an answer", "ru": " или в ответ", "uk": " або у відповідь"}
NO_ANSWER = {
    "en": ", but not in answer to an action or artifact",
    "ru": ", но не в ответ на действие или артефакт",
    "uk": ", але не у відповідь на дію чи артефакт",
}
ANSWER = {"en": "In answer", "ru": "В ответ", "uk": "У відповідь"}
OWN_BATTLE = {"en": ", only in your battle", "ru": ", только в вашем бою", "uk": ", лише у вашому бою"}
NEEDED = {
    "en": {
        "lands": "Land",
        "towers": "Tower",
        "centre": "the Central Castle",
        "castles": r"\d Castle",
        "conquests": "Land",
    },
    "ru": {
        "lands": "Земе?л",
        "towers": "Башн",
        "centre": "Центральным Замком",
        "castles": r"\d Зам",
        "conquests": "Земе?л",
    },
    "uk": {
        "lands": "Земе?л",
        "towers": "Веж",
        "centre": "Центральним Замком",
        "castles": r"\d Зам",
        "conquests": "Земе?л",
    },
}
for words, treasure, artifact in (
    ("en", "treasure", "artifact"),
    ("ru", "сокровищ", "артефакт"),
    ("uk", "скарб", "артефакт"),
):
    NEEDED[words] |= {"treasures": treasure, "artifacts": artifact}

# What the rulebook calls by name, in its own language.
KNOWN = {
    "janira": "Джанира",
    "darn-guard": "Страж Дарна",
    "initiate": "Посвящённая",
    "dark-crystal-priest": "Жрец Тёмного Кристалла",
    "sareons-elite": "Элита Сареона",
    "raider": "Налётчик",
    "sentry": "Дозорный",
    "blizzard-lord": "Повелитель Вьюги",
    "pathfinder": "Следопыт",
    "sniper": "Снайпер",
    "miraina-sharpleaf": "Мирайна Острая Листва",
    "ebrung": "Эбрунг, страж Портала",
    "mistress-of-time": "Хозяйка Времени",
    "eldagar": "Эльдагар",
    "atranax": "Атранакс",
    "four-towers": "Захвати четыре Башни",
    "seven-lands": "Захвати семь Земель",
    "rival-castle": "Захвати Замок противника",
}


def text_of(language: str, card: Data) -> str:
    return texts(language)(f"elven-rage-card-{message_name(card['id'])}.text")


def numbers(action: Data) -> set[str]:
    """The numbers that a text must have."""
    found = {str(action["price"])} if action["price"] else set()
    for step in action["does"]:
        if step["verb"] == "save":
            found.add("1")
        elif step["verb"] != "icon" and step["n"]:
            found.add(str(abs(step["n"])))
    return found


def check(language: str, action: Data, text: str) -> None:
    """Whether a text says what an action does and when."""
    assert set(re.findall(r"\d+", text)) == numbers(action), text
    moment = text.partition(":")[0]
    assert (OWN_BATTLE[language] in moment) == action["own_battle"], text
    assert (ANSWER[language] in moment) == (not action["when"]), text
    assert (NO_ANSWER[language] in moment) == (not action["answers"]), text
    if action["when"]:
        moment = moment.replace(OWN_BATTLE[language], "").replace(NO_ANSWER[language], "")
        told = moments(language, moment)
        more = set(action["answers"]) - set(action["when"])
        assert moment.endswith(AS_ANSWER[language]) == bool(more), text
        if more:  # an answer to an attack or a move, or to an action at any time of the battle
            assert set(action["answers"]) == {"before", "declared", "damaged", "last-call"}, text
            told.add("declared")
        assert told == set(action["when"]) - {"last-call"}, text
    first = action["does"][0]
    said = {aim for aim, words in AIMED[language].items() if re.search(words, text, re.IGNORECASE)}
    silent = first["verb"] in AIMLESS or (first["aim"] == "any" and first["verb"] in SILENT_FOR_ANY)
    assert said == (set() if silent else {first["aim"]}), text
    kinds = {KINDS[language][step["n"] - 1] for step in action["does"] if step["verb"] == "icon"}
    for kind in kinds:
        assert re.search(rf"{kind} (for this battle|до конца боя|до кінця бою)", text), text
    for step in action["does"]:
        if step["verb"] == "speed":
            assert ("+" if step["n"] > 0 else "−") + str(abs(step["n"])) in text, text
    looks_right(text)


def moments(language: str, text: str) -> set[str]:
    return {name for name, words in MOMENTS[language].items() if re.search(words, text, re.IGNORECASE)}


def looks_right(text: str) -> None:
    assert text[0].isupper(), text
    assert text.endswith("."), text
    assert not re.search(r"[{}$]|  | [,.;:]|\.\.", text), text


ACTIONS = [card for card in catalogue() if card.get("action")]
OTHERS = [card for card in catalogue() if card["kind"] != "goal" and not card["action"]]
GOALS = [card for card in catalogue() if card["kind"] == "goal"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ACTIONS, ids=lambda card: card["slug"])
def test_a_text_says_what_the_action_does(card: Data, language: str) -> None:
    check(language, card["action"], text_of(language, card))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", GOALS, ids=lambda card: card["slug"])
def test_a_text_says_what_the_goal_asks_for(card: Data, language: str) -> None:
    text = text_of(language, card)
    wanted = [str(n) for name, n in card["needs"].items() if name != "centre"]
    assert sorted(re.findall(r"\d+", text)) == sorted(wanted), text
    for name, stem in NEEDED[language].items():
        meant = name in card["needs"] or (
            name in ("lands", "conquests") and {"lands", "conquests"} & card["needs"].keys()
        )
        assert bool(re.search(stem, text)) == bool(meant), text
    looks_right(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", OTHERS, ids=lambda card: card["slug"])
def test_a_card_without_an_action_says_what_it_is_for(card: Data, language: str) -> None:
    text = text_of(language, card)
    assert set(re.findall(r"\d+", text)) == ({"2", "5"} if card["kind"] == "treasure" else set()), text
    looks_right(text)


def ways() -> list[Data]:
    """Actions that go through every verb, aim and moment, whether or not a card has them now."""
    found: list[Data] = []
    for verb, aim in product(VERBS, AIMS):
        for n in range(1, len(ATTACKS)) if verb == "icon" else (1, 2, 5):
            found.append({"verb": verb, "n": n if verb != "save" else 0, "aim": aim})
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_printed_can_be_said(language: str) -> None:
    wording = Wording(texts(language))
    for step, also in product(ways(), (False, True)):
        said = wording.step(step, also)
        assert not re.search(r"[{}$]|  | [,.;:]", said), said
        if not (step["verb"] == "icon" or step["verb"] in ("save", *NO_NUMBER)):
            assert str(step["n"]) in said, said


NO_NUMBER = set(VERBS) - {"extra", "bolt", "heal", "speed", "draw", "dig", "recall", "scout", "shame", "more-lands"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_said(language: str) -> None:
    wording = Wording(texts(language))
    names = list(WINDOWS.values())
    for size in range(1, len(names) + 1):
        for when in combinations(names, size):
            action = {"when": list(when), "answers": [], "own_battle": True, "does": [{"verb": "heal"}]}
            said = wording.when(action)
            assert said.endswith(OWN_BATTLE[language])
            for name in set(when) - {"last-call"}:
                assert re.search(MOMENTS[language][name], said), (when, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_need_can_be_said(language: str) -> None:
    wording = Wording(texts(language))
    needs = [name for names in NEEDS.values() for name in names]
    assert {name for goal in GOALS for name in goal["needs"]} <= set(needs)
    for pair in combinations(needs, 2):
        text = wording.goal({name: 1 if name == "centre" else 5 for name in pair})
        for name in pair:
            assert re.search(NEEDED[language][name], text), text
        looks_right(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_up_to_date(language: str) -> None:
    """If not: python -m ludoteka.wording elven-rage"""
    assert read_text(file_of("elven-rage", language)) == rewritten("elven-rage", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different_and_short(language: str) -> None:
    names = [texts(language)(f"elven-rage-card-{message_name(card['id'])}") for card in catalogue()]
    assert len(set(names)) == len(names)
    assert [name for name in names if len(name) > MOST_LETTERS] == []


@pytest.mark.parametrize(("slug", "name"), KNOWN.items())
def test_names_of_the_rulebook_are_kept(slug: str, name: str) -> None:
    card = next(card for card in catalogue() if card["slug"] == slug)
    assert texts("ru")(f"elven-rage-card-{message_name(card['id'])}") == name


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "Needs 7 Lands. Before a warrior acts, only in your battle: an enemy warrior loses 2 lives, "
                "shields or not; it gets −4 initiative for this battle."
            ),
        ),
        (
            "ru",
            (
                "От 7 Земель. Перед ходом воина, только в вашем бою: вражеский воин теряет 2 жизни, щиты не спасают; "
                "его инициатива −4 до конца боя."
            ),
        ),
        (
            "uk",
            (
                "Від 7 Земель. Перед ходом воїна, лише у вашому бою: ворожий воїн втрачає 2 життя, щити не рятують; "
                "його ініціатива −4 до кінця бою."
            ),
        ),
    ],
)
def test_sentences_read_well(language: str, said: str) -> None:
    does = [{"verb": "bolt", "n": 2, "aim": "foe"}, {"verb": "speed", "n": -4, "aim": "any"}]
    action = {"price": 7, "own_battle": True, "when": ["before", "last-call"], "answers": ["before"], "does": does}
    assert Wording(texts(language)).action({"action": action}) == said


@pytest.mark.parametrize(
    ("card", "language", "said"),
    [
        ("initiate", "en", "Before a warrior acts or as an answer: replace"),
        ("initiate", "ru", "Перед ходом воина или в ответ: замените"),
        ("initiate", "uk", "Перед ходом воїна або у відповідь: замініть"),
        ("war-horn", "en", "before you name a Land: you may attack once more this turn."),
        ("sareons-elite", "en", "acts once more this round, when its initiative comes up."),
        ("moth-rider", "en", "the newcomer is unhurt and acts this round only if the one it replaced has not."),
        ("griffin-rider", "ru", "Когда вражеский воин объявил атаку или движение: отмените это."),
        ("conqueror", "uk", "3 Землі (відступи зараховуються)."),
        ("ashmaw", "en", "in Dragon Lord a captor may send it into their other battles too."),
    ],
)
def test_what_players_ask_about_is_said(card: str, language: str, said: str) -> None:
    assert said in text_of(language, next(each for each in catalogue() if each["slug"] == card))
