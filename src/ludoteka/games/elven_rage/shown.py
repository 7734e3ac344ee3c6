"""What clients are shown of Elven Rage: the view of a seat, what it is asked, what it may answer, and what happened.

`python -m ludoteka.server.typescript` makes the browser's types from this file.
"""

from typing import Annotated, Final, Literal, NotRequired, TypedDict, get_args

from ludoteka.core.cause import Because
from ludoteka.core.why import OthersChoose, Untimely
from ludoteka.games.elven_rage import maps, pieces
from ludoteka.games.elven_rage.cards import definition

PEOPLES: Final = definition.PEOPLES
DIRECTIONS: Final = definition.DIRECTIONS
ATTACKS: Final = definition.ATTACKS

# Where a fighter is beyond the four slots around the centre.
RESERVE: Final[int] = pieces.RESERVE
FALLEN: Final[int] = pieces.FALLEN
TURNED_UP: Final[int] = pieces.TURNED_UP
GONE: Final[int] = pieces.GONE

ATTACKER: Final[int] = pieces.ATTACKER  # sides of a battle
DEFENDER: Final[int] = pieces.DEFENDER
NOBODY: Final[int] = pieces.NOBODY  # no seat, no fighter; the side of treasures

# What a race is about: so many of them win it.
RACE_LANDS: Final[int] = definition.RACE_LANDS
RACE_TOWERS: Final[int] = definition.RACE_TOWERS

People = definition.People
Direction = definition.Direction
Attack = definition.Attack
WindowName = definition.WindowName
LandKind = maps.LandKind
Scenario = Literal["supremacy", "dragon-lord", "race", "only-war", "alliance"]
# What a match was won by: a goal, all Castles, nobody else being left; after the last round Lands, Towers, or treasures
# and artifacts together.
Decided = Literal["lands", "towers", "riches", "shared", "goal", "castles", "alone"]
Phase = Literal["summon", "discard", "capture", "battle"]  # of a turn
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
Stage = Literal["named", "deploying", "duelling", "fighting"]
# Which windows a person wants to see: where an answer gains something, the same in one's own battles only, where one
# could answer at all, every one, and none for the rest of a turn. A card may have a stop of its own instead: whenever
# it could be declared, where it saves the battle or a warrior of one's own, never.
Attention = Literal["useful", "mine", "could", "always", "never"]
Stop = Literal["always", "saves", "never"]
Gain = Literal["battle", "warrior", "more"]  # who wins the battle, a warrior of one's own, anything else
ATTENTION: Final[tuple[Attention, ...]] = get_args(Attention)
STOPS: Final[tuple[Stop, ...]] = get_args(Stop)
Chosen = Literal["", "strike", "move"]
Way = Literal["clockwise", "counter-clockwise"]
Goods = Literal["nothing", "treasure", "artifact"]  # what one side of a trade gives
Why = Literal["summon", "refused", "retreat", "treasure", "action", "defence"]  # cards are drawn
WoundWhy = Literal["attack", "recoil", "extra", "bolt"]  # what wounds come from


# --- parts of what follows ---


From = TypedDict("From", {"from": int})


class Warrior(TypedDict):
    """A fighter that something is about; the uid tells it from its copies."""

    card: str
    uid: int
    slot: int


class Placed(Warrior):
    """A fighter that was turned up."""

    side: int
    owner: int


class Victim(TypedDict):
    """A fighter that something is done to, beside the card that does it."""

    victim: str
    victim_uid: int
    victim_slot: int


class Other(TypedDict):
    """The second of two fighters."""

    other: str
    other_uid: int
    other_slot: int


# What an action is aimed at depends on its effect.

NoAim = Literal["draw", "dig", "recall", "teleport", "march", "garrison", "more-lands", "cancel", "rescue"]
WarriorAim = Literal["extra", "bolt", "heal", "save", "stop", "again", "freeze", "speed", "withdraw"]
SeatAim = Literal["shame", "rob"]


class Unaimed(TypedDict):
    effect: NoAim


class AtWarrior(Victim):
    effect: WarriorAim


class AtSide(Victim):
    effect: Literal["icon"]
    direction: Direction
    icon: Attack


class Redirecting(Victim):
    effect: Literal["redirect"]
    direction: Direction


class Turning(Victim):
    effect: Literal["turn"]
    way: Way


class Swapping(Victim, Other):
    effect: Literal["swap"]


class Relieving(Victim):
    effect: Literal["relieve"]
    by: str  # the card that comes instead


class Recovering(TypedDict):
    effect: Literal["recover"]
    taken: str


class AtSquad(TypedDict):
    effect: Literal["scout"]
    squad: int


class AtSeat(TypedDict):
    effect: SeatAim
    target: int


Aim = Unaimed | AtWarrior | AtSide | Redirecting | Turning | Swapping | Relieving | Recovering | AtSquad | AtSeat


class Waiting(TypedDict):
    """A declaration that waits to be carried out."""

    card: str
    seat: int


Link = Annotated[Waiting, Aim]  # with the keys of its aim


class Gift(TypedDict):
    """What one side of a trade gives."""

    gives: Goods
    card: str | None


# --- options ---


class Pass(TypedDict):
    do: Literal["pass"]


class Cash(TypedDict):
    do: Literal["cash"]


class Play(TypedDict):
    do: Literal["play"]
    card: str


PlayCard = Annotated[Play, Aim]
Declaration = PlayCard | Cash
Reply = Pass | Declaration


class Plain(TypedDict):
    """Nothing more is to be said of it."""

    do: Literal["refuse", "trade", "retreat", "stay", "keep-reserve", "no-offer", "refuse-offer"]


class Send(TypedDict):
    """Cards that go together."""

    do: Literal["return", "discard", "recover", "answer", "defend", "commit"]
    cards: list[str]


class Take(TypedDict):
    """One of several cards that are laid out."""

    do: Literal["turn-up", "keep"]
    card: str


class AttackLand(TypedDict):
    do: Literal["attack"]
    land: str
    owner: int


class Lift(TypedDict):
    do: Literal["lift"]
    land: str


class ToSquad(TypedDict):
    do: Literal["look", "fight"]
    squad: int


class ToSlot(TypedDict):
    do: Literal["place"]
    slot: int


class WithWarrior(Warrior):
    do: Literal["swap-reserve", "act-with"]


class Move(TypedDict):
    do: Literal["move"]
    direction: Direction
    slot: int  # where it leads


class Strike(Victim):
    do: Literal["strike"]
    direction: Direction
    damage: int
    recoil: bool


class MakeOffer(Gift):
    do: Literal["offer"]
    to: int
    wants: Goods


class AcceptOffer(Gift):
    do: Literal["accept-offer"]


Option = (
    Reply
    | Plain
    | Send
    | Take
    | AttackLand
    | Lift
    | ToSquad
    | ToSlot
    | WithWarrior
    | Move
    | Strike
    | MakeOffer
    | AcceptOffer
)


# --- questions ---


class Battleground(TypedDict):
    """The battle that a question belongs to, by its Land and number."""

    land: str
    battle: int


class Anywhere(TypedDict, total=False):
    """The same of a question that is asked outside battles too."""

    land: str
    battle: int


class OutsideQuestion(TypedDict):
    kind: Literal["keep", "trade"]


class CaptureQuestion(TypedDict):
    kind: Literal["capture"]
    attack: bool  # there is a Land to name


class SeveralQuestion(Anywhere):
    kind: Literal["discard", "trim", "recover"]
    n: int  # cards that are chosen together


class ScoutQuestion(Anywhere):
    kind: Literal["scout-more"]
    n: int  # this one included


class KeepOneQuestion(Anywhere):
    kind: Literal["keep-one"]


class OfferQuestion(Gift, From):
    kind: Literal["trade-answer"]
    wants: Goods


FightKind = Literal["squad", "answer", "commit", "centre-cards", "next", "take-land"]


class FightQuestion(Battleground):
    kind: FightKind


class DefendQuestion(Battleground):
    kind: Literal["defend"]
    dragon: str  # it defends its Castle beside the cards that are sent


class TurnUpQuestion(Battleground):
    kind: Literal["turn-up"]
    squad: int


class WarriorQuestion(Battleground, Warrior):
    kind: Literal["place", "act"]


class CardGain(TypedDict):
    """A card that gains something in a window which could not be had by waiting."""

    card: str
    gain: Gain


class CardStop(TypedDict):
    """A card that could be declared, and the wishes with which it is a reason to ask: in general, or for this card."""

    card: str
    asks: list[Attention | Stop]


class Wanted(TypedDict):
    """What a choice of attention goes by; `always` in general asks in every window."""

    gains: list[CardGain]  # the cards that are a reason to think
    stops: list[CardStop]  # none for answers to a declaration of one's own, which few want


class Acting(TypedDict, total=False):
    """The warrior that acts, what it has declared, and whom it would strike."""

    actor: str
    choice: Literal["move", "strike", "none"]
    victim: str
    victim_uid: int
    victim_slot: int


class WindowQuestion(Anywhere, Wanted, Acting):
    """A reaction window."""

    kind: Literal["window"]
    window: WindowName
    about: int
    answering: bool
    chain: list[Link]


Question = (
    OutsideQuestion
    | CaptureQuestion
    | SeveralQuestion
    | ScoutQuestion
    | KeepOneQuestion
    | OfferQuestion
    | FightQuestion
    | DefendQuestion
    | TurnUpQuestion
    | WarriorQuestion
    | WindowQuestion
)


# --- the view ---


class AskedView(TypedDict):
    seat: int
    kind: str


class SquadView(TypedDict):
    number: int  # from when it is laid out until it is fought
    open: str | None
    seen_by: list[int]
    cards: list[str] | None


class OwnView(TypedDict):
    hand: list[str]
    artifacts: list[str]
    pick: list[str] | None  # the two cards that go back, until all have chosen
    reply: Reply | None  # the answer to the open window, until all have answered


class KnownView(TypedDict):
    held: list[str]
    artifacts: list[str]


Need = Literal["lands", "towers", "centre", "castles", "treasures", "artifacts", "conquests"]


class ProgressView(TypedDict):
    """One of the numbers that a goal takes."""

    need: Need
    have: int
    of: int
    met: bool


class PlayerView(TypedDict):
    seat: int
    people: People
    alive: bool
    lands: int
    towers: int
    summons: int  # cards drawn at the start of a turn
    more_lands: int  # Lands that count for prices this turn beyond those owned
    conquests: int
    castles: int
    turns: int
    treasures: int
    deck: int
    discard: list[str]
    played: list[str]  # actions declared this turn
    hand: int
    artifacts: int
    goal: str | None
    progress: list[ProgressView]  # to that goal, or to the one of all
    chosen: bool
    cards: OwnView | None  # only of the own seat
    known: KnownView | None  # what this viewer surely knows of a rival


class LookedView(TypedDict):
    by: int
    n: int
    cards: list[str] | None


class OfferView(Gift, From):
    to: int
    wants: Goods


class FighterView(TypedDict):
    card: str
    side: int
    owner: int
    slot: int
    lives: int
    initiative: int
    icons: list[Attack]  # left, forward, right
    acted: bool
    stands: bool  # a living warrior on the field


class ThreatView(TypedDict):
    """An attack that would meet an enemy now, be it in vain."""

    uid: int
    victim_uid: int
    damage: int
    recoil: bool  # the striker loses a life


class DeclaredView(TypedDict):
    """What the actor has declared, as it would be carried out now."""

    uid: int
    slot: int  # where it leads or strikes
    move: bool
    victim_uid: int  # NOBODY: it meets no enemy
    damage: int
    recoil: bool


class HiddenView(TypedDict):
    """Cards of a side that lie face down."""

    n: int
    shown: list[str]
    cards: list[str] | None


class BattleView(TypedDict):
    number: int
    land: str
    attacker: int
    defender: int
    hand: int  # who decides for the defending side
    stage: Stage
    garrison: bool
    attackers: HiddenView
    defenders: HiddenView
    fighters: list[FighterView]  # a fighter's uid is its place here
    field: list[int]  # who stands on each of the four slots
    reserve_side: int
    fallen: int
    round: int
    actor: int
    choice: Chosen
    direction: int
    struck: int
    order: list[int]  # who acts in the rest of this round
    threats: list[ThreatView]
    declared: DeclaredView | None


class WindowView(TypedDict):
    kind: WindowName
    about: int
    answering: bool


class QuestionView(TypedDict):
    number: int
    kind: str
    options: list[str]


class ElvenRageView(TypedDict):
    game: Literal["elven-rage"]
    seat: int
    seats: int
    number: int
    over: bool
    scores: list[int]
    ranks: list[int]  # places, when it is over
    winners: list[int]
    decided: Decided | None  # what they won by
    stalemate: bool
    scenario: Scenario
    deployment: Literal["beginner", "advanced"]
    goal: str | None
    teams: list[int]
    round: int
    first: int
    active: int
    phase: Phase | None  # None: the match has not begun, or is over
    captures: int
    teleport: bool
    asked: list[AskedView]
    lands: dict[str, int]  # the owner of each Land, -1 for none
    dragons: dict[str, str]  # the dragon that lives in each Castle
    neutral_deck: int
    neutral_discard: list[str]
    squads: list[SquadView]
    artifact_deck: int
    spent: list[str]
    players: list[PlayerView]
    looked: LookedView
    offer: OfferView | None
    battle: BattleView | None
    window: WindowView | None
    chain: list[Link]  # the last declaration first
    question: QuestionView | None


# --- events ---

# `cause` is the card that did it to a card, or to what a seat has, and `by` whose it is where that is another seat.


class Told(TypedDict):
    """Whom an event is about, -1 for the table."""

    seat: int


class Bare(Told):
    kind: Literal["first", "refused", "accepted", "cashed", "neutral-hand", "treasure-gained"]


class Counted(Told):
    kind: Literal["reshuffled", "neutrals-reshuffled", "squads-dealt"]
    n: int


class Drew(Told, Because):
    kind: Literal["drew"]
    n: int
    why: Why
    cards: NotRequired[list[str]]


class Looked(Told, Because):
    kind: Literal["looked"]
    n: int
    cards: NotRequired[list[str]]


class ArtifactGained(Told):
    kind: Literal["artifact-gained"]
    n: int
    card: NotRequired[str]


class Drawn(TypedDict):
    seat: int
    card: str


class FirstDrawn(Told):
    kind: Literal["first-drawn"]
    drawn: list[Drawn]


class GoalDealt(Told):
    kind: Literal["goal"]
    goal: NotRequired[str]


class Round(Told):
    kind: Literal["round", "turn", "battle-round"]
    round: int


class OfCard(Told, Because):
    kind: Literal["discarded", "recovered"]
    card: str
    why: NotRequired[Literal["limit"]]  # no more than five cards may be held


class Named(Told):
    kind: Literal["named"]
    land: str
    owner: int


class OfLand(Told):
    kind: Literal["gave-up", "retreated", "broke-off", "lifted"]
    land: str


class Captured(Told, From):
    kind: Literal["captured"]
    land: str


class Eliminated(Told):
    kind: Literal["eliminated"]
    goal: str | None
    land: str  # the start Castle
    by: int  # who captured it, -1 for nobody


class Declaring(Told):
    kind: Literal["declared"]
    card: str


Declared = Annotated[Declaring, Aim]


class Cancelled(Told, Because):
    kind: Literal["cancelled"]
    card: str
    to: int


class SquadFought(Told):
    kind: Literal["squad-fought"]
    squad: int


class SquadSeen(Told, Because):
    kind: Literal["squad-seen"]
    squad: int
    cards: NotRequired[list[str]]


class TurnedUp(Told):
    kind: Literal["turned-up"]
    squad: int
    card: str


class Committed(Told):
    kind: Literal["committed"]
    n: int
    dragons: list[str]
    cards: NotRequired[list[str]]


class Deployed(Told):
    kind: Literal["deployed"]
    fighters: list[Placed]


class DuelBegun(Told):
    kind: Literal["duel"]
    fighters: list[Placed]
    cards: list[str]


class OnePlaced(Told, Placed):
    kind: Literal["revealed", "placed"]


class ReserveSwapped(Told, Warrior, Other):
    kind: Literal["reserve-swapped"]


class LeftField(Told, Because):
    kind: Literal["fell", "reserve", "withdrew"]
    card: str
    uid: int


class OfWarrior(Told, Warrior):
    kind: Literal["idle", "spent"]


class ToWarrior(Told, Warrior, Because):
    kind: Literal["died", "blocked", "stopped", "roused", "frozen"]


class Chose(Told, Warrior):
    kind: Literal["chose"]
    direction: Direction
    icon: Attack


class IconChanged(Told, Warrior, Because):
    kind: Literal["icon-changed"]
    direction: Direction
    icon: Attack


class Struck(Told, Warrior, Victim):
    kind: Literal["struck"]
    direction: Direction
    icon: Attack
    n: int


class Wounded(Told, Warrior, Because):
    kind: Literal["wounded"]
    n: int
    lives: int
    why: WoundWhy


class Healed(Told, Warrior, Because):
    kind: Literal["healed"]
    lives: int


class Moved(Told, Warrior):
    kind: Literal["moved"]
    from_slot: int


class Turned(Told, Warrior, Because):
    kind: Literal["turned"]
    way: Way


class Redirected(Told, Warrior, Because):
    kind: Literal["redirected"]
    direction: Direction


class InitiativeChanged(Told, Warrior, Because):
    kind: Literal["initiative"]
    now: int


class Relieved(Told, Warrior, Because):
    kind: Literal["relieved"]
    left: str  # the card that goes to the hand


class Swapped(Told, Victim, Other, Because):
    kind: Literal["swapped"]


class BattleOver(Told):
    kind: Literal["battle-won", "battle-lost"]
    land: str
    won: bool
    left: list[int]  # living warriors of the attacker and of the defender
    defender: int


class Offered(Told):
    kind: Literal["offered"]
    to: int
    gives: Goods
    wants: Goods
    card: NotRequired[str]


class ToSeat(Told, Because):
    kind: Literal["accepted-offer", "refused-offer", "treasure-given"]
    to: int


class ArtifactGiven(Told, Because):
    kind: Literal["artifact-given"]
    to: int
    card: NotRequired[str]


class Over(Told):
    kind: Literal["over"]
    winners: list[int]
    decided: Decided
    goal: str | None
    goals: list[str | None]
    stalemate: bool


Happening = (
    Bare
    | Counted
    | Drew
    | Looked
    | ArtifactGained
    | FirstDrawn
    | GoalDealt
    | Round
    | OfCard
    | Named
    | OfLand
    | Captured
    | Eliminated
    | Declared
    | Cancelled
    | SquadFought
    | SquadSeen
    | TurnedUp
    | Committed
    | Deployed
    | DuelBegun
    | OnePlaced
    | ReserveSwapped
    | LeftField
    | OfWarrior
    | ToWarrior
    | Chose
    | IconChanged
    | Struck
    | Wounded
    | Healed
    | Moved
    | Turned
    | Redirected
    | InitiativeChanged
    | Relieved
    | Swapped
    | BattleOver
    | Offered
    | ToSeat
    | ArtifactGiven
    | Over
)


# What the line before or after tells as well: the turn, the cards sent, the blow, the declaration. Logs leave it out.
SILENT: Final = (
    "round",
    "first",
    "accepted",
    "revealed",
    "chose",
    "idle",
    "icon-changed",
    "turned",
    "swapped",
    "redirected",
    "relieved",
)
TOLD_DRAWS: Final = ("refused", "retreat", "treasure")  # the same of why a rival draws cards


class Hidden(TypedDict, total=False):
    """What only some see of an event."""

    card: str
    cards: list[str]
    goal: str


# --- why something cannot be done ---


class PlayHeld(TypedDict):
    """A card in hand, or an own artifact."""

    do: Literal["play"]
    card: str


class PlainThing(TypedDict):
    do: Literal["cash", "trade"]


class LookAtSquad(TypedDict):
    do: Literal["look"]
    squad: int


class StrikeAt(TypedDict):
    """An enemy of the warrior that is to act."""

    do: Literal["strike"]
    victim_uid: int


class MoveTowards(TypedDict):
    """A direction for the warrior that is to act."""

    do: Literal["move"]
    direction: Direction


class ActWith(TypedDict):
    """A warrior of one's own side."""

    do: Literal["act-with"]
    uid: int


Thing = AttackLand | PlayHeld | PlainThing | LookAtSquad | StrikeAt | MoveTowards | ActWith


class PlainReason(TypedDict):
    kind: Literal[
        "ally-land",
        "blocked",  # the attack would do nothing
        "has-acted",
        "initiative",  # another warrior acts first
        "looked",  # one squad a battle
        "must-hurt",  # another attack hurts an enemy
        "must-strike",  # who can strike does not move
        "needs-all-cards",
        "no-attack",  # on that side
        "no-movement",  # on that side
        "no-partner",
        "no-target",
        "no-treasure",
        "not-as-answer",
        "not-near",
        "only-as-answer",
        "only-outside",  # treasures are cashed outside battles
        "own-battle",
        "own-land",
        "played",  # this turn, as often as there are copies
        "squad-known",  # who may see further ones has seen this one
        "squad-later",  # they are looked at once a Land without an owner is named
        "squad-open",
    ]


class Lacking(TypedDict):
    kind: Literal["needs-lands", "needs-cards"]
    n: int


class NotNow(TypedDict):
    """It has another time."""

    kind: Literal["not-now"]
    window: list[WindowName]


Reason = Untimely | OthersChoose | PlainReason | Lacking | NotNow


# --- what a coach says ---

GoalPart = Literal["towers", "lands", "castles", "conquests", "centre", "treasures", "artifacts"]


class SquadLook(TypedDict):
    kind: Literal["squad-look"]


class CardsNote(TypedDict):
    kind: Literal["artifact-ready", "hold-back", "weak-fighters"]
    cards: list[str]


class CardNote(TypedDict):
    kind: Literal["gain-more", "gain-warrior", "kill"]
    card: str


class GainBattle(TypedDict):
    kind: Literal["gain-battle"]
    card: str
    own: bool  # whether the seat or its ally takes part in the battle


class NumberNote(TypedDict):
    """n: the cards in hand, or those beyond its limit, the treasures, the warriors on either side."""

    kind: Literal["even-ours", "even-theirs", "hand-small", "retreat", "too-many", "treasure"]
    n: int


class BattleTally(TypedDict):
    """The own warriors on the field, and the others."""

    kind: Literal["battle-ahead", "battle-behind"]
    n: int
    others: int


class Fastest(TypedDict):
    """The card in hand with the highest initiative."""

    kind: Literal["fastest"]
    card: str
    n: int


class GoalMissing(TypedDict):
    kind: Literal["goal"]
    what: GoalPart
    n: int


class LandNote(TypedDict):
    kind: Literal["goal-now", "target-tower"]
    land: str


class TargetWeak(TypedDict):
    """A Land whose owner has too few cards to send."""

    kind: Literal["target-weak"]
    land: str
    seat: int
    n: int


class CastleDanger(TypedDict):
    """A rival's Land beside one's start Castle."""

    kind: Literal["castle-danger"]
    seat: int
    land: str


class CastleDefend(TypedDict):
    kind: Literal["castle-defend"]
    own: bool  # the start Castle
    land: str


class RivalClose(TypedDict):
    kind: Literal["rival-close"]
    seat: int
    what: GoalPart
    n: int  # held
    wanted: int  # by the goal


CoachNote = (
    SquadLook
    | CardsNote
    | CardNote
    | GainBattle
    | NumberNote
    | BattleTally
    | Fastest
    | GoalMissing
    | LandNote
    | TargetWeak
    | CastleDanger
    | CastleDefend
    | RivalClose
)
