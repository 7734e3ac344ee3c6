"""Whatever the engine tells, asks and offers can be said in three languages, and no word is there for nothing."""

import re
from random import Random
from typing import Any, get_args

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.declared import named
from ludoteka.core.event import Data
from ludoteka.core.match import Match
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.cards.definition import ATTACKS, DIRECTIONS, NEUTRAL, PEOPLES
from ludoteka.games.elven_rage.catalogue import catalogue
from ludoteka.games.elven_rage.maps import KINDS, MAPS
from ludoteka.games.elven_rage.report import COUNTED
from ludoteka.games.elven_rage.scoring import breakdown
from ludoteka.games.elven_rage.shown import Decided, Goods, Happening, Option, Question, Stage, Way, Why, WindowName
from ludoteka.games.elven_rage.table import Table
from ludoteka.prose import Prose
from ludoteka.text import LANGUAGES, message_name, texts
from tests.words import messages

FILES = (
    "elven-rage.ftl",
    "elven-rage-table.ftl",
    "elven-rage-board.ftl",
    "elven-rage-words.ftl",
    "elven-rage-cards.ftl",
)
EVENTS = named(Happening, "kind")
QUESTIONS = named(Question, "kind")
OPTIONS = named(Option, "do")
PLAYERS = ("Ann", "Bo", "Cy", "Di")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_message(language: str) -> None:
    say = texts(language)
    wanted = ["elven-rage", "web-game-elven-rage", "elven-rage-why"]
    wanted += [f"elven-rage-event-{kind}" for kind in EVENTS]
    wanted += [f"elven-rage-ask-{kind}" for kind in QUESTIONS]
    wanted += [f"elven-rage-do-{do}" for do in OPTIONS]
    for setting in GAME.settings:
        wanted += [f"elven-rage-setting-{setting.name}", f"elven-rage-setting-{setting.name}.help"]
        wanted += [f"elven-rage-{setting.name}-{message_name(value)}" for value in setting.values]
        if setting.name != "first":  # seats need no explanation
            told = [value for value in setting.values if value != "random"]
            wanted += [f"elven-rage-{setting.name}-{message_name(value)}.short" for value in told]
    wanted += [f"elven-rage-people-{people}{part}" for people in (*PEOPLES, NEUTRAL) for part in ("", ".text")]
    wanted += [f"elven-rage-icon-{attack}{part}" for attack in ATTACKS for part in ("", ".text")]
    wanted += [f"elven-rage-cell-{kind}{part}" for kind in KINDS for part in ("", ".text")]
    wanted += [f"elven-rage-land-{land}" for found in MAPS for land in found.names]
    wanted += [f"elven-rage-direction-{direction}" for direction in DIRECTIONS]
    wanted += [f"elven-rage-way-{way}" for way in get_args(Way)]
    wanted += [f"elven-rage-window-{window}" for window in get_args(WindowName)]
    wanted += [f"elven-rage-stage-{stage}" for stage in get_args(Stage)]
    wanted += [
        f"elven-rage-phase-{phase}{part}" for phase in ("summon", "discard", "capture") for part in ("", ".text")
    ]
    wanted += [f"elven-rage-{side}-{thing}" for side in ("gives", "wants") for thing in get_args(Goods)]
    wanted += [f"elven-rage-decided-{decided}" for decided in get_args(Decided)]
    wanted += [f"elven-rage-why-{why}" for why in get_args(Why)]
    wanted += [f"web-elven-rage-stat-{name}" for name in (*COUNTED.values(), "goal")]
    state = GAME.start(2, key_from_seed("words"), {})
    assert isinstance(state, Table)
    wanted += [f"elven-rage-score-{source}" for source in breakdown(state, 0)]
    for card in catalogue():
        wanted += [f"elven-rage-card-{message_name(card['id'])}{part}" for part in ("", ".text")]
        wanted += [f"elven-rage-type-{card['kind']}{part}" for part in ("", ".text")]
        wanted += [f"elven-rage-progress-{need}" for need in card.get("needs", ())]
    assert [name for name in wanted if name not in say] == []


def test_no_message_is_idle() -> None:
    """What nothing asks for any more is taken out of the file."""
    known = {"event": EVENTS, "ask": QUESTIONS, "do": OPTIONS}
    known["card"] = {message_name(card["id"]) for card in catalogue()}
    idle = []
    for file in ("elven-rage.ftl", "elven-rage-cards.ftl"):
        for name in messages("en", file):
            kind = re.fullmatch(r"elven-rage-(event|ask|do|card)-([a-z0-9-]+)(?:\.\w+)?", name)
            if kind is not None and kind[2] not in known[kind[1]]:
                idle.append(name)
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_land_has_a_name_of_its_own(language: str) -> None:
    names = {texts(language)(f"elven-rage-land-{land}") for land in MAPS[2].names}
    assert len(names) == 37


WOUND = {"kind": "wounded", "seat": 1, "card": "black:2", "uid": 2, "slot": 1, "n": 1, "lives": 1}
MATCHES = [
    (2, {"deployment": "beginner"}),
    (2, {"deployment": "advanced", "scenario": "only-war"}),
    (3, {"deployment": "advanced", "scenario": "dragon-lord"}),
    (3, {"deployment": "beginner", "scenario": "race"}),
    (4, {"deployment": "beginner", "scenario": "alliance"}),
    (4, {"deployment": "advanced"}),
]


class Voice:
    """One language, which says a thing that comes up again as it said it before."""

    def __init__(self, language: str, players: int) -> None:
        self.prose = Prose("elven-rage", language, PLAYERS[:players])
        self.said: dict[str, str] = {}

    def say(self, what: str, data: Data) -> str:
        key = f"{what} {data}"
        if key not in self.said:
            sentence: str = getattr(self.prose, what)(data)
            check(sentence)
            self.said[key] = sentence
        return self.said[key]


@pytest.mark.parametrize(("players", "settings"), MATCHES)
def test_whole_matches_can_be_told(players: int, settings: dict[str, str]) -> None:
    """Random matches in plain words: no sentence lacks a variable, whoever reads it, and options differ."""
    luck = Random(f"{players} {settings}")
    voices = [Voice(language, players) for language in LANGUAGES]
    match = Match(GAME, players, key_from_seed(f"told {players}"), {**settings, "reactions": "quick"})
    while not match.over:
        state = match.state
        seat = luck.choice(state.owing())
        task = state.agenda[-1]
        options = state.options(seat)
        asked = state.question_detail(task, seat)
        offered = [state.option_detail(task, seat, option) for option in options]
        for voice in voices:
            voice.say("question", asked)
            assert "{" not in voice.prose.hint(asked)
            said = [voice.say("option", option) for option in offered]
            assert len(set(said)) == len(said), said
        match.answer(seat, luck.choice(options))
    for voice in voices:
        for event in match.events:
            for viewer in range(-1, players):
                voice.say("event", event.seen_by(viewer))


def check(sentence: str) -> None:
    assert sentence.strip()
    assert not re.search(r"[{}$]|elven-rage-|[a-z]+:\d|  |\(\)| [,.]|False|True|None", sentence), sentence


@pytest.mark.parametrize(
    ("data", "english", "russian", "ukrainian"),
    [
        (
            {"kind": "named", "seat": 0, "land": "G0", "owner": -1},
            "Ann attacks Tower of Winds",
            "Ann: нападение — Башня Ветров",
            "Ann: напад — Вежа Вітрів",
        ),
        (
            {"kind": "named", "seat": 0, "land": "F1n", "owner": 1},
            "Ann attacks Whispering Grove, owned by Bo",
            "Ann: нападение — Шепчущая роща (Bo)",
            "Ann: напад — Шепітливий гай (Bo)",
        ),
        (
            WOUND | {"why": "recoil", "cause": "snow:1", "by": 0},
            "Dark Crystal Priest is struck back: −1 life (Raider of Ann)",
            "Жрец Тёмного Кристалла, ответный удар: −1 жизнь (Ann: Налётчик)",
            "Жрець Темного Кристала, удар у відповідь: −1 життя (Ann: Нальотчик)",
        ),
        (
            WOUND | {"why": "bolt", "cause": "snow:1", "by": 0},
            "Dark Crystal Priest: −1 life (Raider of Ann)",
            "Жрец Тёмного Кристалла: −1 жизнь (Ann: Налётчик)",
            "Жрець Темного Кристала: −1 життя (Ann: Нальотчик)",
        ),
        (
            {"kind": "discarded", "seat": 1, "card": "black:2", "cause": "snow:1", "by": 0},
            "Bo discards Dark Crystal Priest (Raider of Ann)",
            "Bo: в сброс — Жрец Тёмного Кристалла (Ann: Налётчик)",
            "Bo: у скид — Жрець Темного Кристала (Ann: Нальотчик)",
        ),
        (
            {"kind": "drew", "seat": 1, "n": 2, "why": "action", "cause": "black:2"},
            "Bo draws 2 cards (Dark Crystal Priest)",
            "Bo: взяты 2 карты (Жрец Тёмного Кристалла)",
            "Bo: узято 2 карти (Жрець Темного Кристала)",
        ),
        (
            {
                "kind": "declared",
                "seat": 1,
                "card": "black:1",
                "effect": "icon",
                "victim": "black:2",
                "victim_uid": 2,
                "victim_slot": 1,
                "direction": "left",
                "icon": "shield",
            },
            "Bo plays Initiate: Dark Crystal Priest (east), left becomes Shield",
            "Bo применяет «Посвящённая»: Жрец Тёмного Кристалла (восток), влево — Щит",
            "Bo застосовує «Посвячена»: Жрець Темного Кристала (схід), ліворуч — Щит",
        ),
        (
            {"kind": "battle-won", "seat": 0, "land": "M0", "won": True, "left": [2, 1], "defender": -1},
            "Ann wins the battle (2 : 1)",
            "Ann: бой выигран (2 : 1)",
            "Ann: бій виграно (2 : 1)",
        ),
        (
            {"kind": "over", "seat": -1, "winners": [0, 1], "goal": "goal:2", "goals": [None], "stalemate": False},
            "Victory: Ann, Bo (Capture seven Lands)",
            "Победа: Ann, Bo — «Захвати семь Земель»",
            "Перемога: Ann, Bo — «Захопи сім Земель»",
        ),
        (
            {
                "kind": "first-drawn",
                "seat": -1,
                "drawn": [{"seat": 0, "card": "neutral:3"}, {"seat": 1, "card": "neutral:4"}],
            },
            "Who begins: Ann: Eldagar, Bo: Atranax",
            "Кто начинает: Ann — Эльдагар, Bo — Атранакс",
            "Хто починає: Ann — Ельдагар, Bo — Атранакс",
        ),
    ],
)
def test_what_happened(data: dict[str, Any], english: str, russian: str, ukrainian: str) -> None:
    said = [Prose("elven-rage", language, ["Ann", "Bo"]).event(data) for language in LANGUAGES]
    assert said == [english, russian, ukrainian]


def test_only_the_owner_reads_a_secret_goal() -> None:
    prose = Prose("elven-rage", "en", ["Ann", "Bo"])
    assert prose.event({"kind": "goal", "seat": 1}) == "Bo gets a secret goal"
    assert prose.event({"kind": "goal", "seat": 1, "goal": "goal:1"}) == "Bo, your goal: Capture four Towers"


def test_a_goal_nobody_had_is_not_told() -> None:
    prose = Prose("elven-rage", "en", ["Ann", "Bo"])
    out = {"kind": "eliminated", "seat": 1, "goal": None, "land": "K1", "by": 0}
    assert prose.event(out) == "Bo has lost Stag Castle to Ann and is out"
    assert prose.event(out | {"by": -1}) == "Bo has lost Stag Castle and is out"


def test_two_copies_are_told_apart_by_their_places() -> None:
    prose = Prose("elven-rage", "ru", ["Ann", "Bo"])
    detail = {"do": "act-with", "card": "snow:1", "uid": 0, "slot": 0}
    assert prose.option(detail) == "Налётчик (север)"
    assert prose.option({**detail, "uid": 2, "slot": 3}) == "Налётчик (запад)"
