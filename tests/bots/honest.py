"""Whether a computer player goes by what its seat may know: the same answer in all positions that look the same to it.

For `test_honest.py`, which looks at some positions, and `tests.soak.honest`, which looks at ten thousand.
"""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

from ludoteka.bots import ADVISER, RANDOM, best_options, levels, make
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.server.thinking import guess
from ludoteka.testing.conformance import Case, Dice, cases_of

HINTS = "hints"
TRIALS = {"expert": 6, "master": 12, HINTS: 8}  # few, and no limit of time: that would be another chance
WORLDS = 2  # beside the true one
WHIMS = 3  # one answer of so many is by chance, the others are a novice's
KERNEL = ("key", "position")  # of the stream, which a computer player never meets

# What a seat cannot know of others, as it is saved: worlds have to differ in each of these somewhere.
HIDDEN = {
    "seasons": {"deck", "discard", "hand", "archive_2", "archive_3", "drafted", "pack", "pick", "dealt"},
    "etherstone": {"deck", "unused", "box", "packs", "picks", "hand", "leaders", "pick"},
    "elven-rage": {"deck", "hand", "goal", "artifacts", "pick", "reply", "neutral_deck", "artifact_deck", "squads"}
    | {"goal_box", "battle"},
}


class Look(NamedTuple):
    """How many positions were looked at, how many other worlds were really others, and what differed in them."""

    positions: int
    others: int
    differing: set[str]


class Moment(NamedTuple):
    """A question, what was answered to it, and the position and others like it as they were sent and seen."""

    worlds: list[State]
    seat: int
    key: bytes
    answer: object


def players(game: Game) -> list[str]:
    """All that answer questions of a game, hints among them."""
    return [RANDOM, *levels(game), *([HINTS] if ADVISER in levels(game) else [])]


def look(game: Game, player: str, seed: str, positions: int, one_in: int = 12) -> Look:
    """Compare the answers of a player in so many positions, of all numbers of players and settings by turns."""
    cases = list(cases_of(game))
    order = Dice(f"{seed} {game.name} {player} order")
    found, others, differing = 0, 0, set[str]()
    for number in count():
        case = cases[order.pick(list(range(len(cases))))]
        moments = list(met(case, player, f"{seed} {number}", positions - found, one_in))
        for moment in reversed(moments):  # what was thought about before must not matter either
            for world in moment.worlds[1:]:
                compare(case, player, moment, world)
                fields = different(moment.worlds[0].to_json(), world.to_json())
                others += bool(fields)
                differing |= fields
        found += len(moments)
        if found == positions:
            return Look(found, others, differing)
    raise AssertionError


def met(case: Case, player: str, seed: str, most: int, one_in: int) -> Iterator[Moment]:
    """Positions of a match, each with the answer in the true world and with other worlds."""
    state = case.start(seed)
    dice = Dice(f"{case.name} {player} {seed}")
    novice = make("novice", case.game, case.key("novice"))
    while not state.over and most > 0:
        seat = dice.pick(state.owing())
        options = state.options(seat)
        if len(options) > 1 and dice.one_in(one_in):
            key = case.key(f"{player} {state.number}")
            worlds = [state.clone(), *(state.determinize(seat, dice.fork()) for _ in range(WORLDS))]
            yield Moment(worlds, seat, key, answer(case.game, player, state, seat, key))
            most -= 1
        state.answer(seat, dice.pick(options) if dice.one_in(WHIMS) else novice.choose(state, seat))


def answer(game: Game, player: str, state: State, seat: int, key: bytes) -> object:
    """What a player with this key answers here: an option, or hints."""
    if player == HINTS:
        return best_options(make(ADVISER, game, key, trials=TRIALS[player]), state, seat)
    return make(player, game, key, trials=TRIALS.get(player)).choose(state, seat)


def compare(case: Case, player: str, moment: Moment, world: State) -> None:
    """In a world that looks the same, the same is sent to the player's process, and the same comes back."""
    true, seat = moment.worlds[0], moment.seat
    where = f"{case.name}, {player} at seat {seat}, question {true.number}"
    assert json.dumps(world.view(seat)) == json.dumps(true.view(seat)), f"{where}: it does not look the same"
    assert guess(world, seat) == guess(true, seat), f"{where}: what is sent depends on what is hidden"
    assert answer(case.game, player, world, seat, moment.key) == moment.answer, f"{where}: the answer does"


def different(one: Any, other: Any, name: str = "") -> set[str]:
    """The names of the saved fields in which two states differ; of what players have, the inner ones."""
    if isinstance(one, dict) and name != "battle":
        return {field for key in one if key not in KERNEL for field in different(one[key], other[key], key)}
    if name == "players":
        return {field for mine, theirs in zip(one, other, strict=True) for field in different(mine, theirs)}
    return set() if one == other else {name}
