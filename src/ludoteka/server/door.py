"""The door of the house, around the whole application: who comes in, how often, and what every response carries."""

import logging
import re
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludoteka.server.declined import STATUS, Declined
from ludoteka.server.guests import COOKIE, COOKIE_AGE
from ludoteka.server.house import House
from ludoteka.server.limits import Buckets, Traffic
from ludoteka.server.protocol import Problem
from ludoteka.server.writer import StorageError

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = {"GET", "HEAD", "OPTIONS"}
ASKING = re.compile(r"/api/games/[^/]+/(lesson|puzzle)/")  # their steps are posted, but change nothing
CHECKS = {"/health", "/ready", "/metrics"}  # for programs that watch the server: nobody is behind them
TRY_AGAIN = 1013
_log = logging.getLogger(__name__)

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]


class Door:
    """ASGI: checks the origin, knows the guest by their cookie, counts requests, adds the headers."""

    def __init__(self, inside: Asgi, house: House, origins: frozenset[str] = frozenset(), hsts: int = 0) -> None:
        self.inside = inside
        self.house = house
        self.origins = origins
        self.hsts = (b"strict-transport-security", f"max-age={hsts}".encode()) if hsts else None
        limits = house.limits
        self.requests = Buckets(limits.requests, house.now)
        self.changes = Buckets(limits.changes, house.now)
        self.newcomers = Buckets(limits.newcomers, house.now)
        self.traffic = Traffic(limits, house.now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.inside(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        state = scope.setdefault("state", {})
        state["address"] = str((scope.get("client") or ("",))[0])
        state["door"] = self
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send, headers)
        else:
            await self._http(scope, receive, self._with_headers(scope, send), headers)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str]) -> None:
        state = scope["state"]
        try:
            _check_address(scope["path"], headers)
            await self._recognize(state, headers)
        except (Declined, StorageError):
            await send({"type": "websocket.close", "code": TRY_AGAIN})
            return
        state["origin"] = self.same_origin(headers)
        await self.inside(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str]) -> None:
        state, method = scope["state"], scope["method"]
        state["session"], state["guest"], state["gone"] = None, None, False
        try:
            _check_address(scope["path"], headers)
            if method not in SAFE and not self.same_origin(headers):
                raise Declined("wrong-origin", "this request comes from another site")
            if scope["path"] not in CHECKS:
                await self._recognize(state, headers)
                self._count(scope)
            asked = {**scope, "method": "GET"} if method == "HEAD" else scope
            await self.inside(asked, self._noticing(state, receive), send)
        except Declined as declined:
            await refuse(send, declined)
        except StorageError:
            await refuse(send, unstored())
        except Exception:
            _log.exception("%s %s failed", method, scope["path"])
            await refuse(send, Declined("internal", "something went wrong: it has been logged"))

    @staticmethod
    def _noticing(state: dict[str, Any], receive: Receive) -> Receive:
        """Notices a browser that goes away in the middle of what it sends, which is not our fault."""

        async def receiving() -> Message:
            message = await receive()
            if message["type"] == "http.disconnect":
                state["gone"] = True
            return message

        return receiving

    def _count(self, scope: Scope) -> None:
        who, address = visitor(scope["state"])
        limited = scope["path"].startswith("/api/")
        asks = scope["method"] in SAFE or ASKING.match(scope["path"])
        buckets = self.requests if asks else self.changes
        if self.traffic.too_much(who, address) or (limited and not buckets.take(who)):
            raise Declined("slow-down", "too many requests: wait a moment and try again")

    async def _recognize(self, state: dict[str, Any], headers: dict[str, str]) -> None:
        """Note the device and its guest, by its cookie."""
        try:
            cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            cookie = None
        session = None
        if cookie is not None:
            session = await self.house.guests.known(cookie.value, headers.get("user-agent", ""))
        state["session"] = session
        state["guest"] = session.guest if session is not None else None

    def same_origin(self, headers: dict[str, str]) -> bool:
        """Whether a request comes from our own pages. Programs other than browsers send none."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        except ValueError:
            return False

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                if self.house.metrics is not None:
                    self.house.metrics.responses.labels(str(message["status"])).inc()
                headers = [(n, v) for n, v in message.get("headers", []) if n.lower() != b"server"]
                headers = [(n, v.replace(b"GET", b"GET, HEAD") if n.lower() == b"allow" else v) for n, v in headers]
                names = {name.lower() for name, _ in headers}
                headers += [(name, value) for name, value in HEADERS if name not in names]
                if self.hsts is not None and scope["scheme"] == "https":
                    headers.append(self.hsts)
                if scope["path"].startswith("/api/") and b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                token = scope["state"].get("token")
                if token is not None:
                    headers.append((b"set-cookie", cookie(token, scope["scheme"] == "https")))
                message = {**message, "headers": headers}
            elif message["type"] == "http.response.body":
                if scope["method"] == "HEAD":
                    message = {**message, "body": b""}
                self.traffic.sent(*visitor(scope["state"]), len(message.get("body", b"")))
            await send(message)

        return sending


def visitor(state: dict[str, Any]) -> tuple[str, str]:
    """Whom limits count, a guest or else their address, and the address."""
    guest, address = state["guest"], state["address"]
    return guest.id if guest is not None else address, address


def unstored() -> Declined:
    return Declined("storage", "the server cannot reach its database: try again in a moment")


def _check_address(path: str, headers: dict[str, str]) -> None:
    """What makes no sense is refused before it does harm: addresses are made of the host, PostgreSQL takes no NUL."""
    if "\0" in path:
        raise Declined("not-found", "there is no such address")
    try:
        urlsplit(f"//{headers.get('host', '')}").port  # noqa: B018 - it is read when asked for
    except ValueError:
        raise Declined("bad-request", "the header 'Host' does not name a host") from None


def cookie(token: str, secure: bool) -> bytes:
    parts = [f"{COOKIE}={token}", f"Max-Age={COOKIE_AGE}", "Path=/", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, *(["Secure"] if secure else [])]).encode()


async def refuse(send: Send, declined: Declined) -> None:
    """A refusal as JSON."""
    body = msgspec.json.encode(Problem(code=declined.code, text=declined.text, wait=declined.wait))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if declined.wait:
        headers.append((b"retry-after", str(declined.wait).encode()))
    await send({"type": "http.response.start", "status": STATUS[declined.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
