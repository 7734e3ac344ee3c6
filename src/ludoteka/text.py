"""Words for people, in three languages, from the Fluent files in `locales/` and those that games bring."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteka.core.game import HOUSE_WORDS, LANGUAGES, games
from ludoteka.packed import read_text

LOCALES = HOUSE_WORDS
HUMAN = "human"  # a person without a name, in a journal of the terminal
# Where a message or a term begins; whatever else belongs to it is indented.
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
__all__ = ["HUMAN", "LANGUAGES", "LOCALES", "Texts", "game_name", "message_name", "plain", "player_names", "texts"]
_NUMBERED = re.compile(r"(Guest|Player) (\d{1,4})")  # who chose no name
_ASCII = str.maketrans("абвгдеёзийклмнопрстуфыэ:+", "abvgdeeziyklmnoprstufye--") | str.maketrans(
    {"ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": "", "ю": "yu", "я": "ya"}
)


def message_name(card: str) -> str:
    """A card's id inside the name of a message, which is ASCII: `base:9` becomes `base-9`, `ТУ001` becomes `tu001`."""
    return card.lower().translate(_ASCII)


def plain(name: str) -> str:
    """Words for what has none: `captured-points` becomes `Captured points`."""
    words = re.sub(r"[-_:]+", " ", name).strip()
    return words[:1].upper() + words[1:]


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, each with its name and as it is written."""
    starts = list(ENTRY.finditer(source))
    for found, after in zip_longest(starts, starts[1:]):
        yield found[1], source[found.start() : after.start() if after else len(source)]


class References(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - so the visitor finds it
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


class Texts:
    """The messages of one language. A message is parsed when it is asked for: few of them ever are."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._written: dict[str, str] = {}
        own = sorted((LOCALES / language).glob("*.ftl*"))
        brought = [path for game in games().values() if game.words() != LOCALES for path in game.word_files(language)]
        for path in [*own, *brought]:  # what is named twice stays as it was named first
            for name, written in entries(read_text(path)):
                self._written.setdefault(name, written)

    def _parsed(self, name: str) -> ast.Message | ast.Term:
        entry = self._parser.parse(self._written[name]).body[0]
        if not isinstance(entry, ast.Message | ast.Term):
            raise ValueError(f"message '{name}' in '{self.language}' cannot be read: {self._written[name].strip()}")
        return entry

    def _message(self, name: str) -> Message:
        """A message, with all that it refers to in the bundle."""
        if not self._bundle.has_message(name):
            found: dict[str, ast.Message | ast.Term] = {}
            references = References()
            references.names.append(name)
            while references.names:
                wanted = references.names.pop()
                if wanted in self._written and wanted not in found:
                    found[wanted] = self._parsed(wanted)
                    references.visit(found[wanted])
            self._bundle.add_resource(ast.Resource([*found.values()]))
        return self._bundle.get_message(name)

    def __contains__(self, name: str) -> bool:
        message, _, attribute = name.partition(".")
        return (
            message in self._written
            and message[0] != "-"
            and (not attribute or attribute in self._message(message).attributes)
        )

    def __call__(self, name: str, /, **args: Any) -> str:
        """The message `name`, or its attribute as `name.attribute`; a missing one is a programming error."""
        message_id, _, attribute = name.partition(".")
        message = self._message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(name)
        value, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message '{name}' in '{self.language}': {errors[0]}")
        return str(value)

    def rulings(self, name: str) -> list[str]:
        """The messages `<name>-ruling-1`, `<name>-ruling-2` and so on."""
        found: list[str] = []
        while (ruling := f"{name}-ruling-{len(found) + 1}") in self:
            found.append(self(ruling))
        return found


@cache
def texts(language: str) -> Texts:
    """The messages of a language: en, ru or uk."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language '{language}': use {', '.join(LANGUAGES)}")
    return Texts(language)


def game_name(game: str, language: str) -> str:
    """What a game is called; one that brings no words by its plain name."""
    say = texts(language)
    return say(game) if game in say else plain(game)


def player_names(names: Sequence[str], language: str) -> list[str]:
    """What to call those whom a journal names: people as they call themselves, computer players by words of ours."""
    say = texts(language)
    found = []
    for seat, name in enumerate(names):
        message = f"player-bot-{name}"
        numbered = _NUMBERED.fullmatch(name)
        if name in {"", HUMAN}:
            found.append(say("player-number", n=seat + 1))
        elif numbered is not None:
            found.append(say("player-guest" if numbered[1] == "Guest" else "player-number", n=numbered[2]))
        elif message not in say:
            found.append(name)
        elif names.count(name) == 1:
            found.append(say(message))
        else:
            found.append(say("player-namesake", bot=say(message), n=names[:seat].count(name) + 1))
    return found
