"""Guests: people without an account. A random token in a cookie tells who is who; only its hash is stored."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from weakref import WeakValueDictionary

from ludoteka.server.declined import Declined
from ludoteka.server.limits import clean_name
from ludoteka.server.protocol import NAME_LENGTH
from ludoteka.server.schema import guests, links, sessions
from ludoteka.server.storage import Store
from ludoteka.server.writer import add, alter

COOKIE = "ludoteka"
COOKIE_AGE = 400 * 24 * 3600  # browsers keep no cookie longer
LINK_AGE = 600
LINK_USES = 3  # a chat program that previews the link must not use it up
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


class Guests:
    """Everybody who has been here, as far as needed in memory."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self._by_token: OrderedDict[str, Guest] = OrderedDict()
        self._by_id: WeakValueDictionary[str, Guest] = WeakValueDictionary()

    async def known(self, token: str) -> Guest | None:
        """The guest with this cookie."""
        key = hashed(token)
        guest = self._by_token.get(key)
        if guest is not None:
            self._by_token.move_to_end(key)
            return guest
        row = await self.store.guest_of(key)
        if row is None:
            return None
        guest = self._by_id.get(row["id"]) or Guest(row["id"], row["name"], row["named"])
        self._remember(key, guest)
        return guest

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest and the token for the cookie."""
        guest = Guest(new_id(), f"Guest {1000 + secrets.randbelow(9000)}", False)
        token, now = secrets.token_urlsafe(32), self.now()
        changes = [
            add(guests, id=guest.id, name=guest.name, named=False, created=now),
            add(sessions, token_hash=hashed(token), guest=guest.id, created=now),
        ]
        await self.store.write(guest.id, changes)
        self._remember(hashed(token), guest)
        return guest, token

    async def rename(self, guest: Guest, text: str) -> None:
        name = clean_name(text)
        if name is None:
            raise Declined("bad-name", f"a name has 1 to {NAME_LENGTH} visible characters")
        await self.store.write(guest.id, [alter(guests, {"id": guest.id}, name=name, named=True)])
        guest.name, guest.named = name, True

    # --- to another device ---

    async def make_link(self, guest: Guest) -> str:
        """A token that makes another device this guest's as well, for a few minutes."""
        token = secrets.token_urlsafe(24)
        expires = self.now() + LINK_AGE
        row = add(links, token_hash=hashed(token), guest=guest.id, expires=expires, uses=LINK_USES)
        await self.store.write(guest.id, [row])
        return token

    async def follow_link(self, link: str) -> str:
        """The token for the cookie of the device that opened a link."""
        row = await self.store.link(hashed(link))
        if row is None or row["expires"] < self.now() or row["uses"] < 1:
            raise Declined("not-found", "this link was used or is too old: make a new one on your first device")
        token = secrets.token_urlsafe(32)
        changes = [
            alter(links, {"token_hash": row["token_hash"]}, uses=row["uses"] - 1),
            add(sessions, token_hash=hashed(token), guest=row["guest"], created=self.now()),
        ]
        await self.store.write(row["guest"], changes)
        return token

    def _remember(self, key: str, guest: Guest) -> None:
        self._by_token[key] = guest
        self._by_id[guest.id] = guest
        while len(self._by_token) > _REMEMBERED:
            self._by_token.popitem(last=False)
