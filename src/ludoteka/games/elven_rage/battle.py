"""A battle under way: who acts and how, who dies, and when it is over (R24–R30)."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.state import Task
from ludoteka.games.elven_rage.bounds import FIGHTER
from ludoteka.games.elven_rage.cards.definition import (
    ATTACKS,
    BEFORE,
    DAMAGED,
    DECLARED,
    DIRECTIONS,
    LAST_CALL,
    MOVEMENT,
)
from ludoteka.games.elven_rage.effects.effect import named, victim, wound
from ludoteka.games.elven_rage.fight import (
    alive,
    anyone_can_hurt,
    anyone_can_move,
    arrangement,
    choices,
    damage,
    decided,
    next_to_act,
    outcome,
    place,
    recoils,
    strike,
    target,
)
from ludoteka.games.elven_rage.pieces import (
    GONE,
    MOVES,
    NOBODY,
    NOTHING,
    STRIKES,
    Battle,
)
from ludoteka.games.elven_rage.shown import Happening, Option, Question
from ludoteka.games.elven_rage.table import NEXT, OUTCOME, SETTLE, WINDOW, InBattle, Table, verb
from ludoteka.games.elven_rage.windows import BASE

STAY: Final = 3
MOST_ROUNDS: Final[i64] = 20  # a safety stop; no battle we have seen lasts so long


def listen(g: Table, seat: i64, kind: i64) -> None:
    """Open a window about a seat before the battle goes on."""
    if not g.silent:
        g.push(Task(WINDOW, seat, 0, kind, BASE))


class Next(InBattle):
    """Whether the battle goes on, and who acts next."""

    def asked(self, g: Table, t: Task) -> i64:
        b = g.fight()
        return b.owner_of(b.fighters[next_to_act(b)[0]].side)

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        if decided(b) or b.round > MOST_ROUNDS:
            g.push(Task(OUTCOME, t.seat))
            return
        if not anyone_can_hurt(b) and (b.idle or not anyone_can_move(b)):
            self.last_call(g, t, b)
            return
        b.called = False
        found = next_to_act(b)
        if not found:
            self.end_round(g, t, b)
        elif len(found) == 1:
            self.act(g, t, b, found[0])
        else:
            seat = b.owner_of(b.fighters[found[0]].side)
            g.ask(t, seat, found)

    def last_call(self, g: Table, t: Task, b: Battle) -> None:
        """Nobody can hurt anybody: everybody has a last word, then it is over (A51)."""
        if b.called:
            g.push(Task(OUTCOME, t.seat))
            return
        g.push(t)
        g.push(Task(WINDOW, t.seat, 0, LAST_CALL, BASE))

    def end_round(self, g: Table, t: Task, b: Battle) -> None:
        b.round += 1
        b.idle = not b.stirred
        b.stirred = False
        b.tie_side = NOBODY
        for fighter in b.fighters:
            fighter.acted = False
        now = arrangement(b)
        if now in b.past:  # movement goes in circles (A52)
            g.push(Task(OUTCOME, t.seat))
            return
        b.past = [*b.past, now]
        if g.events is not None:
            g.tell({"kind": "battle-round", "seat": -1, "round": int(b.round)})
        g.push(t)

    def act(self, g: Table, t: Task, b: Battle, uid: i64) -> None:
        fighter = b.fighters[uid]
        b.actor = uid
        b.choice = NOTHING
        g.push(t)
        seat = b.owner_of(fighter.side)
        g.push(Task(ACT, seat, 0, uid))
        listen(g, seat, BEFORE)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return next_to_act(g.fight())

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        self.act(g, t, g.fight(), option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"act with {g.fight().name(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "act-with", **named(g.fight(), option)}


class OfFighter(InBattle):
    """What has to do with fighter n."""

    def fits(self, g: Table, t: Task) -> bool:
        b = g.battle
        return b is not None and t.n < len(b.fighters)


class Act(OfFighter):
    """Fighter n attacks, moves, or has nothing to do (R26)."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        fighter = b.fighters[t.n]
        if fighter.acted or not alive(fighter) or decided(b) or t.n not in next_to_act(b):  # the window changed it
            return
        fighter.acted = True
        b.tie_side = fighter.side
        b.tie_at = fighter.initiative
        options = self.offer(g, t, t.seat)
        if options:
            g.ask(t, t.seat, options)
        elif g.events is not None:
            g.tell({"kind": "idle", "seat": int(fighter.owner), **named(b, t.n)})

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        b = g.fight()
        return [STAY if direction < 0 else direction for direction in choices(b, b.fighters[t.n])]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        b = g.fight()
        fighter = b.fighters[t.n]
        if option == STAY:
            return
        b.direction = option
        b.stirred = True
        b.idle = False
        moving = fighter.icon(option) == MOVEMENT
        b.choice = MOVES if moving else STRIKES
        if g.events is not None:
            event: Happening = {
                "kind": "chose",
                "seat": int(fighter.owner),
                **named(b, t.n),
                "direction": DIRECTIONS[option],
                "icon": ATTACKS[fighter.icon(option)],
            }
            g.tell(event)
        g.push(Task(CARRY_OUT, seat, 0, t.n))
        listen(g, self.about(b, seat), DECLARED)

    def about(self, b: Battle, seat: i64) -> i64:
        """The first word after a declaration is the other side's."""
        return b.hand if seat == b.attacker else b.attacker

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        if option == STAY:
            return "stay"
        b = g.fight()
        fighter = b.fighters[t.n]
        if fighter.icon(option) == MOVEMENT:
            return f"move {DIRECTIONS[option]}"
        return f"strike {DIRECTIONS[option]} at {b.name(target(b, fighter, option))}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if option == STAY:
            return {"do": "stay"}
        b = g.fight()
        fighter = b.fighters[t.n]
        effect = strike(b, fighter, option)
        if effect < 0:
            return {"do": "move", "direction": DIRECTIONS[option], "slot": int(place(fighter.slot, option))}
        return {
            "do": "strike",
            "direction": DIRECTIONS[option],
            **victim(b, target(b, fighter, option)),
            "damage": int(damage(effect)),
            "recoil": recoils(effect),
        }

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "act", **g.battleground(), **named(g.fight(), t.n)}


class CarryOut(OfFighter):
    """What fighter n declared takes place, with the neighbours and icons of now (A64)."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        choice, direction = b.choice, b.direction
        b.choice = NOTHING
        fighter = b.fighters[t.n]
        if choice == NOTHING or not alive(fighter):
            return
        if choice == MOVES:
            if fighter.icon(direction) == MOVEMENT:
                self.move(g, b, t.n, direction)
            return
        icon = fighter.icon(direction)
        uid = target(b, fighter, direction)
        if uid < 0 or icon == 0 or icon > 4:
            if g.events is not None:
                g.tell({"kind": "spent", "seat": int(fighter.owner), **named(b, t.n)})
            return
        self.strike(g, b, t, uid, icon)

    def strike(self, g: Table, b: Battle, t: Task, uid: i64, icon: i64) -> None:
        direction = b.direction
        effect = outcome(icon, b.fighters[uid].icon(2 - direction))
        if g.events is not None:
            event: Happening = {
                "kind": "struck",
                "seat": int(b.fighters[t.n].owner),
                **named(b, t.n),
                "direction": DIRECTIONS[direction],
                "icon": ATTACKS[icon],
                **victim(b, uid),
                "n": int(damage(effect)),
            }
            g.tell(event)
        b.struck = NOBODY
        if damage(effect):
            b.struck = uid
            b.striker = t.n
            b.struck_from = direction
            b.struck_with = icon
            wound(g, b, uid, damage(effect), "attack", t.n)
        if recoils(effect):
            wound(g, b, t.n, 1, "recoil", uid)
        g.push(Task(SETTLE, t.seat))

    def move(self, g: Table, b: Battle, uid: i64, direction: i64) -> None:
        """Change places with whatever stands there: friend, enemy, treasure or nothing (A49)."""
        fighter = b.fighters[uid]
        before = swap_places(b, uid, direction)
        if g.events is not None:
            g.tell({"kind": "moved", "seat": int(fighter.owner), **named(b, uid), "from_slot": int(before)})


def swap_places(b: Battle, uid: i64, direction: i64) -> i64:
    """A fighter and whatever stands in a direction change places; the slot where it stood."""
    fighter = b.fighters[uid]
    before, after = fighter.slot, place(fighter.slot, direction)
    other: i64 = b.field[after]
    b.field[before] = other
    if other >= 0:
        b.fighters[other].slot = before
    b.field[after] = uid
    fighter.slot = after
    return before


class Settle(InBattle):
    """If lives were lost, everybody may still save or add to it; then the dead are removed together."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        if b.wounded:
            b.wounded = False
            g.push(Task(BURY, t.seat))
            listen(g, self.about(b), DAMAGED)

    def about(self, b: Battle) -> i64:
        if b.struck >= 0 and b.fighters[b.struck].owner >= 0:
            return b.fighters[b.struck].owner
        return b.attacker


class Bury(InBattle):
    """Warriors without lives leave the field for the discard of their own deck."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        b.struck = NOBODY
        b.wounded = False
        for uid in range(len(b.fighters)):
            fighter = b.fighters[uid]
            if fighter.side != NOBODY and 0 <= fighter.slot < 4 and fighter.lives <= 0:
                if g.events is not None:
                    g.tell({"kind": "died", "seat": int(fighter.owner), **named(b, uid), **g.killers.get(uid, {})})
                b.field[fighter.slot] = -1
                fighter.slot = GONE
                g.bury(fighter)
        if g.killers:
            g.killers = {}


verb(Next("next"), promised=NEXT)
ACT: Final = verb(Act("act", n=FIGHTER))
CARRY_OUT: Final = verb(CarryOut("carry-out", n=FIGHTER))
verb(Settle("settle"), promised=SETTLE)
BURY: Final = verb(Bury("bury"))
