"""Effects on blows and turns in battle: more damage, healing, stopping, who acts when."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.elven_rage.cards.definition import (
    BEFORE,
    CARDS,
    DAMAGED,
    DECLARED,
    DIRECTIONS,
    DUEL,
    FOE,
    LAST_CALL,
    OWN,
    Step,
)
from ludoteka.games.elven_rage.effects.effect import (
    NEEDED,
    Effect,
    OnFighter,
    aimed,
    effect,
    named,
    standing,
    victim,
    wound,
)
from ludoteka.games.elven_rage.fight import alive, damage, outcome, strike
from ludoteka.games.elven_rage.pieces import DUELLING, FIGHTING, GONE, NOBODY, NOTHING, STRIKES, Battle, Fighter
from ludoteka.games.elven_rage.shown import Aim
from ludoteka.games.elven_rage.table import Table

CALM: Final[i64] = BEFORE | LAST_CALL


class Extra(OnFighter):
    """n more lives by the attack that has just hit, unless the side it came from is guarded by now (A62)."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        if b is None or b.struck < 0 or not alive(b.fighters[b.struck]):
            return []
        return [b.struck] if aimed(g, seat, b.fighters[b.striker], step.aim) else []

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        fighter = b.fighters[target]
        if fighter.slot == GONE:
            return
        if damage(outcome(b.struck_with, fighter.icon(2 - b.struck_from))):
            wound(g, b, target, step.n, "extra")
        elif g.events is not None:
            g.tell(
                {
                    "kind": "blocked",
                    "seat": int(fighter.owner),
                    **named(b, target),
                    **g.because(b.fighters[target].owner),
                }
            )


extra: Final = effect(Extra("extra"), DAMAGED, n=NEEDED)


class Bolt(OnFighter):
    """n damage from nowhere: no side guards against it and nothing answers it."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        return standing(g, seat, step.aim)

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        if b.fighters[target].slot != GONE:
            b.struck = NOBODY
            wound(g, b, target, step.n, "bolt")


bolt: Final = effect(Bolt("bolt"), CALM, aim=FOE, n=NEEDED)


class Heal(OnFighter):
    """Give back n lives, up to the printed number (A53). Who is dying may be healed as well."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        found: list[int] = []
        if b is not None:
            for uid in range(len(b.fighters)):
                fighter = b.fighters[uid]
                wounded = on_field(fighter) and fighter.lives < CARDS[fighter.card].lives
                if wounded and aimed(g, seat, fighter, step.aim) and fighter.lives + step.n > 0:
                    found.append(uid)
        return found

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        fighter = b.fighters[target]
        if fighter.slot == GONE:
            return
        lives = fighter.lives + step.n
        most = CARDS[fighter.card].lives
        fighter.lives = lives if lives < most else most
        if g.events is not None:
            tell_healed(g, b, target)


heal: Final = effect(Heal("heal"), CALM | DAMAGED, n=NEEDED)


def tell_healed(g: Table, b: Battle, uid: i64) -> None:
    fighter = b.fighters[uid]
    who, lives = named(b, uid), int(fighter.lives)
    g.tell({"kind": "healed", "seat": int(fighter.owner), **who, "lives": lives, **g.because(fighter.owner)})


class Save(OnFighter):
    """A dying warrior stays with one life."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        found: list[int] = []
        if b is not None:
            for uid in range(len(b.fighters)):
                fighter = b.fighters[uid]
                if on_field(fighter) and fighter.lives <= 0 and aimed(g, seat, fighter, step.aim):
                    found.append(uid)
        return found

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        fighter = b.fighters[target]
        if fighter.slot != GONE and fighter.lives <= 0:
            fighter.lives = 1
            if g.events is not None:
                tell_healed(g, b, target)


save: Final = effect(Save("save"), DAMAGED)


class Stop(OnFighter):
    """The attack or movement that was declared does not take place; it is spent."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        if b is None or b.choice == NOTHING or not aimed(g, seat, b.fighters[b.actor], step.aim):
            return []
        return [b.actor]

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        b.choice = NOTHING
        if g.events is not None:
            g.tell(
                {
                    "kind": "stopped",
                    "seat": int(b.fighters[target].owner),
                    **named(b, target),
                    **g.because(b.fighters[target].owner),
                }
            )


stop: Final = effect(Stop("stop"), DECLARED, aim=FOE)


class Redirect(Effect):
    """The declared attack goes into another direction in which its warrior can strike."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        if b is None or b.choice != STRIKES or not aimed(g, seat, b.fighters[b.actor], step.aim):
            return []
        actor = b.fighters[b.actor]
        return [d for d in range(3) if d != b.direction and strike(b, actor, d) > 0]

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        if b.choice == STRIKES:
            b.direction = target
            if g.events is not None:
                who, direction = named(b, b.actor), DIRECTIONS[target]
                g.tell({"kind": "redirected", "seat": int(seat), **who, "direction": direction, **g.because(seat)})

    def words(self, g: Table, step: Step, target: int) -> str:
        return DIRECTIONS[target]

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        b = g.fight()
        return {"effect": "redirect", **victim(b, b.actor), "direction": DIRECTIONS[target]}


redirect: Final = effect(Redirect("redirect"), DECLARED)


class Again(OnFighter):
    """A warrior that has acted acts once more this round."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        return [] if b is None else [uid for uid in standing(g, seat, step.aim) if b.fighters[uid].acted]

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        if b.fighters[target].slot != GONE:
            b.fighters[target].acted = False
            if g.events is not None:
                g.tell(
                    {
                        "kind": "roused",
                        "seat": int(b.fighters[target].owner),
                        **named(b, target),
                        **g.because(b.fighters[target].owner),
                    }
                )


again: Final = effect(Again("again"), CALM, aim=OWN)


class Freeze(OnFighter):
    """A warrior that has not acted yet loses its activation this round."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        return [] if b is None else [uid for uid in standing(g, seat, step.aim) if not b.fighters[uid].acted]

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        if b.fighters[target].slot != GONE:
            b.fighters[target].acted = True
            if g.events is not None:
                g.tell(
                    {
                        "kind": "frozen",
                        "seat": int(b.fighters[target].owner),
                        **named(b, target),
                        **g.because(b.fighters[target].owner),
                    }
                )


freeze: Final = effect(Freeze("freeze"), BEFORE, aim=FOE)


class Speed(OnFighter):
    """A warrior's initiative changes by n for this battle; in the duel, that of a card in the centre."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        if b is None:
            return []
        if b.stage == FIGHTING:
            return standing(g, seat, step.aim)
        if b.stage != DUELLING:
            return []
        centre = [uid for uid in range(len(b.fighters)) if b.fighters[uid].slot > 3 and b.fighters[uid].side >= 0]
        return [uid for uid in centre if aimed(g, seat, b.fighters[uid], step.aim)]

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.fight()
        fighter = b.fighters[target]
        if fighter.slot == GONE:
            return
        fighter.initiative += step.n
        if g.events is not None:
            who, now = named(b, target), int(fighter.initiative)
            owner = fighter.owner
            g.tell({"kind": "initiative", "seat": int(owner), **who, "now": now, **g.because(owner)})


speed: Final = effect(Speed("speed"), DUEL | BEFORE, n=NEEDED)


def on_field(fighter: Fighter) -> bool:
    return fighter.side != NOBODY and 0 <= fighter.slot < 4
