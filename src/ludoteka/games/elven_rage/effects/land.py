"""Effects outside battle: cards, squads, rivals' things, and what may be done on the map this turn."""

from typing import Final, cast

from mypy_extensions import i64

from ludoteka.core.event import explain
from ludoteka.core.packing import Row, bit, has
from ludoteka.core.shape import Number
from ludoteka.core.state import Task
from ludoteka.games.elven_rage.cards.definition import CARDS, NAMED, TURN, Card, Step
from ludoteka.games.elven_rage.effects.effect import NEEDED, NO_AIM, Effect, defends, effect
from ludoteka.games.elven_rage.maps import PLAIN, TOWER
from ludoteka.games.elven_rage.pieces import NAMING, NOBODY, Battle
from ludoteka.games.elven_rage.shown import Aim, ArtifactGiven, Looked, Option, Question, SeatAim, SquadSeen
from ludoteka.games.elven_rage.table import CAUSES, FIELDED, PLAY, WINDOW, Table, Verb, verb

ANYWHERE: Final[i64] = 127
OUTSIDE: Final[i64] = TURN | NAMED
MOST_TAKEN: Final = 2  # cards that one action takes back
TAKEN: Final = Row(7)  # the cards that are taken back together


class Draw(Effect):
    """Draw n cards."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        player = g.players[seat]
        return [NO_AIM] if player.deck or player.discard else []

    def urgent(self, g: Table, seat: i64, card: Card) -> bool:
        return defends(g, seat)

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        g.draw(seat, step.n, "action")


draw: Final = effect(Draw("draw"), OUTSIDE, n=NEEDED)


class Dig(Draw):
    """Look at the top n cards of the own deck, keep one, discard the others."""

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        for _ in range(step.n):
            card = g.top_card(seat)
            if card:
                g.looked.append(card)
        if not g.looked:
            return
        g.looked.sort()
        g.looker = seat
        if g.events is not None:
            cards = [CARDS[card].id for card in g.looked]
            event: Looked = {"kind": "looked", "seat": int(seat), "n": len(cards)}
            explain(event, g.because(seat))
            g.whisper(event, {"cards": cards}, bit(seat))
        g.push(Task(KEEP_ONE, seat))


dig: Final = effect(Dig("dig"), OUTSIDE, n=NEEDED)


class KeepOne(Verb):
    """Keep one of the cards looked at; the others go to the discard pile."""

    def fits(self, g: Table, t: Task) -> bool:
        return g.looker == t.seat

    def run(self, g: Table, t: Task) -> None:
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))  # that they are all alike must not show

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return sorted(set(g.looked))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.looked.remove(option)
        g.take_into_hand(seat, option, 0)
        for card in g.looked:
            g.take_into_hand(seat, card, 0)
            g.discard(seat, card)
            g.tell_moved("discarded", seat, card)
        g.looked = []
        g.looker = NOBODY

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"keep {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "keep", "card": CARDS[option].id}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "keep-one", **g.anywhere()}


class Recover(Effect):
    """The card that is named from the own discard pile to the hand, never one that recovers."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        return sorted(set(recoverable(g, seat)))

    def urgent(self, g: Table, seat: i64, card: Card) -> bool:
        return defends(g, seat)

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        if target in g.players[seat].discard:
            recover_card(g, seat, target)

    def words(self, g: Table, step: Step, target: int) -> str:
        return CARDS[target].slug

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        return {"effect": "recover", "taken": CARDS[target].id}


recover: Final = effect(Recover("recover"), OUTSIDE)


class Recall(Effect):
    """n cards from the own discard pile to the hand, chosen together when it is done; never one that recovers."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        return [NO_AIM] if recoverable(g, seat) else []

    def urgent(self, g: Table, seat: i64, card: Card) -> bool:
        return defends(g, seat)

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        n = min(step.n, len(recoverable(g, seat)))
        if n > 0:
            g.push(Task(RECOVER, seat, 0, n))


recall: Final = effect(Recall("recall"), OUTSIDE, n=NEEDED)


class RecoverCards(Verb):
    """Which n cards of the own discard pile go to the hand."""

    def fits(self, g: Table, t: Task) -> bool:
        return len(recoverable(g, t.seat)) >= t.n

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return TAKEN.choices(recoverable(g, seat), t.n)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        for card in TAKEN.unpack(option):
            recover_card(g, seat, card)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return "recover " + ", ".join([CARDS[card].slug for card in TAKEN.unpack(option)])

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "recover", "cards": [CARDS[card].id for card in TAKEN.unpack(option)]}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "recover", **g.anywhere(), "n": int(t.n)}


def recoverable(g: Table, seat: i64) -> list[int]:
    """Cards in the own discard pile that may be taken back."""
    return [card for card in g.players[seat].discard if not recovers(card)]


def recovers(card: int) -> bool:
    return CARDS[card].steps[0].effect == recover.code


def recover_card(g: Table, seat: i64, card: i64) -> None:
    g.players[seat].discard.remove(card)
    g.take_into_hand(seat, card, g.everyone())
    g.tell_moved("recovered", seat, card)


class OnSquad(Effect):
    """An effect aimed at one of the squads, by its number."""

    def words(self, g: Table, step: Step, target: int) -> str:
        return f"squad {target}"

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        return {"effect": "scout", "squad": target}


class Scout(OnSquad):
    """See all three cards of a squad that one does not know yet, n times; nothing is turned up. Here the one named."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        return unseen_squads(g, seat)

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        see_squad(g, seat, target)
        if step.n > 1:
            g.push(Task(SCOUT_MORE, seat, 0, step.n - 1))


scout: Final = effect(Scout("scout"), OUTSIDE, n=1)


class ScoutMore(Verb):
    """See another squad."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return unseen_squads(g, seat)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        see_squad(g, seat, option)
        if t.n > 1:
            g.push(Task(SCOUT_MORE, seat, 0, t.n - 1))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"look at squad {option}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "look", "squad": option}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "scout-more", **g.anywhere(), "n": int(t.n)}


def unseen_squads(g: Table, seat: i64) -> list[int]:
    """The numbers of the squads that a seat does not know yet."""
    return [squad.number for squad in g.squads if not has(squad.seen, seat)]


def see_squad(g: Table, seat: i64, number: i64) -> None:
    """A seat learns which cards a squad has, if it is still there."""
    squad = g.squad(number)
    if squad is None:
        return
    squad.seen |= bit(seat)
    g.barrier += 1
    if g.events is not None:
        cards = [CARDS[card].id for card in squad.cards]
        event: SquadSeen = {"kind": "squad-seen", "seat": int(seat), "squad": int(number)}
        explain(event, g.because(seat))
        g.whisper(event, {"cards": cards}, bit(seat))


class OnSeat(Effect):
    """An effect aimed at a rival."""

    def fits(self, g: Table, rival: i64) -> bool:
        raise NotImplementedError

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        found: list[int] = []
        for rival in range(g.seats):
            if g.players[rival].alive and not g.allied(seat, rival) and self.fits(g, rival):
                found.append(rival)
        return found

    def words(self, g: Table, step: Step, target: int) -> str:
        return f"seat {target}"

    def detail(self, g: Table, step: Step, target: int) -> Aim:
        return {"effect": cast(SeatAim, self.name), "target": target}


class Shame(OnSeat):
    """A rival discards n random cards."""

    def fits(self, g: Table, rival: i64) -> bool:
        return len(g.players[rival].hand) > 0

    def urgent(self, g: Table, seat: i64, card: Card) -> bool:
        b = g.battle
        return b is not None and b.defender == seat and len(g.players[b.attacker].hand) > 0

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        for _ in range(step.n):
            hand = g.players[target].hand
            if not hand:
                return
            card = hand[g.chance.below(len(hand))]
            g.barrier += 1
            g.discard(target, card)
            g.tell_moved("discarded", target, card)


shame: Final = effect(Shame("shame"), OUTSIDE, n=1)


class Rob(OnSeat):
    """Take a treasure or artifact from a rival, whichever chance gives."""

    def fits(self, g: Table, rival: i64) -> bool:
        return g.players[rival].treasures > 0 or len(g.players[rival].artifacts) > 0

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        victim = g.players[target]
        goods = len(victim.artifacts) + victim.treasures
        if goods == 0:
            return
        pick = g.chance.below(goods)
        g.barrier += 1
        if pick < victim.treasures:
            give_treasure(g, target, seat)
        else:
            card = victim.artifacts[pick - victim.treasures]
            give_artifact(g, target, seat, card, bit(seat) | bit(target))


rob: Final = effect(Rob("rob"), TURN)


def give_treasure(g: Table, giver: i64, taker: i64) -> None:
    g.players[giver].treasures -= 1
    g.players[taker].treasures += 1
    if g.events is not None:
        g.tell({"kind": "treasure-given", "seat": int(giver), "to": int(taker), **g.because(giver)})


def give_artifact(g: Table, giver: i64, taker: i64, card: i64, seen: i64) -> None:
    """An artifact changes hands before the eyes of the seats in `seen`."""
    g.players[giver].artifacts.remove(card)
    g.forget_artifact(giver, card)
    g.players[taker].artifacts = sorted([*g.players[taker].artifacts, card])
    for viewer in range(g.seats):
        if viewer not in (giver, taker):  # who knows of artifacts here can no longer be sure
            place = viewer * g.seats + giver
            g.known_artifacts[place] = ()
    place = giver * g.seats + taker
    g.known_artifacts[place] = tuple(sorted((*g.known_artifacts[place], card)))
    if g.events is not None:
        event: ArtifactGiven = {"kind": "artifact-given", "seat": int(giver), "to": int(taker)}
        explain(event, g.because(giver))
        g.whisper(event, {"card": CARDS[card].id}, int(seen))


class Teleport(Effect):
    """A player who owns a Tower may name a Land next to any Tower this turn."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        free = g.active == seat and g.battle is None and not g.teleport
        return [NO_AIM] if free and g.players[seat].towers > 0 else []

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        g.teleport = g.active == seat


teleport: Final = effect(Teleport("teleport"), TURN)


class March(Effect):
    """The player may capture once more this turn."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        return [NO_AIM] if g.active == seat and g.battle is None and g.captures == 1 else []

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        if g.active == seat:
            g.captures += 1


march: Final = effect(March("march"), TURN)


class Garrison(Effect):
    """Whoever fights for their own Land under attack draws missing defenders from the deck, and may retreat as ever."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        b = g.battle
        return [NO_AIM] if b is not None and self.fits(g, seat, b) else []

    def fits(self, g: Table, seat: i64, b: Battle) -> bool:
        kind = g.map.kinds[b.land]
        return b.stage == NAMING and b.defender == seat and not b.garrison and kind in (PLAIN, TOWER)

    def urgent(self, g: Table, seat: i64, card: Card) -> bool:
        """Nothing is missing as long as three cards are left."""
        b = g.battle
        left: i64 = len(g.players[seat].hand) - (0 if card.artifact else 1)
        return b is not None and left + (1 if g.dragons_to_lend(seat, b.land) else 0) < FIELDED

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        b = g.battle
        if b is not None and self.fits(g, seat, b):
            b.garrison = True


garrison: Final = effect(Garrison("garrison"), NAMED)


class MoreLands(Effect):
    """This turn the player counts n Lands more for the prices of actions."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        return [NO_AIM]

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        g.players[seat].more_lands += step.n


more_lands: Final = effect(MoreLands("more-lands"), ANYWHERE, answers=0, n=NEEDED)


class Cancel(Effect):
    """The declaration that this one answers does nothing."""

    def targets(self, g: Table, seat: i64, step: Step) -> list[int]:
        link = top_link(g)
        return [NO_AIM] if link is not None and not g.allied(seat, link.seat) else []

    def apply(self, g: Table, seat: i64, step: Step, target: i64) -> None:
        link = top_link(g)
        if link is not None:
            g.agenda.remove(link)
            if g.events is not None:
                card = CARDS[link.card].id
                g.tell({"kind": "cancelled", "seat": int(seat), "card": card, "to": int(link.seat), **g.because(seat)})


cancel: Final = effect(Cancel("cancel"), 0, answers=ANYWHERE)


def top_link(g: Table) -> Task | None:
    """The declaration on top of the chain, beneath a window that may lie on it."""
    i: i64 = len(g.agenda) - 1
    if i >= 0 and g.agenda[i].verb == WINDOW:
        i -= 1
    return g.agenda[i] if i >= 0 and g.agenda[i].verb == PLAY else None


KEEP_ONE: Final = verb(KeepOne("keep-one"))
RECOVER: Final = verb(RecoverCards("recover", n=Number(1, MOST_TAKEN)))
SCOUT_MORE: Final = verb(ScoutMore("scout-more", n=Number(1, 9)))
# The only cards that ask so.
CAUSES.update({KEEP_ONE: "black:7", RECOVER: "artifact:19", SCOUT_MORE: "artifact:17"})
