"""A turn in three stages: refresh the market, one action, the end check. Also the end of the match."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Field
from ludoteka.core.state import Task
from ludoteka.games.etherstone.abilities import (
    REACT,
    STOP,
    ability_text,
    applicable,
    begin,
    doubtful,
    happen,
    matches,
    offer_detail,
    triggers,
)
from ludoteka.games.etherstone.attack import attack_detail, start_attack, targets
from ludoteka.games.etherstone.cards.definition import (
    ABILITIES,
    CARDS,
    CHEAP_REFRESH,
    PURPLE_DIE,
    REFRESH,
    REST,
    RIVAL_PURPLE,
    Ability,
)
from ludoteka.games.etherstone.scoring import decided
from ludoteka.games.etherstone.shown import (
    AbilityOption,
    DieOption,
    EndWhy,
    PlainOption,
    PurpleDieOption,
    RefreshOption,
    SummonOption,
    ThreatOption,
    TrayQuestion,
)
from ludoteka.games.etherstone.stones import COLOUR_NAMES, COLOURS, NAMES, PURPLE, counts
from ludoteka.games.etherstone.summoning import can_summon, start_summon, summon_detail
from ludoteka.games.etherstone.table import ACTION, DICE, Table, Verb, stones_of, verb

LAST_ROUND: Final[i64] = 60  # a match that nobody ends is scored after it (A15)

# What an action is.
TAKE: Final[i64] = 0
SUMMON: Final[i64] = 1
ATTACK: Final[i64] = 2
TO_REST: Final[i64] = 3
TO_REFRESH: Final[i64] = 4

# An option of an action: what it is, and the card, the threat or the die with the colour that it is used as.
KIND: Final = Field(3)
WHAT: Final = Field(20, above=KIND)
TAKEN: Final = Field(3)
USED_AS: Final = Field(3, above=TAKEN)


class Turn(Verb):
    """Stage 1 as far as it is compulsory; an infected player's whole turn."""

    def run(self, g: Table, t: Task) -> None:
        g.active = t.seat
        if t.seat == g.first:
            g.round += 1
        g.barred = []
        g.fresh = True
        if g.events is not None:
            g.tell({"kind": "turn", "seat": t.seat, "round": g.round})
        if g.in_market() == 0:
            g.roll(t.seat)
            g.fresh = False
        g.push(Task(END_TURN, t.seat))
        g.push(Task(ACTION, t.seat))


def refresh_price(g: Table, seat: i64) -> i64:
    """Durability that refreshing the market costs: one for each die in it."""
    price: i64 = g.in_market() - g.modified(seat, CHEAP_REFRESH)
    return price if price > 0 else 0


class Action(Verb):
    """Stage 2, with the voluntary part of stage 1 as one of its options."""

    def run(self, g: Table, t: Task) -> None:
        if g.players[t.seat].infected:
            make_pact(g, t.seat)
        else:
            g.ask(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found: list[int] = []
        market = False
        for die in range(DICE):
            if g.holders[die] < 0:
                market = True
                if die == PURPLE:
                    found += [TAKE | WHAT.put(TAKEN.put(die) | USED_AS.put(colour)) for colour in range(COLOURS)]
                else:
                    found.append(TAKE | WHAT.put(TAKEN.put(die) | USED_AS.put(die)))
        for card in g.players[seat].hand:
            if can_summon(g, seat, card, 0):
                found.append(SUMMON | WHAT.put(card))
        for threat in targets(g, seat, 0):
            found.append(ATTACK | WHAT.put(threat))
        found.append(int(TO_REST))
        if g.fresh and market:
            found.append(int(TO_REFRESH))
        return found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        kind, what = KIND.of(option), WHAT.of(option)
        if kind == TAKE:
            take_die(g, seat, TAKEN.of(what), USED_AS.of(what))
        elif kind == SUMMON:
            start_summon(g, seat, what, 0)
        elif kind == ATTACK:
            start_attack(g, seat, what, 0, False)
        elif kind == TO_REST:
            rest(g, seat)
        else:
            g.fresh = False
            if g.events is not None:
                g.tell({"kind": "refreshed", "seat": seat})
            price = refresh_price(g, seat)
            g.lose_durability(seat, price, 0, "refresh")
            g.roll(seat)
            if price:  # a refreshing that was free is not paid for
                happen(g, seat, REFRESH)
            g.push(t)
            g.push(Task(REACT, seat))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        kind, what = KIND.of(option), WHAT.of(option)
        if kind == TAKE:
            die = TAKEN.of(what)
            return f"take {COLOUR_NAMES[die]}" + (f" as {NAMES[USED_AS.of(what)]}" if die == PURPLE else "")
        if kind == SUMMON:
            return f"summon {CARDS[what].id}"
        if kind == ATTACK:
            return f"attack {CARDS[what].id}"
        return "rest" if kind == TO_REST else "refresh"

    def detail(
        self, g: Table, t: Task, seat: int, option: int
    ) -> DieOption | PlainOption | PurpleDieOption | RefreshOption | SummonOption | ThreatOption:
        kind, what = KIND.of(option), WHAT.of(option)
        if kind == TAKE:
            return die_detail(g, seat, TAKEN.of(what), USED_AS.of(what))
        if kind == SUMMON:
            return summon_detail(g, seat, what, 0)
        if kind == ATTACK:
            return attack_detail(what)
        if kind == TO_REST:
            return {"do": "rest"}
        price = refresh_price(g, seat)
        return {"do": "refresh", "n": price, "infects": price >= g.players[seat].durability}


BRINGS: Final = [counts(stones_of(PURPLE, colour)) for colour in range(COLOURS)]  # a die of a colour or used as it


def die_detail(g: Table, seat: i64, die: i64, colour: i64) -> DieOption | PurpleDieOption:
    """Taking a die as data; the purple one has a price."""
    if die == PURPLE:
        return {
            "do": "take-purple",
            "die": COLOUR_NAMES[die],
            "colour": NAMES[colour],
            "value": g.values[die],
            "n": g.purple_price(seat),
            "brings": BRINGS[colour],
            "triggers": triggers(g, colour, g.values[die]),
        }
    return {
        "do": "take-die",
        "die": COLOUR_NAMES[die],
        "colour": NAMES[colour],
        "value": g.values[die],
        "brings": BRINGS[colour],
        "triggers": triggers(g, colour, g.values[die]),
    }


def rest(g: Table, seat: i64) -> None:
    """All followers are ready again."""
    if g.events is not None:
        g.tell({"kind": "rested", "seat": seat})
    for card in g.followers(seat, True):
        g.ready(seat, card)
    happen(g, seat, REST)
    g.push(Task(REACT, seat))


def make_pact(g: Table, seat: i64) -> None:
    """The only action of an infected leader, and of no other."""
    player = g.players[seat]
    player.durability = CARDS[player.leader].durability
    player.infected = False
    player.pacts += 1
    if g.events is not None:
        g.tell({"kind": "pact", "seat": seat, "n": player.durability})


def take_die(g: Table, seat: i64, die: i64, colour: i64) -> None:
    """Loss, colour, stones, then abilities: so the stones can pay for abilities (A29)."""
    g.holders[die] = int(seat)
    g.die = die
    g.die_colour = colour
    g.die_value = g.values[die]
    g.used = []
    if g.events is not None:
        g.tell(
            {
                "kind": "took-die",
                "seat": seat,
                "die": COLOUR_NAMES[die],
                "colour": NAMES[colour],
                "value": g.values[die],
            }
        )
    if die == PURPLE:
        g.lose_durability(seat, g.purple_price(seat), 0, "purple-die")
    g.gain_stones(seat, stones_of(die, colour), 0)
    g.push(Task(TRAY, seat))
    if die == PURPLE:
        happen(g, seat, PURPLE_DIE, RIVAL_PURPLE)
        g.push(Task(REACT, seat))


class Tray(Verb):
    """The abilities that the die triggers, in any order, each once; looked at anew after every one (A24)."""

    def fits(self, g: Table, t: Task) -> bool:
        return g.die >= 0

    def run(self, g: Table, t: Task) -> None:
        triggered = self.triggered(g, t.seat)
        options = self.open_to(g, t.seat, triggered)
        if any(doubtful(g, t.seat, ability) for ability in triggered):
            g.ask_always(t, t.seat, options)
        else:
            g.ask(t, t.seat, options)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return self.open_to(g, seat, self.triggered(g, seat))

    def open_to(self, g: Table, seat: i64, triggered: list[Ability]) -> list[int]:
        """Which of the abilities that are triggered can be applied, and whether one may stop."""
        found: list[int] = []
        must = False
        for ability in triggered:
            if applicable(g, seat, ability):
                found.append(int(ability.code))
                must = must or ability.must
        if not must:
            found.append(STOP)
        return found

    def triggered(self, g: Table, seat: i64) -> list[Ability]:
        """The abilities that the die triggers and that were not used for it, whether they can be applied or not."""
        player = g.players[seat]
        found: list[Ability] = []
        self.add_triggered(g, player.leader, found)
        for placed in player.tableau:
            self.add_triggered(g, placed.card, found)
        return found

    def add_triggered(self, g: Table, card: i64, found: list[Ability]) -> None:
        for ability in CARDS[card].on_die:
            if matches(ability, g.die_colour, g.die_value) and ability.code not in g.used:
                found.append(ability)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option == STOP:
            g.die = -1
            g.used = []
            return
        ability = ABILITIES[option]
        if not ability.repeat:
            g.used.append(option)
        g.push(t)
        begin(g, seat, ability)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"apply {ability_text(option)}" if option else "stop"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> AbilityOption | PlainOption:
        return offer_detail(g, seat, option) if option else {"do": "stop"}

    def question(self, g: Table, t: Task, seat: int) -> TrayQuestion:
        return {"kind": "tray", "die": COLOUR_NAMES[g.die], "colour": NAMES[g.die_colour], "value": g.die_value}


class EndTurn(Verb):
    """Stage 3: the first to meet an end condition takes the end token; all have equal turns."""

    def run(self, g: Table, t: Task) -> None:
        seat = t.seat
        if not g.ending:
            why = end_condition(g, seat)
            if why:
                g.ending = True
                g.end_token = seat
                g.end_why = why
                if g.events is not None:
                    g.tell({"kind": "ending", "seat": seat, "why": why})
        following: i64 = (seat + 1) % g.seats
        if following == g.first and (g.ending or g.round >= LAST_ROUND):
            g.over = True
            g.active = -1
            if g.events is not None:
                winners = g.first_placed()
                g.tell({"kind": "over", "seat": -1, "scores": g.scores(), "winners": winners, "decided": decided(g)})
        else:
            g.push(Task(TURN, following))


def end_condition(g: Table, seat: i64) -> EndWhy:
    """The end condition that a seat meets at the end of its turn."""
    if not g.players[seat].hand:
        return "hand"
    if not g.deck:
        return "deck"
    return "pool" if g.pool == 0 else ""


TURN: Final = verb(Turn("turn", course=True))
verb(Action("action"), promised=ACTION)
TRAY: Final = verb(Tray("tray"))
END_TURN: Final = verb(EndTurn("end-turn", course=True))
