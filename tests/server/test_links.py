"""What a messenger shows of a link: title, game and host, in words of a language, and nothing that is private."""

from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.storage import Store
from ludoteka.server.writer import StorageError
from tests.server.harness import HOST, Person

ME, OPEN = {"kind": "me"}, {"kind": "open"}
INDEX = "<!doctype html><html><head><title>Ludoteka</title></head><body></body></html>"
SHARP = """<b>"A&'"""


class Head(HTMLParser):
    """The title and the tags of a page, as a program reads them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        if tag == "meta":
            self.said[found.get("property") or found.get("name") or ""] = found["content"] or ""

    def handle_data(self, data: str) -> None:
        if self.tags[-1] == "title":
            self.said.setdefault("title", data)


async def head(person: Person, path: str, **headers: str) -> dict[str, str]:
    reply = await person.http.get(path, headers=headers)
    assert reply.status_code == 200
    found = Head(reply.text)
    assert set(found.tags) == {"html", "head", "title", "meta", "body"}
    again = await person.http.head(path, headers=headers)
    assert dict(again.headers) == dict(reply.headers)
    return found.said


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "previews").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    for name in ("ludoteka", "seasons"):
        (folder / "previews" / f"{name}.jpg").write_text("")
    return folder


async def invited(host: Person, friend: Person, *seats: dict[str, str], game: str = "seasons") -> str:
    wish = {"game": game, "seats": [ME, OPEN, *seats], "settings": {}}
    table = str((await host.post("/api/tables", wish))["id"])
    await friend.post(f"/api/tables/{table}/join", {"seat": 1})
    return table


async def test_an_invitation(start: Callable[..., Any], client: Path) -> None:
    async with start(client_folder=client) as server:
        ann, bob, reader = await server.person(SHARP), await server.person("Bob"), await server.stranger()
        table = await invited(ann, bob, OPEN)
        said = await head(reader, f"/table/{table}")
        assert said["og:title"] == f"{SHARP} invites you: Seasons"
        assert said["title"] == f"{SHARP} invites you: Seasons · Ludoteka"
        assert said["og:description"] == said["description"] == "One seat is free. No account is needed."
        assert said["og:url"] == f"http://{HOST}/table/{table}"
        assert said["og:image"] == f"http://{HOST}/previews/seasons.jpg"
        assert said["robots"] == "noindex"
        assert "Bob" not in str(said)
        for asked, headers in (("?lang=uk", {}), ("", {"accept-language": "de, uk-UA;q=0.9, en;q=0.8"})):
            said = await head(reader, f"/table/{table}{asked}", **headers)
            assert said["og:title"] == f"{SHARP} запрошує: Пори року"
            assert said["og:description"] == "Вільне 1 місце. Реєстрація не потрібна."
        assert (await head(reader, f"/table/{table}?lang=ru"))["og:title"] == f"{SHARP} приглашает: Сезоны"
        assert reader.http.cookies.get("ludoteka") is None  # a reader of links is no guest


async def test_a_host_without_a_name_and_a_table_that_is_not_in_memory(start: Callable[..., Any], client: Path) -> None:
    async with start(client_folder=client) as server:
        ann, bob = await server.stranger(), await server.person("Bob")
        await ann.get("/api/me")
        table = await invited(ann, bob, game="etherstone")
        server.house.rooms.clear()
        said = await head(bob, f"/table/{table}")
        assert said["og:title"] == "You are invited: Etherstone"
        assert said["og:description"] == "All seats are taken; you can watch."
        assert said["og:image"] == f"http://{HOST}/previews/ludoteka.jpg"  # there is none of this game
        assert server.house.rooms == {}


async def test_a_match_is_not_told(start: Callable[..., Any], client: Path) -> None:
    async with start(client_folder=client) as server:
        ann = await server.person("Ann")
        table = (await ann.post("/api/play", {"game": "seasons", "bot": "random"}))["id"]
        said = await head(ann, f"/table/{table}")
        assert said["og:title"] == "Seasons: a match is being played"
        assert said["robots"] == "noindex"
        assert "Ann" not in str(said)


@pytest.mark.parametrize("name", ["ludoteka", "seasons", "etherstone", "elven-rage"])
def test_there_is_a_picture(name: str) -> None:
    assert (Path(__file__).parents[2] / "web" / "public" / "previews" / f"{name}.jpg").is_file()


async def test_all_other_pages_are_the_house(
    start: Callable[..., Any], client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(client_folder=client) as server:
        ann = await server.person("Ann")
        table = await invited(ann, await server.person("Bob"))
        for path in (
            *("/", "/about", "/table/nosuchtable", "/table/", f"/table/{'x' * 30}", "/table/%22%3E%3Cb%3E"),
            *(f"/{table}", f"/replay/{table}"),
        ):
            said = await head(ann, path)
            assert (said["title"], said["og:title"]) == ("Ludoteka", "Ludoteka")
            assert said["og:description"].startswith("Tabletop games in the browser")
            assert said["og:url"] == f"http://{HOST}/"
            assert "robots" not in said
        server.house.rooms.clear()

        async def away(*_: Any) -> Any:
            raise StorageError("away")

        monkeypatch.setattr(Store, "table", away)
        assert (await head(ann, f"/table/{table}"))["og:title"] == "Ludoteka"
