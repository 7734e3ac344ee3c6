"""Entities of one's own: exhausting, readying, recalling, destroying, summoning by an effect, applying an ability."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.state import Task
from ludoteka.games.etherstone.abilities import (
    Asking,
    Effect,
    ability_text,
    apply_detail,
    begin,
    doubtful,
    within_reach,
)
from ludoteka.games.etherstone.bounds import A_CARD, A_STEP, FEW
from ludoteka.games.etherstone.cards.definition import ABILITIES, CARDS, FIRST_LEADER, FOLLOWER, STEPS, THREAT, Step
from ludoteka.games.etherstone.payment import affordable
from ludoteka.games.etherstone.shown import AbilityOption, CardOption, PlainOption
from ludoteka.games.etherstone.summoning import CHEAPEN_BY_COST, can_summon, start_summon, summonable
from ludoteka.games.etherstone.table import AS_IT_IS, AT_BEST, AT_WORST, Table, fits, verb

DECLINE: Final = 0  # a reward's choice may be left (A71)


class Ready(Asking):
    """Turn followers upright, one after the other."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return len(g.followers(seat, True, step.colour)) > 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.followers(seat, True, STEPS[t.n].colour)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if t.m > 1:
            g.push(Task(t.verb, seat, t.card, t.n, t.m - 1))
        g.ready(seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"ready {CARDS[option].id}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption:
        return {"do": "ready", "card": CARDS[option].id}


class ReadyAll(Effect):
    """Turn all followers upright."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return len(g.followers(seat, True)) > 0

    def do(self, g: Table, t: Task, step: Step) -> None:
        for card in g.followers(t.seat, True):
            g.ready(t.seat, card)


class ReadySelf(Effect):
    """Turn this follower upright."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        placed = g.players[seat].find(card)
        return placed is not None and placed.exhausted

    def do(self, g: Table, t: Task, step: Step) -> None:
        if self.can(g, t.seat, t.card, step, 1):
            g.ready(t.seat, t.card)


class Exhaust(Asking):
    """Turn own upright followers, one after the other."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return len(g.followers(seat, False)) >= n

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.followers(seat, False)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if t.m > 1:
            g.push(Task(t.verb, seat, t.card, t.n, t.m - 1))
        g.exhaust(seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"exhaust {CARDS[option].id}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption:
        return {"do": "exhaust", "card": CARDS[option].id}


class ExhaustSelf(Effect):
    """Turn this follower."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        placed = g.players[seat].find(card)
        return placed is not None and not placed.exhausted

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.exhaust(t.seat, t.card)


class Leave(Asking):
    """One entity leaves play; one given up for a card being summoned must leave it payable (A55)."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return len(g.in_play(seat, step)) > 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found = g.in_play(seat, STEPS[t.n])
        if g.summoning and any(task.verb == CHEAPEN_BY_COST for task in g.agenda):
            stones = g.players[seat].stones
            found = [c for c in found if affordable(stones, g.summoning, g.less + CARDS[c].price, g.any_colours)]
        return found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.given_up = CARDS[option].price
        self.leave(g, seat, option)

    def leave(self, g: Table, seat: i64, card: i64) -> None:
        raise NotImplementedError

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"{self.name} {CARDS[option].id}"


class Recall(Leave):
    """One entity returns to the hand."""

    def leave(self, g: Table, seat: i64, card: i64) -> None:
        g.recall(seat, card)

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption:
        return {"do": "recall", "card": CARDS[option].id}


class Destroy(Leave):
    """One entity goes to the box."""

    def leave(self, g: Table, seat: i64, card: i64) -> None:
        g.destroy(seat, card)

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption:
        return {"do": "destroy", "card": CARDS[option].id}


class LeaveSelf(Effect):
    """This card leaves play."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.players[seat].find(card) is not None


class RecallSelf(LeaveSelf):
    """This card returns to the hand."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        if self.can(g, t.seat, t.card, step, 1):
            g.recall(t.seat, t.card)


class DestroySelf(LeaveSelf):
    """This card goes to the box."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        if self.can(g, t.seat, t.card, step, 1):
            g.destroy(t.seat, t.card)


def may_decline(t: Task, found: list[int], hidden: bool) -> list[int]:
    """A reward may be declined; so must be what others cannot tell to be impossible."""
    if (found or hidden) and (not found or CARDS[t.card].kind == THREAT):
        return [*found, DECLINE]
    return found


def unknown(g: Table, seat: i64) -> bool:
    """Whether a hand holds a card that not everybody knows."""
    player = g.players[seat]
    return any(card not in player.shown for card in player.hand)


class Summon(Asking):
    """Summon a card from the hand for so much less; a reward may be declined."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.summoning == 0 and len(summonable(g, seat, step, n)) > 0

    def could(self, g: Table, seat: i64, card: i64, step: Step, n: i64, hand: i64) -> bool:
        if hand == AS_IT_IS or g.summoning:
            return self.can(g, seat, card, step, n)
        found = summonable(g, seat, step, n)
        if hand == AT_WORST:
            return any(card in g.players[seat].shown for card in found)
        return len(found) > 0 or (unknown(g, seat) and self.might(g, seat, step, n))

    def might(self, g: Table, seat: i64, step: Step, n: i64) -> bool:
        """Whether any card that nobody has seen yet could be summoned, if it were in the hand."""
        seen = [card for player in g.players for card in player.shown]
        for card in range(1, FIRST_LEADER):
            if card not in seen and fits(card, step) and can_summon(g, seat, card, n):
                return True
        return False

    def do(self, g: Table, t: Task, step: Step) -> None:
        if unknown(g, t.seat):  # what can be summoned must not show
            g.ask_always(t, t.seat, self.offer(g, t, t.seat))
        else:
            super().do(g, t, step)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found = summonable(g, seat, STEPS[t.n], t.m)
        return may_decline(t, found, unknown(g, seat))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option != DECLINE:
            start_summon(g, seat, option, t.m)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"summon {CARDS[option].id}" if option else "decline"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption | PlainOption:
        return {"do": "summon", "card": CARDS[option].id} if option else {"do": "decline"}


class Apply(Asking):
    """Apply one die ability of another own entity in play, as if the fitting die had been taken (A38, A41)."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return len(within_reach(g, seat, card, step)) > 0

    def could(self, g: Table, seat: i64, card: i64, step: Step, n: i64, hand: i64) -> bool:
        return len(within_reach(g, seat, card, step, hand)) > 0

    def do(self, g: Table, t: Task, step: Step) -> None:
        if self.hidden(g, t, t.seat):
            g.ask_always(t, t.seat, self.offer(g, t, t.seat))
        else:
            super().do(g, t, step)

    def hidden(self, g: Table, t: Task, seat: i64) -> bool:
        """Whether others cannot tell which abilities can be applied."""
        reach = within_reach(g, seat, t.card, STEPS[t.n], AT_BEST)
        return any(doubtful(g, seat, ABILITIES[code]) for code in reach)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found = within_reach(g, seat, t.card, STEPS[t.n])
        return may_decline(t, found, self.hidden(g, t, seat))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option != DECLINE:
            begin(g, seat, ABILITIES[option])

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"apply {ability_text(option)}" if option else "decline"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> AbilityOption | PlainOption:
        return apply_detail(option) if option else {"do": "decline"}


READY: Final = verb(Ready("ready", card=A_CARD, n=A_STEP, m=FEW))
READY_ALL: Final = verb(ReadyAll("ready-all", card=A_CARD, n=A_STEP, m=FEW))
READY_SELF: Final = verb(ReadySelf("ready-self", card=A_CARD, n=A_STEP, m=FEW))
EXHAUST: Final = verb(Exhaust("exhaust", card=A_CARD, n=A_STEP, m=FEW))
EXHAUST_SELF: Final = verb(ExhaustSelf("exhaust-self", card=A_CARD, n=A_STEP, m=FEW))
RECALL: Final = verb(Recall("recall", card=A_CARD, n=A_STEP, m=FEW))
RECALL_SELF: Final = verb(RecallSelf("recall-self", card=A_CARD, n=A_STEP, m=FEW))
DESTROY: Final = verb(Destroy("destroy", card=A_CARD, n=A_STEP, m=FEW))
DESTROY_SELF: Final = verb(DestroySelf("destroy-self", card=A_CARD, n=A_STEP, m=FEW))
SUMMON: Final = verb(Summon("summon", card=A_CARD, n=A_STEP, m=FEW))
APPLY: Final = verb(Apply("apply", card=A_CARD, n=A_STEP, m=FEW))


def ready(n: i64 = 1, colour: i64 = -1) -> Step:
    return Step(READY, n, colour, FOLLOWER)


def ready_all() -> Step:
    return Step(READY_ALL)


def ready_self() -> Step:
    return Step(READY_SELF)


def exhaust(n: i64 = 1) -> Step:
    return Step(EXHAUST, n)


def exhaust_self() -> Step:
    return Step(EXHAUST_SELF)


def recall(type: i64 = -1, colour: i64 = -1) -> Step:
    return Step(RECALL, 1, colour, type)


def recall_self() -> Step:
    return Step(RECALL_SELF)


def destroy(type: i64 = -1, colour: i64 = -1) -> Step:
    return Step(DESTROY, 1, colour, type)


def destroy_self() -> Step:
    return Step(DESTROY_SELF)


def summon(less: i64 = 0, type: i64 = -1, colour: i64 = -1) -> Step:
    step = Step(SUMMON, less, colour, type)
    step.flat = True
    return step


def apply(type: i64 = -1, colour: i64 = -1) -> Step:
    return Step(APPLY, 1, colour, type)
