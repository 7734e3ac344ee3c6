"""The whole house: every table, loaded when somebody needs it and forgotten when nobody does."""

import asyncio
import json
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from cachetools import LRUCache

from ludoteka.bots import QUICK, bot_names, levels
from ludoteka.core.errors import BadJournal, BadSetup, LudotekaError
from ludoteka.core.game import Game, Setting
from ludoteka.core.match import Match
from ludoteka.core.state import State
from ludoteka.lessons.reading import lesson_ids
from ludoteka.puzzles.reading import puzzles
from ludoteka.server import preview, replay, schema
from ludoteka.server.course import Course
from ludoteka.server.declined import Declined
from ludoteka.server.guests import Guest, Guests, new_id
from ludoteka.server.limits import DAY, HOUR, Limits, clean_name
from ludoteka.server.metrics import Metrics
from ludoteka.server.preview import Preview
from ludoteka.server.protocol import (
    JOURNAL_BYTES,
    NOTES_LENGTH,
    ClashInfo,
    Clock,
    ContinueFrom,
    GameInfo,
    Lobby,
    LogEntry,
    Me,
    Moment,
    NewTable,
    Play,
    Position,
    Refusal,
    ReplayInfo,
    ReviewInfo,
    SeatWish,
    SettingInfo,
    TableInfo,
)
from ludoteka.server.reviews import Reviews
from ludoteka.server.room import Room
from ludoteka.server.schema import answers
from ludoteka.server.storage import Record, Store
from ludoteka.server.table import UPLOADED, Seat, Table
from ludoteka.server.thinking import Exhausted, Failed, Thinker
from ludoteka.server.uploads import Upload, Uploads
from ludoteka.server.writer import Change, StorageError, add, alter, remove
from ludoteka.text import HUMAN

IDLE = 60.0  # seconds without visitors after which a room is forgotten
LATE = 5.0  # how often the database is asked for matches whose time is over
READY = 10.0  # seconds in which database and workers have to answer when somebody asks whether all is ready …
FRESH = 2.0  # … and for which the answer holds
MOST_MOMENTS = 60  # in one answer
_CACHED = 64
_REMEMBERED = 10_000
_log = logging.getLogger(__name__)

T = TypeVar("T")


def setting_info(setting: Setting) -> SettingInfo:
    return SettingInfo(
        name=setting.name,
        values=list(setting.values),
        newcomer=setting.newcomer,
        clashes=[
            ClashInfo(
                values=list(clash.values),
                why=clash.why,
                players=list(clash.players),
                others={name: list(values) for name, values in clash.others.items()},
            )
            for clash in setting.clashes
        ],
        used={name: list(values) for name, values in setting.used.items()},
        seats=setting.seats,
        of=setting.of,
        seat=setting.seat,
    )


class House:
    """All tables of one server process."""

    def __init__(
        self,
        store: Store,
        games: dict[str, Game],
        thinker: Thinker,
        now: Callable[[], float],
        limits: Limits,
        bot_delay: float,
        pause: float,
        absence: float,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self.store = store
        self.games = games
        self.thinker = thinker
        self.now = now
        self.limits = limits
        self.bot_delay = bot_delay
        self.pause = pause  # seconds for which a secret question stays open at least
        self.sleep = sleep
        self.absence = absence  # seconds after which a person who is not connected may be replaced
        self.guests = Guests(store, now, limits)
        self.uploads = Uploads(store, now, limits)
        self.reviews = Reviews(thinker, limits, now, self.spawn)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.advising = asyncio.Lock()  # one hint at a time: the other workers are free for computer players
        self.judging = asyncio.Lock()  # and one position at a time for those who watch
        self._tasks: set[asyncio.Task[Any]] = set()
        self._journals: LRUCache[str, tuple[Table, str]] = LRUCache(_CACHED)
        self._summaries: LRUCache[str, dict[str, Any]] = LRUCache(_CACHED)
        self._asked: LRUCache[str, tuple[list[int], list[int]]] = LRUCache(_REMEMBERED)  # by matches not in memory
        self._sweeping = asyncio.Lock()
        self._cleaned = now()
        self._readiness: asyncio.Task[dict[str, bool]] | None = None
        self._tried = 0.0
        store.writer.lost = self.forget
        self.metrics: Metrics | None = None  # figures for whoever watches the server, if somebody may

    def measure(self) -> None:
        """Keep figures from now on."""
        self.metrics = Metrics(self)
        self.store.writer.committed = self.metrics.committed

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something that goes on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), Declined | None):
            _log.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            room.closed = True
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- games ---

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise Declined("not-found", f"there is no game '{name}' here")
        return self.games[name]

    def game_infos(self) -> list[GameInfo]:
        return [
            GameInfo(
                name=game.name,
                min_players=game.min_players,
                max_players=game.max_players,
                minutes=game.minutes,
                settings=[setting_info(setting) for setting in game.settings],
                bots=levels(game),
                reviews=game.mind() is not None,
                words=game.words() is not None,
                rulebook=game.rulebook() is not None,
                lessons=lesson_ids(game),
                puzzles=len(puzzles(game)),
                board=f"/api/games/{game.name}/board/board.js" if isinstance(game.web_board(), Path) else "",
            )
            for game in self.games.values()
        ]

    def bot(self, game: Game, name: str) -> str:
        """A computer player by name; if none is named, the one that answers at once."""
        if name and name not in bot_names(game):
            raise Declined("bad-setup", f"{game.name} has no computer player '{name}': use {', '.join(levels(game))}")
        return name or QUICK

    # --- rooms ---

    async def room(self, table: str) -> Room:
        """The room of a table."""
        room = self.rooms.get(table)
        if room is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(loading)
        room.touched = self.now()
        return room

    async def _load(self, id: str) -> Room:
        try:
            return await self._stored_room(id)
        except (Declined, StorageError):
            raise
        except Exception:
            _log.exception("table %s is damaged", id)
            raise Declined("internal", "this table is damaged and cannot be shown") from None

    async def _stored_room(self, id: str) -> Room:
        record = await self.store.load(id)
        if record is None:
            raise Declined("not-found", "there is no such table")
        table = Table.stored(record)
        game = self.game(table.game)
        course = await self._resume(game, table, record) if table.status == "running" else None
        room = self.rooms[id] = Room(self, game, table, course, record)
        self._asked.pop(id, None)
        return room

    async def _resume(self, game: Game, table: Table, record: Record) -> Course:
        """The match as it stood; under new rules it goes on from the stored state, and the log starts there."""
        if table.rules == game.rules:
            try:
                return await Course.resume(game, table.journal(record), table.computers)
            except Exception as error:
                _log.error("table %s does not replay, its stored state is used: %s", table.id, error)
        try:
            state = msgspec.json.decode(record.table["state"], type=dict[str, Any])
            names = [seat.name or seat.bot for seat in table.seats]
            settings = {**table.settings}
            course = Course(Match(game, len(table.seats), bytes.fromhex(table.key), settings, names, state))
            course.match.computers = table.computers
        except (LudotekaError, msgspec.DecodeError) as error:
            _log.error("table %s cannot be loaded: %s", table.id, error)
            raise Declined("internal", "this match was played by other rules and can no longer be shown") from None
        table.rules, table.start = game.rules, record.table["state"]
        values = {"rules": table.rules, "start": table.start}
        await self.store.write(table.id, [alter(schema.tables, {"id": table.id}, **values)])
        return course

    def drop(self, room: Room, refusal: Refusal) -> None:
        """A room is no longer that of its table: visitors are told and leave it."""
        room.closed = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for visitor in list(room.visitors):
            visitor.close(refusal)

    def forget(self) -> None:
        """Another server may have had the database: whatever is in memory is loaded anew."""
        for room in list(self.rooms.values()):
            self.drop(room, Refusal(id="", code="storage", text="the connection to the database was lost: come back"))

    # --- new tables ---

    async def create(self, host: Guest, wish: NewTable) -> Room:
        """A table that waits for its players."""
        game = self.game(wish.game)
        if sum(seat.kind == "me" for seat in wish.seats) != 1:
            raise Declined("bad-setup", "take one seat yourself")
        self._check_clock(wish.clock)
        try:
            settings = game.complete(len(wish.seats), wish.settings)
        except BadSetup as error:
            raise Declined("bad-setup", str(error)) from None
        seats = [self._seat(game, host, seat) for seat in wish.seats]
        return await self._open(game, host, settings, wish.clock, wish.public, seats)

    def _seat(self, game: Game, host: Guest, wish: SeatWish) -> Seat:
        if wish.kind == "me":
            return Seat("person", host.id, host.name, ready=True)
        if wish.kind == "bot":
            return Seat("bot", bot=self.bot(game, wish.bot))
        return Seat()

    def _check_clock(self, clock: Clock) -> None:
        longest = {"none": 0, "live": 6 * 3600, "days": 30 * DAY}[clock.kind]
        if not (clock.kind == "none" or 10 <= clock.seconds <= longest) or not 0 <= clock.increment <= 3600:
            raise Declined(
                "bad-setup", "a live clock runs from 10 seconds to 6 hours, a slow one for up to 30 days an answer"
            )

    async def _open(
        self,
        game: Game,
        host: Guest,
        settings: dict[str, str],
        clock: Clock,
        public: bool,
        seats: list[Seat],
        start: dict[str, Any] | None = None,
        origin: str = "",
    ) -> Room:
        """A new table; with a state to start from it runs at once."""
        if await self.store.count_unfinished(host.id) >= self.limits.unfinished:
            raise Declined("too-many", "you have too many tables: finish or leave some first")
        now = self.now()
        table = Table(new_id(), game.name, "waiting", settings, clock, public, host.id, now, now, seats, origin=origin)
        room = Room(self, game, table, None, None)
        if start is not None:
            room.begin(start)
        state = msgspec.json.encode(start).decode() if start is not None else None
        await self.store.write(table.id, table.add(state))
        self.rooms[table.id] = room
        room.poke()
        return room

    async def play(self, guest: Guest, wish: Play) -> Room:
        """A match against computer players, at once."""
        game = self.game(wish.game)
        if not game.min_players <= wish.players <= game.max_players:
            raise Declined("bad-setup", f"{game.name} is for {game.min_players} to {game.max_players} players")
        bots = [SeatWish(kind="bot", bot=wish.bot)] * (wish.players - 1)
        room = await self.create(
            guest, NewTable(game=wish.game, seats=[SeatWish(kind="me"), *bots], settings=wish.settings)
        )
        await room.start(guest)
        return room

    async def rematch(self, guest: Guest, id: str) -> str:
        """The same again. Who asks first makes the table, and everybody is told of it."""
        room = await self.room(id)
        async with room.lock:
            table = room.table
            if table.status != "finished" or table.origin == UPLOADED:
                raise Declined("wrong-status", "there is a rematch only when the match is over")
            if table.seat_of(guest.id) < 0:
                raise Declined("forbidden", "only those who played may ask for a rematch")
            if table.rematch:
                return table.rematch
            seats = [
                Seat("person", seat.guest, seat.name, ready=seat.guest == guest.id)
                if seat.kind == "person"
                else Seat("bot", bot=seat.bot)
                for seat in table.seats
            ]
            following = await self._open(room.game, guest, table.settings, table.clock, table.public, seats)
            if len(table.people()) == 1:
                await following.start(guest)
            await room.set_rematch(following.id, guest)
            return following.id

    # --- the lobby ---

    async def lobby(self, guest: Guest | None) -> Lobby:
        now = self.now()
        me = guest.id if guest is not None else ""
        open_ = await self.store.open_tables(now - DAY)
        mine = await self.store.tables_of(me, False) if me else []
        finished = await self.store.tables_of(me, True) if me else []
        watch = await self.store.running_tables(now - DAY, me)
        known = {record.table["id"] for record in mine}
        listed = self._infos(mine, guest)
        return Lobby(
            awaited=await self._awaited([table for table in listed if table.status == "running"]),
            now=now,
            me=Me(name=guest.name, named=guest.named) if guest is not None else None,
            open=self._infos((record for record in open_ if record.table["id"] not in known), guest),
            mine=listed,
            finished=self._infos(finished, guest),
            watch=self._infos(watch, guest),
        )

    async def _awaited(self, listed: list[TableInfo]) -> dict[str, list[int]]:
        """Whom the matches of a guest wait for, as far as that guest may know.

        A match that is not in memory stands still, so what its stored state says holds until it is loaded.
        """
        asleep = [table.id for table in listed if table.id not in self.rooms and table.id not in self._asked]
        stored = await self.store.states(asleep) if asleep else {}
        found: dict[str, list[int]] = {}
        for table in listed:
            room = self.rooms.get(table.id)
            try:
                if room is not None and room.course is not None:
                    asked = _asked(room.course.match.state)
                elif table.id in stored:
                    asked = self._asked[table.id] = _asked(self.game(table.game).load(json.loads(stored[table.id])))
                else:
                    asked = self._asked.get(table.id, ([], []))
            except Exception:
                _log.exception("the state of table %s cannot be read", table.id)
                continue
            me = next((seat.seat for seat in table.seats if seat.you), -1)
            awaited, owing = asked
            found[table.id] = [seat for seat in awaited if seat != me or seat in owing]
        return found

    def _infos(self, records: Iterable[Record], guest: Guest | None) -> list[TableInfo]:
        """Tables as they are listed, without damaged ones."""
        found = []
        for record in records:
            room = self.rooms.get(record.table["id"])
            try:
                me = guest.id if guest else None
                found.append(room.info(guest) if room is not None else Table.stored(record).info(me))
            except Exception:
                _log.exception("table %s is damaged", record.table["id"])
        return found

    async def preview(self, path: str, language: str) -> Preview:
        """What a messenger shows of a page. It is shown without much where the database is away."""
        place, _, id = path.strip("/").partition("/")
        if place != "table" or not 0 < len(id) <= 24:
            return preview.house(language)
        try:
            room = self.rooms.get(id)
            table = room.table if room is not None else await self._listed(id)
            if table is None:
                return preview.house(language)
            host = await self.store.guest(table.host) if table.status == "waiting" else None
        except StorageError:
            return preview.house(language)
        return preview.of_table(table, host["name"] if host is not None and host["named"] else "", language)

    async def _listed(self, id: str) -> Table | None:
        try:
            return next((Table.stored(record) for record in await self.store.table(id)), None)
        except StorageError:
            raise
        except Exception:
            _log.exception("table %s is damaged", id)
            return None

    async def rename(self, guest: Guest, name: str) -> None:
        await self.guests.rename(guest, name)
        for record in await self.store.tables_of(guest.id, False):
            await (await self.room(record.table["id"])).rename(guest)

    # --- notes ---

    async def notes(self, guest: Guest, id: str) -> str:
        await self.room(id)
        return await self.store.notes(id, guest.id)

    async def set_notes(self, guest: Guest, id: str, text: str) -> None:
        if len(text) > NOTES_LENGTH:
            raise Declined("too-long", f"notes have at most {NOTES_LENGTH} characters")
        await self.room(id)
        where = {"table": id, "guest": guest.id}
        changes: list[Change] = [remove(schema.notes, **where)]
        if text:
            changes.append(add(schema.notes, **where, text=text.replace("\0", "")))
        await self.store.write(id, changes)

    # --- matches that are over ---

    async def journal(self, id: str) -> tuple[Table, str]:
        """A finished match as text."""
        found = self._journals.get(id)
        if found is not None:
            if found[0].origin == UPLOADED:
                await self.uploads.look(id)
            return found
        record = await self.store.load(id)
        if record is None:
            raise Declined("not-found", "there is no such table")
        table = Table.stored(record)
        if table.status != "finished":
            raise Declined("wrong-status", "a match can be replayed only when it is over")
        if table.origin == UPLOADED:
            await self.uploads.look(id)
        found = self._journals[id] = (table, table.journal(record).dump())
        return found

    async def replay_info(self, guest: Guest | None, id: str) -> ReplayInfo:
        table, text = await self.journal(id)
        summary = self._summaries.get(id)
        if summary is None:
            summary = self._summaries[id] = await self._work(replay.summary, self.game(table.game), text)
        room = await self.room(id)
        return ReplayInfo(table=room.info(guest), **summary)

    async def review(self, guest: Guest, address: str, id: str, seat: int) -> ReviewInfo:
        """How far the review of a seat's decisions is; it begins if nobody has asked for it yet."""
        table, text = await self.journal(id)
        if not 0 <= seat < len(table.seats):
            raise Declined("bad-request", f"there is no seat {seat}")
        game = self.game(table.game)
        if game.mind() is None:
            raise Declined("forbidden", f"there is no master of {game.name} who could review a match")
        if any(one.rank is None for one in table.seats):
            raise Declined("wrong-status", "only a match that was played to its end can be reviewed")
        return self.reviews.ask(guest.id, address, game, id, seat, text)

    async def moments(self, id: str, first: int, last: int, seat: int) -> list[Moment]:
        """Past moments from a viewpoint, a batch at a time."""
        table, text = await self.journal(id)
        if not replay.EVERYTHING <= seat < len(table.seats):
            raise Declined("bad-request", f"there is no seat {seat}")
        if not 0 <= first <= last:
            raise Declined("bad-request", "'from' must not be after 'to'")
        last = min(last, first + MOST_MOMENTS - 1)
        found = await self._work(replay.moments, self.game(table.game), text, first, last, seat)
        return [Moment(**moment) for moment in found]

    async def upload(self, guest: Guest, address: str, text: str) -> str:
        """Take in a journal that somebody brought from an address."""
        async with self.uploads.coming(guest.id, address, len(text.encode(errors="replace"))) as upload:
            return await self._upload(guest, text, upload)

    async def delete_upload(self, guest: Guest, id: str) -> None:
        row = await self.store.upload(id)
        if row is None:
            raise Declined("not-found", "there is no such recording")
        if row["guest"] != guest.id:
            raise Declined("forbidden", "only the guest who uploaded a recording may delete it")
        await self._erase(id)

    async def _erase(self, id: str) -> None:
        """An upload is wanted no more."""
        await self.store.write(id, Table.erase(id))
        self._journals.pop(id, None)
        self._summaries.pop(id, None)
        self.reviews.forget(id)
        room = self.rooms.get(id)
        if room is not None:
            self.drop(room, Refusal(id="", code="not-found", text="this recording was deleted"))

    async def _upload(self, guest: Guest, text: str, upload: Upload) -> str:
        """A journal that somebody brought becomes a finished table, if it replays."""
        if len(text.encode(errors="replace")) > JOURNAL_BYTES:
            raise Declined("too-large", f"a journal has at most {JOURNAL_BYTES // 1000} kB")
        brought: replay.Brought = await self._work(replay.verify, self.games, text)
        journal, now = brought.journal, self.now()
        seats = [
            self._brought_seat(
                self.game(journal.game),
                name,
                brought.scores[i] if brought.scores else None,
                brought.ranks[i] if brought.ranks else None,
            )
            for i, name in enumerate(journal.names)
        ]
        table = Table(new_id(), journal.game, "finished", brought.settings, Clock(), False, guest.id, now, now, seats)
        table.rules, table.key, table.origin, table.start = journal.rules, journal.key.hex(), UPLOADED, brought.start
        changes = table.add(brought.state)
        changes += [
            add(answers, table=table.id, number=brought.first + i, seat=a.seat, text=a.text, after=a.after, at=now)
            for i, a in enumerate(journal.answers)
        ]
        await self.uploads.keep(upload, table.id, changes)
        return table.id

    @staticmethod
    def _brought_seat(game: Game, name: str, score: int | None, rank: int | None) -> Seat:
        """Whom a journal names at a seat: a computer player, or a person, who may have no name."""
        if name in bot_names(game):
            return Seat("bot", bot=name, score=score, rank=rank)
        return Seat("person", name="" if name == HUMAN else clean_name(name[:24]) or "", score=score, rank=rank)

    async def go_on(self, guest: Guest, id: str, wish: ContinueFrom) -> Room:
        """A new match from a moment of a finished one. Dice and shuffles to come are new: the key is another."""
        table, text = await self.journal(id)
        game = self.game(table.game)
        if not 0 <= wish.seat < len(table.seats):
            raise Declined("bad-request", f"there is no seat {wish.seat}")
        state = await self._work(replay.position, game, text, wish.number)
        if state["over"]:
            raise Declined("bad-request", "the match is over at this moment: choose an earlier one")
        bot = self.bot(game, wish.bot)
        seats = [
            Seat("person", guest.id, guest.name) if i == wish.seat else Seat("bot", bot=bot)
            for i in range(len(table.seats))
        ]
        origin = f"{id}/{wish.number}"
        return await self._open(game, guest, table.settings, Clock(), False, seats, state, origin)

    async def ending(self, id: str, seat: int) -> tuple[Position, list[LogEntry]]:
        """How a finished match ended, and its log, as a seat sees it."""
        record = await self.store.load(id)
        if record is None:
            raise Declined("not-found", "there is no such table")
        table = Table.stored(record)
        game, text = self.game(table.game), table.journal(record).dump()
        found: tuple[Position, list[LogEntry]]
        found = await self._work(replay.ending, game, text, record.table["state"], seat)
        return found

    async def _work(self, work: Callable[..., Any], *args: Any) -> Any:
        try:
            return await self.thinker.replay(work, *args)
        except BadJournal as error:
            raise Declined("bad-journal", str(error)) from None
        except Exhausted as error:
            raise Declined("bad-journal", f"this journal takes too {error} to replay") from None
        except Failed:
            raise Declined("slow-down", "this cannot be replayed just now: try again in a moment") from None

    # --- for programs that watch the server ---

    async def ready(self) -> dict[str, bool]:
        """What works. It is tried anew after a moment at the earliest, however often it is asked for."""
        if self._readiness is None or (self._readiness.done() and self.now() - self._tried >= FRESH):
            self._tried = self.now()
            self._readiness = asyncio.create_task(self._try_all())
        return await asyncio.shield(self._readiness)

    async def _try_all(self) -> dict[str, bool]:
        works = {
            "database": self.store.check(),
            "writer": self.store.write("", []),
            "workers": self.thinker.players.run(os.getpid),
        }
        found = await asyncio.gather(
            *(asyncio.wait_for(work, READY) for work in works.values()), return_exceptions=True
        )
        for name, result in zip(works, found, strict=True):
            if isinstance(result, BaseException):
                _log.error("not ready: %s: %s", name, str(result) or type(result).__name__)
        return {name: not isinstance(result, BaseException) for name, result in zip(works, found, strict=True)}

    # --- time ---

    async def tick(self) -> None:
        """Look after the clocks of the tables in memory."""
        for room in list(self.rooms.values()):
            if room.ticking():
                async with self._alone("the clock", room.id):
                    await room.tick()

    async def sweep(self) -> None:
        """Look after tables that nobody looks at: time that is over, rooms and tables to be forgotten.

        One at a time: whoever asks for it goes on when all is done.
        """
        async with self._sweeping:
            now = self.now()
            for id in await self.store.late_tables(now):
                async with self._alone("the clock", id):
                    await (await self.room(id)).tick()
            for room in list(self.rooms.values()):
                live = room.ticking() and room.table.clock.kind == "live"
                busy = bool(room.visitors) or room.lock.locked() or live
                if not busy and now - room.touched > IDLE:
                    room.closed = True
                    del self.rooms[room.id]
            for id in await self.store.forgotten_tables(now - 7 * DAY):
                async with self._alone("the end", id):
                    room = await self.room(id)
                    async with room.lock:
                        await room.remove()
            if now - self._cleaned >= HOUR:
                self._cleaned = now
                await self.clean()

    async def clean(self) -> None:
        """Forget what nobody has wanted for long."""
        for id in await self.uploads.unseen():
            async with self._alone("the end", id):
                await self._erase(id)
        await self.guests.clean()

    @asynccontextmanager
    async def _alone(self, what: str, table: str) -> AsyncIterator[None]:
        """What fails at one table does not hold up the others."""
        try:
            yield
        except Declined as declined:
            _log.error("%s of table %s: %s", what, table, declined.text)
        except Exception:
            _log.exception("%s of table %s failed", what, table)

    async def keep_time(self) -> None:
        """Tick for ever."""
        swept = self.now()
        while True:
            await asyncio.sleep(0.25)
            try:
                await self.tick()
                if self.now() - swept >= LATE:
                    swept = self.now()
                    await self.sweep()
            except Exception:
                _log.exception("keeping time failed")


def _asked(state: State) -> tuple[list[int], list[int]]:
    """Whom others see a match wait for, and who has really not answered."""
    return state.awaited(), state.owing()
