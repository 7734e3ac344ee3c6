"""What server and browser say to each other: the one source of the types on both sides.

`python -m ludoteka.server.typescript` writes `web/src/protocol.ts` from this file, and a test fails when that is stale.
docs/protocol.md tells how the messages are used.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

NAME_LENGTH = 24
CHAT_LENGTH = 300
NOTES_LENGTH = 4000
ID_LENGTH = 40  # of the ids that a browser gives its messages, in ASCII
MOST_THINGS = 40  # that one message asks about
PREVIEWS = 12  # options that one message may ask about
MESSAGE_BYTES = 8192  # one message from a browser
STEP_BYTES = 8192  # what a lesson or a puzzle is asked
JOURNAL_BYTES = 1_000_000
ABSENCE = 60  # seconds without a connection after which others may let a computer player stand in
PAUSE = 0.6  # seconds for which a secret question stays open at least: the same for every answer, whatever the hand

Json = Mapping[str, Any]
Status = Literal["waiting", "running", "finished"]
Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

# Why something was refused; the browser has a sentence for each in every language.
Code = Literal[
    "bad-request",  # the request makes no sense: unknown field, wrong type, value out of range
    "not-found",  # no such page, table, game or link
    "forbidden",  # not yours to do: only the host, only a player, only the person of this seat
    "bad-name",  # a name needs 1 to 24 visible characters
    "bad-setup",  # the game does not allow these players or settings
    "bad-journal",  # the journal is damaged or of other rules; the text says where
    "seat-taken",
    "not-ready",  # seats are open, or a person is not ready
    "wrong-status",  # the table is not waiting, not running or not finished
    "not-your-turn",
    "stale",  # the question was answered already
    "illegal",  # this option is not open now
    "no-undo",
    "too-long",
    "too-large",
    "too-many",  # connections or tables of this guest
    "too-many-links",  # to other devices: revoke them, or wait
    "too-many-devices",  # log one out first
    "too-many-uploads",  # recordings of this guest: delete some first
    "full",  # no more recordings can be kept now
    "slow-down",  # messages come too fast; try again in a moment
    "wrong-origin",
    "logged-out",  # this device, from another one
    "unreadable",  # the message is none of the protocol
    "storage",  # the server could not store it: nothing happened, try again
    "internal",
]


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of everything that travels."""


class Request(Struct):
    """Base of what browsers send: fields with a default may be left out."""


# --- the lobby (REST) ---


class Me(Struct):
    """The guest behind this browser."""

    name: str
    named: bool  # whether the name was chosen by the person


class NewName(Request):
    name: str


class ClashInfo(Struct):
    """Values of a setting that cannot be chosen with such players and such values of other settings."""

    values: list[str]
    why: str  # said by the message <game>-setting-<why>
    players: list[int]  # empty: any number
    others: dict[str, list[str]]


class SettingInfo(Struct):
    name: str
    values: list[str]  # the first is the default
    newcomer: str  # the value that suits a first match
    clashes: list[ClashInfo]
    used: dict[str, list[str]]  # it matters with these values of other settings alone
    seats: bool  # its values are numbers of seats
    of: str  # what every seat has another one of, by settings <of>-1, <of>-2 …; else empty
    seat: int  # whose setting such a one is, from 1; else 0


class GameInfo(Struct):
    name: str
    min_players: int
    max_players: int
    minutes: int  # usual length for two
    settings: list[SettingInfo]
    bots: list[str]  # to choose from, weakest first
    reviews: bool  # there is a master who can review a match
    words: bool  # whether /api/games/<name>/words/<language> has its words, for a client that was built without them
    rulebook: bool  # whether /api/games/<name>/rulebook/<language> has one
    lessons: list[str]  # their ids in order; /api/games/<name>/lessons/<language> has their words
    puzzles: int  # how many there are
    board: str  # the address of the board it brings; empty: the client has one, or makes one from the view


class Clock(Struct):
    """Time control. live: `seconds` at the start plus `increment` an answer; days: `seconds` for each answer."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0
    increment: int = 0


class SeatWish(Request):
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


class NewTable(Request):
    game: str
    seats: list[SeatWish]
    settings: dict[str, str] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False


class Play(Request):
    """A match against computer players that starts at once. `bot`: which, or a quick one."""

    game: str
    settings: dict[str, str] = {}
    bot: str = ""
    players: int = 2


class SeatChange(Request):
    """The host gives a seat of a waiting table to a computer player, or frees it."""

    seat: int
    kind: Literal["open", "bot"]
    bot: str = ""


class StandIn(Request):
    """A computer player shall play for a person who left or ran out of time. `bot`: which, or a quick one."""

    seat: int
    bot: str = ""


class SeatInfo(Struct):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""  # the computer player, also one that stands in for a person
    stand_in: bool = False
    away: Literal["", "left", "time"] = ""  # the person left the match, or ran out of time
    you: bool = False
    host: bool = False
    ready: bool = False
    connected: bool = False
    gone_ms: int | None = None  # for how long a person who should be here has not been; goes on
    clock_ms: int | None = None  # time left; runs while `ticking`
    ticking: bool = False
    score: int | None = None  # once the match is over
    rank: int | None = None


class TableInfo(Struct):
    """A table as one visitor sees it."""

    id: str
    game: str
    status: Status
    settings: dict[str, str]
    clock: Clock
    public: bool
    seats: list[SeatInfo]
    created: float  # seconds since 1970
    changed: float  # when something last happened that all may know of
    commitment: str = ""  # hash of the key of the dice, once the match runs
    key: str = ""  # the key itself, once it is over
    rematch: str = ""  # the table that follows this one
    origin: str = ""  # "uploaded", or the table and moment this match was continued from


class Lobby(Struct):
    open: list[TableInfo]  # public tables with a free seat
    mine: list[TableInfo]  # waiting or running, the latest first
    awaited: dict[str, list[int]]  # by id, the seats that a running match of mine waits for
    finished: list[TableInfo]  # mine, the latest first
    watch: list[TableInfo]  # public matches of others that are being played
    now: float  # the server's clock, seconds since 1970
    me: Me | None  # who asks, if they have been here before


class TableId(Struct):
    id: str


class SeatNumber(Request):
    seat: int


class Ready(Request):
    ready: bool


class Notes(Struct):
    text: str


class Link(Struct):
    """A private address that carries this guest to another device, once."""

    path: str
    expires: float  # seconds since 1970


class LinkInfo(Struct):
    """What following a private link would do, before one agrees to it."""

    name: str  # the guest that this device would be
    mine: bool  # it is that guest already
    me: str = ""  # the guest that it is now and that would be left behind
    named: bool = False  # whether that name was chosen
    running: int = 0  # that guest's tables that are not played to their end
    elsewhere: bool = False  # that guest has another device


class Device(Struct):
    """A browser that is logged in as this guest."""

    id: str
    browser: str  # as it says itself; empty: unknown
    system: str
    created: float  # since when
    seen: float  # to an hour
    here: bool  # the one that asks


class Devices(Struct):
    devices: list[Device]  # this one, then the latest first
    links: int  # private links that nobody has followed yet


class Upload(Request):
    """A journal to be watched."""

    journal: str


class ContinueFrom(Request):
    """Go on from a moment of a finished match, at this seat, against computer players."""

    number: int
    seat: int
    bot: str


class Problem(Struct):
    """Why a request was refused."""

    code: Code
    text: str  # a sentence in English that says what to do
    wait: int = 0  # seconds after which it is worth another try


# --- a match ---


class OptionInfo(Struct):
    text: str  # canonical; an answer names it
    detail: Json  # what it does, for buttons and highlights
    final: bool  # it cannot be taken back
    weight: Literal["always", "touch"] | None = None  # it is to be pressed twice: by everybody, or by whoever taps


class QuestionInfo(Struct):
    number: int  # an answer names it; stays the same while others answer theirs
    kind: str
    detail: Json
    options: list[OptionInfo]


class LogEntry(Struct):
    """Something that happened, as this visitor may see it, after answer `number` (0: at the start)."""

    number: int
    event: Json


class Position(Struct):
    """The match as one visitor sees it now."""

    number: int  # answers so far
    view: Json
    question: QuestionInfo | None = None
    undo: bool = False
    restart: bool = False  # the whole turn so far can be taken back
    hints: bool = False  # one may ask what a master would do: all others are computer players
    coach: bool = False  # one may ask what matters now: likewise, and the game has a coach


class OptionPreview(Struct):
    """What an option would do, as far as this seat may know it.

    certain: it will be just so. unanswered: just so unless a rival answers it. end: the match ends with it. open:
    chance or something hidden decides, and nothing more is said.
    """

    option: str
    outlook: Literal["certain", "unanswered", "end", "open"]
    events: list[Json]  # as the log would tell them
    changes: list[tuple[list[int | str], Any, Any]]  # in the view: where, before, after


class OptionHint(Struct):
    """One of the best options, as a master sees it."""

    option: str
    chance: float  # to win with it, from 0 to 1
    deals: int  # in which it was tried
    lead: float | None  # points before the best of the others that are expected at the end; null: no game of points
    line: list[Json]  # what the seat does best next, as details of options; as far as it can be told


class ChatLine(Struct):
    """A line of the chat. It is plain text: show it as such."""

    number: int
    seat: int  # -1: a spectator
    name: str
    text: str
    at: float


class Moment(Struct):
    """A past moment of a finished match from one viewpoint (seat -1: spectator, -2: all cards open)."""

    number: int
    last: int
    seat: int
    view: Json
    answer: Json | None  # the answer that led here: seat, and where this viewpoint knows them text and detail
    events: list[Json]
    chances: list[float]  # of each seat to win, as this viewpoint may know them; none where the game has no master


class ReplayInfo(Struct):
    """What a replay needs to know beforehand."""

    table: TableInfo
    first: int  # the first moment: 0, or where the match was continued from
    last: int  # the last moment
    rounds: list[int]  # the moment at which each round begins
    scores: list[list[int]]  # what the seats have reached at each of these, and once more at the end
    breakdown: list[dict[str, int]]  # final points of each seat by source
    statistics: Json  # numbers and cards of each seat, game by game


class GradedInfo(Struct):
    """A decision as a review sees it: what the seat was asked, with what it took and what was better, if anything."""

    number: int  # the moment at which it was taken
    grade: Grade
    chance: float  # to win with what was taken …
    best_chance: float  # … and with the best option
    question: QuestionInfo  # its options: what was taken, then the best one if that is another


class AskReview(Request):
    """A seat's decisions in a finished match shall be reviewed."""

    seat: int


class ReviewInfo(Struct):
    """How far the review of a seat is; when all is done, what was found."""

    seat: int
    progress: float  # 1: all is done
    won: float = 0.0  # the seat's share of the victory
    decisions: list[GradedInfo] = []  # that were not forced, in order
    swings: list[int] = []  # the moments of the decisions that cost most, the worst first


# --- lessons (REST) ---


class LessonAsk(Request):
    """How does a lesson stand after these answers? Nothing is stored: all that was done so far is said each time."""

    answers: list[str]  # the last of them may be wrong
    why: list[dict[str, Any]] = []  # things that cannot be done, as in `why`; at most MOST_THINGS
    previews: list[str] = []  # options to try, as in `preview`; at most PREVIEWS


class LessonMoment(Struct):
    table: TableInfo
    position: Position
    log: list[LogEntry]
    step: int  # how many steps are done: the lesson is over when that is all of them
    wrong: int | None  # the last answer was not taken, and which of the step's reasons says why
    reasons: list[list[Json]]  # for each thing asked about
    previews: list[OptionPreview]


# --- examples of a rulebook (REST) ---


class ExampleMoment(Struct):
    position: Position  # with the question, where the seat answers next: nothing can be answered here
    log: list[LogEntry]  # what happened in this step


class ExampleInfo(Struct):
    """An example replayed: how it begins, and how it stands after each step, through the eyes of one seat."""

    table: TableInfo
    seat: int  # -1: what everybody sees
    moments: list[ExampleMoment]


# --- puzzles (REST) ---


class PuzzleInfo(Struct):
    id: str
    stars: int  # how hard it is, 1 to 3
    players: int
    steps: int  # decisions of its line


class PuzzleList(Struct):
    """The puzzles of a game, the easy ones first."""

    puzzles: list[PuzzleInfo]
    daily: str  # the one of today, the same for everybody
    day: str  # which day that is, as 2026-11-18


class PuzzleAsk(Request):
    """How does a puzzle stand? Nothing is stored. `reveal`: the best answer shall be told."""

    so_far: LessonAsk
    reveal: bool = False


class OptionWorth(Struct):
    """What a master expects with an option."""

    chance: float  # to win
    lead: float | None  # points before the best of the others at the end; null: no game of points


class FoundMove(Struct):
    """A step that is done: the best option, and the one that others take, as details of options."""

    detail: Json
    worth: OptionWorth
    tempting: Json
    tempting_worth: OptionWorth
    brings: dict[str, float]  # soon, more than what others take: by what is counted, the most important first


class PuzzleMoment(Struct):
    moment: LessonMoment
    against: OptionWorth | None  # what is expected with the last answer, if it was not taken …
    best: OptionWorth | None  # … and with the best one
    found: list[FoundMove]  # one for each step that is done
    line: list[Json]  # once it is solved: what is best done next, as details of options, as far as it can be told
    reveal: str  # the best option's text, if that was asked for
    stars: int
    missed: int  # so many of the simpler players …
    asked: int  # … that were asked did something else


# --- what the browser says (websocket) ---


class Hello(Request, tag="hello"):
    """First message after connecting. `since`: log entries of `epoch` up to this many are known already."""

    since: int = 0
    epoch: str = ""


class Answer(Request, tag="answer"):
    """An answer to question `number`. Sending the same `id` again is harmless."""

    id: str
    number: int
    option: str


class Undo(Request, tag="undo"):
    id: str
    turn: bool = False  # the whole turn


class AskPreview(Request, tag="preview"):
    """What would these options of question `number` do?"""

    id: str
    number: int
    options: list[str]


class AskHint(Request, tag="hint"):
    """What would a master do about question `number`?"""

    id: str
    number: int


class AskCoach(Request, tag="coach"):
    """What matters for question `number`?"""

    id: str
    number: int


class Chat(Request, tag="chat"):
    id: str
    text: str


class Why(Request, tag="why"):
    """Why can I not do these things now? Each is named as the detail of an option would name it."""

    id: str
    things: list[dict[str, Any]]  # at most MOST_THINGS


FromBrowser = Hello | Answer | Undo | AskPreview | AskHint | AskCoach | Chat | Why

# --- what the server says (websocket) ---


class Welcome(Struct, tag="welcome"):
    """Everything needed to show the table. `log` starts at entry `log_from`, 0 unless `epoch` is that of Hello."""

    table: TableInfo
    seat: int  # -1: a spectator
    position: Position | None
    epoch: str  # another one when answers were taken back or the server started anew
    log_from: int
    log: list[LogEntry]
    chat: list[ChatLine]
    now: float  # the server's clock, seconds since 1970


class Update(Struct, tag="update"):
    """The match went on. Keep the first `log_from` log entries, then add `log` (fewer than before after an undo)."""

    position: Position
    epoch: str
    log_from: int
    log: list[LogEntry]
    seats: list[SeatInfo]


class TableChanged(Struct, tag="table"):
    table: TableInfo


class News(Struct, tag="news"):
    """Something happened to a seat of the table; `table` messages show the outcome."""

    what: Literal[
        "joined",
        "left",
        "parted",
        "kicked",
        "timed-out",
        "stood-in",
        "returned",
        "started",
        "over",
        "broken-off",
        "rematch",
    ]
    seat: int  # -1: to the table
    name: str = ""


class Said(Struct, tag="said"):
    line: ChatLine


class Previews(Struct, tag="previews"):
    """What was asked about options of question `number`."""

    id: str
    number: int
    previews: list[OptionPreview]


class Hints(Struct, tag="hints"):
    """What a master would do about question `number`: up to three options, the best first."""

    id: str
    number: int
    hints: list[OptionHint]


class CoachNote(Struct):
    """Something that matters now, as the game's coach sees it."""

    note: Json  # its kind and the reasons from the position; said by the message <game>-coach-<kind>
    rule: str  # the part of the rulebook that tells it in full


class Coaching(Struct, tag="coaching"):
    """What matters for question `number`: up to three notes, the most important first."""

    id: str
    number: int
    notes: list[CoachNote]


class Thinking(Struct, tag="thinking"):
    """Computer players that search have less time than usual, since many are playing; or as much as usual again."""

    hurried: bool


class Chances(Struct, tag="chances"):
    """To spectators of a running match: each seat's chance to win in the position with this number."""

    number: int
    chances: list[float]  # from 0 to 1, together 1


class Ack(Struct, tag="ack"):
    """An answer, an undo or a chat line was stored."""

    id: str


class Refusal(Struct, tag="refusal"):
    id: str  # empty: not about a single message
    code: Code
    text: str


class Reasons(Struct, tag="reasons"):
    """Why things cannot be done now, in the position with this number."""

    id: str
    number: int
    reasons: list[list[Json]]  # for each thing; none: it can be done


ToBrowser = (
    Welcome
    | Update
    | TableChanged
    | News
    | Said
    | Previews
    | Hints
    | Coaching
    | Thinking
    | Chances
    | Ack
    | Refusal
    | Reasons
)
