"""How much one guest, one connection and one address may ask for, and how names and chat are cleaned."""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from ludoteka.server.protocol import CHAT_LENGTH, NAME_LENGTH

HOUR = 3600
DAY = 24 * HOUR
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, invisible, direction-changing, unassigned
_MARKS = 2  # combining marks on one letter
_FORGET = 10_000  # full buckets are dropped when there are more


@dataclass(frozen=True)
class Limits:
    """Bursts, and what may follow each second. A connection that goes on after `patience` refusals is closed.

    What is kept goes when nobody has come for so many days: recordings that were uploaded, and guests without a name
    or a table.
    """

    messages: tuple[float, float] = (60, 10)  # on one connection
    guest_messages: tuple[float, float] = (120, 20)  # on all connections of a guest
    requests: tuple[float, float] = (120, 20)  # REST, by guest, or by address without one
    changes: tuple[float, float] = (60, 4)  # REST requests that change something
    newcomers: tuple[float, float] = (200, 360 / HOUR)  # guests from one address
    uploads: tuple[float, float] = (30, 30 / HOUR)  # recordings that a guest brings
    address_uploads: tuple[float, float] = (60, 60 / HOUR)  # and all guests of an address
    reviews: tuple[float, float] = (10, 20 / HOUR)  # of matches, that a guest asks for
    address_reviews: tuple[float, float] = (30, 60 / HOUR)  # and all guests of an address
    connections: int = 20  # websockets of a guest, or of an address without one
    address_connections: int = 200  # websockets of an address, whoever comes from there
    guest_bytes: tuple[float, float] = (50e6, 2e6)  # sent to a guest, or to an address without one
    address_bytes: tuple[float, float] = (500e6, 10e6)  # sent to an address, whoever asks from there
    unfinished: int = 50  # tables a guest has opened and not played to their end
    links: int = 5  # to other devices, that a guest has made and that are still open
    devices: int = 20  # of a guest
    kept_uploads: int = 50  # recordings of a guest
    kept_bytes: int = 20_000_000
    address_kept_uploads: int = 200  # and of all guests of an address
    all_kept_bytes: int = 2_000_000_000  # of everybody
    upload_days: int = 30
    guest_days: int = 60
    patience: int = 200
    outbox: int = 200  # messages waiting for a slow browser …
    outbox_bytes: int = 8_000_000  # … and how much they may be together
    sockets: int = 4000  # connections in all, as far as the system has descriptors
    address_sockets: int = 400  # connections of one address, unless it is a trusted proxy
    header_seconds: float = 10  # for the head of a request, an idle connection included
    body_seconds: float = 60  # for its body
    reading_seconds: float = 60  # for a browser to take what is sent
    closing_seconds: float = 5  # for the last of it
    ping_seconds: float = 20  # a websocket that does not answer a ping for as long again is closed


class Bucket:
    """Tokens that refill with time."""

    def __init__(self, burst: float, refill: float, now: float) -> None:
        self.burst = burst
        self.refill = refill
        self.tokens = burst
        self.at = now

    def take(self, now: float) -> bool:
        self._refill(now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def spend(self, amount: float, now: float) -> None:
        """Take what is only known afterwards: there may be less than nothing left."""
        self._refill(now)
        self.tokens -= amount

    def _refill(self, now: float) -> None:
        self.tokens = min(self.burst, self.tokens + max(0.0, now - self.at) * self.refill)
        self.at = now

    def wait(self) -> float:
        """Seconds until the next token, after `take` found none."""
        return (1 - self.tokens) / self.refill


class Traffic:
    """The bytes that were sent to guests and addresses."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._guests = Buckets(limits.guest_bytes, now)
        self._addresses = Buckets(limits.address_bytes, now)

    def sent(self, who: str, address: str, amount: int) -> None:
        self._guests.spend(who, amount)
        self._addresses.spend(address, amount)

    def too_much(self, who: str, address: str) -> bool:
        """Whether so much was sent that the next request has to wait."""
        return self._guests.empty(who) or self._addresses.empty(address)


class Buckets:
    """A bucket for everyone who comes."""

    def __init__(self, rate: tuple[float, float], now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        now = self.now()
        return self._bucket(who, now).take(now)

    def spend(self, who: str, amount: float) -> None:
        now = self.now()
        self._bucket(who, now).spend(amount, now)

    def empty(self, who: str) -> bool:
        """Whether somebody has spent all; time mends it."""
        bucket = self._buckets.get(who)
        if bucket is None:
            return False
        bucket.spend(0, self.now())
        return bucket.tokens <= 0

    def _bucket(self, who: str, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= _FORGET:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(*self.rate, now)
        return bucket

    def wait(self, who: str) -> float:
        """Seconds until `take` succeeds again for one who was refused."""
        return self._buckets[who].wait()

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again by now."""
        burst, refill = self.rate
        self._buckets = {who: b for who, b in self._buckets.items() if b.tokens + (now - b.at) * refill < burst}


def network(address: str) -> str:
    """The part of an address that its owner cannot choose at will."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    return str(IPv6Address(int(ip) >> 64 << 64)) if isinstance(ip, IPv6Address) else address


def clean_name(text: str) -> str | None:
    """A name fit to be shown to others, or None if nothing is left or it is too long."""
    name = _clean(text)
    return name if 1 <= len(name) <= NAME_LENGTH else None


def clean_chat(text: str) -> str | None:
    line = _clean(text)
    return line if 1 <= len(line) <= CHAT_LENGTH else None


def _clean(text: str) -> str:
    """Without what cannot be seen or disturbs the lines around it, blanks as single spaces."""
    seen: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if char.isspace():
            seen.append(" ")
        elif category not in _UNSEEN and marks <= _MARKS:
            seen.append(char)
    return " ".join("".join(seen).split())
