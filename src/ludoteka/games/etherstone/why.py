"""Why something cannot be done now: the rules that `offer` follows, told as data. Conformance compares the two."""

from mypy_extensions import i64

from ludoteka.core.errors import Refused
from ludoteka.core.event import Data
from ludoteka.core.packing import has
from ludoteka.core.state import Task
from ludoteka.core.why import check_form
from ludoteka.games.etherstone.abilities import (
    REACT,
    amount,
    applicable,
    given_x,
    in_progress,
    matches,
    pending,
    unpaid,
)
from ludoteka.games.etherstone.attack import PLAN, falling, most_strength, targets
from ludoteka.games.etherstone.cards.definition import (
    AT_ONCE,
    CARDS,
    DIE,
    ON_ATTACK,
    STEPS,
    Ability,
    Step,
    card_named,
)
from ludoteka.games.etherstone.effects.fight import attack
from ludoteka.games.etherstone.effects.goods import drop, spend
from ludoteka.games.etherstone.effects.tableau import exhaust, exhaust_self, summon
from ludoteka.games.etherstone.payment import discount
from ludoteka.games.etherstone.shown import MissingStones, Reason, Thing
from ludoteka.games.etherstone.stones import ANY, COLOUR_NAMES, COLOURS, PURPLE, count, counts, size, some
from ludoteka.games.etherstone.summoning import ARRIVE, can_summon, reliefs
from ludoteka.games.etherstone.table import ACTION, APPLY, DICE, Table, fits
from ludoteka.games.etherstone.turn import TRAY


def things(g: Table, seat: int) -> list[Thing]:
    """All that a person may want to do with the dice, their hand, the threats and the abilities in play."""
    found: list[Thing] = [{"do": "refresh"}, {"do": "rest"}]
    if g.round:
        for die in range(DICE):
            found.append({"do": "take-purple" if die == PURPLE else "take-die", "die": COLOUR_NAMES[die]})
    for card in g.players[seat].hand:
        found.append({"do": "summon", "card": CARDS[card].id})
    for card in g.row:
        found.append({"do": "attack", "card": CARDS[card].id})
    for card in own_cards(g, seat):
        for ability in CARDS[card].abilities:
            if ability.applied():
                found.append({"do": "apply", "card": CARDS[card].id, "ability": int(ability.index)})
    return found


def own_cards(g: Table, seat: i64) -> list[int]:
    """The leader, once it is chosen, and the entities in play."""
    player = g.players[seat]
    leader = [int(player.leader)] if player.leader else []
    return leader + [int(placed.card) for placed in player.tableau]


def check_thing(g: Table, seat: int, thing: Data) -> None:
    """Raise Refused unless the thing is there for this seat."""
    check_form(thing, Thing)
    do: str = thing["do"]
    if do in ("take-die", "take-purple"):
        if (do == "take-purple") != (thing["die"] == COLOUR_NAMES[PURPLE]) or g.round == 0:
            raise Refused(f"the {thing['die']} die cannot be taken like that")
    elif do in ("summon", "attack") and known(g, seat, thing) == 0:
        raise Refused(f"seat {seat} cannot {do} '{thing['card']}': it is not there")
    elif do == "apply" and named(g, seat, thing) is None:
        raise Refused(f"seat {seat} has no ability {thing['ability']} of '{thing['card']}' to apply")


def known(g: Table, seat: i64, thing: Data) -> i64:
    """The card in hand or the open threat that a thing names, 0 if it is not there."""
    for card in g.players[seat].hand if thing["do"] == "summon" else g.row:
        if CARDS[card].id == thing["card"]:
            return card
    return 0


def named(g: Table, seat: i64, thing: Data) -> Ability | None:
    """The ability that a thing names, None if it is not there."""
    for card in own_cards(g, seat):
        if CARDS[card].id == thing["card"]:
            for ability in CARDS[card].abilities:
                if ability.index == thing["ability"] and ability.applied():
                    return ability
    return None


def asks_for(task: Task, thing: Data) -> bool:
    """Whether the thing is among what may be answered to this task at its best."""
    do: str = thing["do"]
    if do == "apply":
        trigger = card_named(thing["card"]).abilities[thing["ability"] - 1].trigger
        if trigger == DIE:
            return task.verb in (TRAY, APPLY)
        if trigger == ON_ATTACK:
            return task.verb == PLAN
        return task.verb == (ARRIVE if trigger == AT_ONCE else REACT)
    return (
        task.verb == ACTION
        or (task.verb == summon.code and do == "summon")
        or (task.verb == attack.code and do == "attack")
    )


def refusals(g: Table, seat: i64, thing: Data) -> list[Reason]:
    """What stands against a thing."""
    do: str = thing["do"]
    if do == "summon":
        return against_summoning(g, seat, known(g, seat, thing))
    if do == "attack":
        return against_attack(g, seat, known(g, seat, thing))
    if do == "refresh":
        return [{"kind": "no-refresh"}] if g.active == seat and not (g.fresh and g.in_market()) else []
    if do == "rest":
        return []
    if do == "apply":
        ability = named(g, seat, thing)
        return [] if ability is None else against_applying(g, seat, ability)
    holder: int = g.holders[COLOUR_NAMES.index(thing["die"])]
    return [{"kind": "die-held", "seat": holder}] if holder >= 0 else []


def effect(g: Table, seat: i64, verb: i64) -> Task | None:
    """The ability on whose behalf the seat is asked now, if its verb is this one."""
    if not g.asked or g.agenda[-1].verb != verb or g.agenda[-1].seat != seat:
        return None
    return g.agenda[-1]


def against_summoning(g: Table, seat: i64, card: i64) -> list[Reason]:
    less: i64 = 0
    task = effect(g, seat, summon.code)
    if task is not None:
        if not fits(card, STEPS[task.n]):
            return [{"kind": "other-cards"}]
        less = task.m
    return [] if can_summon(g, seat, card, less) else [missing_stones(g, seat, card, less)]


def missing_stones(g: Table, seat: i64, card: i64, less: i64) -> MissingStones:
    """What is missing for the cheapest way to pay; it is known that the card cannot be paid."""
    stones = g.players[seat].stones
    less += discount(g, seat, card)
    best = missing_for(stones, card, less, False)
    for more, any_colours in reliefs(g, seat, card):
        other = missing_for(stones, card, less + more, any_colours)
        if other["n"] < best["n"]:
            best = other
    return best


def missing_for(stones: i64, code: i64, less: i64, any_colours: bool) -> MissingStones:
    card = CARDS[code]
    if any_colours:
        n: i64 = card.price - less - size(stones)
        return {"kind": "needs-stones", "stones": {}, "any": n, "n": n}
    lacking: i64 = 0
    spare: i64 = 0
    for colour in range(COLOURS):
        rest = count(stones, colour) - count(card.cost, colour)
        if rest < 0:
            lacking += some(colour, -rest)
        else:
            spare += rest
    other: i64 = max(card.any_cost - spare, 0)
    n = size(lacking) + other - less
    if less == 0:
        return {"kind": "needs-stones", "stones": counts(lacking), "any": other, "n": n}
    return {"kind": "needs-some", "stones": counts(lacking), "any": other, "n": n}


def against_attack(g: Table, seat: i64, threat: i64) -> list[Reason]:
    if falling(g, threat):
        return [{"kind": "defeated"}]
    mine = g.active == seat or has(g.asked, seat)
    if mine and threat in g.barred:
        return [{"kind": "called-off"}]
    if not g.players[seat].leader:
        return []
    task = effect(g, seat, attack.code)
    plus: i64 = task.m if task is not None else 0
    if threat in targets(g, seat, plus):
        return []
    n = CARDS[threat].durability - most_strength(g, seat) - plus
    return [{"kind": "too-weak", "n": n}] if n > 0 else []


# --- abilities ---


def against_applying(g: Table, seat: i64, ability: Ability) -> list[Reason]:
    if ability.trigger == DIE:
        task = effect(g, seat, APPLY)
        untimely = against_die(g, seat, ability) if task is None else against_reaching(g, seat, ability, task)
    elif ability.trigger == ON_ATTACK:
        untimely = against_in_attack(g, seat, ability)
    elif ability.trigger == AT_ONCE:
        untimely = against_at_arrival(g, seat, ability)
    else:
        untimely = [] if pending(g, seat, ability) else [{"kind": "no-occasion"}]
    if untimely or applicable(g, seat, ability):
        return untimely
    step = unpaid(g, seat, ability)
    return [{"kind": "no-change"} if step is None else unpaid_price(g, seat, ability, step)]


def under_way(g: Table, seat: i64, verb: i64, card: i64) -> Task | None:
    """What a seat is about and will come back to."""
    for task in g.agenda:
        if task.verb == verb and task.seat == seat and card in (0, task.card):
            return task
    return None


def against_die(g: Table, seat: i64, ability: Ability) -> list[Reason]:
    if under_way(g, seat, TRAY, 0) is None:
        return [{"kind": "no-die"}]
    if ability.code in g.used:
        return [{"kind": "ability-used"}]
    return [] if matches(ability, g.die_colour, g.die_value) else [{"kind": "other-die"}]


def against_reaching(g: Table, seat: i64, ability: Ability, task: Task) -> list[Reason]:
    """Against applying a die's ability by another one."""
    if ability.card not in g.in_play(seat, STEPS[task.n], task.card):
        return [{"kind": "other-abilities"}]
    return [{"kind": "ability-used"}] if in_progress(g, ability) else []


def against_in_attack(g: Table, seat: i64, ability: Ability) -> list[Reason]:
    if under_way(g, seat, PLAN, 0) is None:
        return [{"kind": "in-attack"}]
    return [{"kind": "ability-used"}] if ability.code in g.attack_used else []


def against_at_arrival(g: Table, seat: i64, ability: Ability) -> list[Reason]:
    task = under_way(g, seat, ARRIVE, ability.card)
    if task is None:
        return [{"kind": "at-arrival"}]
    return [{"kind": "ability-used"}] if has(task.n, ability.index) else []


def unpaid_price(g: Table, seat: i64, ability: Ability, step: Step) -> Reason:
    """What is missing to pay a cost."""
    player = g.players[seat]
    n = amount(step, given_x(g, seat, ability))
    if step.verb == spend.code and step.colour != ANY:
        n -= count(player.stones, step.colour)
        return {"kind": "needs-stones", "stones": counts(some(step.colour, n)), "any": 0, "n": n}
    if step.verb == drop.code:
        return {"kind": "needs-counters", "n": n - player.counters_on(ability.card)}
    if step.verb == exhaust.code:
        return {"kind": "needs-followers", "n": n - len(g.followers(seat, False))}
    return {"kind": "exhausted" if step.verb == exhaust_self.code else "unpaid"}
