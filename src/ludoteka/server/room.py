"""A table that somebody looks at or plays: the match in memory, the connections, the clocks, the computer players.

Whatever changes a table happens here, one thing after the other (`lock`): it is checked, done, stored, and only then
told to everybody, to each as their seat may see it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ludoteka.bots import QUICK
from ludoteka.core.chance import new_key
from ludoteka.core.errors import BadSetup, Refused
from ludoteka.core.game import Game
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from ludoteka.server import schema
from ludoteka.server.clocks import Clocks
from ludoteka.server.course import Course
from ludoteka.server.declined import Declined
from ludoteka.server.guests import Guest
from ludoteka.server.limits import clean_chat
from ludoteka.server.protocol import (
    CHAT_LENGTH,
    ID_LENGTH,
    MOST_THINGS,
    PREVIEWS,
    Ack,
    Answer,
    AskCoach,
    AskHint,
    AskPreview,
    Chances,
    Chat,
    ChatLine,
    Coaching,
    Code,
    Hello,
    Hints,
    LogEntry,
    News,
    OptionHint,
    Position,
    Previews,
    Reasons,
    Refusal,
    Said,
    SeatChange,
    StandIn,
    TableChanged,
    TableInfo,
    Thinking,
    ToBrowser,
    Undo,
    Update,
    Welcome,
    Why,
)
from ludoteka.server.storage import Record
from ludoteka.server.table import Away, Seat, Table
from ludoteka.server.thinking import SPECTATOR, Failed
from ludoteka.server.writer import Change, StorageError, add, alter, cut_answers

if TYPE_CHECKING:
    from ludoteka.server.house import House

SHOWN_CHAT = 200
RETRIES = 5  # of computer players at a table where something goes wrong that should not
RETRY = 1.0  # seconds between them
OTHERS = 10  # options that are tried when the rules fail at the one that a computer player chose
SECOND_CHANCE_MS = 60_000  # the least that a person has who comes back after running out of time
_log = logging.getLogger(__name__)


class Visitor(Protocol):
    """A connection to the table."""

    guest: Guest | None
    greeted: bool  # it has said hello, so updates make sense to it

    def send(self, message: ToBrowser) -> None: ...

    def close(self, refusal: Refusal) -> None: ...


class Room:
    """One table. Public coroutines raise Declined for what cannot be done."""

    def __init__(self, house: "House", game: Game, table: Table, course: Course | None, record: Record | None) -> None:
        self.house = house
        self.game = game
        self.table = table
        self.course = course
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        self.closed = False  # no longer the room of its table: it was emptied, or could not store something
        self.touched = house.now()
        self._since = (
            self.touched
        )  # nobody's absence is longer than since then: the table was loaded, or the match began
        self._seen: dict[str, float] = {}  # when a guest who is not connected was last
        self.chat = [
            ChatLine(number=row["number"], seat=row["seat"], name=row["name"], text=row["text"], at=row["at"])
            for row in (record.chat if record else [])
        ]
        self._receipts = {(row["guest"], row["id"]) for row in (record.receipts if record else [])}
        self._endings: dict[int, asyncio.Task[tuple[Position, list[LogEntry]]]] = {}  # of a finished match, by seat
        self._bots: asyncio.Task[None] | None = None
        self._advised: set[tuple[str, int, str]] = set()  # questions that a master thinks about for a person
        self.hurried = False  # computer players think for a shorter time than usual
        self._judging: asyncio.Task[None] | None = None
        self._chances: tuple[tuple[str, int], list[float]] | None = None  # of the position that was judged last
        self._by_person = True  # the last answer was a person's; of a secret one that is nobody's business
        self.clocks = Clocks(table)
        if course is not None and table.status == "running":
            # While the server was down a live clock stood still; days per move went by.
            self.clocks.wind(table.changed if table.clock.kind == "days" else house.now(), course.match.state)

    @property
    def id(self) -> str:
        return self.table.id

    # --- visitors ---

    def connected(self) -> set[str]:
        return {visitor.guest.id for visitor in self.visitors if visitor.guest is not None}

    def seat_of(self, visitor: Visitor) -> int:
        return self.table.seat_of(visitor.guest.id if visitor.guest is not None else None)

    def enter(self, visitor: Visitor) -> None:
        fresh = visitor.guest is not None and visitor.guest.id not in self.connected()
        self.visitors.add(visitor)
        if fresh and self.seat_of(visitor) >= 0:
            self._tell_table()

    def quit(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.touched = self.house.now()
        if visitor.guest is not None and visitor.guest.id not in self.connected():
            self._seen[visitor.guest.id] = self.touched
            if self.seat_of(visitor) >= 0 and not self.closed:
                self._tell_table()

    def info(self, guest: Guest | None) -> TableInfo:
        return self._info(guest.id if guest is not None else None)

    def _info(self, guest: str | None) -> TableInfo:
        now = self.house.now()
        ticking = self.clocks.shown(self.table.seat_of(guest), now)
        return self.table.info(guest, self.connected(), ticking, self._gone(now))

    async def hello(self, visitor: Visitor, hello: Hello) -> None:
        if self.table.status == "finished" and self.course is None:
            await self._show_ending(visitor)
            return
        async with self.lock:
            visitor.greeted = True
            visitor.send(self.welcome(visitor, hello))
            if self.hurried:
                visitor.send(Thinking(hurried=True))
            self.poke()
            self._show_chances(visitor)

    def welcome(self, visitor: Visitor, hello: Hello) -> Welcome:
        course, seat = self.course, self.seat_of(visitor)
        if course is None:
            return self._welcome(visitor, None, "", 0, [])
        first = max(0, min(hello.since, len(course.numbers))) if hello.epoch == course.epoch else 0
        return self._welcome(visitor, course.position(seat), course.epoch, first, course.log(seat, first))

    def _welcome(
        self, visitor: Visitor, position: Position | None, epoch: str, first: int, log: list[LogEntry]
    ) -> Welcome:
        return Welcome(
            table=self.info(visitor.guest),
            seat=self.seat_of(visitor),
            position=position,
            epoch=epoch,
            log_from=first,
            log=log,
            chat=self.chat[-SHOWN_CHAT:],
            now=self.house.now(),
        )

    async def _show_ending(self, visitor: Visitor) -> None:
        """A match that was over when it was loaded: a worker replays it, once for all who see the same."""
        seat = self.seat_of(visitor)
        if seat not in self._endings:
            self._endings[seat] = self.house.spawn(self.house.ending(self.id, seat))
        try:
            position, log = await asyncio.shield(self._endings[seat])
        except Declined as declined:
            if declined.code != "bad-journal":
                self._endings.pop(seat, None)
                raise
            visitor.close(Refusal(id="", code="not-found", text=f"this match cannot be shown: {declined.text}"))
            return
        visitor.greeted = True
        visitor.send(self._welcome(visitor, position, "", 0, log))

    # --- the match ---

    async def answer(self, visitor: Visitor, message: Answer) -> None:
        await self.house.sleep(self._pause_left())
        begun = time.perf_counter()
        async with self.lock:
            if self._acknowledge(visitor, message.id):
                return
            guest, seat, course = self._player(visitor)
            _must_owe(course, seat, message.number)
            await self._take(seat, message.option, guest.id, message.id)
            self._acknowledge(visitor, message.id)
            if self.house.metrics is not None:
                self.house.metrics.answered(begun)
            self.poke()

    def _pause_left(self) -> float:
        """Seconds until answers to a secret question are taken: nobody's any sooner, not even a computer player's.

        Whoever passes without being asked, by a wish or because there is nothing else to do, is as quick as all others.
        """
        if self.course is None or not self.course.match.state.secret():
            return 0.0
        return min(self.house.pause, max(0.0, self.clocks.opened + self.house.pause - self.house.now()))

    async def _take(self, seat: int, option: str, guest: str = "", receipt: str = "") -> None:
        """Take an answer, store it, tell everybody; of a secret one the others hear when all have answered."""
        course, now = self._course(), self.house.now()
        known, secret = len(course.numbers), course.match.state.secret()
        answers = len(course.match.journal.answers)
        self.clocks.charge(now)
        try:
            course.answer(seat, option)
        except Refused:
            raise Declined("illegal", "this is not possible now: choose one of the options you were sent") from None
        except Exception:
            _log.exception("the rules failed at table %s, answer '%s' of seat %s", self.id, option, seat)
            await self._again(course.match.journal, answers)
            raise Declined("internal", "the rules failed on this answer: nothing happened, choose another") from None
        self.clocks.wind(now, course.match.state, answered=seat)
        unseen = bool(course.match.state.replied())
        self._by_person = bool(guest) and not secret
        given = course.match.journal.answers[-1]
        number = course.match.state.number - 1
        changes = [
            add(schema.answers, table=self.id, number=number, seat=seat, text=given.text, after=given.after, at=now)
        ]
        changes += self._receipt(guest, receipt, now)
        if course.match.over:
            changes += self._finish()
        await self._store([*changes, *self._row(self.table.changed if unseen else now)])
        if self.house.metrics is not None:
            self.house.metrics.stored_answer(person=bool(guest))
        self._tell_update(known, only=seat if unseen else None)
        if not unseen:
            self._judge()
        if course.match.over:
            self._tell(lambda _: News(what="over", seat=-1))
            self._tell_table()

    async def _again(self, journal: Journal, answers: int) -> None:
        """The rules failed half-way: the match is put back to where it stood after so many answers."""
        del journal.answers[answers:]
        try:
            self.course = await Course.resume(self.game, journal, self.table.computers)
        except Exception:
            _log.exception("table %s does not replay", self.id)
            raise self._abandon("internal", "something went wrong with the rules: nothing happened") from None

    async def _break_off(self) -> None:
        """No answer leads anywhere: the match ends as it stands, without a result, and can be seen again."""
        self.table.status = "finished"
        now = self.house.now()
        self.clocks.wind(now, self._course().match.state)
        await self._store(self._row(now))
        self._tell(lambda _: News(what="broken-off", seat=-1))
        self._tell_table()

    async def undo(self, visitor: Visitor, message: Undo) -> None:
        async with self.lock:
            if self._acknowledge(visitor, message.id):
                return
            guest, seat, course = self._player(visitor)
            if not course.match.can_undo(seat):
                raise Declined(
                    "no-undo", "nothing can be taken back: a die, a revealed card or another answer came in between"
                )
            now = self.house.now()
            self.clocks.charge(now)
            kept, same = course.undo(seat, message.turn)
            self.clocks.wind(now, course.match.state)
            again = course.match.journal.answers[same:]
            number = course.first + same
            changes = [cut_answers(self.id, number)]
            changes += [
                add(schema.answers, table=self.id, number=number + i, seat=a.seat, text=a.text, after=a.after, at=now)
                for i, a in enumerate(again)
            ]
            await self._store([*changes, *self._receipt(guest.id, message.id, now), *self._row(now)])
            self._tell_update(kept)
            self._judge()
            self._acknowledge(visitor, message.id)
            self.poke()

    async def why(self, visitor: Visitor, message: Why) -> None:
        """Tell a player why things cannot be done in the position that was told last."""
        async with self.lock:
            _, seat, course = self._player(visitor)
            _check_id(message.id)
            state = course.match.state
            if len(message.things) > MOST_THINGS:
                raise Declined("bad-request", f"one message asks about {MOST_THINGS} things at most")
            try:
                reasons = [state.why_not(seat, thing) for thing in message.things]
            except Refused as refused:
                raise Declined("bad-request", str(refused)[:CHAT_LENGTH]) from None
            visitor.send(Reasons(id=message.id, number=state.shown_number(), reasons=reasons))

    async def preview(self, visitor: Visitor, message: AskPreview) -> None:
        """Tell one person what options would do. Nothing is stored, and nobody else hears of it."""
        _check_id(message.id)
        if not 1 <= len(message.options) <= PREVIEWS:
            raise Declined("bad-request", f"ask about 1 to {PREVIEWS} options at a time")
        async with self.lock:
            _, seat, course = self._player(visitor)
            _must_owe(course, seat, message.number)
            told = course.previews(seat, message.options)
            if len(told) < len(message.options):
                raise Declined("illegal", "this is not possible now: ask about options you were sent")
            visitor.send(Previews(id=message.id, number=message.number, previews=told))

    async def coach(self, visitor: Visitor, message: AskCoach) -> None:
        """Tell one person what matters for the question that they owe."""
        _check_id(message.id)
        async with self.lock:
            _, seat, course = self._player(visitor)
            if not course.coach(seat):
                raise Declined("forbidden", "a coach is for matches against computer players in games that have one")
            _must_owe(course, seat, message.number)
            visitor.send(Coaching(id=message.id, number=message.number, notes=course.counsel(seat)))

    async def hint(self, visitor: Visitor, message: AskHint) -> None:
        """Tell one person what a master would do; it comes when it is found, and other messages go on meanwhile."""
        _check_id(message.id)
        async with self.lock:
            _, seat, course = self._player(visitor)
            if not course.hints(seat):
                raise Declined("forbidden", "hints are for matches against computer players where there is a master")
            _must_owe(course, seat, message.number)
            question = self._question(seat)
            if question in self._advised:
                raise Declined("slow-down", "a master thinks about this already: wait a moment")
            self._advised.add(question)
            self.house.spawn(self._advise(visitor, message, seat, question))

    async def _advise(self, visitor: Visitor, message: AskHint, seat: int, question: tuple[str, int, str]) -> None:
        try:
            async with self.house.advising:
                self._must_be_open(seat, question)
                found = await self.house.thinker.advise(self.game, self._course().match.state, seat, self.id)
            self._must_be_open(seat, question)
            told = [
                OptionHint(
                    option=one.option,
                    chance=one.chance,
                    deals=one.deals,
                    lead=one.lead,
                    line=[step.detail for step in one.line],
                )
                for one in found
            ]
            visitor.send(Hints(id=message.id, number=message.number, hints=told))
        except Declined as declined:
            visitor.send(Refusal(id=message.id, code=declined.code, text=declined.text))
        except Exception:
            _log.exception("no hint was found at table %s", self.id)
            visitor.send(Refusal(id=message.id, code="internal", text="no hint was found: it has been logged"))
        finally:
            self._advised.discard(question)

    def _must_be_open(self, seat: int, question: tuple[str, int, str]) -> None:
        self._must_be("running")
        if self._question(seat) != question or seat not in self._course().match.state.owing():
            raise Declined("stale", "this question was answered meanwhile")

    def _finish(self) -> list[Change]:
        """The match is over: scores stand, the key may be known."""
        state = self._course().match.state
        for seat, score, rank in zip(self.table.seats, state.scores(), state.ranks(), strict=True):
            seat.score, seat.rank = int(score), int(rank)
        self.table.status = "finished"
        return self.table.renew_seats()

    # --- chat ---

    async def say(self, visitor: Visitor, message: Chat) -> None:
        async with self.lock:
            if self._acknowledge(visitor, message.id):
                return
            if visitor.guest is None:
                raise Declined("forbidden", "open the start page once, then you can chat")
            text = clean_chat(message.text)
            if text is None:
                raise Declined("too-long", f"a line has 1 to {CHAT_LENGTH} characters")
            guest, seat, now = visitor.guest, self.seat_of(visitor), self.house.now()
            number = self.chat[-1].number + 1 if self.chat else 0
            line = ChatLine(number=number, seat=seat, name=guest.name, text=text, at=now)
            row = add(schema.chat, table=self.id, guest=guest.id, **msgspec.to_builtins(line))
            await self._store([row, *self._receipt(guest.id, message.id, now)])
            self.chat.append(line)
            self._tell(lambda _: Said(line=line))
            self._acknowledge(visitor, message.id)

    # --- before the match ---

    async def join(self, guest: Guest, number: int) -> None:
        async with self.lock:
            self._must_be("waiting")
            seat = self._seat(number)
            if seat.guest == guest.id:
                return
            if seat.kind != "open":
                raise Declined("seat-taken", "somebody sits there: choose another seat")
            old = self.table.seat_of(guest.id)
            if old >= 0:
                self.table.seats[old].free()
            seat.kind, seat.guest, seat.name, seat.ready = "person", guest.id, guest.name, False
            if not self.table.host:
                self.table.host = guest.id
            await self._store_seats(News(what="joined", seat=number, name=guest.name))

    async def leave(self, guest: Guest) -> None:
        """Before the match the seat is free again; during it a computer player stands in, unless the seat is out."""
        async with self.lock:
            number = self._own_seat(guest)
            seat = self.table.seats[number]
            news = News(what="left", seat=number, name=guest.name)
            if self.table.status == "running":
                if self._course().match.state.out(number):
                    seat.away = "left"
                    news = News(what="parted", seat=number, name=guest.name)
                else:
                    self._replace(number, QUICK, "left")
                await self._store_seats(news)
                self.poke()
                return
            self._must_be("waiting")
            seat.free()
            others = self.table.people()
            if not others:
                await self.remove()
                return
            if self.table.host == guest.id:
                self.table.host = self.table.seats[others[0]].guest or ""
            await self._store_seats(news)

    async def remove(self) -> None:
        """A table that nobody wants any more. Call it with the lock held."""
        await self._store(Table.erase(self.id))
        self.house.drop(self, Refusal(id="", code="not-found", text="the host has closed this table"))

    async def kick(self, host: Guest, number: int) -> None:
        async with self.lock:
            self._must_be("waiting")
            self._must_host(host)
            seat = self._seat(number)
            if seat.kind != "person" or seat.guest == host.id:
                raise Declined("bad-request", "choose another person's seat")
            name = seat.name
            seat.free()
            await self._store_seats(News(what="kicked", seat=number, name=name))

    async def change_seat(self, host: Guest, change: SeatChange) -> None:
        async with self.lock:
            self._must_be("waiting")
            self._must_host(host)
            seat = self._seat(change.seat)
            if seat.kind == "person":
                raise Declined("seat-taken", "a person sits there: choose another seat")
            seat.free()
            if change.kind == "bot":
                seat.kind, seat.bot = "bot", self.house.bot(self.game, change.bot)
            await self._store_seats()

    async def set_ready(self, guest: Guest, ready: bool) -> None:
        async with self.lock:
            self._must_be("waiting")
            self.table.seats[self._own_seat(guest)].ready = ready
            await self._store_seats()

    async def start(self, host: Guest) -> None:
        """Begin the match. Free seats go, where the game allows fewer players."""
        async with self.lock:
            self._must_be("waiting")
            self._must_host(host)
            table = self.table
            if any(seat.kind == "person" and not seat.ready and seat.guest != table.host for seat in table.seats):
                raise Declined("not-ready", "somebody is not ready yet: wait for them")
            seats = [seat for seat in table.seats if seat.kind != "open"]
            if len(seats) < self.game.min_players:
                raise Declined("not-ready", f"{self.game.min_players} players are needed: invite people or add bots")
            try:
                settings = self.game.complete(len(seats), table.settings)
            except BadSetup as error:
                raise Declined("bad-setup", str(error)) from None
            table.seats, table.settings = seats, settings
            await self._store([*self.table.renew_seats(), *self.begin(), *self._row(self.house.now())])
            self._greet_all()
            self._tell(lambda _: News(what="started", seat=-1))
            self.poke()

    def begin(self, start: dict[str, Any] | None = None) -> list[Change]:
        """Set up the match, or go on from a saved state. Returns what is to be stored besides the row."""
        table, now = self.table, self.house.now()
        key = new_key() if start is None else bytes.fromhex(start["key"])
        names = [seat.name or seat.bot for seat in table.seats]
        self.course = Course(Match(self.game, len(table.seats), key, table.settings, names, start))
        self.course.match.computers = table.computers
        table.status, table.key, table.rules = "running", key.hex(), self.game.rules
        table.start = msgspec.json.encode(start).decode() if start is not None else None
        for seat in table.seats:
            seat.ready = False
            seat.clock_ms = table.clock.seconds * 1000 if table.clock.kind != "none" and seat.kind == "person" else None
        self.clocks.wind(now, self.course.match.state)
        self._since = now
        where = {"id": self.id}
        return [
            alter(schema.tables, where, key=table.key, rules=table.rules, start=table.start, settings=table.settings)
        ]

    # --- computer players ---

    async def stand_in(self, guest: Guest, wish: StandIn) -> None:
        """Another player wants a computer player in place of a person who is away."""
        async with self.lock:
            self._must_be("running")
            self._own_seat(guest)
            seat = self._seat(wish.seat)
            if seat.kind != "person" or seat.guest == guest.id:
                raise Declined("bad-request", "choose another person's seat")
            if not seat.away and self._gone(self.house.now()).get(wish.seat, 0) <= self.house.absence * 1000:
                raise Declined("forbidden", "this person is still here, or has only just gone: wait for them")
            if self._course().match.state.out(wish.seat):
                raise Declined("forbidden", "this seat is out of the match: nobody has to play for it")
            self._replace(wish.seat, self.house.bot(self.game, wish.bot), seat.away or "left")
            await self._store_seats(News(what="stood-in", seat=wish.seat, name=seat.name))
            self.poke()

    def _gone(self, now: float) -> dict[int, int]:
        """For how many milliseconds people have not been here. With days per move nobody has to be."""
        if self.table.status != "running" or self.table.clock.kind == "days":
            return {}
        connected, state = self.connected(), self._course().match.state
        return {
            i: int((now - max(self._since, self._seen.get(seat.guest, 0.0))) * 1000)
            for i, seat in enumerate(self.table.seats)
            if seat.kind == "person"
            and not seat.bot
            and seat.guest
            and seat.guest not in connected
            and not state.out(i)
        }

    async def take_back(self, guest: Guest) -> None:
        """A person takes their seat back from the computer player, or comes back to a seat that is out."""
        async with self.lock:
            self._must_be("running")
            number = self._own_seat(guest)
            seat = self.table.seats[number]
            if not seat.bot and not seat.away:
                return
            now = self.house.now()
            self.clocks.charge(now)
            if seat.away == "time":
                days = self.table.clock.kind == "days"
                self.clocks.renew(number, self.table.clock.seconds * 1000 if days else SECOND_CHANCE_MS)
            seat.bot, seat.away = "", ""
            self._seen[guest.id] = now
            self.clocks.wind(now, self._course().match.state)
            await self._store_seats(News(what="returned", seat=number, name=guest.name))
            self._tell_update(len(self._course().numbers))
            self.poke()

    def _replace(self, number: int, bot: str, why: Away) -> None:
        now = self.house.now()
        self.clocks.charge(now)
        seat = self.table.seats[number]
        seat.bot, seat.away = bot, why
        self.clocks.wind(now, self._course().match.state)

    def _bots_asked(self) -> list[int]:
        """The computer players that owe an answer. When no person is left at the table they wait."""
        seats = self.table.seats
        people = any(seat.kind == "person" and not seat.bot and not seat.away for seat in seats)
        if self.closed or self.table.status != "running" or not people:
            return []
        return [seat for seat in self._course().match.state.owing() if seats[seat].bot]

    def poke(self) -> None:
        """Let computer players think if they have to."""
        if (self._bots is None or self._bots.done()) and self._bots_asked():
            self._bots = self.house.spawn(self._play_bots())

    async def _play_bots(self) -> None:
        """Let them answer as long as they are asked: whatever goes wrong, the match is taken up again."""
        failures = 0
        while seats := self._bots_asked():
            try:
                await self._play_together(seats)
                failures = 0
            except Exception:
                _log.exception("computer players failed at table %s", self.id)
                failures += 1
                if failures == RETRIES:
                    async with self.lock:
                        await self._break_off()
                    return
                await self.house.sleep(RETRY)

    async def _play_together(self, seats: list[int]) -> None:
        """Those who are asked together think at the same time, wait once, and then answer."""
        course = self._course()
        questions = [self._question(seat) for seat in seats]
        delay = self.house.bot_delay * (1.0 if self._by_person else 0.5)
        if course.match.state.secret():
            delay = self._pause_left()
        thinking = asyncio.gather(*(self._think(course, seat, self.table.seats[seat].bot) for seat in seats))
        options, _ = await asyncio.gather(thinking, self.house.sleep(delay))
        async with self.lock:
            for seat, question, option in zip(seats, questions, options, strict=True):
                if seat in self._bots_asked() and question == self._question(seat):
                    await self._take_any(seat, option)  # else somebody took something back, or took the seat back

    async def _take_any(self, seat: int, option: str) -> None:
        """Take the answer of a computer player; another, if this one cannot be taken."""
        others = [text for text in self._texts(seat) if text != option]
        for wish in (option, *secrets.SystemRandom().sample(others, min(OTHERS, len(others)))):
            try:
                await self._take(seat, wish)
                return
            except Declined as declined:
                _log.error("the bot at seat %s of table %s, '%s': %s", seat, self.id, wish, declined.text)
                if self.closed:
                    return  # visitors come back to what is stored, and it goes on there
        await self._break_off()

    def _texts(self, seat: int) -> list[str]:
        state = self._course().match.state
        return [state.option_text(state.agenda[-1], seat, option) for option in state.options(seat)]

    def _question(self, seat: int) -> tuple[str, int, str]:
        """What tells one question to a computer player from another."""
        course = self._course()
        return course.epoch, course.opened[seat], self.table.seats[seat].bot

    async def _think(self, course: Course, seat: int, bot: str) -> str:
        """The option a computer player takes; any, if it fails: the match must go on."""
        state = course.match.state
        options = state.options(seat)
        if not options:
            return ""  # the match went on before it could begin to think
        if len(options) > 1 or state.secret():  # where workers are busy, who has no choice waits for them as well
            try:
                return await self.house.thinker.choose(self.game, state, seat, bot, self.id, self._hurry)
            except Failed as failed:
                _log.error("no computer player answers at table %s, any option is taken: %s", self.id, failed)
            except Exception:
                _log.exception("the computer player '%s' failed at table %s", bot, self.id)
        return state.option_text(state.agenda[-1], seat, secrets.choice(options))

    def _hurry(self, hurried: bool) -> None:
        """A computer player that searches begins to think, with less time than usual or not."""
        if self.hurried != hurried:
            self.hurried = hurried
            self._tell(lambda _: Thinking(hurried=hurried))

    # --- who is ahead, for those who watch ---

    def _watched(self) -> bool:
        """Whether a spectator is here who may be told who is ahead: nobody who plays ever is."""
        running = not self.closed and self.table.status == "running" and self.course is not None
        watching = any(visitor.greeted and self.seat_of(visitor) < 0 for visitor in self.visitors)
        return running and watching and self.game.mind() is not None

    def _place(self) -> tuple[str, int]:
        """The position as all may know it: who has answered a secret question makes no other one."""
        course = self._course()
        return course.epoch, course.match.state.shown_number()

    def _show_chances(self, visitor: Visitor) -> None:
        """To somebody who has just come."""
        if not self._watched() or self.seat_of(visitor) >= 0:
            return
        if self._chances is not None and self._chances[0] == self._place():
            visitor.send(Chances(number=self._chances[0][1], chances=self._chances[1]))
        else:
            self._judge()

    def _judge(self) -> None:
        """Have the position judged. Of the positions that come meanwhile only the newest will be."""
        if self._watched() and (self._judging is None or self._judging.done()):
            self._judging = self.house.spawn(self._judge_newest())

    async def _judge_newest(self) -> None:
        while self._watched() and (self._chances is None or self._chances[0] != self._place()):
            async with self.house.judging:
                found = await self._judged()
            if found is None:
                return
            self._chances = found
            if self._watched():
                self._tell_chances(*found)

    async def _judged(self) -> tuple[tuple[str, int], list[float]] | None:
        """The position that was told last, and each seat's chance to win in it; None if nobody can or need say."""
        async with self.lock:  # what is not stored yet has not happened
            if not self._watched():
                return None
            place, state = self._place(), self._course().match.state.clone()
        try:
            return place, await self.house.thinker.judge(self.game, state)
        except Failed as failed:
            _log.warning("nobody judges table %s, those who watch go without: %s", self.id, failed)
        except Exception:
            _log.exception("table %s could not be judged", self.id)
        return None

    def _tell_chances(self, place: tuple[str, int], chances: list[float]) -> None:
        self._tell(lambda _: Chances(number=place[1], chances=chances), only=SPECTATOR)

    # --- clocks ---

    def ticking(self) -> bool:
        return self.clocks.running

    async def tick(self) -> None:
        """Computer players stand in for those whose time is over."""
        if not any(left <= 0 for left in self.clocks.left(self.house.now()).values()):
            return
        async with self.lock:
            late = [number for number, left in self.clocks.left(self.house.now()).items() if left <= 0]
            for number in late:
                self._replace(number, QUICK, "time")
                await self._store_seats(News(what="timed-out", seat=number, name=self.table.seats[number].name))
            self.poke()

    # --- storing ---

    def _row(self, now: float) -> list[Change]:
        """The row of the table, and the clocks."""
        self.table.changed = now
        state = self._course().match.state
        values: dict[str, Any] = {
            "status": self.table.status,
            "changed": now,
            "state": msgspec.json.encode(state.to_json()).decode(),
            "deadline": self._deadline(),
        }
        changes = [alter(schema.tables, {"id": self.id}, **values)]
        for i, seat in enumerate(self.table.seats):
            if seat.clock_ms is not None:
                changes.append(alter(schema.seats, {"table": self.id, "seat": i}, clock_ms=seat.clock_ms))
        return changes

    def _deadline(self) -> float | None:
        now = self.house.now()
        left = self.clocks.left(now)
        return now + min(left.values()) / 1000 if left else None

    async def _store_seats(self, news: News | None = None) -> None:
        """Store who sits where and tell everybody."""
        now = self.house.now()
        self.table.changed = now
        values = {"host": self.table.host, "changed": now, "deadline": self._deadline()}
        await self._store([*self.table.renew_seats(), alter(schema.tables, {"id": self.id}, **values)])
        if news is not None:
            self._tell(lambda _: news)
        self._tell_table()

    async def set_rematch(self, table: str, guest: Guest) -> None:
        """The next table is there. Call it with the lock held."""
        await self._store([alter(schema.tables, {"id": self.id}, rematch=table)])
        self.table.rematch = table
        self._tell(lambda _: News(what="rematch", seat=self.table.seat_of(guest.id), name=guest.name))
        self._tell_table()

    async def rename(self, guest: Guest) -> None:
        """A guest has a new name; what is over keeps the old one."""
        async with self.lock:
            number = self.table.seat_of(guest.id)
            if number >= 0 and self.table.status != "finished":
                self.table.seats[number].name = guest.name
                await self._store_seats()

    async def _store(self, changes: Iterable[Change]) -> None:
        if self.closed:
            raise Declined("storage", "the table is being loaded again: reconnect")
        try:
            await self.house.store.write(self.id, changes)
        except StorageError:
            raise self._abandon("storage", "the server could not store this: nothing happened, try again") from None

    def _abandon(self, code: Code, text: str) -> Declined:
        """What is in memory cannot be trusted any more: visitors come back to what is stored."""
        self.house.drop(self, Refusal(id="", code=code, text=text))
        return Declined(code, text)

    def _receipt(self, guest: str, id: str, now: float) -> list[Change]:
        if not guest:
            return []
        self._receipts.add((guest, id))
        return [add(schema.receipts, table=self.id, guest=guest, id=id, at=now)]

    def _acknowledge(self, visitor: Visitor, id: str) -> bool:
        """Whether this message was dealt with before (then it is acknowledged again)."""
        _check_id(id)
        known = visitor.guest is not None and (visitor.guest.id, id) in self._receipts
        if known:
            visitor.send(Ack(id=id))
        return known

    # --- telling ---

    def _tell(self, message: Callable[[int], ToBrowser], only: int | None = None) -> None:
        """Send a message to every visitor, or to those of one seat, made once for each seat."""
        made: dict[int, ToBrowser] = {}
        for visitor in list(self.visitors):
            seat = self.seat_of(visitor)
            if visitor.greeted and only in (None, seat):
                if seat not in made:
                    made[seat] = message(seat)
                visitor.send(made[seat])

    def _tell_table(self) -> None:
        self._tell(lambda seat: TableChanged(table=self._info(self._guest_at(seat))))

    def _tell_update(self, kept: int, only: int | None = None) -> None:
        """The match went on, for all or for one seat; the first `kept` log entries are known."""
        course, connected, now = self._course(), self.connected(), self.house.now()
        gone = self._gone(now)
        self._tell(
            lambda seat: Update(
                position=course.position(seat),
                epoch=course.epoch,
                log_from=kept,
                log=course.log(seat, kept),
                seats=self.table.seat_infos(self._guest_at(seat), connected, self.clocks.shown(seat, now), gone),
            ),
            only,
        )

    def _guest_at(self, seat: int) -> str | None:
        return self.table.seats[seat].guest if seat >= 0 else None

    def _greet_all(self) -> None:
        for visitor in list(self.visitors):
            if visitor.greeted:
                visitor.send(self.welcome(visitor, Hello()))

    # --- who may ---

    def _course(self) -> Course:
        if self.course is None:
            raise Declined("wrong-status", "the match has not begun")
        return self.course

    def _player(self, visitor: Visitor) -> tuple[Guest, int, Course]:
        """The person behind a connection who plays in the running match."""
        self._must_be("running")
        seat = self.seat_of(visitor)
        if visitor.guest is None or seat < 0:
            raise Declined("forbidden", "you are a spectator here")
        if self.table.seats[seat].bot:
            raise Declined("forbidden", "a computer player has your seat: take it back first")
        return visitor.guest, seat, self._course()

    def _must_be(self, status: str) -> None:
        if self.closed:
            raise Declined("not-found", "this table was closed")
        if self.table.status != status:
            raise Declined("wrong-status", f"the table is {self.table.status}, not {status}")

    def _must_host(self, guest: Guest) -> None:
        if self.table.host != guest.id:
            raise Declined("forbidden", "only the host of the table may do this")

    def _own_seat(self, guest: Guest) -> int:
        number = self.table.seat_of(guest.id)
        if number < 0:
            raise Declined("forbidden", "you have no seat at this table")
        return number

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.table.seats):
            raise Declined("bad-request", f"there is no seat {number}")
        return self.table.seats[number]


def _check_id(id: str) -> None:
    if not (1 <= len(id) <= ID_LENGTH and id.isascii() and id.isprintable()):
        raise Declined("bad-request", f"the id of a message has 1 to {ID_LENGTH} ASCII characters")


def _must_owe(course: Course, seat: int, number: int) -> None:
    """Refuse what is about another question than the one that the seat owes an answer to."""
    if number != course.opened[seat]:
        raise Declined("stale", f"question {number} was answered already")
    if seat not in course.match.state.owing():
        raise Declined("not-your-turn", "you owe no answer now: wait for the others")
