"""What an answer in a reaction window would gain for its seat, so that people are asked where it matters.

Who is asked stays a matter of windows.py alone: this says only which of the seat's own cards are a reason to think. A
card is one if it gains something now that it could not gain later: where it would do as well in the next windows, or in
the seat's own turn, there is time. All rests on what the seat may know.

In a battle both ways are played out on a copy: nobody else says anything, everybody strikes where it hurts most. Two
moments are compared: when the coming activation is over, for own warriors that die in it, and the end of the battle,
for who wins and who has died; wounds heal then, so they count for nothing. Who takes no part in a battle gains only if
another side wins. Outside battle each effect says for itself what cannot wait (`Effect.urgent`).
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.elven_rage.battle import ACT, STAY, swap_places
from ludoteka.games.elven_rage.cards.definition import BEFORE, CARDS, LAST_CALL, TREASURE
from ludoteka.games.elven_rage.effects.effect import EFFECTS
from ludoteka.games.elven_rage.effects.land import cancel, more_lands
from ludoteka.games.elven_rage.fight import count, damage, recoils, strike, target, winner
from ludoteka.games.elven_rage.pieces import ATTACKER, DEFENDER, NO_REPLY, NOBODY, Battle
from ludoteka.games.elven_rage.shown import CardGain, Gain
from ludoteka.games.elven_rage.table import NEXT, OUTCOME, WINDOW, Table
from ludoteka.games.elven_rage.windows import BASE, CARD, OUTSIDE, declarations

MOST_STEPS: Final = 600  # of a battle that is played out
FAR_WIN: Final[i64] = 1000
FAR_LOSS: Final[i64] = 10
KILL: Final[i64] = 6  # in half lives


class Prospect:
    """How a battle would go on for a side: its dead once this activation is over, and what the end is worth."""

    def __init__(self) -> None:
        self.near: i64 = 0
        self.lost: i64 = 0
        self.won = False
        self.far: i64 = 0


def gains(g: Table, seat: i64) -> list[CardGain]:
    """The cards that a seat has reason to answer the open window with, and what each would gain at its best."""
    task = g.agenda[len(g.agenda) - 1]
    found: list[CardGain] = []
    if task.n & OUTSIDE:
        for code in cards_of(declarations(g, seat, task.n, task.m)):
            if urgent(g, seat, code, task.m != BASE):
                found.append({"card": CARDS[code].id, "gain": "more"})
        return found
    options = declarations(g, seat, task.n, task.m)
    if options:
        outlook = Outlook(g, seat)
        if outlook.settled():
            return found
        for code in cards_of(options):
            gain = outlook.gain([option for option in options if CARD.of(option) == code], code)
            if gain is not None:
                found.append({"card": CARDS[code].id, "gain": gain})
    return found


def cards_of(options: list[int]) -> list[int]:
    """The different cards that options declare, in their order."""
    found: list[int] = []
    for option in options:
        code = CARD.of(option)
        if code not in found:
            found.append(code)
    return found


def urgent(g: Table, seat: i64, code: i64, answering: bool) -> bool:
    """Whether a card gains something outside battle that it would not gain in the seat's own turn."""
    b = g.battle
    if code == TREASURE:
        return b is not None and b.defender == seat
    card = CARDS[code]
    step = card.steps[0]
    if step.effect == more_lands.code:
        before, after = affordable(g, seat, code)
        task = g.agenda[len(g.agenda) - 1]
        more = cards_of(declarations(after, seat, task.n, task.m))
        return any(one not in before and urgent(after, seat, one, answering) for one in more)
    if answering:
        return step.effect == cancel.code
    return EFFECTS[step.effect].urgent(g, seat, card)


def affordable(g: Table, seat: i64, code: i64) -> tuple[list[int], Table]:
    """The cards that a seat may declare now, and the table with the Lands that a card counts for prices."""
    task = g.agenda[len(g.agenda) - 1]
    rich = quiet(g)
    player = rich.players[seat]
    player.more_lands += CARDS[code].steps[0].n
    player.artifacts.remove(code)
    return cards_of(declarations(g, seat, task.n, task.m)), rich


class Outlook:
    """The battle from an open window on, for a seat that could declare something there."""

    def __init__(self, g: Table, seat: i64) -> None:
        self.g = g
        self.seat: i64 = seat
        self.task = g.agenda[len(g.agenda) - 1]
        self.windows: list[Table] | None = None  # see `later`
        b = g.fight()
        self.side: i64 = NOBODY  # the one that the seat fights on
        if g.allied(seat, b.attacker):
            self.side = ATTACKER
        elif b.defender >= 0 and g.allied(seat, b.defender):
            self.side = DEFENDER
        self.passed = self.follow(quiet(g), None)

    def settled(self) -> bool:
        """Whether no card can gain anything: passing brings the best there is, or what is not wanted does not come."""
        b, passed = self.g.fight(), self.passed
        if self.side == NOBODY:
            return b.defender < 0 and not passed.won
        rivals: i64 = 0
        if b.defender >= 0:
            for fighter in b.fighters:
                if fighter.side == 1 - self.side and not CARDS[fighter.card].dragon:
                    rivals += 1
        return passed.near == 0 and passed.far == FAR_WIN + rivals

    def gain(self, options: list[int], code: i64) -> Gain | None:
        """What a card gains at its best by one of these options."""
        card = CARDS[code]
        if card.steps[0].effect == more_lands.code:
            return self.gain_by_lands(code)
        best = self.passed
        near = self.passed
        for option in options:
            tried = self.declare(self.g, option)
            if self.better(tried, best):
                best = tried
            if tried.near < near.near:
                near = tried
        waited = self.passed
        waited_near: i64 = self.passed.near
        if best is waited and near is waited:
            return None
        for state in self.later():
            task = state.agenda[len(state.agenda) - 1]
            for option in declarations(state, self.seat, task.n, task.m):
                if CARD.of(option) == code:
                    tried = self.declare(state, option)
                    if self.better(tried, waited):
                        waited = tried
                    waited_near = min(waited_near, tried.near)
                    if waited_near <= near.near and not self.better(best, waited):
                        return None  # there is time
        if not self.better(best, waited):
            best = waited
        if self.side == NOBODY:
            return "battle" if best.won != waited.won else None
        if best.won and not waited.won:
            return "battle"
        if best.lost < waited.lost or near.near < waited_near:
            return "warrior"
        return "more" if best is not waited else None

    def gain_by_lands(self, code: i64) -> Gain | None:
        """More Lands gain what the cards gain that they pay for."""
        before, rich = affordable(self.g, self.seat, code)
        options = declarations(rich, self.seat, self.task.n, self.task.m)
        after = Outlook(rich, self.seat)
        found: Gain | None = None
        for one in cards_of(options):
            if one not in before:
                gain = after.gain([option for option in options if CARD.of(option) == one], one)
                if gain is not None and (found is None or gain == "battle" or (gain == "warrior" and found == "more")):
                    found = gain
        return found

    def later(self) -> list[Table]:
        """The next windows, if nobody says anything here: for a card that may as well be kept for them."""
        windows = self.windows
        if windows is None:
            windows = []
            self.follow(quiet(self.g), windows)
            self.windows = windows
        return windows

    def better(self, one: Prospect, other: Prospect) -> bool:
        if self.side == NOBODY:
            return one.won != self.passed.won and other.won == self.passed.won and self.wanted(one)
        return one.far > other.far

    def wanted(self, prospect: Prospect) -> bool:
        """Nobody else wants an attack on neutrals to succeed."""
        return self.g.fight().defender >= 0 or not prospect.won

    def declare(self, g: Table, option: int) -> Prospect:
        copy = quiet(g)
        copy.players[self.seat].reply = option
        return self.follow(copy, None)

    def follow(self, g: Table, windows: list[Table] | None) -> Prospect:
        """Play a battle out in place; `windows` takes the next ones, up to that before another activation."""
        found = Prospect()
        side = self.side if self.side >= 0 else ATTACKER
        b = g.fight()
        opened = 0
        collecting = windows is not None
        g.silent = not collecting
        near = True
        for _ in range(MOST_STEPS):
            if g.asked:
                self.choose(g, b)
                continue
            task = g.agenda[len(g.agenda) - 1]
            if task.verb == OUTCOME:
                break
            if near and task.verb == NEXT:
                near = False
                found.near = dead(b, side)
            if collecting and windows is not None and task.verb == WINDOW:
                opened += 1
                calm = bool(task.n & (BEFORE | LAST_CALL)) and task.m == BASE
                if opened > 1 and not (calm and self.doubtful()):
                    windows.append(quiet(g))
                collecting = opened == 1 or not calm
                g.silent = not collecting
            g.resolve(g.agenda.pop())
        found.lost = dead(b, side)
        if near:
            found.near = found.lost
        found.won = (winner(b) == ATTACKER) == (side == ATTACKER)
        rivals = dead(b, 1 - side) if b.defender >= 0 else 0
        found.far = (FAR_WIN if found.won else 0) - FAR_LOSS * found.lost + rivals
        return found

    def doubtful(self) -> bool:
        """Whether a rival may choose to decide the battle before there is another window."""
        b = self.g.fight()
        few = count(b, ATTACKER) < 2 or count(b, DEFENDER) < 2
        return few and self.task.n == BEFORE and b.fighters[b.actor].side != self.side

    def choose(self, g: Table, b: Battle) -> None:
        """Whoever is asked does what hurts most."""
        task = g.agenda[len(g.agenda) - 1]
        seat = g.seat
        options = g.options(seat)
        best = options[0]
        if task.verb == ACT:
            most = self.drive(b, task.n, best)
            for i in range(1, len(options)):
                drive = self.drive(b, task.n, options[i])
                if drive > most:
                    best, most = options[i], drive
        g.accept(seat, best)

    def drive(self, b: Battle, uid: i64, option: i64) -> i64:
        """As `eagerness`; who could hurt somebody from another place goes there."""
        wish = eagerness(b, uid, option)
        if option == STAY or strike(b, b.fighters[uid], option) >= 0:
            return wish
        swap_places(b, uid, option)
        for direction in range(3):
            if damage(max(0, strike(b, b.fighters[uid], direction))):
                wish = 1
        swap_places(b, uid, 2 - option)
        return wish


def quiet(g: Table) -> Table:
    """A copy in which no window asks anybody, and nobody's goal is of interest."""
    copy = g.clone()
    copy.alone = g.seats
    copy.unanswered = True  # nobody looks for those who could have said something
    copy.asked = 0
    copy.together = False
    copy.offered_to = NOBODY
    copy.common_goal = 0
    for player in copy.players:
        player.reply = NO_REPLY
        player.goal = 0
    return copy


def dead(b: Battle, side: i64) -> i64:
    """The warriors of a side that are lost; a dragon only goes home."""
    n: i64 = 0
    for uid in range(len(b.fighters)):
        fighter = b.fighters[uid]
        if fighter.side == side and not CARDS[fighter.card].dragon and (fighter.lives <= 0 or uid == b.fallen):
            n += 1
    return n


def eagerness(b: Battle, uid: i64, option: i64) -> i64:
    """How gladly a warrior does something: killing is best, then what hurts most; hurting oneself is bad."""
    fighter = b.fighters[uid]
    if option == STAY:
        return 0
    effect = strike(b, fighter, option)
    if effect < 0:
        return -1
    victim = b.fighters[target(b, fighter, option)]
    lives = damage(effect) if damage(effect) < victim.lives else victim.lives
    kill = KILL if lives == victim.lives else 0
    pain: i64 = 0
    if recoils(effect):
        pain = KILL if fighter.lives == 1 else 2
    return 2 * lives + kill - pain
