"""Deployment: who stands where, who stays in reserve, who falls at once (R20–R23)."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.shape import Number
from ludoteka.core.state import Task
from ludoteka.games.elven_rage.cards.definition import CARDS, DUEL, TREASURE
from ludoteka.games.elven_rage.effects.effect import named, other_one
from ludoteka.games.elven_rage.pieces import (
    ATTACKER,
    DEFENDER,
    DUELLING,
    FALLEN,
    FIGHTING,
    GONE,
    NOBODY,
    RESERVE,
    TURNED_UP,
    Battle,
    Fighter,
)
from ludoteka.games.elven_rage.shown import Option, Placed, Question
from ludoteka.games.elven_rage.table import DEPLOY, NEXT, WINDOW, InBattle, Table, verb
from ludoteka.games.elven_rage.windows import BASE

KEEP_RESERVE: Final = -1
CARDS_IN_BATTLE: Final[i64] = 6
PLACINGS: Final[i64] = 4


class Deploy(InBattle):
    """Both sides have committed their cards; who deals them out depends on the variant."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        g.chance.shuffle(b.attackers)
        g.chance.shuffle(b.defenders)
        g.barrier += 1
        if g.placed:
            g.push(Task(PLACE, t.seat))
        else:
            self.shuffle(g, b)
            g.push(Task(CENTRE_CARDS, t.seat))

    def shuffle(self, g: Table, b: Battle) -> None:
        """All six cards at random on four slots and in the centre; missing ones leave gaps (R20)."""
        places: list[int] = list(range(CARDS_IN_BATTLE))
        g.chance.shuffle(places)
        next_place: i64 = 0
        for side in (ATTACKER, DEFENDER):
            while b.attackers if side == ATTACKER else b.defenders:
                uid = reveal(g, b, side)
                stand(b, uid, places[next_place])
                next_place += 1
        if g.events is not None:
            fighters = [placed(b, uid) for uid in range(len(b.fighters))]
            g.tell({"kind": "deployed", "seat": -1, "fighters": fighters})


def placed(b: Battle, uid: int) -> Placed:
    fighter = b.fighters[uid]
    return {**named(b, uid), "side": int(fighter.side), "owner": int(fighter.owner)}


def reveal(g: Table, b: Battle, side: i64) -> i64:
    """Turn up the next committed card of a side; its number as a fighter."""
    card: i64 = b.attackers.pop() if side == ATTACKER else b.defenders.pop()
    seat = b.attacker if side == ATTACKER else b.defender
    fighter = Fighter(card, NOBODY, NOBODY) if card == TREASURE else Fighter(card, side, seat)
    if seat < 0:
        if card == b.open:
            b.open = 0
    elif not CARDS[card].dragon:
        g.forget(seat, card)
    fighter.slot = TURNED_UP
    b.fighters.append(fighter)
    return len(b.fighters) - 1


def stand(b: Battle, uid: i64, slot: i64) -> None:
    b.fighters[uid].slot = slot
    if slot < 4:
        b.field[slot] = uid


class Place(InBattle):
    """The n-th placing: attacker and defender in turn put an unseen card of the other side on a free slot (R21)."""

    def fits(self, g: Table, t: Task) -> bool:
        b = g.battle
        return b is not None and b.actor >= 0 and b.fighters[b.actor].slot == TURNED_UP

    def asked(self, g: Table, t: Task) -> i64:
        return g.fight().owner_of(ATTACKER if t.n % 2 == 0 else DEFENDER)

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        if t.n == PLACINGS:
            self.open_centre(g, b)
            return
        victim = DEFENDER if t.n % 2 == 0 else ATTACKER
        left: i64 = len(b.defenders) if victim == DEFENDER else len(b.attackers)
        if left <= 1:  # where defenders are missing, the last one is kept for the duel (A29)
            g.push(Task(PLACE, t.seat, 0, t.n + 1))
            return
        uid = reveal(g, b, victim)
        b.actor = uid
        g.barrier += 1
        if g.events is not None:
            g.tell({"kind": "revealed", "seat": int(b.fighters[uid].owner), **placed(b, uid)})
        if self.first(b):
            self.put(g, b, t, uid, 0)  # an empty field looks the same from everywhere
        else:
            g.ask(t, b.owner_of(1 - victim), self.offer(g, t, b.owner_of(1 - victim)))

    def first(self, b: Battle) -> bool:
        return b.field[0] + b.field[1] + b.field[2] + b.field[3] == -4

    def open_centre(self, g: Table, b: Battle) -> None:
        """The last card of each side lies open in the centre; actions on initiative may follow."""
        if b.attackers:
            stand(b, reveal(g, b, ATTACKER), RESERVE)
        if b.defenders:
            stand(b, reveal(g, b, DEFENDER), FALLEN)
        b.actor = NOBODY
        b.stage = DUELLING
        g.barrier += 1
        if g.events is not None:
            centre = [placed(b, uid) for uid in range(len(b.fighters)) if b.fighters[uid].slot > 3]
            cards = [fighter["card"] for fighter in centre]
            g.tell({"kind": "duel", "seat": -1, "fighters": centre, "cards": cards})
        g.push(Task(DECIDE, b.attacker))
        g.push(Task(WINDOW, b.attacker, 0, DUEL, BASE))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        field = g.fight().field
        return [slot for slot in range(4) if field[slot] < 0]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        b = g.fight()
        self.put(g, b, t, b.actor, option)

    def put(self, g: Table, b: Battle, t: Task, uid: i64, slot: i64) -> None:
        stand(b, uid, slot)
        if g.events is not None:
            g.tell({"kind": "placed", "seat": int(b.owner_of(t.n % 2)), **placed(b, uid)})
        g.push(Task(PLACE, t.seat, 0, t.n + 1))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"place on slot {option}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "place", "slot": option}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        b = g.fight()
        return {"kind": "place", **g.battleground(), **named(b, b.actor)}


class Decide(InBattle):
    """The duel: the card of higher initiative is the reserve, the other falls; a tie is the attacker's (R21)."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        own: i64 = NOBODY
        other: i64 = NOBODY
        for uid in range(len(b.fighters)):
            if b.fighters[uid].slot == RESERVE:
                own = uid
            elif b.fighters[uid].slot == FALLEN:
                other = uid
        if own >= 0 and other >= 0:
            rival = b.fighters[other]
            if rival.side != NOBODY and rival.initiative > b.fighters[own].initiative:
                rival.slot = RESERVE
                b.fighters[own].slot = FALLEN
        g.push(Task(CENTRE_CARDS, t.seat))


class CentreCards(InBattle):
    """The attacker may swap their reserve with a card on the field; then the centre is cleared (R22)."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        reserve = self.reserve(b)
        if reserve >= 0 and b.fighters[reserve].side == ATTACKER:
            g.ask(t, t.seat, self.offer(g, t, t.seat))
        else:
            self.clear(g, b)

    def reserve(self, b: Battle) -> i64:
        for uid in range(len(b.fighters)):
            if b.fighters[uid].slot == RESERVE:
                return uid
        return NOBODY

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options: list[int] = [KEEP_RESERVE]
        b = g.fight()
        for uid in b.field:
            if uid >= 0 and b.fighters[uid].side == ATTACKER:
                options.append(uid)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        b = g.fight()
        if option >= 0:
            reserve = self.reserve(b)
            stand(b, reserve, b.fighters[option].slot)
            b.fighters[option].slot = RESERVE
            if g.events is not None:
                comes, goes = named(b, reserve), other_one(b, option)
                g.tell({"kind": "reserve-swapped", "seat": int(seat), **comes, **goes})
        self.clear(g, b)

    def clear(self, g: Table, b: Battle) -> None:
        """The fallen card dies, the reserve goes home; a treasure in the centre has no part in it (A39)."""
        for uid in range(len(b.fighters)):
            fighter = b.fighters[uid]
            if fighter.side == NOBODY:
                continue
            if fighter.slot == FALLEN:
                b.fallen = uid
                fighter.slot = GONE
                g.bury(fighter)
                if g.events is not None:
                    card = CARDS[fighter.card].id
                    g.tell({"kind": "fell", "seat": int(fighter.owner), "card": card, "uid": uid})
            elif fighter.slot == RESERVE:
                b.reserve_side = fighter.side
                fighter.slot = GONE
                send_home(g, fighter)
                if g.events is not None:
                    card = CARDS[fighter.card].id
                    g.tell({"kind": "reserve", "seat": int(fighter.owner), "card": card, "uid": uid})
        b.stage = FIGHTING
        g.push(Task(NEXT, b.attacker))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return "keep the reserve" if option < 0 else f"swap the reserve with {g.fight().name(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if option == KEEP_RESERVE:
            return {"do": "keep-reserve"}
        return {"do": "swap-reserve", **named(g.fight(), option)}


def send_home(g: Table, fighter: Fighter) -> None:
    """A card leaves the battle alive: to its owner's hand, neutrals to their discard, dragons to their Castle."""
    card = CARDS[fighter.card]
    if card.dragon:
        return
    if card.people >= 0:
        g.take_into_hand(fighter.owner, fighter.card, g.everyone())
    else:
        g.bury(fighter)


verb(Deploy("deploy"), promised=DEPLOY)
PLACE: Final = verb(Place("place", n=Number(0, PLACINGS)))
DECIDE: Final = verb(Decide("decide"))
CENTRE_CARDS: Final = verb(CentreCards("centre-cards"))
