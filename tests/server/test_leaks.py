"""What is sent to a seat depends only on what the seat may know: bytes stay equal when all else is dealt anew."""

from typing import Any

import msgspec
import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import Game, game_named
from ludoteka.core.match import Match
from ludoteka.core.state import State
from ludoteka.games.elven_rage.table import Table as ElvenRage
from ludoteka.server.course import Course
from ludoteka.server.protocol import Reasons, Update
from tests.core import toy
from tests.server.harness import Server

GAMES = {name: game_named(name) for name in ("seasons", "elven-rage", "etherstone")} | {"embers": toy.GAME}
CASES = [
    ("seasons", 2),
    ("seasons", 3),
    ("seasons", 4),
    ("elven-rage", 3),
    ("etherstone", 2),
    ("etherstone", 3),
    ("etherstone", 4),
    ("embers", 3),
]
QUICK = {"reactions": "quick"}
STRIDE = {2: 1, 3: 2, 4: 3}  # how many positions of a match to go on, by players


def at(course: Course, state: State) -> Course:
    """The same course with another state under it."""
    copy: Course = object.__new__(Course)
    match: Match = object.__new__(Match)
    vars(match).update(vars(course.match))
    vars(copy).update(vars(course))
    match.state = state.clone()
    match.state.events = []
    match.events = course.match.events.copy()
    match.journal = _journal_copy(course.match)
    match._steps = course.match._steps.copy()
    copy.match, copy.numbers, copy.opened = match, course.numbers.copy(), course.opened.copy()
    return copy


def dealt_anew(state: State, seat: int, dice: Chance) -> State:
    """The same position for all that a seat knows; a table that people sit at stays one."""
    other = state.determinize(seat, Chance(key_from_seed(f"{dice.word()}")))
    if isinstance(state, ElvenRage) and isinstance(other, ElvenRage):
        other.quick = state.quick
    return other


def _journal_copy(match: Match) -> Any:
    journal = object.__new__(type(match.journal))
    vars(journal).update(vars(match.journal), answers=match.journal.answers.copy())
    return journal


def told(course: Course, seat: int, log_from: int = 0) -> bytes:
    """An update as it is sent, and what may be asked about it."""
    position, log = course.position(seat), course.log(seat, log_from)
    update = msgspec.json.encode(Update(position=position, epoch="", log_from=log_from, log=log, seats=[]))
    state = course.match.state
    things = state.things(seat) if seat >= 0 else []
    reasons = [state.why_not(seat, thing) for thing in things]
    counsel = course.counsel(seat)  # only who is asked is told, if there is nobody else at the table
    return update + msgspec.json.encode([Reasons(id="", number=state.shown_number(), reasons=reasons), *counsel])


def positions(game: Game, players: int, seed: int, settings: dict[str, str] | None = None) -> Any:
    """A random match, stopped at every question."""
    course = Course(Match(game, players, key_from_seed(f"leak {game.name} {players} {seed}"), settings))
    dice = Chance(key_from_seed(f"leak dice {seed}"))
    number = 0
    while not course.match.over:
        if number % STRIDE[players] == 0:
            yield course, dice
        state = course.match.state
        seat = state.owing()[dice.below(len(state.owing()))]
        options = state.options(seat)
        option = options[dice.below(len(options))]
        course.answer(seat, state.option_text(state.agenda[-1], seat, option))
        number += 1


@pytest.mark.parametrize(("game", "players"), CASES)
def test_positions_and_logs(game: str, players: int) -> None:
    """At every position, for every seat: the same bytes whatever the others hold and the deck hides."""
    known = 0  # entries of the log that were told before
    for course, dice in positions(GAMES[game], players, 1):
        for seat in range(players):
            expected = told(course, seat, known)
            other = dealt_anew(course.match.state, seat, dice)
            assert told(at(course, other), seat, known) == expected
        known = len(course.numbers)


@pytest.mark.parametrize("players", [2, 3])
def test_final_options_where_only_those_are_asked_who_can_react(players: int) -> None:
    """What can be taken back does not tell beforehand whether a rival has something to say."""
    flags = set()
    for course, dice in positions(GAMES["elven-rage"], players, 5, QUICK):
        state = course.match.state
        for seat in state.owing():
            options = state.options(seat)
            expected = course._final(seat, options)
            flags.update(expected)
            for _ in range(3):
                assert at(course, dealt_anew(state, seat, dice))._final(seat, options) == expected
            for option, final in zip(options[:10], expected, strict=False):
                if not final:  # it is true as well, whatever rivals hold
                    copy = at(course, state)
                    copy.answer(seat, state.option_text(state.agenda[-1], seat, option))
                    assert copy.match.can_undo(seat)
    assert flags == {True, False}


@pytest.mark.parametrize(("game", "players", "settings"), [*((*case, {}) for case in CASES), ("elven-rage", 3, QUICK)])
def test_previews(game: str, players: int, settings: dict[str, str]) -> None:
    """What an option would do is told in the same bytes, whatever others hold, have answered or the deck hides."""
    outlooks: set[str] = set()
    for course, dice in positions(GAMES[game], players, 6, settings):
        state = course.match.state
        for seat in state.owing():
            question = state.question(seat)
            assert question is not None
            texts = question.texts[:: 1 + len(question.texts) // 4]
            told = course.previews(seat, texts)
            outlooks.update(one.outlook for one in told)
            other = at(course, dealt_anew(state, seat, dice))
            assert msgspec.json.encode(other.previews(seat, texts)) == msgspec.json.encode(told)
    assert {"certain", "open"} <= outlooks


@pytest.mark.parametrize(("game", "players"), CASES)
def test_spectators(game: str, players: int) -> None:
    """A spectator knows no more than any seat: what is dealt anew for all of them in turn changes nothing."""
    known = 0
    for course, dice in positions(GAMES[game], players, 2):
        expected = told(course, -1, known)
        for seat in range(players):
            other = dealt_anew(course.match.state, seat, dice)
            assert told(at(course, other), -1, known) == expected
        known = len(course.numbers)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_own_answers_that_uncover_nothing(game: str, players: int) -> None:
    """After an answer that can be taken back, the update tells the same whatever is hidden."""
    tried = 0
    for course, dice in positions(GAMES[game], players, 3):
        state = course.match.state
        seat = state.owing()[0]
        option = state.options(seat)[dice.below(len(state.options(seat)))]
        if not course.match.reversible(seat, option):
            continue
        text = state.option_text(state.agenda[-1], seat, option)
        known = len(course.numbers)
        seen = []
        for twin in (state, dealt_anew(state, seat, dice)):
            copy = at(course, twin)
            copy.answer(seat, text)
            seen.append(told(copy, seat, known))
        assert seen[0] == seen[1]
        tried += 1
    assert tried > 0


@pytest.mark.parametrize(("game", "players"), CASES)
def test_secret_answers_of_others(game: str, players: int) -> None:
    """While several choose at once, nobody can tell from an update what another has chosen."""
    tried = 0
    for course, _ in positions(GAMES[game], players, 4):
        state = course.match.state
        owing = state.owing()
        if not state.together or len(owing) < 2:
            continue
        chooser = owing[0]
        if len(state.options(chooser)) < 2 or not course.match.reversible(chooser, state.options(chooser)[0]):
            continue
        known = len(course.numbers)
        for viewer in [-1, *(seat for seat in range(players) if seat != chooser)]:
            seen = set()
            for option in state.options(chooser)[:5]:
                copy = at(course, state)
                copy.answer(chooser, state.option_text(state.agenda[-1], chooser, option))
                seen.add(told(copy, viewer, known))
            assert len(seen) == 1
        tried += 1
    assert tried > 0


async def test_bytes_on_the_wire(timed: Server) -> None:
    """The whole welcome of a seat, byte for byte, while the server holds one position or another."""
    ann, bob = await timed.person("Ann"), await timed.person("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await ann.post("/api/tables", {"game": "seasons", "seats": seats}))["id"]
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    await bob.post(f"/api/tables/{table}/ready", {"ready": True})
    await ann.post(f"/api/tables/{table}/start")
    room = await timed.house.room(table)
    dice = Chance(key_from_seed("wire"))
    for _ in range(12):
        for _ in range(8):
            state = room.course.match.state
            seat = state.owing()[dice.below(len(state.owing()))]
            options = state.options(seat)
            text = state.option_text(state.agenda[-1], seat, options[dice.below(len(options))])
            async with room.lock:
                await room._take(seat, text)
        real = room.course.match.state
        for seat, person in enumerate((ann, bob)):
            heard = []
            for state in (real, dealt_anew(real, seat, dice)):
                room.course.match.state = state
                connection, welcome = await person.visit(table)
                heard.append(connection.raw[-1].replace(str(welcome["now"]), "now"))
                await connection.hang_up()
            room.course.match.state = real
            assert heard[0] == heard[1]
