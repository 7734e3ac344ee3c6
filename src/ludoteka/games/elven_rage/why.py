"""Why something cannot be done now: the rules that `offer` follows, told as data. Conformance compares the two."""

from mypy_extensions import i64

from ludoteka.core.errors import Refused
from ludoteka.core.event import Data
from ludoteka.core.packing import has
from ludoteka.core.state import Task
from ludoteka.core.why import check_form
from ludoteka.games.elven_rage.battle import ACT
from ludoteka.games.elven_rage.bounds import MOST_SQUADS
from ludoteka.games.elven_rage.cards.definition import CARDS, DIRECTIONS, MOVEMENT, NAMED, TURN, WINDOWS, Card
from ludoteka.games.elven_rage.effects.land import SCOUT_MORE, unseen_squads
from ludoteka.games.elven_rage.fight import alive, choices, is_attack, next_to_act, place, strike
from ludoteka.games.elven_rage.pieces import FIGHTING, Battle, Fighter
from ludoteka.games.elven_rage.prepare import SQUAD, named_squad
from ludoteka.games.elven_rage.shown import Reason, Thing
from ludoteka.games.elven_rage.table import NEXT, WINDOW, Table
from ludoteka.games.elven_rage.turn import CAPTURE, DISCARD, may_trade, missing_cards
from ludoteka.games.elven_rage.windows import BASE, OUTSIDE, declarable, has_target, needs_all_cards


def things(g: Table, seat: int) -> list[Thing]:
    """All that a person may want to do with the Lands, their cards and the warriors, of cards alike one each."""
    player = g.players[seat]
    found: list[Thing] = [{"do": "cash"}, {"do": "trade"}]
    for cell in range(len(g.owner)):
        found.append({"do": "attack", "land": g.map.names[cell], "owner": g.owner[cell]})
    for card in sorted({*player.hand, *player.artifacts}):
        found.append({"do": "play", "card": CARDS[card].id})
    for squad in g.squads:
        found.append({"do": "look", "squad": int(squad.number)})
    b = g.battle
    if b is None or b.stage != FIGHTING:
        return found
    actor = acting(g, seat)
    for uid, fighter in enumerate(b.fighters):
        if not alive(fighter):
            continue
        if b.owner_of(fighter.side) == seat:
            found.append({"do": "act-with", "uid": uid})
        if actor >= 0 and fighter.side == 1 - b.fighters[actor].side:
            found.append({"do": "strike", "victim_uid": uid})
    if actor >= 0:
        for direction in DIRECTIONS:
            found.append({"do": "move", "direction": direction})
    return found


def acting(g: Table, seat: i64) -> i64:
    """The warrior with which the seat is to strike or move now, -1 for none."""
    top = g.agenda[-1] if g.agenda else None
    return top.n if top is not None and top.verb == ACT and top.seat == seat and g.asked else -1


def check_thing(g: Table, seat: int, thing: Data) -> None:
    """Raise Refused unless the thing is there for this seat."""
    check_form(thing, Thing)
    do: str = thing["do"]
    if do == "attack":
        land: str = thing["land"]
        if land not in g.map.names or g.owner[g.map.names.index(land)] != thing["owner"]:
            raise Refused(f"there is no Land '{land}' of seat {thing['owner']}")
    elif do == "play":
        if held(g, seat, thing["card"]) == 0:
            raise Refused(f"seat {seat} does not hold the card '{thing['card']}'")
    elif do == "look":
        if not 1 <= thing["squad"] <= MOST_SQUADS or g.squad(thing["squad"]) is None:
            raise Refused(f"there is no squad {thing['squad']}")
    elif do in ("strike", "move", "act-with"):
        check_warrior(g, seat, do, thing)


def check_warrior(g: Table, seat: i64, do: str, thing: Data) -> None:
    b = g.battle
    if b is None or b.stage != FIGHTING:
        raise Refused("no battle is being fought")
    actor = acting(g, seat)
    if do != "act-with" and actor < 0:
        raise Refused(f"seat {seat} has no warrior about to act")
    if do == "move":
        return
    uid: int = thing["uid"] if do == "act-with" else thing["victim_uid"]
    if not 0 <= uid < len(b.fighters) or not alive(b.fighters[uid]):
        raise Refused(f"there is no warrior {uid} on the field")
    side = b.fighters[uid].side
    if do == "act-with" and b.owner_of(side) != seat:
        raise Refused(f"warrior {uid} does not fight for seat {seat}")
    if do == "strike" and side != 1 - b.fighters[actor].side:
        raise Refused(f"warrior {uid} is not an enemy")


def held(g: Table, seat: i64, name: str) -> i64:
    """A card in hand or an artifact by its id, 0 if it is not there."""
    player = g.players[seat]
    for code in [*player.hand, *player.artifacts]:
        if CARDS[code].id == name:
            return code
    return 0


def asks_for(task: Task, thing: Data) -> bool:
    """Whether the thing is among what may be answered to this task at its best."""
    do: str = thing["do"]
    if do in ("attack", "trade"):
        return task.verb == CAPTURE
    if do == "look":
        return task.verb in (SQUAD, SCOUT_MORE)
    if do == "act-with":
        return task.verb == NEXT
    return do in ("strike", "move") or moment(task) is not None


def moment(task: Task) -> tuple[int, bool] | None:
    """The window that a question is, and whether it is for answers; nothing where no card can be declared."""
    if task.verb == WINDOW:
        return task.n, task.m != BASE
    if task.verb in (CAPTURE, DISCARD):
        return TURN, False
    return (NAMED, False) if task.verb == SQUAD else None


def refusals(g: Table, seat: i64, thing: Data) -> list[Reason]:
    """What stands against a thing."""
    do: str = thing["do"]
    if do == "attack":
        return against_attack(g, seat, g.map.names.index(thing["land"]))
    if do == "play":
        return against_playing(g, seat, CARDS[held(g, seat, thing["card"])])
    if do == "cash":
        return against_cashing(g, seat)
    if do == "trade":
        return [] if may_trade(g, seat) else [{"kind": "no-partner"}]
    if do == "look":
        return against_looking(g, seat, thing["squad"])
    b = g.fight()
    if do == "act-with":
        return against_acting(b, thing["uid"])
    actor = b.fighters[acting(g, seat)]
    if do == "move":
        return against_moving(b, actor, DIRECTIONS.index(thing["direction"]))
    return against_striking(b, actor, b.fighters[thing["victim_uid"]].slot)


# --- Lands, cards, treasures ---


def against_attack(g: Table, seat: i64, cell: i64) -> list[Reason]:
    owner: i64 = g.owner[cell]
    if owner == seat:
        return [{"kind": "own-land"}]
    if owner >= 0 and g.teams[owner] == g.teams[seat]:
        return [{"kind": "ally-land"}]
    found: list[Reason] = []
    if cell not in g.targets(seat):
        found.append({"kind": "not-near"})
    missing = missing_cards(g, seat, cell)
    if missing > 0:
        found.append({"kind": "needs-cards", "n": missing})
    return found


def against_playing(g: Table, seat: i64, card: Card) -> list[Reason]:
    player = g.players[seat]
    found: list[Reason] = []
    lands = player.lands + player.more_lands
    if card.price > lands:
        found.append({"kind": "needs-lands", "n": card.price - lands})
    if player.played.count(card.code) >= card.copies:
        found.append({"kind": "played"})
    if not has(g.asked, seat):
        return found
    now = moment(g.agenda[-1])
    if now is None:
        return found
    kind, answering = now
    if not (card.answers if answering else card.windows) & kind:
        found.append(untimely(card, kind))
        return found
    if needs_all_cards(g, seat) and not card.artifact:
        found.append({"kind": "needs-all-cards"})
    if not found:
        if not declarable(g, seat, player, card, kind, answering):
            found.append({"kind": "own-battle"})
        elif not has_target(g, seat, card):
            found.append({"kind": "no-target"})
    return found


def untimely(card: Card, kind: i64) -> Reason:
    """Why this is not the moment for a card: at the same one it may be an answer, or no answer, or it has others."""
    if card.answers & kind:
        return {"kind": "only-as-answer"}
    if card.windows & kind:
        return {"kind": "not-as-answer"}
    return {"kind": "not-now", "window": [name for bit, name in WINDOWS.items() if (card.windows | card.answers) & bit]}


def against_cashing(g: Table, seat: i64) -> list[Reason]:
    if g.players[seat].treasures == 0:
        return [{"kind": "no-treasure"}]
    now = moment(g.agenda[-1]) if has(g.asked, seat) else None
    if now is None:
        return []
    kind, answering = now
    if not kind & OUTSIDE:
        return [{"kind": "only-outside"}]
    return [{"kind": "not-as-answer"}] if answering else []


def against_looking(g: Table, seat: i64, number: i64) -> list[Reason]:
    top = g.agenda[-1]
    if top.verb == SCOUT_MORE and top.seat == seat:
        return [] if number in unseen_squads(g, seat) else [{"kind": "squad-known"}]
    if named_squad(g, number).open:
        return [{"kind": "squad-open"}]
    if top.verb != SQUAD:
        return [{"kind": "squad-later"}]
    return [{"kind": "looked"}] if top.n else []


# --- warriors ---


def against_acting(b: Battle, uid: i64) -> list[Reason]:
    if b.fighters[uid].acted:
        return [{"kind": "has-acted"}]
    return [] if uid in next_to_act(b) else [{"kind": "initiative"}]


def against_striking(b: Battle, actor: Fighter, slot: i64) -> list[Reason]:
    direction: i64 = 0
    while place(actor.slot, direction) != slot:
        direction += 1
    if not is_attack(actor.icon(direction)):
        return [{"kind": "no-attack"}]
    if strike(b, actor, direction) == 0:
        return [{"kind": "blocked"}]
    return [] if direction in choices(b, actor) else [{"kind": "must-hurt"}]


def against_moving(b: Battle, actor: Fighter, direction: i64) -> list[Reason]:
    if actor.icon(direction) != MOVEMENT:
        return [{"kind": "no-movement"}]
    return [] if direction in choices(b, actor) else [{"kind": "must-strike"}]
