"""The door of the house, around the whole application: who comes in, how often, and what every response carries."""

import logging
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludoteka.server.declined import STATUS, Declined
from ludoteka.server.guests import COOKIE, COOKIE_AGE, Guest
from ludoteka.server.house import House
from ludoteka.server.limits import Buckets
from ludoteka.server.protocol import Problem

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
_log = logging.getLogger(__name__)

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]


class Door:
    """ASGI: checks the origin, knows the guest by his cookie, counts requests, adds the headers."""

    def __init__(self, inside: Asgi, house: House, origins: frozenset[str] = frozenset()) -> None:
        self.inside = inside
        self.house = house
        self.origins = origins
        limits = house.limits
        self.requests = Buckets(limits.requests, house.now)
        self.changes = Buckets(limits.changes, house.now)
        self.newcomers = Buckets(limits.newcomers, house.now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.inside(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        state = scope.setdefault("state", {})
        state["address"] = str((scope.get("client") or ("",))[0])
        state["door"] = self
        if scope["type"] == "websocket":
            await self._recognize(state, headers)
            state["origin"] = self.same_origin(headers)
            await self.inside(scope, receive, send)
            return
        await self._http(scope, receive, self._with_headers(scope, send), headers)

    async def _http(self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str]) -> None:
        try:
            if scope["method"] not in SAFE and not self.same_origin(headers):
                raise Declined("wrong-origin", "this request comes from another site")
            guest = await self._recognize(scope["state"], headers)
            if scope["path"].startswith(("/api/", "/link/")):
                self._count(scope, guest.id if guest is not None else scope["state"]["address"])
            await self.inside(scope, receive, send)
        except Declined as declined:
            await refuse(send, declined)
        except Exception:
            _log.exception("%s %s failed", scope["method"], scope["path"])
            await refuse(send, Declined("internal", "something went wrong: it was written down"))

    def _count(self, scope: Scope, who: str) -> None:
        buckets = self.requests if scope["method"] in SAFE else self.changes
        if not buckets.take(who):
            raise Declined("slow-down", "too many requests: wait a moment and try again")

    async def _recognize(self, state: dict[str, Any], headers: dict[str, str]) -> Guest | None:
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
        return session.guest if session is not None else None

    def same_origin(self, headers: dict[str, str]) -> bool:
        """Whether a request comes from our own pages. Programs that are no browser send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(n, v) for n, v in message.get("headers", []) if n.lower() != b"server"]
                names = {name.lower() for name, _ in headers}
                headers += [(name, value) for name, value in HEADERS if name not in names]
                if scope["path"].startswith("/api/") and b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                token = scope["state"].get("token")
                if token is not None:
                    headers.append((b"set-cookie", cookie(token, scope["scheme"] == "https")))
                message = {**message, "headers": headers}
            await send(message)

        return sending


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
