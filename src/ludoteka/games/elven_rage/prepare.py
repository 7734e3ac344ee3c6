"""Before a battle: squads of neutrals, the answer of an attacked player, and the cards each side commits (R13–R19)."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Row, bit
from ludoteka.core.shape import BIT, Number
from ludoteka.core.state import Task
from ludoteka.games.elven_rage.bounds import MOST_SQUADS
from ludoteka.games.elven_rage.cards.definition import CARDS, NAMED
from ludoteka.games.elven_rage.effects.land import see_squad
from ludoteka.games.elven_rage.maps import CASTLE, CENTRE
from ludoteka.games.elven_rage.pieces import DEPLOYING, Battle, Squad
from ludoteka.games.elven_rage.shown import Happening, Option, Question
from ludoteka.games.elven_rage.table import BREAK_OFF, DEPLOY, FIELDED, PREPARE, TAKE_LAND, InBattle, Table, verb
from ludoteka.games.elven_rage.turn import REFUSED_CARDS
from ludoteka.games.elven_rage.windows import BASE, BEYOND, declaration_detail, declaration_text, declarations, declare

REFUSE: Final = 0
LOOK: Final[i64] = BEYOND  # + number of the squad
FIGHT: Final[i64] = 2 * BEYOND  # + number of the squad
RETREAT: Final = 0
RETREAT_CARDS: Final[i64] = 2
FIELD_CARDS: Final = Row(7)  # the cards that are committed
NOBODY_SENT: Final[i64] = bit(21)  # all defenders come from the deck


class Prepare(InBattle):
    """Who defends the Land that was named."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        if not can_field(g, t.seat):
            g.push(Task(BREAK_OFF, t.seat))
            return
        kind = g.map.kinds[b.land]
        castle = kind in (CASTLE, CENTRE)
        if b.defender >= 0 and not g.players[b.defender].alive:
            b.defender = -1
        if b.defender >= 0:
            b.hand = b.defender
            g.push(Task(DEFEND if castle else ANSWER, b.defender))
            return
        b.hand = neutral_hand(g, t.seat)
        if castle:
            guards(g, b)
            g.push(Task(COMMIT, t.seat))
        else:
            if not g.squads:
                g.deal_squads()
            g.push(Task(SQUAD, t.seat))


def neutral_hand(g: Table, attacker: i64) -> i64:
    """A random other player plays the neutrals; in the alliance one of the other side (A20)."""
    others: list[int] = []
    for seat in range(g.seats):
        if g.players[seat].alive and not g.allied(seat, attacker):
            others.append(seat)
    if len(others) == 1:
        return others[0]
    hand = others[g.chance.below(len(others))]
    g.barrier += 1
    if g.events is not None:
        g.tell({"kind": "neutral-hand", "seat": hand})
    return hand


def guards(g: Table, b: Battle) -> None:
    """A Castle without an owner: its dragon and two random neutrals (R15, A67)."""
    b.defenders = [g.dragon_of(b.land)]
    for _ in range(FIELDED - 1):
        card = g.top_neutral()
        if card:
            b.defenders.append(card)
    b.stage = DEPLOYING


class SquadChoice(InBattle):
    """Look at a squad (n: one has), fight one, or refuse; what is seen may make one play something (A61)."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options: list[int] = [REFUSE]
        for squad in g.squads:
            if t.n == 0 and squad.open == 0:
                options.append(LOOK + squad.number)
        options += [FIGHT + squad.number for squad in g.squads]
        options += declarations(g, seat, NAMED, BASE)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        b = g.fight()
        if option >= FIGHT:
            squad = named_squad(g, option - FIGHT)
            g.squads.remove(squad)
            b.defenders = squad.cards.copy()
            b.seen = squad.seen
            b.open = squad.open
            b.stage = DEPLOYING
            if g.events is not None:
                g.tell({"kind": "squad-fought", "seat": int(seat), "squad": option - FIGHT})
            g.push(Task(COMMIT, seat))
        elif option >= LOOK:
            see_squad(g, seat, option - LOOK)
            g.push(Task(TURN_UP, seat, 0, option - LOOK))
        elif option != REFUSE:
            g.push(t)
            declare(g, seat, option, NAMED)
        else:
            if g.events is not None:
                g.tell({"kind": "refused", "seat": int(seat)})
            g.battle = None
            g.captures = 0
            g.draw(seat, REFUSED_CARDS, "refused")

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        if option == REFUSE:
            return "refuse"
        if option < LOOK:
            return declaration_text(g, option)
        return f"fight squad {option - FIGHT}" if option >= FIGHT else f"look at squad {option - LOOK}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if option == REFUSE:
            return {"do": "refuse"}
        if option < LOOK:
            return declaration_detail(g, option)
        if option < FIGHT:
            return {"do": "look", "squad": option - LOOK}
        return {"do": "fight", "squad": option - FIGHT}


def named_squad(g: Table, number: i64) -> Squad:
    """A squad that must be there."""
    squad = g.squad(number)
    if squad is None:
        raise AssertionError(f"there is no squad {number}")
    return squad


class TurnUp(InBattle):
    """One of the three cards looked at is laid open on top of squad n."""

    def fits(self, g: Table, t: Task) -> bool:
        return super().fits(g, t) and g.squad(t.n) is not None

    def run(self, g: Table, t: Task) -> None:
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))  # that all three are alike must not show

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return sorted(set(named_squad(g, t.n).cards))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        named_squad(g, t.n).open = option
        g.barrier += 1
        if g.events is not None:
            g.tell({"kind": "turned-up", "seat": int(seat), "squad": int(t.n), "card": CARDS[option].id})
        g.push(Task(SQUAD, seat, 0, 1))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"turn up {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "turn-up", "card": CARDS[option].id}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "turn-up", **g.battleground(), "squad": int(t.n)}


class Answer(InBattle):
    """The owner of an attacked Land sends three cards, or retreats and draws two; with too few, it is lost (R16)."""

    def run(self, g: Table, t: Task) -> None:
        b = g.fight()
        if can_field(g, t.seat) or b.garrison:
            g.ask_always(t, t.seat, self.offer(g, t, t.seat))
            return
        if g.events is not None:
            g.tell({"kind": "gave-up", "seat": int(t.seat), "land": g.map.names[b.land]})
        g.push(Task(TAKE_LAND, b.attacker))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found = hand_sets(g, seat, FIELDED, lent(g, seat), g.fight().garrison)
        return [RETREAT, *(found or [NOBODY_SENT])]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        b = g.fight()
        if option == RETREAT:
            if g.events is not None:
                g.tell({"kind": "retreated", "seat": int(seat), "land": g.map.names[b.land]})
            g.draw(seat, RETREAT_CARDS, "retreat")
            g.push(Task(TAKE_LAND, b.attacker))
            return
        if g.events is not None:
            g.tell({"kind": "accepted", "seat": int(seat)})
        b.defenders = commit(g, seat, sent(option))
        fill_up(g, b, seat)
        b.stage = DEPLOYING
        g.push(Task(COMMIT, b.attacker))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"accept with {set_text(sent(option))}" if option else "retreat"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        if option == RETREAT:
            return {"do": "retreat"}
        return {"do": "answer", "cards": set_ids(sent(option))}


def sent(option: int) -> int:
    """The cards that an answer sends."""
    return 0 if option == NOBODY_SENT else option


class Defend(InBattle):
    """A Castle is held by its dragon and two more; who has too few draws the missing ones (R17, A29)."""

    def run(self, g: Table, t: Task) -> None:
        g.fight().stage = DEPLOYING
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))  # that all cards in hand are alike must not show

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        nobody: list[int] = [0] if not g.players[seat].hand else []
        return nobody + hand_sets(g, seat, FIELDED - 1, lent(g, seat), True)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        b = g.fight()
        b.defenders = [g.dragon_of(b.land), *commit(g, seat, option)]
        fill_up(g, b, seat)
        g.push(Task(COMMIT, b.attacker))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"defend with {set_text(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "defend", "cards": set_ids(option)}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        b = g.fight()
        return {"kind": "defend", **g.battleground(), "dragon": CARDS[g.dragon_of(b.land)].id}


def fill_up(g: Table, b: Battle, seat: i64) -> None:
    """Missing defenders come from the deck, unseen; if it is empty too, fewer fight."""
    while len(b.defenders) < FIELDED:
        card = g.top_card(seat)
        if card == 0:
            return
        b.defenders.append(card)
        if g.events is not None:
            event: Happening = {"kind": "drew", "seat": int(seat), "n": 1, "why": "defence"}
            g.whisper(event, {"cards": [CARDS[card].id]}, bit(seat))


class Commit(InBattle):
    """The attacker sends three cards face down; with too few, the attack has failed (R18, A17)."""

    def run(self, g: Table, t: Task) -> None:
        options = self.offer(g, t, t.seat)
        if options:
            g.ask(t, t.seat, options)
        else:
            g.push(Task(BREAK_OFF, t.seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return hand_sets(g, seat, FIELDED, lent(g, seat), False)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.fight().attackers = commit(g, seat, option)
        g.push(Task(DEPLOY, seat))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"send {set_text(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "commit", "cards": set_ids(option)}


def lent(g: Table, seat: i64) -> list[int]:
    """Dragons this seat may add here; a Castle's own one defends it anyway."""
    return g.dragons_to_lend(seat, g.fight().land)


def can_field(g: Table, seat: i64) -> bool:
    size: i64 = len(g.players[seat].hand)
    return size >= FIELDED or (size + 1 >= FIELDED and len(lent(g, seat)) > 0)


def hand_sets(g: Table, seat: i64, places: i64, dragons: list[int], fewer: bool) -> list[int]:
    """Every different choice of cards for the places, one of which may be a dragon; `fewer` if the deck fills gaps."""
    hand = g.players[seat].hand
    found: list[int] = []
    size: i64 = len(hand)
    n = size if fewer and size < places else places
    if n == 3:
        last: int = -1
        for i in range(size - 2):
            if hand[i] == last:
                continue
            last = hand[i]
            second: int = -1
            for j in range(i + 1, size - 1):
                if hand[j] == second:
                    continue
                second = hand[j]
                pair = FIELD_CARDS.put(0, last) | FIELD_CARDS.put(1, second)
                third: int = -1
                for k in range(j + 1, size):
                    if hand[k] != third:
                        third = hand[k]
                        found.append(pair | FIELD_CARDS.put(2, third))
    elif n > 0:
        found = FIELD_CARDS.choices(hand, n)
    beside = size if fewer and size < places - 1 else places - 1
    for dragon in dragons:
        found += [cards | FIELD_CARDS.put(beside, dragon) for cards in FIELD_CARDS.choices(hand, beside)]
    return found


def set_text(option: int) -> str:
    return ", ".join([CARDS[card].slug for card in FIELD_CARDS.unpack(option)]) or "nobody"


def set_ids(option: int) -> list[str]:
    return [CARDS[card].id for card in FIELD_CARDS.unpack(option)]


def commit(g: Table, seat: i64, packed: int) -> list[int]:
    """Cards leave the hand and lie face down; what others know of them they know to be there or in the hand."""
    cards = FIELD_CARDS.unpack(packed)
    hand = g.players[seat].hand
    for card in cards:
        if not CARDS[card].dragon:
            hand.remove(card)
    if g.events is not None:
        shown = [CARDS[card].id for card in cards if CARDS[card].dragon]
        event: Happening = {"kind": "committed", "seat": int(seat), "n": len(cards), "dragons": shown}
        g.whisper(event, {"cards": [CARDS[card].id for card in cards]}, bit(seat))
    return cards


verb(Prepare("prepare"), promised=PREPARE)
SQUAD: Final = verb(SquadChoice("squad", n=BIT))
TURN_UP: Final = verb(TurnUp("turn-up", n=Number(1, MOST_SQUADS)))
ANSWER: Final = verb(Answer("answer"))
DEFEND: Final = verb(Defend("defend"))
COMMIT: Final = verb(Commit("commit"))
