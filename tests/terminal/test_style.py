"""How all words are written: signs, letters, and terms that were given up for better ones."""

import re

import pytest

from ludoteka.text import LANGUAGES
from tests.words import LOCALES, said

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
LATIN, CYRILLIC = "A-Za-z", "А-Яа-яЁёІіЇїЄєҐґ"

# What never stands in a text, and what is written instead.
SIGNS = {
    "'": "the apostrophe ’",
    '"': "“quotes” in English, «ёлочки» in Russian and Ukrainian",
    r"\.\.\.": "the ellipsis …",
    r"\s…": "an ellipsis without a space before it",
    " - ": "a dash",
    r"(?<!\w)-\d": "the minus −",
    r"\S  \S": "one space",
    r" [,;:.!?](?!\.)": "no space before a sign",
    f"[{LATIN}][{CYRILLIC}]|[{CYRILLIC}][{LATIN}]": "a word in one alphabet",
}
SIGNS_OF = {
    "en": {"—": "the dash –", "[«»„]": "“quotes”", f"[{CYRILLIC}]": "Latin letters"},
    "ru": {" – ": "the dash —", "[“”„]": "«ёлочки»", "[ІіЇїЄєҐґ]": "Russian letters"},
    "uk": {" – ": "the dash —", "[“”„]": "«ялинки»", "[ЫыЭэЁёЪъ]": "Ukrainian letters"},
}
# Terms that were given up, and what is said instead. One word for one idea.
RETIRED = {
    "en": {
        r"durability": "life",
        r"neighbor|\bcolor": "neighbour, colour",
        r"after a wound only as an answer": "before a warrior acts or as an answer",
        r"die showing 1 to 6": "any die",
        r"hardy warriors": "heavy blows",
        r"\bbots?\b": "computer",
    },
    "ru": {
        r"\bбитв": "бой",
        r"\bничью\b": "пустующую Землю",
        r"земля названа": "Земля выбрана",
        r"\b(любого|одного) вида\b": "типа",
        r"\bбот(ы|а|ов)?\b": "компьютер",
        r"ранения — только в ответ": "перед ходом воина или в ответ",
        r"считается тому": "засчитывается тому",
        r"бонуса? к ней": "бонус «2 карты вместо 1»",
        r"при наборе": "при доборе; последнюю карту не выбирают",
        r"магмов": "змей магмы",
        r"закончились угрозы": "опустела колода угроз",
        r"кубик от 1 до 6": "любой кубик",
        r"крепкие воины": "тяжёлые удары",
        r"объявленное не состоится|движение вражеского воина не состоится": "отмените это",
        r"больше всех (очков|карт|по|земель|кристаллов)\b": "больше всего",
        r"\bс руки\b": "из руки",
        r"платят за сущностей": "платят за сущности",
    },
    "uk": {
        r"(?<!поле )\bбитв": "бій",
        r"\bнічию\b": "нічийну Землю",
        r"землю названо": "Землю вибрано",
        r"\b(будь-якого|одного) виду\b": "типу",
        r"\bбот(и|а|ів)?\b": "комп’ютер",
        r"[аеєиіїоуюя] у грі\b": "в грі",
        r"поранення — лише у відповідь": "перед ходом воїна або у відповідь",
        r"трачує": "утрачає, пропадають",
        r"шкал\w+ бонус": "трек бонусів",
        r"останн\w+ кубик": "кубик, якого ніхто не взяв",
        r"рахується тому": "зараховують тому",
        r"бонусу? до неї": "бонус «2 карти замість 1»",
        r"під час набору": "під час добору; останньої карти не вибирають",
        r"\bсезон": "пора року",
        r"кристаліз": "перетворення",
        r"безкоштовн": "безплатно",
        r"розігра(ш|ти|но)|розігрув": "зіграти",
        r"\b(обра(ти|но|ний|не)|обер(и|іть)|обира)": "вибрати",
        r"\b[ву] (цій )?ру(ці|ку)\b": "на руці, на руку",
        r"\bкартк": "карта",
        r"приклика": "викликати",
        r"наїзник": "нальотчик, вершник",
        r"послати в бій нікого": "немає кого послати в бій",
        r"магмов": "змій магми",
        r"скінчилися загрози": "спорожніла колода загроз",
        r"кубик від 1 до 6": "будь-який кубик",
        r"міцні воїни": "важкі удари",
        r"оголошене не відбудеться|рух ворожого воїна не відбудеться": "скасуйте це",
        r"\bна пожертву\b": "у жертву: пожертва — це дарунок",
    },
}


def found(language: str, file: str, instead: dict[str, str]) -> list[str]:
    return [
        f"{name}: {text.strip()!r}: write {better}"
        for name, text in said(language, file)
        for pattern, better in instead.items()
        if re.search(pattern, text, re.IGNORECASE)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_signs_are_the_same_everywhere(file: str, language: str) -> None:
    assert found(language, file, SIGNS | SIGNS_OF[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_terms_that_were_given_up_do_not_come_back(file: str, language: str) -> None:
    assert found(language, file, RETIRED[language]) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the leader's life"),
        ("en", "One moment ..."),
        ("ru", "Правая карта – верхняя"),
        ("ru", "Cбросить"),
        ("uk", "п'явка"),
        ("uk", "«Книга“"),
    ],
)
def test_a_wrong_sign_is_seen(language: str, text: str) -> None:
    assert any(re.search(pattern, text) for pattern in SIGNS | SIGNS_OF[language])
