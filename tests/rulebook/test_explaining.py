"""What table and terminal tell of each thing: every name has an entry, in each language, that says something."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.declared import named
from ludoteka.core.game import LANGUAGES, game_named, games
from ludoteka.rulebook.explaining import TABLES, help_of, look_up, sentences_of
from ludoteka.rulebook.reading import rulebook
from ludoteka.rulebook.shown import Explained, Help

GAMES = sorted(name for name, game in games().items() if game.explains() is not None)
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
MOST_WORDS = 60
# Where each game keeps the names of the signs that are drawn on its cards and boards, and the messages of its keywords.
SIGNS = {"seasons": "art/symbols.ts", "etherstone": "art/signs.ts", "elven-rage": "signs.ts"}
KEYWORDS = {
    "seasons": r"seasons-icon-([a-z-]+)\.about",
    "etherstone": r"etherstone-trigger-([a-z-]+)\.text",
    "elven-rage": r"elven-rage-(?:keyword|icon)-([a-z-]+)\.text",
}

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def told(game: str, language: str = "en") -> Help:
    found = help_of(game_named(game), language)
    assert found is not None
    return found


def test_all_games_of_the_house_explain_themselves() -> None:
    assert GAMES == ["elven-rage", "etherstone", "seasons"]


@every_game
@every_language
def test_every_part_says_something_short(game: str, language: str) -> None:
    for name, part in told(game, language)["parts"].items():
        words = words_of(part)
        assert words, name
        assert len(words.split()) <= MOST_WORDS, (name, words)
        if words.rstrip().endswith(":"):
            assert len(part["blocks"]) > 1, (name, "it leads on to nothing")


@every_game
@every_language
def test_the_languages_lead_to_the_same_rules(game: str, language: str) -> None:
    mine, other = told(game, language), told(game)
    assert {name: part["rules"] for name, part in mine["parts"].items()} == {
        name: part["rules"] for name, part in other["parts"].items()
    }
    book = rulebook(game_named(game), language)
    assert book is not None
    assert {part["rules"] for part in mine["parts"].values()} <= {section["id"] for section in book["sections"]}


@every_game
def test_every_question_event_and_reason_has_its_rule(game: str) -> None:
    shown, help_ = game_named(game).shown, told(game)
    assert shown is not None
    assert set(help_["questions"]) == named(shown.question, "kind")
    assert set(help_["events"]) == named(shown.event, "kind")
    assert set(help_["reasons"]) == named(shown.reason, "kind")
    assert set(help_["chosen"]) <= set(help_["events"])


def test_what_one_card_or_enchantment_rules_leads_there() -> None:
    help_ = told("seasons")
    assert help_["reasons"]["once-a-turn"] == help_["topics"]["open-row"]  # its price
    assert help_["reasons"]["one-summon"] == help_["topics"]["enchantment/4"]
    assert help_["questions"]["steadfast"] == help_["questions"]["before-die"]  # a die that is not carried out
    assert help_["questions"]["tithe"] == help_["questions"]["forfeit"] == help_["questions"]["discard-hand"]


@every_game
def test_every_part_of_the_board_that_has_a_name_is_explained(game: str) -> None:
    names = set(names_of(game))
    assert len(names) > 20
    help_ = told(game)
    names |= sorts_of(game)
    assert {name for name in names if not look_up(help_["topics"], name)} == set()


@every_game
def test_every_sign_and_keyword_is_explained(game: str) -> None:
    help_ = told(game)
    assert {name for name in signs_of(game) if not look_up(help_["signs"], name)} == set()
    text = "\n".join(messages_of(game))
    assert set(re.findall(KEYWORDS[game], text)) == set(help_["keywords"])


@every_game
def test_every_keyword_that_a_card_bears_is_explained(game: str) -> None:
    borne = {keyword for card in game_named(game).catalogue() for keyword in keywords_of(card)}
    assert len(borne) > 2
    assert borne <= set(told(game)["keywords"])


def keywords_of(card: dict[str, Any]) -> Iterator[str]:
    """The keywords that stand on a card."""
    yield from card.get("printed_icons", ())
    yield from (card.get("attacks") or {}).values()
    action = card.get("action") or {}
    if action.get("own_battle"):
        yield "own-battle"
    for ability in card.get("abilities", ()):
        yield from (name for name in ("repeat", "must") if ability.get(name))
        if ability["trigger"] != "die":
            yield ability["trigger"]
        elif "colours" in ability:
            yield "die-colour"
        if "values" in ability:
            yield "die-range" if ability["range"] else "die-values"


def test_sentences_are_cut_where_they_end() -> None:
    runs = sentences_of([{"text": "One 1.5 of two. See "}, {"text": "here", "link": "x"}, {"text": "."}])
    assert runs == [[{"text": "One 1.5 of two. "}], [{"text": "See "}, {"text": "here", "link": "x"}, {"text": "."}]]


@every_game
def test_tables_name_nothing_twice(game: str) -> None:
    path = game_named(game).explains()
    assert path is not None
    for kind in TABLES:
        keys = re.findall(r'^"?([a-z0-9/-]+)"? = ', section_of(path, kind), re.M)
        assert keys == sorted(keys, key=natural), kind


def natural(name: str) -> list[tuple[int, str]]:
    """Numbers by their value."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"[/-]", name)]


def section_of(path: Path, kind: str) -> str:
    return path.read_text(encoding="utf-8").partition(f"[{kind}]")[2].partition("\n[")[0]


def words_of(part: Explained) -> str:
    first = part["blocks"][0]
    if first["kind"] == "paragraph":
        return "".join(run.get("text", "·") for run in first["runs"])
    return first["kind"]


def names_of(game: str) -> Iterator[str]:
    """The names that a board's parts are written with; of `bonus/{bonus}` what stands before."""
    for path in sorted((BOARDS / game).glob("*.svelte")):
        source = path.read_text(encoding="utf-8")
        for name in re.findall(r'(?:data-help|data-topic|\btopic|\bhelp)="([^"]+)"', source):
            yield name.partition("/{")[0]
        for inner in re.findall(r"(?:data-help|data-topic|\btopic|\bhelp)=\{([^}]*)\}", source):
            yield from (
                name.partition("/$")[0] for name in re.findall(r"[?:&] ['`]([a-z][a-z-]*(?:/[^'`]*)?)['`]", inner)
            )


def sorts_of(game: str) -> set[str]:
    """The sorts of cards, where a board names its cards by them; else all are a `card`."""
    source = (BOARDS / game / "Card.svelte").read_text(encoding="utf-8")
    key = re.search(r"help=\{cardData\(card\)\?\.(\w+)\}", source)
    return {card[key[1]] for card in game_named(game).catalogue()} if key else {"card"}


def signs_of(game: str) -> set[str]:
    """The signs that its components draw."""
    source = (BOARDS / game / SIGNS[game]).read_text(encoding="utf-8")
    table = source.partition("SIGNS = {" if "SIGNS = {" in source else "SYMBOLS = {")[2].partition("\n}")[0]
    return set(re.findall(r"^  '?([a-z0-9-]+)'?:", table, re.M))


def messages_of(game: str) -> Iterator[str]:
    """The messages of a game with their attributes, by their whole names."""
    for path in game_named(game).word_files("en"):
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if found := re.match(r"([a-z][\w-]*) =", line):
                name = found[1]
            elif found := re.match(r"\s+(\.[a-z]+) =", line):
                yield name + found[1]
