"""docs/scenarios.md is exact: its examples run, its tables name every argument, question, event, die and card."""

import inspect
import random
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.event import Event
from ludoteka.games.elven_rage import scenario as elven_rage
from ludoteka.games.etherstone import scenario as etherstone
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons import scenario as seasons
from ludoteka.games.seasons.cards.pool import ALL_CARDS
from ludoteka.games.seasons.dice import DICE, SEASONS
from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from ludoteka.games.seasons.scenario import Board, Scenario, Seat
from ludoteka.games.seasons.table import VERBS, Verb

PAGE = Path(__file__).parents[4].joinpath("docs", "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)

TYPE = r"(?:air|water|fire|earth)"
CARD = r"[a-z]+(?:-[a-z]+)*"
PLACED = CARD + r"(?:#\d)?"
TOKENS = rf"(?:nothing|{TYPE}(?:\+{TYPE})*)"
PAYMENT = rf"{TOKENS}(?:@{PLACED})?(?: {TOKENS}@{PLACED})*"
PLACEHOLDERS = {"TYPE": TYPE, "CARD": CARD, "PLACED": PLACED, "TOKENS": TOKENS, "PAYMENT": PAYMENT, "N": r"\d+"}


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first column has this heading."""
    found: list[list[str]] = []
    inside = False
    for line in PAGE.splitlines():
        if line.startswith(f"| {heading} |"):
            inside = True
        elif inside and not line.startswith("|"):
            break
        elif inside and not line.startswith("|---"):
            found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return found


def code(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def pattern(text: str) -> re.Pattern[str]:
    """The texts that a documented option text stands for."""
    pieces = re.split(r"\b(" + "|".join(PLACEHOLDERS) + r")\b", text)
    return re.compile("".join(PLACEHOLDERS.get(piece, re.escape(piece)) for piece in pieces))


def fields_of(event: Event) -> frozenset[str]:
    """What an event tells beyond its kind and seat; in brackets what only some see."""
    return frozenset([*(event.shown.keys() - {"kind", "seat"}), *(f"({name})" for name in event.hidden)])


@cache
def played() -> tuple[dict[str, set[str]], dict[str, set[frozenset[str]]]]:
    """Option texts by kind of question, and fields by kind of event, from matches with many cards played."""
    texts: dict[str, set[str]] = defaultdict(set)
    fields: dict[str, set[frozenset[str]]] = defaultdict(set)
    chooser = random.Random(1)
    eager = ("summon", "activate", "play", "copy ")
    for number in range(220):
        settings = {"level": "archmage"}
        if number >= 120:
            settings |= {"kingdom": "on", "enchantment": ENCHANTMENTS[number % 10], "tokens": "on"}
        g = GAME.start(2 + number % 3, key_from_seed(number), settings)
        g.events = []
        while not g.over:
            question = g.question(g.seat)
            assert question is not None
            texts[question.kind].update(question.texts)
            wanted = [o for o, text in zip(question.options, question.texts, strict=True) if text.startswith(eager)]
            g.answer(g.seat, chooser.choice(wanted or question.options))
        for event in g.events:
            fields[event.kind].add(fields_of(event))
    for s in rare():
        texts[s.kind].update(s.options)
        for event in s.events:
            fields[event.kind].add(fields_of(event))
    return texts, fields


def rare() -> list[Scenario]:
    """Questions that hardly ever come up by chance."""
    shield = "shield-of-zira"
    water = Seat([], ["amulet-of-water: water+water"], "water+water+water", token=8)
    monolith = Seat([], ["fairy-monolith: air+fire"])
    jewel = Seat([], ["jewel-of-the-ancients", "amulet-of-water: air"], "air+air+air")
    crown = Seat(["vampiric-crown", "temporal-boots"], [shield], "air+water")
    dreams = Seat(["temporal-boots"], [shield, "potion-of-dreams"])
    cauldron = Seat([], [shield, "glutton-cauldron: air+air+air+air+air+air"], "air")
    payer = Seat(["raven-the-usurper"], ["amulet-of-water: air"], "air+air+fire")
    robbed = Seat(["raven-the-usurper"], [shield], "air+air+fire")
    victim = Seat(in_play=["amulet-of-air"], token=2)
    rich = Seat(["raven-the-usurper"], reserve="air+water+fire+fire+earth")
    amulet = Seat(in_play=["elemental-amulet"])
    soul = Seat([], ["damned-soul-of-onys", "amulet-of-water: water"], "water")
    falling = Scenario(robbed, victim, kingdom=True, waiting=[1])
    falling.do("summon raven-the-usurper", "copy amulet-of-air of seat 1").end_turn().do("use token")
    return [
        Scenario(water, Seat()).do("use token"),
        Scenario(monolith, Seat(), kingdom=True).do("activate fairy-monolith"),
        Scenario(jewel, Seat(), kingdom=True).do("activate jewel-of-the-ancients"),
        Scenario(crown, Seat(), kingdom=True).do("summon vampiric-crown", "discard"),
        Scenario(dreams, Seat(), kingdom=True).do("activate potion-of-dreams"),
        Scenario(cauldron, Seat(), kingdom=True).do("activate glutton-cauldron"),
        Scenario(soul, Seat()).do("activate damned-soul-of-onys"),
        Scenario(payer, victim, kingdom=True).do("summon raven-the-usurper", "copy amulet-of-air of seat 1"),
        Scenario(rich, amulet, kingdom=True).do("summon raven-the-usurper", "copy elemental-amulet of seat 1"),
        falling,
    ]


# --- examples ---


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    """What the examples before have imported and defined: a reader goes from top to bottom."""
    return {}


@pytest.mark.parametrize("example", EXAMPLES, ids=[f"example-{n + 1}" for n in range(len(EXAMPLES))])
def test_the_examples_run(example: str, names: dict[str, Any]) -> None:
    before = EXAMPLES[: EXAMPLES.index(example)]
    imports = [line for text in before for line in text.splitlines() if line.startswith(("from ", "import "))]
    exec(compile("\n".join(imports), "docs/scenarios.md", "exec"), names)  # a single one may be run too
    exec(compile(example, "docs/scenarios.md", "exec"), names)
    for name in re.findall(r"^def (test_\w+)", example, re.MULTILINE):
        names[name]()


def test_the_page_opens_with_a_test_of_three_lines() -> None:
    body = EXAMPLES[0].split("-> None:\n")[1]
    assert len(body.strip().splitlines()) == 3


# --- arguments and what can be read ---


BUILDERS = {"": seasons, "elven_rage.scenario.": elven_rage, "etherstone.scenario.": etherstone}


@pytest.mark.parametrize("game", BUILDERS, ids=["seasons", "elven-rage", "etherstone"])
@pytest.mark.parametrize("name", ["Seat", "Scenario"])
def test_every_argument_has_a_line(game: str, name: str) -> None:
    described = getattr(BUILDERS[game], name)
    title = f"`{game}{name}("
    section = next(part for part in re.split("\n##+ ", PAGE) if title in part.splitlines()[0])
    documented = [
        name for line in section.splitlines() if line.startswith("| `") for name in code(line.split(" | ")[0])
    ]
    parameters = inspect.signature(described).parameters.values()
    assert documented == [p.name for p in parameters if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]


def test_everything_that_can_be_read_of_a_board_has_a_line() -> None:
    documented = {re.sub(r"[.(].*", "", name[1:]) for row in rows("of `s.seat(n)`") for name in code(row[0])}
    public = {name for name in dir(Board) if not name.startswith("_")} - {"player"}
    assert documented == public


def test_everything_that_can_be_read_of_a_scenario_has_a_line() -> None:
    documented = {name.split(".")[1].split("(")[0] for row in rows("of the scenario") for name in code(row[0])}
    public = {name for name in dir(Scenario) if not name.startswith("_")} - {"do", "end_turn"}
    assert documented == public | {"state"}


# --- decisions ---


def test_every_decision_kind_is_listed_once() -> None:
    listed = [code(row[0])[0] for row in rows("kind") if len(row) == 3]
    assert sorted(listed) == sorted(verb.name for verb in VERBS if type(verb).text is not Verb.text)


@pytest.mark.parametrize("row", [row for row in rows("kind") if len(row) == 3], ids=lambda row: code(row[0])[0])
def test_the_option_texts_are_those_of_real_matches(row: list[str]) -> None:
    """Every text seen in play is documented, and every documented text is seen."""
    seen = played()[0][code(row[0])[0]]
    patterns = [pattern(text) for text in code(row[2])]
    for text in seen:
        assert any(p.fullmatch(text) for p in patterns), text
    for p in patterns:
        assert any(p.fullmatch(text) for text in seen), p.pattern


# --- events, dice, cards ---


def test_the_events_and_their_fields_are_those_of_real_matches() -> None:
    section = PAGE.split("\n## Events\n")[1].split("\n## ")[0]
    documented: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
    for line in section.splitlines():
        if line.startswith("| `"):
            kinds, fields = line.strip("|").split(" |")[:2]
            names = re.findall(r"(\()?`([a-z]+)`(\?)?", fields)
            always = frozenset(f"({name})" if hidden else name for hidden, name, maybe in names if not maybe)
            for kind in code(kinds):
                documented[kind] = always, frozenset(name for _, name, maybe in names if maybe)
    seen = played()[1]
    assert documented.keys() - {"reshuffled", "found-nothing"} <= seen.keys() <= documented.keys()
    for kind, fields_seen in seen.items():
        always = frozenset.intersection(*fields_seen)
        assert (always, frozenset.union(*fields_seen) - always) == documented[kind], kind


def test_every_face_of_every_die_is_listed() -> None:
    listed = {row[0]: row[1:] for row in rows("die")}
    for season, colour in zip(SEASONS, DICE, strict=True):
        for number, die in enumerate(colour, 1):
            assert listed[f"{season} {number}"] == [face.words() for face in die]


def test_every_slug_is_listed() -> None:
    listed = re.findall(r"(\d+) `([a-z-]+)`", PAGE.split("\n## Slugs\n")[1].split("\n## ")[0])
    assert [(int(number), slug) for number, slug in listed] == [(card.number, card.slug) for card in ALL_CARDS]
