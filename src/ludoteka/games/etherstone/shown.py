"""What clients are shown of Etherstone: the view of a seat, questions, options and events."""

from typing import Final, Literal, NotRequired, TypedDict, get_args

from ludoteka.core.cause import Because, Owned
from ludoteka.core.why import OthersChoose, Untimely

Stone = Literal["white", "red", "green", "black"]
Colour = Literal["white", "red", "green", "black", "purple"]  # of dice and cards
Start = Literal["draft", "sets"]
EndWhy = Literal["", "hand", "deck", "pool"]  # the end condition that was met
# What a match was won by: points, then fewer cards in hand, more stones, more durability.
Decided = Literal["points", "hand", "stones", "durability", "shared"]

STONES: Final[tuple[Stone, ...]] = get_args(Stone)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

# Numbers of the rules that clients draw and count with.
HAND: Final = 7  # cards that a player drafts
DURABILITY_MAX: Final = 16

Theme = Literal[
    "followers",
    "rituals",
    "technologies",
    "colours",
    "white",
    "red",
    "green",
    "black",
    "purple",
    "counters",
    "dice",
    "return",
    "healing",
    "fights",
    "stones",
    "ready",
]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
Source = Literal["tokens", "entities", "abilities", "trophies", "durability", "end-token", "pacts", "infection"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)  # of points


class Stones(TypedDict):
    white: int
    red: int
    green: int
    black: int


class Counts(TypedDict, total=False):
    """Stones; colours that are not there are left out."""

    white: int
    red: int
    green: int
    black: int


class Dice(TypedDict, total=False):
    """Values by die."""

    white: int
    red: int
    green: int
    black: int
    purple: int


# --- the view ---


class InPlay(TypedDict):
    card: str
    exhausted: bool
    counters: int
    strength: int | None  # of a follower, with all that adds to it


class Hint(TypedDict):
    """Why a card goes with others."""

    theme: Theme
    cards: list[str]


class Needs(Stones):
    """The stones that cards cost together."""

    any: int  # of any colour


class OwnCards(TypedDict):
    hand: list[str]
    pack: list[str]
    pick: str | None
    leaders: list[str]
    hints: dict[str, Hint]  # for the cards that one chooses from
    needs: Needs | None  # what the hand costs, until there is a leader
    passed: list[str]  # in the draft: the pack that the left neighbour got from here


class PlayerView(TypedDict):
    seat: int
    leader: str | None
    leader_counters: int
    leader_strength: int
    ready: int  # the strength of the leader and all upright followers
    durability: int
    infected: bool
    pacts: int
    stones: Stones
    points: int  # victory point tokens
    score: int  # as if the match ended now
    breakdown: dict[str, int]  # by source; empty until all have their leaders
    hand: int
    known: list[str]  # cards that are surely in this hand
    tableau: list[InPlay]
    trophies: list[str]
    picked: bool  # has chosen from its pack, or its leader
    set: int  # the ready-made set, -1 for none
    cards: NotRequired[OwnCards]  # only of the own seat


class AbilityOf(TypedDict):
    card: str
    ability: int  # its place on the card, from 1


class Waiting(AbilityOf):
    seat: int


class RolledDie(TypedDict):
    die: Colour
    value: int
    by: int | None  # the seat that it lies with; null: it is in the market
    triggers: list[Waiting]  # while it is there: whose abilities it would trigger; the purple one by its value alone


class TakenDie(TypedDict):
    die: Colour
    colour: Stone  # the one named, where the die is purple
    value: int


class Summoning(TypedDict):
    card: str
    less: int  # how much cheaper it is
    any: bool  # any colours will do


class Attempt(TypedDict):
    """How far a team gets against a threat, as far as it is known yet."""

    strength: int
    missing: int  # what abilities would have to add
    leader: bool  # fights
    damage: int  # what the leader loses
    left: int  # the durability that remains
    infects: bool  # it takes the last of it


class Attack(Attempt):
    threat: str
    need: int  # the strength that it takes
    protection: int
    planned: bool  # there is a team, and the attack can be called off


class Awaited(TypedDict):
    seat: int
    kind: str


class QuestionView(TypedDict):
    number: int
    kind: str
    options: list[str]


class EtherstoneView(TypedDict):
    game: Literal["etherstone"]
    seat: int
    seats: int
    number: int
    start: Start
    over: bool
    scores: list[int]  # when it is over
    ranks: list[int]  # places, when it is over
    winners: list[int]  # when it is over
    decided: Decided | None  # what they won by
    round: int
    first: int
    active: int
    fresh: bool  # the market may still be refreshed this turn
    ending: bool
    end_token: int  # the seat that took it, or -1
    end_why: EndWhy
    asked: list[Awaited]
    dice: list[RolledDie]
    die: TakenDie | None  # the one being resolved
    used: list[AbilityOf]  # for that die
    threats: list[str]
    deck: list[int]  # hidden threats by level
    banished: list[str]
    destroyed: list[str]
    barred: list[str]  # threats that cannot be attacked again this turn
    pool: int
    full_pool: int  # at the start
    reserve: int
    summoning: Summoning | None
    attack: Attack | None
    waiting: list[Waiting]  # reactions
    players: list[PlayerView]
    seen: list[list[str]]  # every pack this seat held in the draft, round by round
    question: QuestionView | None


# --- questions ---

StepKind = Literal[
    "gain",
    "spend",
    "swap",
    "take-for",
    "receive",
    "lose-stones",
    "steal",
    "counters-on",
    "move-counters",
    "ready",
    "exhaust",
    "tire",
    "recall",
    "destroy",
    "summon",
    "apply",
    "attack",
    "crush",
    "banish",
    "shift-die",
    "reroll",
]


class PlainQuestion(TypedDict):
    kind: Literal["draft", "choose-leader", "action", "react"]


class TrayQuestion(TypedDict):
    kind: Literal["tray"]
    die: Colour
    colour: Stone
    value: int


class CardQuestion(TypedDict):
    kind: Literal["before", "lay", "arrive", "after-attack"]
    card: str


class Fighter(TypedDict):
    card: str
    leader: bool
    strength: int


class Lineup(Attempt):
    cards: list[str]


class TeamQuestion(TypedDict):
    kind: Literal["team"]
    card: str
    n: int  # the strength that it takes
    fighters: list[Fighter]  # who may join
    suggested: list[str]  # the smallest team that needs nothing else, without the leader if possible
    weak: list[Lineup]  # those that could not win, nobody at all among them


class PlanQuestion(TypedDict):
    kind: Literal["plan"]
    card: str
    n: int  # the strength that it takes
    strength: int  # what is there already


class NumberQuestion(AbilityOf):
    kind: Literal["choose-x"]
    suggested: int  # the most that can be spent


class BranchQuestion(AbilityOf):
    kind: Literal["branch"]


class StepQuestion(TypedDict):
    """A step of an ability, or of a threat's reward, asks: how many, or how much cheaper or stronger."""

    kind: StepKind
    card: str
    n: NotRequired[int]  # where it is not 0


Question = (
    PlainQuestion
    | TrayQuestion
    | CardQuestion
    | TeamQuestion
    | PlanQuestion
    | NumberQuestion
    | BranchQuestion
    | StepQuestion
)


# --- options ---


class PlainOption(TypedDict):
    do: Literal["rest", "stop", "go-on", "no-reaction", "decline"]


class CardOption(TypedDict):
    do: Literal[
        "draft",
        "lead",
        "banish",
        "call-off",
        "ready",
        "exhaust",
        "recall",
        "destroy",
        "counters-on",
    ]
    card: str


class SummonOption(TypedDict):
    do: Literal["summon"]
    card: str
    cost: Counts  # the coloured part of its price
    any: int  # stones of any colour besides
    less: int  # of all these stones, so many need not be paid
    free: bool  # nothing is left to pay


class ThreatOption(TypedDict):
    do: Literal["attack", "crush"]
    card: str
    n: int  # the strength that it takes
    points: int  # what it is worth in the end


class ConfirmOption(TypedDict):
    do: Literal["confirm"]
    card: str
    damage: int  # what the leader loses by it


class StonesOption(TypedDict):
    do: Literal["pay", "gain", "spend", "give", "lose"]
    stones: Counts


class StealOption(TypedDict):
    do: Literal["steal"]
    stones: Counts
    target: int  # the seat


class AbilityOption(AbilityOf):
    do: Literal["apply", "after"]
    gift: NotRequired[bool]  # a plain gain that nobody would refuse or put off


class BranchOption(AbilityOf):
    do: Literal["branch"]
    n: int  # which one, from 1
    branch: str  # ability and branch


class NumberOption(TypedDict):
    do: Literal["x"]
    n: int


class RefreshOption(TypedDict):
    do: Literal["refresh"]
    n: int  # what it costs
    infects: bool  # it takes the last of the leader's durability


class DieOption(TypedDict):
    do: Literal["take-die"]
    die: Colour
    colour: Stone
    value: int
    brings: Counts
    triggers: list[Waiting]


class PurpleDieOption(TypedDict):
    do: Literal["take-purple"]
    die: Colour
    colour: Stone
    value: int
    n: int  # what it costs
    brings: Counts
    triggers: list[Waiting]


class TeamOption(Lineup):
    do: Literal["team"]


class CountersOption(TypedDict):
    do: Literal["move-counters"]
    card: str
    n: int


class ValueOption(TypedDict):
    do: Literal["turn-die"]
    value: int
    triggers: list[Waiting]


class DiceOption(TypedDict):
    do: Literal["reroll", "keep-dice"]
    dice: list[Colour]


Option = (
    PlainOption
    | CardOption
    | SummonOption
    | ThreatOption
    | ConfirmOption
    | StonesOption
    | StealOption
    | AbilityOption
    | BranchOption
    | NumberOption
    | RefreshOption
    | DieOption
    | PurpleDieOption
    | TeamOption
    | CountersOption
    | ValueOption
    | DiceOption
)


# --- events ---


# `card` says what did it, `by` whose card that is where it is not the seat's own. Where `card` is the thing itself,
# `cause` is the card that did it; `why` is the rule.


class PlainEvent(TypedDict):
    kind: Literal["rested", "refreshed"]
    seat: int


LossWhy = Literal["", "refresh", "purple-die"]  # durability that no card takes


class InfectedEvent(Owned):
    kind: Literal["infected"]
    seat: int
    card: str
    why: LossWhy


class CardEvent(TypedDict):
    kind: Literal["called-off", "defeated", "opened"]
    seat: int
    card: str


class MovedEvent(Because):
    """Something that a card does to another, or to a threat."""

    kind: Literal["recalled", "destroyed", "exhausted", "readied", "crushed", "banished"]
    seat: int
    card: str


class DraftedEvent(TypedDict):
    kind: Literal["drafted"]
    seat: int
    card: NotRequired[str]  # only the seat itself knows


class LeadsEvent(TypedDict):
    kind: Literal["leads"]
    seat: int
    card: str
    stones: Counts
    n: int


class TurnEvent(TypedDict):
    kind: Literal["turn"]
    seat: int
    round: int


class DiceEvent(TypedDict):
    kind: Literal["rolled"]
    seat: int
    dice: Dice


class RerolledEvent(TypedDict):
    kind: Literal["rerolled"]
    seat: int
    dice: Dice
    card: str


class TookDieEvent(TypedDict):
    kind: Literal["took-die"]
    seat: int
    die: Colour
    colour: Stone
    value: int


class DieTurnedEvent(TypedDict):
    kind: Literal["die-turned"]
    seat: int
    die: Colour
    value: int
    card: str


class StonesEvent(Owned):
    kind: Literal["stones-gained", "stones-lost"]
    seat: int
    stones: Counts
    card: str  # where they come from, or empty: a die


class SpentEvent(TypedDict):
    kind: Literal["stones-spent"]
    seat: int
    stones: Counts
    card: str  # what they are for


class LossEvent(Owned):
    kind: Literal["durability-lost"]
    seat: int
    n: int
    card: str  # where it comes from, or empty
    why: LossWhy


StoleEvent = TypedDict(
    "StoleEvent", {"kind": Literal["stole"], "seat": int, "stones": Counts, "from": int, "card": str}
)


class AmountEvent(TypedDict):
    kind: Literal["durability-gained", "reserve-gained", "chose-x"]
    seat: int
    n: int
    card: str  # where it comes from, or empty


class PointsEvent(TypedDict):
    kind: Literal["points-gained"]
    seat: int
    n: int
    card: str
    pool: int  # what is left there


class PactEvent(TypedDict):
    kind: Literal["pact"]
    seat: int
    n: int


class CountersEvent(Because):
    kind: Literal["counters-placed", "counters-removed"]
    seat: int
    on: str
    n: int


class AppliedEvent(AbilityOf):
    kind: Literal["applied"]
    seat: int


class SummonedEvent(TypedDict):
    kind: Literal["summoned"]
    seat: int
    card: str
    stones: Counts


class AttackedEvent(TypedDict):
    kind: Literal["attacked"]
    seat: int
    card: str
    leader: bool
    cards: list[str]
    n: int


class EndingEvent(TypedDict):
    kind: Literal["ending"]
    seat: int
    why: EndWhy


class OverEvent(TypedDict):
    kind: Literal["over"]
    seat: int
    scores: list[int]
    winners: list[int]
    decided: Decided


Happening = (
    PlainEvent
    | InfectedEvent
    | CardEvent
    | MovedEvent
    | DraftedEvent
    | LeadsEvent
    | TurnEvent
    | DiceEvent
    | RerolledEvent
    | TookDieEvent
    | DieTurnedEvent
    | StonesEvent
    | SpentEvent
    | LossEvent
    | StoleEvent
    | AmountEvent
    | PointsEvent
    | PactEvent
    | CountersEvent
    | AppliedEvent
    | SummonedEvent
    | AttackedEvent
    | EndingEvent
    | OverEvent
)


class Hidden(TypedDict):
    """What only the audience of an event sees of it."""

    card: str


# --- why something cannot be done ---


class TakeThing(TypedDict):
    """A die of the market."""

    do: Literal["take-die", "take-purple"]
    die: Colour


class CardThing(TypedDict):
    """A card in hand to be summoned, a threat to be attacked."""

    do: Literal["summon", "attack"]
    card: str


class AbilityThing(AbilityOf):
    """An ability of a card in play that its owner applies."""

    do: Literal["apply"]


class PlainThing(TypedDict):
    do: Literal["refresh", "rest"]


Thing = TakeThing | CardThing | AbilityThing | PlainThing


class PlainReason(TypedDict):
    kind: Literal[
        "ability-used",  # with this die, in this attack, at this arrival
        "at-arrival",  # it works when its card is summoned
        "called-off",  # this attack, this turn
        "defeated",  # the threat waits to be taken
        "exhausted",  # and it would be exhausted as a price
        "in-attack",  # it works in one
        "no-change",  # the ability would change nothing
        "no-die",  # has been taken that the ability could be applied with
        "no-occasion",  # what the ability waits for has not happened
        "no-refresh",  # only as the first thing of a turn
        "other-abilities",  # the ability being applied uses those of other cards
        "other-cards",  # the ability summons cards of another colour or type
        "other-die",  # the die that was taken does not trigger the ability
        "unpaid",  # the ability has a price that cannot be paid
    ]


class DieHeld(TypedDict):
    kind: Literal["die-held"]
    seat: int


class MissingStones(TypedDict):
    """These stones more, `any` more of any colour; `needs-some`: n of all these."""

    kind: Literal["needs-stones", "needs-some"]
    stones: Counts
    any: int
    n: int


class TooWeak(TypedDict):
    """Even the strongest attack lacks so much strength."""

    kind: Literal["too-weak"]
    n: int


class Lacking(TypedDict):
    """So many more are needed as a price: counters on the card, upright followers."""

    kind: Literal["needs-counters", "needs-followers"]
    n: int


Reason = Untimely | OthersChoose | PlainReason | DieHeld | MissingStones | TooWeak | Lacking


# --- what a coach says ---


class PlainNote(TypedDict):
    kind: Literal["last-turn", "refresh-free"]


class FittingNote(TypedDict):
    """A card that can be chosen goes with cards in hand."""

    kind: Literal["draft-theme", "leader-fit"]
    card: str
    cards: list[str]


class NumberNote(TypedDict):
    """n: the price of the cheapest card, what is left, what is lost, the abilities or followers."""

    kind: Literal[
        "draft-dear",
        "end-deck",
        "end-pool",
        "leader-infects",
        "refresh-infects",
        "rest-worth",
        "spare-leader",
        "tray-order",
    ]
    n: int


class LifeLow(TypedDict):
    """So much life is left; a pact costs so many points."""

    kind: Literal["life-low"]
    n: int
    points: int


class LeaderHurt(TypedDict):
    kind: Literal["leader-hurt"]
    n: int
    left: int


class AttackNow(TypedDict):
    kind: Literal["attack-now"]
    card: str
    points: int


class AttackNear(TypedDict):
    """So much strength is missing."""

    kind: Literal["attack-near"]
    card: str
    n: int


class Finish(TypedDict):
    """The last card of the hand can be paid for; with it in play and the end token n is the lead, or what it lacks."""

    kind: Literal["finish-ahead", "finish-behind"]
    card: str
    n: int


class SummonNow(TypedDict):
    kind: Literal["summon-now"]
    cards: list[str]


class DieAbilities(TypedDict):
    """A die sets off abilities of these cards."""

    kind: Literal["die-abilities"]
    dice: dict[Stone, int]
    cards: list[str]


class DieCompletes(TypedDict):
    """A die's stones are all that is missing for a card."""

    kind: Literal["die-completes"]
    dice: dict[Stone, int]
    card: str


class DieRival(TypedDict):
    """A die would set off abilities of n cards of a rival."""

    kind: Literal["die-rival"]
    dice: dict[Stone, int]
    seat: int
    n: int


class SeatNote(TypedDict):
    """The seat that comes next and gets new dice."""

    kind: Literal["last-die"]
    seat: int


class SeatNumber(TypedDict):
    """n: the cards in the hand of a seat, or its lead."""

    kind: Literal["end-hand", "rival-ahead"]
    seat: int
    n: int


CoachNote = (
    PlainNote
    | FittingNote
    | NumberNote
    | LifeLow
    | LeaderHurt
    | AttackNow
    | AttackNear
    | Finish
    | SummonNow
    | DieAbilities
    | DieCompletes
    | DieRival
    | SeatNote
    | SeatNumber
)
