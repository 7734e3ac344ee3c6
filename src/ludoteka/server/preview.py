"""What a messenger shows of a link: the head of the page of an address, in Open Graph.

Whoever has a link to a table may see the table itself. Its preview is shown to everybody who reads the message, so it
tells the game and, before the match, the name that the host chose: nobody else's, and nothing of a match.
"""

from dataclasses import dataclass
from html import escape

from ludoteka.core.game import LANGUAGES
from ludoteka.server.table import Table
from ludoteka.text import game_name, texts

TITLE = "Ludoteka"
HIDDEN = '<meta name="robots" content="noindex">'  # a table is for those who were given its link


@dataclass(frozen=True)
class Preview:
    """What is said of an address. `game`: whose picture is shown; empty: that of the house."""

    title: str
    text: str
    game: str = ""
    path: str = "/"  # of the page that it leads to; nothing that a reader wrote comes back
    hidden: bool = False

    def head(self, site: str, language: str, image: str) -> str:
        """Tags for the head of the page; `site` is the address of the server, `image` the path of a picture."""
        said = {
            "og:site_name": TITLE,
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.text,
            "og:url": site + self.path,
            "og:image": site + image,
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:locale": {"en": "en_GB", "ru": "ru_RU", "uk": "uk_UA"}[language],
        }
        title = self.title if self.title == TITLE else f"{self.title} · {TITLE}"
        return "\n    ".join(
            [
                f"<title>{escape(title)}</title>",
                f'<meta name="description" content="{escape(self.text)}">',
                *(f'<meta property="{name}" content="{escape(value)}">' for name, value in said.items()),
                '<meta name="twitter:card" content="summary_large_image">',
                *([HIDDEN] if self.hidden else []),
            ]
        )


def house(language: str) -> Preview:
    """The preview of any page but a table's."""
    return Preview(TITLE, texts(language)("web-hero-text"))


def of_table(table: Table, host: str, language: str) -> Preview:
    """The preview of a table; `host` is the name that its host chose, if any."""
    say, game = texts(language), game_name(table.game, language)
    path = f"/table/{table.id}"
    if table.status != "waiting":
        return Preview(say(f"preview-{table.status}", game=game), say("web-hero-text"), table.game, path, hidden=True)
    title = say("preview-invites", player=host, game=game) if host else say("preview-invited", game=game)
    free = sum(seat.kind == "open" for seat in table.seats)
    return Preview(title, say("preview-seats", n=free), table.game, path, hidden=True)


def language_of(wished: str, accepted: str) -> str:
    """The language that a link asks for, else the first of ours that a reader accepts, else English."""
    for wish in (wished, *accepted.split(",")):
        short = wish.strip().split(";")[0].split("-")[0].lower()
        if short in LANGUAGES:
            return short
    return "en"
