"""Recordings that people bring: how many, how often, how much of them is kept, and for how long."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import blake2b

from ludoteka.server.declined import Declined, soon
from ludoteka.server.limits import DAY, Buckets, Limits, network
from ludoteka.server.schema import uploads
from ludoteka.server.storage import Store
from ludoteka.server.writer import Change, add, alter

_LATER = "try again tomorrow"


def source_of(address: str) -> int:
    """One of 65,536 numbers: enough to count by, too few to tell who it was."""
    return int.from_bytes(blake2b(network(address).encode(errors="replace"), digest_size=2).digest())


@dataclass(eq=False)
class Upload:
    """A recording that is being checked and has its place already."""

    guest: str
    source: int
    size: int
    at: float


class Uploads:
    """All that were brought and are kept."""

    def __init__(self, store: Store, now: Callable[[], float], limits: Limits) -> None:
        self.store = store
        self.now = now
        self.limits = limits
        self._by_guest = Buckets(limits.uploads, now)
        self._by_address = Buckets(limits.address_uploads, now)
        self._coming: list[Upload] = []  # those that have a place and are not stored yet
        self._lock = asyncio.Lock()  # nothing is stored while they are counted, so none is counted twice
        self._looked: dict[str, float] = {}

    @asynccontextmanager
    async def coming(self, guest: str, address: str, size: int) -> AsyncIterator[Upload]:
        """Keep a place for a recording until it is stored; refuse it where there is none."""
        upload = Upload(guest, source_of(address), size, self.now())
        for buckets, who in ((self._by_guest, guest), (self._by_address, network(address))):
            if not buckets.take(who):
                wait = buckets.wait(who)
                raise Declined("slow-down", f"too many recordings in an hour: try again {soon(wait)}", wait)
        async with self._lock:
            await self._check(upload)
            self._coming.append(upload)
        try:
            yield upload
        finally:
            if upload in self._coming:
                self._coming.remove(upload)

    async def keep(self, upload: Upload, table: str, changes: list[Change]) -> None:
        """Store a recording with what counts it."""
        row = {"guest": upload.guest, "source": upload.source, "bytes": upload.size, "looked": upload.at}
        async with self._lock:
            await self.store.write(table, [*changes, add(uploads, table=table, **row)])
            self._coming.remove(upload)

    async def _check(self, upload: Upload) -> None:
        kept, limits = await self.store.count_uploads(upload.guest, upload.source), self.limits
        mine = [one for one in self._coming if one.guest == upload.guest]
        near = [one for one in self._coming if one.source == upload.source]
        if kept["mine"] + len(mine) >= limits.kept_uploads:
            text = f"you keep {limits.kept_uploads} recordings, and there is no room for more: delete some first"
            raise Declined("too-many-uploads", text)
        if kept["my_bytes"] + sum(one.size for one in mine) + upload.size > limits.kept_bytes:
            text = f"your recordings may have {limits.kept_bytes // 1000} kB in all: delete some first"
            raise Declined("too-many-uploads", text)
        if kept["near"] + len(near) >= limits.address_kept_uploads:
            raise Declined("full", f"too many recordings have come from your address: {_LATER}", DAY)
        if kept["all_bytes"] + sum(one.size for one in self._coming) + upload.size > limits.all_kept_bytes:
            raise Declined("full", f"no more recordings can be kept here now: {_LATER}", DAY)

    async def look(self, table: str) -> None:
        """Write down that somebody looks at a recording, at most once a day."""
        now = self.now()
        if now - self._looked.get(table, 0.0) >= DAY:
            self._looked[table] = now
            await self.store.write(table, [alter(uploads, {"table": table}, looked=now)])

    async def unseen(self) -> list[str]:
        """Those that nobody has looked at for long."""
        now = self.now()
        self._looked = {table: at for table, at in self._looked.items() if now - at < DAY}
        return await self.store.unseen_uploads(now - self.limits.upload_days * DAY)
