"""What clients are shown of Seasons: the view of a seat, its question and options, and what happens.

Cards are told by id (`base:1`), cards in play by `uid` too, seats from 0 on; tokens and enchantments have the numbers
printed on them. The browser's types are made from this module.
"""

from typing import Final, Literal, NotRequired, TypedDict, get_args

from ludoteka.core.cause import Because, Owned
from ludoteka.core.why import OthersChoose, Untimely
from ludoteka.games.seasons import bounds

Element = Literal["air", "water", "fire", "earth"]
ELEMENTS: Final[tuple[Element, ...]] = get_args(Element)
Season = Literal["winter", "spring", "summer", "fall"]
SEASONS: Final[tuple[Season, ...]] = get_args(Season)

GAUGE_MAX: Final[int] = bounds.GAUGE_MAX
BONUS_MAX: Final[int] = bounds.BONUS_MAX  # bonuses that a player may use
BONUS_PENALTY: Final[tuple[int, ...]] = bounds.BONUS_PENALTY  # points lost by bonuses used
Bonus = Literal["draw", "draw-one", "exchange", "gauge", "transmute"]
BONUSES: Final[tuple[Bonus, ...]] = ("exchange", "transmute", "gauge", "draw")  # of every match
PASSIVE_TOKEN: Final[int] = bounds.PASSIVE_TOKEN  # the token that is never turned over
Source = Literal["crystals", "prestige", "cards", "bonuses", "hand", "token"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)  # of points
Decided = Literal["points", "cards", "shared"]  # what a match was won by: points, then cards in play


class Counts(TypedDict, total=False):
    """Energy tokens: the types that occur."""

    air: int
    water: int
    fire: int
    earth: int


class Energy(TypedDict):
    """Energy tokens that lie somewhere, zeros included."""

    air: int
    water: int
    fire: int
    earth: int


# --- the view ---


class InPlay(TypedDict):
    """A card in play."""

    card: str
    uid: int
    tapped: bool
    energy: Energy
    copies: str | None  # the card whose effects it has in place of its own
    model: int  # the uid of that one, 0 for none


Theme = Literal[
    "items",
    "familiars",
    "transmute",
    "fodder",
    "big-reserve",
    "small-reserve",
    "summons",
    "season-change",
    "prestige",
]


class Hint(TypedDict):
    """Why a card goes with others, with their energies, or against them."""

    kind: Literal["theme", "energy", "against"]
    theme: NotRequired[Theme]
    elements: NotRequired[list[Element]]
    cards: list[str]


class Cost(TypedDict):
    """What summoning a card costs: what is printed for so many players, and what effects make of it now."""

    energy: Counts
    crystals: int
    any: int  # tokens of any type besides
    saved: int  # of all these tokens, so many need not be paid
    fee: int  # crystals to be paid to rivals


class Needs(Energy):
    """What cards cost together."""

    crystals: int


class OwnCards(TypedDict):
    """What only its owner sees."""

    hand: list[str]
    archive_2: list[str]
    archive_3: list[str]
    drafted: list[str]
    pack: list[str]
    pick: str | None
    tokens: list[int]  # ability tokens to choose from
    costs: dict[str, Cost]  # before the first round, of all own cards; later of the hand, where effects change it
    needs: Needs | None  # what the drafted cards cost, before the first round
    hints: dict[str, Hint]  # for the cards of the pack


class KnownCards(TypedDict):
    """What a seat knows of a rival's hidden cards."""

    hand: list[str]
    held: list[str]  # in hand or archive


class PlayerView(TypedDict):
    """What lies before a player."""

    seat: int
    crystals: int
    gauge: int
    bonus: int  # bonuses used
    penalty: int  # points that they cost at the end
    reserve: Energy
    capacity: int
    covered: int  # spaces of the reserve that cannot be used
    hand: int
    archive: list[int]  # cards of the second and of the third year
    drafted: int
    pack: int
    picked: bool
    tableau: list[InPlay]
    token: int  # the ability token, 0 when there is none to be seen
    token_used: bool
    drought: int  # spaces of the reserve lost for good
    breakdown: dict[str, int]  # points by source, in the order of `SOURCES`; none before the end
    cards: NotRequired[OwnCards]  # only of the own seat
    known: NotRequired[KnownCards]  # only of rivals


class RolledDie(TypedDict):
    """A die of the row; `by` is the seat that took it."""

    die: int
    face: int
    by: int | None
    pips: int
    space: int  # where the season would move if it were left over


class Looked(TypedDict):
    """Cards that the seat `by` looks at, -1 for none."""

    by: int
    n: int
    cards: list[str]  # none where this seat does not know them


class AskedSeat(TypedDict):
    """A seat that owes an answer."""

    seat: int
    kind: str


class QuestionView(TypedDict):
    """The question this seat owes an answer to, with its options as canonical texts."""

    number: int
    kind: str
    options: list[str]


class SeasonsView(TypedDict):
    """All that a seat may know."""

    game: Literal["seasons"]
    seat: int  # -1 for a spectator
    seats: int
    number: int
    level: str
    kingdom: bool
    enchantment: int  # the enchantment in force, 0 for none
    over: bool
    scores: list[int]  # none before the end
    ranks: list[int]  # places, none before the end
    winners: list[int]  # none before the end
    decided: Decided | None  # what they won by
    year: int  # 0 where the wheel was turned back before the first one; the third one stays to the end
    space: int
    season: Season
    round: int  # 0 is the prelude
    first: int
    active: int  # -1 for nobody
    transmuting: bool
    surplus: int  # more crystals for each token transmuted this turn, by bonuses
    extra: int  # more crystals for each token that the active player transmutes, by all there is
    rates: Energy  # what a token of each type is worth now, that included
    bonuses: list[Bonus]  # that the match has
    may_transmute: bool
    asked: list[AskedSeat]
    summoning: str | None  # announced, not yet paid
    dice_season: Season
    dice: list[RolledDie]
    leftover: int  # the place of the die that nobody takes any more, or -1
    draft_size: int  # cards that each player has when the draft is over
    deck: int
    deck_top: list[str]  # the cards on top that this seat has seen, the top first
    row: int  # so many cards on top of the deck lie open
    revealed: list[str]  # cards of a search, the last one found at the end
    discard: list[str | None]  # none where this seat does not know the card; the top is the end
    looked: Looked
    players: list[PlayerView]
    passed: list[str] | None  # the left neighbour's pack, where this seat has passed it on
    question: QuestionView | None


# --- questions ---

PlainKind = Literal[
    "arrange",
    "before-die",
    "boots",
    "choose-elements",
    "choose-token",
    "construct",
    "copy-reserve",
    "deposit",
    "die-draw",
    "discard-hand",
    "discard-water",
    "draft",
    "draw-choose",
    "draw-play",
    "dream",
    "drop-card",
    "either",
    "elements",
    "embrace-card",
    "exchange-cards",
    "feed",
    "keep",
    "leap",
    "main",
    "mirror",
    "name-energy",
    "pay-summon",
    "peek",
    "play-hand",
    "reject",
    "renew",
    "resurrect",
    "return-item",
    "reveal-discard",
    "rob",
    "sacrifice",
    "sacrifice-due",
    "sacrifice-familiar",
    "sacrifice-self",
    "search",
    "selectively-return",
    "shown",
    "steadfast",
    "take-die",
    "tithe",
    "transmute",
    "usurp",
    "usurp-elements",
    "usurp-pay",
    "usurper-falls",
    "withdraw",
    "wither",
]


class About(TypedDict, total=False):
    """The card that a question is about, if any."""

    card: str


class PlainQuestion(About):
    kind: PlainKind


class TokensQuestion(About):
    kind: Literal[
        "discard-energy",
        "drain-water",
        "forfeit",
        "inlay",
        "reflect",
        "store",
        "transmute-identical",
    ]
    n: int  # tokens


class GainQuestion(About):
    kind: Literal["energy"]
    n: int  # tokens
    held: int  # so many the reserve holds in the end
    spare: int  # so many do not fit, of those gained and those held


class TrimQuestion(TypedDict):
    kind: Literal["trim"]
    n: int  # tokens that the reserve holds at most


class SplitQuestion(TypedDict):
    kind: Literal["split-hand", "split-year-2"]
    n: int  # cards


class DealQuestion(About):
    kind: Literal["deal", "prophecy"]
    receivers: list[int]  # the seats that receive the cards looked at, in this order


Question = PlainQuestion | TokensQuestion | GainQuestion | TrimQuestion | SplitQuestion | DealQuestion


# --- options ---


PlainDo = Literal[
    "buy-off",
    "copy-nothing",
    "deposit-nothing",
    "discard-it",
    "draw",
    "end",
    "enough",
    "instead-energy",
    "instead-gauge",
    "instead-transmute",
    "keep-die",
    "play-it",
    "put-back",
    "shrink",
    "start-transmuting",
    "use-die",
]


class Plain(TypedDict):
    do: PlainDo


BonusDo = Literal["bonus-draw", "bonus-draw-one", "bonus-exchange", "bonus-gauge", "bonus-transmute"]


class UseBonus(TypedDict):
    do: BonusDo
    costs: int  # points in the end


class OfCard(TypedDict):
    do: Literal["choose", "discard", "draft", "keep", "play", "refuse", "reject", "take"]
    card: str


class Price(TypedDict):
    """What a card costs, all told."""

    energy: Counts
    choice: bool  # tokens of different types, as many as are wanted, in place of these
    any: int  # tokens of any type besides
    saved: int  # of all these tokens, so many need not be paid
    crystals: int  # those for rivals included


class Summon(Price):
    do: Literal["summon"]
    card: str


class Give(TypedDict):
    do: Literal["give"]
    card: str
    target: int


class OfCards(TypedDict):
    do: Literal["arrange", "hand", "year-2"]
    cards: list[str]


PlacedDo = Literal["return", "sacrifice"]


class OfPlaced(TypedDict):
    """Something done with a card in play."""

    do: PlacedDo
    card: str
    uid: int


class Activate(TypedDict):
    do: Literal["activate"]
    card: str
    uid: int
    fee: int  # crystals that rivals' cards take for it


class Usurp(Price):
    do: Literal["usurp"]
    card: str
    uid: int
    target: int


class Either(TypedDict):
    do: Literal["either"]
    branch: str
    card: str
    uid: int


class FromStore(TypedDict):
    """Tokens taken from a card in play."""

    card: str
    uid: int
    energy: Counts


PaymentDo = Literal[
    "deposit",
    "discard-energy",
    "discard-water",
    "drain-water",
    "feed",
    "inlay",
    "mirror",
    "pay-summon",
    "tithe",
    "transmute",
    "transmute-identical",
    "usurp-pay",
]


class Payment(TypedDict):
    """Tokens from the reserve, and from cards whose tokens may be spent."""

    do: PaymentDo
    energy: Counts
    stores: list[FromStore]
    crystals: NotRequired[int]  # what transmuting brings
    pays: NotRequired[int]  # crystals, as well
    into: NotRequired[list[Element]]  # what the tokens may become


class OfTokens(TypedDict):
    do: Literal["lose", "store", "withdraw"]
    energy: Counts


class Gain(TypedDict):
    do: Literal["gain"]
    energy: Counts
    lost: Counts  # what leaves the reserve because it is full


class Rob(TypedDict):
    do: Literal["rob"]
    energy: Counts
    target: int


class OfElement(TypedDict):
    do: Literal["effect", "into", "name"]
    element: Element


class OfElements(TypedDict):
    do: Literal["elements"]
    elements: list[Element]


class TakeDie(TypedDict):
    do: Literal["take-die"]
    place: int


class MoveSeason(TypedDict):
    do: Literal["back", "forward"]
    n: int
    space: int


class CopyReserve(TypedDict):
    do: Literal["copy"]
    target: int


class OfAbility(TypedDict):
    do: Literal["token", "use-token"]
    token: int


Option = (
    Plain
    | UseBonus
    | OfCard
    | Summon
    | Give
    | OfCards
    | OfPlaced
    | Activate
    | Usurp
    | Either
    | Payment
    | OfTokens
    | Gain
    | Rob
    | OfElement
    | OfElements
    | TakeDie
    | MoveSeason
    | CopyReserve
    | OfAbility
)


# --- what happens ---

# `card` says what did it: a card, "die", "transmute", "enchantment:6" …, or "" where nothing need be said.
# Keys that may be absent are told only to those who see them, but for these: `by` is the seat whose card did it where
# that is another one, `cause` what made a card move, `why` the rule that did.


From = TypedDict("From", {"from": int})


class Happened(TypedDict):
    kind: Literal["chose-cards", "die-ignored", "put-back", "split", "turn-ended"]
    seat: int


class CardTold(TypedDict):
    """Something happened with a card that all see, or that one was sought for."""

    kind: Literal["found-nothing", "refused", "revealed", "showed", "summoned"]
    seat: int
    card: str


class CardMoved(Because):
    """A card that all see moved."""

    kind: Literal["discarded-openly", "drew-openly", "played-free", "returned", "took"]
    seat: int
    card: str


class CardSeen(TypedDict):
    kind: Literal["drafted", "peeked"]
    seat: int
    card: NotRequired[str]


class CardsSeen(TypedDict):
    kind: Literal["archive-opened", "looked-at-top", "looked-in-discard"]
    seat: int
    n: int
    cards: NotRequired[list[str]]


class HandSeen(TypedDict):
    kind: Literal["hand-seen"]
    seat: int
    n: int
    by: int
    cards: NotRequired[list[str]]


class CardsMoved(Because):
    kind: Literal["discarded", "looked"]
    seat: int
    n: int
    cards: NotRequired[list[str]]


class Kept(Because):
    kind: Literal["kept"]
    seat: int
    n: int
    card: NotRequired[str]


class GaveCard(Because):
    kind: Literal["gave-card"]
    seat: int
    to: int
    given: NotRequired[str]


class DeckChanged(TypedDict):
    kind: Literal["arranged", "deck-discarded", "reshuffled"]
    seat: int
    n: int


class RowOpened(TypedDict):
    kind: Literal["row-opened"]
    seat: int
    cards: list[str]


class PlacedUsed(TypedDict):
    kind: Literal["activated"]
    seat: int
    card: str
    uid: int


class Sacrificed(Because):
    kind: Literal["sacrificed"]
    seat: int
    card: str
    uid: int
    why: NotRequired[Literal["model-left"]]  # the card that it copied has left play


class Usurped(From):
    kind: Literal["usurped"]
    seat: int
    card: str
    uid: int


class PassedOn(TypedDict):
    kind: Literal["passed-on"]
    seat: int
    card: str
    to: int


class Amount(Owned):
    kind: Literal["crystals-gained", "crystals-lost", "turned-to-air"]
    seat: int
    n: int
    card: str


class CrystalsTaken(From):
    kind: Literal["crystals-taken"]
    seat: int
    n: int
    card: str


class GaugeMoved(Owned):
    kind: Literal["gauge"]
    seat: int
    n: int
    now: int
    card: str


class EnergyGained(TypedDict):
    kind: Literal["energy-gained"]
    seat: int
    energy: Counts
    card: str


class EnergyLost(Owned):
    kind: Literal["energy-lost"]
    seat: int
    energy: Counts
    card: str
    why: NotRequired[Literal["full"]]  # the reserve holds no more


class EnergySpent(TypedDict):
    kind: Literal["energy-spent"]
    seat: int
    energy: Counts


class EnergyStored(TypedDict):
    kind: Literal["energy-stored"]
    seat: int
    energy: Counts
    card: str
    uid: int


class EnergyTaken(From):
    kind: Literal["energy-taken"]
    seat: int
    energy: Counts
    card: str


class ReserveShrunk(TypedDict):
    kind: Literal["reserve-shrunk"]
    seat: int
    capacity: int
    card: str


class ElementNamed(TypedDict):
    kind: Literal["named"]
    seat: int
    element: Element
    card: str


class BonusUsed(TypedDict):
    kind: Literal["bonus"]
    seat: int
    bonus: Bonus
    used: int


class BonusBack(TypedDict):
    kind: Literal["bonus-back"]
    seat: int
    used: int
    card: str


class TokenTold(TypedDict):
    kind: Literal["token-chosen", "token-used"]
    seat: int
    token: int


class Round(TypedDict):
    kind: Literal["round"]
    seat: int  # who begins
    round: int
    year: int
    space: int
    season: Season
    dice: list[list[int]]  # die and face


class DieTold(TypedDict):
    """A die of the row with the face that it shows."""

    place: int
    season: Season
    die: int
    face: int


class TookDie(DieTold):
    kind: Literal["took-die"]
    seat: int


class Rerolled(DieTold):
    kind: Literal["rerolled"]
    seat: int
    card: str


class SeasonMoved(TypedDict):
    kind: Literal["season-moved"]
    seat: int
    n: int
    space: int
    season: Season
    year: int
    why: NotRequired[Literal["leftover"]]  # the die that nobody took


class Over(TypedDict):
    kind: Literal["over"]
    seat: int
    scores: list[int]
    winners: list[int]
    decided: Decided


Happening = (
    Happened
    | CardTold
    | CardMoved
    | CardSeen
    | CardsSeen
    | HandSeen
    | CardsMoved
    | Kept
    | GaveCard
    | DeckChanged
    | RowOpened
    | PlacedUsed
    | Sacrificed
    | Usurped
    | PassedOn
    | Amount
    | CrystalsTaken
    | GaugeMoved
    | EnergyGained
    | EnergyLost
    | EnergySpent
    | EnergyStored
    | EnergyTaken
    | ReserveShrunk
    | ElementNamed
    | BonusUsed
    | BonusBack
    | TokenTold
    | Round
    | TookDie
    | Rerolled
    | SeasonMoved
    | Over
)


class Hidden(TypedDict, total=False):
    """What only the audience of an event is told."""

    card: str
    cards: list[str]
    given: str


# --- why something cannot be done ---

DeedDo = Literal[BonusDo, "buy-off", "start-transmuting"]


class Deed(TypedDict):
    do: DeedDo


class SummonCard(TypedDict):
    """A card in hand, or in the own archive."""

    do: Literal["summon"]
    card: str


class ActivateCard(TypedDict):
    """An own card in play."""

    do: Literal["activate"]
    card: str
    uid: int


class UseToken(TypedDict):
    """The own ability token."""

    do: Literal["use-token"]
    token: int


Thing = Deed | SummonCard | ActivateCard | UseToken | TakeDie


class PlainReason(TypedDict):
    kind: Literal[
        "before-die",  # only before the die is carried out
        "gauge-top",
        "has-die",
        "no-activation",
        "no-card",  # neither in hand nor in play
        "no-deck",
        "no-deck-nor-discard",
        "no-draw",  # the die lets nobody draw
        "no-energy",
        "no-familiar",
        "no-playable",  # no card in hand that may be put into play free
        "no-stored-energy",
        "no-transmuting",
        "once-a-round",
        "once-a-turn",
        "one-summon",  # Entangling Roots
        "passive-token",
        "token-used",
    ]


class Archived(TypedDict):
    kind: Literal["archived"]
    year: int  # in which the card is taken into hand


class BonusesUsed(TypedDict):
    kind: Literal["bonuses-used"]
    n: int


class GaugeFull(TypedDict):
    """No card more may be in play, or the gauge cannot go down."""

    kind: Literal["gauge-full", "gauge-needed"]
    cards: int
    gauge: int


class Missing(TypedDict):
    """So many more are needed; `fee` is what rivals' cards take first."""

    kind: Literal["needs-crystals"]
    n: int
    fee: int


class MissingTokens(TypedDict):
    kind: Literal["needs-any", "needs-cards"]  # energy of any type, cards in play
    n: int


class MissingIdentical(TypedDict):
    kind: Literal["needs-identical"]
    n: int  # tokens of one type
    have: int  # of the type that there are most of


class MissingEnergy(TypedDict):
    """These tokens more, or n of them."""

    kind: Literal["needs-energy", "needs-some"]
    energy: Counts
    n: int


class DieTaken(TypedDict):
    kind: Literal["die-taken"]
    seat: int


class Neither(TypedDict):
    """Of effects to choose from none is possible; what stands against each."""

    kind: Literal["neither"]
    branches: list["BranchReason"]


BranchReason = PlainReason | Missing | MissingTokens
Reason = (
    Untimely
    | OthersChoose
    | PlainReason
    | Archived
    | BonusesUsed
    | GaugeFull
    | Missing
    | MissingTokens
    | MissingIdentical
    | MissingEnergy
    | DieTaken
    | Neither
)

# --- what a coach says ---


class PlainNote(TypedDict):
    kind: Literal["draft-cheap"]


class CardsNote(TypedDict):
    kind: Literal["activate", "payable", "split-first", "split-last", "split-pair"]
    cards: list[str]


class DraftPair(TypedDict):
    """A card of the pack goes with cards chosen before."""

    kind: Literal["draft-pair"]
    card: str
    cards: list[str]


class DraftElement(TypedDict):
    """So many of the cards chosen want the same energy."""

    kind: Literal["draft-element"]
    element: Element
    n: int


class YearMayEnd(TypedDict):
    """A die with so many dots, if it is left over, ends the year, or the match."""

    kind: Literal["match-may-end", "year-may-end"]
    pips: int
    year: int


class DieGauge(TypedDict):
    """The cards in hand that have no room."""

    kind: Literal["die-gauge"]
    n: int


class DieEnergy(TypedDict):
    """The die in this place brings all that a card still lacks."""

    kind: Literal["die-energy"]
    place: int
    card: str


class Overflow(TypedDict):
    kind: Literal["die-overflow", "overflow"]
    n: int  # tokens
    capacity: int


class RivalAhead(TypedDict):
    kind: Literal["rival-ahead"]
    seat: int
    n: int  # points


class HandCosts(TypedDict):
    """Cards in hand, and the points that they cost at the end."""

    kind: Literal["hand-costs"]
    n: int
    points: int


class LastTurn(TypedDict):
    kind: Literal["last-turn"]
    n: int  # cards in hand
    points: int  # that they cost
    each: int  # what a token left in the reserve is worth


class NoRoom(TypedDict):
    """The gauge is full, and the cards in hand are worth so many points."""

    kind: Literal["gauge-full"]
    gauge: int
    n: int
    points: int
    bonus: bool  # whether one is left


class BonusGauge(TypedDict):
    """With a step of the gauge for so many points a card could be summoned that is worth n."""

    kind: Literal["bonus-gauge"]
    card: str
    n: int
    points: int


class BonusTransmute(TypedDict):
    kind: Literal["bonus-transmute"]
    n: int  # crystals
    points: int


class Lacks(TypedDict):
    """All that a card in hand lacks."""

    kind: Literal["lacks"]
    card: str
    energy: Counts


class TransmuteNow(TypedDict):
    """Tokens that no card in hand wants."""

    kind: Literal["transmute-now"]
    energy: Counts
    n: int  # crystals


class TransmuteLater(TypedDict):
    """Tokens that are worth more in the next season."""

    kind: Literal["transmute-later"]
    energy: Counts
    season: Season


class RivalTakes(TypedDict):
    kind: Literal["fee-activate", "fee-summon"]
    n: int  # crystals


class NewYear(TypedDict):
    """So many spaces are left of the year; so many cards are taken into hand then."""

    kind: Literal["new-year"]
    n: int
    fresh: int


CoachNote = (
    PlainNote
    | CardsNote
    | DraftPair
    | DraftElement
    | YearMayEnd
    | DieGauge
    | DieEnergy
    | Overflow
    | RivalAhead
    | HandCosts
    | LastTurn
    | NoRoom
    | BonusGauge
    | BonusTransmute
    | Lacks
    | TransmuteNow
    | TransmuteLater
    | RivalTakes
    | NewYear
)
