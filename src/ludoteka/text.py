"""Words for people, in three languages, from the Fluent files in `locales/` and those that games bring."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteka.core.game import HOUSE_WORDS, LANGUAGES, games

LOCALES = HOUSE_WORDS
HUMAN = "human"  # a person without a name, in a journal of the terminal
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


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        own = sorted((LOCALES / language).glob("*.ftl"))
        brought = [path for game in games().values() if game.words() != LOCALES for path in game.word_files(language)]
        for path in [*own, *brought]:  # what is named twice stays as it was named first
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __contains__(self, name: str) -> bool:
        message, _, attribute = name.partition(".")
        return self._bundle.has_message(message) and (
            not attribute or attribute in self._bundle.get_message(message).attributes
        )

    def __call__(self, name: str, /, **args: Any) -> str:
        """The message `name`, or its attribute as `name.attribute`; a missing one is a programming error."""
        message_id, _, attribute = name.partition(".")
        message = self._bundle.get_message(message_id)
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
