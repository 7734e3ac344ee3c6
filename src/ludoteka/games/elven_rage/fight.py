"""The rules of fighting on the field: who meets whom, what an attack does, who acts next, when nobody can hurt.

Slots are numbered clockwise and every fighter faces the centre. From slot p, left is p + 1, forward p + 2 and right
p + 3; a left attack meets the target's right side, a right attack its left side, a forward attack its forward side.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Row, bit, has
from ludoteka.games.elven_rage.cards.definition import (
    COUNTER,
    DOUBLE_PIERCING,
    DOUBLE_SIMPLE,
    FIRE_SHIELD,
    MOVEMENT,
    PIERCING,
    SHIELD,
    SIMPLE,
)
from ludoteka.games.elven_rage.pieces import ATTACKER, DEFENDER, NOBODY, Battle, Fighter

NO_TARGET: Final[i64] = -1
RECOIL: Final[i64] = 8  # added to the damage of an attack that hurts its striker too
SLOTS: Final[i64] = 4
STANDING: Final = Row(5)  # who stands where: a fighter counted from 1, 0 for nobody


def place(slot: i64, direction: i64) -> i64:
    """The slot in a direction."""
    return (slot + direction + 1) % SLOTS


def outcome(attack: i64, facing: i64) -> i64:
    """What an attack does against the icon that faces it: lives lost, plus RECOIL if the striker loses one (R27)."""
    lives: i64 = 2 if attack in (DOUBLE_SIMPLE, DOUBLE_PIERCING) else 1
    pierces = attack in (PIERCING, DOUBLE_PIERCING)
    if facing == SHIELD:
        return lives if pierces else 0
    if facing == FIRE_SHIELD:
        return (lives if pierces else 0) + RECOIL
    return lives + RECOIL if facing == COUNTER else lives


def damage(effect: i64) -> i64:
    """The lives that an attack with this outcome takes."""
    return effect % RECOIL


def recoils(effect: i64) -> bool:
    """Whether an attack with this outcome hurts its striker."""
    return effect >= RECOIL


def is_attack(icon: i64) -> bool:
    return SIMPLE <= icon <= DOUBLE_PIERCING


def target(b: Battle, fighter: Fighter, direction: i64) -> i64:
    """The living enemy in a direction, or NOBODY."""
    uid: i64 = b.field[place(fighter.slot, direction)]
    if uid >= 0:
        other = b.fighters[uid]
        if other.side == 1 - fighter.side and other.lives > 0:
            return uid
    return NOBODY


def strike(b: Battle, fighter: Fighter, direction: i64) -> i64:
    """What this fighter's attack in a direction would do now, or NO_TARGET."""
    icon = fighter.icon(direction)
    if not is_attack(icon):
        return NO_TARGET
    uid = target(b, fighter, direction)
    if uid == NOBODY:
        return NO_TARGET
    return outcome(icon, b.fighters[uid].icon(2 - direction))


def choices(b: Battle, fighter: Fighter) -> list[int]:
    """The directions a fighter must choose from: hurting, else burning itself, else moving; -1 is to stay (R26)."""
    hurt: list[int] = []
    burn: list[int] = []
    for direction in range(3):
        effect = strike(b, fighter, direction)
        if effect == RECOIL:
            burn.append(direction)
        elif effect > 0:
            hurt.append(direction)
    if hurt:
        return hurt
    if burn:
        return burn
    moves: list[int] = []
    for direction in range(3):
        if fighter.icon(direction) == MOVEMENT:
            moves.append(direction)
    if moves:
        moves.append(-1)
    return moves


def alive(fighter: Fighter) -> bool:
    """Whether this is a living warrior on the field."""
    return fighter.side != NOBODY and 0 <= fighter.slot < 4 and fighter.lives > 0


def count(b: Battle, side: i64) -> i64:
    """Living warriors of a side on the field."""
    n: i64 = 0
    for fighter in b.fighters:
        if fighter.side == side and 0 <= fighter.slot < 4 and fighter.lives > 0:
            n += 1
    return n


def decided(b: Battle) -> bool:
    """Whether a side has nobody left on the field."""
    attackers = defenders = False
    for fighter in b.fighters:
        if alive(fighter):
            if fighter.side == ATTACKER:
                attackers = True
            else:
                defenders = True
    return not (attackers and defenders)


def anyone_can_hurt(b: Battle) -> bool:
    """Whether any warrior on the field could hurt or must burn itself."""
    for fighter in b.fighters:
        if alive(fighter):
            for direction in range(3):
                if strike(b, fighter, direction) > 0:
                    return True
    return False


def anyone_can_move(b: Battle) -> bool:
    for fighter in b.fighters:
        if alive(fighter):
            for direction in range(3):
                if fighter.icon(direction) == MOVEMENT:
                    return True
    return False


def next_to_act(b: Battle) -> list[int]:
    """Those of whom one acts next, all of one side; empty when the round is over (R24, A40)."""
    return foremost(b, 0, b.tie_side, b.tie_at)


def foremost(b: Battle, done: i64, tie_side: i64, tie_at: i64) -> list[int]:
    """Those of whom one acts next when the fighters of a mask have acted too; `tie_side` was last, at `tie_at`."""
    top: i64 = -99
    attackers = defenders = False
    for uid in range(len(b.fighters)):
        fighter = b.fighters[uid]
        if fighter.initiative >= top and still_acts(fighter) and not has(done, uid):
            if fighter.initiative > top:
                top = fighter.initiative
                attackers = defenders = False
            if fighter.side == ATTACKER:
                attackers = True
            else:
                defenders = True
    found: list[int] = []
    if attackers or defenders:
        side = ATTACKER
        if defenders and (not attackers or (tie_side == ATTACKER and tie_at == top)):
            side = DEFENDER
        for uid in range(len(b.fighters)):
            fighter = b.fighters[uid]
            if fighter.side == side and fighter.initiative == top and still_acts(fighter) and not has(done, uid):
                found.append(uid)
    return found


def still_acts(fighter: Fighter) -> bool:
    """Whether a fighter is to act in this round."""
    return not fighter.acted and alive(fighter)


def order(b: Battle) -> list[int]:
    """Who acts in the rest of this round if nothing changes; of several who may be chosen, the first."""
    found: list[int] = []
    done: i64 = 0
    ahead = next_to_act(b)
    while ahead:
        uid = ahead[0]
        found.append(uid)
        done |= bit(uid)
        ahead = foremost(b, done, b.fighters[uid].side, b.fighters[uid].initiative)
    return found


def arrangement(b: Battle) -> int:
    """Who stands where, as one number; wounds and actions begin the comparison anew (A52)."""
    return STANDING.pack([uid + 1 for uid in reversed(b.field)])


def winner(b: Battle) -> i64:
    """More living warriors; equal: the side of the reserve; without one: the defender (R30, A39)."""
    difference = count(b, ATTACKER) - count(b, DEFENDER)
    if difference != 0:
        return ATTACKER if difference > 0 else DEFENDER
    return DEFENDER if b.reserve_side == NOBODY else b.reserve_side
