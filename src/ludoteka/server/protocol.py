"""What server and browser say to each other: the one source of the types on both sides.

`python -m ludoteka.server.typescript` writes `web/src/protocol.ts` from this file, and a test fails when that is stale.
docs/protocol.md tells how the messages are used.
"""

from typing import Any, Literal

import msgspec

Json = dict[str, Any]
Status = Literal["waiting", "running", "finished"]


class Struct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything that travels."""


# --- the lobby (REST) ---


class Me(Struct):
    """The guest behind this browser."""

    name: str
    named: bool  # whether the name was chosen by the person


class NewName(Struct):
    name: str


class SettingInfo(Struct):
    name: str
    values: list[str]


class GameInfo(Struct):
    name: str
    min_players: int
    max_players: int
    minutes: int  # usual length for two
    settings: list[SettingInfo]
    bots: list[str]  # weakest first


class Clock(Struct):
    """Time control. none: no limit. live: `seconds` at the start plus `increment` an answer. days: `seconds` an answer."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0
    increment: int = 0


class SeatWish(Struct):
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


class NewTable(Struct):
    game: str
    seats: list[SeatWish]
    settings: dict[str, str] = {}
    clock: Clock = Clock()
    public: bool = False


class SeatInfo(Struct):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""  # the computer player, also one that stands in for a person
    stand_in: bool = False
    you: bool = False
    host: bool = False
    ready: bool = False
    connected: bool = False
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
    commitment: str = ""  # hash of the key of the dice, once the match runs
    key: str = ""  # the key itself, once it is over
    rematch: str = ""  # the table that follows this one
    origin: str = ""  # "uploaded", or the table and moment this match was continued from


class Lobby(Struct):
    open: list[TableInfo]
    mine: list[TableInfo]  # waiting or running
    finished: list[TableInfo]


class TableId(Struct):
    id: str


class SeatNumber(Struct):
    seat: int


class Ready(Struct):
    ready: bool


class Notes(Struct):
    text: str


class Link(Struct):
    """A private address that carries this guest to another device."""

    path: str


class Upload(Struct):
    """A journal to be watched."""

    journal: str


class ContinueFrom(Struct):
    """Go on from a moment of a finished match, at this seat, against computer players."""

    number: int
    seat: int
    bot: str


class Problem(Struct):
    """Why a request was refused."""

    code: str  # a stable word, the browser has a sentence for it in each language
    text: str  # a sentence in English that says what to do


# --- a match ---


class OptionInfo(Struct):
    text: str  # canonical; an answer names it
    detail: Json  # what it does, for buttons and highlights
    final: bool  # it cannot be taken back


class DecisionInfo(Struct):
    number: int
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
    decision: DecisionInfo | None = None
    undo: bool = False
    restart: bool = False  # the whole turn so far can be taken back


class ChatLine(Struct):
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
    answer: Json | None  # the answer that led here: seat and detail
    events: list[Json]


class ReplayInfo(Struct):
    """What a replay needs to know beforehand."""

    table: TableInfo
    last: int  # number of answers
    rounds: list[int]  # the number of answers before each round
    scores: list[list[int]]  # running totals of each seat at each round
    breakdown: list[dict[str, int]]  # final points of each seat by source
    statistics: Json  # dice and cards, game by game


# --- what the browser says (websocket) ---


class Hello(Struct, tag="hello"):
    """First message after connecting. `since`: log entries up to this many are known already."""

    since: int = 0


class Answer(Struct, tag="answer"):
    """An answer to decision `number`. Sending the same `id` again is harmless."""

    id: str
    number: int
    option: str


class Undo(Struct, tag="undo"):
    id: str
    turn: bool = False  # the whole turn


class Chat(Struct, tag="chat"):
    id: str
    text: str


FromBrowser = Hello | Answer | Undo | Chat

# --- what the server says (websocket) ---


class Welcome(Struct, tag="welcome"):
    """Everything needed to show the table. `log` starts at entry `log_from`."""

    table: TableInfo
    seat: int  # -1: a spectator
    position: Position | None
    log_from: int
    log: list[LogEntry]
    chat: list[ChatLine]


class Update(Struct, tag="update"):
    """The match went on. Keep the first `log_from` log entries, then add `log` (fewer than before after an undo)."""

    position: Position
    log_from: int
    log: list[LogEntry]
    seats: list[SeatInfo]


class TableChanged(Struct, tag="table"):
    table: TableInfo


class Said(Struct, tag="said"):
    line: ChatLine


class Ack(Struct, tag="ack"):
    """An answer, an undo or a chat line was stored."""

    id: str


class Refusal(Struct, tag="refusal"):
    id: str  # empty: not about a single message
    code: str
    text: str


ToBrowser = Welcome | Update | TableChanged | Said | Ack | Refusal
