"""Whatever the engine tells, asks and offers can be said in three languages, and no word is there for nothing."""

import re
from random import Random
from typing import Any, get_args

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.declared import named
from ludoteka.core.match import Match
from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.cards.definition import KINDS, TRIGGERS
from ludoteka.games.etherstone.catalogue import catalogue
from ludoteka.games.etherstone.report import COUNTED, SUMMED
from ludoteka.games.etherstone.scoring import breakdown
from ludoteka.games.etherstone.setup import SET
from ludoteka.games.etherstone.shown import EndWhy, Happening, Option, Question
from ludoteka.games.etherstone.stones import COLOUR_NAMES, NAMES
from ludoteka.games.etherstone.table import VERBS, Table
from ludoteka.prose import Prose
from ludoteka.text import LANGUAGES, message_name, texts
from tests.words import messages, question_kinds

FILE = "etherstone.ftl"
EVENTS = named(Happening, "kind")
QUESTIONS = named(Question, "kind")
OPTIONS = named(Option, "do")


def test_every_verb_that_asks_has_its_question_declared() -> None:
    assert question_kinds(VERBS) == QUESTIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_variables(language: str) -> None:
    assert messages(language, FILE) == messages("en", FILE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_message(language: str) -> None:
    say = texts(language)
    wanted = ["etherstone", "web-game-etherstone", "etherstone-why", "etherstone-token-none"]
    wanted += [f"etherstone-event-{kind}" for kind in EVENTS]
    wanted += [f"etherstone-ask-{kind}" for kind in QUESTIONS]
    wanted += [f"etherstone-do-{do}" for do in OPTIONS]
    for setting in GAME.settings:
        wanted += [f"etherstone-setting-{setting.name}"]
        wanted += [f"etherstone-{setting.name}-{message_name(value)}" for value in setting.values]
        if setting.name != "first":  # seats need no explanation
            told = [value for value in setting.values if value != "random"]
            wanted += [f"etherstone-{setting.name}-{message_name(value)}.short" for value in told]
    wanted += [f"etherstone-setting-{setting.name}.help" for setting in SET.settings]
    wanted += ["etherstone-setting-set-taken"]
    wanted += [f"etherstone-{kind}-{name}" for kind in ("colour", "die", "dice", "people") for name in COLOUR_NAMES]
    wanted += [f"etherstone-token-{name}" for name in NAMES]
    wanted += [f"etherstone-type-{kind}{part}" for kind in KINDS for part in ("", ".text")]
    signs = [trigger for trigger in TRIGGERS if trigger != "die"] + ["die-colour", "die-values", "die-range"]
    wanted += [f"etherstone-trigger-{sign}.text" for sign in [*signs, "repeat", "must"]]
    wanted += [f"etherstone-why-{why}" for why in get_args(EndWhy) if why]
    wanted += [f"web-etherstone-stat-{name}" for name in {*COUNTED.values(), *SUMMED.values()}]
    state = GAME.start(2, key_from_seed("words"), {})
    assert isinstance(state, Table)
    wanted += [f"etherstone-score-{source}" for source in breakdown(state, 0)]
    for card in catalogue():
        wanted += [f"etherstone-card-{message_name(card['id'])}{part}" for part in ("", ".text")]
    assert [name for name in wanted if name not in say] == []


def test_no_message_is_idle() -> None:
    """What nothing asks for any more is taken out of the file."""
    known = {"event": EVENTS, "ask": QUESTIONS, "do": OPTIONS}
    idle = []
    for name in messages("en", FILE):
        kind = re.fullmatch(r"etherstone-(event|ask|do)-([a-z0-9-]+)(?:\.\w+)?", name)
        if kind is not None and kind[2] not in known[kind[1]]:
            idle.append(name)
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("players", "start"), [(2, "draft"), (3, "sets"), (4, "draft")])
def test_whole_matches_can_be_told(language: str, players: int, start: str, seed: int) -> None:
    """Random matches in plain words: no sentence lacks a variable, whoever reads it, and options differ."""
    luck = Random(seed)
    prose = Prose("etherstone", language, ["Ann", "Bo", "Cy", "Di"][:players])
    match = Match(GAME, players, key_from_seed(f"told {seed}"), {"start": start})
    while not match.over:
        state = match.state
        seat = luck.choice(state.owing())
        task = state.agenda[-1]
        options = state.options(seat)
        asked = state.question_detail(task, seat)
        assert asked["kind"] == state.question_kind(task, seat)
        said = [prose.option(state.option_detail(task, seat, option)) for option in options]
        assert len(set(said)) == len(said), said
        check([prose.question(asked), *said])
        assert "{" not in prose.hint(asked)
        match.answer(seat, luck.choice(options))
    for viewer in range(-1, players):
        check([prose.event(event.seen_by(viewer)) for event in match.events])


def check(sentences: list[str]) -> None:
    for sentence in sentences:
        assert sentence.strip(), sentences
        assert not re.search(r"[{}$]|etherstone-|[А-Я]{2}\d{3}", sentence), sentence


@pytest.mark.parametrize(
    ("data", "english", "russian", "ukrainian"),
    [
        (
            {"kind": "stones-gained", "seat": 0, "stones": {"white": 2, "black": 1}, "card": ""},
            "Ann gained 2 white stones, 1 black stone",
            "Ann: получено — 2 белых камня, 1 чёрный камень",
            "Ann: отримано — 2 білі камені, 1 чорний камінь",
        ),
        (
            {"kind": "rolled", "seat": 0, "dice": {"white": 3, "purple": 6}},
            "Dice rolled: white 3, purple 6",
            "Кубики брошены: белый 3, фиолетовый 6",
            "Кубики кинуто: білий 3, фіолетовий 6",
        ),
        (
            {"kind": "took-die", "seat": 0, "die": "purple", "colour": "green", "value": 5},
            "Ann took the purple die as green, value 5",
            "Ann: взят фиолетовый кубик как зелёный, значение 5",
            "Ann: узято фіолетовий кубик як зелений, значення 5",
        ),
        (
            {"kind": "ending", "seat": 0, "why": "deck"},
            "Ann took the end token (the threat deck is empty)",
            "Ann: взят жетон конца игры (колода угроз пуста)",
            "Ann: узято жетон кінця гри (колода загроз порожня)",
        ),
        (
            {"kind": "durability-lost", "seat": 0, "n": 1, "card": "", "why": "purple-die"},
            "Ann: life −1 (purple die)",
            "Ann: стойкость −1 (фиолетовый кубик)",
            "Ann: стійкість −1 (фіолетовий кубик)",
        ),
        (
            {"kind": "stole", "seat": 0, "from": 1, "stones": {"red": 5}, "card": ""},
            "Ann took 5 red stones from Bo",
            "Ann ← Bo: 5 красных камней",
            "Ann ← Bo: 5 червоних каменів",
        ),
    ],
)
def test_what_happened(data: dict[str, Any], english: str, russian: str, ukrainian: str) -> None:
    said = [Prose("etherstone", language, ["Ann", "Bo"]).event(data) for language in LANGUAGES]
    assert said == [english, russian, ukrainian]


def test_an_ability_is_offered_with_its_own_line() -> None:
    prose = Prose("etherstone", "en", ["Ann", "Bo"])
    card = next(card for card in catalogue() if len(card["abilities"]) > 1)
    lines = prose.card_text(card["id"]).split("\n")
    for index, line in enumerate(lines, 1):
        said = prose.option({"do": "apply", "card": card["id"], "ability": index})
        assert said == f"{prose.card_name(card['id'])}: {line}"


def test_dice_to_be_rerolled_are_named() -> None:
    prose = Prose("etherstone", "ru", ["Ann", "Bo"])
    assert prose.option({"do": "reroll", "dice": ["white", "purple"]}) == "Перебросить: белый, фиолетовый"


def test_only_the_drafter_reads_the_name() -> None:
    prose = Prose("etherstone", "en", ["Ann", "Bo"])
    name = prose.card_name("ТУ001")
    assert prose.event({"kind": "drafted", "seat": 1}) == "Bo chose a card"
    assert prose.event({"kind": "drafted", "seat": 1, "card": "ТУ001"}) == f"Bo chose {name}"
