"""Threats: strength and protection in an attack, attacking by an effect, crushing, banishing."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.state import Task
from ludoteka.games.etherstone.abilities import Asking, Effect
from ludoteka.games.etherstone.attack import (
    GAIN_REWARD,
    TROPHY,
    attack_detail,
    falling,
    replace_threat,
    start_attack,
    targets,
)
from ludoteka.games.etherstone.bounds import MANY
from ludoteka.games.etherstone.cards.definition import CARDS, THREAT, Step
from ludoteka.games.etherstone.effects.effect import NEEDED, effect
from ludoteka.games.etherstone.shown import CardOption, PlainOption, ThreatOption
from ludoteka.games.etherstone.table import STRENGTH, Table

DECLINE: Final = 0


class Strength(Effect):
    """More strength in the present attack."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.strength += t.m


strength: Final = effect(Strength("strength", m=MANY), promised=STRENGTH, n=1)


class Protect(Effect):
    """Less damage in the present attack; of no use while the leader stays away."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.leader_fights

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.protection += t.m


protect: Final = effect(Protect("protect"), n=1)


class AttackNow(Asking):
    """A whole attack beyond the turn's action, so much stronger."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.target == 0 and len(targets(g, seat, n)) > 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        if g.target:
            return []
        found = targets(g, seat, t.m)
        return [*found, DECLINE] if found and CARDS[t.card].kind == THREAT else found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option != DECLINE:
            start_attack(g, seat, option, t.m, True)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"attack {CARDS[option].id}" if option else "decline"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> PlainOption | ThreatOption:
        return attack_detail(option) if option else {"do": "decline"}


attack: Final = effect(AttackNow("attack"), flat=True, plus=0)


class Crush(Asking):
    """Defeat a threat with this ability alone: no team, no abilities, no damage (A69)."""

    def reach(self, g: Table, n: i64) -> list[int]:
        return [threat for threat in g.row if not falling(g, threat) and CARDS[threat].durability <= n]

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return len(self.reach(g, n)) > 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found = self.reach(g, t.m)
        return [*found, DECLINE] if found and CARDS[t.card].kind == THREAT else found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == DECLINE:
            return
        if g.events is not None:
            g.tell({"kind": "crushed", "seat": seat, "card": CARDS[option].id, **g.because(seat, option)})
        g.push(Task(TROPHY, seat, option))
        g.push(Task(GAIN_REWARD, seat, option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"crush {CARDS[option].id}" if option else "decline"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption | PlainOption | ThreatOption:
        if not option:
            return {"do": "decline"}
        threat = CARDS[option]
        return {"do": "crush", "card": threat.id, "n": threat.durability, "points": threat.points}


crush: Final = effect(Crush("crush"), n=NEEDED)


class Banish(Crush):
    """Put a threat into the box; nobody gets anything for it."""

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == DECLINE:
            return
        g.banished.append(option)
        if g.events is not None:
            g.tell({"kind": "banished", "seat": seat, "card": CARDS[option].id, **g.because(seat, option)})
        replace_threat(g, seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"banish {CARDS[option].id}" if option else "decline"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption | PlainOption:
        return {"do": "banish", "card": CARDS[option].id} if option else {"do": "decline"}


banish: Final = effect(Banish("banish"), n=NEEDED)
