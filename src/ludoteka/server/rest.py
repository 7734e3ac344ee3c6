"""REST: the lobby, tables before and after a match, replays. The match itself runs over the websocket."""

import asyncio
import logging
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any

import litestar
from litestar import MediaType, Request, Response
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludoteka.server.declined import STATUS, Declined, soon
from ludoteka.server.door import unstored
from ludoteka.server.examples import replayed
from ludoteka.server.guests import Guest, Session
from ludoteka.server.house import House
from ludoteka.server.lessons import moment, puzzle_list, puzzle_moment
from ludoteka.server.limits import network
from ludoteka.server.protocol import (
    STEP_BYTES,
    AskReview,
    Code,
    ContinueFrom,
    Devices,
    ExampleInfo,
    GameInfo,
    LessonAsk,
    LessonMoment,
    Link,
    LinkInfo,
    Lobby,
    Me,
    Moment,
    NewName,
    NewTable,
    Notes,
    Play,
    Problem,
    PuzzleAsk,
    PuzzleList,
    PuzzleMoment,
    Ready,
    ReplayInfo,
    ReviewInfo,
    SeatChange,
    SeatNumber,
    StandIn,
    TableId,
    TableInfo,
    Upload,
)

Incoming = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(description="The table's id.", max_length=24)]
AtHouse = NamedDependency[House]
Person = NamedDependency[Guest]
Visitor = NamedDependency[Guest | None]
AtDevice = NamedDependency[Session]
Token = Annotated[str, PathParameter(description="The last part of a private link.", max_length=64)]
LAST = 1_000_000
REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description="Refused: see `code`.")
    for status in sorted({400, 405, *STATUS.values()})
}
_log = logging.getLogger(__name__)

get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
put = partial(litestar.put, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)


async def provide_session(request: Incoming, house: AtHouse) -> Session:
    """The device behind a request; who has no cookie gets one."""
    state = request.scope["state"]
    session: Session | None = state.get("session")
    if session is not None:
        return session
    newcomers, where = state["door"].newcomers, network(state["address"])
    if not newcomers.take(where):
        wait = newcomers.wait(where)
        raise Declined("slow-down", f"too many new guests from your address: try again {soon(wait)}", wait)
    session, state["token"] = await house.guests.welcome(agent(request))
    return session


async def provide_guest(session: AtDevice) -> Guest:
    """The guest behind a request."""
    return session.guest


async def provide_visitor(request: Incoming) -> Guest | None:
    """The guest behind a request, if they have been here before."""
    visitor: Guest | None = request.scope["state"].get("guest")
    return visitor


def agent(request: Incoming) -> str:
    return request.headers.get("user-agent", "")


# --- me ---


@get("/api/me", tags=["Me"])
async def me(guest: Person) -> Me:
    """Who I am. The first call makes a guest and sets the cookie."""
    return Me(name=guest.name, named=guest.named)


@put("/api/me", tags=["Me"])
async def rename(data: JSONBody[NewName], guest: Person, house: AtHouse) -> Me:
    """Choose a name."""
    await house.rename(guest, data.name)
    return Me(name=guest.name, named=guest.named)


@post("/api/me/link", tags=["Me"])
async def link(session: AtDevice, house: AtHouse) -> Link:
    """A private address that carries me to another device; it works once, for ten minutes."""
    token, expires = await house.guests.make_link(session)
    return Link(path=f"/link/{token}", expires=expires)


@delete("/api/me/links", tags=["Me"], status_code=200)
async def revoke_links(session: AtDevice, house: AtHouse) -> Devices:
    """Make all my private links useless."""
    await house.guests.revoke_links(session.guest)
    return await house.guests.devices(session)


@get("/api/links/{token:str}", tags=["Me"])
async def look_at_link(token: Token, request: Incoming, house: AtHouse) -> LinkInfo:
    """Whose device this would be by a private link, and whose it is now. Nothing changes."""
    return await house.guests.look_at_link(token, request.scope["state"]["session"])


@post("/api/links/{token:str}", tags=["Me"])
async def follow_link(token: Token, request: Incoming, house: AtHouse) -> Me:
    """Make this device that of the guest who made the link. The guest it was is logged out here."""
    state = request.scope["state"]
    session, state["token"] = await house.guests.follow_link(token, state["session"], agent(request))
    return Me(name=session.guest.name, named=session.guest.named)


@get("/api/me/devices", tags=["Me"])
async def devices(session: AtDevice, house: AtHouse) -> Devices:
    """The devices that are logged in as me, and how many private links are open."""
    return await house.guests.devices(session)


@delete("/api/me/devices/{device:str}", tags=["Me"], status_code=200)
async def log_out(
    device: Annotated[str, PathParameter(description="The device's id.", max_length=24)],
    session: AtDevice,
    house: AtHouse,
) -> Devices:
    """Log a device out, and make all my private links useless."""
    await house.guests.log_out(session, device)
    return await house.guests.devices(session)


@delete("/api/me/devices", tags=["Me"], status_code=200)
async def log_out_others(session: AtDevice, house: AtHouse) -> Devices:
    """Log out all devices but this one, and make all my private links useless."""
    await house.guests.log_out_others(session)
    return await house.guests.devices(session)


# --- lobby ---


@get("/api/games", tags=["Lobby"])
async def list_games(house: AtHouse) -> list[GameInfo]:
    """The games, their settings and their computer players."""
    return house.game_infos()


@post("/api/games/{game:str}/lesson/{lesson:str}", tags=["Lobby"], status_code=200, request_max_body_size=STEP_BYTES)
async def learn(
    game: Annotated[str, PathParameter(description="The game's name.", max_length=64)],
    lesson: Annotated[str, PathParameter(description="The lesson's id.", max_length=64)],
    data: JSONBody[LessonAsk],
    visitor: Visitor,
    house: AtHouse,
) -> LessonMoment:
    """How a lesson stands after some answers."""
    return moment(house.game(game), lesson, data, visitor.name if visitor is not None else "")


@get("/api/games/{game:str}/examples/{example:str}", tags=["Lobby"])
async def replay_example(
    game: Annotated[str, PathParameter(description="The game's name.", max_length=64)],
    example: Annotated[str, PathParameter(description="The example's name in the rulebook.", max_length=64)],
    house: AtHouse,
) -> ExampleInfo:
    """An example of the rulebook, step by step on the table."""
    return await asyncio.to_thread(replayed, house.game(game), example)


@get("/api/games/{game:str}/puzzles", tags=["Lobby"])
async def list_puzzles(
    game: Annotated[str, PathParameter(description="The game's name.", max_length=64)], house: AtHouse
) -> PuzzleList:
    """The puzzles of a game, and which is today's."""
    return puzzle_list(house.game(game), datetime.fromtimestamp(house.now(), UTC).date())


@post("/api/games/{game:str}/puzzle/{puzzle:str}", tags=["Lobby"], status_code=200, request_max_body_size=STEP_BYTES)
async def solve(
    game: Annotated[str, PathParameter(description="The game's name.", max_length=64)],
    puzzle: Annotated[str, PathParameter(description="The puzzle's id.", max_length=64)],
    data: JSONBody[PuzzleAsk],
    visitor: Visitor,
    house: AtHouse,
) -> PuzzleMoment:
    """How a puzzle stands after some answers."""
    return puzzle_moment(house.game(game), puzzle, data, visitor.name if visitor is not None else "")


@get("/api/lobby", tags=["Lobby"])
async def lobby(visitor: Visitor, house: AtHouse) -> Lobby:
    """Open tables, my tables, finished matches, and matches to watch."""
    return await house.lobby(visitor)


@post("/api/tables", tags=["Lobby"])
async def new_table(data: JSONBody[NewTable], guest: Person, house: AtHouse) -> TableInfo:
    """Open a table; its id is the link for friends."""
    return (await house.create(guest, data)).info(guest)


@post("/api/play", tags=["Lobby"])
async def play(data: JSONBody[Play], guest: Person, house: AtHouse) -> TableInfo:
    """A match against computer players that starts at once."""
    return (await house.play(guest, data)).info(guest)


# --- a table ---


@get("/api/tables/{id:str}", tags=["Table"])
async def table(id: Id, visitor: Visitor, house: AtHouse) -> TableInfo:
    """A table as I see it."""
    return (await house.room(id)).info(visitor)


@post("/api/tables/{id:str}/join", tags=["Table"])
async def join(id: Id, data: JSONBody[SeatNumber], guest: Person, house: AtHouse) -> TableInfo:
    """Sit down, or change the seat, before the match."""
    room = await house.room(id)
    await room.join(guest, data.seat)
    return room.info(guest)


@post("/api/tables/{id:str}/leave", tags=["Table"])
async def leave(id: Id, guest: Person, house: AtHouse) -> TableInfo:
    """Get up. During a match a computer player stands in; a waiting table without people is closed."""
    room = await house.room(id)
    await room.leave(guest)
    return room.info(guest)


@post("/api/tables/{id:str}/kick", tags=["Table"])
async def kick(id: Id, data: JSONBody[SeatNumber], guest: Person, house: AtHouse) -> TableInfo:
    """The host frees a person's seat before the match."""
    room = await house.room(id)
    await room.kick(guest, data.seat)
    return room.info(guest)


@post("/api/tables/{id:str}/seat", tags=["Table"])
async def change_seat(id: Id, data: JSONBody[SeatChange], guest: Person, house: AtHouse) -> TableInfo:
    """The host gives a seat to a computer player, or frees it."""
    room = await house.room(id)
    await room.change_seat(guest, data)
    return room.info(guest)


@post("/api/tables/{id:str}/ready", tags=["Table"])
async def ready(id: Id, data: JSONBody[Ready], guest: Person, house: AtHouse) -> TableInfo:
    """Say that I am ready, or not."""
    room = await house.room(id)
    await room.set_ready(guest, data.ready)
    return room.info(guest)


@post("/api/tables/{id:str}/start", tags=["Table"])
async def start(id: Id, guest: Person, house: AtHouse) -> TableInfo:
    """The host begins the match when all are ready; free seats are taken away if enough players are there."""
    room = await house.room(id)
    await room.start(guest)
    return room.info(guest)


@post("/api/tables/{id:str}/stand-in", tags=["Table"])
async def stand_in(id: Id, data: JSONBody[StandIn], guest: Person, house: AtHouse) -> TableInfo:
    """Let a computer player play for a person who left, ran out of time or has been gone for long."""
    room = await house.room(id)
    await room.stand_in(guest, data)
    return room.info(guest)


@post("/api/tables/{id:str}/return", tags=["Table"])
async def take_back(id: Id, guest: Person, house: AtHouse) -> TableInfo:
    """Take my seat back from the computer player."""
    room = await house.room(id)
    await room.take_back(guest)
    return room.info(guest)


@post("/api/tables/{id:str}/rematch", tags=["Table"])
async def rematch(id: Id, guest: Person, house: AtHouse) -> TableId:
    """The same players and settings once more."""
    return TableId(id=await house.rematch(guest, id))


@get("/api/tables/{id:str}/notes", tags=["Table"])
async def notes(id: Id, guest: Person, house: AtHouse) -> Notes:
    """My private notes."""
    return Notes(text=await house.notes(guest, id))


@put("/api/tables/{id:str}/notes", tags=["Table"])
async def set_notes(id: Id, data: JSONBody[Notes], guest: Person, house: AtHouse) -> Notes:
    """Keep private notes."""
    await house.set_notes(guest, id, data.text)
    return data


# --- after the match ---


@get("/api/tables/{id:str}/journal", tags=["Replay"], media_type=MediaType.TEXT)
async def journal(id: Id, house: AtHouse) -> Response[str]:
    """The journal of a finished match."""
    found, text = await house.journal(id)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.id}.journal"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/api/journals", tags=["Replay"])
async def upload(data: JSONBody[Upload], guest: Person, request: Incoming, house: AtHouse) -> TableId:
    """Bring a journal to watch it; a damaged one is refused with the line at fault."""
    return TableId(id=await house.upload(guest, request.scope["state"]["address"], data.journal))


@delete("/api/journals/{id:str}", tags=["Replay"], status_code=204)
async def delete_upload(id: Id, guest: Person, house: AtHouse) -> None:
    """Delete a journal that I brought."""
    await house.delete_upload(guest, id)


@get("/api/replays/{id:str}", tags=["Replay"])
async def replay(id: Id, visitor: Visitor, house: AtHouse) -> ReplayInfo:
    """Rounds, scores and statistics of a finished match."""
    return await house.replay_info(visitor, id)


@get("/api/replays/{id:str}/moments", tags=["Replay"])
async def moments(
    id: Id,
    house: AtHouse,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=LAST)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=LAST)] = LAST,
    seat: Annotated[int, QueryParameter(ge=-2, le=7)] = -1,
) -> list[Moment]:
    """Past moments from a viewpoint (-1: spectator, -2: all cards open), at most 60 at a time."""
    return await house.moments(id, first, last, seat)


@post("/api/replays/{id:str}/review", tags=["Replay"])
async def review(id: Id, data: JSONBody[AskReview], guest: Person, request: Incoming, house: AtHouse) -> ReviewInfo:
    """How a master grades the decisions of a seat. The first to ask begins it; to ask again tells how far it is."""
    return await house.review(guest, request.scope["state"]["address"], id, data.seat)


@post("/api/tables/{id:str}/continue", tags=["Replay"])
async def go_on(id: Id, data: JSONBody[ContinueFrom], guest: Person, house: AtHouse) -> TableInfo:
    """Go on from a moment of a finished match against computer players, with new dice."""
    return (await house.go_on(guest, id, data)).info(guest)


HANDLERS = [
    me, rename, link, revoke_links, look_at_link, follow_link, devices, log_out, log_out_others, list_games,
    learn, list_puzzles, solve, replay_example, lobby, new_table, play, table, join, leave, kick, change_seat, ready,
    start, stand_in, take_back, rematch, notes, set_notes, journal, upload, delete_upload, replay, moments, review,
    go_on,
]  # fmt: skip

DEPENDENCIES = {
    "session": Provide(provide_session),
    "guest": Provide(provide_guest),
    "visitor": Provide(provide_visitor),
}


# --- refusals ---


def decline(_: Incoming, declined: Exception) -> Response[Problem]:
    assert isinstance(declined, Declined)
    headers = {"retry-after": str(declined.wait)} if declined.wait else {}
    problem = Problem(code=declined.code, text=declined.text, wait=declined.wait)
    return Response(problem, status_code=STATUS[declined.code], headers=headers, media_type=MediaType.JSON)


def explain(request: Incoming, error: Exception) -> Response[Problem]:
    """What the framework itself refuses: unknown paths, wrong methods, data that does not fit."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    if request.scope["state"].get("gone"):
        return decline(request, Declined("bad-request", "the request was cut off"))
    if status >= 500:
        return apologize(request, error)
    reasons = [str(part.get("message", "")) for part in error.extra if isinstance(part, dict)] if error.extra else []
    text = "; ".join([error.detail.removesuffix("."), *(reason for reason in reasons if reason)])
    codes: dict[int, Code] = {404: "not-found", 413: "too-large"}
    problem = Problem(code=codes.get(status, "bad-request"), text=text[:400])
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def apologize_storage(request: Incoming, _: Exception) -> Response[Problem]:
    """The database is away; its error was written down where it came up."""
    return decline(request, unstored())


def apologize(request: Incoming, error: Exception) -> Response[Problem]:
    """A fault of ours: it is written down here and not told there."""
    if isinstance(error, RecursionError):  # JSON nested without end
        return decline(request, Declined("bad-request", "the data is nested too deeply"))
    _log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    problem = Problem(code="internal", text="something went wrong: it has been logged")
    return Response(problem, status_code=500, media_type=MediaType.JSON)
