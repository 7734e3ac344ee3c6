"""Every message is there in every language, with the same variables; whatever the engine says can be said."""

import re
from pathlib import Path
from random import Random

import pytest

import ludoteka
from ludoteka.core.chance import key_from_seed
from ludoteka.core.match import Match
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.scoring import breakdown
from ludoteka.games.seasons.table import Table
from ludoteka.prose import Prose
from ludoteka.terminal.seasons import Board
from ludoteka.terminal.sitting import names_of
from ludoteka.text import LANGUAGES, message_name, texts
from tests.games.seasons.words import EVENTS, OPTIONS, QUESTIONS
from tests.words import LOCALES, messages, sentences

SOURCE = Path(ludoteka.__file__).parent
SPOKEN_HERE = ("etherstone-terminal.ftl", "seasons-cards.ftl", "seasons.ftl", "terminal.ftl")
FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_languages_have_the_same_messages(file: str, language: str) -> None:
    assert messages(language, file).keys() == messages("en", file).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", SPOKEN_HERE)
def test_messages_have_the_same_variables(file: str, language: str) -> None:
    assert messages(language, file) == messages("en", file)


def test_no_message_is_defined_twice() -> None:
    for language in LANGUAGES:
        names = [name for file in FILES for name in messages(language, file)]
        assert len(names) == len(set(names))


def test_the_kinds_are_found() -> None:
    assert {"summoned", "energy-stored", "archive-opened", "over"} <= EVENTS
    assert {"main", "split-hand", "energy", "peek"} <= QUESTIONS
    assert {"summon", "end", "pay-summon", "transmute", "year-2", "hand", "return", "sacrifice"} <= OPTIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_and_option_has_its_message(language: str) -> None:
    say = texts(language)
    wanted = [f"seasons-event-{kind}" for kind in EVENTS]
    wanted += [f"seasons-ask-{kind}" for kind in QUESTIONS]
    wanted += [f"seasons-do-{do}" for do in OPTIONS]
    wanted += [f"seasons-setting-{setting.name}" for setting in GAME.settings]
    wanted += [f"seasons-{setting.name}-{value}" for setting in GAME.settings for value in setting.values]
    for card in CARDS[1:]:
        name = message_name(card.id)
        wanted += [f"seasons-card-{name}", f"seasons-card-{name}.text"]
        wanted += [f"seasons-icon-{icon}" for icon in card.icons]
        wanted += [f"seasons-branch-{name}-{branch.name}" for branch in card.either]
    state = GAME.start(2, key_from_seed("words"), {})
    assert isinstance(state, Table)
    wanted += [f"seasons-score-{source}" for source in breakdown(state, 0)]
    assert [name for name in wanted if name not in say] == []


def test_no_message_is_idle() -> None:
    """What nothing asks for any more is taken out of the files."""
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    known = EVENTS | QUESTIONS | OPTIONS
    idle = []
    for name in messages("en", "seasons.ftl"):
        kind = re.fullmatch(r"seasons-(event|ask|do|label|legend)-([a-z0-9-]+)(?:\.\w+)?", name)
        if kind is None:
            continue
        if kind[1] == "label":
            used = re.search(rf"_label\([\"']{kind[2]}[\"']", source) is not None
        elif kind[1] == "legend":
            used = f'"{kind[2]}")' in source or f'"legend-{kind[2]}"' in source
        else:
            used = kind[2] in known
        if not used:
            idle.append(name)
    for name in messages("en", "terminal.ftl"):
        family = name.rsplit("-", 1)[0]
        if f'"{name}"' not in source and f"'{name}'" not in source and f"{family}-{{" not in source:
            idle.append(name)
    assert idle == []


FLASHES = ("again", "cannot-undo", "coach-off", "coach-on", "exercise-undo", "master-thinking", "restarted", "undone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_the_last_line_fits_a_small_terminal(language: str) -> None:
    say = texts(language)
    assert [name for name in FLASHES if len(say(f"terminal-{name}")) > 79] == []


PRONOUNS = {"en": "you", "ru": "вы", "uk": "ви"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["seasons", "elven-rage", "etherstone"])
def test_the_only_person_is_spoken_of_like_everybody_else(game: str, language: str) -> None:
    """No sentence has a pronoun where a name belongs, as in `You attacks`."""
    own = names_of(["human", "adept"], language)[0]
    values = dict.fromkeys(("player", "rival", "doer", "winners", "seats"), own)
    files = [file for file in FILES if file.startswith(game)]
    told = [each for file in files for each in sentences(language, file, values) if f"{game}-event-" in each[0]]
    assert sum(own in sentence for _, sentence in told) > 25
    wrong = re.compile(rf"(?<!\()\b{PRONOUNS[language]}\b", re.IGNORECASE)
    assert [each for each in told if wrong.search(each[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_matches_can_be_told(language: str, players: int) -> None:
    """Random matches in plain words and on the board: no sentence lacks a variable, whoever reads it."""
    luck = Random(players)
    match = Match(GAME, players, key_from_seed(f"told {players}"))
    names = ["Ann", "Bo", "Cy", "Di"][:players]
    board, prose = Board(language, names), Prose("seasons", language, names)
    while not match.over:
        state = match.state
        seat = luck.choice(state.owing())
        options = state.options(seat)
        some = luck.sample(options, min(len(options), 8))
        task = state.agenda[-1]
        asked = state.question_detail(task, seat)
        found = [(option, state.option_detail(task, seat, option)) for option in some]
        question = board.question(state.view(seat), asked, found)
        assert question.prompt.plain
        assert all(choice.label.plain and "{" not in choice.label.plain for choice in question.choices)
        match.answer(seat, luck.choice(options))
    for viewer in range(-1, players):
        board = Board(language, names)
        for event in match.events:
            data = event.seen_by(viewer)
            line = board.tell(data)
            assert line is None or (line.plain and not re.search("[\ue000-\uf8ff{]", line.plain))
            assert prose.event({"season": "winter", "die": "", **data})
