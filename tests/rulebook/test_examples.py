"""Every example of every rulebook is what the engine does: replayed, each claim of its text is looked up."""

import copy
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.event import Event
from ludoteka.core.game import LANGUAGES, Game, games
from ludoteka.core.match import Match
from ludoteka.games.seasons import GAME as SEASONS
from ludoteka.games.seasons.setup import Seasons
from ludoteka.rulebook.examples import BadExample, Example, Step, example_ids, example_named, moments
from ludoteka.rulebook.reading import blocks_of, rulebook
from ludoteka.rulebook.shown import Example as ShownExample

GAMES = [game for game in games().values() if game.rulebook() is not None]
EXAMPLES = [(game, name) for game in GAMES for name in sorted(example_ids(game))]
EACH = pytest.mark.parametrize(("game", "name"), EXAMPLES, ids=[f"{game.name} {name}" for game, name in EXAMPLES])
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


class Reading:
    """What a position holds, in the words of the game's scenarios."""

    def __init__(self, game: Game, example: Example) -> None:
        written = import_module(f"{type(game).__module__.rpartition('.')[0]}.scenario")
        self.scenario = written.Scenario(*(written.Seat(**seat) for seat in example.seats), **example.table)

    def of_seat(self, seat: int, key: str) -> Any:
        """`crystals`, or with a name `counters ТУ001`."""
        key, _, name = key.partition(" ")
        if hasattr(self.scenario, "seat"):
            found = getattr(self.scenario.seat(seat), key)
            return found(name) if name else found
        if hasattr(self.scenario, key):
            return getattr(self.scenario, key)(seat)
        return getattr(self.scenario.player(seat), key)

    def of_table(self, key: str) -> Any:
        """`space`, or with a name `owner M1`, `fighter fanatic wounds`."""
        key, *names = key.split(" ")
        found = getattr(self.scenario, key)
        if names:
            found = found(names[0])
        return getattr(found, names[1]) if len(names) > 1 else found


def replayed(game: Game, example: Example) -> Iterator[tuple[Step, Callable[[dict[str, Any]], list[str]]]]:
    """Each step, and what finds out what does not hold after it, though it is said to."""
    reading = Reading(game, example)
    for step, (match, events) in zip((Step((), "", {}), *example.steps), moments(game, example), strict=True):
        reading.scenario.state = match.state
        told = [event.seen_by(example.teller) for event in events]
        yield step, lambda holds, match=match, told=told: list(faults_of(reading, match, told, holds))  # type: ignore[misc]


def faults_of(reading: Reading, match: Match, told: list[dict[str, Any]], holds: dict[str, Any]) -> Iterator[str]:
    for seat in range(match.state.seats):
        for key, value in holds.get(str(seat), {}).items():
            found = reading.of_seat(seat, key)
            if found != value:
                yield f"{key} of seat {seat} is {found!r}, not {value!r}"
    for key, value in holds.get("table", {}).items():
        found = reading.of_table(key)
        if found != value:
            yield f"{key} is {found!r}, not {value!r}"
    rest = iter(told)
    for event in holds.get("told", []):  # in this order, others may come between them
        if not any(fits(event, one) for one in rest):
            yield f"{event} was not told"
    yield from (f"{event} was told" for event in holds.get("silent", []) if any(fits(event, one) for one in told))
    offered = [
        f"{seat} {text}"
        for seat in match.state.owing()
        if (question := match.question(seat)) is not None
        for text in question.texts
    ]
    for text in holds.get("offers", []):
        if not any(fnmatchcase(one, text) for one in offered):
            yield f"'{text}' is not offered"
    yield from (f"'{text}' is offered" for text in holds.get("lacks", []) if any(fnmatchcase(o, text) for o in offered))


def fits(wanted: dict[str, Any], event: dict[str, Any]) -> bool:
    return all(event.get(key) == value for key, value in wanted.items())


def written(game: Game, language: str) -> list[ShownExample]:
    """The examples of a rulebook in their order."""
    book = rulebook(game, language)
    assert book is not None
    return [block for block in blocks_of(book) if block["kind"] == "example"]


@EACH
def test_the_engine_does_what_the_text_says(game: Game, name: str) -> None:
    found = [faults(step.holds) for step, faults in replayed(game, example_named(game, name))]
    assert found == [[]] * len(found)


@EACH
def test_every_step_claims_something(game: Game, name: str) -> None:
    """A step that only explains what is seen may claim nothing, but no answer is given for nothing."""
    steps = example_named(game, name).steps
    assert all(step.holds for step in steps if step.answers or step.begins)
    assert any(step.answers for step in steps)


@EACH
def test_what_is_told_otherwise_is_found_out(game: Game, name: str) -> None:
    """Each claim, turned into another one, is a fault: none of them holds whatever happens."""
    for step, faults in replayed(game, example_named(game, name)):
        for wrong in others(step.holds):
            assert faults(wrong), wrong


def others(holds: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The claims with one of them changed, for each of them."""
    for key, claims in holds.items():
        for place in claims if isinstance(claims, dict) else range(len(claims)):
            changed = copy.deepcopy(holds)
            if key in {"offers", "lacks"}:
                del changed[key][place]
                changed.setdefault("lacks" if key == "offers" else "offers", []).append(claims[place])
            elif key == "silent":
                continue  # what did not happen cannot be told otherwise
            else:
                changed[key][place] = "otherwise" if key != "told" else {"kind": "otherwise"}
            yield changed


@EACH_GAME
def test_every_example_can_be_seen_on_the_table(game: Game) -> None:
    """The text has as many steps as the replay, and no replay is without a text."""
    told = written(game, "en")
    assert {example["id"] for example in told} == example_ids(game)
    assert all(example["played"] for example in told)
    for example in told:
        assert len(example_named(game, example["id"]).steps) == len(example["steps"]), example["id"]


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_given_once(game: Game, language: str) -> None:
    ids = [example["id"] for example in written(game, language)]
    assert len(set(ids)) == len(ids)


# --- how they are written ---


class Toy(Seasons):
    """Seasons with a rulebook of a test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def rulebook(self) -> Path:
        return self.folder


SEATS = "[position]\nseats = [{}, {}]\n"
STEP = '[[steps]]\nanswers = ["0 end turn"]\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (SEATS + STEP + "hints = 1\n", "step 1: 'hints' is unknown"),
        ("seat = 1\n" + SEATS + STEP, "the example: 'seat' is unknown"),
        (SEATS + STEP.replace("0 ", ""), "step 1: an answer is a seat and a text"),
        (SEATS + STEP + "holds.points = {}\n", "step 1: holds: 'points' is unknown"),
        ("teller = 2\n" + SEATS + STEP, "teller: there is no seat 2"),
        (SEATS.replace("{}, {}", "{}") + STEP, "position: a scenario has 2 to 4 seats"),
        (SEATS.replace("{}, {}", "{ gold = 1 }, {}") + STEP, "position: .*argument 'gold'"),
    ],
)
def test_a_bad_example_is_refused_with_its_file(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadExample, match=f"bad.toml: {complaint}"):
        example_named(Toy(tmp_path), "bad")


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        (STEP.replace("end turn", "fly"), "toy: step 1: '0 fly': "),
        (STEP + '[[steps]]\nbegins = "drafted"\n', "toy: after step 1: 'drafted' is not among turn-ended"),
    ],
)
def test_an_answer_that_is_not_possible_is_named(tmp_path: Path, steps: str, complaint: str) -> None:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "toy.toml").write_text(SEATS + steps, encoding="utf-8")
    game = Toy(tmp_path)
    with pytest.raises(BadExample, match=complaint):
        list(moments(game, example_named(game, "toy")))


def test_one_answer_can_bring_what_several_steps_tell() -> None:
    def kinds(events: list[Event]) -> list[str]:
        return [event.kind for event in events]

    told = [kinds(events) for _, events in moments(SEASONS, example_named(SEASONS, "round-end"))]
    assert told == [
        [],
        ["turn-ended", "crystals-gained"],
        ["crystals-taken"],
        ["season-moved", "round"],
    ]


def test_what_there_is_not() -> None:
    with pytest.raises(BadExample, match="seasons has no example 'alchemy'"):
        example_named(SEASONS, "alchemy")
