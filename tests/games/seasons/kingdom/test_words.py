"""The words of Enchanted Kingdom: complete, the same in three languages, with the names of the published cards."""

import re
from typing import Any

import pytest

from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.cards.definition import HEART, JEWEL, NARROW, SHIELD, STEADY, TRANSMUTER
from ludoteka.games.seasons.cards.kingdom import KINGDOM
from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.games.seasons.scoring import breakdown
from ludoteka.games.seasons.tokens import ABILITIES, TOKENS
from ludoteka.prose import Prose
from ludoteka.text import LANGUAGES, texts
from tests.games.seasons.words import EVENTS, OPTIONS, QUESTIONS, slug_of
from tests.words import messages

FILE = "seasons-kingdom.ftl"
ENCHANTMENT_NAMES = [  # en, ru; uk, where there is no published translation
    ("Elemental Construction", "Сотворение элементалей", "Творення духів стихій"),
    ("Extended Experience", "Долгое приключение", "Довга пригода"),
    ("Natural Selection", "Естественный отбор", "Природний добір"),
    ("Entangling Roots", "Опутывающие корни", "Чіпке коріння"),
    ("Nature Spirit", "Дух природы", "Дух природи"),
    ("Argos’ Embrace", "Силки Аргосского леса", "Тенета Аргоського лісу"),
    ("Io’s Bounty", "Дар Ио", "Дар Іо"),
    ("Olaf’s Knowledge", "Мудрость Олафа", "Мудрість Олафа"),
    ("Drought", "Засуха", "Посуха"),
    ("Vision of Destiny", "Предвидение судьбы", "Передбачення долі"),
]
TAGS = {
    "en": ("When played:", "Permanent:", "Activate:", "End of round:", "Season change:", "End of game:"),
    "ru": ("При розыгрыше:", "Постоянно:", "Активация:", "Конец раунда:", "Смена сезона:", "Конец игры:"),
    "uk": ("Коли зіграно:", "Постійно:", "Активація:", "Кінець раунду:", "Зміна пори року:", "Кінець гри:"),
}
ARGUMENTS: dict[str, Any] = {
    "player": "Ann",
    "rival": "Паша",
    "card": "Amulet of Air",
    "cards": "Amulet of Air, Amulet of Fire",
    "why": " (Amulet of Air)",
    "cause": " (Amulet of Air)",
    "doer": "Bo",
    "energy": "air, fire ×2",
    "element": "air",
    "used": 2,
    "capacity": 6,
    "points": 5,
    "costs": 5,
    "crystals": 2,
    "choice": 0,
    "energy_n": 3,
    "any": 1,
    "saved": 1,
    "what": "Enchanted Kingdom",
}
NUMBERS = (0, 1, 2, 5, 11, 12, 21)


def numbered(prefix: str, count: int, *attributes: str) -> list[str]:
    return [f"{prefix}-{n}{attribute}" for n in range(1, count + 1) for attribute in ("", *attributes)]


# --- the file ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language, FILE) == messages("en", FILE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_enchantments_and_tokens_are_complete(language: str) -> None:
    wanted = numbered("seasons-card-ek", len(KINGDOM), ".text")
    wanted += numbered("seasons-enchantment", len(ENCHANTMENTS), ".text", ".short")
    wanted += numbered("seasons-token", TOKENS, ".text")
    assert len(wanted) == 20 * 2 + 10 * 3 + 12 * 2
    assert [name for name in wanted if name not in messages(language, FILE)] == []


@pytest.mark.parametrize("n", NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, n: int) -> None:
    say = texts(language)
    for name, needed in messages(language, FILE).items():
        assert needed <= {*ARGUMENTS, "n", "token"}, name
        said = say(name, **ARGUMENTS, n=n, token=min(n, TOKENS))
        assert said.strip()
        assert not re.search(r"[{}]|  ", said), f"{name}: {said}"


# --- cards ---


def test_the_names_are_those_of_the_enchantments() -> None:
    assert [slug_of(english) for english, _, _ in ENCHANTMENT_NAMES] == list(ENCHANTMENTS)


@pytest.mark.parametrize(("place", "language"), list(enumerate(LANGUAGES)))
def test_enchantments_have_their_names(place: int, language: str) -> None:
    say = texts(language)
    assert [say(name) for name in numbered("seasons-enchantment", 10)] == [names[place] for names in ENCHANTMENT_NAMES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", KINGDOM, ids=lambda card: card.slug)
def test_the_text_says_when_the_card_works(card: Any, language: str) -> None:
    text = texts(language)(f"seasons-card-ek-{card.number}.text")
    played, permanent, activate, round_end, season, game_end = (tag in text for tag in TAGS[language])
    assert played == bool(card.on_play)
    assert activate == bool(card.activation)
    assert round_end == bool(card.round_end)
    assert season == bool(card.season_change)
    assert game_end == bool(card.changes(JEWEL))
    lasting = any(card.changes(what) for what in (HEART, NARROW, TRANSMUTER, SHIELD, STEADY))
    assert permanent == bool(lasting or card.slug == "raven-the-usurper")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_name_the_same_numbers(language: str) -> None:
    """No number of crystals, cards or tokens is lost or changed in translation."""
    for name in messages(language, FILE):
        if name.startswith(("seasons-card-ek", "seasons-enchantment", "seasons-token")) and name.endswith(".text"):
            english, said = (set(re.findall(r"[+−]?\d+", texts(each)(name, token=1))) for each in ("en", language))
            assert said == english, name


# --- tokens ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_have_names_of_their_own(language: str) -> None:
    names = [texts(language)(name) for name in numbered("seasons-token", TOKENS)]
    assert len(set(names)) == TOKENS
    assert all(len(name.split()) <= 4 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, TOKENS + 1))
def test_the_token_says_its_points(number: int, language: str) -> None:
    text = texts(language)(f"seasons-token-{number}.text")
    points = int(ABILITIES[number].points)
    if number == 5:  # never turned over
        assert not re.search(r"[+−]\d", text)
    else:
        assert f": {points:+d} ".replace("-", "−").replace("+0", "0") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, TOKENS + 1))
def test_a_token_is_called_by_its_number(number: int, language: str) -> None:
    say, prose = texts(language), Prose("seasons", language, ["Ann"])
    name, text = say(f"seasons-token-{number}"), say(f"seasons-token-{number}.text")
    assert prose.option({"do": "token", "token": number}) == f"{name}. {text}"
    for kind in ("token-chosen", "token-used"):
        assert name in prose.event({"kind": kind, "seat": 0, "token": number})


# --- what the rules say ---


def test_the_kinds_are_found() -> None:
    assert {"token-used", "usurped", "row-opened", "hand-seen"} <= EVENTS
    assert {"steadfast", "wither", "usurp", "choose-token"} <= QUESTIONS
    assert {"use-token", "buy-off", "instead-gauge", "token", "tithe", "choose", "refuse"} <= OPTIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_rules_say_has_its_message(language: str) -> None:
    say = texts(language)
    wanted = [f"seasons-event-{kind}" for kind in EVENTS]
    wanted += [f"seasons-ask-{kind}" for kind in QUESTIONS]
    wanted += [f"seasons-do-{do}" for do in OPTIONS]
    wanted += [f"seasons-branch-ek-{card.number}-{branch.name}" for card in KINGDOM for branch in card.either]
    wanted += [f"seasons-bonus-{name}" for name in ("exchange", "transmute", "gauge", "draw", "draw-one")]
    state = Scenario(Seat(token=7, token_used=True), Seat()).state
    wanted += [f"seasons-score-{source}" for source in breakdown(state, 0)]
    assert "seasons-score-token" in wanted
    assert [name for name in wanted if name not in say] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_is_named_and_explained(language: str) -> None:
    say = texts(language)
    settings = {setting.name: setting.values for setting in GAME.settings}
    for name in ("kingdom", "enchantment", "tokens"):
        assert say(f"seasons-setting-{name}")
        assert say(f"seasons-setting-{name}.help").endswith(".")
        assert len({say(f"seasons-{name}-{value}") for value in settings[name]}) == len(settings[name])
    for number, slug in enumerate(ENCHANTMENTS, 1):
        assert say(f"seasons-enchantment-{slug}") == say(f"seasons-enchantment-{number}")
        assert say(f"seasons-enchantment-{slug}.short") == say(f"seasons-enchantment-{number}.short")
    for value in settings["enchantment"]:
        assert re.fullmatch(r"[^.]+\.", say(f"seasons-enchantment-{value}.short")), "one sentence"


@pytest.mark.parametrize(
    ("data", "english", "russian", "ukrainian"),
    [
        (
            {"kind": "energy-taken", "energy": {"fire": 2}, "from": 1, "card": "ek:20"},
            "Ann took fire ×2 from Паша (Ratty Nightshade)",
            "Ann: забрано — огонь ×2 ← Паша (Крыс Ночная Тень)",
            "Ann: забрано — вогонь ×2 ← Паша (Щур Тіньолюбний)",
        ),
        (
            {"kind": "named", "element": "earth", "card": "ek:5"},
            "Ann named earth (Scroll of Ishtar)",
            "Ann: назван тип энергии — земля (Свиток Иштар)",
            "Ann: названо тип енергії — земля (Сувій Іштар)",
        ),
        (
            {"kind": "took", "card": "base:50", "cause": "ek:8"},
            "Ann took Damned Soul of Onys into hand (Familiar Catcher)",
            "Ann: в руку взята карта «Мятежный дух Ониса» (Ловец фамильяров)",
            "Ann: на руку взято карту «Приречена душа Оніса» (Ловець фамільярів)",
        ),
        (
            {"kind": "sacrificed", "card": "ek:18", "uid": 3, "why": "model-left"},
            "Ann sacrificed Raven the Usurper (the copied card left play)",
            "Ann: пожертвована карта «Равэн Узурпатор» (скопированная карта покинула игру)",
            "Ann: пожертвувано карту «Равен Узурпатор» (скопійована карта залишила гру)",
        ),
        (
            {"kind": "usurped", "card": "base:1", "uid": 3, "from": 1},
            "Ann copied Amulet of Air of Паша with Raven the Usurper",
            "Ann: скопирована карта «Амулет воздуха» ← Паша (Равэн Узурпатор)",
            "Ann: скопійовано карту «Амулет повітря» ← Паша (Равен Узурпатор)",
        ),
        (
            {"kind": "refused", "card": "ek:17"},
            "Ann refused Argos Hawk",
            "Ann: отказ от карты «Аргосский ястреб»",
            "Ann: відмова від карти «Аргоський яструб»",
        ),
        (
            {"kind": "found-nothing", "card": "ek:8"},
            "Ann found no card that fits (Familiar Catcher)",
            "Ann: подходящей карты не нашлось (Ловец фамильяров)",
            "Ann: підхожої карти не знайшлося (Ловець фамільярів)",
        ),
        (
            {"kind": "hand-seen", "n": 1, "by": 1},
            "Паша looked at the hand of Ann: 1 card",
            "Паша: просмотрена рука (Ann), 1 карта",
            "Паша: переглянуто руку (Ann), 1 карта",
        ),
        (
            {"kind": "hand-seen", "n": 2, "cards": ["ek:1", "base:1"]},
            "Ann holds Heart of Argos, Amulet of Air",
            "Ann: в руке — Сердце Аргосского леса, Амулет воздуха",
            "Ann: на руці — Серце Аргоського лісу, Амулет повітря",
        ),
        (
            {"kind": "hand-seen", "n": 0, "cards": []},
            "Ann holds no cards",
            "Ann: в руке нет карт",
            "Ann: на руці немає карт",
        ),
        (
            {"kind": "arranged", "n": 3},
            "Ann put 3 cards back on top of the deck",
            "Ann: на верх колоды возвращены 3 карты",
            "Ann: на верх колоди повернуто 3 карти",
        ),
        (
            {"kind": "reserve-shrunk", "capacity": 6, "card": "enchantment:9"},
            "Ann: the reserve now has room for 6 (Drought)",
            "Ann: вместимость резерва теперь 6 (Засуха)",
            "Ann: місткість запасу тепер 6 (Посуха)",
        ),
        (
            {"kind": "bonus", "bonus": "draw-one", "used": 1},
            "Ann used a bonus: draw a card",
            "Ann: бонус — взять карту",
            "Ann: бонус — узяти карту",
        ),
    ],
)
def test_what_the_log_says(data: dict[str, Any], english: str, russian: str, ukrainian: str) -> None:
    said = [Prose("seasons", language, ["Ann", "Паша"]).event({"seat": 0, **data}) for language in LANGUAGES]
    assert said == [english, russian, ukrainian]
