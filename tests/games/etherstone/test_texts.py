"""The texts of cards say what the cards do: every number, colour, type and trigger of the data, and nothing else."""

import re
from typing import Any

import pytest

from ludoteka.games.etherstone.cards.definition import (
    MEASURES,
    OCCASIONS,
    Ability,
    Score,
)
from ludoteka.games.etherstone.cards.words import (
    ANY,
    COUNTERS,
    DURABILITY,
    FOLLOWER,
    RED,
    TECHNOLOGY,
    X,
    always,
    apply,
    at_end,
    at_once,
    attack,
    before,
    cheap_refresh,
    cheapen,
    cheaper,
    choose,
    counters_on,
    die,
    drop,
    exhaust,
    gain,
    heal,
    hurt,
    if_least_k,
    if_most,
    leader_stronger,
    on_attack,
    points,
    protect,
    protection,
    purple_free,
    ready,
    recall,
    reserve,
    rivals_exhaust,
    rivals_gain,
    rivals_lose,
    rivals_lose_stones,
    score,
    score_if,
    set_die,
    spend,
    strength,
    strength_per,
    stronger,
    summon,
    swap,
    whenever,
)
from ludoteka.games.etherstone.catalogue import ability_data, catalogue
from ludoteka.games.etherstone.stones import COLOUR_NAMES
from ludoteka.games.etherstone.wording import Wording
from ludoteka.packed import read_text
from ludoteka.text import LANGUAGES, message_name, texts
from ludoteka.wording import file_of, rewritten

COLOURS = {
    "en": {"white": "white", "red": "red", "green": "green", "black": "black", "purple": "purple"},
    "ru": {"white": "бел", "red": "красн", "green": "зелён", "black": "чёрн", "purple": "фиолетов"},
    "uk": {"white": "біл(?!ь)", "red": "червон", "green": "зелен", "black": "чорн", "purple": "фіолетов"},
}
ANY_COLOUR = {
    "en": r"any (other )?colours?",
    "ru": r"люб(ого|ых) (друг(ого|их) )?цвет",
    "uk": r"будь-як(ого|их) (інш(ого|их) )?кольор",
}
TYPES = {
    "en": {"follower": "follower", "ritual": "ritual", "technology": "technolog"},
    "ru": {"follower": "последовател", "ritual": "ритуал", "technology": "технологи"},
    "uk": {"follower": "послідовник", "ritual": "ритуал", "technology": "технологі"},
}
TRIGGERS = {
    "en": {
        "at-once": "At once",
        "before": "Before summoning",
        "at-end": "End of game",
        "on-attack": "On attack",
        "reward": "Reward",
        "constant": "Always|When",
    },
    "ru": {
        "at-once": "Немедленно",
        "before": "До призыва",
        "at-end": "В конце игры",
        "on-attack": "При атаке",
        "reward": "Награда",
        "constant": "Постоянно|Когда",
    },
    "uk": {
        "at-once": "Негайно",
        "before": "Перед викликом",
        "at-end": "Наприкінці гри",
        "on-attack": "Під час атаки",
        "reward": "Нагорода",
        "constant": "Постійно|Коли",
    },
}
DUTY = {
    "en": r"; you must apply this( in each of your attacks)?\.$",
    "ru": r"; это обязательно( в каждой вашей атаке)?\.$",
    "uk": r"; це обов’язково( в кожній вашій атаці)?\.$",
}
DIE = {"en": "die", "ru": "кубик", "uk": "кубик"}
STONES = {"gain", "spend", "swap", "rivals-gain"}  # verbs whose colour is that of stones
# Verbs that say one thing without saying "1", and those of followers alone.
ALL_VALUES = [1, 6]  # a range that every die lies in is no condition
SINGULAR = {
    "ready-all",
    "ready-self",
    "exhaust-self",
    "recall",
    "recall-self",
    "destroy",
    "destroy-self",
    "apply",
    "any-colours",
    "cheapen-by-cost",
}
ABOUT_THE_PURPLE_DIE = {"purple-die", "rival-purple", "purple-free"}
FOLLOWERS = {"ready-all", "ready-self", "exhaust", "exhaust-self", "rivals-exhaust"}

Data = dict[str, Any]


def steps(ability: Data) -> list[Data]:
    """All steps of an ability."""
    branches = [step for branch in ability.get("effects", ()) for step in branch]
    return [*ability.get("costs", ()), *branches, *ability.get("after", ())]


def measures(ability: Data) -> list[str]:
    """All that an ability counts."""
    found = [step["measure"] for step in steps(ability) if "measure" in step]
    found += [ability[key]["measure"] for key in ("modifier", "score") if "measure" in ability.get(key, {})]
    return [*found, ability["given"]] if "given" in ability else found


def numbers(ability: Data) -> set[str]:
    """The numbers a text must have: as digits, X, or so many X."""
    values = ability.get("values", [])
    if values and ability["range"]:
        values = [] if [values[0], values[-1]] == ALL_VALUES else [values[0], values[-1]]
    found = {str(value) for value in values}
    for step in steps(ability):
        silent = step["verb"] in SINGULAR or (step["verb"] == "shift-die" and step["n"] == 6)
        if not silent and step["n"]:
            found.add(f"{step['n'] if step['n'] > 1 or 'x' not in step else ''}{'X' if 'x' in step else ''}")
        if step.get("at_least"):
            found.add(str(step["at_least"]))
    if "limit" in ability:
        found |= {str(ability["limit"]), "X"}
    if "given" in ability:
        found.add("X")
    if "score" in ability:
        counted = ability["score"]
        found |= {str(counted["n"]), str(counted["at_least"] or 1), str(max(counted["each"], 1))}
        found -= {"1"} if counted["n"] != 1 else set()
    if "modifier" in ability:
        changed = ability["modifier"]
        if changed["what"] == "strength-per":
            found |= {"1", str(changed["n"])}
        elif changed["what"] != "purple-free":
            found.add(str(changed["n"]))
    return found


def colours(ability: Data) -> set[str]:
    """The colours a text must have; `any` is a stone of any colour."""
    found = set(ability.get("colours", ()))
    for step in steps(ability):
        if step["verb"] == "any-colours":
            found.add("any")
        if "colour" in step:
            found.add("any" if step["verb"] in STONES and step["colour"] == "purple" else step["colour"])
    if "colour" in ability.get("modifier", {}):
        found.add(ability["modifier"]["colour"])
    if {ability.get("occasion"), ability.get("modifier", {}).get("what")} & ABOUT_THE_PURPLE_DIE:
        found.add("purple")
    return found | {word for measure in measures(ability) for word in measure.split("-") if word in COLOUR_NAMES}


def types(ability: Data) -> set[str]:
    """The types of entities a text must have."""
    found = {step["type"] for step in steps(ability) if "type" in step and step["type"] != "leader"}
    if any(step["verb"] in FOLLOWERS for step in steps(ability)):
        found.add("follower")
    if "type" in ability.get("modifier", {}):
        found.add(ability["modifier"]["type"])
    if ability.get("occasion", "").startswith("summon-"):
        found.add(ability["occasion"].removeprefix("summon-"))
    counted = {"followers": "follower", "exhausted": "follower", "rituals": "ritual", "technologies": "technology"}
    return found | {counted[measure] for measure in measures(ability) if measure in counted}


def check(language: str, ability: Data, text: str) -> None:
    """Whether a text says what an ability does."""
    assert set(re.findall(r"\d*X|\d+", text)) == numbers(ability), text
    said = {colour for colour, stem in COLOURS[language].items() if re.search(rf"\b{stem}", text, re.IGNORECASE)}
    if re.search(ANY_COLOUR[language], text):
        said.add("any")
    assert said == colours(ability), text
    assert {kind for kind, stem in TYPES[language].items() if stem in text} == types(ability), text
    if ability["trigger"] == "die":
        assert DIE[language] in text.partition(":")[0].lower(), text
    else:
        assert re.match(TRIGGERS[language][ability["trigger"]], text), text
    assert ("→" in text) == ("costs" in ability), text
    assert bool(re.search(DUTY[language], text)) == bool(ability.get("must")), text
    if "given" in ability:
        measure = texts(language)(f"etherstone-words-measure-{ability['given']}")
        assert re.search(rf"X[^;,:]*(, (where|где|де) X (is|—) {measure}|\(X (is|—) {measure}\))", text), text
    assert text[0].isupper(), text
    assert text.endswith("."), text
    assert not re.search(r"[{}$]|  | [,.;:]", text), text


def ways() -> list[Ability]:
    """Abilities that go through every verb and form, whether or not a card has them now."""
    return [
        die("red 6", gain(ANY, 5), heal(2), reserve(1), cost=(spend(RED, 2), hurt(1)), must=True, repeat=True),
        die("white green", apply(type=TECHNOLOGY, colour=ANY), set_die()),
        die("1-3-5", choose((gain(RED, 2),), (counters_on(5, type=FOLLOWER, colour=RED), swap(3)))),
        at_once(rivals_lose(2), rivals_lose_stones(1), rivals_gain(ANY, 3), rivals_exhaust(2)),
        at_once(points(2 * X), ready(X, colour=RED), attack(plus=X), given=COUNTERS),
        at_once(ready(X), gain(RED, 2), attack(), given=COUNTERS),
        die("1>6", points(1)),
        at_once(if_least_k(DURABILITY, 21, summon(less=3, type=TECHNOLOGY, colour=RED)), points(1)),
        at_once(if_most(COUNTERS, rivals_lose(5)), recall(type=FOLLOWER, colour=ANY)),
        before(cheapen(X), cost=exhaust(X), limit=3),
        on_attack(strength(X), protect(2), cost=drop(X), after=(gain(RED, 1), hurt(5))),
        at_end(score(3, per=DURABILITY, each=4)),
        at_end(score_if(5, COUNTERS, 2)),
        always(stronger(5, colour=RED)),
        always(stronger(2)),
        always(strength_per(COUNTERS, each=2)),
        always(leader_stronger(2)),
        always(protection(3)),
        always(purple_free()),
        always(cheap_refresh(1)),
        *[whenever(occasion, points(2)) for occasion in range(len(OCCASIONS))],
        *[always(cheaper(5, colour, kind)) for colour in range(-1, 5) for kind in range(-1, 3)],
        *[at_end(Score(2, measure, each)) for measure in range(len(MEASURES)) for each in (0, 1, 2, 5)],
        *[at_end(Score(2, measure, 0, least)) for measure in range(len(MEASURES)) for least in (3, 21)],
        *[at_once(recall(kind, colour)) for colour in range(-1, 5) for kind in range(-1, 3)],
        *[at_once(apply(kind, colour)) for colour in range(-1, 5) for kind in range(-1, 3)],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", catalogue(), ids=lambda card: message_name(card["id"]))
def test_a_text_says_what_the_card_does(card: Data, language: str) -> None:
    lines = texts(language)(f"etherstone-card-{message_name(card['id'])}.text").split("\n")
    assert len(lines) == len(card["abilities"])
    for ability, line in zip(card["abilities"], lines, strict=True):
        check(language, ability, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_printed_can_be_said(language: str) -> None:
    wording = Wording(texts(language))
    for ability in ways():
        data: Data = {**ability_data(ability)}
        for card in ({}, {"type": "follower", "colour": "red"}):
            wording.card = card
            check(language, data, wording.ability(data))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_up_to_date(language: str) -> None:
    """If not: python -m ludoteka.wording etherstone"""
    assert read_text(file_of("etherstone", language)) == rewritten("etherstone", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_branch_of_a_choice_has_its_words(language: str) -> None:
    for card in catalogue():
        for index, ability in enumerate(card["abilities"], 1):
            branches = ability.get("effects", [])
            for n in range(1, len(branches) + 1 if len(branches) > 1 else 0):
                assert f"etherstone-branch-{message_name(card['id'])}-{index}-{n}" in texts(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = [texts(language)(f"etherstone-card-{message_name(card['id'])}") for card in catalogue()]
    assert len(set(names)) == len(names) == 106


@pytest.mark.parametrize(
    ("language", "index", "said"),
    [
        (
            "en",
            0,
            (
                "Red die, or any die showing 6 (any number of times): spend 2 red stones and lose 1 life → gain 5 "
                "stones of any colours, 2 life and 1 VP from the reserve; you must apply this."
            ),
        ),
        (
            "en",
            2,
            (
                "Die showing 1, 3 or 5: gain 2 red stones or place 5 counters on one of your red followers, then "
                "exchange up to 3 stones for others of any colours."
            ),
        ),
        (
            "en",
            3,
            (
                "At once: each rival loses 2 life and 1 stone of their choice, gains 3 stones of any colours "
                "and exhausts 2 followers."
            ),
        ),
        (
            "ru",
            0,
            (
                "Красный кубик, а также любой кубик со значением 6 (сколько угодно раз): потратьте 2 "
                "красных камня и потеряйте 1 очко стойкости → получите 5 камней любых цветов, 2 очка стойкости и 1 ПО "
                "из отложенных; это обязательно."
            ),
        ),
        (
            "ru",
            2,
            (
                "Кубик 1, 3 или 5: получите 2 красных камня или поместите 5 меток на своего красного последователя, "
                "затем обменяйте до 3 камней на камни любых других цветов."
            ),
        ),
        (
            "ru",
            3,
            (
                "Немедленно: каждый соперник теряет 2 очка стойкости и 1 камень на свой выбор, получает 3 камня любых "
                "цветов и задействует 2 своих последователей."
            ),
        ),
        (
            "uk",
            0,
            (
                "Червоний кубик, а також будь-який кубик зі значенням 6 (скільки завгодно разів): "
                "витратьте 2 червоні камені і втратьте 1 очко стійкості → отримайте 5 каменів будь-яких кольорів, 2 "
                "очки стійкості і 1 ПО з відкладених; це обов’язково."
            ),
        ),
        (
            "uk",
            2,
            (
                "Кубик 1, 3 або 5: отримайте 2 червоні камені або покладіть 5 міток на свого червоного послідовника, "
                "потім обміняйте до 3 каменів на камені будь-яких інших кольорів."
            ),
        ),
        (
            "uk",
            3,
            (
                "Негайно: кожен суперник втрачає 2 очки стійкості і 1 камінь на свій вибір, отримує 3 камені будь-яких "
                "кольорів і задіює 2 своїх послідовників."
            ),
        ),
    ],
)
def test_sentences_read_well(language: str, index: int, said: str) -> None:
    assert Wording(texts(language)).ability({**ability_data(ways()[index])}) == said


@pytest.mark.parametrize(
    ("card", "language", "said"),
    [
        ("УК014", "en", "gain X life (X is the number of your exhausted followers), then ready 1 of your followers"),
        (
            "СА013",
            "ru",
            "восстановите X своих последователей (X — число ваших красных сущностей в игре), затем атакуйте",
        ),
        (
            "ИС011",
            "uk",
            "отримайте X каменів будь-яких кольорів (X — кількість кольорів серед ваших сутностей у грі), ",
        ),
        ("ТУ013", "en", "gain X black stones, where X is the number of cards in your hand."),
        ("ИС010", "en", "this card costs less by the cost of the destroyed one"),
        ("ИС002", "en", "Any die: change the value of the die"),
        ("СА011", "en", "after the attack, lose 1 life; you must apply this in each of your attacks."),
        ("СА015", "ru", "каждый соперник теряет 2 очка стойкости; это обязательно."),
    ],
)
def test_what_needs_explaining_is_explained_where_it_stands(card: str, language: str, said: str) -> None:
    assert said in texts(language)(f"etherstone-card-{message_name(card)}.text")
