"""Opinions on positions of Etherstone, in points at the end. What a card is worth is worked out from its data."""

from typing import Final, cast

from ludoteka.core.state import State
from ludoteka.games.etherstone.attack import follower_strength, leader_strength, strengthening
from ludoteka.games.etherstone.bounds import HAND
from ludoteka.games.etherstone.cards import words
from ludoteka.games.etherstone.cards.definition import (
    AT_ONCE,
    CARDS,
    CARDS_IN_PLAY,
    CHEAPER,
    CONSTANT,
    DIE,
    FOLLOWER,
    ON_ATTACK,
    PACTS,
    PURPLE_CARDS,
    STRENGTH_PER,
    STRONGER,
    SUMMON,
    SUMMON_FOLLOWER,
    SUMMON_TECHNOLOGY,
    TECHNOLOGIES,
    WHITE_CARDS,
    Ability,
    Card,
    Modifier,
    Score,
    Step,
)
from ludoteka.games.etherstone.cards.pool import ALL_CARDS
from ludoteka.games.etherstone.choosing import CHOOSE_LEADER, DRAFT
from ludoteka.games.etherstone.scoring import INFECTED_PENALTY, PACT_PENALTY, total
from ludoteka.games.etherstone.setup import THREATS_BY_LEVEL
from ludoteka.games.etherstone.stones import ANY, COLOURS, count, size
from ludoteka.games.etherstone.table import ACTION, OPEN_THREATS, POOL, Player, Table
from ludoteka.games.etherstone.turn import TO_REST

POINTS_PER_STONE = 0.5  # the exchange rate the printed numbers imply: a bare turn is two stones or one point

# What one unit of a step is worth, in stones.
WORTH: Final[dict[int, float]] = {
    words.gain.code: 1.0,
    words.spend.code: -0.9,
    words.swap.code: 0.4,
    words.heal.code: 1.0,
    words.hurt.code: -1.0,
    words.points.code: 2.0,
    words.reserve.code: 2.0,
    words.counters.code: 0.7,
    words.counters_on.code: 0.7,
    words.counters_on_leader.code: 0.7,
    words.move_counters.code: 0.3,
    words.drop.code: -0.6,
    words.ready.code: 1.0,
    words.ready_all.code: 2.0,
    words.ready_self.code: 1.0,
    words.exhaust.code: -0.8,
    words.exhaust_self.code: -0.8,
    words.recall.code: 0.5,
    words.recall_self.code: -1.0,
    words.destroy.code: -3.0,
    words.destroy_self.code: -3.0,
    words.summon.code: 1.0,
    words.apply.code: 1.5,
    words.attack.code: 1.0,
    words.crush.code: 1.0,
    words.banish.code: 0.3,
    words.strength.code: 2.5,
    words.protect.code: 1.0,
    words.rivals_lose.code: 0.8,
    words.rivals_lose_stones.code: 0.8,
    words.rivals_exhaust.code: 0.6,
    words.rivals_gain.code: -0.8,
    words.steal.code: 1.6,
    words.shift_die.code: 0.8,
    words.reroll.code: 0.3,
    words.cheapen.code: 1.0,
    words.cheapen_by_cost.code: 1.0,
    words.any_colours.code: 0.5,
}
# What a step is worth whatever its number is.
FLAT: Final[dict[int, float]] = {
    words.summon.code: 2.0,
    words.attack.code: 4.0,
    words.recall.code: 0.5,
    words.destroy.code: -3.0,
    words.shift_die.code: 0.8,
    words.ready_all.code: 2.0,
}
USUAL_X = 2.0
# Uses in each turn that is left of an ability with so many die values (index) or a colour.
USES_BY_VALUES = (0.0, 0.15, 0.28, 0.37, 0.42, 0.45, 0.5)
USES_BY_COLOUR = 0.27
USES_OF_REACTION = 0.2
USES_ON_ATTACK = 0.15


def step_worth(step: Step) -> float:
    """What a step is worth, in stones."""
    verb = int(step.verb)
    if verb in FLAT:
        return FLAT[verb]
    n = float(int(step.n)) if step.n >= 0 else -int(step.n) * USUAL_X
    worth = WORTH[verb] * n
    return worth * 0.6 if step.measure >= 0 else worth


def ability_worth(ability: Ability) -> float:
    """What one use of an ability is worth, in points; nobody uses it at a loss."""
    worth = sum((step_worth(step) for step in ability.costs), 0.0)
    worth += max((sum((step_worth(step) for step in branch), 0.0) for branch in ability.branches), default=0.0)
    worth += sum((step_worth(step) for step in ability.after), 0.0)
    return max(0.1, worth) * POINTS_PER_STONE


def uses(ability: Ability) -> float:
    """How often an ability is used in each turn that is left."""
    if ability.trigger == DIE:
        values = USES_BY_VALUES[int(ability.values).bit_count()]
        colours = USES_BY_COLOUR * int(ability.colours).bit_count()
        return min(0.6, values + colours)
    if ability.trigger == ON_ATTACK:
        return USES_ON_ATTACK
    return USES_OF_REACTION if ability.trigger == CONSTANT and ability.modifier is None else 0.0


def income(card: Card) -> float:
    """Points that a card in play brings in each turn that is left."""
    return sum((uses(ability) * ability_worth(ability) for ability in card.abilities), 0.0)


def at_once(card: Card) -> float:
    """Points that a card brings when it arrives, beside those printed on it."""
    return sum((ability_worth(ability) for ability in card.abilities if ability.trigger == AT_ONCE), 0.0)


def at_end(card: Card) -> float:
    """Points that abilities at the end usually bring."""
    found = 0.0
    for score in card.at_end:
        found += int(score.n) * (2.5 / int(score.each) if score.each else 0.5)
    return found


def counted(what: int, hand: list[int]) -> float:
    """How much of something a leader with such a hand may have at the end."""
    if what == PACTS:
        return 0.1
    if what == CARDS_IN_PLAY:
        return SUMMONED * len(hand)
    if what <= TECHNOLOGIES:  # types are numbered as the measures that count them
        return SUMMONED * sum(1 for card in hand if CARDS[card].kind == what)
    if WHITE_CARDS <= what <= PURPLE_CARDS:
        return SUMMONED * sum(1 for card in hand if CARDS[card].colour == what - WHITE_CARDS)
    return 2.5


def ending_worth(score: Score, hand: list[int]) -> float:
    """Points that an ability at the end brings to a leader with such a hand."""
    return int(score.n) * (counted(int(score.measure), hand) / int(score.each) if score.each else 0.5)


def leader_uses(ability: Ability, hand: list[int]) -> float:
    """How often a leader with such a hand uses an ability in a match."""
    if ability.occasion == SUMMON:
        return SUMMONED * len(hand)
    if SUMMON_FOLLOWER <= ability.occasion <= SUMMON_TECHNOLOGY:
        return counted(int(ability.occasion - SUMMON_FOLLOWER), hand)
    found = uses(ability) * LEADER_TURNS
    if ability.applies:  # which takes cards with abilities to apply
        kind = ability.branches[0][0].kind
        return found * min(1.0, sum(1 for card in hand if CARDS[card].kind == kind and CARDS[card].on_die) / 3)
    return found


def changes_worth(modifier: Modifier, hand: list[int]) -> float:
    """Points that a leader's constant change is worth with such a hand."""
    if modifier.what != STRONGER:
        return 0.8
    bodies = sum(1 for card in hand if CARDS[card].kind == FOLLOWER and modifier.colour in (-1, CARDS[card].colour))
    return STRENGTH_WORTH * int(modifier.n) * SUMMONED * bodies


INCOME = [0.0] * (len(ALL_CARDS) + 1)
DRAFT_WORTH = [0.0] * (len(ALL_CARDS) + 1)
DRAFT_TURNS = 7.0
STRENGTH_WORTH = 0.55
LEADER_STRENGTH_WORTH = 1.5  # a leader fights in every turn and never rests
LEADER_TURNS = 15.0
ENTITIES = 75
HANDS = 75  # to see what is usual
USUAL: dict[int, float] = {}  # how well any hand suits a leader, by code
SUMMONED = 0.8  # of a hand, in a match
TIRED_WORTH = 0.35
WITHIN_REACH = 0.35  # of the spoils of a threat that can be defeated; more, and followers would wait for ever
IN_HAND = 0.15
LAST_TRIALS = 4
LAST_TURN = -2.0  # who may still move seldom gains by it what the end gives to the others
LOST_TURN = 1.0
SAFE_LEAD = 12.0  # from here on a player would rather end the match than add to the lead
HURRY = 3.0
ENOUGH = 5.0  # useful stones; more of them are worth little
SPOILS = [0.0] * (len(ALL_CARDS) + 1)
for _card in ALL_CARDS:
    SPOILS[_card.code] = int(_card.points) + POINTS_PER_STONE * sum((step_worth(step) for step in _card.reward), 0.0)
    INCOME[_card.code] = income(_card)
    DRAFT_WORTH[_card.code] = (
        int(_card.points)
        + INCOME[_card.code] * DRAFT_TURNS
        + at_once(_card)
        + at_end(_card)
        + (STRENGTH_WORTH * int(_card.strength) if _card.kind == FOLLOWER else 0.0)
        + 0.8 * len(_card.modifiers)
        - POINTS_PER_STONE * (int(_card.price) + 1)
    )


def turns_left(g: Table) -> float:
    """How many turns a player may still have."""
    if g.ending:
        return 0.5
    seats = int(g.seats)
    left = max(2.5, 13.0 - 0.55 * int(g.round))
    if min(len(player.hand) for player in g.players) <= 1:
        left = min(left, 2.5)
    return max(1.5, min(left, 2.5 * len(g.deck) / seats + 1, 2.2 * int(g.pool) / seats + 0.5))


def stones_worth(player: Player, left: float) -> float:
    """Stones count as far as the hand needs them."""
    if left < 1:
        return 0.02 * int(size(player.stones))
    need = [0] * COLOURS
    any_need = 0
    for card in player.hand:
        any_need += int(CARDS[card].any_cost)
        for colour in range(COLOURS):
            need[colour] += int(count(CARDS[card].cost, colour))
    fitting, spare = 0, 0
    for colour in range(COLOURS):
        have = int(count(player.stones, colour))
        fitting += min(have, need[colour])
        spare += max(0, have - need[colour])
    other = min(spare, any_need)
    useful = fitting + 0.85 * other
    worth = 0.42 * min(useful, ENOUGH) + 0.15 * max(0.0, useful - ENOUGH) + 0.03 * (spare - other)
    return worth * min(1.0, left / 4)


def standing(g: Table, seat: int, left: float) -> float:
    """The points a seat may expect, from its own things alone."""
    player = g.players[seat]
    worth = float(int(total(g, seat)))
    if left < 1:
        return worth + stones_worth(player, left) + (LAST_TURN if has_last_turn(g, seat) else 0.0)
    leader = CARDS[player.leader]
    if player.infected:
        worth += int(INFECTED_PENALTY - PACT_PENALTY) + int(leader.durability) / 2 - 1.5
    else:
        durability = int(player.durability)
        worth += 0.25 * (durability % 2)
        if durability < 4:
            worth -= 0.5 * (4 - durability)
    worth += stones_worth(player, left)
    worth += INCOME[player.leader] * left + 0.2 * int(player.leader_counters)
    tempo = min(1.0, left / 6)
    leading = int(leader_strength(g, seat))
    fresh, tired = 0, 0
    more = strengthening(g, seat)
    for placed in player.tableau:
        card = CARDS[placed.card]
        worth += INCOME[placed.card] * left + 0.25 * int(placed.counters)
        if card.kind == FOLLOWER:
            if placed.exhausted:
                tired += int(follower_strength(g, seat, placed, more))
            else:
                fresh += int(follower_strength(g, seat, placed, more))
        for modifier in card.modifiers:
            if modifier.what == CHEAPER:
                worth += 0.3 * int(modifier.n) * len(player.hand)
            elif modifier.what != STRENGTH_PER:
                worth += 0.1 * int(modifier.n) * left
    worth += tempo * (STRENGTH_WORTH * (leading + fresh) + TIRED_WORTH * tired)
    worth += prospect(g, leading, fresh)
    return worth - IN_HAND * len(player.hand)


def has_last_turn(g: Table, seat: int) -> bool:
    """Whether a seat still has its turn in a match that is about to end."""
    return (seat - int(g.first)) % int(g.seats) >= (int(g.active) - int(g.first)) % int(g.seats)


def prospect(g: Table, leading: int, fresh: int) -> float:
    """What the best of the open threats promises to a leader and followers of such strength."""
    best = 0.0
    for threat in g.row:
        card = CARDS[threat]
        need = int(card.durability)
        worth = SPOILS[threat] - (0.3 * int(card.strength) if fresh < need else 0.0)
        reach = (leading + fresh) / need
        best = max(best, worth * (WITHIN_REACH if reach >= 1 else 0.45 * reach * reach))
    return best


def final_lead(g: Table, seat: int) -> float:
    """How far a seat is ahead if the match ends like this; to win at all counts most."""
    scores = g.scores()
    best = max(score for other, score in enumerate(scores) if other != seat)
    return scores[seat] - best + (100.0 if g.ranks()[seat] == 1 else -100.0)


def nearness(g: Table, seat: int) -> float:
    """How near the seat is to the end it can reach first: from 0, at the start, to 1."""
    hand = len(g.players[seat].hand) / HAND
    deck = len(g.deck) / (sum(THREATS_BY_LEVEL[int(g.seats)]) - OPEN_THREATS)
    return 1.0 - min(hand, deck, int(g.pool) / POOL[int(g.seats)])


class EtherstoneJudge:
    """Compares what a seat may expect with what its rivals may expect."""

    def __init__(self) -> None:
        self.trials = 0  # left to look for the last word

    def value(self, state: State, seat: int) -> float:
        g = cast(Table, state)
        if g.over:
            return final_lead(g, seat)
        if g.ending and g.seats == 2 and g.seat != seat:
            self.trials = LAST_TRIALS
            return -self.last_word(g, g.seat)
        left = turns_left(g)
        lead = standing(g, seat, left) - max(standing(g, rival, left) for rival in g.rivals(seat))
        return lead + HURRY * nearness(g, seat) if lead > SAFE_LEAD else lead

    def last_word(self, g: Table, seat: int) -> float:
        """The best that the seat asked can make of the last turn of the match, as far as the trials reach."""
        best = -1000.0
        for option in g.options(seat):
            if self.trials <= 0 and best > -1000.0:
                break
            self.trials -= 1
            trial = g.clone()
            trial.answer(seat, option)
            if not trial.over and trial.seat == seat:
                best = max(best, self.last_word(trial, seat))
            else:
                best = max(best, final_lead(trial, seat))
        return best

    def direct(self, state: State, seat: int, option: int) -> float | None:
        g = cast(Table, state)
        verb = g.agenda[-1].verb
        if verb == DRAFT:
            return DRAFT_WORTH[option] + self.harmony(g.players[seat].hand, CARDS[option])
        if verb == CHOOSE_LEADER:
            return self.leads(g.players[seat].hand, CARDS[option])
        tired = any(placed.exhausted for placed in g.players[seat].tableau)
        return self.idle(g, seat, option) if verb == ACTION and option == TO_REST and not tired else None

    def idle(self, g: Table, seat: int, option: int) -> float:
        """A rest that nobody needs is a turn lost; players who wait for each other would never end."""
        trial = g.clone()
        trial.answer(seat, option)
        return self.value(trial, seat) - (0.0 if g.ending else LOST_TURN)

    def harmony(self, hand: list[int], card: Card) -> float:
        """Cards that are paid in the same colours go well together."""
        if not hand or card.colour == ANY:
            return 0.0
        return 0.15 * sum(1 for other in hand if CARDS[other].colour == card.colour)

    def leads(self, hand: list[int], leader: Card) -> float:
        """How much better than usual a hand suits a leader: leaders are meant to be equal, so that is what counts."""
        if leader.code not in USUAL:
            hands = [[(7 * i + 11 * k) % ENTITIES + 1 for k in range(len(hand))] for i in range(HANDS)]
            usual = [self.suits(some, leader) for some in hands]
            USUAL[int(leader.code)] = sum(usual, 0.0) / HANDS
        return self.suits(hand, leader) - USUAL[int(leader.code)]

    def suits(self, hand: list[int], leader: Card) -> float:
        """A leader's start, strength and abilities, and how its stones and wishes fit the hand."""
        fitting = 0
        for colour in range(COLOURS):
            need = sum(int(count(CARDS[card].cost, colour)) for card in hand)
            fitting += min(int(count(leader.stones, colour)), need)
        worth = int(leader.durability) / 2 + LEADER_STRENGTH_WORTH * int(leader.strength) + POINTS_PER_STONE * fitting
        worth += sum((leader_uses(ability, hand) * ability_worth(ability) for ability in leader.abilities), 0.0)
        worth += sum((changes_worth(modifier, hand) for modifier in leader.modifiers), 0.0)
        return worth + sum((ending_worth(score, hand) for score in leader.at_end), 0.0)

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        return options

    def closes(self, state: State, seat: int) -> bool:
        g = cast(Table, state)
        return g.agenda[-1].verb == ACTION
