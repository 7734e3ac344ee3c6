"""Journals and states that nobody's rules have made: whatever comes, nothing crashes, hangs or grows.

`python -m tests.soak.foreign --cases 100000 --seed 1` takes real matches of all games, damages them in many ways, and
does with each what a table does with a journal that somebody uploads: read it, replay it, show it to every seat, play
on from it, and replay that. Only refusals that are meant for people may come out, each within a second. The last line
gives the figures; faults are listed with the seed that makes them again.
"""

import argparse
import gc
import json
import random
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadState, LudotekaError
from ludoteka.core.game import Game, game_named
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.core.shape import Number

JOURNALS = Path(__file__).parents[1] / "journals"
NAMES = ("seasons", "etherstone", "elven-rage")
MOST_SECONDS = 1.0  # of the processor, for one case
HANG = 20  # seconds after which a case is broken off
MOST_GROWTH = 64 << 20  # bytes, once every kind of case has been seen
SAVED = 12  # states taken from one match
PLAYED = 6  # answers given in a match that was admitted
KEPT = 12  # answers of a recorded journal that are kept

Data = dict[str, Any]
JUNK: tuple[Any, ...] = (
    0, 1, -1, 2, 3, 7, 64, 99, 127, 128, 255, 1000, 4 * 10**8, 10**12, -(10**12), 2**31, 2**63, -(2**63), 2**64, 10**30,
    10**400, True, False, None, 0.0, 1.5, -0.0, 1e308, float("nan"), float("inf"), "", "0", "7", "draw-kept", "main",
    "x" * 3000, "\ud800", "\x00", "a\nb", "ы" * 50, [], {}, [0], [[]], [None], {"": None}, {"seats": 2},
)  # fmt: skip


@dataclass
class Sources:
    """Real matches to damage: states of random ones, the first answers of recorded ones."""

    games: dict[str, Game]
    states: dict[str, list[Data]]
    journals: list[str]


@dataclass
class Figures:
    """What came of the cases."""

    cases: int = 0
    refused: int = 0  # as journals or starting states
    admitted: int = 0
    stopped: int = 0  # admitted, and refused to go on at some later answer
    answers: int = 0
    slowest: float = 0.0
    slow_seed: str = ""
    grown: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def refuse(self, message: str) -> None:
        """A refusal is one line that people can read."""
        self.refused += 1
        self.reasons["".join("#" if c.isdigit() else c for c in message[:120])] += 1
        if not message.isprintable() or len(message) > 2000:
            raise ValueError(f"no line to show to anybody: {message[:200]!r}")

    def line(self) -> str:
        return (
            f"{self.cases} cases: {self.refused} refused, {self.admitted} admitted, of them {self.stopped} stopped "
            f"later, {self.answers} answers; slowest {self.slowest:.2f} s ({self.slow_seed}), grown by "
            f"{self.grown >> 20} MB, {len(self.faults)} faults"
        )


# --- what is damaged ---


def gather(seed: str, matches: int) -> Sources:
    """So many random matches of each game, and all recorded journals."""
    games = {name: game_named(name) for name in NAMES}
    states: dict[str, list[Data]] = {}
    for name, game in games.items():
        states[name] = []
        for number in range(matches):
            states[name] += sample(game, random.Random(f"{seed} {name} {number}"))
    journals = [shortened(path.read_text(encoding="utf-8")) for path in sorted(JOURNALS.glob("*.jsonl"))]
    return Sources(games, states, journals)


def sample(game: Game, dice: random.Random) -> list[Data]:
    """Some states of a random match with random settings."""
    players = dice.randint(game.min_players, game.max_players)
    chosen: dict[str, str] = {}
    for setting in game.settings:
        chosen[setting.name] = dice.choice(game.possible(players, chosen, setting) or list(setting.values))
    state = game.start(players, key_from_seed(dice.random().hex()), game.complete(players, chosen))
    found = [state.to_json()]
    while not state.over:
        seat = dice.choice(state.owing())
        state.answer(seat, dice.choice(state.options(seat)))
        if dice.random() < 0.1:
            found.append(state.to_json())
    return [found[0], state.to_json(), *dice.sample(found, min(SAVED, len(found)))]


def shortened(text: str) -> str:
    """A journal of a running match: the first answers of a whole one."""
    lines = text.splitlines()
    kept = min(KEPT, len(lines) - 2)
    return "\n".join([*lines[: kept + 1], json.dumps({"answers": kept, "scores": None})]) + "\n"


# --- how it is damaged ---


def copied(data: Any) -> Any:
    return json.loads(json.dumps(data))


def places(data: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place in data, as its container and key."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        found.append((data, key))
        places(data[key], found)
    return found


def any_place(data: Any, dice: random.Random) -> tuple[Any, Any]:
    """A place: now and then any, else the fields and lists near the top are as likely as all the cards in them."""
    if dice.random() < 0.3:
        return dice.choice(places(data, []))
    box, key = data, dice.choice(list(data) if isinstance(data, dict) else range(len(data)))
    while isinstance(box[key], (dict, list)) and box[key] and dice.random() < 0.7:
        box = box[key]
        key = dice.choice(list(box)) if isinstance(box, dict) else dice.randrange(len(box))
    return box, key


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def spoil_value(data: Any, dice: random.Random) -> None:
    """Something else in place of a value: junk, a neighbour, or what it holds made longer, shorter or mixed."""
    box, key = any_place(data, dice)
    value = box[key]
    if isinstance(value, list) and dice.random() < 0.8:
        box[key] = spoilt_list(value, dice)
    elif type(value) is int and dice.random() < 0.7:
        box[key] = dice.choice(
            [value + 1, value - 1, -value, value * 2, value ^ 1 << dice.randrange(12), dice.randrange(16)]
        )
    elif isinstance(value, bool) and dice.random() < 0.7:
        box[key] = not value
    else:
        box[key] = copied(dice.choice([*JUNK, nested(dice.choice([5, 200]))]))


def spoilt_list(value: list[Any], dice: random.Random) -> list[Any]:
    items: list[Any] = list(value)
    if not items:
        return [copied(dice.choice(JUNK))] * dice.choice([1, 2, 5, 1000, 100_000])
    way = dice.randrange(9)
    if way == 0:
        return []
    if way == 1:
        return items * dice.choice([2, 3, 1000])
    if way == 2:
        dice.shuffle(items)
    elif way == 3:
        items.append(copied(dice.choice(items)))
    elif way == 4:
        items.pop(dice.randrange(len(items)))
    elif way == 5:
        items.insert(dice.randrange(len(items) + 1), copied(dice.choice([dice.choice(items), dice.choice(JUNK)])))
    elif way == 6:
        return [dice.choice(items)] * dice.choice([len(items), len(items), 1000, 480_000])
    elif way == 7:
        items.reverse()
    else:
        items[dice.randrange(len(items))] = copied(dice.choice(items))
    return items


def spoil_fields(data: Data, dice: random.Random) -> None:
    """A field too many or too few, or two exchanged."""
    boxes = [data, *[box[key] for box, key in places(data, []) if isinstance(box[key], dict)]]
    box = dice.choice(boxes)
    if not box:
        return
    name = dice.choice(list(box))
    way = dice.randrange(3)
    if way == 0:
        del box[name]
    elif way == 1:
        box[dice.choice(["junk", "", name + "s", "\ud800", "x" * 5000])] = copied(dice.choice(JUNK))
    else:
        second = dice.choice(list(box))
        box[name], box[second] = box[second], box[name]


def transplant(data: Data, other: Data, dice: random.Random) -> None:
    """A field of another match in place of one's own."""
    name = dice.choice(list(data))
    if name in other:
        data[name] = copied(other[name])
    mine, theirs = data.get("players"), other.get("players")
    if isinstance(mine, list) and isinstance(theirs, list) and mine and theirs and dice.random() < 0.5:
        seat = dice.randrange(len(mine))
        if isinstance(mine[seat], dict) and mine[seat]:
            name = dice.choice(list(mine[seat]))
            mine[seat][name] = copied(dice.choice(theirs).get(name))


def spoil_agenda(game: Game) -> Callable[[Data, random.Random], None]:
    """Tasks doubled, exchanged, reordered, made up: mostly with numbers that their verbs allow."""
    verbs = game.blank(game.min_players, Chance(bytes(32))).verbs

    def number(bound: Number, dice: random.Random, seats: int) -> int:
        low, high = bound.limits(seats)
        return dice.choice([low, high, dice.randint(low, high), min(high, low + dice.randrange(9))])

    def task(dice: random.Random, seats: int) -> list[Any]:
        verb = dice.choice(verbs)
        row: list[Any] = [
            verb.saved,
            dice.randrange(seats),
            *[number(b, dice, seats) for b in (verb.card, verb.n, verb.m)],
        ]
        if dice.random() < 0.1:
            row[dice.randrange(1, 5)] = dice.choice(JUNK)
        return row

    def spoil(data: Data, dice: random.Random) -> None:
        agenda, seats = data.get("agenda"), data.get("seats")
        if not isinstance(agenda, list) or not agenda or type(seats) is not int or not 0 < seats < 9:
            return
        place, way = dice.randrange(len(agenda)), dice.randrange(8)
        if way == 0:
            agenda.insert(place, copied(agenda[place]))
        elif way == 1:
            agenda.insert(dice.randrange(len(agenda)), task(dice, seats))
        elif way == 2:
            agenda[place] = task(dice, seats)
        elif way == 3:
            dice.shuffle(agenda)
        elif way == 4:
            agenda.pop(place)
        elif way == 5:
            agenda[1:1] = [task(dice, seats) for _ in range(dice.choice([1, 2, 5, 30, 300]))]
        elif way == 6 and isinstance(agenda[place], list) and agenda[place]:
            agenda[place][0] = dice.choice(verbs).saved
        elif isinstance(agenda[place], list) and len(agenda[place]) == 5:
            part = dice.randrange(1, 5)
            if type(agenda[place][part]) is int:
                agenda[place][part] += dice.choice([1, -1, 2, 4, 128, 10**12])

    return spoil


def agree(game: Game, data: Data) -> None:
    """Let the options fit the damaged state, as somebody would who knows what is compared."""
    try:
        game.check_data(data)
        state = game.load(data)
        if state.asked and not state.together:
            data["choices"] = state.offer(state.agenda[-1], state.seat)
    except Exception:
        return  # the case says what is wrong with it


def damaged_state(sources: Sources, dice: random.Random) -> str:
    """A journal that begins with a damaged state and has no answers."""
    name = dice.choice(NAMES)
    game = sources.games[name]
    data, other = copied(dice.choice(sources.states[name])), dice.choice(sources.states[name])
    for _ in range(dice.choice([1, 1, 1, 2, 4])):
        way = dice.randrange(6)
        if not data:
            break
        if way < 2:
            spoil_value(data, dice)
        elif way == 2:
            spoil_fields(data, dice)
        elif way == 3:
            transplant(data, other, dice)
        else:
            spoil_agenda(game)(data, dice)
    if dice.random() < 0.7:
        agree(game, data)
    players = data.get("seats") if type(data.get("seats")) is int and 0 < data["seats"] < 9 else 2
    head = {
        "journal": 1,
        "game": name,
        "rules": game.rules,
        "players": players,
        "settings": {},
        "key": data.get("key"),
        "names": ["a"] * players,
        "start": data,
    }
    return json.dumps(head) + "\n" + json.dumps({"answers": 0, "scores": None}) + "\n"


def spoilt_line(line: str, dice: random.Random) -> str:
    """A line with a value changed, unless it is past that already."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return line
    if isinstance(row, (dict, list)) and row:
        spoil_value(row, dice)
    return json.dumps(row)


def damaged_journal(sources: Sources, dice: random.Random) -> str:
    """A recorded journal with damaged lines, values or characters."""
    lines = dice.choice(sources.journals).splitlines()
    for _ in range(dice.choice([1, 1, 2, 4])):
        way, place = dice.randrange(6), dice.randrange(len(lines))
        if way == 0:
            lines[place] = spoilt_line(lines[place], dice)
        elif way == 1:
            lines.insert(place, lines[place])
        elif way == 2:
            lines.pop(place)
        elif way == 3:
            dice.shuffle(lines)
        elif way == 4:
            at = dice.randrange(len(lines[place]) + 1)
            lines[place] = lines[place][:at] + dice.choice('{}[]",:0e-\\\n\x00ы') + lines[place][at + 1 :]
        else:
            lines[place] = dice.choice(["[" * 100_000, '{"a":' * 50_000, "9" * 5000, "[" + "0," * 200_000 + "0]", ""])
        if not lines:
            lines = [""]
    return "\n".join(lines) + "\n"


# --- what is done with it ---


def use(text: str, sources: Sources, figures: Figures, dice: random.Random) -> None:
    """Read it, replay it, look at it from everywhere, play on, and replay that."""
    try:
        journal = Journal.parse(text)
        match = Match.replay(sources.games.get(journal.game) or game_named(journal.game), journal)
    except LudotekaError as error:
        figures.refuse(str(error))
        return
    figures.admitted += 1
    for _ in range(PLAYED):
        look(match, dice)
        if match.over:
            break
        seat = dice.choice(match.state.owing())
        option = dice.choice(match.state.options(seat))
        try:
            promised = match.reversible(seat, option)
            match.answer(seat, option)
        except BadState as error:
            figures.stopped += 1
            figures.reasons[f"stopped: {error}"] += 1
            break
        figures.answers += 1
        assert match.can_undo(seat) == promised or (match.can_undo(seat) and not match.state.foretells())
    again = Match.replay(match.game, Journal.parse(match.journal.dump()))
    assert again.state.to_json() == match.state.to_json()


def look(match: Match, dice: random.Random) -> None:
    for seat in range(-1, match.state.seats):
        json.dumps(match.view(seat))
        match.question(seat)
    for seat in (-1, *match.state.owing()):
        match.state.determinize(seat, Chance(key_from_seed(dice.random().hex()))).view(seat)
    match.state.scores()
    match.state.ranks()


class Hang(BaseException):
    """A case took so long that it was broken off."""


def broken_off(_signum: int, _frame: FrameType | None) -> None:
    raise Hang


def run(cases: int, seed: str, matches: int = 6, progress: Callable[[Figures], None] | None = None) -> Figures:
    """So many cases; case `i` of a seed is always the same."""
    sources = gather(seed, matches)
    figures = Figures()
    before = signal.signal(signal.SIGALRM, broken_off)
    base = 0
    try:
        for number in range(cases):
            name = f"{seed}/{number}"
            dice = random.Random(name)
            text = damaged_state(sources, dice) if dice.random() < 0.8 else damaged_journal(sources, dice)
            start = time.process_time()
            signal.alarm(HANG)
            try:
                use(text, sources, figures, dice)
            except (Exception, Hang):
                figures.faults.append(f"{name}: {traceback.format_exc(limit=-4)}")
            finally:
                signal.alarm(0)
            taken = time.process_time() - start
            figures.cases += 1
            if taken > figures.slowest:
                figures.slowest, figures.slow_seed = taken, name
            if taken > MOST_SECONDS:
                figures.faults.append(f"{name}: took {taken:.2f} s")
            if number == cases // 4:
                base = resident()
            if progress is not None and number % 1000 == 999:
                progress(figures)
    finally:
        signal.signal(signal.SIGALRM, before)
    figures.grown = resident() - base
    if figures.grown > MOST_GROWTH:
        figures.faults.append(f"the process grew by {figures.grown >> 20} MB")
    return figures


def resident() -> int:
    """Bytes of memory that this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize()


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--matches", type=int, default=20, help="random matches of each game to take states from")
    parser.add_argument("--reasons", action="store_true", help="list what was refused, and how often")
    arguments = parser.parse_args(argv)
    figures = run(arguments.cases, arguments.seed, arguments.matches, lambda f: print(f.line(), flush=True))
    for fault in figures.faults[:20]:
        print(fault)
    if arguments.reasons:
        for kind, times in figures.reasons.most_common():
            print(f"{times:7} {kind!r}")
    print(figures.line())
    return 1 if figures.faults else 0


if __name__ == "__main__":
    sys.exit(main())
