"""What a browser loads: the built client with its one page for every address, and a page about the REST interface."""

import asyncio
import gzip
import html
import mimetypes
import secrets
import zlib
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludoteka.core.game import LANGUAGES, Game
from ludoteka.lessons.reading import shown
from ludoteka.packed import read_text
from ludoteka.rulebook.explaining import help_of
from ludoteka.rulebook.reading import rulebook
from ludoteka.server import preview
from ludoteka.server.declined import Declined
from ludoteka.server.house import House
from ludoteka.server.metrics import KIND

Incoming = Request[Any, Any, Any]
HERE = Path(__file__).parent
CLIENT = HERE / "client" if (HERE / "client").is_dir() else HERE / "client.zip.gz"  # built in place, or installed
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built assets change with their content
TEXTS = {"application/javascript", "text/javascript", "image/svg+xml", "application/json", "application/manifest+json"}
DOCS_HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteka: REST</title>
<link rel="stylesheet" href="/api/docs.css">
<h1>Ludoteka: REST</h1>
<p>The lobby, and matches that are over. A running match speaks over a websocket: see <code>docs/protocol.md</code>.
Machines read <a href="/api/schema.json">the OpenAPI description</a>.</p>"""
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludoteka</title>
<h1>Ludoteka</h1>
<p>The server runs, but the browser client is not built yet. Build it with <code>make play</code>, or with
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, then load this page again.</p>
<p><a href="/api/docs">The REST interface</a></p>
</html>
"""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File:
    """A file of the client, ready to be sent."""

    def __init__(self, name: str, body: bytes, stamp: int) -> None:
        self.body = body
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind in TEXTS
        self.kind = kind  # to text/… the framework adds the charset; the other texts are UTF-8 by their own standards
        self.zipped = gzip.compress(self.body, 9) if text else None
        self.tag = f'"{stamp:x}-{len(self.body):x}"'


class Found(NamedTuple):
    """Where a file of the client is, with a stamp that changes when it does."""

    path: Path  # the file, or the archive that holds it
    name: str  # inside the client
    stamp: int


def find(client: Path, name: str) -> Found | None:
    """The file of a path, never one outside the client, which is a folder or, as installed, an archive."""
    name = name.lstrip("/")
    if client.suffix == ".gz":
        archive = _archive(client)
        packed = archive.NameToInfo.get(name) if archive is not None else None
        return Found(client, name, packed.CRC) if packed is not None else None
    try:
        path = (client / name).resolve()
        if path.is_relative_to(client.resolve()) and path.is_file():
            return Found(path, path.relative_to(client.resolve()).as_posix(), path.stat().st_mtime_ns)
    except (OSError, ValueError):  # too long for a name, or not a name at all
        pass
    return None


@cache
def _archive(path: Path) -> ZipFile | None:
    """The client as it was packed, unpacked in memory: what lies in it is small together, and large file by file."""
    return ZipFile(BytesIO(gzip.decompress(path.read_bytes()))) if path.is_file() else None


@lru_cache(maxsize=512)
def load(found: Found) -> File:
    archive = _archive(found.path) if found.path.suffix == ".gz" else None
    body = found.path.read_bytes() if archive is None else archive.read(found.name)
    return File(found.name, body, found.stamp)


def _send(request: Incoming, found: Found, cache: str) -> Response[bytes]:
    return _answer(request, load(found), cache)


def _answer(request: Incoming, file: File, cache: str) -> Response[bytes]:
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):  # one of several, or one that a proxy has made weak
        return Response(b"", status_code=304, headers=headers)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    request: Incoming, client_folder: NamedDependency[Path], house: NamedDependency[House]
) -> Response[bytes]:
    """A file of the client, or its page: addresses such as /table/… are the client's own."""
    path: str = request.scope["path"]
    if path.startswith(("/api/", "/ws/")):
        raise Declined("not-found", "there is no such address: see /api/docs")
    file = find(client_folder, path)
    if file is not None and file.name != "index.html":
        return _send(request, file, FOR_EVER if path.startswith("/assets/") else "no-cache")
    if path.startswith("/assets/"):
        raise Declined("not-found", "there is no such file")
    index = find(client_folder, "index.html")
    if index is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    language = preview.language_of(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
    shown = await house.preview(path, language)
    image = f"/previews/{shown.game or 'ludoteka'}.jpg"
    if find(client_folder, image) is None:
        image = "/previews/ludoteka.jpg"
    site = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    page = _answer(request, _page(index, shown.head(site, language, image)), "no-cache")
    page.headers["vary"] = "accept-encoding, accept-language"
    return page


@lru_cache(maxsize=512)
def _page(index: Found, head: str) -> File:
    """The client's page with a head for its address."""
    body = load(index).body.replace(b"<title>Ludoteka</title>", head.encode(errors="replace"), 1)
    return File(index.name, body, zlib.crc32(body))


# --- what games bring that the client was built without ---


@get("/api/games/{game:str}/words/{language:str}", include_in_schema=False)
async def words(game: FromPath[str], language: FromPath[str], house: NamedDependency[House]) -> Response[bytes]:
    """All that a game says in a language, as Fluent."""
    if language not in LANGUAGES:
        raise Declined("not-found", f"there is no language '{language}': use {', '.join(LANGUAGES)}")
    files = [read_text(path) for path in house.game(game).word_files(language)]
    return Response("\n".join(files).encode(), media_type="text/plain", headers={"cache-control": "no-cache"})


@get("/api/games/{game:str}/rulebook/{language:str}", include_in_schema=False)
async def rules(
    request: Incoming, game: FromPath[str], language: FromPath[str], house: NamedDependency[House]
) -> Response[bytes]:
    """The rulebook of a game in a language, as `rulebook/shown.py` declares it."""
    chosen = house.game(game)
    book = await asyncio.to_thread(_rulebook, chosen, language) if language in LANGUAGES else None
    if book is None:
        raise Declined("not-found", f"there is no rulebook of {game} in '{language}'")
    return _answer(request, book, "no-cache")


@cache
def _rulebook(game: Game, language: str) -> File | None:
    book = rulebook(game, language)
    if book is None:
        return None
    body = msgspec.json.encode(book)
    return File("rulebook.json", body, zlib.crc32(body))


@get("/api/games/{game:str}/help/{language:str}", include_in_schema=False)
async def explained(
    request: Incoming, game: FromPath[str], language: FromPath[str], house: NamedDependency[House]
) -> Response[bytes]:
    """What the rulebook of a game tells of all that is on the table, as `Help` in `rulebook/shown.py` declares it."""
    chosen = house.game(game)
    found = await asyncio.to_thread(_help, chosen, language) if language in LANGUAGES else None
    if found is None:
        raise Declined("not-found", f"there is no rulebook of {game} in '{language}'")
    return _answer(request, found, "no-cache")


@cache
def _help(game: Game, language: str) -> File | None:
    found = help_of(game, language)
    if found is None:
        return None
    body = msgspec.json.encode(found)
    return File("help.json", body, zlib.crc32(body))


@get("/api/games/{game:str}/lessons/{language:str}", include_in_schema=False)
async def taught(
    request: Incoming, game: FromPath[str], language: FromPath[str], house: NamedDependency[House]
) -> Response[bytes]:
    """The lessons of a game in a language, as `lessons/shown.py` declares them."""
    chosen = house.game(game)
    if language not in LANGUAGES or chosen.lessons() is None:
        raise Declined("not-found", f"there are no lessons of {game} in '{language}'")
    return _answer(request, await asyncio.to_thread(_lessons, chosen, language), "no-cache")


@cache
def _lessons(game: Game, language: str) -> File:
    body = msgspec.json.encode(shown(game, language))
    return File("lessons.json", body, zlib.crc32(body))


@get("/api/games/{game:str}/board/{path:path}", include_in_schema=False)
async def board(
    request: Incoming, game: FromPath[str], path: FromPath[str], house: NamedDependency[House]
) -> Response[bytes]:
    """A file of the board that a game brings."""
    folder = house.game(game).web_board()
    file = find(folder, path) if isinstance(folder, Path) else None
    if file is None:
        raise Declined("not-found", "there is no such file")
    return _send(request, file, "no-cache")


# --- for programs that watch the server ---


@get("/health", include_in_schema=False)
async def health() -> Response[dict[str, bool]]:
    """The process is alive and its event loop turns."""
    return Response({"alive": True}, headers={"cache-control": "no-store"})


@get("/ready", include_in_schema=False)
async def ready(house: NamedDependency[House]) -> Response[dict[str, bool]]:
    """Whether people can be served: 503 says that they cannot, and what is missing."""
    found = await house.ready()
    status = 200 if all(found.values()) else 503
    return Response(found, status_code=status, headers={"cache-control": "no-store"})


@get("/metrics", include_in_schema=False)
async def metrics(
    request: Incoming, house: NamedDependency[House], metrics_token: NamedDependency[str]
) -> Response[bytes]:
    """Figures for Prometheus; whoever does not know the token learns no more than where there are none."""
    sent = request.headers.get("authorization", "").removeprefix("Bearer ")
    if house.metrics is None or not secrets.compare_digest(sent.encode(), metrics_token.encode()):
        raise Declined("not-found", "there is no such address")
    return Response(house.metrics.text(), media_type=KIND, headers={"cache-control": "no-store"})


# --- the REST interface ---


@get("/api/schema.json", include_in_schema=False)
async def schema(request: Incoming) -> Response[dict[str, Any]]:
    """The OpenAPI description."""
    return Response(request.app.openapi_schema.to_schema(), media_type=MediaType.JSON)


@get("/api/docs.css", include_in_schema=False)
async def docs_style() -> Response[str]:
    style = (
        "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;"
        "background:#fdfcf8}h2{margin-top:2.5rem}code{background:#eee8d8;padding:.1em .3em;border-radius:.2em}"
        "dt{margin-top:1rem}dd{margin-left:1.5rem}@media(prefers-color-scheme:dark){body{color:#eee;background:#1d1b22}"
        "code{background:#333}a{color:#9cf}}"
    )
    return Response(style, media_type="text/css")


@get("/api/docs", include_in_schema=False)
async def docs(request: Incoming) -> Response[str]:
    """The REST interface as a page, made from the OpenAPI description."""
    return Response(_docs(request.app.openapi_schema.to_schema()), media_type=MediaType.HTML)


def _docs(description: dict[str, Any]) -> str:
    areas: dict[str, list[str]] = {}
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            tag = (operation.get("tags") or ["Other"])[0]
            areas.setdefault(tag, []).append(_operation(path, method, operation))
    parts = [DOCS_HEAD]
    for tag, operations in areas.items():
        parts += [f"<h2>{html.escape(tag)}</h2><dl>", *operations, "</dl>"]
    parts.append("<h2>Types</h2><dl>")
    for name, part in sorted(description.get("components", {}).get("schemas", {}).items()):
        fields = [
            f"<code>{html.escape(field)}</code>: {html.escape(_type(kind))}"
            for field, kind in part.get("properties", {}).items()
        ]
        parts.append(f"<dt id='{html.escape(name)}'><b>{html.escape(name)}</b></dt><dd>{'<br>'.join(fields)}</dd>")
    return "\n".join([*parts, "</dl></html>"])


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    said = html.escape(operation.get("description") or operation.get("summary") or "")
    takes = _content(operation.get("requestBody", {}))
    gives = next((_content(reply) for code, reply in operation["responses"].items() if code.startswith("2")), "")
    names = ", ".join(f"<code>{html.escape(p['name'])}</code>" for p in operation.get("parameters", []))
    lines = [said, f"Parameters: {names}" if names else "", f"Takes {takes}" if takes else "", f"Gives {gives}"]
    body = "<br>".join(line for line in lines if line)
    return f"<dt><code>{method.upper()} {html.escape(path)}</code></dt><dd>{body}</dd>"


def _content(part: dict[str, Any]) -> str:
    kinds = [_type(content.get("schema", {})) for content in part.get("content", {}).values()]
    return ", ".join(
        f"<a href='#{html.escape(kind.removesuffix('[]'))}'>{html.escape(kind)}</a>" for kind in kinds if kind
    )


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"].rpartition("/")[2])
    if kind.get("type") == "array":
        return f"{_type(kind.get('items', {}))}[]"
    for key in ("oneOf", "anyOf"):
        if key in kind:
            return " | ".join(_type(part) for part in kind[key])
    if "enum" in kind:
        return " | ".join(str(value) for value in kind["enum"])
    if "const" in kind:
        return str(kind["const"])
    return str(kind.get("type", "object"))


HANDLERS = [client, words, rules, explained, taught, board, health, ready, metrics, schema, docs_style, docs]
