"""Applying abilities: which can be, how their steps reach the agenda, and the reactions that wait for them to end."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Field, has
from ludoteka.core.shape import Number
from ludoteka.core.state import Task
from ludoteka.games.etherstone.bounds import A_CARD, A_STEP, AN_ABILITY, FEW, MANY
from ludoteka.games.etherstone.cards.definition import ABILITIES, BEFORE, CARDS, STEPS, Ability, Card, Step
from ludoteka.games.etherstone.measures import holds, measure
from ludoteka.games.etherstone.payment import affordable
from ludoteka.games.etherstone.shown import (
    AbilityOption,
    BranchOption,
    BranchQuestion,
    NumberOption,
    NumberQuestion,
    PlainOption,
    StepKind,
    StepQuestion,
    Waiting,
)
from ludoteka.games.etherstone.table import (
    ABILITY,
    APPLY,
    AS_IT_IS,
    AT_BEST,
    AT_WORST,
    BESIDE,
    VERBS,
    Table,
    Verb,
    verb,
)

STOP: Final = 0  # the option to apply nothing more


def matches(ability: Ability, colour: i64, value: i64) -> bool:
    """Whether a die of this colour and value shows one of the ability's symbols (A20, A21); colour -1: none yet."""
    return (colour >= 0 and has(ability.colours, colour)) or has(ability.values, value)


def triggers(g: Table, colour: i64, value: i64) -> list[Waiting]:
    """The abilities of all seats that a die would trigger."""
    by_card = triggered(colour, value)
    found: list[Waiting] = []
    for seat, player in enumerate(g.players):
        for index in by_card[player.leader]:
            found.append({"seat": seat, "card": CARDS[player.leader].id, "ability": index})
        for placed in player.tableau:
            for index in by_card[placed.card]:
                found.append({"seat": seat, "card": CARDS[placed.card].id, "ability": index})
    return found


def triggered(colour: i64, value: i64) -> list[list[int]]:
    """For every card which of its abilities a die triggers; worked out once for each face."""
    face = FACE_VALUE.put(value) | FACE_COLOUR.put(colour + 1)
    by_card = _TRIGGERED.get(face)
    if by_card is None:
        by_card = [[int(one.index) for one in card.on_die if matches(one, colour, value)] for card in CARDS]
        _TRIGGERED[face] = by_card
    return by_card


# What a die shows: its value, and the colour that it is used as, 0 for none yet.
FACE_VALUE: Final = Field(3)
FACE_COLOUR: Final = Field(3, above=FACE_VALUE)
_TRIGGERED: Final[dict[int, list[list[int]]]] = {}


def amount(step: Step, x: i64) -> i64:
    """The number of a step when X is known."""
    return step.n if step.n >= 0 else -step.n * x


def given_x(g: Table, seat: i64, ability: Ability) -> i64:
    """X as the ability gives it, or the least that can be chosen."""
    return measure(g, seat, ability.card, ability.given) if ability.given >= 0 else 1


def applicable(g: Table, seat: i64, ability: Ability, hand: i64 = AS_IT_IS, looking: tuple[int, ...] = ()) -> bool:
    """Whether every cost can be paid and something would change (A32, A33).

    `hand` says how the cards in it that not everybody knows are judged; `looking` are abilities that would apply this
    one, which must not need them (A39).
    """
    if ability.applies:
        if ability.code in looking:
            return False
        looking = (*looking, int(ability.code))
    if unpaid(g, seat, ability) is not None:
        return False
    x = given_x(g, seat, ability)
    if ability.recalls is None:
        return _changes(g, seat, ability, x, hand, looking)
    for back in [int(ability.card)] if ability.recalls_self else g.in_play(seat, ability.recalls):
        later = g.clone()
        later.recall(seat, back)
        if _changes(later, seat, ability, x, hand, looking):
            return True
    return False


def unpaid(g: Table, seat: i64, ability: Ability) -> Step | None:
    """The first of its costs that cannot be paid."""
    x = given_x(g, seat, ability)
    for step in ability.costs:
        if not VERBS[step.verb].can(g, seat, ability.card, step, amount(step, x)):
            return step
    return None


def doubtful(g: Table, seat: i64, ability: Ability) -> bool:
    """Whether others cannot tell if a seat can apply an ability, since they do not know the whole hand."""
    if not (ability.summons or ability.applies):
        return False
    return applicable(g, seat, ability, AT_BEST) and not applicable(g, seat, ability, AT_WORST)


def _changes(g: Table, seat: i64, ability: Ability, x: i64, hand: i64, looking: tuple[int, ...]) -> bool:
    if ability.after:
        return True
    for branch in ability.branches:
        for step in branch:
            if would_change(g, seat, ability.card, step, x, hand, looking):
                return True
    return False


def would_change(
    g: Table, seat: i64, card: i64, step: Step, x: i64, hand: i64 = AS_IT_IS, looking: tuple[int, ...] = ()
) -> bool:
    n = amount(step, x)
    if (n == 0 and not step.flat) or not holds(g, seat, card, step):
        return False
    what = VERBS[step.verb]
    if looking and step.verb == APPLY:
        return len(within_reach(g, seat, card, step, hand, looking)) > 0
    return what.could(g, seat, card, step, n, hand)


def within_reach(
    g: Table, seat: i64, card: i64, step: Step, hand: i64 = AS_IT_IS, looking: tuple[int, ...] = ()
) -> list[int]:
    """Die abilities of other entities that a card may apply; one that is being resolved cannot be (A39)."""
    found: list[int] = []
    for other in g.in_play(seat, step, card):
        for ability in CARDS[other].on_die:
            if not in_progress(g, ability) and applicable(g, seat, ability, hand, looking):
                found.append(int(ability.code))
    return found


def resolving(g: Table) -> bool:
    """Whether an ability is being resolved."""
    for task in g.agenda:
        if task.verb == FINISH:
            return True
    return False


def in_progress(g: Table, ability: Ability) -> bool:
    """Whether this one is."""
    for task in g.agenda:
        if task.verb == FINISH and task.n == ability.code:
            return True
    return False


def pending(g: Table, seat: i64, ability: Ability) -> bool:
    """Whether what an ability waits for has happened, and the seat may still react with it."""
    return (ABILITY.put(ability.code) | BESIDE.put(seat)) in g.waiting


def most_x(g: Table, seat: i64, ability: Ability) -> i64:
    """The largest X that can be paid for."""
    x: i64 = 1
    while x < ability.limit:
        for step in ability.costs:
            if step.n < 0 and not VERBS[step.verb].can(g, seat, ability.card, step, amount(step, x + 1)):
                return x
        x += 1
    return x


def begin(g: Table, seat: i64, ability: Ability) -> None:
    """Start an ability: choose X if that is to be chosen, then costs, then effects."""
    if g.events is not None:
        g.tell({"kind": "applied", "seat": seat, "card": CARDS[ability.card].id, "ability": ability.index})
    g.push(Task(FINISH, seat, ability.card, ability.code))
    if ability.chosen_x:
        g.push(Task(CHOOSE_X, seat, ability.card, ability.code))
    else:
        unfold(g, seat, ability, given_x(g, seat, ability))


def unfold(g: Table, seat: i64, ability: Ability, x: i64) -> None:
    """Put the steps of an ability on the agenda."""
    if ability.after:
        g.after.append(ABILITY.put(ability.code) | BESIDE.put(x))
    if len(ability.branches) > 1:
        g.push(Task(BRANCH, seat, ability.card, ability.code, x))
    elif ability.branches:
        push_steps(g, seat, ability.card, ability.branches[0], x)
    push_steps(g, seat, ability.card, ability.costs, x)


def push_steps(g: Table, seat: i64, card: i64, steps: list[Step], x: i64) -> None:
    """Steps in their order; those with nothing to do are left out."""
    for step in reversed(steps):
        n = amount(step, x)
        if n or step.flat:
            g.push(Task(step.verb, seat, card, step.code, n))


def ability_text(code: int) -> str:
    """An ability as canonical text: the card and its place on it."""
    ability = ABILITIES[code]
    return f"{CARDS[ability.card].id}.{ability.index}"


def is_gift(g: Table, seat: i64, ability: Ability) -> bool:
    """Whether nobody would refuse an ability or put it off: no price, choice or condition, nothing but plain gains."""
    if ability.costs or ability.after or ability.repeat or ability.chosen_x or ability.given >= 0:
        return False
    if len(ability.branches) != 1:
        return False
    for step in ability.branches[0]:
        if step.measure >= 0 or not VERBS[step.verb].harmless(g, seat, step, amount(step, 1)):
            return False
    return True


def apply_detail(code: int) -> AbilityOption:
    """Applying an ability as data."""
    ability = ABILITIES[code]
    return {"do": "apply", "card": CARDS[ability.card].id, "ability": ability.index}


def offer_detail(g: Table, seat: i64, code: int) -> AbilityOption:
    """The same where it waits to be applied, with whether it is a plain gain."""
    found = apply_detail(code)
    if is_gift(g, seat, ABILITIES[code]):
        found["gift"] = True
    return found


class OfAbility(Verb):
    """What has to do with the ability `n` of a card."""

    def fits(self, g: Table, t: Task) -> bool:
        return t.n < len(ABILITIES) and ABILITIES[t.n].card == t.card


class Finish(OfAbility):
    """The end of an ability. While it lies on the agenda, the ability is being resolved (A39)."""

    def run(self, g: Table, t: Task) -> None:
        if g.waiting and not resolving(g):
            g.push(Task(REACT, g.active))


class ChooseX(OfAbility):
    """X is at least 1 and at most what can really be spent (A35)."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        ability = ABILITIES[t.n]
        options = list(range(1, most_x(g, seat, ability) + 1))
        if ability.trigger == BEFORE:  # ways that would end unpaid are not offered (A55)
            stones = g.players[seat].stones
            less = -ability.branches[0][0].n
            options = [x for x in options if affordable(stones, g.summoning, g.less + less * x, g.any_colours)]
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if g.events is not None:
            g.tell({"kind": "chose-x", "seat": seat, "n": option, "card": CARDS[t.card].id})
        unfold(g, seat, ABILITIES[t.n], option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"x {option}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> NumberOption:
        return {"do": "x", "n": option}

    def question(self, g: Table, t: Task, seat: int) -> NumberQuestion:
        suggested = self.offer(g, t, seat)[-1]
        return {"kind": "choose-x", "card": CARDS[t.card].id, "ability": ABILITIES[t.n].index, "suggested": suggested}


class Branch(OfAbility):
    """One of several things, by choice; those that would change nothing are not offered."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found: list[int] = []
        for index, branch in enumerate(ABILITIES[t.n].branches):
            for step in branch:
                if would_change(g, seat, t.card, step, t.m):
                    found.append(index)
                    break
        return found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        push_steps(g, seat, t.card, ABILITIES[t.n].branches[option], t.m)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"branch {option + 1}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> BranchOption:
        index = ABILITIES[t.n].index
        return {
            "do": "branch",
            "card": CARDS[t.card].id,
            "ability": index,
            "n": option + 1,
            "branch": f"{index}-{option + 1}",
        }

    def question(self, g: Table, t: Task, seat: int) -> BranchQuestion:
        return {"kind": "branch", "card": CARDS[t.card].id, "ability": ABILITIES[t.n].index}


class Effect(Verb):
    """A step of an ability; its task names the step in `n` and its number in `m`."""

    def __init__(self, name: str, *, m: Number = FEW, saved: str = "") -> None:
        super().__init__(name, card=A_CARD, n=A_STEP, m=m, saved=saved)

    def fits(self, g: Table, t: Task) -> bool:
        return t.n < len(STEPS) and STEPS[t.n].verb == t.verb

    def run(self, g: Table, t: Task) -> None:
        step = STEPS[t.n]
        if holds(g, t.seat, t.card, step):
            self.do(g, t, step)

    def do(self, g: Table, t: Task, step: Step) -> None:
        """Do it. By default: ask, unless there is nothing to choose from."""
        options = self.offer(g, t, t.seat)
        if options:
            g.ask(t, t.seat, options)


def step_question(kind: StepKind, t: Task) -> StepQuestion:
    """What a step asks, as data: the card and the step's number."""
    asked: StepQuestion = {"kind": kind, "card": CARDS[t.card].id}
    if t.m:
        asked["n"] = t.m
    return asked


class Asking(Effect):
    """A step that asks."""

    def __init__(self, name: StepKind, *, m: Number = FEW) -> None:
        super().__init__(name, m=m)
        self.kind: StepKind = name

    def question(self, g: Table, t: Task, seat: int) -> StepQuestion:
        return step_question(self.kind, t)


class React(Verb):
    """Reactions that wait: the active player's first, then clockwise; each player orders their own (A44)."""

    def run(self, g: Table, t: Task) -> None:
        if resolving(g):
            return  # the ability in progress asks for them when it ends
        for step in range(g.seats):
            seat: i64 = (g.active + step) % g.seats
            options = self.offer(g, t, seat)
            if len(options) > 1:
                g.ask(Task(REACT, seat), seat, options)
                return
        g.waiting = []

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found: list[int] = []
        for entry in g.waiting:
            ability = ABILITIES[ABILITY.of(entry)]
            if (
                BESIDE.of(entry) == seat
                and int(ability.code) not in found
                and present(g, seat, ability.card)
                and applicable(g, seat, ability)
            ):
                found.append(int(ability.code))
        found.append(STOP)
        return found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == STOP:
            g.waiting = [entry for entry in g.waiting if BESIDE.of(entry) != seat]
            g.push(Task(REACT, g.active))
            return
        g.waiting.remove(ABILITY.put(option) | BESIDE.put(seat))
        g.push(Task(REACT, g.active))
        begin(g, seat, ABILITIES[option])

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"react {ability_text(option)}" if option else "no reaction"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> AbilityOption | PlainOption:
        return offer_detail(g, seat, option) if option else {"do": "no-reaction"}


def present(g: Table, seat: i64, card: i64) -> bool:
    """Whether a card lies before a seat: its leader or an entity in play."""
    player = g.players[seat]
    return card == player.leader or player.find(card) is not None


def happen(g: Table, seat: i64, own: i64, rival: i64 = -1, card: i64 = 0) -> None:
    """Something happened to a seat: note the reactions of its cards, and of its rivals' cards.

    `card` has just arrived and does not see its own arrival (A45).
    """
    _note(g, seat, own, card)
    if rival >= 0:
        for other in g.rivals(seat):
            _note(g, other, rival, 0)


def _note(g: Table, seat: i64, occasion: i64, card: i64) -> None:
    player = g.players[seat]
    _note_card(g, seat, CARDS[player.leader], occasion)
    for placed in player.tableau:
        if placed.card != card:
            _note_card(g, seat, CARDS[placed.card], occasion)


def _note_card(g: Table, seat: i64, card: Card, occasion: i64) -> None:
    for ability in card.reactions:
        if ability.occasion == occasion:
            g.waiting.append(ABILITY.put(ability.code) | BESIDE.put(seat))  # once for each time it happened


FINISH: Final = verb(Finish("finish", card=A_CARD, n=AN_ABILITY))
CHOOSE_X: Final = verb(ChooseX("choose-x", card=A_CARD, n=AN_ABILITY))
BRANCH: Final = verb(Branch("branch", card=A_CARD, n=AN_ABILITY, m=MANY))
REACT: Final = verb(React("react"))
