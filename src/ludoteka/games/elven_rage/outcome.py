"""After a battle: cards go home, the Land changes hands or not, players drop out, goals are checked (R30–R35)."""

from mypy_extensions import i64

from ludoteka.core.state import Task
from ludoteka.games.elven_rage.cards.definition import CARDS, GOALS, TREASURE
from ludoteka.games.elven_rage.deploy import send_home
from ludoteka.games.elven_rage.fight import count, winner
from ludoteka.games.elven_rage.maps import CASTLE, PLAIN
from ludoteka.games.elven_rage.pieces import ATTACKER, DEFENDER, GONE, NOBODY, Battle
from ludoteka.games.elven_rage.shown import Happening, Option
from ludoteka.games.elven_rage.table import BREAK_OFF, CHIPS, OUTCOME, TAKE_LAND, InBattle, Table, verb


class Outcome(InBattle):
    """The battle is over: who has won, and where the cards go (R30, R31)."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        won = winner(b) == ATTACKER
        if g.events is not None:
            event: Happening = {
                "kind": "battle-won" if won else "battle-lost",
                "seat": int(b.attacker),
                "land": g.map.names[b.land],
                "won": won,
                "left": [int(count(b, ATTACKER)), int(count(b, DEFENDER))],
                "defender": int(b.defender),
            }
            g.tell(event)
        for fighter in b.fighters:
            if fighter.side == NOBODY:  # a treasure, wherever it lay
                collect(g, b.attacker if won else NOBODY)
            elif fighter.slot != GONE:
                send_home(g, fighter)
            fighter.slot = GONE
        b.field = [-1, -1, -1, -1]
        if won:
            g.push(Task(TAKE_LAND, b.attacker))
        else:
            g.battle = None
        g.check_goals()


def collect(g: Table, seat: i64) -> None:
    """A treasure from the field goes to the winner, or back to the neutrals (A26)."""
    if seat < 0:
        g.neutral_discard = sorted([*g.neutral_discard, TREASURE])
        return
    g.players[seat].treasures += 1
    if g.events is not None:
        g.tell({"kind": "treasure-gained", "seat": int(seat)})


class BreakOff(InBattle):
    """The attacker could not field three cards: defenders go home and the Land stays as it was (A17)."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        for card in b.defenders:
            if b.defender >= 0 and not CARDS[card].dragon:
                g.take_into_hand(b.defender, card, 0)
            elif b.defender < 0 and not CARDS[card].dragon:
                g.neutral_discard = sorted([*g.neutral_discard, card])
        if g.events is not None:
            g.tell({"kind": "broke-off", "seat": int(b.attacker), "land": g.map.names[b.land]})
        g.battle = None


class TakeLand(InBattle):
    """The attacker's chip goes on the Land; with all chips placed, one is lifted first (R32, A18)."""

    def run(self, g: Table, t: Task) -> None:
        if g.players[t.seat].lands >= CHIPS:
            g.ask(t, t.seat, self.offer(g, t, t.seat))
        else:
            self.take(g, g.fight())

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        home = g.map.castles[seat]
        return [cell for cell in range(len(g.owner)) if g.owner[cell] == seat and cell != home]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.set_owner(option, NOBODY)
        if g.events is not None:
            g.tell({"kind": "lifted", "seat": int(seat), "land": g.map.names[option]})
        self.take(g, g.fight())

    def take(self, g: Table, b: Battle) -> None:
        seat, cell, before = b.attacker, b.land, b.defender
        kind = g.map.kinds[cell]
        player = g.players[seat]
        g.set_owner(cell, seat)
        g.battle = None
        if before >= 0:
            player.conquests += 1
            if kind == CASTLE:
                player.castles += 1
        if g.events is not None:
            g.tell({"kind": "captured", "seat": int(seat), "land": g.map.names[cell], "from": int(before)})
        if before < 0 and kind == PLAIN:
            g.gain_artifact(seat)
        if before >= 0 and g.map.castles[before] == cell:
            eliminate(g, before, seat)
        g.check_goals()

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"lift {g.map.names[option]}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "lift", "land": g.map.names[option]}


def eliminate(g: Table, seat: i64, by: i64 = NOBODY) -> None:
    """A player without their start Castle is out; what they held is freed (R34, A67)."""
    player = g.players[seat]
    player.alive = False
    player.goal_shown = True
    for cell in range(len(g.owner)):
        if g.owner[cell] == seat:
            g.set_owner(cell, NOBODY)
    g.spent = sorted(g.spent + player.artifacts)
    player.artifacts = []
    for _ in range(player.treasures):
        g.neutral_discard = sorted([*g.neutral_discard, TREASURE])
    player.treasures = 0
    player.discard = sorted(player.discard + player.hand + player.deck)
    player.hand = []
    player.deck = []
    for viewer in range(g.seats):
        g.known[viewer * g.seats + seat] = ()
        g.known_artifacts[viewer * g.seats + seat] = ()
    g.barrier += 1
    if g.events is not None:
        goal = GOALS[player.goal].id if player.goal else None
        land = g.map.names[g.map.castles[seat]]
        g.tell({"kind": "eliminated", "seat": int(seat), "goal": goal, "land": land, "by": int(by)})


verb(Outcome("outcome"), promised=OUTCOME)
verb(BreakOff("break-off"), promised=BREAK_OFF)
verb(TakeLand("take-land"), promised=TAKE_LAND)
