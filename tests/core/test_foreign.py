"""States from elsewhere: what the rules cannot have made is refused before it is loaded, with the place named."""

import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from math import comb
from typing import Any

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadJournal, BadState
from ludoteka.core.game import game_named
from ludoteka.core.match import Match
from ludoteka.core.state import MOST_TASKS, State, Task
from ludoteka.core.verb import Verb, Vocabulary
from ludoteka.games.etherstone.cards.definition import STEPS
from ludoteka.games.seasons.cards.definition import CARDS, Step
from ludoteka.games.seasons.energy import energy, parts, parts_of_size, size
from ludoteka.games.seasons.table import CHOSEN
from ludoteka.games.seasons.tokens import ABILITIES, TOKENS
from tests.core import toy
from tests.games.elven_rage.cards.table import battle
from tests.soak import foreign

KEY = key_from_seed("foreign")
Data = dict[str, Any]


@cache
def played(name: str, answers: int, players: int = 2) -> State:
    """A match after so many answers, each the first that is open."""
    game = toy.GAME if name == toy.GAME.name else game_named(name)
    state = game.start(players, KEY, game.unattended())
    for _ in range(answers):
        state.answer(state.seat, state.options(state.seat)[0])
    return state


def refuse(name: str, change: Callable[[Data], object], message: str, answers: int = 40) -> None:
    """The state with this change is refused with this line, as a state and as the start of a match."""
    game = toy.GAME if name == toy.GAME.name else game_named(name)
    data = played(name, answers).to_json()
    assert game.admit(data).to_json() == data
    change(data)
    with pytest.raises(BadState, match=message) as refusal:
        game.admit(data)
    assert str(refusal.value).isprintable()
    with pytest.raises(BadJournal, match="its starting state"):
        Match(game, 2, KEY, start=data)


def beneath(*task: object) -> Callable[[Data], None]:
    """Slip a task in under the one on top."""
    return lambda data: data["agenda"].insert(len(data["agenda"]) - 1, list(task))


def put(*path: Any) -> Callable[[Data], None]:
    """Change one value, named by its path; the last of it is the new value."""

    def change(data: Any) -> None:
        for key in path[:-2]:
            data = data[key]
        data[path[-2]] = path[-1]

    return change


def hand_and_play_of_seven(data: Data) -> None:
    """Seven cards twice: more followers than a team can be chosen from in time."""
    data["players"][0].update(hand=[1, 2, 3, 4, 5, 6, 7], tableau=[[card, 0, 0] for card in range(8, 15)])


# --- what it is for ---


def test_a_task_that_would_draw_for_ever() -> None:
    refuse(
        "seasons",
        beneath("draw-kept", 0, 0, 10**12, 0),
        r"^agenda\[\d+\]: draw-kept has n between 0 and 140, not 1000000000000$",
    )


def test_a_list_that_would_fill_the_memory() -> None:
    refuse("etherstone", put("waiting", [0] * 480_000), "^waiting: a list of 0 to 60 is expected, not of 480000$")


# --- each kind of refusal ---


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("seasons", put("year", 5), r"^year: a number from -9 to 4 is expected, not 5$"),
        ("seasons", put("year", True), r"^year: a number from -9 to 4 is expected, not true$"),
        ("seasons", put("year", 1.0), r"^year: a number from -9 to 4 is expected, not 1\.0$"),
        ("seasons", put("year", None), r"^year: a number from -9 to 4 is expected, not nothing$"),
        ("seasons", put("year", 10**400), r"^year: a number from -9 to 4 is expected, not 10{39}…$"),
        ("seasons", put("players", 1, "gauge", 16), r"^players\[1\]\.gauge: a number from 0 to 15 "),
        ("seasons", put("players", 1, "reserve", 65), r"^players\[1\]\.reserve: 65 cannot be packed there$"),
        ("seasons", put("players", 1, "reserve", -1), r"^players\[1\]\.reserve: -1 cannot be packed there$"),
        ("seasons", put("discard", [71]), r"^discard\[0\]: 71 cannot be packed there$"),
        ("seasons", put("discard", [1 + 128 * 4]), r"^discard\[0\]: 513 cannot be packed there$"),
        ("seasons", put("first", 2), r"^first: a number from 0 to 1 is expected, not 2$"),
        ("seasons", put("looked_known", 4), r"^looked_known: a number from 0 to 3 is expected, not 4$"),
        ("seasons", put("kingdom", 0), r"^kingdom: true or false is expected, not 0$"),
        ("seasons", put("level", "king"), r"^level: one of apprentice, wizard, archmage is expected, not 'king'$"),
        ("seasons", put("level", "x" * 99), r"^level: one of .* is expected, not 'x{39}…$"),
        ("seasons", put("taken", [0]), r"^taken: a list of 2 is expected, not of 1$"),
        ("seasons", put("known_hand", [[]] * 5), r"^known_hand: a list of 4 is expected, not of 5$"),
        ("seasons", put("deck", {}), r"^deck: a list is expected, not an object$"),
        ("seasons", put("players", 0, []), r"^players\[0\]: fields are expected, not a list of 0$"),
        ("seasons", lambda d: d.pop("year"), r"^year is missing$"),
        ("seasons", lambda d: d["players"][1].pop("hand"), r"^players\[1\]\.hand is missing$"),
        ("seasons", put("junk", 1), r"^the state has no field 'junk'$"),
        ("seasons", put("players", 1, "junk", 1), r"^players\[1\] has no field 'junk'$"),
        ("seasons", put("seats", 5), r"^seats: a number from 2 to 4 is expected, not 5$"),
        ("seasons", put("seats", "2"), r"^seats: a number from 2 to 4 is expected, not '2'$"),
        ("seasons", put("key", "00"), r"^key: 64 hexadecimal digits are expected, not '00'$"),
        ("seasons", put("key", "  " + KEY.hex()[2:]), r"^key: 64 hexadecimal digits are expected, "),
        ("seasons", put("position", -1), r"^position: a number from 0 to 1000000 is expected, not -1$"),
        ("seasons", put("number", 10**9), r"^number: a number from 0 to 1000000 is expected, not 1000000000$"),
        ("seasons", put("barrier", 2**63), r"^barrier: a number from 0 to 1000000 is expected, "),
        ("seasons", put("asked", 4), r"^asked: a number from 0 to 3 is expected, not 4$"),
        ("seasons", put("choices", [0] * 60_000), r"^choices: a list of 0 to 50000 is expected, not of 60000$"),
        ("seasons", put("choices", ["0"]), r"^choices\[0\]: a number from "),
        ("seasons", put("agenda", [["main", 0, 0, 0, 0]] * 61), r"^agenda: a list of 0 to 60 is expected, not of 61$"),
        ("seasons", beneath("fly", 0, 0, 0, 0), r"^agenda\[\d+\]: there is no verb 'fly'$"),
        ("seasons", beneath(7, 0, 0, 0, 0), r"^agenda\[\d+\]: there is no verb 7$"),
        ("seasons", beneath("main", 0, 0, 0), r"^agenda\[\d+\]: a verb, a seat, a card and two numbers are expected, "),
        ("seasons", beneath("main", 2, 0, 0, 0), r"^agenda\[\d+\]: main has seat between 0 and 1, not 2$"),
        ("seasons", beneath("main", 0, 1, 0, 0), r"^agenda\[\d+\]: main has card between 0 and 0, not 1$"),
        ("seasons", beneath("deal", 0, 0, 2, 0), r"^agenda\[\d+\]: deal has n between 0 and 1, not 2$"),
        ("seasons", beneath("rob", 0, 0, 0, 2), r"^agenda\[\d+\]: rob has m between 0 and 1, not 2$"),
        ("seasons", beneath("round", 0, 0, 0, 0), r"^agenda\[\d+\]: round cannot lie there$"),
        ("seasons", lambda d: d["agenda"].pop(0), r"^agenda\[0\]: \S+ cannot lie there$"),
        ("seasons", beneath("pay-summon", 0, 0, 0, 0), r"^agenda\[\d+\]: pay-summon does not fit what lies "),
        ("seasons", put("agenda", []), r"^the agenda is empty and the match is not over$"),
        ("seasons", put("asked", 0), r"^nobody owes an answer and the match is not over$"),
        ("seasons", put("asked", 3), r"^\S+ does not ask seats \[0, 1\]$"),
        ("seasons", put("together", True), r"^\S+ asks one seat$"),
        ("seasons", put("choices", [0, 1, 2]), r"^\S+ gives seat \d other options$"),
        ("seasons", put("over", True), r"^the scores come with the end$"),
        ("seasons", lambda d: d["deck"].pop(), r"^a card was lost or doubled$"),
        ("etherstone", put("plan", []), r"^plan: fields are expected, not a list of 0$"),
        ("etherstone", hand_and_play_of_seven, r"^players\[0\]: up to 7 cards in hand and in play are "),
        ("etherstone", put("values", [1, 2, 3]), r"^values: a list of 5 is expected, not of 3$"),
        ("etherstone", put("die_colour", 4), r"^die_colour: a number from -1 to 3 is expected, not 4$"),
        ("etherstone", put("waiting", [999]), r"^there is no such ability$"),
        ("etherstone", beneath("gain", 0, 1, 999, 1), r"^agenda\[\d+\]: gain does not fit what lies on the table$"),
        ("elven-rage", put("owner", [-1]), r"^owner: a list of \d+ is expected, not of 1$"),
        ("elven-rage", put("squads", 0, "cards", [54]), r"^squads\[0\]\.cards: a list of 3 is expected, not of 1$"),
        ("elven-rage", put("squads", 0, "number", 6), r"^squads\[0\]\.number: a number from 1 to 5 is expected"),
        ("elven-rage", put("squads", 0, "number", 5), r"^squads lie in another order$"),
        ("elven-rage", beneath("act", 0, 0, 15, 0), r"^agenda\[\d+\]: act does not fit what lies on the table$"),
        ("embers", put("players", 0, "play", [[1, 2, 3]]), r"^players\[0\]\.play\[0\]: a list of 2 is expected, not a"),
    ],
)  # fmt: skip
def test_refusals(name: str, change: Callable[[Data], object], message: str) -> None:
    refuse(name, change, message, 5 if name == "embers" else 40)


@pytest.mark.parametrize("data", [None, 3, "state", [], {}, True])
def test_what_is_no_state_at_all(data: object) -> None:
    with pytest.raises(BadState):
        toy.GAME.admit(data)


def test_a_question_to_all_that_is_half_answered() -> None:
    """Whoever has picked is not asked again, and nobody else counts as having picked."""
    refuse("seasons", put("asked", 3), "^seat 0 has picked and is asked, or neither$", answers=1)
    refuse("etherstone", put("asked", 3), "^seat 0 has picked and is asked, or neither$", answers=1)
    refuse("elven-rage", put("asked", 3), "^agenda.*keep does not fit", answers=1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("battle", "past", [2**20]), r"^battle\.past\[0\]: a number from 0 to 1048575 is expected, not 1048576$"),
        (put("battle", "fallen", 16), r"^battle\.fallen: a number from -1 to 15 is expected, not 16$"),
        (put("battle", "fallen", 2), r"^there is no such fighter$"),
    ],
)
def test_a_battle_that_cannot_have_been(change: Callable[[Data], object], message: str) -> None:
    """Four places of five bits each, and at most 16 fighters."""
    game = game_named("elven-rage")
    data = battle("sniper").state.to_json()
    assert game.admit(data).to_json() == data
    change(data)
    with pytest.raises(BadState, match=message):
        game.admit(data)


# --- bounds are wide enough ---


def steps_of_seasons() -> Iterator[Step]:
    for card in CARDS:
        yield from [*card.on_play, *card.activation, *card.on_summon, *card.season_change, *card.round_end]
        yield from [step for branch in card.either for step in branch.steps]
    for number in range(1, TOKENS + 1):
        yield from ABILITIES[number].steps


def test_every_step_of_a_card_is_within_the_bounds_of_its_verb() -> None:
    verbs = game_named("seasons").blank(2, Chance(KEY)).verbs
    for step in steps_of_seasons():
        verb = verbs[step.verb]
        assert step.n == CHOSEN or verb.n.holds(int(step.n), 2), verb.name
        assert verb.m.holds(int(step.m), 2), verb.name
    verbs = game_named("etherstone").blank(2, Chance(KEY)).verbs
    for code in range(1, len(STEPS)):
        verb = verbs[STEPS[code].verb]
        assert verb.n.holds(code, 2), verb.name
        assert STEPS[code].n < 0 or verb.m.holds(int(STEPS[code].n), 2), verb.name


# --- what is admitted and still leads nowhere ---


class Again(Verb[State]):
    """Comes up for ever."""

    def run(self, g: State, t: Task) -> None:
        g.push(t)


def test_a_task_that_never_ends_is_broken_off() -> None:
    vocabulary: Vocabulary[Verb[State]] = Vocabulary()
    state = State(2, Chance(KEY), vocabulary)
    state.push(Task(vocabulary.add(Again("again", course=True)), 0))
    with pytest.raises(
        BadState, match=f"^the match is stuck: {MOST_TASKS} tasks were done and nobody is asked anything$"
    ):
        state.advance()


def test_an_agenda_that_runs_out() -> None:
    with pytest.raises(BadState, match=r"^the match is stuck: nothing is left to do and nobody is asked anything$"):
        State(2, Chance(KEY), Vocabulary()).advance()


def test_an_answer_that_leads_nowhere_is_refused_and_changes_nothing() -> None:
    """A hush with nothing to cancel: within all bounds, and the rules are at a loss."""
    game = toy.GAME
    start = game.start(2, KEY, {"opening": "x"}).to_json()
    beneath("hush", 0, toy.HUSH, 0, 0)(start)
    match = Match(game, 2, KEY, start=start)
    before = match.state.to_json()
    assert not match.reversible(0, 0)
    with pytest.raises(BadState, match=r"^the match cannot go on from its starting state: .*\(IndexError\)$"):
        match.answer(0, "pass")
    assert match.state.to_json() == before
    assert (match.events, match.journal.answers) == ([], [])
    match.answer(0, "play well")
    assert len(match.journal.answers) == 1


def test_a_task_that_gives_more_tokens_than_can_be_parted_in_time() -> None:
    refuse("seasons", beneath("tokens", 0, 0, 0, 0x40404040), r"^agenda\[\d+\]: tokens has m ")
    reserve = energy(16, 16, 16, 16)
    begun = time.process_time()
    found = parts_of_size(reserve, 7)
    assert time.process_time() - begun < 0.1
    assert len(set(found)) == len(found) == comb(7 + 3, 3)
    assert found == [part for part in parts(reserve) if size(part) == 7]


# --- whatever else may come ---


def test_damaged_states_and_journals() -> None:
    """A short run of the soak: no crash, no hang, no growth."""
    figures = foreign.run(400, "short", matches=1)
    assert figures.faults == []
    assert figures.cases == 400
    assert figures.refused > 200
    assert figures.admitted > 40
    assert re.match(r"^400 cases: \d+ refused, \d+ admitted", figures.line())
