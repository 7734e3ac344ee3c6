"""Guests: people without an account. A random token in a cookie tells who is who; only its hash is stored."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Protocol
from weakref import WeakValueDictionary

from cachetools import LRUCache

from ludoteka.server.declined import Declined, soon
from ludoteka.server.devices import guess
from ludoteka.server.limits import DAY, HOUR, Limits, clean_name
from ludoteka.server.protocol import NAME_LENGTH, Device, Devices, LinkInfo, Refusal
from ludoteka.server.schema import guests, links, notes, sessions
from ludoteka.server.storage import Store
from ludoteka.server.writer import Change, Overtaken, StorageError, add, alter, remove, sure

COOKIE = "ludoteka"
COOKIE_AGE = 400 * DAY  # browsers keep no cookie longer
LINK_AGE = 600
ID = 16  # digits of a hash that tell the devices of a guest apart
_REMEMBERED = 20_000
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 16) -> str:
    """A name that nobody can guess and everybody can read aloud."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def hashed(token: str) -> str:
    return blake2b(token.encode(errors="replace"), digest_size=32, person=b"ludoteka token").hexdigest()


class Guest:
    """A person, on any number of devices."""

    def __init__(self, id: str, name: str, named: bool) -> None:
        self.id = id
        self.name = name
        self.named = named


class Line(Protocol):
    """An open connection of a device."""

    def close(self, refusal: Refusal) -> None: ...


class Session:
    """A device of a guest: what its cookie stands for."""

    def __init__(self, key: str, guest: Guest, seen: float) -> None:
        self.key = key
        self.guest = guest
        self.seen = seen
        self.ended = False
        self.lines: set[Line] = set()

    def check(self) -> None:
        """Refuse what a device asks for that was logged out meanwhile."""
        if self.ended:
            raise Declined("logged-out", "this device was logged out: load the page again")

    def end(self) -> None:
        self.ended = True
        for line in list(self.lines):
            line.close(Refusal(id="", code="logged-out", text="this device was logged out"))


class Guests:
    """Everybody who has been here, as far as needed in memory."""

    def __init__(self, store: Store, now: Callable[[], float], limits: Limits) -> None:
        self.store = store
        self.now = now
        self.limits = limits
        self._recent: LRUCache[str, Session] = LRUCache(_REMEMBERED)
        self._sessions: WeakValueDictionary[str, Session] = WeakValueDictionary()
        self._by_id: WeakValueDictionary[str, Guest] = WeakValueDictionary()
        self._ends = 0  # how many sessions were ended
        self._moving = asyncio.Lock()  # links and devices are counted and changed one after the other

    async def known(self, token: str, agent: str = "") -> Session | None:
        """The device with this cookie; `agent` is how its browser calls itself."""
        key = hashed(token)
        session = self._recent.get(key) or await self._find(key)
        if session is None:
            return None
        self._remember(session)
        if self.now() - session.seen >= HOUR:
            await self._see(session, agent)
        return None if session.ended else session

    async def _find(self, key: str) -> Session | None:
        while True:
            ends = self._ends
            row = await self.store.session(key)
            if ends == self._ends:  # else this row may be one that has gone since
                break
        if row is None:
            return None
        guest = self._by_id.get(row["id"]) or Guest(row["id"], row["name"], row["named"])
        return self._sessions.get(key) or Session(key, guest, row["seen"])

    async def _see(self, session: Session, agent: str) -> None:
        """Write down that a device was here, at most once an hour."""
        session.seen = self.now()
        browser, system = guess(agent)
        known = {"browser": browser, "system": system} if browser or system else {}
        try:
            row = alter(sessions, {"token_hash": session.key}, seen=session.seen, **known)
            await self.store.write(session.guest.id, [sure(row)])
        except Overtaken:
            self._end([session.key])
        except StorageError:
            pass  # the writer told of it; to look at something it is not needed

    async def welcome(self, agent: str = "") -> tuple[Session, str]:
        """The device of a new guest, and the token for its cookie."""
        guest = Guest(new_id(), f"Guest {1000 + secrets.randbelow(9000)}", False)
        row = add(guests, id=guest.id, name=guest.name, named=False, created=self.now())
        token, device = self._new_session(guest.id, agent)
        await self.store.write(guest.id, [row, device])
        session = Session(hashed(token), guest, self.now())
        self._remember(session)
        return session, token

    def _new_session(self, guest: str, agent: str) -> tuple[str, Change]:
        token, now = secrets.token_urlsafe(32), self.now()
        browser, system = guess(agent)
        names = {"browser": browser, "system": system}
        return token, add(sessions, token_hash=hashed(token), guest=guest, created=now, seen=now, **names)

    async def rename(self, guest: Guest, text: str) -> None:
        name = clean_name(text)
        if name is None:
            raise Declined("bad-name", f"a name has 1 to {NAME_LENGTH} visible characters")
        await self.store.write(guest.id, [alter(guests, {"id": guest.id}, name=name, named=True)])
        guest.name, guest.named = name, True

    # --- to another device ---

    async def make_link(self, session: Session) -> tuple[str, float]:
        """A token that makes another device this guest's as well, once and for a few minutes; and when it expires."""
        guest, now = session.guest.id, self.now()
        async with self._moving:
            session.check()
            open_ = await self.store.links_of(guest, now)
            if len(open_) >= self.limits.links:
                wait = open_[0]["expires"] - now
                text = f"{len(open_)} links of yours are open: revoke them, or try again {soon(wait)}"
                raise Declined("too-many-links", text, wait)
            token, expires = secrets.token_urlsafe(24), now + LINK_AGE
            await self.store.write(guest, [add(links, token_hash=hashed(token), guest=guest, expires=expires)])
        return token, expires

    async def revoke_links(self, guest: Guest) -> None:
        await self.store.write(guest.id, [remove(links, guest=guest.id)])

    async def look_at_link(self, link: str, session: Session | None) -> LinkInfo:
        """What following a link would do; it changes nothing."""
        to = (await self._open_link(link))["guest"]
        row = await self.store.guest(to)
        assert row is not None
        if session is None or session.guest.id == to:
            return LinkInfo(name=row["name"], mine=session is not None)
        me = session.guest
        others = [one for one in await self.store.sessions_of(me.id) if one["token_hash"] != session.key]
        running = await self.store.count_seats(me.id)
        return LinkInfo(
            name=row["name"], mine=False, me=me.name, named=me.named, running=running, elsewhere=bool(others)
        )

    async def follow_link(self, link: str, session: Session | None, agent: str = "") -> tuple[Session, str]:
        """A device becomes that of the guest who made the link, and nobody else's; and the token for its cookie."""
        async with self._moving:
            row = await self._open_link(link)
            to = row["guest"]
            if session is not None and session.guest.id == to:
                raise Declined("wrong-status", "this device is yours already: open the link on another one")
            if len(await self.store.sessions_of(to)) >= self.limits.devices:
                raise Declined("too-many-devices", f"{self.limits.devices} devices are logged in: log one out first")
            token, device = self._new_session(to, agent)
            changes = [sure(remove(links, token_hash=row["token_hash"])), device]
            if session is not None:
                changes.append(remove(sessions, token_hash=session.key))
            try:
                await self.store.write(to, changes)
            except Overtaken:
                raise _gone() from None
            if session is not None:
                self._end([session.key])
        found = await self.known(token)
        if found is None:
            raise _gone()
        return found, token

    async def _open_link(self, link: str) -> Any:
        row = await self.store.link(hashed(link))
        if row is None or row["expires"] < self.now():
            raise _gone()
        return row

    # --- devices ---

    async def devices(self, session: Session) -> Devices:
        """Where this guest is logged in, and the links that could make more of it."""
        found = [
            Device(
                id=row["token_hash"][:ID],
                browser=row["browser"],
                system=row["system"],
                created=row["created"],
                seen=row["seen"],
                here=row["token_hash"] == session.key,
            )
            for row in await self.store.sessions_of(session.guest.id)
        ]
        found.sort(key=lambda device: not device.here)
        return Devices(devices=found, links=len(await self.store.links_of(session.guest.id, self.now())))

    async def log_out(self, session: Session, id: str) -> None:
        """Log a device out. A guest who has no other can never come back, so the last one stays."""
        async with self._moving:
            keys = await self._keys(session)
            found = [key for key in keys if key[:ID] == id]
            if not found:
                raise Declined("not-found", "there is no such device: load the list again")
            if len(keys) == 1:
                raise Declined(
                    "forbidden",
                    "this is your only device, and without it your matches are lost: link another one first",
                )
            await self._log_out(session.guest, found)

    async def log_out_others(self, session: Session) -> None:
        async with self._moving:
            await self._log_out(session.guest, [key for key in await self._keys(session) if key != session.key])

    async def _keys(self, session: Session) -> list[str]:
        session.check()
        return [str(row["token_hash"]) for row in await self.store.sessions_of(session.guest.id)]

    async def _log_out(self, guest: Guest, keys: Sequence[str]) -> None:
        """Links go as well: the device that is logged out may have made them."""
        changes = [remove(links, guest=guest.id), *(remove(sessions, token_hash=key) for key in keys)]
        await self.store.write(guest.id, changes)
        self._end(keys)

    def _end(self, keys: Sequence[str]) -> None:
        self._ends += 1
        for key in keys:
            self._recent.pop(key, None)
            session = self._sessions.pop(key, None)
            if session is not None:
                session.end()

    # --- those who come no more ---

    async def clean(self) -> None:
        """Forget links that nobody followed, and guests without a name or a table who were not here for long."""
        now = self.now()
        expired = [remove(links, token_hash=key) for key in await self.store.expired_links(now)]
        if expired:
            await self.store.write("", expired)
        absent = await self.store.absent_guests(now - self.limits.guest_days * DAY)
        await asyncio.gather(*(self._forget(guest) for guest in absent))

    async def _forget(self, guest: str) -> None:
        rows = await self.store.sessions_of(guest)
        changes = [sure(remove(sessions, token_hash=row["token_hash"], seen=row["seen"])) for row in rows]
        changes += [remove(links, guest=guest), remove(notes, guest=guest), remove(guests, id=guest)]
        try:
            await self.store.write(guest, changes)
        except Overtaken:
            return  # here again at this very moment
        self._end([row["token_hash"] for row in rows])

    def _remember(self, session: Session) -> None:
        self._recent[session.key] = self._sessions[session.key] = session
        self._by_id[session.guest.id] = session.guest


def _gone() -> Declined:
    return Declined(
        "not-found", "this link has been used, was revoked or is too old: make a new one on your first device"
    )
