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
from ludoteka.games.etherstone.cards.definition import ABILITIES, CARDS, FIRST_LEADER, FOLLOWER, STEPS, THREAT, Step
from ludoteka.games.etherstone.effects.effect import EVERY, effect
from ludoteka.games.etherstone.payment import affordable
from ludoteka.games.etherstone.shown import AbilityOption, CardOption, PlainOption, SummonOption
from ludoteka.games.etherstone.summoning import can_summon, cheapen_by_cost, start_summon, summon_detail, summonable
from ludoteka.games.etherstone.table import APPLY, AS_IT_IS, AT_BEST, AT_WORST, Table, fits

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


ready: Final = effect(Ready("ready"), n=1, colour=EVERY, type=FOLLOWER)


class ReadyAll(Effect):
    """Turn all followers upright."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return len(g.followers(seat, True)) > 0

    def do(self, g: Table, t: Task, step: Step) -> None:
        for card in g.followers(t.seat, True):
            g.ready(t.seat, card)


ready_all: Final = effect(ReadyAll("ready-all"))


class ReadySelf(Effect):
    """Turn this follower upright."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        placed = g.players[seat].find(card)
        return placed is not None and placed.exhausted

    def do(self, g: Table, t: Task, step: Step) -> None:
        if self.can(g, t.seat, t.card, step, 1):
            g.ready(t.seat, t.card)


ready_self: Final = effect(ReadySelf("ready-self"))


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


exhaust: Final = effect(Exhaust("exhaust"), n=1)


class ExhaustSelf(Effect):
    """Turn this follower."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        placed = g.players[seat].find(card)
        return placed is not None and not placed.exhausted

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.exhaust(t.seat, t.card)


exhaust_self: Final = effect(ExhaustSelf("exhaust-self"))


class Leave(Asking):
    """One entity leaves play; one given up for a card being summoned must leave it payable (A55)."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return len(g.in_play(seat, step)) > 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found = g.in_play(seat, STEPS[t.n])
        if g.summoning and any(task.verb == cheapen_by_cost.code for task in g.agenda):
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


recall: Final = effect(Recall("recall"), type=EVERY, colour=EVERY)


class Destroy(Leave):
    """One entity goes to the box."""

    def leave(self, g: Table, seat: i64, card: i64) -> None:
        g.destroy(seat, card)

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption:
        return {"do": "destroy", "card": CARDS[option].id}


destroy: Final = effect(Destroy("destroy"), type=EVERY, colour=EVERY)


class LeaveSelf(Effect):
    """This card leaves play."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.players[seat].find(card) is not None


class RecallSelf(LeaveSelf):
    """This card returns to the hand."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        if self.can(g, t.seat, t.card, step, 1):
            g.recall(t.seat, t.card)


recall_self: Final = effect(RecallSelf("recall-self"))


class DestroySelf(LeaveSelf):
    """This card goes to the box."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        if self.can(g, t.seat, t.card, step, 1):
            g.destroy(t.seat, t.card)


destroy_self: Final = effect(DestroySelf("destroy-self"))


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

    def detail(self, g: Table, t: Task, seat: int, option: int) -> PlainOption | SummonOption:
        return summon_detail(g, seat, option, t.m) if option else {"do": "decline"}


summon: Final = effect(Summon("summon"), flat=True, less=0, type=EVERY, colour=EVERY)


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


apply: Final = effect(Apply("apply"), promised=APPLY, type=EVERY, colour=EVERY)
