"""Reaction windows and the chain of declared actions (R40–R42).

A window asks its seats all at once. Whoever passes has passed; of several who declare something, the first counts,
beginning with the seat the window is about and going clockwise, and the others keep their cards: a declaration goes on
the chain (a `play` task on the agenda) and opens the window again on top of it, for answers. When all pass, the chain
is resolved last to first, and the window it began in opens once more. So nobody waits for anybody in turn, and a
window that nobody uses takes one pause.

Who is asked must not tell what is in a hand. By default (`reactions=even`) a seat is asked if, for all that everybody
can see, it could have something to declare: its people's cards that lie nowhere open, its artifacts, its Lands. What it
really holds changes neither who is asked nor what others are told, and until the window is closed nobody learns who has
answered: it is a secret question (`State.secret`). Programs that play by themselves use
`reactions=quick`: only who really can declare something is asked, and a window nobody can use costs nothing. Resampled
states are quick, so look-ahead is cheap.

For people, the question of a window says `gains` (the cards that gain something there, see stakes.py) and `stops` (the
wishes with which each card that could be declared is a reason to ask), and `battle` numbers the battle. By these a
client knows when its player wants to be asked, and passes for them otherwise. "Pass for this battle" is the same, until
`battle` changes. None of it shortens a window: the server takes no answer before the same short pause, whatever the
hand.
"""

from typing import Final, cast

from mypy_extensions import i64

from ludoteka.core.packing import Field, bit
from ludoteka.core.shape import BIT, Number
from ludoteka.core.state import Task
from ludoteka.games.elven_rage.bounds import AIM, ANY_CARD
from ludoteka.games.elven_rage.cards.definition import (
    ARTIFACTS,
    BEFORE,
    CARDS,
    DAMAGED,
    DECLARED,
    FIRST_ARTIFACT,
    LAST_CALL,
    NAMED,
    NAMES,
    TREASURE,
    TURN,
    WINDOWS,
    Card,
    first_of,
)
from ludoteka.games.elven_rage.effects.effect import EFFECTS, victim
from ludoteka.games.elven_rage.fight import decided, target
from ludoteka.games.elven_rage.pieces import FIGHTING, GONE, MOVES, NAMING, NO_REPLY, NOBODY, STRIKES, Battle, Player
from ludoteka.games.elven_rage.shown import (
    Acting,
    Aim,
    Attention,
    CardGain,
    CardStop,
    Declaration,
    Declared,
    Link,
    Option,
    PlayCard,
    Question,
    Reply,
    Stop,
)
from ludoteka.games.elven_rage.table import ALLIANCE, FIELDED, HAND_LIMIT, PLAY, SETTLE, TRIM, WINDOW, Table, Verb, verb

PASS: Final = 0

# An option to declare something: the card and what it is aimed at.
CARD: Final = Field(7)
TARGET: Final = Field(11, above=CARD)
BEYOND: Final[i64] = bit(20)  # where other options of a question begin

BASE: Final[i64] = 0
ANSWERING: Final[i64] = 1
MOST_STEPS: Final = 60  # that a supposed answer is followed
OUTSIDE: Final[i64] = TURN | NAMED


class Window(Verb):
    """A window of kind n about the task's seat; m says whether it is for answers to what lies beneath."""

    def fits(self, g: Table, t: Task) -> bool:
        return t.n in WINDOWS and (t.n == TURN or g.battle is not None)

    def run(self, g: Table, t: Task) -> None:
        for player in g.players:
            if player.reply != NO_REPLY:
                self.conclude(g, t)
                return
        mask = 0 if self.pointless(g, t) else self.askable(g, t)
        if mask:
            g.ask_together(t, mask)
            if g.quick:
                g.offered_to = g.seat  # whose options are in `choices` already
        else:
            self.close(g, t)

    def pointless(self, g: Table, t: Task) -> bool:
        """Whether nobody is asked at all: the battle is decided, or is only played out for stakes.py."""
        b = g.battle
        if g.alone == g.seats:
            return True
        return b is not None and b.stage == FIGHTING and t.m == BASE and t.n != DAMAGED and decided(b)

    def close(self, g: Table, t: Task) -> None:
        """Nobody has anything more to say."""
        b = g.battle
        if t.n == LAST_CALL and t.m == BASE and b is not None:
            b.called = True

    def askable(self, g: Table, t: Task) -> i64:
        """The seats to ask. Where that depends on what they can really declare, `choices` takes what the first may."""
        mask: i64 = 0
        for seat in range(g.seats):
            if g.alone >= 0 and g.alone != seat:
                if not g.unanswered and may_speak(g, seat, t.n) and could_declare(g, seat, t.n, t.m):
                    g.unanswered = True
            elif may_speak(g, seat, t.n):
                if g.quick:
                    found = declarations(g, seat, t.n, t.m)
                    asked = len(found) > 0
                    if asked and not mask:
                        g.choices = [PASS, *found]
                else:
                    asked = could_declare(g, seat, t.n, t.m)
                if asked:
                    mask |= bit(seat)
        return mask

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return [PASS, *declarations(g, seat, t.n, t.m)]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[seat].reply = option

    def conclude(self, g: Table, t: Task) -> None:
        chosen: int = PASS
        speaker: i64 = t.seat
        for i in range(g.seats):
            seat: i64 = (t.seat + i) % g.seats
            player = g.players[seat]
            if chosen == PASS and player.reply > PASS:
                chosen = player.reply
                speaker = seat
            player.reply = NO_REPLY
        if chosen == PASS:
            self.close(g, t)
            return
        if t.m == BASE:
            g.push(t)
            if t.n != DAMAGED and not t.n & OUTSIDE:
                g.push(Task(SETTLE, t.seat))
        declare(g, speaker, chosen, t.n)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return declaration_text(g, option) if option else "pass"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return reply_detail(g, option)

    def question(self, g: Table, t: Task, seat: int) -> Question:
        b = g.battle
        waiting = chain(g)
        gains = g.gains(seat)
        own = len(waiting) > 0 and waiting[0]["seat"] == seat
        return {
            "kind": "window",
            **g.anywhere(),
            "window": WINDOWS[t.n],
            "about": int(t.seat),
            "answering": t.m != BASE,
            "chain": waiting,
            "gains": gains,
            "stops": [] if own else stops(g, seat, gains),
            **acting(b, t.n),
        }


def stops(g: Table, seat: i64, gains: list[CardGain]) -> list[CardStop]:
    """With which wishes each card that a seat could declare in the open window is a reason to ask it."""
    b = g.battle
    gained = {one["card"]: one["gain"] for one in gains}
    found: dict[str, CardStop] = {}
    for option in g.options(seat):
        card = "" if option == PASS else CARDS[CARD.of(option)].id
        if not card or card in found:
            continue
        asks: list[Attention | Stop] = ["could", "always"]
        if card in gained:
            asks.append("useful")
            if b is not None and seat in (b.attacker, b.defender):
                asks.append("mine")
            if gained[card] in ("battle", "warrior"):
                asks.append("saves")
        found[card] = {"card": card, "asks": asks}
    return list(found.values())


def acting(b: Battle | None, kind: i64) -> Acting:
    """Who acts, what it has chosen, and whom it would strike; answers may have left it with nothing."""
    if b is None or not kind & (BEFORE | DECLARED):
        return {}
    fighter = b.fighters[b.actor]
    actor = CARDS[fighter.card].id
    if kind == BEFORE:
        return {"actor": actor}
    if b.choice == MOVES:
        return {"actor": actor, "choice": "move"}
    uid = target(b, fighter, b.direction) if b.choice == STRIKES else NOBODY
    if uid < 0:
        return {"actor": actor, "choice": "none"}
    return {"actor": actor, "choice": "strike", **victim(b, uid)}


def chain(g: Table) -> list[Link]:
    """The declarations that wait to be carried out, the last one first."""
    found: list[Link] = []
    for task in reversed(g.agenda):
        if task.verb == PLAY:
            card = CARDS[task.card]
            found.append(cast(Link, {"card": card.id, "seat": task.seat, **aim_of(g, card, task.n)}))
        elif found or task.verb != WINDOW:
            break
    return found


class Play(Verb):
    """The declared action of a card, aimed at n, is carried out."""

    def fits(self, g: Table, t: Task) -> bool:
        return len(CARDS[t.card].steps) > 0

    def run(self, g: Table, t: Task) -> None:
        for step in CARDS[t.card].steps:
            EFFECTS[step.effect].apply(g, t.seat, step, t.n)
        g.check_goals()


def may_speak(g: Table, seat: i64, kind: i64) -> bool:
    """Whether a seat takes part in windows of this kind at all; allies help only each other (A77)."""
    if not g.players[seat].alive:
        return False
    b = g.battle
    if g.scenario != ALLIANCE or kind & OUTSIDE or b is None:
        return True
    return g.allied(seat, b.attacker) or (b.defender >= 0 and g.allied(seat, b.defender))


def declarations(g: Table, seat: i64, kind: i64, answering: i64) -> list[int]:
    """All that a seat may declare now."""
    player = g.players[seat]
    found: list[int] = []
    last: i64 = 0
    if not needs_all_cards(g, seat):
        for code in player.hand:
            if code != last and declarable(g, seat, player, CARDS[code], kind, answering):
                found += aims(g, seat, CARDS[code])
            last = code
    for code in player.artifacts:
        if declarable(g, seat, player, CARDS[code], kind, answering):
            found += aims(g, seat, CARDS[code])
    if answering == BASE and kind & OUTSIDE and player.treasures > 0:
        found.append(TREASURE)
    return found


def could_declare(g: Table, seat: i64, kind: i64, answering: i64) -> bool:
    """Whether a seat might have something to declare, for all that everybody can see."""
    player = g.players[seat]
    if answering == BASE and kind & OUTSIDE and player.treasures > 0:
        return True
    if player.hand and not needs_all_cards(g, seat):
        first = first_of(player.people)
        for code in range(first, first + NAMES - 1):
            card = CARDS[code]
            if declarable(g, seat, player, card, kind, answering) and not all_open(g, seat, card):
                step = card.steps[0]
                if EFFECTS[step.effect].possible(g, seat, step):
                    return True
    if player.artifacts:
        for code in range(FIRST_ARTIFACT, FIRST_ARTIFACT + ARTIFACTS):
            card = CARDS[code]
            if code not in g.spent and declarable(g, seat, player, card, kind, answering):
                step = card.steps[0]
                if EFFECTS[step.effect].possible(g, seat, step):
                    return True
    return False


def has_target(g: Table, seat: i64, card: Card) -> bool:
    step = card.steps[0]
    return len(EFFECTS[step.effect].targets(g, seat, step)) > 0


def all_open(g: Table, seat: i64, card: Card) -> bool:
    """Whether every copy of a card lies where all can see it: in its discard pile or on the field."""
    n: i64 = g.players[seat].discard.count(card.code)
    b = g.battle
    if b is not None:
        for fighter in b.fighters:
            if fighter.card == card.code and fighter.slot != GONE:
                n += 1
    return n >= card.copies


def declarable(g: Table, seat: i64, player: Player, card: Card, kind: i64, answering: i64) -> bool:
    """Whether time, price and the rule of one use a turn allow a card; its aim is another question."""
    when = card.answers if answering else card.windows
    if not when & kind or card.price > player.means():
        return False
    if player.played and player.played.count(card.code) >= card.copies:
        return False
    if card.own_battle:
        b = g.battle
        return b is not None and seat in (b.attacker, b.defender)
    return True


def needs_all_cards(g: Table, seat: i64) -> bool:
    """An attacker before the battle keeps the cards that must be fielded (A17)."""
    b = g.battle
    if b is None or b.attacker != seat or b.stage != NAMING:
        return False
    lent: i64 = 1 if g.dragons_to_lend(seat, b.land) else 0
    return len(g.players[seat].hand) + lent <= FIELDED


def aims(g: Table, seat: i64, card: Card) -> list[int]:
    step = card.steps[0]
    code = CARD.put(card.code)
    return [code | TARGET.put(target) for target in EFFECTS[step.effect].targets(g, seat, step)]


def declare(g: Table, seat: i64, option: i64, kind: i64) -> None:
    """A seat declares an action or artifact, or cashes a treasure. The card is gone from now on (A63)."""
    player = g.players[seat]
    code = CARD.of(option)
    if code == TREASURE:
        cash(g, seat)
        return
    card = CARDS[code]
    b = g.battle
    if b is not None:
        b.past = []
        b.idle = False
    aimed_at = TARGET.of(option)
    if g.events is not None:
        aim = aim_of(g, card, aimed_at)
        g.tell(cast(Declared, {"kind": "declared", "seat": int(seat), "card": card.id, **aim}))
    if card.artifact:
        player.artifacts.remove(code)
        g.forget_artifact(seat, code)
        g.spent = sorted([*g.spent, code])
    else:
        g.discard(seat, code)
    player.played.append(code)
    shown = EFFECTS[card.steps[0].effect].shows(aimed_at)
    if shown:
        g.show_card(seat, shown)
    g.push(Task(PLAY, seat, code, aimed_at))
    g.push(Task(WINDOW, g.next_alive(seat), 0, kind, ANSWERING))


def cash(g: Table, seat: i64) -> None:
    """A treasure for two cards, and at once down to five (R37)."""
    g.players[seat].treasures -= 1
    g.neutral_discard = sorted([*g.neutral_discard, TREASURE])
    if g.events is not None:
        g.tell({"kind": "cashed", "seat": int(seat)})
    g.draw(seat, 2, "treasure")
    if len(g.players[seat].hand) > HAND_LIMIT:
        g.push(Task(TRIM, seat))


def declaration_text(g: Table, option: int) -> str:
    code = CARD.of(option)
    if code == TREASURE:
        return "cash a treasure"
    step = CARDS[code].steps[0]
    words = EFFECTS[step.effect].words(g, step, TARGET.of(option))
    return f"play {CARDS[code].slug} on {words}" if words else f"play {CARDS[code].slug}"


def declaration_detail(g: Table, option: int) -> Declaration:
    code = CARD.of(option)
    if code == TREASURE:
        return {"do": "cash"}
    card = CARDS[code]
    return cast(PlayCard, {"do": "play", "card": card.id, **aim_of(g, card, TARGET.of(option))})


def aim_of(g: Table, card: Card, target: int) -> Aim:
    """What a declared card is aimed at, for those who show it."""
    step = card.steps[0]
    return EFFECTS[step.effect].detail(g, step, target)


def reply_detail(g: Table, option: int) -> Reply:
    """What a seat answers to a window."""
    return {"do": "pass"} if option == PASS else declaration_detail(g, option)


def supposed(g: Table, seat: i64, option: int) -> Table | None:
    """What an answer in a battle or a window comes to if nobody reacts to it, the seat itself included.

    It goes as far as what was answered reaches, a pass one task further: to what it lets happen.
    """
    asked = g.agenda[len(g.agenda) - 1]
    if asked.verb != WINDOW and (g.battle is None or g.together):
        return None
    copy = g.clone()
    copy.alone = seat
    for other, rival in enumerate(copy.players):
        if other != seat and g.secret_goal(rival):
            rival.goal = 0  # what it takes for a rival to win is not known
    copy.events = []
    copy.offered_to = NOBODY
    barrier = copy.barrier
    floor = len(copy.agenda) - 1
    if asked.verb == WINDOW:
        for player in copy.players:
            player.reply = NO_REPLY
        copy.asked = bit(seat)
        barrier += 1  # the window is closed, which tells nothing where the others do not react
        copy.unanswered = True
        if option == PASS:
            floor = max(0, floor - 1)
    copy.accept(seat, option)
    for _ in range(MOST_STEPS):
        if copy.over:
            return None  # goals come to light
        top = copy.agenda[len(copy.agenda) - 1]
        if copy.asked and top.verb == WINDOW and top is not asked:
            copy.accept(seat, PASS)
            barrier += 1
        elif not copy.asked and len(copy.agenda) > floor:
            copy.resolve(copy.agenda.pop())
        else:
            break
    return copy if copy.unanswered and copy.barrier == barrier else None


verb(Window("window", n=Number(TURN, LAST_CALL), m=BIT, together=True), promised=WINDOW)
verb(Play("play", card=ANY_CARD, n=AIM), promised=PLAY)
