"""A table as plain data: who sits where, under which settings, and how it is stored and shown."""

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from ludoteka.core.chance import commitment
from ludoteka.core.journal import Answer, Journal
from ludoteka.server import schema
from ludoteka.server.protocol import Clock, SeatInfo, Status, TableInfo
from ludoteka.server.storage import Record
from ludoteka.server.writer import Change, add, remove
from ludoteka.text import HUMAN

SeatKind = Literal["open", "person", "bot"]
Away = Literal["", "left", "time"]
UPLOADED = "uploaded"  # the origin of a table that somebody brought as a journal


@dataclass
class Seat:
    """A person's seat with a `bot` is one where a computer player stands in."""

    kind: SeatKind = "open"
    guest: str | None = None
    name: str = ""
    bot: str = ""
    away: Away = ""
    ready: bool = False
    clock_ms: int | None = None
    score: int | None = None
    rank: int | None = None

    @property
    def stand_in(self) -> bool:
        return self.kind == "person" and bool(self.bot)

    def free(self) -> None:
        self.kind, self.guest, self.name, self.bot, self.ready = "open", None, "", "", False


@dataclass
class Table:
    """What the row of a table and its seats hold, without the match."""

    id: str
    game: str
    status: Status
    settings: dict[str, str]
    clock: Clock
    public: bool
    host: str
    created: float
    changed: float
    seats: list[Seat] = field(default_factory=list)
    rules: int = 0
    key: str = ""
    start: str | None = None
    rematch: str = ""
    origin: str = ""

    def seat_of(self, guest: str | None) -> int:
        """Where a guest sits; -1: nowhere."""
        return next((i for i, seat in enumerate(self.seats) if guest and seat.guest == guest), -1)

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def computers(self) -> frozenset[int]:
        """The seats of computer players; one that plays for a person who is gone is none of them."""
        return frozenset(i for i, seat in enumerate(self.seats) if seat.kind == "bot")

    # --- shown ---

    def info(
        self,
        guest: str | None,
        connected: Container[str] = (),
        ticking: dict[int, int] | None = None,
        gone: dict[int, int] | None = None,
    ) -> TableInfo:
        """The table for one visitor. `ticking`: the time left to those who are to answer; `gone`: since when who is."""
        return TableInfo(
            id=self.id,
            game=self.game,
            status=self.status,
            settings=self.settings,
            clock=self.clock,
            public=self.public,
            seats=self.seat_infos(guest, connected, ticking or {}, gone or {}),
            created=self.created,
            changed=self.changed,
            commitment=commitment(bytes.fromhex(self.key)) if self.key else "",
            key=self.key if self.status == "finished" else "",
            rematch=self.rematch,
            origin=self.origin,
        )

    def seat_infos(
        self, guest: str | None, connected: Container[str], ticking: dict[int, int], gone: dict[int, int]
    ) -> list[SeatInfo]:
        return [
            SeatInfo(
                seat=i,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                stand_in=seat.stand_in,
                away=seat.away,
                you=guest is not None and seat.guest == guest,
                host=bool(self.host) and seat.guest == self.host,
                ready=seat.ready,
                connected=seat.guest in connected if seat.guest else False,
                gone_ms=gone.get(i),
                clock_ms=max(0, ticking.get(i, seat.clock_ms)) if seat.clock_ms is not None else None,
                ticking=i in ticking,
                score=seat.score,
                rank=seat.rank,
            )
            for i, seat in enumerate(self.seats)
        ]

    # --- stored ---

    def add(self, state: str | None = None) -> list[Change]:
        """The changes that store a new table."""
        row = add(
            schema.tables,
            id=self.id,
            game=self.game,
            status=self.status,
            settings=self.settings,
            clock=msgspec.to_builtins(self.clock),
            public=self.public,
            host=self.host,
            created=self.created,
            changed=self.changed,
            rules=self.rules,
            key=self.key,
            start=self.start,
            state=state,
            rematch=self.rematch,
            origin=self.origin,
        )
        return [row, *self.add_seats()]

    def add_seats(self) -> list[Change]:
        return [add(schema.seats, table=self.id, seat=i, **vars(seat)) for i, seat in enumerate(self.seats)]

    def renew_seats(self) -> list[Change]:
        return [remove(schema.seats, table=self.id), *self.add_seats()]

    @staticmethod
    def erase(id: str) -> list[Change]:
        """The changes that remove a table with all that belongs to it."""
        owned = (schema.uploads, schema.chat, schema.notes, schema.receipts, schema.answers, schema.seats)
        return [*(remove(part, table=id) for part in owned), remove(schema.tables, id=id)]

    @staticmethod
    def stored(record: Record) -> "Table":
        row: dict[str, Any] = {k: v for k, v in record.table.items() if k not in {"state", "deadline", "clock"}}
        seats = [Seat(**{k: v for k, v in seat.items() if k not in {"table", "seat"}}) for seat in record.seats]
        return Table(**row, clock=msgspec.convert(record.table["clock"], Clock), seats=seats)

    # --- played ---

    def journal(self, record: Record) -> Journal:
        """The match as its answers tell it."""
        names = [seat.name or seat.bot or HUMAN for seat in self.seats]
        journal = Journal(self.game, self.rules, len(self.seats), self.settings, bytes.fromhex(self.key), names)
        first = 0
        if self.start is not None:
            journal.start = msgspec.json.decode(self.start, type=dict[str, Any])
            first = int(journal.start["number"])
        journal.answers = [
            Answer(row["seat"], row["text"], row["after"]) for row in record.answers if row["number"] >= first
        ]
        if self.status == "finished" and all(seat.score is not None for seat in self.seats):
            journal.scores = [seat.score or 0 for seat in self.seats]
        return journal
