"""How the engine's data become sentences."""

import pytest

from ludoteka.prose import Prose
from ludoteka.text import message_name


def say(language: str) -> Prose:
    return Prose("seasons", language, ["Ann", "Паша"])


@pytest.mark.parametrize(
    ("n", "english", "russian", "ukrainian"),
    [
        (1, "Паша gained 1 crystal (die)", "Паша: +1 кристалл (кубик)", "Паша: +1 кристал (кубик)"),
        (3, "Паша gained 3 crystals (die)", "Паша: +3 кристалла (кубик)", "Паша: +3 кристали (кубик)"),
        (11, "Паша gained 11 crystals (die)", "Паша: +11 кристаллов (кубик)", "Паша: +11 кристалів (кубик)"),
        (21, "Паша gained 21 crystals (die)", "Паша: +21 кристалл (кубик)", "Паша: +21 кристал (кубик)"),
    ],
)
def test_numbers_take_the_right_form(n: int, english: str, russian: str, ukrainian: str) -> None:
    data = {"kind": "crystals-gained", "seat": 1, "n": n, "card": "die"}
    assert say("en").event(data) == english
    assert say("ru").event(data) == russian
    assert say("uk").event(data) == ukrainian


def test_only_those_who_saw_a_card_read_its_name() -> None:
    assert say("en").event({"kind": "kept", "seat": 0, "n": 1}) == "Ann kept 1 card"
    assert say("en").event({"kind": "kept", "seat": 0, "n": 1, "card": "base:1"}) == "Ann kept Amulet of Air"


def test_two_players_in_one_sentence() -> None:
    data = {"kind": "crystals-taken", "seat": 0, "from": 1, "n": 2, "card": "base:11"}
    assert say("en").event(data) == "Ann took 2 crystals from Паша (Figrim the Avaricious)"
    assert say("ru").event(data) == "Ann: +2 кристалла, Паша: −2 (Фигрим Крохобор)"


def test_a_fall_has_its_sign() -> None:
    data = {"kind": "gauge", "seat": 0, "n": -1, "now": 4, "card": ""}
    assert say("en").event(data) == "Ann: summoning gauge −1, now 4"


def test_tokens_are_words() -> None:
    assert say("en").option({"do": "gain", "energy": {"air": 2, "fire": 1}, "lost": {}}) == "Gain air ×2, fire"
    assert say("uk").option({"do": "gain", "energy": {"air": 1}, "lost": {"earth": 1}}) == (
        "Отримати: повітря; скинути: земля"
    )


def test_tokens_on_cards_are_named_with_their_card() -> None:
    store = {"card": "base:4", "uid": 3, "energy": {"water": 1}}
    data = {"do": "pay-summon", "energy": {"water": 1}, "stores": [store]}
    assert say("en").option(data) == "Pay water + water from Amulet of Water"
    assert say("en").option({**data, "energy": {}}) == "Pay water from Amulet of Water"


def test_years_are_roman() -> None:
    data = {"kind": "season-moved", "seat": -1, "n": 2, "space": 2, "year": 2, "season": "winter"}
    assert say("en").event(data) == "Season marker +2: space 2, winter, year II"


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("base:9", "base-9"),
        ("ТУ001", "tu001"),
        ("УК015", "uk015"),
        ("СА010", "sa010"),
        ("СВ002", "sv002"),
        ("ИС003", "is003"),
        ("ВО013", "vo013"),
        ("УГ018", "ug018"),
        ("Объём-Щ", "obem-shch"),
    ],
)
def test_messages_about_cards_have_ascii_names(card: str, name: str) -> None:
    assert message_name(card) == name
