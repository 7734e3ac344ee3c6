"""Effects on who stands where and with which attacks: icons, places, cards that come and go."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Field
from ludoteka.games.elven_rage.cards.definition import (
    ANY,
    ATTACKS,
    BEFORE,
    CARDS,
    DAMAGED,
    DECLARED,
    DIRECTIONS,
    ICONS,
    LAST_CALL,
    OWN,
    Step,
)
from ludoteka.games.elven_rage.effects.effect import (
    NEEDED,
    NO_AIM,
    Effect,
    OnFighter,
    aimed,
    effect,
    named,
    other_one,
    standing,
    victim,
)
from ludoteka.games.elven_rage.pieces import GONE, NOBODY, Fighter
from ludoteka.games.elven_rage.shown import Aim, Happening, Way
from ludoteka.games.elven_rage.table import Table

CALM: Final[i64] = BEFORE | LAST_CALL
ANSWER: Final[i64] = CALM | DECLARED

# A target: a warrior, and a direction, another warrior or a card.
WARRIOR: Final = Field(4)
BESIDE: Final = Field(7, above=WARRIOR)
CLOCKWISE: Final[tuple[Way, ...]] = ("clockwise", "counter-clockwise")


class Icon(Effect):
    """Replace one of a warrior's three attacks by kind n, for this battle."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        found: list[int] = []
        b = g.battle
        if b is not None:
            for uid in standing(g, seat, step.aim):
                for direction in range(3):
                    if b.fighters[uid].icon(direction) != step.n:
                        found.append(WARRIOR.put(uid) | BESIDE.put(direction))
        return found

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        fighter = b.fighters[WARRIOR.of(target)]
        direction = BESIDE.of(target)
        if fighter.slot == GONE:
            return
        fighter.icons = ICONS.replace(fighter.icons, direction, step.n)
        if g.events is not None:
            event: Happening = {
                "kind": "icon-changed",
                "seat": int(fighter.owner),
                **named(b, WARRIOR.of(target)),
                "direction": DIRECTIONS[direction],
                "icon": ATTACKS[step.n],
                **g.because(fighter.owner),
            }
            g.tell(event)

    def words(self, g: Table, step: Step, target: int) -> str:
        return f"{g.fight().name(WARRIOR.of(target))} {DIRECTIONS[BESIDE.of(target)]}"

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        aimed_at = victim(g.fight(), WARRIOR.of(target))
        return {"effect": "icon", **aimed_at, "direction": DIRECTIONS[BESIDE.of(target)], "icon": ATTACKS[step.n]}


icon: Final = effect(Icon("icon"), ANSWER, answers=ANSWER | DAMAGED, n=NEEDED)


class Turn(Effect):
    """Turn a warrior's three attacks round by one place."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        found: list[int] = []
        for uid in standing(g, seat, step.aim):
            found += [WARRIOR.put(uid) | BESIDE.put(way) for way in range(len(CLOCKWISE))]
        return found

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        fighter = b.fighters[WARRIOR.of(target)]
        if fighter.slot == GONE:
            return
        left, forward, right = fighter.icon(0), fighter.icon(1), fighter.icon(2)
        if BESIDE.of(target) == 0:
            fighter.icons = ICONS.pack((right, left, forward))
        else:
            fighter.icons = ICONS.pack((forward, right, left))
        if g.events is not None:
            who, way = named(b, WARRIOR.of(target)), CLOCKWISE[BESIDE.of(target)]
            g.tell({"kind": "turned", "seat": int(fighter.owner), **who, "way": way, **g.because(fighter.owner)})

    def words(self, g: Table, step: Step, target: int) -> str:
        return f"{g.fight().name(WARRIOR.of(target))} {CLOCKWISE[BESIDE.of(target)]}"

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        return {"effect": "turn", **victim(g.fight(), WARRIOR.of(target)), "way": CLOCKWISE[BESIDE.of(target)]}


turn: Final = effect(Turn("turn"), ANSWER, answers=ANSWER | DAMAGED)


class Swap(Effect):
    """Two warriors change places. Of an own aim one of them must be one's own."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        found: list[int] = []
        b = g.battle
        if b is None:
            return found
        everyone = standing(g, seat, ANY)
        for one in everyone:
            for other in everyone:
                if one < other and (
                    aimed(g, seat, b.fighters[one], step.aim) or aimed(g, seat, b.fighters[other], step.aim)
                ):
                    found.append(WARRIOR.put(one) | BESIDE.put(other))
        return found

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        one, other = b.fighters[WARRIOR.of(target)], b.fighters[BESIDE.of(target)]
        if GONE in (one.slot, other.slot):
            return
        one.slot, other.slot = other.slot, one.slot
        b.field[one.slot] = WARRIOR.of(target)
        b.field[other.slot] = BESIDE.of(target)
        b.past = []
        if g.events is not None:
            first, second = victim(b, WARRIOR.of(target)), other_one(b, BESIDE.of(target))
            g.tell({"kind": "swapped", "seat": int(seat), **first, **second, **g.because(seat)})

    def words(self, g: Table, step: Step, target: int) -> str:
        b = g.fight()
        return f"{b.name(WARRIOR.of(target))} and {b.name(BESIDE.of(target))}"

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        b = g.fight()
        return {"effect": "swap", **victim(b, WARRIOR.of(target)), **other_one(b, BESIDE.of(target))}


swap: Final = effect(Swap("swap"), ANSWER)


class Relieve(Effect):
    """An own warrior goes to the hand, and a card from the hand takes its place, fresh; never one that relieves."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        found: list[int] = []
        hand = [card for card in sorted(set(g.players[seat].hand)) if CARDS[card].steps[0].effect != relieve.code]
        for uid in own_warriors(g, seat):
            found += [WARRIOR.put(uid) | BESIDE.put(card) for card in hand]
        return found

    def possible(self, g: Table, seat: i64, step: Step) -> bool:
        return len(own_warriors(g, seat)) > 0

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        fighter, card = b.fighters[WARRIOR.of(target)], BESIDE.of(target)
        if fighter.slot == GONE or fighter.lives <= 0 or card not in g.players[seat].hand:
            return
        fresh = Fighter(card, fighter.side, seat)
        fresh.slot = fighter.slot
        fresh.acted = fighter.acted
        b.field[fresh.slot] = len(b.fighters)
        b.fighters.append(fresh)
        b.past = []
        g.players[seat].hand.remove(card)
        g.forget(seat, card)
        fighter.slot = GONE
        g.take_into_hand(seat, fighter.card, g.everyone())
        if g.events is not None:
            who, left = named(b, len(b.fighters) - 1), CARDS[fighter.card].id
            g.tell({"kind": "relieved", "seat": int(seat), **who, "left": left, **g.because(seat)})

    def shows(self, target: i64) -> i64:
        return BESIDE.of(target)

    def words(self, g: Table, step: Step, target: int) -> str:
        return f"{g.fight().name(WARRIOR.of(target))} by {CARDS[BESIDE.of(target)].slug}"

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        return {"effect": "relieve", **victim(g.fight(), WARRIOR.of(target)), "by": CARDS[BESIDE.of(target)].id}


relieve: Final = effect(Relieve("relieve"), CALM, aim=OWN)


class Withdraw(OnFighter):
    """An own warrior leaves the field for the hand; for this battle it is gone."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        return own_warriors(g, seat)

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        fighter = b.fighters[target]
        if fighter.slot == GONE or fighter.lives <= 0:
            return
        b.field[fighter.slot] = -1
        fighter.slot = GONE
        b.past = []
        g.take_into_hand(seat, fighter.card, g.everyone())
        if g.events is not None:
            card = CARDS[fighter.card].id
            g.tell({"kind": "withdrew", "seat": int(seat), "card": card, "uid": int(target), **g.because(seat)})


withdraw: Final = effect(Withdraw("withdraw"), ANSWER, answers=ANSWER | DAMAGED, aim=OWN)


class Rescue(Effect):
    """The own warrior that fell from its fatal wound goes to the hand instead of the discard."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        if b is None or b.fallen < 0:
            return []
        fighter = b.fighters[b.fallen]
        return [NO_AIM] if fighter.owner == seat and fighter.card in g.players[seat].discard else []

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        if b.fallen < 0:
            return
        card = b.fighters[b.fallen].card
        b.fallen = NOBODY
        if card in g.players[seat].discard:
            g.players[seat].discard.remove(card)
            g.take_into_hand(seat, card, g.everyone())
            g.tell_moved("recovered", seat, card)


rescue: Final = effect(Rescue("rescue"), CALM, aim=OWN)


def own_warriors(g: Table, seat: i64) -> list[int]:
    """Living warriors of a seat on the field, dragons aside: they enter no hand."""
    b = g.battle
    return [] if b is None else [uid for uid in standing(g, seat, OWN) if not CARDS[b.fighters[uid].card].dragon]
