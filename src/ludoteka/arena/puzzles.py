"""Puzzles are found in matches of computer players: decisions with one option that is clearly best and not obvious.

A decision is looked at more and more closely. The best option has to be another one than an adept takes; it must be
ahead of every other by much more than luck explains, in many deals of what the seat cannot know, which are the same for
all options; then again in other deals; and the master has to agree after long thought. How many simpler players miss it
makes it easy or hard.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from math import inf, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from ludoteka.arena.crew import Crew
from ludoteka.arena.playing import Table, engage, mind_of
from ludoteka.bots import ADVISER, QUICK, SearchBot, make
from ludoteka.bots.hints import Tried, followed, line
from ludoteka.bots.mind import Counted
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import Game, game_named
from ludoteka.core.state import State
from ludoteka.puzzles.reading import Puzzle, parse, puzzle_named

WHIMS: Final = 0.06
EARLY: Final = 6  # answers before anything is looked at
OPTIONS: Final = range(4, 41)  # how many a puzzle may offer
A_MATCH: Final = 2  # puzzles at the most …
APART: Final = 8  # … with so many answers between them
SEEN: Final = 0.05  # of the chance to win: what something must gain at a glance over an adept's choice …
UNSEEN: Final = 4  # … but of a hundred decisions in which nothing does, so many are looked at nevertheless
MARGIN: Final = 0.06  # what a puzzle's best option must be ahead of every other …
EQUAL: Final = 0.012  # … except of one that is as good: less behind than this
SURE: Final = 4.0  # in standard errors
FAIRLY: Final = 2.5
GLANCES: Final = 3  # deals in which options are seen at a glance
PROBE: Final = 8  # deals in which all options are tried, until it is clear which are worth more …
FOREMOST: Final = 3  # … and so many go on …
PROBED: Final = 40  # … up to this many deals
FIRST_LOOK: Final = 120  # deals
LAST_LOOK: Final = 320
STEP: Final = 12  # deals between two thoughts about who is out
LONG_THOUGHT: Final = 4500  # trials: three times the master's usual
OPEN: Final = (0.12, 0.96)  # the chance to win with the best option: the match is neither lost nor won
STEPS: Final = 3  # of a line at the most
COUNTED: Final = 240  # deals in which is counted what a move brings …
TOLD: Final = 3  # … and so much of it is told
WON: Final = 10.0  # in so many of a hundred deals, at least, the match is won by then: worth a word
ALIKE: Final = 3  # puzzles about the same deed with the same card …
ALIKE_WITHOUT: Final = 10  # … or about a deed without a card
SIMPLER: Final = (*["novice"] * 2, *["adept"] * 2, *[f"expert@{trials}" for trials in (8, 8, 16, 16, 32, 32, 64, 64)])
MISSED: Final = 3  # at least one in so many of these has to miss it


@dataclass(frozen=True)
class Quarry:
    """Where to look: matches of a game by a seed."""

    game: str
    seed: str


class Race:
    """What options came to in the same deals; those that are surely behind are tried no longer."""

    def __init__(self, options: Sequence[int]) -> None:
        self.running = list(options)
        self.found: dict[int, list[Tried]] = {option: [] for option in options}

    @property
    def best(self) -> int:
        return max(self.running, key=lambda option: sum(one.chance for one in self.found[option]))

    def behind(self, option: int, leader: int) -> tuple[float, float]:
        """How far it is behind, and the standard error of that: in the deals in which both were tried."""
        apart = [ahead.chance - one.chance for ahead, one in zip(self.found[leader], self.found[option], strict=False)]
        mean = sum(apart) / len(apart)
        spread = sum((one - mean) ** 2 for one in apart) / max(1, len(apart) - 1)
        return mean, sqrt(spread / len(apart)) + 0.02 / len(apart)

    def run(self, bot: SearchBot, world: State, seat: int) -> None:
        """Try what is running in one more deal."""
        for option in self.running:
            self.found[option].append(followed(bot, world.clone(), seat, option))

    def thin(self) -> None:
        """Those that are surely behind, and by enough, are out."""
        leader = self.best
        kept = [leader]
        for option in self.running:
            if option != leader:
                mean, error = self.behind(option, leader)
                if mean - SURE * error < MARGIN:
                    kept.append(option)
        self.running = kept

    def hopeless(self) -> bool:
        """Whether something is fairly surely neither as good as the best nor far behind, or too much is as good."""
        leader = self.best
        close = 0
        for option in self.running:
            if option != leader:
                mean, error = self.behind(option, leader)
                if mean + FAIRLY * error < MARGIN:
                    close += 1
                    if close > 1 or mean - FAIRLY * error > EQUAL:
                        return True
        return False

    def right(self) -> list[int]:
        """The best option, and what is as good; nothing unless all others are surely behind by the margin."""
        leader = self.best
        equal = [leader]
        for option in self.found:
            if option != leader:
                mean, error = self.behind(option, leader)
                if mean < EQUAL:
                    equal.append(option)
                elif mean < MARGIN or mean < SURE * error:
                    return []
        return equal if len(equal) <= min(2, len(self.found) // 3 + 1) else []

    def chance(self, option: int) -> float:
        """The chance to win, as far as it can be compared with that of the best."""
        own = self.found[self.best]
        return sum(one.chance for one in own) / len(own) - self.behind(option, self.best)[0]

    def lead(self, option: int) -> float:
        leader = self.best
        pairs = list(zip(self.found[leader], self.found[option], strict=False))
        apart = sum(ahead.lead - one.lead for ahead, one in pairs) / len(pairs)
        own = self.found[leader]
        return sum(one.lead for one in own) / len(own) - apart


def race(bot: SearchBot, known: State, seat: int, options: Sequence[int], deals: int) -> Race | None:
    """Try options in the same deals until one has won, or none can."""
    course = Race(options)
    bot.followed = seat
    for number in range(1, deals + 1):
        course.run(bot, known.determinize(seat, bot.chance), seat)
        if number % STEP == 0:
            course.thin()
            if len(course.running) == 1 and number >= 4 * STEP:
                break
            if number >= 2 * STEP and course.hopeless():
                return None
    bot.followed = -1
    return course if course.right() else None


def searcher(game: Game, seed: str, trials: int = 1) -> SearchBot:
    return SearchBot(key_from_seed(seed), "", mind_of(game), trials, inf)


class Miner:
    """Looks for puzzles in one match."""

    def __init__(self, quarry: Quarry, number: int) -> None:
        self.game = game_named(quarry.game)
        self.seed = f"{quarry.seed} {number}"
        dice = Random(f"{self.seed} table")
        self.players = dice.choice([2, 2, 2, 2, 2, 3, 3, 4])
        practice = mind_of(self.game).practice
        chosen = {**self.game.unattended(), **practice[number % len(practice)]}
        self.settings = self.game.complete(self.players, chosen)
        self.table = Table(quarry.game, (QUICK,) * self.players, self.settings, self.seed, WHIMS)
        self.stages: Counter[str] = Counter()

    def dig(self) -> list[dict[str, Any]]:
        """The puzzles of the match, as data."""
        state = self.table.begin()
        bots = [
            engage(name, self.game, key_from_seed(f"{self.seed} {seat}")) for seat, name in enumerate(self.table.bots)
        ]
        whim = Random(f"{self.seed} whims")
        found: list[dict[str, Any]] = []
        free = EARLY  # answers before another decision is looked at
        while not state.over and len(found) < A_MATCH:
            seat = state.seat
            options = state.options(seat)
            usual = bots[seat].choose(state, seat)
            if state.number >= free and self.promising(state, seat, options, usual):
                puzzle = self.look(state, seat)
                if puzzle is not None:
                    free = state.number + APART
                    found.append(puzzle)
            option = whim.choice(options) if whim.random() < WHIMS else usual
            state.answer(seat, option)
        return found

    def promising(self, state: State, seat: int, options: list[int], usual: int) -> bool:
        """Whether one option, and not the one that an adept takes, is soon far ahead."""
        if state.together or len(options) not in OPTIONS:
            return False
        short = mind_of(self.game).shortlist(state, seat, options)
        if len(short) < 2:
            return False
        self.stages["decisions"] += 1
        bot = searcher(self.game, f"{self.seed} {state.number} glance")
        return self.striking(bot, state, seat, short, usual) and self.plausible(bot, state, seat, options, usual)

    def plausible(self, bot: SearchBot, state: State, seat: int, options: list[int], usual: int) -> bool:
        """Whether the foremost options leave one alone, as far as a few deals tell."""
        self.stages["probes"] += 1
        course = Race(options)
        for number in range(1, PROBED + 1):
            course.run(bot, state.determinize(seat, bot.chance), seat)
            if number >= PROBE and number % 4 == 0:
                leader = course.best
                if number == PROBE:
                    ranked = sorted(options, key=lambda option: -course.chance(option))
                    course.running = list(dict.fromkeys([*ranked[:FOREMOST], usual]))
                if leader == usual or course.hopeless() or not OPEN[0] <= course.chance(leader) <= OPEN[1] + 0.02:
                    return False
        return True

    def striking(self, bot: SearchBot, state: State, seat: int, options: list[int], usual: int) -> bool:
        """Whether something looks better at a glance than what an adept takes; sometimes without that."""
        if bot.chance.below(100) < UNSEEN:
            return True
        gains = dict.fromkeys(options, 0.0)
        for _ in range(GLANCES):
            world = state.determinize(seat, bot.chance)
            bot.renew_luck(world)
            at_stake = bot.glance(world, seat, usual)
            for option in options:
                gains[option] += (bot.glance(world, seat, option) - at_stake) / GLANCES
        return max(gains.values()) >= SEEN

    def look(self, state: State, seat: int) -> dict[str, Any] | None:
        """A closer look at a decision: the puzzle, if it is one."""
        self.stages["looks"] += 1
        name = f"{self.seed} {state.number}"
        start = self.game.load(state.determinize(seat, Chance(key_from_seed(f"{name} deal"))).to_json())
        first = race(searcher(self.game, f"{name} first"), start, seat, start.options(seat), FIRST_LOOK)
        if first is None:
            return None
        self.stages["second looks"] += 1
        misses = missing(self.game, start, seat, first.right(), name)
        if len(misses) * MISSED < len(SIMPLER):
            return None
        last = self.verified(start, seat, first, f"{name} last")
        if last is None or not OPEN[0] <= last.chance(last.best) <= OPEN[1]:
            return None
        self.stages["third looks"] += 1
        master = make(ADVISER, self.game, key_from_seed(f"{name} master"), trials=LONG_THOUGHT)
        if master.pick(start, seat) not in last.right():
            return None
        steps = [told(start, seat, last)]
        if len(last.right()) == 1:
            steps += self.further(start, seat, last.best, name)
        mark = blake2b(f"{self.game.name} {name}".encode(), digest_size=3).hexdigest()
        task = start.agenda[-1]
        texts = Counter(start.option_text(task, seat, option) for option in misses)
        rest = line([one for one in last.found[last.best] if one.steps])
        return {
            "id": mark,
            "seat": seat,
            "settings": self.settings,
            "start": start.to_json(),
            "steps": steps,
            "asked": len(SIMPLER),
            "missed": dict(texts.most_common()),
            "line": [one.detail for one in rest] if len(steps) == 1 else [],
        }

    def verified(self, known: State, seat: int, first: Race, name: str) -> Race | None:
        """The race once more with other luck, if it ends the same way."""
        again = race(searcher(self.game, name), known, seat, known.options(seat), LAST_LOOK)
        return again if again is not None and sorted(again.right()) == sorted(first.right()) else None

    def further(self, start: State, seat: int, best: int, name: str) -> list[dict[str, Any]]:
        """The seat's next decisions of the same turn, as long as each of them has one clearly best option, too."""
        steps: list[dict[str, Any]] = []
        state = start.clone()
        barrier = state.barrier
        state.answer(seat, best)
        while len(steps) < STEPS - 1 and not state.over and not state.together and state.seat == seat:
            options = state.options(seat)
            if state.barrier != barrier or not 2 <= len(options) <= OPTIONS[-1]:
                break
            found = race(searcher(self.game, f"{name} then {len(steps)}"), state, seat, options, FIRST_LOOK)
            again = found and self.verified(state, seat, found, f"{name} then {len(steps)} last")
            if again is None or len(again.right()) > 1:
                break
            steps.append(told(state, seat, again))
            state.answer(seat, again.best)
        return steps


def missing(game: Game, known: State, seat: int, right: Sequence[int], seed: str) -> list[int]:
    """What simpler players take instead of what is right."""
    bots = [engage(player, game, key_from_seed(f"{seed} simpler {n}")) for n, player in enumerate(SIMPLER)]
    return [option for option in (bot.choose(known, seat) for bot in bots) if option not in right]


def told(state: State, seat: int, found: Race) -> dict[str, Any]:
    """What is expected with every option, by its canonical text: the chance to win, and the lead at the end."""
    task = state.agenda[-1]
    options = {
        state.option_text(task, seat, option): [round(max(0.0, found.chance(option)), 3), round(found.lead(option), 1)]
        for option in found.found
    }
    return {
        "right": [state.option_text(task, seat, option) for option in found.right()],
        "detail": state.option_detail(task, seat, found.best),
        "kind": state.question_detail(task, seat)["kind"],
        "options": options,
        "deals": len(found.found[found.best]),
    }


def brought(game: Game, data: Mapping[str, Any], seed: str) -> list[dict[str, float]]:
    """What the best option of each step brings soon, beside what others take: what differs most of what people count.

    Both are tried in the same new deals, and what lies before the seat is counted where quick play pauses. Where
    nothing of that speaks for the best one, nothing is said.
    """
    puzzle = parse(data)
    mind = mind_of(game)
    state = game.admit(puzzle.start)
    found: list[dict[str, float]] = []
    for number, move in enumerate(puzzle.steps):
        bot = searcher(game, f"{seed} {puzzle.id} {number}")
        other = puzzle.tempting if number == 0 else move.second
        sums: dict[str, float] = {}
        telling: dict[str, float] = {}
        for _ in range(COUNTED):
            world = state.determinize(puzzle.seat, bot.chance)
            for text, sign in ((move.best, 1), (other, -1)):
                after = world.clone()
                bot.tried(after, puzzle.seat, after.option_named(puzzle.seat, text))
                won = 100.0 if after.over and puzzle.seat in after.first_placed() else 0.0
                for name, amount, worth in (Counted("won", won, WON), *mind.counted(after, puzzle.seat)):
                    sums[name] = sums.get(name, 0.0) + sign * amount
                    telling[name] = worth
        means = {name: total / COUNTED for name, total in sums.items()}
        means = {name: round(mean, 1 if abs(mean) < 10 else 0) for name, mean in means.items()}
        told = [name for name, mean in means.items() if abs(mean) >= telling[name]]
        most = sorted(told, key=lambda name: -abs(means[name]) / telling[name])[:TOLD]
        speaks = any((means[name] > 0) != name.startswith("rival-") for name in most)
        found.append({name: means[name] for name in means if name in most} if speaks else {})
        state.answer(puzzle.seat, state.option_named(puzzle.seat, move.best))
    return found


# --- many matches, and what is kept of them ---


class BadFinds(LudotekaError):
    """A file of finds that cannot be gone on with."""


def dig(quarry: Quarry, number: int) -> list[dict[str, Any]]:
    """The puzzles of one match."""
    return Miner(quarry, number).dig()


def mine(quarry: Quarry, games: int, crew: Crew, path: Path, progress: Callable[[int], None] | None = None) -> int:
    """Look through so many matches and write down each as soon as it is done; those that are in the file are not looked
    through again. Returns how many puzzles it holds."""
    head = {"game": quarry.game, "rules": game_named(quarry.game).rules, "seed": quarry.seed}
    done: dict[int, list[dict[str, Any]]] = {}
    if path.exists():
        done = read_finds(path, head)
        drop_cut_line(path)
    if progress is not None:
        progress(sum(number < games for number in done))
    with path.open("a", encoding="utf-8") as file:
        if not done and path.stat().st_size == 0:
            file.write(json.dumps(head) + "\n")
        todo = (number for number in range(games) if number not in done)
        for number, found in crew.run(partial(dig, quarry), todo):
            file.write(json.dumps({"match": number, "puzzles": found}, ensure_ascii=False) + "\n")
            file.flush()
            done[number] = found
            if progress is not None:
                progress(1)
    return sum(map(len, done.values()))


def read_finds(path: Path, head: Mapping[str, Any]) -> dict[int, list[dict[str, Any]]]:
    """The matches in a file of finds; a last line that was cut short does not count. Its head holds what is given."""
    try:
        content = path.read_bytes()
        lines = [json.loads(line) for line in content[: content.rfind(b"\n") + 1].splitlines()]
        known = dict(lines[0]) if lines or content else dict(head)
        found = {line["match"]: line["puzzles"] for line in lines[1:]}
    except (OSError, ValueError, LookupError, TypeError):
        raise BadFinds(f"{path} does not hold what 'ludoteka puzzles make' found: name another file") from None
    for key, value in head.items():
        if known.get(key) != value:
            raise BadFinds(f"{path} was made with another '{key}' ({known.get(key)}, not {value}): name another file")
    return found


def drop_cut_line(path: Path) -> None:
    """Before a file of finds is written on: cut off a last line that is not whole."""
    content = path.read_bytes()
    with path.open("r+b") as file:
        file.truncate(content.rfind(b"\n") + 1)


def choose(game: Game, paths: Sequence[Path], most: int, crew: Crew) -> list[dict[str, Any]]:
    """Puzzles of several kinds out of what was found, the easy ones first: those that gain most of what is alike.

    What the best moves bring is counted then.
    """
    head = {"game": game.name, "rules": game.rules}
    found = [one for path in paths for puzzles in read_finds(path, head).values() for one in puzzles]
    ranked = sorted(found, key=lambda one: (-gap(parse(one)), one["id"]))
    alike: Counter[str] = Counter()
    kept: dict[str, dict[str, Any]] = {}
    for one in ranked:
        kind = likeness(one)
        most_alike = ALIKE if "card" in one["steps"][0]["detail"] else ALIKE_WITHOUT
        if alike[kind] < most_alike and len(kept) < most and one["id"] not in kept:
            alike[kind] += 1
            kept[one["id"]] = {**one, "line": [detail for detail in one["line"] if not game.passes(detail)]}
    for name, gains in crew.run(partial(reasons, game.name, dict(kept)), list(kept)):
        one = kept[name]
        steps = [{**step, "brings": gain} for step, gain in zip(one["steps"], gains, strict=True)]
        kept[name] = {**one, "steps": steps}
    return sorted(kept.values(), key=lambda one: (parse(one).stars, parse(one).misses, -gap(parse(one)), one["id"]))


def reasons(game: str, found: Mapping[str, Mapping[str, Any]], name: str) -> list[dict[str, float]]:
    return brought(game_named(game), found[name], "reasons")


def gap(puzzle: Puzzle) -> float:
    """What the first step gains over the best of what is not right."""
    first = puzzle.steps[0]
    return first.options[first.best].chance - first.options[first.second].chance


def likeness(data: Mapping[str, Any]) -> str:
    """What puzzles have in common that are alike: the deed, and the card or thing it is done with."""
    step = data["steps"][0]
    detail = step["detail"]
    return f"{step['kind']} {detail['do']} {detail.get('card', '')}"


def disagreement(game: Game, puzzle: Puzzle, seed: str, trials: int = LONG_THOUGHT) -> str:
    """What the master takes after long thought where a puzzle says otherwise, step by step; nothing if it agrees."""
    state = game.admit(puzzle.start)
    for number, move in enumerate(puzzle.steps):
        seat = puzzle.seat
        key = key_from_seed(f"{seed} {puzzle.id} {number}")
        option = make(ADVISER, game, key, trials=trials).pick(state, seat)
        taken = state.option_text(state.agenda[-1], seat, option)
        if not move.is_right(taken):
            return f"step {number + 1}: {taken}, not {move.best}"
        state.answer(seat, state.option_named(seat, move.best))
    return ""


def check(game: Game, puzzles: Sequence[Puzzle], seed: str, crew: Crew) -> Iterator[tuple[Puzzle, str]]:
    """What the master says to each puzzle."""
    named = {puzzle.id: puzzle for puzzle in puzzles}
    for name, said in crew.run(partial(judged, game.name, seed), list(named)):
        yield named[name], said


def judged(game: str, seed: str, name: str) -> str:
    rules = game_named(game)
    return disagreement(rules, puzzle_named(rules, name), seed)
