"""Random matches by the thousand, with everything checked that must be true of a state.

Match `i` of a seed is always the same match, however many there are and on however many cores they are played, so
whatever is found can be looked at again.
"""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from ludoteka.arena.crew import Alone, Processes, cores, in_order
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadSetup, Refused
from ludoteka.core.event import Data
from ludoteka.core.game import Game, game_named
from ludoteka.core.state import State

CHUNK = 10  # matches that a worker plays before it reports
POOL_FROM = 100  # fewer matches are played sooner than a pool is started
CLOSE_LOOK = 0.02  # share of the decisions at which copies, saved states and resampled ones are compared
MOST_DECISIONS = 100_000  # a match that takes more will never end
MOST_DRAWS = 1000  # of settings that the game refuses; after so many it is sure to refuse them all


@dataclass(frozen=True)
class Plan:
    """What to play. `seed` may be any text; `first` is the number of the first match.

    With `random_settings` every match draws its settings, except those named here, and its number of players where
    that is None.
    """

    game: str
    players: int | None
    settings: dict[str, str]
    seed: str
    games: int
    check: bool
    first: int = 0
    random_settings: bool = False


@dataclass(frozen=True)
class Violation:
    """Something that must not be, and where it came up."""

    match: int
    decision: int
    message: str
    setup: str = ""  # players and settings, where they were drawn


@dataclass
class Outcome:
    games: int = 0
    decisions: int = 0
    violation: Violation | None = None


def simulate(plan: Plan, workers: int | None = None, progress: Callable[[int], None] | None = None) -> Outcome:
    """Play until all matches are played or a violation is found; `progress` hears how many more are done."""
    total = Outcome()
    size = workers or (cores() if plan.games >= POOL_FROM else 1)
    crew = Processes(size, chances=1) if size > 1 else Alone()  # a lost worker is a fault, too
    for part in in_order(crew, partial(play_chunk, plan), chunks(plan)):  # of several violations the first is reported
        total.games += part.games
        total.decisions += part.decisions
        if progress is not None:
            progress(part.games)
        if part.violation is not None:
            total.violation = part.violation
            break
    return total


def chunks(plan: Plan) -> Iterator[range]:
    end = plan.first + plan.games
    return (range(start, min(start + CHUNK, end)) for start in range(plan.first, end, CHUNK))


def play_chunk(plan: Plan, numbers: range) -> Outcome:
    game = game_named(plan.game)
    outcome = Outcome()
    for number in numbers:
        decisions, violation = play_match(game, plan, number)
        outcome.games += 1
        outcome.decisions += decisions
        if violation is not None:
            outcome.violation = violation
            break
    return outcome


def play_match(game: Game, plan: Plan, number: int) -> tuple[int, Violation | None]:
    """Play one match at random; returns how many decisions it had, and what was wrong."""
    name = f"{plan.seed}/{number}"
    dice = random.Random(name)
    key = key_from_seed(name)
    players, settings = setup_of(game, plan, dice)
    answers: list[tuple[int, int]] = []
    try:
        state = game.start(players, key, settings)
        while not state.over:
            if plan.check:
                examine(game, state, dice)
            seats = state.owing()
            seat = seats[int(dice.random() * len(seats))]
            options = state.options(seat)
            option = options[int(dice.random() * len(options))]
            state.answer(seat, option)
            answers.append((seat, option))
            assert len(answers) < MOST_DECISIONS, f"the match goes on after {MOST_DECISIONS} decisions"
        if plan.check:
            examine_end(game, state)
            again = game.start(players, key, settings)
            for seat, option in answers:
                again.answer(seat, option)
            assert again.to_json() == state.to_json(), "the same answers led to another state when played again"
    except Exception as error:  # whatever the engine raises here is what we look for
        message = str(error) if isinstance(error, AssertionError) and str(error) else f"{type(error).__name__}: {error}"
        setup = f"{players} players, " + ", ".join(f"{key}={value}" for key, value in settings.items())
        return len(answers), Violation(number, len(answers), message, setup if plan.random_settings else "")
    return len(answers), None


def setup_of(game: Game, plan: Plan, dice: random.Random) -> tuple[int, dict[str, str]]:
    """Players and settings of a match. What the game refuses is drawn again."""
    if not plan.random_settings:
        return game.min_players if plan.players is None else plan.players, plan.settings
    refusal = BadSetup("")
    for _ in range(MOST_DRAWS):
        players = dice.randint(game.min_players, game.max_players) if plan.players is None else plan.players
        chosen = dict(plan.settings)
        for setting in game.settings:  # one by one, so that rare company does not make a value rare
            if setting.name not in chosen:
                possible = game.possible(players, chosen, setting)
                chosen[setting.name] = dice.choice(possible or setting.values)
        try:
            return players, game.complete(players, chosen)
        except BadSetup as error:
            refusal = error
    raise refusal


# --- what must be true ---


def examine(game: Game, state: State, dice: random.Random) -> None:
    """Raise AssertionError if something is wrong with a position in which somebody is asked."""
    state.check()
    assert state.owing(), "nobody owes an answer and the match is not over"
    if dice.random() < CLOSE_LOOK:
        look_closely(game, state, dice)


def examine_end(game: Game, state: State) -> None:
    state.check()
    scores, ranks = state.scores(), state.ranks()
    assert len(scores) == len(ranks) == state.seats, "not every seat has a score and a place"
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks], f"{ranks} are not places"
    assert not state.owing(), "the match is over and somebody owes an answer"
    check_copies(game, state)


def look_closely(game: Game, state: State, dice: random.Random) -> None:
    before = dump(state.to_json())
    check_copies(game, state)
    for seat in state.owing():
        check_decision(state, seat, dice)
    for seat in range(state.seats):
        check_resampled(state, seat, dice)
    assert dump(state.to_json()) == before, "looking at the state changed it"


def check_copies(game: Game, state: State) -> None:
    """A clone and a saved and loaded state are equal to the original in everything; from elsewhere it is admitted."""
    saved = dump(state.to_json())
    views = [dump(state.view(seat)) for seat in range(-1, state.seats)]
    for name, copy in (("a clone", state.clone()), ("a saved and loaded state", game.load(json.loads(saved)))):
        assert dump(copy.to_json()) == saved, f"{name} differs from the original"
        assert [dump(copy.view(seat)) for seat in range(-1, state.seats)] == views, f"{name} is seen differently"
    assert dump(game.admit(json.loads(saved)).to_json()) == saved, (
        "a saved and admitted state differs from the original"
    )


def check_decision(state: State, seat: int, dice: random.Random) -> None:
    """Every option can be taken and has a text of its own; what is not offered is refused."""
    before = dump(state.to_json())
    question = state.question(seat)
    assert question is not None, f"seat {seat} owes an answer and has no question"
    assert len(set(question.texts)) == len(question.texts), f"two options of seat {seat} have the same text"
    assert question.options == state.options(seat), f"the question of seat {seat} lists other options than the state"
    place = int(dice.random() * len(question.texts))
    text = question.texts[place]
    assert state.option_named(seat, text) == question.options[place], f"'{text}' names another option"
    task = state.agenda[-1]
    assert "kind" in state.question_detail(task, seat), "a question's detail does not say its kind"
    for option in question.options:
        assert "do" in state.option_detail(task, seat, option), (
            f"the detail of option {option} does not say what it does"
        )
        after = state.clone()
        after.answer(seat, option)
        after.check()
    for who, wrong in (seat, min(question.options) - 1), (seat, max(question.options) + 1), (-1, question.options[0]):
        try:
            state.answer(who, wrong)
        except Refused:
            continue
        raise AssertionError(f"option {wrong} was taken from seat {who} though it is not open to it")
    assert dump(state.to_json()) == before, "an answer to a clone, or a refused one, changed the state"


def check_resampled(state: State, seat: int, dice: random.Random) -> None:
    """What a seat cannot know is dealt anew: its view stays, and the new position can be played on."""
    view = dump(state.view(seat))
    copy = state.determinize(seat, Chance(key_from_seed(dice.random().hex())))
    assert dump(copy.view(seat)) == view, f"seat {seat} sees a difference in a resampled state"
    copy.check()
    asked = copy.seat
    options = copy.options(asked)
    copy.answer(asked, options[int(dice.random() * len(options))])
    copy.check()


def dump(data: Data) -> str:
    return json.dumps(data, sort_keys=True)
