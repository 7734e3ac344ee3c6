"""The words that card files are written in: cards, triggers, effects, numbers."""

from mypy_extensions import i64

from ludoteka.core.packing import bit
from ludoteka.games.etherstone.cards.definition import (
    ALL_COUNTERS,
    AT_END,
    AT_ONCE,
    BEFORE,
    BLACK_CARDS,
    BLACK_STONES,
    CHEAP_REFRESH,
    CHEAPER,
    CONSTANT,
    COUNTERS,
    DEFEAT,
    DIE,
    DURABILITY,
    EXHAUSTED,
    FOLLOWER,
    FOLLOWERS,
    GREEN_CARDS,
    GREEN_STONES,
    HAND,
    LEADER,
    LEADER_STRONGER,
    NO_LIMIT,
    ON_ATTACK,
    PACTS,
    POINTS,
    PREFIXES,
    PROTECTION,
    PURPLE_CARDS,
    PURPLE_DIE,
    PURPLE_FREE,
    RED_CARDS,
    RED_STONES,
    REFRESH,
    REST,
    REWARD,
    RITUAL,
    RITUALS,
    RIVAL_DEFEAT,
    RIVAL_PURPLE,
    STONE_COLOURS,
    STONES,
    STRENGTH_PER,
    STRONGER,
    SUMMON,
    SUMMON_FOLLOWER,
    SUMMON_RITUAL,
    SUMMON_TECHNOLOGY,
    TECHNOLOGIES,
    TECHNOLOGY,
    THREAT,
    TROPHIES,
    WHITE_CARDS,
    WHITE_STONES,
    Ability,
    Card,
    Modifier,
    Score,
    Step,
    X,
    catalogue,
    cost,
    entity,
)
from ludoteka.games.etherstone.cards.definition import CARDS_IN_PLAY as CARDS
from ludoteka.games.etherstone.cards.definition import COLOURS_IN_PLAY as COLOURS
from ludoteka.games.etherstone.effects.dice import reroll, set_die, shift_die
from ludoteka.games.etherstone.effects.fight import attack, banish, crush, protect, strength
from ludoteka.games.etherstone.effects.goods import (
    counters,
    counters_on,
    counters_on_leader,
    drop,
    gain,
    heal,
    hurt,
    move_counters,
    points,
    reserve,
    spend,
    swap,
)
from ludoteka.games.etherstone.effects.rivals import (
    rivals_exhaust,
    rivals_gain,
    rivals_lose,
    rivals_lose_stones,
    steal,
)
from ludoteka.games.etherstone.effects.tableau import (
    apply,
    destroy,
    destroy_self,
    exhaust,
    exhaust_self,
    ready,
    ready_all,
    ready_self,
    recall,
    recall_self,
    summon,
)
from ludoteka.games.etherstone.stones import ANY, BLACK, GREEN, NAMES, PURPLE, RED, WHITE, parse
from ludoteka.games.etherstone.summoning import any_colours, cheapen, cheapen_by_cost

__all__ = [
    "ALL_COUNTERS",
    "ANY",
    "BLACK",
    "BLACK_CARDS",
    "BLACK_STONES",
    "CARDS",
    "COLOURS",
    "COUNTERS",
    "DEFEAT",
    "DURABILITY",
    "EXHAUSTED",
    "FOLLOWER",
    "FOLLOWERS",
    "GREEN",
    "GREEN_CARDS",
    "GREEN_STONES",
    "HAND",
    "PACTS",
    "POINTS",
    "PURPLE",
    "PURPLE_CARDS",
    "PURPLE_DIE",
    "RED",
    "RED_CARDS",
    "RED_STONES",
    "REFRESH",
    "REST",
    "RITUAL",
    "RITUALS",
    "RIVAL_DEFEAT",
    "RIVAL_PURPLE",
    "STONES",
    "STONE_COLOURS",
    "SUMMON",
    "SUMMON_FOLLOWER",
    "SUMMON_RITUAL",
    "SUMMON_TECHNOLOGY",
    "TECHNOLOGIES",
    "TECHNOLOGY",
    "TROPHIES",
    "WHITE",
    "WHITE_CARDS",
    "WHITE_STONES",
    "X",
    "always",
    "any_colours",
    "apply",
    "at_end",
    "at_once",
    "attack",
    "banish",
    "before",
    "catalogue",
    "cheap_refresh",
    "cheapen",
    "cheapen_by_cost",
    "cheaper",
    "choose",
    "cost",
    "counters",
    "counters_on",
    "counters_on_leader",
    "crush",
    "destroy",
    "destroy_self",
    "die",
    "drop",
    "exhaust",
    "exhaust_self",
    "follower",
    "gain",
    "heal",
    "hurt",
    "if_least_k",
    "if_most",
    "leader",
    "leader_stronger",
    "move_counters",
    "on_attack",
    "points",
    "protect",
    "protection",
    "purple_free",
    "ready",
    "ready_all",
    "ready_self",
    "recall",
    "recall_self",
    "reroll",
    "reserve",
    "ritual",
    "rivals_exhaust",
    "rivals_gain",
    "rivals_lose",
    "rivals_lose_stones",
    "score",
    "score_if",
    "score_most",
    "set_die",
    "shift_die",
    "spend",
    "steal",
    "strength",
    "strength_per",
    "stronger",
    "summon",
    "swap",
    "technology",
    "threat",
    "whenever",
]

Steps = Step | tuple[Step, ...]


class Choice:
    """Branches of which the owner takes one."""

    def __init__(self, branches: list[list[Step]]) -> None:
        self.branches = branches


def choose(*branches: Steps) -> Choice:
    return Choice([_steps(branch) for branch in branches])


def _steps(steps: Steps | None) -> list[Step]:
    if steps is None:
        return []
    return [steps] if isinstance(steps, Step) else list(steps)


# --- cards ---


def follower(id: str, price: tuple[int, int], *abilities: Ability, strength: int, points: int = 0) -> Card:
    card = entity(id, FOLLOWER, price, points, list(abilities))
    card.strength = strength
    return card


def ritual(id: str, price: tuple[int, int], *abilities: Ability, points: int = 0) -> Card:
    return entity(id, RITUAL, price, points, list(abilities))


def technology(id: str, price: tuple[int, int], *abilities: Ability, points: int = 0) -> Card:
    return entity(id, TECHNOLOGY, price, points, list(abilities))


def leader(id: str, *abilities: Ability, durability: int, strength: int, stones: str, counters: int = 0) -> Card:
    card = Card(id, LEADER, PREFIXES[id[:2]], list(abilities))
    card.durability = durability
    card.strength = strength
    card.stones = parse(stones)
    card.counters = counters
    return card


def threat(id: str, *reward: Step, level: int, durability: int, strength: int, points: int) -> Card:
    card = Card(id, THREAT, PREFIXES[id[:2]], [_ability(REWARD, reward)])
    card.level = level
    card.durability = durability
    card.strength = strength
    card.points = points
    return card


# --- triggers ---


def _ability(
    trigger: i64,
    effects: tuple[Step | Choice, ...],
    cost: Steps | None = None,
    given: i64 = -1,
    limit: i64 = NO_LIMIT,
    must: bool = False,
) -> Ability:
    ability = Ability(trigger)
    ability.costs = _steps(cost)
    steps: list[Step] = []
    for effect in effects:
        if isinstance(effect, Choice):
            ability.branches = effect.branches
        else:
            steps.append(effect)
    if steps:
        if ability.branches:
            raise ValueError("a choice must be the only effect of its ability")
        ability.branches = [steps]
    ability.given = given
    ability.limit = limit
    ability.must = must
    ability.chosen_x = given < 0 and any(step.n < 0 for step in ability.costs)
    for step in ability.costs:
        if step.verb in (recall.code, recall_self.code):
            ability.recalls = step
            ability.recalls_self = step.verb == recall_self.code
        if step.verb == exhaust.code and step.n > 0:
            ability.exhausts += step.n
    ability.applies = any(step.verb == apply.code for branch in ability.branches for step in branch)
    ability.summons = any(step.verb == summon.code for branch in ability.branches for step in branch)
    return ability


def die(
    symbols: str,
    *effects: Step | Choice,
    cost: Steps | None = None,
    given: i64 = -1,
    limit: i64 = NO_LIMIT,
    must: bool = False,
    repeat: bool = False,
) -> Ability:
    """When its owner takes a die that shows one of the symbols: `green`, the values `1-6`, the range `2>4`."""
    ability = _ability(DIE, effects, cost, given, limit, must)
    ability.repeat = repeat
    for symbol in symbols.split():
        if symbol in NAMES:
            ability.colours |= bit(NAMES.index(symbol))
        elif ">" in symbol:
            low, high = symbol.split(">")
            ability.ranged = True
            for value in range(int(low), int(high) + 1):
                ability.values |= bit(value)
        else:
            for value in [int(number) for number in symbol.split("-")]:
                ability.values |= bit(value)
    return ability


def at_once(
    *effects: Step | Choice, cost: Steps | None = None, given: i64 = -1, limit: i64 = NO_LIMIT, must: bool = False
) -> Ability:
    """When the card has been laid."""
    return _ability(AT_ONCE, effects, cost, given, limit, must)


def before(*effects: Step, cost: Steps | None = None, limit: i64 = NO_LIMIT) -> Ability:
    """Before the card is paid for."""
    return _ability(BEFORE, effects, cost, limit=limit)


def on_attack(
    *effects: Step | Choice,
    cost: Steps | None = None,
    after: Steps | None = None,
    given: i64 = -1,
    limit: i64 = NO_LIMIT,
    must: bool = False,
) -> Ability:
    """During an attack, with what follows a success."""
    ability = _ability(ON_ATTACK, effects, cost, given, limit, must)
    ability.after = _steps(after)
    return ability


def whenever(
    occasion: i64, *effects: Step | Choice, cost: Steps | None = None, given: i64 = -1, limit: i64 = NO_LIMIT
) -> Ability:
    """Each time something happens."""
    ability = _ability(CONSTANT, effects, cost, given, limit)
    ability.occasion = occasion
    return ability


def always(modifier: Modifier) -> Ability:
    """As long as the card is in play."""
    ability = Ability(CONSTANT)
    ability.modifier = modifier
    return ability


def at_end(score: Score) -> Ability:
    """When points are counted."""
    ability = Ability(AT_END)
    ability.score = score
    return ability


# --- what constant abilities change ---


def cheaper(n: int, colour: i64 = -1, type: i64 = -1) -> Modifier:
    return Modifier(CHEAPER, n, colour, type)


def stronger(n: int, colour: i64 = -1) -> Modifier:
    return Modifier(STRONGER, n, colour, FOLLOWER)


def strength_per(measure: i64, each: int = 1) -> Modifier:
    return Modifier(STRENGTH_PER, each, measure=measure)


def leader_stronger(n: int) -> Modifier:
    return Modifier(LEADER_STRONGER, n)


def protection(n: int) -> Modifier:
    return Modifier(PROTECTION, n)


def purple_free() -> Modifier:
    return Modifier(PURPLE_FREE, 1)


def cheap_refresh(n: int) -> Modifier:
    return Modifier(CHEAP_REFRESH, n)


# --- points at the end ---


def score(n: int, per: i64, each: int = 1) -> Score:
    return Score(n, per, each)


def score_most(n: int, measure: i64) -> Score:
    return Score(n, measure)


def score_if(n: int, measure: i64, at_least: int) -> Score:
    return Score(n, measure, 0, at_least)


# --- conditions ---


def if_most(measure: i64, step: Step) -> Step:
    """Only for the player who has most of it."""
    step.measure = measure
    return step


def if_least_k(measure: i64, k: int, step: Step) -> Step:
    """Only with at least so much of it."""
    step.measure = measure
    step.at_least = k
    return step
