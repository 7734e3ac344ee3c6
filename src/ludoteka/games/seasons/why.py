"""Why something cannot be done now: the rules that `offer` follows, told as data. Conformance compares the two."""

from mypy_extensions import i64

from ludoteka.core.errors import Refused
from ludoteka.core.event import Data
from ludoteka.core.state import Task
from ludoteka.core.why import check_form
from ludoteka.games.seasons.bounds import BONUS_MAX, GAUGE_MAX, PASSIVE_TOKEN
from ludoteka.games.seasons.cards.definition import CARDS, Card
from ludoteka.games.seasons.effects.deck import different_cards
from ludoteka.games.seasons.enchantments import VISION_OF_DESTINY
from ludoteka.games.seasons.energy import WATER, common, count, counts, size, surplus
from ludoteka.games.seasons.payment import saving
from ludoteka.games.seasons.pieces import Placed, Player
from ludoteka.games.seasons.shown import DeedDo, Reason, Thing
from ludoteka.games.seasons.table import LAST_YEAR, TAKE_DIE, VERBS, Table
from ludoteka.games.seasons.tokens import WATER_NEEDED, can_use_token
from ludoteka.games.seasons.turn import (
    BEFORE_DIE,
    DIE,
    DIE_DRAW,
    MAIN,
    STEADFAST,
    VISION_PRICE,
    has_energy,
    has_fifth_bonus,
    rooted,
    surcharge,
)

BONUSES: tuple[DeedDo, ...] = ("bonus-exchange", "bonus-transmute", "bonus-gauge", "bonus-draw")


def things(g: Table, seat: int) -> list[Thing]:
    """All that a person may want to do with what lies before them, of cards alike one each."""
    player = g.players[seat]
    found: list[Thing] = [{"do": do} for do in BONUSES]
    if has_fifth_bonus(g):
        found.append({"do": "bonus-draw-one"})
    found.append({"do": "start-transmuting"})
    if player.token:
        found.append({"do": "use-token", "token": player.token})
    if g.enchantment == VISION_OF_DESTINY:
        found.append({"do": "buy-off"})
    for card in different_cards(sorted([*player.hand, *player.archive_2, *player.archive_3])):
        found.append({"do": "summon", "card": CARDS[card].id})
    for uid in g.different(player.tableau):
        found.append({"do": "activate", "card": g.source(uid), "uid": uid})
    for place in range(len(g.rolled)):
        found.append({"do": "take-die", "place": place})
    return found


def check_thing(g: Table, seat: int, thing: Data) -> None:
    """Raise Refused unless the thing is there for this seat."""
    check_form(thing, Thing)
    do: str = thing["do"]
    player = g.players[seat]
    if do == "summon":
        if held(player, thing["card"]) == 0:
            raise Refused(f"seat {seat} does not hold the card '{thing['card']}'")
    elif do == "activate":
        uid: int = thing["uid"]
        if not 0 < uid < len(g.played) or g.find(seat, uid) is None or g.source(uid) != thing["card"]:
            raise Refused(f"seat {seat} has no card '{thing['card']}' with uid {uid} in play")
    elif do == "take-die":
        if not 0 <= thing["place"] < len(g.rolled):
            raise Refused(f"there is no die at place {thing['place']}: the row has {len(g.rolled)}")
    elif do == "use-token":
        if player.token == 0 or player.token != thing["token"]:
            raise Refused(f"seat {seat} does not have ability token {thing['token']}")
    elif (do == "bonus-draw-one" and not has_fifth_bonus(g)) or (
        do == "buy-off" and g.enchantment != VISION_OF_DESTINY
    ):
        raise Refused(f"'{do}' needs an enchantment that is not in force")


def asks_for(g: Table, task: Task, thing: Data) -> bool:
    """Whether the thing is among what may be answered to this task at its best."""
    do: str = thing["do"]
    if do == "take-die":
        return task.verb == TAKE_DIE
    if do == "bonus-draw":
        return task.verb == DIE_DRAW
    if do == "activate" and CARDS[g.face_of(task.seat, thing["uid"])].early:
        return task.verb == BEFORE_DIE
    return task.verb == MAIN


def refusals(g: Table, seat: i64, thing: Data) -> list[Reason]:
    """What stands against a thing."""
    do: str = thing["do"]
    if do == "summon":
        return against_summoning(g, seat, held(g.players[seat], thing["card"]))
    if do == "activate":
        placed = g.find(seat, thing["uid"])
        return against_activating(g, seat, placed) if placed is not None else []
    if do == "take-die":
        return against_die(g, seat, thing["place"])
    if do == "start-transmuting":
        return against_transmuting(g, seat)
    if do == "use-token":
        return against_token(g, seat)
    if do == "buy-off":
        return against_buying_off(g, seat)
    return against_bonus(g, seat, do)


# --- cards ---


def held(player: Player, name: str) -> i64:
    """A card in hand or archive by its id, 0 if it is not there."""
    for cards in (player.hand, player.archive_2, player.archive_3):
        for card in cards:
            if CARDS[card].id == name:
                return card
    return 0


def against_summoning(g: Table, seat: i64, code: i64) -> list[Reason]:
    player = g.players[seat]
    if code not in player.hand:
        return [{"kind": "archived", "year": 2 if code in player.archive_2 else LAST_YEAR}]
    card = CARDS[code]
    found: list[Reason] = []
    if not g.has_room(seat):
        found.append({"kind": "gauge-full", "cards": len(player.tableau), "gauge": player.gauge})
    if g.active == seat and rooted(g):
        found.append({"kind": "one-summon"})
    price = card.costs[g.seats - 2].crystals
    fee = g.rival_leeches(seat)
    if player.crystals - fee < price:
        found.append(g.lacking_crystals(seat, price, fee))
    have = player.spendable()
    if not has_energy(g, player, have, card):
        found += lacking_energy(g, player, have, card)
    return found


def lacking_energy(g: Table, player: Player, have: i64, card: Card) -> list[Reason]:
    """The tokens that are missing for summoning a card."""
    spirit = surcharge(g)
    cost = card.costs[g.seats - 2].energy
    whole: i64 = 1 if card.any_elements else size(cost)
    due = whole + spirit - saving(player, whole + spirit)
    if card.any_elements:
        return [{"kind": "needs-any", "n": due - size(have)}]
    found: list[Reason] = []
    missing = surplus(cost, have)
    n: i64 = max(due - spirit - common(have, cost), 0)
    if n > 0:
        energy = counts(missing)
        if n == size(missing):
            found.append({"kind": "needs-energy", "energy": energy, "n": n})
        else:
            found.append({"kind": "needs-some", "energy": energy, "n": n})
    rest = due - size(have) - n
    if rest > 0:
        found.append({"kind": "needs-any", "n": rest})
    return found


def against_activating(g: Table, seat: i64, placed: Placed) -> list[Reason]:
    card = CARDS[placed.face]
    if not card.activation:
        return [{"kind": "no-activation"}]
    found: list[Reason] = []
    if placed.tapped:
        found.append({"kind": "once-a-round"})
    if card.early:
        if g.active == seat and not awaits(g, BEFORE_DIE):
            found.append({"kind": "before-die"})
        return found
    player = g.players[seat]
    crystals: i64 = max(player.crystals - g.rival_fairies(seat), 0)
    if not g.can_activate(seat, placed, crystals):
        for step in card.activation:
            if not VERBS[step.verb].can(g, seat, step, placed, crystals):
                for reason in VERBS[step.verb].lacks(g, seat, step, placed, crystals):
                    if reason not in found:
                        found.append(reason)
    return found


# --- dice, energy, bonuses, tokens ---


def against_die(g: Table, seat: i64, place: i64) -> list[Reason]:
    found: list[Reason] = []
    if g.taken[seat] >= 0:
        found.append({"kind": "has-die"})
    if place in g.taken and g.taken[seat] != place:
        found.append({"kind": "die-taken", "seat": g.taken.index(place)})
    return found


def awaits(g: Table, verb: i64) -> bool:
    """Whether a task with this verb lies on the agenda."""
    return any(task.verb == verb for task in g.agenda)


def after_die(g: Table, seat: i64) -> bool:
    """Whether it is the seat's turn and its die has been carried out."""
    return g.active == seat and not (awaits(g, BEFORE_DIE) or awaits(g, STEADFAST) or awaits(g, DIE))


def against_transmuting(g: Table, seat: i64) -> list[Reason]:
    found: list[Reason] = []
    if after_die(g, seat) and not g.may_transmute(seat):
        found.append({"kind": "no-transmuting"})
    if g.players[seat].spendable() == 0:
        found.append({"kind": "no-energy"})
    return found


def against_bonus(g: Table, seat: i64, do: str) -> list[Reason]:
    player = g.players[seat]
    if player.bonus >= BONUS_MAX:
        return [{"kind": "bonuses-used", "n": BONUS_MAX}]
    if do == "bonus-exchange":
        tokens = size(player.spendable())
        return [{"kind": "needs-any", "n": 2 - tokens}] if tokens < 2 else []
    if do == "bonus-gauge":
        return [{"kind": "gauge-top"}] if player.gauge >= GAUGE_MAX else []
    if do == "bonus-draw":
        return [{"kind": "no-draw"}] if after_die(g, seat) and not awaits(g, DIE_DRAW) else []
    if do == "bonus-draw-one":
        return [] if g.deck or g.discard else [{"kind": "no-deck-nor-discard"}]
    return []


def against_token(g: Table, seat: i64) -> list[Reason]:
    player = g.players[seat]
    token = player.token
    if player.token_used:
        return [{"kind": "token-used"}]
    if can_use_token(g, seat):
        return []
    if token == PASSIVE_TOKEN:
        return [{"kind": "passive-token"}]
    if token == 1:
        return [{"kind": "no-deck-nor-discard"}]
    if token == 2:
        return [{"kind": "no-card"}]
    if token == 4:
        return [{"kind": "gauge-needed", "cards": len(player.tableau), "gauge": player.gauge}]
    if token == 8:
        n = WATER_NEEDED - count(player.spendable(), 1)
        return [{"kind": "needs-energy", "energy": counts(WATER * n), "n": n}]
    return [{"kind": "gauge-top"}] if token == 9 else [{"kind": "no-deck"}]


def against_buying_off(g: Table, seat: i64) -> list[Reason]:
    player = g.players[seat]
    found: list[Reason] = []
    if g.active == seat and g.vision_used:
        found.append({"kind": "once-a-turn"})
    if player.crystals < VISION_PRICE:
        found.append(g.lacking_crystals(seat, VISION_PRICE, 0))
    if not g.deck:
        found.append({"kind": "no-deck"})
    return found
